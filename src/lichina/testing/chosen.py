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

    if names:
        return [find(name).game for name in names]
    return [*proving(), *(find(name).game for name in known())]


def proving(root: Path = PROVING) -> list[type[Game]]:
    """The packages in tests/games that are games; there may be packages of mere tests among them."""
    from lichina.registry import BadGame, find

    found: list[type[Game]] = []
    for file in sorted(root.glob("*/__init__.py")):
        try:
            found.append(find(file.parent).game)
        except BadGame as error:
            if error.code != "not-one-game":
                raise
    return found


def tests_of(game: str, root: Path = PROVING) -> list[Path]:
    """The tests of the rules of a game."""
    return [*root.glob(f"test_{game}.py"), *sorted((root / game).glob("test_*.py"))]
