"""The long form of the attacks: a table of what was tried, how often, and what came of it."""

from __future__ import annotations

import asyncio
import random
import shutil
import sys
import tempfile
import traceback
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from lichina.testing.cases import run_seed
from tests.server.killing import Ledger, Process, filled, killed

from . import durability
from .arsenal import ATTACKS
from .registry import Attack
from .runner import Report, run

HEAD = ("attack", "tried", "what came of it", "neighbours' answers", "echo p50 / p99, ms", "beside it, ms", "memory")
MISHAPS = ("what happened", "times", "what came of it", "answers acknowledged")


def arguments() -> Namespace:
    parser = ArgumentParser(prog="make attack", description=__doc__)
    parser.add_argument("--share", type=float, default=1.0, help="this share of the long counts, 0.1 for a tenth")
    parser.add_argument("--only", default="", help="attacks and mishaps with this in their names")
    parser.add_argument(
        "--rounds", type=int, default=60, help="so many the neighbours play before, and beside, at least"
    )
    parser.add_argument("--kills", type=int, default=200, help="how often the server is killed")
    return parser.parse_args()


# --- attacks ----------------------------------------------------------------------------------------------------------


async def assail(attack: Attack, share: float, rounds: int) -> Report:
    """One attack on a server of its own, by another process than the neighbours'."""
    count = max(attack.short, round(attack.long * share))
    with tempfile.TemporaryDirectory(prefix="lichina-attack-") as folder:
        process = Process(Path(folder), attack.files)
        try:
            await process.start()
            with ProcessPoolExecutor(1, get_context("spawn")) as attackers:
                return await run(process, attack, count, rounds, rounds, attackers)
        finally:
            process.clean_up()


def line(report: Report) -> tuple[str, ...]:
    outcomes = ", ".join(f"{count:,} {outcome}" for outcome, count in report.tally.most_common())
    return (
        report.attack.name,
        f"{report.tally.total():,}",
        outcomes,
        f"{report.answers:,} of {report.answers + len(report.refused):,}, {report.lost} lost",
        percentiles(report.quiet),
        percentiles(report.attacked),
        f"{report.memory:+.0f} MB",
    )


def percentiles(seconds: list[float]) -> str:
    """The median and the 99th hundredth, in milliseconds."""
    if not seconds:
        return "–"
    ranked = sorted(seconds)
    middle, late = (ranked[min(len(ranked) - 1, len(ranked) * part // 100)] for part in (50, 99))
    return f"{middle * 1000:.1f} / {late * 1000:.0f}"


# --- mishaps ----------------------------------------------------------------------------------------------------------


async def kills(folder: Path, count: int) -> tuple[str, ...]:
    """The server is killed while two tables play, again and again."""
    total = Ledger()
    evening = 0
    while total.kills < count:
        evening += 1
        process = Process(folder / str(evening))
        try:
            ledger = await killed(process, min(12, count - total.kills), random.Random(f"{run_seed()} {evening}"))
        finally:
            process.clean_up()
        total.kills += ledger.kills
        total.acknowledged += ledger.acknowledged
        total.returns += ledger.returns
    return "kill -9", f"{total.kills:,}", f"{evening} evenings of 2 tables, none lost", f"{total.acknowledged:,}"


async def full_disks(folder: Path, count: int) -> tuple[str, ...]:
    """The disk takes no more, and then has room again."""
    acknowledged = 0
    for number in range(count):
        process = Process(folder / str(number))
        try:
            await process.start()
            dice = random.Random(f"{run_seed()} {number}")
            acknowledged += await filled(process, process.fill_disk, process.make_room, dice)
        finally:
            process.clean_up()
    return "no file takes another byte", f"{count:,}", "said in words, went on by itself", f"{acknowledged:,}"


async def small_disks(folder: Path, count: int) -> tuple[str, ...]:
    """A real disk of a few megabytes is full, where this machine gives us one."""
    acknowledged = 0
    for number in range(count):
        process = Process(folder / str(number))
        with durability.small_disk(process.folder / "data", 8) as mounted:
            if not mounted:
                return "a disk of 8 MB is full", "0", "only root can mount one", "0"
            ballast = durability.Ballast(process.folder / "data")
            try:
                await process.start()
                dice = random.Random(f"{run_seed()} {number}")
                acknowledged += await filled(process, ballast.fill, ballast.drop, dice)
                process.stop()
            finally:
                process.clean_up()
    return "a disk of 8 MB is full", f"{count:,}", "said in words, went on by itself", f"{acknowledged:,}"


async def damages(folder: Path, count: int) -> tuple[str, ...]:
    """The journal is damaged, and a server started over it."""
    outcomes: Counter[str] = Counter()
    for clean in (True, False):
        process = Process(folder / str(clean))
        dice = random.Random(f"{run_seed()} {clean}")
        try:
            guests = await durability.kept_table(process, clean)
            whole = process.folder / "whole"
            shutil.copytree(process.folder / "data", whole)
            for number in range(count // 2):
                damage = list(durability.DAMAGES)[number % len(durability.DAMAGES)]
                outcomes[await durability.damaged(process, guests, whole, damage, dice)] += 1
        finally:
            process.clean_up()
    told = ", ".join(f"{times:,} {outcome}" for outcome, times in outcomes.most_common())
    assert set(outcomes) <= durability.HARMLESS, told
    return "a damaged journal", f"{outcomes.total():,}", told, "3 a table"


Mishap = Callable[[Path, int], Awaitable[tuple[str, ...]]]


def mishaps(asked: Namespace) -> dict[str, tuple[Mishap, int]]:
    """What else happens to a server, and how often."""
    return {
        "kill": (kills, asked.kills),
        "full disk": (full_disks, max(1, round(20 * asked.share))),
        "small disk": (small_disks, max(1, round(20 * asked.share))),
        "damage": (damages, max(8, round(200 * asked.share))),
    }


# --- all of it --------------------------------------------------------------------------------------------------------


def row(*cells: str) -> None:
    print(f"| {' | '.join(cells)} |", flush=True)


async def main(asked: Namespace) -> int:
    failed = 0
    print(f"seed {run_seed()}\n")
    row(*HEAD)
    row(*["---"] * len(HEAD))
    for name, attack in ATTACKS.items():
        if asked.only in name:
            report = await assail(attack, asked.share, asked.rounds)
            row(*line(report))
            failed += bool(report.faults)
            for fault in report.faults:
                print(f"  FAULT: {fault}", file=sys.stderr, flush=True)
    print()
    row(*MISHAPS)
    row(*["---"] * len(MISHAPS))
    for name, (mishap, count) in mishaps(asked).items():
        if asked.only in name:
            failed += await _happens(mishap, count)
    print(f"\n{failed} did not hold" if failed else "\nall held")
    return 1 if failed else 0


async def _happens(mishap: Mishap, count: int) -> bool:
    """Let it happen; whether something came of it that must not."""
    with tempfile.TemporaryDirectory(prefix="lichina-attack-", ignore_cleanup_errors=True) as folder:
        try:
            row(*await mishap(Path(folder), count))
        except Exception:
            traceback.print_exc()
            return True
    return False


if __name__ == "__main__":
    sys.exit(asyncio.run(main(arguments())))
