"""«Пассажиры», six seats and a set of gifts drawn for each round, played at random by a bare loop.

Everybody who is asked answers with anything legal, in a random order, and every answer takes its time; now and then
somebody says something.
"""

from __future__ import annotations

from time import process_time

from benchmarks.fullmafia import ORDERS, Chance
from lichina.games.passengers import Passengers
from lichina.kernel import Match

SEATS = range(6)
PACE, SAY = 12.0, 20
"""Seconds that an answer takes, and after how many answers somebody says something."""


def play(seconds: float, seed: int, view: str = "", checkpoints: bool = False) -> tuple[float, float]:
    """Play for so many seconds of CPU time: decisions and games a second. An ask with one legal answer is none."""
    dice = Chance(seed)
    decisions = games = 0
    start = process_time()
    while process_time() - start < seconds:
        games += 1
        match = Match(Passengers, len(SEATS), seed * 1_000_000 + games, {"gifts": "random"}, checkpoints=checkpoints)
        decisions += play_one(match, dice, view)
    spent = process_time() - start
    return decisions / spent, games / spent


def play_one(match: Match, dice: Chance, view: str) -> int:
    """Play a match to its end: how many decisions it took."""
    decisions = 0
    heard = [0 for _ in SEATS]
    while match.outcome is None:
        if not dice.below(SAY) and (offers := match.offers):
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
            for seat in SEATS:
                heard[seat] += len(match.told(seat, heard[seat]))
    return decisions
