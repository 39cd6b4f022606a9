"""What everybody sees, and what one seat sees in addition. Field by field: nobody sees what is not named here."""

from __future__ import annotations

from msgspec import Struct

from lichina.kernel import Amount, BySeat, Card, Seat, Word


class Gone(Struct, frozen=True):
    """Somebody who has left the game, with the card that was opened."""

    seat: Seat
    card: Card
    by_vote: bool
    number: Amount
    """Of the day or the night."""


class Ending(Struct, frozen=True):
    """How the match has ended, while everybody looks at it."""

    winners: tuple[Seat, ...]
    reason: Word
    side: Word


class Public(Struct, frozen=True):
    """The town square: what everybody sees."""

    stage: Word
    day: Amount
    night: Amount
    half: Amount
    """Of the night: 1 or 2; by day 0."""
    players: tuple[Seat, ...]
    alive: tuple[Seat, ...]
    gone: tuple[Gone, ...]
    jailed: tuple[Seat, ...]
    deck: dict[Card, Amount] | None
    """The cards in the game, if the table knows them."""
    moderator: Seat | None
    calls: tuple[Word, ...]
    """The roles that are called tonight, in their order."""
    candidates: tuple[Seat, ...]
    """Who stands to be voted out, while there is a vote."""
    hands: dict[Seat, Seat | Word]
    """Hands raised so far, where they are seen."""
    ready: tuple[Seat, ...]
    """Who has called for the vote."""
    ending: Ending | None


class Check(Struct, frozen=True):
    """What a checker learned in a night."""

    night: Amount
    targets: tuple[Seat, ...]
    answer: Word | None


class Note(Struct, frozen=True):
    """Whom a player suspected in a night."""

    night: Amount
    target: Seat


class Everything(Struct, frozen=True):
    """What the moderator sees, and the dead where the table lets them."""

    cards: BySeat[Card]
    infected: tuple[Seat, ...]
    poisoned: tuple[Seat, ...]
    chiefs: dict[Word, Seat]
    orders: dict[Word, Seat | None]
    ballots: dict[Word, dict[Seat, Seat | None]]
    owing: tuple[Seat, ...]
    """Where a person moderates, who has not tapped yet."""
    overtime: bool
    """Where a person moderates, whether a stage has lasted as long as it would without him."""


class Private(Struct, frozen=True):
    """What one player sees in addition."""

    card: Card
    chief: bool
    """Whether this player has the last word in the gang."""
    rooms: dict[Word, tuple[Seat, ...]]
    """For each gang that this player wakes with, who was awake when it last woke."""
    ballots: dict[Word, dict[Seat, Seat | None]]
    """How those gangs point tonight."""
    infected: bool
    sick: tuple[Seat, ...]
    """All the infected, with patient zero, for those who are of them."""
    checks: tuple[Check, ...]
    notes: tuple[Note, ...]
    everything: Everything | None = None
