"""What everybody sees, and what one seat sees in addition. Field by field: nobody sees what is not named here."""

from __future__ import annotations

from msgspec import Struct


class Gone(Struct, frozen=True):
    """Somebody who has left the game, with the card that was opened."""

    seat: int
    card: str
    by_vote: bool
    number: int
    """Of the day or the night."""


class Ending(Struct, frozen=True):
    """How the match has ended, while everybody looks at it."""

    winners: tuple[int, ...]
    reason: str
    side: str


class Public(Struct, frozen=True):
    """The town square: what everybody sees."""

    stage: str
    day: int
    night: int
    half: int
    """Of the night: 1 or 2; by day 0."""
    players: tuple[int, ...]
    alive: tuple[int, ...]
    gone: tuple[Gone, ...]
    jailed: tuple[int, ...]
    deck: dict[str, int] | None
    """The cards in the game, if the table knows them."""
    moderator: int | None
    calls: tuple[str, ...]
    """The roles that are called tonight, in their order."""
    candidates: tuple[int, ...]
    """Who stands to be voted out, while there is a vote."""
    hands: dict[int, int | str]
    """Hands raised so far, where they are seen."""
    ready: tuple[int, ...]
    """Who has called for the vote."""
    ending: Ending | None


class Check(Struct, frozen=True):
    """What a checker learned in a night."""

    night: int
    targets: tuple[int, ...]
    answer: str | None


class Note(Struct, frozen=True):
    """Whom a player suspected in a night."""

    night: int
    target: int


class Everything(Struct, frozen=True):
    """What the moderator sees, and the dead where the table lets them."""

    cards: tuple[str, ...]
    infected: tuple[int, ...]
    poisoned: tuple[int, ...]
    chiefs: dict[str, int]
    orders: dict[str, int | None]
    ballots: dict[str, dict[int, int | None]]
    owing: tuple[int, ...]
    """Where a person moderates, who has not tapped yet."""
    overtime: bool
    """Where a person moderates, whether a stage has lasted as long as it would without him."""


class Private(Struct, frozen=True):
    """What one player sees in addition."""

    card: str
    chief: bool
    """Whether this player has the last word in the gang."""
    rooms: dict[str, tuple[int, ...]]
    """For each gang that this player wakes with, who was awake when it last woke."""
    ballots: dict[str, dict[int, int | None]]
    """How those gangs point tonight."""
    infected: bool
    sick: tuple[int, ...]
    """All the infected, with patient zero, for those who are of them."""
    checks: tuple[Check, ...]
    notes: tuple[Note, ...]
    everything: Everything | None = None
