"""What one entry may cost, whatever came before it: counted in calls and lines, for a clock would count more."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import lichina
from lichina.games.mafia.talk import Topics
from lichina.kernel import All, Ask, First, IllegalAnswer, Match, Number, Pick, Steps
from tests.kernel.probe import Probe, probe


def calls(act: Callable[[], object]) -> int:
    """How many functions are called meanwhile."""
    count = 0

    def noticed(frame: FrameType, event: str, argument: Any) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(noticed)
    try:
        act()
    finally:
        sys.setprofile(None)
    return count


def lines(act: Callable[[], object]) -> int:
    """How many lines are run meanwhile: a loop that looks at everything again calls nothing."""
    count = 0

    def noticed(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal count
        count += event == "line"
        return noticed

    before = sys.gettrace()
    sys.settrace(noticed)
    try:
        act()
    finally:
        sys.settrace(before)
    return count


def vote(seats: int) -> Match:
    """«Мафия» at its first vote, in which hands may be changed."""
    match = lichina.start("mafia", seats=seats, seed=7)
    while match.phase != "vote":
        match.lapse()
    return match


def wave(match: Match, seat: int, times: int) -> int:
    """Change one's hand again and again; how often that was taken."""
    (ask,) = match.asks_of(seat)
    options = ask.form.seen()["options"]
    taken = 0
    for time in range(times):
        try:
            match.answer(seat, options[time % len(options)], ask.number)
        except IllegalAnswer as error:
            assert error.code == "changed-enough"
        else:
            taken += 1
    return taken


def test_whoever_changes_an_answer_without_end_makes_nothing_dearer_for_the_others() -> None:
    match = vote(8)
    fresh = calls(match.fork)
    assert wave(match, 0, 1000) == 25
    assert calls(match.fork) < fresh + 500
    (ask,) = match.asks_of(1)
    assert calls(lambda: match.answer(1, "abstain", ask.number)) < 100


def test_if_all_of_the_largest_table_do_so_a_copy_is_still_cheap() -> None:
    match = vote(32)
    for seat in match.game.seats[:-1]:
        assert wave(match, seat, 30) == 25
    assert len(match.entries()) < 850
    assert calls(match.fork) < 20_000


def test_taking_back_again_and_again_makes_an_undo_no_dearer() -> None:
    match = lichina.start("mafia", seats=8, seed=7, options={"vote": "sealed"})
    while match.phase != "vote":
        match.lapse()
    (ask,) = match.asks_of(0)
    for _ in range(20):
        match.answer(0, "abstain", ask.number)
        match.undo(0)
    match.answer(0, "abstain", ask.number)
    assert calls(lambda: match.undo(0)) < 500


def expiring(seats: int, each: int, **gate: Any) -> int:
    """What it costs that time runs out for a gate that asks every seat so many things."""

    def body(game: Any) -> Steps[Any]:
        yield All([Ask(seat, "point", Pick([1, 2])) for seat in game.seats for _ in range(each)], limit=10, **gate)

    match = probe(body, seats)
    return lines(match.lapse)


def test_a_gate_that_time_ends_costs_each_of_its_asks_the_same() -> None:
    assert expiring(6, 40) < 45 * expiring(6, 1)
    assert expiring(6, 40, amend=True) < 45 * expiring(6, 1, amend=True)


def test_looking_at_ones_offers_and_taking_one_asks_the_rules_for_no_other_seat() -> None:
    asked: list[int] = []

    def stands(seat: int) -> list[Ask]:
        asked.append(seat)
        return [Ask(seat, "ring", Pick(["loud"]))]

    def body(game: Any) -> Steps[Any]:
        for _ in range(9):
            yield First([Ask(0, "wait", Pick([1]))], standing=stands)

    match = probe(body, 6)
    assert (asked, match.offering) == ([], True), "that there may be offers is known without making any"
    match.chances(4)
    match.answer(3, "loud", "ring")
    assert asked == [4, 3]
    match.fork()
    assert asked == [4, 3, 3]


def test_a_clock_that_hangs_on_the_state_is_looked_at_once_after_each_entry() -> None:
    looks = 0

    def body(game: Any) -> Steps[Any]:
        ends = 50.0

        def bell() -> float:
            nonlocal looks
            looks += 1
            return ends

        while True:
            taken, _ = yield First([Ask(0, "wait", Pick([1]))], until=bell)
            if taken is None:
                return
            ends += 10.0

    match = probe(body, 3)
    assert (looks, match.deadline, match.deadline, looks) == (1, 50, 50, 1)
    match.answer(0, 1, 1, at=4.0)
    assert (looks, match.deadline, match.lapse(20.0), looks) == (2, 60, False, 2)
    fork = match.fork()
    before = looks
    assert (fork.deadline, fork.deadline, looks) == (60, 60, before + 1)
    fork.answer(0, 1, 2)
    assert (match.deadline, fork.deadline) == (60, 70)


def test_a_copy_of_an_imagined_match_costs_little_more_than_one_of_the_match() -> None:
    match = lichina.start("passengers", seats=6, seed=7)
    while match.phase != "use_gifts":
        match.lapse()
    world = match.imagine(0, "x")
    assert world is not None
    plain, imagining = calls(match.fork), calls(lambda: match.imagine(0, "x"))
    assert imagining > 20 * plain
    first, second = calls(world.fork), calls(world.fork)
    assert first < plain + 150, "it finds out what was dealt otherwise"
    assert second < plain + 50


def test_a_fork_without_checkpoints_takes_none() -> None:
    match = lichina.start("mafia", seats=8, seed=7)
    fork, play_out = match.fork(), match.fork(checkpoints=False)
    start = match._checkpoint
    for one in (fork, play_out):
        while one.phase != "vote":
            one.lapse()
    assert play_out._checkpoint is start is not fork._checkpoint
    assert play_out.fork().glimpse(0) == play_out.glimpse(0) == fork.glimpse(0)


def test_what_is_said_at_a_large_table_costs_no_tree_of_all_that_could_be() -> None:
    def saying(seats: int) -> int:
        topics = Topics(tuple(range(seats)), tuple(range(seats)), ("detective", "judge", "journalist"), 2, 2)
        return calls(lambda: topics.sayings(0, True, True, False).accept(("compared", 1, 2, "same")))

    assert saying(32) < saying(6) + 100


class Counted(Probe):
    """A game that counts how often its questions are made."""

    made = 0

    def form(self) -> Number:
        Counted.made += 1
        return Number(0, 9)

    def body(self) -> Steps[Any]:
        yield All([Ask(seat, "live", self.form) for seat in self.seats], limit=10)
        yield All([self.flow(seat) for seat in self.seats[:2]])

    def flow(self, seat: int) -> Steps[None]:
        yield Ask(seat, "one", self.form)
        yield Ask(seat, "two", self.form)


def made(act: Callable[[], object]) -> int:
    """How many questions are made meanwhile."""
    Counted.made = 0
    act()
    return Counted.made


def test_a_question_is_made_anew_only_when_a_rule_has_run() -> None:
    assert made(lambda: Match(Counted, 6, 1)) == 6
    match = Match(Counted, 6, 1)
    for seat in range(5):
        assert made(lambda: match.answer(seat, 0)) == 0, "a sealed answer, which no rule has seen"  # noqa: B023
    assert made(lambda: match.answer(5, 0)) == 3, "of two flows, the first is looked at again when the second has run"
    assert made(lambda: match.answer(0, 0)) == 2, "the next question, and the other, for a rule has run"
