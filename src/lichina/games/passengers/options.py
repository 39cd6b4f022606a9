"""What a table may choose."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lichina.kernel import Game, MomentSeconds


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards laid out on purpose: the hand of each seat, its faction card first, and who has the coin."""

    hands: list[list[str]]
    coin: int = 0
    mystery: list[str] = []
    """The mystery passengers in the order in which they come, for four players."""


class Choices(Game.Options, frozen=True):
    """What a table may choose."""

    gifts: Literal["one", "two", "three", "vote", "random"] = "one"
    empty_seats: Literal["skip", "strict"] = "skip"
    boat_cap: Literal[4, 5] = 4
    help_jaster: bool = False
    turn: Annotated[int, Meta(ge=10, le=600)] = 90
    discussion: Annotated[int, Meta(ge=0, le=600)] = 90
    voting: Annotated[int, Meta(ge=5, le=300)] = 30
    moment: MomentSeconds = 0
    deal: Deal | None = None
