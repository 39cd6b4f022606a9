"""Lets bots play a match: asks them in a random order, lets them look at offers, and lets time pass."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from ..kernel import Dice, IllegalAnswer, LichinaError, Match, Outcome
from ..kernel.dice import key_of
from .bot import Bot, BotMaker, Move
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


def seated(makers: Sequence[BotMaker], seed: int | str) -> list[Bot[Any]]:
    """One bot for every seat, each with its own dice and temper."""
    bots = [maker(Dice(key_of(f"bot {seat} {seed}"))) for seat, maker in enumerate(makers)]
    for bot, temper in zip(bots, company(len(bots), Dice(key_of(f"tempers {seed}"))), strict=True):
        bot.temper = temper
    return bots


def play(
    match: Match,
    bots: Sequence[Bot[Any]],
    *,
    seed: int | str | None = None,
    limit: int = LIMIT,
    pace: float = PACE_SECONDS,
) -> Outcome:
    """Let bots play a match to its end. Without a seed, the order of things depends on the match's own."""
    driver = Driver(match, bots, seed=seed, limit=limit, pace=pace)
    while match.outcome is None:
        driver.step()
    return match.outcome


class Driver:
    """Plays a match turn by turn; `decisions` counts what has been done so far.

    With bots, `step` lets one thing happen. Without them, the caller asks whose turn it is and hands in decisions:

        while sight := driver.turn():
            driver.take(decide(sight))

    Both keep the same order: answers take time where a clock runs, and now and then somebody looks at offers.
    """

    def __init__(
        self,
        match: Match,
        bots: Sequence[Bot[Any]] = (),
        *,
        seed: int | str | None = None,
        limit: int = LIMIT,
        pace: float = PACE_SECONDS,
    ) -> None:
        if bots and len(bots) != len(match.game.seats):
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
        self._order = self._turns()
        self._found: int | None = None
        """Whose turn it is; None until that is found out."""
        self._acted: bool | None = None
        """Whether the seat whose turn it was did anything; None before the first turn."""
        self._at: float | None = None
        """When the answer of this turn comes; None if it comes at once."""

    # --- turn by turn ---------------------------------------------------------------------------------------------

    def turn(self) -> Sight | None:
        """What the seat sees whose turn it is, until the turn is taken; None when the match is over.

        It may answer one of its `asks`, also one whose answer is still held, or take one of its `offers`, or do
        nothing. Where nobody is to decide anything, time passes.
        """
        while self._found is None:
            if self.match.outcome is not None:
                return None
            self._next()
        return self._sights[self._found]

    @property
    def at(self) -> float | None:
        """When the answer of the seat whose turn it is comes, in the time of the match; None: at once."""
        return self._at

    def take(self, move: Move | None) -> None:
        """What the seat does whose turn it is; with None nothing for now, and it is somebody else's turn.

        IllegalAnswer says why a move is refused; it is still the turn of that seat.
        """
        sight = self.turn()
        if sight is None:
            raise IllegalAnswer("over", "the match is over")
        if move is not None:
            ask, value = move
            self.match.answer(sight.seat, value, ask, self._at)
            self.decisions += 1
        self._found, self._acted = None, move is not None

    def step(self) -> int | None:
        """Let one thing happen. Return the seat whose bot did something, or None if time passed."""
        if self._found is None:
            self._next()
        match = self.match
        while (seat := self._found) is not None:
            move = self.bots[seat].decide(self._sights[seat])
            if move is not None:
                ask, value = move
                try:
                    match.answer(seat, value, ask, self._at)
                except IllegalAnswer as error:
                    raise self._bad_bot(seat, ask, error) from error
                self.decisions += 1
                self._found, self._acted = None, True
                break
            self._acted = False
            self._next()
        if match.outcome is not None:
            for bot in self.bots:
                bot.over(match.outcome)
        return seat

    def _bad_bot(self, seat: int, ask: int | str, error: IllegalAnswer) -> BadBot:
        kind = type(self.bots[seat]).__name__
        return BadBot(
            "bad-bot", f"{kind} in seat {seat} answered {ask!r}: {error}", bot=kind, seat=seat, detail=str(error)
        )

    # --- the order of things --------------------------------------------------------------------------------------

    def _next(self) -> None:
        """Find out whose turn it is: nobody's if time has passed, or the match is over."""
        try:
            self._found = self._order.send(self._acted)
        except StopIteration:
            self._found = None
        except Exception:
            self._order, self._found, self._acted = self._turns(), None, None
            raise

    def _turns(self) -> Generator[int | None, bool | None, None]:
        """Yield each seat whose turn it is, or None where time has passed; it is sent whether the seat did anything."""
        match, dice, seats = self.match, self._dice, len(self._sights)
        while match.outcome is None:
            self._count()
            if match.moment is not None:
                self._see()
                yield None
                continue
            self._at = None
            if not dice.below(_GLANCES):
                seat = dice.below(seats)
                if self._free(seat) and (yield seat):
                    continue
            asks = match.asks
            while asks:
                ask = asks[dice.below(len(asks))]
                self._at = self._moment(ask.key, len(asks))
                if self._at is None:
                    match.lapse()
                    yield None
                    break
                if (yield ask.seat):
                    break
                asks = [other for other in asks if other.seat != ask.seat]
            else:
                self._at = None
                yield from self._quiet()

    def _count(self) -> None:
        self._steps += 1
        if self._steps > self._limit:
            raise EndlessMatch(
                "endless-match",
                f"the match is not over after {self._limit} steps; it is in phase “{self.match.phase}”",
                limit=self._limit,
                phase=self.match.phase,
            )

    def _see(self) -> None:
        """A moment is for people: bots have seen it at once."""
        for ask in self.match.asks:
            self.match.answer(ask.seat, ask.form.fallback(), ask.number)

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

    def _quiet(self) -> Generator[int | None, bool | None, None]:
        """Nobody is asked, or nobody wants to answer: offers are looked at, then time passes."""
        match = self.match
        for seat in self._dice.sample(range(len(self._sights)), len(self._sights)):
            if self._free(seat) and (yield seat):
                return
        if match.deadline is not None:
            match.lapse()
        elif asks := match.asks:
            match.skip(asks[0].seat)
        yield None
