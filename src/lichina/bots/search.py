"""A bot that thinks ahead: it tries in imagined matches whether anything beats what another bot would do.

One bot for all games. Worlds are drawn by `imagine`, and oftener those that explain what was said and done; in each of
them every answer that is tried is played out to the end by a quick bot, with the same dice. The other bot's choice
stands unless something else has won in its place more often than chance would have it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from math import sqrt
from time import monotonic
from typing import Annotated, Any, ClassVar, NamedTuple

from msgspec import Meta

from ..kernel import Dice, Game, IllegalAnswer, Match, Outcome, Question, Tree
from ..kernel.dice import key_of
from .bot import Bot, Move
from .driver import EndlessMatch, play, seated
from .sight import Sight

MATCHES = 50
"""How many matches are played out for a decision, if neither a number nor a time was chosen."""
EACH = 8
"""One more answer is tried for each of this many matches, up to `WIDEST`."""
WIDEST = 8
LISTED = 64
"""If there are this many answers or more, some are drawn."""
BESIDES = 2
"""How many ways are tried to take an offer that the other bot does not take."""
AMONG = 6
"""From how many worlds the one that is played is drawn, by how well they explain what was said and done."""
LOST = 20
"""After this many worlds in a row in which nothing could be tried, the other bot's choice stands."""
LONGEST = 5_000
"""A match that takes more steps than this to play out tells nothing."""
SURE = 1.64
"""By how many standard deviations an answer must be ahead to be taken. One that is no better is so by chance once in
twenty times, and the best of six once in ten."""
_FINE = 1 << 30
HALVED = (2, 4, 8, 16, 32, 64, 128)
"""After how many worlds only the better half is tried any further."""
HOPELESS = 8
"""After how many worlds only answers that are ahead are tried any further."""


class Ahead(NamedTuple):
    """How a game is searched; in its `bot.py` as `AHEAD`, if not by its first bot and the one called `simple`."""

    base: type[Bot]
    """Whose choice stands unless something better is found."""
    quick: type[Bot]
    """Who plays matches out."""
    seconds: float | None = None
    """How long it thinks at tables, where it was measured to gain and to be in time; None: it is not offered there."""


