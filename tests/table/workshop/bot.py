"""Bots that try whoever thinks for them."""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path

from lichina.bots import Bot, Move, Sight
from lichina.kernel import Dice
from tests.table.parlour.bot import Broken, Contrary, Polite

FOLDER = "LICHINA_TEST_FOLDER"
"""The folder in which bots leave word is in this variable."""


def said(sight: Sight, word: str) -> Move | None:
    """This word for whatever is asked."""
    return next(((ask.number, word) for ask in sight.asks if ask.held is None), None)


class Witness(Bot):
    """Counts the rounds that it hears of, and says no after an odd number of them.

    After the first one it is lost in thought, unless another was lost here before; it leaves word of where.
    """

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.read = self.rounds = 0

    def decide(self, sight: Sight) -> Move | None:
        news = sight.told(self.read)
        self.read += len(news)
        self.rounds += sum(event.key == "round" for event in news)
        word = Path(os.environ[FOLDER], "lost")
        if self.rounds and not word.exists():
            leave(word)
            while True:
                pass
        return said(sight, "no" if self.rounds % 2 else "yes")


def leave(word: Path) -> None:
    """Write down which process this is."""
    draft = word.with_suffix(".draft")
    draft.write_text(str(os.getpid()))
    draft.rename(word)


class Lost(Bot):
    """Never ends thinking, and leaves word of where."""

    def decide(self, sight: Sight) -> Move | None:
        leave(Path(os.environ[FOLDER], "lost"))
        while True:
            pass


class Deaf(Bot):
    """Thinks where no other thread gets its turn."""

    def decide(self, sight: Sight) -> Move | None:
        return said(sight, str(re.match("(a+)+$", "a" * 60 + "b")))


class Fatal(Bot):
    """Is the end of the process in which it thinks."""

    def decide(self, sight: Sight) -> Move | None:
        os.kill(os.getpid(), signal.SIGKILL)
        return None


class Vague(Bot):
    """Decides what is no move."""

    def decide(self, sight: Sight) -> Move | None:
        return "yes"  # type: ignore[return-value]


class Quitting(Bot):
    """Wants the program to end."""

    def decide(self, sight: Sight) -> Move | None:
        raise SystemExit("enough")


class Noisy(Bot):
    """Prints what it thinks, asks whoever is there, and says no."""

    def decide(self, sight: Sight) -> Move | None:
        print("no, says", sight.seat)
        try:
            heard = input()
        except EOFError:
            heard = "no"
        return said(sight, heard)


BOTS = {
    "polite": Polite,
    "contrary": Contrary,
    "broken": Broken,
    "witness": Witness,
    "lost": Lost,
    "deaf": Deaf,
    "fatal": Fatal,
    "vague": Vague,
    "quitting": Quitting,
    "noisy": Noisy,
}
