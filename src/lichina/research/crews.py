"""Plays matches here, in several processes, or on the machines of a cluster: they come in their order all the same."""

from __future__ import annotations

import pickle
import signal
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from itertools import islice
from threading import Lock
from time import perf_counter
from typing import NamedTuple, Protocol, TypeAlias

from .. import __version__
from ..kernel import BadOptions, LichinaError
from .rows import SimulatedMatch
from .stage import MatchPlan, MatchStage, Task

_SHARE_SECONDS = 0.4
"""For about how long somebody plays alone before handing over what is done."""
_AHEAD = 2
"""How many shares everybody has before them."""


class PlayedShare(NamedTuple):
    """Matches that somebody has played alone, and how long that took."""

    matches: list[SimulatedMatch]
    seconds: float


Handover: TypeAlias = PlayedShare | LichinaError
"""An error comes back as a result: raised, it would lose its cause on the way."""


class Promise(Protocol):
    """A share that is being played."""

    def result(self) -> Handover: ...  # pragma: no cover


class Crew(Protocol):
    """Some who play shares of the matches at the same time."""

    def hands(self) -> int:
        """How many they are now."""

    def hand_out(self, plans: Mapping[int, MatchPlan], tasks: Sequence[Task]) -> Promise:
        """Let one of them play these."""

    def call_off(self) -> None:
        """What is not done yet is not wanted any more."""


Hired: TypeAlias = Callable[[], AbstractContextManager[Crew]]
"""Brings a crew together, and sends it home."""


def played(plans: Sequence[MatchPlan], tasks: Sequence[Task], hired: Hired | None) -> Iterator[SimulatedMatch]:
    """Play all these matches, here if nobody is hired; they come in their order, however the work was shared."""
    return _alone(plans, tasks) if hired is None else _shared(plans, tasks, hired)


def _alone(plans: Sequence[MatchPlan], tasks: Sequence[Task]) -> Iterator[SimulatedMatch]:
    stages: dict[int, MatchStage] = {}
    for task in tasks:
        if task.plan not in stages:
            stages[task.plan] = MatchStage(plans[task.plan])
        yield stages[task.plan].play(task.match)


def _shared(plans: Sequence[MatchPlan], tasks: Sequence[Task], hired: Hired) -> Iterator[SimulatedMatch]:
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
    waiting: deque[Promise] = deque()
    with hired() as crew:
        try:
            while True:
                while len(waiting) < _AHEAD * crew.hands() and (share := list(islice(left, size))):
                    waiting.append(crew.hand_out({task.plan: plans[task.plan] for task in share}, share))
                if not waiting:
                    return
                done = waiting.popleft().result()
                if isinstance(done, LichinaError):
                    raise done
                size = max(1, min(2 * size, round(_SHARE_SECONDS * len(done.matches) / max(done.seconds, 1e-9))))
                yield from done.matches
        finally:
            crew.call_off()


# --- whoever plays a share --------------------------------------------------------------------------------------------


_playing = Lock()
"""A process may have threads, as those of a cluster do; two matches at a time would only hinder each other."""


def play_share(version: str, plans: Mapping[int, MatchPlan], tasks: Sequence[Task]) -> Handover:
    """Play these matches for somebody who has this version of Lichina."""
    if version != __version__:
        return LichinaError(
            "cluster-version",
            f"whoever shares the work out has Lichina {version}, and this machine {__version__}",
            wanted=version,
            found=__version__,
        )
    with _playing:
        begun = perf_counter()
        try:
            stages = {number: MatchStage(plan) for number, plan in plans.items()}
            return PlayedShare([stages[task.plan].play(task.match) for task in tasks], perf_counter() - begun)
        except LichinaError as error:
            return error


# --- processes of this machine ----------------------------------------------------------------------------------------


class _Processes:
    def __init__(self, pool: ProcessPoolExecutor, count: int) -> None:
        self._pool, self._count = pool, count
        self._out: list[Future[Handover]] = []

    def hands(self) -> int:
        return self._count

    def hand_out(self, plans: Mapping[int, MatchPlan], tasks: Sequence[Task]) -> Promise:
        share = self._pool.submit(play_share, __version__, plans, tasks)
        self._out = [one for one in self._out if not one.done()] + [share]
        return share

    def call_off(self) -> None:
        """Some bots think for minutes: nobody waits for a match that will not be counted."""
        if not all(one.done() for one in self._out):
            for process in self._pool._processes.values():
                process.terminate()
        self._pool.shutdown(cancel_futures=True)


@contextmanager
def processes(count: int) -> Iterator[Crew]:
    """This many processes on this machine. Ctrl-C is for the one that shares the work out."""
    with ProcessPoolExecutor(count, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        yield _Processes(pool, count)
