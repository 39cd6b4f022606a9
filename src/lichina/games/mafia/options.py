"""What a table may choose."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from lichina.kernel import Game

from . import deck as decks
from .position import Deal
from .victory import WinMode


class Choices(Game.Options, frozen=True):
    """What a table may choose."""

    style: decks.Style = "standard"
    triads: bool = False
    loners: tuple[Literal["maniac", "widow", "patient0"], ...] = ()
    checker: decks.Checker = "detective"
    strict_box: bool = False
    counts: dict[str, int] | None = None
    reveal_deck_list: bool = True
    moderator: Annotated[int, Meta(ge=0, le=32)] | None = None
    dead_see: Literal["public", "everything"] = "public"
    vote: Literal["open", "in_turn", "sealed"] = "open"
    tie: Literal["runoff", "nobody", "random", "all"] = "runoff"
    require_majority: bool = False
    win_mode: WinMode = "hybrid"
    blocked_check: Literal["neutral", "random", "no_result"] = "neutral"
    lawyer_jails_innocent: bool = True
    gangs_are_one: bool = False
    journalist_self: bool = False
    infection_survives_p0: bool = True
    statements: Annotated[int, Meta(ge=0, le=9)] = 3
    discussion: Annotated[int, Meta(ge=10, le=3600)] = 180
    voting: Annotated[int, Meta(ge=5, le=3600)] = 60
    night: Annotated[int, Meta(ge=10, le=600)] = 60
    constant_night: bool = True
    deal: Deal | None = None
