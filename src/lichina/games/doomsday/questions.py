"""Named questions of the rules, and the cards that answer them otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lichina.kernel import Modifiers

if TYPE_CHECKING:
    from .state import DoomsdayState

hand_limit = Modifiers("hand-limit")
"""How many programs does the seat keep at the end of its turn?"""
weapon_damage = Modifiers("weapon-damage")
"""How much does a weapon hurt that the seat fires?"""
damage_taken = Modifiers("damage-taken")
"""How much of a hit does the seat take? It is told whether a weapon, a program or a role hits."""
draw_ban = Modifiers("draw-ban")
"""Does the seat keep another one from drawing?"""
weapon_ban = Modifiers("weapon-ban")
"""Which weapons does the seat forbid another one?"""
unlocked = Modifiers("unlocked")
"""Which locked weapons may the seat take as an action?"""
weapon_limit = Modifiers("weapon-limit")
"""How many weapons may the seat hold?"""
peek_count = Modifiers("peek-count")
"""How many loyalty cards does the seat see by its action?"""
immune = Modifiers("immune")
"""Can the seat not be converted? This is also asked of roles that lie face down."""

QUESTIONS = (
    hand_limit,
    weapon_damage,
    damage_taken,
    draw_ban,
    weapon_ban,
    unlocked,
    weapon_limit,
    peek_count,
    immune,
)


@hand_limit("midnighter")
def midnighter(game: DoomsdayState, seat: int, limit: int) -> int:
    """Keep four programs."""
    return 4


@weapon_damage("weapon_upgrades")
def weapon_upgrades(game: DoomsdayState, seat: int, points: int) -> int:
    """Whatever is fired costs two lives."""
    return max(points, 2)


@damage_taken("informant")
def informant(game: DoomsdayState, seat: int, points: int, how: str) -> int:
    """A weapon costs one life at most, a program none (A41)."""
    if how == "program":
        return 0
    return min(points, 1) if how == "weapon" else points


@draw_ban("homeless")
def homeless(game: DoomsdayState, seat: int, banned: bool, drawer: int) -> bool:
    """Nobody else draws programs, even when the owner is dead (A29)."""
    return banned or drawer != seat


@weapon_ban("firewall")
def firewall(game: DoomsdayState, seat: int, banned: tuple[str, ...], other: int) -> tuple[str, ...]:
    """The player who made the owner open it neither takes nor fires a rifle or the laser (A68)."""
    return (*banned, "rifle", "laser") if other != seat and game.opened_by(seat, "firewall") == other else banned


@unlocked("sniper", "machine_leader_a", "human_leader_a", "prog_laser")
def takes_the_laser(game: DoomsdayState, seat: int, kinds: tuple[str, ...]) -> tuple[str, ...]:
    """The laser may be taken as an action."""
    return (*kinds, "laser")


@unlocked("joke", "machine_leader_b", "human_leader_b", "prog_rocket")
def takes_the_rocket(game: DoomsdayState, seat: int, kinds: tuple[str, ...]) -> tuple[str, ...]:
    """The rocket launcher may be taken as an action."""
    return (*kinds, "rocket")


@weapon_limit("unit_010011012")
def unit_010011012(game: DoomsdayState, seat: int, limit: int) -> int:
    """Hold two weapons."""
    return 2


@peek_count("spy_net")
def spy_net(game: DoomsdayState, seat: int, count: int) -> int:
    """See two loyalty cards by one action."""
    return 2


@immune("ono")
def ono(game: DoomsdayState, seat: int, safe: bool) -> bool:
    """Never belong to the Legion or the fallen."""
    return True
