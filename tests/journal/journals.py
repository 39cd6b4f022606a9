"""What the tests of the journal share."""

from __future__ import annotations

from lichina.journal import Finished, Journal


def finished(table: str, number: int, *, record: bytes = b"{}") -> Finished:
    return Finished(table, number, "mafia", 1, 100.0, 200.0 + number, b'{"won":"town"}', record, b"[1,2]")


async def rows_of(journal: Journal, table: str) -> tuple[int, list[bytes]]:
    """The first index and the rows of a live table, as a restart would find them."""
    (kept,) = [one for one in await journal.load() if one.table == table]
    return kept.first, kept.rows
