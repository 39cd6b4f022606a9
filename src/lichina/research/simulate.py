"""Plays many matches between bots and counts the results.

Match number i of a simulation has the seed `<seed> <i>`, so that any one of them can be watched by itself. The result
depends on the seed alone, not on how many processes shared the work.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from time import perf_counter
from typing import Any, NamedTuple

from ..bots import Bot, Driver, seated
from ..kernel import BadOptions, Count, Game, LichinaError, Match, Outcome
from ..registry import FoundGame, GameName, find

_SHARE = 20
"""How many matches a process is given at a time; the same however many processes there are."""
_Z = 1.959964


@dataclass(frozen=True)
class Rate:
    """How often something happened."""

    count: int
    of: int

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

    def add(self, outcome: Outcome, decisions: int, seconds: float, counts: Iterable[Count] = ()) -> None:
        """Count one match."""
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


@dataclass(frozen=True)
class SimulationResult:
    """The result of a simulation."""

    game: str
    bots: tuple[str, ...]
    seed: int | str
    tally: Tally
    elapsed: float
    """Real seconds."""

    @property
    def games(self) -> int:
        """How many matches were played."""
        return self.tally.games

    @property
    def sides(self) -> dict[str, Rate]:
        """How often each side won."""
        return {name: Rate(count, self.games) for name, count in sorted(self.tally.sides.items())}

    @property
    def reasons(self) -> dict[str, Rate]:
        """How often matches ended for each reason."""
        return {name: Rate(count, self.games) for name, count in sorted(self.tally.reasons.items())}

    @property
    def seats(self) -> list[Rate]:
        """How often each seat won."""
        return [Rate(count, self.games) for count in self.tally.seats]

    @property
    def by_bot(self) -> dict[str, Rate]:
        """How often a seat with each bot won."""
        wins = {name: 0 for name in self.bots}
        for name, count in zip(self.bots, self.tally.seats, strict=True):
            wins[name] += count
        return {name: Rate(count, self.games * self.bots.count(name)) for name, count in wins.items()}

    @property
    def cases(self) -> dict[str, dict[str, Rate]]:
        """What else the game has counted, by table and row: how often each row came, out of all in its table."""
        return {
            table: {row: Rate(count, sum(rows.values())) for row, count in sorted(rows.items())}
            for table, rows in self.tally.cases.items()
        }

    @property
    def amounts(self) -> dict[str, dict[str, Mean]]:
        """How much it was on average, by table and row."""
        return {table: dict(sorted(rows.items())) for table, rows in self.tally.amounts.items()}

    @property
    def draws(self) -> Rate:
        """How often nobody won."""
        return Rate(self.tally.draws, self.games)

    @property
    def mean_decisions(self) -> float:
        """Average number of decisions in a match."""
        return self.tally.decisions / self.games

    @property
    def mean_seconds(self) -> float:
        """Average game time that a match took."""
        return self.tally.milliseconds / 1000 / self.games

    @property
    def decisions_per_second(self) -> float:
        """Decisions per second of real time."""
        return self.tally.decisions / self.elapsed


class _Plan(NamedTuple):
    """What a process needs to know to play its share."""

    game: str | type[Game]
    seats: int
    bots: tuple[str, ...]
    seed: int | str
    options: Mapping[str, Any]


def simulate(
    game: GameName,
    seats: int,
    games: int,
    *,
    bots: Sequence[str] = ("random",),
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> SimulationResult:
    """Let bots play this many matches; a single bot name stands for all seats. `progress` is told how many are done."""
    entry = find(game)
    if games < 1 or workers < 1:
        raise BadOptions(
            "bad-simulation", f"there must be at least one match and one worker, not {games} and {workers}"
        )
    Match(entry.game, seats, seed, options, checkpoints=False)  # what cannot start is refused here and now
    plan = _Plan(entry.address, seats, line_up(entry, seats, bots), seed, options or {})
    tally = Tally([0] * seats)
    begun = perf_counter()
    shares = [range(first, min(first + _SHARE, games)) for first in range(0, games, _SHARE)]
    for part in _alone(plan, shares) if workers == 1 else _shared(plan, shares, workers):
        tally.merge(part)
        if progress is not None:
            progress(tally.games)
    return SimulationResult(entry.game.id, plan.bots, seed, tally, perf_counter() - begun)


def line_up(entry: FoundGame, seats: int, bots: Sequence[str]) -> tuple[str, ...]:
    """A bot's name for every seat; refused if one is not known, or if their number does not match the seats."""
    for name in bots:
        entry.bot(name)
    if len(bots) == 1:
        return tuple(bots) * seats
    if len(bots) != seats:
        raise BadOptions(
            "wrong-bots",
            f"name one bot for all, or one for each of the {seats} seats, not {len(bots)}",
            seats=seats,
            given=len(bots),
        )
    return tuple(bots)


def _alone(plan: _Plan, shares: Sequence[range]) -> Iterator[Tally]:
    for share in shares:
        yield _play_share(plan, share)


def _shared(plan: _Plan, shares: Sequence[range], workers: int) -> Iterator[Tally]:
    with ProcessPoolExecutor(workers, initializer=_be_quiet) as pool:
        try:
            for part in pool.map(_try_share, [plan] * len(shares), shares):
                if isinstance(part, LichinaError):
                    raise part
                yield part
        finally:
            pool.shutdown(cancel_futures=True)


def _be_quiet() -> None:
    """Ctrl-C is for the process that shares the work out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _try_share(plan: _Plan, share: range) -> Tally | LichinaError:
    """An error comes back as a result: raised, it would lose its cause on the way."""
    try:
        return _play_share(plan, share)
    except LichinaError as error:
        return error


def _play_share(plan: _Plan, share: range) -> Tally:
    entry = find(plan.game)
    kinds = [entry.bot(name) for name in plan.bots]
    tally = Tally([0] * plan.seats)
    for index in share:
        seed = f"{plan.seed} {index}"
        try:
            _play(entry.game, kinds, seed, plan.options, tally)
        except LichinaError as error:
            raise LichinaError(
                "match-failed", f"match {index} (seed “{seed}”) failed: {error}", seed=seed, detail=str(error)
            ) from error
    return tally


def _play(game: type[Game], kinds: Sequence[type[Bot]], seed: str, options: Mapping[str, Any], tally: Tally) -> None:
    checkpoints = any(kind.imagines for kind in kinds)
    match = Match(game, len(kinds), seed, options, checkpoints=checkpoints)
    driver = Driver(match, seated(kinds, seed))
    while match.outcome is None:
        driver.step()
    tally.add(match.outcome, driver.decisions, match.now, match.game.tally())