class SearchBot(Bot):
    """Thinks ahead for `base`, by letting `quick` play matches out; `searching` makes the one for a game."""

    imagines = True
    game: ClassVar[type[Game]]
    base: ClassVar[type[Bot]]
    quick: ClassVar[type[Bot]]
    patience: ClassVar[float | None] = None
    """For how many seconds it thinks at most if nothing else was chosen."""

    class Settings(Bot.Settings, frozen=True):
        matches: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None
        """How many matches are played out for a decision at most."""
        seconds: Annotated[float, Meta(ge=0.01, le=3600)] | None = None
        """How long a decision takes at most; what is decided then depends on the machine."""

    settings: Settings

    def __init__(self, dice: Dice, **settings: Any) -> None:
        super().__init__(dice, **settings)
        self._base = self.base(Dice(key_of(f"base {dice.below(1 << 30)}")))
        self.played = 0
        """How many matches it has played out so far."""

    @classmethod
    def prepare(cls) -> None:
        cls.base.prepare()
        cls.quick.prepare()

    def over(self, outcome: Outcome) -> None:
        self._base.over(outcome)

    def decide(self, sight: Sight) -> Move | None:
        self._base.temper = self.temper
        move = self._base.decide(sight)
        if move is None:
            return None
        moves = self._moves(sight, move)
        return moves[self._best(sight, moves)] if len(moves) > 1 else move

    # --- what is tried --------------------------------------------------------------------------------------------

    def _moves(self, sight: Sight, move: Move) -> list[Move]:
        """The other bot's choice, and what else might be done in its place."""
        asks = [ask for ask in sight.asks if ask.held is None and not self._talks(ask)]
        offers = [offer for offer in sight.offers if not self._talks(offer)]
        chosen = next((one for one in (*asks, *offers) if move[0] in (one.number, one.key)), None)
        if chosen is None or (chosen in asks and chosen.form.single()):
            return [move]
        tried: list[Move] = [move]
        if chosen in offers:
            tried += [(ask.number, ask.form.fallback()) for ask in asks]
        tried += self._others(chosen, move)
        for offer in offers:
            if offer is not chosen:
                tried += islice(self._others(offer, move), BESIDES)
        return tried[: 1 + max(1, min(WIDEST, (self.settings.matches or MATCHES) // EACH))]

    def _talks(self, question: Question) -> bool:
        """Whether this is talk, which is left to the other bot: what words do, no quick bot knows."""
        form = question.form
        return question.key in self.game.TALK or form.kind == "text" or (isinstance(form, Tree) and bool(form.tones))

    def _others(self, question: Question, move: Move) -> Iterator[Move]:
        """Other answers to a question: what happens if nobody answers, and any others in a random order."""
        form, name = question.form, question.number or question.key
        found = form.answers(LISTED)
        if len(found) == LISTED:
            found = [form.draw(self.dice) for _ in range(2 * WIDEST)]
        answers = dict.fromkeys([form.fallback(), *self.dice.sample(found, len(found))])
        return ((name, answer) for answer in answers if (name, answer) != move)

    # --- what comes of it -----------------------------------------------------------------------------------------

    def _best(self, sight: Sight, moves: Sequence[Move]) -> int:
        """Which of these moves to make: the first, unless another one is better beyond chance."""
        race = _Race(len(moves))
        budget = self._budget()
        stem, lost = self.dice.below(_FINE), 0
        for number, world in enumerate(self._worlds(sight)):
            tried = race.running
            if len(tried) == 1 or lost == LOST or not budget.allows(len(tried)):
                break
            results = self._results(world, sight.seat, [moves[one] for one in tried], f"{stem} {number}", budget)
            if results is None:
                lost += 1
            else:
                race.run(results)
                lost = 0
        self.played += budget.spent
        return race.winner

    def _budget(self) -> _Budget:
        matches, seconds = self.settings.matches, self.settings.seconds
        if matches is None and seconds is None:
            matches, seconds = MATCHES, self.patience
        return _Budget(matches, seconds)

    def _worlds(self, sight: Sight) -> Iterator[Match]:
        """Imagined matches, those oftener that explain what was said and done."""
        worlds = sight.worlds()
        explains = self._base.explains(sight)
        if explains is None:
            yield from worlds
            return
        while some := list(islice(worlds, AMONG)):
            yield some[self._drawn([explains(world) for world in some])]

    def _drawn(self, weights: Sequence[float]) -> int:
        """One of these by its weight."""
        left = self.dice.below(_FINE) / _FINE * sum(weights)
        for place, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return place
        return 0

    def _results(
        self, world: Match, seat: int, moves: Sequence[Move], seed: str, budget: _Budget
    ) -> list[float] | None:
        """What comes of each move in this world; None if one of them cannot be made there, or the time is over."""
        found: list[float] = []
        for ask, answer in moves:
            if not budget.spend():
                return None
            match = world.fork(seed, checkpoints=False)
            try:
                match.answer(seat, answer, ask)
                outcome = play(match, seated([self.quick] * len(match.game.seats), seed), seed=seed, limit=LONGEST)
            except (IllegalAnswer, EndlessMatch):
                return None
            found.append(worth(outcome, seat))
        return found


def worth(outcome: Outcome, seat: int) -> float:
    """How good an end is for a seat, from 0 to 1: a victory is; where there are scores, they are half of it."""
    won = float(seat in outcome.winners)
    scores = outcome.scores
    if scores is None or min(scores) == max(scores):
        return won
    return (won + (scores[seat] - min(scores)) / (max(scores) - min(scores))) / 2


class _Budget:
    """How many matches may still be played out for a decision, and until when."""

    def __init__(self, matches: int | None, seconds: float | None) -> None:
        self.spent = 0
        self._most = matches
        self._until = None if seconds is None else monotonic() + seconds
        self._begun = 0.0
        self._longest = 0.0
        """How long a match has taken at most: another one is begun only if it can be over in time."""

    def allows(self, count: int) -> bool:
        """Whether this many more matches may be played."""
        return (self._most is None or self.spent + count <= self._most) and self._in_time()

    def spend(self) -> bool:
        """Begin another match, if there is time for it."""
        if not self._in_time():
            return False
        self.spent += 1
        return True

    def _in_time(self) -> bool:
        if self._until is None:
            return True
        now = monotonic()
        if self._begun:
            self._longest = max(self._longest, now - self._begun)
        self._begun = now
        return now + self._longest <= self._until


class _Race:
    """By how much each move is ahead of the first, world by world; those that fall behind are given up."""

    def __init__(self, moves: int) -> None:
        self.running = list(range(moves))
        """The moves that are still tried; the first always is."""
        self._leads = [0.0] * moves
        self._squares = [0.0] * moves
        self._worlds = 0

    def run(self, results: Sequence[float]) -> None:
        """Take in what has come of each of the moves that run, in one world with the same dice."""
        self._worlds += 1
        for move, result in zip(self.running, results, strict=True):
            lead = result - results[0]
            self._leads[move] += lead
            self._squares[move] += lead * lead
        others = sorted(self.running[1:], key=lambda move: -self._leads[move])
        if self._worlds in HALVED:
            del others[(len(others) + 1) // 2 :]
        if self._worlds >= HOPELESS:
            others = [move for move in others if self._leads[move] > 0]
        self.running = [0, *others]

    @property
    def winner(self) -> int:
        """The move that is ahead beyond chance, or the first.

        If a move were no better, each lead would have been as likely the other way round: their sum is as many standard
        deviations from nothing as it is larger than the root of the sum of their squares.
        """
        best = max(self.running, key=lambda move: self._leads[move])
        return best if best and self._leads[best] >= SURE * sqrt(self._squares[best]) else 0


_known: dict[tuple[type[Game], Ahead, float | None], type[SearchBot]] = {}


def searching(game: type[Game], ahead: Ahead, patience: float | None = None) -> type[SearchBot]:
    """The bot that thinks ahead in this game, by default for at most this many seconds."""
    key = game, ahead, patience
    if key not in _known:
        own = {"game": game, "base": ahead.base, "quick": ahead.quick, "patience": patience, "__module__": __name__}
        _known[key] = type("SearchBot", (SearchBot,), own)
    return _known[key]
