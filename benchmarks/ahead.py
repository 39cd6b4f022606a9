"""What it brings to think ahead: how much oftener a seat wins with `search` than with the bot that it thinks for.

python -m benchmarks.ahead GAME SEATS [--side SIDE] [--seconds 600] [--matches 50] [--quick BOT] [--again 16]

Matches are played in which one seat thinks ahead. Wherever it does otherwise than its base would, the match is played
on from the true position in both ways, several times, by the base bot in every seat and with the same dice. On average
the sum of these differences over a match is exactly what thinking ahead brings in it; and what would have come out the
same anyhow adds nothing to the error, as it would if whole matches were compared.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from copy import deepcopy
from functools import partial
from itertools import count
from math import nan, sqrt
from statistics import mean, stdev
from time import process_time
from typing import Any, NamedTuple

from lichina.bots import Bot, Driver, Move, Sight, seated
from lichina.bots.search import Ahead, SearchBot, searching
from lichina.kernel import Dice, Match, Outcome
from lichina.kernel.dice import key_of
from lichina.registry import FoundGame, find


class Gain(NamedTuple):
    """What came of one match."""

    won: bool
    gain: float
    """How much more likely the seat has won by thinking ahead."""
    decided: int
    """How many decisions it has tried something else for, and how many it has changed."""
    changed: int


class Watched(SearchBot):
    """Remembers what its base would have done, where it does otherwise."""

    instead: Move | None = None
    tried = 0

    def _best(self, sight: Sight, moves: Sequence[Move]) -> int:
        best = super()._best(sight, moves)
        self.tried += 1
        self.instead = moves[0] if best else None
        return best


class Comparison:
    """One seat thinks ahead in matches of a game."""

    def __init__(self, entry: FoundGame, seats: int, side: str | None, matches: int, quick: str | None) -> None:
        ahead = entry.ahead
        self.ahead = ahead if quick is None else Ahead(ahead.base, entry.bots()[quick])
        self.entry, self.seats, self.side = entry, seats, side
        own = searching(entry.game, self.ahead)
        self.thinks = partial(type("Watched", (Watched, own), {}), matches=matches)

    def gains(self, seed: str, again: int) -> Iterator[Gain]:
        """Match by match."""
        for number in count():
            match = Match(self.entry.game, self.seats, f"{seed} {number}", self.entry.between_bots(None))
            cast = match.game.cast()
            seats = [seat for seat in match.game.seats if not self.side or self.side in cast[seat]]
            if seats:
                yield self.gain(match, seats[number % len(seats)], again)

    def gain(self, match: Match, own: int, again: int) -> Gain:
        makers = [self.thinks if seat == own else self.ahead.base for seat in match.game.seats]
        bots = seated(makers, match.seed)
        thinker: Any = bots[own]
        driver = Driver(match, bots)
        gain, changed = 0.0, 0
        while sight := driver.turn():
            thinker.instead = None
            move = bots[sight.seat].decide(sight)
            if thinker.instead is not None and move is not None:
                changed += 1
                for number in range(again):
                    seed = f"{match.seed} {driver.decisions} {number}"
                    ends = [self.end(match, bots, own, one, driver.at, seed) for one in (move, thinker.instead)]
                    gain += ((own in ends[0].winners) - (own in ends[1].winners)) / again
            driver.take(move)
        assert match.outcome is not None
        return Gain(own in match.outcome.winners, gain, thinker.tried, changed)

    def end(
        self, match: Match, bots: Sequence[Bot[Any]], seat: int, move: Move, at: float | None, seed: str
    ) -> Outcome:
        """How the match ends after this move, if the base plays everywhere from here on."""
        copy = match.fork(seed)
        copy.answer(seat, move[1], move[0], at)
        others: list[Bot[Any]] = [deepcopy(bot._base if isinstance(bot, SearchBot) else bot) for bot in bots]
        for number, (bot, before) in enumerate(zip(others, bots, strict=True)):
            bot.dice, bot.temper = Dice(key_of(f"{seed} {number}")), before.temper
        driver = Driver(copy, others, seed=seed)
        while copy.outcome is None:
            driver.step()
        return copy.outcome


def interval(values: Sequence[float]) -> str:
    """The mean in percent, and how far it may be off with 95 % confidence."""
    error = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else nan
    return f"{100 * mean(values):+.1f} ± {100 * error:.1f} %"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ahead", description=__doc__)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("seats", metavar="SEATS", type=int)
    parser.add_argument("--side", help="a side or a role at the deal: one of its seats thinks (default: any)")
    parser.add_argument("--seconds", type=float, default=600, help="for so long matches are begun (default 600)")
    parser.add_argument("--matches", type=int, default=50, help="played out for a decision at most (default 50)")
    parser.add_argument("--quick", metavar="BOT", help="who plays them out (default: whom the game names)")
    parser.add_argument("--again", type=int, default=16, help="how often a changed match is played on (default 16)")
    parser.add_argument("--seed", default="ahead")
    given = parser.parse_args()
    compared = Comparison(find(given.game), given.seats, given.side, given.matches, given.quick)
    found: list[Gain] = []
    for one in compared.gains(given.seed, given.again):
        found.append(one)
        if process_time() > given.seconds:
            break
    decided, changed = (sum(numbers) for numbers in zip(*((one.decided, one.changed) for one in found), strict=True))
    print(
        f"{given.game}, {given.seats} seats, {given.side or 'any seat'}; played out by {compared.ahead.quick.__name__}"
    )
    print(f"{len(found)} matches, {process_time():.0f} s; {changed} of {decided} decisions changed")
    print(f"won {mean(one.won for one in found):.0%}; gain {interval([one.gain for one in found])}")


if __name__ == "__main__":
    main()
