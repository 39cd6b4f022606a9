"""What people do at a table before they play: come in, sit down, choose, change places."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from lichina.kernel import LichinaError
from lichina.table import lobby

from .tabletop import Device, home, match_of, seated


def names(device: Device) -> list[str]:
    """Who sits at the table, in order."""
    return [seat["name"] for seat in device.at["seats"]]


async def test_whoever_makes_a_table_is_its_host_and_sits_first() -> None:
    async with home() as place:
        host = await place.host("Даша")
        assert host.you == {"person": 1, "host": True, "seat": 0, "kind": "player", "waits": False}
        assert names(host) == ["Даша"]
        assert host.at["stage"] == "lobby" and host.at["match"] == 0
        assert host.at["problem"]["code"] == "wrong-seats"
        assert await place.house.by_code(host.at["code"].upper()) == host.table.state.id


async def test_people_sit_in_the_order_in_which_they_come() -> None:
    async with home() as place:
        host = await place.host("Даша")
        second = await host.friend("Маша")
        await host.friend("Пётр")
        assert names(host) == ["Даша", "Маша", "Пётр"]
        assert names(second) == names(host)
        assert second.you["seat"] == 1 and not second.hosts()


async def test_a_table_for_six_gives_the_seventh_no_seat_and_he_waits_for_one() -> None:
    async with home() as place:
        devices = await seated(place, 6)
        late = await devices[0].friend("Поздняя")
        assert late.you["seat"] is None and late.you["kind"] == "player"
        assert await devices[0].refused("bot") == "no-seat-free"
        assert await late.refused("sit") == "no-seat-free"
        await devices[2].must("stand")
        await late.must("sit")
        assert late.you["seat"] == 5


async def test_whoever_comes_to_a_table_full_of_bots_has_the_seat_of_the_first_of_them() -> None:
    async with home() as place:
        host, *_ = await seated(place, 2, bots=4, options={"first": 2})
        late = await host.friend("Поздняя")
        assert late.you["seat"] == 2 and late.at["seats"][2]["person"] == late.person
        assert [seat["bot"] for seat in host.at["seats"]] == [None, None, None, "polite", "polite", "polite"]
        assert host.at["options"] == {"first": 2}
        await late.must("stand")
        assert len(host.at["seats"]) == 5
        await host.must("bot")
        await late.must("sit")
        assert names(host)[:3] == ["Даша", "Маша", "Поздняя"] and len(names(host)) == 6


async def test_a_bots_place_and_any_other_that_is_free_goes_to_whoever_waits_longest() -> None:
    async with home() as place:
        host, *_ = await seated(place, 6)
        first, second = await host.friend("Первая"), await host.friend("Вторая")
        await host.friend("Зритель", "spectator")
        await place.house.leave(host.table, host.at["seats"][3]["person"])
        assert names(host) == ["Даша", "Маша", "Пётр", "Вера", "Юра", "Первая"]
        assert first.you["seat"] == 5 and second.you["seat"] is None
        await host.must("kick", person=host.at["seats"][1]["person"])
        assert names(host) == ["Даша", "Пётр", "Вера", "Юра", "Первая", "Вторая"]


async def test_a_bot_that_is_removed_leaves_its_place_to_whoever_waits() -> None:
    async with home() as place:
        host, second = await seated(place, 2, bots=2)
        host.table.state.seats.pop(1)  # as a table was left before people took the seats of bots
        await host.must("remove", seat=1)
        assert [seat["person"] for seat in host.at["seats"]] == [host.person, second.person, None]
        assert second.you["seat"] == 1
        await host.must("remove", seat=2)
        assert names(host) == ["Даша", "Маша"]


async def test_a_bot_gives_up_its_name_to_a_person_who_comes_in_with_it_but_not_during_a_match() -> None:
    async with home() as place:
        host, _ = await seated(place, 2, options={"rounds": 1})
        await host.must("bot", name="Гоша")
        friend = await host.friend("гоша")
        assert names(host)[3] == "гоша" and names(host)[2] not in ("Гоша", "гоша")
        await place.house.leave(host.table, friend.person)
        await host.must("change", seat=2, name="Гоша")
        await host.must("start")
        with pytest.raises(LichinaError) as refused:
            await place.join(host.table, "гоша")
        assert refused.value.code == "name-taken"
        assert names(host) == ["Даша", "Маша", "Гоша"]


async def test_two_people_cannot_have_names_that_look_the_same() -> None:
    async with home() as place:
        host = await place.host("Маша")
        with pytest.raises(LichinaError) as refused:
            await place.join(host.table, "Mаша")
        assert refused.value.code == "name-taken"
        assert names(host) == ["Маша"]
        await host.must("bot", name="Гоша")
        assert await host.refused("rename", name="гоша") == "name-taken"
        assert await host.refused("rename", name="   ") == "name-empty"
        await host.must("rename", name="Маша Первая")
        assert names(host)[0] == "Маша Первая"


async def test_a_second_television_comes_in_under_a_number() -> None:
    async with home() as place:
        host = await place.host("Маша")
        screens = [await place.join(host.table, "Телевизор", "tv") for _ in range(3)]
        shown = {person.id: person.name for person in host.table.state.people}
        assert [shown[screen.person] for screen in screens] == ["Телевизор", "Телевизор 2", "Телевизор 3"]


async def test_nobody_is_renamed_during_a_match_but_after_it() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"rounds": 1})
        await host.must("start")
        for what, more in (
            ("rename", {"name": "Другая"}),
            ("stand", {}),
            ("sit", {}),
        ):
            assert await second.refused(what, **more) == "not-in-match"
        await host.answer("yes")
        await second.answer("no")
        assert host.at["stage"] == "ended"
        await second.must("rename", name="Другая")
        assert second.match["names"] == ["Даша", "Маша"]


async def test_seats_are_arranged_by_their_present_numbers() -> None:
    async with home() as place:
        host, second, third = await seated(place, 3)
        await host.must("arrange", order=[2, 0, 1])
        assert names(host) == ["Пётр", "Даша", "Маша"]
        assert [device.you["seat"] for device in (host, second, third)] == [1, 2, 0]
        for order in ([0, 1], [0, 0, 1], [0, 1, 2, 3], [-1, 0, 1]):
            assert await host.refused("arrange", order=order) == "not-an-order"


async def test_options_that_name_seats_follow_whoever_moves() -> None:
    async with home() as place:
        host, *_ = await seated(place, 4)
        await host.must("set", options={"first": 1, "pair": [0, 3], "weights": {"1": 5, "2": 7}, "rounds": 2})
        await host.must("arrange", order=[1, 0, 2, 3])
        expected = {"first": 0, "pair": [1, 3], "weights": {"0": 5, "2": 7}, "rounds": 2}
        assert host.at["options"] == expected
        await host.must("arrange", order=[3, 2, 1, 0])
        assert host.at["options"] == {"first": 3, "pair": [2, 0], "weights": {"3": 5, "1": 7}, "rounds": 2}


async def test_an_option_forgets_a_seat_that_is_gone_and_follows_the_others() -> None:
    async with home() as place:
        host, second, *_ = await seated(place, 3, bots=1)
        await host.must("set", options={"first": 1, "pair": [1, 3], "weights": {"1": 5, "2": 7}})
        await second.must("stand")
        assert host.at["options"] == {"pair": [2], "weights": {"1": 7}}
        await host.must("remove", seat=2)
        assert host.at["options"] == {"pair": [], "weights": {"1": 7}}


async def test_the_moderator_of_mafia_stays_the_same_person() -> None:
    async with home() as place:
        host = await place.host("Даша", mode="moderated", options={"moderator": 1})
        second = await host.friend("Маша")
        await host.must("arrange", order=[1, 0])
        assert host.at["options"] == {"moderator": 0}
        assert names(host)[0] == "Маша"
        await second.must("stand")
        assert host.at["options"] == {}


async def test_bots_sit_down_with_names_of_their_own_and_get_up() -> None:
    async with home() as place:
        host = await place.host("Даша", game="parlour")
        await host.must("bot")
        await host.must("bot", level="contrary", name="Спорщик")
        first, second = host.at["seats"][1:]
        assert first["bot"] == "polite" and first["name"] and first["by"] == "bot"
        seat = {"person": None, "bot": "contrary", "name": "Спорщик", "by": "bot", "mask": 14}
        assert second == {**seat, "temper": second["temper"]}
        await host.must("change", seat=1, level="rude", name="Хам")
        seat = {"person": None, "bot": "rude", "name": "Хам", "by": "bot", "mask": 7}
        assert host.at["seats"][1] == {**seat, "temper": first["temper"]}
        await host.must("change", seat=1, name="Хам Хамыч")
        assert host.at["seats"][1]["bot"] == "rude"
        await host.must("remove", seat=1)
        assert names(host) == ["Даша", "Спорщик"]


async def test_what_cannot_be_done_with_bots_is_refused_and_changes_nothing() -> None:
    async with home() as place:
        host = await place.host("Даша", game="parlour")
        await host.must("bot", name="Гоша")
        assert await host.refused("bot", level="random") == "unknown-bot"
        assert await host.refused("bot", level="genius") == "unknown-bot"
        assert await host.refused("bot", name="Даша") == "name-taken"
        assert await host.refused("change", seat=0, level="rude") == "not-a-bot"
        assert await host.refused("change", seat=1, level="genius", name="Хам") == "unknown-bot"
        assert await host.refused("change", seat=1, level="rude", name="Даша") == "name-taken"
        assert await host.refused("remove", seat=0) == "not-a-bot"
        for seat in (-1, 2, 99):
            assert await host.refused("remove", seat=seat) == "no-such-seat"


async def test_twenty_bots_have_twenty_names_in_either_language() -> None:
    async with home() as place:
        for language in ("ru", "en"):
            host = await place.host("Даша", language=language)
            for _ in range(20):
                await host.must("bot")
            assert len(set(names(host))) == 21


async def test_a_table_with_bots_takes_the_options_for_bots_unless_the_host_chooses() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        await host.must("start")
        assert match_of(host).game.options.rounds == 3
        await host.must("lobby")
        await host.must("bot")
        await host.must("start")
        assert match_of(host).game.options.rounds == 2
        await host.must("lobby")
        await host.must("set", options={"rounds": 5})
        await host.must("start")
        assert match_of(host).game.options.rounds == 5
        assert second.match["match"] == 3


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"game": "tests/games/toy"}, "no-such-game"),
        ({"game": "../mafia"}, "no-such-game"),
        ({"mode": "nonsense"}, "unknown-mode"),
        ({"options": {"seed": 1}}, "no-fixed-deal"),
        ({"options": {"deal": {"cards": []}}}, "no-fixed-deal"),
        ({"options": {"night": 1}}, "bad-option"),
        ({"options": {"nights": 60}}, "unknown-option"),
        ({"sitting": "underwater"}, "bad-setting"),
        ({"door": "ajar"}, "bad-setting"),
        ({"language": "la"}, "unknown-language"),
        ({"pace": 0}, "bad-setting"),
        ({"pace": 11}, "bad-setting"),
        ({"bots": [5, 2]}, "bad-setting"),
        ({"bots": [-1, 2]}, "bad-setting"),
        ({"bots": [0, 61]}, "bad-setting"),
        ({"voice": 77}, "no-such-person"),
    ],
)
async def test_settings_that_cannot_be_are_refused(changes: dict[str, Any], code: str) -> None:
    async with home() as place:
        host = await place.host()
        found = await host.refused("set", **changes)
        assert found.startswith(code), found


async def test_during_a_match_the_game_stays_and_the_rest_may_change() -> None:
    async with home() as place:
        host, _ = await seated(place, 2)
        await host.must("start")
        fixed: list[dict[str, Any]] = [{"game": "mafia"}, {"mode": None}, {"options": {}}, {"sitting": "call"}]
        for changes in fixed:
            assert await host.refused("set", **changes) == "not-in-match"
        assert await host.refused("set", pace=2.0, options={}) == "not-in-match"
        await host.must(
            "set", pace=2.0, clocks=False, bots=[1, 2], door="closed", spectators=False, language="en", voice=1
        )
        assert host.at["pace"] == 2.0 and host.at["voice"] == 1


async def test_another_game_forgets_the_mode_and_the_options_of_the_last_one() -> None:
    async with home() as place:
        host = await place.host("Даша", mode="maniac", options={"night": 30})
        await host.must("bot")
        await host.must("set", game="parlour")
        assert (host.at["mode"], host.at["options"]) == (None, {})
        assert host.at["seats"][1]["bot"] == "polite"
        await host.must("set", game="mafia", mode="classic", options={"vote": "open"})
        assert (host.at["mode"], host.at["options"]) == ("classic", {"vote": "open"})
        await host.must("set", mode="maniac")
        assert host.at["options"] == {}


async def test_the_problem_is_said_in_the_language_of_each_device() -> None:
    async with home() as place:
        host = await place.host()
        english = host.twin(language="en")
        await english.attach()
        assert host.at["problem"]["code"] == english.at["problem"]["code"] == "wrong-seats"
        assert host.at["problem"]["text"] != english.at["problem"]["text"]
        assert "6" in english.at["problem"]["text"] and "32" in english.at["problem"]["text"]
        assert await host.refused("start") == "wrong-seats"
        await english.must("language", lang="ru")
        assert host.at["problem"]["text"] == english.at["problem"]["text"]
        assert await host.refused("language", lang="la") == "unknown-language"


async def test_a_deck_that_cannot_be_is_said_before_the_start() -> None:
    async with home() as place:
        host = await place.host("Даша", game="mafia", options={"triads": True})
        english = host.twin(language="en")
        await english.attach()
        for _ in range(7):
            await host.must("bot")
        assert host.at["problem"] == {
            "code": "triads-need-more",
            "text": "Триадам нужно не меньше 12 игроков, а здесь 8.",
        }
        assert english.at["problem"]["text"] == "The Triads need at least 12 players, and there are 8."
        assert await host.refused("start") == "triads-need-more"
        await host.must("set", options={"counts": {"don": 2, "citizen": 6}})
        assert host.at["problem"]["text"] == "Карт роли «Дон мафии» может быть от 0 до 1, а не 2."
        await host.must("set", options={})
        assert host.at["problem"] is None
        await host.must("start")


async def test_a_mode_for_more_players_says_so() -> None:
    async with home() as place:
        host = await place.host("Даша", mode="triads")
        assert host.at["players"] == [12, 32]
        await host.must("set", mode="moderated")
        assert host.at["players"] == [7, 33]


async def test_where_people_talk_aloud_the_lobby_says_what_bots_hear() -> None:
    async with home() as place:
        host = await place.host()
        assert host.notices() == []
        for sitting in ("together", "call"):
            await host.must("set", sitting=sitting)
            assert host.notices() == ["bots-hear-taps"]
            assert host.at["notices"][0]["text"].startswith("За этим столом говорят вслух")


async def test_every_change_is_told_to_all_and_a_refusal_to_its_author_alone() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        before = len(second.frames)
        await host.must("bot", name="Гоша")
        assert second.kinds(before) == ["table"]
        before = len(second.frames)
        await host.refused("bot", name="Гоша")
        assert second.kinds(before) == []


async def test_what_is_the_hosts_is_refused_to_others() -> None:
    async with home() as place:
        _, second = await seated(place, 2)
        for what, more in (
            ("start", {}),
            ("lobby", {}),
            ("set", {"pace": 2.0}),
            ("arrange", {"order": [1, 0]}),
            ("bot", {}),
            ("change", {"seat": 0}),
            ("remove", {"seat": 0}),
            ("give", {"seat": 0, "person": 2}),
            ("admit", {"person": 2}),
            ("kick", {"person": 1}),
            ("mute", {"person": 1}),
            ("host", {"person": 2}),
            ("pause", {}),
            ("resume", {}),
            ("hasten", {}),
            ("back", {}),
            ("close", {}),
        ):
            assert await second.refused(what, **more) == "host-only"


async def test_a_closed_table_is_gone_for_everybody() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        identity, code = host.table.state.id, host.at["code"]
        await host.must("start")
        await host.do("close")
        assert host.code == second.code == 4404
        with pytest.raises(LichinaError) as refused:
            place.house.table(identity)
        assert refused.value.code == "no-such-table"
        with pytest.raises(LichinaError) as refused:
            await place.house.by_code(code)
        assert refused.value.code == "no-such-table"
        assert await place.journal.closed(identity) == "host"
        kept = await place.journal.match(identity, 1)
        assert kept is not None and json.loads(kept.head)["broken"] == "host"


async def test_whoever_waits_for_his_turn_when_the_table_closes_is_told_so() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        closing = asyncio.create_task(host.do("close"))
        joining = asyncio.create_task(place.join(second.table, "Оля"))
        await closing
        with pytest.raises(LichinaError) as refused:
            await asyncio.wait_for(joining, 60)
        assert refused.value.code == "table-closed"


async def test_a_value_for_simulations_is_refused_where_people_play() -> None:
    async with home() as place:
        host = await place.host("Даша", game="doomsday")
        assert (await host.refused("set", options={"window": 0})).startswith("only-simulated")
        await host.must("set", options={"window": 1})


async def test_where_people_sit_together_the_first_night_of_mafia_leaves_time_to_read() -> None:
    async with home() as place:
        host = await place.host(game="mafia", sitting="together")
        assert lobby.chosen_options(host.table.state)["first_night"] == 20
        await host.must("set", sitting="apart")
        assert "first_night" not in lobby.chosen_options(host.table.state)


async def test_a_television_that_cannot_speak_leaves_the_voice_to_the_host_until_it_can() -> None:
    async with home() as place:
        (host,) = await seated(place, 1, sitting="together")
        screen = await host.friend("Экран", "tv")
        await host.must("admit", person=screen.person)
        assert host.at["voice"] == screen.person
        await screen.must("voice", able=False)
        assert host.at["voice"] == screen.at["voice"] == host.person
        before = len(host.raw)
        await screen.must("voice", able=False)
        assert len(host.raw) == before  # it is no news, and nobody is told
        await screen.must("voice", able=True)
        assert host.at["voice"] == screen.person
        await screen.must("voice", able=False)
        await host.must("set", voice=screen.person)
        assert host.at["voice"] == screen.person  # the host may know better


async def test_bots_are_somebody_for_the_whole_evening_and_as_many_of_one_kind_as_of_the_other() -> None:
    async with home() as place:
        host, *_ = await seated(place, 2, bots=4)
        tempers = [seat["temper"] for seat in host.at["seats"]]
        assert tempers[:2] == [[], []]
        assert all(len(temper) == 4 for temper in tempers[2:])
        for trait in ("bold", "careful", "talkative", "terse", "trusting", "wary", "sly", "frank"):
            assert sum(trait in temper for temper in tempers) == 2
        await host.must("start")
        assert [seat["temper"] for seat in host.at["seats"]] == tempers
        heads = [seated.head for seated in host.table.stand_ins.timers.seated.values()]
        assert [list(head.temper.traits()) for head in heads] == tempers[2:]
        heads[0].forget()
        assert list(heads[0].temper.traits()) == tempers[2]
