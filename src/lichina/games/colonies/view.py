"""What everybody sees, and what one seat sees in addition. Field by field: nobody sees what is not named here."""

from __future__ import annotations

from msgspec import Struct


class SurvivorInPlay(Struct, frozen=True):
    """A survivor in play."""

    seat: int
    place: str
    wounds: int
    frostbite: int
    despair: int
    down: bool
    """Bitten, and on its side until the stage is over."""
    leads: bool
    """Whether it leads its group."""
    tired: bool
    """Whether its ability was used in this round."""
    equipment: tuple[str, ...]
    used: tuple[str, ...]
    """Equipment that was used in this round."""


class Entrance(Struct, frozen=True):
    """What stands before an entrance."""

    zombies: int
    barricades: int
    traps: int


class Camp(Struct, frozen=True):
    """A colony, or the den."""

    players: tuple[int, ...]
    leader: int | None
    morale: int
    food: int
    starvation: int
    bullets: int
    helpless: int
    unruly: int
    trophies: int
    waste: tuple[str, ...]
    """The waste pile, its top last."""
    storage: tuple[str, ...]
    won: tuple[str, ...]
    """Where it has won combats."""


class Player(Struct, frozen=True):
    """Somebody at the table."""

    home: str
    hand: dict[str, int]
    """How many cards of each back."""
    dice: tuple[int, ...]
    next_roll: int
    """How many more dice, or fewer, to roll next time."""


class Grave(Struct, frozen=True):
    """Somebody who has died."""

    survivor: str
    seat: int


class Fight(Struct, frozen=True):
    """The combat under way, as far as it has come."""

    place: str
    blue: tuple[str, ...]
    yellow: tuple[str, ...]
    """Who fights for whom, the wolf's survivors with those he has joined."""
    tactics: dict[str, str]
    bids: dict[str, int]
    faces: dict[str, str]
    strength: dict[str, int]
    winner: str


class Public(Struct, frozen=True):
    """What everybody sees."""

    stage: str
    rounds: int
    """What the round tracker shows."""
    objective: str
    crisis: str | None
    given: tuple[str, ...]
    target: int
    """How many cards prevent the crisis."""
    active: tuple[int, ...]
    ready: tuple[int, ...]
    passed: tuple[int, ...]
    moved: tuple[str, ...]
    readers: dict[int, int]
    """Who reads the crossroads card of whom."""
    glass: float | None
    """When the glass runs out, while it runs."""
    players: tuple[Player, ...]
    camps: dict[str, Camp]
    people: dict[str, SurvivorInPlay]
    gates: dict[str, Entrance]
    noise: dict[str, int]
    decks: dict[str, int]
    """How many cards each deck has."""
    tops: dict[str, str]
    """The back of the top item of each deck: where it came from."""
    graves: tuple[Grave, ...]
    attached: dict[str, dict[str, int]]
    """Cards that stay: the rule, with whom or where, and the number by which it is counted."""
    fight: Fight | None


class Glimpse(Struct, frozen=True):
    """Cards that somebody has seen in secret."""

    how: str
    """`hand` or `top`."""
    whose: str
    """The seat, or the place of the deck."""
    rounds: int
    """What the round tracker showed then."""
    cards: tuple[str, ...]


class Private(Struct, frozen=True):
    """What one player sees in addition."""

    hand: tuple[str, ...]
    goal: str
    reads: dict[int, str]
    """The crossroads cards that this player reads, by whose turn it is."""
    found: tuple[str, ...]
    """What a search has turned up."""
    candidates: tuple[str, ...]
    """Survivors to choose from at the start."""
    missions: tuple[str, ...]
    favoured: str | None
    """The colony that was drawn for the lone wolf."""
    glimpses: tuple[Glimpse, ...]
