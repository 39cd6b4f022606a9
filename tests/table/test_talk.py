"""Talk at a table: who may say something where, who hears it, and what bots say that they did not hear."""

from __future__ import annotations

from typing import Any

import pytest

from .tabletop import Device, Home, home, match_of, seated

CARDS = ["don", "mafioso", "citizen", "doctor", "detective", "citizen", "citizen"]


async def mafia(place: Home, start: str = "day", sitting: str = "apart", **more: Any) -> list[Device]:
    """Seven people: the don, a mafioso, and five of the town; then a spectator."""
    dead = more.pop("dead", [])
    bots = more.pop("bots_at_the_end", 0)
    devices = await seated(place, 7 - bots, game="mafia", bots=bots, sitting=sitting)
    watcher = await devices[0].friend("Зритель", "spectator")
    deal = {"cards": CARDS, "start": start, "dead": dead, "nights": 1}
    options = {"deal": deal, "discussion": 100, "night": 100, "voting": 100, "statements": 2, **more}
    devices[0].table.state.settings.options = options
    devices[0].table.state.settings.bots = (50.0, 60.0)
    await devices[0].must("start")
    return [*devices, watcher]


def heard(devices: list[Device]) -> list[list[str]]:
    """What each device has heard."""
    return [[line["text"] for line in device.lines] for device in devices]


async def test_by_day_everybody_hears_what_is_said_at_the_table() -> None:
    async with home() as place:
        people = await mafia(place)
        await people[2].must("say", channel="table", text="  Я   мирный\n житель ")
        assert heard(people) == [["Я мирный житель"]] * 8
        assert people[0].lines == [
            {"channel": "table", "person": people[2].person, "seat": 2, "text": "Я мирный житель"}
        ]


async def test_at_night_the_town_is_silent_and_the_gang_talks_among_itself() -> None:
    async with home() as place:
        people = await mafia(place, "night")
        assert await people[2].refused("say", channel="table", text="эй") == "no-talking"
        assert await people[2].refused("say", channel="mafia", text="эй") == "no-such-channel"
        assert await people[7].refused("say", channel="mafia", text="эй") == "no-such-channel"
        await people[0].must("say", channel="mafia", text="Стреляем в третьего")
        assert heard(people) == [["Стреляем в третьего"]] * 2 + [[]] * 6
        for device in people[2:]:
            assert not any("Стреляем".encode() in frame for frame in device.raw)
            assert all(channel != "mafia" for channel, _ in device.match["channels"])


async def test_the_dead_talk_among_themselves_and_the_living_do_not_hear_them() -> None:
    async with home() as place:
        people = await mafia(place, dead=[5, 6])
        await people[5].must("say", channel="dead", text="Это был первый")
        assert heard(people) == [[]] * 5 + [["Это был первый"]] * 2 + [[]]
        assert await people[5].refused("say", channel="table", text="эй") == "no-talking"
        assert await people[0].refused("say", channel="dead", text="эй") == "no-such-channel"


async def test_a_spectator_hears_the_table_and_says_nothing_there_during_a_match() -> None:
    async with home() as place:
        people = await mafia(place)
        assert await people[7].refused("say", channel="table", text="эй") == "no-talking"


@pytest.mark.parametrize(("sitting", "by_day"), [("together", "no-such-channel"), ("call", "no-such-channel")])
async def test_where_people_talk_aloud_nobody_types_at_the_table(sitting: str, by_day: str) -> None:
    async with home() as place:
        people = await mafia(place, sitting=sitting)
        assert await people[0].refused("say", channel="table", text="эй") == by_day
        assert all(channel != "table" for channel, _ in people[0].match["channels"])


async def test_in_a_call_the_gang_types_and_in_a_room_it_does_not() -> None:
    async with home() as place:
        people = await mafia(place, "night", sitting="call")
        await people[0].must("say", channel="mafia", text="третьего")
        assert heard(people)[1] == ["третьего"]
        people = await mafia(place, "night", sitting="together")
        assert await people[0].refused("say", channel="mafia", text="третьего") == "no-such-channel"


async def test_whoever_is_muted_says_nothing_until_the_host_relents() -> None:
    async with home() as place:
        people = await mafia(place)
        await people[0].must("mute", person=people[1].person, muted=True)
        assert await people[1].refused("say", channel="table", text="эй") == "muted"
        await people[0].must("mute", person=people[1].person, muted=False)
        await people[1].must("say", channel="table", text="эй")
        assert await people[0].refused("mute", person=99) == "no-such-person"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "nothing-said"),
        (" \n\t ", "nothing-said"),
        ("а\u200eб\u202e", "nothing-said"),
        ("а" * 301, "line-too-long"),
    ],
)
async def test_what_cannot_be_shown_is_not_said(text: str, code: str) -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        assert await host.refused("say", text=text) == code
        assert second.lines == []


