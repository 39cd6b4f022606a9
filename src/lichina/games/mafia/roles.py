"""The eighteen roles and the two gangs: what the rulebook lists of them, from `content`."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypeAlias, get_args

from lichina.kernel.content import ContentRow, rows

Side: TypeAlias = Literal["town", "mafia", "triads", "loner"]
SIDES: tuple[Side, ...] = get_args(Side)
Aim: TypeAlias = Literal["suspect", "keep", "learn", "strike"]
"""Whom bots choose, each for his side: who looks worst, whom to save, about whom to learn, whom to be rid of."""
CONTENT = Path(__file__).parent / "content"


class Role(ContentRow, frozen=True):
    """A card of the game."""

    id: str
    side: Side
    box: int
    """How many of it the box holds: none of a card that is ours."""

    @property
    def unique(self) -> bool:
        """Whether there is never more than one of it."""
        return self.box <= 1


class Gang(ContentRow, frozen=True):
    """A gang, with the cards of its ordinary members and its chief."""

    id: str
    ordinary: str
    chief: str


class Special(ContentRow, frozen=True):
    """A special card of the town, and how many criminals it needs."""

    id: str
    criminals: int = 0


class NightCall(ContentRow, frozen=True):
    """A role or a gang that is called at night, and in which half."""

    id: str
    half: int


class NightAsk(ContentRow, frozen=True):
    """A question of the night: to the holder of which card, or to the gangs, the infected or anybody."""

    id: str
    of: str
    half: int | None = None
    aim: Aim = "suspect"
    told: str | None = None
    """The event by which the order is told when the match is over."""
    learns: str | None = None
    """The event by which the answer to a check is heard."""


_FILE = CONTENT / "roles.toml"
ROLES = {role.id: role for role in rows(_FILE, "role", Role)}
GANGS = {gang.id: gang for gang in rows(_FILE, "gang", Gang)}
SPECIAL = rows(_FILE, "special", Special)
CALLS = rows(_FILE, "call", NightCall)
ASKS = rows(_FILE, "ask", NightAsk)


def of_side(side: str) -> tuple[str, ...]:
    """The cards of a side."""
    return tuple(role.id for role in ROLES.values() if role.side == side)


LONERS = of_side("loner")
ORDER = tuple(call.id for call in CALLS)
