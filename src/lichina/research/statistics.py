"""What is counted over many matches, and how sure one can be of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from ..kernel import Count, Outcome

_Z = 1.959964


@dataclass(frozen=True)
class Rate:
    """How often something happened."""

    count: int
    of: int

    def __add__(self, other: Rate) -> Rate:
        return Rate(self.count + other.count, self.of + other.of)

    @property
    def value(self) -> float:
        """The share of all cases, from 0 to 1."""
        return self.count / self.of if self.of else 0.0

    @property
    def error(self) -> float:
        """The standard error of the value."""
        return sqrt(self.value * (1 - self.value) / self.of) if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true rate lies with 95 % confidence: Wilson's interval, also good for rare things and few cases."""
        if not self.of:
            return 0.0, 1.0
        spread = _Z * _Z / self.of
        middle = (self.value + spread / 2) / (1 + spread)
        width = _Z * sqrt(self.value * (1 - self.value) / self.of + spread / (4 * self.of)) / (1 + spread)
        return max(0.0, middle - width), min(1.0, middle + width)


@dataclass(frozen=True)
class Mean:
    """How much something was on average; whole numbers add up to the same in any order."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def __add__(self, other: Mean) -> Mean:
        return Mean(self.count + other.count, self.total + other.total, self.squares + other.squares)

    @property
    def value(self) -> float:
        """The mean."""
        return self.total / self.count if self.count else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return sqrt(max(0.0, self.squares / self.count - self.value**2) / self.count) if self.count else 0.0


@dataclass
class Tally:
    """What is counted over matches; two tallies can be added together."""

    seats: list[int]
    """How often each seat won."""
    sides: dict[str, int] = field(default_factory=dict)
    reasons: dict[str, int] = field(default_factory=dict)
    games: int = 0
    draws: int = 0
    """Matches that nobody won."""
    decisions: int = 0
    milliseconds: int = 0
    """Game time; whole numbers add up to the same in any order."""
    cases: dict[str, dict[str, int]] = field(default_factory=dict)
    """What else the game has counted, by table and row: how often it came."""
    amounts: dict[str, dict[str, Mean]] = field(default_factory=dict)
    """How much it was, by table and row."""
    bots: dict[str, Rate] = field(default_factory=dict)
    """How often a seat with each bot won, of all that it sat in."""

    def add(
        self,
        outcome: Outcome,
        decisions: int,
        seconds: float,
        counts: Iterable[Count] = (),
        bots: Sequence[str] = (),
    ) -> None:
        """Count one match, and the bots that sat in its seats."""
        self.games += 1
        self.draws += not outcome.winners
        for seat in outcome.winners:
            self.seats[seat] += 1
        if outcome.side is not None:
            self.sides[outcome.side] = self.sides.get(outcome.side, 0) + 1
        self.reasons[outcome.reason] = self.reasons.get(outcome.reason, 0) + 1
        self.decisions += decisions
        self.milliseconds += round(seconds * 1000)
        for count in counts:
            self._count(count)
        for seat, bot in enumerate(bots):
            _add({bot: Rate(seat in outcome.winners, 1)}, self.bots, Rate(0, 0))

    def _count(self, count: Count) -> None:
        amount = count.amount
        if amount is None:
            _add({count.row: 1}, self.cases.setdefault(count.table, {}), 0)
        else:
            _add({count.row: Mean(1, amount, amount**2)}, self.amounts.setdefault(count.table, {}), Mean())

    def merge(self, other: Tally) -> None:
        """Add everything that the other has counted."""
        self.seats = [mine + theirs for mine, theirs in zip(self.seats, other.seats, strict=True)]
        _add(other.sides, self.sides, 0)
        _add(other.reasons, self.reasons, 0)
        _add(other.bots, self.bots, Rate(0, 0))
        for table, rows in other.cases.items():
            _add(rows, self.cases.setdefault(table, {}), 0)
        for table, means in other.amounts.items():
            _add(means, self.amounts.setdefault(table, {}), Mean())
        self.games += other.games
        self.draws += other.draws
        self.decisions += other.decisions
        self.milliseconds += other.milliseconds


def _add(theirs: Mapping[str, Any], mine: dict[str, Any], nothing: Any) -> None:
    for name, amount in theirs.items():
        mine[name] = mine.get(name, nothing) + amount
