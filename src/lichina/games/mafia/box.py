"""What the rulebook lists about decks: how many may play, and with which cards; from `content`."""

from __future__ import annotations

from lichina.kernel.content import ContentRow, Limit, rows

from .roles import CONTENT, ROLES, of_side


class Cap(ContentRow, frozen=True):
    """How many criminals there may be with up to this many players."""

    players: int
    criminals: int


class DeckShare(ContentRow, frozen=True):
    """A style: one player in `part` is a criminal; without it, as many as are allowed."""

    id: str
    part: int | None = None
    down: bool = False


class Even(ContentRow, frozen=True):
    """A deck of the style `even`, without the checker."""

    players: int
    cards: dict[str, int]


_FILE = CONTENT / "deck.toml"
CAPS = rows(_FILE, "cap", Cap)
STYLES = {style.id: style for style in rows(_FILE, "style", DeckShare)}
EVEN = {deck.players: deck for deck in rows(_FILE, "even", Even)}
LIMITS = {limit.id: limit.value for limit in rows(_FILE, "limit", Limit)}

PLAYERS = range(LIMITS["fewest"], LIMITS["most"] + 1)
WITH_TRIADS = range(LIMITS["triads"], PLAYERS.stop)
WITH_LONER = range(LIMITS["loner"], PLAYERS.stop)
MODERATED = range(PLAYERS.start + 1, PLAYERS.stop + 1)
"""Seats, with the moderator's."""
TOWN_CARDS, MAFIA_CARDS, TRIADS_CARDS = (
    sum(ROLES[card].box for card in of_side(side)) for side in ("town", "mafia", "triads")
)
