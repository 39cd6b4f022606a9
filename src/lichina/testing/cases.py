"""What is run: every game in every mode and player count, how often, and from which seed."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from lichina.kernel import MOMENT, Dice, Game, Match
from lichina.kernel.dice import key_of

SEED = "LICHINA_SEED"
SOAK = "LICHINA_SOAK"
FEW = 4
"""How many player counts of a mode are enough when nobody asked for a soak."""
MOMENTS_LAST_SECONDS = 7
"""How long moments last in the cases that have them."""
MANY = 12
"""How many cases of a game are enough then."""


Starts: TypeAlias = Mapping[str, tuple[int, Mapping[str, Any]]]
"""Positions to start from in addition to the modes, by name: the seats and options of each, mostly with a `deal`."""


class LaidOut:
    """The options of a position that is laid out; it identifies a case, as the game does."""

    __slots__ = ("options",)

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.options = options


class Case(NamedTuple):
    """One way to start a game: a mode, or a position with a name."""

    game: type[Game]
    mode: str
    seats: int
    position: LaidOut | None = None

    @property
    def options(self) -> Mapping[str, Any]:
        """The options that define the mode or the position."""
        return self.position.options if self.position is not None else self.game.MODES[self.mode].options

    def __str__(self) -> str:
        return f"{self.game.id}-{self.mode}-{self.seats}"

    def start(self, seed: int | str, *, checkpoints: bool = True) -> Match:
        """A new match of this case."""
        return Match(self.game, self.seats, seed, self.options, checkpoints=checkpoints)


def soak() -> int:
    """How many times as much is run as in an everyday test."""
    text = os.environ.get(SOAK, "1")
    if not text.isdecimal() or int(text) < 1:
        raise ValueError(f"{SOAK} is a whole number from 1 on, not {text!r}")
    return int(text)


def run_seed() -> str:
    """The seed of this run, fresh unless one is given; processes started from here get the same one."""
    if not os.environ.get(SEED):
        os.environ[SEED] = secrets.token_hex(4)
    return os.environ[SEED]


def spread(counts: Sequence[int], few: int = FEW) -> list[int]:
    """The lowest, the highest, and some in between."""
    if len(counts) <= few:
        return list(counts)
    last = len(counts) - 1
    return [counts[round(index * last / (few - 1))] for index in range(few)]


def positions(game: type[Game], starts: Starts) -> list[Case]:
    """The cases of a game that start from these positions; ValueError if nothing can be imagined in one."""
    found = [Case(game, name, seats, LaidOut(options)) for name, (seats, options) in starts.items()]
    for case in found:
        if not case.start(0).game.imaginable():
            raise ValueError(f"“{case}” is contrived, and “{game.id}” imagines nothing there: leave it to vectors")
    return found


def cases(
    game: type[Game], thorough: bool | None = None, *, only: Sequence[str] | None = None, also: Starts | None = None
) -> list[Case]:
    """The cases of a game: every mode with a few player counts; `thorough` (the default in a soak) means all of them.

    In a game with many modes, each mode has its fewest players; the seed of the run decides which larger tables come.
    `only` names some of the modes; `also` adds positions in which something rare can be seen. A game with moments is
    played once more with people who look at them.
    """
    found = _of_modes(game, soak() > 1 if thorough is None else thorough)
    chosen = [case for case in found if only is None or case.mode in only]
    return chosen + (_one_with_moments(game) if only is None else []) + positions(game, also or {})


def with_moments(game: type[Game]) -> list[Case]:
    """Every mode of a game with moments, with its fewest players and time to look at the moments."""
    if not any(tale.moment for tale in game.EVENTS):
        return []
    modes = game.MODES.items()
    return [
        Case(
            game,
            f"{name}-moments",
            (mode.players or game.PLAYERS)[0],
            LaidOut({**mode.options, MOMENT: MOMENTS_LAST_SECONDS}),
        )
        for name, mode in modes
    ]


def _one_with_moments(game: type[Game]) -> list[Case]:
    """One of them, drawn by the seed of the run."""
    found = with_moments(game)
    return [Dice(key_of(f"{run_seed()} moments of {game.id}")).choice(found)] if found else []


def _of_modes(game: type[Game], thorough: bool) -> list[Case]:
    modes: dict[str, Sequence[int]] = {name: mode.players or game.PLAYERS for name, mode in game.MODES.items()}
    if thorough or sum(len(spread(counts)) for counts in modes.values()) <= MANY:
        return [
            Case(game, name, seats)
            for name, counts in modes.items()
            for seats in (counts if thorough else spread(counts))
        ]
    fewest = [Case(game, name, counts[0]) for name, counts in modes.items()]
    return fewest + _larger(game, modes)


def one_each(game: type[Game]) -> list[Case]:
    """Each mode with one number of players, drawn by the seed of the run; in a soak, with every number."""
    every = cases(game, thorough=True)
    if soak() > 1:
        return every
    dice = Dice(key_of(f"{run_seed()} tables"))
    return [dice.choice([case for case in every if case.mode == mode]) for mode in game.MODES]


def _larger(game: type[Game], modes: Mapping[str, Sequence[int]]) -> list[Case]:
    """One mode with the most players, and two others with more than the fewest."""
    dice = Dice(key_of(f"{run_seed()} cases of {game.id}"))
    names = [name for name, counts in modes.items() if len(counts) > 1]
    chosen = dice.sample(names, min(3, len(names)))
    return [
        Case(game, name, dice.choice(modes[name][1:]) if number else modes[name][-1])
        for number, name in enumerate(chosen)
    ]
