"""Two sides play the same thing, in one process, in turns; what is compared is their speed in CPU time."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from statistics import median
from time import process_time
from typing import Any, Literal, NamedTuple, TypeAlias

from lichina.kernel import Game, Match, Text

View: TypeAlias = Literal["", "actor", "all"]
"""Who looks at what is new: nobody, whoever is about to answer, or every seat after every answer."""
Random: TypeAlias = Callable[[], float]
One: TypeAlias = Callable[[Random, int], int]
"""Plays one game with chance and a seed: how many decisions it took."""
Slice: TypeAlias = Callable[[float, int], "Rate"]
"""Plays for a number of seconds of CPU time from a seed on."""


Look: TypeAlias = Callable[[Match, int, list[int]], object]
"""A seat looks, having heard this much of the story."""
SENTENCES = ("I think it was one of those who talk too much.", "I think it was one of those who say nothing at all.")
"""What is answered where any text will do."""


class Rate(NamedTuple):
    """How fast something was played, a second of CPU time."""

    decisions: float
    games: float


class Row(NamedTuple):
    """One line of a table."""

    name: str
    ours: One
    theirs: One | Slice
    goal: float | None = None
    """How many times as fast we mean to be."""


class Contest(NamedTuple):
    """A peer, and what is played against it."""

    name: str
    peer: str
    rows: Sequence[Row]
    far: bool = False
    """Whether the peer runs in a process of its own, and says itself how fast it was."""


class Found(NamedTuple):
    """What came of a row: medians over its rounds."""

    ours: Rate
    theirs: Rate
    ratio: float
    low: float
    high: float


def timed(one: One) -> Slice:
    """Play games one after another for as long as is asked."""

    def play(seconds: float, seed: int) -> Rate:
        chance = random.Random(seed).random
        random.seed(seed)  # some peers draw from the common source
        decisions = games = 0
        start = process_time()
        while process_time() - start < seconds:
            games += 1
            decisions += one(chance, seed * 1_000_000 + games)
        spent = process_time() - start
        return Rate(decisions / spent, games / spent)

    return play


def measured(row: Row, far: bool, seconds: float, rounds: int) -> Found:
    """Rounds of ours, theirs, theirs, ours; each gives one ratio."""
    mine = timed(row.ours)
    peer: Slice = row.theirs if far else timed(row.theirs)  # type: ignore[assignment, arg-type]
    ours, theirs, ratios = [], [], []
    for number in range(rounds):
        first, *two, second = mine(seconds, number), peer(seconds, number), peer(seconds, number), mine(seconds, number)
        ours.append(mean(first, second))
        theirs.append(mean(*two))
        ratios.append(ours[-1].decisions / theirs[-1].decisions)
    return Found(middle(ours), middle(theirs), median(ratios), min(ratios), max(ratios))


def mean(*rates: Rate) -> Rate:
    return Rate(*(sum(column) / len(rates) for column in zip(*rates, strict=True)))


def middle(rates: Sequence[Rate]) -> Rate:
    return Rate(*(median(column) for column in zip(*rates, strict=True)))


# --- our side ---------------------------------------------------------------------------------------------------------


def news(match: Match, seat: int, heard: list[int]) -> None:
    """What is new to a seat."""
    heard[seat] += len(match.told(seat, heard[seat]))


def everything(match: Match, seat: int, heard: list[int]) -> None:
    """What is new to a seat, and all it may know."""
    match.view(seat)
    news(match, seat, heard)


def ours(kind: type[Game], seats: int, view: View = "", look: Look = news) -> One:
    """A game on our kernel, played at random with somebody looking. An ask with one legal answer is no decision."""
    return partial(_played, kind, seats, view, look)


def _played(kind: type[Game], seats: int, view: View, look: Look, random: Random, seed: int) -> int:
    match = Match(kind, seats, seed, checkpoints=False)
    actor_looks, all_look = view == "actor", view == "all"
    heard = [0] * seats
    decisions = 0
    while match.outcome is None:
        for ask in match.asks:
            form: Any = ask.form
            options = SENTENCES if form.__class__ is Text else form.options
            decisions += len(options) > 1
            if actor_looks:
                look(match, ask.seat, heard)
            match.answer(ask.seat, options[int(random() * len(options))], ask.number)
            if all_look:
                for seat in range(seats):
                    look(match, seat, heard)
    return decisions
