"""What a table may choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import Meta

from lichina.kernel import Game, MomentSeconds

from . import deck as decks
from .position import Deal
from .roles import LONERS
from .victory import WinMode

if TYPE_CHECKING:
    Loner: TypeAlias = str
else:  # one of those that are listed: the types know it only when the content is read
    Loner = Literal[LONERS]


class Choices(Game.Options, frozen=True):
    """What a table may choose."""

    style: decks.Style = "standard"
    triads: bool = False
    loners: tuple[Loner, ...] = ()
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
    first_night: Annotated[int, Meta(ge=0, le=300)] = 0
    moment: MomentSeconds = 0
    deal: Deal | None = None
    said: dict[str, tuple[str, ...]] = {}  # noqa: RUF012
