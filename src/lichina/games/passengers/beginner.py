"""How a fair beginner plays: by what it has seen with its own eyes, whatever others say."""

from __future__ import annotations

from typing import Any

from lichina.kernel import Dice, Question

from .box import BOATS, GIFTS, KIND_OF
from .speech import may_speak, spoken
from .view import Private, Public

KEEN = 70
"""Passengers in a hundred that are chosen from those the bot likes."""


class Beginner:
    """Somebody who knows the rules, and wants their own kind ashore."""

    def __init__(self, river: Public, hand: Private, seat: int, dice: Dice) -> None:
        self.river = river
        self.hand = hand
        self.seat = seat
        self.dice = dice
        self.likes = {"guides": "soul", "smugglers": "demon", "jaster": "jaster"}[hand.side]

    def answer(self, ask: Question) -> Any:
        """What to answer: as it knows the question, or what the gift does; where nothing comes to mind, anything."""
        does = GIFTS[ask.key].does if ask.key in GIFTS else None
        known = (getattr(self, name, None) for name in (ask.key.replace("-", "_"), does) if name)
        act = next(filter(None, known), None)
        return act(ask) if act else ask.form.draw(self.dice)

    def liking(self, boat: str) -> int:
        """How many of its own kind it knows in a boat, less the others."""
        riders = next(one.riders for one in self.river.boats if one.animal == boat)
        faces = {number: rider.face for number, rider in enumerate(self.river.riders) if rider.face} | self.hand.known
        kinds = [KIND_OF[faces[rider]] for rider in riders if rider in faces]
        if self.likes == "jaster":
            return -len(kinds)
        return sum(1 if kind == self.likes else -1 for kind in kinds if kind != "jaster")

    def favourite(self) -> str:
        """The boat that it likes better; of equals any."""
        return max(self.dice.sample(BOATS, 2), key=self.liking)

    # --- asks -----------------------------------------------------------------------------------------------------

    def place(self, ask: Question) -> Any:
        """One of its own kind into the boat that it likes, anybody else into the other, if there is room."""
        paths = [ask.form.draw(self.dice) for _ in range(12)]
        face = self.dice.choice(paths)[0]
        liked = [path for path in paths if str(path[0]).startswith(self.likes)]
        if liked and self.dice.below(100) < KEEN:
            face = liked[0][0]
        boat = self.favourite()
        wanted = boat if str(face).startswith(self.likes) else next(one for one in BOATS if one != boat)
        mine = [path for path in paths if path[0] == face]
        return next((path for path in mine if str(path[1]).startswith(wanted)), mine[0])

    def vote(self, ask: Question) -> str:
        return self.favourite()

    open_vote = vote

    def show(self, ask: Question) -> Any:
        """A soul, if there is one."""
        faces = list(getattr(ask.form, "options", ()))
        return next((face for face in faces if face.startswith("soul")), faces[0])

    def obol(self, ask: Question) -> Any:
        """From somebody who has many, and no fellow."""
        return max(self._strangers(ask), key=lambda seat: self.river.tokens[seat])

    def _strangers(self, ask: Question) -> list[int]:
        seats = list(getattr(ask.form, "options", ()))
        others = [seat for seat in seats if seat not in self.hand.fellows] or seats
        return self.dice.sample(others, len(others))

    def harm(self, ask: Question) -> Any:
        return self._strangers(ask)[0]

    def help(self, ask: Question) -> Any:
        """To a fellow, if there is one."""
        seats = list(getattr(ask.form, "options", ()))
        friends = [seat for seat in seats if seat in self.hand.fellows] or seats
        return self.dice.choice(friends)

    def granted_coin(self, ask: Question) -> int:
        return self.seat

    # --- talk -----------------------------------------------------------------------------------------------------

    def statement(self) -> tuple[Any, ...] | None:
        """What it has placed, and what it has seen: as a guide the truth, otherwise every demon is a soul."""
        if not may_speak(self.river, self.seat) or self.river.stage != "talk":
            return None
        topics = {claim.topic for claim in spoken(self.river, self.seat)}
        own = max(number for number, rider in enumerate(self.river.riders) if rider.by == self.seat)
        if "placed" not in topics:
            return "placed", self.told(self.hand.known[own])
        return ("send", self.favourite()) if "send" not in topics else None

    def told(self, face: str) -> str:
        """A face as it is told."""
        if self.hand.side == "guides" or face.startswith("soul"):
            return face
        return face.replace("demon", "soul") if face.startswith("demon") else "soul"
