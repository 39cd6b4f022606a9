"""All peers in one table: both sides play at random in turns, in slices of CPU time, and ratios count.

python -m benchmarks.peers [PEER ...] [--slice SECONDS] [--rounds N] [--keep FILE]
"""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console

from .table import CONTESTS, keep, run

WIDTH = 150


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peers", description=__doc__)
    parser.add_argument("peers", nargs="*", metavar="PEER", help=f"some of: {', '.join(CONTESTS)} (default: all, kept)")
    parser.add_argument("--slice", type=float, default=0.3, help="seconds of CPU time a slice (default 0.3)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of which medians are shown (default 5)")
    parser.add_argument(
        "--keep", type=Path, metavar="FILE", help="where to keep the run (default: in benchmarks/results)"
    )
    given = parser.parse_args()
    console = Console(width=WIDTH)
    found = run(given.peers or list(CONTESTS), given.slice, given.rounds, console)
    if given.keep or not given.peers:
        console.print(f"kept as {keep(found, given.keep).name}")


if __name__ == "__main__":
    main()
