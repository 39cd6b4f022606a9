"""What is counted when a match is over."""

from __future__ import annotations

from typing import Any

import pytest

from lichina.kernel import IllegalAnswer

from .table import Table


def facts(table: Table) -> dict[str, dict[str, Any]]:
    """The facts by their keys; seats stay seats."""
    assert table.match.outcome is not None
    return {fact.key: fact.data for fact in table.match.facts}


def test_nothing_is_counted_before_the_end() -> None:
    with pytest.raises(IllegalAnswer, match="when the match is over"):
        _ = Table("M1 C1 C2 C3 C4 C5").match.facts


def test_a_match_that_a_vote_decides_at_once_is_counted_by_its_votes_alone() -> None:
    table = Table("M1 C1 C2 C3 C4 C5", start="vote")
    assert table.vote(M1="C1", C1="M1", C2="M1", C3="C1", C4="abstain", C5="M1") == "M1"
    assert facts(table) == {
        "length": {"days": 0, "nights": 0},
        "votes": {"votes": 4, "hits": 3},
        "aim": {"each": {"1": "1/1", "2": "1/1", "5": "1/1", "3": "0/1"}},
    }


def test_nights_shots_heals_and_checks_are_counted() -> None:
    table = Table("M1 Lawyer C1 C2 C3 C4 C5 Doctor Detective")
    table.night(mafia="C1", doctor="C1", detective="M1", lawyer="M1")
    table.night(mafia="C1", doctor="C2", detective="M1")
    table.vote(C2="M1", C3="M1")
    table.night(mafia="C2", doctor="C3", detective="Lawyer", lawyer="Lawyer")
    assert table.vote(C3="Lawyer", C4="Lawyer", Doctor="C5") == "Lawyer"
    assert facts(table) == {
        "length": {"days": 3, "nights": 3},
        "quiet": {"nights": 3, "quiet": 1},
        "shots": {"shots": 3, "missed": 1},
        "heals": {"heals": 3, "saved": 1},
        "checks": {"checks": 3, "lies": 2},
        "votes": {"votes": 5, "hits": 4},
        "aim": {"each": {"4": "2/2", "3": "1/1", "5": "1/1", "7": "0/1"}},
    }


def test_a_day_that_ends_the_match_at_dawn_is_not_counted() -> None:
    table = Table("M1 M2 C1 C2 C3")
    table.night(mafia="C1")
    assert table.match.outcome is not None
    assert facts(table)["length"] == {"days": 0, "nights": 1}


def test_an_answer_that_is_true_by_chance_is_no_lie() -> None:
    table = Table("M1 C1 C2 C3 C4 Beauty Detective")
    table.night(beauty="Detective", detective="C1")
    assert table.vote(C1="M1") == "M1"
    assert facts(table)["checks"] == {"checks": 1, "lies": 0}


def test_a_check_without_an_answer_is_none() -> None:
    table = Table("M1 C1 C2 C3 C4 Beauty Detective", blocked_check="no_result")
    table.night(beauty="Detective", detective="C1")
    assert table.vote(C1="M1") == "M1"
    assert "checks" not in facts(table)


def test_a_shielded_shot_is_one_shot() -> None:
    table = Table("M1 C1 C2 C3 C4 Bodyguard")
    assert table.night(mafia="C1", bodyguard="C1") == "Bodyguard"
    assert table.vote(C1="M1") == "M1"
    assert facts(table)["shots"] == {"shots": 1, "missed": 0}


def test_poison_is_no_shot_and_a_heal_against_it_saves() -> None:
    table = Table("M1 C1 C2 C3 C4 Widow Doctor", poisoned="C1", nights=1)
    assert table.night(doctor="C1") == ""
    assert table.vote(C1="M1") == "M1"
    assert "shots" not in facts(table)
    assert facts(table)["heals"] == {"heals": 1, "saved": 1}


def test_a_hand_that_was_changed_counts_as_it_was_in_the_end_and_both_votes_of_a_tie_count() -> None:
    table = Table("M1 C1 C2 C3 C4 C5", start="vote")
    table.answer("C1", "vote", "C2")
    assert table.vote(C1="M1", C2="C1") == ""
    table.lapse(2)  # both may plead
    assert table.vote(C2="M1") == "M1"
    assert facts(table)["votes"] == {"votes": 3, "hits": 2}
    assert facts(table)["aim"] == {"each": {"1": "1/1", "2": "1/2"}}


def test_hands_raised_in_turn_count_too() -> None:
    table = Table("M1 C1 C2 C3 C4 C5", start="vote", vote="in_turn")
    table.answer("C1", "hand", "up")
    while table.match.outcome is None:
        table.lapse()
    assert facts(table)["votes"] == {"votes": 1, "hits": 1}


def test_votes_of_the_infected_are_not_those_of_the_town() -> None:
    table = Table("M1 C1 C2 C3 C4 C5 Zero")
    table.night(patient0="C1")
    assert table.vote(C1="M1", C2="M1", Zero="M1") == "M1"
    assert facts(table)["aim"] == {"each": {"2": "1/1"}}


def test_who_of_the_town_was_accused_most_is_told_from_the_second_accusation_on() -> None:
    table = Table("M1 C1 C2 C3 C4 C5", start="day")
    for name, target in (("C1", "M1"), ("C2", "M1"), ("C3", "M1"), ("C4", "C5"), ("C1", "C5"), ("C2", "C4")):
        table.say(name, "accuse", target, "hunch")
    assert table.vote(C1="M1") == "M1"
    assert facts(table)["wronged"] == {"seats": (5,), "times": 2}
