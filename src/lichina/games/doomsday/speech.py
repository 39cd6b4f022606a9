"""What a bot says, true or not: who it is, what it has seen, whom to shoot and whom to spare."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from .box import ROLES
from .state import LEFT, RIGHT, ROLE
from .teams import HUMAN, OUTCAST, WEIGHTS, team_of
from .will import Will
from .wishes import WISHES

Saying: TypeAlias = tuple[Any, ...]

FOE, FRIEND = 0.55, -0.5
"""From here on somebody is called a foe or a friend."""
SHIELDS = ("defend", "disarm", "redirect")
"""What one likes others to believe one holds."""


def sayings(will: Will, bold: float, aims: Callable[[], Sequence[int]] = tuple) -> Iterator[Saying]:
    """What one would like to say at this moment, the most important first.

    Nobody calls for a shot at one and aims at another: `aims` are those at whom their own weapon will be aimed.
    """
    mind = will.mind
    honest = will.own.team == HUMAN
    pressed = bool(will.aimers)
    if pressed:
        yield from _defence(will, honest, bold)
    crowd = will.others if len(will.others) > 1 else []  # whoever is alone with somebody has nobody to turn to
    if honest and crowd:
        yield from _sights(will)
    worst = max(crowd, key=lambda seat: will.foes[seat], default=None)
    if worst is not None and will.foes[worst] > FOE:
        targets = aims()
        if targets and worst not in targets:
            worst = max(targets, key=lambda seat: will.foes[seat])
        if will.foes[worst] > FOE:
            yield ("shoot", worst)
    for seat in crowd:
        if will.foes[seat] < FRIEND and _may_beg(will, seat):
            yield ("spare", seat)
    if mind.claims.get(will.seat) is None and bold > 0.5:
        yield ("am", _mask(will))


def _may_beg(will: Will, seat: int) -> bool:
    """Whether others aim at somebody and not the speaker, and it would not show that the speaker wears a mask."""
    holders = {weapon.holder for weapon in will.board.weapons if seat in weapon.aims}
    return bool(holders) and will.seat not in holders and _seems(will, seat) in ("", _mask(will))


def _defence(will: Will, honest: bool, bold: float) -> Iterator[Saying]:
    """A player who is aimed at says who they are, or pretend to be, and threatens or begs."""
    yield ("am", _mask(will))
    held = [card for card in will.own.programs if WISHES[card] in SHIELDS]
    if held:
        yield ("have", held[0])
    elif not honest and bold > 0.6:
        yield ("have", next(card for card, wish in WISHES.items() if wish == SHIELDS[0]))
    elif will.own.programs and bold < 0.3:
        yield ("have-not", next(card for card, wish in WISHES.items() if wish == SHIELDS[1]))
    yield ("trust",)


def _sights(will: Will) -> Iterator[Saying]:
    """What the bot has seen of somebody who looks like a foe, and not everybody sees; a human card is no reproach."""
    for note in will.own.notes:
        spoken_of = note.seat in will.others and note.spot in (ROLE, LEFT, RIGHT) and not note.moved
        suspicious = spoken_of and will.foes[note.seat] > 0.2 and _side(note.card) != HUMAN
        if suspicious and _closed(will, note.seat, note.spot):
            yield ("card", note.seat, note.spot, note.card)


def _side(card: str) -> str:
    """The team for which a card speaks."""
    return ROLES[card].symbol if card in ROLES else WEIGHTS.get(card, ("", 0))[0]


def _closed(will: Will, seat: int, spot: str) -> bool:
    """Whether a card lies face down."""
    left, right = will.board.loyalty[seat]
    return {ROLE: will.board.roles[seat][0], LEFT: left, RIGHT: right}[spot] is None


def _seems(will: Will, seat: int) -> str:
    """The team to which the cards that lie open point; "" if none does."""
    board = will.board
    roles = [card for card in board.roles[seat] if card]
    cards = [card for card in board.loyalty[seat] if card]
    return team_of(roles, cards, board.inverted, "") if roles or cards else ""


def _mask(will: Will) -> str:
    """The team that one claims: human, unless what lies open speaks against it."""
    return will.own.team if _seems(will, will.seat) not in ("", HUMAN, OUTCAST) else HUMAN
