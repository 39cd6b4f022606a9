"""Time at a table: it runs out, stands still, waits for people, and jumps where nobody could watch another."""

from __future__ import annotations

import asyncio

from lichina.table.waiting import needless, nothing_to_decide

from .tabletop import Device, Home, home, match_of, seated


def left(device: Device) -> float:
    """How many seconds of the game are left, as the device was told last."""
    clock = device.match["clock"]
    return round(float(clock["deadline"]) - float(clock["now"]), 2)


async def test_time_runs_out_at_its_moment_and_not_before() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"limit": 30})
        await host.must("start")
        await host.answer("no")
        await place.wait(host.table, 29.9)
        assert host.match["public"]["round"] == 1
        await place.wait(host.table, 0.2)
        assert host.match["public"]["round"] == 2
        assert second.match["public"]["words"] == ["no", "yes"]


async def test_an_answer_at_its_deadline_is_too_late() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"limit": 30})
        await host.must("start")
        ask = host.asks[0]["ask"]
        place.time.move(30)
        reply = await host.answer("no", ask)
        assert reply["code"] == "closed-ask"
        assert host.match["public"]["words"] == second.match["public"]["words"] == ["yes", "yes"]


async def test_a_pause_stops_time_and_everything_goes_on_with_what_was_left() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"limit": 30})
        await host.must("start")
        place.time.move(10)
        await host.must("pause")
        assert host.paused() == "host"
        assert not second.runs() and left(second) == 20
        assert await second.refused("answer", match=1, ask=1, value="no") == "paused"
        assert await host.refused("pause") == "paused"
        assert await host.refused("hasten") == "paused"
        await place.wait(host.table, 1000)
        await host.must("resume")
        assert host.paused() is None
        assert second.runs() and left(second) == 20
        await place.wait(host.table, 19.9)
        assert host.match["public"]["round"] == 1
        await place.wait(host.table, 0.2)
        assert host.match["public"]["round"] == 2
        assert await host.refused("resume") == "not-paused"


async def test_at_half_the_pace_a_limit_lasts_twice_as_long() -> None:
    async with home() as place:
        host, _ = await seated(place, 2, options={"limit": 30})
        await host.must("start")
        await host.must("set", pace=2.0)
        assert host.match["clock"]["pace"] == 2.0
        await place.wait(host.table, 59.5)
        assert host.match["public"]["round"] == 1
        await place.wait(host.table, 0.5)
        assert host.match["public"]["round"] == 2
        place.time.move(20)
        await host.must("set", pace=0.5)
        assert left(host) == 20
        await place.wait(host.table, 10.1)
        assert host.match["public"]["round"] == 3


async def test_without_clocks_time_waits_for_those_who_are_here() -> None:
    async with home() as place:
        host, second = await seated(place, 2, clocks=False, options={"limit": 30})
        await host.must("start")
        await host.answer("no")
        await place.wait(host.table, 5000)
        assert host.match["public"]["round"] == 1
        assert (await second.answer("no"))["t"] == "ok"
        assert host.match["public"]["words"] == ["no", "no"]


async def test_without_clocks_the_host_says_when_time_is_up() -> None:
    async with home() as place:
        host, _ = await seated(place, 2, clocks=False, options={"limit": 30})
        await host.must("start")
        await place.wait(host.table, 5000)
        await host.must("hasten")
        assert host.match["public"]["words"] == ["yes", "yes"]
        await place.wait(host.table, 5000)
        assert host.match["public"]["round"] == 2


async def test_that_time_is_up_does_not_end_what_has_just_begun() -> None:
    async with home() as place:
        host, _ = await seated(place, 2, clocks=False, options={"limit": 30})
        await host.must("start")
        seen = host.match["clock"]["deadline"]
        await host.must("hasten", until=seen)
        assert host.match["public"]["round"] == 2
        assert await host.refused("hasten", until=seen) == "clock-moved"  # as a second tap, or one a moment too late
        assert host.match["public"]["round"] == 2
        await host.must("hasten", until=host.match["clock"]["deadline"])
        assert host.match["public"]["round"] == 3


