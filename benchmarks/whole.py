"""Whole games, played at random by a bare loop: everybody who is asked answers with anything legal, in any order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

import lichina
from benchmarks.refmafia import RefMafia
from lichina.kernel import Answer, Dice, Game, Match, Pick
from lichina.registry import find

PROVING = Path(lichina.__file__).parents[2] / "tests" / "games"
"""The proving games of the tree whose kernel is measured."""
ORDERS = [[Random(f"{count} {number}").sample(range(count), count) for number in range(64)] for count in range(12)]
"""For each number of asks, many orders in which they may be answered: to shuffle would cost more than to answer."""


class Chance(Dice):
    """Dice that need not be the same on every Python."""

    __slots__ = ("random",)

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random

    def below(self, n: int) -> int:
        return int(self.random() * n)


class Eyes:
    """Who looks at the match, and at what: `actor` and `all` at what is new to them, `full` at everything."""

    __slots__ = ("heard", "match", "view")

    def __init__(self, match: Match, view: str) -> None:
        self.match = match
        self.view = view
        self.heard = [0 for _ in match.game.seats]

    def before(self, seat: int) -> None:
        """A seat is about to answer."""
        if self.view == "actor":
            self.heard[seat] += len(self.match.told(seat, self.heard[seat]))

    def after(self) -> None:
        """Something has come in."""
        if self.view in ("all", "full"):
            for seat, heard in enumerate(self.heard):
                if self.view == "full":
                    self.match.glimpse(seat, heard)
                self.heard[seat] = heard + len(self.match.told(seat, heard))


Player = Callable[[Match, Chance, str], int]
"""Plays a match to its end, with somebody looking: how many decisions it took."""


def by_phases(match: Match, dice: Chance, view: str) -> int:
    """All who are asked answer one after the other. Where nobody is asked, time passes."""
    random = dice.random
    eyes = Eyes(match, view)
    value: Answer
    decisions = 0
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
            if view:
                eyes.before(ask.seat)
            match.answer(ask.seat, value, ask.number)
            if view:
                eyes.after()
            if match.phase != phase:  # everybody wants to vote: what could still be said is no longer asked
                break
    return decisions


def by_the_clock(talk: int, pace: float) -> Player:
    """Every answer takes its time, `pace` seconds if one is asked; now and then somebody takes an offer."""

    def play_one(match: Match, dice: Chance, view: str) -> int:
        eyes = Eyes(match, view)
        decisions = 0
        while match.outcome is None:
            decisions += step(match, dice, talk, pace, eyes if view else None)
        return decisions

    return play_one


def step(match: Match, dice: Chance, talk: int, pace: float, eyes: Eyes | None = None) -> bool:
    """One thing happens, and whether it was a decision."""
    if not dice.below(talk):
        offers = match.offers_of(dice.below(len(match.game.seats)))
        if offers:
            offer = offers[dice.below(len(offers))]
            match.answer(offer.seat, offer.form.draw(dice), offer.key)
            return True
    asks = match.asks
    due = match.deadline
    at = match.now + pace / len(asks) if asks else due
    if not asks or (due is not None and at is not None and at >= due):
        match.lapse()
        return False
    ask = asks[dice.below(len(asks))]
    if eyes:
        eyes.before(ask.seat)
    match.answer(ask.seat, ask.form.draw(dice), ask.number, at)
    if eyes:
        eyes.after()
    return not ask.form.single()


class Whole(NamedTuple):
    """A game, and how it is played."""

    name: str
    found: Callable[[], type[Game]]
    """Where it is: a tree that is measured need not have every game."""
    seats: int
    player: Player
    options: Mapping[str, Any] = {}

    def start(self, seed: int, checkpoints: bool) -> Match:
        """A new match."""
        return Match(self.found(), self.seats, seed, self.options, checkpoints=checkpoints)

    def play(self, seconds: float, seed: int, view: str = "", checkpoints: bool = False) -> tuple[float, float]:
        """Play for this many seconds of CPU time: decisions and games a second. Asks with one answer do not count."""
        dice = Chance(seed)
        decisions = games = 0
        start = process_time()
        while process_time() - start < seconds:
            games += 1
            match = self.start(seed * 1_000_000 + games, checkpoints)
            decisions += self.player(match, dice, view)
        spent = process_time() - start
        return decisions / spent, games / spent

    def positions(self, seed: int) -> Iterator[Match]:
        """A match that can be copied, again after everything that happens in it."""
        match = self.start(seed, checkpoints=True)
        dice = Chance(seed)
        while match.outcome is None:
            yield match
            step(match, dice, talk=30, pace=2.0)


def named(where: str | Path) -> Callable[[], type[Game]]:
    """A game that is offered, or that stands in this folder."""
    return lambda: find(where).game


def inside(module: str, name: str) -> Callable[[], type[Game]]:
    """A game that is not offered yet."""
    return lambda: getattr(import_module(f"lichina.games.{module}"), name)


DOOMSDAY, COLONIES = inside("doomsday", "Doomsday"), inside("colonies", "Colonies")
GAMES = {
    "refmafia": Whole("reference Mafia, 10 seats", lambda: RefMafia, 10, by_phases),
    "mafia": Whole("«Мафия», 10 seats, one gang of 3", named("mafia"), 10, by_phases),
    "mafia-20": Whole("«Мафия», 20 seats, by the clock", named("mafia"), 20, by_the_clock(40, 12.0)),
    "spyfall": Whole("«Находка для шпиона», 6 seats, 5 rounds", named("spyfall"), 6, by_the_clock(40, 12.0)),
    "passengers": Whole(
        "«Пассажиры», 6 seats, gifts drawn for each round",
        named("passengers"),
        6,
        by_the_clock(20, 12.0),
        {"gifts": "random"},
    ),
    "doomsday": Whole("«Судный день», 8 seats, windows of 4 s", DOOMSDAY, 8, by_the_clock(10, 1.0)),
    "doomsday-bare": Whole("«Судный день», 8 seats, no windows", DOOMSDAY, 8, by_the_clock(10, 1.0), {"window": 0.0}),
    "colonies": Whole("«Война колоний», 8 seats, two act at once", COLONIES, 8, by_phases),
    "duel": Whole("duel, 5 seats, windows of 5 s", named(PROVING / "duel"), 5, by_the_clock(10, 1.0), {"lives": 3}),
    "duel-bare": Whole(
        "duel, 5 seats, no windows", named(PROVING / "duel"), 5, by_the_clock(10, 1.0), {"lives": 3, "window": 0.0}
    ),
    "market": Whole("market, 5 seats, two act at once", named(PROVING / "market"), 5, by_the_clock(20, 1.0)),
    "toy": Whole("the mole, 5 seats", named(PROVING / "toy"), 5, by_the_clock(20, 1.0)),
}
