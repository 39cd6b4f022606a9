"""What is retold of a match that is over: awards for those who played it, and the turns that it took."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import msgspec

HONOURED = 3
"""So many awards are given in a match."""
RETOLD = 7
"""So many sentences has its story at most."""


class Highlight(msgspec.Struct, frozen=True):
    """Something worth retelling, with the event of the story that shows it."""

    key: str
    data: dict[str, Any]
    """With a `seat` in an award: whose it is."""
    at: int
    """The place of the event in the story."""
    merit: int = 1
    """How much it tells, beside all else that might be told of the match; from 1 to 5."""


def honoured(found: Iterable[Highlight], people: Collection[int] = (), most: int = HONOURED) -> list[Highlight]:
    """The awards that are given: the best first, people before bots where the merit is equal.

    Each kind is given once, and each player has one before anybody has two.
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
    """The turns of a match that are told, in their order: those that tell the most."""
    turns = list(found)
    telling = sorted(range(len(turns)), key=lambda place: (-turns[place].merit, place))[:most]
    return [turns[place] for place in sorted(telling)]
