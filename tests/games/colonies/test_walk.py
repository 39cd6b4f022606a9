"""Every item and every ability in every way that it can be used: it does something, and nothing gets lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from lichina.games.colonies.box import ITEMS, SURVIVORS, TOWN
from lichina.games.colonies.choices import abilities, items
from lichina.games.colonies.state import STUDENT
from lichina.kernel import Branch, Dice, Match
from lichina.kernel.dice import key_of
from lichina.testing import soak

from .table import Winter
from .test_crossroads import sensible

FEW = 25
"""So many ways of one card are gone on an ordinary day; all of them in a soak."""
USED = ("used", "played", "ability")
"""By these alone nothing has happened yet."""
RICH: dict[str, Any] = {
    "blue": {"food": 4, "bullets": 3, "helpless": 2, "waste": ["junk", "wrench", "fuel", "mop"]},
    "yellow": {"food": 4, "bullets": 3},
    "den": {"morale": 4, "food": 2, "waste": ["junk"]},
    "dice": {"b1": [1, 4, 6], "b2": [2, 5], "w": [1, 4, 6]},
    "spots": {
        **{f"{colony}-{number}": {"zombies": 1} for number in (1, 2) for colony in ("blue", "yellow")},
        **{town: {"zombies": 2} for town in TOWN},
    },
}
"""Enough of everything."""


def place_of(survivor: str) -> str:
    """Where an ability works."""
    where = SURVIVORS[survivor].where
    return {"home": "blue", "rival": "yellow-1", "town": "school", "any": "school"}.get(where, where)


def using(survivor: str) -> Winter:
    """A turn in which somebody stands where the ability works, with friends and strangers there."""
    place = place_of(survivor)
    friend = place if place != "yellow-1" else "blue"
    others = [one for one in ("carla_thompson", "arthur_thurston", "alexis_grey") if one != survivor]
    people = (f"{survivor} b1 {place} w1 f1 pistol", f"{others[0]} b2 {friend} w1 f1", f"{others[1]} y1 {friend} w1")
    hands = {"b1": ["medicine", "junk"], "b2": ["fuel", "food_1"], "y1": ["mop"], "y2": ["fuel"]}
    table = Winter("act", *people, hands=hands, **RICH)
    if survivor == "danica_walker":
        table.roll("blank").act("b1", survivor, "attack", 6)
    return table


def holding(item: str, seat: str = "b1") -> Winter:
    """A turn in which an item is in a hand, and another one like it on a survivor."""
    home = "blue" if seat == "b1" else "den"
    place = item.removeprefix("bp_") if item.startswith("bp_") else "school"
    people = (
        f"brian_lee {seat} {place} w1 {item}",
        f"rod_miller {seat} {home} w1 {item}",
        "carla_thompson b2 school w1",
    )
    hands = {seat: [item, "fuel"], "b2": ["fuel"]}
    more: dict[str, Any] = {"players": 5, "active": "w"} if seat == "w" else {}
    return Winter("act", *people, hands=hands, **more, **RICH)


def ways(branch: Branch, *path: Any) -> Iterator[tuple[Any, ...]]:
    """Every path down a tree."""
    for option, below in branch.options.items():
        if below is None:
            yield (*path, option)
        else:
            yield from ways(below, *path, option)


def gone(match: Match, seat: int, path: tuple[Any, ...]) -> list[str]:
    """What came of it when a path was gone, as everybody was told, whatever was asked then."""
    fork, dice = match.fork(), Dice(key_of(str(path)))
    before = len(fork.told(None))
    fork.answer(seat, path, next(ask.number for ask in fork.asks_of(seat) if ask.key == "act"))
    while open_asks := [ask for ask in fork.asks if ask.key != "act"]:
        ask = open_asks[0]
        fork.answer(ask.seat, sensible(ask.form, dice), ask.number)
    fork.game.invariants()  # type: ignore[attr-defined]
    return [event.key for event in fork.told(None, since=before) if event.key not in USED]


def walk(table: Winter, name: str, *meant: str) -> None:
    """All ways that have these words in them; one can be used in vain, as when a friend says no, but not all."""
    form: Any = table.question(name).form
    found = [path for path in ways(form.root) if any(word in path for word in meant)]
    assert found, f"{meant} cannot be used"
    dice = Dice(key_of(" ".join(meant)))
    few = found if soak() > 1 or len(found) <= FEW else dice.sample(found, FEW)
    assert any([gone(table.match, table.number(name), path) for path in few]), f"{meant} does nothing in any way"


@pytest.mark.parametrize("survivor", [one for one in abilities if one != STUDENT])
def test_every_ability_can_be_used_in_every_way(survivor: str) -> None:
    walk(using(survivor), "b1", "ability")


@pytest.mark.parametrize("item", [item for item in ITEMS if item in items or ITEMS[item].use == "equip"])
def test_every_item_can_be_used_in_every_way(item: str) -> None:
    walk(holding(item), "b1", item)


@pytest.mark.parametrize("item", [item for item, row in ITEMS.items() if item in items and row.wolf])
def test_an_item_that_does_something_else_for_the_wolf_can_be_used_by_him(item: str) -> None:
    walk(holding(item, "w"), "w", item)


def test_the_student_uses_the_abilities_of_others_in_every_way() -> None:
    table = Winter("act", "john_price b1 school", "olivia_brown b2 school w1", "cole_winters y1 school", **RICH)
    walk(table, "b1", "olivia_brown", "cole_winters")
