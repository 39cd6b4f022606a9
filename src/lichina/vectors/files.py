"""What a file of rule vectors holds, and how it is read: nothing that is not understood is passed over."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from lichina.kernel import LichinaError

_NAME = re.compile(r"\w[\w-]*")
_STEPS = ("ask", "offer", "lapse", "rest", "skip", "undo", "dice")


class BadVectors(LichinaError):
    """The file is not one of rule vectors, or something in it is not understood."""


class Hears(Struct, frozen=True, forbid_unknown_fields=True):
    """An event: to whom it is told, its key, and some of its data."""

    to: str | None
    key: str
    data: dict[str, Any] = {}


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """A question or an offer: whose, its key, and, if they matter, what can be chosen and what cannot."""

    seat: str
    key: str | None = None
    options: list[Any] | UnsetType = UNSET
    closed: dict[str, str] | UnsetType = UNSET


class Attempt(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer that somebody might give now, to an open question or to an offer."""

    seat: str
    key: str
    value: Any


class Expect(Struct, frozen=True, forbid_unknown_fields=True):
    """What must be so."""

    told: list[Hears] | UnsetType = UNSET
    not_told: list[Hears] | UnsetType = UNSET
    view: list[dict[str, Any]] | dict[str, Any] | UnsetType = UNSET
    asks: list[Asked] | UnsetType = UNSET
    not_asks: list[Asked] | UnsetType = UNSET
    offers: list[Asked] | UnsetType = UNSET
    not_offers: list[Asked] | UnsetType = UNSET
    may: list[Attempt] | UnsetType = UNSET
    may_not: list[Attempt] | UnsetType = UNSET
    outcome: dict[str, Any] | UnsetType | None = UNSET
    phase: str | UnsetType = UNSET


class Instruction(Struct, frozen=True, forbid_unknown_fields=True):
    """One step."""

    seat: str | UnsetType = UNSET
    ask: str | UnsetType = UNSET
    offer: str | UnsetType = UNSET
    value: Any = UNSET
    lapse: bool | float | UnsetType = UNSET
    rest: Literal["default", "windows"] | UnsetType = UNSET
    until: str | UnsetType = UNSET
    skip: str | UnsetType = UNSET
    undo: str | UnsetType = UNSET
    dice: list[Any] | UnsetType = UNSET
    refused: str | bool | UnsetType = UNSET
    expect: Expect | UnsetType = UNSET
    note: str = ""


class Vector(Struct, frozen=True, forbid_unknown_fields=True):
    """One vector."""

    id: str
    cast: list[str]
    orders: list[Instruction] = []
    expect: Expect | UnsetType = UNSET
    refused: str | bool | UnsetType = UNSET
    deal: Any = UNSET
    options: dict[str, Any] = {}
    seed: int | str = 0
    note: str = ""
    source: str = ""


class Vectors(Struct, frozen=True, forbid_unknown_fields=True):
    """A file."""

    game: str
    vectors: list[Vector]
    note: str = ""


# --- reading ----------------------------------------------------------------------------------------------------------


def load(file: Path) -> Vectors:
    """Read a file of vectors, JSON or TOML; BadVectors says where it is wrong."""
    try:
        text = file.read_text(encoding="utf-8")
        data = tomllib.loads(text) if file.suffix == ".toml" else json.loads(text, object_pairs_hook=_no_twins)
    except OSError as error:
        raise BadVectors(
            "no-file", f"{file} cannot be read: {error.strerror}", path=str(file), detail=str(error.strerror)
        ) from None
    except ValueError as error:
        raise BadVectors("broken-file", f"{file} is not readable: {error}", path=str(file), detail=str(error)) from None
    return read(data)


def read(data: Any) -> Vectors:
    """The vectors in plain data."""
    try:
        found = msgspec.convert(data, Vectors)
    except msgspec.ValidationError as error:
        raise bad(str(error)) from None
    if not found.vectors:
        raise bad("there are no vectors in it")
    names = [vector.id for vector in found.vectors]
    for vector in found.vectors:
        if names.count(vector.id) > 1:
            raise bad(f"there are several vectors “{vector.id}”")
        _check(vector)
    return found


def bad(detail: str) -> BadVectors:
    return BadVectors("bad-vectors", f"these are not rule vectors: {detail}", detail=detail)


def _no_twins(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) != len(pairs):
        twin = next(name for name, _ in pairs if [other for other, _ in pairs].count(name) > 1)
        raise ValueError(f"“{twin}” is there twice")
    return data