async def test_without_clocks_what_nobody_is_asked_passes_by_itself() -> None:
    async with home() as place:
        host, _ = await seated(place, 2, clocks=False, options={"kind": "wait", "limit": 30, "rounds": 2})
        await host.must("start")
        await place.wait(host.table, 30.1)
        assert host.match["public"]["round"] == 2


async def test_without_clocks_a_window_lasts_its_seconds_and_no_longer() -> None:
    async with home() as place:
        options = {"kind": "window", "limit": 4, "rounds": 2, "choosers": [1]}
        host, _ = await seated(place, 2, clocks=False, options=options)
        await host.must("start")
        await place.wait(host.table, 3.9)
        assert host.match["public"]["round"] == 1
        await place.wait(host.table, 0.2)
        assert (host.match["public"]["round"], host.match["public"]["words"]) == (2, ["pass", "pass"])


async def test_alone_with_bots_nobody_waits_for_the_rest_of_a_window_with_nothing_to_choose() -> None:
    async with home() as place:
        options = {"kind": "window", "limit": 600, "rounds": 2}
        (host,) = await seated(place, 1, bots=2, options=options)
        await host.must("start")
        await host.until(lambda: host.match["over"] is not None)
        assert match_of(host).now == 1200, "in the game's own time the windows were as long as ever"


async def test_alone_with_bots_a_window_waits_for_the_one_who_has_a_choice() -> None:
    async with home() as place:
        options = {"kind": "window", "limit": 600, "rounds": 2, "choosers": [0]}
        (host,) = await seated(place, 1, bots=2, options=options)
        await host.must("start")
        assert not nothing_to_decide(host.table.situation)
        await host.answer("react")
        await host.until(lambda: host.match["public"]["round"] == 2)
        assert host.match["public"]["words"] == ["react", "pass", "pass"]


async def test_where_one_device_goes_round_a_window_ends_when_all_have_answered_and_not_before() -> None:
    async with home() as place:
        options = {"kind": "window", "limit": 600, "rounds": 2, "choosers": [0]}
        host = await place.host(game="parlour", bots=[0, 0], options=options)
        second = await host.friend("Маша", beside=host.person)
        await host.must("bot")
        await host.must("start")
        await host.answer("react")
        await place.eventually(host.table, lambda: not match_of(host).asks_of(2))
        assert not needless(host.table.situation), "Маша can only pass, and nobody is to see it"
        await second.answer("pass")
        await host.until(lambda: host.match["public"]["round"] == 2)
        assert match_of(host).now == 600


async def test_where_somebody_has_a_device_of_his_own_a_window_is_as_long_as_ever() -> None:
    async with home() as place:
        options = {"kind": "window", "limit": 600, "rounds": 2}
        host = await place.host(game="parlour", bots=[0, 0], options=options)
        second = await host.friend("Маша", beside=host.person)
        third = await host.friend("Пётр")
        await host.must("start")
        for device in (host, second, third):
            await device.answer("pass")
        assert not match_of(host).asks and not needless(host.table.situation)
        host.table.state.person(third.person).beside = host.person
        assert needless(host.table.situation)
        host.table.state.person(third.person).beside = None
        await place.wait(host.table, 599)
        assert host.match["public"]["round"] == 1


async def test_where_one_device_goes_round_a_pause_that_hides_nothing_is_as_long_as_ever() -> None:
    async with home() as place:
        host = await place.host(game="parlour", options={"kind": "wait", "limit": 30, "rounds": 2})
        await host.friend("Маша", beside=host.person)
        await host.must("start")
        assert not needless(host.table.situation)


async def test_clocks_that_are_switched_on_run_from_there_on() -> None:
    async with home() as place:
        host, _ = await seated(place, 2, clocks=False, options={"limit": 30})
        await host.must("start")
        await place.wait(host.table, 10)
        await host.must("set", clocks=True)
        await place.wait(host.table, 19.8)
        assert host.match["public"]["round"] == 1
        await place.wait(host.table, 0.4)
        assert host.match["public"]["round"] == 2
        await host.must("set", clocks=False)
        await place.wait(host.table, 500)
        assert host.match["public"]["round"] == 2


async def test_without_clocks_nobody_waits_for_whoever_is_away() -> None:
    async with home() as place:
        host, second = await seated(place, 2, clocks=False, options={"limit": 30})
        await host.must("start")
        await host.answer("no")
        await second.detach()
        await place.look_round(host.table, 61)
        assert host.at["seats"][1]["by"] == "bot"
        await host.until(lambda: host.match["public"]["round"] == 2)
        assert host.match["public"]["words"] == ["no", "yes"]


