"""Garbage is collected in small steps, and what lasts is not looked through again while somebody is there."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Any

import pytest

from lichina.server.garbage import RIPE, TOO_MANY, WORTH_IT, GarbageSteps
from lichina.server.pauses import WINDOW_SECONDS, Longest, Pauses

from .guest import Running, get, running
from .party import eventually, party

BATCH = 5_000
"""How many objects are made between two steps."""


@pytest.fixture(autouse=True)
def aside(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What other tests have left is frozen, and stays so at first: to look through it takes longer than these tests."""
    unfreeze, first = gc.unfreeze, iter([True])
    monkeypatch.setattr(gc, "unfreeze", lambda: None if next(first, False) else unfreeze())
    gc.freeze()
    yield
    gc.freeze()


@contextmanager
def seen() -> Iterator[list[int]]:
    """How many objects each collection looks through, of the oldest that are not frozen and of all that are younger."""
    found: list[int] = []

    def notice(phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            found.append(sum(len(gc.get_objects(age)) for age in range(info["generation"] + 1)))

    gc.callbacks.append(notice)
    try:
        yield found
    finally:
        gc.callbacks.remove(notice)


def made(memory: GarbageSteps, count: int) -> list[list[int]]:
    """Objects that last, made as a server makes them: some between one step and the next."""
    found: list[list[int]] = []
    while len(found) < count:
        found += [[] for _ in range(BATCH)]
        memory.step()
    return found


async def test_what_lasts_is_looked_through_in_small_steps_and_then_no_more() -> None:
    memory = GarbageSteps(Pauses(), lambda: False)
    with memory.tended(), seen() as steps:
        frozen = gc.get_freeze_count()
        lasting = made(memory, 200_000)
        assert max(steps) < RIPE + 2 * BATCH
        assert gc.get_freeze_count() - frozen > len(lasting) - RIPE - BATCH


async def test_what_ends_while_more_is_made_does_not_pile_up() -> None:
    """Left to itself, Python counts what was made less what has ended, and looks at nothing here."""
    memory = GarbageSteps(Pauses(), lambda: False)
    with memory.tended(), seen() as steps:
        lasting = made(memory, 100_000)
        for start in range(0, len(lasting), BATCH):
            lasting[start : start + BATCH] = [[] for _ in range(BATCH)]
            memory.step()
        assert max(steps) < RIPE + 2 * BATCH


async def test_no_collection_sees_what_is_frozen_while_a_server_serves() -> None:
    async with running() as server:
        async with party(server) as guests:  # what is read on first use is there
            await guests[0].must("start")
        with GarbageSteps(server.app.metrics.pauses, lambda: False).tended(), seen() as steps:
            frozen = gc.get_freeze_count()
            for _ in range(12):
                async with party(server) as guests:
                    await guests[0].must("start")
            await eventually(lambda: len(steps) > 10)
            assert max(steps) < frozen // 4


class Ring:
    """Something that refers to itself, and cannot be freed without being looked for."""

    alive = 0

    def __init__(self) -> None:
        self.itself = self
        Ring.alive += 1

    def __del__(self) -> None:
        Ring.alive -= 1


@pytest.mark.parametrize(
    ("idle", "frozen", "left"),
    [(True, WORTH_IT + 20_000, 0), (True, WORTH_IT // 2, 1), (False, WORTH_IT + 20_000, 1)],
    ids=["nobody is there", "not worth it", "somebody is there"],
)
async def test_what_was_frozen_and_ended_is_freed_when_nobody_is_there(idle: bool, frozen: int, left: int) -> None:
    memory = GarbageSteps(Pauses(), lambda: idle)
    with memory.tended():
        lasting: list[Any] = [Ring(), *made(memory, frozen)]
        del lasting[0]
        memory.look()
        assert Ring.alive == left
    gc.collect()
    assert Ring.alive == 0


async def test_memory_does_not_grow_without_end_although_somebody_is_always_there() -> None:
    memory = GarbageSteps(Pauses(), lambda: False)
    with memory.tended():
        left = sys.getallocatedblocks()
        lasting: list[Any] = [Ring(), *made(memory, 2 * RIPE)]
        del lasting[0]
        memory.look(used=2 * left + TOO_MANY - 100_000)
        assert Ring.alive == 1
        memory.look(used=2 * left + TOO_MANY + 100_000)
        assert Ring.alive == 0


async def test_a_look_walks_past_nothing_while_somebody_is_there() -> None:
    """The number of frozen objects is found by counting them: with two thousand tables that takes 0.17 s."""
    memory = GarbageSteps(Pauses(), lambda: False)
    with memory.tended():
        called: list[str] = []
        sys.setprofile(lambda frame, event, what: called.append(what.__name__) if event == "c_call" else None)
        try:
            memory.look()
        finally:
            sys.setprofile(None)
    assert called[:-1] == ["getallocatedblocks"]


async def test_what_other_threads_make_meanwhile_comes_to_be() -> None:
    """While somebody holds a list of all objects, a tuple that is half made cannot be finished."""
    memory, turns, found = GarbageSteps(Pauses(), lambda: False), sys.getswitchinterval(), []

    def make() -> None:
        for _ in range(1_000):
            found.append(tuple([one] for one in range(800)))

    thread = Thread(target=make)
    sys.setswitchinterval(1e-5)
    try:
        with memory.tended():
            thread.start()
            while thread.is_alive():
                memory.step()
    finally:
        sys.setswitchinterval(turns)
        thread.join()
    assert {len(one) for one in found} == {800}
    assert len(found) == 1_000


async def test_afterwards_everything_is_as_it_was() -> None:
    before = len(gc.callbacks)
    with GarbageSteps(Pauses(), lambda: False).tended():
        assert not gc.isenabled()
    assert (gc.isenabled(), len(gc.callbacks), gc.get_freeze_count()) == (True, before, 0)


# --- how long it took -------------------------------------------------------------------------------------------------


def test_the_longest_pause_is_that_of_the_last_minute_or_two() -> None:
    now = [0.0]
    longest = Longest(lambda: now[0])
    for seconds in (0.01, 0.3, 0.02):
        longest.note(seconds)
    assert longest.seconds == 0.3
    now[0] = WINDOW_SECONDS
    longest.note(0.1)
    assert longest.seconds == 0.3
    now[0] = 2 * WINDOW_SECONDS
    assert longest.seconds == 0.1
    now[0] = 4 * WINDOW_SECONDS
    assert longest.seconds == 0.0


async def test_an_operator_sees_the_longest_pauses() -> None:
    async def figure(server: Running, of: str) -> float:
        text = (await get(server.address, "/metrics")).text
        (line,) = [line for line in text.splitlines() if line.startswith(f'lichina_longest_pause_seconds{{of="{of}"}}')]
        return float(line.split()[1])

    async with running() as server:
        server.app.metrics.pauses.loop.note(5.0)
        server.app.metrics.pauses.working.note(4.0)
        server.app.metrics.pauses.collecting.note(3.0)
        assert [await figure(server, of) for of in ("loop", "working", "collecting")] == [5.0, 4.0, 3.0]


async def test_a_loop_that_is_held_up_is_noticed() -> None:
    pauses = Pauses(tick=0.0)
    pauses.watch()
    while pauses.working.seconds == 0.0:
        sum(range(200_000))
        await asyncio.sleep(0)
    pauses.stop()
    assert pauses.loop.seconds >= pauses.working.seconds > 0.0
