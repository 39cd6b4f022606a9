"""The eighteen roles and the two gangs: what the rulebook lists of them, from `content`."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypeAlias, get_args

from lichina.kernel.content import Row, rows

Side: TypeAlias = Literal["town", "mafia", "triads", "loner"]
SIDES: tuple[Side, ...] = get_args(Side)
CONTENT = Path(__file__).parent / "content"


class Role(Row, frozen=True):
    """A card of the game."""

    id: str
    side: Side
    box: int
    """How many of it the box holds."""


class Gang(Row, frozen=True):
    """A gang, with the cards of its ordinary members and its chief."""

    id: str
    ordinary: str
    chief: str


class Call(Row, frozen=True):
    """A role or a gang that is called at night, and in which half."""

    id: str
    half: int


class NightAsk(Row, frozen=True):
    """A question of the night: to the holder of which card, or to the gangs, the infected or anybody."""

    id: str
    of: str
    half: int | None = None
    learns: str | None = None
    """The event by which the answer to a check is heard."""


ROLES = {role.id: role for role in rows(CONTENT / "roles.toml", "role", Role)}
GANGS = {gang.id: gang for gang in rows(CONTENT / "roles.toml", "gang", Gang)}
CALLS = rows(CONTENT / "night.toml", "call", Call)
ASKS = rows(CONTENT / "night.toml", "ask", NightAsk)


def of_side(side: str) -> tuple[str, ...]:
    """The cards of a side."""
    return tuple(role.id for role in ROLES.values() if role.side == side)


LONERS = of_side("loner")
ORDER = tuple(call.id for call in CALLS)
