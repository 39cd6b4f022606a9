"""Every game, measured in processes of its own that run one at a time; beside another tree, in turns, as ratios.

python -m benchmarks.games [GAME ...] [--against TREE] [--rounds N] [--slice SECONDS]
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from math import nan
from pathlib import Path
from statistics import median
from time import process_time
from typing import TypeAlias

import msgspec
from rich.console import Console
from rich.table import Table

from benchmarks.whole import GAMES, Whole
from lichina.kernel import Match

HERE = Path(__file__).parents[1]
Figures: TypeAlias = dict[str, float]

SPEEDS = {
    "no view": ("", False),
    "no view, checkpoints on": ("", True),
    "the actor's news": ("actor", False),
    "every seat's full view": ("full", False),
}
"""Decisions a second: who looks, and whether forks are possible."""
COPIES = ("fork", "imagine", "first fork of a world", "fork of a world")
SAMPLES = 12
"""How many positions of each part of a match are copied."""
AGAIN = 4


def speeds(game: Whole, seconds: float, seed: int) -> Figures:
    """Decisions a second."""
    found = {}
    for name, (view, checkpoints) in SPEEDS.items():
        found[name], _ = game.play(seconds, seed, view, checkpoints)
    return found


def copies(game: Whole, seed: int) -> Figures:
    """Microseconds for copies in the first and the last fifth of a match."""
    times: dict[str, list[float]] = {}
    length = sum(1 for _ in game.positions(seed))
    every = max(1, length // (5 * SAMPLES))
    for number, match in enumerate(game.positions(seed)):
        part = "early" if number < length / 5 else "late" if number >= length * 4 / 5 else ""
        if part and not number % every:
            for name, time in _copied(match, number):
                times.setdefault(f"{name}, {part}", []).append(time)
    return {name: median(found) for name, found in times.items()}


def _copied(match: Match, number: int) -> list[tuple[str, float]]:
    seat = number % len(match.game.seats)
    found = [("fork", _spent(match.fork)), ("imagine", _spent(lambda: match.imagine(seat, number), 1))]
    world = match.imagine(seat, number)
    if world is not None:
        found += [("first fork of a world", _spent(world.fork, 1)), ("fork of a world", _spent(world.fork))]
    return found


def _spent(act: Callable[[], object], times: int = AGAIN) -> float:
    """Microseconds of CPU time."""
    start = process_time()
    for _ in range(times):
        act()
    return (process_time() - start) * 1e6 / times


def measured(game: str, tree: Path, seconds: float, seed: int) -> Figures:
    """The figures of a game with the kernel and the games of a tree, from a process of its own.

    A tree that has this benchmark uses its own: its reference game may be written for another kernel.
    """
    home = tree if (tree / "benchmarks" / "games.py").exists() else HERE
    command = [sys.executable, "-m", "benchmarks.games", game, "--one", str(seed), "--slice", str(seconds)]
    path = os.pathsep.join((str(tree / "src"), str(home)))
    done = subprocess.run(command, cwd=home, env={**os.environ, "PYTHONPATH": path}, check=True, stdout=subprocess.PIPE)
    return msgspec.json.decode(done.stdout, type=Figures)


def compared(game: str, trees: Sequence[Path], rounds: int, seconds: float) -> list[Figures]:
    """Medians over some rounds, in each of which the trees take turns."""
    found: list[list[Figures]] = [[] for _ in trees]
    for number in range(rounds):
        places = range(len(trees))
        for place in places if number % 2 else reversed(places):
            found[place].append(measured(game, trees[place], seconds, number))
    return [{name: median(figures[name] for figures in runs) for name in runs[0]} for runs in found]


def show(games: Sequence[str], against: Path | None, rounds: int, seconds: float, console: Console) -> None:
    """Measure games and print two tables: how fast they are played, and what copies of a match cost."""
    trees = [HERE] if against is None else [HERE, against.resolve()]
    played = _table("decisions a second", ("here", *(("there", "as fast as there") if against else ())))
    copied = _table(
        "µs for a copy, early and late in a match",
        ("early", "late", *(("early there", "late there", "as fast, early", "as fast, late") if against else ())),
    )
    for game in games:
        figures = compared(game, trees, rounds, seconds)
        for table in (played, copied):
            table.add_section()
            table.add_row(GAMES[game].name, style="bold")
        for name in SPEEDS:
            found = [one[name] for one in figures]
            beside = [f"{found[0] / found[1]:.2f}×"] if against else []
            played.add_row(name, *(f"{one:,.0f}" for one in found), *beside)
        for name in COPIES:
            times = [[one.get(f"{name}, {part}", nan) for part in ("early", "late")] for one in figures]
            beside = [f"{there / here:.2f}×" for here, there in zip(*times, strict=True)] if against else []
            copied.add_row(name, *(f"{time:,.0f}" for pair in times for time in pair), *beside)
    console.print(played)
    console.print(copied)


def _table(title: str, headings: Sequence[str]) -> Table:
    table = Table(title=title)
    table.add_column("")
    for heading in headings:
        table.add_column(heading, justify="right")
    return table


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said about how games are measured."""
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"some of: {', '.join(GAMES)} (default: all)")
    parser.add_argument(
        "--against", type=Path, metavar="TREE", help="another tree to be measured in turns with this one"
    )
    parser.add_argument("--slice", type=float, default=0.3, help="seconds of CPU time a slice (default 0.3)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of which medians are shown (default 5)")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.games", description=__doc__)
    add_arguments(parser)
    parser.add_argument("--one", type=int, metavar="SEED", help="measure once, here, and write the figures as JSON")
    given = parser.parse_args()
    games = given.games or list(GAMES)
    if given.one is None:
        show(games, given.against, given.rounds, given.slice, Console())
        return
    (game,) = (GAMES[name] for name in games)
    figures = speeds(game, given.slice, given.one) | copies(game, given.one)
    sys.stdout.buffer.write(msgspec.json.encode(figures))


if __name__ == "__main__":
    main()
