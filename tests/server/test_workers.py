"""The processes in which the bots of a server think: they come when they are needed, and end with it."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from lichina.testing.cases import run_seed

from .guest import PATIENCE_SECONDS, Guest
from .killing import Process, gone
from .party import begin


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    made = Process(tmp_path)
    yield made
    made.clean_up()


async def until(true: Callable[[], bool]) -> None:
    """Wait for something outside of this process."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not true():
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("end", [Process.stop, Process.kill])
async def test_they_are_hired_when_bots_think_replaced_when_killed_and_gone_with_the_server(
    end: Callable[[Process], object], process: Process
) -> None:
    await process.start()
    assert process.children() == []
    async with await Guest.host(process.address, game="spyfall") as host:
        await begin([host], 5)
        await until(lambda: len(process.children()) == 1)
        (first,) = process.children()
        playing = asyncio.create_task(host.play(random.Random(f"{run_seed()} workers")))
        await host.until(lambda: len(host.told) > 5)
        os.kill(first, signal.SIGKILL)
        heard = len(host.told)
        await host.until(lambda: len(host.told) > heard + 5 or bool(host.over))
        await until(lambda: len(process.children()) == 1 and process.children() != [first])
        (second,) = process.children()
        playing.cancel()
        end(process)
        await until(lambda: gone(second))
    assert gone(first)
