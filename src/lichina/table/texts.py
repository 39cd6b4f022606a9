"""The game's words beside its keys, for clients that have no texts of their own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from ..bots.lesson import Cue
from ..kernel import WORD, Form, Highlight, Kind, OpenChannel, Option, Outcome, Question, Told
from ..kernel.options import Options
from ..registry import FoundGame
from ..words import Narrator
from .inflection import Cases


class GameTexts:
    """The words of a match with these options in one language, with the names of those who play."""

    def __init__(
        self,
        found: FoundGame,
        language: str,
        names: Sequence[str],
        forms: Sequence[Cases | None] = (),
        options: Options | Mapping[str, Any] | None = None,
    ) -> None:
        self.words = found.words(language, options)
        self.narrator = Narrator(self.words, names, forms, found.game)
        self._labels: dict[tuple[Option, Kind], str] = {}

    def told(self, event: Told) -> dict[str, Any]:
        """An event with its sentence."""
        return {"key": event.key, "data": event.data, "text": self.narrator.told(event)}

    def fact(self, fact: Told) -> dict[str, Any]:
        """Something that was counted, with its sentence."""
        return {"key": fact.key, "data": fact.data, "text": self.narrator.counted(fact)}

    def award(self, award: Highlight) -> dict[str, Any]:
        """An award with its name, and the sentence that says what it was given for."""
        title, text = self.words(f"award-{award.key}"), self.narrator.awarded(award)
        return {"key": award.key, "seat": award.data["seat"], "title": title, "text": text}

    def cue(self, cue: Cue, cast: Mapping[str, int]) -> dict[str, Any]:
        """Words of the coach, with the names of those whom they are about."""
        text = self.words.text(f"lesson-{cue.key}", self.narrator.named(cast))
        return {"key": cue.key, "text": text, "point": cue.point}

    def channel(self, channel: OpenChannel) -> tuple[Any, ...]:
        """A channel with its name."""
        return channel.key, channel.writes, self.words.get(f"channel-{channel.key}", channel.key)

    def over(self, outcome: Outcome) -> dict[str, Any]:
        """The outcome with its sentence."""
        return {**msgspec.to_builtins(outcome), "text": self.narrator.ended(outcome)}

    def asked(self, question: Question) -> dict[str, Any]:
        """A question with its sentence, the labels of its options and the words of what is closed."""
        seen = question.seen()
        seen["text"] = self.narrator.asked(question)
        seen["closed"] = self._closed(question.closed)
        seen["form"] = self._form(question.form, question)
        return seen

    def _form(self, form: Form, question: Question) -> dict[str, Any]:
        seen = dict(form.seen())
        if "branches" in seen:
            seen["branches"] = self._branches(seen["branches"], question)
            return seen
        options: Iterable[Option] = next((seen[name] for name in ("options", "items", "targets") if name in seen), ())
        seen["labels"] = self._labelled([*options, *question.closed], form.of)
        return seen

    def _branches(self, rows: Iterable[Mapping[str, Any]], question: Question) -> list[dict[str, Any]]:
        """The branches of a tree with their words: a sentence with the first of its key, a label with its first option.

        A large tree asks the same again and again of the same people, and its words would be most of what is sent.
        """
        asked: set[str] = set()
        known: set[tuple[Option, Kind]] = set()
        found: list[dict[str, Any]] = []
        for row in rows:
            of: Kind = row.get("of", WORD)
            branch = {**row, "closed": self._closed(dict(row["closed"]))}
            if row["key"] not in asked:
                asked.add(row["key"])
                branch["text"] = self.narrator.asked(question, row["key"])
            new = [option for option, _ in (*row["options"], *row["closed"]) if (option, of) not in known]
            if new:
                known.update((option, of) for option in new)
                branch["labels"] = self._labelled(new, of)
            found.append(branch)
        return found

    def _labelled(self, options: Iterable[Option], of: Kind) -> list[tuple[Option, str]]:
        return [(option, self.label(option, of)) for option in options]

    def label(self, option: Option, of: Kind) -> str:
        """What an option is called."""
        found = self._labels.get((option, of))
        if found is None:
            found = self._labels[option, of] = self.narrator.label(option, of)
        return found

    def _closed(self, closed: Mapping[Any, str]) -> list[tuple[Any, str, str]]:
        return [(option, reason, self.words.get(f"closed-{reason}", reason)) for option, reason in closed.items()]
