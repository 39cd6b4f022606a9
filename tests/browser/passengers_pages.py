"""Playing «Пассажиры» by taps: what somebody does on the board to answer what is asked."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from .answers import drawn, rounds
from .conftest import Phones
from .people import Ask, answering, begin, come, gather, public
from .phone import Phone

SLOW = {"turn": 600, "discussion": 600, "voting": 300}
"""Nothing ends by itself while somebody taps."""
FACES = (*(f"{kind}-{colour}" for kind in ("soul", "demon") for colour in ("red", "green", "blue")), "jaster")
PLAIN = ("look", "ready", "next")
CHIPS = ("red", "green", "blue", "left", "right")


def sit(
    phones: Phones,
    people: int,
    seats: int,
    sitting: str,
    lang: str = "ru",
    made: Sequence[Phone] = (),
    **options: Any,
) -> list[Phone]:
    """So many people with phones, new ones or those they have, at a table, bots in the other seats, and it begins."""
    chosen = {**SLOW, **options}
    made = gather(phones, people, seats, lang, made, game="passengers", sitting=sitting, options=chosen)
    begin(made)
    return [*made]


# --- what is known ----------------------------------------------------------------------------------------------------


def hand(phone: Phone) -> list[str]:
    return list(phone.guest.match["private"]["cards"])


# --- what is tapped ---------------------------------------------------------------------------------------------------


def tap(phone: Phone, one: Any) -> None:
    """What an option stands for, wherever it lies on the board."""
    board = phone.page.locator("main")
    if one in FACES:
        cards = board.get_by_test_id("hand").get_by_role("button")
        face = cards.filter(has=phone.page.locator(f"[data-face={one}]"))
        card = face.first if face.count() else cards.first  # where people sit together all of them lie face down
        if card.get_attribute("aria-pressed") == "false":
            card.click()
    elif one in CHIPS:
        board.get_by_test_id(f"chip-{one}").click()
    elif one in ("one", "two", "three"):
        board.get_by_test_id(f"set-{one}").click()
    elif isinstance(one, int) or one in ("raven", "wolf"):
        board.get_by_test_id(f"pick-{one}").click()
    else:
        board.get_by_test_id(f"cell-{one}").click()


def answer(phone: Phone, key: str, value: Any = None) -> None:
    """Answer what is asked under this key, on the board, and wait until it counts."""
    with answering(phone, key):
        phone.page.locator(f"[data-ask='{key}']").first.wait_for()
        if key not in PLAIN:
            for one in value if isinstance(value, list) else [value]:
                tap(phone, one)
        phone.glance() if key == "look" else phone.tap("confirm")


def speak(phone: Phone, *path: Any) -> None:
    """Say something by the sheet for it."""
    phone.tap("say-open")
    sheet = phone.sees("say")
    for number, step in enumerate(path):
        name = "what" if step in FACES or step in (*CHIPS, "soul", "demon") else "way"
        name = "pick" if isinstance(step, int) else name
        name = "cell" if number == 1 and path[0] == "saw" else name
        if number and path[0] in ("am", "think") and not isinstance(step, int):
            name = "way"
        way = sheet.get_by_test_id(f"{name}-{step}")
        if way.count():  # where there is only one way the board goes it by itself
            way.click()
    said = len(public(phone)["claims"])
    phone.tap("say-send")
    phone.wait(lambda: len(public(phone)["claims"]) > said)


def look(made: Sequence[Phone]) -> None:
    """Everybody looks at their own cards."""
    come(made, "deal")
    for phone in made:
        answer(phone, "look")


def play(
    made: Sequence[Phone],
    dice: random.Random,
    until: Callable[[], bool],
    before: Callable[[Phone, Ask], None] = lambda phone, ask: None,
) -> list[str]:
    """Everybody answers by chance, on the board, until it is so; the keys of what was asked."""

    def step(phone: Phone, ask: Ask) -> bool:
        before(phone, ask)
        answer(phone, ask["key"], drawn(ask["form"], dice))
        return True

    return rounds(made, until, step)
