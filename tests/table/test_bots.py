"""Bots at a live table: they wait as people do, let people be first, and never hold a table up."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from lichina.table import thinking
from lichina.table.bottimers import FIT, HEAD_START_SECONDS, HURRIED_SECONDS, SELDOM
from lichina.testing.cases import soak

from .parlour import bot as manners
from .tabletop import Device, home, match_of, seated


class Ruler:
    """A source of chance that gives the middle, and keeps what it was asked for."""

    def __init__(self) -> None:
        self.asked: list[tuple[float, float]] = []

    def uniform(self, low: float, high: float) -> float:
        self.asked.append((low, high))
        return (low + high) / 2


def measured(device: Device) -> Ruler:
    """Delays at this table are no longer drawn by chance."""
    ruler = Ruler()
    device.table.stand_ins.timers._random = ruler  # type: ignore[assignment]
    return ruler


def waits(device: Device) -> dict[int, float]:
    """In how many seconds each bot that is about to do something will look."""
    now = asyncio.get_running_loop().time()
    found = {}
    for seat, bot in device.table.stand_ins.timers.seated.items():
        if bot.busy and bot.handle is not None:
            found[seat] = round(bot.handle.when() - now, 1)
    return found


async def test_a_delay_is_drawn_between_what_the_host_has_chosen_for_every_bot_alike() -> None:
    async with home() as place:
        host, _ = await seated(place, 2, bots=3, options={"limit": 600})
        await host.must("set", bots=[20, 40])
        ruler = measured(host)
        await host.must("start")
        assert ruler.asked == [(20, 40)] * 3
        assert waits(host) == dict.fromkeys((2, 3, 4), 30 - HEAD_START_SECONDS)


async def test_in_a_night_of_mafia_the_delays_of_all_roles_are_drawn_from_one_range() -> None:
    async with home() as place:
        host, _ = await seated(place, 2, game="mafia", bots=8)
        cards = ["citizen", "beauty", "citizen", "mafioso", "don", "doctor", "detective", "leader", "lawyer", "spy"]
        await host.must("set", bots=[3, 5])
        host.table.state.settings.options = {"deal": {"cards": cards, "start": "night"}, "night": 600}
        ruler = measured(host)
        await host.must("start")
        assert set(ruler.asked) == {(3, 5)} and len(ruler.asked) == 8
        assert set(waits(host).values()) == {4 - HEAD_START_SECONDS}


async def test_delays_fill_the_whole_range_and_do_not_lean() -> None:
    async with home() as place:
        host, _ = await seated(place, 2, bots=4, options={"limit": 600})
        await host.must("set", bots=[20, 40])
        drawn: list[float] = []
        for _ in range(40 * soak()):
            await host.must("start")
            drawn += waits(host).values()
            await host.must("lobby")
        assert all(19 <= wait <= 39 for wait in drawn)
        middle = sum(drawn) / len(drawn)
        assert abs(middle - 29) < 6 * (20 / 12**0.5) / len(drawn) ** 0.5


async def test_where_the_limit_is_short_the_whole_range_is_squeezed_into_four_fifths_of_it() -> None:
    async with home() as place:
        host, _ = await seated(place, 2, bots=1, options={"limit": 10})
        await host.must("set", bots=[50, 60], pace=2.0)
        measured(host)
        await host.must("start")
        assert waits(host) == {2: round(55 / 60 * FIT * 20 - HEAD_START_SECONDS, 1)}


async def test_where_nobody_could_watch_another_bots_hurry() -> None:
    async with home() as place:
        (host,) = await seated(place, 1, bots=2, options={"limit": 600})
        await host.must("set", bots=[20, 40])
        ruler = measured(host)
        await host.must("start")
        assert ruler.asked == [HURRIED_SECONDS] * 2


async def test_where_nobody_waits_for_it_a_bot_looks_more_rarely_and_the_table_rests() -> None:
    async with home() as place:
        host, _ = await seated(place, 2, bots=1, options={"kind": "offer", "limit": 600})
        await host.must("set", bots=[10, 20])
        measured(host)
        await host.must("start")
        assert waits(host) == {2: 15 * SELDOM - HEAD_START_SECONDS}


async def test_a_bot_that_looks_rarely_answers_in_time_when_it_is_asked() -> None:
    async with home() as place:
        host, _ = await seated(place, 2, bots=1, options={"kind": "late", "limit": 15})
        await host.must("set", bots=[8, 8])
        await host.must("start")
        assert waits(host) == {2: 8 * SELDOM - HEAD_START_SECONDS}
        await place.wait(host.table, 5.1)
        assert [ask["key"] for ask in host.asks] == ["word"]
        assert waits(host) == {2: 8 - HEAD_START_SECONDS}


@pytest.fixture
def lost_in_thought() -> Iterator[None]:
    """Dreamers do not end thinking before the test ends."""
    manners.RELEASE.clear()
    yield
    manners.RELEASE.set()


async def test_a_bot_has_one_thought_at_a_time(lost_in_thought: None) -> None:
    async with home() as place:
        host, _ = await seated(place, 2, options={"limit": 600, "rounds": 1})
        await host.must("bot", level="dreamer", name="Мечтатель")
        thoughts = counted(host)
        await host.must("start")
        first = host.table.stand_ins.timers.seated[2].head.seed
        while not thoughts.count:
            await asyncio.sleep(0)
        await host.must("pause")
        assert host.table.stand_ins.timers.seated[2].head.seed != first


async def test_a_bot_that_does_nothing_for_now_does_not_spin() -> None:
    async with home() as place:
        host, _ = await seated(place, 2, bots=1, options={"kind": "offer", "limit": 600})
        thoughts = counted(host)
        await host.must("start")
        await asyncio.sleep(0.3)
        assert thoughts.count < 10


class Counted:
    """How often bots were made to think."""

    def __init__(self) -> None:
        self.count = 0


def counted(device: Device) -> Counted:
    found = Counted()
    think = device.table.stand_ins.timers.think

    def watch(*more: Any) -> None:
        found.count += 1
        think(*more)

    device.table.stand_ins.timers.think = watch  # type: ignore[assignment]
    return found


async def test_a_person_who_answers_while_a_bot_thinks_is_first() -> None:
    async with home() as place:
        host, second = await seated(place, 2, bots=1, options={"kind": "race", "limit": 600})
        await host.must("set", bots=[1, 1])
        thoughts = counted(host)
        await host.must("start")
        while not thoughts.count:
            await asyncio.sleep(0)
        assert (await second.answer("take"))["t"] == "ok"
        assert host.match["over"]["winners"] == [1]
        assert place.troubles == []


async def test_a_bot_takes_what_no_person_wants() -> None:
    async with home() as place:
        host, _ = await seated(place, 2, bots=1, options={"kind": "race", "limit": 600})
        await host.must("start")
        await host.until(lambda: bool(host.match["over"]))
        assert host.match["over"]["winners"] == [2]


@pytest.fixture
def impatient(lost_in_thought: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for a bot that does not end thinking."""
    monkeypatch.setattr(thinking, "TOO_LONG_SECONDS", 0.05)


