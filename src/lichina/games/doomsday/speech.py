"""What a bot says, true or not: who it is, what it has seen, whom to shoot and whom to spare."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from .box import ROLES
from .state import LEFT, RIGHT, ROLE
from .teams import HUMAN, OUTCAST, WEIGHTS, team_of
from .will import Will
from .wishes import WISHES, Wish

Saying: TypeAlias = tuple[Any, ...]

FOE, FRIEND = (0.6, 0.5), -0.5
"""From here on somebody is called a foe, by the careful and by the bold, or a friend."""
SHIELDS: tuple[Wish, ...] = ("defend", "disarm", "redirect")
"""What one likes others to believe one holds."""


class Manner(NamedTuple):
    """How somebody talks."""

    bold: float
    """From 0, careful, to 1."""
    bluffs: bool
    """Whether this one claims to hold a card that it has not."""


def sayings(will: Will, manner: Manner, aims: Callable[[], Sequence[int]] = tuple) -> Iterator[Saying]:
    """What one would like to say at this moment, the most important first.

    Nobody calls for a shot at one and aims at another: `aims` are those at whom their own weapon will be aimed.
    """
    mind = will.mind
    honest = will.own.team == HUMAN
    pressed = bool(will.aimers)
    if pressed:
        yield from _defence(will, honest, manner)
    crowd = will.others if len(will.others) > 1 else []  # whoever is alone with somebody has nobody to turn to
    if honest and crowd:
        yield from _sights(will)
    worst = max(crowd, key=lambda seat: will.foes[seat], default=None)
    careful, daring = FOE
    foe = careful + (daring - careful) * manner.bold
    if worst is not None and will.foes[worst] > foe:
        targets = aims()
        if targets and worst not in targets:
            worst = max(targets, key=lambda seat: will.foes[seat])
        if will.foes[worst] > foe and (honest or _seems(will, worst) != _mask(will)):
            yield ("shoot", worst)
    for seat in crowd:
        if will.foes[seat] < FRIEND and _may_beg(will, seat):
            yield ("spare", seat)
    if mind.claims.get(will.seat) is None and manner.bold > 0.5 and _mask(will) == HUMAN:
        yield ("am", HUMAN)


def reply(will: Will, by: int, about: str) -> Saying | None:
    """To somebody who has typed something to this player: on which side one is, true or not; that one means it."""
    if about == "who":
        return ("am", will.mind.claims.get(will.seat) or _mask(will))
    meant = by in will.mind.wanted and by in will.others and will.foes[by] > 0
    return ("shoot", by) if meant else None


def _may_beg(will: Will, seat: int) -> bool:
    """Whether others aim at somebody and not the speaker, and it would not show that the speaker wears a mask."""
    holders = {weapon.holder for weapon in will.board.weapons if seat in weapon.aims}
    return bool(holders) and will.seat not in holders and _seems(will, seat) in ("", _mask(will))


def _defence(will: Will, honest: bool, manner: Manner) -> Iterator[Saying]:
    """A player who is aimed at says who they are, or pretend to be, and threatens or begs."""
    if _mask(will) == HUMAN:  # a mask that has slipped is not spoken of
        yield ("am", HUMAN)
    held = [card for card in will.own.programs if WISHES[card] in SHIELDS]
    if held:
        yield ("have", held[0])
    elif not honest and manner.bluffs and all(said[0] != "have" for said in will.mind.said):
        yield ("have", will.dice.choice([card for card, wish in WISHES.items() if wish in SHIELDS]))
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
    """The team to which the cards that lie open point, or what was played; "" if nothing does."""
    if seat in will.mind.proved:
        return will.mind.proved[seat]
    board = will.board
    roles = [card for card in board.roles[seat] if card]
    cards = [card for card in board.loyalty[seat] if card]
    return team_of(roles, cards, board.inverted, "") if roles or cards else ""


def _mask(will: Will) -> str:
    """The team that one claims: human, unless what lies open speaks against it."""
    return will.own.team if _seems(will, will.seat) not in ("", HUMAN, OUTCAST) else HUMAN
