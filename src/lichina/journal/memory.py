"""A journal that is gone with its process: the same rules, for tests and for tables that need not last."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping, Sequence

import msgspec

from .journal import (
    ROUNDING,
    Finished,
    FinishedHeading,
    Journal,
    JournalError,
    Kept,
    SideCount,
    TablePlan,
    again,
    check_next,
    down,
    elsewhere,
    table_closed,
    taken,
)
from .played import PlayedMatch, counted, played


class _Live(msgspec.Struct):
    first: int
    rows: list[bytes]
    touched: float
    owner: MemoryJournal | None
    mark: float | None = None
    plan: TablePlan = TablePlan(None, None)

    @property
    def following(self) -> int:
        return self.first + len(self.rows)


class Memory:
    """What several journals of one process may share, as servers share a database."""

    def __init__(self) -> None:
        self.live: dict[str, _Live] = {}
        self.closed: dict[str, str] = {}
        self.finished: dict[tuple[str, int], Finished] = {}
        self.played: dict[str, PlayedMatch] = {}
        self.codes: dict[str, str] = {}
        self.debts: dict[str, float] = {}
        self.nodes: list[MemoryJournal] = []
        self.secret = secrets.token_urlsafe(32)


class MemoryJournal(Journal):
    def __init__(self, memory: Memory | None = None, url: str = "", rules: Sequence[str] = ()) -> None:
        self.url = url
        self.rules = frozenset(rules)
        self.away = False
        """Whether this server has been silent for so long that others may take its tables."""
        self.shared = memory is not None
        self._memory = memory or Memory()
        self._memory.nodes.append(self)
        self._lost: dict[str, JournalError] = {}
        """Appends that failed, until those who asked know it."""
        self._over = False

    async def open(self) -> None:
        self._check_open()

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
        if table in self._memory.closed:
            raise table_closed(table, self._memory.closed[table])
        live = self._memory.live.get(table) or _Live(first=index, rows=[], touched=0.0, owner=self)
        if live.owner is not self:
            raise taken(table, index)
        check_next(table, index, live.following)
        self._memory.live[table] = live
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

    def _own(self, table: str) -> _Live | None:
        """A live table, if it is ours to write to."""
        live = self._memory.live.get(table)
        if live is not None and live.owner is not self:
            raise taken(table, live.following)
        return live

    async def trim(self, table: str, before: int) -> None:
        self._check(table)
        live = self._own(table)
        if live is not None and before > live.first:
            cut = min(before - live.first, len(live.rows))
            del live.rows[:cut]
            live.first += cut
            live.touched = time.time()

    async def archive(self, finished: Finished) -> None:
        self._check_open()
        self._own(finished.table)
        self._memory.finished[finished.table, finished.number] = finished
        row = played(finished)
        if row is not None:
            self._memory.played[row.id] = row

    async def finished(self, table: str) -> list[FinishedHeading]:
        self._check_open()
        found = [one for key, one in sorted(self._memory.finished.items()) if key[0] == table]
        return [
            FinishedHeading(**{name: getattr(one, name) for name in FinishedHeading.__struct_fields__}) for one in found
        ]

    async def match(self, table: str, number: int) -> Finished | None:
        self._check_open()
        return self._memory.finished.get((table, number))

    async def replace(self, old: Finished, new: Finished) -> bool:
        self._check_open()
        key = old.table, old.number
        if self._memory.finished.get(key) != old:
            return False
        self._memory.finished[key] = new
        return True

    async def expire(self, before: float, most: int) -> int:
        self._check_open()
        ended = sorted((one.ended, key) for key, one in self._memory.finished.items() if one.ended < before)
        for _, key in ended[:most]:
            del self._memory.finished[key]
        return min(len(ended), most)

    async def statistics(self) -> list[SideCount]:
        self._check_open()
        return counted(list(self._memory.played.values()))

    async def mark(self, times: Mapping[str, float]) -> None:
        self._check_open()
        for table, at in times.items():
            live = self._memory.live.get(table)
            if live is not None and live.owner is self:
                live.mark = at
                live.touched = time.time()

    async def plan(self, plans: Mapping[str, TablePlan]) -> None:
        self._check_open()
        for table, plan in plans.items():
            live = self._memory.live.get(table)
            if live is not None and live.owner is self:
                live.plan = plan

    async def load(self) -> list[Kept]:
        self._check_open()
        return [self._kept(table, live) for table, live in sorted(self._memory.live.items())]

    def _kept(self, table: str, live: _Live) -> Kept:
        return Kept(table, live.first, list(live.rows), live.mark, live.touched)

    async def adrift(self, most: int) -> list[str]:
        self._check_open()
        now = time.time()
        found = [
            (0.0 if live.plan.wake is None else live.plan.wake, table)
            for table, live in self._memory.live.items()
            if not self.shared or (live.plan.wake is not None and live.plan.wake <= now and self._whose(live) is None)
        ]
        return [table for _, table in sorted(found)][:most]

    def _whose(self, live: _Live) -> MemoryJournal | None:
        """The server that runs a table, or that alone can; None if we may."""
        owner, rules = live.owner, live.plan.rules
        if owner is not None and owner.there:
            return owner
        if rules is None or rules in self.rules:
            return None
        return next((node for node in self._memory.nodes if node.there and rules in node.rules), None)

    @property
    def there(self) -> bool:
        """Whether this server is heard of."""
        return not self._over and not self.away

    async def claim(self, table: str) -> Kept | None:
        self._check_open()
        live = self._memory.live.get(table)
        if live is None:
            return None
        owner = self._whose(live)
        if owner is not None and owner is not self:
            raise elsewhere(table, owner.url)
        live.owner = self
        return self._kept(table, live)

    async def release(self, table: str) -> None:
        self._check_open()
        live = self._memory.live.get(table)
        if live is not None and live.owner is self:
            live.owner = None

    async def servers(self) -> list[str]:
        self._check_open()
        return sorted({node.url for node in self._memory.nodes if node.there})

    async def secret(self) -> str:
        self._check_open()
        return self._memory.secret

    async def charge(self, account: str, seconds: float, most: float, *, only_ask: bool = False) -> float:
        self._check_open()
        now = time.monotonic()
        until = max(self._memory.debts.get(account, now), now) + seconds
        wait = until - now - most
        if wait > ROUNDING:
            return wait
        if not only_ask:
            self._memory.debts[account] = until
        return 0.0

    async def reserve(self, code: str, table: str) -> bool:
        self._check_open()
        return self._memory.codes.setdefault(code, table) == table

    async def find(self, code: str) -> str | None:
        self._check_open()
        return self._memory.codes.get(code)

    async def close_table(self, table: str, why: str) -> None:
        self._check_open()
        self._own(table)
        self._memory.live.pop(table, None)
        self._memory.closed.setdefault(table, why)
        self._memory.codes = {code: led for code, led in self._memory.codes.items() if led != table}

    async def closed(self, table: str) -> str | None:
        self._check_open()
        return self._memory.closed.get(table)

    async def probe(self) -> None:
        self._check_open()

    async def close(self) -> None:
        self._over = True
