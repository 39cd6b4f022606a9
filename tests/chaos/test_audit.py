"""What the notes of the database prove, and that a fault in them is found."""

from __future__ import annotations

import pytest

from .audit import Noted, Proof, prove


def owner(epoch: int, who: str | None) -> Noted:
    return Noted(0.0, "owner", "oak", None, epoch, who)


def row(index: int, epoch: int, who: str | None) -> Noted:
    return Noted(0.0, "row", "oak", index, epoch, who)


def gone(index: int) -> Noted:
    return Noted(0.0, "gone", "oak", index, None, None)


MADE = [owner(1, "one"), row(0, 1, "one"), row(2, 1, "one"), row(1, 1, "one")]


def test_a_table_that_moves_and_forgets_its_first_rows_is_sound() -> None:
    notes = [*MADE, owner(2, None), owner(3, "other"), row(3, 3, "other"), gone(1), gone(0), row(4, 3, "other")]
    assert prove(notes) == Proof(tables=1, rows=5, epochs=3, moves=2, taken_back=0)


def test_rows_that_are_taken_back_make_room_for_others() -> None:
    notes = [*MADE, gone(1), gone(2), owner(2, "one"), row(1, 2, "one")]
    assert prove(notes) == Proof(tables=1, rows=4, epochs=2, moves=1, taken_back=2)


def test_a_table_whose_rows_are_all_gone_goes_on_behind_them() -> None:
    assert prove([*MADE, gone(0), gone(1), gone(2), row(3, 1, "one")]).rows == 4


def test_the_notes_of_several_tables_are_read_apart() -> None:
    other = [note._replace(table="elm") for note in MADE]
    mixed = [note for pair in zip(MADE, other, strict=True) for note in pair]
    assert prove(mixed) == Proof(tables=2, rows=6, epochs=2, moves=2, taken_back=0)


@pytest.mark.parametrize(
    ("notes", "fault"),
    [
        ([owner(1, "other")], "an epoch has two owners"),
        ([owner(2, "other"), owner(1, "one")], "an epoch that has passed comes back"),
        ([owner(2, "other"), row(3, 1, "one")], "somebody else has written"),
        ([row(3, 1, "other")], "somebody else has written"),
        ([owner(2, None), row(3, 2, None)], "nobody runs this table"),
        ([owner(2, "one"), row(2, 2, "one")], "a row does not follow upon the last"),
        ([owner(2, "one"), row(4, 2, "one")], "a row does not follow upon the last"),
        ([row(3, 1, "one"), row(5, 1, "one")], "rows are not whole"),
        ([gone(1)], "rows are gone from the middle"),
    ],
)
def test_a_fault_in_the_notes_is_found(notes: list[Noted], fault: str) -> None:
    with pytest.raises(AssertionError, match=fault):
        prove([*MADE, *notes])
