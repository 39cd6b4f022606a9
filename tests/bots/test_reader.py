"""The reader of bots: what it makes of numbers, and that bots' words tell it hardly more than their votes."""

from __future__ import annotations

from math import sqrt

import pytest

from benchmarks.reader import READERS, Row, area, learned, mafia, matches, read
from lichina.testing import run_seed, soak


def test_the_area_is_how_often_the_guilty_are_above_the_innocent() -> None:
    assert area([0.9, 0.8, 0.1], [True, True, False]) == 1.0
    assert area([0.1, 0.9], [True, False]) == 0.0
    assert area([0.5, 0.5, 0.5], [True, False, False]) == 0.5
    assert area([3.0, 2.0, 1.0, 0.0], [True, False, True, False]) == 0.75
    assert area([1.0], [True]) == 0.5


def test_what_tells_is_learned_and_what_does_not_is_not() -> None:
    rows = [[float(number % 2), float(number % 3)] for number in range(60)]
    model = learned(rows, [number % 2 == 1 for number in range(60)])
    assert model.weights[0] > 1.0
    assert abs(model.weights[1]) < 0.2
    assert model.score([1.0, 0.0]) > 0 > model.score([0.0, 2.0])


def test_words_and_votes_are_judged_apart() -> None:
    rows = [Row(1, number % 2 == 1, [float(number % 2)], [0.0]) for number in range(400)]
    assert read(rows, rows) == {1: {"words": 1.0, "votes": 0.5, "both": 1.0, "rows": 400}}


def test_a_row_has_the_same_numbers_for_every_seat() -> None:
    rows = [row for match in matches("mafia", 8, 3, f"{run_seed()} rows", {}) for row in mafia(match)]
    assert {(len(row.words), len(row.votes)) for row in rows} == {(len(rows[0].words), len(rows[0].votes))}
    assert {row.guilty for row in rows} == {True, False}


MORE = {"mafia": 0.02, "passengers": 0.02, "spyfall": 0.2}
"""How much more words may tell than votes. In Spyfall votes before the end tell nothing, and a spy is asked most: after
eight answers words tell 0.69, as a spy who has only been odd is not convicted by then."""
COUNT = {"mafia": 60, "passengers": 12, "spyfall": 12}
"""Matches for each part, times the soak."""


@pytest.mark.skipif(soak() < 4, reason="too few matches tell nothing")
@pytest.mark.parametrize("game", READERS)
def test_words_tell_hardly_more_than_votes(game: str) -> None:
    seats = {"mafia": 10, "passengers": 8, "spyfall": 6}[game]
    count = COUNT[game] * soak()
    learn, tried = (
        [row for match in matches(game, seats, count, f"{run_seed()} {part}", {}) for row in READERS[game](match)]
        for part in ("learn", "try")
    )
    for day, told in read(learn, tried).items():
        print(day, told)
        assert told["words"] - told["votes"] < MORE[game] + 2.0 / sqrt(told["rows"]), (day, told)
