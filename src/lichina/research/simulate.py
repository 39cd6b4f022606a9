"""Plays many matches between bots and counts the results.

Match number i of a simulation has the seed `<seed> <i>`, so that any one of them can be watched by itself. The result
depends on the seed alone, not on how many processes shared the work.
"""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from pathlib import Path
from threading import current_thread, main_thread
from time import perf_counter
from typing import Any

import msgspec

from ..kernel import BadOptions, Match, Options
from ..registry import GameName, find
from .crews import Hired, played, processes
from .lineup import Bots, Lineup, line_up
from .rows import BadData, SimulatedMatch, of_row, rows_of, unwritable
from .stage import MatchPlan, Task
from .statistics import Mean, Rate, Tally
from .writer import Writer

_NEWS_SECONDS = 0.1
"""How often at most the caller is told how many matches are done."""

Progress = Callable[[int], None]
"""Is told how many matches are done."""


@dataclass(frozen=True)
class SimulationResult:
    """The result of a simulation."""

    game: str
    bots: tuple[str, ...]
    """The name of the bot in each seat; empty where that is not the same in every match."""
    seed: int | str
    tally: Tally
    elapsed: float = 0.0
    """Real seconds; 0 for matches that were only read."""
    decided: int = 0
    """How many decisions were taken in that time."""

    @property
    def games(self) -> int:
        """How many matches were played."""
        return self.tally.games

    @property
    def players(self) -> int:
        """How many seats each match had."""
        return len(self.tally.seats)

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
        return dict(self.tally.bots)

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
        return self.tally.decisions / self.games if self.games else 0.0

    @property
    def mean_seconds(self) -> float:
        """Average game time that a match took."""
        return self.tally.milliseconds / 1000 / self.games if self.games else 0.0

    @property
    def decisions_per_second(self) -> float:
        """Decisions per second of real time."""
        return self.decided / self.elapsed if self.elapsed else 0.0


class Interrupted(KeyboardInterrupt):
    """Somebody has pressed Ctrl-C; the results are those of the matches that were done."""

    def __init__(self, results: list[SimulationResult]) -> None:
        super().__init__()
        self.results = results


def simulate(  # noqa: PLR0913
    game: GameName,
    seats: int,
    games: int,
    *,
    mode: str | None = None,
    options: Mapping[str, Any] | None = None,
    bots: Bots | None = None,
    rotate: bool = False,
    seed: int | str = 0,
    workers: int = 1,
    progress: Progress | None = None,
    out: str | os.PathLike[str] | None = None,
    keep: str | os.PathLike[str] | None = None,
    resume: bool = False,
    shard: tuple[int, int] = (1, 1),
    cluster: str | None = None,
) -> SimulationResult:
    """Let bots play this many matches, and count what comes of them.

    `bots` are one for all seats, one for each, or a mapping by side, role, seat number and `others`; by default the
    game's first. `options` lie over those of the mode, and these over those that the game has between bots. `out` is a
    file for rows, `keep` a folder for records; with `resume`, what `out` holds already is not played again. Of `shard`
    (1, 4), every fourth match is played, the first one first. `cluster` is the address of a Dask scheduler, whose
    machines play instead of the `workers` of this one.
    """
    simulation = Simulation(game, [seats], games, mode, options, bots, rotate, seed, keep, shard)
    (result,) = simulation.run(workers=workers, progress=progress, out=out, resume=resume, cluster=cluster)
    return result


@dataclass
class Simulation:
    """Matches to be played, with one number of seats or with several; the fields are the arguments of `simulate`."""

    game: GameName
    seats: Sequence[int]
    games: int
    mode: str | None = None
    options: Mapping[str, Any] | None = None
    bots: Bots | None = None
    rotate: bool = False
    seed: int | str = 0
    keep: str | os.PathLike[str] | None = None
    shard: tuple[int, int] = (1, 1)

    def __post_init__(self) -> None:
        """What cannot be played is refused here and now."""
        self.found = find(self.game)
        own, of = self.shard
        if self.games < 1 or not self.seats:
            raise BadOptions(
                "bad-simulation", f"there must be at least one match and one worker, not {self.games} and 1"
            )
        if not 1 <= own <= of:
            raise BadOptions("bad-shard", f"there is no share {own} of {of}", own=own, of=of)
        chosen = self.found.between_bots(self.mode, self.options)
        counts = sorted(set(self.seats))
        self.lineups = [self._lineup(count, chosen) for count in counts]
        self.plans = [
            MatchPlan(self.found.address, count, lineup, self.seed, chosen, keep=self.keep is not None)
            for count, lineup in zip(counts, self.lineups, strict=True)
        ]
        self.settled: Options = self._first_deal()
        """The options of every match, with all that is not chosen."""
        numbers = range(own - 1, self.games, of)
        self.tasks = [Task(plan, index) for index in numbers for plan in range(len(self.plans))]
        """With every number of seats in turn: whatever is done says something of each, and more can follow."""

    def _lineup(self, count: int, options: Mapping[str, Any]) -> Lineup:
        return line_up(self.found, self.found.check_seats(self.mode, count), self.bots, self.rotate, options)

    def _first_deal(self) -> Any:
        for plan in self.plans:
            match = Match(self.found.game, plan.seats, f"{self.seed} 0", plan.options, checkpoints=False)
            plan.lineup.sit(0, tuple(match.game.cast()), plan.seats)
        return match.game.options

    def name(self) -> str:
        """The same for all that plays the same matches: rows of others do not go into the same file."""
        lineup = self.lineups[0]
        seats = lineup.seats if len(lineup.bots) > 1 else ()
        bots = [lineup.names, seats, [*lineup.keys.items()], lineup.rotate]
        options = msgspec.json.encode(self.settled).decode()
        parts = [self.found.game.id, self.found.game.version, self.seed, options, bots]
        return blake2b(json.dumps(parts).encode(), digest_size=6).hexdigest()

    def run(
        self,
        *,
        workers: int = 1,
        progress: Progress | None = None,
        out: str | os.PathLike[str] | None = None,
        resume: bool = False,
        cluster: str | None = None,
    ) -> list[SimulationResult]:
        """Play all matches; a result for each number of seats. Interrupted has the results so far."""
        crew = hired(self.games, workers, cluster)
        if resume and out is None:
            raise BadOptions("nothing-to-resume", "only what goes into a file can be gone on with: name it as `out`")
        return _Course(self, crew, progress).through(out, resume)


