"""The rule vectors: 67 nights, 10 day votes, and 22 ends in each of the three ways of winning."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from lichina.cli import main
from lichina.games.mafia import Mafia
from lichina.vectors import Vector, check_one, load
from tests.games.rulebook import cited, spoiled

HERE = Path(__file__).parent
FILE = HERE / "vectors.json"
GAME = HERE.parents[2] / "src" / "lichina" / "games" / "mafia"
VECTORS = load(FILE)

NIGHTS = """
01 02 04 05 07 08 10 11 13 14 16 17 19 20 22 23 25 26 28 29 31 32 34 35 37 38 40 41 43 44 46 47 49 50 52 53 55 56 58 59
61 62 64 65 67 68 70 71 73 74 76 77 79 80 82 83 85 86 88 89 91 92 94 95 97 98 100
"""
VOTES = "01 02 04 05 07 08 10 11 13 14"
ENDS = "01 02 04 05 07 08 10 11 13 14 16 17 19 20 22 23 25 26 28 29 31 32"


@pytest.mark.parametrize("vector", VECTORS.vectors, ids=lambda vector: vector.id)
def test_it_comes_as_the_rules_say(vector: Vector) -> None:
    assert check_one(Mafia, vector) == []


def test_all_the_vectors_are_there() -> None:
    wanted = [f"N{number}" for number in NIGHTS.split()] + [f"V{number}" for number in VOTES.split()]
    wanted += [f"W{number}{mode}" for number in ENDS.split() for mode in ("", "-letter", "-last_side")]
    assert [vector.id for vector in VECTORS.vectors] == wanted
    assert Counter(vector.id[0] for vector in VECTORS.vectors) == {"N": 67, "V": 10, "W": 66}
    assert {vector.source for vector in VECTORS.vectors} == {"rulebook", "designed"}


def test_each_way_of_winning_has_its_own_vectors() -> None:
    modes = Counter(vector.options.get("win_mode", "hybrid") for vector in VECTORS.vectors if vector.id[0] == "W")
    assert modes == {"hybrid": 22, "letter": 22, "last_side": 22}


def test_the_command_checks_the_same_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(GAME), str(FILE), "--lang", "en"]) == 0
    assert capsys.readouterr().out == "Vectors: 143, passed: 143, failed: 0.\n"


def test_the_command_names_a_vector_that_does_not_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = spoiled(FILE, tmp_path, "W02", side="town")
    assert main(["check", str(GAME), str(wrong), "--lang", "en"]) == 1
    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith('W02: expected outcome side = "town"')
    assert last == "Vectors: 1, passed: 0, failed: 1."


def test_every_ruling_is_cited_by_a_test() -> None:
    """All rulings: each stands in the docstring of a test that shows it."""
    assert sorted(cited(HERE, "A")) == list(range(1, 53))
