"""The deck for every number of players, as the rulebook advises."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import lichina
from lichina.games.mafia import Mafia
from lichina.games.mafia.deck import Style, _town, build, cap
from lichina.games.mafia.roles import ROLES
from lichina.kernel import BadOptions

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
PRIORITY = ["detective", "doctor", "beauty", "bodyguard", "leader", "journalist", "spy", "politician"]


def sides(deck: Counter[str]) -> Counter[str]:
    """How many cards of each side there are."""
    found: Counter[str] = Counter()
    for role, count in deck.items():
        found[ROLES[role].side] += count
    return found


def criminals(deck: Counter[str]) -> int:
    return sides(deck)["mafia"] + sides(deck)["triads"]


def shape(deck: Counter[str], gangs: int) -> str:
    """A deck in the notation of the table."""
    side = sides(deck)
    if gangs == 2:
        assert side["mafia"] == side["triads"], "two gangs are of equal size"
    special = deck["don"] + deck["lawyer"] + deck["boss"]
    return f"{side['mafia']}({special})/{side['town'] - deck['citizen']}+{deck['citizen']}"


def refused(players: int, options: dict[str, Any]) -> str:
    """With which code a table with these options is refused."""
    with pytest.raises(BadOptions) as caught:
        lichina.start(Mafia, seats=players, seed=1, options=options)
    return caught.value.code


def dealt(players: int, **options: Any) -> Counter[str]:
    """The deck of a match."""
    match = lichina.start(Mafia, seats=players, seed=1, options=options)
    return Counter(match.view(None).public.deck)  # type: ignore[attr-defined]


# --- the advice -----------------------------------------------------------------------------------------------------


def test_the_box_has_thirty_two_cards() -> None:
    in_the_box = Counter({role.id: role.box for role in ROLES.values()})
    assert sides(in_the_box) == {"town": 16, "mafia": 7, "triads": 6, "loner": 3}
    assert (in_the_box["citizen"], in_the_box["mafioso"], in_the_box["triad"]) == (7, 5, 5)
    assert len(+in_the_box) == 18


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_the_deck_follows_the_advice_for_every_number_of_players(row: list[str]) -> None:
    """A39: two gangs are always of equal size."""
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
    assert criminals(build(players, style="soft")) == int(row[6])


@pytest.mark.parametrize("style", ["standard", "soft", "max"])
def test_no_deck_begins_with_as_many_criminals_as_townsfolk(style: Style) -> None:
    for players in range(6, 33):
        for loners in ([], ["maniac"]):
            deck = build(players, style=style, loners=loners)
            assert 0 < criminals(deck) < sides(deck)["town"]
            assert criminals(deck) <= cap(players)


def test_the_most_criminals_are_the_cap_where_the_town_is_larger() -> None:
    assert criminals(build(8, style="max")) == 3, "four against four would be parity"
    assert criminals(build(12, style="max")) == 4
    assert criminals(build(32, style="max")) == 7, "there are no more cards of the Mafia"
    assert criminals(build(32, style="max", triads=True)) == 10, "eleven cannot be halved"


def test_special_townsfolk_come_in_their_order() -> None:
    for players in range(6, 33):
        deck = build(players)
        special = [role for role in PRIORITY if deck[role]]
        assert special == PRIORITY[: len(special)]


def test_the_spy_comes_only_to_a_gang_of_three_or_more() -> None:
    """Of two gangsters he would know the whole gang at once."""
    assert build(27)["spy"] == 1
    assert (_town(21, 3, "detective", False)["spy"], _town(21, 3, "detective", False)["politician"]) == (1, 0)
    assert (_town(21, 2, "detective", False)["spy"], _town(21, 2, "detective", False)["politician"]) == (0, 1)


def test_the_checker_is_the_one_that_was_asked_for() -> None:
    for options, found in (({}, (1, 0)), ({"checker": "detective"}, (1, 0)), ({"checker": "judge"}, (0, 1))):
        deck = dealt(14, **options)
        assert (deck["detective"], deck["judge"]) == found


# --- the box --------------------------------------------------------------------------------------------------------


def test_from_27_players_on_citizens_are_printed_besides() -> None:
    """A1: a table of up to thirty-two plays with more citizens than the box has."""
    for players in range(27, 33):
        assert build(players)["citizen"] > 7
    assert dealt(32)["citizen"] == 17


@pytest.mark.parametrize(("triads", "most"), [(False, 26), (True, 31)])
def test_the_box_alone_serves_so_many_and_no_more(triads: bool, most: int) -> None:
    """A1: keeping to the box breaks the cap on criminals where it must, and refuses the largest tables."""
    for players in range(12, most + 1):
        deck = build(players, triads=triads, strict_box=True)
        assert deck.total() == players
        assert all(count <= ROLES[role].box for role, count in deck.items()), deck
    for players in range(most + 1, 33):
        assert refused(players, {"triads": triads, "strict_box": True}) == "box-too-small"


def test_at_26_the_box_gives_all_it_has_of_the_town() -> None:
    """Nine criminals, one loner, and all sixteen cards of the town, detective and judge together."""
    deck = build(26, triads=True, strict_box=True)
    assert sides(deck)["town"] == 16
    assert (deck["detective"], deck["judge"]) == (1, 1)
    assert (criminals(deck), sides(deck)["loner"]) == (9, 1)


def test_of_an_odd_number_of_criminals_the_mafia_has_one_more() -> None:
    """A39: it happens only where the box is kept to."""
    side = sides(build(26, triads=True, strict_box=True))
    assert (side["mafia"], side["triads"]) == (5, 4)


@pytest.mark.parametrize(("players", "special", "town"), [(18, 5, 12), (22, 8, 15)])
def test_the_box_has_seven_citizens_so_the_rest_of_the_town_is_special(players: int, special: int, town: int) -> None:
    deck = build(players, strict_box=True)
    assert sides(deck)["town"] == town
    assert (town - deck["citizen"], deck["citizen"]) == (special, 7)


# --- at the table ---------------------------------------------------------------------------------------------------


def test_the_moderator_needs_no_card() -> None:
    """A2: the number of players is that of the cards, without the moderator."""
    assert dealt(9, moderator=4) == dealt(8)
    match = lichina.start(Mafia, seats=9, seed=1, options={"moderator": 4})
    assert [event.data["card"] for event in match.told(4) if event.key == "dealt"].count("") == 0
    assert match.view(4).private.card == ""  # type: ignore[union-attr]


def test_everybody_gets_one_card_of_the_deck_and_sees_only_it() -> None:
    match = lichina.start(Mafia, seats=12, seed=5, options={"triads": True})
    cards: Counter[str] = Counter()
    for seat in range(12):
        (card,) = (event.data for event in match.told(seat) if event.key == "dealt")
        assert card["seat"] == seat
        assert match.view(seat).private.card == card["card"]  # type: ignore[union-attr]
        cards[card["card"]] += 1
    assert cards == build(12, triads=True)
    assert [event.key for event in match.told(None) if event.key == "dealt"] == []


def test_at_most_one_loner_unless_the_table_wants_more() -> None:
    """A3: one by default, two with Triads and three without if asked for."""
    assert sides(dealt(20))["loner"] == 0
    assert sides(dealt(20, loners=["widow"]))["loner"] == 1
    assert sides(dealt(20, loners=["maniac", "widow", "patient0"]))["loner"] == 3
    assert sides(dealt(20, loners=["maniac", "widow"], triads=True))["loner"] == 2
    for options in ({"loners": ["maniac", "widow", "patient0"], "triads": True}, {"loners": ["maniac", "maniac"]}):
        assert refused(20, options) == "too-many-loners"


def test_two_gangs_need_twelve_players() -> None:
    assert refused(11, {"triads": True}) == "triads-need-more"
    assert sides(dealt(12, triads=True))["triads"] == 2


# --- a deck by hand -------------------------------------------------------------------------------------------------


def test_a_deck_can_be_put_together_by_hand() -> None:
    counts = {"citizen": 3, "leader": 1, "politician": 1, "mafioso": 2}
    assert dealt(7, counts=counts) == counts


@pytest.mark.parametrize(
    ("counts", "options", "code"),
    [
        ({"citizen": 6, "wizard": 1}, {}, "unknown-role"),
        ({"citizen": 5, "mafioso": 1}, {}, "wrong-deck-size"),
        ({"citizen": 3, "doctor": 2, "mafioso": 2}, {}, "too-many-cards"),
        ({"citizen": 8, "mafioso": -1}, {}, "too-many-cards"),
        ({"citizen": 5, "don": 1, "triad": 1}, {}, "triads-are-off"),
        ({"citizen": 3, "don": 1, "maniac": 1, "widow": 1, "patient0": 1}, {"triads": True}, "too-many-loners"),
        ({"citizen": 7}, {}, "lopsided-deck"),
        ({"citizen": 3, "don": 1, "mafioso": 3}, {}, "lopsided-deck"),
    ],
)
def test_a_deck_that_cannot_be_played_is_refused(counts: dict[str, int], options: dict[str, Any], code: str) -> None:
    assert refused(7, {"counts": counts, **options}) == code


@pytest.mark.parametrize(
    ("counts", "options"),
    [
        ({"citizen": 4, "don": 1, "mafioso": 2}, {}),
        ({"citizen": 5, "don": 1, "triad": 1}, {"triads": True}),
        ({"citizen": 3, "don": 1, "maniac": 1, "widow": 1, "patient0": 1}, {}),
        ({"citizen": 3, "don": 1, "triad": 1, "maniac": 1, "widow": 1}, {"triads": True}),
    ],
)
def test_a_deck_at_the_edge_of_the_rules_is_played(counts: dict[str, int], options: dict[str, Any]) -> None:
    """One townsman more than criminals; Triads and as many loners as there may be; a count of none means none."""
    assert dealt(7, counts={**counts, "judge": 0}, **options) == counts


def test_ordinary_cards_may_be_more_than_in_the_box_unless_it_is_kept_to() -> None:
    counts = {"citizen": 8, "mafioso": 6}
    assert dealt(14, counts=counts) == counts
    assert refused(14, {"counts": counts, "strict_box": True}) == "too-many-cards"


def test_even_is_a_third_but_where_bots_would_win_too_often_on_one_side() -> None:
    for players in range(6, 33):
        if players not in (6, 8, 14):
            assert build(players, style="even") == build(players), players
    assert build(6, style="even") == {"don": 1, "mafioso": 1, "detective": 1, "doctor": 1, "citizen": 2}
    assert build(8, style="even", checker="judge") == {"don": 1, "lawyer": 1, "judge": 1, "doctor": 1, "citizen": 4}
    large = {"don": 1, "lawyer": 1, "mafioso": 2, "detective": 1, "doctor": 1, "beauty": 1, "citizen": 7}
    assert build(14, style="even") == large
    assert build(8, style="even", loners=["maniac"]) == build(8, loners=["maniac"]), "with a loner it is as usual"
    assert build(14, style="even", triads=True) == build(14, triads=True), "and so it is with two gangs"
