"""What is counted when a match is over."""

from __future__ import annotations

from typing import Any

import pytest

from lichina.kernel import IllegalAnswer

from .table import FIVE, FOUR, Table, laid_out

NAMES = FOUR.split()


def facts(table: Table) -> dict[str, dict[str, Any]]:
    """The facts by their keys; seats stay seats."""
    assert table.match.outcome is not None
    return {fact.key: fact.data for fact in table.match.facts}


def test_nothing_is_counted_before_the_end() -> None:
    with pytest.raises(IllegalAnswer, match="when the match is over"):
        _ = Table(FOUR, "Anna").match.facts


def test_a_match_in_which_nothing_was_said_has_only_its_spies() -> None:
    table = Table(FOUR, "Anna")
    table.guess("Anna", "zoo")
    assert facts(table) == {"spies": {"rounds": 1, "caught": 0, "named": 1}}


def test_spies_who_were_caught_and_who_named_the_place_are_counted() -> None:
    deals = [laid_out(NAMES, "Anna", place) for place in ("zoo", "bank", "pool", "beach", "metro")]
    table = Table(FOUR, "Anna", rounds=6, joke=True, deal=[*deals, laid_out(NAMES, bag="joke")])
    table.accuse("Ivan", "Anna")
    next_round(table)
    table.point(Ivan="Anna")
    next_round(table)
    table.guess("Anna", "pool")
    next_round(table)
    table.guess("Anna", "school")
    next_round(table)
    table.point(Ivan="Maria")
    next_round(table)
    table.guess("Anna", "joke")
    assert facts(table) == {
        "spies": {"rounds": 5, "caught": 2, "named": 1},
        "accused": {"seat": 0, "count": 1},
    }


def next_round(table: Table) -> None:
    table.pass_on_to_next()
    table.look()


def test_a_place_that_was_named_counts_whatever_became_of_the_ally() -> None:
    for pairs in ({}, {"Ivan": "Elena"}):
        table = Table(FIVE, "Anna", ally="Elena")
        table.guess("Anna", "zoo")
        table.name_ally(**pairs)
        assert facts(table)["spies"] == {"rounds": 1, "caught": 0, "named": 1}


def test_bags_without_one_spy_are_no_rounds_of_spies() -> None:
    table = Table(FOUR, bag="mixed")
    table.call("Anna", "Ivan Maria")
    assert facts(table) == {}


def test_who_was_accused_and_asked_most_is_counted_over_all_rounds() -> None:
    table = Table(FOUR, "Anna", rounds=2, deal=[laid_out(NAMES, "Anna"), laid_out(NAMES, "Ivan", "bank")])
    table.exchange("Anna", "Maria")
    table.accuse("Ivan", "Dmitry", against="Anna")
    table.accuse("Anna", "Maria", against="Ivan")
    table.guess("Anna", "zoo")
    next_round(table)
    table.exchange("Anna", "Dmitry")
    table.exchange("Dmitry", "Maria")
    table.accuse("Ivan", "Maria", against="Anna")
    table.guess("Ivan", "school")
    assert facts(table)["accused"] == {"seat": 2, "count": 2}
    assert facts(table)["asked-most"] == {"seat": 2, "count": 2}


def test_of_equals_the_first_seat_is_named() -> None:
    table = Table(FOUR, "Anna")
    table.exchange("Anna", "Maria")
    table.exchange("Maria", "Ivan")
    table.guess("Anna", "zoo")
    assert facts(table)["asked-most"] == {"seat": 1, "count": 1}


def test_whose_powers_were_applauded_is_counted_by_rounds() -> None:
    deals = [laid_out(NAMES, "Anna", place, powers={}) for place in ("zoo", "bank")]
    table = Table(FOUR, "Anna", powers={}, rounds=2, deal=deals)
    table.guess("Anna", "museum")
    table.answer("Ivan", "applaud", "Dmitry")
    table.answer("Maria", "applaud", "Dmitry")
    next_round(table)
    table.guess("Anna", "museum")
    table.answer("Ivan", "applaud", "Dmitry")
    table.answer("Dmitry", "applaud", "Anna")
    table.pass_on_to_next()
    assert facts(table)["applause"] == {"seat": 3, "count": 2}
