"""The house: tables that nobody comes back to, links to another device, and a machine that sleeps."""

from __future__ import annotations

import time

import pytest

from lichina.kernel import LichinaError
from lichina.table.environment import Environment
from lichina.table.house import DAY_SECONDS, House

from .tabletop import WALL, BreakableJournal, Device, Home, home, seated


def refused(error: pytest.ExceptionInfo[LichinaError]) -> str:
    return error.value.code


async def test_a_table_without_people_is_closed_after_a_day() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        table = host.table
        assert place.house.until(table) is None
        await host.detach()
        assert place.house.until(table) is None
        await second.detach()
        assert place.house.until(table) == place.time.wall() + DAY_SECONDS
        place.time.move(DAY_SECONDS - 1)
        await place.house.sweep()
        assert table.state.id in place.house.tables
        place.time.move(1)
        await place.house.sweep()
        assert place.house.tables == {} and table.inbox.closed
        assert await place.journal.closed(table.state.id) == "empty"


async def test_a_table_that_its_host_has_paused_is_kept_for_thirty_days() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        await host.must("start")
        await host.must("pause")
        await host.detach()
        await second.detach()
        place.time.move(30 * DAY_SECONDS - 1)
        await place.house.sweep()
        assert len(place.house.tables) == 1
        place.time.move(1)
        await place.house.sweep()
        assert place.house.tables == {}
        assert await place.journal.match(host.table.state.id, 1) is not None


async def test_a_table_that_nobody_ever_sat_down_at_is_closed_too() -> None:
    async with home() as place:
        host = await place.host(attached=False)
        assert place.house.until(host.table) == WALL + 1000 + DAY_SECONDS
        place.time.move(DAY_SECONDS)
        await place.house.sweep()
        assert place.house.tables == {}


async def test_whoever_comes_back_in_time_keeps_the_table() -> None:
    async with home() as place:
        host = await place.host()
        await host.detach()
        place.time.move(DAY_SECONDS - 1)
        await host.attach()
        place.time.move(DAY_SECONDS)
        await place.house.sweep()
        assert len(place.house.tables) == 1
        await host.detach()
        assert place.house.until(host.table) == place.time.wall() + DAY_SECONDS


async def test_after_a_restart_an_empty_table_counts_from_its_last_row() -> None:
    async with home() as place:
        before = time.time()
        host = await place.host()
        after = time.time()
    async with home(place.journal, place.time) as later:
        until = later.house.until(later.house.table(host.table.state.id))
        assert until is not None and before + DAY_SECONDS <= until <= after + DAY_SECONDS


async def test_a_link_to_another_device_opens_once() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        place.house.link(host.table, second.person, "link")
        table = await place.house.follow("link", "new token")
        assert table is host.table
        found = place.house.person_of(table, "new token")
        assert found is not None and found.id == second.person
        assert place.house.person_of(table, second.token) is not None
        with pytest.raises(LichinaError) as error:
            await place.house.follow("link", "another token")
        assert refused(error) == "dead-link"
        assert place.house.person_of(table, "another token") is None


async def test_a_link_opens_for_ten_minutes() -> None:
    async with home() as place:
        host = await place.host()
        place.house.link(host.table, host.person, "link")
        place.time.move(599)
        await place.house.follow("link", "in time")
        place.house.link(host.table, host.person, "link")
        place.time.move(600)
        with pytest.raises(LichinaError) as error:
            await place.house.follow("link", "too late")
        assert refused(error) == "dead-link"


async def test_a_new_link_of_a_person_ends_the_old_one_and_nobody_elses() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        elsewhere = await place.host("Вера")
        assert elsewhere.person == host.person  # people are counted at each table
        place.house.link(host.table, host.person, "old")
        place.house.link(host.table, second.person, "second's")
        place.house.link(elsewhere.table, elsewhere.person, "elsewhere")
        place.house.link(host.table, host.person, "new")
        with pytest.raises(LichinaError) as error:
            await place.house.follow("old", "token")
        assert refused(error) == "dead-link"
        for link in ("second's", "elsewhere", "new"):
            await place.house.follow(link, f"{link} token")


