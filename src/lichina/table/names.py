"""The names people give themselves at a table: what may be one, and which two look the same.

Who sits at a table of masks must be told apart by the name alone, so that nobody votes against «Маша» and hits «Mаша».
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from itertools import count

from lichina.kernel import LichinaError

LONGEST = 24
_LONGEST_RAW = 1000
_LONGEST_CHARACTER = 12
"""Code points in what a person sees as one character: a kiss between two people with skin tones takes ten."""
_MOST_MARKS = 4
"""On one letter: Burmese needs four."""
_MOST_ACCENTS = 2

_ACCENTS = re.compile("[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]")
_JOINER, _NON_JOINER = "\u200d", "\u200c"
_VARIATIONS = "\ufe0e\ufe0f"
_KEYCAP = "\u20e3"
_SKIN_TONES = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\ufffd")
"""Letters, marks and symbols that show nothing, or that something is missing."""
_FLAGS = {
    "\U0001f3f4" + "".join(chr(0xE0000 + ord(letter)) for letter in region) + "\U000e007f"
    for region in ("gbeng", "gbsct", "gbwls")
}
_FLAG = re.compile("|".join(sorted(_FLAGS)))
_NUMBERED = re.compile(r"(?P<base>.*\S) [0-9]+")


class BadName(LichinaError):
    """The name cannot be used at this table."""


def clean(name: object) -> str:
    """The name as it is shown. Spaces of every kind, also tabs and line ends, become single ones between words.

    NFC and not NFKC: a name stays as it was written, and NFKC would turn «Кот №2» into «Кот No2».
    """
    if not isinstance(name, str):
        raise BadName("name-empty", "a name is a text")
    if len(name) > _LONGEST_RAW:
        raise _too_long()
    shown = unicodedata.normalize("NFC", " ".join(name.split()))
    if not shown:
        raise BadName("name-empty", "a name has at least one character")
    characters = _characters(shown)
    if not all(_printable(character) for character in characters):
        raise BadName("name-unprintable", "the name has characters that cannot be shown")
    if len(characters) > LONGEST:
        raise _too_long()
    return shown


def look(name: str) -> str:
    """What is left of a name at a glance: two names that look alike have the same."""
    letters = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    mapped = "".join(_ALIKE.get(letter, letter) for letter in letters if not _unseen(letter))
    kept = "".join(letter for letter in mapped if unicodedata.category(letter)[0] not in "ZP")
    for pair, single in _PAIRS:
        kept = kept.replace(pair, single)
    return kept or "".join(mapped.split()) or name


def free(name: str, others: Iterable[str]) -> str:
    """This name, or, where it looks like one of the others, a similar one that does not: with a number."""
    taken = {look(other) for other in others}
    if look(name) not in taken:
        return name
    numbered = _NUMBERED.fullmatch(name)
    characters = _characters(numbered["base"] if numbered else name)
    suggestions = (f"{''.join(characters[: LONGEST - len(f' {n}')]).rstrip()} {n}" for n in count(2))
    return next(suggestion for suggestion in suggestions if look(suggestion) not in taken)


def distinct(name: str, others: Iterable[str]) -> None:
    """Refuse a name that looks like one of the others, and say which similar one is free."""
    suggestion = free(name, others)
    if suggestion != name:
        raise BadName("name-taken", f"“{name}” looks like a name that is taken", name=name, suggestion=suggestion)


def _too_long() -> BadName:
    return BadName("name-too-long", f"a name has at most {LONGEST} characters", high=LONGEST)


# --- characters as people count them ----------------------------------------------------------------------------------


def _characters(text: str) -> list[str]:
    """The text cut into what people see as single characters."""
    found: list[str] = []
    position = 0
    while position < len(text):
        flag = _FLAG.match(text, position)
        piece = flag.group() if flag else text[position]
        position += len(piece)
        if found and not flag and _belongs(found[-1], piece):
            found[-1] += piece
        else:
            found.append(piece)
    return found


def _belongs(before: str, letter: str) -> bool:
    """Whether a code point is seen as a part of the character before it."""
    if unicodedata.category(letter)[0] == "M" or letter in _SKIN_TONES or letter in (_JOINER, _NON_JOINER):
        return True
    if before[-1] == _JOINER and _pictogram(letter):
        return True
    return len(before) == 1 and _regional(before) and _regional(letter)


def _regional(letter: str) -> bool:
    """One of the two letters that make the flag of a country."""
    return "\U0001f1e6" <= letter <= "\U0001f1ff"


def _pictogram(letter: str) -> bool:
    """An emoji, also one that is newer than this Python's tables: its place is reserved."""
    return "\U0001f000" <= letter <= "\U0001faff" or unicodedata.category(letter) in ("So", "Sm")


