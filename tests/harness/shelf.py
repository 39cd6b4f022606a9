"""The games that the harness is run over: the proving games, those that come with Lichina, and its own."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from lichina.kernel import Game
from lichina.registry import BUILT_IN, find
from lichina.testing import Case, cases
from lichina.testing.library import proving

from .leaks import Ambush


def proving_game(name: str) -> type[Game]:
    """The one game that a package in tests/games defines."""
    module = import_module(f"tests.games.{name}")
    found = [one for one in vars(module).values() if isinstance(one, type) and one.__module__ == module.__name__]
    (game,) = (one for one in found if issubclass(one, Game))
    return game


PROVING = [proving_game(folder.name) for folder in proving(Path(__file__).parent.parent / "games")]
SHIPPED = [*PROVING, *(find(name).game for name in BUILT_IN)]
GAMES = [*SHIPPED, Ambush]
CASES: list[Case] = [case for game in GAMES for case in cases(game)]
