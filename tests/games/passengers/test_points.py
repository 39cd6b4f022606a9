"""The points of the Afterlands, and who wins by them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from lichina.games.passengers import Guest, row, score
from lichina.games.passengers.scoring import winner

from .table import SIX, Table

DATA = json.loads((Path(__file__).parent / "points.json").read_text("utf-8"))


def points(*rows: str, empty_seats: str = "skip") -> tuple[int, int]:
    """What guides and smugglers have of these boats, the first of them at the bottom."""
    found = score([row(one) for one in rows], None, "guides", empty_seats)
    return found.guides, found.smugglers


@pytest.mark.parametrize("empty_seats", ["skip", "strict"])
@pytest.mark.parametrize("vector", DATA["scoring"], ids=lambda vector: vector["id"])
def test_a_board_is_worth_what_the_rules_say(vector: dict[str, Any], empty_seats: str) -> None:
    """V1 to V5, by both rulings of A3."""
    expected = (vector["guides"], vector["smugglers"][empty_seats])
    assert points(*vector["rows"], empty_seats=empty_seats) == expected


def test_five_boards_and_five_winners_are_known() -> None:
    assert [vector["id"] for vector in DATA["scoring"]] == ["V1", "V2", "V3", "V4", "V5"]
    assert [vector["id"] for vector in DATA["winners"]] == ["W1", "W2", "W3", "W4", "W5"]


def test_every_point_of_the_example_has_its_reason() -> None:
    """V3"""
    found = score([row(one) for one in (". . Sg Sg Sg", "Sr Dr Dg . .", ". J>r Db Sr .")], 6.5, "guides")
    assert [(step.side, step.why, " ".join(step.cells), step.points, step.colour) for step in found.steps] == [
        ("guides", "soul", "shore-1-3", 1, None),
        ("guides", "soul", "shore-1-4", 1, None),
        ("guides", "soul", "shore-1-5", 1, None),
        ("guides", "group", "shore-1-3 shore-1-4 shore-1-5", 2, "green"),
        ("guides", "soul", "shore-2-1", 1, None),
        ("guides", "soul", "shore-3-2", 1, None),
        ("guides", "soul", "shore-3-4", 1, None),
        ("guides", "group", "shore-3-2 shore-3-4", 1, "red"),
        ("smugglers", "demon", "shore-2-2", 1, None),
        ("smugglers", "neighbour", "shore-2-2 shore-2-1", 1, "red"),
        ("smugglers", "neighbour", "shore-2-2 shore-3-2", 1, "red"),
        ("smugglers", "demon", "shore-2-3", 1, None),
        ("smugglers", "neighbour", "shore-2-3 shore-1-3", 1, "green"),
        ("smugglers", "demon", "shore-3-2", 1, None),
        ("smugglers", "demon", "shore-3-3", 1, None),
        ("jaster", "fixed", "", 6.5, None),
    ]


# --- guides -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("boat", "guides"), [("Sr", 1), ("Sr Sr", 3), ("Sr Sr Sr", 5), ("Sr Sr Sr Sr", 7)])
def test_souls_of_one_colour_in_a_boat_have_points_besides(boat: str, guides: int) -> None:
    assert points(boat) == (guides, 0)


def test_souls_of_one_colour_in_different_boats_have_none() -> None:
    assert points("Sr . . . .", "Sr . . . .") == (2, 0)


def test_souls_of_one_colour_need_not_sit_side_by_side() -> None:
    assert points("Sr Db . . Sr") == (3, 1)


def test_each_pair_of_a_boat_counts_by_itself() -> None:
    """A4 and V5."""
    assert points("Sr Sr Sb Sb .") == (6, 0)


def test_five_souls_of_one_colour_have_four_points_besides() -> None:
    """A5"""
    assert points("Sr Sr Sr Sr Sb>r") == (9, 0)


# --- smugglers --------------------------------------------------------------------------------------------------------


def test_a_demon_has_a_point_for_every_soul_of_its_colour_on_all_four_sides() -> None:
    """A2: boats lie above each other, seat by seat."""
    assert points(". Sr . . .", "Sr Dr Sr . .", ". Sr . . .") == (5, 5)


def test_souls_across_a_corner_are_no_neighbours() -> None:
    """A2"""
    assert points("Sr . Sr . .", ". Dr . . .", "Sr . Sr . .") == (6, 1)


def test_souls_of_another_colour_have_no_points_for_a_demon() -> None:
    assert points("Sg Dr Sb . .") == (2, 1)


def test_a_soul_between_two_demons_counts_for_each() -> None:
    assert points("Dr Sr Dr . .") == (1, 4)


def test_a_demon_beside_a_demon_counts_for_nothing() -> None:
    assert points("Dr Dr Dr . .") == (0, 3)


@pytest.mark.parametrize(
    "rows",
    [("Dr . . . Sr",), ("Sr . . . Dr",), ("Dr . . . .", ". Sb . . .", "Sr . . . ."), ("Sr", ".", "Dr")],
)
def test_over_empty_seats_the_next_passenger_is_the_neighbour_unless_the_table_is_strict(rows: tuple[str, ...]) -> None:
    """A3: sideways, up and down."""
    assert points(*rows)[1] == 2
    assert points(*rows, empty_seats="strict")[1] == 1


def test_whoever_sits_between_is_the_neighbour() -> None:
    """A3"""
    assert points("Dr Sb Sr . .") == (2, 1)
    assert points("Dr", "Sb", "Sr") == (2, 1)


# --- masks and Jaster -------------------------------------------------------------------------------------------------


def test_a_mask_replaces_the_colour_and_leaves_the_type() -> None:
    assert points("Sr>g Sg . . .") == (3, 0)
    assert points("Sr>g Sr . . .") == (2, 0)
    assert points("Dr>g Sg . . .") == (1, 2)
    assert points("Dr>g Sr . . .") == (1, 1)


def test_jaster_is_a_point_for_guides_and_for_smugglers_and_has_no_colour() -> None:
    """A8"""
    assert points("J") == (1, 1)
    assert points("Sr J Dr . .") == (2, 2)
    assert points("Sr Sr J . .") == (4, 1)


def test_jaster_in_a_mask_is_a_soul_and_a_demon_of_its_colour() -> None:
    """A6: he is the second of a pair, has a point for the soul beside him, and is one for the demon."""
    assert points("Sr J>r . . .") == (3, 2)
    assert points("J>r Dr . . .") == (1, 3)
    assert points("Sr J>r Dr . .") == (3, 4)


def test_a_demon_has_a_point_for_jaster_in_its_colour() -> None:
    """A7"""
    assert points("Dg J>g . . .") == (1, 3)
    assert points("Dg J>b . . .") == (1, 2)


def test_a_card_counts_with_the_mask_that_lies_on_it() -> None:
    """A24"""
    assert Guest.of("demon-blue") == Guest("demon", "blue")
    assert Guest.of("demon-blue", "red") == Guest("demon", "red")
    assert Guest.of("jaster") == Guest("jaster", "none")
    assert Guest.of("jaster", "green") == Guest("jaster", "green")


# --- who wins ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("vector", DATA["winners"], ids=lambda vector: vector["id"])
def test_the_side_with_most_points_wins_and_of_equals_the_side_with_the_coin(vector: dict[str, Any]) -> None:
    """The winner vectors; W4 is A32."""
    won = winner(vector["guides"], vector["smugglers"], vector["jaster"], vector["coin"])
    assert won == (vector["side"], vector["how"])


def test_smugglers_win_with_more_points_whoever_has_the_coin() -> None:
    assert winner(6, 7, 6.5, "guides") == ("smugglers", "points")


@pytest.mark.parametrize("coin", ["guides", "smugglers", "jaster"])
def test_jaster_wins_above_sides_that_are_even(coin: str) -> None:
    """A32"""
    assert winner(6, 6, 6.5, coin) == ("jaster", "points")


def test_if_jaster_has_the_coin_of_sides_that_are_even_guides_win() -> None:
    """A33"""
    assert winner(7, 7, 6.5, "jaster") == ("guides", "guides-tie")


LAST = {
    "Anna": "raven-5 Dr",
    "Ivan": "wolf-1 Sr",
    "Maria": "wolf-2 Sr",
    "Dmitry": "raven-3 Sb",
    "Elena": "raven-4 Db",
    "Pavel": "wolf-5 J",
}


def play_to_seven_each(coin: str, last: dict[str, str] = LAST, **options: Any) -> Table:
    """Six players, a board on which guides and smugglers both have seven points, and nobody has taken the coin."""
    table = Table(SIX, coin=coin, discussion=0, **options)
    table.seat(
        Anna="raven-3 Sg",
        Ivan="raven-4 Sg",
        Maria="wolf-1 Dg",
        Dmitry="wolf-2 Sb",
        Elena="raven-5 Sg",
        Pavel="wolf-4 Db",
    ).sail("raven")
    table.seat(
        Anna="wolf-1 Sr",
        Ivan="raven-2 Db",
        Maria="wolf-2 Dr",
        Dmitry="wolf-3 Dg",
        Elena="raven-3 Dg",
        Pavel="raven-5 Sb",
    )
    while "Maria" not in table.waiting():
        table.match.lapse()
    table.answer("Maria", "oar", ("raven-5", "raven-1"))
    table.sail("wolf")
    table.seat(**last)
    return table.sail("raven")


@pytest.mark.parametrize(
    ("coin", "side", "reason", "winners"),
    [
        ("Anna", "guides", "coin", "Anna Ivan Dmitry"),
        ("Elena", "smugglers", "coin", "Maria Elena"),
        ("Pavel", "guides", "guides-tie", "Anna Ivan Dmitry"),
    ],
)
def test_a_match_that_is_even_on_top_goes_to_the_side_of_the_coin(
    coin: str, side: str, reason: str, winners: str
) -> None:
    """A33, and winner vectors W2 and W3."""
    table = play_to_seven_each(coin)
    assert table.coin == coin
    assert table.heard(None, "scored") == [{"guides": 7, "smugglers": 7, "jaster": 6.5}]
    table.to("over")
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.side, outcome.reason, table.named(outcome.winners)) == (side, reason, winners)
    assert outcome.scores is None


@pytest.mark.parametrize(
    ("empty_seats", "smugglers", "side", "reason"),
    [("skip", 8, "smugglers", "points"), ("strict", 7, "guides", "coin")],
)
def test_an_empty_seat_between_a_demon_and_a_soul_may_decide_a_match(
    empty_seats: str, smugglers: int, side: str, reason: str
) -> None:
    """A3: in the third boat a seat is empty between the blue soul and the blue demon."""
    table = play_to_seven_each("Anna", LAST | {"Anna": "raven-1 Dr", "Elena": "raven-5 Db"}, empty_seats=empty_seats)
    assert table.heard(None, "scored") == [{"guides": 7, "smugglers": smugglers, "jaster": 6.5}]
    outcome = table.to("over").match.outcome
    assert outcome is not None
    assert (outcome.side, outcome.reason) == (side, reason)


def test_the_example_of_counting_in_the_rules_is_counted_rightly() -> None:
    """Three boats, the first at the bottom, as `rules-17-counting` describes them."""
    rows = [row("Sg . Sg Dr ."), row("Dg Sb . . Sr"), row(". Db Sg Sr .")]
    for empty_seats, points in (("skip", (7, 6)), ("strict", (7, 5))):
        counted = score(rows, None, "smugglers", empty_seats)
        assert (counted.guides, counted.smugglers, counted.side) == (*points, "guides")
