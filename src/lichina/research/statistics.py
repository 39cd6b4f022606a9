"""What is counted over many matches, and how sure one can be of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from ..kernel import Count, Outcome

Z = 1.959964
"""Within how many standard errors the truth lies in 95 of 100 cases."""


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
        """Where the true rate lies with 95 % confidence."""
        return wilson(self.value, self.of)


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


@dataclass(frozen=True)
class Portion:
    """A share of cases that come in groups, as the seats of one deal do: they tell less than as many on their own."""

    value: float
    error: float
    """The standard error, found from how much the groups differ."""
    groups: int
    cases: float

    @property
    def worth(self) -> float:
        """As many cases that have nothing to do with each other would tell as much."""
        if not self.error:
            return float(self.groups)
        return min(self.cases, self.value * (1 - self.value) / self.error**2)

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies with 95 % confidence."""
        return wilson(self.value, self.worth)


def shared(groups: Iterable[tuple[float, float]]) -> Portion:
    """The share that all groups have together; each is how much came of how many cases."""
    pairs = [pair for pair in groups if pair[1]]
    cases = sum(count for _, count in pairs)
    if not cases:
        return Portion(0.0, 0.0, 0, 0.0)
    value = sum(amount for amount, _ in pairs) / cases
    apart = sum((amount - value * count) ** 2 for amount, count in pairs)
    error = sqrt(apart * len(pairs) / (len(pairs) - 1)) / cases if len(pairs) > 1 else 0.0
    return Portion(value, error, len(pairs), cases)


def wilson(value: float, count: float, z: float = Z) -> tuple[float, float]:
    """Wilson's interval for a share of this many cases: it also holds for rare things and few cases."""
    if not count:
        return 0.0, 1.0
    spread = z * z / count
    middle = (value + spread / 2) / (1 + spread)
    width = z * sqrt(value * (1 - value) / count + spread / (4 * count)) / (1 + spread)
    return max(0.0, middle - width), min(1.0, middle + width)


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


def signed(value: float, digits: int = 0) -> str:
    """A number with its sign, if it is not 0."""
    text = f"{value:+.{digits}f}"
    return text.replace("-", "−") if float(text) else text[1:]
