"""Plays single matches of a simulation, in this process or in several."""

from __future__ import annotations

import pickle
import signal
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from ..bots import Bot, BotMaker, Driver, seated
from ..kernel import BadOptions, Dice, Game, LichinaError, Match
from ..registry import find
from .lineup import Lineup, maker
from .rows import SimulatedMatch, unwritable

_SHARE_SECONDS = 0.4
"""For about so long a process plays on its own before it hands over what it has."""
_AHEAD = 2
"""How many shares each process has before it."""


@dataclass(frozen=True)
class MatchPlan:
    """What a process needs to know to play matches with one number of seats."""

    game: str | type[Game]
    seats: int
    lineup: Lineup
    seed: int | str
    options: Mapping[str, Any]
    keep: Path | None = None
    """The folder for records."""

    def record_of(self, index: int) -> Path | None:
        """Where the record of a match is kept."""
        return None if self.keep is None else self.keep / f"{self.seats}-{index}.json"


class Task(NamedTuple):
    """One match to play."""

    plan: int
    match: int


class MatchStage:
    """Where the matches of a plan are played."""

    def __init__(self, plan: MatchPlan) -> None:
        entry = find(plan.game)
        self.plan = plan
        self.game = entry.game
        self.names = plan.lineup.names
        self.makers = [maker(entry, bot) for bot in plan.lineup.bots]
        self.checkpoints = any(map(imagines, self.makers))

    def play(self, index: int) -> SimulatedMatch:
        """Play one match; an error names it."""
        seed = f"{self.plan.seed} {index}"
        try:
            return self._play(index, seed)
        except LichinaError as error:
            raise LichinaError(
                "match-failed", f"match {index} (seed “{seed}”) failed: {error}", seed=seed, detail=str(error)
            ) from error

    def _play(self, index: int, seed: str) -> SimulatedMatch:
        plan = self.plan
        match = Match(self.game, plan.seats, seed, plan.options, checkpoints=self.checkpoints)
        dealt = tuple(match.game.cast())
        sitting = plan.lineup.sit(index, dealt, plan.seats)
        driver = Driver(match, seated([self.makers[which] for which in sitting], seed))
        while match.outcome is None:
            driver.step()
        if (file := plan.record_of(index)) is not None:
            _keep(file, match)
        return SimulatedMatch(
            game=self.game.id,
            seats=plan.seats,
            match=index,
            seed=seed,
            outcome=match.outcome,
            bots=tuple(self.names[which] for which in sitting),
            dealt=dealt,
            ended=tuple(match.game.cast()),
            decisions=driver.decisions,
            seconds=match.now,
            counts=tuple(match.game.tally()),
        )


def imagines(make: BotMaker) -> bool:
    """Whether a match with such a bot has to keep checkpoints."""
    kind = make.func if isinstance(make, partial) else make
    return kind.imagines if isinstance(kind, type) and issubclass(kind, Bot) else make(Dice(bytes(16))).imagines


def _keep(file: Path, match: Match) -> None:
    try:
        file.write_bytes(match.record.to_json())
    except OSError as error:
        raise unwritable(file, error) from None


# --- one process, or several ------------------------------------------------------------------------------------------


def played_alone(plans: Sequence[MatchPlan], tasks: Sequence[Task]) -> Iterator[SimulatedMatch]:
    """Play all these matches here, in their order."""
    stages = [MatchStage(plan) for plan in plans]
    for task in tasks:
        yield stages[task.plan].play(task.match)


def played_shared(plans: Sequence[MatchPlan], tasks: Sequence[Task], workers: int) -> Iterator[SimulatedMatch]:
    """Play all these matches in several processes; they come in their order, however the work was shared."""
    try:
        pickle.dumps(plans)
    except Exception as error:
        raise BadOptions(
            "not-shareable",
            f"several processes can share only bots and games that can be imported by name: {error}",
            detail=str(error),
        ) from error
    left = iter(tasks)
    size = 1
    waiting: deque[Future[tuple[list[SimulatedMatch], float] | LichinaError]] = deque()
    with ProcessPoolExecutor(workers, initializer=_prepare, initargs=(plans,)) as pool:
        try:
            while True:
                while len(waiting) < _AHEAD * workers and (share := list(islice(left, size))):
                    waiting.append(pool.submit(_play_share, share))
                if not waiting:
                    return
                done = waiting.popleft().result()
                if isinstance(done, LichinaError):
                    raise done
                played, seconds = done
                size = max(1, min(2 * size, round(_SHARE_SECONDS * len(played) / max(seconds, 1e-9))))
                yield from played
        finally:
            pool.shutdown(cancel_futures=True)


_stages: list[MatchStage] = []
"""In a process that plays shares: its stages."""


def _prepare(plans: Sequence[MatchPlan]) -> None:
    """Ctrl-C is for the process that shares the work out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stages[:] = [MatchStage(plan) for plan in plans]


def _play_share(share: Sequence[Task]) -> tuple[list[SimulatedMatch], float] | LichinaError:
    """An error comes back as a result: raised, it would lose its cause on the way."""
    begun = perf_counter()
    try:
        return [_stages[task.plan].play(task.match) for task in share], perf_counter() - begun
    except LichinaError as error:
        return error
