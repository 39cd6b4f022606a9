"""A guided first match: a fixed deal, bots that follow a plot, and what the newcomer is told along the way."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, NamedTuple, TypeAlias

from ..kernel import Dice, IllegalAnswer, Match, Outcome, Question, Told
from .bot import Bot, Move
from .sight import Sight

PUPIL = 0
"""Where the newcomer sits."""


class LessonSight(NamedTuple):
    """What the newcomer has in view: everything a cue may look at."""

    public: Any
    private: Any
    asks: list[Question]
    told: list[Told]
    over: Outcome | None


def moment_of(match: Match) -> LessonSight:
    """The match as the newcomer sees it now."""
    view = match.view(PUPIL)
    return LessonSight(view.public, view.private, match.questions(PUPIL), match.told(PUPIL), match.outcome)


When: TypeAlias = Callable[[LessonSight], bool]
"""Whether something is true of what the newcomer sees."""


class Cue(NamedTuple):
    """Words of the coach for certain moments: `lesson-<key>` in the game's texts, and what to look at."""

    key: str
    when: When
    point: str | None = None
    """`card`, `grid`, `ask`, `story`, `vote`, `stop`, `seat:<number>`, or nothing in particular."""


@dataclass(frozen=True)
class Lesson:
    """The type of `LESSON` in a game's `lesson.py`."""

    seats: int
    deal: Any
    """The option `deal` of the match: no client ever sees it."""
    seed: str
    bot: type[Bot]
    """Plays every seat but the newcomer's."""
    names: Mapping[str, tuple[str, ...]]
    """For each language, a name for every bot in seat order, and some spare ones: one may be the newcomer's."""
    cast: Mapping[str, int]
    """The seats that the coach's texts mention, by parameter name."""
    cues: tuple[Cue, ...]
    """The cues in order: the last one that applies is shown."""
    options: Mapping[str, Any] = field(default_factory=dict)
    delay: tuple[float, float] = (2.5, 3.5)
    """The fewest and the most seconds a bot waits before it looks again: slow enough to be followed."""

    def cue(self, moment: LessonSight) -> Cue | None:
        """What the coach says now."""
        return next((cue for cue in reversed(self.cues) if cue.when(moment)), None)


# --- what cues look at ------------------------------------------------------------------------------------------------


def asked(moment: LessonSight) -> bool:
    """Whether the newcomer has not answered yet."""
    return any(ask.held is None for ask in moment.asks)


def answered(moment: LessonSight) -> bool:
    return not asked(moment)


def asks(key: str) -> When:
    """Whether the newcomer is asked this."""
    return lambda moment: any(ask.key == key and ask.held is None for ask in moment.asks)


def told(key: str, **data: Any) -> When:
    """Whether the newcomer was told an event with this key and data."""
    return lambda moment: any(event.key == key and data.items() <= event.data.items() for event in moment.told)


def every(*parts: When) -> When:
    """When all of these hold."""
    return lambda moment: all(part(moment) for part in parts)


def ended(*more: When, side: str | None = None) -> When:
    """When the match is over, this side has won, and all of these hold too."""
    return lambda moment: (
        moment.over is not None and side in (None, moment.over.side) and all(one(moment) for one in more)
    )


# --- bots that keep to a plot -----------------------------------------------------------------------------------------


def legal(ask: Question, value: Any) -> bool:
    """Whether this can be answered."""
    try:
        ask.form.accept(value)
    except IllegalAnswer:
        return False
    return True


WAIT: Final = "wait for others"
"""The plan of an actor that lets others go first."""


class Actor(Bot):
    """Does what is planned for its seat; where nothing is planned, another bot decides, if one is named."""

    otherwise: ClassVar[type[Bot] | None] = None

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self._other = None if self.otherwise is None else self.otherwise(dice)

    def decide(self, sight: Sight) -> Move | None:
        move = self.volunteers(sight)
        ask = next((ask for ask in sight.asks if ask.held is None), None)
        if move is not None or ask is None:
            return move
        value = self.planned(ask, sight)
        if value == WAIT:
            return None
        if legal(ask, value):
            return ask.number, value
        return self._other.decide(sight) if self._other else (ask.number, ask.form.fallback())

    def volunteers(self, sight: Sight) -> Move | None:
        """What it does although nobody is waiting for it; by default nothing."""
        return None

    @abstractmethod
    def planned(self, ask: Question, sight: Sight) -> Any:
        """What the plot has for this question; anything that is not a legal answer counts as nothing."""
