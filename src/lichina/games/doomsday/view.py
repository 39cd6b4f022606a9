"""What everybody sees, and what one seat sees in addition. Field by field: nobody sees what is not named here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from lichina.kernel import Amount, BySeat, Card, Place, Seat, Word

from .state import CENTRE, LEFT, NO_SEAT, RIGHT
from .teams import SAW

if TYPE_CHECKING:
    from .rules import Doomsday


class Laid(Struct, frozen=True):
    """A program on the table, and whom it names."""

    card: Card
    chosen: Seat | None


class Weapon(Struct, frozen=True):
    """A weapon: who holds it, and at whom it is aimed."""

    kind: Card
    holder: Seat | None
    aims: tuple[Seat, ...]
    locked: bool
    """In the centre it may be taken only by those who have it unlocked."""
    fixed: bool
    """Its holder may not aim it."""


class Shot(Struct, frozen=True):
    """A shot that is announced."""

    seat: Seat
    weapon: Card
    targets: tuple[Seat, ...]


class Claim(Struct, frozen=True):
    """What somebody has said; it may be a lie."""

    turn: Amount
    seat: Seat
    topic: Word
    """`am`, `card`, `shoot`, `spare`, `have`, `have-not` or `trust`."""
    target: Seat | None = None
    spot: Place | None = None
    what: Word | None = None


class Public(Struct, frozen=True):
    """What everybody sees."""

    turn: Seat
    turns: Amount
    """How many turns have begun."""
    quiet: Amount
    """How many have passed since somebody died."""
    lives: BySeat[Amount]
    roles: BySeat[tuple[Card | None, ...]]
    """The role cards of everybody, nothing for those that lie face down."""
    loyalty: BySeat[tuple[Card | None, Card | None]]
    """The left and the right loyalty card of everybody."""
    hands: BySeat[Amount]
    laid: BySeat[tuple[Laid, ...]]
    weapons: tuple[Weapon, ...]
    banned: BySeat[tuple[Card, ...]]
    """The weapons that each may neither take nor fire."""
    deck: Amount
    stack: tuple[Card, ...]
    """Programs that are being carried out."""
    spent: Word
    """The action of this turn, if it was taken."""
    announced: Word
    """While a window is open: what it answers, `shot`, `played`, `damage` or `death`."""
    shot: Shot | None
    pending: dict[Seat, Amount]
    """Damage that is about to be taken."""
    graves: tuple[Seat, ...]
    """Who has died in this turn."""
    inverted: bool
    advanced: bool
    legion: bool
    words: BySeat[Amount]
    """How often each may still say something in this turn."""
    claims: tuple[Claim, ...]


class SeenCard(Struct, frozen=True):
    """What somebody has seen, and when."""

    turn: Amount
    seat: Seat
    spot: Place
    card: Card
    moved: bool
    """The card may lie elsewhere by now."""


class Private(Struct, frozen=True):
    """What one player sees in addition."""

    team: Word
    roles: tuple[Card, ...]
    loyalty: tuple[Card, Card]
    programs: tuple[Card, ...]
    notes: tuple[SeenCard, ...]


def board(game: Doomsday) -> Public:
    """What everybody sees."""
    seats = game.seats
    return Public(
        turn=game.turn,
        turns=game.turns,
        quiet=game.quiet,
        lives=tuple(game.lives),
        roles=tuple(tuple(_shown(game, seat, spot) for spot in game.roles(seat)) for seat in seats),
        loyalty=tuple((_shown(game, seat, LEFT), _shown(game, seat, RIGHT)) for seat in seats),
        hands=tuple(map(len, game.hands)),
        laid=tuple(_laid(game, seat) for seat in seats),
        weapons=tuple(_weapon(game, weapon) for weapon in range(len(game.arms))),
        banned=tuple(tuple(sorted(game.banned(seat))) for seat in seats),
        deck=len(game.deck),
        stack=tuple(game.face[card] for card in game.stack),
        spent=game.spent,
        announced=game.announced,
        shot=_shot(game),
        pending=dict(game.pending),
        graves=tuple(game.graves),
        inverted=game.inverted,
        advanced=game.advanced,
        legion=game.options.legion,
        words=tuple(game.words),
        claims=tuple(Claim(**claim) for claim in game.claims),
    )


def _shown(game: Doomsday, seat: int, spot: str) -> str | None:
    return game.face[game.card(seat, spot)] if game.is_up(seat, spot) else None


def _laid(game: Doomsday, seat: int) -> tuple[Laid, ...]:
    pairs = zip(game.laid[seat], game.chosen[seat], strict=True)
    return tuple(Laid(game.face[card], None if chosen == NO_SEAT else chosen) for card, chosen in pairs)


def _weapon(game: Doomsday, weapon: int) -> Weapon:
    holder = game.holder[weapon]
    return Weapon(
        kind=game.arms[weapon],
        holder=None if holder == CENTRE else holder,
        aims=tuple(game.aims[weapon]),
        locked=game.locked[weapon],
        fixed=game.fixed[weapon],
    )


def _shot(game: Doomsday) -> Shot | None:
    if not game.shot:
        return None
    seat, weapon, *named = game.shot
    return Shot(seat, game.arms[weapon], tuple(named or game.aims[weapon]))


def own(game: Doomsday, seat: int) -> Private:
    """What one player sees in addition."""
    face = game.face
    notes = (
        SeenCard(note[1], note[2], note[3], face[cards[0]], not game.traced(seat, cards[0]))
        for note, cards in game.notes(seat)
        if note[0] == SAW
    )
    return Private(
        team=game.team(seat),
        roles=tuple(face[card] for card in game.role[seat]),
        loyalty=(face[game.card(seat, LEFT)], face[game.card(seat, RIGHT)]),
        programs=tuple(game.named(game.hands[seat])),
        notes=tuple(notes),
    )
