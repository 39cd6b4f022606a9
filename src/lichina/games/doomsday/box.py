"""What is in the box: roles, loyalty cards, programs and weapons, and what each number of players takes of it.

What the rulebook and the cards say of them is read from `content`.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Literal, TypeAlias, get_args

from lichina.kernel.content import ContentRow, Limit, rows

CONTENT = Path(__file__).parent / "content"

Team: TypeAlias = Literal["human", "machine", "outcast", "legion", "fallen"]
Symbol: TypeAlias = Literal["human", "machine", "outcast"]
TEAMS: tuple[Team, ...] = get_args(Team)
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)


class Role(ContentRow, frozen=True):
    """A role card; there is one of each."""

    id: str
    symbol: Symbol
    when: tuple[Literal["reveal", "permanent", "start", "shot", "death"], ...]
    """The moments of its ability."""
    pool: Literal["base", "legion", "leader"]
    """How it comes into play."""
    always: Team | None = None
    """The team that its holder has, whatever the loyalty cards say."""
    first: bool = False
    """Whether it is one of the six for a first game."""
    optional: bool = False
    """Whether a table may leave it out."""
    dead: bool = False
    """Whether its ability works although its owner is dead."""


class Program(ContentRow, frozen=True):
    """A program; `copies` says how many of it there are."""

    id: str
    copies: int
    when: Literal["any", "turn", "played", "damage", "never"]
    kind: Literal["instant", "permanent", "hidden"]
    dot: bool = False
    """A red dot: left out of the advanced game."""
    weapon: str | None = None
    """The weapon that it brings; free to all, it makes the program blank."""
    team: Symbol | None = None
    """The team that it counts for in secret."""
    weight: int = 0
    proves: Symbol | None = None
    """The team of whoever plays it: it is for nobody else."""


class Loyalty(ContentRow, frozen=True):
    """A loyalty card, and how much it counts for its team."""

    id: str
    copies: int
    team: Team
    weight: int


class WeaponCard(ContentRow, frozen=True):
    """A weapon: what its shot does, and what the target may do instead of being hurt."""

    id: str
    copies: int
    targets: int
    damage: int
    answer: Literal["loyalty", "role"]
    """The kind of card that the target may open."""
    printed: Literal["loyalty", "role"] | None = None
    """The same by the weapon's own card, where it differs."""
    heals: int = 0
    draws: int = 0
    """How many programs the shooter draws."""
    aims: bool = False
    """Whether it is aimed before it is fired."""
    special: bool = False
    """Whether it may lie locked."""


class Supply(ContentRow, frozen=True):
    """What this many players take out of the box."""

    players: int
    weapons: Mapping[str, int]
    loyalty: Mapping[str, int]
    roles: Mapping[Symbol, int]
    others: Mapping[str, int] | None = None
    """The weapons that a table may take instead."""
    copied: Mapping[str, int] | None = None
    """The loyalty cards as others have copied the table, where they read it differently."""
    legion: str | None = None
    """The card that the Legion's takes the place of."""


ROLES = {role.id: role for role in rows(CONTENT / "roles.toml", "role", Role)}
PROGRAMS = {program.id: program for program in rows(CONTENT / "programs.toml", "program", Program)}
LOYALTY = {card.id: card for card in rows(CONTENT / "loyalty.toml", "loyalty", Loyalty)}
WEAPONS = {weapon.id: weapon for weapon in rows(CONTENT / "weapons.toml", "weapon", WeaponCard)}
SUPPLIES = {row.players: row for row in rows(CONTENT / "setup.toml", "row", Supply)}
LIMITS = {limit.id: limit.value for limit in rows(CONTENT / "setup.toml", "limit", Limit)}

PLAYERS = range(min(SUPPLIES), max(SUPPLIES) + 1)
