"""What may be played at the table of the machine, and what people there may want of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from lichina.table.state import TableState

GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "parlour": (2, {"rounds": 4}),
    "toy": (3, {}),
    "duel": (2, {"lives": 2}),
    "market": (3, {"rounds": 2}),
    "mafia": (6, {"night": 10, "discussion": 10, "voting": 5, "statements": 1}),
    "spyfall": (3, {"rounds": 1, "minutes": 1}),
    "passengers": (4, {"turn": 20, "discussion": 10, "voting": 5}),
}
"""The games, for how few each is, and options that make it short."""
SETTINGS: tuple[dict[str, Any], ...] = (
    {"clocks": False},
    {"clocks": True},
    {"pace": 3.0},
    {"spectators": False},
    {"spectators": True},
    {"door": "knock"},
    {"door": "open"},
    {"bots": [0, 0]},
    {"bots": [2, 8]},
    {"sitting": "call"},
    {"sitting": "apart"},
    {"language": "en"},
    {"voice": 2},
    {"game": "toy"},
    {"game": "parlour", "options": {"kind": "race"}},
    {"game": "parlour", "options": {"kind": "late", "limit": 5}},
    {"options": {"seed": 1}},
)

Arguments: TypeAlias = Callable[[TableState, int, int], dict[str, Any]]


def _nothing(state: TableState, one: int, other: int) -> dict[str, Any]:
    return {}


def _person(state: TableState, one: int, other: int) -> dict[str, Any]:
    return {"person": state.people[one % len(state.people)].id}


def _seat(state: TableState, one: int, other: int) -> dict[str, Any]:
    return {"seat": one % (len(state.seats) + 1)}


def _turned(state: TableState, one: int, other: int) -> dict[str, Any]:
    count = len(state.seats)
    return {"order": [(place + one) % count for place in range(count)]}


COMMANDS: dict[str, Arguments] = {
    "start": _nothing,
    "lobby": _nothing,
    "set": lambda state, one, other: SETTINGS[(one * 12 + other) % len(SETTINGS)],
    "arrange": _turned,
    "bot": _nothing,
    "remove": _seat,
    "give": lambda state, one, other: {**_seat(state, one, other), **_person(state, other, one)},
    "admit": _person,
    "kick": _person,
    "mute": lambda state, one, other: {**_person(state, one, other), "muted": bool(other % 2)},
    "host": _person,
    "pause": _nothing,
    "resume": _nothing,
    "hasten": _nothing,
    "back": _nothing,
    "sit": _nothing,
    "stand": _nothing,
    "here": _nothing,
    "ping": _nothing,
    "rename": lambda state, one, other: {"name": f"Имя {one}"},
    "mask": lambda state, one, other: {"mask": one},
    "language": lambda state, one, other: {"lang": ("ru", "en", "xx")[one % 3]},
}
"""What somebody may want, besides answering and talking, and what he says of it."""
