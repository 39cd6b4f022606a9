"""How strong players are, by whom they beat: the model of Bradley and Terry, on the scale that chess uses."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import NamedTuple

from .statistics import Portion, Z

POINTS = 400 / log(10)
"""Where somebody is 400 points ahead, they win ten of eleven."""
_CLOSE = 1e-10
_ROUNDS = 10_000


class Rating(NamedTuple):
    """How strong somebody is: 0 is the middle of all."""

    value: float
    error: float

    @property
    def interval(self) -> tuple[float, float]:
        """Where it lies with 95 % confidence."""
        return self.value - Z * self.error, self.value + Z * self.error


def rate(points: Sequence[Sequence[Portion | None]]) -> list[Rating]:
    """The ratings of all, by which share of the points each has won against each; None against oneself.

    One draw is added for each pair, so that nobody who always wins is infinitely strong.
    """
    each = range(len(points))
    games = [[0.0 if share is None else share.worth + 1 for share in row] for row in points]
    won = [sum(share.value * share.worth + 0.5 for share in row if share is not None) for row in points]
    strength = [1.0 for _ in each]
    for _ in range(_ROUNDS):
        before = strength
        raised = [won[a] / sum(games[a][b] / (before[a] + before[b]) for b in each if b != a) for a in each]
        middle = sum(map(log, raised)) / len(raised)
        strength = [value / exp(middle) for value in raised]
        if max(abs(log(new / old)) for new, old in zip(strength, before, strict=True)) < _CLOSE:
            break
    told = [[games[a][b] * strength[a] * strength[b] / (strength[a] + strength[b]) ** 2 for b in each] for a in each]
    return [
        Rating(POINTS * log(value), POINTS * sqrt(spread))
        for value, spread in zip(strength, _spreads(told), strict=True)
    ]


def _spreads(told: Sequence[Sequence[float]]) -> list[float]:
    """The variance of each strength, of which only the differences are known: their mean is set to 0."""
    count = len(told)
    matrix = [[(sum(row) if a == b else 0.0) - row[b] + 1 / count for b in range(count)] for a, row in enumerate(told)]
    return [column[a] - 1 / count for a, column in enumerate(_inverse(matrix))]


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a positive matrix, by elimination."""
    count = len(matrix)
    rows = [[*row, *(float(a == b) for b in range(count))] for a, row in enumerate(matrix)]
    for a in range(count):
        rows[a] = [value / rows[a][a] for value in rows[a]]
        for b in range(count):
            if b != a:
                rows[b] = [value - rows[b][a] * pivot for value, pivot in zip(rows[b], rows[a], strict=True)]
    return [row[count:] for row in rows]
