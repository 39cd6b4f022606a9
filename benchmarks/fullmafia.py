"""The whole of «Мафия», ten seats and one gang of three, played at random by a bare loop.

Everybody who is asked answers with anything legal, in a random order; where nobody is asked, time passes.
"""

from __future__ import annotations

from random import Random
from time import process_time

from lichina.games.mafia import Mafia
from lichina.kernel import Answer, Dice, Match, Pick

SEATS = range(10)
ORDERS = [[Random(f"{count} {number}").sample(range(count), count) for number in range(64)] for count in range(12)]
"""For each number of asks, many orders in which they may be answered: to shuffle would cost more than to answer."""


class Chance(Dice):
    """Dice that need not be the same on every Python."""

    __slots__ = ("random",)

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random

    def below(self, n: int) -> int:
        return int(self.random() * n)


def play(seconds: float, seed: int, view: str = "", checkpoints: bool = False) -> tuple[float, float]:
    """Play for so many seconds of CPU time: decisions and games a second. An ask with one legal answer is none."""
    dice = Chance(seed)
    decisions = games = 0
    start = process_time()
    while process_time() - start < seconds:
        for _ in range(5):
            games += 1
            match = Match(Mafia, len(SEATS), seed * 1_000_000 + games, checkpoints=checkpoints)
            decisions += play_one(match, dice, view)
    spent = process_time() - start
    return decisions / spent, games / spent


def play_one(match: Match, dice: Chance, view: str) -> int:
    """Play a match to its end: how many decisions it took."""
    random = dice.random
    value: Answer
    decisions = 0
    heard = [0 for _ in SEATS]
    while match.outcome is None:
        asks = match.asks
        if not asks:
            match.lapse()
            continue
        phase = match.phase
        for place in ORDERS[len(asks)][int(random() * 64)]:
            ask = asks[place]
            form = ask.form
            if form.__class__ is Pick:
                options = form.options
                decisions += len(options) > 1
                value = options[int(random() * len(options))]
            else:
                decisions += not form.single()
                value = form.draw(dice)
            if view == "actor":
                heard[ask.seat] += len(match.told(ask.seat, heard[ask.seat]))
            match.answer(ask.seat, value, ask.number)
            if view == "all":
                for seat in SEATS:
                    heard[seat] += len(match.told(seat, heard[seat]))
            if match.phase != phase:  # everybody wants to vote: what could still be said is no longer asked
                break
    return decisions
