"""Which cards are dealt: the rulebook's advice made into an answer for every number of players.

The rulebook says: at most so many criminals; twice as many townsfolk as criminals; a third of each side special; rather
only one of detective and judge; two gangs from twelve players on, of equal size; one loner.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import floor
from typing import Literal, TypeAlias

from lichina.kernel import BadOptions

from .roles import LONERS, ROLES

Style: TypeAlias = Literal["standard", "soft", "max", "even"]
"""How many criminals: a third, a quarter, as many as may be; or such that bots on both sides win about as often."""
Checker: TypeAlias = Literal["detective", "judge"]

TOWN_CARDS = 16
MAFIA_CARDS, GANG_CARDS = 7, 13
"""All the cards of the Mafia, and of both gangs."""

EVEN: dict[int, dict[str, int]] = {
    6: {"don": 1, "mafioso": 1, "doctor": 1, "citizen": 2},
    8: {"don": 1, "lawyer": 1, "doctor": 1, "citizen": 4},
    14: {"don": 1, "lawyer": 1, "mafioso": 2, "doctor": 1, "beauty": 1, "citizen": 7},
}
"""Where a third is too much or too little for the town, measured between bots; the checker comes besides."""

_CAPS = ((7, 2), (12, 4), (15, 5), (18, 6), (21, 7), (24, 8), (27, 9), (30, 10), (32, 11))


def no_deck(code: str, why: str, **data: object) -> BadOptions:
    """The error for a deck that cannot be: in one sentence why."""
    return BadOptions(code, why, **data)


def cap(players: int) -> int:
    """How many criminals there may be at most."""
    return next(criminals for upto, criminals in _CAPS if players <= upto)


def most_loners(triads: bool) -> int:
    """With two gangs never all three loners."""
    return 2 if triads else 3


def build(
    players: int,
    *,
    triads: bool = False,
    loners: Sequence[str] = (),
    style: Style = "standard",
    checker: Checker = "detective",
    strict_box: bool = False,
) -> Counter[str]:
    """The cards for a table, by role."""
    if triads and players < 12:
        raise no_deck("triads-need-more", "the Triads need 12 players or more", low=12, given=players)
    if len(set(loners)) != len(loners) or len(loners) > most_loners(triads):
        most = most_loners(triads)
        raise no_deck("too-many-loners", f"there are at most {most} loners, each once", high=most)
    if style == "even" and players in EVEN and not triads and not loners:
        return Counter({checker: 1, **EVEN[players]})
    loners = list(loners)
    criminals = _criminals(players, len(loners), triads, style)
    if strict_box:
        criminals = _fit_box(players, criminals, loners, triads)
    town = players - criminals - len(loners)
    deck = Counter(loners)
    deck += _gangs(criminals, triads)
    deck += _town(town, criminals, checker, strict_box)
    return deck


def _half_up(value: float) -> int:
    return floor(value + 0.5)


def _criminals(players: int, loners: int, triads: bool, style: Style) -> int:
    rest = players - loners
    want = {"standard": rest / 3, "soft": rest // 4, "max": cap(players), "even": rest / 3}[style]
    if triads:
        even = range(4, cap(players) + 1, 2)
        return min(even, key=lambda count: (abs(count - want), -count))
    count = max(1, min(cap(players), _half_up(want)))
    while rest - count <= count:  # never start at parity
        count -= 1
    return min(count, MAFIA_CARDS)


def _fit_box(players: int, criminals: int, loners: list[str], triads: bool) -> int:
    """Keep to the cards of the box: where the town's do not suffice, more criminals, then more loners."""
    most = GANG_CARDS if triads else MAFIA_CARDS
    while players - criminals - len(loners) > TOWN_CARDS:
        spare = next(loner for loner in (*LONERS, "") if loner not in loners)
        if criminals < min(cap(players), most):
            criminals += 1
        elif not loners:
            loners.append(spare)
        elif criminals < most:
            criminals += 1
        elif len(loners) < most_loners(triads):
            loners.append(spare)
        else:
            raise no_deck("box-too-small", f"the box has no cards for {players} players", players=players)
    return criminals


def _gangs(criminals: int, triads: bool) -> Counter[str]:
    special = _half_up(criminals / 3)
    if not triads:
        deck = Counter({"don": 1, "lawyer": int(special > 1)})
        deck["mafioso"] = criminals - deck.total()
        return deck
    mafia = (criminals + 1) // 2  # of an odd number the Mafia has one more
    lawyer = int(special > 2)
    return Counter(
        {"don": 1, "lawyer": lawyer, "mafioso": mafia - 1 - lawyer, "boss": 1, "triad": criminals - mafia - 1}
    )


def _town(town: int, criminals: int, checker: Checker, strict_box: bool) -> Counter[str]:
    count = max(1, _half_up(town / 3))
    order = [checker, "doctor", "beauty", "bodyguard", "leader", "journalist", "spy", "politician"]
    if criminals < 3:  # a spy among two gangsters would know the whole gang at once
        order.remove("spy")
    if strict_box:
        count = max(count, town - ROLES["citizen"].box)
        order += [name for name in ("detective", "judge", "spy") if name not in order]
    special = order[:count]
    return Counter(special) + Counter({"citizen": town - len(special)})


def check(counts: Mapping[str, int], players: int, *, triads: bool, strict_box: bool) -> Counter[str]:
    """A deck that was put together by hand, if it can be played."""
    unknown = [role for role in counts if role not in ROLES]
    if unknown:
        raise no_deck("unknown-role", f"there is no role “{unknown[0]}”", role=unknown[0], known=", ".join(ROLES))
    deck = Counter({role: count for role, count in counts.items() if count})
    if deck.total() != players:
        raise no_deck(
            "wrong-deck-size",
            f"{players} players need as many cards, not {deck.total()}",
            players=players,
            given=deck.total(),
        )
    for role, count in deck.items():
        box = ROLES[role].box
        if count < 0 or (count > box and (strict_box or box == 1)):
            raise no_deck("too-many-cards", f"“{role}” is there at most {box} times", role=role, high=box, given=count)
    sides = Counter({side: 0 for side in ("town", "mafia", "triads", "loner")})
    for role, count in deck.items():
        sides[ROLES[role].side] += count
    if sides["triads"] and not triads:
        raise no_deck("triads-are-off", "Triads are in the deck, but not in the game: triads=yes")
    if sides["loner"] > most_loners(triads):
        raise no_deck("too-many-loners", f"there are at most {most_loners(triads)} loners", high=most_loners(triads))
    criminals = sides["mafia"] + sides["triads"]
    if not criminals or sides["town"] <= criminals:
        raise no_deck(
            "lopsided-deck",
            f"there must be criminals, and more townsfolk than criminals: not {criminals} and {sides['town']}",
            criminals=criminals,
            town=sides["town"],
        )
    return deck