async def test_three_hundred_characters_are_not_too_long() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        await host.must("say", text="ж" * 300)
        assert [len(line["text"]) for line in second.lines] == [300]


async def test_in_the_lobby_and_after_a_match_everybody_talks() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"rounds": 1})
        watcher = await host.friend("Зритель", "spectator")
        await watcher.must("say", text="начинайте")
        assert heard([host, second, watcher]) == [["начинайте"]] * 3
        await host.must("start")
        await host.answer("yes")
        await second.answer("yes")
        await watcher.must("say", text="ещё раз")
        assert [lines[-1] for lines in heard([host, second, watcher])] == ["ещё раз"] * 3
        assert await watcher.refused("say", channel="elsewhere", text="эй") == "no-such-channel"


async def test_lines_in_the_lobby_are_counted_one_after_another() -> None:
    async with home() as place:
        host, second = await seated(place, 2)
        for text in ("раз", "два", "три"):
            await host.must("say", text=text)
        assert heard([host, second]) == [["раз", "два", "три"]] * 2


async def test_whoever_was_cut_off_hears_what_was_said_meanwhile_once() -> None:
    async with home() as place:
        people = await mafia(place)
        await people[0].must("say", channel="table", text="раз")
        await people[2].detach()
        await people[0].must("say", channel="table", text="два")
        await people[2].attach()
        assert people[2].frames[-1]["t"] == "said" and people[2].frames[-1]["from"] == 1
        assert heard(people)[2] == ["раз", "два"]


async def test_whoever_gets_a_seat_gets_what_was_said_to_it() -> None:
    async with home() as place:
        people = await mafia(place, "night", night=600)
        await people[0].must("say", channel="mafia", text="третьего")
        await people[1].detach()
        await place.look_round(people[0].table, 61)
        await people[0].must("give", seat=1, person=people[7].person)
        assert heard(people)[7] == ["третьего"]
        await people[7].must("say", channel="mafia", text="согласен")
        assert heard(people)[7] == ["третьего", "согласен"]


async def test_where_people_talk_aloud_and_nobody_taps_a_bot_says_that_it_did_not_hear() -> None:
    async with home() as place:
        people = await mafia(place, sitting="together", bots_at_the_end=1)
        assert people[0].asks[0]["key"] == "say"
        await people[0].must("hasten")
        assert people[0].asks[0]["key"] == "vote"
        words = [(line["person"], line["seat"], line["channel"]) for line in people[0].lines]
        assert words == [(None, 6, "table")]
        assert people[0].lines[0]["text"].startswith("Мне не было слышно")


async def test_a_bot_says_nothing_when_somebody_has_tapped_what_he_said() -> None:
    async with home() as place:
        people = await mafia(place, sitting="together", bots_at_the_end=1)
        await people[0].answer(["accuse", 3, "hunch"])
        await people[0].must("hasten")
        assert people[0].asks[0]["key"] == "vote"
        assert people[0].lines == []


@pytest.mark.parametrize(("said", "lines"), [(False, 1), (True, 0)])
async def test_what_may_be_tapped_at_any_time_is_missed_by_bots_only_if_nobody_has(said: bool, lines: int) -> None:
    """Statements in «Пассажиры» are an offer: nobody waits for them."""
    async with home() as place:
        people = await seated(place, 4, game="passengers", bots=1, sitting="together")
        people[0].table.state.settings.bots = (5000.0, 6000.0)
        await people[0].must("start")
        while match_of(people[0]).view(None).public.stage != "talk":  # type: ignore[attr-defined]
            await people[0].must("hasten")
        if said:
            await people[0].answer(["am", "guides"], "say")
        assert people[0].lines == []
        while match_of(people[0]).view(None).public.stage != "sailed":  # type: ignore[attr-defined]
            await people[0].must("hasten")
        assert [line["text"][:18] for line in people[0].lines] == ["Мне не было слышно"] * lines


async def test_a_call_for_the_vote_is_nothing_that_a_bot_could_hear() -> None:
    async with home() as place:
        people = await mafia(place, sitting="together", bots_at_the_end=1)
        await people[0].answer(["ready"])
        await people[0].must("hasten")
        assert len(people[0].lines) == 1


async def test_a_plea_in_taps_was_heard() -> None:
    async with home() as place:
        people = await mafia(place, start="vote", sitting="together", bots_at_the_end=1)
        for seat, target in ((0, 1), (2, 1), (3, 6), (4, 6)):
            await people[seat].answer(target)
        await people[0].must("hasten")
        assert people[1].asks[0]["key"] == "plead"
        await people[1].answer(["accuse", 0, "hunch"])
        assert [ask.seat for ask in match_of(people[0]).asks] == [6]
        assert people[0].lines == []


