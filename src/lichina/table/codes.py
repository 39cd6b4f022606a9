"""The code of a table: a common noun that can be said across a noisy room and typed from hearing.

The words lie in `codewords/`, one a line. No two of a language sound alike or differ by one letter, and none of one
language is a word of the other typed with the keyboard in the wrong layout: the tests of this module say so.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Iterator
from functools import cache
from pathlib import Path

LANGUAGES = ("ru", "en")
LONGEST = 100
"""What is longer was not typed as a code."""

_FOLDER = Path(__file__).parent / "codewords"
_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyzабвгдежзийклмнопрстуфхцчшщъыьэюя0123456789")
_UNREADABLE = "*"

_KEYS = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
_RUSSIAN_KEYS = "ёйцукенгшщзхъфывапролджэячсмитьбю"
_ALSO_KEYS = {"~": "ё", "\\": "ё", "{": "х", "}": "ъ", ":": "ж", '"': "э", "’": "э", "‘": "э", "“": "э", "”": "э"}
"""Shifted keys, the quotes that phones make of straight ones, and the key of «ё» on a Mac."""
_TO_RUSSIAN_KEYS = str.maketrans(dict(zip(_KEYS, _RUSSIAN_KEYS, strict=True)) | _ALSO_KEYS | {"<": "б", ">": "ю"})
_TO_ENGLISH_KEYS = str.maketrans(_RUSSIAN_KEYS, _KEYS)
_TO_CYRILLIC = str.maketrans("abcehkmoptxy03", "авсенкмортхуоз")
_TO_LATIN = str.maketrans("авсенкмортхуіѕј01", "abcehkmoptxyisjol")
_READINGS = (_TO_CYRILLIC, _TO_LATIN, _TO_RUSSIAN_KEYS, _TO_ENGLISH_KEYS)


@cache
def words(language: str) -> tuple[str, ...]:
    """The words that codes in this language are made of, as they are written."""
    if language not in LANGUAGES:
        raise ValueError(f"there are no code words in {language!r}")
    return tuple((_FOLDER / f"{language}.txt").read_text(encoding="utf-8").split())


def draw(language: str, taken: Collection[str], choose: Callable[[int], int]) -> str:
    """A code that is not taken; two words joined by a hyphen when no single one is left. `choose(n)` is below n."""
    used = {normalise(code) for code in taken}
    free = [word for word in words(language) if word not in used]
    if free:
        return free[choose(len(free))]
    every = words(language)
    start = choose(len(every))
    for first in every[start:] + every[:start]:
        pairs = [f"{first}-{second}" for second in every if second != first and f"{first}-{second}" not in used]
        if pairs:
            return pairs[choose(len(pairs))]
    raise RuntimeError(f"every code in {language!r} is taken")


def normalise(text: object) -> str:
    """The code that a person meant who typed this, as it is written; else a string that is no code.

    Codes are compared by their normal forms, also the stored ones: a word that has left the lists is still found.
    """
    if not isinstance(text, str) or len(text) > LONGEST:
        return ""
    typed = unicodedata.normalize("NFKC", text).casefold()
    plain = _plain(typed)
    for reading in _readings(typed, plain):
        if code := _code(reading):
            return code
    return plain


def _readings(typed: str, plain: str) -> Iterator[str]:
    """What the keys may have meant: as they are, as letters that look the same, as another layout of the keyboard.

    In the other layout marks are letters (`h.rpfr` is «рюкзак»); but the last dot may well be a dot.
    """
    yield plain
    for reading in _READINGS:
        yield _plain(typed.translate(reading))
        yield _plain(plain.translate(reading))


def _plain(text: str) -> str:
    """Small letters, digits and single hyphens: no accents, no dots on «ё», no other marks."""
    pieces = (_piece(character) for character in unicodedata.normalize("NFC", text))
    return "-".join("".join(pieces).replace("-", " ").split())


def _piece(character: str) -> str:
    if character in _LETTERS or character == _UNREADABLE:
        return character
    if character.isspace() or character in "_−" or unicodedata.category(character) == "Pd":
        return " "
    if not character.isalnum():
        return ""
    base = unicodedata.normalize("NFD", character)[0]
    return base if base in _LETTERS else _UNREADABLE


def _code(plain: str) -> str | None:
    listed = _listed()
    parts = plain.split("-")
    if len(parts) <= 2 and all(part in listed for part in parts):
        return "-".join(listed[part] for part in parts)
    return listed.get("".join(parts))


@cache
def _listed() -> dict[str, str]:
    """Every word as it is written, by its plain form."""
    return {_plain(word): word for language in LANGUAGES for word in words(language)}
