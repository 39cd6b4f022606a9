"""What a table may choose."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lichina.kernel import Game, MomentSeconds

from .box import LIMITS


class Held(Struct, frozen=True, forbid_unknown_fields=True):
    """A weapon in somebody's hands, and at whom it is aimed."""

    id: str
    aim: list[int] = []


class PlacedProgram(Struct, frozen=True, forbid_unknown_fields=True):
    """A program that lies on the table, and the player whom it names."""

    id: str
    chosen: int | None = None


class PlacedSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody's cards in a position; in the advanced game the loyalty cards lie between the players instead."""

    role: list[str]
    left: str | None = None
    right: str | None = None
    up: list[str] = []
    """Which of `role`, `second`, `left` and `right` lie face up."""
    programs: list[str] = []
    permanents: list[PlacedProgram] = []
    weapons: list[Held] = []
    lives: int = LIMITS["lives"]
    marks: list[Literal["legion", "fallen"]] = []


class Gap(Struct, frozen=True, forbid_unknown_fields=True):
    """A loyalty card between two players."""

    id: str
    up: bool = False


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """A position: everybody's cards, the deck from the top, whose turn begins, and what has happened before."""

    seats: list[PlacedSeat]
    gaps: list[Gap] = []
    """The card between each seat and the next one, in the advanced game."""
    deck: list[str] = []
    turn: int = 0
    inverted: bool = False
    no_humans: bool = False


class Choices(Game.Options, frozen=True):
    """What a table may choose."""

    first_roles: bool = False
    """Whether the roles for a first game are taken before all others."""
    legion: bool = False
    with_ono: bool = True
    arsenal: Literal["usual", "other"] = "usual"
    weapon_text: Literal["rulebook", "cards"] = "rulebook"
    row6: Literal["scan", "copies"] = "scan"
    may_pass: bool = True
    stalemate_rounds: Annotated[int, Meta(ge=1, le=50)] = LIMITS["stalemate"]
    window: Annotated[float, Meta(ge=0, le=60)] = 4.0
    turn: Annotated[int, Meta(ge=10, le=600)] = 90
    answer: Annotated[int, Meta(ge=5, le=300)] = 30
    moment: MomentSeconds = 0
    deal: Deal | None = None
