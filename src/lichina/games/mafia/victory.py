"""Who has won, looked at when a day begins and when it ends."""

from __future__ import annotations

from typing import Literal, TypeAlias

from .roles import ROLES
from .town import Town

Moment: TypeAlias = Literal["day", "dusk"]
WinMode: TypeAlias = Literal["letter", "hybrid", "last_side"]
"""Whom a gang is compared with: the town alone, or everybody else; and whether the town wins while a loner lives."""


def winner(town: Town, moment: Moment, mode: WinMode = "hybrid") -> str | None:
    """The side that has won, "draw", or None; of several the most particular condition comes first."""
    if not town.alive:
        return "draw"
    if moment == "day" and (loner := _loner(town)):
        return loner
    if _town(town, mode):
        return "town"
    return _gang(town, mode) if moment == "day" else None


def _loner(town: Town) -> str | None:
    """Maniac or widow with at most one other; patient zero's side when at most one is not infected."""
    for role in ("maniac", "widow"):
        seat = town.holder(role)
        if seat is not None and seat not in town.infected and len(town.alive) <= 2:
            return role
    sick = [seat for seat in town.alive if seat in town.infected or town.card[seat] == "patient0"]
    return "patient0" if sick and len(town.alive) - len(sick) <= 1 else None


def _town(town: Town, mode: WinMode) -> bool:
    """Every criminal is dead (an infected one is not), and a townsman lives."""
    sides = {ROLES[town.card[seat]].side for seat in town.alive}
    healthy = [seat for seat in town.alive if town.category(seat) == "town"]
    alone = mode != "last_side" or len(healthy) == len(town.alive)
    return bool(healthy) and not sides & {"mafia", "triads"} and alone


def _gang(town: Town, mode: WinMode) -> str | None:
    """No rival gangster lives, and the gang has as many votes as its opponents."""
    for gang, rival in (("mafia", "triads"), ("triads", "mafia")):
        members = town.members(gang)
        rivals = [seat for seat in town.alive if town.gang_of(seat) == rival]
        if not members or rivals:
            continue
        others = [seat for seat in town.alive if seat not in members]
        if mode == "letter":
            others = [seat for seat in others if town.category(seat) == "town"]
        if sum(map(town.votes, members)) >= sum(map(town.votes, others)):
            return gang
    return None
