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
    tasks: tuple[str, str] = ("", "")
    """What its holder is asked in each half of the night, besides pointing with a gang."""
    learns: str = ""
    """The event by which its holder hears what a check has found."""


ROLES: dict[str, Role] = {
    role.id: role
    for role in (
        Role("citizen", "town", 7),
        Role("beauty", "town", 1, ("visit", "")),
        Role("doctor", "town", 1, ("heal", "")),
        Role("detective", "town", 1, ("", "check"), "checked"),
        Role("judge", "town", 1, ("", "judge"), "judged"),
        Role("spy", "town", 1),
        Role("journalist", "town", 1, ("compare", "compare-with"), "compared"),
        Role("bodyguard", "town", 1, ("guard", "")),
        Role("politician", "town", 1),
        Role("leader", "town", 1),
        Role("mafioso", "mafia", 5),
        Role("don", "mafia", 1),
        Role("lawyer", "mafia", 1, ("represent", "")),
        Role("triad", "triads", 5),
        Role("boss", "triads", 1),
        Role("maniac", "loner", 1, ("", "kill")),
        Role("widow", "loner", 1, ("", "poison")),
        Role("patient0", "loner", 1, ("", "infect")),
    )
}

LONERS = tuple(role.id for role in ROLES.values() if role.side == "loner")
GANGS: dict[str, tuple[str, str]] = {"mafia": ("mafioso", "don"), "triads": ("triad", "boss")}
"""For each gang its ordinary member and its chief."""
