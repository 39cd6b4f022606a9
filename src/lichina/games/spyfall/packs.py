"""The packs of places: what is where. Their words lie beside them, in `content/<pack>/<language>.ftl`."""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from lichina.kernel import BadOptions

from .box import CONTENT, ENOUGH, EXTRA, LEAST, LONGEST, MANY, MOST
from .options import Choices, OwnPack, OwnPlace

SHIPPED = ("everyday", "dc")
"""The packs that come with the game."""
_LINE = re.compile(r"at line (\d+)")
_WORD = re.compile(r"\w+")


class PackPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """A place where everybody might be."""

    id: str
    extra: bool = False
    """Whether it has a card in the mixed bags."""
    traits: dict[str, int] = {}
    """What holds there: 2 clearly, 1 arguably."""
    taboo: dict[str, tuple[str, ...]] = {}
    """By language, words and phrases that give it away, as they stand in a dictionary."""


class Trait(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that may hold at a place: by language, beginnings of words by which it is spoken of."""

    stems: dict[str, tuple[str, ...]]


@lru_cache(maxsize=1)
def traits() -> dict[str, Trait]:
    """All that can be asked about, by id."""
    read = tomllib.loads((CONTENT / "traits.toml").read_text(encoding="utf-8"))
    return msgspec.convert(read["traits"], dict[str, Trait])


@lru_cache(maxsize=8)
def shipped(pack: str) -> tuple[PackPlace, ...]:
    """The places of a pack that comes with the game."""
    read = tomllib.loads((CONTENT / pack / "pack.toml").read_text(encoding="utf-8"))
    return msgspec.convert(read["places"], tuple[PackPlace, ...])


@lru_cache(maxsize=64)
def _own(places: bytes) -> tuple[PackPlace, ...]:
    own = msgspec.json.decode(places, type=tuple[OwnPlace, ...])
    return tuple(
        PackPlace(f"own-{number}", number <= EXTRA, dict(place.traits), _names(place))
        for number, place in enumerate(own, 1)
    )


def _names(place: OwnPlace) -> dict[str, tuple[str, ...]]:
    """Nobody has said which words give an own place away, but the longest word of its name does."""
    named = ((language, name) for language, name in (("ru", place.ru), ("en", place.en)) if name)
    return {language: (max(_WORD.findall(name), key=len, default=name),) for language, name in named}


def _key(options: Choices) -> str | bytes:
    """The pack that a table has chosen: by its name, or an own one written out."""
    if options.pack != "own":
        return options.pack
    assert options.own is not None
    return msgspec.json.encode(options.own.places)


def places_of(options: Choices) -> tuple[PackPlace, ...]:
    """The places of the pack that a table has chosen."""
    key = _key(options)
    return shipped(key) if isinstance(key, str) else _own(key)


def traits_of(options: Choices) -> tuple[str, ...]:
    """The traits that hold for some of these places."""
    return _traits_of(_key(options))


@lru_cache(maxsize=64)
def _traits_of(key: str | bytes) -> tuple[str, ...]:
    places = shipped(key) if isinstance(key, str) else _own(key)
    holding = {trait for place in places for trait in place.traits}
    return tuple(trait for trait in traits() if trait in holding)


def check(options: Choices) -> None:
    """BadOptions says what is wrong with the choice of a pack."""
    if options.pack != "own":
        return
    if options.own is None:
        raise BadOptions("no-own-places", "there is no own pack: add places first")
    places = options.own.places
    if not LEAST <= len(places) <= MOST:
        raise BadOptions(
            "own-places-count",
            f"an own pack has {LEAST} to {MOST} places, not {len(places)}",
            low=LEAST,
            high=MOST,
            count=len(places),
        )
    for number, place in enumerate(places, 1):
        _check_place(number, place)
    _check_twins(places)
    if options.madness and len(places) < EXTRA:
        raise BadOptions(
            "own-places-mixed", f"mixed bags need {EXTRA} places, not {len(places)}", low=EXTRA, count=len(places)
        )


def _check_place(number: int, place: OwnPlace) -> None:
    name = place.ru or place.en
    if name is None:
        raise BadOptions("own-place-nameless", f"place {number} has no name", number=number)
    if not all(one.isprintable() for one in (place.ru, place.en) if one):
        raise BadOptions("own-place-name", f"the name of place {number} has signs that cannot be shown", number=number)
    if len(place.traits) > MANY:
        raise BadOptions(
            "own-place-many",
            f"“{name}” has more than {MANY} traits: {len(place.traits)}",
            place=name,
            high=MANY,
            count=len(place.traits),
        )
    unknown = sorted(set(place.traits) - set(traits()))
    if unknown:
        raise BadOptions("own-place-trait", f"“{name}”: there is no trait “{unknown[0]}”", place=name, name=unknown[0])
    if len(place.traits) < ENOUGH:
        raise BadOptions(
            "own-place-plain",
            f"“{name}” needs at least {ENOUGH} traits, not {len(place.traits)}",
            place=name,
            low=ENOUGH,
            count=len(place.traits),
        )


def _check_twins(places: tuple[OwnPlace, ...]) -> None:
    seen: dict[str, int] = {}
    for number, place in enumerate(places, 1):
        for name in {name.casefold().strip() for name in (place.ru, place.en) if name}:
            if seen.setdefault(name, number) != number:
                raise BadOptions("own-place-twice", f"“{name}” is there twice", place=name)


def read_own(text: str) -> dict[str, Any]:
    """An own pack from a small TOML file: `[[places]]` with `ru`, `en` and `traits`."""
    try:
        read = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _LINE.search(str(error))
        raise BadOptions("own-file", f"the file is no TOML: {error}", line=int(found[1]) if found else None) from error
    places = read.get("places")
    if not isinstance(places, list) or set(read) != {"places"}:
        raise BadOptions("own-file-places", "the file must have `places`, and nothing else")
    own = OwnPack(tuple(_read_place(number, place) for number, place in enumerate(places, 1)))
    check(Choices(pack="own", own=own))
    return dict(msgspec.to_builtins(own))


def _read_place(number: int, read: Any) -> OwnPlace:
    """A place of a file; whatever is wrong with it is said in words of its own."""
    if not isinstance(read, dict) or not set(read) <= {"ru", "en", "traits"}:
        raise BadOptions(
            "own-place-field", f"place {number} must have `ru`, `en`, `traits`, and nothing else", number=number
        )
    for name in (read.get("ru"), read.get("en")):
        if name is not None and (not isinstance(name, str) or not name.strip() or len(name) > LONGEST):
            raise BadOptions(
                "own-place-long",
                f"the name of place {number} must have 1 to {LONGEST} letters",
                number=number,
                high=LONGEST,
            )
    traits = read.get("traits", {})
    if not isinstance(traits, dict) or not all(type(value) is int and value in (1, 2) for value in traits.values()):
        raise BadOptions("own-place-strength", f"the traits of place {number} must be 1 or 2", number=number)
    return OwnPlace(read.get("ru"), read.get("en"), traits)
