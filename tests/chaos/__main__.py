"""The long form: many rooms, and fifty mishaps at random moments; a table of what happened and what was proved."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import shutil
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from pathlib import Path
from time import monotonic

from rich.console import Console
from rich.table import Table

from lichina.testing.cases import run_seed

from .evening import Chaos, evening, stated
from .mishaps import KILLED, SOON


def arguments() -> Namespace:
    parser = ArgumentParser(prog="make chaos", description=__doc__)
    parser.add_argument("--rooms", type=int, default=200, help="rooms of two people and four bots (default 200)")
    parser.add_argument("--mishaps", type=int, default=50, help="how many things happen (default 50)")
    parser.add_argument("--pace", type=float, default=8.0, help="seconds in which somebody answers (default 8)")
    parser.add_argument("--calm", type=float, default=6.0, help="seconds between two mishaps (default 6)")
    return parser.parse_args()


def report(chaos: Chaos, console: Console) -> bool:
    """What happened; whether all tables of dead servers went on soon."""
    table = Table()
    for heading in ("what happened", "times", "tables there", "elsewhere after, s", "people are back after, s"):
        table.add_column(heading, justify="right")
    for kind, count in sorted(chaos.kinds.items()):
        tables = sum(len(mishap.tables) for mishap in chaos.mishaps if mishap.kind == kind)
        moved, back = stated(chaos.claimed.get(kind, [])), stated(chaos.back.get(kind, []))
        table.add_row(kind, f"{count}", f"{tables:,}", moved, back)
    console.print(table, "times: median / longest")
    proof, verdicts = chaos.proof, chaos.verdicts
    console.print(
        f"{chaos.rooms:,} rooms, {len(verdicts):,} matches to their ends, each as its record says; "
        f"{chaos.acknowledged:,} answers acknowledged, each kept once, and {sum(one.doubtful for one in verdicts):,} "
        "of which nobody had said whether they were kept, none kept twice; "
        f"{sum(one.frames for one in verdicts):,} frames, none with anything that was not for its seat; "
        f"somebody came back {chaos.returns:,} times"
    )
    console.print(
        f"{proof.rows:,} rows in {proof.epochs:,} epochs of {proof.tables:,} tables, each written by the owner of its "
        f"epoch upon the last row; tables moved {proof.moves:,} times; {proof.taken_back:,} rows that nobody had seen "
        "were taken back"
    )
    times = chaos.back.get(KILLED, [])
    late = sum(seconds > SOON for seconds in times)
    console.print(f"tables of killed servers that went on within {SOON:g} s: {len(times) - late:,} of {len(times):,}")
    return not late


def main() -> int:
    given = arguments()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    console = Console(width=max(120, Console().width))
    seed = run_seed()
    console.print(f"LICHINA_SEED={seed}, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    start = monotonic()
    folder = Path(tempfile.mkdtemp(prefix="lichina-chaos-"))
    console.print(f"what the servers say: {folder}")
    dice = random.Random(f"{seed} chaos")
    chaos = asyncio.run(evening(folder, given.rooms, given.mishaps, dice, pace=given.pace, calm=given.calm))
    shutil.rmtree(folder)  # kept if something did not hold
    console.print(f"{monotonic() - start:,.0f} s, load {os.getloadavg()[0]:.1f}")
    return 0 if report(chaos, console) else 1


if __name__ == "__main__":
    sys.exit(main())
