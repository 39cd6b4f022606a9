"""The mole: one player is a mole; everybody points at once, and the mole is caught if most point at it."""

from __future__ import annotations

from msgspec import Struct

from lichina.kernel import ALL, SEAT, SOME, All, Ask, Dice, Game, Next, Outcome, Pick, Seat, Steps, Tale


class Table(Struct, frozen=True):
    """What everybody sees."""

    players: int


class Secret(Struct, frozen=True):
    """What one player also sees."""

    mole: bool


class Toy(Game):
    id = "toy"
    PLAYERS = range(3, 9)
    HIDDEN = ("mole",)
    EVENTS = (
        Tale("you-are-the-mole", SOME),
        Tale("pointed", reveals=True, seats=tuple[Seat, ...]),
        Tale("unmasked", reveals=True, seat=Seat),
    )

    mole: int

    def setup(self) -> Next:
        self.mole = self.dice.choice(self.seats)
        self.tell(self.mole, "you-are-the-mole")
        return self.vote

    def vote(self) -> Steps[Next]:
        asks = {seat: Ask(seat, "point", Pick((s for s in self.seats if s != seat), SEAT)) for seat in self.seats}
        pointed = yield All(asks, limit=60)
        self.tell(ALL, "pointed", seats=list(pointed.values()))
        self.tell(ALL, "unmasked", seat=self.mole)
        if 2 * list(pointed.values()).count(self.mole) > len(self.seats):
            return Outcome(tuple(s for s in self.seats if s != self.mole), "caught", "town")
        return Outcome((self.mole,), "unnoticed", "mole")

    def public(self) -> Table:
        return Table(players=len(self.seats))

    def private(self, seat: int) -> Secret:
        return Secret(mole=seat == self.mole)

    def imagine(self, seat: int, dice: Dice) -> None:
        if seat != self.mole:
            self.mole = dice.choice([s for s in self.seats if s != seat])
