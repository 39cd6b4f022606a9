"""A game at a path is offered like any other, and the processes in which bots think find it there."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from lichina import registry
from lichina.registry import find, known, offer
from lichina.table.environment import Environment
from lichina.table.thinking import Thinkers
from lichina.table.workers import ProcessWorker

from .guest import Guest, get, running

MARKET = Path(__file__).parents[1] / "games" / "unmasking"


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(registry, "_registered", dict(registry._registered))
    return offer(MARKET).game.id


def test_a_game_that_is_offered_is_known_by_its_id_and_found_by_its_path(offered: str) -> None:
    assert offered in known()
    assert find(offered).address == str(MARKET)


async def test_bots_of_a_game_at_a_path_think_in_processes_of_their_own(offered: str) -> None:
    troubles: list[BaseException] = []
    around = Environment(thinkers=Thinkers(ProcessWorker.hire, 1))
    async with running(around=around) as server, await Guest.host(server.address, game=offered) as host:
        server.house.around.trouble = lambda number, error: troubles.append(error)
        games = (await get(server.address, "/api/games")).json()
        assert offered in [game["id"] for game in games]
        await host.must("set", bots=[0, 0])
        while host.at["problem"]:
            await host.must("bot")
        await host.must("start")
        table = server.house.table(host.table)
        async with asyncio.timeout(60):
            while table.live is None or "bot" not in table.live.by:
                await host.do("hasten")
                await asyncio.sleep(0.05)
        assert troubles == []
