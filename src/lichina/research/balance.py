"""Measures how fair a game is between bots: who wins, with what, how long it takes, and what moves the odds."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, NamedTuple, TypeVar

from ..kernel import BadOptions, Dice, Part
from ..kernel.dice import key_of
from ..registry import FoundGame, GameName, find
from ..words import Words
from .crews import Hired, played
from .effects import Factor, Observed, StrongestEffects, Variation, strongest, vary
from .lineup import Bots, line_up
from .rows import SimulatedMatch
from .simulate import Progress, hired
from .stage import MatchPlan, Task
from .statistics import Portion, Rate, shared
from .tournament import Tournament, TournamentInterrupted, TournamentResult

_K = TypeVar("_K")

SIZES = 5
"""How many numbers of players are looked at, if none are named."""


class Setting(NamedTuple):
    """How a match is played: the mode and the number of seats."""

    mode: str
    seats: int


class RoleRate(NamedTuple):
    """How often a seat with a role won, and with whom it wins."""

    role: str
    side: str | None
    wins: Portion


@dataclass(frozen=True)
class BalanceReport:
    """How fair a game is."""

    game: str
    bots: tuple[str, ...]
    """Who played."""
    seed: int | str
    usual: int
    """How many matches had the usual options: all figures but the effects and the rivals are of these."""
    varied: int
    """How many had options at random."""
    settings: tuple[Setting, ...]
    parties: Mapping[str, Portion]
    """How often each side won; where there are no sides, anybody with each role."""
    sided: bool
    """Whether there are sides."""
    by_seats: Mapping[str, Mapping[int, Portion]]
    by_mode: Mapping[str, Mapping[str, Portion]]
    roles: tuple[RoleRate, ...]
    places: Mapping[str, Portion]
    """How often the `first` player won, the `second`, those `between`, and the `last`; empty where nobody begins."""
    endings: Mapping[str, Rate]
    draws: Rate
    decisions: tuple[int, ...]
    """Of each match how many."""
    seconds: tuple[float, ...]
    """The game's own time."""
    effects: StrongestEffects
    rivals: TournamentResult | None


class BalanceInterrupted(KeyboardInterrupt):
    """Somebody has pressed Ctrl-C; the report is of the matches that were done."""

    def __init__(self, report: BalanceReport) -> None:
        super().__init__()
        self.report = report


def balance(  # noqa: PLR0913
    game: GameName,
    games: int = 400,
    *,
    seats: Sequence[int] | None = None,
    modes: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
    bots: Bots | None = None,
    rivals: Sequence[str] | None = None,
    deals: int = 20,
    seed: int | str = 0,
    workers: int = 1,
    cluster: str | None = None,
    progress: Progress | None = None,
) -> BalanceReport:
    """Play this many matches with the usual options, as many with random ones, and a tournament of this many deals.

    Matches are spread over all modes, and over the numbers of players. The same seed gives the same report.
    """
    plan = Balance(
        game,
        games,
        seats=seats,
        modes=modes,
        options=options,
        bots=bots,
        rivals=rivals,
        deals=deals,
        seed=seed,
    )
    return plan.run(hired(games, workers, cluster), progress)


