"""The search for leaks: plays a match at random and compares two worlds for every seat from its positions."""

from __future__ import annotations

from lichina.kernel import Dice, Entry, Match
from lichina.kernel.dice import key_of

from .cases import Case
from .leak import Leak
from .onlookers import in_turn, tables
from .play import watch
from .twins import twins_of
from .varied import Varied


class Search:
    """Looks for a leak from many positions of a match, through every seat's eyes.

    At a large table it looks from fewer positions, each time through the eyes of a few seats, in turn.
    """

    def __init__(self, case: Case, seed: int | str, varied: Varied, every: int = 3, steps: int = 20) -> None:
        self.case = case
        self.seed = seed
        self.varied = varied
        self.every = every * tables(case.seats)
        """One position in this many is looked at."""
        self.steps = steps
        self.looks = 0
        self.dice = Dice(key_of(f"search {seed}"))
        self.leak: Leak | None = None

    def __call__(self, match: Match, entry: Entry | None) -> None:
        if match.outcome is not None:
            return
        start = match.phase in match.game.RESTARTS and not match._since()
        if start or not self.dice.below(self.every):
            seats = in_turn(match.game.seats, self.looks)
            self.looks += 1
            chosen = self.dice.choice(seats)
            for seat in seats:
                self._check_worlds(match, seat, self.steps if seat == chosen else 0)

    def _check_worlds(self, match: Match, seat: int, steps: int) -> None:
        twins = twins_of(self.case, match, seat, f"{self.seed} {self.dice.below(1 << 30)}", self.dice)
        if twins is None or self.leak is not None:
            return
        self.varied.note(*twins.worlds, seat)
        self.leak = twins.old_story() or twins.run(steps, self.varied)


def find_leak(case: Case, seed: int | str, varied: Varied, every: int = 3, steps: int = 20) -> Leak | None:
    """Play one match at random and look for a leak in it."""
    search = Search(case, seed, varied, every, steps)
    watch(case, seed, search, lambda: search.leak is not None)
    return search.leak
