"""A table with a lesson: its bots take their time, and it is closed soon after everybody has gone."""

from __future__ import annotations

import asyncio

import pytest

from lichina.games.mafia.lesson import LESSON
from lichina.table.rows import ChangedRow, decode
from lichina.table.state import Refused

from .tabletop import Device, Home, home, seated


async def pupil(place: Home, name: str = "Даша") -> Device:
    """Somebody who begins the lesson, and listens."""
    table, person = await place.house.teach("mafia", "ru", name, "token")
    return await Device(place, table, person.id, "token").attach()


def looks(device: Device, since: float) -> list[float]:
    """How many seconds after this moment each bot looks: that is a second before it acts."""
    return [
        one.handle.when() - since for one in device.table.stand_ins.timers.seated.values() if one.handle is not None
    ]


def moment() -> float:
    return asyncio.get_running_loop().time()


async def test_a_lesson_that_nobody_comes_back_to_is_closed_after_an_hour() -> None:
    async with home() as place:
        device = await pupil(place)
        await device.detach()
        place.time.move(3_590)
        await place.house.sweep()
        assert not device.table.inbox.closed
        place.time.move(20)
        await place.house.sweep()
        assert device.table.inbox.closed


async def test_alone_with_a_newcomer_the_bots_of_a_lesson_do_not_hurry() -> None:
    async with home() as place:
        before = moment()
        found = looks(await pupil(place), before)
        assert len(found) == 6 and min(found) >= LESSON.delay[0] - 1.0


async def test_where_time_waits_for_a_person_bots_take_as_long_as_ever() -> None:
    async with home() as place:
        host, _ = await seated(place, 2, bots=2, options={"limit": 30}, clocks=False)
        await host.must("set", bots=[5, 5])
        await host.must("start")
        place.time.move(1_000)
        host.table.stand_ins.timers.stop()
        before = moment()
        host.table.play.arm()
        found = looks(host, before)
        assert len(found) == 2 and min(found) >= 4.0


async def test_a_newcomer_may_have_the_name_of_a_bot() -> None:
    async with home() as place:
        device = await pupil(place, "зоя")
        assert device.match["names"] == ["зоя", "Вера", "Платон", "Ася", "Марк", "Тимур", "Нина"]
        assert len(set(device.match["masks"])) == 7


def test_a_table_written_down_before_there_were_lessons_has_none() -> None:
    row = (
        b'{"row":"table","state":{"id":"t","number":1,"code":"c","created":0.0,'
        b'"settings":{"game":"mafia"},"people":[],"seats":[]}}'
    )
    found = decode(row)
    assert isinstance(found, ChangedRow) and found.state.lesson is None


async def test_a_game_without_a_lesson_is_not_taught() -> None:
    async with home() as place:
        with pytest.raises(Refused, match="there is no lesson for “parlour”"):
            await place.house.teach("parlour", "ru", "Даша", "token")
        assert place.house.tables == {}
