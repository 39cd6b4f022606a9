"""The reference Mafia with open votes in turn, on our kernel: every answer changes what all eight seats see.

Eight seats, two of them mafia. Night: the living mafiosi name a townsman in turn; the town hears that a shot was fired,
the gang also by whom and at whom. Day: everybody alive names anybody alive in turn, openly. Most votes kill, ties are
broken by lot. A deal ends when the mafia is as many as the town, or gone; a match is ten deals. The peer plays the same
rules in `peer/server.mjs`.
"""

from __future__ import annotations

from msgspec import Struct

from lichina.kernel import ALL, SEAT, SOME, Ask, Dice, Game, Next, Outcome, Pick, Seat, Steps, Tale

SEATS = 8
GANG = 2
DEALS = 10
FIRST = 1000
"""Answers are counted from here on: a number of four digits is found in a frame without parsing it."""


class Town(Struct, frozen=True):
    """What everybody sees."""

    moves: int
    deal: int
    night: bool
    alive: tuple[int, ...]
    ballots: tuple[tuple[int, int], ...]
    """Who named whom today."""
    shots: int
    killed: tuple[int, bool] | None
    """Who died last, and whether it was a mafioso."""
    score: tuple[int, int]


class Card(Struct, frozen=True):
    """What one player sees besides."""

    mafia: tuple[int, ...]
    """The gang, for its members; nobody, for the town."""
    aims: tuple[tuple[int, int], ...]
    """Who shot at whom tonight, for the gang."""


class OpenMafia(Game):
    """Eight seats, two of them mafia, ten deals."""

    id = "openmafia"
    PLAYERS = range(SEATS, SEATS + 1)
    EVENTS = (
        Tale("dealt", SOME, reveals=True, mafia=tuple[Seat, ...]),
        Tale("shot"),
        Tale("aimed", SOME, seat=Seat, target=Seat),
        Tale("voted", seat=Seat, target=Seat),
        Tale("killed", reveals=True, seat=Seat, mafia=bool),
    )
    HIDDEN = ("mafia", "gang", "aims")
    RESTARTS = frozenset({"night"})

    def setup(self) -> Next:
        self.moves = FIRST
        self.deals = 0
        self.score = [0, 0]
        self.killed: list[int] = []
        return self.deal

    def deal(self) -> Next:
        self.alive = list(self.seats)
        self.mafia = sorted(self.dice.sample(self.seats, GANG))
        self.gang = self.mafia.copy()
        self.ballots: list[tuple[int, int]] = []
        self.aims: list[tuple[int, int]] = []
        self.tell(self.mafia, "dealt", mafia=self.mafia)
        return self.night

    def night(self) -> Steps[Next]:
        self.dark, self.ballots, self.aims = True, [], []
        for seat in self.gang.copy():
            target = yield Ask(seat, "shoot", Pick([one for one in self.alive if one not in self.gang], SEAT))
            self.moves += 1
            self.aims.append((seat, target))
            self.tell(ALL, "shot")
            self.tell(self.mafia, "aimed", seat=seat, target=target)
        return self.bury(self.aims) or self.day

    def day(self) -> Steps[Next]:
        self.dark, self.ballots, self.aims = False, [], []
        for seat in self.alive.copy():
            target = yield Ask(seat, "vote", Pick(self.alive, SEAT))
            self.moves += 1
            self.ballots.append((seat, target))
            self.tell(ALL, "voted", seat=seat, target=target)
        return self.bury(self.ballots) or self.night

    def bury(self, ballots: list[tuple[int, int]]) -> Next | None:
        """The one with most votes dies; the deal may be over, and the match with it."""
        counts: dict[int, int] = {}
        for _, target in ballots:
            counts[target] = counts.get(target, 0) + 1
        most = max(counts.values())
        leaders = [seat for seat, count in counts.items() if count == most]
        victim = leaders[0] if len(leaders) == 1 else self.dice.choice(leaders)
        mafioso = victim in self.gang
        self.alive.remove(victim)
        self.killed = [victim, mafioso]
        self.tell(ALL, "killed", seat=victim, mafia=mafioso)
        if mafioso:
            self.gang.remove(victim)
        if self.gang and 2 * len(self.gang) < len(self.alive):
            return None
        self.score[1 if self.gang else 0] += 1
        self.deals += 1
        return self.deal if self.deals < DEALS else Outcome(tuple(self.seats), "played")

    def public(self) -> Town:
        return Town(
            self.moves,
            self.deals,
            self.dark,
            tuple(self.alive),
            tuple(self.ballots),
            len(self.aims),
            (self.killed[0], bool(self.killed[1])) if self.killed else None,
            (self.score[0], self.score[1]),
        )

    def private(self, seat: int) -> Card:
        if seat not in self.mafia:
            return Card((), ())
        return Card(tuple(self.mafia), tuple(self.aims))

    def imagine(self, seat: int, dice: Dice) -> None:
        if seat in self.mafia:
            return
        dead = [one for one in self.mafia if one not in self.alive]
        hidden = [one for one in self.alive if one != seat]
        self.gang = sorted(dice.sample(hidden, GANG - len(dead)))
        self.mafia = sorted(dead + self.gang)
