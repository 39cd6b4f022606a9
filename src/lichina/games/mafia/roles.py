"""The eighteen roles: whose side each is on, and how many cards of it are in the box."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

Side: TypeAlias = Literal["town", "mafia", "triads", "loner"]


class Role(NamedTuple):
    """A card of the game."""

    id: str
    side: Side
    box: int
    """How many of it the box holds."""


ROLES: dict[str, Role] = {
    role.id: role
    for role in (
        Role("citizen", "town", 7),
        Role("beauty", "town", 1),
        Role("doctor", "town", 1),
        Role("detective", "town", 1),
        Role("judge", "town", 1),
        Role("spy", "town", 1),
        Role("journalist", "town", 1),
        Role("bodyguard", "town", 1),
        Role("politician", "town", 1),
        Role("leader", "town", 1),
        Role("mafioso", "mafia", 5),
        Role("don", "mafia", 1),
        Role("lawyer", "mafia", 1),
        Role("triad", "triads", 5),
        Role("boss", "triads", 1),
        Role("maniac", "loner", 1),
        Role("widow", "loner", 1),
        Role("patient0", "loner", 1),
    )
}

LONERS = tuple(role.id for role in ROLES.values() if role.side == "loner")
GANGS: dict[str, tuple[str, str]] = {"mafia": ("mafioso", "don"), "triads": ("triad", "boss")}
"""For each gang its ordinary member and its chief."""
