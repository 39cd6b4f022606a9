"""What everybody sees, and what one seat sees in addition. Field by field: nobody sees what is not named here."""

from __future__ import annotations

from msgspec import Struct

from lichina.kernel import Amount, BySeat, Card, Place, Seat, Word


class Rider(Struct, frozen=True):
    """A passenger on a boat, or one that was: its number is its place in the order of placing."""

    by: Seat | None
    """Who has placed it; nobody answers for a mystery passenger."""
    round: Amount
    mask: Word | None
    """The colour of its mask."""
    face: Card | None
    """What it is, where it lies face up."""


class Boat(Struct, frozen=True):
    """One of the two boats of the round: five seats in a row."""

    animal: Word
    gifts: tuple[Amount, ...]
    """The number of the gift of each seat."""
    votes: tuple[Amount, ...]
    riders: tuple[Amount | None, ...]
    full: bool
    """Nobody else may be placed here."""


class PastBoat(Struct, frozen=True):
    """A boat of a round that is over."""

    round: Amount
    animal: Word
    riders: tuple[Amount | None, ...]


class Sailing(Struct, frozen=True):
    """How a round was decided."""

    votes: BySeat[Word]
    """What each seat has voted for."""
    tokens: BySeat[Amount]
    raven: Amount
    wolf: Amount
    boat: Word
    coin: Seat | None
    """Who has decided it with the coin, if it was even."""


class Truth(Struct, frozen=True):
    """What everybody knows for sure about colours: a gift has asked, and the answer was true."""

    round: Amount
    colour: Word
    """As printed; `none` is Jaster's."""
    riders: tuple[Amount, ...]
    count: Amount
    """How many of these riders have the colour."""


class Claim(Struct, frozen=True):
    """What somebody has said; it may be a lie."""

    round: Amount
    seat: Seat
    topic: Word
    """`placed`, `saw`, `hand`, `am`, `think` or `send`."""
    what: Word
    """A face, a kind, a colour, a side or a boat."""
    rider: Amount | None = None
    target: Seat | None = None


class ScoreStep(Struct, frozen=True):
    """One reason for points, in the order in which they are counted."""

    side: Word
    why: Word
    """`soul`, `group`, `demon`, `neighbour` or `fixed`."""
    cells: tuple[Place, ...]
    """Whom it is for; of neighbours the demon first."""
    points: float
    colour: Word | None = None


class Score(Struct, frozen=True):
    """The points, and how they came about."""

    guides: Amount
    smugglers: Amount
    jaster: float | None
    steps: tuple[ScoreStep, ...]
    side: Word
    how: Word
    """`points`, `coin` or `guides-tie`."""


class Public(Struct, frozen=True):
    """What everybody sees."""

    stage: Word
    round: Amount
    coin: Seat
    turn: Seat | None
    """Who places, or uses a gift."""
    asked: tuple[Seat, ...]
    """Who is to show or give a card for it."""
    set: Word | None
    gifts: tuple[Card, ...]
    """The gifts of the set by their numbers."""
    boats: tuple[Boat, ...]
    riders: tuple[Rider, ...]
    shore: tuple[PastBoat, ...]
    lost: tuple[PastBoat, ...]
    held: dict[Seat, Amount]
    """The number of the gift that each seat has."""
    used: tuple[Amount, ...]
    """Numbers of gifts that have had their effect in this round."""
    tokens: BySeat[Amount]
    supply: Amount
    masks: tuple[Word, ...]
    """Colours that are left."""
    silenced: tuple[Seat, ...]
    opener: Seat | None
    """Who votes before the others, openly."""
    opened: Word | None
    """The boat that the opener has voted for."""
    cards: BySeat[Amount]
    """How many cards each seat has in hand."""
    mystery: Amount
    """How many mystery passengers are left."""
    sailings: tuple[Sailing, ...]
    truths: tuple[Truth, ...]
    claims: tuple[Claim, ...]
    words: BySeat[Amount]
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

    round: Amount
    seat: Seat
    """The other player."""
    face: Card
    how: Word
    """`saw`, `showed`, `got` or `gave`."""


class Private(Struct, frozen=True):
    """What one player sees in addition."""

    side: Word
    cards: tuple[Card, ...]
    known: dict[Amount, Card]
    """Riders that this player has placed or peeked at."""
    fellows: tuple[Seat, ...]
    """The other smugglers, for one of them."""
    glimpses: tuple[Glimpse, ...]
