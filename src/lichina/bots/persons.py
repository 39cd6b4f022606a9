"""Who a bot is for a whole evening: its temper, which has nothing to do with the cards it gets.

A temper is drawn at the table, before anything is dealt, and everybody may know it. It changes what a bot says, how
soon it accuses, how it lies and whom it follows; a game's bots ask it and nothing else about who they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from ..kernel import TONES, Dice, fresh

Lean: TypeAlias = Annotated[int, Meta(ge=-1, le=1)]
"""To which side somebody leans: 1 and -1 are the two, 0 is neither."""

Trait: TypeAlias = Literal["bold", "careful", "talkative", "terse", "trusting", "wary", "sly", "frank"]
"""What a temper is called: each of its leans has a word for either side."""


class Temper(Struct, frozen=True):
    """How somebody is: four leans, each of which is 1, -1 or, for nobody in particular, 0."""

    bold: Lean = 0
    """1: bold, accuses soon; -1: careful."""
    talkative: Lean = 0
    """1: says much; -1: says what must be said."""
    trusting: Lean = 0
    """1: believes others and goes with them; -1: trusts nobody."""
    sly: Lean = 0
    """1: lies well; -1: lies badly, and not gladly."""

    def level(self, lean: str, low: float, high: float) -> float:
        """A number between two, by a lean: `low` for -1, `high` for 1, half-way for 0."""
        lean_to: int = getattr(self, lean)
        return low + (high - low) * (lean_to + 1) / 2

    def traits(self) -> tuple[Trait, ...]:
        """What this temper is called, in a few words; nothing for nobody in particular."""
        return tuple(names[lean] for field, names in TRAITS.items() if (lean := getattr(self, field)))


TRAITS: dict[str, dict[int, Trait]] = {
    "bold": {1: "bold", -1: "careful"},
    "talkative": {1: "talkative", -1: "terse"},
    "trusting": {1: "trusting", -1: "wary"},
    "sly": {1: "sly", -1: "frank"},
}

EVEN = Temper()
"""Nobody in particular: whoever stands in for a person."""


def draw(dice: Dice, others: Sequence[Temper] = ()) -> Temper:
    """A temper for one more at a table. It is fair by type: of each lean the side that is rarer there, else either."""
    leans = {}
    for field in TRAITS:
        tilt = sum(getattr(other, field) for other in others)
        leans[field] = -1 if tilt > 0 else 1 if tilt < 0 else 1 - 2 * dice.below(2)
    return Temper(**leans)


def company(count: int, dice: Dice) -> list[Temper]:
    """Tempers for so many: no two sides of a lean differ by more than one."""
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
"""Which tones each side of a lean likes, and how much."""


def liked(temper: Temper, dice: Dice) -> list[str]:
    """All tones, those first that somebody like this likes best; among equals as the dice fall."""
    score = {tone: dice.below(100) / 100 for tone in TONES}
    for field in TRAITS:
        for tone, much in _LIKED.get((field, getattr(temper, field)), {}).items():
            score[tone] += much
    return sorted(TONES, key=lambda tone: -score[tone])


def tone(temper: Temper, used: Sequence[str], dice: Dice) -> str:
    """The tone that somebody like this takes now, of those that may be used next."""
    free = fresh(used)
    return next(one for one in liked(temper, dice) if one in free)
