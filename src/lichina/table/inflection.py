"""The cases of Russian names, for sentences such as «Против Даши три голоса».

Names of people are inflected, and so are nouns that stand for one: «Мама», «Тётя Люда», «Кот». Only what is sure is
inflected. A name in other letters, a word that the dictionary lacks, and a name that men and women inflect differently
stand in every sentence as they were given.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple, TypeAlias

Cases: TypeAlias = tuple[str, str, str, str, str, str]
"""Nominative, genitive, dative, accusative, instrumental, prepositional."""

_CASES = ("nomn", "gent", "datv", "accs", "ablt", "loct")
_NAME = re.compile(
    r"(?P<before>[^\w-]*)"
    r"(?P<name>[а-яё]+(?:-[а-яё]+)*(?: [а-яё]{2,}){0,2})"
    r"(?P<after>(?: (?-i:[А-ЯЁ])\.?)?(?:[^\w-][\W\d]*)?)",
    re.IGNORECASE,
)
"""A name, and what stays as it is around it: emoji, an initial, the number of the second «Даша 2» at a table."""
_PERSON = ("Name", "Patr", "Surn")
_NOUN = "noun"
"""Any other noun that a person may be called by."""
_OWNER = "owner"
"""The second word of «Мама Лены», which is not inflected."""
_FIXED_ENDINGS = "еёиуыэю"
"""A first name with such an ending is the same in all cases."""
_HARD = "бвгджзклмнпрстфхцчшщ"
"""A woman's name with such an ending is also the same in all cases; others the dictionary says this of are unsure."""
_FIXED = frozenset(["джо", "драко", "лео", "марго", "марко", "наруто", "нино", "отто"])
"""First names that are the same in all cases although their endings do not show it."""
_UNSURE = frozenset(["алекс", "алия", "дитя", "зульфия", "ким", "клаудиа", "крис", "ольгя", "робин", "сэм", "хамдия"])
"""Words that the dictionary inflects as few people do, and first names that it inflects as if only men had them."""
_LIKE = {
    "мария": "амелия софия",
    "зоя": "лея фая",
    "нина": "амина виолета дарёна мара мира мирра ната рада",
    "савва": "йода сава",
    "вика": "дианка мика мурка",
    "димка": "артурка артёмка захарка жека кирюха лёвушка ромка тимурка тошка чебурашка",
    "даша": "ариша варюша ириша настюша таша юляша",
    "гоша": "антоша богдаша кеша кирюша платоша проша",
    "ася": "геля мася стася тася",
    "ваня": "афоня моня",
    "игорёк": "васёк витёк женёк санёк",
    "марк": "барсик бэтмен вован даник димон додик жорик злат колян костик лёлик мурзик никитос толик толян шрек",
}
"""First names that the dictionary lacks or inflects badly, each under one that is inflected in the same way."""
_MODELS = {name: model for model, names in _LIKE.items() for name in names.split()}


class _Reading(NamedTuple):
    """What a word can be: a first name, a patronymic, a surname, a noun or an owner; of a man or of a woman."""

    kind: str
    gender: str
    cases: Cases

    @property
    def fixed(self) -> bool:
        """Whether it is the same in all cases."""
        return len(set(self.cases)) == 1


def load() -> None:
    """Read the dictionary: it takes a tenth of a second, and is done once."""
    _dictionary()


@lru_cache(maxsize=4096)
def cases_of(name: str) -> Cases | None:
    """The cases of a name; None if they are not known for sure."""
    parts = _NAME.fullmatch(name)
    if parts is None or name != name.strip():
        return None
    words = parts["name"].split(" ")
    readings = [_hyphenated(word) if "-" in word else _readings(word) for word in words]
    fitting = [chosen for chosen in product(*readings) if _fit(chosen)]
    first_names = [chosen for chosen in fitting if any(reading.kind in ("Name", _OWNER) for reading in chosen)]
    found = {_joined(" ", chosen) for chosen in first_names or fitting}
    return _six(parts["before"] + form + parts["after"] for form in found.pop()) if len(found) == 1 else None


def _fit(chosen: Sequence[_Reading]) -> bool:
    """Whether these words name one person: by a full name, by a noun, or by a noun and a name."""
    kinds = [reading.kind for reading in chosen]
    genders = {reading.gender for reading in chosen if reading.kind != _OWNER} - {"ms-f"}
    if len(genders) > 1:
        return False
    if kinds[0] != _NOUN:
        return _full_name(kinds)
    return kinds[1:] in ([], [_NOUN], [_OWNER]) or _full_name(kinds[1:])


def _full_name(kinds: Sequence[str]) -> bool:
    """Whether this is a first name, beside it at most one patronymic and one surname; or one of the two alone."""
    alone = len(kinds) == 1 or "Name" in kinds
    return alone and set(kinds) <= set(_PERSON) and len(set(kinds)) == len(kinds)


