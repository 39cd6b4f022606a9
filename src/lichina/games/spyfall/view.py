"""What everybody sees, and what one seat sees in addition. Field by field: nobody sees what is not named here."""

from __future__ import annotations

from msgspec import Struct


class Exchange(Struct, frozen=True):
    """A question and its answer. Words are a ready-made line, typed text, or neither where they were spoken."""

    seat: int
    target: int
    """Who was asked; if the question was passed on, who answered."""
    about: str
    """A trait, or `own` or `aloud`."""
    line: str | None
    text: str | None
    lasso: bool
    manner: str | None
    """The power that is acted out in these words."""
    reply: str | None = None
    """`yes`, `partly`, `no`, `own`, `aloud`; None while it is not answered."""
    reply_about: str | None = None
    """The trait that the answer is about."""
    reply_line: str | None = None
    reply_text: str | None = None
    reply_manner: str | None = None


class Glass(Struct, frozen=True):
    """The clock of the round: when it ends while it runs, and how much is left while it stands."""

    ends: float | None
    left: float
    whole: float


class Trial(Struct, frozen=True):
    """A vote that is going on: against whom, or about the bag."""

    caller: int
    target: int | None
    part: str
    """`shield`, `ballots` or `override`."""


class Sheet(Struct, frozen=True):
    """A round that is over: everything about it is known."""

    reason: str
    bag: str
    """A place, `joke` or `mixed`."""
    cards: tuple[str, ...]
    ally: int | None
    powers: tuple[str, ...]
    points: tuple[int, ...]
    applauded: tuple[int, ...] = ()


class Public(Struct, frozen=True):
    """What everybody sees."""

    stage: str
    round: int
    rounds: int
    places: tuple[str, ...]
    used: tuple[str, ...]
    """Bags that are out of the game: places, `joke`, `mixed` for each."""
    dealer: int
    asker: int | None
    target: int | None
    """Who has to answer."""
    spared: int | None
    """Whom the asker may not ask."""
    typing: int | None
    """Who is writing a question or an answer."""
    glass: Glass | None
    exchanges: tuple[Exchange, ...]
    """Of this round."""
    accusations: tuple[tuple[int, int], ...]
    """Of this round, in their order: who accused whom."""
    callers: tuple[int, ...]
    """Who has called madness in this round."""
    opened: dict[int, str]
    """Powers that have been opened in this round."""
    trial: Trial | None
    spy: int | None
    """Who has opened the spy's card in this round."""
    named: str | None
    """The place that was named rightly in this round."""
    scores: tuple[int, ...]
    sheets: tuple[Sheet, ...]
    words: tuple[int, ...]
    """How often each seat may still say something now that the time is up."""
    modes: tuple[str, ...]
    """Which further rules are in use: `mission`, `ally`, `joke`, `madness`."""


class Private(Struct, frozen=True):
    """What one player sees in addition."""

    card: str
    ally: bool
    power: str | None
    neighbour: tuple[int, str] | None
    """Whose power this player has seen, and which it is."""
    may_accuse: bool
    may_call: bool
