"""«Война колоний» at a table: answers that come late, twice, from others or make no sense, and somebody who leaves."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from lichina.games.colonies import Colonies
from lichina.kernel import Mode
from tests.browser.colonies_positions import SCENES

from .tabletop import Device, Home, home, match_of

OPTIONS: dict[str, Any] = {"pause": 0, "glass": 10, "moment": 0}


@asynccontextmanager
async def winter(monkeypatch: pytest.MonkeyPatch, scene: str) -> AsyncIterator[tuple[Home, list[Device]]]:
    """Four people at a table that begins in a position; the first and the third take the turn."""
    modes: dict[str, Mode] = {**Colonies.MODES, **SCENES}
    monkeypatch.setattr(Colonies, "MODES", modes)
    async with home() as place:
        host = await place.host("Даша", game="colonies", mode=scene, options=OPTIONS, bots=[0, 0])
        people = [host] + [await host.friend(name) for name in ("Маша", "Пётр", "Оля")]
        await host.must("start")
        yield place, people


async def refused(device: Device, value: Any, ask: int, code: str) -> None:
    """An answer is refused in both languages, and nothing in the match has changed."""
    match = match_of(device)
    before = tuple(match.record.entries)
    for language in ("ru", "en"):
        reply = await (await device.twin(language=language).attach()).do("answer", match=1, ask=ask, value=value)
        assert (reply["t"], reply["code"], bool(reply["text"])) == ("error", code, True), (language, reply)
    assert tuple(match.record.entries) == before


def number(device: Device) -> int:
    return int(device.asks[0]["ask"])


async def test_what_makes_no_sense_is_refused_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async with winter(monkeypatch, "act") as (_, people):
        ask = number(people[0])
        wrong = {"path-too-short": ["mike_cho"], "not-an-option": ["mike_cho", "fly"], "not-a-list": "done"}
        for code, value in wrong.items():
            await refused(people[0], value, ask, code)
        await refused(people[0], ["talia_jones", "clean", 5], ask, "not-an-option")  # somebody else's
        await refused(people[0], ["mike_cho", "clean", 3], ask, "not-an-option")  # no such die
        assert people[0].match["public"]["players"][0]["dice"] == [2, 5, 6]


async def test_nobody_answers_for_somebody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    async with winter(monkeypatch, "act") as (_, people):
        await refused(people[1], ["done"], number(people[0]), "no-such-ask")
        await refused(people[2], ["mike_cho", "clean", 2], number(people[2]), "not-an-option")


async def test_of_two_phones_on_one_seat_the_second_answer_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async with winter(monkeypatch, "act") as (_, people):
        ask = number(people[0])
        assert (await people[0].answer(["mike_cho", "clean", 2]))["t"] == "ok"
        await refused(people[0], ["mike_cho", "clean", 5], ask, "closed-ask")


async def test_an_answer_after_the_glass_has_run_out_is_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    async with winter(monkeypatch, "act") as (place, people):
        ask = number(people[0])
        assert (await people[2].answer(["done"]))["t"] == "ok"
        assert people[0].match["public"]["glass"] is not None
        await place.wait(people[0].table, 10.5)
        assert people[0].match["public"]["glass"] is None
        await refused(people[0], ["mike_cho", "clean", 2], ask, "closed-ask")
        assert people[0].match["public"]["camps"]["blue"]["waste"] == ["junk", "fuel"]


async def test_whoever_leaves_in_a_turn_is_stood_in_for_and_returns(monkeypatch: pytest.MonkeyPatch) -> None:
    """R94."""
    async with winter(monkeypatch, "act") as (place, people):
        await people[0].detach()
        await place.look_round(people[1].table, 61)
        assert people[1].at["seats"][0]["by"] == "bot"
        await people[1].until(lambda: any(event["key"] == "ready" for event in people[1].told))
        await people[0].attach()
        await people[0].must("here")
        assert people[1].at["seats"][0]["by"] == "person"
        assert people[0].match["seat"] == 0
