"""How declared types become columns: every kind of value in its own way, as finely as there is room.

A filler adds what one value says to the numbers of its columns. Writers are made once, from the types of a game's
views; names are given to the columns on the way.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from functools import lru_cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, Union, get_args, get_origin, get_type_hints
from zlib import crc32

import msgspec

from ...kernel.kinds import AMOUNT, BY_SEAT, CARD, PLACE, SEAT, WORD, Kind

Counts: TypeAlias = "defaultdict[int, float]"
"""Numbers by the columns that they stand in; all others are 0."""
Filler: TypeAlias = Callable[[Any, Counts], None]

UNIT = 10.0
"""By what amounts are divided."""
TIME_UNIT = 100.0
"""By what seconds and other fractions are divided."""
MOST_COLUMNS = 512
"""A field of a view has no more columns than this."""
PLACES = 6
"""How many entries are told apart by their places, in a list that is neither of seats nor of cards or words."""
MOST_WORDS = 256
"""No word is chosen from more words than this."""
_KINDS = frozenset((SEAT, CARD, PLACE, WORD, AMOUNT))


class Grain(IntEnum):
    """How finely a field is told. The first that fits is taken; each leaves out something more."""

    FINE = 0
    """A column for everything that is declared."""
    UNWORDED = 1
    """Words are hashed."""
    GROUPED = 2
    """And cards in lists or mappings of entries are told by their groups, and hashed."""
    UNKEYED = 3
    """And entries by cards, words or their places are added up."""
    TOGETHER = 4
    """And entries by seats are added up."""
    HASHED = 5
    """All of it is hashed."""


class Domain(NamedTuple):
    """What seats, cards and words can be at a table."""

    seats: int
    cards: Mapping[str, str]
    """Each card with its group."""
    words: Sequence[str]

    @classmethod
    def of(cls, seats: int, groups: Mapping[str, Iterable[str]], words: Iterable[str]) -> Domain:
        """With these cards by group, and all words that have names: words that are too many are told apart less."""
        cards: dict[str, str] = {}
        for group, members in groups.items():
            for card in members:
                cards.setdefault(card, group)
        named = sorted({*words, *cards})
        others = [word for word in named if word not in cards]
        known = next((some for some in (named, others, list(cards)) if len(some) <= MOST_WORDS), [])
        return cls(seats, cards, known)

    def values(self, kind: Kind) -> Sequence[int] | Sequence[str]:
        """All values of a kind that can be counted off."""
        if kind == SEAT:
            return range(self.seats)
        return list(self.cards) if kind == CARD else self.words


class TooManyColumns(Exception):
    """A field cannot be told so finely."""


class Columns:
    """Gives out columns, and makes the fillers that fill them. The first columns are those of the rest."""

    def __init__(self, domain: Domain, rest: str, width: int, start: int = 0) -> None:
        self.domain = domain
        self.start = start
        self.rest = start, width
        self.names = [f"{rest}~{place}" for place in range(width)]
        self._grain = Grain.FINE
        self._most = 0

    def __len__(self) -> int:
        return len(self.names)

    def column(self, name: str) -> int:
        """A new column of this name."""
        if self._most and len(self.names) >= self._most:
            raise TooManyColumns
        self.names.append(name)
        return self.start + len(self.names) - 1

    def field(self, hint: Any, path: str) -> tuple[Filler, Grain]:
        """The filler of a field of this type, as fine as there is room for its columns."""
        first = len(self.names)
        self._most = first + MOST_COLUMNS
        for grain in Grain:
            self._grain = grain
            try:
                return self.filler(hint, path), grain
            except TooManyColumns:
                del self.names[first:]
            finally:
                if grain is Grain.HASHED:
                    self._most = 0
        raise AssertionError  # pragma: no cover - what is hashed has no columns

    # --- types --------------------------------------------------------------------------------------------------------

    def filler(self, hint: Any, path: str, inner: bool = False) -> Filler:
        """The filler of a value of this type; an inner one is one of several."""
        origin, parts = get_origin(hint), get_args(hint)
        if self._grain is Grain.HASHED:
            return self.hashed(path)
        if origin is Annotated:
            return self._annotated(parts, path, inner)
        if origin in (Union, UnionType):
            return self._union(parts, path, inner)
        if origin in (tuple, list):
            return self._list(origin, parts, path)
        if origin is dict:
            return self._mapping(parts[0], parts[1], path)
        return self._single(hint, path, inner)

    def _annotated(self, parts: Sequence[Any], path: str, inner: bool) -> Filler:
        if BY_SEAT in parts[1:]:
            return self._by_seat(get_args(parts[0])[0], path)
        kind = next((one for one in parts[1:] if one in _KINDS), None)
        return self.filler(parts[0], path, inner) if kind is None else self._kind(kind, path, inner)

    def _kind(self, kind: Kind, path: str, inner: bool) -> Filler:
        if kind == AMOUNT:
            return _scaled(self.column(path), UNIT)
        if kind == CARD and inner and self._grain >= Grain.GROUPED:
            return self._by_group(path)
        if kind in (PLACE, WORD) and self._grain >= Grain.UNWORDED:
            return self.hashed(path)
        return self._one_of({value: self.column(f"{path}={value}") for value in self.domain.values(kind)}, path)

    def _single(self, hint: Any, path: str, inner: bool) -> Filler:
        """A value that is neither a list nor a mapping, and has no kind."""
        if get_origin(hint) is Literal:
            return self._one_of({value: self.column(f"{path}={value}") for value in get_args(hint)}, path)
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self._struct(hint, path, inner)
        if hint is bool:
            return _flag(self.column(path))
        units = {int: UNIT, float: TIME_UNIT}
        return _scaled(self.column(path), units[hint]) if hint in units else self.hashed(path)

    def _union(self, parts: Sequence[Any], path: str, inner: bool) -> Filler:
        """One of several types, told by what the value is; nothing has a column of its own."""
        rest = self.hashed(path)
        fillers: dict[type, Filler] = {}
        for part in parts:
            if part is NoneType:
                fillers[NoneType] = _here(self.column(f"{path}:absent"))
            else:
                fillers[_base(part)] = self.filler(part, path, inner)

        def write(value: Any, counts: Counts) -> None:
            fillers.get(type(value), rest)(value, counts)

        return write

    def _struct(self, kind: type[msgspec.Struct], path: str, inner: bool, without: str = "") -> Filler:
        hints = hints_of(kind)
        if hints is None:
            return self.hashed(path)
        fields = [
            (name, self.filler(hints[name], f"{path}.{name}", inner))
            for name in kind.__struct_fields__
            if name != without
        ]

        def write(value: Any, counts: Counts) -> None:
            for name, fill_field in fields:
                fill_field(getattr(value, name), counts)

        return write

    # --- several ------------------------------------------------------------------------------------------------------

    def _by_seat(self, item: Any, path: str) -> Filler:
        """A list with an entry for each seat."""
        if self._grain >= Grain.TOGETHER:
            return self._added(item, path)
        fillers = [self.filler(item, f"{path}[{seat}]", inner=True) for seat in range(self.domain.seats)]
        return _one_by_one(fillers, self.hashed(path))

    def _list(self, origin: type, parts: Sequence[Any], path: str) -> Filler:
        """A list: a tuple of a fixed length by its places, entries that name a seat by that, all others added up."""
        if origin is tuple and parts[-1] is not ...:
            fillers = [self.filler(part, f"{path}[{place}]", inner=True) for place, part in enumerate(parts)]
            return _one_by_one(fillers, self.hashed(path))
        item = parts[0]
        whose = _seat_of(item) if self._grain < Grain.TOGETHER else None
        if whose is not None:
            return self._of_seats(item, whose, path)
        counted = _is_counted(item) or self._grain >= Grain.UNKEYED
        return self._added(item, path) if counted else self._placed(item, path)

    def _placed(self, item: Any, path: str) -> Filler:
        """The first entries by their places, all others added up."""
        fillers = [self.filler(item, f"{path}[{place}]", inner=True) for place in range(PLACES)]
        return _one_by_one(fillers, self._added(item, path))

    def _added(self, item: Any, path: str) -> Filler:
        """How many entries there are, and how often each says what."""
        many, filler = self.column(f"{path}#"), self.filler(item, f"{path}[]", inner=True)

        def write(value: Any, counts: Counts) -> None:
            counts[many] += len(value) / UNIT
            for entry in value:
                filler(entry, counts)

        return write

    def _of_seats(self, kind: type[msgspec.Struct], whose: str, path: str) -> Filler:
        """Entries that name a seat first of all: for each seat, how many there are, and what they say."""
        keys = [*range(self.domain.seats), None]
        fillers = {}
        for seat in keys:
            name = f"{path}[{'nobody' if seat is None else seat}]"
            fillers[seat] = self.column(f"{name}#"), self._struct(kind, name, inner=True, without=whose)

        def write(value: Any, counts: Counts) -> None:
            for entry in value:
                many, filler = fillers.get(getattr(entry, whose), fillers[None])
                counts[many] += 1 / UNIT
                filler(entry, counts)

        return write

    def _mapping(self, key: Any, item: Any, path: str) -> Filler:
        """Entries by what they are for; those by plain numbers or free text are hashed."""
        kind = kind_of(key)
        if kind is None or kind == AMOUNT:
            return self.hashed(path)
        if self._grain >= (Grain.TOGETHER if kind == SEAT else Grain.UNKEYED):
            return self._keys_and_values(key, item, path)
        amounts = kind_of(item) == AMOUNT
        fillers = {}
        for one in self.domain.values(kind):
            name = f"{path}[{one}]"
            there = _nothing if amounts else _here(self.column(name))
            fillers[one] = there, self.filler(item, name, inner=True)
        rest = self.hashed(path)

        def write(value: Any, counts: Counts) -> None:
            for one, entry in value.items():
                found = fillers.get(one)
                if found is None:
                    rest({one: entry}, counts)
                else:
                    found[0](entry, counts)
                    found[1](entry, counts)

        return write

    def _keys_and_values(self, key: Any, item: Any, path: str) -> Filler:
        keys, values = self._added(key, f"{path}.keys"), self._list(list, (item,), path)

        def write(value: Any, counts: Counts) -> None:
            keys(value, counts)
            values(tuple(value.values()), counts)

        return write

    # --- single values ------------------------------------------------------------------------------------------------

    def _one_of(self, places: Mapping[Any, int], path: str) -> Filler:
        rest = self.hashed(path)

        def write(value: Any, counts: Counts) -> None:
            place = places.get(value)
            if place is None:
                rest(value, counts)
            else:
                counts[place] += 1.0

        return write

    def _by_group(self, path: str) -> Filler:
        """Cards by their groups; which card it is is hashed."""
        groups = {group: self.column(f"{path}={group}") for group in dict.fromkeys(self.domain.cards.values())}
        cards = {card: groups[group] for card, group in self.domain.cards.items()}
        rest = self.hashed(path)

        def write(value: Any, counts: Counts) -> None:
            if value in cards:
                counts[cards[value]] += 1.0
            rest(value, counts)

        return write

    def hashed(self, path: str) -> Filler:
        """What has no columns of its own: a hash of where it stands and what it says chooses one of the rest."""
        start, width = self.rest

        def write(value: Any, counts: Counts) -> None:
            for name, number in _leaves(value, path):
                place, sign = _place(name, width)
                counts[start + place] += sign * number

        return write


@lru_cache(maxsize=1 << 10)
def hints_of(kind: Any) -> Mapping[str, Any] | None:
    """The types of the fields of a struct or the parts of a function; None where they cannot be found."""
    try:
        return get_type_hints(kind, include_extras=True)
    except (NameError, TypeError):
        return None


def kind_of(hint: Any) -> Kind | None:
    """What a plain value of this type stands for."""
    if get_origin(hint) is not Annotated:
        return None
    return next((one for one in get_args(hint)[1:] if one in _KINDS), None)


def _seat_of(item: Any) -> str | None:
    """The first field of an entry that is a seat, or may be one."""
    hints = hints_of(item) if isinstance(item, type) and issubclass(item, msgspec.Struct) else None
    for name, hint in (hints or {}).items():
        if any(kind_of(part) == SEAT for part in _alternatives(hint)):
            return name
    return None


def _is_counted(item: Any) -> bool:
    """Whether the entries of a list are told by how often each value is there."""
    return any(kind_of(part) not in (None, AMOUNT) for part in _alternatives(item))


def _alternatives(hint: Any) -> tuple[Any, ...]:
    """The types that a value may have."""
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)


def _base(hint: Any) -> type:
    """The type of a value that is declared like this."""
    origin = get_origin(hint)
    if origin is Annotated:
        return _base(get_args(hint)[0])
    if origin is Literal:
        return type(get_args(hint)[0])
    found: type = origin or hint
    return found


def _flag(place: int) -> Filler:
    def write(value: Any, counts: Counts) -> None:
        if value:
            counts[place] += 1.0

    return write


def _here(place: int) -> Filler:
    def write(value: Any, counts: Counts) -> None:
        counts[place] += 1.0

    return write


def _scaled(place: int, unit: float) -> Filler:
    def write(value: Any, counts: Counts) -> None:
        if value:
            counts[place] += value / unit

    return write


def _nothing(value: Any, counts: Counts) -> None:
    """It is seen from what else is written."""


def _one_by_one(fillers: Sequence[Filler], rest: Filler) -> Filler:
    """The entries of a list, each by its own filler; those that should not be there are hashed."""
    many = len(fillers)

    def write(value: Any, counts: Counts) -> None:
        for filler, entry in zip(fillers, value, strict=False):
            filler(entry, counts)
        if len(value) > many:
            rest(value[many:], counts)

    return write


def _leaves(value: Any, path: str) -> Iterator[tuple[str, float]]:
    """What plain data says, each thing with how much it counts."""
    if isinstance(value, msgspec.Struct):
        value = msgspec.structs.asdict(value)
    if isinstance(value, dict):
        for name, item in value.items():
            yield from _leaves(item, f"{path}.{name}")
    elif isinstance(value, list | tuple):
        yield f"{path}#", len(value) / UNIT
        for item in value:
            yield from _leaves(item, f"{path}[]")
    elif isinstance(value, float):
        yield path, value / TIME_UNIT
    elif value is not None:
        yield f"{path}={value}", 1.0


@lru_cache(maxsize=1 << 18)
def _place(name: str, width: int) -> tuple[int, float]:
    """Where a thing counts, and with which sign: two that share a place do not add up on average."""
    found = crc32(name.encode())
    return (found >> 1) % width, 1.0 if found & 1 else -1.0
