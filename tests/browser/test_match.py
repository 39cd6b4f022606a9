"""Whole matches of Mafia on phones: people and bots, in one room and apart, in both languages."""

from __future__ import annotations

import random

import pytest

from .conftest import Phones
from .phone import Phone
from .playing import QUICK, SEEN, play

NAMES = ("Даша", "Гоша", "Майя", "Тимур", "Соня", "Лев", "Вера", "Яна")


def sit(phones: Phones, people: int, seats: int, sitting: str, lang: str = "ru", **options: object) -> list[Phone]:
    """So many people with phones at a table, bots in the other seats, and the match begins."""
    made = [phones(name, lang) for name in NAMES[:people]]
    for phone in made:
        phone.context.add_init_script(f"({SEEN})()")
    host = made[0]
    host.host(sitting=sitting, language=lang)
    host.act("set", options={**QUICK, **options}, bots=[0, 0.2])
    for phone in made[1:]:
        phone.enter(host.table)
        phone.sees("lobby")
    for _ in range(seats - people):
        host.act("bot")
    host.tap("start")
    for phone in made:
        phone.sees("match")
    return made


@pytest.mark.parametrize(("sitting", "lang"), [("together", "ru"), ("apart", "ru"), ("apart", "en"), ("call", "ru")])
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
