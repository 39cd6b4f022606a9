"""Playing «Судный день» by taps: what somebody does on the board to answer what is asked."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator

from . import answers
from .answers import CLICK, Gone, answer_unseen, drawn, over, rounds
from .conftest import Phones
from .people import Ask, begin, gather, public, seat
from .phone import DRAWN, Phone

SLOW: dict[str, Any] = {"turn": 600, "answer": 300}
"""Nothing ends by itself while somebody taps."""
WINDOWS = ("shot", "played", "damage", "death")
ADVANCED = 9


def sit(
    phones: Phones, people: int, seats: int, sitting: str, lang: str = "ru", mode: str = "", **options: Any
) -> list[Phone]:
    """So many people with phones at a table, bots in the other seats, and it begins."""
    chosen = {**SLOW, **options}
    settings: dict[str, Any] = {"game": "doomsday", "sitting": sitting, "options": chosen}
    settings["mode"] = mode or ("advanced" if seats >= ADVANCED else "basic")
    made = gather(phones, people, seats, lang, **settings)
    begin(made)
    return made


# --- what is known ----------------------------------------------------------------------------------------------------


def asked(phone: Phone) -> Ask | None:
    """What waits for an answer; a window does not."""
    return next((ask for ask in phone.guest.asks if ask["key"] not in WINDOWS), None)


def offered(phone: Phone) -> list[str]:
    """The programs that can be played now outside of windows."""
    offers = [ask for ask in phone.guest.match["offers"] if ask["key"] == "play"]
    return [card for ask in offers for card, _ in ask["form"]["branches"][0]["options"]]


def is_open(phone: Phone, ask: Ask) -> bool:
    """Whether the question is still asked: who steps in may leave it its number and change what can be chosen."""
    return any((other["ask"], other["form"]) == (ask["ask"], ask["form"]) for other in phone.guest.asks)


def steps(form: dict[str, Any], path: list[Any]) -> list[Any]:
    """What has to be tapped of an answer: a step that leaves no choice makes itself."""
    if form["kind"] != "tree":
        return path
    tapped, branch = [], form["branches"][0]
    for step in path:
        if len(branch["options"]) > 1:
            tapped.append(step)
        following = next(after for option, after in branch["options"] if option == step)
        branch = form["branches"][following] if following is not None else None
    return tapped


# --- what is tapped ---------------------------------------------------------------------------------------------------


def press(phone: Phone, what: Locator, ask: Ask | None = None) -> None:
    """Tap it as soon as it can be tapped; of a question that is gone it never can."""
    answers.press(phone, what, lambda: ask is None or is_open(phone, ask))


def tap(phone: Phone, option: Any, ask: Ask | None = None) -> None:
    """A player on the ring, or a word; what others must not read lies in the hand."""
    if isinstance(option, int):
        press(phone, phone.find(f"pick-{option}"), ask)
        return
    chip, secret = phone.find(f"chip-{option}"), phone.find("secret")
    phone.wait(lambda: chip.or_(secret).count() > 0 or (ask is not None and not is_open(phone, ask)))
    if chip.count():
        press(phone, chip, ask)
    else:
        press(phone, secret, ask)
        press(phone, phone.find(f"choose-{option}"), ask)


def answer(phone: Phone, ask: Ask, value: Any) -> bool:
    """Answer on the board; False if meanwhile something has happened that takes the question away."""
    shown = phone.page.locator(f"[data-testid=now][data-ask='{ask['key']}']")
    phone.wait(lambda: shown.count() > 0 or not is_open(phone, ask))
    while phone.find("back").evaluate_all(CLICK):  # what was begun before somebody stepped in
        phone.page.evaluate(DRAWN)
    try:
        for option in steps(ask["form"], value if isinstance(value, list) else [value]):
            tap(phone, option, ask)
        press(phone, phone.find("confirm"), ask)
    except Gone:
        return False
    phone.wait(lambda: not is_open(phone, ask))
    return True


def play(
    made: Sequence[Phone],
    dice: random.Random,
    until: Callable[[], bool],
    before: Callable[[Phone, Ask], None] = lambda phone, ask: None,
) -> list[str]:
    """Everybody answers by chance, on the board, until it is so; the keys of what was asked."""

    def step(phone: Phone, ask: Ask) -> bool:
        before(phone, ask)
        return is_open(phone, ask) and answer(phone, ask, drawn(ask["form"], dice))

    return rounds(made, until, step, asked)


def bring(made: Sequence[Phone], until: Callable[[], bool], choose: Callable[[Ask], Any]) -> None:
    """Everybody answers, without the screens for it, until it is so."""
    rounds(made, until, lambda phone, ask: answer_unseen(phone, ask, choose(ask), is_open), asked)


def is_theirs(phone: Phone) -> bool:
    """Whether it is somebody else's turn."""
    return not over(phone) and public(phone)["turn"] != seat(phone)
