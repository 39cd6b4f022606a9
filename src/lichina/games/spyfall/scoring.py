"""What a round is worth to whom. The bag decides the table of points; an ending is what has happened."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from .box import ENDINGS, EndingWorth


class RoundEnding(Struct, frozen=True):
    """How a round has ended."""

    reason: str
    caller: int | None = None
    """Who has called the joke or the madness."""
    supporters: tuple[int, ...] = ()
    """Who was for madness, the caller among them."""


class RoundCast(Struct, frozen=True):
    """Who was who in a round."""

    seats: range
    spy: int | None
    """None where the bag has no spy, or nothing but spies."""
    ally: int | None = None


CAUGHT = frozenset(reason for reason, worth in ENDINGS.items() if worth.accuser)
"""The spy was exposed by a vote: the first who accused him gets an extra point (B5, B29)."""


def points(ending: RoundEnding, cast: RoundCast, accusations: Collection[tuple[int, int]] = ()) -> list[int]:
    """The points of every seat; `accusations` are those of the round, in their order: who accused whom.

    If the ally was the first to accuse the spy, nobody has the extra point (B6).
    """
    worth = ENDINGS[ending.reason]
    scores = [_share(seat, worth, ending, cast) for seat in cast.seats]
    if ending.reason in CAUGHT:
        first = next((seat for seat, target in accusations if target == cast.spy), None)
        if first is not None and first != cast.ally:
            scores[first] += worth.accuser
    return scores


def _share(seat: int, worth: EndingWorth, ending: RoundEnding, cast: RoundCast) -> int:
    """What a seat has of an ending by what it was; the spy's points do not hang on what he was for."""
    if seat == cast.spy:
        return worth.spy
    if seat == ending.caller:
        return worth.caller
    if seat in ending.supporters:
        return worth.supporters
    return worth.ally if seat == cast.ally else worth.locals
