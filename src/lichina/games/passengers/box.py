"""What is in the box: passengers, boats and their seats, sets of gifts, and what each number of players takes of it.

What the rulebook lists of them is read from `content`.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Literal, TypeAlias

from lichina.kernel.content import ContentRow, Limit, rows

CONTENT = Path(__file__).parent / "content"
NO_COLOUR = "none"
Does: TypeAlias = Literal["peek", "reveal", "swap", "mask", "help", "harm"]
"""What most gifts do to what is chosen for them: see it alone, show it to all, move it, mask it, help or harm it."""


class Passenger(ContentRow, frozen=True):
    """A card; `box` says how many of it there are."""

    id: str
    kind: str
    box: int
    colour: str = NO_COLOUR


class SideRow(ContentRow, frozen=True):
    """A side, and the kind of faction card that puts somebody on it."""

    id: str
    kind: str


class SideCounts(ContentRow, frozen=True):
    """How many of each side there are, and what goes with it."""

    players: int
    guides: int
    smugglers: int
    jaster: int = 0
    fixed: float | None = None
    """Jaster's points."""
    helped: float | None = None
    """Jaster's points with `help_jaster`; None: the same."""
    gaps: bool = False
    """Whether an empty seat parts neighbours with `help_jaster`."""
    cap: int | None = None
    """How many passengers a boat takes; None: as the table chooses."""
    gifts: str | None = None
    """The set of gifts that this many players always have; None: as the table chooses."""
    mystery: int = 0
    """How many souls, and how many demons, come as mystery passengers."""


class BoatSeats(ContentRow, frozen=True):
    """The seats of a boat in a round, from left to right."""

    round: int
    boat: str
    gifts: tuple[int, ...]
    votes: tuple[int, ...]


class Gift(ContentRow, frozen=True):
    """A gift, and what bots make of it."""

    id: str
    does: Does | None = None
    worth: float = 0.0
    """By how much it makes its holder more likely to win, as a rule."""


class GiftPlace(ContentRow, frozen=True):
    """The place of a gift in a set."""

    set: str
    number: int
    gift: str


class SideWorth(ContentRow, frozen=True):
    """What a side has for somebody in the Afterlands."""

    id: str
    points: int


class Group(ContentRow, frozen=True):
    """The extra points of guides for this many souls of one colour in the same boat."""

    souls: int
    points: int


_BOX = CONTENT / "box.toml"
PASSENGERS = {card.id: card for card in rows(_BOX, "passenger", Passenger)}
SIDE_OF = {side.kind: side.id for side in rows(_BOX, "side", SideRow)}
"""The kind of the first card says whose side somebody is on."""
CASTS = {cast.players: cast for cast in rows(_BOX, "cast", SideCounts)}
LIMITS = {limit.id: limit.value for limit in rows(_BOX, "limit", Limit)}
LAID = rows(CONTENT / "boats.toml", "boat", BoatSeats)
GIFTS = {gift.id: gift for gift in rows(CONTENT / "gifts.toml", "gift", Gift)}
PLACES = rows(CONTENT / "gifts.toml", "place", GiftPlace)
POINTS = {worth.id: worth.points for worth in rows(CONTENT / "points.toml", "point", SideWorth)}
GROUPS = {group.souls: group.points for group in rows(CONTENT / "points.toml", "group", Group)}

# --- players ----------------------------------------------------------------------------------------------------------

GUIDES, SMUGGLERS, JASTER = SIDES = tuple(SIDE_OF.values())
"""Jaster is a side, a kind of card and a card."""
PLAYERS = range(min(CASTS), max(CASTS) + 1)
CHOOSERS = range(min(cast.players for cast in CASTS.values() if cast.gifts is None), PLAYERS.stop)
"""With this many players, they choose their set of gifts."""
GAZE = LIMITS["gaze"]
"""With this many players or more, smugglers know each other."""

# --- passengers -------------------------------------------------------------------------------------------------------

FACES = tuple(PASSENGERS)
SOULS, DEMONS = (tuple(card.id for card in PASSENGERS.values() if card.kind == kind) for kind in ("soul", "demon"))
COLOURS = tuple(PASSENGERS[soul].colour for soul in SOULS)
KIND_OF = {card.id: card.kind for card in PASSENGERS.values()}
"""Soul, demon or Jaster."""
COLOUR_OF = {card.id: card.colour for card in PASSENGERS.values()}
"""The printed colour; Jaster has none."""
SAME = PASSENGERS[SOULS[0]].box
"""How many there are of each soul and each demon."""

# --- boats and gifts --------------------------------------------------------------------------------------------------

RAVEN, WOLF = BOATS = ("raven", "wolf")
WIDTH = LIMITS["seats"]
"""Seats in a boat."""
ROUNDS = LIMITS["rounds"]
TOKENS = LIMITS["tokens"]
SEATS: tuple[Mapping[str, tuple[tuple[int, int], ...]], ...] = tuple(
    {boat.boat: tuple(zip(boat.gifts, boat.votes, strict=True)) for boat in LAID if boat.round == number}
    for number in range(1, ROUNDS + 1)
)
"""For each round and boat its seats: the number of the gift and the votes that come with it."""
SETS: Mapping[str, tuple[str, ...]] = {
    name: tuple(place.gift for place in PLACES if place.set == name)
    for name in dict.fromkeys(place.set for place in PLACES)
}
CHOICE = tuple(name for name in SETS if name not in {cast.gifts for cast in CASTS.values()})
"""The sets that can be chosen from."""


def cell(boat: str, column: int) -> str:
    """The name of a seat in a boat of the round; columns count from 0 here, and from 1 for people."""
    return f"{boat}-{column + 1}"


def ashore(row: int, column: int) -> str:
    """The name of a seat in the Afterlands."""
    return f"shore-{row + 1}-{column + 1}"