def _hyphenated(word: str) -> list[_Reading]:
    """Women's double names are inflected in all parts; of men's it is not sure in which."""
    parts = [[reading for reading in _readings(part) if reading.kind == "Name"] for part in word.split("-")]
    sure = all([reading.gender for reading in part] == ["femn"] for part in parts)
    return [_Reading("Name", "femn", _joined("-", [part[0] for part in parts]))] if sure else []


def _joined(sign: str, parts: Iterable[_Reading]) -> Cases:
    return _six(sign.join(cases) for cases in zip(*(part.cases for part in parts), strict=True))


def _six(cases: Iterable[str]) -> Cases:
    nominative, genitive, dative, accusative, instrumental, prepositional = cases
    return nominative, genitive, dative, accusative, instrumental, prepositional


def _readings(word: str) -> list[_Reading]:
    """What a word can be as a part of a name, in the letters in which it is written; nothing, if that is not sure."""
    written = next((style for style in (str.capitalize, str.lower, str.upper) if style(word) == word), None)
    small = word.lower()
    if written is None or len(small) < 2 or small in _UNSURE:
        return []
    found = list(_looked_up(small))
    names = [reading for reading in found if reading.kind in _PERSON]
    if any(reading.kind == "Name" and not _sure(small, reading) for reading in names):
        return []
    others = {reading.cases for reading in found if reading.kind not in (*_PERSON, _OWNER)}
    if written is str.lower and names and others - {reading.cases for reading in names}:
        return []  # «любовь» may be love as well: love is «любви», and Love «Любови»
    if not any(reading.kind == "Name" for reading in names):
        names += [reading for reading in found if reading.kind == _NOUN]
    names += [reading for reading in found if reading.kind == _OWNER]
    return list(dict.fromkeys(reading._replace(cases=_six(map(written, reading.cases))) for reading in names))


def _sure(word: str, name: _Reading) -> bool:
    """Whether a first name that the dictionary does not inflect is really the same in all cases."""
    by_ending = word[-1] in _FIXED_ENDINGS or (name.gender == "femn" and word[-1] in _HARD)
    return not name.fixed or by_ending or word in _FIXED


def _looked_up(word: str) -> Iterator[_Reading]:
    """How the dictionary reads this word as a noun in the nominative, or as somebody's name in the genitive."""
    if word in _FIXED:
        yield _Reading("Name", "ms-f", _six([word] * 6))
    elif word in _MODELS:
        yield from _modelled(word, _MODELS[word])
    else:
        yield from _in_dictionary(word)


def _modelled(word: str, model: str) -> Iterator[_Reading]:
    """The cases of a first name with the endings of another."""
    for reading in _looked_up(model):
        if reading.kind == "Name":
            stem = _common(model, reading.cases)
            root = word[: len(word) - (len(model) - len(stem))]
            yield reading._replace(cases=_six(root + form[len(stem) :] for form in reading.cases))


def _in_dictionary(word: str) -> Iterator[_Reading]:
    parses = _dictionary().parse(word)
    only_noun = all(parse.tag.POS == "NOUN" for parse in parses)
    for parse in parses:
        tag = parse.tag
        if tag.POS != "NOUN" or tag.number != "sing":
            continue
        if tag.case == "nomn":
            gender = "ms-f" if "ms-f" in tag else str(tag.gender)
            made = _inflected(parse, word, gender)
            if made is not None:
                yield _Reading(_kind(tag, only_noun), gender, made)
        elif tag.case == "gent" and "Name" in tag:
            yield _Reading(_OWNER, "", _six([word] * 6))


def _kind(tag: Any, only_noun: bool) -> str:
    """What a noun of the dictionary is to us; a thing whose accusative would be another for a person is nothing."""
    alike = only_noun and tag.gender in ("femn", "neut")
    noun = _NOUN if tag.animacy == "anim" or alike else ""
    return next((kind for kind in _PERSON if kind in tag), noun)


def _common(model: str, cases: Cases) -> str:
    """What all cases begin with."""
    length = next(n for n in range(len(model), -1, -1) if all(form.startswith(model[:n]) for form in cases))
    return model[:length]


def _inflected(parse: Any, word: str, gender: str) -> Cases | None:
    """All cases of a noun; without «ё» in what is written without it."""
    wanted = {"sing"} if gender == "ms-f" else {"sing", gender}
    found = [parse.inflect(wanted | {case}) for case in _CASES]
    if not all(found):
        return None
    cases = _six(str(one.word) for one in found)
    if cases[0] != word:
        cases = _six(case.replace("ё", "е") for case in cases)
    return cases if cases[0] == word else None


@lru_cache(maxsize=1)
def _dictionary() -> Any:
    import pymorphy3
    from pymorphy3.units import DictionaryAnalyzer

    return pymorphy3.MorphAnalyzer(lang="ru", units=[DictionaryAnalyzer()])
