"""Lets the machines of a Dask cluster play: needs the extra `cluster`, and is imported only where one is named."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from time import perf_counter
from typing import Any

from .. import __version__
from ..kernel import BadOptions, LichinaError
from .crews import Crew, Handover, Promise, play_share
from .stage import MatchPlan, Task

_JOIN_SECONDS = 15
"""How long the scheduler has to answer, and the first worker to join."""
_COUNT_SECONDS = 2.0
"""How often it is asked how many workers there are: some may come later."""


@contextmanager
def cluster(address: str) -> Iterator[Crew]:
    """All workers of the cluster whose scheduler is at this address."""
    try:
        from distributed import Client
    except ImportError:
        raise BadOptions(
            "needs-extra", "for this Lichina needs further packages: pip install “lichina[cluster]”", extra="cluster"
        ) from None
    try:
        client = Client(address, timeout=_JOIN_SECONDS, set_as_default=False, name="lichina")
    except (OSError, ValueError) as error:
        raise BadOptions(
            "no-cluster", f"no cluster answers at {address}: {error}", address=address, detail=str(error)
        ) from None
    with client:
        try:
            client.wait_for_workers(1, timeout=_JOIN_SECONDS)
        except TimeoutError:
            raise BadOptions("no-workers", f"the cluster at {address} has no workers", address=address) from None
        yield _Cluster(client)


class _Cluster:
    def __init__(self, client: Any) -> None:
        self._client = client
        self._out: list[Any] = []
        self._hands, self._counted = 0, 0.0

    def hands(self) -> int:
        """One for each process: matches of one process do not run at the same time."""
        if perf_counter() - self._counted > _COUNT_SECONDS:
            self._hands = len(self._client.nthreads()) or self._hands
            self._counted = perf_counter()
        return self._hands

    def hand_out(self, plans: Mapping[int, MatchPlan], tasks: Sequence[Task]) -> Promise:
        future = self._client.submit(play_share, __version__, plans, tasks, pure=False)
        self._out = [one for one in self._out if not one.done()] + [future]
        return _Share(future)

    def call_off(self) -> None:
        self._client.cancel(self._out)


class _Share:
    def __init__(self, future: Any) -> None:
        self._future = future

    def result(self) -> Handover:
        """What the machine sends back; a share of one that was lost is played by another."""
        try:
            answer: Handover = self._future.result()
        except Exception as error:
            detail = f"{type(error).__name__}: {error}"
            raise LichinaError("cluster-failed", f"the cluster could not do it: {detail}", detail=detail) from error
        return answer
