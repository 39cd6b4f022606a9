"""Where browser tests of «Война колоний» begin: at a live table no deal can be chosen, so positions are modes here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lichina.kernel import Mode

PEOPLE = [
    {"id": "brian_lee", "owner": 0, "place": "school"},
    {"id": "mike_cho", "owner": 0, "place": "blue", "equipment": ["pistol"]},
    {"id": "rod_miller", "owner": 1, "place": "blue"},
    {"id": "talia_jones", "owner": 2, "place": "yellow"},
    {"id": "buddy_davis", "owner": 2, "place": "school"},
    {"id": "nina_kovacs", "owner": 3, "place": "yellow"},
]
WINTER: dict[str, Any] = {
    "survivors": PEOPLE,
    "hands": [["fuel", "food_2", "wrench"], [], [], []],
    "dice": [[2, 5, 6], [], [3], []],
    "crisis": "cs_panic",
    "blue": {"morale": 5, "food": 3, "bullets": 4, "waste": ["junk", "fuel"]},
    "yellow": {"morale": 6, "food": 2, "bullets": 3},
    "spots": {"blue-1": {"zombies": 2}, "school": {"zombies": 1, "barricades": 1, "noise": 2}},
    "decks": {"school": ["junk", "medicine"]},
}
"""Two colonies of two players; the first player has much to do."""
READ = {"active": [1, 3], "decks": {"crossroads": ["cr_white_flag", "cr_hidden_cache"]}}
"""It is the turn of others, whose crossroads cards their neighbours read."""
CROWD = (
    "sparky",
    "andrew_evans",
    "forest_plum",
    "gray_beard",
    "john_price",
    "loretta_clay",
    "carla_thompson",
    "jenny_clark",
    "brandon_kane",
    "harman_brooks",
    "bev_russell",
)
GUESTS = ("janet_taylor", "edward_white")
MELEE = [
    *PEOPLE,
    *({"id": name, "owner": 2 + place % 2, "place": "yellow"} for place, name in enumerate(CROWD)),
    *({"id": name, "owner": 0, "place": "yellow"} for name in GUESTS),
]
"""Thirteen defend their colony against two."""
SCENES: Mapping[str, Mode] = {
    "act": Mode({"deal": {**WINTER, "phase": "act"}}),
    "move": Mode({"deal": {**WINTER, "phase": "move"}}),
    "combat": Mode({"deal": {**WINTER, "phase": "combat"}}),
    "melee": Mode({"deal": {**WINTER, "survivors": MELEE, "phase": "combat"}}),
    "last": Mode({"deal": {**WINTER, "phase": "act", "rounds": 1}}),
    "read": Mode({"deal": {**WINTER, **READ, "phase": "turn"}}),
}
