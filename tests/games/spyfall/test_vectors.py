"""The rule vectors: what 33 rounds are worth, and 8 early votes."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from pathlib import Path

import pytest

from lichina.cli import main
from lichina.games.spyfall import Spyfall
from lichina.testing import play
from lichina.vectors import Vector, check_one, load
from tests.games.rulebook import check_events, cited, rulings, spoiled

from .table import FOUR, Table

HERE = Path(__file__).parent
FILE = HERE / "vectors.json"
PAGE = (HERE.parents[2] / "docs" / "spyfall.md").read_text("utf-8")
VECTORS = load(FILE)

ROUNDS = """
01 02 03 04 05 06 07 08 10 11 13 14 16 17 19 20 22 23 25 26 28 29 31 32 34 35 37 38 40 41 43 44 46
"""
EARLY = "01 02 03 04 05 06 07 08"


@pytest.mark.parametrize("vector", VECTORS.vectors, ids=lambda vector: vector.id)
def test_it_comes_as_the_rules_say(vector: Vector) -> None:
    assert check_one(Spyfall, vector) == []


def test_all_the_vectors_are_there() -> None:
    wanted = [f"S{number}" for number in ROUNDS.split()] + [f"E{number}" for number in EARLY.split()]
    assert [vector.id for vector in VECTORS.vectors] == wanted
    assert Counter(vector.id[0] for vector in VECTORS.vectors) == {"S": 33, "E": 8}
    assert Counter(vector.source for vector in VECTORS.vectors) == {"rulebook": 28, "designed": 13}


def test_the_command_checks_the_same_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "spyfall", str(FILE), "--lang", "en"]) == 0
    assert capsys.readouterr().out == "Vectors: 41, passed: 41, failed: 0.\n"


def test_the_command_names_a_vector_that_does_not_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = spoiled(FILE, tmp_path, "S04", scores=[4, 0, 0, 0])
    assert main(["check", "spyfall", str(wrong), "--lang", "en"]) == 1
    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith("S04: expected outcome scores = [4,0,0,0]")
    assert last == "Vectors: 1, passed: 0, failed: 1."


def test_the_page_of_the_rules_names_every_event_and_all_that_it_tells() -> None:
    modes = {"mission": True, "ally": True, "joke": True, "madness": True, "rounds": 23}
    table = Table(FOUR, "Anna")
    table.run_out()
    for name, *path in (("Maria", "suspect", 1, "hunch"), ("Ivan", "why", 2), ("Maria", "relent", 1)):
        table.take(str(name), "say", path)  # hardly anybody who plays at random is asked why
    while table.match.outcome is None:
        table.lapse()
    played = (play(Spyfall, 5, modes, number, checkpoints=False) for number in range(40))
    check_events(PAGE, chain([table.match], played))


def test_every_ruling_is_cited_by_a_test() -> None:
    """Each ruling of the rules' page stands in the docstring of a test that shows it."""
    assert rulings(PAGE, "B") >= set(range(1, 38))
    assert cited(HERE, "B") == rulings(PAGE, "B")
