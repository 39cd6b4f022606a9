"""What everybody sees, and what one seat sees in addition. Field by field: nobody sees what is not named here."""

from __future__ import annotations

from msgspec import Struct

from lichina.kernel import Amount, BySeat, Card, Place, Seat, Word


class Exchange(Struct, frozen=True):
    """A question and its answer. Words are a ready-made line, typed text, or neither where they were spoken."""

    seat: Seat
    target: Seat
    """Who was asked; if the question was passed on, who answered."""
    about: Word
    """A trait, or `own` or `aloud`."""
    line: Word | None
    text: str | None
    lasso: bool
    manner: Card | None
    """The power that is acted out in these words."""
    reply: Word | None = None
    """`yes`, `partly`, `no`, `own`, `aloud`; None while it is not answered."""
    reply_about: Word | None = None
    """The trait that the answer is about."""
    reply_line: Word | None = None
    reply_text: str | None = None
    reply_manner: Card | None = None


class Glass(Struct, frozen=True):
    """The clock of the round: when it ends while it runs, and how much is left while it stands."""

    ends: float | None
    left: float
    whole: float


class Trial(Struct, frozen=True):
    """A vote that is going on: against whom, or about the bag."""

    caller: Seat
    target: Seat | None
    part: Word
    """`shield`, `ballots` or `override`."""


class Sheet(Struct, frozen=True):
    """A round that is over: everything about it is known."""

    reason: Word
    bag: Place
    """A place, `joke` or `mixed`."""
    cards: BySeat[Card]
    ally: Seat | None
    powers: BySeat[Card]
    points: BySeat[Amount]
    applauded: tuple[Seat, ...] = ()


class Public(Struct, frozen=True):
    """What everybody sees."""

    stage: Word
    round: Amount
    rounds: Amount
    places: tuple[Place, ...]
    used: tuple[Place, ...]
    """Bags that are out of the game: places, `joke`, `mixed` for each."""
    dealer: Seat
    asker: Seat | None
    target: Seat | None
    """Who has to answer."""
    spared: Seat | None
    """Whom the asker may not ask."""
    typing: Seat | None
    """Who is writing a question or an answer."""
    glass: Glass | None
    exchanges: tuple[Exchange, ...]
    """Of this round."""
    accusations: tuple[tuple[Seat, Seat], ...]
    """Of this round, in their order: who accused whom."""
    callers: tuple[Seat, ...]
    """Who has called madness in this round."""
    opened: dict[Seat, Card]
    """Powers that have been opened in this round."""
    trial: Trial | None
    spy: Seat | None
    """Who has opened the spy's card in this round."""
    named: Place | None
    """The place that was named rightly in this round."""
    scores: BySeat[Amount]
    sheets: tuple[Sheet, ...]
    words: BySeat[Amount]
    """How often each seat may still say something now that the time is up."""
    modes: tuple[Word, ...]
    """Which further rules are in use: `mission`, `ally`, `joke`, `madness`."""


class Private(Struct, frozen=True):
    """What one player sees in addition."""

    card: Card
    ally: bool
    power: Card | None
    neighbour: tuple[Seat, Card] | None
    """Whose power this player has seen, and which it is."""
    may_accuse: bool
    may_call: bool
