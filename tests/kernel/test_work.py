"""What one entry may cost, whatever came before it: counted in calls, for a clock would count other work, too."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import lichina
from lichina.kernel import IllegalAnswer, Match


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
