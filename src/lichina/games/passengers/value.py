"""What passengers that nobody has seen are worth: expected points, and how likely each side wins by them."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, sqrt
from typing import NamedTuple, TypeAlias


class LikelyGuest(NamedTuple):
    """How likely a passenger counts as a soul and as a demon, and as one of each colour."""

    soul: float
    demon: float
    souls: tuple[float, float, float]
    demons: tuple[float, float, float]


LikelyGuests: TypeAlias = Sequence[LikelyGuest | None]
Points: TypeAlias = tuple[float, float]
"""What guides and smugglers have."""

NONE = (0.0, 0.0, 0.0)
PACE = {4: (2.0, 1.9), 5: (1.75, 1.3), 6: (1.95, 2.1), 7: (2.2, 2.4), 8: (2.7, 2.95)}
"""What guides and smugglers gain on the average by a round that is still to come."""
SPREAD = {4: 1.6, 5: 1.8, 6: 1.55, 7: 1.9, 8: 1.9}
"""How much the difference of the two varies by a round."""
SUM = 0.45
"""How much their sum varies, as a share of that."""
NODES = (-1.2247, 0.0, 1.2247)
"""Where the sum is looked at, each as likely as the others."""
FOG = 0.35
"""What is never known for sure."""
EVEN = 0.35
"""What the coin is worth at the end, in points."""


def guest(faces: Sequence[float], mask: int | None) -> LikelyGuest:
    """What is known about a passenger as it counts."""
    both = faces[6]
    soul, demon = faces[0] + faces[1] + faces[2] + both, faces[3] + faces[4] + faces[5] + both
    if mask is None:
        return LikelyGuest(soul, demon, (faces[0], faces[1], faces[2]), (faces[3], faces[4], faces[5]))
    souls, demons = [0.0] * 3, [0.0] * 3
    souls[mask], demons[mask] = soul, demon
    return LikelyGuest(soul, demon, (souls[0], souls[1], souls[2]), (demons[0], demons[1], demons[2]))


def beside(one: LikelyGuest, other: LikelyGuest) -> float:
    """What two neighbours are worth to smugglers."""
    a, b, c = one.souls
    d, e, f = one.demons
    g, h, i = other.souls
    j, k, m = other.demons
    return a * j + b * k + c * m + d * g + e * h + f * i


def boat_points(row: LikelyGuests, strict: bool) -> Points:
    """What a boat brings by itself."""
    guides = smugglers = 0.0
    red = green = blue = 0.0
    no_red = no_green = no_blue = 1.0
    last: LikelyGuest | None = None
    for one in row:
        if one is None:
            if strict:
                last = None
            continue
        guides += one.soul
        smugglers += one.demon
        r, g, b = one.souls
        red, green, blue = red + r, green + g, blue + b
        no_red, no_green, no_blue = no_red * (1 - r), no_green * (1 - g), no_blue * (1 - b)
        if last is not None:
            smugglers += beside(last, one)
        last = one
    return guides + red + green + blue - 3 + no_red + no_green + no_blue, smugglers


def landed_points(rows: Sequence[LikelyGuests], strict: bool) -> Points:
    """What all boats ashore bring, the first at the bottom."""
    guides = smugglers = 0.0
    for number, row in enumerate(rows):
        points = boat_points(row, strict)
        guides += points[0]
        smugglers += points[1] + above(rows[:number], row, strict)
    return guides, smugglers


def above(rows: Sequence[LikelyGuests], row: LikelyGuests, strict: bool) -> float:
    """What smugglers have by the neighbours of a boat and of those below it."""
    points = 0.0
    for column, one in enumerate(row):
        if one is None:
            continue
        for below in reversed(rows):
            under = below[column]
            if under is not None:
                points += beside(one, under)
                break
            if strict:
                break
    return points


def normal(x: float) -> float:
    """How likely a normally distributed value is below this."""
    return 0.5 * (1 + erf(x * 0.7071067811865476))


class Prospect(NamedTuple):
    """The rest of the match, as far as it matters for who will win."""

    players: int
    left: int
    """Rounds after this one."""
    fixed: float | None
    coin: float
    """How much more likely guides would win an even match than smugglers: from -1 to 1."""

    def wins(self, points: Points, doubt: float) -> tuple[float, float, float]:
        """How likely each side wins with these points; doubt is the variance of the difference."""
        guides, smugglers = points
        pace = PACE[self.players]
        guides, smugglers = guides + self.left * pace[0], smugglers + self.left * pace[1]
        spread = sqrt(FOG + doubt + self.left * SPREAD[self.players] ** 2)
        ahead = (guides - smugglers + EVEN * self.coin) / spread
        if self.fixed is None:
            first = normal(ahead)
            return first, 1 - first, 0.0
        first = second = 0.0
        for node in NODES:
            # The leader has half of the sum and half of the difference: it must be more than Jaster has.
            need = max(0.0, 2 * self.fixed - guides - smugglers - node * SUM * spread) / spread
            first += normal(ahead - need) / 3
            second += normal(-ahead - need) / 3
        return first, second, 1 - first - second