async def test_two_people_wait_as_long_as_the_rules_say() -> None:
    async with home() as place:
        host, _ = await seated(place, 2, options={"kind": "wait", "limit": 30, "rounds": 2})
        await host.must("start")
        await place.wait(host.table, 29)
        assert host.match["public"]["round"] == 1
        await place.wait(host.table, 1.1)
        assert host.match["public"]["round"] == 2


async def test_one_person_among_bots_waits_for_nothing_and_the_games_time_has_passed() -> None:
    async with home() as place:
        (host,) = await seated(place, 1, bots=2, options={"kind": "wait", "limit": 30, "rounds": 3})
        await host.must("start")
        await host.until(lambda: host.at["stage"] == "ended")
        assert match_of(host).now == 90.0
        assert place.time.now() == 1000.0


async def test_one_person_among_bots_has_the_whole_time_for_an_answer() -> None:
    async with home() as place:
        (host,) = await seated(place, 1, bots=2, options={"limit": 30})
        await host.must("start")
        await place.wait(host.table, 29)
        assert host.match["public"]["round"] == 1 and len(host.asks) == 1


async def test_whoever_lets_three_deadlines_pass_is_played_by_a_bot_until_he_answers() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"limit": 30, "rounds": 9})
        await host.must("start")
        for number in range(1, 4):
            assert second.at["seats"][1]["by"] == "person"
            await host.answer("no")
            await place.wait(host.table, 30.1)
            assert host.match["public"]["round"] == number + 1
        assert host.at["seats"][1]["by"] == "bot"
        await second.must("here")
        assert host.at["seats"][1]["by"] == "person"


async def test_an_answer_takes_the_seat_back_from_the_bot_at_once() -> None:
    async with home() as place:
        host, second = await seated(place, 2, bots=1, options={"limit": 600, "rounds": 9})
        await host.must("set", bots=[50, 60])
        await host.must("start")
        await second.detach()
        await place.look_round(host.table, 61)
        assert host.at["seats"][1]["by"] == "bot"
        await second.attach()
        assert host.at["seats"][1]["by"] == "person"
        assert (await second.answer("no"))["t"] == "ok"


async def test_an_answer_in_between_forgets_the_missed_deadlines() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"limit": 30, "rounds": 9})
        await host.must("start")
        for missed in (True, True, False, True, True):
            if not missed:
                await second.answer("no")
            await host.answer("no")
            if missed:
                await place.wait(host.table, 30.1)
        assert host.match["public"]["round"] == 6
        assert host.at["seats"][1]["by"] == "person"


async def test_whoever_is_cut_off_and_misses_one_deadline_is_played_by_a_bot() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"limit": 10, "rounds": 9})
        await host.must("start")
        await second.detach()
        await host.answer("no")
        await place.wait(host.table, 10.1)
        assert host.at["seats"][1]["by"] == "bot"


async def test_in_a_room_a_phone_may_sleep_for_ten_minutes() -> None:
    async with home() as place:
        host, second = await seated(place, 2, sitting="together", options={"limit": 3600, "rounds": 9})
        await host.must("start")
        await second.detach()
        await place.look_round(host.table, 599)
        assert host.at["seats"][1]["by"] == "person"
        await place.look_round(host.table, 2)
        assert host.at["seats"][1]["by"] == "bot"


async def test_a_table_without_people_stands_still_and_goes_on_when_one_is_back() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"limit": 600, "rounds": 9})
        await host.must("start")
        await host.detach()
        await second.detach()
        await place.look_round(host.table, 59)
        assert host.table.situation.running
        await place.look_round(host.table, 1)
        assert host.table.situation.halted == "nobody"
        await place.wait(host.table, 5000)
        assert match_of(host).game.round == 1  # type: ignore[attr-defined]
        await host.attach()
        assert host.table.situation.running and host.paused() is None
        assert host.runs() and left(host) == 540


