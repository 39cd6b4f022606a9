"""The mole once more, with moments: all hands are looked at before anything else goes on, and so is the mole."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import Struct

from lichina.kernel import (
    ALL,
    SEAT,
    SOME,
    All,
    Ask,
    Dice,
    Game,
    MomentSeconds,
    Next,
    Outcome,
    Pick,
    Seat,
    Steps,
    Tale,
)


class Table(Struct, frozen=True):
    """What everybody sees."""

    round: int


class Secret(Struct, frozen=True):
    """What one player sees besides."""

    mole: bool


class Unmasking(Game):
    id = "unmasking"
    PLAYERS = range(3, 9)
    HIDDEN = ("mole",)
    EVENTS = (
        Tale("you-are-the-mole", SOME),
        Tale("pointed", reveals=True, moment=1, seats=tuple[Seat, ...]),
        Tale("unmasked", reveals=True, moment=1.5, seat=Seat),
        Tale("caught", decides=True, seats=tuple[Seat, ...]),
    )
    LIVE: ClassVar[Mapping[str, Any]] = {"moment": 6}

    class Options(Game.Options, frozen=True):
        moment: MomentSeconds = 0

    options: Options
    mole: int
    round: int
    known: bool

    def setup(self) -> Next:
        self.mole = self.dice.choice(self.seats)
        self.round = 0
        self.known = False
        self.tell(self.mole, "you-are-the-mole")
        return self.vote

    def vote(self) -> Steps[Next]:
        """Everybody points; all look at the hands, twice, and then at the mole."""
        self.round += 1
        asks = {seat: Ask(seat, "point", Pick((s for s in self.seats if s != seat), SEAT)) for seat in self.seats}
        pointed = yield from All(asks, limit=60)
        yield from self.moment(self.tell(ALL, "pointed", seats=list(pointed.values())))
        if self.round < 2:
            return self.vote
        hits = [seat for seat, target in pointed.items() if target == self.mole]
        self.known = True
        unmasked = self.tell(ALL, "unmasked", seat=self.mole)
        yield from self.moment(unmasked, self.tell(ALL, "caught", seats=hits))
        if 2 * len(hits) > len(self.seats):
            return Outcome(tuple(s for s in self.seats if s != self.mole), "caught", "town")
        return Outcome((self.mole,), "unnoticed", "mole")

    def public(self) -> Table:
        return Table(self.round)

    def private(self, seat: int) -> Secret:
        return Secret(seat == self.mole)

    def imagine(self, seat: int, dice: Dice) -> None:
        if seat != self.mole and not self.known:
            self.mole = dice.choice([s for s in self.seats if s != seat])
