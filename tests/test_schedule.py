"""Who runs which tests, where several workers share them."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace

from .schedule import HANDFUL, Sharing

SHORT = [f"tests/kernel/test_dice.py::test_{number}" for number in range(60)]
BROWSING = [f"tests/browser/test_tv.py::test_{number}" for number in range(8)]


class Process:
    """A worker that runs what it is given when it is told to."""

    def __init__(self) -> None:
        self.given: list[int] = []
        self.shutting_down = False
        self.gateway = SimpleNamespace(id="gw")

    def send_runtest_some(self, indices: Sequence[int]) -> None:
        assert not self.shutting_down
        self.given.extend(indices)

    def shutdown(self) -> None:
        self.shutting_down = True


class Run:
    """So many workers that share these tests."""

    def __init__(self, tests: list[str], workers: int) -> None:
        self.tests = tests
        self.sharing = Sharing(SimpleNamespace(getvalue=lambda _: [f"{workers}*popen"], getoption=lambda _: None))
        self.workers = [self.come() for _ in range(workers)]
        self.sharing.schedule()

    def come(self) -> Process:
        worker = Process()
        self.sharing.add_node(worker)
        self.sharing.add_node_collection(worker, self.tests)
        return worker

    def step(self, worker: Process) -> bool:
        """It runs a test; not if it has none, or does not know what comes after it."""
        waiting = self.sharing.node2pending[worker]
        if not waiting or (len(waiting) == 1 and not worker.shutting_down):
            return False
        self.sharing.mark_test_complete(worker, waiting[0])
        return True

    def finish(self) -> None:
        """Everybody runs one test after the other, in turn, as long as there are any."""
        while [worker for worker in self.workers if self.step(worker)]:
            pass
        assert self.sharing.tests_finished

    def given(self, worker: Process) -> list[str]:
        return [self.tests[index] for index in worker.given]


def test_every_test_runs_once() -> None:
    run = Run(SHORT + BROWSING, 4)
    run.finish()
    assert sorted(index for worker in run.workers for index in worker.given) == list(range(68))
    assert all(worker.shutting_down for worker in run.workers)


def test_half_of_the_workers_drive_browsers_from_the_beginning() -> None:
    run = Run(SHORT + BROWSING, 4)
    assert [run.given(worker) for worker in run.workers[:2]] == [BROWSING[:2], BROWSING[2:4]]
    assert [len(run.given(worker)) for worker in run.workers[2:]] == [HANDFUL, HANDFUL]


def test_whoever_has_driven_a_browser_runs_nothing_else_afterwards() -> None:
    run = Run(SHORT + BROWSING, 3)
    run.finish()
    for worker in run.workers:
        driven = [name in BROWSING for name in run.given(worker)]
        assert driven == sorted(driven)


def test_those_who_are_done_with_the_rest_join_in_driving_browsers() -> None:
    run = Run(SHORT + BROWSING, 2)
    while run.step(run.workers[1]):
        pass
    assert run.given(run.workers[0]) == BROWSING[:2]
    assert run.given(run.workers[1]) == SHORT + BROWSING[2:]


def test_without_tests_of_browsers_everybody_runs_the_rest() -> None:
    run = Run(SHORT, 2)
    assert [worker.given for worker in run.workers] == [list(range(16)), list(range(16, 32))]


def test_a_worker_alone_runs_everything_in_its_order() -> None:
    run = Run(SHORT + BROWSING, 1)
    run.finish()
    assert run.given(run.workers[0]) == SHORT + BROWSING


def test_a_group_stays_together() -> None:
    wheel = ["tests/test_wheel.py::test_first[a@b]@wheel", "tests/test_wheel.py::test_last@wheel"]
    run = Run([wheel[0], *SHORT, wheel[1]], 2)
    assert run.given(run.workers[0]) == [wheel[0], *SHORT[:15], wheel[1]]


def test_what_a_worker_leaves_behind_when_it_falls_is_run_by_the_next() -> None:
    run = Run(SHORT + BROWSING, 2)
    assert run.sharing.remove_node(run.workers.pop(1)) == SHORT[0]
    run.workers.append(run.come())
    run.sharing.schedule()
    run.finish()
    assert sorted(index for worker in run.workers for index in worker.given) == list(range(1, 68))
