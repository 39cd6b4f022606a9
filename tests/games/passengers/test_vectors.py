"""The rule vectors: the round that the rulebook tells, its second vote, a whole match, points and winners."""

from __future__ import annotations

from pathlib import Path

import pytest

from lichina.cli import main
from lichina.games.passengers import Passengers
from lichina.testing import play
from lichina.vectors import Vector, check_one, load
from tests.games.rulebook import check_events, cited, rulings, spoiled

HERE = Path(__file__).parent
FILE = HERE / "vectors.json"
PAGE = (HERE.parents[2] / "docs" / "passengers.md").read_text("utf-8")
VECTORS = load(FILE)


@pytest.mark.parametrize("vector", VECTORS.vectors, ids=lambda vector: vector.id)
def test_it_comes_as_the_rules_say(vector: Vector) -> None:
    """R1 is the round vector, R2 the vote vector, V3 the whole match to 9 : 7 : 6.5."""
    assert check_one(Passengers, vector) == []


def test_all_the_vectors_are_there() -> None:
    assert [(vector.id, len(vector.cast)) for vector in VECTORS.vectors] == [("R1", 5), ("R2", 5), ("V3", 6)]


def test_the_command_checks_the_same_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "passengers", str(FILE), "--lang", "en"]) == 0
    assert capsys.readouterr().out == "Vectors: 3, passed: 3, failed: 0.\n"


def test_the_command_names_a_vector_that_does_not_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = spoiled(FILE, tmp_path, "V3", side="smugglers")
    assert main(["check", "passengers", str(wrong), "--lang", "en"]) == 1
    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith('V3: expected outcome side = "smugglers"')
    assert last == "Vectors: 1, passed: 0, failed: 1."


def test_the_page_of_the_rules_names_every_event_and_all_that_it_tells() -> None:
    tables = [(4, "one"), (5, "random"), (6, "vote")] * 20
    matches = (
        play(Passengers, seats, {"gifts": gifts, "help_jaster": True}, number, checkpoints=False)
        for number, (seats, gifts) in enumerate(tables)
    )
    check_events(PAGE, matches)


def test_every_ruling_is_cited_by_a_test() -> None:
    """Each ruling of the rules' page stands in the docstring of a test that shows it."""
    assert rulings(PAGE, "A") >= set(range(1, 34))
    assert cited(HERE, "A") == rulings(PAGE, "A")