async def test_a_stranger_at_the_door_does_not_wake_a_table_that_stands_still() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"limit": 600})
        await host.must("set", door="knock")
        await host.must("start")
        await host.detach()
        await second.detach()
        stranger = await host.friend("Чужой")
        await place.look_round(host.table, 60)
        assert host.table.situation.halted == "nobody"
        await stranger.detach()
        await stranger.attach()
        assert host.table.situation.halted == "nobody"
        await host.attach()
        assert host.table.situation.running


async def test_a_pause_of_the_host_outlasts_an_empty_table() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        await host.must("start")
        await host.must("pause")
        await host.detach()
        await second.detach()
        await place.look_round(host.table, 100)
        await second.attach()
        assert second.paused() == "host"
        assert not second.table.situation.running


async def test_of_two_answers_to_one_race_the_first_counts_and_the_other_hears_why_not() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"kind": "race"})
        await host.must("start")
        first, other = await asyncio.gather(second.answer("take"), host.answer("take"))
        assert first["t"] == "ok"
        assert other["t"] == "error" and other["code"] in ("closed-ask", "over", "no-match") and other["text"]
        assert host.match["over"]["winners"] == [1]


async def test_an_answer_is_taken_back_while_nobody_has_learned_anything_by_it() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"rounds": 1})
        await host.must("start")
        await host.answer("no")
        assert host.asks == []
        before = len(second.frames)
        await host.must("undo", match=1)
        assert [ask["key"] for ask in host.asks] == ["word"]
        assert second.kinds(before) == []
        assert await second.refused("undo", match=1) == "nothing-to-undo"
        await host.answer("yes")
        await second.answer("no")
        assert host.match["over"]["scores"] == [1, 0]
        assert await host.refused("undo", match=1) == "no-match"


async def test_after_a_restart_nobody_waits_for_ever_for_whoever_does_not_come_back() -> None:
    async with home() as place:
        host, _ = await seated(place, 2, clocks=False, options={"limit": 30})
        await host.must("start")
        await host.answer("no")
    async with home(place.journal, place.time) as later:
        await later.again(host)
        assert host.at["seats"][1]["by"] == "person"
        await later.look_round(host.table, 61)
        await host.until(lambda: host.match["public"]["round"] == 2)


async def test_time_is_up_only_where_something_is_due() -> None:
    async with home() as place:
        host, _ = await seated(place, 2)
        assert await host.refused("hasten") == "no-match"
        assert await host.refused("pause") == "no-match"
        assert await host.refused("answer", match=0, ask=1, value=1) == "no-match"
        await host.must("start")
        assert await host.refused("start") == "match-on"
        assert await host.refused("answer", match=0, ask=1, value="no") == "other-match"


async def spies(place: Home) -> list[Device]:
    """Four people at a table of spies with powers; everybody has looked at the card."""
    devices = await seated(place, 4, game="spyfall")
    deal = {"cards": ["hospital", "hospital", "hospital", "spy"], "powers": ["xray", "second", "pass-on", "lasso"]}
    devices[0].table.state.settings.options = {"mission": True, "talk": "spoken", "minutes": 6, "deal": [deal]}
    await devices[0].must("start")
    for device in devices:
        while device.asks and device.asks[0]["key"] in ("look", "xray"):
            await device.answer(device.asks[0]["form"]["options"][0])
    return devices


async def test_whoever_lets_a_window_to_react_pass_has_missed_nothing() -> None:
    async with home() as place:
        devices = await spies(place)
        for accuser in (0, 2, 3):
            assert (await devices[accuser].answer(1, "accuse"))["t"] == "ok"
            await place.wait(devices[0].table, 6.1)  # the shield that seat 1 does not have
            for voter in {0, 2, 3} - {accuser}:
                assert (await devices[voter].answer("against"))["t"] == "ok"
        assert devices[0].match["public"]["stage"] == "questions"
        assert devices[0].at["seats"][1]["by"] == "person"


async def test_whoever_still_thinks_when_a_bell_rings_has_missed_nothing() -> None:
    async with home() as place:
        devices = await spies(place)
        asker = next(device for device in devices if device.asks)
        await asker.detach()
        await place.wait(devices[0].table, 6 * 60 - 29)
        assert match_of(devices[0]).game.late  # type: ignore[attr-defined]
        assert [seat["by"] for seat in devices[1].at["seats"]] == ["person"] * 4
