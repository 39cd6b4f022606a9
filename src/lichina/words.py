"""All text that a person sees: Fluent files, Russian first and English beside it.

A folder `locale` holds `ru.ftl` and `en.ftl`. What is long may go on in `ru-cards.ftl` and `en-cards.ftl`, with any
word after the dash: all files of a language are one text. Four of these words name a part that nobody needs before
sitting down to play, and that clients can ask for when they do: `rules`, `lines` for what is said in ready-made words,
`lesson`, and `end` for what the server says when a match is over. All other files are the part `table`.

What every game's files give:

    game-name, game-about       the name of the game, and what it is in a sentence or two
    mode-<id>                   the name of a way to play (its attribute `.about` says more)
    preset-<id>-about           what a preset is for; `preset-<id>` is its name, if it is none of ours
    option-<name>               what an option means (its attribute `.title` is a label of two to four words;
                                option-<name>-<choice>: what one value of it is called)
    told-<key>                  an event of the story
    moment-<key>                the heading of a moment, while everybody looks at it
    chapter-<key>               the heading of the part of the story that an event begins
    ask-<key>                   a question; its parameters are the `about` of the ask
    closed-<reason>             why something cannot be chosen
    card-<id>, side-<id>        names; the attribute `.wins` of a side says that it wins: «Побеждает мафия»
    card-<id>.about             what a card does, unless `CARD_TEXTS` of the game names another text
    cards-<group>               the name of a group of cards
    reason-<id>                 why a match ended, as a part of a sentence; its `.draw` says why nobody won
    fact-<key>                  something that was counted when the match was over
    award-<key>                 what an award is called; its attribute `.about` says what it was given for
    turn-<key>                  a turn of the match: the sentences of its story, which are one paragraph
    search-hint                 a few words that one may seek in the rules; need not be there
    tally-<table>               what a simulation counts in a table (tally-<table>-<row>: what a row of it is called, if
                                not `card-<row>`)

How the data of an event or an ask become parameters of its text, by what the game has declared that they stand for:

    a seat                      given as the player's name; in Russian `<parameter>-gen`, `-dat`, `-acc`, `-ins` and
                                `-loc` are its other cases, and `-into` is the accusative with «в» or «во». Where
                                they are not known for sure, `<parameter>-forms` is `no` instead of `yes`, and they
                                are the nominative, as in every other language.
                                Beside a `seat`, `<parameter>-self` says whether it is the same one
    seats                       the names as a list, and in Russian its cases, if all of them are known; nobody: the
                                text `nobody`
    an amount                   stays a number, so that plurals work
    a word, a card, a place     stays as it is, and `<parameter>-name` is its name from `card-<word>`, if there is one
    any other list              its items with commas, and as `<parameter>-name` their names
    every list                  also has `<parameter>-count`, how many there are
    words with amounts          the names of the words, each with how many there are: «Мафиози ×2, Доктор»
    by seats                    the names of the players, each with what belongs to it: «Анна — Доктор», «Анна — Борис»
    true and false              `yes` and `no`
    nothing                     `none`

Many names cannot be inflected: a sentence is built so that the nominative is right, or has a variant for such names.

A content pack is a folder `content/<pack>` beside the rules of a game. Its words lie over those of the game, terms too,
so that a text in which a term stands is said in the words of the pack.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, TypeAlias, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

from .kernel import SEAT, Game, Highlight, Kind, LichinaError, Meaning, Option, Outcome, Question, Tale, Told
from .kernel.kinds import meaning
from .kernel.tales import by_key

LANGUAGES = ("ru", "en")
OWN = Path(__file__).parent / "locale"

_COMMA = frozenset(["ru"])
"""The languages with a decimal comma."""
_POINT = re.compile(r"(?<=\d)\.(?=\d)")

CASES = ("gen", "dat", "acc", "ins", "loc")
"""The cases of a name other than the nominative, in the order of its forms."""
_INFLECTED = frozenset(["ru"])
"""The languages whose texts put names into cases."""
_CASE = re.compile(f"-({'|'.join((*CASES, 'into', 'forms', 'self'))})$")
_HARD = re.compile("(?:льв|льд|мн|вс|[вф][бвгджзклмнпрстфхцчшщ])", re.IGNORECASE)
"""Before such a beginning «в» is «во»: «во Льва», «во Владимира»."""

_NOTHING = Meaning()
"""What the fields stand for that nobody has declared: numbers are numbers, and words are words."""
_CARD = "card-"
"""What stands before the id of a thing in the key of its name."""

Names: TypeAlias = Mapping[str, Mapping[str, str]]
"""What people have called things of a match: for each id its name by language, not all of which need be there."""


TextPart: TypeAlias = Literal["table", "rules", "lines", "lesson", "end"]
"""What is needed at a time: all but what stands in `<language>-<part>.ftl` belongs to the table."""
PARTS: tuple[TextPart, ...] = get_args(TextPart)


def files_in(folder: Path, language: str) -> list[Path]:
    """The files of a language in a folder, which are one text."""
    return [file for file in (folder / f"{language}.ftl", *sorted(folder.glob(f"{language}-*.ftl"))) if file.is_file()]


def part_in(folder: Path, language: str, part: TextPart) -> list[Path]:
    """Of these files those of a part."""
    parts = {f"{language}-{one}.ftl": one for one in PARTS}
    return [file for file in files_in(folder, language) if parts.get(file.name, "table") == part]


@lru_cache(maxsize=64)
def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    """The texts of one language in these folders; a folder may lack it."""
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        for file in files_in(folder, language):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def _plain(value: Any) -> Any:
    """A value that Fluent understands."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int | float | str) else str(value)


