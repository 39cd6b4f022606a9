"""The points: what lies in the Afterlands, and what each side has of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from .box import COLOUR_OF, GROUPS, GUIDES, JASTER, KIND_OF, NO_COLOUR, POINTS, SMUGGLERS, ashore
from .view import Score, ScoreStep

_KINDS = {"S": "soul", "D": "demon", "J": "jaster"}
_COLOURS = {"r": "red", "g": "green", "b": "blue"}


class Guest(NamedTuple):
    """A passenger in the Afterlands as it counts: a mask has replaced its printed colour. Jaster is both (A6)."""

    kind: str
    colour: str = NO_COLOUR

    @property
    def soul(self) -> bool:
        return self.kind != "demon"

    @property
    def demon(self) -> bool:
        return self.kind != "soul"

    @classmethod
    def of(cls, face: str, mask: str | None = None) -> Guest:
        """A card with the mask that lies on it, face up or not (A24)."""
        return cls(KIND_OF[face], mask or COLOUR_OF[face])


Guests: TypeAlias = Sequence[Guest | None]


def row(text: str) -> list[Guest | None]:
    """A boat in short: `Sr Db>g J . .` is a red soul, a blue demon under a green mask, Jaster and two empty seats."""
    return [None if one == "." else _guest(one) for one in text.split()]


def _guest(text: str) -> Guest:
    printed, _, mask = text.partition(">")
    letter = mask or printed[1:]
    return Guest(_KINDS[printed[0]], _COLOURS[letter] if letter else NO_COLOUR)


def steps(rows: Sequence[Guests], empty_seats: str = "skip") -> list[ScoreStep]:
    """Every reason for points of guides and smugglers, boat by boat; the first round lies at the bottom."""
    return [*_for_guides(rows), *_for_smugglers(rows, empty_seats)]


def _for_guides(rows: Sequence[Guests]) -> Iterator[ScoreStep]:
    """Each soul, Jaster among them (A8), and in each boat every group of one colour (A4)."""
    for number, boat in enumerate(rows):
        groups: dict[str, list[str]] = {}
        for column, guest in enumerate(boat):
            if guest is not None and guest.soul:
                cell = ashore(number, column)
                yield ScoreStep(GUIDES, "soul", (cell,), POINTS["soul"])
                if guest.colour != NO_COLOUR:
                    groups.setdefault(guest.colour, []).append(cell)
        for shade, cells in groups.items():
            if len(cells) in GROUPS:
                yield ScoreStep(GUIDES, "group", tuple(cells), GROUPS[len(cells)], shade)


def _for_smugglers(rows: Sequence[Guests], empty_seats: str) -> Iterator[ScoreStep]:
    """Each demon, and each soul of its colour beside it: for a demon, Jaster is such a soul as well (A7)."""
    for number, boat in enumerate(rows):
        for column, guest in enumerate(boat):
            if guest is None or not guest.demon:
                continue
            cell = ashore(number, column)
            yield ScoreStep(SMUGGLERS, "demon", (cell,), POINTS["demon"])
            if guest.colour == NO_COLOUR:
                continue
            for beside, other in _neighbours(rows, number, column, empty_seats):
                if other.soul and other.colour == guest.colour:
                    yield ScoreStep(SMUGGLERS, "neighbour", (cell, beside), POINTS["neighbour"], guest.colour)


def _neighbours(rows: Sequence[Guests], number: int, column: int, empty_seats: str) -> Iterator[tuple[str, Guest]]:
    """Who sits beside, below and above (A2): the next passenger over empty seats, or only on the next seat (A3)."""
    for up, right in ((0, -1), (0, 1), (-1, 0), (1, 0)):
        y, x = number + up, column + right
        while 0 <= y < len(rows) and 0 <= x < len(rows[y]):
            guest = rows[y][x]
            if guest is not None:
                yield ashore(y, x), guest
                break
            if empty_seats == "strict":
                break
            y, x = y + up, x + right


def winner(guides: float, smugglers: float, jaster: float | None, coin: str) -> tuple[str, str]:
    """The side that has won, and how; where guides and smugglers are even, the side of the coin's holder has.

    Jaster wins if he has more than each of them (A32). If the coin is his, an even count is won by guides (A33).
    """
    if jaster is not None and jaster > max(guides, smugglers):
        return JASTER, "points"
    if guides != smugglers:
        return (GUIDES if guides > smugglers else SMUGGLERS), "points"
    return (GUIDES, "guides-tie") if coin == JASTER else (coin, "coin")


def score(rows: Sequence[Guests], fixed: float | None, coin: str, empty_seats: str = "skip") -> Score:
    """The whole count: `fixed` are Jaster's points, `coin` is the side of the coin's holder."""
    counted = steps(rows, empty_seats)
    guides = sum(int(step.points) for step in counted if step.side == GUIDES)
    smugglers = sum(int(step.points) for step in counted if step.side == SMUGGLERS)
    if fixed is not None:
        counted.append(ScoreStep(JASTER, "fixed", (), fixed))
    side, how = winner(guides, smugglers, fixed, coin)
    return Score(guides, smugglers, fixed, tuple(counted), side, how)
