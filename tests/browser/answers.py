"""Whatever is played: legal answers by chance, taps on what may be taken away, and rounds of answers."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, TimeoutError

from .people import Ask
from .phone import PATIENCE_MILLISECONDS, Phone

CLICK = "(found) => (found[0]?.click(), found.length)"
SOON_MILLISECONDS = 1000.0
"""After so many milliseconds it is looked again whether there is still something to tap."""
MOST = 3000
"""No match is so long that more is answered in it."""


class Gone(Exception):
    """Meanwhile something has happened that takes the question away."""


# --- what is known ----------------------------------------------------------------------------------------------------


def over(phone: Phone) -> bool:
    return phone.guest.match.get("over") is not None


def asked(phone: Phone) -> Ask | None:
    return next(iter(phone.guest.asks), None)


def drawn(form: dict[str, Any], dice: random.Random) -> Any:
    """Any legal answer."""
    match form["kind"]:
        case "pick":
            return dice.choice(form["options"])
        case "choose":
            return dice.sample(form["options"], form["low"])
        case "number":
            return dice.randint(form["low"], form["high"])
        case "order":
            return form["items"]
        case "share":
            return shared_out(form["total"], form["caps"])
    path, branch = [], form["branches"][0]
    while branch is not None:
        option, following = dice.choice(branch["options"])
        path.append(option)
        branch = None if following is None else form["branches"][following]
    return path


def shared_out(total: int, caps: Sequence[int]) -> list[int]:
    """As much for the first as may be, then for the next."""
    shares: list[int] = []
    for cap in caps:
        shares.append(min(cap, total - sum(shares)))
    return shares


# --- what is tapped ---------------------------------------------------------------------------------------------------


def press(phone: Phone, what: Locator, is_open: Callable[[], bool] = lambda: True) -> None:
    """Tap it as soon as it can be tapped; of a question that is no longer open it never can."""
    for _ in range(int(PATIENCE_MILLISECONDS / SOON_MILLISECONDS)):
        if not is_open():
            raise Gone
        try:
            what.click(timeout=SOON_MILLISECONDS, trial=True)
        except TimeoutError:
            continue
        if what.evaluate_all(CLICK):  # a click that comes too late for us would still count, and the next take it back
            return
    raise AssertionError(f"{what} cannot be tapped: {phone.guest.match}")


# --- rounds of answers ------------------------------------------------------------------------------------------------


def rounds(
    made: Sequence[Phone],
    until: Callable[[], bool],
    answer: Callable[[Phone, Ask], bool],
    asked: Callable[[Phone], Ask | None] = asked,
) -> list[str]:
    """Whoever is asked answers, one after the other, until it is so; the keys of what was answered."""
    keys: list[str] = []
    for _ in range(MOST):
        if until():
            return keys
        waiting = [(phone, ask) for phone in made if (ask := asked(phone)) is not None]
        if not waiting:
            made[0].wait(lambda: until() or any(map(asked, made)))
            continue
        phone, ask = waiting[0]
        if answer(phone, ask):
            keys.append(ask["key"])
    raise AssertionError(f"it does not come to that: {keys}")


def answer_unseen(phone: Phone, ask: Ask, value: Any, is_open: Callable[[Phone, Ask], bool]) -> bool:
    """Answer without the screen for it, and wait until it counts."""
    phone.try_to("answer", match=phone.guest.match["match"], ask=ask["ask"], value=value)
    phone.wait(lambda: not is_open(phone, ask))
    return True
