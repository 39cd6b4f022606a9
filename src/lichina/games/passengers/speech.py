"""What a bot says, true or not. A lie is one that nobody can know to be a lie but a fellow.

A guide tells the truth about who a passenger is. About its colour everybody lies at times, or leaves it out: guides, so
that no demon is set beside a soul in a later boat; the others, so that a boat looks better, or worse, than it is.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lichina.bots import Temper
from lichina.kernel import Dice

from .box import COLOUR_OF, COLOURS, GUIDES, JASTER, KIND_OF, NO_COLOUR, SMUGGLERS, ashore, cell
from .mind import FACE, Recollection, fits
from .scene import Scene
from .view import Claim, Public

ENOUGH = (2, 3)
"""Statements of one seat in a round: of somebody terse, of somebody talkative. A change of mind comes on top."""
VAGUE = 12
"""Players in a hundred who leave out the colour when they speak of their own passenger."""
SCREEN, PAINT, PAYS = 18, 60, 0.15
"""Players in a hundred who name a false colour of a soul just to be hard to read; deceivers in a hundred who do so if
it pays; and by how many souls of a colour a boat must look better or worse for it to pay. Somebody sly does it half as
often again, somebody frank half as often."""
GUISE = {"soul": 2, "demon": 1}
"""What guides have: who deceives speaks of no more."""
OPENED = ("showed", "got")
"""How somebody else knows a card that one has."""
SURE = (0.95, 0.91)
"""How likely somebody must be a smuggler to be called one, by somebody careful, by somebody bold."""


BLAME = (0.7, 0.55)
"""How likely it must seem to all, so that somebody who is no guide says it, careful or bold."""


CHORUS = 3
"""Once this many have said it of somebody in a round, nobody says it again."""


def spoken(river: Public, seat: int) -> list[Claim]:
    """What somebody has said in this round."""
    return [claim for claim in river.claims if claim.seat == seat and claim.round == river.round]


def may_speak(river: Public, seat: int) -> bool:
    """Whether it is time: after the bot has placed somebody."""
    return seat in river.held and river.stage in ("place", "gifts", "talk")


def advised(river: Public, seat: int) -> str | None:
    """The boat that somebody has named last in this round."""
    return next((claim.what for claim in reversed(spoken(river, seat)) if claim.topic == "send"), None)


def cell_of(river: Public, rider: int) -> str | None:
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

    def __init__(self, scene: Scene, story: Recollection, temper: Temper, dice: Dice) -> None:
        self.scene = scene
        self.story = story
        self.temper = temper
        self.dice = dice
        self.river = scene.river
        self.seat = scene.seat
        self.honest = scene.hand.side == GUIDES
        self.said = spoken(self.river, self.seat)
        self.topics = {claim.topic for claim in self.said}

    def statement(self) -> tuple[Any, ...] | None:
        """Something to say, or nothing."""
        if (reply := self.reply()) is not None:
            return reply
        if len(self.said) >= self.temper.level("talkative", *ENOUGH):
            return self.change_of_mind()
        if "placed" not in self.topics and (what := self.account()) is not None:
            return "placed", what
        seen = self.sight()
        return self.verdict() if seen is None and self.river.stage == "talk" else seen

    def verdict(self) -> tuple[Any, ...] | None:
        """While everybody talks: who is a smuggler, which boat to send, or what has changed."""
        if (thought := self.accusation()) is not None:
            return thought
        return ("send", self.best()) if "send" not in self.topics else self.change_of_mind()

    def reply(self) -> tuple[Any, ...] | None:
        """A player who is called a smuggler, or asked who he is, says once a round that he is a guide, true or not.

        A player who has called somebody a smuggler and is asked why says it once more.
        """
        asked = [(by, about) for number, by, whom, about in self.story.asked if (number, whom) == self._here]
        if "am" not in self.topics and (self.blamed(self.seat) or any(about == "who" for _, about in asked)):
            return "am", GUIDES
        for by, about in asked:
            said = [claim.target for claim in self.said if claim.topic == "think" and claim.what == SMUGGLERS]
            if about == "why" and said.count(by) == 1:
                return "think", by, SMUGGLERS
        return None

    @property
    def _here(self) -> tuple[int, int]:
        """This round, and who one is."""
        return self.river.round, self.seat

    def best(self) -> str:
        """The boat that one would vote for now."""
        worth = self.scene.wanted()
        return max(worth, key=lambda boat: worth[boat])

    def change_of_mind(self) -> tuple[Any, ...] | None:
        """Who has named a boat, and will vote for the other one, says so, once."""
        named = [claim.what for claim in self.said if claim.topic == "send"]
        return ("send", self.best()) if len(named) == 1 and named[0] != self.best() else None

    # --- its own passenger ----------------------------------------------------------------------------------------

    def own(self) -> int:
        """The passenger that the bot has placed in this round."""
        return max(number for number, rider in enumerate(self.river.riders) if rider.by == self.seat)

    def account(self) -> str | None:
        """What to say about its own passenger."""
        rider = self.own()
        face = self.scene.hand.known[rider]
        if self.river.riders[rider].face is not None:
            return None
        if self.honest and COLOUR_OF[face] == NO_COLOUR:
            return face
        vouched = self.vouched(rider, face)
        if vouched is not None:
            kind = vouched.partition("-")[0]
        else:
            kind = KIND_OF[face] if self.honest or self.watched(rider) else self.guise(rider)
        if kind == JASTER or (not self.honest and self.told().count(kind) >= GUISE[kind]):
            return None
        if any(rider in truth.riders and truth.colour == NO_COLOUR for truth in self.river.truths):
            return None
        if vouched is not None:
            return vouched
        shade = self.shade(rider, face, kind)
        return kind if shade is None else f"{kind}-{shade}"

    def vouched(self, rider: int, face: str) -> str | None:
        """What a fellow has said about his own passenger, unless somebody can know better."""
        for what in reversed(self.told_by_fellows("saw", rider)):
            kind, _, shade = what.partition("-")
            unseen = fits(what, FACE[face]) or not self.watched(rider)
            if kind in GUISE and unseen and (not shade or shade in self.credible(rider)):
                return what
        return None

    def shade(self, rider: int, face: str, kind: str) -> str | None:
        """Which colour to name, if any: the true one, unless another pays, and nobody can know better."""
        if self.dice.below(100) < VAGUE:
            return None
        true = COLOUR_OF[face]
        others = [shade for shade in self.credible(rider) if shade != true]
        if true == NO_COLOUR:
            return self.dice.choice(others) if others else None
        if not others or kind != "soul" or self.watched(rider):
            return true
        best = None if self.honest else self.paint(rider, true, others)
        often = self.temper.level("sly", 0.5, 1.5) * (SCREEN if best is None else PAINT)
        return (best or self.dice.choice(others)) if self.dice.below(100) < often else true

    def paint(self, rider: int, true: str, others: list[str]) -> str | None:
        """The colour in which this soul makes its boat look best, or worst if it is not to sail; None: the true one."""
        row = next(row for row in self.scene.boats.values() if rider in row)
        faces = self.scene.crowd.faces
        same = {
            shade: sum(faces[one][COLOURS.index(shade)] for one in row if one not in (None, rider))
            for shade in (true, *others)
        }
        worth = self.scene.wanted(listen=False)
        sign = 1 if row == self.scene.boats[max(worth, key=lambda one: worth[one])] else -1
        best = max(same, key=lambda shade: sign * same[shade])
        return best if best != true and sign * (same[best] - same[true]) > PAYS else None

    def credible(self, rider: int) -> list[str]:
        """The colours that a passenger can have for all that everybody knows for sure."""
        left = list(COLOURS)
        for truth in self.river.truths:
            if truth.riders == (rider,):
                left = [shade for shade in left if (shade == truth.colour) == bool(truth.count)]
        return left

    def guise(self, rider: int) -> str:
        """A soul in the boat that is to sail, a demon in the other; in all two souls and a demon, as guides have."""
        told = self.told()
        worth = self.scene.wanted(listen=False)
        boat = (cell_of(self.river, rider) or "").partition("-")[0]
        soul = boat == max(worth, key=lambda one: worth[one])
        if told.count("soul") >= GUISE["soul"]:
            soul = False
        elif told.count("demon") >= GUISE["demon"]:
            soul = True
        return "soul" if soul else "demon"

    def told(self) -> list[str]:
        """Whom the bot claims to have placed before: souls and demons."""
        return [claim.what.partition("-")[0] for claim in self.earlier()]

    def earlier(self) -> Iterable[Claim]:
        """What it has said about its own passengers of the rounds before."""
        return {
            claim.round: claim
            for claim in self.river.claims
            if claim.seat == self.seat and claim.topic == "placed" and claim.round < self.river.round
        }.values()

    def watched(self, rider: int) -> bool:
        """Whether somebody who is no fellow has peeked at this one, or knows of such a card from their own hand."""
        one = self.river.riders[rider]
        hand = self.scene.hand
        friends = (self.seat, *hand.fellows)
        strangers = [glimpse for glimpse in hand.glimpses if glimpse.seat not in friends and glimpse.how in OPENED]
        if one.by == self.seat and any(glimpse.face == hand.known[rider] for glimpse in strangers):
            return True
        return any((by, since) == (one.by, one.round) and who not in friends for who, by, since in self.story.peeks)

    def blamed(self, seat: int) -> int:
        """How many have called somebody a smuggler in this round."""
        claims = (claim for claim in self.river.claims if claim.round == self.river.round and claim.topic == "think")
        return sum(claim.target == seat and claim.what == SMUGGLERS for claim in claims)

    # --- others ---------------------------------------------------------------------------------------------------

    def sight(self) -> tuple[Any, ...] | None:
        """What the bot has peeked at, and has not told yet."""
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
        """What one who has something to hide says about somebody else's passenger: the truth, where it is of use.

        A fellow who has spoken of his own passenger is not contradicted.
        """
        what = self.useful(rider, face, where)
        agreed = what is None or all(fits(said, FACE[what]) for said in self.told_by_fellows("placed", rider))
        return what if agreed else None

    def told_by_fellows(self, topic: str, rider: int) -> list[str]:
        """What fellows have said about a passenger: their own (`placed`), or at which they have peeked (`saw`)."""
        return [
            claim.what
            for claim in self.river.claims
            if claim.seat in self.scene.hand.fellows and (claim.topic, claim.rider) == (topic, rider)
        ]

    def useful(self, rider: int, face: str, where: str | None) -> str | None:
        """A soul where a fellow has placed a demon, and otherwise the truth, if it makes the right boat sail."""
        kind = KIND_OF[face]
        if self.river.riders[rider].by in self.scene.hand.fellows and kind == "demon":
            return None if self.watched(rider) else f"soul-{COLOUR_OF[face]}"
        worth = self.scene.wanted(listen=False)
        good = (where or "").partition("-")[0] == max(worth, key=lambda one: worth[one])
        return face if kind == ("soul" if good else "demon") else None

    def accusation(self) -> tuple[Any, ...] | None:
        """A guide who is sure says so, once; others say it of a player who looks like one to all.

        Of a fellow they say it, too, in some rounds: otherwise nobody who was called so by one could be another.
        """
        told = {claim.target for claim in self.river.claims if claim.seat == self.seat and claim.topic == "think"}
        if "think" in self.topics and (not self.honest or self.said[-1] is self.river.claims[-1]):
            return None  # one in a round, or two of which a guide is sure, and never in one breath
        if not self.honest and self.river.round == 1:
            return None
        loyal = self.story.loyal(self.river.round, self.dice)
        sides = self.scene.sides if self.honest else self.scene.crowd.sides
        sure = self.temper.level("bold", *(SURE if self.honest else BLAME))
        for seat, chances in enumerate(sides):
            friend = seat == self.seat or (loyal and seat in self.scene.hand.fellows)
            if not friend and seat not in told and chances[1] > sure and self.blamed(seat) < CHORUS:
                return "think", seat, SMUGGLERS
        return None
