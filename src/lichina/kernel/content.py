"""What a rulebook lists, as tables beside the rules: rows of a TOML file, each with its source."""

from __future__ import annotations

import tomllib
from typing import Any, Protocol, TypeVar

import msgspec

SOURCES = ("rulebook", "ruling", "public", "ours")
"""How the source of a row begins: the printed rules, a ruling on them, other published material, or our own design."""


class ContentRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row of a table; a game adds its own fields. No two rows have the same `id`."""

    source: str
    """`rulebook, Night`, `ruling A12`, `ours: a spy among two would know all`."""


class Limit(ContentRow, frozen=True):
    """A single number from the rules."""

    id: str
    value: int


class File(Protocol):
    """What rows are read from: a path, or anything else with a name and a text."""

    @property
    def name(self) -> str: ...

    def read_text(self, encoding: str) -> str: ...


class BadContent(Exception):
    """A table of content cannot be read: which row of which file, and why."""


R = TypeVar("R", bound=ContentRow)


def rows(file: File, table: str, kind: type[R]) -> tuple[R, ...]:
    """The rows of a table, in order."""
    try:
        read = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"{file.name} is no TOML: {error}") from None
    listed = read.get(table)
    if not isinstance(listed, list) or not listed:
        raise BadContent(f"{file.name} has no rows “{table}”; it has {', '.join(read) or 'nothing'}")
    found = tuple(_row(row, kind, f"{file.name}, “{table}”, row {number}") for number, row in enumerate(listed, 1))
    ids = [row.id for row in found if hasattr(row, "id")]
    twice = [name for name in ids if ids.count(name) > 1]
    if twice:
        raise BadContent(f"{file.name}, “{table}”: there are two rows with the id “{twice[0]}”")
    return found


def _row(row: Any, kind: type[R], where: str) -> R:
    try:
        read = msgspec.convert(row, kind)
    except msgspec.ValidationError as error:
        raise BadContent(f"{where}: {error}") from None
    if not read.source.startswith(SOURCES):
        raise BadContent(f"{where}: its source begins with one of {', '.join(SOURCES)}, not “{read.source}”")
    return read
