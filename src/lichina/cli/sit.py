"""lichina sit: lets your own bot play at somebody's table."""

from __future__ import annotations

import getpass
from argparse import Namespace
from contextlib import suppress
from typing import Any

from ..bots import BotMaker
from ..kernel import Dice
from ..registry import FoundGame, find, offer
from ..research.lineup import maker, name_of, split
from ..table.state import OwnedProgram
from ..visit import FarTable, Unwelcome, Visitor, check_bot
from ..words import Words
from .screen import console

MOST_LETTERS = 20
"""How long a name at a table may be."""


def run(arguments: Namespace, words: Words) -> None:
    """Sit down and play until interrupted, or until as many matches are over as were asked for."""
    screen = console()
    for path in arguments.own_games:
        offer(path)

    def note(key: str, **data: Any) -> None:
        screen.print(words(key, **data), soft_wrap=True)

    bot = ChosenBot(arguments.bot)
    bot.check()
    program = OwnedProgram(bot.title, (arguments.owner or _login())[:MOST_LETTERS])
    name = arguments.name or bot.title
    door = FarTable(arguments.table, arguments.code, words.language)
    ticket = door.enter(name, program)
    note("sit-here", name=name, program=program.name, owner=program.owner)
    if ticket.waits:
        note("sit-waits")
    visitor = Visitor(door, ticket, bot.make, bot.find, matches=arguments.matches, language=words.language, note=note)
    try:
        visitor.run()
    finally:
        with suppress(Unwelcome):  # it may be gone
            door.leave(ticket)


class ChosenBot:
    """The bot that was asked for. One of a file plays any game; a named one is that of the game that is on."""

    def __init__(self, bot: str) -> None:
        self._bot = bot
        self._game: FoundGame | None = None
        path, _, kind = split(bot)[0].rpartition(":")
        self._own = path.endswith(".py")
        self.title = (kind if self._own else name_of(bot))[:MOST_LETTERS]

    def check(self) -> None:
        """Refuse before anything is said to anybody what could not play."""
        if self._own:
            check_bot(self._maker(find("mafia")))

    def find(self, game: str) -> FoundGame:
        """The rules of the game that is on, for which the bot is to be made."""
        self._game = find(game)
        check_bot(self._maker(self._game))
        return self._game

    def make(self, dice: Dice) -> Any:
        """The bot for a match."""
        assert self._game is not None
        return self._maker(self._game)(dice)

    def _maker(self, game: FoundGame) -> BotMaker:
        return maker(game, self._bot)


def _login() -> str:
    """Whose program it is, unless it is said: whoever is logged in here."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "?"
