"""What rounds are worth, where the vectors do not show it, and who wins in the end."""

from __future__ import annotations

import pytest

from lichina.games.spyfall.scoring import RoundCast, RoundEnding, points

from .table import FIVE, FOUR, Table, laid_out

# --- the point for the first accuser --------------------------------------------------------------------------------


def test_whoever_accused_the_spy_first_has_the_point_although_another_vote_did_it() -> None:
    table = Table(FOUR, "Anna")
    table.accuse("Ivan", "Anna", against="Maria")
    table.accuse("Maria", "Anna")
    assert (table.reason, table.points) == ("spy-caught-early", {"Ivan": 2, "Maria": 1, "Dmitry": 1})


def test_nobody_has_it_if_nobody_has_accused_the_spy() -> None:
    table = Table(FOUR, "Anna")
    table.accuse("Ivan", "Maria", against="Dmitry")
    table.point(Ivan="Anna", Maria="Anna", Dmitry="Anna")
    assert table.points == {"Ivan": 1, "Maria": 1, "Dmitry": 1}


def test_nobody_has_it_if_the_spy_names_a_wrong_place() -> None:
    """B5: it is tied to votes."""
    table = Table(FOUR, "Anna", joke=True)
    table.accuse("Ivan", "Anna", against="Maria")
    table.guess("Anna", "joke")
    assert table.points == {"Ivan": 1, "Maria": 1, "Dmitry": 1}


def test_the_ally_does_not_have_it_and_it_does_not_pass_on() -> None:
    """B6: whoever accuses the spy second has no more than the others."""
    table = Table(FIVE, "Anna", ally="Elena")
    table.accuse("Elena", "Anna", against="Ivan")
    table.accuse("Maria", "Anna")
    assert (table.reason, table.points) == ("spy-caught-early", {"Ivan": 1, "Maria": 1, "Dmitry": 1})


def test_it_goes_with_exposing_the_spy_and_not_with_finding_the_ally() -> None:
    """B29"""
    table = Table(FIVE, "Anna", ally="Elena")
    table.accuse("Ivan", "Anna", against="Maria")
    table.guess("Anna", "zoo")
    table.name_ally(Ivan="Elena", Maria="Elena")
    assert (table.reason, table.points) == ("ally-found", {"Anna": 4, "Ivan": 1, "Maria": 1, "Dmitry": 1})
    table = Table(FIVE, "Anna", ally="Elena")
    table.accuse("Ivan", "Anna", against="Maria")
    table.point(Ivan="Anna", Maria="Anna")
    assert (table.reason, table.points) == ("spy-caught", {"Ivan": 2, "Maria": 1, "Dmitry": 1})


def test_it_does_not_go_over_into_the_next_round() -> None:
    deals = [laid_out(FOUR.split(), "Anna"), laid_out(FOUR.split(), "Anna", "bank")]
    table = Table(FOUR, "Anna", rounds=2, deal=deals)
    table.accuse("Ivan", "Anna", against="Maria")
    table.guess("Anna", "zoo")
    table.pass_on_to_next()
    table.look()
    table.accuse("Maria", "Anna")
    assert table.points == {"Ivan": 1, "Maria": 2, "Dmitry": 1}


# --- bags without one spy -------------------------------------------------------------------------------------------


def test_whoever_names_a_place_in_a_round_of_spies_ends_it_for_nothing() -> None:
    """B20"""
    table = Table(FOUR, bag="joke")
    table.guess("Maria", "zoo")
    assert table.heard(None, "guessed") == [{"seat": "Maria", "place": "zoo", "right": False, "line": "guess-c6"}]
    assert (table.reason, table.points) == ("joke-missed", {})


def test_the_spys_card_does_not_tell_who_names_the_joke_wrongly_from_who_is_right() -> None:
    table = Table(FOUR, bag="joke")
    table.guess("Maria", "joke")
    assert table.heard(None, "joked") == [{"seat": "Maria", "right": True, "line": "joke-c6"}]
    assert (table.reason, table.points) == ("joke-called", {"Maria": 3})


@pytest.mark.parametrize("reason", ["joke-missed", "madness-missed"])
def test_nobody_has_points_of_a_bag_that_nobody_saw_through(reason: str) -> None:
    assert points(RoundEnding(reason), RoundCast(range(5), None)) == [0, 0, 0, 0, 0]


