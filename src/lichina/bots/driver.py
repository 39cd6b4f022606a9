"""Lets bots play a match: asks them in a random order, lets them look at offers, and lets time pass."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel import Dice, IllegalAnswer, LichinaError, Match, Outcome
from ..kernel.dice import key_of
from .bot import Bot
from .persons import company
from .sight import Sight

LIMIT = 100_000
"""A match that takes more steps than this is considered endless."""
PACE_SECONDS = 3.0
"""How many seconds of the game's time an answer takes on the average, where a clock runs and the game says nothing."""
_GLANCES = 8


class EndlessMatch(LichinaError):
    """The match went on for too long and was given up."""


class BadBot(LichinaError):
    """A bot gave an answer that is not legal."""


def seated(kinds: Sequence[type[Bot]], seed: int | str) -> list[Bot]:
    """One bot for every seat, each with its own dice and temper."""
    bots = [kind(Dice(key_of(f"bot {seat} {seed}"))) for seat, kind in enumerate(kinds)]
    for bot, temper in zip(bots, company(len(bots), Dice(key_of(f"tempers {seed}"))), strict=True):
        bot.temper = temper
    return bots


def play(
    match: Match, bots: Sequence[Bot], *, seed: int | str | None = None, limit: int = LIMIT, pace: float = PACE_SECONDS
) -> Outcome:
    """Let bots play a match to its end. Without a seed, the order of things depends on the match's own."""
    driver = Driver(match, bots, seed=seed, limit=limit, pace=pace)
    while match.outcome is None:
        driver.step()
    return match.outcome


class Driver:
    """Plays a match step by step; `decisions` counts what the bots have done so far."""

    def __init__(
        self,
        match: Match,
        bots: Sequence[Bot],
        *,
        seed: int | str | None = None,
        limit: int = LIMIT,
        pace: float = PACE_SECONDS,
    ) -> None:
        if len(bots) != len(match.game.seats):
            raise ValueError(f"{len(match.game.seats)} seats need as many bots, not {len(bots)}")
        seed = match.seed if seed is None else seed
        self.match = match
        self.bots = bots
        self.decisions = 0
        self._steps = 0
        self._limit = limit
        self._pace = pace
        self._dice = Dice(key_of(f"driver {seed}"))
        self._sights = [Sight(match, seat, f"worlds {seat} {seed}") for seat in match.game.seats]

    def step(self) -> int | None:
        """Let one thing happen. Return the seat that did something, or None if time passed."""
        self._steps += 1
        if self._steps > self._limit:
            raise EndlessMatch(
                "endless-match",
                f"the match is not over after {self._limit} steps; it is in phase “{self.match.phase}”",
                limit=self._limit,
                phase=self.match.phase,
            )
        if self.match.moment is not None:
            return self._see()
        dice = self._dice
        if not dice.below(_GLANCES):
            seat = dice.below(len(self.bots))
            if self._free(seat) and self._decide(seat):
                return seat
        asks = self.match.asks
        while asks:
            ask = asks[dice.below(len(asks))]
            at = self._moment(ask.key, len(asks))
            if at is None:
                self.match.lapse()
                return None
            if self._decide(ask.seat, at):
                return ask.seat
            asks = [other for other in asks if other.seat != ask.seat]
        return self._quiet()

    def _see(self) -> int | None:
        """A moment is for people: bots have seen it at once."""
        for ask in self.match.asks:
            self.match.answer(ask.seat, ask.form.fallback(), ask.number)
        return None

    def _free(self, seat: int) -> bool:
        """Whether this seat may do something that nobody waits for."""
        match = self.match
        return bool(match.offers_of(seat)) or any(ask.held is not None for ask in match.asks_of(seat))

    def _moment(self, key: str, asked: int) -> float | None:
        """When the next answer comes; None if time runs out before. The more are asked, the sooner one answers."""
        match = self.match
        due = match.deadline
        if due is None or not self._pace:
            return match.now
        pace = match.game.PACE.get(key, self._pace)
        at = match.now + self._dice.below(int(2000 * pace / asked) + 1) / 1000
        return at if at < due else None

    def _decide(self, seat: int, at: float | None = None) -> bool:
        """Let a bot decide; whether it did anything."""
        move = self.bots[seat].decide(self._sights[seat])
        if move is None:
            return False
        ask, value = move
        try:
            self.match.answer(seat, value, ask, at)
        except IllegalAnswer as error:
            kind = type(self.bots[seat]).__name__
            raise BadBot(
                "bad-bot", f"{kind} in seat {seat} answered {ask!r}: {error}", bot=kind, seat=seat, detail=str(error)
            ) from error
        self.decisions += 1
        return True

    def _quiet(self) -> int | None:
        """Nobody is asked, or nobody wants to answer: offers are looked at, then time passes."""
        match = self.match
        for seat in self._dice.sample(range(len(self.bots)), len(self.bots)):
            if self._free(seat) and self._decide(seat):
                return seat
        if match.deadline is not None:
            match.lapse()
        elif asks := match.asks:
            match.skip(asks[0].seat)
        return None
