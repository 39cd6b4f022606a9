"""The guided match: somebody who has never played is led from the first card to the end."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .conftest import Phones
from .mafia_pages import answer, asked, legal
from .phone import Phone


def some_way(ask: dict[str, Any], dice: random.Random) -> Any:
    """Any legal answer; of a tree a way down it, but never to words of one's own."""
    form = ask["form"]
    if form["kind"] != "tree":
        return legal(ask, dice)
    path: list[Any] = []
    row: int | None = 0
    while row is not None:
        options = [pair for pair in form["branches"][row]["options"] if pair[0] != "own"]
        option, row = dice.choice(options)
        path.append(option)
    return path


def said(phone: Phone) -> str:
    """What the coach says just now, if anything."""
    return "".join(phone.find("coach").all_inner_texts())


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_somebody_who_has_never_played_is_led_to_the_end(phones: Phones, lang: str) -> None:
    phone = phones("Даша", lang)
    phone.open("/learn")
    phone.tap("lesson-mafia/first")
    phone.find("name").fill("Даша")
    phone.tap("start-lesson")
    phone.sees("match")
    phone.sees("coach")
    phone.table = phone.page.url.rpartition("/")[2]
    dice, advice = random.Random(1), set[str]()
    while not phone.guest.over:
        text = said(phone)
        if text not in ("", *advice):
            advice.add(text)
            phone.inspect(f"advice-{len(advice)}")
        ask = asked(phone)
        if ask:
            answer(phone, ask["key"], legal(ask, dice))
        else:
            phone.wait(lambda: bool(phone.guest.over or asked(phone)) or said(phone) not in ("", *advice))
    phone.sees("lesson-end")
    phone.inspect("end")
    phone.sees("play-for-real")
    assert len(advice) >= 5


@pytest.mark.parametrize(("game", "advices"), [("spyfall", 8), ("passengers", 12), ("doomsday", 8)])
def test_each_game_has_a_lesson_whose_coach_has_something_to_say_at_every_stage(
    phones: Phones, game: str, advices: int
) -> None:
    phone = phones("Даша")
    phone.open("/learn")
    phone.tap(f"lesson-{game}/first")
    phone.find("name").fill("Даша")
    phone.tap("start-lesson")
    phone.sees("coach")
    phone.table = phone.page.url.rpartition("/")[2]
    dice, advice = random.Random(2), set[str]()
    while not phone.guest.over:
        text = said(phone)
        if text not in ("", *advice):
            advice.add(text)
            phone.screenshot(f"{game}-{len(advice)}")
        asks = [ask for ask in phone.guest.asks if ask["held"] is None]
        if asks:
            number, value = phone.guest.match["match"], some_way(asks[0], dice)
            phone.try_to("answer", match=number, ask=asks[0]["ask"], value=value)
            phone.wait(lambda ask=asks[0]: ask not in phone.guest.asks or phone.guest.over)  # type: ignore[misc]
        else:
            phone.wait(lambda: bool(phone.guest.over or phone.guest.asks) or said(phone) not in ("", *advice))
    phone.sees("lesson-end")
    assert len(advice) >= advices
