"""The guided match: somebody who has never played is led from the first card to the end."""

from __future__ import annotations

import random

import pytest

from .conftest import Phones
from .phone import Phone
from .playing import answer, asked, legal


def said(phone: Phone) -> str:
    """What the coach says just now, if anything."""
    return "".join(phone.find("coach").all_inner_texts())


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_somebody_who_has_never_played_is_led_to_the_end(phones: Phones, lang: str) -> None:
    phone = phones("Даша", lang)
    phone.open("/learn")
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
