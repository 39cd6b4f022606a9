"""Whether things are as a vector expects them, and what is there instead."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeAlias

from msgspec import UNSET, UnsetType

from lichina.kernel import Ask, IllegalAnswer, Match, Told

from .data import follow, plain, written
from .files import Asked, Attempt, Expect, Hears, Seats

Marks: TypeAlias = dict[int | None, int]
"""How much each viewer had heard by some moment."""


class Comparison:
    """A match as it is now, held against what is expected of it."""

    def __init__(self, match: Match, seats: Seats) -> None:
        self.match = match
        self.seats = seats

    def unmet(self, expect: Expect, marks: Marks) -> Iterator[tuple[str, str]]:
        """What was expected and what is there instead, for every expectation that is not met."""
        match = self.match
        for hears in expect.told or ():
            if not list(self._heard(hears, marks)):
                yield f"told {self._hears_shown(hears)}", self._story_shown(hears, marks)
        for hears in expect.not_told or ():
            for event in self._heard(hears, marks):
                yield f"not told {self._hears_shown(hears)}", _event_shown(event)
        yield from self._unseen(expect.view)
        for name, there in (("asks", match.asks), ("offers", match.offers)):
            yield from self._not_there(name, getattr(expect, name), there)
            for asked in getattr(expect, f"not_{name}") or ():
                if self._mine(asked, there):
                    yield f"not_{name} {asked.seat} {asked.key or ''}".rstrip(), self._asks_shown(asked, there)
        yield from self._wrongly_allowed(expect)
        if expect.outcome is not UNSET:
            yield from self._wrong_outcome(expect.outcome)
        if expect.phase is not UNSET and expect.phase != match.phase:
            yield f"phase {expect.phase}", f"phase {match.phase}"

    def _heard(self, hears: Hears, marks: Marks) -> Iterator[Told]:
        viewer = self.seats.viewer(hears.to)
        wanted = plain(self.seats(hears.data))
        for event in self.match.told(viewer, marks[viewer]):
            data = plain(event.data)
            if event.key == hears.key and all(key in data and data[key] == wanted[key] for key in wanted):
                yield event

    def _hears_shown(self, hears: Hears) -> str:
        return f"{hears.to or 'spectator'} {hears.key} {written(self.seats(hears.data))}"

    def _story_shown(self, hears: Hears, marks: Marks) -> str:
        viewer = self.seats.viewer(hears.to)
        events = self.match.told(viewer, marks[viewer])
        return "; ".join(_event_shown(event) for event in events) or "nothing was told"

    def _unseen(self, views: list[dict[str, Any]] | dict[str, Any] | UnsetType) -> Iterator[tuple[str, str]]:
        for wanted in [views] if isinstance(views, dict) else views or ():
            name = wanted.get("for")
            there = plain(self.match.view(self.seats.viewer(name)))
            for path, value in self.seats({path: value for path, value in wanted.items() if path != "for"}).items():
                found, exists = follow(there, path)
                if not exists or found != plain(value):
                    shown = written(found) if exists else f"no such thing: there is {written(found)}"
                    yield f"view for {name or 'spectator'} {path} = {written(value)}", shown

    def _mine(self, asked: Asked, there: Iterable[Ask]) -> list[Ask]:
        seat = self.seats.number(asked.seat)
        return [ask for ask in there if ask.seat == seat and asked.key in (None, ask.key)]

    def _not_there(self, name: str, wanted: list[Asked] | UnsetType, there: Sequence[Ask]) -> Iterator[tuple[str, str]]:
        if wanted == [] and there:
            yield f"no {name}", "; ".join(f"{ask.seat}: {ask.key}" for ask in there)
        for asked in wanted or ():
            mine = self._mine(asked, there)
            if not any(self._fits(asked, ask) for ask in mine):
                shown = f"{name} {asked.seat} {asked.key}"
                if asked.options is not UNSET:
                    shown += f" options {written(self.seats(asked.options))}"
                if asked.closed is not UNSET:
                    shown += f" closed {written(self.seats(asked.closed))}"
                yield shown, self._asks_shown(asked, there)

    def _fits(self, asked: Asked, ask: Ask) -> bool:
        options, closed = _choices(ask)
        if asked.options is not UNSET and plain(self.seats(asked.options)) != options:
            return False
        return asked.closed is UNSET or plain(self.seats(asked.closed)) == closed

    def _asks_shown(self, asked: Asked, there: Iterable[Ask]) -> str:
        seat = self.seats.number(asked.seat)
        shown = []
        for ask in there:
            if ask.seat == seat:
                options, closed = _choices(ask)
                shown.append(f"{ask.key} options {written(options)}" + (f" closed {written(closed)}" if closed else ""))
        return "; ".join(shown) or "nothing"

    def _wrongly_allowed(self, expect: Expect) -> Iterator[tuple[str, str]]:
        """What may be done now and should not be possible, and the other way round."""
        for attempt in expect.may or ():
            refusals = list(self._refusals(attempt))
            if all(refusals):
                yield f"may {_attempt_shown(attempt)}", "; ".join(map(str, refusals)) or "there is no such ask or offer"
        for attempt in expect.may_not or ():
            if not all(self._refusals(attempt)):
                yield f"may_not {_attempt_shown(attempt)}", "it would be taken"

    def _refusals(self, attempt: Attempt) -> Iterator[str | None]:
        """Why each ask and offer of the seat with this key would refuse the answer; None: it would take it."""
        seat = self.seats.number(attempt.seat)
        for ask in (*self.match.asks_of(seat), *self.match.offers_of(seat)):
            if ask.key == attempt.key:
                try:
                    ask.form.accept(self.seats(attempt.value))
                except IllegalAnswer as error:
                    yield f"{error.code}: {error}"
                else:
                    yield None

    def _wrong_outcome(self, wanted: dict[str, Any] | UnsetType | None) -> Iterator[tuple[str, str]]:
        found = plain(self.match.outcome)
        shown = written(found) if found is not None else "not over"
        if not isinstance(wanted, dict) or found is None:
            if wanted != found:
                yield f"outcome {written(wanted) if wanted is not None else 'not over'}", shown
            return
        for key, value in plain(self.seats(wanted)).items():
            if key not in found or found[key] != value:
                yield f"outcome {key} = {written(value)}", shown


def _attempt_shown(attempt: Attempt) -> str:
    return f"{attempt.seat} {attempt.key} {written(attempt.value)}"


def _event_shown(event: Told) -> str:
    return f"{event.key} {written(event.data)}"


def _choices(ask: Ask) -> tuple[list[Any], dict[str, str]]:
    """What can be chosen at first, and what cannot and why. Of a number: the lowest and the highest."""
    form = plain(ask.form.seen())
    closed: dict[str, str] = {str(option): reason for option, reason in (ask.closed or {}).items()}
    if form["kind"] == "tree":
        root = form["branches"][0]
        closed |= {str(option): reason for option, reason in root["closed"]}
        return [option for option, _ in root["options"]], closed
    if form["kind"] == "number":
        return [form["low"], form["high"]], closed
    if form["kind"] == "text":
        return [form["longest"]], closed
    return form.get("options") or form.get("items") or form.get("targets") or [], closed
