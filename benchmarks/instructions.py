"""How many instructions a decision takes, counted by valgrind: other work on the machine does not disturb it.

python -m benchmarks.instructions [GAME ...] [--against TREE]

A game is played twice, once three times as long, and the difference is shown: starting Python takes no part in it.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

from benchmarks.games import HERE, SPEEDS
from benchmarks.whole import GAMES, Chance

DECISIONS = 600
"""The shorter run plays until at least this many are made."""


def played(name: str, view: str, checkpoints: bool, least: int) -> int:
    """Play matches until this many decisions were made; how many there were."""
    game, dice = GAMES[name], Chance(1)
    decisions = matches = 0
    while decisions < least:
        matches += 1
        decisions += game.player(game.start(matches, checkpoints), dice, view)
    return decisions


def counted(name: str, tree: Path, how: str, least: int) -> tuple[int, int]:
    """Instructions and decisions of one run with the kernel and the games of a tree."""
    command = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", sys.executable]
    command += ["-m", "benchmarks.instructions", name, "--how", how, "--least", str(least)]
    path = os.pathsep.join((str(tree / "src"), str(tree)))
    around = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, cwd=tree, env=around, check=True, capture_output=True, text=True)
    found = re.search(r"I\s+refs:\s+([\d,]+)", done.stderr)
    assert found is not None, done.stderr
    return int(found[1].replace(",", "")), int(done.stdout)


def each(name: str, tree: Path, how: str) -> float:
    """Instructions for one decision."""
    counted(name, tree, how, 1)  # whatever has to be compiled is compiled here
    less, few = counted(name, tree, how, DECISIONS)
    more, many = counted(name, tree, how, 3 * DECISIONS)
    return (more - less) / (many - few)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.instructions", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"some of: {', '.join(GAMES)} (default: all)")
    parser.add_argument("--against", type=Path, metavar="TREE", help="another tree that has this benchmark, too")
    parser.add_argument("--how", choices=SPEEDS, default="no view", help="who looks on (default: no view)")
    parser.add_argument("--least", type=int, metavar="N", help="play here, and print how many decisions were made")
    given = parser.parse_args()
    if given.least is not None:
        (name,) = given.games
        print(played(name, *SPEEDS[given.how], given.least))
        return
    for name in given.games or GAMES:
        found = [each(name, tree, given.how) for tree in (HERE, *([given.against.resolve()] if given.against else []))]
        beside = f"{found[1]:12,.0f} there, {found[1] / found[0]:.2f} × as fast" if given.against else ""
        print(f"{name:14} {found[0]:12,.0f}{beside}", flush=True)


if __name__ == "__main__":
    main()
