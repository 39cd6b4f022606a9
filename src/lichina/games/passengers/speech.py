"""What a bot says, true or not. A guide tells the truth; a lie is one that nobody can know to be a lie but a fellow."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .box import COLOUR_OF, GUIDES, KIND_OF, NO_COLOUR, SMUGGLERS, ashore, cell
from .mind import Story
from .scene import Scene
from .view import Claim, River

ENOUGH = 2
"""Statements of one seat in a round."""
OPENED = ("showed", "got")
"""How somebody else knows a card that one has."""
SURE = 0.93
"""How likely somebody must be a smuggler to be called one."""


def spoken(river: River, seat: int) -> list[Claim]:
    """What somebody has said in this round."""
    return [claim for claim in river.claims if claim.seat == seat and claim.round == river.round]


def may_speak(river: River, seat: int) -> bool:
    """Whether it is time: after one has placed somebody, and not for ever."""
    return seat in river.held and river.stage in ("place", "gifts", "talk") and len(spoken(river, seat)) < ENOUGH


def cell_of(river: River, rider: int) -> str | None:
    """Where somebody sits, in play or ashore."""
    for boat in river.boats:
        if rider in boat.riders:
            return cell(boat.animal, boat.riders.index(rider))
    for number, row in enumerate(river.shore):
        if rider in row.riders:
            return ashore(number, row.riders.index(rider))
    return None


class Speech:
    """What one seat has to say at this moment."""

    def __init__(self, scene: Scene, story: Story) -> None:
        self.scene = scene
        self.story = story
        self.river = scene.river
        self.seat = scene.seat
        self.honest = scene.hand.side == GUIDES
        self.said = spoken(self.river, self.seat)
        self.topics = {claim.topic for claim in self.said}

    def statement(self) -> tuple[Any, ...] | None:
        """Something to say, or nothing."""
        if "placed" not in self.topics and (what := self.account()) is not None:
            return "placed", what
        if (seen := self.sight()) is not None:
            return seen
        if self.river.stage != "talk":
            return None
        if (thought := self.accusation()) is not None:
            return thought
        if "send" not in self.topics:
            worth = self.scene.wanted(listen=False)
            return "send", max(worth, key=lambda boat: worth[boat])
        return None

    # --- the own passenger ----------------------------------------------------------------------------------------

    def own(self) -> int:
        """The passenger that one has placed in this round."""
        return max(number for number, rider in enumerate(self.river.riders) if rider.by == self.seat)

    def account(self) -> str | None:
        """What to say about the own passenger."""
        rider = self.own()
        face = self.scene.hand.known[rider]
        if self.river.riders[rider].face is not None:
            return None
        if self.honest:
            return face
        kind, shade = self.guise(rider), COLOUR_OF[face]
        if kind != KIND_OF[face] and self.watched(rider):
            return None
        if shade != NO_COLOUR:
            return f"{kind}-{shade}"
        named = any(rider in truth.riders and truth.colour == NO_COLOUR for truth in self.river.truths)
        return None if named else kind

    def guise(self, rider: int) -> str:
        """A soul in the boat that is to sail, a demon in the other; in all two souls and a demon, as guides have."""
        told = [KIND_OF.get(claim.what, claim.what) for claim in self.earlier()]
        worth = self.scene.wanted(listen=False)
        boat = (cell_of(self.river, rider) or "").partition("-")[0]
        soul = boat == max(worth, key=lambda one: worth[one])
        if told.count("soul") >= 2:
            soul = False
        elif told.count("demon") >= 1:
            soul = True
        return "soul" if soul else "demon"

    def earlier(self) -> Iterable[Claim]:
        """What one has said about the own passengers of the rounds before."""
        return {
            claim.round: claim
            for claim in self.river.claims
            if claim.seat == self.seat and claim.topic == "placed" and claim.round < self.river.round
        }.values()

    def watched(self, rider: int) -> bool:
        """Whether somebody who is no fellow has peeked at this one, or knows of such a card from the own hand."""
        one = self.river.riders[rider]
        hand = self.scene.hand
        friends = (self.seat, *hand.fellows)
        strangers = [glimpse for glimpse in hand.glimpses if glimpse.seat not in friends and glimpse.how in OPENED]
        if one.by == self.seat and any(glimpse.face == hand.known[rider] for glimpse in strangers):
            return True
        return any((by, since) == (one.by, one.round) and who not in friends for who, by, since in self.story.peeks)

    # --- others ---------------------------------------------------------------------------------------------------

    def sight(self) -> tuple[Any, ...] | None:
        """What one has peeked at, and has not told yet."""
        told = {claim.rider for claim in self.river.claims if claim.seat == self.seat and claim.topic == "saw"}
        for rider, face in self.scene.hand.known.items():
            one = self.river.riders[rider]
            if one.by == self.seat or one.face is not None or rider in told:
                continue
            where = cell_of(self.river, rider)
            what = face if self.honest else self.report(rider, face, where)
            if where is not None and what is not None:
                return "saw", where, what
        return None

    def report(self, rider: int, face: str, where: str | None) -> str | None:
        """What one who has something to hide says about somebody else's passenger: the truth, where it is of use."""
        kind = KIND_OF[face]
        if self.river.riders[rider].by in self.scene.hand.fellows and kind == "demon":
            return None if self.watched(rider) else f"soul-{COLOUR_OF[face]}"
        worth = self.scene.wanted(listen=False)
        good = (where or "").partition("-")[0] == max(worth, key=lambda one: worth[one])
        return face if kind == ("soul" if good else "demon") else None

    def accusation(self) -> tuple[Any, ...] | None:
        """A guide who is sure says so, once."""
        if not self.honest:
            return None
        told = {claim.target for claim in self.river.claims if claim.seat == self.seat and claim.topic == "think"}
        for seat, chances in enumerate(self.scene.sides):
            if seat != self.seat and seat not in told and chances[1] > SURE:
                return "think", seat, SMUGGLERS
        return None
