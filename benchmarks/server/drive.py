"""A driver in a process of its own, for one server: `python -m benchmarks.server.drive PORT THROUGH SEED`.

Tables are made at a port, and sockets are opened through one, which may be another server's.
It is told what to do by lines on its standard input, `rooms N`, `seated FILE FIRST N`, `closed SECONDS`,
`paced INTERVAL SECONDS`, and answers each with a line of JSON.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

import uvloop

from . import ours
from .driver import Load

ROOT = Path(__file__).parents[2]
BATCH = 50
WARM_MOVES = 5
LAST = 10.0
"""Seconds in which a driver ends when it is told nothing more."""


class Wheel:
    """What such a process does."""

    def __init__(self, port: int, through: int, seed: int) -> None:
        self.load = Load(seed)
        self._port = port
        self._through = through

    async def rooms(self, number: str) -> dict[str, Any]:
        """This many more rooms, which have played a little."""
        for done in range(0, int(number), BATCH):
            count = min(BATCH, int(number) - done)
            await self.load.add(await ours.rooms(self.load, self._port, count, self._through))
        await self.load.some(WARM_MOVES)
        return {"rooms": len(self.load.rooms)}

    async def seated(self, file: str, first: str, number: str) -> dict[str, Any]:
        """Rooms at tables that are there already: this many of those in a file, from this one on."""
        lines = Path(file).read_text(encoding="utf-8").splitlines()[int(first) : int(first) + int(number)]
        for done in range(0, len(lines), BATCH):
            tables = [json.loads(line) for line in lines[done : done + BATCH]]
            await self.load.add(await ours.seated(self.load, self._through, tables))
        return {"rooms": len(self.load.rooms)}

    async def closed(self, seconds: str) -> dict[str, Any]:
        """Every room answers as soon as all eight have heard of its last answer."""
        pace = await self.load.closed(float(seconds))
        return {"speed": pace.speed, "own": self.load.own, "all": self.load.all}

    async def paced(self, interval: str, seconds: str) -> dict[str, Any]:
        """Every room answers once an interval."""
        pace = await self.load.paced(float(interval), float(seconds))
        return {"speed": pace.speed, "own": self.load.own, "all": self.load.all}


async def follow(port: int, through: int, seed: int) -> None:
    wheel = Wheel(port, through, seed)
    deeds: dict[str, Callable[..., Coroutine[Any, Any, dict[str, Any]]]] = {
        "rooms": wheel.rooms,
        "seated": wheel.seated,
        "closed": wheel.closed,
        "paced": wheel.paced,
    }
    while line := await asyncio.to_thread(sys.stdin.readline):
        name, *given = line.split()
        print(json.dumps(await deeds[name](*given)), flush=True)
    wheel.load.close()


class DriverGone(Exception):
    """It has met with something that no client expects."""


class Driver:
    """Such a process, as whoever started it sees it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, port: int, through: int, seed: int) -> Driver:
        pipe = asyncio.subprocess.PIPE
        command = [sys.executable, "-m", "benchmarks.server.drive", *map(str, (port, through, seed))]
        return cls(await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdin=pipe, stdout=pipe, limit=1 << 30))

    async def do(self, what: str, *given: object) -> dict[str, Any]:
        """What it answers."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(" ".join((what, *map(str, given), "\n")).encode())
        line = await self._process.stdout.readline()
        if not line:
            raise DriverGone("a driver has ended; what it said is above")
        found: dict[str, Any] = json.loads(line)
        return found

    async def stop(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            await asyncio.wait_for(self._process.wait(), LAST)
        except TimeoutError:  # in the middle of what another driver has failed at
            self._process.kill()
            await self._process.wait()


async def all_of(drivers: Sequence[Driver], what: str, *given: object) -> list[dict[str, Any]]:
    """What they answer, asked at once."""
    return await asyncio.gather(*(driver.do(what, *given) for driver in drivers))


if __name__ == "__main__":
    gc.disable()
    uvloop.run(follow(*map(int, sys.argv[1:])))
