"""What a bot is like for a whole evening: its temper, which has nothing to do with the cards it gets.

A temper is drawn at the table, before anything is dealt, and everybody may know it. It changes what a bot says, how
soon it accuses, how it lies and whom it follows. It is all that a game's bots use to know who they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from ..kernel import TONES, Dice, fresh

Lean: TypeAlias = Annotated[int, Meta(ge=-1, le=1)]
"""Which side somebody leans to: 1 and -1 are the two sides, 0 is neither."""

TemperTrait: TypeAlias = Literal["bold", "careful", "talkative", "terse", "trusting", "wary", "sly", "frank"]
"""The words for a temper: each lean has one for either side."""


class Temper(Struct, frozen=True):
    """What somebody is like: four leans, each 1 or -1, or 0 for nobody in particular."""

    bold: Lean = 0
    """1: bold, accuses soon; -1: careful."""
    talkative: Lean = 0
    """1: says a lot; -1: says what must be said."""
    trusting: Lean = 0
    """1: believes others and goes along with them; -1: trusts nobody."""
    sly: Lean = 0
    """1: lies well; -1: lies badly and reluctantly."""

    def level(self, lean: str, low: float, high: float) -> float:
        """A number chosen by a lean: `low` for -1, `high` for 1, halfway between for 0."""
        lean_to: int = getattr(self, lean)
        return low + (high - low) * (lean_to + 1) / 2

    def traits(self) -> tuple[TemperTrait, ...]:
        """This temper in a few words; none for nobody in particular."""
        return tuple(names[lean] for field, names in TRAITS.items() if (lean := getattr(self, field)))


TRAITS: dict[str, dict[int, TemperTrait]] = {
    "bold": {1: "bold", -1: "careful"},
    "talkative": {1: "talkative", -1: "terse"},
    "trusting": {1: "trusting", -1: "wary"},
    "sly": {1: "sly", -1: "frank"},
}

EVEN = Temper()
"""Nobody in particular: the temper of a stand-in."""


def draw(dice: Dice, others: Sequence[Temper] = ()) -> Temper:
    """A temper for one more at a table. It is fair: for each lean, the side that is rarer there, otherwise either."""
    leans = {}
    for field in TRAITS:
        tilt = sum(getattr(other, field) for other in others)
        leans[field] = -1 if tilt > 0 else 1 if tilt < 0 else 1 - 2 * dice.below(2)
    return Temper(**leans)


def company(count: int, dice: Dice) -> list[Temper]:
    """Tempers for this many: the two sides of a lean differ by at most one."""
    found: list[Temper] = []
    for _ in range(count):
        found.append(draw(dice, found))
    dice.shuffle(found)
    return found


# --- how somebody talks -----------------------------------------------------------------------------------------------

_LIKED: dict[tuple[str, int], dict[str, int]] = {
    ("bold", 1): {"stern": 2, "wry": 1},
    ("bold", -1): {"plain": 1, "weary": 1},
    ("talkative", 1): {"wry": 1, "warm": 1},
    ("talkative", -1): {"curt": 3},
    ("trusting", 1): {"warm": 2},
    ("trusting", -1): {"stern": 1, "weary": 1},
    ("sly", 1): {"wry": 1, "plain": 1},
    ("sly", -1): {"plain": 2},
}
"""Which tones each side of a lean prefers, and how much."""


def liked(temper: Temper, dice: Dice) -> list[str]:
    """All tones, with those that somebody like this prefers first; the dice decide between equals."""
    score = {tone: dice.below(100) / 100 for tone in TONES}
    for field in TRAITS:
        for tone, much in _LIKED.get((field, getattr(temper, field)), {}).items():
            score[tone] += much
    return sorted(TONES, key=lambda tone: -score[tone])


def tone(temper: Temper, used: Sequence[str], dice: Dice) -> str:
    """The tone that somebody like this takes now, out of those that may be used next."""
    free = fresh(used)
    return next(one for one in liked(temper, dice) if one in free)
