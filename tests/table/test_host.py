"""Who has the host's powers, and what they do to others: send away, give a seat, hand over."""

from __future__ import annotations

from .tabletop import home, match_of, seated


async def test_after_a_minute_without_the_host_whoever_is_here_longest_acts() -> None:
    async with home() as place:
        host = await place.host("Даша", game="parlour")
        place.time.move(10)
        second = await host.friend("Маша")
        place.time.move(10)
        third = await host.friend("Пётр")
        await host.detach()
        await place.look_round(second.table, 59)
        assert second.at["acting"] == host.person and not second.hosts()
        assert await second.refused("bot") == "host-only"
        await place.look_round(second.table, 2)
        assert second.at["acting"] == second.person and second.at["host"] == host.person
        assert second.hosts() and not third.hosts()
        assert await third.refused("bot") == "host-only"
        await second.must("bot")


async def test_the_host_who_comes_back_has_the_powers_back() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        await host.detach()
        await place.look_round(second.table, 61)
        assert second.hosts()
        await host.attach()
        assert second.at["acting"] == host.person
        assert not second.hosts() and host.hosts()
        assert await second.refused("bot") == "host-only"
        await host.must("bot")


async def test_whoever_stands_in_and_leaves_gives_the_powers_to_the_next() -> None:
    async with home() as place:
        host = await place.host("Даша", game="parlour")
        place.time.move(10)
        second = await host.friend("Маша")
        place.time.move(10)
        third = await host.friend("Пётр")
        await host.detach()
        await place.look_round(host.table, 61)
        await second.detach()
        await place.look_round(host.table, 6)
        assert third.hosts()
        await second.attach()
        assert third.hosts()  # whoever was away is no longer here longest


async def test_a_blink_of_a_few_seconds_is_not_noticed() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        await host.detach()
        place.time.move(3)
        before = len(second.frames)
        await host.attach()
        assert second.kinds(before) == []
        await host.detach()
        await place.look_round(host.table, 5.1)
        here = {person["id"]: person["here"] for person in second.at["people"]}
        assert here == {host.person: False, second.person: True}


async def test_whoever_sits_down_is_shown_as_here_to_all() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        for device in (host, second):
            assert [person["here"] for person in device.at["people"]] == [True, True]


async def test_a_television_and_whoever_is_at_the_door_never_stand_in() -> None:
    async with home() as place:
        host = await place.host("Даша", game="parlour", door="knock")
        stranger = await host.friend("Чужой")
        screen = await host.friend("Экран", "tv")
        await host.must("admit", person=screen.person)
        await host.detach()
        await place.look_round(host.table, 120)
        assert stranger.at["acting"] == screen.at["acting"] == host.person


async def test_the_host_hands_the_powers_over_for_good() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        await host.must("host", person=second.person)
        assert second.hosts() and not host.hosts()
        assert second.at["host"] == second.person
        assert await host.refused("bot") == "host-only"
        assert await second.refused("host", person=99) == "no-such-person"


async def test_after_a_restart_the_host_has_a_minute_to_come_back() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
    async with home(place.journal, place.time) as later:
        await later.again(second)
        assert second.at["acting"] == host.person
        assert await second.refused("bot") == "host-only"
        await later.look_round(second.table, 61)
        assert second.hosts()


async def test_whoever_is_sent_away_is_closed_out_and_his_token_opens_nothing() -> None:
    async with home() as place:
        host, second, third = await seated(place, 3)
        twin = await second.twin().attach()
        assert await host.refused("kick", person=host.person) == "kick-host"
        assert await host.refused("kick", person=99) == "no-such-person"
        await host.must("kick", person=second.person)
        assert second.code == twin.code == 4403
        assert place.house.person_of(host.table, second.token) is None
        assert [person["name"] for person in host.at["people"]] == ["Даша", "Пётр"]
        assert third.you["seat"] == 1
        await second.attach()
        assert second.code == 4403
        before = len(second.frames)
        await host.must("bot")
        assert second.kinds(before) == []


async def test_whoever_leaves_a_match_is_played_by_a_bot_under_the_same_name() -> None:
    async with home() as place:
        host, second, third = await seated(place, 3, options={"rounds": 2})
        await host.must("start")
        await place.house.leave(host.table, second.person)
        assert second.code == 4404
        seat = {"person": None, "bot": "polite", "name": "Маша", "by": "bot", "mask": 7}
        assert host.at["seats"][1] == {**seat, "temper": host.at["seats"][1]["temper"]}
        await host.answer("no")
        await third.answer("no")
        await host.until(lambda: host.match["public"]["round"] == 2)
        assert host.match["public"]["words"] == ["no", "yes", "no"]


async def test_whoever_leaves_the_lobby_frees_the_seat_and_the_host_passes_on_the_powers() -> None:
    async with home() as place:
        host, second, third = await seated(place, 3)
        await host.must("set", voice=host.person)
        await place.house.leave(host.table, host.person)
        assert host.code == 4404
        assert second.at["host"] == second.person and second.hosts()
        assert second.at["voice"] is None
        assert [second.you["seat"], third.you["seat"]] == [0, 1]


