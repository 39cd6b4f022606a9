"""The texts of a game: whether everything that random matches say can be said, in every language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from lichina.kernel import Branch, Entry, Form, Game, Match, Meaning, Question, Tree, describe
from lichina.kernel.kinds import meaning
from lichina.kernel.tales import by_key
from lichina.registry import Content, find
from lichina.words import LANGUAGES, Narrator, Words, files_in, messages, missing

UNKNOWN = "Unknown external: "
"""How Fluent says that a text was not given a variable."""


class Tongue:
    """The words of a game, perhaps with those of a pack over them, in every language that there is."""

    def __init__(self, pack: str | None, *folders: Path) -> None:
        self.pack = pack
        there = {
            language: [file for folder in folders for file in files_in(folder, language)] for language in LANGUAGES
        }
        self.folders = folders
        self.uses = {language: messages(*files)[0] for language, files in there.items() if files}
        """For each text in each language, the variables that it uses."""
        self.names: Mapping[str, Any] = {}
        self.words: dict[str, Words] = {}
        self.call({})

    def call(self, names: Mapping[str, Any]) -> None:
        """From now on, things have these names."""
        self.names = names
        self.words = {language: Words(language, *self.folders, names=names, strict=True) for language in self.uses}


class TextCheck:
    """An observer that says every question, event and outcome of the matches it sees, and keeps what cannot be said."""

    def __init__(self, game: type[Game], folder: Path) -> None:
        self._entry = find(game)
        self._folder = folder
        self._about = {name: meaning(hint) for name, hint in game.ABOUT.items()}
        self.wrong: dict[str, None] = dict.fromkeys(missing(folder))
        """What is wrong, a line each, in the order in which it was found."""
        for name, pack in self._entry.packs.items():
            self.wrong |= dict.fromkeys(f"pack {name}: {line}" for line in missing(pack, over=folder))
        self._tongues: dict[str | None, Tongue] = {}
        self._options: Any = None
        self._tongue = self._speaking(Content())
        self._given: dict[str, set[str]] = {}
        """For each text that was said, the parameters that it was ever given."""
        self._failed: dict[str, tuple[str, str]] = {}
        """What Fluent said when a text could not be said: which text, and with which parameters."""
        self._said: set[tuple[str | None, str, int, str]] = set()
        self._forms: dict[int, tuple[Form, dict[str, None], tuple[str, ...]]] = {}
        presets = (f"preset-{name}-about" for name in game.PRESETS)
        for key in ("game-name", "game-about", *(f"mode-{name}" for name in game.MODES), *presets):
            self._say(key)
        for option in describe(game.Options):
            self._say(f"option-{option.name}")
        for tale in game.EVENTS:
            if tale.moment:
                self._say(f"moment-{tale.key}")
        self._name_cards(game)

    def _name_cards(self, game: type[Game]) -> None:
        """Every group has a name, and so have its cards, in the words of the pack that the group is called after.

        What a card does may hang on which others there are: its text gets a yes or no for each card and group.
        """
        own = self._tongue
        there = {name: "no" for group, cards in game.CARDS.items() for name in (group, *cards)}
        for group, cards in game.CARDS.items():
            self._tongue = self._speaking(Content(group)) if group in self._entry.packs else own
            about = [f"{game.CARD_TEXTS[group]}-{card}" for card in cards] if group in game.CARD_TEXTS else []
            for key in (f"cards-{group}", *(f"card-{card}" for card in cards)):
                self._say(key)
            for key in about:
                self._say(key, there)
        self._tongue = own

    def __call__(self, match: Match, entry: Entry | None) -> None:
        self._listen_to(match)
        count = len(match.game.seats)
        for seat in match.game.seats:
            for question in (*match.questions(seat), *match.chances(seat)):
                self._ask(question, count)
        if match.outcome is not None:
            self._forms = {}
            for _, event in match.story:
                if match.game.TALES[event.key].flags["chapter"]:
                    self._say(f"chapter-{event.key}", event.data, count, match.game.TALES[event.key].meanings)
                self._say(f"told-{event.key}", event.data, count, match.game.TALES[event.key].meanings)
            facts = by_key(match.game.FACTS)
            for fact in match.facts:
                self._say(f"fact-{fact.key}", fact.data, count, facts[fact.key].meanings)
            self._retell(match, count)
            for case in match.game.tally():
                self._say(f"tally-{case.table}")
                row = f"tally-{case.table}-{case.row}"
                self._say(row if any(row in texts for texts in self._tongue.uses.values()) else f"card-{case.row}")
            self._say(f"reason-{match.outcome.reason}")
            if match.outcome.side is not None:
                self._say(f"side-{match.outcome.side}")

    def _retell(self, match: Match, count: int) -> None:
        """Awards with what they are for, and the turns of the match."""
        awards, turns = by_key(match.game.AWARDS), by_key(match.game.TURNS)
        for award in match.awards:
            self._say(f"award-{award.key}")
            self._say(f"award-{award.key}.about", award.data, count, awards[award.key].meanings)
        for turn in match.retelling:
            self._say(f"turn-{turn.key}", turn.data, count, turns[turn.key].meanings)

    def _listen_to(self, match: Match) -> None:
        """A match is told in the words that its options name."""
        options = match.game.options
        if options is self._options:
            return
        self._options = options
        named = match.game.content(options)
        if named is not None and named not in self._entry.packs:
            self._note(f"the game names the pack “{named}”, and there is none in its folder content")
        self._tongue = self._speaking(self._entry.content(options))

    def _speaking(self, content: Content) -> Tongue:
        tongue = self._tongues.get(content.pack)
        if tongue is None:
            over = [] if content.pack is None else [self._entry.packs[content.pack]]
            tongue = self._tongues[content.pack] = Tongue(content.pack, self._folder, *over)
        tongue.call(content.names)
        return tongue

    def _ask(self, question: Question, seats: int) -> None:
        keys, reasons = self._inside(question.form)
        for key in {question.key: None, **keys}:
            self._say(f"ask-{key}", question.about, seats, self._about)
        for reason in (*question.closed.values(), *reasons):
            self._say(f"closed-{reason}")

    def _inside(self, form: Form) -> tuple[dict[str, None], tuple[str, ...]]:
        """The keys of the questions in a tree, and the reasons why something is closed there; a tree is read once."""
        known = self._forms.get(id(form))
        if known is None:
            found = list(branches(form))
            keys = dict.fromkeys(branch.key for branch in found)
            reasons = tuple(reason for branch in found for reason in branch.closed.values())
            known = self._forms[id(form)] = (form, keys, reasons)
        return known[1:]

    def _say(
        self,
        key: str,
        data: Mapping[str, Any] | None = None,
        seats: int = 0,
        meanings: Mapping[str, Meaning] | None = None,
    ) -> None:
        """Say a text in every language."""
        data = data or {}
        saying = (self._tongue.pack, key, seats, repr(data))
        if saying in self._said:
            return
        self._said.add(saying)
        uses = self._tongue.uses
        lacking = [language for language in uses if key not in uses[language]]
        if lacking:
            if len(lacking) == len(uses):  # else it is known already that one language lacks it
                self._note(f"{key}: there is no such text{_with(data)}")
            return
        left_out = [f"{name}-name" for name, value in data.items() if value is None]  # another match may name it
        for language, words in self._tongue.words.items():
            parameters = Narrator(words, words.names(seats)).parameters(data, meanings or {})
            self._given.setdefault(key, set()).update(parameters, left_out)
            self._check_names(key, language, data)
            try:
                words.text(key, parameters)
            except KeyError as error:
                self._failed.setdefault(error.args[0], (key, _with(parameters)))

    def _check_names(self, key: str, language: str, data: Mapping[str, Any]) -> None:
        """A word whose name is asked for has one."""
        texts = self._tongue.uses[language]
        for name, value in data.items():
            if f"{name}-name" in texts[key]:
                for word in value if isinstance(value, list | tuple) else [value]:
                    if isinstance(word, str) and f"card-{word}" not in texts and word not in self._tongue.names:
                        self._note(f"card-{word}: there is no such text, and {key} uses ${name}-name")

    def _note(self, line: str) -> None:
        self.wrong.setdefault(line)

    def faults(self) -> list[str]:
        """All that is wrong, with the variables that no match ever gave to their text."""
        lines = list(self.wrong)
        never: set[tuple[str, str]] = set()
        for key, given in self._given.items():
            tongues = [texts for tongue in self._tongues.values() for texts in tongue.uses.values()]
            used = set().union(*(texts.get(key, set()) for texts in tongues))
            for name in sorted(used - given):
                never.add((key, name))
                listed = ", ".join(f"${one}" for one in sorted(given)) or "nothing"
                lines.append(f"{key} uses ${name}, which it never gets; it gets {listed}")
        for detail, (key, given_then) in self._failed.items():
            if (key, detail.rpartition(UNKNOWN)[2]) not in never:
                lines.append(f"{detail}{given_then}")
        return lines


def _with(data: Mapping[str, Any]) -> str:
    return f" (given {', '.join(f'${name}' for name in data)})" if data else ""


def branches(form: Form) -> Iterator[Branch]:
    """All the questions in a tree; none in any other form."""
    waiting: list[Branch | None] = [form.root] if isinstance(form, Tree) else []
    seen: set[int] = set()
    for branch in waiting:
        if branch is not None and id(branch) not in seen:  # one that is shared is the same question
            seen.add(id(branch))
            yield branch
            waiting.extend(branch.options.values())


def folder_of(game: type[Game]) -> Path | None:
    """Where the texts of a game lie, if it has any."""
    return find(game).locale


def report(game: type[Game], lines: Sequence[str]) -> str:
    """What is wrong with the texts of a game, on paper."""
    return f"the texts of “{game.id}” are not whole:\n  " + "\n  ".join(lines)
