"""Words in whatever form they stand: a Russian one by its dictionary form, an English one without its ending.

A word is compared whole. «Метров» is no «метро», and «поездка» is no «поезд», although they begin alike.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from .packs import PackPlace

WORD = re.compile(r"[^\W_]+(?:['.-][^\W_]+)*")
_CYRILLIC = re.compile(r"[а-я]")
_ENDINGS = (("ies", "y"), ("es", ""), ("s", ""))

Lemmas: TypeAlias = tuple[str, ...]


def load() -> None:
    """Read the dictionary, which is not to be done while another thread looks something up in one."""
    dictionary()


@lru_cache(maxsize=1)
def dictionary() -> Any:
    """Of Russian."""
    import pymorphy3

    return pymorphy3.MorphAnalyzer(lang="ru")


def plain(text: str) -> str:
    """A text in small letters, ё as е."""
    return text.casefold().replace("ё", "е").replace("’", "'")


@lru_cache(maxsize=4096)
def entries(word: str) -> frozenset[str]:
    """The entries under which a dictionary may list a plain word, itself included; also each of two joined words."""
    found = frozenset((word, *word.split("-")))
    if _CYRILLIC.search(word):
        return found | {plain(parse.normal_form) for one in found for parse in dictionary().parse(one)}
    bare = word.removesuffix("'s")
    return found | {bare} | {bare[: -len(end)] + new for end, new in _ENDINGS if bare.endswith(end)}


@lru_cache(maxsize=512)
def phrase(text: str) -> Lemmas:
    """The words of a name, each as it stands in a dictionary."""
    return tuple(map(_entry, WORD.findall(plain(text))))


def _entry(word: str) -> str:
    """The dictionary form of a plain word: the word itself, if it can be one."""
    forms = [plain(parse.normal_form) for parse in dictionary().parse(word)] if _CYRILLIC.search(word) else []
    return word if word in forms or not forms else forms[0]


def spans(said: Sequence[str], words: Lemmas) -> Iterator[int]:
    """Where these words stand one after another, in whatever form."""
    for start in range(len(said) - len(words) + 1 if words else 0):
        if all(word in entries(one) for word, one in zip(words, said[start:], strict=False)):
            yield start


def places_in(said: Sequence[str], places: Iterable[PackPlace]) -> Iterator[tuple[str, int, int]]:
    """Which places these words give away, and with which of them: the first, and the one after the last."""
    for place in places:
        for words in (phrase(text) for some in place.taboo.values() for text in some):
            for start in spans(said, words):
                yield place.id, start, start + len(words)
