"""The interface of a bot, and the bot that plays at random."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, TypeAlias

from ..kernel import Answer, Dice, Question, Told
from .hearing import SeatNames
from .persons import EVEN, Temper
from .sight import Sight

Move: TypeAlias = tuple[int | str, Answer]
"""The number of an ask or the key of an offer, and the answer to it."""

_SELDOM = 8


class Bot(ABC):
    """Plays one seat of one match. It may remember whatever it likes between decisions."""

    imagines: ClassVar[bool] = False
    """Whether it uses `sight.worlds()`: the match then has to keep checkpoints."""
    temper: Temper = EVEN
    """Its character, which it is given before it decides anything and keeps for the evening."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    @classmethod  # noqa: B027
    def prepare(cls) -> None:
        """Make what all bots of this kind share and two threads must not make at once; called before any bot thinks.

        Most have nothing to make. It may be called again, and has nothing to do then.
        """

    @classmethod
    def understand(cls, text: str, seat: int, names: SeatNames) -> list[Told]:
        """What somebody has typed in the open channel, as events that `sight.typed` will show; by default none.

        `names` holds the name of every seat in all its cases.
        """
        return []

    @abstractmethod
    def decide(self, sight: Sight) -> Move | None:
        """What to do now, or None for nothing yet."""


class RandomBot(Bot):
    """Answers at random, always legally. Now and then it takes an offer, or changes an answer that it has given."""

    def decide(self, sight: Sight) -> Move | None:
        asks = sight.asks
        if not self.dice.below(_SELDOM):
            free = [*sight.offers, *(ask for ask in asks if ask.held is not None)]
            if free:
                return self._answer(free)
        waiting = [ask for ask in asks if ask.held is None]
        return self._answer(waiting) if waiting else None

    def _answer(self, questions: list[Question]) -> Move:
        question = self.dice.choice(questions)
        return question.number or question.key, question.form.draw(self.dice)
