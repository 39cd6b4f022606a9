"""Several servers over one database, each in a process of its own: what one leaves, another takes up."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from lichina.testing.cases import run_seed
from tests.journal.database import Database

from .killing import command, judge
from .machines import machines, playing, sit_around
from .party import eventually


async def test_a_match_outlives_the_server_that_ran_it(tmp_path: Path, postgres: Database) -> None:
    async with machines(tmp_path, await postgres.make(), 2) as (one, other):
        guests = await sit_around((one, other), 4, 3)
        dice = random.Random(f"{run_seed()} outlived")
        players = playing(guests, dice)
        await eventually(lambda: all(guest.acknowledged for guest in guests))
        one.kill()
        async with asyncio.timeout(120):
            await asyncio.gather(*players)
        for guest in guests:
            guest.address = other.address
        await judge(guests)  # type: ignore[arg-type]
        for guest in guests:
            await guest.cut()
        listed = await asyncio.to_thread(command, "tables", "--database", other.database)
        assert listed.returncode == 0 and guests[0].at["code"] in listed.stdout
        forget = ("forget", guests[0].at["code"], "--name", "Гость 1", "--database", other.database)
        for code in (0, 1):  # while the other server runs; the second time there is nothing left
            assert (await asyncio.to_thread(command, *forget)).returncode == code
