"""How things look: coloured on a terminal, plain when piped."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import sleep

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..kernel import ALL, NOBODY, Match, Outcome
from ..kernel.history import Heard, Page
from ..words import Narrator, Words

_PLAIN_WIDTH = 100
_PACE = 0.4


def console() -> Console:
    """Standard output."""
    found = Console(highlight=False, markup=False, emoji=False)
    return found if found.is_terminal else Console(highlight=False, markup=False, emoji=False, width=_PLAIN_WIDTH)


def table(*columns: str, right: int = 0) -> Table:
    """A table; the last `right` columns hold numbers."""
    made = Table(show_edge=False, box=None, pad_edge=False, header_style="bold")
    for index, column in enumerate(columns):
        made.add_column(column, justify="right" if index >= len(columns) - right else "left")
    return made


def clock(moment: float) -> str:
    """The game's own time as minutes and seconds."""
    return f"{int(moment) // 60}:{int(moment) % 60:02}"


class Storyteller:
    """Tells a match line by line while it goes on: as spectators hear it, as one seat hears it, or with all open."""

    def __init__(
        self, match: Match, words: Words, *, seat: int | None, everything: bool, pace: float | None
    ) -> None:
        self.match = match
        self.words = words
        self.names = words.names(len(match.game.seats))
        self.narrator = Narrator(words, self.names)
        self.screen = console()
        self._seat = seat
        self._everything = everything
        self._pace = (_PACE if self.screen.is_terminal else 0.0) if pace is None else pace
        self._heard = 0
        self._shown = ""
        """The time on the last line that has one."""

    def title(self, *further: str) -> None:
        """The game, who plays, and who listens."""
        name = self.words("game-name")
        self._print(Text(self.words("watch-title", game=name, seats=len(self.names)), style="bold"))
        lines = [self.words("watch-players", names=self.words.joined(self.names)), *further]
        if self._everything:
            lines.append(self.words("watch-all"))
        elif self._seat is not None:
            lines.append(self.words("watch-seat", name=self.names[self._seat]))
        for line in lines:
            self._print(Text(line, style="dim"))
        self._print(Text())

    def go_on(self) -> None:
        """Tell what is new."""
        for to, event in self._news():
            now = clock(self.match.now)
            margin = "" if now == self._shown else now
            self._shown = now
            line = Text(f"{margin:>6}  ", style="dim")
            private = to is not ALL
            line.append(self.narrator.told(event), style="yellow" if private else "default")
            if private:
                line.append(f"  ({self._audience(to)})", style="dim italic")
            self._print(line)
            if self._pace:
                sleep(self._pace)

    def _news(self) -> list[Page]:
        if self._everything:
            pages = self.match.game.story.since(self._heard)
        else:
            pages = [(self._to(event), event) for event in self.match.told(self._seat, self._heard)]
        self._heard += len(pages)
        return pages