class _Course:
    """A simulation that is being played."""

    def __init__(self, simulation: Simulation, crew: Hired | None, progress: Progress | None) -> None:
        self.simulation = simulation
        self.crew = crew
        self.folder = None if simulation.keep is None else Path(simulation.keep)
        self.progress = progress
        self.tallies = [Tally([0] * plan.seats) for plan in simulation.plans]
        self.places = {plan.seats: number for number, plan in enumerate(simulation.plans)}
        self.seconds = 0.0
        self.decided = [0 for _ in simulation.plans]
        self.done = 0
        self.told = 0.0

    def through(self, out: str | os.PathLike[str] | None, resume: bool) -> list[SimulationResult]:
        simulation = self.simulation
        name, options = simulation.name(), msgspec.json.encode(simulation.settled).decode()
        writer = None if out is None else Writer(out, resume)
        try:
            if writer is not None and resume:
                self._take_over(writer, name)
            if self.folder is not None:
                self.folder.mkdir(parents=True, exist_ok=True)
            begun = perf_counter()
            for match in played(simulation.plans, simulation.tasks[self.done :], self.crew):
                with undisturbed():
                    self._count(match)
                    self.seconds = perf_counter() - begun
                    self.decided[self.places[match.seats]] += match.decisions
                    self._keep(match)
                    if writer is not None:
                        writer.write(*rows_of(match, options, name))
                    self._tell()
        except KeyboardInterrupt:
            raise Interrupted(self._results()) from None
        finally:
            if writer is not None:
                writer.close()
        return self._results()

    def _keep(self, match: SimulatedMatch) -> None:
        if self.folder is not None:
            file = self.folder / f"{match.seats}-{match.match}.json"
            try:
                file.write_bytes(match.record)
            except OSError as error:
                raise unwritable(file, error) from None

    def _take_over(self, writer: Writer, name: str) -> None:
        """What is done already, which must be what would be played now."""
        plans = self.simulation.plans
        path = str(writer.path)
        tasks = iter(self.simulation.tasks)
        for match, seats in writer.earlier():
            task = next(tasks, None)
            if task is None:
                raise BadData("more-there", f"{path} holds more matches than are asked for", path=path)
            if (match["simulation"], match["seats"], match["match"]) != (name, plans[task.plan].seats, task.match):
                raise BadData("other-simulation", f"{path} holds matches of another simulation", path=path)
            self._count(of_row(match))
            writer.write(match, seats)
        writer.take_place()

    def _count(self, played: SimulatedMatch) -> None:
        tally = self.tallies[self.places[played.seats]]
        tally.add(played.outcome, played.decisions, played.seconds, played.counts, played.bots)
        self.done += 1

    def _tell(self) -> None:
        now = perf_counter()
        if self.progress is not None and (now - self.told > _NEWS_SECONDS or self.done == len(self.simulation.tasks)):
            self.told = now
            self.progress(self.done)

    def _results(self) -> list[SimulationResult]:
        """Matches of all sizes were played at the same time; each has its part of it by its decisions."""
        simulation, total = self.simulation, sum(self.decided) or 1
        return [
            SimulationResult(
                simulation.found.game.id, lineup.fixed, simulation.seed, tally, self.seconds * decided / total, decided
            )
            for lineup, tally, decided in zip(simulation.lineups, self.tallies, self.decided, strict=True)
        ]


def hired(games: int, workers: int, address: str | None) -> Hired | None:
    """Who plays: nobody but this process, several processes, or a cluster."""
    if workers < 1:
        raise BadOptions(
            "bad-simulation", f"there must be at least one match and one worker, not {games} and {workers}"
        )
    if address is not None:
        from .cluster import cluster

        return partial(cluster, address)
    return None if workers == 1 else partial(processes, workers)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C waits until this is done, so that a match is either counted and written down or not."""
    if current_thread() is not main_thread():
        yield
        return
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _frame: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed and callable(before):
        before(signal.SIGINT, None)