class Balance:
    """Makes a report. If something cannot be played, it is refused at once."""

    def __init__(  # noqa: PLR0913
        self,
        game: GameName,
        games: int = 400,
        *,
        seats: Sequence[int] | None = None,
        modes: Sequence[str] | None = None,
        options: Mapping[str, Any] | None = None,
        bots: Bots | None = None,
        rivals: Sequence[str] | None = None,
        deals: int = 20,
        seed: int | str = 0,
    ) -> None:
        self.found = find(game)
        self.games, self.seed = games, seed
        self._given = {**self.found.game.MEASURED, **(options or {})}
        self.settings = tuple(_settings(self.found, modes, seats))
        if games < 1 or not self.settings:
            raise BadOptions("bad-simulation", f"there must be at least one match and one worker, not {games} and 1")
        self._bots = bots
        self._usual = [self._plan(setting, self._options(setting)) for setting in self.settings]
        self._varied: dict[int, tuple[Setting, Variation]] = {}
        self.tasks, self._plans = self._matches()
        self.rivals = self._tournament(rivals, deals)

    @property
    def matches(self) -> int:
        """How many will be played in all."""
        return len(self.tasks) + (0 if self.rivals is None else len(self.rivals.bouts))

    def words(self, language: str) -> Words:
        """In what words the matches are told that have the usual options."""
        return self.found.words(language, self._options(self.settings[0]))

    def _options(self, setting: Setting) -> dict[str, Any]:
        return self.found.between_bots(setting.mode, self._given)

    def _plan(self, setting: Setting, options: Mapping[str, Any]) -> MatchPlan:
        lineup = line_up(self.found, setting.seats, self._bots, options=options)
        return MatchPlan(self.found.address, setting.seats, lineup, self.seed, options, closely=True)

    def _matches(self) -> tuple[list[Task], list[MatchPlan]]:
        """One match with the usual options, one with others, and so on: whatever is done can be reported."""
        plans, tasks = list(self._usual), []
        for number in range(self.games):
            place, index = number % len(self.settings), number // len(self.settings)
            tasks.append(Task(place, index))
            setting, dice = self.settings[place], Dice(key_of(f"options {number} {self.seed}"))
            varied = vary(self.found, setting.seats, self._options(setting), self._given, dice)
            if varied.has or varied.lacks:
                self._varied[len(plans)] = (setting, varied)
                tasks.append(Task(len(plans), self.games + index))
                plans.append(self._plan(setting, varied.options))
        return tasks, plans

    def _tournament(self, rivals: Sequence[str] | None, deals: int) -> Tournament | None:
        """In the middle of what is looked at, in the first mode."""
        names = [*self.found.usual_bots()] if rivals is None else list(rivals)
        if not deals or len(names) < 2:
            return None
        mode = self.settings[0].mode
        counts = [setting.seats for setting in self.settings if setting.mode == mode]
        return Tournament(
            self.found.address, counts[len(counts) // 2], names, deals, mode, self._given, f"rivals {self.seed}"
        )

    def run(self, crew: Hired | None = None, progress: Progress | None = None) -> BalanceReport:
        """Play, and make the report."""
        done: list[SimulatedMatch] = []
        try:
            for match in played(self._plans, self.tasks, crew):
                done.append(match)
                if progress is not None:
                    progress(len(done))
            told = None if progress is None else lambda count: progress(len(done) + count)
            rivals = None if self.rivals is None else self.rivals.run(crew, told)
        except TournamentInterrupted as stop:
            raise BalanceInterrupted(self.report(done, stop.result if stop.result.deals else None)) from None
        except KeyboardInterrupt:
            raise BalanceInterrupted(self.report(done, None)) from None
        return self.report(done, rivals)

    def report(self, done: Sequence[SimulatedMatch], rivals: TournamentResult | None) -> BalanceReport:
        """What these matches say, the first of all that are to be played."""
        both = list(zip(self.tasks, done, strict=False))
        usual = [(self.settings[task.plan], match) for task, match in both if task.plan < len(self.settings)]
        matches = [match for _, match in usual]
        sided = any(part.side is not None for match in done for part in (*match.dealt, *match.ended))
        won = [(setting, _won(match, sided)) for setting, match in usual]
        names = sorted({name for _, one in won for name in one})
        return BalanceReport(
            game=self.found.game.id,
            bots=tuple(dict.fromkeys(chain.from_iterable(match.bots for match in matches))),
            seed=self.seed,
            usual=len(matches),
            varied=len(both) - len(matches),
            settings=self.settings,
            parties={name: shared(one[name] for _, one in won if name in one) for name in names},
            sided=sided,
            by_seats={name: _by(name, ((setting.seats, one) for setting, one in won)) for name in names},
            by_mode={name: _by(name, ((setting.mode, one) for setting, one in won)) for name in names},
            roles=tuple(_roles(matches)),
            places=_places(matches),
            endings={reason: Rate(count, len(matches)) for reason, count in _endings(matches)},
            draws=Rate(sum(not match.outcome.winners for match in matches), len(matches)),
            decisions=tuple(match.decisions for match in matches),
            seconds=tuple(match.seconds for match in matches),
            effects=strongest([self._observed(task, match, sided) for task, match in both]),
            rivals=rivals,
        )

    def _observed(self, task: Task, match: SimulatedMatch, sided: bool) -> Observed:
        own = {Factor("role", role) for role in {*_roles_of(match)}}
        own |= {Factor("card", card) for card in match.told if Factor("role", card) not in own}
        won = {name: bool(share[0]) for name, share in _won(match, sided).items()}
        if task.plan not in self._varied:
            return Observed((self.settings[task.plan], False), frozenset(own), frozenset(), won)
        setting, varied = self._varied[task.plan]
        return Observed((setting, True), varied.has | own, varied.lacks, won)


def _settings(found: FoundGame, modes: Sequence[str] | None, seats: Sequence[int] | None) -> Iterator[Setting]:
    """All modes, and of each the fewest players, the most, and some between them."""
    for mode in modes or found.game.MODES:
        players = found.seats(mode)
        if seats is None:
            last = len(players) - 1
            steps = min(SIZES - 1, last)
            counts = [players[round(step * last / steps)] for step in range(steps + 1)] if steps else [*players]
        else:
            counts = sorted({count for count in seats if count in players})
        for count in counts:
            yield Setting(mode, count)


def _won(match: SimulatedMatch, sided: bool) -> dict[str, tuple[float, float]]:
    """Of each side that took part, or of each role where there are no sides, whether it won: 1 of 1, or 0."""
    if sided:
        sides = {part.side for part in (*match.dealt, *match.ended) if part.side is not None}
        return {side: (float(match.outcome.side == side), 1.0) for side in sides}
    won: dict[str, float] = {}
    for seat, part in enumerate(match.dealt):
        if part.role:
            won[part.role] = max(won.get(part.role, 0.0), float(seat in match.outcome.winners))
    return {role: (value, 1.0) for role, value in won.items()}


def _by(name: str, won: Iterable[tuple[_K, Mapping[str, tuple[float, float]]]]) -> dict[_K, Portion]:
    """How often one of them won, by something that matches have."""
    groups: dict[_K, list[tuple[float, float]]] = defaultdict(list)
    for key, one in won:
        if name in one:
            groups[key].append(one[name])
    return {key: shared(found) for key, found in groups.items()}


def _roles_of(match: SimulatedMatch) -> Iterator[str]:
    """Every role of every seat: that of the deal, or the one that came later where none is dealt."""
    for parts in zip(match.dealt, match.ended, strict=True):
        yield from _roles_in(parts)


def _roles_in(parts: Iterable[Part]) -> list[str]:
    """What somebody was; one with two roles was both."""
    role = next((part.role for part in parts if part.role), "")
    return [one for one in role.split("+") if one]


def _roles(matches: Sequence[SimulatedMatch]) -> Iterator[RoleRate]:
    """How often seats with each role won, by the side that it was dealt to."""
    sums: dict[tuple[str, str], list[tuple[float, float]]] = defaultdict(list)
    for match in matches:
        own: dict[tuple[str, str], list[bool]] = defaultdict(list)
        for seat, (dealt, ended) in enumerate(zip(match.dealt, match.ended, strict=True)):
            for role in _roles_in((dealt, ended)):
                own[dealt.side or "", role].append(seat in match.outcome.winners)
        for key, won in own.items():
            sums[key].append((sum(won), len(won)))
    for (side, role), groups in sorted(sums.items()):
        yield RoleRate(role, side or None, shared(groups))


def _places(matches: Sequence[SimulatedMatch]) -> dict[str, Portion]:
    groups: dict[str, list[tuple[float, float]]] = {place: [] for place in ("first", "second", "between", "last")}
    for match in matches:
        if match.first is not None:
            order = [(match.first + step) % match.seats in match.outcome.winners for step in range(match.seats)]
            parts = (order[:1], order[1:2], order[2:-1], order[max(2, len(order) - 1) :])
            for place, won in zip(groups, parts, strict=True):
                groups[place].append((sum(won), len(won)))
    return {place: shared(own) for place, own in groups.items() if any(count for _, count in own)}


def _endings(matches: Sequence[SimulatedMatch]) -> list[tuple[str, int]]:
    """The most frequent first."""
    counts = Counter(match.outcome.reason for match in matches)
    return sorted(counts.items(), key=lambda one: (-one[1], one[0]))
