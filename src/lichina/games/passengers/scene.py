"""A position as one seat judges it: what each boat is worth, which will sail, and what a change would bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from math import exp, sqrt
from typing import TypeAlias

from .box import BOATS, CASTS, JASTER, RAVEN, ROUNDS, WOLF
from .mind import FACE, SIDES, Chances, Mind, Recollection
from .options import Choices
from .value import LikelyGuest, Points, Prospect, above, boat_points, guest, landed_points, normal
from .view import Private, Public

Riders: TypeAlias = dict[str, list[int | None]]
"""Who sits where in the two boats."""
BOLD, SLY = 1.1, 0.9
"""How much a point that a boat is better by moves the votes of guides, and of smugglers."""
YET = 1.7
"""Votes that somebody gets who has not placed anybody yet."""
LATER = ((0.55, 0.5, 0.5), (0.5, 0.5, 0.5), (0.5, 0.5, 0.42))
"""For each side how likely a soul, a demon and Jaster in its hand will sail."""
TRUST = 0.6
"""How far others believe what a player says about their own passenger."""
SENT, SENT_BY_FELLOW = 0.25, 0.5
"""How much it speaks for a boat that a guide, or a fellow, wants to send it."""


def sigmoid(x: float) -> float:
    """From 0 to 1."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))


def doubt(row: Sequence[LikelyGuest | None]) -> float:
    """How much the difference of points may vary because one does not know who these are."""
    return sum(4 * one.soul * (1 - min(1.0, one.soul)) for one in row if one is not None)


class Look:
    """The boats in the eyes of somebody: all passengers as they may count."""

    def __init__(self, mind: Mind, strict: bool) -> None:
        self.mind = mind
        self.strict = strict
        self.guests = [mind.guest(rider) for rider in mind.riders]
        self.shore = [self.row(row.riders) for row in mind.river.shore]
        self.landed = landed_points(self.shore, strict)

    def row(
        self, riders: Sequence[int | None], other: Mapping[int, LikelyGuest] | None = None
    ) -> list[LikelyGuest | None]:
        """A boat, where some may count otherwise than they are thought to."""
        if other:
            return [None if one is None else other.get(one) or self.guests[one] for one in riders]
        return [None if one is None else self.guests[one] for one in riders]

    def points(self, row: Sequence[LikelyGuest | None]) -> Points:
        """All points, if this boat sails."""
        guides, smugglers = boat_points(row, self.strict)
        return self.landed[0] + guides, self.landed[1] + smugglers + above(self.shore, row, self.strict)


