"""Several servers in processes of their own over one database, and guests who come back through any of them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from .guest import Guest
from .killing import RETURN_SECONDS, Process, Returning


class Machine(Process):
    """`lichina serve` over a database, at a port that stays the same."""

    def __init__(self, folder: Path, database: str, more: Sequence[str] = ()) -> None:
        super().__init__(folder, more=more)
        self.database = database

    def journal(self) -> list[str]:
        """Where it keeps its tables, and where the others reach it."""
        return ["--database", self.database, "--node-url", f"http://{self.address}"]


class Upgraded(Machine):
    """One of a version in which the rules of «Мафия» have changed."""

    program = (
        "-c",
        "import sys; from lichina.games.mafia import Mafia; from lichina.cli import main;"
        " Mafia.version += 1; sys.exit(main())",
    )


@asynccontextmanager
async def machines(folder: Path, database: str, count: int, more: Sequence[str] = ()) -> AsyncIterator[list[Machine]]:
    """So many of them, started one beside another."""
    made = [Machine(folder / f"machine{number}", database, more) for number in range(count)]
    try:
        await asyncio.gather(*(machine.start() for machine in made))
        yield made
    finally:
        for machine in made:
            machine.clean_up()


class Roaming(Returning):
    """A guest who comes back through whichever server answers."""

    addresses: Sequence[str] = ()

    @classmethod
    def knowing(cls, guest: Guest, addresses: Sequence[str]) -> Roaming:
        """The same guest, who knows the addresses of several servers."""
        made = cls(guest.address, guest.table, guest.cookie, guest.person, guest.lang)
        made.addresses = addresses
        return made

    async def come_back(self) -> None:
        """Try one server after another, beginning with the next."""
        await self.cut()
        async with asyncio.timeout(RETURN_SECONDS):
            while True:
                place = self.addresses.index(self.address) + 1
                self.address = self.addresses[place % len(self.addresses)]
                with suppress(OSError, InvalidHandshake, InvalidMessage, ConnectionClosed, EOFError):
                    await self.open()
                    if self.code is None:
                        break
                await asyncio.sleep(0.05)
        self.returns += 1


async def sit_around(servers: Sequence[Process], people: int, bots: int, **options: float) -> list[Roaming]:
    """A table with so many people, each of whom has come in at another server, and a match that has begun."""
    addresses = [server.address for server in servers]
    first = await Guest.host(addresses[0], options={**SHORT, **options})
    guests = [first]
    for number in range(1, people):
        first.address = addresses[number % len(addresses)]
        guests.append(await first.friend(f"Гость {number}"))
    first.address = addresses[0]
    made = [Roaming.knowing(guest, addresses) for guest in guests]
    for guest in made:
        await guest.open()
    await made[0].must("set", bots=[0, 0])
    for _ in range(bots):
        await made[0].must("bot")
    await made[0].must("start")
    for guest in made:
        await guest.until(lambda guest=guest: bool(guest.match))  # type: ignore[misc]
    return made


SHORT: dict[str, float] = {"night": 10, "discussion": 10, "voting": 5, "statements": 1}


def playing(guests: Sequence[Returning], dice: random.Random) -> list[asyncio.Task[None]]:
    """All of them play on, whatever happens to the servers."""
    return [
        asyncio.create_task(guest.persist(random.Random(dice.random()), haste=guest is guests[0])) for guest in guests
    ]
