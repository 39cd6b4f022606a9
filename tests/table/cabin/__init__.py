"""A game whose words hang on its options: everybody looks for a cabin, in the forest, at sea, or where a host says."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from msgspec import Struct

from lichina.kernel import (
    ALL,
    PLACE,
    All,
    Ask,
    BadOptions,
    Dice,
    Game,
    Next,
    Objection,
    Outcome,
    Pick,
    Place,
    Seat,
    Steps,
    Tale,
)

PLACES = ("hill", "bay")
TABOO = "маяк"


class Map(Struct, frozen=True):
    """What everybody sees."""

    places: tuple[str, ...]


class Cabin(Game):
    id = "cabin"
    PLAYERS = range(2, 5)
    EVENTS = (Tale("found", seat=Seat, place=Place),)
    WITH_BOTS: ClassVar[Mapping[str, Any]] = {"limit": 20, "talk": "typed"}
    SITTING: ClassVar[Mapping[str, Any]] = {"together": {"talk": "spoken"}, "call": {"talk": "spoken"}}
    PACE: ClassVar[Mapping[str, float]] = {"seek": 12.0}

    class Options(Game.Options, frozen=True):
        pack: Literal["forest", "sea", "own"] = "forest"
        own: tuple[dict[str, str], ...] = ()
        talk: Literal["typed", "spoken"] = "typed"
        limit: int = 60

    options: Options
    places: list[str]

    @classmethod
    def content(cls, options: Options) -> str | None:
        return "sea" if options.pack == "sea" else None

    @classmethod
    def given_names(cls, options: Options) -> Mapping[str, Mapping[str, str]]:
        return {f"own-{number}": names for number, names in enumerate(options.own, 1)} if options.pack == "own" else {}

    @classmethod
    def read_option(cls, name: str, text: str) -> Any:
        if name != "own":
            return super().read_option(name, text)
        places = tomllib.loads(text).get("places", [])
        if not places:
            raise BadOptions("no-places", "there is no place in it")
        return places

    def setup(self) -> Next:
        self.places = list(self.given_names(self.options)) or list(PLACES)
        return self.seek

    def seek(self) -> Steps[Next]:
        asks = [Ask(seat, "seek", Pick(self.places, PLACE), closed={"cliff": "too-steep"}) for seat in self.seats]
        found = yield All(asks, limit=self.options.limit)
        self.tell(ALL, "found", seat=0, place=found[0])
        return Outcome((0,), "found", "finders")

    def censor(self, channel: str, text: str) -> Objection | None:
        return Objection("lighthouse", TABOO) if TABOO in text.casefold() else None

    def public(self) -> Map:
        return Map(tuple(self.places))

    def imagine(self, seat: int, dice: Dice) -> None:
        """Nothing is hidden."""
