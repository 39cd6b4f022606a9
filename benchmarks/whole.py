"""Whole games, played at random by a bare loop: everybody who is asked answers with anything legal, in any order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from time import process_time
from typing import Any, NamedTuple

from lichina.games.mafia import Mafia
from lichina.games.passengers import Passengers
from lichina.games.spyfall import Spyfall
from lichina.kernel import Answer, Dice, Game, Match, Pick

ORDERS = [[Random(f"{count} {number}").sample(range(count), count) for number in range(64)] for count in range(12)]
"""For each number of asks, many orders in which they may be answered: to shuffle would cost more than to answer."""
PACE = 12.0
"""Seconds that an answer takes."""


class Chance(Dice):
    """Dice that need not be the same on every Python."""

    __slots__ = ("random",)

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random

    def below(self, n: int) -> int:
        return int(self.random() * n)


def by_phases(match: Match, dice: Chance, view: str) -> int:
    """Play a match to its end: how many decisions it took. Where nobody is asked, time passes."""
    random = dice.random
    value: Answer
    decisions = 0
    seats = match.game.seats
    heard = [0 for _ in seats]
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
                for seat in seats:
                    heard[seat] += len(match.told(seat, heard[seat]))
            if match.phase != phase:  # everybody wants to vote: what could still be said is no longer asked
                break
    return decisions


def by_the_clock(talk: int) -> Callable[[Match, Chance, str], int]:
    """The same, where every answer takes its time; once in so many answers somebody takes an offer."""

    def play_one(match: Match, dice: Chance, view: str) -> int:
        decisions = 0
        seats = match.game.seats
        heard = [0 for _ in seats]
        while match.outcome is None:
            if not dice.below(talk) and (offers := match.offers):
                offer = offers[dice.below(len(offers))]
                match.answer(offer.seat, offer.form.draw(dice), offer.key)
                decisions += 1
                continue
            asks = match.asks
            ask = asks[ORDERS[len(asks)][dice.below(64)][0]]
            at = match.now + PACE / len(asks)
            due = match.deadline
            if due is not None and at >= due:
                match.lapse()
                continue
            decisions += not ask.form.single()
            if view == "actor":
                heard[ask.seat] += len(match.told(ask.seat, heard[ask.seat]))
            match.answer(ask.seat, ask.form.draw(dice), ask.number, at)
            if view == "all":
                for seat in seats:
                    heard[seat] += len(match.told(seat, heard[seat]))
        return decisions

    return play_one


class Whole(NamedTuple):
    """A game, and how it is played."""

    game: type[Game]
    seats: int
    play_one: Callable[[Match, Chance, str], int]
    options: Mapping[str, Any] = {}

    def play(self, seconds: float, seed: int, view: str = "", checkpoints: bool = False) -> tuple[float, float]:
        """Play for so many seconds of CPU time: decisions and games a second. An ask with one legal answer is none."""
        dice = Chance(seed)
        decisions = games = 0
        start = process_time()
        while process_time() - start < seconds:
            games += 1
            number = seed * 1_000_000 + games
            match = Match(self.game, self.seats, number, self.options, checkpoints=checkpoints)
            decisions += self.play_one(match, dice, view)
        spent = process_time() - start
        return decisions / spent, games / spent


MAFIA = Whole(Mafia, 10, by_phases)
SPYFALL = Whole(Spyfall, 6, by_the_clock(40))
PASSENGERS = Whole(Passengers, 6, by_the_clock(20), {"gifts": "random"})
