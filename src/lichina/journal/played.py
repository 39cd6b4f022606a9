"""What is counted of matches that are over: a row for each, in which nobody is named, and which outlives the match."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from .journal import Finished, SideCount

TALLIED = "tallied"
"""In `meta`: every match that is kept has been counted."""
PORTION = 200
"""How many matches of before there were statistics are counted in one transaction."""

PLAYED = "id, game, version, mode, seats, persons, side, reason, started, seconds"
COUNTED = (
    "SELECT game, seats, side, COUNT(*) FROM played_match WHERE reason IS NOT NULL AND persons * 2 >= seats"
    " GROUP BY game, seats, side"
)
"""Bots do not play as people do: where they are more than half, it would be they who are counted."""


class PlayedMatch(msgspec.Struct, frozen=True):
    """A match that is over, for the statistics."""

    id: str
    """Made of its table and number; nothing can be made of it."""
    game: str
    version: int
    mode: str | None
    seats: int
    persons: int | None
    """For how many seats a person has answered; None in matches that were kept before this was noted."""
    side: str | None
    reason: str | None
    """Why it ended so; None if it was broken off."""
    started: float
    seconds: float

    @property
    def counts(self) -> bool:
        """Whether it belongs to the statistics, as `COUNTED` has it."""
        return self.reason is not None and self.persons is not None and self.persons * 2 >= self.seats


class _Ended(msgspec.Struct):
    reason: str
    side: str | None = None


class _Head(msgspec.Struct):
    outcome: _Ended | None = None
    mode: str | None = None


class _By(msgspec.Struct):
    seat: int | None = None


class _Answers(msgspec.Struct):
    seats: int
    entries: list[_By]


class _Authors(msgspec.Struct):
    by: list[str] = []


def played_id(table: str, number: int) -> str:
    """What a match is called in the statistics."""
    return blake2b(f"{table} {number}".encode(), digest_size=16, person=b"lichina played").hexdigest()


def played(finished: Finished) -> PlayedMatch | None:
    """What is counted of a match; None if what is kept of it cannot be read."""
    try:
        head = msgspec.json.decode(finished.head, type=_Head)
        record = msgspec.json.decode(finished.record, type=_Answers)
        by = msgspec.json.decode(finished.transcript, type=_Authors).by
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    known = len(by) == len(record.entries)
    persons = {entry.seat for entry, who in zip(record.entries, by, strict=False) if who == "person"} - {None}
    ended = head.outcome
    return PlayedMatch(
        id=played_id(finished.table, finished.number),
        game=finished.game,
        version=finished.version,
        mode=head.mode,
        seats=record.seats,
        persons=len(persons) if known else None,
        side=None if ended is None else ended.side,
        reason=None if ended is None else ended.reason,
        started=finished.started,
        seconds=max(0.0, finished.ended - finished.started),
    )


def values_of(match: PlayedMatch) -> list[Any]:
    """Its columns."""
    return [getattr(match, name) for name in PlayedMatch.__struct_fields__]


def upsert(marks: str) -> str:
    """The statement that counts a match; counted again, the later one counts."""
    changed = ", ".join(f"{name} = excluded.{name}" for name in PLAYED.split(", ")[1:])
    return f"INSERT INTO played_match ({PLAYED}) VALUES ({marks}) ON CONFLICT (id) DO UPDATE SET {changed}"


def counted(rows: list[PlayedMatch]) -> list[SideCount]:
    """What `COUNTED` finds, of rows that are in no database."""
    found: dict[tuple[str, int, str | None], int] = {}
    for row in rows:
        if row.counts:
            key = row.game, row.seats, row.side
            found[key] = found.get(key, 0) + 1
    return [SideCount(*key, count) for key, count in found.items()]