def _printable(character: str) -> bool:
    """Whether a character as people count them shows what it is made of, and is no pile of marks."""
    if character in _FLAGS:
        return True
    base, rest = character[0], character[1:]
    if len(character) > _LONGEST_CHARACTER or base in _BLANK or base in (_JOINER, _NON_JOINER):
        return False
    if unicodedata.category(base)[0] in "CM" and not _pictogram(base):
        return False
    if sum(unicodedata.category(letter)[0] == "M" for letter in rest if letter not in _VARIATIONS) > _MOST_MARKS:
        return False
    if sum(map(_accent, rest)) > _MOST_ACCENTS or (rest and base == " "):
        return False
    return all(_fits(character, place) for place in range(1, len(character)))


def _fits(character: str, place: int) -> bool:
    """Whether a code point that shows nothing by itself does something where it stands."""
    letter, before = character[place], character[place - 1]
    after = character[place + 1 : place + 2]
    if letter in _VARIATIONS:
        return unicodedata.category(before)[0] in "SPN"
    if letter == _JOINER and after and _pictogram(after):
        return _pictogram(before) or before in _VARIATIONS or before in _SKIN_TONES
    if letter in (_JOINER, _NON_JOINER):
        # They shape the letters of India, after the sign that takes away a vowel, and those of Persian.
        return unicodedata.combining(before) == 9 or (letter == _NON_JOINER and "\u0620" <= before <= "\u06d3")
    if letter in _SKIN_TONES:
        return _pictogram(before) or before in _VARIATIONS
    if letter == _KEYCAP:
        return place <= 2 and character[0] in "0123456789#*"
    return letter not in _BLANK and not "\ufe00" <= letter <= "\ufe0f" and not "\U000e0100" <= letter <= "\U000e01ef"


def _accent(letter: str) -> bool:
    """A mark that can stand on any letter: what piles are made of."""
    return letter != _KEYCAP and _ACCENTS.match(letter) is not None


# --- what looks alike -------------------------------------------------------------------------------------------------


def _unseen(letter: str) -> bool:
    """Accents, the vowel signs of Arabic and Hebrew, and what only joins or varies."""
    if _accent(letter) or letter in _VARIATIONS or letter in (_JOINER, _NON_JOINER):
        return True
    return "\u064b" <= letter <= "\u065f" or letter == "\u0670" or "\u0591" <= letter <= "\u05c7"


_LOOKS = {
    "a": "аαɑᴀ",
    "b": "вβʙ",
    "c": "сϲᴄ",
    "d": "ԁᴅđ",
    "e": "еεᴇєɛ",
    "g": "ɡ",
    "h": "нηһħʜң",
    "j": "јᴊ",
    "k": "кκᴋқ",
    "l": "iı1|іιɪłʟӏǀ",
    "m": "мμᴍ",
    "n": "νɴ",
    "o": "оοσօө0øᴏ",
    "p": "рρᴘ",
    "q": "ԛ",
    "s": "ѕꜱ",
    "t": "тτᴛ",
    "u": "ᴜ",
    "v": "ᴠѵ",
    "w": "ԝᴡѡ",
    "x": "хχҳ",
    "y": "уυүұʏ",
    "z": "ζᴢ",
    "г": "γґᴦ",
    "з": "3ʒ",
    "л": "λᴫ",
    "п": "πᴨ",
    "ф": "φ",
    "ae": "æ",
    "oe": "œ",
}
"""For each letter the others that look like it, in one case or the other."""
_ALIKE = {letter: single for single, letters in _LOOKS.items() for letter in letters}
_PAIRS = (("rn", "m"), ("vv", "w"))
