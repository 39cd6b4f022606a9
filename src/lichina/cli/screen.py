"""How things look: coloured on a terminal, plain when piped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import sleep

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ..kernel import ALL, Match, Told
from ..kernel.history import Hearers
from ..table.inflection import cases_of
from ..words import Narrator, Words

_PLAIN_WIDTH = 100
_PACE_SECONDS = 0.4
_MARGIN = 6


class _Screen(Console):
    """A console whose reader may leave in the middle: that is no fault."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console() -> Console:
    """Standard output."""
    found = _Screen(highlight=False, markup=False, emoji=False)
    return found if found.is_terminal else _Screen(highlight=False, markup=False, emoji=False, width=_PLAIN_WIDTH)


def table(*columns: str, right: int = 0) -> Table:
    """A table; the last `right` columns hold numbers."""
    made = Table(show_edge=False, box=None, pad_edge=False, header_style="bold")
    for index, column in enumerate(columns):
        made.add_column(column, justify="right" if index >= len(columns) - right else "left")
    return made


def clock(moment: float) -> str:
    """The game's own time as minutes and seconds."""
    return f"{int(moment) // 60}:{int(moment) % 60:02}"


@contextmanager
def bar(words: Words, total: int) -> Iterator[Callable[[int], None]]:
    """A bar with the rate and the time that is left; it is drawn by no thread, for processes are started meanwhile."""
    errors = Console(stderr=True)
    columns = (
        *(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()),
        *(TextColumn("{task.fields[rate]}"), TimeRemainingColumn()),
    )
    with Progress(
        *columns, console=errors, disable=not errors.is_terminal, transient=True, auto_refresh=False
    ) as shown:
        task = shown.add_task(words("simulate-progress"), total=total, rate="")

        def progress(done: int) -> None:
            shown.update(task, completed=done)
            speed = shown.tasks[0].speed
            rate = "" if speed is None else words("simulate-rate-now", rate=words.number(round(speed, 1)))
            shown.update(task, rate=rate, refresh=True)

        yield progress


class Storyteller:
    """Tells a match line by line while it goes on: as spectators hear it, as one seat hears it, or with all open."""

    def __init__(self, match: Match, words: Words, *, seat: int | None, everything: bool, pace: float | None) -> None:
        self.match = match
        self.words = words
        self.names = words.names(len(match.game.seats))
        self.narrator = Narrator(words, self.names, [cases_of(name) for name in self.names], type(match.game))
        self.screen = console()
        self._seat = seat
        self._everything = everything
        self._pace = (_PACE_SECONDS if self.screen.is_terminal else 0.0) if pace is None else pace
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
            self.note(line)
        self._print(Text())

    def go_on(self) -> None:
        """Tell what is new."""
        match = self.match
        if self._everything:
            pages = match.game.story.since(self._heard)
        else:
            pages = [(ALL, event) for event in match.told(self._seat, self._heard)]
        self._heard += len(pages)
        for to, event in pages:
            self._tell(to, event)

    def _tell(self, to: Hearers, event: Told) -> None:
        now = clock(self.match.now)
        margin = "" if now == self._shown else now
        line = Text.assemble((f"{margin:>{_MARGIN}}  ", "dim"))
        line.append(self.narrator.told(event), style="" if to is ALL else "yellow")
        if to is not ALL:
            line.append(f"  ({self._audience(to)})", style="dim italic")
        self._shown = now
        self._print(line)
        if self._pace:
            sleep(self._pace)

    def _audience(self, to: Hearers) -> str:
        if not isinstance(to, frozenset) or not to:
            return self.words("audience-nobody")
        return self.words("audience-only", names=self.words.joined([self.names[seat] for seat in sorted(to)]))

    def end(self) -> None:
        """Who won, and why."""
        outcome = self.match.outcome
        self._print(Text())
        if outcome is None:
            self._print(Text(self.words("replay-unfinished"), style="bold"))
            return
        self._print(Text(self.narrator.ended(outcome), style="bold green"))
        if outcome.scores is not None:
            scores = ", ".join(f"{name} {score}" for name, score in zip(self.names, outcome.scores, strict=True))
            self._print(Text(self.words("ended-scores", scores=scores)))

    def note(self, line: str) -> None:
        """Something that is not part of the story."""
        self._print(Text(line, style="dim"))

    def _print(self, line: Text) -> None:
        self.screen.print(line, soft_wrap=True)
