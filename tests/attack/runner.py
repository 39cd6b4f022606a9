"""One attack on a real server beside an honest table, and what can be said of both afterwards."""

from __future__ import annotations

import asyncio
import json
import random
import resource
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import Executor
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from lichina.testing.cases import run_seed
from tests.server.killing import Process

from .arsenal import ATTACKS
from .neighbour import Neighbour, neighbours
from .registry import Attack, Field

LOOK_SECONDS = 0.05
"""Seconds between two looks at the memory of the server."""


@dataclass
class Report:
    """What came of an attack."""

    attack: Attack
    tally: Counter[str] = field(default_factory=Counter)
    answers: int = 0
    """The neighbours' answers that were acknowledged while the attack was on."""
    refused: list[str] = field(default_factory=list)
    lost: int = 0
    quiet: list[float] = field(default_factory=list)
    attacked: list[float] = field(default_factory=list)
    """Seconds of each echo at the neighbours' table, before and during the attack."""
    memory: float = 0.0
    """Megabytes that the server took more, at most."""
    troubles: list[str] = field(default_factory=list)
    logged: int = 0
    """Lines that the server wrote into its log."""
    failures: list[str] = field(default_factory=list)
    """What the neighbours or the attackers met with, and what must not be."""

    @property
    def faults(self) -> list[str]:
        """What must not be, in words; nothing if the server held."""
        found = list(self.failures)
        strange = {outcome: count for outcome, count in self.tally.items() if outcome not in self.attack.then}
        if strange:
            found.append("it came to " + ", ".join(f"{count} × {outcome}" for outcome, count in strange.items()))
        if self.refused:
            found.append(f"answers of the neighbours were refused: {', '.join(sorted(set(self.refused)))}")
        if self.lost:
            found.append(f"{self.lost} acknowledged answers of the neighbours are lost")
        if self.troubles:
            found.append(f"the log tells of {', '.join(sorted(set(self.troubles)))}")
        if self.memory > self.attack.memory:
            found.append(f"the server took {self.memory:.0f} MB more, and {self.attack.memory} are allowed")
        return found


def strike(name: str, address: str, table: str, count: int, seed: str) -> Counter[str]:
    """The attackers' side, in a loop of its own."""
    found = Field(address, table, count, random.Random(f"{seed} {name}"))
    asyncio.run(ATTACKS[name].assault(found))  # type: ignore[arg-type]
    return found.tally


async def run(process: Process, attack: Attack, count: int, rounds: int, quiet: int, attackers: Executor) -> Report:
    """Attack so much while the neighbours play so many rounds at least, after some in which nobody attacks."""
    report = Report(attack)
    seed = f"{run_seed()} {random.random()}"
    dice = random.Random(f"{seed} neighbours")
    source = f"127.{dice.randrange(1, 16)}.{dice.randrange(256)}.{dice.randrange(1, 255)}"
    before = process.out.stat().st_size
    try:
        async with neighbours(process, source, dice) as table:
            await table.play(lambda: len(table.echoes) >= quiet)
            report.quiet, table.echoes = table.echoes, []
            loop = asyncio.get_running_loop()
            arguments = (attack.name, process.address, table.host.table, count, seed)
            striking = loop.run_in_executor(attackers, strike, *arguments)
            await _beside(process, table, striking, rounds, report)
            await table.welcome()
            await table.break_off()
            report.lost = table.lost
    except Exception as error:
        report.failures.append(f"the neighbours met with {error!r}")
    if not process.alive:
        report.failures.append("the server died")
    lines = process.out.read_bytes()[before:].decode("utf-8", "replace").splitlines()
    report.troubles, report.logged = troubles(lines), len(lines)
    return report


async def _beside(
    process: Process, table: Neighbour, striking: asyncio.Future[Counter[str]], rounds: int, report: Report
) -> None:
    """The neighbours play while others attack, and somebody looks at the memory."""
    answers = table.answers
    weighing = asyncio.create_task(_weigh(process.pid, report))
    try:
        await table.play(lambda: striking.done() and len(table.echoes) >= rounds)
    finally:
        weighing.cancel()
        with suppress(asyncio.CancelledError):
            await weighing
        report.answers = table.answers - answers
        report.refused = table.refused
        report.attacked = table.echoes
        try:
            report.tally = await striking
        except Exception as error:
            report.failures.append(f"the attackers met with {error!r}")


async def _weigh(pid: int, report: Report) -> None:
    """Look at the memory of the server as long as it lives."""
    with suppress(OSError):
        first = memory(pid)
        while True:
            report.memory = max(report.memory, memory(pid) - first)
            await asyncio.sleep(LOOK_SECONDS)


def memory(pid: int) -> float:
    """Resident memory of a process, in megabytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() / (1 << 20)


def troubles(lines: Iterable[str]) -> list[str]:
    """What in a log is a fault of the server's own: each by its event, and where it was raised."""
    found = []
    for line in lines:
        try:
            entry = json.loads(line)
        except ValueError:
            if "Traceback" in line:
                found.append("a traceback")
            continue
        if entry.get("level") in ("error", "critical"):
            where = entry["error"][0]["stack"][-1] if entry.get("error") and entry["error"][0]["stack"] else ""
            found.append(f"{entry['event']} {where}".strip())
    return found
