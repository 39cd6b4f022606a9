"""What a journal that several servers share does to its database, statement by statement.

A server is a `node`, whose row says until when it is believed to be there; it renews that well before. A table has a
lease: the node that runs it, and an epoch that rises whenever the table is claimed. Every write names the epoch that it
knows, in the statement that writes. So a server that was frozen, or cut off, and comes back writes nothing any more.
Times of leases are the database's own: the clocks of the servers need not agree.

No more than a portable part of SQL is used, and nothing is listened to: another database that speaks PostgreSQL's
language will do.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import groupby
from typing import TypeAlias

import asyncpg

from .journal import (
    ROUNDING,
    BadJournal,
    Finished,
    FinishedHeading,
    JournalError,
    Kept,
    TablePlan,
    check_next,
    elsewhere,
    table_closed,
    taken,
)
from .store import FINISHED, HEADING, sum_of

NOW = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) AS DOUBLE PRECISION)"

FENCED = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[]) AS g (table_id, epoch, first, count)
), fenced AS (
    UPDATE lease SET following = given.first + given.count FROM given
    WHERE lease.table_id = given.table_id AND lease.epoch = given.epoch AND lease.following = given.first
    AND lease.owner = $10
    RETURNING lease.table_id
), written AS (
    INSERT INTO live_row (table_id, idx, body, written, sum)
    SELECT r.table_id, r.idx, r.body, $5, r.sum
    FROM unnest($6::text[], $7::bigint[], $8::bytea[], $9::bigint[]) AS r (table_id, idx, body, sum)
    JOIN fenced ON fenced.table_id = r.table_id
    RETURNING 1
)
SELECT table_id FROM fenced
"""
"""Rows of many tables, each only if the one who writes runs the table, and the rows follow upon the last."""

FREE = f"""
(lease.owner IS NULL OR lease.owner = $1
 OR lease.owner NOT IN (SELECT node.node_id FROM node WHERE node.until > {NOW}))
AND (lease.rules IS NULL OR strpos($2, ' ' || lease.rules || ' ') > 0
 OR NOT EXISTS (SELECT 1 FROM node WHERE node.until > {NOW} AND strpos(node.rules, ' ' || lease.rules || ' ') > 0))
"""
"""Whether a table may be claimed: nobody runs it who is there, and nobody has to who alone has its rules.

Who is there is found out once for all tables, and not for each of them.
"""

Database: TypeAlias = "asyncpg.Connection[asyncpg.Record]"


class Run:
    """Rows that are added to one table in one statement."""

    __slots__ = ("first", "rows")

    def __init__(self, first: int) -> None:
        self.first = first
        self.rows: list[bytes] = []

    def add(self, table: str, index: int, rows: Sequence[bytes]) -> None:
        """More of them; they follow upon the last, or are refused."""
        check_next(table, index, self.first + len(self.rows))
        self.rows += rows


