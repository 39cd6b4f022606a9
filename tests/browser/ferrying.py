"""Playing «Пассажиры» by taps: what somebody does on the board to answer what is asked."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from .conftest import Phones
from .phone import Phone
from .playing import SEEN
from .test_match import NAMES

Ask = dict[str, Any]
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
    made = [*made] or [phones(name, lang) for name in NAMES[:people]]
    for phone in made:
        phone.context.add_init_script(f"({SEEN})()")
    host = made[0]
    host.host(game="passengers", sitting=sitting, language=lang, options={**SLOW, **options})
    host.act("set", bots=[0, 0.1])
    for phone in made[1:]:
        phone.enter(host.table)
        phone.sees("lobby")
    for _ in range(seats - people):
        host.act("bot")
    host.until(lambda frames: len(frames["table"]["table"]["seats"]) == seats)
    host.act("start")
    for phone in made:
        phone.sees("match")
        phone.wait(lambda phone=phone: bool(phone.guest.match))  # type: ignore[misc]
    return made


# --- what is known ----------------------------------------------------------------------------------------------------


def public(phone: Phone) -> dict[str, Any]:
    return dict(phone.guest.match["public"])


def stage(phone: Phone) -> str:
    return str(phone.guest.match["public"]["stage"])


def seat(phone: Phone) -> int:
    return int(phone.guest.match["seat"])


def hand(phone: Phone) -> list[str]:
    return list(phone.guest.match["private"]["cards"])


def at(made: Sequence[Phone], number: int) -> Phone:
    return next(phone for phone in made if seat(phone) == number)


def over(phone: Phone) -> bool:
    return phone.guest.match.get("over") is not None


def come(made: Sequence[Phone], *stages: str) -> None:
    """Everybody sees one of these stages."""
    for phone in made:
        phone.wait(lambda phone=phone: stage(phone) in stages)  # type: ignore[misc]


def asked(phone: Phone) -> Ask | None:
    return next(iter(phone.guest.asks), None)


def drawn(form: dict[str, Any], dice: random.Random) -> Any:
    """Any legal answer."""
    if form["kind"] == "pick":
        return dice.choice(form["options"])
    if form["kind"] == "choose":
        return dice.sample(form["options"], form["low"])
    path, branch = [], form["branches"][0]
    while branch is not None:
        option, following = dice.choice(branch["options"])
        path.append(option)
        branch = None if following is None else form["branches"][following]
    return path


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
    phone.wait(lambda: any(ask["key"] == key for ask in phone.guest.asks))
    ask = next(ask for ask in phone.guest.asks if ask["key"] == key)
    phone.page.locator(f"[data-ask='{key}']").first.wait_for()
    if key not in PLAIN:
        for one in value if isinstance(value, list) else [value]:
            tap(phone, one)
    phone.tap("confirm")
    phone.wait(lambda: all(other["ask"] != ask["ask"] for other in phone.guest.asks))


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
        sheet.get_by_test_id(f"{name}-{step}").click()
    said = len(public(phone)["claims"])
    phone.tap("say-send")
    phone.wait(lambda: len(public(phone)["claims"]) > said)


def look(made: Sequence[Phone]) -> None:
    """Everybody looks at the own cards."""
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
    keys: list[str] = []
    for _ in range(2000):
        if until():
            return keys
        waiting = [(phone, ask) for phone in made if (ask := asked(phone)) is not None]
        if not waiting:
            made[0].page.wait_for_timeout(30)
            continue
        phone, ask = waiting[0]
        before(phone, ask)
        answer(phone, ask["key"], drawn(ask["form"], dice))
        keys.append(ask["key"])
    raise AssertionError(keys)
