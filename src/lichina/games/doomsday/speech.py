"""What a bot says, true or not: who it is, what it has seen, whom to shoot and whom to spare."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from .table import LEFT, RIGHT, ROLE
from .teams import HUMAN, OUTCAST, team_of
from .will import Will
from .wishes import WISHES

Saying: TypeAlias = tuple[Any, ...]

FOE, FRIEND = 0.55, -0.5
"""From here on somebody is called a foe or a friend."""
SHIELDS = ("defend", "disarm", "redirect")
"""What one likes others to believe one holds."""


def sayings(will: Will, bold: float) -> Iterator[Saying]:
    """What one would like to say at this moment, the most important first."""
    mind = will.mind
    honest = will.own.team == HUMAN
    pressed = bool(will.aimers)
    if pressed:
        yield from _defence(will, honest, bold)
    if honest:
        yield from _sights(will)
    worst = max(will.others, key=lambda seat: will.foes[seat], default=None)
    if worst is not None and will.foes[worst] > FOE:
        yield ("shoot", worst)
    for seat in will.others:
        if will.foes[seat] < FRIEND and any(seat in weapon.aims for weapon in will.board.weapons):
            yield ("spare", seat)
    if mind.claims.get(will.seat) is None and bold > 0.5:
        yield ("am", _mask(will))


def _defence(will: Will, honest: bool, bold: float) -> Iterator[Saying]:
    """Whoever is aimed at says who they are, or pretend to be, and threatens or begs."""
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
    """What one has seen of somebody who looks like a foe."""
    for note in will.own.notes:
        spoken_of = note.seat in will.others and note.spot in (ROLE, LEFT, RIGHT) and not note.moved
        if spoken_of and will.foes[note.seat] > 0.2:
            yield ("card", note.seat, note.spot, note.card)


def _mask(will: Will) -> str:
    """The team that one claims: human, unless what lies open speaks against it."""
    board = will.board
    roles = [card for card in board.roles[will.seat] if card]
    cards = [card for card in board.loyalty[will.seat] if card]
    seems = team_of(roles, cards, board.inverted, "") if roles or cards else HUMAN
    return will.own.team if seems not in (HUMAN, OUTCAST) else HUMAN
