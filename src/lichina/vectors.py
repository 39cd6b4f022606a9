"""Rule vectors: small positions with orders and what must come of them, in files, played through the public API.

The format is described in docs/vectors.md. Nothing that is not understood is passed over: a typo never makes a vector
pass.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType

from .kernel import Ask, Game, IllegalAnswer, LichinaError, Match, Told

_NAME = re.compile(r"\w[\w-]*")
_PATIENCE = 1000


class BadVectors(LichinaError):
    """The file is not one of rule vectors, or something in it is not understood."""


# --- what a file holds ------------------------------------------------------------------------------------------------


class Hears(Struct, frozen=True, forbid_unknown_fields=True):
    """An event: to whom it is told, its key, and some of its data."""

    to: str | None
    key: str
    data: dict[str, Any] = {}


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """A question or an offer: whose, its key, and, if they matter, what can be chosen and what cannot."""

    seat: str
    key: str | None = None
    options: list[Any] | UnsetType = UNSET
    closed: dict[str, str] | UnsetType = UNSET


class Expect(Struct, frozen=True, forbid_unknown_fields=True):
    """What must be so."""

    told: list[Hears] | UnsetType = UNSET
    not_told: list[Hears] | UnsetType = UNSET
    view: list[dict[str, Any]] | dict[str, Any] | UnsetType = UNSET
    asks: list[Asked] | UnsetType = UNSET
    not_asks: list[Asked] | UnsetType = UNSET
    offers: list[Asked] | UnsetType = UNSET
    not_offers: list[Asked] | UnsetType = UNSET
    outcome: dict[str, Any] | UnsetType | None = UNSET
    phase: str | UnsetType = UNSET


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """One step."""

    seat: str | UnsetType = UNSET
    ask: str | UnsetType = UNSET
    offer: str | UnsetType = UNSET
    value: Any = UNSET
    lapse: bool | float | UnsetType = UNSET
    rest: Literal["default"] | UnsetType = UNSET
    until: str | UnsetType = UNSET
    skip: str | UnsetType = UNSET
    undo: str | UnsetType = UNSET
    refused: str | UnsetType = UNSET
    expect: Expect | UnsetType = UNSET
    note: str = ""


class Vector(Struct, frozen=True, forbid_unknown_fields=True):
    """One vector."""

    id: str
    cast: list[str]
    orders: list[Order] = []
    expect: Expect | UnsetType = UNSET
    refused: str | UnsetType = UNSET
    deal: Any = UNSET
    options: dict[str, Any] = {}
    seed: int | str = 0
    note: str = ""
    source: str = ""


class Vectors(Struct, frozen=True, forbid_unknown_fields=True):
    """A file."""

    game: str
    vectors: list[Vector]
    note: str = ""


class Failure(NamedTuple):
    """What was not as it must be."""

    vector: str
    where: str
    """The step, or empty for the end."""
    expected: str
    found: str


# --- reading ----------------------------------------------------------------------------------------------------------


def load(file: Path) -> Vectors:
    """Read a file of vectors, JSON or TOML; BadVectors says where it is wrong."""
    try:
        text = file.read_text(encoding="utf-8")
        data = tomllib.loads(text) if file.suffix == ".toml" else json.loads(text, object_pairs_hook=_no_twins)
    except OSError as error:
        raise BadVectors(
            "no-file", f"{file} cannot be read: {error.strerror}", path=str(file), detail=str(error.strerror)
        ) from None
    except ValueError as error:
        raise BadVectors("broken-file", f"{file} is not readable: {error}", path=str(file), detail=str(error)) from None
    return read(data)


def read(data: Any) -> Vectors:
    """The vectors in plain data."""
    try:
        found = msgspec.convert(data, Vectors)
    except msgspec.ValidationError as error:
        raise _bad(str(error)) from None
    if not found.vectors:
        raise _bad("there are no vectors in it")
    names = [vector.id for vector in found.vectors]
    for vector in found.vectors:
        if names.count(vector.id) > 1:
            raise _bad(f"there are several vectors “{vector.id}”")
        _check(vector)
    return found


def _bad(detail: str) -> BadVectors:
    return BadVectors("bad-vectors", f"these are not rule vectors: {detail}", detail=detail)


def _no_twins(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) != len(pairs):
        twin = next(name for name, _ in pairs if [other for other, _ in pairs].count(name) > 1)
        raise ValueError(f"“{twin}” is there twice")
    return data


def _check(vector: Vector) -> None:
    """Refuse a vector that cannot mean anything."""
    where = f"“{vector.id}”"
    if len(set(vector.cast)) != len(vector.cast) or not all(_NAME.fullmatch(name) for name in vector.cast):
        raise _bad(f"{where}: the names of a cast are different single words")
    if vector.deal is not UNSET and "deal" in vector.options:
        raise _bad(f"{where}: “deal” stands there and in “options”")
    if vector.refused is not UNSET and (vector.orders or vector.expect is not UNSET):
        raise _bad(f"{where}: what is refused has no orders and no expectations")
    if vector.refused is UNSET and vector.expect is UNSET and not any(_tests(order) for order in vector.orders):
        raise _bad(f"{where}: nothing is expected")
    for index, order in enumerate(vector.orders):
        _check_order(order, f"{where}: orders[{index}]")
        if order.expect is not UNSET:
            _check_expect(order.expect, f"{where}: orders[{index}]")
    if vector.expect is not UNSET:
        _check_expect(vector.expect, where)
    seats = _Seats(vector.cast)  # every name that stands anywhere must be of the cast
    for part in (vector.options, vector.deal, vector.expect, *vector.orders):
        if part is not UNSET:
            seats({**msgspec.to_builtins(part), "note": ""} if isinstance(part, Order) else msgspec.to_builtins(part))


def _tests(order: Order) -> bool:
    return order.expect is not UNSET or order.refused is not UNSET


def _check_order(order: Order, where: str) -> None:
    kinds = [kind for kind in ("ask", "offer", "lapse", "rest", "skip", "undo") if getattr(order, kind) is not UNSET]
    answers = kinds in (["ask"], ["offer"])
    if len(kinds) > 1 or (not kinds and order.expect is UNSET):
        raise _bad(f"{where}: a step is one of ask, offer, lapse, rest, skip, undo; or it only expects something")
    if answers != (order.seat is not UNSET) or answers != (order.value is not UNSET):
        raise _bad(f"{where}: “seat” and “value” belong to an ask or an offer, and both are needed there")
    if order.until is not UNSET and kinds != ["rest"]:
        raise _bad(f"{where}: “until” belongs to “rest”")
    if order.refused is not UNSET and kinds in ([], ["rest"]):
        raise _bad(f"{where}: there is nothing here that could be refused")
    if order.lapse is not UNSET and (order.lapse is False or order.lapse < 0):
        raise _bad(f"{where}: “lapse” is true, or a number of seconds")


def _check_expect(expect: Expect, where: str) -> None:
    given = {name: value for name in expect.__struct_fields__ if (value := getattr(expect, name)) is not UNSET}
    if not given:
        raise _bad(f"{where}: an expectation is empty")
    for name, value in given.items():
        if name not in ("asks", "offers", "outcome", "phase") and not value:
            raise _bad(f"{where}: “{name}” is empty")
    for name in ("asks", "offers"):
        if name in given and any(asked.key is None for asked in given[name]):
            raise _bad(f"{where}: “{name}” needs the key of each")


class _Seats:
    """Puts the numbers of seats in the place of "@Name"; "@@" stands for an "@" that is meant."""

    def __init__(self, cast: Sequence[str]) -> None:
        self.cast = cast

    def __call__(self, value: Any) -> Any:
        if isinstance(value, str) and value.startswith("@"):
            return value[1:] if value.startswith("@@") else self.number(value)
        if isinstance(value, Mapping):
            return {self._path(key): self(item) for key, item in value.items()}
        if isinstance(value, list | tuple):
            return [self(item) for item in value]
        return value

    def _path(self, key: Any) -> Any:
        if isinstance(key, str) and "." in key:
            return ".".join(str(self(part)) for part in key.split("."))
        return self(key)

    def number(self, name: str) -> int:
        """The seat of one of the cast."""
        if not name.startswith("@") or name[1:] not in self.cast:
            raise _bad(f"“{name}” is none of the cast: {', '.join('@' + known for known in self.cast)}")
        return self.cast.index(name[1:])

    def viewer(self, name: str | None) -> int | None:
        """A seat, or the spectator."""
        return None if name in (None, "spectator") else self.number(str(name))


# --- playing ----------------------------------------------------------------------------------------------------------


def check(game: type[Game], vectors: Vectors) -> Iterator[tuple[Vector, list[Failure]]]:
    """Play every vector of a file, and say what was not as it must be."""
    if vectors.game != game.id:
        raise BadVectors(
            "other-vectors",
            f"these are vectors of “{vectors.game}”, not of “{game.id}”",
            found=vectors.game,
            known=game.id,
        )
    for vector in vectors.vectors:
        yield vector, check_one(game, vector)


def check_one(game: type[Game], vector: Vector) -> list[Failure]:
    """Play one vector; a step that goes wrong ends it, an expectation that is not met does not."""
    seats = _Seats(vector.cast)
    options = dict(seats(vector.options))
    if vector.deal is not UNSET:
        options["deal"] = seats(vector.deal)
    try:
        match = Match(game, len(vector.cast), vector.seed, options)
    except LichinaError as error:
        if vector.refused == error.code:
            return []
        wanted = "a start" if vector.refused is UNSET else f"the start refused with “{vector.refused}”"
        return [Failure(vector.id, "", wanted, _refusal(error))]
    if vector.refused is not UNSET:
        return [Failure(vector.id, "", f"the start refused with “{vector.refused}”", "it started")]
    return _Run(vector, match, seats).failures()


def _refusal(error: LichinaError) -> str:
    return f"{error.code}: {error}"


_Marks: TypeAlias = dict[int | None, int]


class _Run:
    """One vector while it is played."""

    def __init__(self, vector: Vector, match: Match, seats: _Seats) -> None:
        self.vector = vector
        self.match = match
        self.seats = seats
        self.at = 0.0
        """The time by the vector's own reckoning: it passes even where nothing is due."""

    def failures(self) -> list[Failure]:
        """Play the orders, and look whether all is as expected."""
        found: list[Failure] = []
        for index, order in enumerate(self.vector.orders):
            marks = self._marks()
            wrong = self._step(order)
            where = f"orders[{index}]"
            if wrong is not None:
                found.append(Failure(self.vector.id, where, *wrong))
                return found
            if order.expect is not UNSET:
                found += [Failure(self.vector.id, where, *pair) for pair in self._unmet(order.expect, marks)]
        if self.vector.expect is not UNSET:
            nothing: _Marks = dict.fromkeys((None, *self.match.game.seats), 0)
            found += [Failure(self.vector.id, "", *pair) for pair in self._unmet(self.vector.expect, nothing)]
        return found

    def _marks(self) -> _Marks:
        return {viewer: len(self.match.told(viewer)) for viewer in (None, *self.match.game.seats)}

    # --- steps --------------------------------------------------------------------------------------------------------

    def _step(self, order: Order) -> tuple[str, str] | None:
        """Do one step; what was expected of it and what came, if it went wrong."""
        shown = _step_shown(order)
        before = self._everything() if order.refused is not UNSET else None
        try:
            wrong = self._do(order)
        except IllegalAnswer as error:
            if order.refused is UNSET:
                return f"{shown} taken", _refusal(error)
            if order.refused != error.code:
                return f"{shown} refused with “{order.refused}”", _refusal(error)
            if self._everything() != before:
                return f"{shown} refused and nothing changed", "something has changed"
            return None
        except LichinaError as error:
            return shown, _refusal(error)
        if order.refused is not UNSET:
            return f"{shown} refused with “{order.refused}”", "it was taken"
        return wrong

    def _everything(self) -> list[Any]:
        """All that could have changed."""
        match = self.match
        return [match.record, match.phase, *(match.glimpse(viewer) for viewer in (None, *match.game.seats))]

    def _do(self, order: Order) -> tuple[str, str] | None:
        match = self.match
        self.at = max(self.at, match.now)
        if isinstance(order.seat, str):
            seat = self.seats.number(order.seat)
            name = order.offer if isinstance(order.offer, str) else self._open(seat, str(order.ask))
            match.answer(seat, self.seats(order.value), name, self.at)
        elif isinstance(order.skip, str):
            match.skip(self.seats.number(order.skip), self.at)
        elif isinstance(order.undo, str):
            match.undo(self.seats.number(order.undo))
        elif order.rest is not UNSET:
            return self._rest(order.until if isinstance(order.until, str) else None)
        elif order.lapse is True:
            match.lapse()
        elif not isinstance(order.lapse, UnsetType):
            self.at += order.lapse
            match.lapse(self.at)
        return None

    def _open(self, seat: int, key: str) -> int:
        """The number of the seat's open ask with this key; one not yet answered, if there are several."""
        asks = sorted((ask for ask in self.match.asks_of(seat) if ask.key == key), key=lambda ask: ask.held is not None)
        if not asks:
            raise IllegalAnswer("not-asked", f"seat {seat} is not asked “{key}” now", seat=seat)
        return asks[0].number

    def _rest(self, until: str | None) -> tuple[str, str] | None:
        """Let open asks take their defaults: those that are open now, or all until a phase begins."""
        match = self.match
        if until is None:
            waiting = [(ask.seat, ask.number) for ask in match.asks]
            if not waiting:
                return "somebody is asked", "nobody is"
            for seat, number in waiting:
                if any(ask.number == number and ask.held is None for ask in match.asks_of(seat)):
                    match.skip(seat, max(self.at, match.now))
            return None
        for _ in range(_PATIENCE):
            if match.outcome is not None:
                return f"phase {until}", f"the match is over: {_shown(_data(match.outcome))}"
            if match.asks:
                match.skip(match.asks[0].seat, max(self.at, match.now))
            else:
                match.lapse()
            if match.phase == until and match.outcome is None:
                return None
        return f"phase {until}", f"still phase {match.phase} after {_PATIENCE} steps"

    # --- expectations -------------------------------------------------------------------------------------------------

    def _unmet(self, expect: Expect, marks: _Marks) -> Iterator[tuple[str, str]]:
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
        if expect.outcome is not UNSET:
            yield from self._wrong_outcome(expect.outcome)
        if expect.phase is not UNSET and expect.phase != match.phase:
            yield f"phase {expect.phase}", f"phase {match.phase}"

    def _heard(self, hears: Hears, marks: _Marks) -> Iterator[Told]:
        viewer = self.seats.viewer(hears.to)
        wanted = _data(self.seats(hears.data))
        for event in self.match.told(viewer, marks[viewer]):
            data = _data(event.data)
            if event.key == hears.key and all(key in data and data[key] == wanted[key] for key in wanted):
                yield event

    def _hears_shown(self, hears: Hears) -> str:
        return f"{hears.to or 'spectator'} {hears.key} {_shown(self.seats(hears.data))}"

    def _story_shown(self, hears: Hears, marks: _Marks) -> str:
        viewer = self.seats.viewer(hears.to)
        events = self.match.told(viewer, marks[viewer])
        return "; ".join(_event_shown(event) for event in events) or "nothing was told"

    def _unseen(self, views: list[dict[str, Any]] | dict[str, Any] | UnsetType) -> Iterator[tuple[str, str]]:
        for wanted in [views] if isinstance(views, dict) else views or ():
            name = wanted.get("for")
            there = _data(self.match.view(self.seats.viewer(name)))
            for path, value in self.seats({path: value for path, value in wanted.items() if path != "for"}).items():
                found, exists = _follow(there, path)
                if not exists or found != _data(value):
                    shown = _shown(found) if exists else f"no such thing: there is {_shown(found)}"
                    yield f"view for {name or 'spectator'} {path} = {_shown(value)}", shown

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
                    shown += f" options {_shown(self.seats(asked.options))}"
                if asked.closed is not UNSET:
                    shown += f" closed {_shown(self.seats(asked.closed))}"
                yield shown, self._asks_shown(asked, there)

    def _fits(self, asked: Asked, ask: Ask) -> bool:
        options, closed = _choices(ask)
        if asked.options is not UNSET and _data(self.seats(asked.options)) != options:
            return False
        return asked.closed is UNSET or _data(self.seats(asked.closed)) == closed

    def _asks_shown(self, asked: Asked, there: Iterable[Ask]) -> str:
        seat = self.seats.number(asked.seat)
        shown = []
        for ask in there:
            if ask.seat == seat:
                options, closed = _choices(ask)
                shown.append(f"{ask.key} options {_shown(options)}" + (f" closed {_shown(closed)}" if closed else ""))
        return "; ".join(shown) or "nothing"

    def _wrong_outcome(self, wanted: dict[str, Any] | UnsetType | None) -> Iterator[tuple[str, str]]:
        found = _data(self.match.outcome)
        shown = _shown(found) if found is not None else "not over"
        if not isinstance(wanted, dict) or found is None:
            if wanted != found:
                yield f"outcome {_shown(wanted) if wanted is not None else 'not over'}", shown
            return
        for key, value in _data(self.seats(wanted)).items():
            if key not in found or found[key] != value:
                yield f"outcome {key} = {_shown(value)}", shown


# --- data -------------------------------------------------------------------------------------------------------------


def _data(value: Any) -> Any:
    """Anything as plain JSON data, so that a tuple equals a list."""
    return msgspec.json.decode(msgspec.json.encode(value))


def _shown(value: Any) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 200 else text[:197] + "..."


def _event_shown(event: Told) -> str:
    return f"{event.key} {_shown(event.data)}"


def _step_shown(order: Order) -> str:
    fields = ((name, getattr(order, name)) for name in order.__struct_fields__)
    given = {name: value for name, value in fields if value is not UNSET and name not in ("expect", "note", "refused")}
    return _shown(given)


def _follow(value: Any, path: str) -> tuple[Any, bool]:
    """What lies at a dotted path, and whether there is anything; if not, the last thing on the way."""
    for part in path.split("."):
        if isinstance(value, dict) and part in value:
            value = value[part]
        elif isinstance(value, list) and part.isdecimal() and int(part) < len(value):
            value = value[int(part)]
        else:
            return value, False
    return value, True


def _choices(ask: Ask) -> tuple[list[Any], dict[str, str]]:
    """What can be chosen at first, and what cannot and why. Of a number: the lowest and the highest."""
    form = _data(ask.form.seen())
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