class LeasedStore:
    """One node, and the tables that it runs. What fails in a transaction is put back by the caller, with `epochs`."""

    def __init__(self, node: str, url: str, rules: Sequence[str], lease: float, lost: Callable[[str], None]) -> None:
        self.node = node
        self.epochs: dict[str, int] = {}
        """The tables that this server runs, and the epoch of each."""
        self.given_up = False
        """Whether others may have taken this server for dead since `look_after`."""
        self._url = url
        self._rules = f" {' '.join(rules)} "
        self._lease = lease
        self._lost = lost

    # --- being there ----------------------------------------------------------------------------------------------

    async def renew(self, connection: Database) -> None:
        """Say that this server is there."""
        kept = await connection.fetchval(
            f"UPDATE node SET until = {NOW} + $2 WHERE node_id = $1 AND until > {NOW} RETURNING 1",
            self.node,
            self._lease,
        )
        if kept:
            return
        await connection.execute(
            f"INSERT INTO node (node_id, url, rules, until) VALUES ($1, $2, $3, {NOW} + $4)"
            " ON CONFLICT (node_id) DO UPDATE SET until = excluded.until",
            self.node,
            self._url,
            self._rules,
            self._lease,
        )
        await connection.execute(f"DELETE FROM node WHERE until < {NOW} - 86400.0")
        self.given_up = True

    async def leave(self, connection: Database) -> None:
        """This server is leaving: anybody may have its tables."""
        await connection.execute("DELETE FROM node WHERE node_id = $1", self.node)

    async def servers(self, connection: Database) -> list[str]:
        """The addresses of the servers that are alive."""
        found = await connection.fetch(f"SELECT DISTINCT url FROM node WHERE until > {NOW} ORDER BY url")
        return [row["url"] for row in found]

    async def secret(self, connection: Database) -> str:
        """A secret that only the servers of this database know."""
        found: str | None = await connection.fetchval("SELECT value FROM meta WHERE name = 'secret'")
        return found or ""

    async def charge(self, connection: Database, account: str, seconds: float, most: float, only_ask: bool) -> float:
        """Count something, unless too much remains to be paid back; the seconds to wait."""
        if not only_ask and await connection.fetchval(
            f"INSERT INTO debt (account, until) VALUES ($1, {NOW} + $2)"
            f" ON CONFLICT (account) DO UPDATE SET until = greatest(debt.until, {NOW}) + $2"
            f" WHERE greatest(debt.until, {NOW}) + $2 - {NOW} <= $3 RETURNING 1",
            account,
            seconds,
            most + ROUNDING,
        ):
            return 0.0
        found = await connection.fetchval(f"SELECT until - {NOW} FROM debt WHERE account = $1", account)
        wait = max(found or 0.0, 0.0) + seconds - most
        return wait if wait > ROUNDING else 0.0

    async def forgive(self, connection: Database) -> None:
        """Forget those who have paid everything back."""
        await connection.execute(f"DELETE FROM debt WHERE until < {NOW} - 1.0")

    async def look_after(self, connection: Database, but: Collection[str]) -> None:
        """Find out which tables others have claimed while this server was taken for dead; `but` these are in doubt."""
        self.given_up = False
        held = list(self.epochs)
        for part in (held[place : place + 1000] for place in range(0, len(held), 1000)):
            ours = await connection.fetch(
                "SELECT table_id FROM lease WHERE owner = $1 AND table_id = ANY($2::text[])", self.node, part
            )
            for table in set(part) - {row["table_id"] for row in ours}:
                if table not in but:
                    self._forget(table)

    def _forget(self, table: str) -> None:
        """Somebody else runs this table."""
        if self.epochs.pop(table, None) is not None:
            self._lost(table)

    # --- rows -----------------------------------------------------------------------------------------------------

    async def add(self, connection: Database, runs: Mapping[str, Run]) -> dict[str, JournalError]:
        """Rows of many tables in one statement; which of them were refused, and why."""
        await self._make(connection, runs)
        known = {table: run for table, run in runs.items() if table in self.epochs}
        written = await self._insert(connection, known) if known else set()
        missed = {table: run.first for table, run in runs.items() if table not in written}
        return await self._reasons(connection, missed) if missed else {}

    async def _make(self, connection: Database, runs: Mapping[str, Run]) -> None:
        """Make the tables that begin with these rows, unless somebody has them already."""
        new = [table for table in runs if table not in self.epochs]
        if not new:
            return
        firsts = [runs[table].first for table in new]
        made = await connection.fetch(
            "INSERT INTO lease (table_id, owner, epoch, following)"
            " SELECT table_id, $3, 1, first FROM unnest($1::text[], $2::bigint[]) AS given (table_id, first)"
            " WHERE NOT EXISTS (SELECT 1 FROM live_table WHERE live_table.table_id = given.table_id)"
            " ON CONFLICT (table_id) DO NOTHING RETURNING table_id, following",
            new,
            firsts,
            self.node,
        )
        if made:
            await connection.execute(
                "INSERT INTO live_table (table_id, floor, touched)"
                " SELECT table_id, first, $3 FROM unnest($1::text[], $2::bigint[]) AS given (table_id, first)",
                [row["table_id"] for row in made],
                [row["following"] for row in made],
                time.time(),
            )
        self.epochs |= {row["table_id"]: 1 for row in made}

    async def _insert(self, connection: Database, runs: Mapping[str, Run]) -> set[str]:
        """The tables whose rows were taken."""
        rows = [
            (table, place, row) for table, run in runs.items() for place, row in enumerate(run.rows, start=run.first)
        ]
        found = await connection.fetch(
            FENCED,
            list(runs),
            [self.epochs[table] for table in runs],
            [run.first for run in runs.values()],
            [len(run.rows) for run in runs.values()],
            time.time(),
            [table for table, _, _ in rows],
            [place for _, place, _ in rows],
            [row for _, _, row in rows],
            [sum_of(*row) for row in rows],
            self.node,
        )
        return {row["table_id"] for row in found}

    async def _reasons(self, connection: Database, firsts: Mapping[str, int]) -> dict[str, JournalError]:
        """Why rows were not taken."""
        found = await connection.fetch(
            "SELECT live_table.table_id, closed, epoch, following FROM live_table"
            " LEFT JOIN lease ON lease.table_id = live_table.table_id WHERE live_table.table_id = ANY($1::text[])",
            list(firsts),
        )
        reasons: dict[str, JournalError] = {table: taken(table, first) for table, first in firsts.items()}
        for row in found:
            table = row["table_id"]
            if row["closed"] is not None:
                reasons[table] = table_closed(table, row["closed"])
            elif row["epoch"] == self.epochs.get(table):
                try:
                    check_next(table, firsts[table], row["following"])
                except JournalError as error:
                    reasons[table] = error
        return reasons

    async def take_back(self, connection: Database, table: str, end: int | None) -> None:
        """Nobody knows whether rows from here on were written: they go, and what is still on its way is fenced off.

        Without an `end` it was the table itself.
        """
        epoch: int | None = None
        async with connection.transaction():
            if end is None:
                await self._unmake(connection, table)
            else:
                epoch = await self._cut(connection, table, end)
        # What is believed changes when the database has done it, and not before: the next epoch may be another's.
        if end is None:
            self.epochs.pop(table, None)
        elif epoch is None:
            self._forget(table)
        else:
            self.epochs[table] = epoch

    async def _unmake(self, connection: Database, table: str) -> None:
        """A table that was not made, as far as anybody knows: nobody has claimed it since."""
        gone = await connection.fetchval(
            "DELETE FROM lease WHERE table_id = $1 AND owner = $2 AND epoch = 1 RETURNING 1", table, self.node
        )
        if gone:
            await connection.execute("DELETE FROM live_row WHERE table_id = $1", table)
            await connection.execute("DELETE FROM live_table WHERE table_id = $1", table)

    async def _cut(self, connection: Database, table: str, end: int) -> int | None:
        """The epoch in which the table goes on without these rows; None if another server has it."""
        epoch: int | None = await connection.fetchval(
            "UPDATE lease SET epoch = epoch + 1, following = $3 WHERE table_id = $1 AND epoch = $2 AND owner = $4"
            " RETURNING epoch",
            table,
            self.epochs.get(table),
            end,
            self.node,
        )
        if epoch is not None:
            await connection.execute("DELETE FROM live_row WHERE table_id = $1 AND idx >= $2", table, end)
        return epoch

    # --- tables -------------------------------------------------------------------------------------------------------

    async def trim(self, connection: Database, table: str, before: int) -> None:
        if table not in self.epochs:
            return
        floor = await connection.fetchval(
            "UPDATE live_table SET floor = least($3, lease.following), touched = $4 FROM lease"
            " WHERE live_table.table_id = $1 AND lease.table_id = $1 AND lease.epoch = $2"
            " AND floor < least($3, lease.following) RETURNING floor",
            table,
            self.epochs[table],
            before,
            time.time(),
        )
        if floor is not None:
            await connection.execute("DELETE FROM live_row WHERE table_id = $1 AND idx < $2", table, floor)

    async def archive(self, connection: Database, finished: Finished) -> None:
        values = [getattr(finished, name) for name in Finished.__struct_fields__]
        columns = f"{FINISHED}, sum"
        marks = ", ".join(f"${number}" for number in range(1, len(values) + 2))
        changed = ", ".join(f"{name} = excluded.{name}" for name in columns.split(", ")[2:])
        epoch = len(values) + 2
        kept = await connection.fetchval(
            f"INSERT INTO finished_match ({columns}) SELECT {marks}"
            f" WHERE EXISTS (SELECT 1 FROM lease WHERE table_id = $1 AND epoch = ${epoch}::bigint)"
            " OR NOT EXISTS (SELECT 1 FROM live_table WHERE table_id = $1 AND closed IS NULL)"
            f" ON CONFLICT (table_id, number) DO UPDATE SET {changed} RETURNING 1",
            *values,
            sum_of(*values),
            self.epochs.get(finished.table),
        )
        if kept is None:
            raise taken(finished.table, 0)

    async def mark(self, connection: Database, given: Mapping[str, float]) -> None:
        own = [table for table in given if table in self.epochs]
        if own:
            await connection.execute(
                "UPDATE live_table SET mark = given.mark, touched = $4 FROM lease,"
                " unnest($1::text[], $2::bigint[], $3::double precision[]) AS given (table_id, epoch, mark)"
                " WHERE live_table.table_id = given.table_id AND lease.table_id = given.table_id"
                " AND lease.epoch = given.epoch AND closed IS NULL",
                own,
                [self.epochs[table] for table in own],
                [given[table] for table in own],
                time.time(),
            )

    async def plan(self, connection: Database, given: Mapping[str, TablePlan]) -> None:
        own = [table for table in given if table in self.epochs]
        if own:
            await connection.execute(
                "UPDATE lease SET wake = given.wake, rules = given.rules FROM"
                " unnest($1::text[], $2::bigint[], $3::double precision[], $4::text[])"
                " AS given (table_id, epoch, wake, rules)"
                " WHERE lease.table_id = given.table_id AND lease.epoch = given.epoch",
                own,
                [self.epochs[table] for table in own],
                [given[table].wake for table in own],
                [given[table].rules for table in own],
            )

    async def close_table(self, connection: Database, table: str, why: str) -> None:
        ours = await connection.fetchval(
            "UPDATE lease SET owner = NULL, epoch = epoch + 1, wake = NULL"
            " WHERE table_id = $1 AND epoch = $2 RETURNING 1",
            table,
            self.epochs.get(table),
        )
        if not ours and await connection.fetchval(
            "SELECT 1 FROM live_table WHERE table_id = $1 AND closed IS NULL", table
        ):
            raise taken(table, 0)
        await connection.execute("DELETE FROM live_row WHERE table_id = $1", table)
        await connection.execute("DELETE FROM table_code WHERE table_id = $1", table)
        await connection.execute(
            "INSERT INTO live_table (table_id, floor, touched, closed) VALUES ($1, 0, $2, $3)"
            " ON CONFLICT (table_id) DO UPDATE SET closed = excluded.closed, touched = excluded.touched"
            " WHERE live_table.closed IS NULL",
            table,
            time.time(),
            why,
        )
        self.epochs.pop(table, None)

    async def claim(self, connection: Database, table: str) -> Kept | None:
        epoch = None
        while epoch is None:
            epoch = await connection.fetchval(
                f"UPDATE lease SET owner = $1, epoch = epoch + 1 WHERE table_id = $3 AND {FREE} AND EXISTS"
                " (SELECT 1 FROM live_table WHERE table_id = $3 AND closed IS NULL) RETURNING epoch",
                self.node,
                self._rules,
                table,
            )
            if epoch is None and not await self._refused_claim(connection, table):
                return None
        found = await self.load(connection, table)
        self.epochs[table] = epoch
        return found[0]

    async def _refused_claim(self, connection: Database, table: str) -> bool:
        """Say who runs a table that could not be claimed; whether there is one that nobody runs any more."""
        found = await connection.fetch(
            "SELECT node.url FROM live_table JOIN lease ON lease.table_id = live_table.table_id"
            f" LEFT JOIN node ON node.until > {NOW} AND (node.node_id = lease.owner"
            " OR strpos(node.rules, ' ' || lease.rules || ' ') > 0)"
            " WHERE live_table.table_id = $1 AND closed IS NULL"
            " ORDER BY CASE WHEN node.node_id = lease.owner THEN 0 ELSE 1 END, node.node_id LIMIT 1",
            table,
        )
        if found and found[0]["url"] is not None:
            raise elsewhere(table, found[0]["url"])
        return bool(found)

    async def release(self, connection: Database, table: str) -> None:
        epoch = self.epochs.pop(table, None)
        await connection.execute(
            "UPDATE lease SET owner = NULL, epoch = epoch + 1 WHERE table_id = $1 AND epoch = $2", table, epoch
        )

    async def reserve(self, connection: Database, code: str, table: str) -> bool:
        await connection.execute(
            "INSERT INTO table_code (code, table_id) VALUES ($1, $2) ON CONFLICT (code) DO NOTHING", code, table
        )
        found = await connection.fetchval("SELECT table_id FROM table_code WHERE code = $1", code)
        return bool(found == table)

    async def find(self, connection: Database, code: str) -> str | None:
        found: str | None = await connection.fetchval("SELECT table_id FROM table_code WHERE code = $1", code)
        return found

    async def closed(self, connection: Database, table: str) -> str | None:
        why: str | None = await connection.fetchval("SELECT closed FROM live_table WHERE table_id = $1", table)
        return why

    async def adrift(self, connection: Database, most: int) -> list[str]:
        found = await connection.fetch(
            f"SELECT table_id FROM lease WHERE wake <= {NOW} AND {FREE}"
            " AND (owner IS NULL OR owner <> $1 OR table_id <> ALL ($4::text[])) ORDER BY wake LIMIT $3",
            self.node,
            self._rules,
            most,
            list(self.epochs),
        )
        return [row["table_id"] for row in found]

    async def finished(self, connection: Database, table: str) -> list[FinishedHeading]:
        found = await connection.fetch(
            f"SELECT {HEADING} FROM finished_match WHERE table_id = $1 ORDER BY number", table
        )
        return [FinishedHeading(*row) for row in found]

    async def match(self, connection: Database, table: str, number: int) -> Finished | None:
        found = await connection.fetchrow(
            f"SELECT {FINISHED}, sum FROM finished_match WHERE table_id = $1 AND number = $2", table, number
        )
        if found is None:
            return None
        *values, kept = found
        if kept not in (None, sum_of(*values)):
            raise _damaged(f"match {number} of a table is not as it was written")
        return Finished(*values)

    async def load(self, connection: Database, only: str | None = None) -> list[Kept]:
        """The live tables with their rows, or this one: in one statement, so that all is of the same moment."""
        which, given = ("", ()) if only is None else (" AND live_table.table_id = $1", (only,))
        found = await connection.fetch(
            "SELECT live_table.table_id, floor, mark, touched, following, idx, body, written, sum FROM live_table"
            " JOIN lease ON lease.table_id = live_table.table_id"
            " LEFT JOIN live_row ON live_row.table_id = live_table.table_id"
            f" WHERE closed IS NULL{which} ORDER BY 1, idx",
            *given,
        )
        kept = [_kept(list(rows)) for _, rows in groupby(found, lambda row: row["table_id"])]
        return sorted(kept, key=lambda one: one.table)


def _kept(found: Sequence[asyncpg.Record]) -> Kept:
    """A table as it is found, with a record for each of its rows; what is not whole is refused."""
    table = found[0]
    name, floor = table["table_id"], table["floor"]
    rows = [row for row in found if row["idx"] is not None]
    for place, row in enumerate(rows, start=floor):
        if row["idx"] != place:
            raise _damaged(f"table {name} has no row {place}")
        if row["sum"] not in (None, sum_of(name, place, row["body"])):
            raise _damaged(f"row {place} of a table is not as it was written")
    if floor + len(rows) != table["following"]:
        raise _damaged(f"the rows of a table end with {floor + len(rows)}, not {table['following']}")
    touched = max([table["touched"], *(row["written"] for row in rows[-1:])])
    return Kept(name, floor, [row["body"] for row in rows], table["mark"], touched)


def _damaged(detail: str) -> BadJournal:
    return BadJournal("database-damaged", f"the database is damaged: {detail}", detail=detail)
