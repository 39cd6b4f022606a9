"""A game made of one function, to look at one construct of the kernel at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from lichina.kernel import Ask, Dice, Game, Match, Next, Outcome, Steps


class Nothing(Struct, frozen=True):
    """There is nothing to see."""


class Probe(Game):
    id = "probe"
    PLAYERS = range(1, 7)

    seen: list[Any]
    """What the body noted, for the test to look at."""

    def setup(self) -> Next:
        self.seen = []
        return self.play

    def play(self) -> Steps[Next]:
        result = yield from self.body()
        self.seen.append(result)
        return Outcome((0,), "done")

    def body(self) -> Steps[Any]:
        raise NotImplementedError

    def public(self) -> Nothing:
        return Nothing()

    def private(self, seat: int) -> Nothing:
        return Nothing()

    def imagine(self, seat: int, dice: Dice) -> None:
        """There is nothing hidden."""


def probe(body: Callable[[Any], Steps[Any]], seats: int = 3, **extra: Any) -> Match:
    """A match whose only phase is this body; its result is noted last."""
    kind = type("Body", (Probe,), {"body": body, **extra})
    return Match(kind, seats, 1)


def noted(match: Match) -> list[Any]:
    """What the body has noted so far."""
    return match.game.seen  # type: ignore[attr-defined, no-any-return]


def only(offer: Ask) -> Callable[[int], list[Ask]]:
    """The standing offers of a gate where one seat has one, and the others none."""
    return lambda seat: [offer] if seat == offer.seat else []
