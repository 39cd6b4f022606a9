"""Who has won: every vector names the living, the moment, and the side for each way of counting."""

from __future__ import annotations

from typing import get_args

import pytest

from lichina.games.mafia.victory import Moment, WinMode, winner

from .test_night import town_of

M, C, L, T = "mafioso", "citizen", "leader", "triad"

# id, moment, cards of the living, infected, jailed, the winner (one for all modes, or for letter, hybrid, last_side)
VECTORS: list[tuple[str, Moment, list[str], list[int], list[int], str]] = [
    ("W01", "day", [M, C, C, C], [], [], "-"),
    ("W02", "day", [M, M, C, C], [], [], "mafia"),
    ("W04", "day", [M, M, M, C, L], [], [], "mafia"),
    ("W05", "day", [M, M, L], [], [], "mafia"),
    ("W07", "dusk", [C, C], [], [], "town"),
    ("W08", "dusk", [M, M, C, C], [], [], "-"),
    ("W10", "day", [M, T, C], [], [], "-"),
    ("W11", "day", [M, M, C, C], [], [], "mafia"),
    ("W13", "day", [M, T], [], [], "-"),
    ("W14", "day", [], [], [], "draw"),
    ("W16", "day", ["maniac", M], [], [], "maniac"),
    ("W17", "dusk", ["maniac", C, C], [], [], "town town -"),
    ("W19", "day", [M, M, C, "maniac"], [], [], "mafia"),
    ("W20", "day", ["patient0", C, C, C, C], [1, 2, 3], [], "patient0"),
    ("W22", "day", ["patient0", C, C, M], [1, 2], [], "patient0"),
    ("W23", "day", [C, C, C], [0, 1], [], "patient0"),
    ("W25", "day", [M, M, C, C, L], [4], [], "mafia - -"),
    ("W26", "day", [M, M, C], [], [0, 1], "-"),
    ("W28", "day", ["widow"], [], [], "widow"),
    ("W29", "dusk", ["maniac", M], [], [], "-"),
    ("W31", "day", ["patient0", C, C, M, M], [1, 2], [], "mafia - -"),
    ("W32", "dusk", ["patient0", C, C, C], [1], [], "town town -"),
    # and the neighbours of some of them, where one player more or less decides
    ("leader makes the difference", "day", [M, M, C, L], [], [], "-"),
    ("an infected criminal is not dead", "dusk", [M, C, C, C], [0], [], "-"),
    ("a rival who is infected still lives", "day", [M, M, T, C], [2], [], "-"),
]


@pytest.mark.parametrize(
    ("name", "moment", "cards", "infected", "jailed", "expected"), VECTORS, ids=lambda v: str(v)[:30]
)
def test_the_side_that_has_won_is_known(
    name: str, moment: Moment, cards: list[str], infected: list[int], jailed: list[int], expected: str
) -> None:
    by_mode = expected.split() * 3 if len(expected.split()) == 1 else expected.split()
    for mode, side in zip(get_args(WinMode), by_mode, strict=False):
        town = town_of(cards, jailed=jailed, infected=infected)
        assert (mode, winner(town, moment, mode) or "-") == (mode, side)
