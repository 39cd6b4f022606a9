"""«Судный день» at a table: answers that come too late, twice, from others or garbled, and people who leave."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest

from .tabletop import Device, Home, home, match_of

NAMES = ("Маша", "Пётр", "Оля")
SLOW = {"window": 20.0, "turn": 600, "answer": 300}


async def four(place: Home, language: str = "ru") -> list[Device]:
    """Four people at a table, and the match has begun; by seats."""
    host = await place.host("Даша", game="doomsday", options=SLOW, mode="basic", bots=[0, 0])
    devices = [host, *[await host.friend(name, language=language) for name in NAMES]]
    await host.must("start")
    return sorted(devices, key=lambda device: int(device.match["seat"]))


def shown(device: Device) -> dict[str, Any]:
    """What everybody sees."""
    found: dict[str, Any] = device.match["public"]
    return found


def asked(device: Device, key: str) -> dict[str, Any] | None:
    return next((ask for ask in device.match["asks"] if ask["key"] == key), None)


async def to_a_shot(devices: Sequence[Device]) -> int:
    """Whoever begins takes the rifle, everybody else does nothing, and it is fired: a window is open. Who shoots."""
    shooter = int(shown(devices[0])["turn"])
    await devices[shooter].answer(["arm", "rifle", (shooter + 1) % 4])
    while shown(devices[0])["turn"] == shooter:
        await devices[shooter].answer(["end"])
    while (seat := int(shown(devices[0])["turn"])) != shooter:
        await devices[seat].answer(["end"])
    await devices[shooter].answer(["shoot", "rifle"])
    assert shown(devices[0])["announced"] == "shot"
    return shooter


async def refused(device: Device, value: Any, ask: int | str) -> str:
    """The code with which an answer is refused: there are words for it, and nothing changes."""
    match = match_of(device)
    before, view = match.entries(), match.glimpse(None)
    reply = await device.do("answer", match=device.match["match"], ask=ask, value=value)
    assert reply["t"] == "error", reply
    assert bool(re.search("[а-яё]", reply["text"])) == (device.language == "ru"), reply["text"]
    assert (match.entries(), match.glimpse(None)) == (before, view)
    return str(reply["code"])


@pytest.mark.parametrize("language", ["ru", "en"])
async def test_an_answer_to_a_window_that_has_closed_is_refused(language: str) -> None:
    async with home() as place:
        devices = await four(place, language)
        shooter = await to_a_shot(devices)
        other = devices[(shooter + 2) % 4]
        ask = asked(other, "shot")
        assert ask is not None
        await place.wait(other.table, 20.1)
        assert shown(other)["announced"] != "shot"
        assert await refused(other, ["pass"], ask["ask"]) == "closed-ask"


@pytest.mark.parametrize("language", ["ru", "en"])
async def test_nobody_answers_what_somebody_else_is_asked(language: str) -> None:
    async with home() as place:
        devices = await four(place, language)
        turn = int(shown(devices[0])["turn"])
        ask = asked(devices[turn], "turn")
        assert ask is not None
        other = devices[(turn + 1) % 4]
        assert await refused(other, ["end"], ask["ask"]) == "no-such-ask"
        assert asked(devices[turn], "turn") == ask


GARBLED = ["pass", [], ["fire"], ["pass", 1], [["pass"]], {"pass": 1}, None, -1, 1.5, True, "9" * 2000, [None]]


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("value", GARBLED, ids=[str(number) for number in range(len(GARBLED))])
async def test_a_garbled_answer_in_a_window_is_refused(value: Any, language: str) -> None:
    async with home() as place:
        devices = await four(place, language)
        shooter = await to_a_shot(devices)
        other = devices[(shooter + 2) % 4]
        ask = asked(other, "shot")
        assert ask is not None
        await refused(other, value, ask["ask"])
        assert asked(other, "shot") == ask


@pytest.mark.parametrize("language", ["ru", "en"])
async def test_what_is_not_offered_is_refused_in_a_window_and_in_the_turn_of_another(language: str) -> None:
    async with home() as place:
        devices = await four(place, language)
        turn = int(shown(devices[0])["turn"])
        other = devices[(turn + 1) % 4]
        foreign = next(card for card in ("rollback", "defender") if card not in other.match["private"]["programs"])
        await refused(other, [foreign], "play")
        await to_a_shot(devices)
        await refused(other, ["trust"], "say")
        await refused(other, ["charge", 0], "play")
        await refused(other, ["pass"], 12345)


@pytest.mark.parametrize("language", ["ru", "en"])
async def test_of_two_phones_of_one_seat_the_first_decides_and_the_second_is_refused(language: str) -> None:
    async with home() as place:
        devices = await four(place, language)
        turn = int(shown(devices[0])["turn"])
        first = devices[turn]
        second = await first.twin().attach()
        ask = asked(second, "turn")
        assert ask is not None and ask == asked(first, "turn")
        await first.answer(["draw"])
        assert await refused(second, ["arm", "rifle", (turn + 1) % 4], ask["ask"]) == "closed-ask"
        assert shown(second)["spent"] == "draw"


async def test_in_a_window_an_answer_from_one_phone_holds_for_the_other_and_can_be_taken_back() -> None:
    async with home() as place:
        devices = await four(place)
        shooter = await to_a_shot(devices)
        first = devices[(shooter + 2) % 4]
        second = await first.twin().attach()
        ask = asked(first, "shot")
        assert ask is not None
        await first.answer(["pass"], ask["ask"])
        assert [asked(device, "shot") for device in (first, second)] == [None, None]
        assert await refused(second, ["pass"], ask["ask"]) == "closed-ask"
        assert shown(first)["announced"] == "shot", "a window is as long whatever people do"
        await second.must("undo", match=1)
        assert [asked(device, "shot") for device in (first, second)] == [ask, ask]


async def test_whoever_leaves_in_a_window_is_stood_in_for_and_has_the_seat_back_on_return() -> None:
    async with home() as place:
        devices = await four(place)
        shooter = await to_a_shot(devices)
        target = (shooter + 1) % 4
        gone, here = devices[target], devices[shooter]
        await gone.detach()
        await place.look_round(here.table, 61)
        assert here.at["seats"][target]["by"] == "bot"
        await place.wait(here.table, 20.1)
        await place.eventually(here.table, lambda: not match_of(here).asks_of(target))
        assert match_of(here).outcome is None
        await gone.attach()
        assert here.at["seats"][target]["by"] == "person"
        own: Any = match_of(here).view(target).private
        assert gone.match["private"]["roles"] == list(own.roles)
        await place.eventually(here.table, lambda: shown(gone) == shown(here))


async def test_whoever_leaves_in_the_own_turn_does_not_hold_up_the_others() -> None:
    async with home() as place:
        devices = await four(place)
        turn = int(shown(devices[0])["turn"])
        gone, here = devices[turn], devices[(turn + 1) % 4]
        await gone.detach()
        await place.look_round(here.table, 61)
        assert here.at["seats"][turn]["by"] == "bot"
        await place.eventually(here.table, lambda: any(entry.seat == turn for entry in match_of(here).entries()))
        await gone.attach()
        assert here.at["seats"][turn]["by"] == "person"
        assert shown(gone) == shown(here)


async def test_people_who_share_a_phone_are_told_why_they_cannot_play() -> None:
    async with home() as place:
        host = await place.host("Даша", game="doomsday")
        await host.friend("Маша")
        other = await place.join(host.table, "Пётр", beside=host.person)
        for _ in range(2):
            await host.must("bot")
        assert host.at["problem"]["code"] == "own-devices"
        assert host.at["problem"]["text"].startswith("В этой игре вмешаться можно в любой момент")
        assert await host.refused("start") == "own-devices"
        await host.must("kick", person=other.person)
        await host.must("bot")
        assert host.at["problem"] is None
