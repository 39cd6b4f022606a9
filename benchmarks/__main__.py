"""All peers in one table, then every game; or some games alone, beside another tree if need be.

python -m benchmarks [GAME ...] [--against TREE] [--slice SECONDS] [--rounds N] [--keep FILE]
"""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console

from benchmarks import games
from benchmarks.peers import table
from benchmarks.whole import GAMES


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    games.add_arguments(parser)
    parser.add_argument(
        "--keep", type=Path, metavar="FILE", help="where the run is kept (default: in benchmarks/results)"
    )
    given = parser.parse_args()
    console = Console(width=150)
    if not given.games and not given.against:
        found = table.run(list(table.CONTESTS), given.slice, given.rounds, console)
        console.print(f"kept as {table.keep(found, given.keep).name}")
    games.show(given.games or list(GAMES), given.against, given.rounds, given.slice, console)


if __name__ == "__main__":
    main()
