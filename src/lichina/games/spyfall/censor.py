"""Whether somebody names a place in free text."""

from __future__ import annotations

import re
from collections.abc import Iterable

from .packs import Place

_WORD = re.compile(r"[\w.-]+")


def words_of(text: str) -> list[str]:
    """The words of a text in small letters, ё as е."""
    return _WORD.findall(text.casefold().replace("ё", "е"))


def gives_away(text: str, places: Iterable[Place]) -> bool:
    """Whether a word in it belongs to one of the places, in whatever language and form."""
    said = words_of(text)
    line = " ".join(said)
    return any(
        speaks_of(stem.casefold().replace("ё", "е"), said, line)
        for place in places
        for stems in place.taboo.values()
        for stem in stems
    )


def speaks_of(stem: str, said: list[str], line: str) -> bool:
    """Whether one of the words begins so; a stem of several words is looked for as it stands."""
    return f" {stem}" in f" {line}" if " " in stem else any(word.startswith(stem) for word in said)
