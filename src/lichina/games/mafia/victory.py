"""Who has won, looked at when a day begins and when it ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from lichina.kernel import Effects

from .roles import LONERS
from .town import SIDE, Town

wins: Effects[Callable[[Town, str], bool]] = Effects("wins")
"""When a loner has won."""

CheckTime: TypeAlias = Literal["day", "dusk"]
WinMode: TypeAlias = Literal["letter", "hybrid", "last_side"]
"""Whom a gang is compared with, the town alone or all others (A42); whether the town wins while a loner lives (A41)."""


def winner(town: Town, moment: CheckTime, mode: WinMode = "hybrid") -> str | None:
    """The side that has won, "draw", or None; of several the most particular condition comes first.

    At dusk only the town can win (A43). If nobody lives, nobody has won (A44).
    """
    if not town.alive:
        return "draw"
    sides: set[str] = {SIDE[town.card[seat]] for seat in town.alive}
    if moment == "day" and (loner := _loner(town, sides)):
        return loner
    if _town(town, sides, mode):
        return "town"
    return _gang(town, sides, mode) if moment == "day" else None


def _loner(town: Town, sides: set[str]) -> str | None:
    """The loner who has won, if one has; of several the first in this order."""
    if "loner" not in sides and not town.infected:
        return None
    return next((role for role in LONERS if wins[role](town, role)), None)


@wins("maniac", "widow")
def outlasts(town: Town, role: str) -> bool:
    """Alone with at most one other."""
    seat = town.holder(role)
    return seat is not None and seat not in town.infected and len(town.alive) <= 2


@wins("patient0")
def infects_all(town: Town, _role: str) -> bool:
    """At most one is not infected; he himself may be dead."""
    sick = town.sick()
    return bool(sick) and len(town.alive) - len(sick) <= 1


def _town(town: Town, sides: set[str], mode: WinMode) -> bool:
    """Every criminal is dead (an infected one is not, A23), and a townsman lives."""
    if "mafia" in sides or "triads" in sides:
        return False
    healthy = [seat for seat in town.alive if town.category(seat) == "town"]
    return bool(healthy) and (mode != "last_side" or len(healthy) == len(town.alive))


def _gang(town: Town, sides: set[str], mode: WinMode) -> str | None:
    """No rival gangster lives (A45), and the gang has as many votes as its opponents."""
    for gang, rival in (("mafia", "triads"), ("triads", "mafia")):
        members = town.members(gang) if gang in sides and rival not in sides else []
        if not members:
            continue
        others = [seat for seat in town.alive if seat not in members]
        if mode == "letter":
            others = [seat for seat in others if town.category(seat) == "town"]
        if town.strength(members) >= town.strength(others):
            return gang
    return None
