"""What a table may choose, and positions to start from."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from lichina.kernel import Game, MomentSeconds, Position

from .box import PLAYERS

Die = Annotated[int, Meta(ge=1, le=6)]
Number = Annotated[int, Meta(ge=0, le=99)]
Seat = Annotated[int, Meta(ge=0, le=PLAYERS[-1] - 1)]
Start = Literal[
    "round",
    "turn",
    "move",
    "act",
    "crossroads",
    "food",
    "combat",
    "waste",
    "crisis",
    "bullets",
    "zombies",
    "objective",
    "tracker",
    "election",
]


class PlacedSurvivor(Struct, frozen=True, forbid_unknown_fields=True):
    """A survivor in play."""

    id: str
    owner: Seat
    place: str
    wounds: Number = 0
    frostbite: Number = 0
    despair: Number = 0
    equipment: list[str] = []


class Spot(Struct, frozen=True, forbid_unknown_fields=True):
    """What lies before an entrance; for a place of the town, also the noise in it."""

    zombies: Number = 0
    barricades: Number = 0
    traps: Number = 0
    noise: Number = 0


class PlacedCamp(Struct, frozen=True, forbid_unknown_fields=True):
    """A colony, or the den."""

    morale: Number = 5
    food: Number = 0
    starvation: Number = 0
    bullets: Number = 0
    helpless: Number = 0
    unruly: Number = 0
    trophies: Number = 0
    waste: list[str] = []
    storage: list[str] = []
    won: list[str] = []
    """Where it has won combats."""
    leader: Seat | None = None
    """None: the first of its players."""


class PlacedDeed(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that was done in the turn, for crossroads."""

    seat: Seat
    what: str
    survivor: str = ""
    place: str = ""


class Deal(Position, frozen=True):
    """A position to start from; whatever it does not name is not there, but for decks, which have all that is left."""

    phase: Start = "round"
    active: tuple[Seat, ...] = ()
    """Whose turn it is: the first of each colony unless given."""
    rounds: Number = 6
    survivors: tuple[PlacedSurvivor, ...] = ()
    dead: tuple[PlacedSurvivor, ...] = ()
    blue: PlacedCamp = PlacedCamp()
    yellow: PlacedCamp = PlacedCamp()
    den: PlacedCamp = PlacedCamp(morale=4)
    spots: dict[str, Spot] = field(default_factory=dict)
    """By entrance or place of the town."""
    hands: tuple[tuple[str, ...], ...] = ()
    """By seat; so are the dice and the secret objectives."""
    dice: tuple[tuple[Die, ...], ...] = ()
    secrets: tuple[str, ...] = ()
    decks: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The top first: places of the town, and `survivors`, `crossroads`, `crises`, `missions`."""
    crisis: str | None = None
    given: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    """Items out of the game, the last one last."""
    roads: dict[str, str] = field(default_factory=dict)
    """The crossroads card of each side whose turn it is."""
    deeds: tuple[PlacedDeed, ...] = ()


class Choices(Game.Options, frozen=True):
    """What a table may choose."""

    objective: Literal[
        "random",
        "mo_killing_blow",
        "mo_divide_and_conquer",
        "mo_last_stockpile",
        "mo_keep_the_fires",
        "mo_clean_streets",
        "mo_new_blood",
        "mo_convoy",
        "mo_long_siege",
    ] = "random"
    teams: Literal["seats", "random"] = "seats"
    wolf: Seat | None = None
    quick: bool = False
    random_items: bool = True
    more_crossroads: bool = True
    leave_out: bool = False
    collapse_wins: bool = True
    glass: Annotated[int, Meta(ge=10, le=600)] = 120
    turn: Annotated[int, Meta(ge=60, le=3600)] = 900
    thinking: Annotated[int, Meta(ge=10, le=3600)] = 90
    asking: Annotated[int, Meta(ge=5, le=300)] = 30
    pause: Annotated[float, Meta(ge=0, le=60)] = 4.0
    moment: MomentSeconds = 0
    deal: Deal | None = None