class Scene:
    """All that a bot judges by at one moment."""

    def __init__(self, river: Public, hand: Private, seat: int, options: Choices, story: Recollection) -> None:
        self.river = river
        self.hand = hand
        self.seat = seat
        self.strict = river.gaps
        self.side = SIDES.index(hand.side)
        self.story = story
        self.cap = CASTS[len(river.cards)].cap or options.boat_cap
        self.boats: Riders = {boat.animal: list(boat.riders) for boat in river.boats}
        self.tokens = [
            votes if river.stage != "place" or seat in river.held else YET for seat, votes in enumerate(river.tokens)
        ]
        self.hands = self._hands(hand.cards)

    @cached_property
    def mind(self) -> Mind:
        """What this seat thinks."""
        return Mind(self.river, self.hand, self.seat, self.story, self.strict)

    @cached_property
    def mine(self) -> Look:
        """The boats as this seat sees them."""
        return Look(self.mind, self.strict)

    @property
    def sides(self) -> list[Chances]:
        """The chances of everybody's side."""
        return self.mind.sides

    @cached_property
    def crowd(self) -> Mind:
        """What those think who know no more than all."""
        return Mind(self.river, None, None, self.story, self.strict)

    @cached_property
    def seen(self) -> Look:
        """The boats as all see them."""
        return Look(self.crowd, self.strict)

    @cached_property
    def doubt(self) -> float:
        """How much the difference of points may vary because of those ashore whom one does not know."""
        return sum(map(doubt, self.mine.shore))

    def _hands(self, cards: Sequence[str]) -> Points:
        """What the cards in the hand will bring."""
        soul, demon, both = LATER[self.side]
        kinds = [card.partition("-")[0] for card in cards]
        souls, demons, fool = kinds.count("soul"), kinds.count("demon"), both * kinds.count(JASTER)
        return souls * soul + fool, demons * demon + fool

    def friend(self, seat: int) -> float:
        """From -1 to 1: whether somebody is on the same side. Jaster has no friends, and fears the leader."""
        if seat == self.seat:
            return 1.0
        chances = self.sides[seat]
        if self.side == 2:
            ahead = self.mine.landed[0] - self.mine.landed[1]
            return 0.3 * (chances[1] - chances[0]) * (1 if ahead >= 0 else -1)
        return chances[self.side] - chances[1 - self.side]

    def prospect(self, coin: int | None = None) -> Prospect:
        """What is still to come."""
        river = self.river
        holder = self.sides[river.coin if coin is None else coin]
        return Prospect(len(river.cards), ROUNDS - river.round, river.fixed, holder[0] + holder[2] - holder[1])

    def chance(self, points: Points, variance: float, prospect: Prospect, hands: Points | None = None) -> float:
        """How likely this player's side wins."""
        later = self.hands if hands is None else hands
        return prospect.wins((points[0] + later[0], points[1] + later[1]), self.doubt + variance)[self.side]

    def outlook(
        self,
        boats: Riders,
        mine: Mapping[int, LikelyGuest] | None = None,
        seen: Mapping[int, LikelyGuest] | None = None,
        *,
        tokens: Sequence[float] | None = None,
        hands: Points | None = None,
        coin: int | None = None,
    ) -> float:
        """How likely this player's side wins, if the boats are like this, and the passengers count like this."""
        prospect = self.prospect(coin)
        worth, better, apparent = {}, 0.0, 0.0
        for boat, sign in ((RAVEN, 1), (WOLF, -1)):
            row = self.mine.row(boats[boat], mine)
            points = self.mine.points(row)
            worth[boat] = self.chance(points, doubt(row), prospect, hands)
            better += sign * (points[0] - points[1])
            theirs = self.seen.points(self.seen.row(boats[boat], seen))
            apparent += sign * (theirs[0] - theirs[1])
        raven = self.sails(worth, better, apparent, self.tokens if tokens is None else tokens, coin)
        return raven * worth[RAVEN] + (1 - raven) * worth[WOLF]

    def masked_ashore(self, rider: int, shade: int) -> float:
        """How likely this player's side wins, if somebody ashore wears this mask."""
        landed = [look.landed for look in (self.mine, self.seen)]
        shores = [look.shore for look in (self.mine, self.seen)]
        for look in (self.mine, self.seen):
            masked = {rider: guest(look.mind.faces[rider], shade)}
            look.shore = [look.row(row.riders, masked) for row in self.river.shore]
            look.landed = landed_points(look.shore, self.strict)
        value = self.outlook(self.boats)
        for look, before, shore in zip((self.mine, self.seen), landed, shores, strict=True):
            look.landed, look.shore = before, shore
        return value

    def sails(
        self,
        worth: Mapping[str, float],
        better: float,
        apparent: float,
        tokens: Sequence[float],
        coin: int | None,
    ) -> float:
        """How likely the raven sails: guides vote for what seems good to all, smugglers by what they know."""
        guides = sigmoid(BOLD * (apparent if self.side else 0.5 * (apparent + better)))
        smugglers = sigmoid(-SLY * 0.5 * (apparent + better))
        holder = self.river.coin if coin is None else coin
        mean = variance = 0.0
        for seat, chances in enumerate(self.sides):
            votes = tokens[seat] + (0.5 if seat == holder else 0.0)
            if seat == self.seat:
                likely = float(worth[RAVEN] > worth[WOLF])
            elif seat == self.river.opener and self.river.opened is not None:
                likely = float(self.river.opened == RAVEN)
            else:
                likely = chances[0] * guides + chances[1] * smugglers + chances[2] * 0.5
            mean += votes * (2 * likely - 1)
            variance += votes * votes * 4 * likely * (1 - likely)
        return normal(mean / sqrt(variance + 0.3))

    # --- which boat -----------------------------------------------------------------------------------------------

    def wanted(self, listen: bool = True) -> dict[str, float]:
        """For each boat, how likely this player's side wins if it sails."""
        found = {}
        prospect = self.prospect()
        for boat in BOATS:
            row = self.mine.row(self.boats[boat])
            guides, smugglers = self.mine.points(row)
            if listen:
                pull = self._sent(boat)
                guides, smugglers = guides + pull, smugglers - pull
            found[boat] = self.chance((guides, smugglers), doubt(row), prospect)
        return found

    def _sent(self, boat: str) -> float:
        """How many points better for guides this boat may be, as others want to send it."""
        last = {
            claim.seat: claim.what
            for claim in self.river.claims
            if claim.topic == "send" and claim.round == self.river.round and claim.seat != self.seat
        }
        pull = 0.0
        for seat, what in last.items():
            if what == boat:
                chances = self.sides[seat]
                pull += SENT * chances[0] - (SENT_BY_FELLOW if self.side == 1 else SENT) * chances[1]
        return 0.5 * pull

    # --- placing --------------------------------------------------------------------------------------------------

    def placing(self, face: str, where: str, votes: int) -> float:
        """How likely this player's side wins, if this card is placed there."""
        new = len(self.river.riders)
        boat, _, column = where.partition("-")
        boats = {one: row.copy() for one, row in self.boats.items()}
        boats[boat][int(column) - 1] = new
        left = list(self.hand.cards)
        left.remove(face)
        tokens = list(self.tokens)
        tokens[self.seat] = votes
        true = [float(number == FACE[face]) for number in range(7)]
        return self.outlook(
            boats,
            {new: guest(true, None)},
            {new: guest(self.believed(true), None)},
            tokens=tokens,
            hands=self._hands(left),
        )

    def believed(self, true: Chances) -> Chances:
        """What others will think of a passenger that this player has placed and speaks about."""
        told = true
        if self.side and not true[0] + true[1] + true[2]:
            told = [*true[3:6], 0.0, 0.0, 0.0, 0.0] if not true[6] else [1 / 3, 1 / 3, 1 / 3, 0.0, 0.0, 0.0, 0.0]
        return [TRUST * one + (1 - TRUST) * other for one, other in zip(told, EVEN_FACES, strict=True)]


EVEN_FACES: Chances = [0.53 / 3] * 3 + [0.47 / 3] * 3 + [0.0]
"""A passenger about whom nothing is known."""
