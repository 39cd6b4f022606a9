"""Playing «Война колоний» by taps: what somebody does on the board to answer what is asked."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator

from . import answers
from .answers import Gone, answer_unseen, drawn, rounds
from .conftest import Phones
from .people import Ask, begin, gather, public
from .phone import Phone

SLOW: dict[str, Any] = {"thinking": 3600, "asking": 300, "turn": 3600, "glass": 600, "pause": 0}
"""Nothing ends by itself while somebody taps, and nobody has to wait between steps."""
DEEDS = ("play", "contribute", "store", "calm")
"""What is done with a card of the hand."""


def sit(
    phones: Phones, people: int, seats: int, sitting: str, lang: str = "ru", mode: str = "basic", **options: Any
) -> list[Phone]:
    """So many people with phones at a table, bots in the other seats, and it begins."""
    settings: dict[str, Any] = {"game": "colonies", "sitting": sitting, "options": {**SLOW, **options}, "mode": mode}
    made = gather(phones, people, seats, lang, **settings)
    begin(made)
    return made


def asked(phone: Phone) -> Ask | None:
    """What waits for an answer."""
    return next((ask for ask in phone.guest.asks if ask["held"] is None), None)


def is_open(phone: Phone, ask: Ask) -> bool:
    return any(other["ask"] == ask["ask"] and other["held"] is None for other in phone.guest.asks)


def is_same(phone: Phone, ask: Ask) -> bool:
    """Whether it is still open and has the same choices: who acts at the same time may take some of them away."""
    return any((other["ask"], other["form"]) == (ask["ask"], ask["form"]) for other in phone.guest.asks)


def steps(form: dict[str, Any], path: list[Any]) -> list[Any]:
    """What has to be tapped of an answer: below the first, a step that leaves no choice makes itself."""
    tapped, branch = [], form["branches"][0]
    for number, step in enumerate(path):
        if len(branch["options"]) > 1 or not number:
            tapped.append((step, branch.get("of")))
        following = next(after for option, after in branch["options"] if option == step)
        branch = form["branches"][following] if following is not None else None
    return tapped


# --- what is tapped ---------------------------------------------------------------------------------------------------


def press(phone: Phone, what: Locator, ask: Ask) -> None:
    """Tap it as soon as it can be tapped; of a question that is gone it never can."""
    answers.press(phone, what, lambda: is_open(phone, ask))


def tap(phone: Phone, option: Any, ask: Ask) -> None:
    """A chip, one of one's own survivors, or a place of the map."""
    names = [f"chip-{option}", f"own-{option}", f"place-{option}"]
    ways = phone.page.locator(", ".join(f"[data-testid='{name}']" for name in names))
    secret = phone.find("secret")
    phone.wait(lambda: ways.count() + secret.count() > 0 or not is_same(phone, ask))
    if not ways.count() and not secret.count():
        raise Gone
    if not ways.count():
        press(phone, secret, ask)
        ways = ways.or_(phone.find(f"take-{option}"))
    press(phone, ways.first, ask)


def descend(phone: Phone, ask: Ask, path: list[Any]) -> None:
    """Down a tree; cards of the hand lie in their sheet where others look on."""
    left = [option for option, _ in steps(ask["form"], path)]
    while phone.find("back").count():  # what was begun before the choices changed
        press(phone, phone.find("back"), ask)
    if ask["key"] == "act" and path[0] in DEEDS and phone.find(f"chip-{path[0]}").count() == 0:
        press(phone, phone.find("hand"), ask)
        press(phone, phone.find(f"take-{path[0]}-{path[1]}"), ask)
        left = [option for option in left if option not in path[:2]]
    for option in left:
        tap(phone, option, ask)


def lay(phone: Phone, ask: Ask, value: Any) -> None:
    """A number, shares or an order: by the buttons for it."""
    kind = ask["form"]["kind"]
    form = phone.find("asked").first
    if kind == "number":
        low = ask["form"]["low"]
        phone.wait(lambda: form.locator("input").count() > 0 or not is_open(phone, ask))
        if form.locator("label").count():
            press(phone, form.locator("label").nth(value - low), ask)
        elif is_open(phone, ask):
            form.locator("input[type=number]").fill(str(value))
    elif kind == "share":
        for number, count in enumerate(value):
            for _ in range(count):
                press(phone, form.locator("li").nth(number).locator("button").last, ask)


def answer(phone: Phone, ask: Ask, value: Any) -> bool:
    """Answer on the board; False if it is taken away meanwhile, or the phone covered for the next person."""
    shown, cover = phone.page.locator(f"[data-testid=now][data-ask='{ask['key']}']"), phone.find("cover")
    phone.wait(lambda: shown.count() + cover.count() > 0 or not is_open(phone, ask))
    if not shown.count():
        return False
    kind = ask["form"]["kind"]
    try:
        if phone.find("secret").count() and phone.find("confirm").count() == 0:
            press(phone, phone.find("secret"), ask)
        if kind == "tree":
            descend(phone, ask, value)
        elif kind in ("pick", "choose"):
            if kind == "choose" or len(ask["form"]["options"]) > 1:
                for option in value if isinstance(value, list) else [value]:
                    tap(phone, option, ask)
        else:
            lay(phone, ask, value)
        press(phone, phone.page.locator("[data-testid=confirm], [data-testid=secret-send]").last, ask)
    except Gone:
        return False
    phone.wait(lambda: not is_open(phone, ask))
    return True


def play(
    made: Sequence[Phone],
    dice: random.Random,
    until: Callable[[], bool],
    before: Callable[[Phone, Ask], None] = lambda phone, ask: None,
    choose: Callable[[Ask, random.Random], Any] = lambda ask, dice: drawn(ask["form"], dice),
) -> list[str]:
    """Everybody answers by chance, on the board, until it is so; the keys of what was asked."""

    def step(phone: Phone, ask: Ask) -> bool:
        before(phone, ask)
        return is_open(phone, ask) and answer(phone, ask, choose(ask, dice))

    return rounds(made, until, step, asked)


def quickly(phone: Phone, until: Callable[[], bool], dice: random.Random) -> None:
    """Answer without the screens for it until it is so."""
    rounds([phone], until, lambda phone, ask: answer_unseen(phone, ask, drawn(ask["form"], dice), is_open), asked)


def stages_of(phone: Phone) -> str:
    return str(public(phone)["stage"])
