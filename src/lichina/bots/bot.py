"""The interface of a bot, and the bot that plays at random."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias

from ..kernel import Answer, BadOptions, Dice, Game, Match, Options, Outcome, Question, Told
from ..kernel.options import read
from .hearing import SeatNames
from .persons import EVEN, Temper
from .sight import Sight

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    G = TypeVar("G", bound=Game, default=Game)
else:
    from typing import TypeVar

    G = TypeVar("G")

Move: TypeAlias = tuple[int | str, Answer]
"""The number of an ask or the key of an offer, and the answer to it."""

_SELDOM = 8


class Bot(ABC, Generic[G]):
    """Plays one seat of one match, a `Bot[G]` of the game G. It may remember whatever it likes between decisions."""

    imagines: ClassVar[bool] = False
    """Whether it uses `sight.worlds()`: the match then has to keep checkpoints."""
    temper: Temper = EVEN
    """Its character, which it is given before it decides anything and keeps for the evening."""

    class Settings(Options, frozen=True):
        """What can be chosen about it; a bot with anything to choose extends this by fields with defaults."""

    settings: Any
    """What was chosen: the `Settings` of its kind."""

    def __init__(self, dice: Dice, **settings: Any) -> None:
        self.dice = dice
        self.settings = checked(type(self), settings)

    @classmethod
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
    def decide(self, sight: Sight[G]) -> Move | None:
        """What to do now, or None for nothing yet."""

    def explains(self, sight: Sight[G]) -> Callable[[Match[G]], float] | None:
        """What says how well an imagined match explains all that was said and done, compared with other such matches.

        It is asked after `decide`, and holds for this moment. None: this bot has no opinion.
        """
        return None

    def over(self, outcome: Outcome) -> None:
        """The match is over, and this is how; most have no use for it. The bots of a server are not told."""


BotMaker: TypeAlias = Callable[[Dice], Bot[Any]]
"""Makes a bot for one seat of one match: a class, or whatever else gives a fresh bot with these dice."""


def checked(kind: type[Bot[Any]], settings: Mapping[str, Any]) -> Options:
    """Settings as a bot of this kind declares them; BadOptions says which one is wrong and what is allowed."""
    if not settings:
        return kind.Settings()
    try:
        return read(kind.Settings, settings)
    except BadOptions as error:
        bot, name = kind.__name__, str(error.data["name"])
        if error.code == "unknown-option":
            known = ", ".join(kind.Settings.__struct_fields__) or "—"
            raise BadOptions(
                "unknown-bot-setting", f"{bot} has no setting “{name}”; known: {known}", bot=bot, name=name, known=known
            ) from None
        allowed = str(error.data["allowed"])
        raise BadOptions(
            "wrong-bot-setting", f"setting “{name}” of {bot} takes {allowed}", bot=bot, name=name, allowed=allowed
        ) from None


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
