"""Why somebody is called a smuggler: what speaks against them in what everybody has heard and seen.

It is told with the accusation. Nobody is reproached for a vote which the accuser has cast as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from .box import SMUGGLERS
from .past import RoundClaim

NONE, AGREE, STORY, DEMONS, SOULS, TURN, VOTE, ALONE = (
    "none",
    "agree",
    "story",
    "demons",
    "souls",
    "turn",
    "vote",
    "alone",
)
"""Nothing but a feeling; another has just said so; others tell another story of a passenger; more demons, or more
souls, than a guide has; a vote for another boat than the one named last, for the boat of which more demons were told,
or against nearly all."""
DEALT = {"demon": 1, "soul": 2}
"""How many of each a guide is dealt."""
FEW = 3
"""Who votes as no more than one player in this many is nearly alone."""

RowsOfRound: TypeAlias = Mapping[str, Sequence[int | None]]
"""Who sat where in the two boats of a round."""


class Hindsight:
    """What everybody knows of the rounds so far."""

    def __init__(
        self, claims: Sequence[RoundClaim], votes: Sequence[Sequence[str]], boats: Mapping[int, RowsOfRound], now: int
    ) -> None:
        self.claims = claims
        self.votes = votes
        self.boats = boats
        self.now = now
        self.placed = {one["rider"]: one for one in claims if one["topic"] == "placed"}

    def grounds(self, seat: int, target: int) -> tuple[str, int]:
        """What somebody holds against another, and of which round it is; 0: of none."""
        if self.accused(seat, target):
            return AGREE, 0
        if self.contradicted(target):
            return STORY, 0
        told = [kind(one["what"]) for one in self.placed.values() if one["seat"] == target]
        for what, why in (("demon", DEMONS), ("soul", SOULS)):
            if told.count(what) > DEALT[what]:
                return why, 0
        return next(self.reproaches(seat, target), (NONE, 0))

    def accused(self, seat: int, target: int) -> bool:
        """Whether somebody else has called them a smuggler in this round."""
        return any(
            one["topic"] == "think" and one["what"] == SMUGGLERS and one["seat"] != seat and one["target"] == target
            for one in self.claims
            if one["round"] == self.now
        )

    def contradicted(self, target: int) -> bool:
        """Whether somebody else calls a passenger of theirs a soul where they say demon, or the other way round."""
        for one in self.claims:
            own = self.placed.get(one["rider"]) if one["topic"] == "saw" else None
            if own is not None and own["seat"] == target:
                kinds = {kind(own["what"]), kind(one["what"])} - {""}
                if len(kinds) > 1:
                    return True
        return False

    def reproaches(self, seat: int, target: int) -> Iterator[tuple[str, int]]:
        """Votes that may be held against somebody, the latest first."""
        rounds = [number for number in range(len(self.votes), 0, -1) if self.differ(number, seat, target)]
        for number in rounds:
            if self.advised(number, target) not in (None, self.votes[number - 1][target]):
                yield TURN, number
        for number in rounds:
            voted = self.votes[number - 1][target]
            if all(
                self.demons(number, voted) > self.demons(number, boat) for boat in self.boats[number] if boat != voted
            ):
                yield VOTE, number
        for number in rounds:
            votes = self.votes[number - 1]
            if votes.count(votes[target]) * FEW <= len(votes):
                yield ALONE, number

    def differ(self, number: int, seat: int, target: int) -> bool:
        """Whether two have voted for different boats in a round."""
        return self.votes[number - 1][seat] != self.votes[number - 1][target]

    def advised(self, number: int, seat: int) -> str | None:
        """The boat that somebody named last in a round."""
        named = [
            one["what"] for one in self.claims if (one["round"], one["seat"], one["topic"]) == (number, seat, "send")
        ]
        return named[-1] if named else None

    def demons(self, number: int, boat: str) -> int:
        """How many in a boat were called demons by those who placed them."""
        told = [self.placed[rider] for rider in self.boats[number][boat] if rider is not None and rider in self.placed]
        return sum(kind(one["what"]) == "demon" for one in told)


def kind(what: str) -> str:
    """Whether a statement is about a soul, a demon or Jaster; "" if it is about a colour alone."""
    found = what.partition("-")[0]
    return found if found in (*DEALT, "jaster") else ""
