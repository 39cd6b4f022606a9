"""What a position is made of, and what speaks against it: cards that do not exist, or more of them than the box has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from .box import (
    BOARD,
    CAMPS,
    COLONIES,
    CRISES,
    DEN,
    ITEMS,
    LIMITS,
    MISSIONS,
    ROADS,
    ROOM,
    SECRETS,
    SPACES,
    SPARE,
    STARTERS,
    STOCKS,
    SURVIVORS,
    TOWN,
    WOLF_GOALS,
)
from .options import Deal

STARTER_BACK = "starters"
CONTENTS: Mapping[str, Sequence[str]] = {
    STARTER_BACK: [starter.item for starter in STARTERS for _ in range(starter.copies)],
    **{town: [stock.item for stock in STOCKS if stock.place == town for _ in range(stock.copies)] for town in TOWN},
}
"""The items of each back as they come in the box, random ones aside: any deck may have some of those."""


# --- what it is made of -----------------------------------------------------------------------------------------------


def piles(position: Deal) -> dict[str, Sequence[str]]:
    """All items that a position lays out, decks aside, by where they lie."""
    found: dict[str, Sequence[str]] = {f"hand {seat}": hand for seat, hand in enumerate(position.hands)}
    found |= {person.id: person.equipment for person in position.survivors}
    for camp in CAMPS:
        found |= {f"waste {camp}": getattr(position, camp).waste, f"storage {camp}": getattr(position, camp).storage}
    return found | {"given": position.given, "removed": position.removed}


def origins(position: Deal) -> dict[str, list[str]]:
    """The back of every item: as long as there are such, it is a first item, then one of a deck that is not named."""
    left = _supply(position)
    found: dict[str, list[str]] = {}
    for name, cards in piles(position).items():
        found[name] = []
        for item in cards:
            back = next((one for one in left if left[one][item]), STARTER_BACK)
            left[back][item] -= 1
            found[name].append(back)
    return found


def _supply(position: Deal) -> dict[str, Counter[str]]:
    """What may lie outside of the decks; random items are taken for some of the first place."""
    left = {back: Counter(items) for back, items in CONTENTS.items() if back not in position.decks}
    spare = next((town for town in TOWN if town in left), STARTER_BACK)
    left[spare] += Counter(SPARE)
    return left


def deck(position: Deal, back: str) -> list[str]:
    """What lies in a deck: what the position says, or all that is nowhere else."""
    if back in position.decks:
        return list(position.decks[back])
    if back == STARTER_BACK:
        return []
    gone = Counter(
        item
        for name, backs in origins(position).items()
        for item, one in zip(piles(position)[name], backs, strict=True)
        if one == back
    )
    cards = []
    for item in CONTENTS[back]:
        if gone[item]:
            gone[item] -= 1
        else:
            cards.append(item)
    return cards


# --- what is wrong ----------------------------------------------------------------------------------------------------


def impossible(position: Deal, home: Sequence[str]) -> str | None:
    """Why the rules could not go on from here, if they could not."""
    known: list[tuple[str, Iterable[str], Iterable[str]]] = [
        ("item", (item for cards in piles(position).values() for item in cards), ITEMS),
        ("survivor", (person.id for person in (*position.survivors, *position.dead)), SURVIVORS),
        ("place", (person.place for person in position.survivors), BOARD),
        ("entrance", position.spots, SPACES),
        ("crisis", filter(None, [position.crisis]), CRISES),
        ("crossroads card", position.roads.values(), ROADS),
        ("secret objective", filter(None, position.secrets), {**SECRETS, **WOLF_GOALS}),
    ]
    for what, names, there in known:
        if unknown := _unknown(names, there):
            return f"there is no {what} “{unknown}”"
    return _wrong_people(position, home) or _wrong_decks(position) or _wrong_stocks(position)


def _wrong_people(position: Deal, home: Sequence[str]) -> str | None:
    people = [person.id for person in (*position.survivors, *position.dead)]
    if len(set(people)) < len(people):
        return "every survivor is there once"
    if any(person.owner >= len(home) for person in position.survivors):
        return "every survivor belongs to a seat"
    homes = [home[seat] for seat in position.active if seat < len(home)]
    if position.active and homes not in (list(COLONIES), [DEN]):
        return "it is the turn of one player of each colony, blue first, or of the wolf"
    for colony in COLONIES:
        leader = getattr(position, colony).leader
        if leader is not None and (leader >= len(home) or home[leader] != colony):
            return f"the leader of {colony} belongs to it"
    return None


def _wrong_decks(position: Deal) -> str | None:
    known: dict[str, Iterable[str]] = dict.fromkeys(TOWN, ITEMS)
    known |= {"survivors": SURVIVORS, "crossroads": ROADS, "crises": CRISES, "missions": MISSIONS}
    for name, cards in position.decks.items():
        if name not in known:
            return f"there is no deck “{name}”"
        if unknown := _unknown(cards, known[name]):
            return f"there is no card “{unknown}” for the deck “{name}”"
    return None


def _wrong_stocks(position: Deal) -> str | None:
    for name in CAMPS:
        camp = getattr(position, name)
        if camp.unruly > camp.helpless:
            return "only helpless survivors are unruly"
        if camp.morale > LIMITS["wolf_morale_most" if name == DEN else "morale"]:
            return "there is no such morale"
    return None


def unreachable(position: Deal) -> str | None:
    """Why neither dealing nor play leads here, if nothing does and it is not meant to be so."""
    if position.contrived:
        return None
    return _too_many_items(position) or _too_many_tokens(position) or _doubled_cards(position)


def _too_many_items(position: Deal) -> str | None:
    spare = Counter(SPARE)
    for town in TOWN:
        random = Counter(position.decks.get(town, ())) - Counter(CONTENTS[town])
        if strange := random - spare:
            return f"there are not that many of “{next(iter(strange))}” in the deck “{town}”"
        spare -= random
    supply = sum((left for left in _supply(position).values()), Counter[str]())
    laid = Counter(item for cards in piles(position).values() for item in cards)
    for item, count in laid.items():
        if count > supply[item]:
            return f"there are {supply[item]} of “{item}” for hands and piles, not {count}"
    return None


def _too_many_tokens(position: Deal) -> str | None:
    if sum(getattr(position, camp).bullets for camp in COLONIES) > LIMITS["bullets"]:
        return f"there are {LIMITS['bullets']} bullets"
    for person in position.survivors:
        tough = person.id == "buddy_davis"
        if person.wounds + person.frostbite + person.despair >= LIMITS["deadly"] + tough:
            return f"nobody lives with the wounds of “{person.id}”"
    inside = Counter(person.place for person in position.survivors)
    for gate, spaces in SPACES.items():
        spot = position.spots.get(gate)
        taken = spot.zombies + spot.barricades + spot.traps if spot else 0
        if taken + (inside[gate] if gate not in ROOM else 0) > spaces:
            return f"there are {spaces} spaces before “{gate}”"
        if spot and spot.noise > LIMITS["noise"]:
            return f"there are {LIMITS['noise']} spaces for noise"
    for town, room in ROOM.items():
        if inside[town] > room:
            return f"there is room for {room} at “{town}”"
    return None


def _doubled_cards(position: Deal) -> str | None:
    decks = [list(position.decks.get(name, ())) for name in ("survivors", "crossroads", "crises", "missions")]
    for cards in (list(filter(None, position.secrets)), *decks):
        doubled = [card for card, count in Counter(cards).items() if count > 1]
        if doubled:
            return f"there is one “{doubled[0]}”"
    return None


def _unknown(names: Iterable[str], known: Iterable[str]) -> str | None:
    return next((name for name in names if name not in known), None)
