"""The cases of Russian names, for sentences such as «Против Даши три голоса».

Only what is sure is inflected. A nickname, a name in letters of two alphabets, and one that men and women inflect
differently, stand in every sentence as they were given.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple, TypeAlias

Forms: TypeAlias = tuple[str, str, str, str, str, str]
"""Nominative, genitive, dative, accusative, instrumental, prepositional."""

_CASES = ("nomn", "gent", "datv", "accs", "ablt", "loct")
_NAME = re.compile("[а-яё]+(-[а-яё]+)*( [а-яё]+){0,2}", re.IGNORECASE)
_KINDS = ("Name", "Patr", "Surn")
_FIXED_ENDINGS = "еёиуыэю"
"""A first name that ends so is the same in all cases; of others that the dictionary calls so, it is not sure."""
_UNSURE = frozenset(("алия", "зульфия", "клаудиа", "ольгя", "хамдия"))
"""First names that the dictionary inflects as few people do."""
_LIKE = {
    "мария": "амелия софия",
    "зоя": "лея фая",
    "нина": "амина виолета дарёна мара мира мирра ната рада",
    "савва": "сава",
    "вика": "мика",
    "даша": "ариша варюша ириша настюша таша юляша",
    "гоша": "антоша богдаша кеша кирюша проша",
    "ася": "стася тася",
    "марк": "даник лёлик толик",
}
"""First names that the dictionary lacks, each under one that is inflected in the same way."""
_MODELS = {name: model for model, names in _LIKE.items() for name in names.split()}


class _Reading(NamedTuple):
    """What a word can be: a first name, a patronymic, a surname, or no name; of a man or of a woman."""

    kind: str
    gender: str
    forms: Forms

    @property
    def fixed(self) -> bool:
        """Whether it is the same in all cases."""
        return len(set(self.forms)) == 1


def load() -> None:
    """Read the dictionary: it takes a tenth of a second, and is done once."""
    _dictionary()


@lru_cache(maxsize=4096)
def forms(name: str) -> Forms | None:
    """The cases of a name; None if they are not known for sure."""
    if not _NAME.fullmatch(name):
        return None
    words = name.split(" ")
    readings = [_hyphenated(word) if "-" in word else _readings(word) for word in words]
    found = {_joined(" ", chosen) for chosen in product(*readings) if _fit(chosen)}
    return found.pop() if len(found) == 1 else None


def _fit(chosen: Iterable[_Reading]) -> bool:
    """Whether this is one person's full name: one first name, and beside it at most one patronymic and one surname."""
    kinds = sorted(reading.kind for reading in chosen)
    genders = {reading.gender for reading in chosen} - {"ms-f"}
    return kinds.count("Name") == 1 and len(set(kinds)) == len(kinds) and len(genders) <= 1


def _hyphenated(word: str) -> list[_Reading]:
    """Women's double names are inflected in all parts; of men's it is not sure in which."""
    parts = [[reading for reading in _readings(part) if reading.kind == "Name"] for part in word.split("-")]
    sure = all([reading.gender for reading in part] == ["femn"] for part in parts)
    return [_Reading("Name", "femn", _joined("-", [part[0] for part in parts]))] if sure else []


def _joined(sign: str, parts: Iterable[_Reading]) -> Forms:
    return _six(sign.join(cases) for cases in zip(*(part.forms for part in parts), strict=True))


def _six(cases: Iterable[str]) -> Forms:
    nominative, genitive, dative, accusative, instrumental, prepositional = cases
    return nominative, genitive, dative, accusative, instrumental, prepositional


def _readings(word: str) -> list[_Reading]:
    """What a word can be as a part of a name, in the letters in which it is written; nothing, if that is not sure."""
    written = next((style for style in (str.capitalize, str.lower, str.upper) if style(word) == word), None)
    small = word.lower()
    if written is None or len(small) < 2 or small in _UNSURE:
        return []
    found = list(_looked_up(small))
    names = [reading for reading in found if reading.kind]
    if any(reading.kind == "Name" and reading.fixed and small[-1] not in _FIXED_ENDINGS for reading in names):
        return []
    others = {reading.forms for reading in found if not reading.kind}
    if written is str.lower and others - {reading.forms for reading in names}:
        return []  # «любовь» may be love as well: love is «любви», and Love «Любови»
    return list(dict.fromkeys(reading._replace(forms=_six(map(written, reading.forms))) for reading in names))


def _looked_up(word: str) -> Iterator[_Reading]:
    """How the dictionary reads this word as a noun in the nominative."""
    model = _MODELS.get(word)
    if model is not None:
        for reading in _looked_up(model):
            if reading.kind == "Name":
                stem = _common(model, reading.forms)
                root = word[: len(word) - (len(model) - len(stem))]
                yield reading._replace(forms=_six(root + form[len(stem) :] for form in reading.forms))
    for parse in _dictionary().parse(word):
        tag = parse.tag
        if tag.POS == "NOUN" and tag.number == "sing" and tag.case == "nomn":
            kind = next((kind for kind in _KINDS if kind in tag), "")
            gender = "ms-f" if "ms-f" in tag else str(tag.gender)
            made = _inflected(parse, word, gender)
            if made is not None:
                yield _Reading(kind, gender, made)


def _common(model: str, cases: Forms) -> str:
    """What all cases begin with."""
    length = next(n for n in range(len(model), -1, -1) if all(form.startswith(model[:n]) for form in cases))
    return model[:length]


def _inflected(parse: Any, word: str, gender: str) -> Forms | None:
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
