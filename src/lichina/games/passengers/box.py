"""What is in the box: passengers, boats and their seats, sets of gifts, and what each number of players takes of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

COLOURS = ("red", "green", "blue")
SOULS = tuple(f"soul-{colour}" for colour in COLOURS)
DEMONS = tuple(f"demon-{colour}" for colour in COLOURS)
JASTER = "jaster"
FACES = (*SOULS, *DEMONS, JASTER)
SAME = 4
"""So many of each soul and each demon there are."""

RAVEN, WOLF = BOATS = ("raven", "wolf")
WIDTH = 5
"""Seats in a boat."""
ROUNDS = 3
TOKENS = 17
NO_COLOUR = "none"

GUIDES, SMUGGLERS = "guides", "smugglers"
SIDE_OF = {"soul": GUIDES, "demon": SMUGGLERS, "jaster": JASTER}
"""The type of the first card says whose side somebody is on."""


class Cast(NamedTuple):
    """How many of each side there are, and what goes with it."""

    guides: int
    smugglers: int
    jaster: int
    cap: int | None
    """How many passengers a boat takes; None: as the table chooses."""
    fixed: float | None
    """Jaster's points."""


CASTS: Mapping[int, Cast] = {
    4: Cast(2, 1, 1, 3, 6.5),
    5: Cast(3, 2, 0, 3, None),
    6: Cast(3, 2, 1, 3, 6.5),
    7: Cast(4, 3, 0, None, None),
    8: Cast(4, 3, 1, None, 8.5),
}
MYSTERY = 3
"""So many souls and so many demons come as mystery passengers with four players."""

SEATS: tuple[Mapping[str, tuple[tuple[int, int], ...]], ...] = (
    {RAVEN: ((9, 1), (3, 2), (0, 3), (4, 2), (6, 1)), WOLF: ((2, 2), (5, 1), (8, 2), (1, 2), (7, 1))},
    {RAVEN: ((8, 1), (1, 2), (5, 1), (9, 2), (2, 2)), WOLF: ((0, 3), (7, 1), (4, 2), (3, 1), (6, 2))},
    {RAVEN: ((4, 2), (7, 1), (2, 1), (5, 1), (0, 3)), WOLF: ((3, 3), (6, 1), (9, 2), (8, 1), (1, 2))},
)
"""For each round and boat its seats: the number of the gift and the votes that come with it."""

SETS: Mapping[str, tuple[str, ...]] = {
    "one": (
        "vessel",
        "colour-lore",
        "candle",
        "hamsa-hand",
        "hourglass",
        "scroll",
        "obol",
        "oar",
        "mask",
        "master-coin",
    ),
    "two": (
        "censer",
        "prism",
        "lantern",
        "mirror",
        "seal-of-silence",
        "torch",
        "offering-bowl",
        "boathook",
        "mask",
        "granted-coin",
    ),
    "three": (
        "cracked-vessel",
        "stained-glass",
        "beacon",
        "bundle",
        "horn",
        "all-seeing-eye",
        "scales",
        "whirlpool",
        "two-faced-mask",
        "double-mint",
    ),
    "four": (
        "vessel",
        "torch-of-limbo",
        "whisper",
        "hamsa-hand-one",
        "seal-of-silence",
        "scroll",
        "obol",
        "changeling",
        "mask",
        "master-coin",
    ),
}
CHOICE = ("one", "two", "three")
"""The sets that a table of five or more may choose from."""


KIND_OF = {face: face.partition("-")[0] for face in FACES}
"""Soul, demon or Jaster."""
COLOUR_OF = {face: face.partition("-")[2] or NO_COLOUR for face in FACES}
"""The printed colour; Jaster has none."""


def cell(boat: str, column: int) -> str:
    """The name of a seat in a boat of the round; columns count from 0 here, and from 1 for people."""
    return f"{boat}-{column + 1}"


def ashore(row: int, column: int) -> str:
    """The name of a seat in the Afterlands."""
    return f"shore-{row + 1}-{column + 1}"
