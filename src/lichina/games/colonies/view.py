"""What everybody sees, and what one seat sees in addition. Field by field: nobody sees what is not named here."""

from __future__ import annotations

from msgspec import Struct

from lichina.kernel import Amount, BySeat, Card, Place, Seat, Word


class SurvivorInPlay(Struct, frozen=True):
    """A survivor in play."""

    seat: Seat
    place: Place
    wounds: Amount
    frostbite: Amount
    despair: Amount
    down: bool
    """Bitten, and on its side until the stage is over."""
    leads: bool
    """Whether it leads its group."""
    tired: bool
    """Whether its ability was used in this round."""
    equipment: tuple[Card, ...]
    used: tuple[Card, ...]
    """Equipment that was used in this round."""


class Entrance(Struct, frozen=True):
    """What stands before an entrance."""

    zombies: Amount
    barricades: Amount
    traps: Amount


class Camp(Struct, frozen=True):
    """A colony, or the den."""

    players: tuple[Seat, ...]
    leader: Seat | None
    morale: Amount
    food: Amount
    starvation: Amount
    bullets: Amount
    helpless: Amount
    unruly: Amount
    trophies: Amount
    waste: tuple[Card, ...]
    """The waste pile, its top last."""
    storage: tuple[Card, ...]
    won: tuple[Place, ...]
    """Where it has won combats."""


class Player(Struct, frozen=True):
    """Somebody at the table."""

    home: Place
    hand: dict[Word, Amount]
    """How many cards of each back."""
    dice: tuple[Amount, ...]
    next_roll: Amount
    """How many more dice, or fewer, to roll next time."""


class Grave(Struct, frozen=True):
    """Somebody who has died."""

    survivor: Card
    seat: Seat


class Fight(Struct, frozen=True):
    """The combat under way, as far as it has come."""

    place: Place
    blue: tuple[Card, ...]
    yellow: tuple[Card, ...]
    """Who fights for whom, the wolf's survivors with those he has joined."""
    tactics: dict[Word, Card]
    bids: dict[Word, Amount]
    faces: dict[Word, Word]
    strength: dict[Word, Amount]
    winner: Word


class Public(Struct, frozen=True):
    """What everybody sees."""

    stage: Word
    rounds: Amount
    """What the round tracker shows."""
    objective: Card
    crisis: Card | None
    given: tuple[Card, ...]
    target: Amount
    """How many cards prevent the crisis."""
    active: tuple[Seat, ...]
    ready: tuple[Seat, ...]
    passed: tuple[Seat, ...]
    moved: tuple[Card, ...]
    readers: dict[Seat, Seat]
    """Who reads the crossroads card of whom."""
    glass: float | None
    """When the glass runs out, while it runs."""
    players: BySeat[Player]
    camps: dict[Place, Camp]
    people: dict[Card, SurvivorInPlay]
    gates: dict[Place, Entrance]
    noise: dict[Place, Amount]
    decks: dict[Place, Amount]
    """How many cards each deck has."""
    tops: dict[Place, Word]
    """The back of the top item of each deck: where it came from."""
    graves: tuple[Grave, ...]
    attached: dict[Word, dict[Word, Amount]]
    """Cards that stay: the rule, with whom or where, and the number by which it is counted."""
    fight: Fight | None


class Glimpse(Struct, frozen=True):
    """Cards that somebody has seen in secret."""

    how: Word
    """`hand` or `top`."""
    whose: Word
    """The seat, or the place of the deck."""
    rounds: Amount
    """What the round tracker showed then."""
    cards: tuple[Card, ...]


class Private(Struct, frozen=True):
    """What one player sees in addition."""

    hand: tuple[Card, ...]
    goal: Card
    reads: dict[Seat, Card]
    """The crossroads cards that this player reads, by whose turn it is."""
    found: tuple[Card, ...]
    """What a search has turned up."""
    candidates: tuple[Card, ...]
    """Survivors to choose from at the start."""
    missions: tuple[Card, ...]
    favoured: Word | None
    """The colony that was drawn for the lone wolf."""
    glimpses: tuple[Glimpse, ...]
