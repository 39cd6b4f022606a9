"""What bots decide for people who are away, until these are back and are told."""

from __future__ import annotations

from typing import Any

from ..kernel import Question
from .livematch import LiveMatch

MOST = 8
"""How much is told; what came before is in the story."""


class MissedDecisions:
    """The decisions of stand-ins, by seat."""

    def __init__(self) -> None:
        self._made: dict[int, list[tuple[Question, Any]]] = {}

    def begin(self, seat: int) -> None:
        """A bot plays this seat from here on."""
        self._made[seat] = []

    def asked(self, live: LiveMatch, seat: int, ask: int | str) -> Question | None:
        """The question, if its answer is worth a word: several are possible, it is no talk, and somebody is away."""
        if seat not in self._made:
            return None
        questions = (*live.match.questions(seat), *live.match.chances(seat))
        found = next((one for one in questions if ask in (one.number or None, one.key)), None)
        plain = found is None or found.form.single() or found.key in live.game.game.TALK
        return None if plain else found

    def note(self, seat: int, question: Question | None, answer: Any) -> None:
        """The bot has answered this."""
        if question is not None and seat in self._made:
            self._made[seat].append((question, answer))

    def take(self, seat: int) -> list[tuple[Question, Any]]:
        """The latest decisions for a player who is back, or nothing; they are told once."""
        return self._made.pop(seat, [])[-MOST:]
