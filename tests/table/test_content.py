"""The words of a match hang on its options: the pack that lies over those of the game, and names that people gave."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from lichina import registry
from lichina.kernel import Match
from lichina.registry import find
from lichina.server.storytelling import sentences, transcript
from lichina.table.replay import Cast, frames

from .cabin import Cabin
from .tabletop import BreakableJournal, Device, Home, home, match_of

KITCHEN = [{"ru": "Кухня { $x }"}, {"ru": "Чердак", "en": "Attic"}]
OWN = {"own-1": {"ru": "Кухня { $x }"}, "own-2": {"ru": "Чердак", "en": "Attic"}}


@asynccontextmanager
async def cabin(journal: BreakableJournal | None = None) -> AsyncIterator[Home]:
    """A house in which that game is known."""
    registry.register(Cabin)
    try:
        async with home(journal) as place:
            yield place
    finally:
        registry._registered.pop(Cabin.id)


async def pair(place: Home, **settings: Any) -> list[Device]:
    """Two people, who see the match in words: in Russian, in English."""
    host = await place.host("Даша", attached=False, game="cabin", **settings)
    host.text = True
    await host.attach()
    return [host, await host.friend("Wolf", language="en", text=True)]


async def play(people: list[Device], place: str) -> None:
    await people[0].must("start")
    for device in people:
        assert (await device.answer(place))["t"] == "ok"


def labels(device: Device) -> list[Any]:
    found: list[Any] = device.match["asks"][0]["form"]["labels"]
    return found


async def test_a_match_is_told_in_the_words_of_its_pack() -> None:
    async with cabin() as place:
        people = await pair(place, options={"pack": "sea"})
        await people[0].must("start")
        assert [device.match["content"] for device in people] == [{"pack": "sea", "names": {}}] * 2
        assert [device.match["asks"][0]["text"] for device in people] == ["Где каюта?", "Where is the berth?"]
        assert labels(people[0]) == [["hill", "Мачта"], ["bay", "Бухта"], ["cliff", "Обрыв"]]
        assert people[1].match["asks"][0]["closed"] == [["cliff", "too-steep", "no berth stands here"]]
        refused = await people[1].answer("cliff")
        assert "no berth stands here" in refused["text"]
        for device in people:
            await device.answer("hill")
        assert [device.told[-1]["text"] for device in people] == [
            "Даша находит каюту: Мачта.",
            "Даша finds the berth: Mast.",
        ]
        assert "каюта нашлась" in people[0].match["over"]["text"]


async def test_things_have_the_names_that_people_gave_them() -> None:
    async with cabin() as place:
        people = await pair(place, options={"pack": "own", "own": KITCHEN})
        await people[0].must("start")
        assert people[0].match["content"] == {"pack": None, "names": OWN}
        assert labels(people[0])[:2] == [["own-1", "Кухня { $x }"], ["own-2", "Чердак"]]
        assert labels(people[1])[:2] == [["own-1", "Кухня { $x }"], ["own-2", "Attic"]]
        for device in people:
            await device.answer("own-1")
        assert people[1].told[-1]["text"] == "Даша finds the cabin: Кухня { $x }."


async def test_a_game_without_packs_is_told_in_its_own_words() -> None:
    async with cabin() as place:
        people = await pair(place)
        await play(people, "hill")
        assert people[0].match["content"] == {"pack": None, "names": {}}
        assert people[0].told[-1]["text"] == "Даша находит избушку: Холм."
        host = await place.host("Гоша", game="mafia")
        assert host.at["content"] == {"pack": None, "names": {}}


async def test_before_the_match_the_table_names_the_content_of_what_is_chosen() -> None:
    async with cabin() as place:
        host, _ = await pair(place, options={"pack": "sea"})
        assert host.at["content"] == {"pack": "sea", "names": {}}
        await host.must("set", options={"pack": "own", "own": KITCHEN})
        assert host.at["content"] == {"pack": None, "names": OWN}
        assert host.table.situation.words("en")("card-own-2") == "Attic"
        await host.must("set", options={"pack": "sea"})
        assert host.table.situation.words("ru")("game-name") == "Каюта"


async def test_what_is_chosen_for_the_next_match_does_not_change_the_words_of_the_last() -> None:
    async with cabin() as place:
        people = await pair(place, options={"pack": "sea"})
        await play(people, "hill")
        await people[0].must("set", options={})
        twin = people[0].twin(text=True)
        await twin.attach()
        assert (twin.at["content"]["pack"], twin.match["content"]["pack"]) == (None, "sea")
        assert twin.told[-1]["text"] == "Даша находит каюту: Мачта."


async def test_after_a_restart_a_match_is_told_in_the_same_words() -> None:
    journal = BreakableJournal()
    async with cabin(journal) as place:
        people = await pair(place, options={"pack": "sea"})
        await people[0].must("start")
    async with cabin(journal) as place:
        again = await place.again(people[0].twin(text=True))
        assert again.match["content"] == {"pack": "sea", "names": {}}
        assert again.match["asks"][0]["text"] == "Где каюта?"


async def test_a_match_that_is_over_is_told_again_in_its_words() -> None:
    async with cabin() as place:
        for options, said in (
            ({"pack": "sea"}, "Даша finds the berth: Mast."),
            ({"pack": "own", "own": KITCHEN}, "Даша finds the cabin: Attic."),
        ):
            people = await pair(place, options=options)
            await play(people, "hill" if options["pack"] == "sea" else "own-2")
            row = await place.journal.match(people[0].table.state.id, 1)
            assert row is not None
            assert sentences(transcript(row), row.record, "en") == [said]
            cast = Cast(("Даша", "Wolf"), match_of(people[0]).outcome)
            shown = json.loads(frames(row.record, cast, "en", None))
            assert shown["content"] == shown["start"]["content"] == people[0].match["content"]
            assert [event["text"] for step in shown["steps"] for event in step.get("told", ())] == [said]


def test_a_record_whose_options_nobody_reads_any_more_is_told_in_the_words_of_the_game() -> None:
    match = Match(Cabin, 2, 1, {"pack": "sea"})
    found = find(Cabin)
    assert found.words("ru", match.record.options)("game-name") == "Каюта"
    assert found.words("ru", {"pack": "moon"})("game-name") == "Избушка"
    assert found.words("ru")("game-name") == "Избушка"


async def test_how_people_sit_chooses_what_the_table_has_not_chosen() -> None:
    async def talk(place: Home, **settings: Any) -> str:
        people = await pair(place, **settings)
        await people[0].must("start")
        return str(match_of(people[0]).game.options.talk)

    async with cabin() as place:
        assert [await talk(place, sitting=one) for one in ("together", "call", "apart")] == [
            "spoken",
            "spoken",
            "typed",
        ]
        assert await talk(place, sitting="together", options={"talk": "typed"}) == "typed"


async def test_how_people_sit_counts_more_than_that_bots_play() -> None:
    async with cabin() as place:
        host = await place.host(game="cabin", sitting="together")
        await host.must("bot")
        await host.must("start")
        options = match_of(host).game.options
        assert (options.talk, options.limit) == ("spoken", 20)


async def test_whoever_plays_may_be_named_although_the_name_is_a_word_that_must_not_be_said() -> None:
    async with cabin() as place:
        host = await place.host("Маяк", game="cabin", options={"pack": "sea"})
        guest = await host.friend("Вера")
        await host.must("start")
        await guest.must("say", channel="table", text="Это не Маяк, а маяк ни при чём.")
        refused = await guest.do("say", channel="table", text="Нам на маяковский склон.")
        assert refused["code"] == "not-said-now"


async def test_what_must_not_be_said_is_refused_in_the_words_of_the_game_and_nothing_is_kept() -> None:
    async with cabin() as place:
        people = await pair(place, options={"pack": "sea"})
        await people[0].must("say", channel="table", text="Маяк?")  # before the match everybody says what he likes
        await people[0].must("start")
        rows = people[0].table.ledger.index
        said = [await device.do("say", channel="table", text="Это МАЯК!") for device in people]
        assert [reply["code"] for reply in said] == ["not-said-now"] * 2
        assert said[0]["text"] == "Сейчас этого здесь не сказать: маяк не называют, там каюта."
        assert said[1]["text"] == "This cannot be said here now: nobody names the lighthouse, the berth is there."
        assert [device.lines for device in people] == [[], []]
        assert people[0].table.ledger.index == rows
        await people[0].must("say", channel="table", text="Это мяч!")
        assert [line["text"] for line in people[1].lines] == ["Это мяч!"]
        watcher = await people[0].friend("Зритель", "spectator")
        assert await watcher.refused("say", channel="table", text="маяк") == "no-talking"
        for device in people:
            await device.answer("hill")
        await people[0].must("say", channel="table", text="Маяк!")
