"""Plays single matches of a simulation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple, Protocol

from ..bots import Bot, BotMaker, Driver, seated
from ..kernel import CARD, Dice, Game, LichinaError, Match, Meaning, Part
from ..registry import find
from .lineup import BotName, maker
from .rows import SimulatedMatch


class Seating(Protocol):
    """Who sits where."""

    @property
    def bots(self) -> tuple[BotName, ...]:
        """All the bots there are."""

    @property
    def names(self) -> tuple[str, ...]:
        """What they are called."""

    def sit(self, index: int, cast: Sequence[Part], count: int) -> Sequence[int]:
        """Which of them sits in each of this many seats in this match, in which the seats have these parts."""


_DIGITS = 3
"""Of the seconds of a match: clocks count milliseconds."""


@dataclass(frozen=True)
class MatchPlan:
    """What a process needs to know to play matches with one number of seats."""

    game: str | type[Game]
    seats: int
    lineup: Seating
    seed: int | str
    options: Mapping[str, Any]
    keep: bool = False
    """Whether the records of the matches are wanted."""
    closely: bool = False
    """Whether it is wanted who began, and which cards everybody heard of."""


class Task(NamedTuple):
    """One match to play."""

    plan: int
    match: int


class MatchStage:
    """Where the matches of a plan are played."""

    def __init__(self, plan: MatchPlan) -> None:
        found = find(plan.game)
        self.plan = plan
        self.game = found.game
        self.names = plan.lineup.names
        self.makers = [maker(found, bot) for bot in plan.lineup.bots]
        self.checkpoints = any(map(imagines, self.makers))

    def play(self, index: int) -> SimulatedMatch:
        """Play one match; an error names it."""
        seed = f"{self.plan.seed} {index}"
        try:
            return self._play(index, seed)
        except LichinaError as error:
            raise LichinaError(
                "match-failed", f"match {index} (seed “{seed}”) failed: {error}", seed=seed, detail=str(error)
            ) from error

    def _play(self, index: int, seed: str) -> SimulatedMatch:
        plan = self.plan
        match = Match(self.game, plan.seats, seed, plan.options, checkpoints=self.checkpoints)
        dealt = tuple(match.game.cast())
        first = match.game.first_player() if plan.closely else None
        sitting = plan.lineup.sit(index, dealt, plan.seats)
        driver = Driver(match, seated([self.makers[which] for which in sitting], seed))
        while match.outcome is None:
            driver.step()
        return SimulatedMatch(
            game=self.game.id,
            seats=plan.seats,
            match=index,
            seed=seed,
            outcome=match.outcome,
            bots=tuple(self.names[which] for which in sitting),
            dealt=dealt,
            ended=tuple(match.game.cast()),
            decisions=driver.decisions,
            seconds=round(match.now, _DIGITS),
            counts=tuple(match.game.tally()),
            record=match.record.to_json() if plan.keep else b"",
            first=first,
            told=cards_told(match.game) if plan.closely else (),
        )


def imagines(make: BotMaker) -> bool:
    """Whether a match with such a bot has to keep checkpoints."""
    kind = make.func if isinstance(make, partial) else make
    return kind.imagines if isinstance(kind, type) and issubclass(kind, Bot) else make(Dice(bytes(16))).imagines


def cards_told(game: Game) -> tuple[str, ...]:
    """The cards that everybody has heard of, other than in somebody's own words."""
    found: set[str] = set()
    for _, event in game.story.since(0):
        tale = game.TALES[event.key]
        if tale.public and not tale.flags["said"]:
            for name, meaning in tale.meanings.items():
                if CARD in (meaning.words, meaning.keys):
                    found.update(_words_in(event.data[name], meaning))
    return tuple(sorted(found))


def _words_in(value: Any, meaning: Meaning) -> Iterator[str]:
    if isinstance(value, str):
        if meaning.words == CARD:
            yield value
    elif isinstance(value, Mapping):
        if meaning.keys == CARD:
            yield from value
        yield from _words_in(list(value.values()), meaning)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _words_in(one, meaning)