def _check(vector: Vector) -> None:
    """Refuse a vector that cannot mean anything."""
    where = f"“{vector.id}”"
    if len(set(vector.cast)) != len(vector.cast) or not all(_NAME.fullmatch(name) for name in vector.cast):
        raise bad(f"{where}: the names of a cast are different single words")
    if vector.deal is not UNSET and "deal" in vector.options:
        raise bad(f"{where}: “deal” stands there and in “options”")
    _check_refused(vector.refused, where)
    if vector.refused is not UNSET and (vector.orders or vector.expect is not UNSET):
        raise bad(f"{where}: what is refused has no orders and no expectations")
    if vector.refused is UNSET and vector.expect is UNSET and not any(_tests(order) for order in vector.orders):
        raise bad(f"{where}: nothing is expected")
    for index, order in enumerate(vector.orders):
        _check_order(order, f"{where}: orders[{index}]")
        if order.expect is not UNSET:
            _check_expect(order.expect, f"{where}: orders[{index}]")
    if vector.expect is not UNSET:
        _check_expect(vector.expect, where)
    seats = Seats(vector.cast)  # every name that stands anywhere must be of the cast
    for part in (vector.options, vector.deal, vector.expect, *vector.orders):
        if part is not UNSET:
            seats(
                {**msgspec.to_builtins(part), "note": ""}
                if isinstance(part, Instruction)
                else msgspec.to_builtins(part)
            )


def _tests(order: Instruction) -> bool:
    return order.expect is not UNSET or order.refused is not UNSET


def _check_refused(refused: str | bool | UnsetType, where: str) -> None:
    if refused is False:
        raise bad(f"{where}: “refused” is true, or the code of the error")


def _check_order(order: Instruction, where: str) -> None:
    kinds = [kind for kind in _STEPS if getattr(order, kind) is not UNSET]
    answers = kinds in (["ask"], ["offer"])
    if len(kinds) > 1 or (not kinds and order.expect is UNSET):
        raise bad(f"{where}: a step is one of {', '.join(_STEPS)}; or it only expects something")
    if answers != (order.seat is not UNSET) or answers != (order.value is not UNSET):
        raise bad(f"{where}: “seat” and “value” belong to an ask or an offer, and both are needed there")
    if order.until is not UNSET and order.rest != "default":
        raise bad(f"{where}: “until” belongs to “rest” with defaults")
    if order.dice == []:
        raise bad(f"{where}: “dice” is empty")
    _check_refused(order.refused, where)
    if order.refused is not UNSET and kinds in ([], ["rest"], ["dice"]):
        raise bad(f"{where}: there is nothing here that could be refused")
    if order.lapse is not UNSET and (order.lapse is False or order.lapse < 0):
        raise bad(f"{where}: “lapse” is true, or a number of seconds")


def _check_expect(expect: Expect, where: str) -> None:
    given = {name: value for name in expect.__struct_fields__ if (value := getattr(expect, name)) is not UNSET}
    if not given:
        raise bad(f"{where}: an expectation is empty")
    for name, value in given.items():
        if name not in ("asks", "offers", "outcome", "phase") and not value:
            raise bad(f"{where}: “{name}” is empty")
    for name in ("asks", "offers"):
        if name in given and any(asked.key is None for asked in given[name]):
            raise bad(f"{where}: “{name}” needs the key of each")


class Seats:
    """Puts the numbers of seats in the place of "@Name"; "@@" stands for an "@" that is meant."""

    def __init__(self, cast: Sequence[str]) -> None:
        self.cast = cast

    def __call__(self, value: Any) -> Any:
        if isinstance(value, str) and value.startswith("@"):
            return value[1:] if value.startswith("@@") else self.number(value)
        if isinstance(value, Mapping):
            return {self._path(key): self(item) for key, item in value.items()}
        if isinstance(value, list | tuple):
            return [self(item) for item in value]
        return value

    def _path(self, key: Any) -> Any:
        if isinstance(key, str) and "." in key:
            return ".".join(str(self(part)) for part in key.split("."))
        return self(key)

    def number(self, name: str) -> int:
        """The seat of one of the cast."""
        if not name.startswith("@") or name[1:] not in self.cast:
            raise bad(f"“{name}” is none of the cast: {', '.join('@' + known for known in self.cast)}")
        return self.cast.index(name[1:])

    def viewer(self, name: str | None) -> int | None:
        """A seat, or the spectator."""
        return None if name in (None, "spectator") else self.number(str(name))
