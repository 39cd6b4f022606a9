"""What differed between the worlds that were compared: unless everything did, finding no leak would mean nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from lichina.kernel import Game, Match
from lichina.kernel.worlds import sealed as kept_answers

from .cases import Case
from .snapshot import canonical


class Varied:
    """How many comparisons were made, and which hidden things differed in at least one of them."""

    def __init__(self) -> None:
        self.hidden: set[str] = set()
        self.comparisons: Counter[tuple[Case, int]] = Counter()
        self.held_sealed = False
        self.sealed = False

    def note(self, match: Match, world: Match, seat: int) -> None:
        """Note what differs between a match and an imagined one."""
        for name in self._unseen(match.game):
            values = [getattr(one.game, name, None) for one in (match, world)]
            if values[0] != values[1] and canonical(values[0]) != canonical(values[1]):
                self.hidden.add(name)
        assert match.game.dice.key != world.game.dice.key, "an imagined match has the true dice"
        if not self.sealed:
            mine, theirs = list(sealed(match, seat)), list(sealed(world, seat))
            self.held_sealed = self.held_sealed or bool(mine)
            self.sealed = mine != theirs

    def lacking(self, cases: list[Case], comparisons: int) -> list[str]:
        """What was never varied, in words."""
        if not cases:
            return []
        lines = self._missing(cases[0].game)
        for case in cases:
            if few := self._few(case, comparisons):
                lines.append(f"{case}: fewer than {comparisons} comparisons for seats {few}")
        return lines

    def helpful(self, cases: list[Case], comparisons: int) -> Iterator[Case]:
        """The cases in which another match may vary what has not been varied yet, small tables first."""
        for case in sorted(cases, key=lambda case: case.seats):
            if self._missing(case.game) or self._few(case, comparisons):
                yield case

    def _unseen(self, game: Game | type[Game]) -> list[str]:
        """What is hidden and was the same in both worlds so far."""
        return [name for name in game.HIDDEN if name not in self.hidden]

    def _missing(self, game: type[Game]) -> list[str]:
        lines = [f"“{name}” is in HIDDEN and was the same in all worlds" for name in self._unseen(game)]
        if self.held_sealed and not self.sealed:
            lines.append("sealed answers of others were the same in all worlds")
        return lines

    def _few(self, case: Case, comparisons: int) -> list[int]:
        return [seat for seat in range(case.seats) if self.comparisons[case, seat] < comparisons]


def sealed(match: Match, seat: int) -> Iterator[tuple[int, str, Any]]:
    """The others' answers that wait for their gate to close, where there was a choice."""
    if match.phase not in match.game.RESTARTS:
        for gate, slot, ask in kept_answers(match):
            if ask.seat != seat and not ask.form.single():
                yield ask.seat, ask.key, gate.results[slot]
