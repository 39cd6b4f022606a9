"""Lets bots play against each other, each two with the same deals and with the sides changed.

In each match there are two of them. One has a side, the other all the rest; then they change over, with the same deal,
and so with each side. Where a game has no sides, every other seat is for one of them, and with the next deal they move
on by a seat. So neither luck in the deal nor a stronger side decides who is ahead.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, groupby
from typing import Any, NamedTuple

from ..kernel import BadOptions, Match, Part
from ..registry import FoundGame, GameName, find
from .crews import Hired, played
from .lineup import BotName, maker, name_of
from .rating import Rating, rate
from .simulate import Progress, hired
from .stage import MatchPlan, Task
from .statistics import Portion, shared

FIRST, SECOND, NEITHER = 0, 1, -1


class Duel(NamedTuple):
    """Two bots at one table: the first has this side, the second all others; without a side, every other seat."""

    bots: tuple[BotName, ...]
    side: str | None

    @property
    def names(self) -> tuple[str, ...]:
        """What they are called."""
        return tuple(map(name_of, self.bots))

    def sit(self, index: int, cast: Sequence[Part], count: int) -> list[int]:
        """Which of them sits in each seat. With every deal they move on by one seat."""
        if self.side is None:
            return [(seat + index) % 2 for seat in range(count)]
        return [FIRST if part.side == self.side else SECOND for part in cast]


class Bout(NamedTuple):
    """One match of a tournament: the deal, who plays, and who sits where."""

    task: Task
    pair: tuple[int, int]
    """The numbers of both bots."""
    sitting: tuple[int, ...]
    """For each seat the number of its bot; NEITHER for a seat that can win nothing."""
    sides: tuple[str | None, ...]


class Standing(NamedTuple):
    """How one bot has done."""

    bot: str
    rating: Rating
    points: Portion
    """Which share of the points it has won against all others."""
    wins: Portion
    """How often a seat with it won."""
    sides: Mapping[str, Portion]
    """How often it won with each side."""


@dataclass(frozen=True)
class TournamentResult:
    """What came of a tournament."""

    game: str
    players: int
    seed: int | str
    deals: int
    """How many deals all have played."""
    matches: int
    bots: tuple[str, ...]
    """As they were named."""
    points: tuple[tuple[Portion | None, ...], ...]
    """Which share of the points each has won against each; None against itself."""
    standings: tuple[Standing, ...]
    """The strongest first."""


class TournamentInterrupted(KeyboardInterrupt):
    """Somebody has pressed Ctrl-C; the result is that of the deals that all have played."""

    def __init__(self, result: TournamentResult) -> None:
        super().__init__()
        self.result = result


def tournament(  # noqa: PLR0913
    game: GameName,
    seats: int,
    bots: Sequence[BotName] | None = None,
    deals: int = 100,
    *,
    mode: str | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int | str = 0,
    workers: int = 1,
    cluster: str | None = None,
    progress: Progress | None = None,
) -> TournamentResult:
    """Let each two of these bots, or all of the game's, play this many deals from both sides.

    The same seed gives the same result, whoever plays. TournamentInterrupted has the result so far.
    """
    return Tournament(game, seats, bots, deals, mode, options, seed).run(hired(deals, workers, cluster), progress)


class Tournament:
    """A tournament to be played; what cannot be played is refused at once."""

    def __init__(
        self,
        game: GameName,
        seats: int,
        bots: Sequence[BotName] | None,
        deals: int,
        mode: str | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int | str = 0,
    ) -> None:
        self.found = find(game)
        self.seats = self.found.check_seats(mode, seats)
        self.bots = _known(self.found, bots)
        self.seed = seed
        if deals < 1:
            raise BadOptions("bad-simulation", f"there must be at least one match and one worker, not {deals} and 1")
        self._options = self.found.between_bots(mode, options)
        self._plans: dict[tuple[int, int, str | None], int] = {}
        self.bouts = [bout for deal in range(deals) for bout in self._bouts(deal)]

    def _bouts(self, deal: int) -> Iterator[Bout]:
        match = Match(self.found.game, self.seats, f"{self.seed} {deal}", self._options, checkpoints=False)
        cast = tuple(match.game.cast())
        sides = tuple(part.side for part in cast) or (None,) * self.seats
        among: list[str | None] = [*sorted({side for side in sides if side is not None})]
        if len(among) < 2:
            among, sides = [None], (None,) * self.seats
        for first, second in combinations(range(len(self.bots)), 2):
            there: set[tuple[int, ...]] = set()
            for side in among:
                for pair in ((first, second), (second, first)):
                    places = Duel((), side).sit(deal, cast, self.seats)
                    sitting = tuple(
                        NEITHER if side is not None and own is None else pair[place]
                        for place, own in zip(places, sides, strict=True)
                    )
                    if sitting not in there:  # of two sides, one is what the other leaves
                        there.add(sitting)
                        plan = self._plans.setdefault((*pair, side), len(self._plans))
                        yield Bout(Task(plan, deal), (first, second), sitting, sides)

    def run(self, crew: Hired | None = None, progress: Progress | None = None) -> TournamentResult:
        """Play it."""
        plans = [
            MatchPlan(
                self.found.address, self.seats, Duel((self.bots[a], self.bots[b]), side), self.seed, self._options
            )
            for a, b, side in self._plans
        ]
        winners: list[tuple[int, ...]] = []
        try:
            for match in played(plans, [bout.task for bout in self.bouts], crew):
                winners.append(match.outcome.winners)
                if progress is not None:
                    progress(len(winners))
        except KeyboardInterrupt:
            raise TournamentInterrupted(self.result(winners)) from None
        return self.result(winners)

    def result(self, winners: Sequence[tuple[int, ...]]) -> TournamentResult:
        """What the matches come to whose winners these are; of deals that not all have played nothing counts."""
        book = _Book()
        deals = matches = 0
        for _, group in groupby(self.bouts, lambda bout: bout.task.match):
            bouts = list(group)
            if matches + len(bouts) > len(winners):
                break
            for bout in bouts:
                book.enter(bout, frozenset(winners[matches]))
                matches += 1
            deals += 1
        names = tuple(map(name_of, self.bots))
        each = range(len(names))
        points = tuple(tuple(None if a == b else book.points(a, b) for b in each) for a in each)
        standings = [book.standing(number, names[number], rating) for number, rating in enumerate(rate(points))]
        return TournamentResult(
            game=self.found.game.id,
            players=self.seats,
            seed=self.seed,
            deals=deals,
            matches=matches,
            bots=names,
            points=points,
            standings=tuple(sorted(standings, key=lambda standing: -standing.rating.value)),
        )


def _known(known: FoundGame, bots: Sequence[BotName] | None) -> list[BotName]:
    found: list[BotName] = [*known.usual_bots()] if bots is None else list(bots)
    names = [name_of(bot) for bot in found]
    if len(names) < 2 or len({*names}) < len(names):
        listed = ", ".join(names)
        raise BadOptions("too-few-bots", f"two different bots are needed at least, not {listed or '—'}", given=listed)
    for bot in found:
        maker(known, bot)
    return found


class _Sums(defaultdict[int, list[float]]):
    """By deal, how much came of how many cases."""

    def __init__(self) -> None:
        super().__init__(lambda: [0.0, 0.0])

    def add(self, deal: int, amount: float, cases: int = 1) -> None:
        self[deal][0] += amount
        self[deal][1] += cases

    def share(self) -> Portion:
        return shared((amount, cases) for amount, cases in self.values())


class _Book:
    """What matches have brought whom, deal by deal."""

    def __init__(self) -> None:
        self._points: dict[tuple[int, int], _Sums] = defaultdict(_Sums)
        self._all: dict[int, _Sums] = defaultdict(_Sums)
        self._wins: dict[int, _Sums] = defaultdict(_Sums)
        self._sides: dict[tuple[int, str], _Sums] = defaultdict(_Sums)

    def enter(self, bout: Bout, winners: frozenset[int]) -> None:
        deal = bout.task.match
        first, second = bout.pair
        gained = _gained(bout.sitting, winners, first, second)
        for own, other, points in ((first, second, gained), (second, first, 1 - gained)):
            self._points[own, other].add(deal, points)
            self._all[own].add(deal, points)
        for seat, (bot, side) in enumerate(zip(bout.sitting, bout.sides, strict=True)):
            if bot != NEITHER:
                self._wins[bot].add(deal, seat in winners)
                if side is not None:
                    self._sides[bot, side].add(deal, seat in winners)

    def points(self, own: int, other: int) -> Portion:
        return self._points[own, other].share()

    def standing(self, bot: int, name: str, rating: Rating) -> Standing:
        sides = {side: sums.share() for (own, side), sums in sorted(self._sides.items()) if own == bot}
        return Standing(name, rating, self._all[bot].share(), self._wins[bot].share(), sides)


def _gained(sitting: Sequence[int], winners: frozenset[int], first: int, second: int) -> float:
    """The first bot's share of the point that two seats play for, over all two that are not of the same bot."""
    mine = [seat in winners for seat, bot in enumerate(sitting) if bot == first]
    theirs = [seat in winners for seat, bot in enumerate(sitting) if bot == second]
    duels = [(1 + won - lost) / 2 for won in mine for lost in theirs]
    return sum(duels) / len(duels)
