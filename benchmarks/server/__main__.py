"""Our server beside boardgame.io's, over the same sockets, under the same load, in one run; ratios are what counts.

python -m benchmarks.server [--rounds N] [--closed SECONDS] [--paced SECONDS] [--beside N] [--many ROOMS]
                            [--fleet N] [--cities ROOMS ROOMS …]

Both play the reference Mafia with open votes in turn (`openmafia.py`, `peer/server.mjs`): every answer goes to all
eight seats of its room, to each with its own view. Ours writes every answer to disk before anybody sees its effect, and
sends each seat what is new for it; the peer keeps its matches in memory, and sends each seat its whole view, as it does
by default.

A slice is a fresh server on loopback with 25 rooms of 8 sockets:

- memory: VmRSS after one room has played, and when all 25 have: what the server as a whole takes under load, by room;
- closed loop: a room answers as soon as all eight have heard of its last answer; moves a second;
- paced: every room answers ten times a second; the time until the mover ("own") and the last of the eight ("all") saw
  the answer's effect;
- memory again: VmRSS before and after 50 further rooms, when the load has been seen: what one more room takes.

Garbage is collected before memory is read. A round is ours, peer, peer, ours, and a figure the median of the rounds.
The driver has a process of its own and shares the machine with the server: the ratios are per machine, not per core.
When a match is over, the room begins another; that is part of the load, and not counted as a move. Then an echo of our
server is taken beside tables of bots that think (`beside.py`). At the end our server alone holds many rooms at human
pace, and says how long its event loop was held up at most, by whatever.
"""

from __future__ import annotations

import argparse
import gc
import os
import platform
import resource
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TypeAlias

import uvloop
from rich.console import Console
from rich.table import Table

from . import beside, fleet, ours, peer
from .driver import Load, Pace, Room
from .process import ServerProcess

ROOMS = 25
INTERVAL = 0.1
"""Seconds between the answers of a room that is paced."""
HUMAN = 5.0
"""The same for a room of people."""
FIRST_MOVES = 600
"""What one room plays before anything is measured, so that what is loaded or compiled on first use is there."""
WARM_MOVES = 60
"""What every room plays before its memory is measured."""
FURTHER = 50
BATCH = 50
WIDTH = 150
LONGEST = 50
"""Milliseconds for which nobody minds that a server does something else."""

OpenRooms: TypeAlias = Callable[[Load, int, int], Awaitable[Sequence[Room]]]


@dataclass
class Slice:
    """What was measured of one server."""

    base: float
    """Resident memory before the rooms, in MB."""
    memory: float
    """MB a room of the first 25, with all that the server takes when it is first under load."""
    further: float
    """MB that one room more takes."""
    closed: Pace
    busy: float
    """Cores that the server took in the closed loop."""
    paced: Pace


async def measure(server: ServerProcess, open_rooms: OpenRooms, given: argparse.Namespace, seed: int) -> Slice:
    load = Load(seed)
    try:
        await load.add(await open_rooms(load, server.port, 1))
        await load.some(FIRST_MOVES)
        base = await server.memory()
        memory = await grown(server, load, open_rooms, ROOMS - 1)
        before = server.processor()
        closed = await load.closed(given.closed)
        busy = (server.processor() - before) / given.closed
        paced = await load.paced(INTERVAL, given.paced)
        further = await grown(server, load, open_rooms, FURTHER)
    finally:
        load.close()
        await server.stop()
    return Slice(base, memory, further, closed, busy, paced)


async def grown(server: ServerProcess, load: Load, open_rooms: OpenRooms, count: int) -> float:
    """MB that each of this many new rooms takes when it has played a little."""
    before = await server.memory()
    await load.add(await open_rooms(load, server.port, count))
    await load.some(WARM_MOVES)
    return (await server.memory() - before) / count


async def mine(given: argparse.Namespace, seed: int) -> Slice:
    with TemporaryDirectory(prefix="lichina-bench-", dir=given.journal) as folder:
        return await measure(await ours.start(Path(folder)), ours.rooms, given, seed)


async def theirs(given: argparse.Namespace, seed: int) -> Slice:
    return await measure(await peer.start(), peer.rooms, given, seed)


async def compare(given: argparse.Namespace, console: Console) -> tuple[list[Slice], list[Slice]]:
    """Rounds of ours, peer, peer, ours."""
    peer.install()
    our: list[Slice] = []
    their: list[Slice] = []
    for number in range(given.rounds):
        with console.status(f"round {number + 1} of {given.rounds}"):
            our.append(await mine(given, 2 * number))
            their.append(await theirs(given, 2 * number))
            their.append(await theirs(given, 2 * number + 1))
            our.append(await mine(given, 2 * number + 1))
    return our, their


@dataclass
class Row:
    """A figure, how it is read off a slice, and what is expected of the ratio of ours to the peer's."""

    name: str
    figure: Callable[[Slice], float]
    form: str = "{:.2f}"
    least: float | None = None
    most: float | None = None

    def expectation(self, ratio: float) -> str:
        if self.least is not None:
            return f"≥ {self.least}×: {'yes' if ratio >= self.least else 'no'}"
        if self.most is not None:
            return f"≤ {self.most}×: {'yes' if ratio <= self.most else 'no'}"
        return ""


