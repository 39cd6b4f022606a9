"""Playing Mafia by taps: what somebody does on the board to answer what is asked."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from .people import Ask, answering, time_is_up
from .phone import Phone

QUICK = {"discussion": 600, "voting": 600, "night": 600}
"""Nothing ends by itself while somebody taps: the host says when time is up."""


def pick(phone: Phone, ask: Ask, value: Any) -> None:
    """A mask of the grid at night, or the empty cell; the button says what it will do."""
    phone.tap("pick-nobody" if value == "pass" else f"pick-{value}")
    phone.tap("confirm")


def vote(phone: Phone, ask: Ask, value: Any) -> None:
    if value == "abstain":
        phone.tap("abstain")
        return
    phone.find(f"seat-{value}").get_by_role("button").click()
    phone.tap("confirm")


def hand(phone: Phone, ask: Ask, value: Any) -> None:
    phone.tap("confirm" if value == "up" else "hand-down")


def speak(phone: Phone, ask: Ask, value: Any) -> None:
    """A statement, step by step; where there is only one way the board goes it by itself."""
    if value[0] in ("ready", "done"):
        phone.tap(value[0])
        return
    phone.tap("speak")
    sheet = phone.sees("say")
    for step in value:
        way = sheet.get_by_test_id(f"way-{step}").or_(sheet.get_by_test_id(f"pick-{step}"))
        if way.count() and not phone.find("say-send").count():
            way.click()
    phone.tap("say-send")


def press(phone: Phone, ask: Ask, value: Any) -> None:
    phone.tap("confirm")


def look(phone: Phone, ask: Ask, value: Any) -> None:
    phone.glance()


DEEDS: dict[str, Callable[[Phone, Ask, Any], None]] = {
    "look": look,
    "begin": press,
    "end": press,
    "vote": vote,
    "hand": hand,
    "say": speak,
    "plead": speak,
}


def answer(phone: Phone, key: str, value: Any) -> None:
    """Answer what is asked under this key, on the board, and wait until it counts."""
    with answering(phone, key) as ask:
        DEEDS.get(key, pick)(phone, ask, value)


def waits(ask: Ask) -> bool:
    """Whether an answer is waited for: whoever has nothing more to say may go on talking."""
    return ask["held"] is None and (ask["form"]["kind"] != "tree" or bool(last_words(ask)))


def last_words(ask: Ask) -> list[str]:
    return [way for way, _ in ask["form"]["branches"][0]["options"] if way in ("ready", "done")]


def asked(phone: Phone) -> Ask | None:
    """What the board asks first of what is not answered."""
    asks = sorted(filter(waits, phone.guest.asks), key=lambda ask: ask["key"] != "represent")
    return asks[0] if asks else None


def legal(ask: Ask, dice: random.Random) -> Any:
    """Something that may be answered; in talk the end of it."""
    form = ask["form"]
    if form["kind"] == "tree":
        return last_words(ask)
    closed = {option for option, *_ in ask["closed"]}
    return dice.choice([option for option in form["options"] if option not in closed])


def play(host: Phone, phones: Sequence[Phone], dice: random.Random, seen: Callable[[str], None] | None = None) -> None:
    """Everybody answers whatever is asked, until the match is over; `seen` is told of every new stage."""
    stage = ""
    while not host.guest.over:
        now = host.guest.match["public"]["stage"]
        if seen is not None and now != stage:
            seen(now)
        stage = now
        turns = [(phone, ask) for phone in phones if (ask := asked(phone))]
        for phone, ask in turns:
            if phone.guest.over or ask not in phone.guest.asks:
                continue
            answer(phone, ask["key"], legal(ask, dice))
        if not turns:
            time_is_up(phones)


def bring(phones: Sequence[Phone], stage: str, half: int | None = None) -> None:
    """Everybody answers so that nothing happens, without the screens for it, until it has come to this stage."""

    def come(phone: Phone) -> bool:
        public = phone.guest.match["public"]
        return public["stage"] == stage and half in (None, public["half"])

    for phone in phones:
        phone.wait(lambda phone=phone: bool(phone.guest.match))  # type: ignore[misc]
    for _ in range(200):
        if any(map(come, phones)):
            for phone in phones:
                phone.wait(lambda phone=phone: come(phone))  # type: ignore[misc]
            return
        if not answer_all(phones, quiet):
            phones[0].hasten()
    raise AssertionError(f"it does not come to {stage}")


def answer_all(phones: Sequence[Phone], choose: Callable[[Ask], Any]) -> bool:
    """Whoever is asked answers, without the screens for it; whether anybody was."""
    asks = [(phone, ask) for phone in phones for ask in phone.guest.asks if waits(ask)]
    for phone, ask in asks:
        phone.try_to("answer", match=phone.guest.match["match"], ask=ask["ask"], value=choose(ask))
    for phone, ask in asks:
        phone.wait(lambda phone=phone, ask=ask: ask not in phone.guest.asks)  # type: ignore[misc]
    return bool(asks)


def run_out(phones: Sequence[Phone]) -> None:
    """The match is played to its end without the screens: everybody answers something, and time is up at once."""
    host, dice = phones[0], random.Random(1)
    for _ in range(400):
        if host.guest.over:
            return
        answer_all(phones, lambda ask: legal(ask, dice))
        host.hasten()
    raise AssertionError("the match does not end")


def quiet(ask: Ask) -> Any:
    """The answer after which as little happens as may be."""
    form = ask["form"]
    if form["kind"] == "tree":
        return legal(ask, random.Random(0))
    return next((option for option in ("abstain", "down", "pass") if option in form["options"]), form["options"][0])
