"""What bots who think cost everybody else: an echo without them, and beside one table full of them.

Eight rooms play at ten answers a second each, and a socket at a ninth table sends a ping fifty times a second. At the
table beside them sit nothing but bots, who wait for nothing: it is always somebody's turn to think. They think in
threads of the server, or in processes of their own. A slice of a round is taken from each of the two servers in turn.
"""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from rich.console import Console
from rich.table import Table

from . import ours
from .driver import HOST, Line, Load, Pace, percentiles
from .openmafia import OpenMafia
from .process import ServerProcess

ROOMS = 8
INTERVAL = 0.1
PING = 0.02
HASTE = 0.15
WARM = 3.0
TABLES = {"mafia": 30, "doomsday": 16}
"""At which tables bots think, and how many."""
KINDS = ("threads", "processes")
ALONE = "nobody"
ANSWERED = re.compile(rb'{"t":"ok","id":(\d+)')


@dataclass
class Echoes:
    """What was measured in one slice."""

    ping: tuple[float, float]
    answers: Pace
    busy: float
    """Cores that the server and all its processes took."""


class Pinger:
    """A socket in a lobby whose pings are answered."""

    def __init__(self) -> None:
        self.line: Line
        self.sent: dict[int, float] = {}
        self.times: list[float] = []
        self._number = 0

    def take(self, frame: bytes) -> None:
        found = ANSWERED.match(frame)
        if found is not None:
            self.times.append(perf_counter() - self.sent.pop(int(found[1])))

    async def ping(self, seconds: float) -> tuple[float, float]:
        """For this long, one ping after another at its own moment, whether or not the last one was answered."""
        loop = asyncio.get_running_loop()
        self.times.clear()
        start = loop.time()
        for turn in range(round(seconds / PING)):
            await asyncio.sleep(start + turn * PING - loop.time())
            self._number += 1
            self.sent[self._number] = perf_counter()
            self.line.send(b'{"do":"ping","id":%d}' % self._number)
        while self.sent:
            await asyncio.sleep(PING)
        return percentiles(self.times)


class Crowd:
    """A table of bots, and one who looks on and lets no time pass unused."""

    def __init__(self) -> None:
        self.line: Line
        self.frames = 0
        self._pushing: asyncio.Task[None] | None = None

    def take(self, frame: bytes) -> None:
        self.frames += frame.startswith(b'{"t":"step"')

    async def begin(self, bots: int) -> None:
        self.line.send(b'{"do":"stand"}')
        self.line.send(b'{"do":"set","bots":[0,0]}')
        for _ in range(bots):
            self.line.send(b'{"do":"bot"}')
            await asyncio.sleep(0.005)
        self._pushing = asyncio.create_task(self._push())

    async def _push(self) -> None:
        while True:
            self.line.send(b'{"do":"start"}')  # refused as long as a match is on
            for _ in range(10):
                await asyncio.sleep(HASTE)
                self.line.send(b'{"do":"hasten"}')

    def end(self) -> None:
        assert self._pushing is not None
        self._pushing.cancel()
        self.line.send(b'{"do":"close"}')
        self.line.closing = True


async def sit(port: int, someone: Pinger | Crowd, game: str) -> None:
    """Somebody makes a table, and listens there."""
    door = HTTPConnection(HOST, port)
    body, cookie = ours.post(door, "/api/tables", {"name": "Даша", "game": game})
    door.close()
    someone.line = Line(someone.take, f"/ws/{body['table']}", (ours.PROTOCOL, f"Cookie: {cookie}"))
    await asyncio.get_running_loop().create_connection(lambda: someone.line, HOST, port)
    await someone.line.opened


class Side:
    """One server with its load."""

    def __init__(self, kind: str, folder: Path, seed: int) -> None:
        self.kind = kind
        self.load = Load(seed)
        self.pinger = Pinger()
        self._folder = folder

    async def open(self) -> None:
        self.server: ServerProcess = await ours.start(self._folder, self.kind)
        await self.load.add(await ours.rooms(self.load, self.server.port, ROOMS))
        await self.load.some(100)
        await sit(self.server.port, self.pinger, OpenMafia.id)

    async def slice(self, game: str, seconds: float) -> Echoes:
        """Beside a table of this game."""
        crowd = Crowd()
        if game != ALONE:
            await sit(self.server.port, crowd, game)
            await crowd.begin(TABLES[game])
            await asyncio.sleep(WARM)
        steps, before = crowd.frames, self.server.processor(children=True)
        ping, pace = await asyncio.gather(self.pinger.ping(seconds), self.load.paced(INTERVAL, seconds))
        busy = (self.server.processor(children=True) - before) / seconds
        if game != ALONE:
            if crowd.frames - steps < seconds:
                raise RuntimeError(f"the bots of {game} did nothing: {crowd.frames - steps} steps")
            crowd.end()
        await asyncio.sleep(0.5)
        return Echoes(ping, pace, busy)

    async def close(self) -> None:
        self.pinger.line.close()
        self.load.close()
        await self.server.stop()


async def compare(rounds: int, seconds: float, journal: Path | None, console: Console) -> None:
    """Both servers in turn, with nobody beside, and beside each table."""
    found: dict[tuple[str, str], list[Echoes]] = {}
    with TemporaryDirectory(prefix="lichina-bench-", dir=journal) as folder:
        for number in range(rounds):
            sides = [Side(kind, Path(folder, f"{number}-{kind}"), number) for kind in KINDS]
            for side in sides:
                await side.open()
            for game in (ALONE, *TABLES):
                for side in sides:
                    with console.status(f"round {number + 1} of {rounds}: {game}, {side.kind}"):
                        found.setdefault((side.kind, game), []).append(await side.slice(game, seconds))
            for side in sides:
                await side.close()
    report(found, console)


def report(found: dict[tuple[str, str], list[Echoes]], console: Console) -> None:
    table = Table(title="An echo beside a table of bots that wait for nothing, ms")
    for heading in ("bots think in", "beside", "ping p50", "ping p99", "×", "answer p50", "answer p99", "×", "cores"):
        table.add_column(heading, justify="right", no_wrap=True)
    for (kind, game), slices in found.items():
        alone = found[kind, ALONE]
        ping = median(one.ping[1] / zero.ping[1] for one, zero in zip(slices, alone, strict=True))
        own = median(one.answers.own[1] / zero.answers.own[1] for one, zero in zip(slices, alone, strict=True))
        bots = game if game == ALONE else f"{game}, {TABLES[game]} bots"
        figures = [median(one.ping[0] for one in slices), median(one.ping[1] for one in slices), ping]
        figures += [median(one.answers.own[0] for one in slices), median(one.answers.own[1] for one in slices), own]
        table.add_row(kind, bots, *(f"{figure:.2f}" for figure in figures), f"{median(one.busy for one in slices):.2f}")
    console.print(table)
    worst = max(
        median(one.ping[1] / zero.ping[1] for one, zero in zip(slices, found[kind, ALONE], strict=True))
        for (kind, _), slices in found.items()
        if kind == KINDS[-1]
    )
    console.print(f"p99 of an echo beside bots that think in processes ≤ 2× that without: {worst:.2f}× at most")
