"""A journal that is gone with its process: the same rules, for tests and for tables that need not last."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence

import msgspec

from .journal import Finished, Heading, Journal, JournalError, Kept, again, check_next, down, table_closed


class _Live(msgspec.Struct):
    first: int
    rows: list[bytes]
    touched: float
    mark: float | None = None


class MemoryJournal(Journal):
    def __init__(self) -> None:
        self._live: dict[str, _Live] = {}
        self._closed: dict[str, str] = {}
        self._finished: dict[tuple[str, int], Finished] = {}
        self._lost: dict[str, JournalError] = {}
        """Appends that failed, until those who asked know it."""
        self._over = False

    def append(self, table: str, index: int, rows: Sequence[bytes]) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        error: JournalError | None = None
        try:
            self._check(table)
            self._add(table, index, rows)
        except JournalError as refusal:
            error = self._lost[table] = refusal
        loop.call_soon(self._settle, future, table, error)
        return future

    def _check(self, table: str) -> None:
        self._check_open()
        if table in self._lost:
            raise again(self._lost[table])

    def _check_open(self) -> None:
        if self._over:
            raise down("the journal is closed")

    def _add(self, table: str, index: int, rows: Sequence[bytes]) -> None:
        if table in self._closed:
            raise table_closed(table, self._closed[table])
        live = self._live.get(table) or _Live(first=index, rows=[], touched=0.0)
        check_next(table, index, live.first + len(live.rows))
        self._live[table] = live
        live.rows += rows
        live.touched = time.time()

    def _settle(self, future: asyncio.Future[None], table: str, error: JournalError | None) -> None:
        if error is not None:
            self._lost.pop(table, None)
        if future.done():
            return
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)

    async def trim(self, table: str, before: int) -> None:
        self._check(table)
        live = self._live.get(table)
        if live is not None and before > live.first:
            cut = min(before - live.first, len(live.rows))
            del live.rows[:cut]
            live.first += cut
            live.touched = time.time()

    async def archive(self, finished: Finished) -> None:
        self._check_open()
        self._finished[finished.table, finished.number] = finished

    async def finished(self, table: str) -> list[Heading]:
        self._check_open()
        found = [self._finished[key] for key in sorted(self._finished) if key[0] == table]
        return [Heading(**{name: getattr(one, name) for name in Heading.__struct_fields__}) for one in found]

    async def match(self, table: str, number: int) -> Finished | None:
        self._check_open()
        return self._finished.get((table, number))

    async def mark(self, times: Mapping[str, float]) -> None:
        self._check_open()
        for table, at in times.items():
            live = self._live.get(table)
            if live is not None:
                live.mark = at
                live.touched = time.time()

    async def load(self) -> list[Kept]:
        self._check_open()
        return [
            Kept(table, live.first, list(live.rows), live.mark, live.touched)
            for table, live in sorted(self._live.items())
        ]

    async def close_table(self, table: str, why: str) -> None:
        self._check_open()
        self._live.pop(table, None)
        self._closed.setdefault(table, why)

    async def closed(self, table: str) -> str | None:
        self._check_open()
        return self._closed.get(table)

    async def probe(self) -> None:
        self._check_open()

    async def close(self) -> None:
        self._over = True
