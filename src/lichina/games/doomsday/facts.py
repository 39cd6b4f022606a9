"""What is worth counting when a match is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from lichina.kernel import Count, Told, most_often

from .teams import SAW

if TYPE_CHECKING:
    from .rules import Doomsday


def facts(game: Doomsday) -> list[Told]:
    """How long it was and how many are dead, who has seen most in secret, and how many are Legion or fallen."""
    found = [Told("length", {"turns": game.turns, "dead": len(game.dead())})]
    looks = Counter(seat for seat in game.seats for note, _ in game.notes(seat) if note[0] == SAW)
    found += most_often("peeks", looks)
    if joined := sum(map(bool, game.marks)):
        found.append(Told("joined", {"count": joined}))
    return found


def tally(game: Doomsday) -> Iterator[Count]:
    """Which side has won, or why none has; and how long it took."""
    yield Count("endings", game.result or "stalemate")
    yield Count("length", "turns", game.turns)
    yield Count("length", "dead", len(game.dead()))