async def test_a_link_that_was_never_given_opens_nothing() -> None:
    async with home() as place:
        await place.host()
        for link in ("", "nonsense"):
            with pytest.raises(LichinaError) as error:
                await place.house.follow(link, "token")
            assert refused(error) == "dead-link"


async def test_a_token_of_one_table_opens_no_other() -> None:
    async with home() as place:
        host, elsewhere = await place.host(), await place.host("Вера")
        assert place.house.person_of(elsewhere.table, host.token) is None
        assert place.house.person_of(host.table, None) is None


async def test_a_person_has_at_most_four_tokens_and_the_oldest_goes() -> None:
    async with home() as place:
        host = await place.host()
        for number in range(4):
            place.house.link(host.table, host.person, f"link {number}")
            await place.house.follow(f"link {number}", f"device {number}")
        tokens = host.table.state.person(host.person).tokens
        assert tokens == ["device 0", "device 1", "device 2", "device 3"]


async def test_a_house_holds_so_many_tables_and_no_more() -> None:
    house = House(BreakableJournal(), Environment(), most=2)
    await house.open()
    for name in ("Даша", "Маша"):
        await house.create({}, name, name)
    with pytest.raises(LichinaError) as error:
        await house.create({}, "Пётр", "Пётр")
    assert refused(error) == "too-many-tables"
    await house.close()
    with pytest.raises(LichinaError) as error:
        await house.create({}, "Пётр", "Пётр")
    assert refused(error) == "closing"


async def playing(place: Home) -> Device:
    host, _ = await seated(place, 2, options={"limit": 30})
    await host.must("start")
    return host


def notices(device: Device) -> list[str]:
    return [frame["code"] for frame in device.frames if frame["t"] == "notice"]


async def test_what_a_stalled_machine_missed_does_not_count() -> None:
    async with home() as place:
        host = await playing(place)
        place.time.move(1)
        place.house.beat()
        place.time.move(300)
        place.house.beat()
        await place.quiet(host.table)
        assert notices(host) == ["slept"]
        assert host.match["public"]["round"] == 1
        assert host.table.situation.clock.now(place.time.now()) == 2.0
        await place.wait(host.table, 27.9)
        assert host.match["public"]["round"] == 1
        await place.wait(host.table, 0.2)
        assert host.match["public"]["round"] == 2


async def test_time_that_the_machine_slept_is_noticed_though_its_clock_stood_still() -> None:
    async with home() as place:
        host = await playing(place)
        place.time.move(1)
        place.time.passed_asleep += 600
        place.house.beat()
        await place.quiet(host.table)
        assert notices(host) == ["slept"]
        text = next(frame["text"] for frame in host.frames if frame["t"] == "notice")
        assert "10" in text
        assert host.table.situation.clock.now(place.time.now()) == 1.0


async def test_a_beat_that_is_a_little_late_is_no_sleep() -> None:
    async with home() as place:
        host = await playing(place)
        for late in (1, 1.5, 5):
            place.time.move(late)
            place.house.beat()
        await place.quiet(host.table)
        assert notices(host) == []
        assert host.table.situation.clock.now(place.time.now()) == 7.5


async def test_a_table_that_stands_still_says_nothing_of_a_sleep() -> None:
    async with home() as place:
        host = await playing(place)
        await host.must("pause")
        place.time.move(500)
        place.house.beat()
        await place.quiet(host.table)
        assert notices(host) == []
        await host.must("resume")
        assert host.match["clock"]["now"] == 0.0


async def test_the_clocks_of_matches_are_noted_every_few_seconds() -> None:
    async with home() as place:
        await playing(place)
        for _ in range(5):
            place.time.move(1)
            place.house.beat()
        for task in list(place.house._tasks):
            await task
        (kept,) = await place.journal.load()
        assert kept.mark == 5.0
