"""An evening of many rooms in a storm, and what is proved of it."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from .audit import Noted, Proof, prove
from .city import city
from .judging import Verdict
from .mishaps import AWAY, SOON, Mishap, Storm
from .rooms import Room, judges


@dataclass
class Chaos:
    """What has happened, and what was proved of it."""

    rooms: int
    verdicts: list[Verdict]
    proof: Proof
    mishaps: list[Mishap]
    returns: int
    """How often somebody came back."""
    claimed: dict[str, list[float]] = field(default_factory=dict)
    """After how many seconds tables of the victim had another owner, by kind of mishap."""
    back: dict[str, list[float]] = field(default_factory=dict)
    """After how many seconds somebody had such a table in front of him again."""

    @property
    def kinds(self) -> Counter[str]:
        return Counter(mishap.kind for mishap in self.mishaps)

    @property
    def acknowledged(self) -> int:
        return sum(verdict.acknowledged for verdict in self.verdicts)


async def evening(folder: Path, count: int, mishaps: int, dice: random.Random, *, pace: float, calm: float) -> Chaos:
    """So many rooms play while so many things happen; then everything is compared."""
    async with city(folder) as place:
        over = asyncio.Event()
        rooms = [Room(number, place, random.Random(dice.random()), pace) for number in range(count)]
        storm = Storm(place, rooms, dice, calm)
        with judges() as pool:
            for room in rooms:
                await room.sit_down()
            async with asyncio.TaskGroup() as group:
                evenings = [group.create_task(room.evening(over, pool)) for room in rooms]
                await storm.rage(mishaps)
                over.set()
                for room in rooms:
                    room.hurry()
        _check_logs(folder)
        noted = await place.audit.all()
        verdicts = [verdict for found in evenings for verdict in found.result()]
        chaos = Chaos(count, verdicts, prove(noted), storm.mishaps, sum(one.returns for r in rooms for one in r.people))
        _measure(chaos, rooms, noted)
        return chaos


EXPECTED = frozenset(("JournalDown", "Taken", "TimeoutError"))
"""What servers may stumble over: the database is away, another server has the table, a bot got no core for too long."""


def _check_logs(folder: Path) -> None:
    """Nothing has gone wrong on any server but what it was meant to."""
    for out in folder.glob("*/out.txt"):
        lines = [json.loads(line) for line in out.read_text().splitlines() if line.startswith("{")]
        for line in lines:
            types = {error["type"].rpartition(".")[2] for error in line.get("error", ())}
            assert line["level"] != "error" or (types and types <= EXPECTED), line


def _measure(chaos: Chaos, rooms: list[Room], noted: list[Noted]) -> None:
    """How long tables stood that had to go to another server."""
    owners: dict[str, list[Noted]] = {}
    for note in noted:
        if note.what == "owner" and note.owner is not None:
            owners.setdefault(note.table, []).append(note)
    people = {room.table: room.people for room in rooms}
    away = [(mishap.wall, mishap.until) for mishap in chaos.mishaps if mishap.victim is None]
    for mishap in chaos.mishaps:
        if mishap.victim and any(begun < mishap.wall + SOON and mishap.wall < ended for begun, ended in away):
            mishap.kind += AWAY
        for table in mishap.tables if mishap.victim else ():
            moved = _moved(owners[table], mishap.wall)
            if moved is None or moved > mishap.until:
                continue
            chaos.claimed.setdefault(mishap.kind, []).append(moved - mishap.wall)
            back = [at for one in people[table] for _, at in one.back if at >= mishap.at]
            if back:
                chaos.back.setdefault(mishap.kind, []).append(min(back) - mishap.at)


def _moved(owners: list[Noted], wall: float) -> float | None:
    """When the table came to another server than the one that had it at that time."""
    had = [note.owner for note in owners if note.at <= wall][-1:]
    return next((note.at for note in owners if note.at > wall and [note.owner] != had), None)


def stated(seconds: list[float]) -> str:
    """The median, and the longest."""
    return f"{median(seconds):.1f} / {max(seconds):.1f}" if seconds else "–"
