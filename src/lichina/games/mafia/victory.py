"""Who has won, looked at when a day begins and when it ends."""

from __future__ import annotations

from typing import Literal, TypeAlias

from .town import SIDE, Town

Moment: TypeAlias = Literal["day", "dusk"]
WinMode: TypeAlias = Literal["letter", "hybrid", "last_side"]
"""Whom a gang is compared with: the town alone, or everybody else; and whether the town wins while a loner lives."""


def winner(town: Town, moment: Moment, mode: WinMode = "hybrid") -> str | None:
    """The side that has won, "draw", or None; of several the most particular condition comes first."""
    if not town.alive:
        return "draw"
    sides: set[str] = {SIDE[town.card[seat]] for seat in town.alive}
    if moment == "day" and (loner := _loner(town, sides)):
        return loner
    if _town(town, sides, mode):
        return "town"
    return _gang(town, sides, mode) if moment == "day" else None


def _loner(town: Town, sides: set[str]) -> str | None:
    """Maniac or widow with at most one other; patient zero's side when at most one is not infected."""
    if "loner" not in sides and not town.infected:
        return None
    for role in ("maniac", "widow"):
        seat = town.holder(role)
        if seat is not None and seat not in town.infected and len(town.alive) <= 2:
            return role
    sick = [seat for seat in town.alive if seat in town.infected or town.card[seat] == "patient0"]
    return "patient0" if sick and len(town.alive) - len(sick) <= 1 else None


def _town(town: Town, sides: set[str], mode: WinMode) -> bool:
    """Every criminal is dead (an infected one is not), and a townsman lives."""
    if "mafia" in sides or "triads" in sides:
        return False
    healthy = [seat for seat in town.alive if town.category(seat) == "town"]
    return bool(healthy) and (mode != "last_side" or len(healthy) == len(town.alive))


def _gang(town: Town, sides: set[str], mode: WinMode) -> str | None:
    """No rival gangster lives, and the gang has as many votes as its opponents."""
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
