"""What values are: what people choose from, what a question is about, what an event tells of.

A number or a word does not say by itself what it stands for. Code that names a seat by its number, or a card by its
word, declares it; labels, texts, vectors, bots and clients take it from there.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import NoneType
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias, TypeVar, get_args, get_origin

Kind: TypeAlias = Literal["seat", "card", "place", "word", "amount"]

SEAT: Final = "seat"
CARD: Final = "card"
PLACE: Final = "place"
WORD: Final = "word"
AMOUNT: Final = "amount"

Seat: TypeAlias = Annotated[int, SEAT]
Card: TypeAlias = Annotated[str, CARD]
Place: TypeAlias = Annotated[str, PLACE]
Word: TypeAlias = Annotated[str, WORD]
Amount: TypeAlias = Annotated[int, AMOUNT]

T = TypeVar("T")
BY_SEAT: Final = "by-seat"
BySeat: TypeAlias = Annotated[tuple[T, ...], BY_SEAT]
"""A list with one entry for each seat, in their order."""

_BASES: Mapping[Any, type] = {SEAT: int, CARD: str, PLACE: str, WORD: str, AMOUNT: int}
_PLAIN = frozenset((bool, float, str, NoneType))
"""Values that need no interpretation: free text, yes and no, seconds."""


class Meaning(NamedTuple):
    """What the numbers and words of a field stand for, directly or in the lists and mappings that it holds."""

    numbers: Kind | None = None
    words: Kind | None = None
    keys: Kind | None = None
    """The keys of a mapping: seats, or words of some kind."""


@cache
def meaning(hint: Any) -> Meaning:
    """What a field of this type stands for; TypeError if its numbers could be anything."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        kind = next((one for one in parts[1:] if one in _BASES), None)
        if kind is None:
            return meaning(parts[0])
        if parts[0] is not _BASES[kind]:
            raise TypeError(f"a {kind} is {_BASES[kind].__name__}, not {parts[0]}")
        return Meaning(numbers=kind) if parts[0] is int else Meaning(words=kind)
    if origin is dict:
        names, inner = meaning(parts[0]), meaning(parts[1])
        return _joined([Meaning(keys=names.numbers or names.words), inner], hint)
    if parts and origin is not Literal:
        return _joined([meaning(part) for part in parts if part is not ...], hint)
    if origin is Literal or hint in _PLAIN:
        return Meaning()
    raise TypeError(f"{hint} does not say what it stands for: a Seat, a Card, a Place, a Word or an Amount")


def may_hold(hint: Any) -> bool:
    """Whether a field of this type may hold others: a list, a tuple or a mapping."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return may_hold(parts[0])
    return origin in (list, tuple, dict) or (origin is not Literal and any(may_hold(part) for part in parts))


def _joined(parts: list[Meaning], hint: Any) -> Meaning:
    """What several parts of one field mean together: they must not mean different things by the same."""
    found: list[Kind | None] = []
    for name in Meaning._fields:
        kinds = {kind for part in parts if (kind := getattr(part, name)) is not None}
        if len(kinds) > 1:
            raise TypeError(f"{hint} means two things by its {name}: {', '.join(sorted(kinds))}")
        found.append(next(iter(kinds), None))
    return Meaning(*found)
