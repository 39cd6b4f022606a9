"""What the database itself notes of every row and of every change of an owner, and what it proves.

Triggers write it, in the transaction of what they note: whatever a server believes, this is what it has done.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import groupby
from typing import Any, NamedTuple

import asyncpg

from lichina.journal.shared_schema import AWAY

NOW = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) AS DOUBLE PRECISION)"
SCRIPT = f"""
CREATE SEQUENCE audit_order;
CREATE TABLE audit (
    number BIGINT DEFAULT nextval('audit_order'), at DOUBLE PRECISION DEFAULT {NOW},
    what TEXT, table_id TEXT, idx BIGINT, epoch BIGINT, owner TEXT
);
CREATE FUNCTION note_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO audit (what, table_id, idx, epoch, owner)
    SELECT 'row', NEW.table_id, NEW.idx, epoch, owner FROM lease WHERE lease.table_id = NEW.table_id;
    RETURN NULL;
END $$;
CREATE FUNCTION note_gone() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO audit (what, table_id, idx) VALUES ('gone', OLD.table_id, OLD.idx);
    RETURN NULL;
END $$;
CREATE FUNCTION note_owner() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO audit (what, table_id, epoch, owner) VALUES ('owner', NEW.table_id, NEW.epoch, NEW.owner);
    RETURN NULL;
END $$;
CREATE TRIGGER row_noted AFTER INSERT OR UPDATE ON live_row FOR EACH ROW EXECUTE FUNCTION note_row();
CREATE TRIGGER gone_noted AFTER DELETE ON live_row FOR EACH ROW EXECUTE FUNCTION note_gone();
CREATE TRIGGER owner_noted AFTER INSERT OR UPDATE OF epoch, owner ON lease
    FOR EACH ROW EXECUTE FUNCTION note_owner();
"""


class Noted(NamedTuple):
    """Something that was written."""

    at: float
    what: str
    table: str
    row: int | None
    epoch: int | None
    owner: str | None


class Audit:
    """A look into the database that no server knows of."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._connection: asyncpg.Connection[asyncpg.Record] | None = None
        self._one = asyncio.Lock()

    async def open(self) -> None:
        """Begin to note."""
        connection = await asyncpg.connect(self._address)
        await connection.execute(SCRIPT)
        await connection.close()

    async def close(self) -> None:
        if self._connection is not None:
            with suppress(*AWAY, asyncpg.PostgresError):
                await self._connection.close(timeout=1.0)

    async def ask(self, query: str, *given: Any) -> list[asyncpg.Record]:
        """What the database has, as soon as it is there."""
        async with self._one:
            while True:
                try:
                    if self._connection is None or self._connection.is_closed():
                        self._connection = await asyncpg.connect(self._address, timeout=60.0)
                    found: list[asyncpg.Record] = await self._connection.fetch(query, *given)
                    return found
                except (*AWAY, asyncpg.PostgresConnectionError, asyncpg.exceptions.CannotConnectNowError):
                    await asyncio.sleep(0.1)

    async def rows(self, table: str) -> list[bytes]:
        """The rows of a table."""
        return [
            row["body"] for row in await self.ask("SELECT body FROM live_row WHERE table_id = $1 ORDER BY idx", table)
        ]

    async def of(self, url: str) -> set[str]:
        """The tables that a server runs."""
        query = "SELECT table_id FROM lease JOIN node ON node.node_id = lease.owner WHERE node.url = $1"
        return {row["table_id"] for row in await self.ask(query, url)}

    async def all(self) -> list[Noted]:
        """All that was noted, in order."""
        found = await self.ask("SELECT at, what, table_id, idx, epoch, owner FROM audit ORDER BY number")
        return [Noted(*row) for row in found]


class Proof(NamedTuple):
    """What the notes say of all tables."""

    tables: int
    rows: int
    epochs: int
    """How often a table has begun a new epoch."""
    moves: int
    """How often a table has come to another server."""
    taken_back: int
    """Rows whose acknowledgement was lost, and that were taken back."""


def prove(noted: Iterable[Noted]) -> Proof:
    """Nobody has written to a table but its owner in its epoch, and each row stands on the one before."""
    by_table: dict[str, list[Noted]] = {}
    for note in noted:
        by_table.setdefault(note.table, []).append(note)
    proofs = [_prove(notes) for notes in by_table.values()]
    return Proof(len(proofs), *(sum(values) for values in list(zip(*proofs, strict=True))[1:]))


def _prove(notes: Sequence[Noted]) -> Proof:
    """The same for one table."""
    life = _Life()
    for what, group in groupby(notes, lambda note: note.what):
        {"owner": life.owned, "row": life.written, "gone": life.removed}[what](list(group))
    return Proof(1, life.rows, life.epoch, life.moves, life.taken_back)


class _Life:
    """One table, as its notes are read. Rows of one statement are noted in any order."""

    def __init__(self) -> None:
        self.epoch = self.rows = self.moves = self.taken_back = 0
        self.owner: str | None = None
        self.last: str | None = None
        """Who has owned it last."""
        self.kept = range(0)
        self.next: set[int] | None = None
        """Where the next row may go; None: anywhere, for it is the first."""

    def owned(self, notes: Sequence[Noted]) -> None:
        for note in notes:
            assert note.epoch is not None
            if note.epoch == self.epoch:
                assert note.owner in (self.owner, None), ("an epoch has two owners", note)
            else:
                assert note.epoch > self.epoch, ("an epoch that has passed comes back", note)
            if note.owner is not None:
                self.moves += note.owner != self.last
                self.last = note.owner
            self.epoch, self.owner = note.epoch, note.owner

    def written(self, notes: Sequence[Noted]) -> None:
        for note in notes:
            assert note.owner is not None, ("nobody runs this table", note)
            assert (note.epoch, note.owner) == (self.epoch, self.owner), ("somebody else has written", note)
        new = _run_of(notes)
        assert self.next is None or new.start in self.next, ("a row does not follow upon the last", notes[0], self.next)
        self.kept = range(self.kept.start if self.kept and self.kept.stop == new.start else new.start, new.stop)
        self.next = {self.kept.stop}
        self.rows += len(new)

    def removed(self, notes: Sequence[Noted]) -> None:
        """A match is over, and its rows go from the front; or rows whose end nobody heard of go from the back."""
        gone = _run_of(notes)
        if gone == self.kept:
            self.next = {gone.start, gone.stop}
            self.kept = range(0)
        elif gone.start == self.kept.start:
            self.kept = range(gone.stop, self.kept.stop)
        else:
            assert gone.stop == self.kept.stop, ("rows are gone from the middle", gone, self.kept)
            self.kept = range(self.kept.start, gone.start)
            self.next = {gone.start}
            self.taken_back += len(gone)


def _run_of(notes: Sequence[Noted]) -> range:
    """The indices of rows that were written, or removed, one after another."""
    found = sorted(note.row for note in notes if note.row is not None)
    run = range(found[0], found[-1] + 1)
    assert found == list(run), ("rows are not whole", notes)
    return run
