"""Which cards are dealt: the rulebook's advice made into an answer for every number of players.

The rulebook says: a limit on criminals; twice as many townsfolk as criminals; a third of each side special; rather
only one of detective and judge; two gangs from twelve players on, of equal size; one loner.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import floor
from typing import Literal, TypeAlias

from lichina.kernel import BadOptions

from .box import CAPS, EVEN, LIMITS, MAFIA_CARDS, STYLES, TOWN_CARDS, TRIADS_CARDS, WITH_TRIADS
from .roles import GANGS, LONERS, ROLES, SIDES, SPECIAL, of_side

Style: TypeAlias = Literal["standard", "soft", "max", "even"]
"""How many criminals: a third, a quarter, as many as may be; or such that bots on both sides win about as often."""
Checker: TypeAlias = Literal["detective", "judge"]


def no_deck(code: str, why: str, **data: object) -> BadOptions:
    """The error for a deck that cannot be: in one sentence why."""
    return BadOptions(code, why, **data)


def cap(players: int) -> int:
    """How many criminals there may be at most."""
    return next(row.criminals for row in CAPS if players <= row.players)


def most_loners(triads: bool) -> int:
    """With two gangs never all three loners."""
    return LIMITS["loners-with-triads" if triads else "loners"]


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
    if triads and players not in WITH_TRIADS:
        low = WITH_TRIADS.start
        raise no_deck("triads-need-more", f"the Triads need {low} players or more", low=low, given=players)
    if len(set(loners)) != len(loners) or len(loners) > most_loners(triads):
        most = most_loners(triads)
        raise no_deck("too-many-loners", f"there are at most {most} loners, each once", high=most)
    if style == "even" and players in EVEN and not triads and not loners:
        return Counter({checker: 1, **EVEN[players].cards})
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
    rest, share = players - loners, STYLES[style]
    want: float = cap(players)
    if share.part is not None:
        want = rest // share.part if share.down else rest / share.part
    if triads:
        even = range(4, cap(players) + 1, 2)
        return min(even, key=lambda count: (abs(count - want), -count))
    count = max(1, min(cap(players), _half_up(want)))
    while rest - count <= count:  # never start at parity
        count -= 1
    return min(count, MAFIA_CARDS)


def _fit_box(players: int, criminals: int, loners: list[str], triads: bool) -> int:
    """Keep to the cards of the box: where the town's do not suffice, more criminals, then more loners (A1)."""
    most = MAFIA_CARDS + TRIADS_CARDS if triads else MAFIA_CARDS
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
    """A third is special: first the chiefs, then the lawyer. Of an odd number the Mafia has one more (A39)."""
    sizes = {"mafia": (criminals + 1) // 2, "triads": criminals // 2} if triads else {"mafia": criminals}
    deck = Counter(GANGS[gang].chief for gang in sizes)
    deck["lawyer"] = int(_half_up(criminals / LIMITS["special"]) > len(sizes))
    for gang, size in sizes.items():
        deck[GANGS[gang].ordinary] = size - sum(deck[card] for card in of_side(gang))
    return deck


def _town(town: int, criminals: int, checker: Checker, strict_box: bool) -> Counter[str]:
    """A third is special: the checker, then the others in their order; where Citizens run out, all that there are."""
    count = max(1, _half_up(town / LIMITS["special"]))
    order = [checker, *(card.id for card in SPECIAL if criminals >= card.criminals)]
    if strict_box:
        count = max(count, town - ROLES["citizen"].box)
        order += [card for card in of_side("town") if card not in (*order, "citizen")]
        order = [card for card in order if ROLES[card].box]
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
        card = ROLES[role]
        top = card.box if strict_box else max(card.box, 1)
        if count < 0 or (count > top and (strict_box or card.unique)):
            raise no_deck("too-many-cards", f"“{role}” is there at most {top} times", role=role, high=top, given=count)
    sides = Counter(dict.fromkeys(SIDES, 0))
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
