"""How a game declares its options, and how they are checked."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache
from typing import Any, Literal, NamedTuple, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo, fields

from .errors import BadOptions

O = TypeVar("O", bound="Options")  # noqa: E741


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of a game's options: annotated fields with defaults.

    A field named `deal` fixes the deal or a whole position, so that a vector or a tutorial can start where it wants; if
    its type is a `Position`, even from one that no match ever reaches. A field named `said` holds what was said in
    earlier matches of the evening, as given by `Game.handed_on`. Nobody chooses either of them.
    """


UNCHOSEN = frozenset(("deal", "said"))
"""What no table chooses."""


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of what `deal` takes in a game that can start from any position its rules can go on from."""

    contrived: bool = False
    """Neither dealing nor play leads here: it is taken as is, and `Game.imaginable` says what can be done with it."""


def contrived(options: Options) -> bool:
    """Whether a match with these options starts from a position that neither dealing nor play leads to."""
    deal = getattr(options, "deal", None)
    return isinstance(deal, Position) and deal.contrived


class Mode(NamedTuple):
    """A named way to play: the options that define it, and for how many players it is."""

    options: Mapping[str, Any] = {}
    players: range | None = None


class Preset(NamedTuple):
    """A ready-made choice for a table: a mode, and options on top of it."""

    mode: str | None = None
    options: Mapping[str, Any] = {}


class DeclaredOption(NamedTuple):
    """One option as data, for a command line, a lobby or a test."""

    name: str
    default: Any
    choices: tuple[Any, ...]
    allowed: str


def _constraint(kind: Any) -> msgspec.Meta | None:
    return next((part for part in getattr(kind, "__metadata__", ()) if isinstance(part, msgspec.Meta)), None)


def _info(field: FieldInfo) -> DeclaredOption:
    kind = field.type
    meta = _constraint(kind)
    base = get_args(kind)[0] if meta else kind
    choices: tuple[Any, ...] = ()
    if base is bool:
        choices = (False, True)
    elif get_origin(base) is Literal:
        choices = get_args(base)
    default = field.default_factory() if callable(field.default_factory) else field.default
    names = ("no", "yes") if base is bool else tuple(str(choice) for choice in choices)
    if not names:
        parts = get_args(kind) if get_origin(kind) is Union or "|" in str(kind) else (kind,)
        names = tuple(_kind(part) for part in parts if part is not type(None))
    return DeclaredOption(field.name, default, choices, ", ".join(names))


def _kind(kind: Any) -> str:
    """What a part of an option's type takes, in a word: a range of numbers, words to choose from, a kind of value."""
    meta = _constraint(kind)
    if meta is not None and meta.ge is not None and meta.le is not None:
        return f"{meta.ge}–{meta.le}"
    if get_origin(kind) in (list, tuple) and get_origin(get_args(kind)[0]) is Literal:
        return ", ".join(map(str, get_args(get_args(kind)[0])))
    return str(getattr(kind, "__name__", kind))


def describe(kind: type[Options]) -> list[DeclaredOption]:
    """The options of a game, in order, except those that nobody chooses."""
    return [_info(field) for field in fields(kind) if field.name not in UNCHOSEN]


@lru_cache(maxsize=256)
def _known(kind: type[Options]) -> dict[str, FieldInfo]:
    return {field.name: field for field in fields(kind)}


def read(kind: type[O], given: Mapping[str, Any] | None) -> O:
    """The options as a typed value; BadOptions says which option is wrong and what is allowed."""
    if given is None:
        return kind()
    if not isinstance(given, Mapping):
        raise BadOptions("options-not-a-map", f"options are names with values, not {given!r}")
    known = _known(kind)
    values: dict[str, Any] = {}
    for name, value in given.items():
        field = known.get(name)
        if field is None:
            listed = ", ".join(known) or "none"
            raise BadOptions(
                "unknown-option", f"there is no option “{name}”; known: {listed}", name=str(name), known=listed
            )
        try:
            values[name] = msgspec.convert(value, field.type)
        except msgspec.ValidationError as error:
            allowed = _info(field).allowed
            raise BadOptions(
                "bad-option", f"option “{name}” takes {allowed}: {error}", name=name, allowed=allowed, detail=str(error)
            ) from None
    return kind(**values)


_TRUTH = {"yes": True, "true": True, "on": True, "да": True, "no": False, "false": False, "off": False, "нет": False}


def from_text(kind: type[Options], name: str, text: str) -> Any:
    """What a written value means: a number, a truth value, or itself, whichever the option takes first."""
    meanings: list[Any] = []
    with suppress(ValueError):
        meanings.append(json.loads(text, parse_constant=_no_number))
    if text.lower() in _TRUTH:
        meanings.append(_TRUTH[text.lower()])
    meanings.append(text)
    refused: BadOptions | None = None
    for meaning in meanings:
        try:
            read(kind, {name: meaning})
        except BadOptions as error:
            refused = refused or error
        else:
            return meaning
    assert refused is not None
    raise refused


def _no_number(text: str) -> None:
    raise ValueError(f"{text} is no number")
