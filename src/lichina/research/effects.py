"""What moves the odds: matches with something are compared with matches without it, like with like."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from math import sqrt
from statistics import NormalDist
from typing import Any, Literal, NamedTuple, TypeAlias

from ..kernel import BadOptions, Dice, Match, describe
from ..kernel.options import read
from ..registry import FoundGame
from .statistics import Rate

FactorKind: TypeAlias = Literal["option", "role", "card"]

FEWEST = 20
"""An effect is reported only if at least this many matches have something, and as many lack it."""
MOST = 5
_TRIES = 10
_NORMAL = NormalDist()


class Factor(NamedTuple):
    """Something that a match may have: an option, a role that was dealt, a card that everybody heard of."""

    kind: FactorKind
    name: str
    value: Any = None
    """Of an option: what was chosen instead of the usual."""
    usual: Any = None


class Observed(NamedTuple):
    """What is known of one match."""

    like: Hashable
    """Only matches that have the same are compared with each other."""
    has: frozenset[Factor]
    lacks: frozenset[Factor]
    """Options that might have been chosen otherwise, and were not."""
    won: Mapping[str, bool]
    """Of everybody who took part, whether they won."""


class Effect(NamedTuple):
    """By how much something moves the odds of somebody."""

    factor: Factor
    whom: str
    with_it: Rate
    without: Rate
    change: float
    """Of the chance to win, between matches that are alike in the rest."""
    interval: tuple[float, float]
    """Where the true changes lie, all that were compared at once, with 95 % confidence."""


class StrongestEffects(NamedTuple):
    """The strongest, and how many were compared to find them."""

    strongest: tuple[Effect, ...]
    compared: int


def strongest(matches: Sequence[Observed], most: int = MOST) -> StrongestEffects:
    """What moves the odds most: of each thing only whom it helps or harms most."""
    tables = _tables(matches)
    compared = [
        (factor, whom, cells)
        for (factor, whom), cells in tables.items()
        if min(sum(cell.with_it.of for cell in cells), sum(cell.without.of for cell in cells)) >= FEWEST
    ]
    if not compared:
        return StrongestEffects((), 0)
    sure = _NORMAL.inv_cdf(1 - 0.025 / len(compared))
    found = [_effect(factor, whom, cells, sure) for factor, whom, cells in compared]
    found.sort(key=lambda effect: (-_surely(effect), -abs(effect.change), str(effect.factor), effect.whom))
    once = {effect.factor: effect for effect in reversed(found)}
    return StrongestEffects(tuple(effect for effect in found if once[effect.factor] is effect)[:most], len(compared))


def _surely(effect: Effect) -> float:
    """How far from no change the nearer end of the interval is; less than 0 where it may be no change."""
    low, high = effect.interval
    return max(low, -high)


class _Cell(NamedTuple):
    """Matches that are alike: how often somebody won with something, and without it."""

    with_it: Rate
    without: Rate


def _tables(matches: Sequence[Observed]) -> dict[tuple[Factor, str], list[_Cell]]:
    factors = sorted({factor for match in matches for factor in match.has}, key=str)
    counts: dict[tuple[Factor, str], dict[Hashable, list[int]]] = defaultdict(lambda: defaultdict(lambda: [0] * 4))
    for match in matches:
        for factor in factors:
            there = factor in match.has
            if there or factor.kind != "option" or factor in match.lacks:
                for whom, won in match.won.items():
                    cell = counts[factor, whom][match.like]
                    cell[0 if there else 2] += won
                    cell[1 if there else 3] += 1
    return {
        key: [_Cell(Rate(*cell[:2]), Rate(*cell[2:])) for cell in cells.values() if cell[1] and cell[3]]
        for key, cells in counts.items()
    }


def _effect(factor: Factor, whom: str, cells: Sequence[_Cell], sure: float) -> Effect:
    """The difference of Mantel and Haenszel, with the variance of Sato: good for many small cells and for few large."""
    weights = [one.of * other.of / (one.of + other.of) for one, other in cells]
    apart = [one.value - other.value for one, other in cells]
    change = sum(weight * by for weight, by in zip(weights, apart, strict=True)) / sum(weights)
    spread = sum(change * _p(*cell) + _q(*cell) for cell in cells)
    error = sqrt(max(0.0, spread)) / sum(weights)
    total = Rate(0, 0)
    return Effect(
        factor,
        whom,
        with_it=sum((one for one, _ in cells), total),
        without=sum((other for _, other in cells), total),
        change=change,
        interval=(max(-1.0, change - sure * error), min(1.0, change + sure * error)),
    )


def _p(one: Rate, other: Rate) -> float:
    both = one.of + other.of
    return (one.of**2 * other.count - other.of**2 * one.count + one.of * other.of * (other.of - one.of) / 2) / both**2


def _q(one: Rate, other: Rate) -> float:
    both = one.of + other.of
    return (one.count * (other.of - other.count) + other.count * (one.of - one.count)) / (2 * both)


# --- options at random ------------------------------------------------------------------------------------------------


class Variation(NamedTuple):
    """Options that were drawn for one match, and which of them are not the usual ones."""

    options: Mapping[str, Any]
    has: frozenset[Factor]
    lacks: frozenset[Factor]


def vary(found: FoundGame, seats: int, usual: Mapping[str, Any], fixed: Iterable[str], dice: Dice) -> Variation:
    """Choose anew, in half of all cases, every option that is one of several; what the rules refuse is drawn again."""
    game = found.game
    settled = read(game.Options, usual)
    open_ones = dict(_changeable(found, seats, fixed))
    lists = {name: [one for one in choices if one != getattr(settled, name)] for name, choices in open_ones.items()}
    for _ in range(_TRIES):
        other = {name: dice.choice(choices) for name, choices in lists.items() if dice.below(2)}
        try:
            Match(game, seats, 0, {**usual, **other}, checkpoints=False)
        except BadOptions:
            continue
        break
    else:
        other = {}
    factors = {
        Factor("option", name, value, getattr(settled, name)) for name, choices in lists.items() for value in choices
    }
    return Variation(
        {**usual, **other},
        has=frozenset(factor for factor in factors if factor.name in other and other[factor.name] == factor.value),
        lacks=frozenset(factor for factor in factors if factor.name not in other),
    )


def _changeable(found: FoundGame, seats: int, fixed: Iterable[str]) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """The options that change the rules, and may be chosen otherwise than they are."""
    game = found.game
    modes = {name for mode in game.MODES.values() for name in mode.options}
    never = modes | {*fixed, *game.LIVE, *game.SEATED, *game.SIMULATED, *game.MEASURED, *game.idle(seats)}
    for option in describe(game.Options):
        if len(option.choices) > 1 and option.name not in never:
            yield option.name, option.choices
