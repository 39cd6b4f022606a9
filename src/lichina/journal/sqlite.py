"""The journal in a file: SQLite, one thread that writes, and one commit for all that waits."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing, suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from .files import Lock, connect, damaged, is_damage, make_folder, no_place, note_closed, prepare, primary, read_only
from .journal import Finished, FinishedHeading, Journal, JournalError, Kept, SideCount, TablePlan, again, down
from .store import Store

SWITCH_SECONDS = 0.0001
"""Seconds after which a thread that waits for the interpreter's lock insists. With the usual five milliseconds, an
event loop that always has something to do and turns faster than that keeps the writer waiting for seconds: it lets the
lock go at each turn, too briefly, and each time the waiting thread's patience starts over."""

Outcome = tuple[asyncio.Future[Any], Exception | None, Any]


class _Write:
    """Something to be done in a transaction. `seen` is the last batch whose outcome the caller knew."""

    __slots__ = ("future", "seen", "table", "work")

    def __init__(
        self, future: asyncio.Future[None], seen: int, work: Callable[[Store, float], None], table: str | None = None
    ) -> None:
        self.future = future
        self.seen = seen
        self.work = work
        self.table = table

    def do(self, store: Store, now: float, careful: bool) -> None:
        store.flush()
        self.work(store, now)


class _Append:
    __slots__ = ("future", "index", "rows", "seen", "table")

    def __init__(self, future: asyncio.Future[None], seen: int, table: str, index: int, rows: Sequence[bytes]) -> None:
        self.future = future
        self.seen = seen
        self.table = table
        self.index = index
        self.rows = rows

    def do(self, store: Store, now: float, careful: bool) -> None:
        store.append(self.table, self.index, self.rows, now, careful)


class _Read:
    __slots__ = ("future", "work")

    def __init__(self, future: asyncio.Future[Any], work: Callable[[Store], Any]) -> None:
        self.future = future
        self.work = work


