"""Whoever is no seat gets what spectators get, even if Python takes it for the number of a seat."""

from __future__ import annotations

from typing import Any

import pytest

from lichina.kernel import Match
from tests.games.toy import Toy


@pytest.mark.parametrize("stranger", [True, 1.0, "1", -1, 3, None])
def test_stranger_sees_nothing_of_the_mole(stranger: Any) -> None:
    matches = (Match(Toy, 3, seed) for seed in range(100))
    match = next(match for match in matches if match.told(1))
    assert [event.key for event in match.told(1)] == ["you-are-the-mole"]
    assert match.told(stranger) == []
    assert match.glimpse(stranger) == match.glimpse(None)
