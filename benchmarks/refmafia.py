"""The reference Mafia, on our kernel: night, each living mafioso names a townsman; day, everybody names anybody.

Most votes kill, ties are broken by lot; the match ends when the mafia is as many as the town, or gone.
"""

from __future__ import annotations

from msgspec import Struct

from lichina.kernel import ALL, SEAT, SOME, All, Ask, Dice, Game, Next, Outcome, Pick, Seat, Steps, Tale


class Town(Struct, frozen=True):
    """What everybody sees."""

    alive: tuple[int, ...]


class Card(Struct, frozen=True):
    """What one player sees besides."""

    mafia: tuple[int, ...]
    """The gang, for its members; nobody, for the town."""


class RefMafia(Game):
    """Ten seats, three of them mafia."""

    id = "refmafia"
    PLAYERS = range(10, 11)
    EVENTS = (
        Tale("gang", SOME, gang=tuple[Seat, ...]),
        Tale("voted", reveals=True, ballots=tuple[Seat, ...]),
        Tale("killed", reveals=True, seat=Seat, mafia=bool),
    )
    HIDDEN = ("mafia", "gang")
    RESTARTS = frozenset({"night"})

    alive: list[int]
    mafia: list[int]
    gang: list[int]
    """The mafiosi still alive."""

    def setup(self) -> Next:
        self.alive = list(self.seats)
        self.mafia = sorted(self.dice.sample(self.seats, 3))
        self.gang = self.mafia.copy()
        self.tell(self.mafia, "gang", gang=self.mafia)
        return self.night

    def night(self) -> Steps[Next]:
        victims = Pick([seat for seat in self.alive if seat not in self.gang], SEAT)
        ballots = yield All([Ask(seat, "shoot", victims) for seat in self.gang])
        return self.bury(ballots) or self.day

    def day(self) -> Steps[Next]:
        suspects = Pick(self.alive, SEAT)
        ballots = yield All([Ask(seat, "vote", suspects) for seat in self.alive])
        self.tell(ALL, "voted", ballots=ballots)
        return self.bury(ballots) or self.night

    def bury(self, ballots: list[int]) -> Outcome | None:
        """The one with most votes dies; the match may be over."""
        counts: dict[int, int] = {}
        for ballot in ballots:
            counts[ballot] = counts.get(ballot, 0) + 1
        most = max(counts.values())
        leaders = [seat for seat, count in counts.items() if count == most]
        victim = leaders[0] if len(leaders) == 1 else self.dice.choice(leaders)
        self.alive.remove(victim)
        self.tell(ALL, "killed", seat=victim, mafia=victim in self.gang)
        if victim in self.gang:
            self.gang.remove(victim)
        if not self.gang:
            return Outcome(tuple(seat for seat in self.seats if seat not in self.mafia), "gang-dead", "town")
        if 2 * len(self.gang) >= len(self.alive):
            return Outcome(tuple(self.mafia), "parity", "mafia")
        return None

    def public(self) -> Town:
        return Town(tuple(self.alive))

    def private(self, seat: int) -> Card:
        return Card(tuple(self.mafia) if seat in self.mafia else ())

    def imagine(self, seat: int, dice: Dice) -> None:
        if seat in self.mafia:
            return
        dead = [one for one in self.mafia if one not in self.alive]
        hidden = [one for one in self.alive if one != seat]
        self.gang = sorted(dice.sample(hidden, 3 - len(dead)))
        self.mafia = sorted(dead + self.gang)
