"""A match that is over, played again step by step: as one viewer saw it, or with everything open.

A viewer is shown again what was shown then, by the same means: adding up the steps gives what this viewer had.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec

from ..kernel import MOMENT, Entry, Highlight, LichinaError, Match, Outcome, Record, honoured, retold
from ..kernel.deltas import delta
from ..kernel.history import Page
from ..kernel.match import retrace
from ..registry import FoundGame, of_record
from .frames import Lens, SentClock, Showing, Viewer
from .inflection import cases_of
from .rows import encode
from .state import MASK_ORDER, Refused
from .texts import GameTexts

ALL_OPEN: Final = "all"
"""The viewer to whom everything is open."""
Watcher: TypeAlias = Viewer | Literal["all"]
MOST_ENTRIES = 20_000
"""Longer matches are not played again: it would take a server too long."""


class Cast(msgspec.Struct, frozen=True):
    """What a record does not tell of a match: who played, and how it ended then."""

    names: tuple[str, ...]
    outcome: Outcome | None
    masks: tuple[int, ...] = ()
    by: tuple[str, ...] = ()
    """Who made each entry: a person, a bot or the clock; empty where that was not kept."""
    match: int = 1


def frames(record: bytes, cast: Cast, language: str, watcher: Watcher) -> bytes:
    """The whole replay of a record as JSON; Refused if it cannot be played again as it was."""
    try:
        found = Record.from_json(record)
        entry = of_record(found)
        if watcher != ALL_OPEN and watcher is not None and watcher not in range(found.seats):
            raise Refused("no-such-seat", f"there is no seat {watcher} in this match", seat=str(watcher))
        if len(found.entries) > MOST_ENTRIES:
            raise cannot_replay("length")
        return _written(_Projector(found, entry, cast, language, watcher))
    except Refused:
        raise
    except LichinaError as error:
        raise cannot_replay("rules" if error.code in ("unknown-game", "other-version") else "record") from error


def cannot_replay(why: str) -> Refused:
    """The refusal of a match that cannot be shown again: for its rules, its record or its length."""
    return Refused("cannot-replay", "this match cannot be played again as it was", why=why)


def _written(projector: _Projector) -> bytes:
    start, *steps = projector.frames()
    match, cast = projector.match, projector.cast
    if match.outcome != cast.outcome:  # the same entries lead elsewhere: these are not the rules it was played by
        raise cannot_replay("rules")
    outcome = projector.over(match.outcome)
    version = projector.record.version
    head = encode({**projector.about, "version": version, "viewer": projector.viewer, "outcome": outcome})
    end = b""
    if projector.everything and match.outcome is not None:
        end = b"," + encode(projector.ending())[1:-1]
    return b'%s%s,"start":%s,"steps":[%s]}' % (head[:-1], end, start, b",".join(steps))


class _Projector:
    """Shows a match again to one viewer."""

    def __init__(self, record: Record, found: FoundGame, cast: Cast, language: str, watcher: Watcher) -> None:
        cases = [cases_of(name) for name in cast.names]
        self.record = record
        self.cast = cast
        self.everything = watcher == ALL_OPEN
        self.viewer: int | str = "spectator" if watcher is None else watcher
        self.texts = GameTexts(found, language, cast.names, cases, record.options)
        self.about = {
            "match": cast.match,
            "game": record.game,
            "names": cast.names,
            "masks": cast.masks or MASK_ORDER[: record.seats],
            "forms": cases,
            "content": found.content(record.options),
        }
        seat = watcher if isinstance(watcher, int) else None
        self._lens = Lens(seat, self.texts)
        self._kind = found.game
        self._told: list[int] = []
        """How much had been told by the beginning, and by the end of each step."""
        known = len(cast.by) == len(record.entries)
        self._by: Sequence[str | None] = cast.by if known else [None] * len(record.entries)

    def over(self, outcome: Outcome | None) -> dict[str, Any] | None:
        """The outcome in words."""
        return None if outcome is None else self.texts.over(outcome)

    def ending(self) -> dict[str, Any]:
        """What was counted, the awards, and the story in a paragraph, each with the step that shows it."""
        match, texts = self.match, self.texts
        awards = honoured(match.awards, self._people())
        return {
            "facts": [texts.fact(fact) for fact in match.facts],
            "awards": [{**texts.award(award), "step": self._step_of(award)} for award in awards],
            "retold": [
                {"text": texts.narrator.turned(turn), "step": self._step_of(turn)} for turn in retold(match.retelling)
            ],
        }

    def _people(self) -> set[int]:
        """The seats for which a person has answered; none in matches that were kept before this was noted."""
        pairs = zip(self.record.entries, self._by, strict=True)
        return {entry.seat for entry, by in pairs if by == "person" and entry.seat is not None}

    def _step_of(self, highlight: Highlight) -> int:
        """The step with which an event was told; 0 is the beginning."""
        return bisect_right(self._told, highlight.at)

    def frames(self) -> Iterator[bytes]:
        """First the whole of it, then a step for each entry that was news."""
        steps = retrace(self.record, self._kind)
        self.match = match = next(steps)
        scene = Showing(match, lambda channel: False, live=False)
        about = encode({**self.about, "edition": 0, "seat": self._lens.viewer})[1:-1]
        start = scene.whole(self._lens, 0, _clock(match), about).rstrip()
        self._told = [len(match.game.story)]
        news = _Open(match, self.texts) if self.everything else None
        yield start if news is None else news.added_to(start, whole=True)
        for index, entry in enumerate(self.record.entries):
            meant = _meant(match, entry)
            next(steps)
            (frame,) = scene.news([self._lens], _clock(match))
            if news is not None and (frame is not None or meant["key"] != MOMENT):  # that one has seen it, is no step
                meant["by"] = "clock" if entry.lapse else self._by[index]
                frame = news.added_to(frame or b'{"t":"step","clock":' + encode(_clock(match)) + b"}", entry=meant)
            if frame is not None:
                self._told.append(len(match.game.story))
                yield b'{"at":%s,%s' % (encode(match.now), frame.rstrip()[1:])


def _clock(match: Match) -> SentClock:
    return SentClock(match.now, match.outcome is None, 1.0, match.deadline)


def _meant(match: Match, entry: Entry) -> dict[str, Any]:
    """What an entry is about to do: the key of the ask that it answers is known only while that is open."""
    if entry.lapse or entry.reseed is not None:
        return {"what": "lapse" if entry.lapse else "reseed", "seat": None, "key": None, "value": None}
    for what, seat in (("skip", entry.skip), ("undo", entry.undo)):
        if seat is not None:
            return {"what": what, "seat": seat, "key": None, "value": None}
    key = entry.ask
    if not isinstance(key, str) and entry.seat is not None:
        key = next((ask.key for ask in match.asks_of(entry.seat) if entry.ask in (None, ask.number)), None)
    return {"what": "answer", "seat": entry.seat, "key": key, "value": entry.value}


class _Open:
    """What a spectator does not see: every seat's private view, and all that was told with its audience."""

    def __init__(self, match: Match, texts: GameTexts) -> None:
        self._match = match
        self._texts = texts
        self._seats = match.game.seats
        self._private: list[msgspec.Struct | None] = [None] * len(self._seats)
        self._pages = 0

    def added_to(self, frame: bytes, whole: bool = False, entry: dict[str, Any] | None = None) -> bytes:
        """A spectator's frame with all that is hidden, and with all that is told in the place of what he was told."""
        parts = msgspec.json.decode(frame, type=dict[str, msgspec.Raw])
        pages = self._match.game.story.since(self._pages)
        self._pages += len(pages)
        if pages or whole:
            parts["told"] = msgspec.Raw(encode([self._told(page) for page in pages]))
        changes = {seat: news for seat in self._seats if (news := self._news(seat, whole)) is not None}
        if whole:
            parts["privates"] = msgspec.Raw(b"[" + b",".join(changes.values()) + b"]")
        elif changes:
            written = (b'"%d":%s' % pair for pair in changes.items())
            parts["privates"] = msgspec.Raw(b"{" + b",".join(written) + b"}")
        if entry is not None:
            parts["entry"] = msgspec.Raw(encode(entry))
        return encode(parts)

    def _news(self, seat: int, whole: bool) -> bytes | None:
        private = self._match.view(seat).private
        last, self._private[seat] = self._private[seat], private
        if whole:
            return encode(private)
        return delta(last, private) or None

    def _told(self, page: Page) -> dict[str, Any]:
        to, event = page
        audience = sorted(to) or "nobody" if isinstance(to, frozenset) else "all"
        return {**self._texts.told(event), "to": audience}
