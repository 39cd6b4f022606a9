"""The journal in PostgreSQL, for several servers: one statement for all that waits, and a fence in it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from hashlib import blake2b
from typing import Any

import asyncpg

from . import shared_archive
from .journal import (
    Finished,
    FinishedHeading,
    Journal,
    JournalError,
    Kept,
    SideCount,
    TablePlan,
    again,
    down,
)
from .leased import Database, LeasedStore, Run
from .shared_schema import AWAY, FIRST_SECONDS, check, connect, unusable

LEASE_SECONDS = 2.0
"""After this time without a word from it, a server is taken for dead."""
PATIENCE_SECONDS = 5.0
"""How long the database may take for a statement before it is taken to be away."""
FORGIVE_SECONDS = 60.0
"""How often those are forgotten who have not done anything for long."""
TRIES = 4
"""How often a statement is tried that another one stood in the way of."""

FULL = (
    asyncpg.exceptions.InsufficientResourcesError,
    asyncpg.exceptions.ReadOnlySQLTransactionError,
    asyncpg.exceptions.PostgresSystemError,
)
"""It is there, and takes nothing."""


class _SharedAppend:
    __slots__ = ("future", "index", "rows", "seen", "table")

    def __init__(self, future: asyncio.Future[None], seen: int, table: str, index: int, rows: Sequence[bytes]) -> None:
        self.future = future
        self.seen = seen
        self.table = table
        self.index = index
        self.rows = rows


class _SharedWrite:
    """Something to be done in its turn. `seen` is the last batch whose outcome was known to who asked."""

    __slots__ = ("future", "seen", "table", "work")

    def __init__(
        self,
        future: asyncio.Future[Any],
        seen: int,
        work: Callable[[Database], Awaitable[Any]],
        table: str | None,
    ) -> None:
        self.future = future
        self.seen = seen
        self.work = work
        self.table = table


class _SharedRead:
    __slots__ = ("future", "work")

    def __init__(self, future: asyncio.Future[Any], work: Callable[[Database], Awaitable[Any]]) -> None:
        self.future = future
        self.work = work


class PostgresJournal(Journal):
    """The journal of one of several servers."""

    shared = True

    def __init__(
        self,
        database: str,
        url: str = "",
        rules: Sequence[str] = (),
        *,
        lease: float = LEASE_SECONDS,
        patience: float = PATIENCE_SECONDS,
        serving: bool = True,
    ) -> None:
        """`url` is where the other servers reach this one; `rules` are those that it can play, such as `mafia/2`.

        What is not `serving` takes no place among the servers, and runs no tables.
        """
        self.node = secrets.token_hex(8)
        self._store = LeasedStore(self.node, url, rules, lease, self._lost_to_another)
        self._database = database
        self._lease = lease
        self._patience = patience
        self._serving = serving
        self._writer: Database | None = None
        self._reader: Database | None = None
        self._asked: list[_SharedAppend | _SharedWrite | _SharedRead] = []
        self._wanted = asyncio.Event()
        self._working: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None
        self._looking: asyncio.Future[Any] | None = None
        self._alone_until = 0.0
        self._heard_of = 0.0
        """When this server has last said that it is there, and knows that it was heard."""
        self._reading = asyncio.Lock()
        self._reads: set[asyncio.Task[None]] = set()
        self._closing = False
        self._doubtful: dict[str, int | None] = {}
        """Where tables ended before a statement of which nobody knows whether it was done; None: there was no table."""
        self._secret: bytes | None = None
        """With it, names of accounts are hidden: addresses of people stand nowhere in the database."""
        self._forgiven = 0.0
        self._failures: dict[str, tuple[int, JournalError]] = {}
        """The batch in which an append to a table failed: what was asked for before that was known fails as well."""
        self._batch = 0
        self._settled = 0

    # --- coming and going -----------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Join the servers of this database."""
        connection = await connect(self._database, max(FIRST_SECONDS, self._patience))
        try:
            await check(connection)
            if self._serving:
                await self._store.renew(connection)
        except (*AWAY, asyncpg.PostgresError) as error:
            raise unusable(error) from error
        finally:
            await self._let_go(connection)
        self._store.given_up = False  # it had nothing that could have been taken
        self._heard_of = time.monotonic()
        self._working = asyncio.create_task(self._work(), name="journal")
        if self._serving:
            self._beating = asyncio.create_task(self._beat(), name="lease")

    async def close(self) -> None:
        if self._closing:
            return
        self._closing = True
        self._wanted.set()
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.wait([self._beating])
        if self._working is not None:
            await self._working
        await asyncio.gather(*self._reads, return_exceptions=True)
        if self._beating is not None:
            with suppress(*AWAY, asyncpg.PostgresError):
                await self._store.leave(await self._ready())
        await self._let_go(self._writer)
        await self._let_go(self._reader)

    def _lost_to_another(self, table: str) -> None:
        self.lost(table)

    async def _connect(self) -> Database:
        """A connection. A server that stops in the middle of a transaction keeps others from its rows: not for long.

        They have to wait for less than it takes them to think that the database is away.
        """
        idle = round(self._patience * 700)
        return await asyncpg.connect(
            self._database,
            timeout=self._patience,
            command_timeout=self._patience,
            server_settings={"application_name": "lichina", "idle_in_transaction_session_timeout": str(idle)},
        )

    async def _let_go(self, connection: Database | None) -> None:
        if connection is not None:
            with suppress(Exception):
                await connection.close(timeout=1.0)

    async def _ready(self) -> Database:
        """The connection that writes; a new one first finds out what became of what was asked of the last."""
        if self._writer is None or self._writer.is_closed():
            self._writer = await self._connect()
        if self._doubtful:
            await self._clear_up(self._writer)
        return self._writer

    async def _clear_up(self, connection: Database) -> None:
        for table, end in list(self._doubtful.items()):
            await self._store.take_back(connection, table, end)
            del self._doubtful[table]

    # --- being there ----------------------------------------------------------------------------------------------

    async def _beat(self) -> None:
        connection: Database | None = None
        try:
            while not self._closing:
                try:
                    if connection is None or connection.is_closed():
                        connection = await self._connect()
                    await self._store.renew(connection)
                    self._heard_of = time.monotonic()
                    self._look_after()
                    if time.monotonic() - self._forgiven > FORGIVE_SECONDS:
                        self._forgiven = time.monotonic()
                        await self._store.forgive(connection)
                except (*AWAY, asyncpg.PostgresError):
                    await self._let_go(connection)
                    connection = None
                await asyncio.sleep(self._lease / 4)
        finally:
            await self._let_go(connection)

    def _look_after(self) -> None:
        """Find out what was lost while this server was taken for dead: in its turn, for a table may just be made."""
        if not self._store.given_up or (self._looking is not None and not self._looking.done()):
            return
        self._alone_until = time.monotonic() + self._lease
        self._looking = self._write(lambda connection: self._store.look_after(connection, self._doubtful))
        self._looking.add_done_callback(_heed)

    @property
    def _early(self) -> float:
        """How many seconds the others are given to report that they are there.

        Where the database was away, all of them were taken for dead.
        """
        return max(0.0, self._alone_until - time.monotonic())

    @property
    def _unheard(self) -> bool:
        """Whether the database has been silent for as long as a lease: others may have all tables of this server.

        It may take a while to find out that a connection is dead, and nobody has to wait for that.
        """
        return self._serving and time.monotonic() - self._heard_of > self._lease

    def _check_heard(self) -> None:
        if self._unheard:
            raise down("the database does not answer")

    # --- what is asked for ----------------------------------------------------------------------------------------

    def append(self, table: str, index: int, rows: Sequence[bytes]) -> asyncio.Future[None]:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._ask(_SharedAppend(future, self._settled, table, index, tuple(rows)))
        return future

    def _ask(self, request: _SharedAppend | _SharedWrite | _SharedRead) -> None:
        if self._closing:
            request.future.set_exception(down("the journal is closed"))
            return
        request.future.add_done_callback(_heed)  # who asked may be gone by then, as a table that is given up
        self._asked.append(request)
        self._wanted.set()

    def _write(self, work: Callable[[Database], Awaitable[Any]], table: str | None = None) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._ask(_SharedWrite(future, self._settled, work, table))
        return future

    async def _read(self, work: Callable[[Database], Awaitable[Any]]) -> Any:
        self._check_heard()
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._ask(_SharedRead(future, work))
        while not future.done():
            await asyncio.wait([future], timeout=self._lease / 2)
            if not future.done():
                self._check_heard()
        return future.result()

    async def trim(self, table: str, before: int) -> None:
        await self._write(lambda connection: self._store.trim(connection, table, before), table)

    async def archive(self, finished: Finished) -> None:
        async def archive(connection: Database) -> None:
            await self._store.archive(connection, finished)
            await shared_archive.count(connection, finished)

        await self._write(archive)

    async def replace(self, old: Finished, new: Finished) -> bool:
        replaced: bool = await self._write(lambda connection: shared_archive.replace(connection, old, new))
        return replaced

    async def expire(self, before: float, most: int) -> int:
        gone: int = await self._write(lambda connection: shared_archive.expire(connection, before, most))
        return gone

    async def statistics(self) -> list[SideCount]:
        found: list[SideCount] = await self._read(shared_archive.statistics)
        return found

    async def mark(self, times: Mapping[str, float]) -> None:
        given = dict(times)
        await self._write(lambda connection: self._store.mark(connection, given))

    async def plan(self, plans: Mapping[str, TablePlan]) -> None:
        given = dict(plans)
        await self._write(lambda connection: self._store.plan(connection, given))

    async def close_table(self, table: str, why: str) -> None:
        await self._write(lambda connection: self._store.close_table(connection, table, why))

    async def probe(self) -> None:
        self._check_heard()
        await self._write(self._store.renew)

    async def claim(self, table: str) -> Kept | None:
        if self._early:
            await asyncio.sleep(self._early)
        self._check_heard()
        found: Kept | None = await self._write(lambda connection: self._store.claim(connection, table))
        return found

    async def release(self, table: str) -> None:
        await self._write(lambda connection: self._store.release(connection, table), table)

    async def reserve(self, code: str, table: str) -> bool:
        reserved: bool = await self._write(lambda connection: self._store.reserve(connection, code, table))
        return reserved

    async def find(self, code: str) -> str | None:
        found: str | None = await self._read(lambda connection: self._store.find(connection, code))
        return found

    async def adrift(self, most: int) -> list[str]:
        if self._early or self._unheard:
            return []
        found: list[str] = await self._read(lambda connection: self._store.adrift(connection, most))
        return found

    async def finished(self, table: str) -> list[FinishedHeading]:
        found: list[FinishedHeading] = await self._read(lambda connection: self._store.finished(connection, table))
        return found

    async def match(self, table: str, number: int) -> Finished | None:
        found: Finished | None = await self._read(lambda connection: self._store.match(connection, table, number))
        return found

    async def closed(self, table: str) -> str | None:
        found: str | None = await self._read(lambda connection: self._store.closed(connection, table))
        return found

    async def servers(self) -> list[str]:
        found: list[str] = await self._read(self._store.servers)
        return found

    async def secret(self) -> str:
        found: str = await self._read(self._store.secret)
        return found

    async def charge(self, account: str, seconds: float, most: float, *, only_ask: bool = False) -> float:
        if self._secret is None:
            self._secret = (await self.secret()).encode()
        hidden = blake2b(account.encode("utf-8", "replace"), digest_size=16, key=self._secret[:64]).hexdigest()
        wait: float = await self._read(
            lambda connection: self._store.charge(connection, hidden, seconds, most, only_ask)
        )
        return wait

    async def load(self) -> list[Kept]:
        found: list[Kept] = await self._read(self._store.load)
        return found

    # --- doing it -------------------------------------------------------------------------------------------------

    async def _work(self) -> None:
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            batch, self._asked = self._asked, []
            if batch:
                self._batch += 1
                writes = [request for request in batch if not isinstance(request, _SharedRead)]
                if writes:
                    await self._do_writes(writes)
                self._settled = self._batch
                for request in batch:
                    if isinstance(request, _SharedRead):
                        task = asyncio.create_task(self._do_read(request))
                        self._reads.add(task)
                        task.add_done_callback(self._reads.discard)
            elif self._closing:
                return
            if self._asked or self._closing:
                self._wanted.set()

    async def _do_read(self, request: _SharedRead) -> None:
        async with self._reading:
            try:
                if self._reader is None or self._reader.is_closed():
                    self._reader = await self._connect()
                _settle(request.future, await request.work(self._reader))
            except Exception as error:
                if isinstance(error, AWAY):
                    await self._let_go(self._reader)
                    self._reader = None
                _reject(request.future, _blame(error))

    async def _do_writes(self, writes: list[_SharedAppend | _SharedWrite]) -> None:
        """Do all in one transaction; if it is spoilt, and not by the database, do each alone."""
        error: Exception | None = None
        for number in range(TRIES):
            try:
                await self._transact(writes)
            except asyncpg.exceptions.TransactionRollbackError as stood_in_the_way:
                error = stood_in_the_way
                await asyncio.sleep(0.01 * number)
            except Exception as failed:
                error = failed
                break
            else:
                return
        assert error is not None
        away = self._is_away(error)
        blame = down(type(error).__name__) if away else _blame(error)
        if not isinstance(blame, JournalError) and len(writes) > 1:
            for request in writes:
                await self._do_writes([request])
            return
        if away:
            await self._let_go(self._writer)
            self._writer = None
        for request in writes:
            self._fail(request, blame)

    def _is_away(self, error: BaseException) -> bool:
        """Whether the database was cut off, however it came to be noticed: drivers stumble over dead connections."""
        return isinstance(error, AWAY) or (self._writer is not None and self._writer.is_closed())

    async def _transact(self, writes: list[_SharedAppend | _SharedWrite]) -> None:
        connection = await self._ready()
        steps = _steps(writes)
        appended = {request.table: request for request in reversed(writes) if isinstance(request, _SharedAppend)}
        before: dict[str, int | None] = {
            table: request.index if table in self._store.epochs else None for table, request in appended.items()
        }
        epochs, failures = dict(self._store.epochs), dict(self._failures)
        outcomes: list[tuple[_SharedAppend | _SharedWrite, Any]] = []
        try:
            only = steps[0] if len(steps) == 1 else None
            if isinstance(only, list) and all(table in self._store.epochs for table in appended):
                outcomes += await self._add(connection, only)
            else:
                async with connection.transaction():
                    for step in steps:
                        if isinstance(step, list):
                            outcomes += await self._add(connection, step)
                        else:
                            outcomes.append((step, await self._do_write(connection, step)))
        except BaseException as error:
            self._store.epochs, self._failures = epochs, failures
            if self._is_away(error):
                self._doubtful = before | self._doubtful
            raise
        for request, outcome in outcomes:
            if isinstance(outcome, JournalError):
                self._fail(request, outcome)
            else:
                _settle(request.future, outcome)

    async def _do_write(self, connection: Database, request: _SharedWrite) -> Any:
        """The result of a write, or why it was refused; what a refused one has done is undone."""
        failure = self._failure(request)
        if failure is not None:
            return failure
        try:
            async with connection.transaction():
                return await request.work(connection)
        except JournalError as error:
            return error

    def _failure(self, request: _SharedAppend | _SharedWrite) -> JournalError | None:
        """Why it fails at once: it was asked for when a failure at the same table was not known yet."""
        if request.table not in self._failures:
            return None
        batch, error = self._failures[request.table]
        if request.seen < batch:
            return again(error)
        del self._failures[request.table]
        return None

    async def _add(
        self, connection: Database, requests: list[_SharedAppend]
    ) -> Sequence[tuple[_SharedAppend, JournalError | None]]:
        """Rows of many tables in one statement; those that do not fit are refused."""
        refused: dict[str, JournalError] = {}
        runs: dict[str, Run] = {}
        late: list[tuple[_SharedAppend, JournalError]] = []
        fitting: list[_SharedAppend] = []
        for request in requests:
            failure = self._failure(request) or refused.get(request.table)
            if failure is None:
                try:
                    run = runs.setdefault(request.table, Run(request.index))
                    run.add(request.table, request.index, request.rows)
                    fitting.append(request)
                    continue
                except JournalError as error:
                    failure = refused[request.table] = error
            late.append((request, failure))
        missed = await self._store.add(connection, runs)
        refused |= missed
        self._failures |= {table: (self._batch, error) for table, error in refused.items()}
        return [(request, missed.get(request.table)) for request in fitting] + [
            (request, refused.get(request.table) or failure) for request, failure in late
        ]

    def _fail(self, request: _SharedAppend | _SharedWrite, error: Exception) -> None:
        if isinstance(error, JournalError):
            error = again(error)
            if isinstance(request, _SharedAppend):
                self._failures.setdefault(request.table, (self._batch, error))
        _reject(request.future, error)


def _steps(writes: list[_SharedAppend | _SharedWrite]) -> list[list[_SharedAppend] | _SharedWrite]:
    """What goes in one statement each, in order."""
    steps: list[list[_SharedAppend] | _SharedWrite] = []
    for request in writes:
        if isinstance(request, _SharedWrite):
            steps.append(request)
        elif steps and isinstance(steps[-1], list):
            steps[-1].append(request)
        else:
            steps.append([request])
    return steps


def _blame(error: Exception) -> Exception:
    """The error as the one who asked should hear it; a mistake in what was asked is left as it is."""
    if isinstance(error, (*AWAY, *FULL, asyncpg.exceptions.TransactionRollbackError)):
        return down(type(error).__name__)  # players read it: where the database is does not concern them
    return error


def _heed(future: asyncio.Future[Any]) -> None:
    """Nobody may wait any more for what went wrong."""
    if not future.cancelled():
        future.exception()


def _settle(future: asyncio.Future[Any], value: Any) -> None:
    if not future.done():
        future.set_result(value)


def _reject(future: asyncio.Future[Any], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