ROWS = (
    Row("closed loop, moves/s", lambda s: s.closed.speed, "{:,.0f}", least=1.5),
    Row("  moves per second of the server's CPU", lambda s: s.closed.speed / s.busy, "{:,.0f}"),
    Row("  all, p50, ms", lambda s: s.closed.all[0]),
    Row("10 moves/s a room, own, p50, ms", lambda s: s.paced.own[0]),
    Row("  own, p99, ms", lambda s: s.paced.own[1], most=0.5),
    Row("  all, p50, ms", lambda s: s.paced.all[0]),
    Row("  all, p99, ms", lambda s: s.paced.all[1], most=0.5),
    Row("memory of the 25 rooms, MB a room", lambda s: s.memory, "{:.3f}", most=0.5),
    Row("  of 50 further rooms, MB a room", lambda s: s.further, "{:.3f}", most=0.5),
    Row("  before the rooms, MB", lambda s: s.base, "{:.0f}"),
)


def rounds(slices: Sequence[Slice], figure: Callable[[Slice], float]) -> list[float]:
    """The figure of each round: the mean of its two slices."""
    values = [figure(one) for one in slices]
    return [(first + second) / 2 for first, second in zip(values[::2], values[1::2], strict=True)]


def report(our: Sequence[Slice], their: Sequence[Slice], console: Console) -> None:
    title = f"{ROOMS} rooms of 8 sockets, Python {platform.python_version()}, {os.cpu_count()} cores"
    table = Table(title=title)
    table.add_column("", no_wrap=True)
    for heading in (ours.NAME, "from – to", peer.NAME, "from – to", "ratio", "expected"):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in ROWS:
        us, them = rounds(our, row.figure), rounds(their, row.figure)
        ratio = median(a / b for a, b in zip(us, them, strict=True))
        cells: list[str] = []
        for values in (us, them):
            cells += [
                row.form.format(median(values)),
                f"{row.form.format(min(values))} – {row.form.format(max(values))}",
            ]
        table.add_row(row.name, *cells, f"{ratio:.2f}×", row.expectation(ratio))
    console.print(table)


async def many(given: argparse.Namespace, console: Console) -> None:
    """Our server alone, with many rooms at human pace."""
    with TemporaryDirectory(prefix="lichina-bench-", dir=given.journal) as folder:
        server = await ours.start(Path(folder))
        load = Load(1)
        try:
            with console.status(f"{given.many:,} rooms"):
                await load.add(await ours.rooms(load, server.port, 1))
                await load.some(FIRST_MOVES)
                base = await server.memory()
                while len(load.rooms) < given.many:
                    count = min(BATCH, given.many - len(load.rooms))
                    await load.add(await ours.rooms(load, server.port, count))
                await load.some(5)
                memory = (await server.memory() - base) / (given.many - 1)
                await server.pauses()
                before = server.processor()
                pace = await load.paced(HUMAN, given.human)
                busy = (server.processor() - before) / given.human
                clock, working, collecting = await server.pauses()
        finally:
            load.close()
            await server.stop()
    quick = "yes" if pace.own[1] < 100 else "no"
    console.print(
        f"{given.many:,} rooms of 8 sockets, an answer a room every {HUMAN:g} s: own p50 {pace.own[0]:.2f} ms, "
        f"p99 {pace.own[1]:.2f} ms, all p99 {pace.all[1]:.2f} ms (own p99 < 100 ms: {quick}); "
        f"{memory:.3f} MB a room on {base:.0f} MB; {busy:.2f} of a core"
    )
    short = "yes" if working < LONGEST else "no"
    console.print(
        f"longest pause of its event loop meanwhile: {working:.0f} ms of its own work (< {LONGEST} ms: {short}), "
        f"of which garbage {collecting:.0f} ms at most; by the clock, with all else that ran here, {clock:.0f} ms"
    )


async def run(given: argparse.Namespace) -> None:
    console = Console()
    console.width = max(console.width, WIDTH)
    if given.rounds:
        our, their = await compare(given, console)
        report(our, their, console)
    if given.beside:
        await beside.compare(given.beside, given.thinking, given.journal, console)
    if given.many:
        await many(given, console)
    if given.fleet:
        await fleet.compare(given.fleet, given.closed, given.paced, given.journal, console)
    for rooms in given.cities:
        await fleet.city(rooms, given.human, given.journal, console)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.server", description="Our server beside boardgame.io's."
    )
    parser.add_argument("--rounds", type=int, default=5, help="rounds of four slices (default 5; 0: none)")
    parser.add_argument("--closed", type=float, default=3.0, help="seconds of a closed loop (default 3)")
    parser.add_argument("--paced", type=float, default=6.0, help="seconds at ten moves a second (default 6)")
    parser.add_argument("--beside", type=int, default=3, help="rounds beside thinking bots (default 3; 0: none)")
    parser.add_argument("--thinking", type=float, default=15.0, help="seconds of each of their slices (default 15)")
    parser.add_argument("--many", type=int, default=2000, help="rooms at human pace (default 2000; 0: none)")
    parser.add_argument("--human", type=float, default=30.0, help="seconds at human pace (default 30)")
    parser.add_argument("--fleet", type=int, default=3, help="rounds over PostgreSQL (default 3; 0: none)")
    parser.add_argument(
        "--cities", type=int, nargs="*", default=[2000, 10000], help="rooms over PostgreSQL (default 2000 10000)"
    )
    parser.add_argument(
        "--journal", type=Path, help="where the folder of the journal is made (default: for temporary files)"
    )
    given = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # the servers inherit it
    gc.disable()  # a pause of the driver would be measured as one of the server; it makes no cycles to speak of
    uvloop.run(run(given))


if __name__ == "__main__":
    main()
