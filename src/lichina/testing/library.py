"""Which games a command is about: those that are named, or all that can be found here."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from lichina.kernel import Game

PROVING = Path("tests/games")
"""Where a project keeps games that exist only to be tested, each a package."""


def games(names: Sequence[str] = ()) -> list[type[Game]]:
    """The games by their ids or paths; without any, the games in tests/games and all that the registry knows."""
    from lichina.registry import find, known

    if not names:
        names = [str(folder) for folder in proving()] + known()
    return [find(name).game for name in names]


def proving(root: Path = PROVING) -> list[Path]:
    """The packages in tests/games that are games and not tests."""
    files = sorted(root.glob("*/__init__.py"))
    return [file.parent for file in files if "(Game)" in file.read_text("utf-8")]


def tests_of(game: str, root: Path = PROVING) -> list[Path]:
    """The tests of the rules of a game."""
    return [*root.glob(f"test_{game}.py"), *sorted((root / game).glob("test_*.py"))]
