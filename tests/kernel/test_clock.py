from __future__ import annotations

from typing import Any

from lichina.kernel import All, Ask, Clock, First, Pick, Steps
from tests.kernel.probe import Probe, noted, only, probe


def test_a_clock_counts_only_while_it_runs() -> None:
    clock = Clock("round", 60)
    assert (clock.ends(), clock.remaining(100)) == (None, 60)
    clock.run(100)
    assert (clock.ends(), clock.remaining(110)) == (160, 50)
    clock.run(120)
    assert clock.ends() == 160, "running already, it goes on"
    clock.stop(130)
    assert (clock.ends(), clock.remaining(500)) == (None, 30)
    clock.run(200)
    assert clock.ends() == 230


def test_time_can_be_added_and_taken_running_or_not() -> None:
    clock = Clock("glass", 10)
    clock.add(5)
    clock.run(0)
    clock.add(-3)
    assert clock.ends() == 12
    clock.add(-100)
    assert (clock.ends(), clock.remaining(0)) == (0, 0)


def test_a_gate_can_end_with_a_clock_that_another_starts() -> None:
    """Whoever is done first turns the glass; what the other has not done by then is lost."""

    def body(game: Any) -> Steps[Any]:
        game.glass = Clock("glass", 120)

        def player(seat: int) -> Steps[int]:
            deeds = 0
            while (yield Ask(seat, "deed", Pick(["work", "done"]), default="done")) == "work":
                deeds += 1
            game.glass.run(game.now)
            return deeds

        return (yield All([player(0), player(1)], until=game.glass.ends)), game.now

    match = probe(body)
    match.answer(0, "work", at=50)
    assert [match.deadline] == [None], "nobody is done: no glass runs"
    match.answer(1, "done", at=60)
    assert match.deadline == 180
    match.answer(0, "work", at=170)
    match.lapse()
    assert noted(match) == [([2, 0], 180.0)]


def test_an_interruption_stops_a_clock_and_play_goes_on_with_what_was_left() -> None:
    def body(game: Any) -> Steps[Any]:
        game.clock = Clock("round", 60)
        game.clock.run(game.now)
        stop = Ask(1, "stop", Pick(["vote"]))
        gate = First([Ask(0, "question", Pick(["ask"]))], until=game.clock.ends, standing=only(stop))
        while True:
            who, _ = yield gate
            if who is None:
                return game.now
            game.clock.stop(game.now)
            yield Ask(2, "vote", Pick(["no"]))
            game.clock.run(game.now)

    match = probe(body)
    match.answer(1, "vote", ask="stop", at=40)
    assert [match.deadline] == [None]
    match.answer(2, "no", at=100)
    assert match.deadline == 120
    match.lapse()
    assert noted(match) == [120.0]


def test_a_clock_in_the_state_is_copied_with_it() -> None:
    def body(game: Probe) -> Steps[Any]:
        clock = game.__dict__.setdefault("clock", Clock("glass", 9))
        clock.run(game.now)
        yield First([Ask(0, "wait", Pick([1]))], until=clock.ends)

    match = probe(body)
    fork = match.fork()
    fork.lapse()
    assert (match.deadline, fork.deadline) == (9, None)
