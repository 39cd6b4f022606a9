"""A table's time: it runs, stands still, changes its pace, jumps and is held."""

from __future__ import annotations

from lichina.table.clocks import GameClock


def test_a_clock_stands_until_it_is_told_to_run() -> None:
    clock = GameClock(5.0, 100.0)
    assert clock.now(200.0) == 5.0
    clock.run(200.0)
    assert clock.now(210.0) == 15.0


def test_a_clock_that_was_stopped_goes_on_where_it_stood() -> None:
    clock = GameClock(0.0, 0.0)
    clock.run(0.0)
    clock.stop(10.0)
    assert clock.now(1000.0) == 10.0
    clock.run(1000.0)
    assert clock.now(1005.0) == 15.0


def test_running_twice_or_stopping_twice_changes_nothing() -> None:
    clock = GameClock(0.0, 0.0)
    clock.run(0.0)
    clock.run(4.0)
    assert clock.now(10.0) == 10.0
    clock.stop(10.0)
    clock.stop(20.0)
    assert clock.now(30.0) == 10.0


def test_at_pace_two_everything_lasts_twice_as_long() -> None:
    clock = GameClock(0.0, 0.0, 2.0)
    clock.run(0.0)
    assert clock.now(10.0) == 5.0
    assert clock.until(8.0, 10.0) == 6.0


def test_another_pace_holds_from_then_on_and_not_before() -> None:
    clock = GameClock(0.0, 0.0)
    clock.run(0.0)
    clock.set_pace(0.5, 10.0)
    assert clock.now(10.0) == 10.0
    assert clock.now(15.0) == 20.0


def test_a_clock_jumps_forward_only() -> None:
    clock = GameClock(0.0, 0.0)
    clock.run(0.0)
    clock.jump(60.0, 10.0)
    assert clock.now(10.0) == 60.0
    clock.jump(30.0, 12.0)
    assert clock.now(12.0) == 62.0


def test_a_held_clock_stops_just_before_the_deadline_until_it_is_let_go() -> None:
    clock = GameClock(0.0, 0.0)
    clock.run(0.0)
    clock.hold(30.0, 10.0)
    assert clock.now(20.0) == 20.0
    assert 29.9 < clock.now(500.0) < 30.0
    clock.hold(None, 500.0)
    assert 30.9 < clock.now(501.0) < 31.0


def test_a_hold_at_a_moment_that_is_past_does_not_turn_time_back() -> None:
    clock = GameClock(0.0, 0.0)
    clock.run(0.0)
    clock.hold(5.0, 40.0)
    assert clock.now(60.0) == 40.0


def test_a_jump_ends_a_hold() -> None:
    clock = GameClock(0.0, 0.0)
    clock.run(0.0)
    clock.hold(30.0, 0.0)
    clock.jump(30.0, 100.0)
    assert clock.now(101.0) == 31.0


def test_forgotten_seconds_do_not_count() -> None:
    clock = GameClock(0.0, 0.0)
    clock.run(0.0)
    clock.forget(100.0)
    assert clock.now(110.0) == 10.0


def test_a_clock_never_goes_back_although_more_was_forgotten_than_has_passed() -> None:
    clock = GameClock(7.0, 0.0)
    clock.run(0.0)
    clock.forget(100.0)
    assert clock.now(50.0) == 7.0


def test_what_is_past_is_due_at_once() -> None:
    clock = GameClock(50.0, 0.0)
    assert clock.until(20.0, 0.0) == 0.0
