"""Answers are counted: none is lost, none is kept twice, and none is there that nobody has given."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from lichina.kernel import Entry
from lichina.table.rows import EnteredRow

from .judging import Witness, check_answers

ROWS = [
    EnteredRow(Entry(1.0, seat=0, ask=4, value="yes"), "person"),
    EnteredRow(Entry(1.5, seat=1, ask=5, value="no"), "person"),
    EnteredRow(Entry(2.0, seat=0, ask=6, value=["ready"]), "person"),
    EnteredRow(Entry(3.0, seat=0, ask=7, value="pass"), "bot"),
]


def witness(acknowledged: list[tuple[Any, Any]], doubtful: dict[tuple[Any, str], int] | None = None) -> Witness:
    return Witness([], [], [], {}, 0, [], acknowledged, Counter(doubtful or {}), [])


@pytest.mark.parametrize(
    "one",
    [
        witness([(4, "yes"), (6, ["ready"])]),
        witness([(4, "yes")], {(6, '["ready"]'): 1}),
        witness([(4, "yes"), (6, ["ready"])], {(6, '["ready"]'): 1, (8, '"lost"'): 2}),
    ],
    ids=["all were acknowledged", "one was in doubt and is kept", "some were in doubt and are not"],
)
def test_answers_that_are_kept_as_they_were_acknowledged_are_right(one: Witness) -> None:
    check_answers(one, ROWS)


@pytest.mark.parametrize(
    "one",
    [
        witness([(4, "yes"), (6, ["ready"]), (8, "lost")]),
        witness([(6, ["ready"]), (4, "yes")]),
        witness([(4, "yes"), (4, "yes"), (6, ["ready"])]),
        witness([(4, "yes")]),
    ],
    ids=["one is lost", "they are in another order", "one was acknowledged twice", "nobody has given one"],
)
def test_an_answer_that_is_lost_or_kept_too_often_is_found(one: Witness) -> None:
    with pytest.raises(AssertionError):
        check_answers(one, ROWS)