class Words:
    """The texts of one language: Lichina's own, and those of the given folders, the last of which counts most.

    What a language lacks is said in another one, and what all lack is shown as its key in angle brackets; a strict
    Words raises instead. Names that people gave are said as they are, and count more than any text.
    """

    def __init__(self, language: str, *folders: Path | None, names: Names | None = None, strict: bool = False) -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise LichinaError(
                "unknown-language", f"there is no language “{language}”; known: {known}", name=language, known=known
            )
        self.language = language
        self.strict = strict
        self._names = names or {}
        self._folders = (OWN, *(folder for folder in folders if folder is not None))
        self._bundle = _bundle(language, self._folders)

    def __call__(self, key: str, /, **values: Any) -> str:
        """The text under this key; `key.attribute` is the text of an attribute."""
        return self.text(key, values)

    def text(self, key: str, values: Mapping[str, Any]) -> str:
        """The text under this key, the values given as a mapping."""
        found = self._find(key, values)
        if found is not None:
            return found
        if self.strict:
            raise KeyError(f"{self.language}: {key}")
        shown = "".join(f" {name}={value}" for name, value in values.items())
        return f"⟨{key}{shown}⟩"

    def get(self, key: str, default: str, /, **values: Any) -> str:
        """The text under a key that need not be there."""
        found = self._find(key, values)
        return default if found is None else found

    def _find(self, key: str, values: Mapping[str, Any]) -> str | None:
        found = self._given(key) if self._names else None
        if found is None:
            found = self._format(self._bundle, key, values)
        if found is not None or self.strict:
            return found
        for language in LANGUAGES:
            if language != self.language:
                found = self._format(_bundle(language, self._folders), key, values)
                if found is not None:
                    return found
        return None

    def _given(self, key: str) -> str | None:
        """The name that people gave to the thing of this key; in another language, if it has none in this one."""
        names = self._names.get(key.removeprefix(_CARD), {}) if key.startswith(_CARD) else {}
        return next((names[one] for one in (self.language, *LANGUAGES) if names.get(one)), None)

    def _format(self, bundle: FluentBundle, key: str, values: Mapping[str, Any]) -> str | None:
        name, _, attribute = key.partition(".")
        if not bundle.has_message(name):
            return None
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        text, errors = bundle.format_pattern(pattern, {name: _plain(value) for name, value in values.items()})
        if errors and self.strict:
            raise KeyError(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def error(self, error: LichinaError) -> str:
        """What went wrong, in this language; also what led to it, where one error explains another."""
        values = {"message": str(error), **error.data}
        if isinstance(error.__cause__, LichinaError):
            values["detail"] = self.error(error.__cause__)
        if "reason" in values:
            word = {"word": values["word"]} if values.get("word") is not None else {}
            values["reason"] = self.get(f"closed-{values['reason']}", str(values["reason"]), **word)
        if "role" in values:
            values["role"] = self.get(f"card-{values['role']}", str(values["role"]))
        if error.code in ("bad-option", "wrong-bot-setting"):
            values["allowed"] = self.kinds(values["allowed"])
        return self.get(f"error-{error.code}", str(error), **values)

    def row(self, table: str, row: str) -> str:
        """What a row in a table of a simulation is called."""
        found = self._find(f"tally-{table}-{row}", {})
        return self(f"card-{row}") if found is None else found

    def kinds(self, allowed: str) -> str:
        """What an option takes, as the kernel lists it, in this language."""
        return ", ".join(self.get(f"kind-{kind}", self._decimal(kind)) for kind in allowed.split(", "))

    def number(self, value: float, digits: int | None = None) -> str:
        """A number as this language writes it; with this many digits after the comma, or as many as it needs."""
        return self._decimal(f"{value:g}" if digits is None else f"{value:.{digits}f}")

    def _decimal(self, text: str) -> str:
        return _POINT.sub(",", text) if self.language in _COMMA else text

    def joined(self, items: Sequence[str]) -> str:
        """Several names as a part of a sentence."""
        if not items:
            return self("nobody")
        if len(items) == 1:
            return items[0]
        return self("list-and", first=", ".join(items[:-1]), last=items[-1])

    def names(self, count: int) -> list[str]:
        """Names for this many players."""
        names = [name.strip() for name in self("bot-names").split(",")][:count]
        return names + [self("player-number", number=number + 1) for number in range(len(names), count)]


class Narrator:
    """Tells a match in words: the names of the players stand for their seats.

    The forms of a name are its six cases, or None where they are not known for sure. What the data of events and
    questions stand for, the game has declared.
    """

    def __init__(
        self,
        words: Words,
        names: Sequence[str],
        forms: Sequence[Sequence[str] | None] = (),
        game: type[Game] = Game,
    ) -> None:
        self.words = words
        self.names = names
        self._forms = forms if words.language in _INFLECTED else ()
        self._tales = game.TALES
        self._facts = by_key(game.FACTS)
        self._awards = by_key(game.AWARDS)
        self._turns = by_key(game.TURNS)
        self._about = {name: meaning(hint) for name, hint in game.ABOUT.items()}

    def told(self, event: Told) -> str:
        """An event of the story as a sentence; what old rules have told and new ones do not know stays as it is."""
        return self.words.text(f"told-{event.key}", self._told(event, self._tales))

    def counted(self, fact: Told) -> str:
        """Something that was counted, as a sentence."""
        return self.words.text(f"fact-{fact.key}", self._told(fact, self._facts))

    def awarded(self, award: Highlight) -> str:
        """What an award was given for, as a sentence."""
        return self.words.text(f"award-{award.key}.about", self._told(award, self._awards))

    def turned(self, turn: Highlight) -> str:
        """A turn of a match as a part of its story."""
        return self.words.text(f"turn-{turn.key}", self._told(turn, self._turns))

    def _told(self, event: Told | Highlight, tales: Mapping[str, Tale]) -> dict[str, Any]:
        return self.parameters(event.data, tales[event.key].meanings if event.key in tales else {})

    def asked(self, question: Question, key: str | None = None) -> str:
        """A question as a sentence, or one on the way down its tree."""
        return self.words.text(f"ask-{key or question.key}", self.parameters(question.about, self._about))

    def ended(self, outcome: Outcome) -> str:
        """Who won, and why, as a sentence."""
        reason = self.words(f"reason-{outcome.reason}")
        if not outcome.winners:
            return self.words("ended-draw", reason=self.words.get(f"reason-{outcome.reason}.draw", reason))
        count = len(outcome.winners)
        winners = self.words.joined([self.name(seat) for seat in outcome.winners])
        if outcome.side is None:
            return self.words("ended-won", winners=winners, count=count, reason=reason)
        plain = self.words("ended-side", side=self.words(f"side-{outcome.side}"))
        victory = self.words.get(f"side-{outcome.side}.wins", plain)
        return self.words("ended-side-won", victory=victory, winners=winners, count=count, reason=reason)

    def name(self, seat: Any) -> str:
        """The name of the player who sits here."""
        if isinstance(seat, int) and 0 <= seat < len(self.names):
            return self.names[seat]
        return str(_plain(seat))

    def label(self, option: Option, of: Kind) -> str:
        """What something that can be chosen is called: a seat by the name of the player who sits there."""
        return self._label(option, Meaning(numbers=of))

    def parameters(self, data: Mapping[str, Any], meanings: Mapping[str, Meaning]) -> dict[str, Any]:
        """Data as the parameters of a text."""
        parameters: dict[str, Any] = {}
        for key, value in data.items():
            means = meanings.get(key, _NOTHING)
            if isinstance(value, list | tuple):
                parameters[f"{key}-count"] = len(value)
                parameters |= self._listed(key, value, means)
            elif isinstance(value, dict):
                parameters[key] = ", ".join(self._pair(name, item, means) for name, item in value.items())
            elif means.numbers == SEAT and not isinstance(value, str):
                parameters |= self._cases(key, value)
                if key != "seat" and "seat" in data:
                    parameters[f"{key}-self"] = _plain(value == data["seat"])
            else:
                parameters[key] = _plain(value)
                if isinstance(value, str):
                    parameters[f"{key}-name"] = self._card(value)
        return parameters

    def _listed(self, key: str, items: Sequence[Any], means: Meaning) -> dict[str, str]:
        """A list: names of players as a part of a sentence, anything else with commas."""
        if means.numbers == SEAT:
            return self._in_cases(key, [(self._label(item, means), self._forms_of(item)) for item in items])
        return {
            key: ", ".join(self._item(item) for item in items),
            f"{key}-name": ", ".join(self._card(item) for item in items),
        }

    def named(self, seats: Mapping[str, int]) -> dict[str, str]:
        """Names as parameters of a text that is about these seats, and no event or ask."""
        return {name: form for key, seat in seats.items() for name, form in self._cases(key, seat).items()}

    def _cases(self, key: str, seat: Any) -> dict[str, str]:
        """The name of the player who sits here, in all cases."""
        return self._in_cases(key, [(self.name(seat), self._forms_of(seat))])

    def _in_cases(self, key: str, names: Sequence[tuple[str, Sequence[str] | None]]) -> dict[str, str]:
        """Names as a part of a sentence, in all cases; in the nominative, unless all have their forms."""
        known = bool(names) and all(forms is not None for _, forms in names)
        spoken = [forms if known and forms else (name,) * (1 + len(CASES)) for name, forms in names]
        nominative, *others = (self.words.joined([forms[case] for forms in spoken]) for case in range(1 + len(CASES)))
        found = {f"{key}-{case}": form for case, form in zip(CASES, others, strict=True)}
        whom = found[f"{key}-acc"]
        found[f"{key}-into"] = f"{'во' if _HARD.match(whom) else 'в'} {whom}" if known else whom
        return {key: nominative, **found, f"{key}-forms": "yes" if known else "no"}

    def _forms_of(self, seat: Any) -> Sequence[str] | None:
        """The cases of the name of the player who sits here, where they are known."""
        return self._forms[seat] if isinstance(seat, int) and 0 <= seat < len(self._forms) else None

    def _pair(self, name: Any, item: Any, means: Meaning) -> str:
        """One line of a mapping: a player and what belongs to it, or a word and how many there are."""
        if means.keys == SEAT:
            return f"{self.name(int(name))} — {self._label(item, means)}"
        return self._card(name) if item == 1 else f"{self._card(name)} ×{self._item(item)}"

    def _label(self, option: Any, means: Meaning) -> str:
        """A player by name, a word by what it is called, an amount as it is."""
        return self.name(option) if means.numbers == SEAT and isinstance(option, int) else self._card(option)

    def _card(self, word: Any) -> str:
        return self.words.get(f"card-{word}", word) if isinstance(word, str) else self._item(word)

    def _item(self, value: Any) -> str:
        return self.words.number(value) if isinstance(value, float) else str(_plain(value))


# --- whether two languages say the same -------------------------------------------------------------------------------


class _Uses(visitor.Visitor):
    """The variables that a message uses, and what else it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)


def messages(*files: Path, known: Collection[str] = ()) -> tuple[dict[str, set[str]], list[str]]:
    """The messages of files that are one text (an attribute counts as one) with their variables, and what is wrong.

    They may refer to each other, and to the `known`: the names of messages and terms over which they lie.
    """
    parsed = [(file.name, _parsed(file)) for file in files]
    names = {*known, *(name for _, resource in parsed for name in _names_in(resource))}
    found: dict[str, set[str]] = {}
    referred: dict[str, set[str]] = {}
    wrong: list[str] = []
    for file, resource in parsed:
        wrong += [
            f"{file}: not readable: {(e.content or '').strip()}" for e in resource.body if isinstance(e, ast.Junk)
        ]
        for entry in _entries(resource):
            uses = _Uses()
            uses.visit(entry)
            wrong += [f"{file}: {entry.id.name} refers to {name}" for name in sorted(uses.references - names)]
            if isinstance(entry, ast.Term):
                continue
            parts = [(entry.id.name, entry.value)] if entry.value else []
            parts += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
            if any(name in found for name, _ in parts):
                wrong.append(f"{file}: {entry.id.name} is there twice")
            found |= {name: _variables(pattern) for name, pattern in parts}
            referred |= {name: _references(pattern) for name, pattern in parts}
    for name in found:
        for other in _reached(name, referred):
            found[name] |= found.get(other, set())
    return found, wrong


def _reached(name: str, referred: Mapping[str, set[str]]) -> set[str]:
    """The messages that are said within this one, and within those."""
    reached: set[str] = set()
    waiting = [name]
    while waiting:
        further = referred.get(waiting.pop(), set()) - reached
        reached |= further
        waiting += further
    return reached


def names_in(*files: Path) -> set[str]:
    """The names of all messages and terms of files."""
    return {name for file in files for name in _names_in(_parsed(file))}


def _parsed(file: Path) -> ast.Resource:
    return FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))


def _names_in(resource: ast.Resource) -> set[str]:
    return {f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name for entry in _entries(resource)}


def _variables(pattern: Any) -> set[str]:
    uses = _Uses()
    uses.visit(pattern)
    return uses.variables


def _references(pattern: Any) -> set[str]:
    uses = _Uses()
    uses.visit(pattern)
    return uses.references


def _entries(resource: ast.Resource) -> Iterator[Any]:
    return (entry for entry in resource.body if isinstance(entry, ast.Message | ast.Term))


def _used(variables: set[str]) -> frozenset[str]:
    """The variables of a text; one that is a case of a name counts as the name, for not every language has cases."""
    return frozenset(_CASE.sub("", name) for name in variables)


def missing(folder: Path, over: Path | None = None) -> list[str]:
    """What the languages of a folder lack or say differently, one line each: nothing, if all is well.

    What lies `over` the words of another folder may refer to them. A text that also stands there has all its parts
    here, for the whole of it is replaced, and uses no other variables.
    """
    wrong = [f"{name} is missing" for name in _expected(folder) if not (folder / name).is_file()]
    if wrong:
        return wrong
    texts: dict[str, dict[str, set[str]]] = {}
    for language in LANGUAGES:
        below = files_in(over, language) if over is not None else []
        texts[language], faults = messages(*files_in(folder, language), known=names_in(*below))
        wrong += faults
        wrong += [f"{language}: {line}" for line in _misfits(texts[language], messages(*below)[0])]
    for key in sorted(set().union(*texts.values())):
        lacking = [language for language in LANGUAGES if key not in texts[language]]
        if lacking:
            wrong.append(f"{key}: missing in {', '.join(lacking)}")
        elif len({_used(texts[language][key]) for language in LANGUAGES}) > 1:
            used = "; ".join(f"{language}: {', '.join(sorted(texts[language][key]))}" for language in LANGUAGES)
            wrong.append(f"{key}: different variables ({used})")
    return wrong


def _expected(folder: Path) -> list[str]:
    """The files that a folder has in some language, by their names in all."""
    ends = {file.name.removeprefix(language) for language in LANGUAGES for file in files_in(folder, language)}
    return [f"{language}{end}" for end in (".ftl", *sorted(ends - {".ftl"})) for language in LANGUAGES]


def _misfits(texts: Mapping[str, set[str]], below: Mapping[str, set[str]]) -> Iterator[str]:
    """What is wrong with texts that are put into the place of others."""
    replaced = {key.partition(".")[0] for key in texts}
    for key in below:
        if key.partition(".")[0] in replaced and key not in texts:
            yield f"{key} is lost, for {key.partition('.')[0]} is replaced without it"
    for key in sorted(texts.keys() & below.keys()):
        if more := sorted(_used(texts[key]) - _used(below[key])):
            yield f"{key} uses {', '.join(f'${name}' for name in more)}, and the text below it does not"
