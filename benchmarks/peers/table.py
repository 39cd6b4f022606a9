"""All peers in one table, and a run of it to be kept."""

from __future__ import annotations

import os
import platform
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from statistics import median
from time import process_time

import msgspec
from rich.console import Console
from rich.table import Table

from benchmarks.games import copies
from benchmarks.server import peer
from benchmarks.whole import GAMES

from .contest import Contest, Found, measured

RESULTS = Path(__file__).parents[1] / "results"
CONTESTS = {
    "open_spiel": ("deduction", "CONTEST"),
    "pyspiel": ("reference", "SPIEL"),
    "werewolf-engine": ("werewolf", "CONTEST"),
    "textarena": ("secretmafia", "CONTEST"),
    "boardgame.io": ("reference", "BOARDGAME"),
    "catanatron": ("catan", "CONTEST"),
}
PACKAGES = ("lichina", "open_spiel", "werewolf-engine", "textarena", "catanatron", "msgspec", "numpy")


class Line(msgspec.Struct, omit_defaults=True):
    """A line of the table, to be kept: medians, and between which ratios the rounds lay."""

    name: str
    decisions: int
    games: float
    their_decisions: int
    their_games: float
    ratio: float
    low: float
    high: float
    goal: float | None = None


class Part(msgspec.Struct, omit_defaults=True):
    """What came of one peer; or why it could not be asked."""

    rules: str
    peer: str
    lines: list[Line]
    failed: str | None = None


class Run(msgspec.Struct):
    """A run of all, with what it was measured with."""

    date: str
    commit: str
    machine: str
    load: tuple[float, float]
    """Of the last minute, when it began and when it ended."""
    python: str
    node: str
    versions: dict[str, str]
    seconds: float
    rounds: int
    parts: list[Part]
    copies: dict[str, float]
    """Microseconds for a copy of a position of the reference Mafia."""


def contested(name: str, seconds: float, rounds: int) -> Part:
    """One peer, row by row."""
    module, what = CONTESTS[name]
    try:
        contest: Contest = getattr(import_module(f"benchmarks.peers.{module}"), what)
        lines = [line(row.name, row.goal, measured(row, contest.far, seconds, rounds)) for row in contest.rows]
    except (ImportError, OSError, subprocess.CalledProcessError, msgspec.DecodeError) as error:
        return Part("", name, [], f"{type(error).__name__}: {error}")
    return Part(contest.name, contest.peer, lines)


def line(name: str, goal: float | None, found: Found) -> Line:
    ours, theirs = found.ours, found.theirs
    ratio, low, high = (round(one, 3) for one in (found.ratio, found.low, found.high))
    speeds = round(ours.decisions), round(ours.games, 1), round(theirs.decisions), round(theirs.games, 1)
    return Line(name, *speeds, ratio, low, high, goal)


def show(parts: Iterable[Part], console: Console) -> None:
    """Print each part as soon as it is there."""
    for part in parts:
        table = Table(title=f"{part.peer}: {part.rules}" if part.rules else part.peer)
        table.add_column("")
        for heading in ("Lichina", "games", part.peer, "games", "ratio", "from", "to", "goal"):
            table.add_column(heading, justify="right")
        for one in part.lines:
            mine, theirs = (one.decisions, one.games), (one.their_decisions, one.their_games)
            table.add_row(
                one.name,
                *(f"{figure:,.0f}" for figure in (*mine, *theirs)),
                *(f"{figure:.2f}×" for figure in (one.ratio, one.low, one.high)),
                "" if one.goal is None else f"{one.goal:g}×{'' if one.ratio >= one.goal else ', missed'}",
            )
        console.print(table if part.failed is None else f"{part.peer} could not be measured: {part.failed}")


def copied() -> dict[str, float]:
    """A copy in the middle of a match: ours, and the peer's of the same rules."""
    from .reference import positions

    times = []
    for state in positions(30):
        start = process_time()
        for _ in range(5):
            state.clone()
        times.append((process_time() - start) * 1e6 / 5)
    return {"Lichina": round(copies(GAMES["refmafia"], 1)["fork, early"], 1), "pyspiel.Game": round(median(times), 1)}


def machine() -> str:
    """The processor and the system, without names of hosts or people."""
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        text = ""
    models = [row.partition(":")[2].strip() for row in text.splitlines() if row.startswith("model name")]
    model = models[0] if models else platform.processor()
    return f"{os.cpu_count()} × {model or platform.machine()}, {platform.system()}"


def said(*command: str) -> str:
    """What a program says of itself."""
    try:
        done = subprocess.run(command, cwd=Path(__file__).parent, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return done.stdout.strip()


def load() -> float:
    return round(os.getloadavg()[0], 1)


def run(names: Sequence[str], seconds: float, rounds: int, console: Console) -> Run:
    """Measure these peers, and print each part as soon as it is there."""
    began, parts = load(), []

    def one_by_one() -> Iterator[Part]:
        for name in names:
            parts.append(contested(name, seconds, rounds))
            yield parts[-1]

    show(one_by_one(), console)
    found = copied()
    console.print(f"a copy of a position: {found['Lichina']} µs; of a pyspiel.Game {found['pyspiel.Game']} µs")
    return Run(
        date=datetime.now(UTC).date().isoformat(),
        commit=said("git", "rev-parse", "--short", "HEAD"),
        machine=machine(),
        load=(began, load()),
        python=f"{platform.python_implementation()} {platform.python_version()}",
        node=said(peer.node(), "--version"),
        versions={name: version(name) for name in PACKAGES} | {"boardgame.io": peer.version()},
        seconds=seconds,
        rounds=rounds,
        parts=parts,
        copies=found,
    )


def keep(found: Run, path: Path | None) -> Path:
    """Write a run down; by default under its day."""
    path = path or RESULTS / f"{found.date}.json"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    return path
