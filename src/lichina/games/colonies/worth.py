"""What effects are worth to those they happen to: weighed rows of the vocabulary, and choices that are no rows."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from .vocabulary import Call, EffectRow, Pay, Roll, program

MANY = 4
"""As many as `all` are taken for."""
COLONY: Mapping[str, float] = {
    "mor": 2.5,
    "food": 0.6,
    "starve": -2.5,
    "ammo": 0.5,
    "waste": -0.15,
    "help": -0.6,
    "unruly": -0.5,
    "perish": -2.5,
    "raid": -1.2,
}
SIDES: Mapping[str, float] = {"C": 1.0, "E": -0.7, "each": 0.1}
"""What befalls the rival is good if it is bad."""
BOARD: Mapping[str, float] = {"zadd": -0.4, "zkill": 0.45, "bar": 0.4, "unbar": -0.4, "trap": 0.7, "noise": -0.25}
PLACES: Mapping[str, float] = {"home": 1.1, "rival": -0.7, "each": 0.1, "town_all": 2.0, "everywhere": 0.5}
PEOPLE: Mapping[str, float] = {
    "wound": -1.0,
    "frost": -1.2,
    "desp": -1.0,
    "heal": 0.7,
    "thaw": 0.7,
    "risk": -0.6,
    "exp": -0.6,
    "kill": -4.0,
    "gone": -1.5,
    "send": -0.15,
    "attach": 0.5,
}
CROWDS: Mapping[str, float] = {"ally_all": 3.0, "own_all": 2.5, "moved": 2.0, "foe": -0.7, "stranger": -0.7}
CARDS: Mapping[str, float] = {
    "draw": 0.9,
    "fetch": 1.1,
    "salvage": 0.7,
    "drop": -0.7,
    "lose": -0.7,
    "give": -0.5,
    "steal": 0.8,
    "recruit": 1.3,
    "join": 1.3,
    "die": 0.7,
    "spend": -0.5,
    "bump": 0.4,
    "rr": 0.2,
}
PLAYERS: Mapping[str, float] = {"pl_all": 2.5, "everyone": 0.3, "T": 0.8}
PLAIN: Mapping[str, float] = {
    "look": 1.0,
    "glance": 0.1,
    "peek": 0.1,
    "zmove": 0.4,
    "hush": 0.3,
    "post": 1.0,
    "skipcrisis": 1.2,
    "crisis": 0.4,
}
FUNCTIONS: Mapping[str, float] = {
    "bc_rod_miller-a": -0.5,
    "bc_gambling-a": -0.3,
    "bc_helpless-a": -0.4,
    "cr_parley-a": 0.3,
}
"""Choices that are no rows, as far as they are worth another than a little."""


@lru_cache(maxsize=1024)
def row_worth(text: str) -> float:
    """What a row is worth, as it is written."""
    return worth(program(text))


def worth(steps: EffectRow) -> float:
    """What the steps of a row are worth together; what a die decides, on the average."""
    total = 0.0
    for step in steps:
        if isinstance(step, Roll):
            total += sum((high - low + 1) * sum(map(_call, calls)) for low, high, calls in step.table) / 6
        elif isinstance(step, Pay):
            total += sum(map(_call, step.price))
        else:
            total += _call(step)
    return total


def _call(call: Call) -> float:
    whom = call.args[0] if call.args else ""
    word = whom.name if isinstance(whom, Call) else str(whom)
    count = float(next((arg for arg in call.args if isinstance(arg, int)), MANY if "all" in call.args else 1))
    name = call.name
    if name in COLONY:
        return COLONY[name] * SIDES.get(word, 1.0) * min(count, 5)
    if name in BOARD:
        return BOARD[name] * PLACES.get(word, 0.7) * count
    if name in PEOPLE:
        return PEOPLE[name] * CROWDS.get(word, 1.0) * (count if name not in ("send", "attach") else 1)
    if name in CARDS:
        return CARDS[name] * PLAYERS.get(word, 1.0) * count
    return PLAIN.get(name, 0.0)
