"""What happens to servers, to their database, and to the network between them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from math import inf
from time import time
from typing import Any

from lichina.journal.postgres import LEASE_SECONDS

from .city import City, Wired
from .rooms import Room

KILLED = "kill -9"
AWAY = ", database away"
"""What also happened soon after: nobody can take a table then."""
SOON = 5.0
"""After so many seconds the tables of a server that has died go on."""


@dataclass
class Mishap:
    """Something that has happened."""

    kind: str
    at: float = 0.0
    """When it began, in the time of the event loop."""
    wall: float = 0.0
    """The same in wall time."""
    victim: str | None = None
    tables: set[str] = field(default_factory=set)
    """Those that were played at the victim at that moment."""
    until: float = inf
    """When the victim was well again, in wall time, if it may have kept its tables; or the database."""


class Storm:
    """One mishap after another, and sometimes two at once; one server at least is always well."""

    def __init__(self, city: City, rooms: list[Room], dice: random.Random, calm: float) -> None:
        self.mishaps: list[Mishap] = []
        self._city = city
        self._rooms = rooms
        self._dice = dice
        self._calm = calm
        """How many seconds there are between two of them, on the average."""
        self._ill: set[Wired] = set()
        self._database = asyncio.Lock()
        self._kinds: dict[str, Callable[[Mishap], Coroutine[Any, Any, None]]] = {
            KILLED: self._killed,
            "frozen": self._frozen,
            "cut off, silently": self._swallowed,
            "cut off, broken": self._torn,
            "database restarted": self._restarted,
        }

    async def rage(self, count: int) -> None:
        """So many of them, each kind as often as any other, at random moments."""
        kinds = [kind for _ in range(-(-count // len(self._kinds))) for kind in self._shuffled()][:count]
        async with asyncio.TaskGroup() as going:
            for kind in kinds:
                await asyncio.sleep(self._dice.uniform(0.2, 1.8) * self._calm)
                going.create_task(self._kinds[kind](Mishap(kind)))

    def _shuffled(self) -> list[str]:
        return self._dice.sample(list(self._kinds), len(self._kinds))

    async def _victim(self, mishap: Mishap) -> Wired:
        """A server to which it happens now."""
        while len(well := [one for one in self._city.machines if one not in self._ill]) < 2:
            await asyncio.sleep(0.1)
        victim = self._dice.choice(well)
        self._ill.add(victim)
        tables = await self._city.audit.of(victim.url)
        mishap.tables = tables & {room.table for room in self._rooms if room.playing}
        mishap.victim = victim.url
        self._begins(mishap)
        return victim

    def _begins(self, mishap: Mishap) -> None:
        mishap.at, mishap.wall = asyncio.get_running_loop().time(), time()
        self.mishaps.append(mishap)

    async def _killed(self, mishap: Mishap) -> None:
        victim = await self._victim(mishap)
        victim.kill()
        await asyncio.sleep(self._dice.uniform(0.0, 3.0))
        await victim.come_up()
        self._ill.discard(victim)

    async def _frozen(self, mishap: Mishap) -> None:
        victim = await self._victim(mishap)
        victim.freeze()
        await asyncio.sleep(LEASE_SECONDS + self._dice.uniform(0.5, 4.0))
        victim.wake()
        await self._recovers(victim, mishap)

    async def _swallowed(self, mishap: Mishap) -> None:
        victim = await self._victim(mishap)
        victim.line.swallow()
        await asyncio.sleep(self._dice.uniform(1.0, 9.0))
        await victim.line.mend()
        await self._recovers(victim, mishap)

    async def _torn(self, mishap: Mishap) -> None:
        victim = await self._victim(mishap)
        victim.line.tear()
        await asyncio.sleep(self._dice.uniform(0.5, 6.0))
        await victim.line.mend()
        await self._recovers(victim, mishap)

    async def _recovers(self, victim: Wired, mishap: Mishap) -> None:
        """It is well again when it says so."""
        await victim.answers()
        mishap.until = time()
        self._ill.discard(victim)

    async def _restarted(self, mishap: Mishap) -> None:
        async with self._database:
            mishap.tables = {room.table for room in self._rooms if room.playing}
            self._begins(mishap)
            await asyncio.to_thread(self._city.database.stop, self._dice.choice(("immediate", "fast")))
            await asyncio.sleep(self._dice.uniform(0.0, 3.0))
            await asyncio.to_thread(self._city.database.start)
            mishap.until = time()
