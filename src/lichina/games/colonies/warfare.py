"""How a bot leads in combat: tactics by a mixed strategy, bullets against what the rival may bid, wounds laid out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from lichina.kernel import Dice

from .box import LIMITS, RIVAL, TACTICS
from .sense import Sense
from .view import Fight

GUARD, AMBUSH, RETREAT, CHARGE, COVER = ROWS = tuple(TACTICS)
ROUNDS = 400
"""How often two who learn from what they regret play against each other."""
BULLET = 0.45
"""What a bullet is worth, in wounds."""
MOST = 5
"""How many bullets a rival is thought to bid at most."""
BIDS = 2
"""How many bullets each is thought to bid when tactics are chosen."""


def outcome(
    mine: str, theirs: str, gap: int, bullets: tuple[int, int], prize: float, homes: tuple[bool, bool]
) -> float:
    """What a pair of tactics is worth, in wounds, with this much more strength; `prize` is for the victory itself."""
    if mine == theirs == GUARD:
        return 0.0
    leaves, flees = mine == RETREAT and not homes[0], theirs == RETREAT and not homes[1]
    if leaves and theirs != AMBUSH:
        return 0.0 if flees else -0.3 - prize - (theirs == CHARGE)
    if flees and mine != AMBUSH:
        return 0.3 + prize + (mine == CHARGE)
    return _clash(mine, theirs, gap, bullets, prize)


def _clash(mine: str, theirs: str, gap: int, bullets: tuple[int, int], prize: float) -> float:
    values = []
    for one, other, held in ((mine, theirs, bullets[0]), (theirs, mine, bullets[1])):
        bid = min(BIDS, held)
        stopped = (one == CHARGE and other == AMBUSH) or (one == GUARD and other == COVER)
        values.append((0 if stopped else TACTICS[one].strength) + bid * (2 if one == COVER else 1))
    ambushed = (theirs == CHARGE and mine == AMBUSH) - (mine == CHARGE and theirs == AMBUSH)
    edge = gap + values[0] - values[1]
    reckless = 0.4 * ((theirs == CHARGE and edge > 0) - (mine == CHARGE and edge < 0))
    won = (edge > 0) - (edge < 0)
    return max(-6, min(6, edge)) + ambushed + reckless + prize * won


@lru_cache(maxsize=512)
def mixed(gap: int, bullets: tuple[int, int], prize: float, homes: tuple[bool, bool]) -> tuple[float, ...]:
    """How often to choose each tactic so that the rival gains nothing by knowing it: both learn from their regrets."""
    table = [[outcome(one, other, gap, bullets, prize, homes) for other in ROWS] for one in ROWS]
    size = range(len(ROWS))
    regrets = [[0.0 for _ in size], [0.0 for _ in size]]
    total = [0.0 for _ in size]
    for _ in range(ROUNDS):
        first, second = (_shares(regret) for regret in regrets)
        mine = [sum(second[other] * table[one][other] for other in size) for one in size]
        theirs = [-sum(first[one] * table[one][other] for one in size) for other in size]
        for regret, shares, gains in ((regrets[0], first, mine), (regrets[1], second, theirs)):
            now = sum(share * gain for share, gain in zip(shares, gains, strict=True))
            for number in size:
                regret[number] = max(0.0, regret[number] + gains[number] - now)
        total = [before + share for before, share in zip(total, first, strict=True)]
    return tuple(one / ROUNDS for one in total)


def _shares(regret: Sequence[float]) -> list[float]:
    whole = sum(regret)
    return [one / whole for one in regret] if whole else [1 / len(regret) for _ in regret]


class Warfare:
    """One combat, with the eyes of the leader of a side."""

    def __init__(self, sense: Sense, dice: Dice) -> None:
        self.sense = sense
        self.dice = dice
        self.prize = 2.0 if sense.board.objective == "mo_killing_blow" else 0.5

    def sides(self) -> tuple[Fight, str, str]:
        """The combat, the bot's own side and the other."""
        fight, home = self.sense.board.fight, self.sense.home
        assert fight is not None
        return fight, home, RIVAL[home]

    def tactic(self) -> str:
        """One of the five, drawn as often as the mixed strategy says."""
        fight, home, rival = self.sides()
        people = {"blue": fight.blue, "yellow": fight.yellow}
        gap = self.sense.force(people[home]) - self.sense.force(people[rival])
        camps = self.sense.board.camps
        bullets = (min(BIDS, camps[home].bullets), min(BIDS, camps[rival].bullets))
        shares = mixed(gap, bullets, self.prize, (fight.place == home, fight.place == rival))
        return self._drawn(shares)

    def _drawn(self, shares: Sequence[float]) -> str:
        mark, drawn = self.dice.below(10_000) / 10_000, ROWS[-1]
        for tactic, share in zip(ROWS, shares, strict=True):
            mark -= share
            if mark < 0:
                return tactic
        return drawn

    def bid(self, most: int) -> int:
        """As many bullets as pay against whatever the rival may bid, and now and then another number."""
        fight, home, rival = self.sides()
        gap = fight.strength[home] - fight.strength[rival]
        theirs = range(min(MOST, self.sense.board.camps[rival].bullets) + 1)
        doubled, fire = fight.tactics.get(home) == COVER, fight.tactics.get(rival) == COVER

        def gain(mine: int) -> float:
            total = 0.0
            for other in theirs:
                edge = gap + mine + (min(2, mine) if doubled else 0) - other - (min(2, other) if fire else 0)
                total += max(-5, min(5, edge)) + self.prize * ((edge > 0) - (edge < 0))
            return total / len(theirs) - BULLET * mine + 0.3 * self.dice.below(100) / 100

        return max(range(most + 1), key=gain)

    def wounds(self, targets: Sequence[str], caps: Sequence[int], total: int) -> tuple[int, ...]:
        """Of friends as few die as can be, and those who are missed least; of others as many as can be."""
        own = all(self.sense.friend(name) for name in targets)
        shares = [0 for _ in targets]
        order = sorted(range(len(targets)), key=lambda number: (caps[number], -self.sense.value(targets[number])))
        if own:
            for number in reversed(order):
                spare = max(0, min(caps[number] - 1, total - sum(shares)))
                shares[number] = spare
            order = sorted(order, key=lambda number: self.sense.value(targets[number]))
        for number in order:
            more = min(caps[number] - shares[number], total - sum(shares))
            shares[number] += more
        return tuple(shares)

    def choice(self, where: str) -> str:
        """What the wolf does where two colonies fight: he joins who is clearly stronger, or runs."""
        sense = self.sense
        force = {
            colony: sense.force(name for name in sense.at(where) if sense.side(name) == colony) for colony in RIVAL
        }
        best = max(force, key=force.__getitem__)
        hurt = max(sense.tokens(name) for name in sense.allies(where)) >= LIMITS["deadly"] - 1
        wanted = sense.own.favoured if sense.own.goal == "lw_avenger" else None
        if wanted is not None and not hurt:
            return RIVAL[wanted]
        return best if force[best] - force[RIVAL[best]] >= 2 and not hurt else "run"
