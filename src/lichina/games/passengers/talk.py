"""What can be said at the table in a few taps: true or not, it is kept in mind, and bots understand it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from lichina.kernel import PLACE, SEAT, TONES, Below, Branch, Option, Tree

from .box import BOATS, COLOURS, DEMONS, GUIDES, JASTER, SMUGGLERS, SOULS

MOST = 6
"""How many statements each player may make in a round."""
PLAIN, AGREE, OBJECT, TURN = "plain", "agree", "object", "turn"
"""How somebody names a boat: first, as somebody else has, against somebody else, or otherwise than before."""


def manner(seat: int, boat: str, sent: Sequence[tuple[int, str]]) -> str:
    """How a boat is named after all who have named one in this round."""
    own = [what for who, what in sent if who == seat]
    others = [what for who, what in sent if who != seat]
    if own and own[-1] != boat:
        return TURN
    if not others:
        return PLAIN
    return AGREE if others[-1] == boat else OBJECT


def wording_of(topic: str, what: object) -> str:
    """Of which kind a statement is: those of a kind take turns in how they are worded. A demon is owned up to."""
    return "placed demon" if topic == "placed" and str(what).startswith("demon") else topic


@lru_cache(maxsize=8)
def sights(jaster: bool) -> Branch:
    """What somebody can say that a passenger is: all of it, only the type or only the colour."""
    return Branch("as", dict.fromkeys((*SOULS, *DEMONS, "soul", "demon", *((JASTER,) if jaster else ()), *COLOURS)))


@lru_cache(maxsize=8)
def sides(jaster: bool) -> Branch:
    """Whose side somebody can be said to be on."""
    return Branch("side", dict.fromkeys((GUIDES, SMUGGLERS, *((JASTER,) if jaster else ()))))


@lru_cache(maxsize=256)
def sayings(others: tuple[int, ...], cells: tuple[str, ...], placed: bool, hand: bool, jaster: bool) -> Tree:
    """All that a seat can say: about its own passenger, those of others, its hand, sides and boats."""
    what = sights(jaster)
    said: dict[Option, Below] = {}
    if placed:
        said["placed"] = what
    if cells:
        said["saw"] = lambda: Branch("cell", dict.fromkeys(cells, what), of=PLACE)
    if hand:
        said["hand"] = what
    said["am"] = sides(jaster)
    said["think"] = lambda: Branch("whom", dict.fromkeys(others, sides(jaster)), of=SEAT)
    said["send"] = Branch("boat", dict.fromkeys(BOATS))
    return Tree(Branch("say", said), TONES)
