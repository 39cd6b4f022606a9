"""What has differed between the worlds that were compared: without it, no leak found would mean nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from lichina.kernel import Match
from lichina.kernel.worlds import sealed as kept_answers

from .cases import Case
from .snapshot import canonical


class Varied:
    """The count of comparisons, and what was hidden and different in at least one of them."""

    def __init__(self) -> None:
        self.hidden: set[str] = set()
        self.comparisons: Counter[tuple[Case, int]] = Counter()
        self.held_sealed = False
        self.sealed = False

    def note(self, match: Match, world: Match, seat: int) -> None:
        """Look at what differs between a match and an imagined one."""
        for name in match.game.HIDDEN:
            values = [canonical(getattr(one.game, name, None)) for one in (match, world)]
            if values[0] != values[1]:
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
        still = [name for name in cases[0].game.HIDDEN if name not in self.hidden]
        lines = [f"“{name}” is in HIDDEN and was the same in all worlds" for name in still]
        if self.held_sealed and not self.sealed:
            lines.append("sealed answers of others were the same in all worlds")
        for case in cases:
            few = [seat for seat in range(case.seats) if self.comparisons[case, seat] < comparisons]
            if few:
                lines.append(f"{case}: fewer than {comparisons} comparisons for seats {few}")
        return lines


def sealed(match: Match, seat: int) -> Iterator[tuple[int, str, Any]]:
    """The answers of others that wait for their gate to close, where there was a choice."""
    if match.phase not in match.game.RESTARTS:
        for gate, slot, ask in kept_answers(match):
            if ask.seat != seat and not ask.form.single():
                yield ask.seat, ask.key, gate.results[slot]
