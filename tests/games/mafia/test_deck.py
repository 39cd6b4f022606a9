"""The deck for every number of players, as the rulebook advises."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from lichina.games.mafia.deck import NoDeck, build, cap
from lichina.games.mafia.roles import ROLES

# A row: players, the cap on criminals; then for one gang, one gang and a loner, two gangs, two gangs and a loner:
# criminals of the Mafia (special ones of all gangs) / special townsfolk + citizens; then criminals in the soft style.
TABLE = """
6   2   2(1)/1+3  -         -          -          1
7   2   2(1)/2+3  -         -          -          1
8   4   3(1)/2+3  2(1)/2+3  -          -          2
9   4   3(1)/2+4  3(1)/2+3  -          -          2
10  4   3(1)/2+5  3(1)/2+4  -          -          2
11  4   4(1)/2+5  3(1)/2+5  -          -          2
12  4   4(1)/3+5  4(1)/2+5  2(2)/3+5   2(2)/2+5   3
13  5   4(1)/3+6  4(1)/3+5  2(2)/3+6   2(2)/3+5   3
14  5   5(2)/3+6  4(1)/3+6  2(2)/3+7   2(2)/3+6   3
15  5   5(2)/3+7  5(2)/3+6  2(2)/4+7   2(2)/3+7   3
16  6   5(2)/4+7  5(2)/3+7  3(2)/3+7   3(2)/3+6   4
17  6   6(2)/4+7  5(2)/4+7  3(2)/4+7   3(2)/3+7   4
18  6   6(2)/4+8  6(2)/4+7  3(2)/4+8   3(2)/4+7   4
19  7   6(2)/4+9  6(2)/4+8  3(2)/4+9   3(2)/4+8   4
20  7   7(2)/4+9  6(2)/4+9  3(2)/5+9   3(2)/4+9   5
21  7   7(2)/5+9  7(2)/4+9  3(2)/5+10  3(2)/5+9   5
22  8   7(2)/5+10 7(2)/5+9  4(3)/5+9   4(3)/4+9   5
23  8   7(2)/5+11 7(2)/5+10 4(3)/5+10  4(3)/5+9   5
24  8   7(2)/6+11 7(2)/5+11 4(3)/5+11  4(3)/5+10  6
25  9   7(2)/6+12 7(2)/6+11 4(3)/6+11  4(3)/5+11  6
26  9   7(2)/6+13 7(2)/6+12 4(3)/6+12  4(3)/6+11  6
27  9   7(2)/7+13 7(2)/6+13 4(3)/6+13  4(3)/6+12  6
28  10  7(2)/7+14 7(2)/7+13 5(3)/6+12  5(3)/6+11  7
29  10  7(2)/7+15 7(2)/7+14 5(3)/6+13  5(3)/6+12  7
30  10  7(2)/8+15 7(2)/7+15 5(3)/7+13  5(3)/6+13  7
31  11  7(2)/8+16 7(2)/8+15 5(3)/7+14  5(3)/7+13  7
32  11  7(2)/8+17 7(2)/8+16 5(3)/7+15  5(3)/7+14  7
"""
ROWS = [line.split() for line in TABLE.strip().splitlines()]


def shape(deck: Counter[str], gangs: int) -> str:
    """A deck in the notation of the table."""
    side: Counter[str] = Counter()
    for role, count in deck.items():
        side[ROLES[role].side] += count
    if gangs == 2:
        assert side["mafia"] == side["triads"], "two gangs are of equal size"
    special = deck["don"] + deck["lawyer"] + deck["boss"]
    return f"{side['mafia']}({special})/{side['town'] - deck['citizen']}+{deck['citizen']}"


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_the_deck_follows_the_advice_for_every_number_of_players(row: list[str]) -> None:
    players = int(row[0])
    assert cap(players) == int(row[1])
    ways: list[tuple[str, dict[str, Any]]] = [
        (row[2], {}),
        (row[3], {"loners": ["maniac"]}),
        (row[4], {"triads": True}),
        (row[5], {"triads": True, "loners": ["widow"]}),
    ]
    for expected, options in ways:
        if expected != "-":
            deck = build(players, **options)
            assert deck.total() == players
            assert shape(deck, 2 if options.get("triads") else 1) == expected
    soft = build(players, style="soft")
    assert sum(count for role, count in soft.items() if ROLES[role].side == "mafia") == int(row[6])


def test_special_townsfolk_come_in_their_order_and_the_spy_only_to_a_real_gang() -> None:
    assert set(build(12)) == {"don", "mafioso", "detective", "doctor", "beauty", "citizen"}
    assert build(32)["spy"] == 1
    few = build(32, style="soft", loners=["maniac"])
    assert few["spy"] == (1 if few["mafioso"] + few["don"] + few["lawyer"] >= 3 else 0)


def test_the_checker_is_the_one_that_was_asked_for() -> None:
    deck = build(14, checker="judge")
    assert (deck["judge"], deck["detective"]) == (1, 0)


@pytest.mark.parametrize(("triads", "most"), [(False, 26), (True, 31)])
def test_the_box_alone_serves_so_many_and_no_more(triads: bool, most: int) -> None:
    for players in range(12, most + 1):
        deck = build(players, triads=triads, strict_box=True)
        assert deck.total() == players
        assert all(count <= ROLES[role].box for role, count in deck.items()), deck
    with pytest.raises(NoDeck, match=f"no cards for {most + 1} players"):
        build(most + 1, triads=triads, strict_box=True)


def test_at_26_the_box_gives_all_it_has_of_the_town() -> None:
    """Nine criminals, one loner, and all sixteen cards of the town, detective and judge together."""
    deck = build(26, triads=True, strict_box=True)
    assert sum(count for role, count in deck.items() if ROLES[role].side == "town") == 16
    assert (deck["detective"], deck["judge"]) == (1, 1)
    assert sum(deck[role] for role in ("mafioso", "don", "lawyer", "triad", "boss")) == 9
    assert sum(deck[role] for role in ("maniac", "widow", "patient0")) == 1


@pytest.mark.parametrize(
    ("players", "options", "why"),
    [
        (11, {"triads": True}, "12 players or more"),
        (20, {"triads": True, "loners": ["maniac", "widow", "patient0"]}, "at most 2 loners"),
        (20, {"loners": ["maniac", "maniac"]}, "each once"),
    ],
)
def test_what_the_rules_do_not_allow_is_refused(players: int, options: dict[str, Any], why: str) -> None:
    with pytest.raises(NoDeck, match=why):
        build(players, **options)
