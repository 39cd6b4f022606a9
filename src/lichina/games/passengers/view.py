"""What everybody sees, and what one seat sees in addition. Field by field: nobody sees what is not named here."""

from __future__ import annotations

from msgspec import Struct


class Rider(Struct, frozen=True):
    """A passenger on a boat, or one that was: its number is its place in the order of placing."""

    by: int | None
    """Who has placed it; nobody answers for a mystery passenger."""
    round: int
    mask: str | None
    """The colour of its mask."""
    face: str | None
    """What it is, where it lies face up."""


class Boat(Struct, frozen=True):
    """One of the two boats of the round: five seats in a row."""

    animal: str
    gifts: tuple[int, ...]
    """The number of the gift of each seat."""
    votes: tuple[int, ...]
    riders: tuple[int | None, ...]
    full: bool
    """Nobody else may be placed here."""


class PastBoat(Struct, frozen=True):
    """A boat of a round that is over."""

    round: int
    animal: str
    riders: tuple[int | None, ...]


class Sailing(Struct, frozen=True):
    """How a round was decided."""

    votes: tuple[str, ...]
    """What each seat has voted for."""
    tokens: tuple[int, ...]
    raven: int
    wolf: int
    boat: str
    coin: int | None
    """Who has decided it with the coin, if it was even."""


class Truth(Struct, frozen=True):
    """What everybody knows for sure about colours: a gift has asked, and the answer was true."""

    round: int
    colour: str
    """As printed; `none` is Jaster's."""
    riders: tuple[int, ...]
    count: int
    """How many of these riders have the colour."""


class Claim(Struct, frozen=True):
    """What somebody has said; it may be a lie."""

    round: int
    seat: int
    topic: str
    """`placed`, `saw`, `hand`, `am`, `think` or `send`."""
    what: str
    """A face, a kind, a colour, a side or a boat."""
    rider: int | None = None
    target: int | None = None


class ScoreStep(Struct, frozen=True):
    """One reason for points, in the order in which they are counted."""

    side: str
    why: str
    """`soul`, `group`, `demon`, `neighbour` or `fixed`."""
    cells: tuple[str, ...]
    """Whom it is for; of neighbours the demon first."""
    points: float
    colour: str | None = None


class Score(Struct, frozen=True):
    """The points, and how they came about."""

    guides: int
    smugglers: int
    jaster: float | None
    steps: tuple[ScoreStep, ...]
    side: str
    how: str
    """`points`, `coin` or `guides-tie`."""


class Public(Struct, frozen=True):
    """What everybody sees."""

    stage: str
    round: int
    coin: int
    turn: int | None
    """Who places, or uses a gift."""
    asked: tuple[int, ...]
    """Who is to show or give a card for it."""
    set: str | None
    gifts: tuple[str, ...]
    """The gifts of the set by their numbers."""
    boats: tuple[Boat, ...]
    riders: tuple[Rider, ...]
    shore: tuple[PastBoat, ...]
    lost: tuple[PastBoat, ...]
    held: dict[int, int]
    """The number of the gift that each seat has."""
    used: tuple[int, ...]
    """Numbers of gifts that have had their effect in this round."""
    tokens: tuple[int, ...]
    supply: int
    masks: tuple[str, ...]
    """Colours that are left."""
    silenced: tuple[int, ...]
    opener: int | None
    """Who votes before the others, openly."""
    opened: str | None
    """The boat that the opener has voted for."""
    cards: tuple[int, ...]
    """How many cards each seat has in hand."""
    mystery: int
    """How many mystery passengers are left."""
    sailings: tuple[Sailing, ...]
    truths: tuple[Truth, ...]
    claims: tuple[Claim, ...]
    words: tuple[int, ...]
    """How often each seat may still say something in this round."""
    score: Score | None
    jaster: bool
    """Whether Jaster is in this match."""
    fixed: float | None
    """The points that Jaster has in the end, whatever happens."""
    gaps: bool
    """Whether an empty seat parts neighbours when the points are counted."""


class Glimpse(Struct, frozen=True):
    """A card that changed hands or was shown between two players."""

    round: int
    seat: int
    """The other player."""
    face: str
    how: str
    """`saw`, `showed`, `got` or `gave`."""


class Private(Struct, frozen=True):
    """What one player sees in addition."""

    side: str
    cards: tuple[str, ...]
    known: dict[int, str]
    """Riders that this player has placed or peeked at."""
    fellows: tuple[int, ...]
    """The other smugglers, for one of them."""
    glimpses: tuple[Glimpse, ...]
