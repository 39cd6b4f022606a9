"""What is written to the journal of a table: one row for everything that happens there, in order."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from ..kernel import Entry
from ..kernel.history import Page
from .state import TableState

Written: TypeAlias = tuple[tuple[int, ...] | None, str, dict[str, Any]]
"""An event with its audience: None is everybody."""


class Line(msgspec.Struct, frozen=True):
    """Something said in a channel; `to` are the seats that could hear it, None is everybody."""

    channel: str
    person: int | None
    seat: int | None
    text: str
    to: tuple[int, ...] | None = None
    pages: int = 0
    """How much of the story had been told when it was said."""


class ChangedRow(msgspec.Struct, tag="table", tag_field="row", frozen=True):
    """The table is now like this."""

    state: TableState


class BeganRow(msgspec.Struct, tag="began", tag_field="row", frozen=True):
    """A match began."""

    match: int
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    seed: str
    time: float
    told: tuple[Written, ...]


class EnteredRow(msgspec.Struct, tag="step", tag_field="row", frozen=True):
    """Something came in: `by` a person, a bot, the clock or the host. What was told is kept with it."""

    entry: Entry
    by: str
    told: tuple[Written, ...] = ()


class SaidRow(msgspec.Struct, tag="said", tag_field="row", frozen=True):
    """Somebody talked."""

    line: Line


class BackRow(msgspec.Struct, tag="back", tag_field="row", frozen=True):
    """The host went back to before the last entry."""


Row: TypeAlias = ChangedRow | BeganRow | EnteredRow | SaidRow | BackRow

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Row).decode


def written(page: Page) -> Written:
    """An event and its audience as plain data."""
    to, event = page
    return (tuple(sorted(to)) if isinstance(to, frozenset) else None), event.key, event.data
