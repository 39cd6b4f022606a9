"""What is worth counting when a match is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from lichina.kernel import Count, Told, most_often

from .box import COLOUR_OF, KIND_OF
from .past import RoundClaim

if TYPE_CHECKING:
    from .rules import Passengers


def facts(game: Passengers) -> list[Told]:
    """Who was ferried, who has told the most untruths, who has looked most, and what the coin decided."""
    kinds = Counter(KIND_OF[game.shown_face(rider)] for rider in game.landed().values())
    found = [Told("ferried", {"souls": kinds["soul"], "demons": kinds["demon"]})]
    decided = sum(sailing["coin"] is not None for sailing in game.sailings)
    if decided:
        found.append(Told("by-coin", {"count": decided}))
    found += most_often("untruths", Counter(claim["seat"] for claim in game.claims if untrue(game, claim)))
    found += most_often("peeks", {seat: len(riders) for seat, riders in enumerate(game.peeks) if riders})
    return found


def untrue(game: Passengers, claim: RoundClaim) -> bool:
    """Whether somebody has said what cannot be right about a passenger, or about their own side."""
    if claim["topic"] == "am":
        return claim["what"] != game.side_of(claim["seat"])
    if claim["topic"] not in ("placed", "saw"):
        return False
    face = game.shown_face(claim["rider"])
    return claim["what"] not in (face, KIND_OF[face], COLOUR_OF[face])


def tally(game: Passengers) -> Iterator[Count]:
    """The points of each side, and whom the boats have brought over."""
    if (score := game.score) is None:
        return
    yield Count("endings", f"{score.side}-{score.how}")
    yield Count("points", "guides", score.guides)
    yield Count("points", "smugglers", score.smugglers)
    kinds = Counter(KIND_OF[game.shown_face(rider)] for rider in game.landed().values())
    yield Count("ferried", "soul", kinds["soul"])
    yield Count("ferried", "demon", kinds["demon"])
    for sailing in game.sailings:
        yield Count("sailings", "votes" if sailing["coin"] is None else "coin")
