"""The games that the harness is run over: the proving games, those that come with Lichina, and its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from lichina.games.mafia.roles import ROLES
from lichina.kernel import Dice, Game
from lichina.kernel.dice import key_of
from lichina.registry import BUILT_IN, find
from lichina.testing import Case, cases, run_seed, soak
from lichina.testing.cases import Starts
from lichina.testing.chosen import proving

from .leaks import Ambush

PROVING = proving(Path(__file__).parent.parent / "games")
SHIPPED = [*PROVING, *(find(name).game for name in BUILT_IN)]
GAMES: list[type[Game]] = [*SHIPPED, Ambush]


def unprinted() -> Starts:
    """Two tables of «Мафия» for each role that no printed box holds: decks of their own accord seldom hold one.

    One is large, the other small: there the beauty often visits it, and the lawyer's client is often whom it chooses.
    """
    town = {"judge": 1, "doctor": 1, "citizen": 5}
    others = {"mafioso": 1, "don": 1, "triad": 1, "boss": 1, "widow": 1}
    counts = {**town, **others}
    few = ["mafioso", "lawyer", "beauty", "citizen", "citizen"]
    found: dict[str, tuple[int, dict[str, Any]]] = {}
    for role in ROLES.values():
        if not role.box:
            found[role.id] = (sum(counts.values()) + 1, {"triads": True, "counts": {**counts, role.id: 1}})
            found[f"{role.id}-hindered"] = (len(few) + 1, {"deal": {"cards": [*few, role.id], "start": "night"}})
    return found


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
        ),
        **unprinted(),
    },
    "spyfall": {
        "all-spies": (4, {"rounds": 1, "joke": True, "deal": [{"cards": ["spy"] * 4}]}),
        "all-elsewhere": (4, {"rounds": 1, "madness": True, "deal": [{"cards": ["zoo", "bank", "beach", "metro"]}]}),
    },
}
"""Positions that dealing seldom brings, or never."""
LONG = frozenset({"doomsday", "colonies"})
"""Games with matches of many hundred steps: all their cases are tried in a soak, else the smallest table of one mode,
and what their own tests draw."""


def tried(game: type[Game]) -> list[Case]:
    """The cases of a game that the harness is run over now."""
    found = cases(game, also=ALSO.get(game.id))
    if game.id not in LONG or soak() > 1:
        return found
    few = [case for case in found if case.seats == min(one.seats for one in found)]
    return [Dice(key_of(f"{run_seed()} {game.id}")).choice(few)]


SLOW = {"passengers": 3, "spyfall": 3, "standoff": 3}
"""Games of which a world is long imagined: so many of their cases are looked at for what seats imagine, drawn by the
seed of the run, besides those with everything and those that are laid out; in a soak all."""


def imagined(game: type[Game]) -> list[Case]:
    """The cases of a game in which what seats imagine is looked at now."""
    found = tried(game)
    others = [case for case in found if case.position is None and case.mode != "everything"]
    few = SLOW.get(game.id, len(others))
    if soak() > 1 or len(others) <= few:
        return found
    chosen = Dice(key_of(f"{run_seed()} imagined in {game.id}")).sample(others, few)
    return [case for case in found if case in chosen or case not in others]


CASES: list[Case] = [case for game in GAMES for case in tried(game)]
