"""One phone for several people: between two of them nothing of anybody is to be seen."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from .conftest import Phones
from .mafia_pages import QUICK, answer, asked, legal
from .people import NAMES, Ask
from .phone import DRAWN, Phone


def around(phones: Phones, people: int, seats: int = 6, **settings: Any) -> Phone:
    """Several people at one phone, bots beside them, and the match begins."""
    phone = phones(NAMES[0])
    phone.host(sitting="together", **settings)
    for name in NAMES[1:people]:
        phone.call("POST", f"/api/tables/{phone.table}/people", {"name": name, "beside": True})
    phone.page.reload()
    phone.sees("lobby")
    phone.act("set", bots=[0, 0.1], clocks=False)
    for _ in range(seats - people):
        phone.act("bot")
    phone.tap("start")
    phone.sees("cover")
    return phone


def take(phone: Phone) -> str:
    """Whoever is named on the cover takes the phone."""
    name = phone.sees("cover").locator(".name").inner_text()
    person = next(one["id"] for one in phone.heard[""].at["people"] if one["name"] == name)
    phone.tap("take")
    phone.sees("match")
    phone.holder = str(person) if str(person) in phone.heard else ""
    return name


def in_hand(phone: Phone) -> bool:
    """Whether somebody has the phone in the hand, when it shows all that it was told."""
    phone.page.evaluate(DRAWN)
    return phone.find("cover").count() + phone.find("between").count() == 0


def let_go(phone: Phone) -> None:
    """Whoever has answered everything has handed the phone on: it is covered, or lies on the table."""
    phone.wait(lambda: phone.find("cover").count() + phone.find("between").count() + phone.find("end").count() > 0)


TURNS = ("take", "between", "hand-on")
"""On a screen with one of these somebody has to do something."""
PRESS = "(buttons) => buttons.forEach((button) => button.click())"
"""Press it if it is still there: the bots play on, and what comes next may take its place at any moment."""


def go_round(phone: Phone, turn: Callable[[], None]) -> None:
    """The phone goes from hand to hand until the end; in a turn somebody answers whatever is asked."""
    for _ in range(400):
        if phone.heard[""].over:
            break
        if phone.find("take").count():
            take(phone)
            turn()
        elif holds_a_question(phone):
            turn()
        elif phone.find("hand-on").count():
            phone.find("hand-on").evaluate_all(PRESS)
        elif phone.find("between").count():
            called = next((one for one in phone.heard if asked_of(phone, one)), None)
            if called is None:
                phone.try_to("hasten", until=phone.heard[""].match["clock"]["deadline"])
            else:
                phone.tap(f"call-{phone.heard[called].match['seat']}")
        else:
            phone.wait(lambda: bool(phone.heard[""].over) or holds_a_question(phone) or shows_a_turn(phone))
    phone.sees("end")


def holds_a_question(phone: Phone) -> bool:
    """Whether the match has gone on in somebody's hand, and waits for the same person again; talk waits for nobody."""
    ask = asked(phone) if phone.find("match").count() else None
    return ask is not None and ask["key"] not in ("say", "plead")


def comes_up(phone: Phone, ask: Ask) -> bool:
    """Whether the question is shown; if somebody has it whose phone was handed on before it came, it is not."""
    shown = phone.page.locator(f"[data-ask='{ask['key']}']")
    phone.wait(lambda: shown.count() > 0 or shows_a_turn(phone) or phone.find("end").count() > 0)
    return shown.count() > 0


def shows_a_turn(phone: Phone) -> bool:
    return any(phone.find(one).count() for one in TURNS)


def asked_of(phone: Phone, person: str) -> bool:
    phone.holder = person
    return asked(phone) is not None


def covered(phone: Phone) -> None:
    """Nobody's card, question or answer is anywhere in the page."""
    phone.sees("cover")
    assert phone.find("match").count() == 0
    assert phone.find("palm").count() == 0
    assert phone.page.locator("[data-ask], [data-generic-ask]").count() == 0


def test_the_phone_goes_round_and_everybody_answers_in_turn(phones: Phones) -> None:
    phone = around(phones, 3, options=QUICK)
    phone.inspect("cover")
    had = []
    for _ in range(3):
        covered(phone)
        had.append(take(phone))
        assert phone.guest.match["names"][phone.guest.match["seat"]] == had[-1]
        assert phone.find("hand-on").count() == 0  # one button, and it hands the phone on
        answer(phone, "look", "seen")
        let_go(phone)
    assert sorted(had) == sorted(NAMES[:3])
    phone.sees("between")
    phone.inspect("between")
    phone.tap("go-on")
    phone.wait(lambda: phone.guest.match["public"]["stage"] == "vote")


def test_a_reload_or_another_app_covers_the_screen(phones: Phones) -> None:
    phone = around(phones, 2, options=QUICK)
    take(phone)
    phone.page.reload()
    covered(phone)
    name = take(phone)
    phone.page.evaluate(
        """() => {
          Object.defineProperty(document, 'visibilityState', {value: 'hidden', configurable: true});
          document.dispatchEvent(new Event('visibilitychange'));
          delete document.visibilityState;
        }"""
    )
    covered(phone)
    assert take(phone) == name


def test_two_people_play_on_one_phone_until_the_end(phones: Phones) -> None:
    phone, dice = around(phones, 2, options=QUICK), random.Random(5)

    def turn() -> None:
        while in_hand(phone) and (ask := asked(phone)):
            waited = ask["key"] not in ("say", "plead")
            answer(phone, ask["key"], legal(ask, dice))
            if waited and all(one["key"] == "say" for one in phone.guest.asks if one["held"] is None):
                let_go(phone)
                return

    go_round(phone, turn)
    assert phone.find("cover").count() == 0
