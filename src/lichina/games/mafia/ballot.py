"""The day's vote, counted: hands are seen, what they weigh is not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .town import Town

ABSTAIN = "abstain"


def voters(town: Town) -> list[int]:
    """Who votes: the living who are not in jail."""
    return [seat for seat in town.alive if seat not in town.jailed]


def leading(town: Town, counts: Mapping[Any, int], majority: bool = False) -> list[int]:
    """Who has the most votes, several if they are even; nobody if there are no votes.

    Where a majority is needed, nobody leads who has not more than half of all the votes there are.
    """
    if not counts:
        return []
    most = max(counts.values())
    leaders = sorted(seat for seat, count in counts.items() if count == most)
    if not majority or len(leaders) > 1:
        return leaders
    return leaders if 2 * most > town.strength(voters(town)) else []
