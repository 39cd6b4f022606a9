"""Matches that are over in a database that several servers share: counted, reworded, removed.

None of this needs the lease of a table: nobody writes a match twice once it is over.
"""

from __future__ import annotations

from .journal import Finished, SideCount
from .leased import Database
from .played import COUNTED, PORTION, TALLIED, played, upsert, values_of
from .store import FINISHED, sum_of


async def count(connection: Database, finished: Finished) -> None:
    """Note a match for the statistics."""
    row = played(finished)
    if row is not None:
        values = values_of(row)
        await connection.execute(upsert(", ".join(f"${number + 1}" for number in range(len(values)))), *values)


async def count_old(connection: Database) -> None:
    """Count the matches from before there were statistics, a few in each transaction."""
    if await connection.fetchval("SELECT 1 FROM meta WHERE name = $1", TALLIED):
        return
    last = ("", -1)
    while True:
        async with connection.transaction():
            found = await connection.fetch(
                f"SELECT {FINISHED} FROM finished_match WHERE (table_id, number) > ($1, $2::bigint)"
                f" ORDER BY table_id, number LIMIT {PORTION}",
                *last,
            )
            for values in found:
                await count(connection, Finished(*values))
        if not found:
            await connection.execute(
                "INSERT INTO meta (name, value) VALUES ($1, '1') ON CONFLICT (name) DO NOTHING", TALLIED
            )
            return
        last = found[-1]["table_id"], found[-1]["number"]


async def replace(connection: Database, old: Finished, new: Finished) -> bool:
    """Put other words in the place of a match, if it is still what it was."""
    values = [getattr(new, name) for name in Finished.__struct_fields__]
    done = await connection.fetchval(
        "UPDATE finished_match SET head = $1, record = $2, transcript = $3, sum = $4"
        " WHERE table_id = $5 AND number = $6 AND head = $7 AND record = $8 AND transcript = $9 RETURNING 1",
        new.head,
        new.record,
        new.transcript,
        sum_of(*values),
        old.table,
        old.number,
        old.head,
        old.record,
        old.transcript,
    )
    return done is not None


async def expire(connection: Database, before: float, most: int) -> int:
    """Remove the oldest matches that ended before this time, up to a limit; return how many."""
    gone = await connection.fetch(
        "DELETE FROM finished_match WHERE (table_id, number) IN"
        " (SELECT table_id, number FROM finished_match WHERE ended < $1 ORDER BY ended LIMIT $2) RETURNING 1",
        before,
        most,
    )
    return len(gone)


async def statistics(connection: Database) -> list[SideCount]:
    """Who has won what."""
    return [SideCount(*row) for row in await connection.fetch(COUNTED)]
