"""The games that the harness is run over: the proving games, those that come with Lichina, and its own."""

from __future__ import annotations

from pathlib import Path

from lichina.registry import BUILT_IN, find
from lichina.testing import Case, cases
from lichina.testing.library import proving

from .leaks import Ambush

PROVING = proving(Path(__file__).parent.parent / "games")
SHIPPED = [*PROVING, *(find(name).game for name in BUILT_IN)]
GAMES = [*SHIPPED, Ambush]
CASES: list[Case] = [case for game in GAMES for case in cases(game)]
