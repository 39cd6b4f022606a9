"""A server for browsers: `python -m tests.browser.server`. When it is ready it says its port.

It has the proving games besides, and positions of Warring Colonies to begin from.

Its public address is a name that is no secure context; under 127.0.0.1 the same pages are one.
"""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Self

from lichina.bots.lesson import Lesson
from lichina.games.colonies import Colonies
from lichina.games.colonies import lesson as colonies
from lichina.games.doomsday import Doomsday
from lichina.games.doomsday import lesson as doomsday
from lichina.games.mafia import lesson as mafia
from lichina.games.passengers import lesson as passengers
from lichina.games.spyfall import lesson as spyfall
from lichina.journal import MemoryJournal
from lichina.kernel import Mode
from lichina.registry import FoundGame, register
from lichina.server import logs
from lichina.server.config import Config
from lichina.server.run import listen, run
from lichina.table import lobby
from tests.games.market import KINDS, Deal, Market
from tests.games.toy import Toy
from tests.journal.journals import match_over
from tests.moments import pass_over_moments
from tests.server.guest import WIDE

from .chromium import OUR_HOST, ROOT
from .colonies_positions import SCENES
from .doomsday_positions import STANDOFF
from .moment_positions import POSITIONS
from .spyfall_positions import DEALT

MODE_OF = lobby.mode_of


def stocked(self: Market) -> Deal:
    """Two kinds of wares on every shelf, so that there is something to put in order."""
    return Deal([["fur", "salt"] for _ in self.seats], list(KINDS), [*KINDS, *KINDS])


def staged(found: FoundGame, name: str | None) -> Mode:
    """A position that a test begins with is chosen like a mode, and is in no list of them."""
    return {**POSITIONS, **DEALT}.get((found.game.id, name)) or MODE_OF(found, name)


def quick(lesson: Lesson, **options: float) -> Lesson:
    """Nobody has to read along."""
    return replace(lesson, delay=(0.1, 0.2), options={**lesson.options, **options})


async def archive() -> MemoryJournal:
    """A journal with matches of other evenings, for the statistics; no browser test plays with so many."""
    journal = MemoryJournal()
    for number in range(15):
        seats, side = (11, "town") if number >= 12 else (13, "town" if number < 9 else "mafia")
        await journal.archive(match_over("library", number, side=side, seats=seats, people=seats))
    return journal


def main() -> None:
    Market.shuffled = stocked  # type: ignore[method-assign]
    for game in (Market, Toy):
        register(game)
    mafia.LESSON, passengers.LESSON, spyfall.LESSON = map(quick, (mafia.LESSON, passengers.LESSON, spyfall.LESSON))
    doomsday.LESSON = quick(doomsday.LESSON, window=1.0)
    colonies.LESSON = quick(colonies.LESSON, pause=0)
    pass_over_moments()
    lobby.mode_of = staged
    Colonies.MODES = {**Colonies.MODES, **SCENES}
    Doomsday.MODES = {**Doomsday.MODES, **STANDOFF}
    logs.setup(logging.WARNING, sys.stderr)
    first = listen(Config(port=0))
    port = first.getsockname()[1]
    config = Config(port=port, public_url=f"http://{OUR_HOST}:{port}", limits=WIDE)
    run(config, first, lambda _: print(port, flush=True), asyncio.run(archive()))


class Served:
    """Such a server, in a process of its own."""

    def __init__(self, log: Path) -> None:
        command = [sys.executable, "-m", "tests.browser.server"]
        with log.open("wb") as out:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=out, cwd=ROOT)
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert said.strip().isdigit(), log.read_text(encoding="utf-8")
        self.port = int(said)
        self.home = f"http://{OUR_HOST}:{self.port}"
        self.safe = f"http://127.0.0.1:{self.port}"
        """The same, where the page is a secure context."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """How a server goes down is tested elsewhere; here it only has to be gone."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


if __name__ == "__main__":
    main()
