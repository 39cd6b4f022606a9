"""Which worker runs which tests, where several share them: `pytest -n 4 --dist loadgroup`.

Tests that drive browsers wait for pages a good part of their time; others hardly ever wait. So both run at once:
half of the workers drive browsers from the beginning, the other half run everything else and then join them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from xdist.scheduler import LoadScheduling

AHEAD = 2
"""A worker begins a test when it knows the next. Of long tests it knows no more, so that nobody waits for the last."""
HANDFUL = 16
"""Short tests are handed out so many at a time, so that no worker waits for more."""


def drives(name: str) -> bool:
    """Whether the test with this path or node id drives a browser."""
    return "tests/browser/" in name


def group_of(name: str) -> str:
    """The group whose tests run in one worker: the plugin writes it behind the node id. Mostly there is none."""
    return name.rpartition("@")[2] if name.rfind("@") > name.rfind("]") else ""


class Worker(Protocol):
    """A process that runs tests, in the order in which it is given their numbers."""

    @property
    def shutting_down(self) -> bool: ...

    def send_runtest_some(self, indices: Sequence[int]) -> None: ...

    def shutdown(self) -> None: ...


class Sharing(LoadScheduling):  # type: ignore[misc]  # it has no type information
    """Every worker takes, of what is left, the first that it can run."""

    collection: list[str] | None
    pending: list[int]
    nodes: list[Worker]
    node2pending: dict[Worker, list[int]]

    def schedule(self) -> None:
        """Begin; or go on with a worker that has come in the place of another."""
        if self.collection is None:
            if not self._check_nodes_have_same_collection():
                return
            self.collection = next(iter(self.node2collection.values()))
            self.pending = [*range(len(self.collection))]
            self.browsing = {index for index, name in enumerate(self.collection) if drives(name)}
            self.driving = set(self.nodes[: min(len(self.nodes) // 2, len(self.browsing))])
        for node in self.nodes:
            self.check_schedule(node)

    def check_schedule(self, node: Worker, duration: float = 0) -> None:
        """Give a worker that is nearly done something more; where nothing is left for it, it ends."""
        has = self.node2pending[node]
        while not node.shutting_down and len(has) < (AHEAD if node in self.driving else HANDFUL):
            if found := self.take(node):
                has.extend(found)
                node.send_runtest_some(found)
            else:
                node.shutdown()

    def take(self, node: Worker) -> list[int]:
        """What this worker is to run next. Once it drives browsers it can do nothing else."""
        found: list[int] = []
        if node not in self.driving:
            found = self.with_groups([index for index in self.pending if index not in self.browsing][:HANDFUL])
        if not found:
            self.driving.add(node)
            found = [index for index in self.pending if index in self.browsing][:1]
        self.pending = [index for index in self.pending if index not in found]
        return found

    def with_groups(self, found: list[int]) -> list[int]:
        """And all others of their groups."""
        groups = {self.group(index) for index in found} - {""}
        return found + [index for index in self.pending if self.group(index) in groups and index not in found]

    def group(self, index: int) -> str:
        assert self.collection is not None
        return group_of(self.collection[index])
