"""A server that has just started lets the bots of every game think, and lives."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from lichina.registry import BUILT_IN
from lichina.testing.cases import run_seed, soak

from .guest import Guest
from .killing import Process
from .party import begin

BOTS = 7
"""Beside one person: what somebody plays who has just found this."""
STARTS = 4
"""A soak of 50 makes 200 of them."""
DEEDS = 3
"""So many things bots have done at a table where they act."""


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    made = Process(tmp_path)
    yield made
    made.clean_up()


@pytest.mark.parametrize("number", range(STARTS * soak()))
async def test_a_fresh_server_outlives_the_first_thoughts_of_its_bots(number: int, process: Process) -> None:
    dice = random.Random(f"{run_seed()} start {number}")
    await process.start()
    async with AsyncExitStack() as stack:
        for game in dice.sample(sorted(BUILT_IN), len(BUILT_IN)):  # bots of the first have the threads to themselves
            host = await stack.enter_async_context(await Guest.host(process.address, game=game))
            await begin([host], BOTS)
            await _until_bots_act(host, dice)
    assert process.stop() == 0


async def _until_bots_act(host: Guest, dice: random.Random) -> None:
    """Play along until the story names what others have done."""
    own = host.match["seat"]

    def acted() -> bool:
        others = [event for event in host.told if event["data"].get("seat", own) != own]
        return len(others) >= DEEDS or bool(host.over) or host.code is not None

    playing = asyncio.create_task(host.play(dice))
    await host.until(acted)
    playing.cancel()
    assert host.code is None, "the server is gone"
