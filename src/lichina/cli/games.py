"""lichina games: the games there are, their modes and options."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import Any

from rich.console import Console
from rich.text import Text

from ..kernel import DeclaredOption, LichinaError, describe
from ..registry import FoundGame, find, known
from ..words import Words
from .screen import console, table


def run(arguments: Namespace, words: Words) -> int:
    """Show the games that are asked for, or all; one that cannot be loaded does not hide the others."""
    screen = console()
    names = arguments.games or known()
    if not names:
        screen.print(words("games-none"))
    failed = False
    for index, name in enumerate(names):
        try:
            found = find(name)
        except LichinaError as error:
            print(words.error(error), file=sys.stderr)
            failed = True
            continue
        if index:
            screen.print()
        _show(screen, found, found.words(words.language))
    return 2 if failed else 0


def _show(screen: Console, found: FoundGame, words: Words) -> None:
    game = found.game
    heading = Text(words.get("game-name", game.id), style="bold green")
    heading.append(f"  {game.id} · {_players(game.PLAYERS, words)}", style="dim")
    screen.print(heading)
    screen.print(words.get("game-about", ""))
    screen.print()
    modes = table(words("games-modes"), "", "")
    for name, mode in game.MODES.items():
        players = _players(mode.players, words) if mode.players else ""
        about = words.get(f"mode-{name}.about", "")
        modes.add_row(f"  {name}", ". ".join(filter(None, (words(f"mode-{name}"), about))), players)
    screen.print(modes)
    screen.print()
    screen.print(f"{words('games-bots')}: {', '.join(found.bots())}")
    screen.print()
    infos = describe(game.Options)
    if not infos:
        screen.print(words("games-no-options"))
        return
    options = table(words("games-options"), words("games-default"), words("games-allowed"), words("games-meaning"))
    for info in infos:
        options.add_row(
            f"  {info.name}", value(info.default, words), _allowed(info, words), words(f"option-{info.name}")
        )
    screen.print(options)


def _players(players: range, words: Words) -> str:
    if len(players) == 1:
        return words("games-players-exactly", count=players[0])
    return words("games-players", low=players[0], high=players[-1])


def value(given: Any, words: Words) -> str:
    """The value of an option for a reader."""
    if given is None:
        return words("none")
    if isinstance(given, bool):
        return words("yes") if given else words("no")
    if isinstance(given, list | tuple):
        return ", ".join(map(str, given)) or words("none")
    return words.number(given) if isinstance(given, float) else str(given)


def _allowed(info: DeclaredOption, words: Words) -> str:
    if not info.choices:
        return words.kinds(info.allowed)
    shown = []
    for choice in info.choices:
        name = words.get(f"option-{info.name}-{choice}", "")
        shown.append(f"{value(choice, words)} ({name})" if name else value(choice, words))
    return ", ".join(shown)
