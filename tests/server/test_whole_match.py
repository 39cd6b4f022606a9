"""A whole match over real sockets: people and bots, together and apart."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from lichina.testing.cases import run_seed

from .guest import Guest, running


@pytest.mark.parametrize("sitting", ["together", "apart"])
async def test_three_people_and_seven_bots_play_a_match_to_its_end(sitting: str, tmp_path: Path) -> None:
    async with (
        running(tmp_path) as server,
        await Guest.host(server.address, sitting=sitting) as host,
        await host.friend("Маша") as second,
        await host.friend("Пётр") as third,
    ):
        guests = [host, second, third]
        await host.must("set", bots=[0, 0], options={"night": 10, "discussion": 10, "voting": 5})
        for _ in range(7):
            await host.must("bot")
        await host.must("start")
        dice = random.Random(f"{run_seed()} {sitting}")
        pushing = asyncio.create_task(push(host))
        await asyncio.wait_for(asyncio.gather(*(guest.play(dice) for guest in guests)), 60)
        pushing.cancel()
        table = server.house.table(host.table)
        await host.until(lambda: host.at["stage"] == "ended")
        assert table.live is not None and table.live.match.outcome is not None
        for guest in guests:
            assert guest.over["reason"] == table.live.match.outcome.reason
            assert guest.told[-1]["key"] == "unmasked"
        assert host.at["evening"]["totals"][0]["played"] == 1


async def push(host: Guest) -> None:
    """Nobody wants to wait for the nights of a test."""
    while True:
        await host.do("hasten")
        await asyncio.sleep(0.05)
