"""What a seat sees, in words: for agents that read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from ...bots import Sight
from ...kernel import SEAT, WORD, Question, Told
from ...registry import FoundGame
from ...words import Narrator
from .vocabulary import ASK, MUCH, SEATED

if TYPE_CHECKING:
    from .agents import Composing


class TextReader:
    """Says in one language what a seat has heard since it was last told, what it sees, and what it may say."""

    def __init__(self, found: FoundGame, language: str, seats: int, options: Mapping[str, Any]) -> None:
        self._words = found.words(language, options)
        self._names = self._words.names(seats)
        self._narrator = Narrator(self._words, self._names, game=found.game)

    def read(
        self, sight: Sight, since: int, questions: Sequence[Question], composing: Composing | None
    ) -> tuple[str, int]:
        """The text, and how much of the story it has told."""
        told = sight.told(since)
        lines = [self._words("env-you", name=self._names[sight.seat])]
        lines += [self._narrator.told(event) for event in told]
        # Not as a part of the text: Fluent leaves out parts that are long, and views of large games are.
        lines.append(f"{self._words('env-view')} {msgspec.json.encode(sight.view).decode()}")
        lines += [self._narrator.asked(question) for question in questions]
        if composing is not None and composing.choices:
            if composing.said:
                said = ", ".join(self._label(token) for token in composing.said)
                lines.append(self._words("env-said", said=said))
            lines.append(self._words("env-choices"))
            lines += [f"{token} — {self._label(token, value)}" for token, value in composing.choices.items()]
        return "\n".join(lines), since + len(told)

    def tell(self, told: Sequence[Told]) -> str:
        """A story, a line for each event."""
        return "\n".join(self._narrator.told(event) for event in told)

    def _label(self, token: str, value: Any = None) -> str:
        """What a token means, as people would see it."""
        kind, _, name = token.partition(":")
        if not name:
            return self._words(f"env-{kind}")
        if token.startswith(ASK):
            return name if value is None else self._narrator.asked(value)
        if token.startswith(SEATED):
            return self._narrator.label(int(name), SEAT)
        return name if token.startswith(MUCH) else self._narrator.label(name, WORD)