async def test_a_bots_seat_goes_to_whoever_waits_with_the_whole_story_of_the_seat() -> None:
    async with home() as place:
        host, second = await seated(place, 2, bots=1, options={"rounds": 3})
        await host.must("start")
        late = await host.friend("Поздняя")
        assert (late.you["seat"], late.match["seat"]) == (None, None)
        await host.answer("yes")
        await second.answer("no")
        await host.until(lambda: host.match["public"]["round"] == 2)
        assert [event["key"] for event in late.told] == ["round"]
        await host.must("give", seat=2, person=late.person)
        assert late.you["seat"] == 2 and late.match["seat"] == 2 and late.match["since"] == 0
        assert [event["key"] for event in late.told] == ["noted", "round"]
        assert late.match["private"] == {"word": "yes"}
        assert late.match["names"] == host.match["names"] == ["Даша", "Маша", "Поздняя"]
        await host.answer("no")
        await second.answer("no")
        if late.asks:  # the bot may have answered this round already
            await late.answer("no")
        await host.until(lambda: host.match["public"]["round"] == 3)
        assert [ask["key"] for ask in late.asks] == ["word"]


async def test_a_seat_that_is_played_is_not_given_away() -> None:
    async with home() as place:
        host, second = await seated(place, 2, bots=1)
        await host.must("start")
        late = await host.friend("Поздняя")
        assert await host.refused("give", seat=1, person=late.person) == "seat-is-played"
        assert await host.refused("give", seat=2, person=second.person) == "not-waiting-for-seat"
        assert await host.refused("give", seat=9, person=late.person) == "no-such-seat"


async def test_the_seat_of_somebody_who_is_away_may_be_given_and_he_watches_on_return() -> None:
    async with home() as place:
        host, second = await seated(place, 2, bots=1, options={"rounds": 3, "limit": 600})
        late = await host.friend("Зритель", "spectator")
        await host.must("start")
        await second.detach()
        await place.look_round(host.table, 61)
        assert host.at["seats"][1]["by"] == "bot"
        await host.must("give", seat=1, person=late.person)
        seat = {"person": late.person, "bot": None, "name": "Зритель", "by": "person", "mask": 21}
        assert host.at["seats"][1] == {**seat, "temper": host.at["seats"][1]["temper"]}
        assert late.you == {"person": late.person, "host": False, "seat": 1, "kind": "player", "waits": False}
        await second.attach()
        assert second.you["seat"] is None and second.match["seat"] is None and second.match["private"] is None
        assert second.match["since"] == 0  # what the seat had heard is counted otherwise
        assert await second.refused("answer", match=1, ask=1, value="yes") == "no-seat"


async def test_a_seat_that_lost_its_player_in_an_earlier_match_is_not_given_away_in_the_lobby() -> None:
    async with home() as place:
        host, second = await seated(place, 2, bots=1, options={"rounds": 1, "limit": 600})
        await host.must("start")
        await second.detach()
        await place.look_round(host.table, 61)
        await host.answer("yes")
        await host.until(lambda: host.at["stage"] == "ended")
        await second.attach()
        assert [seat["by"] for seat in host.at["seats"]] == ["person", "person", "bot"]
        late = await host.friend("Поздняя", "spectator")
        assert await host.refused("give", seat=1, person=late.person) == "seat-is-played"


async def test_somebody_leaves_after_a_match_although_another_game_was_chosen() -> None:
    async with home() as place:
        host, second = await seated(place, 2, bots=1, options={"rounds": 1})
        await host.must("start")
        await host.answer("yes")
        await second.answer("yes")
        await host.until(lambda: host.at["stage"] == "ended")
        await host.must("set", game="mafia")
        await place.house.leave(host.table, second.person)
        assert [seat["name"] for seat in host.at["seats"]] == ["Даша", host.at["seats"][1]["name"]]
        assert place.troubles == []


async def test_after_a_match_the_waiting_sit_down_and_the_next_one_has_them() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"rounds": 1})
        await host.must("start")
        late = await host.friend("Поздняя")
        assert late.you["seat"] is None
        await host.answer("yes")
        await second.answer("no")
        assert late.at["stage"] == "ended" and len(late.at["seats"]) == 3
        assert late.match["over"]["reason"] == "counted"
        await host.must("start")
        assert late.match["match"] == 2 and late.match["seat"] == 2
        assert len(match_of(host).game.seats) == 3


async def test_a_fifth_device_of_one_person_closes_the_oldest() -> None:
    async with home() as place:
        host = await place.host()
        twins = [await host.twin().attach() for _ in range(3)]
        fifth = await host.twin().attach()
        assert [device.code for device in (host, *twins, fifth)] == [4409, None, None, None, None]


async def test_two_devices_of_one_seat_see_the_same() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        await host.must("start")
        twin = await host.twin().attach()
        await twin.answer("no")
        assert host.asks == twin.asks == []
        await second.answer("no")
        assert host.match == {**twin.match, "t": "match"}
        assert host.told == twin.told
