"""What a player goes by when choosing: the boards as they are, and what the player has.

Branches of a question are built from it when somebody looks at them, long after the rules have gone on; so it holds
copies, and nothing of the match can be reached by it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from .box import KIND
from .piles import ORDER
from .state import ColoniesState


class Sketch(NamedTuple):
    """The boards as a player sees them, and the player's own things."""

    seat: int
    home: Sequence[str]
    owner: Mapping[str, int]
    place: Mapping[str, str]
    down: Sequence[str]
    wounds: Mapping[str, int]
    frost: Mapping[str, int]
    zombies: Mapping[str, int]
    barricades: Mapping[str, int]
    traps: Mapping[str, int]
    helpless: Mapping[str, int]
    dice: tuple[int, ...]
    """The different values of unused dice."""
    hand: tuple[str, ...]
    """The different items of the hand."""
    gear: Mapping[str, tuple[str, ...]]
    """The different items on each survivor of the player."""
    fresh: Mapping[str, tuple[str, ...]]
    """Those of them that were not used in this round."""
    tired: tuple[str, ...]
    cards: Mapping[str, int]
    """How many cards each deck has."""
    waste: int
    attack: Mapping[str, int]
    search: Mapping[str, int]
    """From which die on each survivor attacks and searches."""
    accepts: tuple[str, ...]
    """The symbols that count against the crisis."""
    stores: tuple[str, ...]
    """The symbols that the main objective needs."""
    heads: Sequence[str]
    """Who leads a group."""
    friends: Mapping[int, tuple[int, ...]]
    """The unused dice of each friend."""
    hands: tuple[int, ...]
    """How many cards each seat holds."""
    deeds: Mapping[int, Iterable[tuple[str, str, str]]]
    """What was done in this turn."""
    sulking: tuple[str, ...]
    """Who may neither attack nor search."""
    fasting: bool
    """Whether the player may play no food."""
    struck: tuple[str, ...]
    """Who has attacked in this turn."""

    @property
    def colony(self) -> str:
        """Where the player belongs."""
        return self.home[self.seat]

    def of_kind(self, kinds: Sequence[str], items: Sequence[str]) -> list[str]:
        """Those of the items whose symbol is among these."""
        return [item for item in items if KIND[item] in kinds]


def items_of(game: ColoniesState, cards: Sequence[int]) -> tuple[str, ...]:
    """The different faces of some cards, in an order that tells nothing."""
    if not cards:
        return ()
    return tuple(sorted({game.face[card] for card in cards}, key=ORDER.__getitem__))
