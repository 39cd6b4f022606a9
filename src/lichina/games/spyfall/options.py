"""What a table may choose."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lichina.kernel import Game, MomentSeconds

from .box import LONGEST, MOST, PLAYERS, ROUNDS

Seats = Annotated[int, Meta(ge=0, le=PLAYERS[-1] - 1)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST, pattern=r"\S")]
Strength = Literal[1, 2]


class OwnPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """A place that a host has thought up: its name in one language or both, and what holds for it."""

    ru: Name | None = None
    en: Name | None = None
    traits: dict[str, Strength] = {}


class OwnPack(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack that a host has thought up."""

    places: Annotated[tuple[OwnPlace, ...], Meta(max_length=MOST)]


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """A round laid out on purpose: the bag, what each seat holds, and who deals."""

    cards: list[str]
    """A place or `spy` for every seat: one spy among the same places, spies alone, or as many places as seats."""
    ally: int | None = None
    powers: list[str] = []
    dealer: int = 0


class SaidBefore(Struct, frozen=True, forbid_unknown_fields=True):
    """What was said in the matches before, on the same evening."""

    lines: dict[str, int] = {}
    """How often each line was said."""
    tones: dict[str, tuple[str, ...]] = {}
    """In which tones things of each kind were said lately when the time was up."""


class Choices(Game.Options, frozen=True):
    """What a table may choose."""

    pack: Literal["everyday", "dc", "own"] = "everyday"
    own: OwnPack | None = None
    rounds: Annotated[int, Meta(ge=1, le=ROUNDS)] = 5
    minutes: Annotated[int, Meta(ge=1, le=20)] | None = None
    mission: bool = False
    ally: bool = False
    joke: bool = False
    madness: bool = False
    madness_calls: Literal["one", "free"] = "one"
    dealer: Seats | None = None
    talk: Literal["typed", "spoken"] = "typed"
    discussion: Annotated[int, Meta(ge=5, le=600)] = 60
    ally_discussion: Annotated[int, Meta(ge=5, le=600)] = 30
    voting: Annotated[int, Meta(ge=5, le=120)] = 15
    moment: MomentSeconds = 0
    deal: tuple[Deal, ...] = ()
    """The first rounds."""
    said: SaidBefore = SaidBefore()
