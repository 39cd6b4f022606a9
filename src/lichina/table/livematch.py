"""A match that is on: how it is entered, written down, rebuilt, and kept when it is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ..bots.hearing import SeatNames
from ..kernel import Entry, Match, Outcome, Record, Told
from ..kernel.record import FORMAT
from ..registry import FoundGame
from .rows import BackRow, BeganRow, ChangedRow, EnteredRow, Line, Row, SaidRow, Written, encode, written
from .state import TableState


class LiveMatch:
    """The match of a table, with everything about it that a restart brings back."""

    def __init__(self, game: FoundGame, began: BeganRow, match: Match | None = None) -> None:
        self.game = game
        self.began = began
        self.lines: list[Line] = []
        self.typed: list[tuple[int, Told]] = []
        """What bots have understood of it: after how many pages of the story it was typed, and what."""
        self.spoken = False
        """Whether people talk by voice, which no bot hears."""
        self.backs = 0
        """How often the host went back."""
        self._stand(match or start(game, began))

    def _stand(self, match: Match) -> None:
        """Stand at the beginning of a match."""
        self.match = match
        self.entered = 0
        """How many entries of the match are in the journal; each has a row there."""
        self.pages = len(match.game.story)
        self.times = [0.0] * self.pages
        """When each event of the story was told, in the game's time."""
        self.by: list[str] = []
        """Who made each entry: a person, a bot or the clock."""

    def news(self, by: str) -> list[EnteredRow]:
        """Rows for what has come in since the last ones."""
        entries = self.match.entries(self.entered)
        if not entries:
            return []
        told = tuple(written(page) for page in self.match.game.story.since(self.pages))
        rows = [EnteredRow(entry, by) for entry in entries]
        rows[-1] = EnteredRow(entries[-1], by, told)
        return rows

    def keep(self, rows: int, by: str) -> None:
        """This many new rows are in the journal now."""
        self.entered += rows
        self.by += [by] * rows
        count = len(self.match.game.story)
        self.times += [self.match.now] * (count - self.pages)
        self.pages = count

    def rebuild(self, count: int) -> None:
        """Stand where the match stood after this many entries."""
        entries, authors = self.match.entries()[:count], self.by
        self._stand(start(self.game, self.began))
        for entry, by in zip(entries, authors, strict=False):
            self.replay(entry, by)

    def go_back(self) -> None:
        """Stand where the match stood before the last entry."""
        self.backs += 1
        self.rebuild(self.entered - 1)

    def replay(self, entry: Entry, by: str) -> None:
        """Let an entry from the journal happen again."""
        self.match.enter(entry)
        self.keep(1, by)

    def understand(self, line: Line, names: SeatNames) -> None:
        """Bots read what a person in a seat has typed for all to read."""
        if line.channel == "table" and line.to is None and line.person is not None and line.seat is not None:
            kind = next(iter(self.game.bots().values()))
            self.typed += [(line.pages, event) for event in kind.understand(line.text, line.seat, names)]

    def heard(self, viewer: int | None) -> list[Line]:
        """The talk that this viewer could hear."""
        return [line for line in self.lines if line.to is None or viewer in line.to]


def start(game: FoundGame, began: BeganRow) -> Match:
    """The match as it began."""
    return Match(game.game, began.seats, began.seed, began.options)


def restore(game: FoundGame, began: BeganRow, rows: Sequence[Row]) -> LiveMatch:
    """The match as the journal has it; a LichinaError if it cannot be played again."""
    live = LiveMatch(game, began)
    for row in rows:
        if isinstance(row, EnteredRow):
            live.replay(row.entry, row.by)
        elif isinstance(row, BackRow):
            live.go_back()
        elif isinstance(row, SaidRow):
            live.lines.append(row.line)
    return live


def in_force(rows: Sequence[Row]) -> list[EnteredRow]:
    """What was entered in a match, without what the host went back over."""
    entered: list[EnteredRow] = []
    for row in rows:
        if isinstance(row, EnteredRow):
            entered.append(row)
        elif isinstance(row, BackRow) and entered:
            entered.pop()
    return entered


def chat_of(rows: Sequence[Row]) -> list[Line]:
    """What was said since the table is in the lobby."""
    lines: list[Line] = []
    stage = "lobby"
    for row in rows:
        if isinstance(row, ChangedRow):
            if row.state.stage != stage:
                lines = []
            stage = row.state.stage
        elif isinstance(row, SaidRow):
            lines.append(row.line)
    return lines if stage == "lobby" else []


class Transcript(msgspec.Struct, frozen=True):
    """A match as it was told: it can be read when the rules have long changed."""

    game: str
    version: int
    names: tuple[str, ...]
    events: tuple[tuple[float, Written], ...]
    outcome: Outcome | None
    broken: str | None = None
    """Why it was broken off."""
    by: tuple[str, ...] = ()
    """Who made each entry of the record: a person, a bot or the clock."""
    masks: tuple[int, ...] = ()
    """What those who played wore; empty in rows from before there were masks."""


def head_of(
    state: TableState, began: BeganRow, names: Sequence[str], masks: Sequence[int], outcome: Outcome | None, broken: Any
) -> bytes:
    """A match that is over in brief: who played, also by their numbers at the table, and how it ended."""
    return encode(
        {
            "match": began.match,
            "game": began.game,
            "mode": state.settings.mode,
            "names": names,
            "people": [seat.person for seat in state.seats],
            "masks": masks,
            "outcome": outcome,
            "broken": broken,
        }
    )


def record_of(began: BeganRow, entries: Sequence[Entry]) -> bytes:
    """The record of a match from what the journal has of it, whether or not its rules are still here."""
    return Record(
        lichina=FORMAT,
        game=began.game,
        version=began.version,
        seats=began.seats,
        options=began.options,
        seed=began.seed,
        entries=tuple(entries),
    ).to_json()


def transcript_of(live: LiveMatch, names: Sequence[str], masks: Sequence[int], broken: str | None) -> bytes:
    """What a live match has told so far."""
    pages = live.match.game.story.since(0)
    events = tuple(zip(live.times, map(written, pages), strict=True))
    began, outcome, by = live.began, live.match.outcome, tuple(live.by)
    return encode(Transcript(began.game, began.version, tuple(names), events, outcome, broken, by, tuple(masks)))


def told_rows(
    began: BeganRow, entered: Sequence[EnteredRow], names: Sequence[str], masks: Sequence[int], broken: str
) -> bytes:
    """What a match had told, by the journal alone: its rules are not here any more."""
    events: list[tuple[float, Any]] = [(0.0, told) for told in began.told]
    events += [(row.entry.at, told) for row in entered for told in row.told]
    by = tuple(row.by for row in entered)
    return encode(Transcript(began.game, began.version, tuple(names), tuple(events), None, broken, by, tuple(masks)))
