"""What is retold of a match that is over: awards for the players, and the turns it took."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import msgspec

HONOURED = 3
"""How many awards are given in a match."""
RETOLD = 7
"""The most sentences its story may have."""


class Highlight(msgspec.Struct, frozen=True):
    """Something worth retelling, with the event of the story that shows it."""

    key: str
    data: dict[str, Any]
    """In an award, `seat` says whose it is."""
    at: int
    """The place of the event in the story."""
    merit: int = 1
    """How much it tells compared with everything else that might be told of the match, from 1 to 5."""


def honoured(found: Iterable[Highlight], people: Collection[int] = (), most: int = HONOURED) -> list[Highlight]:
    """The awards that are given: the best first, people before bots where merit is equal.

    Each kind is given once, and each player gets one before anybody gets two.
    """
    # What is equal stays in the order in which the game has it.
    order = sorted(found, key=lambda one: (-one.merit, one.data["seat"] not in people))
    given: list[Highlight] = []
    for again in (False, True):
        for award in order:
            kinds, seats = {one.key for one in given}, {one.data["seat"] for one in given}
            if len(given) < most and award.key not in kinds and (again or award.data["seat"] not in seats):
                given.append(award)
    return given


def retold(found: Iterable[Highlight], most: int = RETOLD) -> list[Highlight]:
    """The turns of a match that are told: those that tell the most, in order."""
    turns = list(found)
    telling = sorted(range(len(turns)), key=lambda place: (-turns[place].merit, place))[:most]
    return [turns[place] for place in sorted(telling)]
