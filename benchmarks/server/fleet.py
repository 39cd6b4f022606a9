"""What an answer costs where the journal is in PostgreSQL, and what several processes gain.

A slice is a number of fresh servers, each with a driver of its own, over one journal: in a folder (one server), or in a
PostgreSQL of the benchmark's own that waits for the disk before it says that something is kept. The slices of a round
follow one another, and the figures are medians of the rounds. All of it shares one machine, so what several processes
gain is limited by what is left of its cores: the processor time of an answer is what can be carried over.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

import asyncpg
from rich.console import Console
from rich.table import Table

from tests.journal.database import Database

from . import ours
from .drive import Driver, DriverGone, all_of
from .driver import Pace, percentiles
from .process import ServerProcess, processor
from .seeding import seed

ROOMS = 24
INTERVAL = 0.1
HUMAN = 5.0
"""Seconds between the answers of a room of people."""
SHARE = 2000
"""Rooms of one process: eight sockets each, and a process may have about 20,000 files open."""


@dataclass(frozen=True)
class Kind:
    """How the servers of a slice are set up."""

    journal: str
    servers: int
    relayed: bool = False
    """Whether people come to their tables through another server than the one that runs them."""


SLICES = (Kind("SQLite", 1), Kind("PostgreSQL", 1), Kind("PostgreSQL", 3), Kind("PostgreSQL", 3, relayed=True))


@dataclass
class Costs:
    """What was measured of one slice."""

    closed: Pace
    paced: Pace
    servers: float
    """Microseconds of processor time that an answer of the closed loop took in the servers."""
    database: float
    """The same in the database."""
    log: float
    """Bytes that the database wrote to its log for an answer."""
    group: float
    """How many answers went into one transaction."""


class Fleet:
    """Servers over one journal, each with its driver."""

    def __init__(
        self, servers: Sequence[ServerProcess], drivers: Sequence[Driver], kept: Database | None, where: str
    ) -> None:
        self.servers = servers
        self.drivers = drivers
        self._kept = kept
        self._where = where

    async def rooms(self, number: int) -> None:
        """This many more, shared out."""
        shares = zip(self.drivers, self._shares(number), strict=True)
        await asyncio.gather(*(one.do("rooms", len(share)) for one, share in shares))

    async def seated(self, number: int, folder: Path) -> None:
        """This many rooms at tables that are put into the database first."""
        file = folder / "tables"
        await seed(self._where, number, file)
        shares = zip(self.drivers, self._shares(number), strict=True)
        await asyncio.gather(*(one.do("seated", file, share.start, len(share)) for one, share in shares))

    def _shares(self, number: int) -> list[range]:
        count = len(self.drivers)
        ends = [number * place // count for place in range(count + 1)]
        return [range(*pair) for pair in pairwise(ends)]

    async def pace(self, what: str, *given: float) -> tuple[Pace, float, float]:
        """The pace of all rooms, and how many cores the servers and the database took meanwhile."""
        before = self._processor()
        found = await all_of(self.drivers, what, *given)
        after = self._processor()
        busy = [(late - early) / given[-1] for early, late in zip(before, after, strict=True)]
        return together(found), busy[0], busy[1]

    async def written(self) -> tuple[float, float]:
        """How many bytes the database has written to its log, and how many transactions it has done."""
        if self._kept is None:
            return 0.0, 0.0
        connection = await asyncpg.connect(self._where)
        try:
            await connection.execute("SELECT pg_stat_force_next_flush()")
            found = await connection.fetchrow(
                "SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn, sum(xact_commit) FROM pg_stat_database"
            )
        finally:
            await connection.close()
        return float(found[0]), float(found[1])

    def _processor(self) -> tuple[float, float]:
        kept = 0.0 if self._kept is None else processor(self._kept.pid, children=True)
        return sum(server.processor() for server in self.servers), kept


def together(found: Sequence[dict[str, Any]]) -> Pace:
    """The pace of several drivers as one."""
    own, everybody = ([seconds for one in found for seconds in one[name]] for name in ("own", "all"))
    return Pace(sum(one["speed"] for one in found), percentiles(own), percentiles(everybody))


@asynccontextmanager
async def fleet(kind: Kind, journal: Path | None, seed: int) -> AsyncIterator[Fleet]:
    """This many fresh servers with an empty journal, gone afterwards."""
    with TemporaryDirectory(prefix="lb-", dir=journal, ignore_cleanup_errors=True) as folder:
        kept = await asyncio.to_thread(made, Path(folder)) if kind.journal == "PostgreSQL" else None
        servers: list[ServerProcess] = []
        drivers: list[Driver] = []
        try:
            where = folder if kept is None else await kept.make()
            servers += await asyncio.gather(*(ours.start(where) for _ in range(kind.servers)))
            ports = [server.port for server in servers]
            through = [*ports[1:], *ports[:1]] if kind.relayed else ports
            drivers += await asyncio.gather(*(Driver.start(*pair, seed) for pair in zip(ports, through, strict=True)))
            yield Fleet(servers, drivers, kept, where)
        finally:
            await asyncio.gather(*(driver.stop() for driver in drivers))
            await asyncio.gather(*(server.stop() for server in servers))
            if kept is not None:
                await asyncio.to_thread(kept.stop)


def made(folder: Path) -> Database:
    """A database as it comes."""
    os.chmod(folder, 0o755)
    place = folder / "data"
    place.mkdir()
    return Database(place, "")


async def measure(kind: Kind, closed: float, paced: float, journal: Path | None, seed: int) -> Costs:
    """One slice."""
    async with fleet(kind, journal, seed) as found:
        await found.rooms(ROOMS)
        await found.pace("closed", 1.0)
        before = await found.written()
        fast, servers, database = await found.pace("closed", closed)
        after = await found.written()
        log, transactions = (late - early for early, late in zip(before, after, strict=True))
        steady, _, _ = await found.pace("paced", INTERVAL, paced)
        answers = fast.speed * closed
        return Costs(
            fast,
            steady,
            servers / fast.speed * 1e6,
            database / fast.speed * 1e6,
            log / answers,
            answers / max(1.0, transactions),
        )


async def compare(rounds: int, closed: float, paced: float, journal: Path | None, console: Console) -> None:
    """All slices, in turn."""
    found: dict[Kind, list[Costs]] = {}
    for number in range(rounds):
        for kind in SLICES if number % 2 == 0 else SLICES[::-1]:
            with console.status(f"round {number + 1} of {rounds}: {kind}"):
                found.setdefault(kind, []).append(await measure(kind, closed, paced, journal, number))
    console.print(report(found))


def report(found: dict[Kind, list[Costs]]) -> Table:
    table = Table(title=f"{ROOMS} rooms of 8 sockets; load of the machine {os.getloadavg()[0]:.1f}")
    headings = ("journal", "servers", "answers/s", "µs of servers", "of database", "log, bytes", "answers a commit")
    for heading in (*headings, "own p50, ms", "p99", "all p50", "p99"):
        table.add_column(heading, justify="right", no_wrap=True)
    for kind in SLICES:
        slices = found[kind]
        figures = [
            median(value)
            for value in zip(
                *((one.closed.speed, one.servers, one.database, one.log, one.group) for one in slices), strict=True
            )
        ]
        times = [median(value) for value in zip(*((*one.paced.own, *one.paced.all) for one in slices), strict=True)]
        cells = [f"{figure:,.0f}" for figure in figures[:4]] + [f"{figures[4]:.1f}"]
        if kind.journal == "SQLite":
            cells[2:] = "–––"
        servers = f"{kind.servers}, through another" if kind.relayed else f"{kind.servers}"
        table.add_row(kind.journal, servers, *cells, *(f"{time:.2f}" for time in times))
    return table


async def city(rooms: int, seconds: float, journal: Path | None, console: Console) -> None:
    """Many rooms at human pace, on as many servers over PostgreSQL as they need."""
    count = max(3, -(-rooms // SHARE))
    start = monotonic()
    try:
        with TemporaryDirectory(prefix="lb-") as folder:
            async with fleet(Kind("PostgreSQL", count), journal, 1) as found:
                start = monotonic()
                await found.seated(rooms, Path(folder))
                seating = monotonic() - start
                await _hold(found, rooms, seconds, seating, console)
    except DriverGone as error:
        console.print(
            f"{rooms:,} rooms of 8 sockets on {count} servers over PostgreSQL: this machine does not carry them; "
            f"after {monotonic() - start:.0f} s, load {os.getloadavg()[0]:.1f}, {error}"
        )


async def _hold(found: Fleet, rooms: int, seconds: float, seating: float, console: Console) -> None:
    """The rooms are there, and play."""
    early = os.getloadavg()[0]
    pace, servers, database = await found.pace("paced", HUMAN, seconds)
    memory = sum([await server.memory() for server in found.servers])
    console.print(
        f"{rooms:,} rooms of 8 sockets on {len(found.servers)} servers over PostgreSQL, an answer a room every "
        f"{HUMAN:g} s ({rooms / HUMAN:,.0f}/s due, {pace.speed:,.0f}/s came): own p50 {pace.own[0]:.1f} ms, "
        f"p99 {pace.own[1]:.1f} ms, all p50 {pace.all[0]:.1f} ms, p99 {pace.all[1]:.1f} ms; "
        f"servers {servers:.2f} cores, database {database:.2f}; {memory:,.0f} MB in all servers; "
        f"sitting down took {seating:.0f} s; load of the machine {early:.1f}, then {os.getloadavg()[0]:.1f}"
    )
