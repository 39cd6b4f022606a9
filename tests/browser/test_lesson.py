"""The guided match: somebody who has never played is led from the first card to the end."""

from __future__ import annotations

import random

import pytest

from .conftest import Phones
from .playing import answer, asked, legal


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
    for _ in range(600):
        if phone.guest.over:
            break
        if phone.find("coach").count():
            text = phone.find("coach").inner_text()
            if text not in advice:
                advice.add(text)
                phone.inspect(f"advice-{len(advice)}")
        ask = asked(phone)
        if ask:
            answer(phone, ask["key"], legal(ask, dice))
        else:
            phone.page.wait_for_timeout(100)
    phone.sees("lesson-end")
    phone.inspect("end")
    phone.sees("play-for-real")
    assert len(advice) >= 5