class SqliteJournal(Journal):
    """The journal of one server in a folder of its own; opening it raises BadJournal if it cannot be used.

    Reads are done by the thread that writes, after the commit of their batch: so they see everything asked for before
    them, one connection is enough, and a full disk does not stop them.
    """

    def __init__(self, folder: Path, largest: int | None = None) -> None:
        """`largest` is how many bytes the journal may take; when they are used up, it is down."""
        make_folder(folder)
        self._folder = folder
        self._largest = largest
        self._lock = Lock(folder)
        try:
            self._file = prepare(folder)
            self._check_rows()
            self._identity = self._look()
            self._store: Store | None = self._open(None)
            self._store.count_old()
        except BaseException as error:
            self._lock.release()
            if isinstance(error, OSError | sqlite3.Error):
                reason = damaged(self._file, str(error)) if is_damage(error) else no_place(folder, error)
                raise reason from error
            raise
        self._queue: SimpleQueue[list[_Append | _Write | _Read | None]] = SimpleQueue()
        self._asked: list[_Append | _Write | _Read | None] = []
        """What is asked for in one turn of the event loop goes to the thread together: waking it is not cheap."""
        self._closing = False
        self._following: dict[str, int] = {}
        """What a connection that was let go knew, for the next one."""
        self._batch = 0
        self._settled = 0
        """The last batch whose outcome is known in the event loop."""
        self._lost: dict[str, tuple[int, JournalError]] = {}
        """The batch in which an append to a table failed: what was asked for before that was known fails as well."""
        self._doubtful: dict[str, int | None] = {}
        """Where tables ended before a commit that failed: should its rows turn up after all, they are taken back."""
        sys.setswitchinterval(min(SWITCH_SECONDS, sys.getswitchinterval()))
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    async def open(self) -> None:
        """It was opened when it was made, so that the operator hears at once what is wrong with a folder."""

    # What is asked for, in the event loop.

    def append(self, table: str, index: int, rows: Sequence[bytes]) -> asyncio.Future[None]:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._ask(_Append(future, self._settled, table, index, tuple(rows)))
        return future

    def _ask(self, request: _Append | _Write | _Read) -> None:
        if self._closing:
            request.future.set_exception(down("the journal is closed"))
            return
        self._asked.append(request)
        if len(self._asked) == 1:
            asyncio.get_running_loop().call_soon(self._hand_over)

    def _hand_over(self) -> None:
        if self._asked:
            self._queue.put(self._asked)
            self._asked = []

    def _write(self, work: Callable[[Store, float], None], table: str | None = None) -> asyncio.Future[None]:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._ask(_Write(future, self._settled, work, table))
        return future

    def _read(self, work: Callable[[Store], Any]) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._ask(_Read(future, work))
        return future

    async def trim(self, table: str, before: int) -> None:
        await self._write(lambda store, now: store.trim(table, before, now), table)

    async def archive(self, finished: Finished) -> None:
        await self._write(lambda store, now: store.archive(finished))

    async def replace(self, old: Finished, new: Finished) -> bool:
        done: list[bool] = []
        await self._write(lambda store, now: done.append(store.replace(old, new)))
        return done[-1]

    async def expire(self, before: float, most: int) -> int:
        gone: list[int] = []
        await self._write(lambda store, now: gone.append(store.expire(before, most)))
        return gone[-1]

    async def statistics(self) -> list[SideCount]:
        found: list[SideCount] = await self._read(Store.statistics)
        return found

    async def mark(self, times: Mapping[str, float]) -> None:
        pairs = list(times.items())
        await self._write(lambda store, now: store.mark(pairs, now))

    async def close_table(self, table: str, why: str) -> None:
        await self._write(lambda store, now: store.close_table(table, why, now))

    async def probe(self) -> None:
        await self._write(lambda store, now: store.probe())

    async def finished(self, table: str) -> list[FinishedHeading]:
        found: list[FinishedHeading] = await self._read(lambda store: store.finished(table))
        return found

    async def match(self, table: str, number: int) -> Finished | None:
        found: Finished | None = await self._read(lambda store: store.match(table, number))
        return found

    async def load(self) -> list[Kept]:
        found: list[Kept] = await self._read(Store.load)
        return found

    async def plan(self, plans: Mapping[str, TablePlan]) -> None:
        """Nobody else is there who could need it: this server has them all."""

    async def adrift(self, most: int) -> list[str]:
        found: list[str] = await self._read(Store.open_tables)
        return found[:most]

    async def claim(self, table: str) -> Kept | None:
        found: list[Kept] = await self._read(lambda store: store.load(table))
        return found[0] if found else None

    async def release(self, table: str) -> None:
        """The folder is locked as long as this server runs, and it may claim the table again."""

    async def servers(self) -> list[str]:
        """There is no other server, and this one need not be found."""
        return []

    async def secret(self) -> str:
        """There is nobody to share it with."""
        return ""

    async def charge(self, account: str, seconds: float, most: float, *, only_ask: bool = False) -> float:
        return 0.0

    async def reserve(self, code: str, table: str) -> bool:
        await self._write(lambda store, now: store.reserve(code, table))
        return await self.find(code) == table

    async def find(self, code: str) -> str | None:
        found: str | None = await self._read(lambda store: store.find(code))
        return found

    async def closed(self, table: str) -> str | None:
        found: str | None = await self._read(lambda store: store.closed(table))
        return found

    async def close(self) -> None:
        if not self._closing:
            self._closing = True
            self._asked.append(None)
            self._hand_over()
        await asyncio.to_thread(self._thread.join)

    # What is done, in the thread that writes.

    def _run(self) -> None:
        waiting = self._queue
        going_on = True
        while going_on:
            batch = waiting.get()
            for _ in range(waiting.qsize()):
                batch += waiting.get_nowait()
            self._batch += 1
            going_on = batch[-1] is not None
            writes = [request for request in batch if request is not None and not isinstance(request, _Read)]
            if writes:
                self._settle_soon(self._do_writes(writes))
            self._settle_soon([self._do_read(request) for request in batch if isinstance(request, _Read)])
        self._finish()

    def _do_writes(self, writes: list[_Append | _Write], careful: bool = False) -> list[Outcome]:
        """Do all in one transaction; if it is spoilt, and not by the storage, do each alone and with care."""
        lost = dict(self._lost)
        try:
            return self._transact(writes, careful)
        except Exception as error:
            self._undo(error)
            blame = self._blame(error)
            if not isinstance(blame, JournalError) and not careful:
                self._lost = lost  # what failed may have failed because of what is undone
                return [outcome for request in writes for outcome in self._do_writes([request], careful=True)]
            return [self._lose(request, blame) for request in writes]

    def _transact(self, writes: list[_Append | _Write], careful: bool) -> list[Outcome]:
        store = self._ready()
        store.begin()
        if self._doubtful:
            store.take_back(self._doubtful)
        now = time.time()
        outcomes = [self._do_write(store, request, now, careful) for request in writes]
        store.flush()
        ends = dict(store.touched)
        try:
            store.commit()
        except sqlite3.Error:
            self._doubtful = ends | self._doubtful
            raise
        self._doubtful.clear()
        return outcomes

    def _do_write(self, store: Store, request: _Append | _Write, now: float, careful: bool) -> Outcome:
        try:
            self._check_lost(request)
            request.do(store, now, careful)
        except JournalError as error:
            return self._lose(request, error)
        return request.future, None, None

    def _check_lost(self, request: _Append | _Write) -> None:
        if request.table in self._lost:
            batch, error = self._lost[request.table]
            if request.seen < batch:
                raise again(error)
            del self._lost[request.table]

    def _lose(self, request: _Append | _Write, error: Exception) -> Outcome:
        if isinstance(error, JournalError):
            error = again(error)
            if isinstance(request, _Append):
                self._lost[request.table] = self._batch, error
        return request.future, error, None

    def _do_read(self, request: _Read) -> Outcome:
        try:
            return request.future, None, request.work(self._ready())
        except Exception as error:
            self._undo(error)
            return request.future, self._blame(error), None

    def _settle_soon(self, outcomes: list[Outcome]) -> None:
        """One call into each event loop, and there is only one, unless another was closed without waiting."""
        by_loop: dict[asyncio.AbstractEventLoop, list[Outcome]] = {}
        for outcome in outcomes:
            by_loop.setdefault(outcome[0].get_loop(), []).append(outcome)
        for loop, own in by_loop.items():
            with suppress(RuntimeError):  # it is closed: nobody waits any more
                loop.call_soon_threadsafe(self._settle, self._batch, own)

    def _settle(self, batch: int, outcomes: list[Outcome]) -> None:
        self._settled = batch
        for future, error, value in outcomes:
            if future.done():
                continue
            if error is None:
                future.set_result(value)
            else:
                future.set_exception(error)

    # The connection, and what may happen to it.

    def _check_rows(self) -> None:
        """Read all rows before anything is opened for writing: a journal that is refused stays as it is."""
        with closing(read_only(self._file)) as connection:
            Store(connection, self._file).load()

    def _look(self) -> tuple[int, int]:
        found = os.stat(self._file)
        return found.st_dev, found.st_ino

    def _ready(self) -> Store:
        """The store, opened again if it had to be let go; not if the file is away, or is another one."""
        if self._look() != self._identity:
            raise down(f"{self._file} is not the file that was opened")
        if self._store is None:
            self._store = self._open(self._following)
        return self._store

    def _open(self, following: dict[str, int] | None) -> Store:
        connection = connect(self._file, self._largest)
        try:
            return Store(connection, self._file, following)
        except sqlite3.Error:
            connection.close()
            raise

    def _undo(self, error: Exception) -> None:
        """Roll back; after an error that the connection may not get over, let it go."""
        if self._store is None:
            return
        try:
            self._store.rollback()
        except sqlite3.Error as worse:
            error = worse
        lasting = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY)
        if isinstance(error, sqlite3.DatabaseError) and self._is_storage(error) and primary(error) not in lasting:
            with suppress(sqlite3.Error):
                self._store.connection.close()
            self._following = self._store.following
            self._store = None

    @staticmethod
    def _is_storage(error: Exception) -> bool:
        return isinstance(error, sqlite3.OperationalError | OSError) or is_damage(error)

    def _blame(self, error: Exception) -> Exception:
        """The error as the one who asked should hear it; a mistake in what was asked is left as it is."""
        if is_damage(error):
            return damaged(self._file, str(error))
        return down(str(error)) if self._is_storage(error) else error

    def _finish(self) -> None:
        """Close, and note how the file was left."""
        try:
            if self._store is not None:
                self._store.connection.close()
                note_closed(self._folder)
        except sqlite3.Error:
            pass
        finally:
            self._lock.release()
