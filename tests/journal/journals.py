"""What the tests of the journal share."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from lichina.journal import Finished, Journal, SqliteJournal

LONG = 600.0
"""A lease that does not run out while a test waits for a busy machine."""


@asynccontextmanager
async def opened(folder: Path, largest: int | None = None) -> AsyncIterator[SqliteJournal]:
    """The journal of a folder, closed afterwards."""
    journal = SqliteJournal(folder, largest)
    try:
        yield journal
    finally:
        await journal.close()


@asynccontextmanager
async def kept_open(journal: Journal) -> AsyncIterator[Journal]:
    """A journal, opened here and closed afterwards."""
    await journal.open()
    try:
        yield journal
    finally:
        await journal.close()


def finished(table: str, number: int, *, record: bytes = b"{}") -> Finished:
    return Finished(table, number, "mafia", 1, 100.0, 200.0 + number, b'{"won":"town"}', record, b"[1,2]")


def match_over(
    table: str,
    number: int,
    *,
    side: str | None = "town",
    seats: int = 4,
    people: int = 2,
    ended: float = 200.0,
    names: Sequence[str] = ("Даша", "Пётр", "Марк", "Зоя"),
) -> Finished:
    """A match as a table leaves it; the first of its players are people, and each player has answered once."""
    outcome = None if side is None else {"winners": [0], "reason": "criminals-dead", "side": side, "scores": None}
    record = {"seats": seats, "entries": [{"at": 1.0, "seat": seat, "ask": 1, "value": "yes"} for seat in range(seats)]}
    by = ["person"] * people + ["bot"] * (seats - people)
    parts = ({"names": names, "outcome": outcome}, record, {"names": names, "by": by})
    return Finished(table, number, "mafia", 2, 100.0, ended, *map(msgspec.json.encode, parts))


async def rows_of(journal: Journal, table: str) -> tuple[int, list[bytes]]:
    """The first index and the rows of a live table, as a restart would find them."""
    (kept,) = [one for one in await journal.load() if one.table == table]
    return kept.first, kept.rows
