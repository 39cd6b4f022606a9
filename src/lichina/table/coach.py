"""The coach of a lesson: says to the newcomer what is going on, from what the newcomer may know."""

from __future__ import annotations

from ..bots.lesson import Cue, Lesson, moment_of
from ..kernel import Match
from .rows import encode
from .texts import GameTexts


class Coach:
    """Stands behind the newcomer."""

    def __init__(self, lesson: Lesson) -> None:
        self._lesson = lesson
        self._cue: Cue | None = None

    def look(self, match: Match) -> bool:
        """See how the match stands; whether there is something else to say now."""
        last, self._cue = self._cue, self._lesson.cue(moment_of(match))
        return self._cue is not last

    def frame(self, texts: GameTexts) -> bytes | None:
        """What there is to say, in these words."""
        return encode({"t": "coach", **texts.cue(self._cue, self._lesson.cast)}) if self._cue else None
