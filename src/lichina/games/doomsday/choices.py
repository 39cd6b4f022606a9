"""Branches that many questions have: whom, which card, at whom to aim. They are made of what they are given alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache, partial
from typing import TypeAlias

from lichina.kernel import PLACE, SEAT, Below, Branch, Kind, Option

Path: TypeAlias = tuple[Option, ...]
Keys: TypeAlias = tuple[tuple[str, Kind], ...]
Found: TypeAlias = dict[Option, Below]
"""What the options of a branch lead to."""
ENOUGH = "enough"


@lru_cache(maxsize=1024)
def seats(key: str, among: tuple[int, ...]) -> Branch:
    """One of these players."""
    return Branch(key, dict.fromkeys(among), of=SEAT)


@lru_cache(maxsize=1024)
def spots(among: tuple[str, ...]) -> Branch:
    """One of the cards that lie before a player."""
    return Branch("spot", dict.fromkeys(among), of=PLACE)


@lru_cache(maxsize=1024)
def two_seats(key: str, among: tuple[int, ...]) -> Branch:
    """Two of these players."""
    below: Found = {one: seats("another", tuple(other for other in among if other != one)) for one in among}
    return Branch(key, below, of=SEAT)


@lru_cache(maxsize=1024)
def of_two(found: tuple[tuple[int, tuple[str, ...]], ...]) -> Branch:
    """A card of one of these players, and one of another; if only one has any, that alone."""

    def rest(seat: int) -> Branch | None:
        others = tuple(one for one in found if one[0] != seat and one[1])
        return Branch("another", {one: spots(here) for one, here in others}, of=SEAT) if others else None

    first: Found = {
        seat: Branch("spot", dict.fromkeys(here, partial(rest, seat)), of=PLACE) for seat, here in found if here
    }
    return Branch("whose", first, of=SEAT)


@lru_cache(maxsize=2048)
def paths(keys: Keys, found: tuple[Path, ...]) -> Branch | None:
    """A tree of these paths, step for step; None if there is but the empty one."""
    if found == ((),):
        return None
    (key, kind), *_ = keys
    firsts = dict.fromkeys(path[0] for path in found)
    rests = {one: tuple(path[1:] for path in found if path[0] == one) for one in firsts}
    return Branch(key, {one: paths(keys[1:], rest) for one, rest in rests.items()}, of=kind)


AIM: Keys = (("target", SEAT), ("second-target", SEAT))
WHOSE: Keys = (("whose", SEAT), ("spot", PLACE))


def aimed(found: Iterable[Path]) -> Branch | None:
    """At whom to aim."""
    return paths(AIM, tuple(found))


def whose(found: Mapping[int, Sequence[str]], keys: Keys = WHOSE) -> Branch:
    """A player and one of the cards that lie before that player."""
    return paths(keys, tuple((seat, spot) for seat, here in found.items() for spot in here)) or Branch("whose", {})


def role_paths(found: Mapping[int, Sequence[str]]) -> tuple[Path, ...]:
    """Players with roles to choose from: which of them is only asked where there are several."""
    return tuple((seat, spot) if len(here) > 1 else (seat,) for seat, here in found.items() for spot in here)


def whose_role(found: Mapping[int, Sequence[str]]) -> Branch:
    """A player, and which of the role cards if there are several."""
    return paths(WHOSE, role_paths(found)) or Branch("whose", {})


def several(items: tuple[Path, ...], most: int, least: int, key: str) -> Branch:
    """Up to this many different ones of these, one after another: seats, or cards that lie before them."""
    return _one_more(items, 0, most, least, key) or Branch(key, {})


@lru_cache(maxsize=4096)
def _one_more(left: tuple[Path, ...], count: int, most: int, least: int, key: str) -> Branch | None:
    """Another one of what is left, if there may be more; in whichever order some were taken, it is the same branch."""
    if not left or count == most:
        return None
    found: Found = {ENOUGH: None} if count >= least else {}
    last = count + 1 == most or len(left) == 1
    for one in dict.fromkeys(path[0] for path in left):
        ways: Found = {
            path[-1]: None
            if last
            else partial(_one_more, tuple(item for item in left if item != path), count + 1, most, least, key)
            for path in left
            if path[0] == one
        }
        if (one,) in left:
            found[one] = ways[one]
        else:
            found[one] = spots(tuple(map(str, ways))) if last else Branch("spot", ways, of=PLACE)
    return Branch(key, found, of=SEAT)


def taken(path: Sequence[Option]) -> list[tuple[int, str]]:
    """The players and spots of a path; without a spot it is the only role."""
    found: list[tuple[int, str]] = []
    for step in path:
        if isinstance(step, int):
            found.append((step, "role"))
        elif step != ENOUGH:
            found[-1] = (found[-1][0], step)
    return found