async def test_where_people_write_bots_say_nothing_about_it() -> None:
    async with home() as place:
        people = await mafia(place, sitting="apart", bots_at_the_end=1)
        await people[0].must("hasten")
        assert people[0].lines == []


async def test_that_nothing_was_heard_is_said_once_a_match() -> None:
    async with home() as place:
        people = await mafia(place, sitting="together", bots_at_the_end=1, tie="nobody", constant_night=True)
        stages = []
        while match_of(people[0]).game.day < 4:  # type: ignore[attr-defined]
            stages.append(match_of(people[0]).view(None).public.stage)  # type: ignore[attr-defined]
            await people[0].must("hasten")
        assert stages.count("discussion") >= 2
        assert [line["person"] for line in people[0].lines] == [None]


async def test_bots_read_what_is_typed_at_the_table_and_nothing_else() -> None:
    async with home() as place:
        people = await mafia(place, bots_at_the_end=1)
        live = people[0].table.live
        assert live is not None
        names = people[0].table.situation.names()
        pages = len(live.match.game.story)
        await people[0].must("say", channel="table", text=f"{names[2]} врёт")
        await people[1].must("say", channel="table", text="ку-ку")
        accusation = {"seat": 0, "target": 2, "grounds": "words", "number": 0, "whom": None, "card": None, "tone": ""}
        understood = [(pages, "typed", {"seat": 0}), (pages, "accused", accusation), (pages, "typed", {"seat": 1})]
        assert [(at, event.key, event.data) for at, event in live.typed] == understood
        people[0].table.talk.hear_again()
        assert [(at, event.key, event.data) for at, event in live.typed] == understood
        await people[0].must("hasten")
        while match_of(people[0]).phase != "nightfall":
            await people[0].must("hasten")
        await people[0].must("say", channel="mafia", text=f"{names[2]} врёт")
        assert len(live.typed) == 3


# --- the last talk of «Находка для шпиона» ----------------------------------------------------------------------------


def stage_of(device: Device) -> str:
    return str(match_of(device).view(None).public.stage)  # type: ignore[attr-defined]


async def travellers(place: Home, bots: int, **settings: Any) -> list[Device]:
    """People and bots somewhere, and the time is about to be up; bots sit still until then."""
    people = await seated(place, 5 - bots, game="spyfall", bots=bots, **settings)
    people[0].table.state.settings.bots = (5000.0, 6000.0)
    laid_out = {"cards": ["zoo"] * 4 + ["spy"], "dealer": 0}
    options = {"rounds": 2, "discussion": 600, "voting": 100, "moment": 0, "deal": [laid_out]}
    people[0].table.state.settings.options = options
    await people[0].must("start")
    return people


async def test_a_bot_that_is_spoken_to_when_the_time_is_up_answers() -> None:
    async with home() as place:
        people = await travellers(place, 4)
        while stage_of(people[0]) != "questions":
            await people[0].must("hasten")
        people[0].table.state.settings.bots = (0.0, 0.0)
        while stage_of(people[0]) != "discussion":
            await people[0].must("hasten")

        def spoken(seat: int) -> int:
            said = [event.data["seat"] for event in match_of(people[0]).told(None) if event.key == "said-know"]
            return said.count(seat)

        seat = 2
        before = spoken(seat)
        name = people[0].match["names"][seat]
        await people[0].must("say", channel="table", text=f"{name}, ты шпион?")
        await place.eventually(people[0].table, lambda: spoken(seat) > before)


async def test_nobody_complains_of_having_heard_nothing_while_all_point() -> None:
    async with home() as place:
        people = await travellers(place, 1, sitting="together")
        while stage_of(people[0]) != "discussion":
            await people[0].must("hasten")
        while stage_of(people[0]) == "discussion":
            await people[0].must("hasten")
        assert (stage_of(people[0]), people[0].lines) == ("final", [])
        while stage_of(people[0]) != "score":
            await people[0].must("hasten")
        assert [line["text"][:18] for line in people[0].lines] == ["Мне не было слышно"]


@pytest.mark.parametrize(("text", "word"), [("Диана врёт!", None), ("Диане не верю", None), ("Это тюрьма!", "тюрьма")])
async def test_whoever_plays_may_be_named_although_a_place_has_that_name_on_its_card(
    text: str, word: str | None
) -> None:
    async with home() as place:
        people = await seated(place, 4, game="spyfall", bots=1)
        await people[0].must("rename", name="Диана")
        people[0].table.state.settings.bots = (5000.0, 6000.0)
        people[0].table.state.settings.options = {"pack": "dc", "rounds": 1, "discussion": 600, "moment": 0}
        await people[0].must("start")
        while stage_of(people[0]) != "discussion":
            await people[0].must("hasten")
        if word is None:
            await people[1].must("say", channel="table", text=text)
        else:
            assert await people[1].refused("say", channel="table", text=text) == "not-said-now"
            assert word in people[1].frames[-1]["text"]
