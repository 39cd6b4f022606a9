"""What an attack is, and all of them by their names."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeAlias

SMALL = 32
"""So many megabytes more than before a server may take while it is attacked, unless an attack says otherwise."""


@dataclass
class Field:
    """Where an attack takes place: the server, the table of the neighbours, and what has come of it so far."""

    address: str
    table: str
    """The neighbours' table: its link is known, and nothing else."""
    count: int
    """How much of the attack is asked for."""
    dice: random.Random
    tally: Counter[str] = field(default_factory=Counter)

    def note(self, outcome: str, times: int = 1) -> None:
        """Something was tried, and this came of it."""
        self.tally[outcome] += times

    def source(self) -> str:
        """An address of this machine that nobody has come from before: the neighbours come from others."""
        return f"127.{self.dice.randrange(16, 255)}.{self.dice.randrange(256)}.{self.dice.randrange(1, 255)}"


Assault: TypeAlias = Callable[[Field], Awaitable[None]]


@dataclass(frozen=True)
class Attack:
    """An attack, how often it is tried, and what may come of it."""

    name: str
    about: str
    assault: Assault
    short: int
    """How much of it the tests try."""
    long: int
    """How much of it the long form tries."""
    then: frozenset[str]
    """What may come of it; `error` stands for every refusal of a command in words."""
    memory: int
    alone: bool
    """Whether it leaves the server so that nothing else can be tried there."""
    files: int | None
    """How many files the server may open, if not as many as usual."""


ATTACKS: dict[str, Attack] = {}


def attack(
    short: int, long: int, then: str, memory: int = SMALL, alone: bool = False, files: int | None = None
) -> Callable[[Assault], Assault]:
    """Enter a function into the registry; `then` has the outcomes that are all right, with commas between."""

    def enter(assault: Assault) -> Assault:
        name = assault.__name__.replace("_", " ")
        about = (assault.__doc__ or "").strip()
        outcomes = frozenset(one.strip() for one in then.split(","))
        ATTACKS[name] = Attack(name, about, assault, short, long, outcomes, memory, alone, files)
        return assault

    return enter
