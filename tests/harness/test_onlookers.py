"""Large tables: a few look at a time, and faults are found all the same."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from lichina.kernel import ALL, AMOUNT, All, Amount, Ask, Next, Outcome, Pick, Steps, Tale
from lichina.testing import Case, check_copies, check_play
from lichina.testing.onlookers import AT_ONCE, in_turn, tables

from .sound import Board, Sound


def large(game: type[Sound]) -> Case:
    """A case of twenty."""
    game.PLAYERS = range(20, 21)
    return Case(game, "basic", 20)


def test_at_a_small_table_everybody_looks_every_time() -> None:
    assert [in_turn(range(AT_ONCE), turn) for turn in range(2)] == [list(range(AT_ONCE))] * 2


def test_at_a_large_table_everybody_looks_in_turn() -> None:
    assert in_turn(range(20), 0) == [0, 1, 2, 3, 4, 5, 6, 7]
    assert in_turn(range(20), 2) == [16, 17, 18, 19, 0, 1, 2, 3]
    assert {seat for turn in range(3) for seat in in_turn(range(20), turn)} == set(range(20))


def test_table_is_as_large_as_so_many_small_ones() -> None:
    assert [tables(seats) for seats in (2, 8, 9, 16, 32, 33)] == [1, 1, 2, 2, 4, 5]


def test_sound_game_passes_at_a_large_table() -> None:
    class Crowded(Sound):
        """The same for twenty."""

    check_play(large(Crowded))
    check_copies(large(Crowded))


def test_view_that_changes_after_it_was_handed_out_is_found_at_a_large_table() -> None:
    class Aliased(Sound):
        def public(self) -> Board:
            return Board(self.points)

    with pytest.raises(AssertionError, match=r"the view handed out to .* before has changed since: public\.points"):
        check_play(large(Aliased))


class Odd(Pick):
    """A form whose options a client cannot read."""

    def seen(self) -> dict[str, Any]:
        return {"kind": self.kind, "options": set(self.options)}


ODD = Odd([1, 2, 3], AMOUNT)


def test_form_that_is_not_plain_is_found_although_each_is_read_only_once() -> None:
    class Shapeless(Sound):
        def name_numbers(self) -> Steps[Next]:
            """Without a limit: one long lapse would end the match before anybody has looked."""
            yield All([self.ask(seat) for seat in self.seats])
            self.round += 1
            return self.name_numbers if self.round < 3 else Outcome((0,), "done")

        def ask(self, seat: int) -> Any:
            return Ask(seat, "number", lambda: ODD if self.round else Pick([1, 2, 3], AMOUNT))

    with pytest.raises(AssertionError, match=r"the form of “number”.* is not plain"):
        check_play(large(Shapeless))


COUNTER = [0]


def test_state_outside_the_game_makes_a_fork_different_at_a_large_table() -> None:
    class Elsewhere(Sound):
        EVENTS: ClassVar = (Tale("scored", points=tuple[Amount, ...]),)

        def score(self, answers: list[int]) -> None:
            COUNTER[0] += 1
            self.points[0] += COUNTER[0]
            self.tell(ALL, "scored", points=self.points)

    with pytest.raises(AssertionError, match=r"(fork|replay|match changed|undo).*\n.*points"):
        check_copies(large(Elsewhere))
