"""A guided first match: a fixed deal, bots that keep to a plot, and what the newcomer is told meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..kernel import Match, Outcome, Question, Told
from .bot import Bot

PUPIL = 0
"""Where the newcomer sits."""


class Moment(NamedTuple):
    """What the newcomer has before the eyes: all that a cue may look at."""

    public: Any
    private: Any
    asks: list[Question]
    told: list[Told]
    over: Outcome | None


def moment_of(match: Match) -> Moment:
    """The match as the newcomer sees it now."""
    view = match.view(PUPIL)
    return Moment(view.public, view.private, match.questions(PUPIL), match.told(PUPIL), match.outcome)


class Cue(NamedTuple):
    """Words of the coach for certain moments: `lesson-<key>` in the game's texts, and what to look at meanwhile."""

    key: str
    when: Callable[[Moment], bool]
    point: str | None = None
    """`card`, `grid`, `ask`, `story`, `vote`, `seat:<number>`, or nothing in particular."""


@dataclass(frozen=True)
class Lesson:
    """What `LESSON` in a game's `lesson.py` is."""

    seats: int
    deal: Any
    """The option `deal` of the match: no client ever sees it."""
    seed: str
    bot: type[Bot]
    """Plays every seat but the newcomer's."""
    names: Mapping[str, tuple[str, ...]]
    """For each language a name for every bot, in the order of the seats, and some more: one may be the newcomer's."""
    cast: Mapping[str, int]
    """The seats that the coach's texts name, by the names of their parameters."""
    cues: tuple[Cue, ...]
    """In their order: the last that applies is shown."""
    options: Mapping[str, Any] = field(default_factory=dict)
    delay: tuple[float, float] = (2.5, 3.5)
    """Between how many seconds a bot waits before it looks again: slow enough to be read."""

    def cue(self, moment: Moment) -> Cue | None:
        """What the coach says now."""
        return next((cue for cue in reversed(self.cues) if cue.when(moment)), None)