# --- the end --------------------------------------------------------------------------------------------------------


def test_points_add_up_and_the_most_win() -> None:
    names = FOUR.split()
    deals = [laid_out(names, "Anna"), laid_out(names, "Ivan", "bank"), laid_out(names, "Anna", "pool")]
    table = Table(FOUR, "Anna", rounds=3, deal=deals)
    table.guess("Anna", "museum")
    assert table.public("scores") == (0, 1, 1, 1)
    table.pass_on_to_next()
    table.look()
    table.guess("Ivan", "bank")
    assert table.public("scores") == (0, 5, 1, 1)
    table.pass_on_to_next()
    table.look()
    table.accuse("Maria", "Anna")
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores) == ((1,), "points", (0, 6, 3, 2))
    assert (table.stage, table.public("scores")) == ("over", (0, 6, 3, 2))


def test_equal_points_share_the_win() -> None:
    """B34"""
    table = Table(FOUR, "Anna")
    table.guess("Anna", "museum")
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (1, 2, 3)


def test_where_nobody_has_points_all_share_it() -> None:
    """B34"""
    table = Table(FOUR, bag="joke")
    table.guess("Anna", "zoo")
    assert table.match.outcome is not None
    assert (table.match.outcome.winners, table.match.outcome.reason) == ((0, 1, 2, 3), "no-points")


def test_when_a_round_is_over_everything_about_it_is_opened() -> None:
    table = Table(FIVE, "Anna", ally="Elena", powers={"Ivan": "shield"}, rounds=2)
    table.guess("Anna", "museum")
    (over,) = table.heard(None, "round-over")
    assert (over["reason"], over["bag"], over["seat"], over["target"]) == ("guessed-wrong", "zoo", "Anna", "Elena")
    assert over["cards"] == {"Anna": "spy", "Ivan": "zoo", "Maria": "zoo", "Dmitry": "zoo", "Elena": "zoo"}
    (sheet,) = table.public("sheets")
    assert (sheet.reason, sheet.bag, sheet.ally, sheet.points) == ("guessed-wrong", "zoo", 4, (0, 1, 1, 1, 0))
    assert sheet.cards == ("spy", "zoo", "zoo", "zoo", "zoo")
    assert sheet.powers[1] == "shield"


@pytest.mark.parametrize("bag", ["joke", "mixed"])
def test_a_bag_without_one_spy_names_none_when_it_is_opened(bag: str) -> None:
    table = Table(FOUR, bag=bag)
    table.point()
    (over,) = table.heard(None, "round-over")
    assert (over["bag"], over["seat"], over["target"]) == (bag, None, None)


def test_the_next_round_begins_when_all_have_seen_the_points_or_after_a_minute() -> None:
    table = Table(FOUR, "Anna", rounds=2)
    table.guess("Anna", "museum")
    assert table.waiting() == dict.fromkeys(table.names, "next")
    for name in table.names:
        assert (table.stage, table.public("round")) == ("score", 1)
        table.answer(name, "next", "next")
    assert (table.stage, table.public("round")) == ("deal", 2)
    table = Table(FOUR, "Anna", rounds=2)
    table.guess("Anna", "museum")
    table.wait(59)
    assert table.stage == "score"
    table.wait(1)
    assert table.stage == "deal"


def test_after_the_last_round_the_match_is_over_at_once() -> None:
    table = Table(FOUR, "Anna")
    table.guess("Anna", "museum")
    assert (table.stage, table.waiting()) == ("over", {})


def test_the_example_of_counting_in_the_rules_is_counted_rightly() -> None:
    """Three rounds of Anna, Boris, Vera and Gleb, as `rules-15-counting` describes them."""
    anna, boris, vera, gleb = seats = range(4)
    rounds = [
        points(RoundEnding("spy-caught-early"), RoundCast(seats, anna), [(boris, anna)]),
        points(RoundEnding("guessed-right"), RoundCast(seats, boris)),
        points(RoundEnding("spy-caught"), RoundCast(seats, vera), [(anna, vera)]),
    ]
    assert rounds == [[0, 2, 1, 1], [0, 4, 0, 0], [2, 1, 0, 1]]
    assert [sum(one[seat] for one in rounds) for seat in (anna, boris, vera, gleb)] == [2, 7, 1, 2]
