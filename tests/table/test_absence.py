"""Waiting has faces: for whom the table waits, and what a bot did for somebody who was away."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from lichina.games.mafia.state import MODERATED_SECONDS
from lichina.table import bottimers

from .tabletop import Device, home, match_of, seated


def missed(device: Device) -> list[dict[str, Any]]:
    """What this device was told that a bot has done."""
    return [deed for frame in device.frames if frame["t"] == "missed" for deed in frame["deeds"]]


async def test_everybody_sees_who_has_not_looked_at_the_card_yet_and_at_night_nobody() -> None:
    async with home() as place:
        host = await place.host("Даша", game="mafia", options={"style": "soft"})
        guests = [host] + [await host.friend(name) for name in ("Маша", "Пётр", "Оля", "Вера", "Юра")]
        watcher = await host.friend("Зритель", "spectator")
        await host.must("start")
        assert host.match["awaits"] == watcher.match["awaits"] == [0, 1, 2, 3, 4, 5]
        await guests[2].answer("seen")
        assert {tuple(device.match["awaits"]) for device in (*guests, watcher)} == {(0, 1, 3, 4, 5)}
        before = len(host.frames)
        await guests[2].must("undo", match=1)
        assert host.kinds(before) == [] and watcher.match["awaits"] == [0, 1, 3, 4, 5], "nobody sees it taken back"
        await guests[2].answer("seen")
        for guest in (*guests[:2], *guests[3:]):
            await guest.answer("seen")
        while match_of(host).phase != "nightfall":
            await host.must("hasten")
        assert any(ask.held is None for ask in match_of(host).asks)
        assert {tuple(device.match["awaits"]) for device in (*guests, watcher)} == {()}


async def test_nobody_sees_after_a_restart_that_an_answer_from_before_it_is_taken_back() -> None:
    async with home() as place:
        host = await place.host("Даша", game="mafia", options={"style": "soft"})
        guests = [host] + [await host.friend(name) for name in ("Маша", "Пётр", "Оля", "Вера", "Юра")]
        await host.must("start")
        await guests[2].answer("seen")
    async with home(place.journal, place.time) as later:
        for guest in guests:
            await later.again(guest)
        before = len(host.frames)
        await guests[2].must("undo", match=1)
        assert host.kinds(before) == [] and host.match["awaits"] == [0, 1, 3, 4, 5]


async def test_an_answer_of_which_nobody_may_know_makes_no_frame_for_others() -> None:
    async with home() as place:
        host, second, _ = await seated(place, 3)
        await host.must("start")
        before = len(second.frames)
        await host.answer("yes")
        assert second.match["awaits"] == [] and second.kinds(before) == []


async def test_whoever_comes_back_and_nobody_else_is_told_what_the_bot_has_answered() -> None:
    async with home() as place:
        host, second, third = await seated(place, 3, options={"limit": 10, "rounds": 9})
        await host.must("start")
        await second.detach()
        await place.look_round(host.table, 61)
        assert host.at["seats"][1]["by"] == "bot"
        await place.eventually(host.table, lambda: not match_of(host).asks_of(1))
        await second.attach()
        assert [(deed["ask"]["key"], deed["answer"]) for deed in missed(second)] == [("word", "yes")]
        assert missed(second)[0]["ask"]["text"] and missed(second)[0]["ask"]["form"]["labels"]
        assert missed(host) == missed(third) == []
        assert len(second.raw[second.kinds().index("missed")]) == 1024
        await second.detach()
        await second.attach()
        assert len(missed(second)) == 1  # once is enough


async def test_whoever_was_here_and_missed_three_times_is_told_at_his_first_sign_of_life() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"limit": 10, "rounds": 9})
        await host.must("start")
        for _ in range(3):
            await host.answer("no")
            await place.wait(host.table, 10.1)
        assert host.at["seats"][1]["by"] == "bot"
        await place.eventually(host.table, lambda: not match_of(host).asks_of(1))
        assert missed(second) == []
        await second.must("here")
        assert [deed["answer"] for deed in missed(second)] == ["yes"]


async def test_whoever_gets_a_seat_is_not_told_what_the_bot_did_for_somebody_else() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"limit": 10, "rounds": 9})
        late = await host.friend("Поздняя", "spectator")
        await host.must("start")
        await second.detach()
        await place.look_round(host.table, 61)
        await place.eventually(host.table, lambda: not match_of(host).asks_of(1))
        await host.must("give", seat=1, person=late.person)
        await second.attach()
        assert missed(late) == missed(second) == []


async def test_a_bot_leads_the_night_when_the_moderator_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise each stage would last as long as a table waits for a moderator."""
    monkeypatch.setattr(bottimers, "IDLE_SECONDS", 0.01)  # the table's time is moved by hand, that of its bots is real
    async with home() as place:
        options = {"moderator": 0, "night": 10, "discussion": 10, "voting": 5, "moment": 0}
        host = await place.host("Даша", mode="moderated", bots=[0, 0], options=options)
        for _ in range(6):
            await host.must("bot")
        await host.friend("Зритель", "spectator")
        await host.must("start")
        await host.detach()
        await place.look_round(host.table, 61)
        match = match_of(host)
        game: Any = match.game
        async with asyncio.timeout(100):
            while game.day < 2 and match.outcome is None:
                await place.wait(host.table, 1)
                await asyncio.sleep(0.01)
        assert {event.key for event in match.told(None)} >= {"day", "night", "morning"}
        assert match.now < MODERATED_SECONDS
