"""The games that the harness is run over: the proving games, those that come with Lichina, and its own."""

from __future__ import annotations

from pathlib import Path

from lichina.kernel import Game
from lichina.registry import BUILT_IN, find
from lichina.testing import Case, cases
from lichina.testing.cases import Starts
from lichina.testing.library import proving

from .leaks import Ambush

PROVING = proving(Path(__file__).parent.parent / "games")
SHIPPED = [*PROVING, *(find(name).game for name in BUILT_IN)]
GAMES: list[type[Game]] = [*SHIPPED, Ambush]
ALSO: dict[str, Starts] = {
    "duel": {
        "potions": (
            3,
            {
                "deal": {
                    "contrived": True,
                    "hands": [["potion"] * 5, ["bomb", "feint"], ["parry"]],
                    "deck": ["potion", "bomb", "parry", "feint"],
                    "discard": ["bomb"],
                    "lives": [1, 2, 2],
                    "charms": ["vulture", "revenge", "blade"],
                    "turn": 1,
                }
            },
        )
    },
    "standoff": {
        "locked": (
            4,
            {
                "deal": {
                    "roles": ["human", "machine", "human", "machine"],
                    "hands": [["orellana", "defender"], [], ["rollback", "trojan"], ["orellana"]],
                    "deck": ["trojan", "defender", "rollback"],
                    "lives": [2, 0, 1, 1],
                    "aims": [2, 2, 3, 0],
                    "locked": [2],
                    "peeked": [[0, 2], [3, 1]],
                    "turn": 2,
                    "round": 3,
                }
            },
        )
    },
    "mafia": {
        "plague": (
            9,
            {
                "deal": {
                    "cards": ["mafioso", "don", "judge", "doctor", "widow", "patient0", *["citizen"] * 3],
                    "start": "night",
                    "nights": 2,
                    "infected": [6],
                    "poisoned": [7],
                    "last_heal": 8,
                }
            },
        )
    },
    "spyfall": {
        "all-spies": (4, {"rounds": 1, "joke": True, "deal": [{"cards": ["spy"] * 4}]}),
        "all-elsewhere": (4, {"rounds": 1, "madness": True, "deal": [{"cards": ["zoo", "bank", "beach", "metro"]}]}),
    },
}
"""Positions that dealing seldom brings, or never."""
CASES: list[Case] = [case for game in GAMES for case in cases(game, also=ALSO.get(game.id))]
