"""What a round is worth to whom. The bag decides the table of points; an ending is what has happened."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec import Struct


class Ending(Struct, frozen=True):
    """How a round has ended."""

    reason: str
    caller: int | None = None
    """Who has called the joke or the madness."""
    supporters: tuple[int, ...] = ()
    """Who was for madness, the caller among them."""


class Cast(Struct, frozen=True):
    """Who was who in a round."""

    seats: range
    spy: int | None
    """None where the bag has no spy, or nothing but spies."""
    ally: int | None = None

    def locals(self) -> list[int]:
        """Those who know the place and want the spy caught."""
        return [seat for seat in self.seats if seat not in (self.spy, self.ally)]


CAUGHT = frozenset({"spy-caught-early", "spy-caught"})
"""The spy was exposed by a vote: whoever accused him first has a point more."""
SPY_SCORES: Mapping[str, tuple[int, int]] = {
    "local-accused": (4, 2),
    "local-voted": (4, 2),
    "spy-hidden": (2, 2),
    "guessed-right": (4, 0),
    "ally-hidden": (4, 3),
    "ally-found": (4, 0),
    "ally-accused": (1, 0),
    "ally-voted": (1, 0),
}
"""What the spy and his ally have of each ending."""
LOCALS_SCORE = CAUGHT | {"guessed-wrong", "joke-wrong", "ally-found", "ally-accused", "ally-voted"}
"""The endings of which each of the locals has a point."""


def points(ending: Ending, cast: Cast, accusations: Collection[tuple[int, int]] = ()) -> list[int]:
    """The points of every seat; `accusations` are those of the round, in their order: who accused whom."""
    scores = [0 for _ in cast.seats]
    reason = ending.reason
    if reason == "joke-called":
        assert ending.caller is not None
        scores[ending.caller] = 3
    elif reason == "madness-found":
        for seat in ending.supporters:
            scores[seat] = 3 if seat == ending.caller else 1
    elif reason == "madness-wrong":
        for seat in cast.seats:
            scores[seat] = 3 if seat == cast.spy else int(seat not in ending.supporters)
    else:
        _score_sides(reason, cast, scores)
    if reason in CAUGHT:
        first = next((seat for seat, target in accusations if target == cast.spy), None)
        if first is not None and first != cast.ally:
            scores[first] += 1
    return scores


def _score_sides(reason: str, cast: Cast, scores: list[int]) -> None:
    """The base table, and that of the ally."""
    spy, ally = SPY_SCORES.get(reason, (0, 0))
    if cast.spy is not None:
        scores[cast.spy] = spy
    if cast.ally is not None:
        scores[cast.ally] = ally
    if reason in LOCALS_SCORE:
        for seat in cast.locals():
            scores[seat] = 1
