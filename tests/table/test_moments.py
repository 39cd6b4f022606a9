"""Moments at a live table: every device shows one at once, with what is left of it; bots do not hold it up."""

from __future__ import annotations

from typing import Any

from .tabletop import Device, home, match_of, seated

RINGS = {"kind": "moment", "rounds": 2}


def moment(device: Device) -> dict[str, Any] | None:
    """What the device shows as a moment."""
    found: dict[str, Any] | None = device.match["moment"]
    return found


async def test_every_device_shows_a_moment_and_one_that_comes_late_shows_what_is_left() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options=RINGS)
        tv = await host.friend("экран", "spectator")
        await host.must("start")
        expected = {"key": "struck", "told": [{"key": "struck", "data": {"round": 1}}], "seconds": 6.0, "ends": 6.0}
        assert [moment(device) for device in (host, second, tv)] == [expected] * 3
        assert [[ask["key"] for ask in device.asks] for device in (host, second, tv)] == [["moment"], ["moment"], []]
        await place.wait(host.table, 4)
        await second.detach()
        await second.attach()
        assert moment(second) == expected
        assert (second.match["clock"]["now"], second.match["clock"]["deadline"]) == (4.0, 6.0)


async def test_moment_of_a_table_with_people_lasts_six_seconds_unless_the_host_has_chosen() -> None:
    async with home() as place:
        for chosen, seconds in (({}, 6.0), ({"moment": 11}, 11.0), ({"moment": 0}, None)):
            host, _ = await seated(place, 2, options={**RINGS, **chosen})
            await host.must("start")
            found = moment(host)
            assert (found and found["seconds"]) == seconds
            await host.must("close")


async def test_moment_ends_when_all_people_have_tapped_and_waits_for_no_bot() -> None:
    async with home() as place:
        host, second = await seated(place, 2, bots=3, options=RINGS)
        await host.must("start")
        await place.quiet(host.table)
        assert {ask.seat for ask in match_of(host).asks} == {0, 1}, "bots have seen it at once"
        await host.answer("seen")
        assert moment(host) is not None
        await second.answer("seen")
        assert moment(host) is None and moment(second) is None
        assert [ask["key"] for ask in host.asks] == ["word"]
        assert match_of(host).now == 0.0


async def test_one_person_among_bots_sees_the_whole_moment() -> None:
    async with home() as place:
        (host,) = await seated(place, 1, bots=2, options=RINGS)
        await host.must("start")
        await place.wait(host.table, 5.9)
        assert moment(host) is not None
        await place.wait(host.table, 0.2)
        assert moment(host) is None


async def test_without_clocks_a_moment_lasts_its_seconds_and_no_longer() -> None:
    async with home() as place:
        host, _ = await seated(place, 2, clocks=False, options=RINGS)
        await host.must("start")
        await place.wait(host.table, 5.9)
        assert moment(host) is not None
        await place.wait(host.table, 0.2)
        assert moment(host) is None
        assert [ask["key"] for ask in host.asks] == ["word"]


async def test_whoever_lets_moments_pass_has_missed_nothing_and_keeps_the_seat() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"kind": "moment", "rounds": 5})
        await host.must("start")
        for _ in range(4):
            await place.wait(host.table, 6.1)
            await host.answer("yes")
            await second.answer("no")
        assert [seat["by"] for seat in host.at["seats"]] == ["person", "person"]


async def test_moment_waits_for_nobody_who_is_played_by_a_bot() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options=RINGS)
        await host.must("start")
        await second.detach()
        await place.look_round(host.table, 0)
        host.table.stand_ins.stand_in(1)
        host.table.play.arm()
        await place.quiet(host.table)
        await host.answer("seen")
        assert moment(host) is None


async def test_moment_comes_back_with_its_time_after_a_restart() -> None:
    async with home() as place:
        journal, clock = place.journal, place.time
        host, second = await seated(place, 2, options=RINGS)
        await host.must("start")
        await second.answer("seen")
        await place.wait(host.table, 2)
    async with home(journal, clock) as place:
        host = await place.again(host)
        found = moment(host)
        assert found is not None and found["ends"] == 6.0
        assert [ask.seat for ask in match_of(host).asks] == [0]


async def test_a_match_of_bots_alone_has_no_moments() -> None:
    async with home() as place:
        (host,) = await seated(place, 1, bots=2, options=RINGS)
        await host.must("stand")
        await host.must("start")
        await host.until(lambda: host.at["stage"] == "ended")
        assert not any(frame.get("moment") for frame in host.frames)


async def test_a_bot_that_was_about_to_look_when_a_moment_began_looks_when_it_is_over() -> None:
    async with home() as place:
        (host,) = await seated(place, 1, bots=1, options=RINGS)
        await host.must("start")
        await place.quiet(host.table)
        turn = host.table.stand_ins.timers.seated[1].turn
        host.table.stand_ins.timers.seated[1].busy = True
        host.table.stand_ins._looks(1, turn)
        await place.quiet(host.table)
        assert not host.table.stand_ins.timers.seated[1].busy and place.troubles == []
        await host.answer("seen")
        await host.answer("yes")
        await host.until(lambda: host.match["public"]["round"] == 2)
