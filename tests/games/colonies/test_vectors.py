"""The rule vectors: small positions, what people do in them, and what must come of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from lichina.cli import main
from lichina.games.colonies import Colonies
from lichina.games.colonies.box import CONTENT
from lichina.vectors import Vector, check_one, load

FILE = Path(__file__).parent / "vectors.json"
VECTORS = load(FILE)


@pytest.mark.parametrize("vector", VECTORS.vectors, ids=lambda vector: vector.id)
def test_it_comes_as_the_rules_say(vector: Vector) -> None:
    """C94 is the battle that the rulebook tells, 10 to 6."""
    assert check_one(Colonies, vector) == []


def test_all_the_vectors_are_there() -> None:
    assert len(VECTORS.vectors) == 129
    assert {len(vector.cast) for vector in VECTORS.vectors} == {4, 5, 6, 7, 8}


def test_the_command_checks_the_same_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(CONTENT.parent), str(FILE), "--lang", "en"]) == 0
    assert capsys.readouterr().out == "Vectors: 129, passed: 129, failed: 0.\n"
