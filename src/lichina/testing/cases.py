"""What is run: every game with every mode and player count, how often, and from which seed."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from lichina.kernel import Game, Match

SEED = "LICHINA_SEED"
SOAK = "LICHINA_SOAK"
FEW = 4
"""So many player counts of a mode are enough when nobody asked for a soak."""


class Case(NamedTuple):
    """One way to start a game."""

    game: type[Game]
    mode: str
    seats: int

    @property
    def options(self) -> Mapping[str, Any]:
        """The options that make the mode."""
        return self.game.MODES[self.mode].options

    def __str__(self) -> str:
        return f"{self.game.id}-{self.mode}-{self.seats}"

    def start(self, seed: int | str, *, checkpoints: bool = True) -> Match:
        """A new match of this case."""
        return Match(self.game, self.seats, seed, self.options, checkpoints=checkpoints)


def soak() -> int:
    """How many times as much is to be run as in an everyday test."""
    text = os.environ.get(SOAK, "1")
    if not text.isdecimal() or int(text) < 1:
        raise ValueError(f"{SOAK} is a whole number from 1 on, not {text!r}")
    return int(text)


def run_seed() -> str:
    """The seed of this run, fresh unless it is given; processes that are started from here get the same."""
    if not os.environ.get(SEED):
        os.environ[SEED] = secrets.token_hex(4)
    return os.environ[SEED]


def spread(counts: Sequence[int], few: int = FEW) -> list[int]:
    """The lowest, the highest, and some between."""
    if len(counts) <= few:
        return list(counts)
    last = len(counts) - 1
    return [counts[round(index * last / (few - 1))] for index in range(few)]


def cases(game: type[Game], thorough: bool | None = None) -> list[Case]:
    """The cases of a game: every mode, and a few player counts of each; thorough (the default in a soak) means all."""
    if thorough is None:
        thorough = soak() > 1
    found: list[Case] = []
    for name, mode in game.MODES.items():
        counts = game.PLAYERS if mode.players is None else mode.players
        found.extend(Case(game, name, seats) for seats in (counts if thorough else spread(counts)))
    return found
