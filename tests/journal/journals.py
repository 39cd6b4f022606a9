"""What the tests of the journal share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from lichina.journal import Finished, Journal, SqliteJournal


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


async def rows_of(journal: Journal, table: str) -> tuple[int, list[bytes]]:
    """The first index and the rows of a live table, as a restart would find them."""
    (kept,) = [one for one in await journal.load() if one.table == table]
    return kept.first, kept.rows