async def test_a_bot_that_is_lost_in_thought_takes_the_default(impatient: None) -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"limit": 600, "rounds": 1})
        await host.must("bot", level="dreamer", name="Мечтатель")
        await host.must("bot", level="contrary", name="Спорщик")
        await host.must("start")
        await host.answer("no")
        await second.answer("no")
        await host.until(lambda: bool(host.match["over"]))
        assert host.match["public"]["words"] == ["no", "no", "yes", "no"]
        assert [type(error) for error in place.troubles] == [TimeoutError]


async def test_bots_lost_in_thought_do_not_keep_other_bots_from_thinking(impatient: None) -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"limit": 600, "rounds": 2})
        for name in ("Первый", "Второй", "Третий"):
            await host.must("bot", level="dreamer", name=name)
        await host.must("bot", level="contrary", name="Спорщик")
        await host.must("start")
        for number in (1, 2):
            await host.answer("no")
            await second.answer("no")
            await host.until(lambda n=number: len(host.match["public"]["words"]) == 6 * n)  # type: ignore[misc]
        assert host.match["public"]["words"] == ["no", "no", "yes", "yes", "yes", "no"] * 2


async def test_a_bot_that_fails_takes_the_default_and_the_failure_is_noted() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"limit": 600, "rounds": 1})
        await host.must("bot", level="broken", name="Сломанный")
        await host.must("start")
        await host.answer("no")
        await second.answer("no")
        await host.until(lambda: bool(host.match["over"]))
        assert host.match["public"]["words"] == ["no", "no", "yes"]
        assert [str(error) for error in place.troubles] == ["a bot that never worked"]


async def test_a_bot_that_answers_what_may_not_be_answered_takes_the_default_after_three_tries() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"limit": 600, "rounds": 1})
        await host.must("bot", level="rude", name="Хам")
        await host.must("start")
        await host.answer("no")
        await second.answer("no")
        await host.until(lambda: bool(host.match["over"]))
        assert host.match["public"]["words"] == ["no", "no", "yes"]
        assert [entry.skip for entry in match_of(host).entries() if entry.skip is not None] == [2]


async def test_a_paused_table_has_no_bots_that_answer() -> None:
    async with home() as place:
        host, _ = await seated(place, 2, bots=2, options={"limit": 600})
        await host.must("set", bots=[0.2, 0.2])
        await host.must("start")
        await host.must("pause")
        assert waits(host) == {}
        await host.must("resume")
        assert len(waits(host)) == 2


async def test_a_whole_match_of_mafia_is_played_by_bots_while_one_person_looks_on() -> None:
    async with home() as place:
        host = await place.host("Даша", bots=[0, 0], options={"night": 10, "discussion": 10, "voting": 5})
        for _ in range(6):
            await host.must("bot")
        await host.must("stand")
        await host.must("start")
        async with asyncio.timeout(60):
            while not host.match.get("over"):
                await host.until(lambda: True)
                await host.do("hasten")
                await asyncio.sleep(0.01)
        assert host.at["stage"] == "ended"
        assert host.told[-1]["key"] == "unmasked"
        assert place.troubles == []
