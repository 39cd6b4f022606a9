"""Lichina: a table for hidden-role games.

match = lichina.start("duel", seats=4, seed=7)      # or a Game class, or a path to a game
match = lichina.replay(match.record.to_json())
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from os import PathLike
from typing import Any, overload

import msgspec

from . import kernel
from .kernel import (
    ALL,
    AMOUNT,
    CARD,
    GONE,
    MOMENT,
    NOBODY,
    PLACE,
    SEAT,
    SOME,
    TONES,
    WORD,
    All,
    Amount,
    Answer,
    Ask,
    BadOptions,
    BadRecord,
    Below,
    Branch,
    BySeat,
    Card,
    Cards,
    Channel,
    Choose,
    Clock,
    Count,
    DeclaredOption,
    Dice,
    Effects,
    Entry,
    Event,
    Everybody,
    First,
    Fizzle,
    Form,
    Game,
    Gate,
    Highlight,
    History,
    IllegalAnswer,
    Kind,
    LichinaError,
    Match,
    Meaning,
    Mode,
    Modifiers,
    Moment,
    MomentSeconds,
    Next,
    Number,
    Objection,
    OpenChannel,
    Option,
    Options,
    Order,
    Outcome,
    Part,
    Phase,
    Pick,
    Place,
    Position,
    Preset,
    Question,
    Record,
    RuleError,
    Seat,
    Share,
    Steps,
    Tale,
    Text,
    Told,
    Tree,
    View,
    Wait,
    Word,
    choose,
    describe,
    fresh,
    honoured,
    most_often,
    numbered,
    redeal,
    retold,
    turned,
    window,
    worded,
)
from .kernel.match import G_co

__version__ = "0.2.0"

__all__ = [
    "ALL",
    "AMOUNT",
    "CARD",
    "GONE",
    "MOMENT",
    "NOBODY",
    "PLACE",
    "SEAT",
    "SOME",
    "TONES",
    "WORD",
    "All",
    "Amount",
    "Answer",
    "Ask",
    "BadOptions",
    "BadRecord",
    "Below",
    "Branch",
    "BySeat",
    "Card",
    "Cards",
    "Channel",
    "Choose",
    "Clock",
    "Count",
    "DeclaredOption",
    "Dice",
    "Effects",
    "Entry",
    "Event",
    "Everybody",
    "First",
    "Fizzle",
    "Form",
    "Game",
    "Gate",
    "Highlight",
    "History",
    "IllegalAnswer",
    "Kind",
    "LichinaError",
    "Match",
    "Meaning",
    "Mode",
    "Modifiers",
    "Moment",
    "MomentSeconds",
    "Next",
    "Number",
    "Objection",
    "OpenChannel",
    "Option",
    "Options",
    "Order",
    "Outcome",
    "Part",
    "Phase",
    "Pick",
    "Place",
    "Position",
    "Preset",
    "Question",
    "Record",
    "RuleError",
    "Seat",
    "Share",
    "Steps",
    "Tale",
    "Text",
    "Told",
    "Tree",
    "View",
    "Wait",
    "Word",
    "choose",
    "describe",
    "fresh",
    "honoured",
    "most_often",
    "numbered",
    "redeal",
    "replay",
    "retold",
    "start",
    "turned",
    "window",
    "worded",
]


@overload
def start(
    game: type[G_co],
    seats: int,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    checkpoints: bool = True,
) -> Match[G_co]: ...


@overload
def start(
    game: str | PathLike[str],
    seats: int,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    checkpoints: bool = True,
) -> Match: ...


def start(
    game: str | PathLike[str] | type[Game],
    seats: int,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    checkpoints: bool = True,
) -> Match:
    """Start a match of a game, given by its id, path or class. Without a seed, one that nobody can guess is drawn.

    Without checkpoints it runs faster, but cannot be copied cheaply, imagined or undone.
    """
    from .registry import find

    seed = secrets.token_hex(16) if seed is None else seed
    return Match(find(game).game, seats, seed, options, checkpoints=checkpoints)


@overload
def replay(record: Record | bytes | str | Mapping[str, Any], game: type[G_co]) -> Match[G_co]: ...


@overload
def replay(record: Record | bytes | str | Mapping[str, Any], game: None = None) -> Match: ...


def replay(record: Record | bytes | str | Mapping[str, Any], game: type[Game] | None = None) -> Match:
    """Replay a record, given as it is, as JSON or as plain data. The game is found by its id unless one is given."""
    from .registry import of_record

    record = _read(record)
    return kernel.replay(record, game or of_record(record).game)


def _read(record: Record | bytes | str | Mapping[str, Any]) -> Record:
    if isinstance(record, Record):
        return record
    if not isinstance(record, bytes | str):
        try:
            record = msgspec.json.encode(record)
        except TypeError as error:
            raise BadRecord("foreign-record", f"this is no record of a match: {error}", detail=str(error)) from None
    return Record.from_json(record)
