"""A table with named seats, so that a test reads like a story; each game has a kind of its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from lichina.kernel import SEAT, Match, Meaning, Question, Told


class NamedTable:
    """A match, and what people do in it, by their names."""

    names: list[str]
    match: Match

    # --- names ----------------------------------------------------------------------------------------------------

    def number(self, name: str) -> int:
        """The seat of a name."""
        return self.names.index(name)

    def named(self, seats: Iterable[int]) -> str:
        """Seats as names."""
        return " ".join(self.names[seat] for seat in seats)

    def _value(self, value: Any) -> Any:
        """Names as seats, wherever they stand in an answer."""
        if isinstance(value, tuple):
            return [self._value(part) for part in value]
        return self.number(value) if value in self.names else value

    def _name(self, value: Any) -> Any:
        return self.names[value] if isinstance(value, int) else value

    def _word(self, key: str, value: Any, means: Meaning) -> Any:
        if isinstance(value, Mapping) and means.keys == SEAT:
            return {self.names[int(seat)]: self._word(key, item, means) for seat, item in value.items()}
        if means.numbers != SEAT:
            return value
        return self.named(value) if isinstance(value, list | tuple) else self._name(value)

    def words_of(self, event: Told) -> dict[str, Any]:
        """The data of an event with names in the place of seats."""
        meanings = self.match.game.TALES[event.key].meanings
        return {key: self._word(key, value, meanings[key]) for key, value in event.data.items()}

    # --- asking and answering -------------------------------------------------------------------------------------

    def question(self, name: str, key: str | None = None) -> Question:
        """What this player is asked: the only question, or the one with this key."""
        (found,) = (one for one in self.match.questions(self.number(name)) if key in (None, one.key))
        return found

    def asked(self, name: str) -> list[str]:
        """The keys of all that this player is asked."""
        return [question.key for question in self.match.questions(self.number(name))]

    def waiting(self) -> dict[str, str]:
        """Who is asked what."""
        return {self.names[ask.seat]: ask.key for ask in self.match.asks}

    def choices(self, question: Question, *path: Any) -> list[Any]:
        """What a question leaves to choose, seats by their names; of a tree what can be said after this path."""
        form: Any = question.form
        if form.kind != "tree":
            return [self._name(option) for option in form.options]
        branch = form.root
        for step in path:
            branch = branch.options[self._value(step)]
        return [self._name(option) for option in branch.options] if branch else []

    def answer(self, name: str, key: str, value: Any) -> None:
        """Somebody answers a question; names stand for seats, and a tuple for a path or a choice of several."""
        self.match.answer(self.number(name), self._value(value), self.question(name, key).number)

    # --- what came of it ------------------------------------------------------------------------------------------

    def heard(self, name: str | None, key: str) -> list[dict[str, Any]]:
        """What this player (or a spectator) was told under this key, seats by their names."""
        seat = None if name is None else self.number(name)
        return [self.words_of(event) for event in self.match.told(seat) if event.key == key]

    def story(self, name: str | None = None) -> list[str]:
        """The keys of all that this player (or a spectator) was told."""
        return [event.key for event in self.match.told(None if name is None else self.number(name))]

    def public(self, field: str) -> Any:
        """A field of what everybody sees."""
        return getattr(self.match.view(None).public, field)

    def private(self, name: str, field: str) -> Any:
        """A field of what one player sees."""
        return getattr(self.match.view(self.number(name)).private, field)

    @property
    def stage(self) -> str:
        """Where the match stands."""
        return str(self.public("stage"))
