"""A server that has just started lets the bots of every game think, and lives; before, it lets nobody wait."""

from __future__ import annotations

import asyncio
import random
import socket
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from lichina.journal import MemoryJournal
from lichina.registry import BUILT_IN
from lichina.server.app import App
from lichina.server.config import BadSetup, Config
from lichina.server.run import listen, serve
from lichina.testing.cases import run_seed, soak

from .guest import Guest, get
from .killing import Process, free_port
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


class Slow(MemoryJournal):
    """A storage that takes a while to open."""

    def __init__(self) -> None:
        super().__init__()
        self.opening, self.ready = asyncio.Event(), asyncio.Event()

    async def open(self) -> None:
        self.opening.set()
        await self.ready.wait()


async def test_who_comes_before_a_server_is_ready_is_refused_and_may_go_to_another() -> None:
    found = listen(Config(port=0))
    port = found.getsockname()[1]
    journal, stop = Slow(), asyncio.Event()
    up: asyncio.Future[App] = asyncio.get_running_loop().create_future()
    serving = asyncio.create_task(serve(Config(port=port), journal, found, up.set_result, (), stop))
    await journal.opening.wait()
    with pytest.raises(ConnectionRefusedError):
        await asyncio.open_connection("127.0.0.1", port)
    journal.ready.set()
    await up
    assert (await get(f"127.0.0.1:{port}", "/healthz")).status_code == 200
    stop.set()
    await serving


async def test_of_two_servers_that_start_at_one_port_the_later_says_that_it_is_taken() -> None:
    config, journal = Config(port=free_port()), Slow()
    found = listen(config)
    serving = asyncio.create_task(serve(config, journal, found, None, (), asyncio.Event()))
    await journal.opening.wait()
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind(("127.0.0.1", config.port))
        other.listen()
        journal.ready.set()
        with pytest.raises(BadSetup) as caught:
            await serving
    assert caught.value.code == "cannot-listen"
