"""The rule vectors: small positions, what people do in them, and what must come of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from lichina.games.colonies import Colonies
from lichina.vectors import Vector, check_one, load

VECTORS = load(Path(__file__).parent / "vectors.json")


@pytest.mark.parametrize("vector", VECTORS.vectors, ids=lambda vector: vector.id)
def test_it_comes_as_the_rules_say(vector: Vector) -> None:
    """C94 is the battle that the rulebook tells, 10 to 6."""
    assert check_one(Colonies, vector) == []


def test_all_the_vectors_are_there() -> None:
    assert len(VECTORS.vectors) == 129
    assert {len(vector.cast) for vector in VECTORS.vectors} == {4, 5, 6, 7, 8}
