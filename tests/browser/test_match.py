"""Whole matches of Mafia on phones: people and bots, in one room and apart, in both languages."""

from __future__ import annotations

import random

import pytest

from .conftest import Phones
from .mafia_pages import QUICK, bring, play
from .people import gather
from .phone import DRAWN, Phone

PLACES = "(all) => all.map((one) => [one.offsetLeft, one.offsetTop, one.offsetWidth])"


def sit(phones: Phones, people: int, seats: int, sitting: str, lang: str = "ru", **options: object) -> list[Phone]:
    """So many people with phones at a table, bots in the other seats, and the match begins."""
    made = gather(phones, people, seats, lang, sitting=sitting, options={**QUICK, **options})
    made[0].tap("start")
    for phone in made:
        phone.sees("match")
    return made


@pytest.mark.parametrize(("sitting", "lang"), [("together", "ru"), ("apart", "en"), ("call", "ru")])
def test_eight_play_a_whole_match(phones: Phones, sitting: str, lang: str) -> None:
    made = sit(phones, 3, 8, sitting, lang)
    host, taken = made[0], set[str]()

    def seen(stage: str) -> None:
        if stage in taken:
            return
        taken.add(stage)
        for phone in made:
            phone.inspect(f"{stage}-{phone.name}")

    play(host, made, random.Random(7), seen)
    for phone in made:
        phone.sees("end")
        phone.inspect(f"end-{phone.name}")
        assert phone.page.evaluate("window.genericAsk") is None
    assert {"introduction", "discussion", "vote", "night"} <= taken


def test_the_town_stands_still_while_buttons_and_words_come_and_go(phones: Phones) -> None:
    (phone,) = sit(phones, 1, 8, "apart", discussion=3600, voting=3600)
    bring([phone], "discussion")
    places = phone.find("town").locator("li")
    before = places.evaluate_all(PLACES)
    assert len(before) == 8
    phone.page.evaluate("document.querySelector('footer').style.paddingTop = '6rem'")
    phone.page.evaluate(DRAWN)  # whatever measures the foot has measured it: observers are told before a frame is drawn
    assert places.evaluate_all(PLACES) == before
    bring([phone], "vote")
    phone.sees("abstain")
    assert places.evaluate_all(PLACES) == before
