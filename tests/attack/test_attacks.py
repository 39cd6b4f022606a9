"""A server is attacked in every way we know, and those at the next table do not notice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from lichina.testing.cases import soak
from tests.server.killing import Process

from .arsenal import ATTACKS
from .registry import Attack
from .runner import run

ROUNDS = 5
"""So many rounds the neighbours play while they are beside an attack, at least."""


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server for all attacks that leave it as it was."""
    made = Process(tmp_path_factory.mktemp("attacked"))
    asyncio.run(made.start())
    yield made
    made.clean_up()


@pytest.mark.parametrize("attack", ATTACKS.values(), ids=lambda attack: attack.name)
async def test_neighbours_do_not_notice(attack: Attack, shared: Process, tmp_path: Path) -> None:
    count = min(attack.long, attack.short * soak())
    process = shared
    if attack.alone or not shared.alive:
        process = Process(tmp_path, attack.files)
        await process.start()
    try:
        with ThreadPoolExecutor(1) as attackers:
            report = await run(process, attack, count, ROUNDS, 0, attackers)
    finally:
        if process is not shared:
            process.clean_up()
    assert not report.faults, report.faults
    assert report.answers > 0 and report.tally.total() > 0
