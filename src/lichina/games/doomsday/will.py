"""What a bot wants at this moment: who is a foe, what a shot is worth, and the best way down a tree of choices."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from lichina.kernel import Branch, Dice

from .box import LIMITS, WEAPONS
from .choices import ENOUGH
from .mind import Mind
from .state import LEFT, RIGHT, ROLE
from .teams import HUMAN, LEGION, MACHINE, OUTCAST
from .view import Private, Public
from .wishes import Wish

KILL, WOUND, STRIP = 1.7, 0.8, 0.35
"""What it is worth to kill a foe, to hurt one, and to make one open a card."""
MENACE = 0.25
"""How much more of a foe somebody is for aiming at this seat."""
HASTE = 0.8
"""How much more of a foe everybody is when the match is about to be drawn."""
HARDLY, LEAD = 0.6, 1.5
"""This few machines are hardly one; humans who outnumber machines by this much are clearly ahead, and vice versa."""
CALLED = 0.6
"""How much more of a foe somebody is at whom this player has just called to shoot."""
NOISE = 0.04
NOBODY = frozenset(("no", "drop", ENOUGH))
"""Options by which nothing is done."""


class Will:
    """The wishes of one player, as things stand."""

    def __init__(self, mind: Mind, dice: Dice, board: Public, own: Private) -> None:
        self.mind = mind
        self.dice = dice
        self.seat = mind.seat
        self.board = board
        self.own = own
        self.living = [seat for seat, lives in enumerate(self.board.lives) if lives]
        self.others = [seat for seat in self.living if seat != self.seat]
        self.aimers = {weapon.holder for weapon in self.board.weapons if self.seat in weapon.aims}
        self.haste = self.board.quiet / (mind.stalemate * max(1, len(self.living)))
        self.machines, self.humans = (
            sum(mind.chances[seat][team] for seat in self.others) for team in (MACHINE, HUMAN)
        )
        self.foes = [self._foe(seat) for seat in range(mind.count)]

    # --- friends and foes -----------------------------------------------------------------------------------------

    def _foe(self, seat: int) -> float:
        """How much somebody stands in the way: 1 for a sure foe, less than nothing for a friend."""
        if seat == self.seat:
            return -2.0
        chance = self.mind.chances[seat]
        team: str = self.own.team
        menace = (MENACE if seat in self.aimers else 0.0) + HASTE * self.haste * (1 - chance[team])
        menace += CALLED if seat == self.mind.called else 0.0
        if team == HUMAN:
            worth = chance[MACHINE] + 0.6 * (1 - chance[HUMAN] - chance[MACHINE]) - 1.1 * chance[HUMAN]
        elif team == MACHINE:
            worth = chance[HUMAN] + 0.15 * chance[OUTCAST] + 0.5 * chance[LEGION] - 1.5 * chance[MACHINE]
        elif team == OUTCAST:
            worth = self._rival(chance)
        else:
            worth = 1 - 2 * chance[team]
        return min(0.0, worth) if self.spares(seat) else worth + menace

    def _rival(self, chance: dict[str, float]) -> float:
        """An outcast keeps two sides even: machines win when no human is left, and humans when nobody else is.

        When hardly a machine is left, everybody is a rival.
        """
        if self.machines <= HARDLY:
            return 1.0 - 0.2 * chance[HUMAN]
        lead = max(-1.0, min(1.0, (self.humans - self.machines) / LEAD))
        return (0.6 - 0.4 * lead) * chance[MACHINE] + 0.3 * chance[OUTCAST] + 0.8 * lead * chance[HUMAN]

    def unsure(self, seat: int) -> float:
        """How little is known about somebody: 0 if all is."""
        return 1 - max(self.mind.chances[seat].values())

    # --- shots ----------------------------------------------------------------------------------------------------

    def closed(self, seat: int, kind: str) -> int:
        """How many cards of a kind somebody has face down."""
        cards: Iterable[str | None] = self.board.loyalty[seat] if kind == "loyalty" else self.board.roles[seat]
        return sum(card is None for card in cards)

    def hit(self, kind: str, target: int) -> float:
        """What a shot does to a foe."""
        weapon = WEAPONS[kind]
        if self.closed(target, weapon.answer):
            return STRIP
        return KILL if weapon.damage >= self.board.lives[target] else WOUND

    def shot(self, kind: str, targets: Sequence[int]) -> float:
        """What a shot is worth; nothing makes up for breaking one's word."""
        if any(self.spares(target) for target in targets):
            return -1.0
        return sum(self.foes[target] * self.hit(kind, target) for target in targets) + 0.1 * WEAPONS[kind].draws

    def spares(self, seat: int) -> bool:
        """Whether this player has begged for somebody who does not aim here."""
        return seat in self.mind.spared and seat not in self.aimers

    def mood(self) -> float:
        return NOISE * self.dice.below(1001) / 1000

    # --- paths ----------------------------------------------------------------------------------------------------

    def best_aim(self, kind: str, branch: Branch | None) -> tuple[float, tuple[Any, ...]]:
        """At whom of these to aim a weapon, and what that is worth; what is not aimed can be fired at anybody."""
        aims: list[tuple[Any, ...]]
        if branch is None:
            return max((self.shot(kind, (target,)) for target in self.others), default=0.0), ()
        aims = [
            (target, *more)
            for target, below in branch.options.items()
            for more in ([(second,) for second in below.options] if below and below.key == "second-target" else [()])
        ]
        return max(((self.shot(kind, aim) + self.mood(), aim) for aim in aims), default=(-1.0, ()))

    def best_weapon(self, branch: Branch) -> tuple[float, tuple[Any, ...]]:
        """Which of these weapons to take, and at whom to aim it."""
        found = []
        for word, below in branch.options.items():
            if not isinstance(word, str) or word in NOBODY:
                continue
            worth, aim = self.best_aim(word.removesuffix("_2"), below)
            found.append((worth, (word, *aim)))
        return max(found, default=(-1.0, ()))

    def way(self, branch: Branch | None, wish: Wish) -> tuple[float, tuple[Any, ...]]:
        """The best way down a branch for a wish: step by step the best option; what the best of the seats is worth."""
        worth = 0.0
        path: list[Any] = []
        first = True
        while branch is not None:
            options = branch.options
            scored = [(self.step(branch.key, option, wish, path) + self.mood(), option) for option in options]
            gain, option = max(scored, key=lambda one: one[0])
            if first or isinstance(option, int):
                worth = gain if first else worth + 0.5 * gain
                first = False
            path.append(option)
            branch = options[option]
        return worth, tuple(path)

    def step(self, key: str, option: Any, wish: Wish, path: list[Any]) -> float:
        """What one option on the way is worth."""
        if not isinstance(option, int):
            return self.word(key, option, wish, path)
        if key == "holder":
            return self.disarmed(option)
        if key in ("target", "second-target") or (key == "whose" and path and wish == "cover"):
            return self.foes[option]
        return self.meant(option, wish)

    def word(self, key: str, option: str, wish: Wish, path: list[Any]) -> float:
        """The same of a word."""
        whom = path[-1] if path and isinstance(path[-1], int) else None
        if option in NOBODY:
            return 0.05
        if key == "team":
            rival = MACHINE if self.own.team != MACHINE else HUMAN
            return float(option == rival) if whom is None else self.mind.chances[whom].get(option, 0.0)
        if option == "fire":
            return 0.0 if whom is None else self.foes[whom]
        if option == "hold" or wish == "arm":
            return 0.2 if option == "hold" else 0.3
        if wish == "learn" and whom is not None and self.mind.known(whom, option):
            return -0.5
        return 0.1 if option == ROLE and wish in ("learn", "expose") else 0.0

    def disarmed(self, seat: int) -> float:
        """What it is worth that somebody loses a weapon: that of a foe, or one that is aimed at a friend."""
        if seat == self.seat:
            return -1.0
        aims = [target for weapon in self.board.weapons if weapon.holder == seat for target in weapon.aims]
        danger = sum(-self.foes[target] for target in aims)
        return 0.4 * self.foes[seat] + 0.6 * danger

    def meant(self, seat: int, wish: Wish) -> float:
        """What it is worth to choose somebody for a wish."""
        foe = self.foes[seat]
        hurt = LIMITS["lives"] - self.board.lives[seat]
        if wish == "heal":
            return -foe * (1.0 if hurt and self.board.lives[seat] else -0.2)
        if wish in ("help", "confide", "defend", "revive", "cover"):
            return -foe
        if wish == "learn":
            new = any(self.mind.known(seat, spot) is None for spot in (ROLE, LEFT, RIGHT))
            return self.unsure(seat) + 0.2 * abs(foe) if new else 0.0
        if wish == "hurt":
            return foe * (1.6 if self.board.lives[seat] == 1 else 1.0)
        return foe

    # --- its own cards --------------------------------------------------------------------------------------------

    def in_danger(self, seat: int) -> bool:
        """Whether an announced shot is going to hurt somebody, who has nothing left to open."""
        shot = self.board.shot
        return shot is not None and seat in shot.targets and not self.closed(seat, WEAPONS[shot.weapon].answer)
