"""Votes: accusations, the show of hands, the final vote, the vote on the ally, applause."""

from __future__ import annotations

import pytest

from .table import FIVE, FOUR, Table

SIX = f"{FIVE} Fyodor"


# --- an accusation --------------------------------------------------------------------------------------------------


def test_all_but_the_accused_vote_and_the_accuser_is_for() -> None:
    table = Table(FOUR, "Anna")
    table.take("Ivan", "accuse", "Anna")
    assert table.stage == "accusation"
    assert table.waiting() == {"Maria": "verdict", "Dmitry": "verdict"}
    trial = table.public("trial")
    assert (trial.caller, trial.target, trial.part) == (1, 0, "ballots")
    table.vote()
    assert table.heard(None, "verdicts") == [{"target": "Anna", "voters": "Ivan Maria Dmitry", "seats": ""}]
    assert table.heard(None, "showed") == [{"seat": "Anna", "card": "spy"}]
    assert (table.reason, table.points) == ("spy-caught-early", {"Ivan": 2, "Maria": 1, "Dmitry": 1})


def test_ballots_are_secret_until_all_are_in() -> None:
    table = Table(FIVE, "Anna")
    table.take("Ivan", "accuse", "Anna")
    before = table.story("Dmitry")
    table.answer("Maria", "verdict", "against")
    assert table.story("Dmitry") == before
    assert table.public("trial").part == "ballots"


def test_one_who_is_against_is_enough_and_no_card_is_shown() -> None:
    table = Table(FIVE, "Anna")
    table.accuse("Ivan", "Anna", against="Elena")
    assert table.heard(None, "accusation-failed") == [{"seat": "Ivan", "target": "Anna"}]
    assert (table.heard(None, "showed"), table.stage, table.public("trial")) == ([], "questions", None)


def test_whoever_says_nothing_in_time_is_against() -> None:
    table = Table(FOUR, "Anna")
    table.take("Ivan", "accuse", "Anna")
    table.answer("Maria", "verdict", "for")
    table.wait(15)
    assert table.heard(None, "verdicts") == [{"target": "Anna", "voters": "Ivan Maria", "seats": "Dmitry"}]
    assert table.stage == "questions"


def test_whoever_is_accused_by_all_others_ends_the_round_even_as_a_local() -> None:
    table = Table(FOUR, "Anna")
    table.accuse("Ivan", "Dmitry")
    assert table.heard(None, "showed") == [{"seat": "Dmitry", "card": "zoo"}]
    assert (table.reason, table.points) == ("local-accused", {"Anna": 4})


def test_the_spy_may_accuse_and_vote_like_anybody() -> None:
    table = Table(FOUR, "Anna")
    table.accuse("Anna", "Maria", against="Ivan")
    table.take("Ivan", "accuse", "Dmitry")
    assert table.asked("Anna") == ["verdict"]


def test_a_local_who_is_accused_early_by_all_brings_the_ally_two() -> None:
    """B25: in any vote, not only at the end of a round."""
    table = Table(FIVE, "Anna", ally="Elena")
    table.accuse("Elena", "Dmitry")
    assert (table.reason, table.points) == ("local-accused", {"Anna": 4, "Elena": 2})


@pytest.mark.parametrize("bag", ["joke", "mixed"])
def test_an_accusation_that_succeeds_in_a_bag_without_a_spy_ends_the_round_for_nothing(bag: str) -> None:
    """B21"""
    table = Table(FOUR, bag=bag)
    table.accuse("Ivan", "Anna")
    assert table.heard(None, "showed") == [{"seat": "Anna", "card": "spy" if bag == "joke" else "zoo"}]
    assert table.reason == {"joke": "joke-missed", "mixed": "madness-missed"}[bag]
    assert table.points == {}


# --- madness --------------------------------------------------------------------------------------------------------


def test_everybody_votes_on_madness_and_the_caller_is_for() -> None:
    table = Table(FOUR, bag="mixed")
    table.take("Ivan", "madness", "call")
    assert table.heard(None, "madness-called") == [{"seat": "Ivan", "line": "madness-c6"}]
    assert table.stage == "madness"
    assert table.waiting() == {"Anna": "hands", "Maria": "hands", "Dmitry": "hands"}
    table.answer("Anna", "hands", "for")
    assert table.heard(None, "madness-voted") == []


@pytest.mark.parametrize(
    ("names", "supporters", "passed"),
    [
        ("Anna Ivan Maria", "", False),
        ("Anna Ivan Maria", "Maria", True),
        (FOUR, "Maria", False),
        (FOUR, "Maria Dmitry", True),
        (FIVE, "Maria", False),
        (FIVE, "Maria Dmitry", True),
        (SIX, "Maria Dmitry", False),
        (SIX, "Maria Dmitry Elena", True),
    ],
)
def test_more_than_half_of_all_players_end_the_round(names: str, supporters: str, passed: bool) -> None:
    """B18: half of them do not."""
    table = Table(names, bag="mixed")
    table.call("Ivan", supporters)
    assert table.heard(None, "madness-voted")[0]["passed"] is passed
    assert table.reason == ("madness-found" if passed else None)


def test_whoever_does_not_vote_on_madness_is_against() -> None:
    """B18"""
    table = Table(FOUR, bag="mixed")
    table.take("Ivan", "madness", "call")
    table.answer("Anna", "hands", "for")
    table.wait(15)
    assert table.heard(None, "madness-voted") == [
        {"seat": "Ivan", "voters": "Anna Ivan", "seats": "Maria Dmitry", "passed": False}
    ]


def test_the_caller_of_madness_has_three_points_and_not_the_supporters_one_besides() -> None:
    """B16"""
    table = Table(FOUR, bag="mixed")
    table.call("Ivan", "Anna Maria")
    assert table.points == {"Ivan": 3, "Anna": 1, "Maria": 1}


def test_the_spy_who_was_against_has_three_points_and_not_one_besides() -> None:
    """B17"""
    table = Table(FIVE, "Anna", madness=True)
    table.call("Ivan", "Maria Dmitry")
    assert (table.reason, table.points) == ("madness-wrong", {"Anna": 3, "Elena": 1})


def test_the_ally_votes_on_madness_like_anybody_and_no_vote_on_the_ally_follows() -> None:
    table = Table(FIVE, "Anna", ally="Elena", madness=True)
    table.call("Ivan", "Maria Dmitry")
    assert (table.points, table.heard(None, "ally-pointed")) == ({"Anna": 3, "Elena": 1}, [])
    table = Table(FIVE, "Anna", ally="Elena", madness=True)
    table.call("Elena", "Maria Dmitry")
    assert table.points == {"Anna": 3, "Ivan": 1}


def test_madness_that_passes_in_a_bag_of_spies_is_worth_nothing() -> None:
    """B22"""
    table = Table(FOUR, bag="joke", madness=True)
    table.call("Ivan", "Maria Dmitry")
    assert (table.reason, table.points) == ("joke-missed", {})


# --- the final vote -------------------------------------------------------------------------------------------------


def test_when_the_time_is_up_people_talk_for_a_minute_or_until_all_are_ready() -> None:
    table = Table(FOUR, "Anna")
    table.run_out()
    assert table.waiting() == dict.fromkeys(table.names, "ready")
    table.wait(59)
    assert table.stage == "discussion"
    table.wait(1)
    assert table.stage == "final"
    table = Table(FOUR, "Anna")
    table.run_out()
    for name in table.names[:3]:
        table.answer(name, "ready", "ready")
        assert table.stage == "discussion"
    table.answer("Dmitry", "ready", "ready")
    assert table.stage == "final"


def test_everybody_points_once_at_another_or_at_nobody() -> None:
    """B12: not at oneself; and nothing is changed, nor voted on again."""
    table = Table(FOUR, "Anna")
    table.run_out()
    table.lapse()
    assert table.options("Ivan") == ["Anna", "Maria", "Dmitry", "nobody"]
    assert table.refusal("Ivan", "point", "Ivan") == "not-an-option"
    table.answer("Ivan", "point", "Anna")
    assert table.asked("Ivan") == []
    assert table.heard("Maria", "pointed") == []


def test_whoever_has_more_votes_than_anybody_else_shows_the_card() -> None:
    """B2: two of five are enough, if no two point at anybody else."""
    table = Table(FIVE, "Anna")
    table.point(Ivan="Anna", Maria="Anna", Dmitry="Elena", Elena="Ivan", Anna="Maria")
    assert table.heard(None, "pointed") == [
        {"pairs": {"Anna": "Maria", "Ivan": "Anna", "Maria": "Anna", "Dmitry": "Elena", "Elena": "Ivan"}}
    ]
    assert table.heard(None, "showed") == [{"seat": "Anna", "card": "spy"}]
    assert table.reason == "spy-caught"


def test_a_single_vote_is_enough_if_there_is_no_other() -> None:
    """B2"""
    table = Table(FOUR, "Anna")
    table.point(Ivan="Anna")
    assert (table.reason, table.points) == ("spy-caught", {"Ivan": 1, "Maria": 1, "Dmitry": 1})


def test_a_tie_shows_no_card_and_the_spy_is_not_exposed() -> None:
    table = Table(FOUR, "Anna")
    table.point(Ivan="Anna", Dmitry="Anna", Maria="Dmitry", Anna="Dmitry")
    assert table.heard(None, "showed") == []
    assert (table.reason, table.points) == ("spy-hidden", {"Anna": 2})


def test_a_local_with_most_votes_but_not_all_leaves_the_spy_hidden() -> None:
    """B4"""
    table = Table(FIVE, "Anna")
    table.point(Anna="Dmitry", Ivan="Dmitry", Maria="Dmitry", Elena="Ivan", Dmitry="Anna")
    assert table.heard(None, "showed") == [{"seat": "Dmitry", "card": "zoo"}]
    assert (table.reason, table.points) == ("spy-hidden", {"Anna": 2})


def test_one_who_points_at_nobody_breaks_the_unanimity() -> None:
    """B3"""
    table = Table(FIVE, "Anna")
    table.point(Anna="Dmitry", Ivan="Dmitry", Maria="Dmitry", Elena="nobody", Dmitry="Anna")
    assert (table.reason, table.points) == ("spy-hidden", {"Anna": 2})
    table = Table(FIVE, "Anna")
    table.point(Anna="Dmitry", Ivan="Dmitry", Maria="Dmitry", Dmitry="Anna")
    assert (table.reason, table.points) == ("spy-hidden", {"Anna": 2}), "whoever is silent has pointed at nobody"


def test_all_but_the_accused_make_it_unanimous_whatever_the_accused_does() -> None:
    """B3"""
    for own in ("Anna", "Ivan", "nobody"):
        table = Table(FIVE, "Anna")
        table.point(Anna="Dmitry", Ivan="Dmitry", Maria="Dmitry", Elena="Dmitry", Dmitry=own)
        assert (table.reason, table.points) == ("local-voted", {"Anna": 4})


def test_the_spy_need_not_point_at_himself_with_all_others_to_be_exposed() -> None:
    table = Table(FOUR, "Anna")
    table.point(Ivan="Anna", Maria="Anna", Dmitry="Ivan", Anna="Ivan")
    assert table.reason == "spy-hidden", "a tie"
    table = Table(FOUR, "Anna")
    table.point(Ivan="Anna", Maria="Anna", Dmitry="Anna", Anna="Ivan")
    assert table.reason == "spy-caught"


def test_the_ally_with_most_votes_but_not_all_leaves_the_spy_hidden() -> None:
    """B26"""
    table = Table(FIVE, "Anna", ally="Elena")
    table.point(Anna="Elena", Ivan="Elena", Maria="Elena", Dmitry="Ivan", Elena="Anna")
    assert table.heard(None, "showed") == [{"seat": "Elena", "card": "zoo"}]
    assert (table.reason, table.points) == ("spy-hidden", {"Anna": 2, "Elena": 2})


def test_a_local_at_whom_all_others_point_brings_the_ally_two() -> None:
    table = Table(FIVE, "Anna", ally="Elena")
    table.point(Anna="Dmitry", Ivan="Dmitry", Maria="Dmitry", Elena="Dmitry", Dmitry="Anna")
    assert (table.reason, table.points) == ("local-voted", {"Anna": 4, "Elena": 2})


# --- the vote on the ally -------------------------------------------------------------------------------------------


def test_after_a_right_guess_all_but_the_spy_talk_and_point_at_the_ally() -> None:
    """B27: neither at the spy nor at oneself."""
    table = Table(FIVE, "Anna", ally="Elena")
    table.guess("Anna", "zoo")
    assert (table.stage, table.public("named")) == ("unmasking", "zoo")
    assert table.waiting() == dict.fromkeys(["Ivan", "Maria", "Dmitry", "Elena"], "ready")
    table.wait(30)
    assert table.stage == "ally-vote"
    assert table.waiting() == dict.fromkeys(["Ivan", "Maria", "Dmitry", "Elena"], "name-ally")
    assert table.options("Elena") == ["Ivan", "Maria", "Dmitry", "nobody"]
    for name, target in (("Ivan", "Elena"), ("Maria", "Elena"), ("Dmitry", "nobody"), ("Elena", "Ivan")):
        table.answer(name, "name-ally", target)
    assert table.heard(None, "ally-pointed") == [
        {"pairs": {"Ivan": "Elena", "Maria": "Elena", "Dmitry": "nobody", "Elena": "Ivan"}}
    ]
    assert table.reason == "ally-found"


def test_the_talk_about_the_ally_ends_when_all_are_ready() -> None:
    table = Table(FIVE, "Anna", ally="Elena")
    table.guess("Anna", "zoo")
    for name in ("Ivan", "Maria", "Dmitry", "Elena"):
        table.answer(name, "ready", "ready")
    assert table.stage == "ally-vote"


def test_the_spy_keeps_four_points_when_the_ally_is_found() -> None:
    """B23"""
    table = Table(FIVE, "Anna", ally="Elena")
    table.guess("Anna", "zoo")
    table.name_ally(Ivan="Elena")
    assert (table.reason, table.points) == ("ally-found", {"Anna": 4, "Ivan": 1, "Maria": 1, "Dmitry": 1})


@pytest.mark.parametrize("pairs", [{}, {"Ivan": "Elena", "Maria": "Ivan"}, {"Ivan": "Maria", "Dmitry": "Maria"}])
def test_an_ally_who_is_not_found_or_only_in_a_tie_has_three(pairs: dict[str, str]) -> None:
    """B27: a tie does not find anybody."""
    table = Table(FIVE, "Anna", ally="Elena")
    table.guess("Anna", "zoo")
    table.name_ally(**pairs)
    assert (table.reason, table.points) == ("ally-hidden", {"Anna": 4, "Elena": 3})


def test_the_vote_is_held_even_if_nobody_holds_the_sign() -> None:
    """B28"""
    table = Table(FIVE, "Anna", ally="nobody")
    table.guess("Anna", "zoo")
    assert table.stage == "unmasking"
    table.name_ally(Ivan="Maria", Maria="Ivan", Dmitry="Maria", Elena="Maria")
    assert (table.reason, table.points) == ("guessed-right", {"Anna": 4})


def test_without_the_ally_a_right_guess_ends_the_round_at_once() -> None:
    table = Table(FIVE, "Anna")
    table.guess("Anna", "zoo")
    assert (table.reason, table.points, table.heard(None, "ally-pointed")) == ("guessed-right", {"Anna": 4}, [])


def test_after_a_wrong_guess_nobody_votes_and_the_ally_has_nothing() -> None:
    """B24"""
    table = Table(FIVE, "Anna", ally="Elena")
    table.guess("Anna", "museum")
    assert (table.reason, table.points) == ("guessed-wrong", {"Ivan": 1, "Maria": 1, "Dmitry": 1})


# --- applause -------------------------------------------------------------------------------------------------------


def test_when_a_round_with_powers_is_over_all_are_shown_and_everybody_applauds_another() -> None:
    table = Table(FOUR, "Anna", powers={"Anna": "mute", "Ivan": "shield", "Maria": "loop", "Dmitry": "alter"})
    table.guess("Anna", "museum")
    assert table.stage == "applause"
    assert table.heard(None, "powers-shown") == [
        {"powers": {"Anna": "mute", "Ivan": "shield", "Maria": "loop", "Dmitry": "alter"}}
    ]
    assert table.options("Ivan") == ["Anna", "Maria", "Dmitry", "nobody"]
    for name, target in (("Anna", "Dmitry"), ("Ivan", "Dmitry"), ("Maria", "nobody"), ("Dmitry", "Anna")):
        table.answer(name, "applaud", target)
    assert table.heard(None, "applauded") == [
        {
            "pairs": {"Anna": "Dmitry", "Ivan": "Dmitry", "Maria": "nobody", "Dmitry": "Anna"},
            "winners": "Dmitry",
        }
    ]
    assert table.public("sheets")[0].applauded == (3,)


def test_applause_is_worth_nothing_and_equal_applause_is_shared() -> None:
    table = Table(FOUR, "Anna", powers={})
    table.guess("Anna", "museum")
    table.answer("Anna", "applaud", "Ivan")
    table.answer("Ivan", "applaud", "Anna")
    table.wait(30)
    assert table.heard(None, "applauded")[0]["winners"] == "Anna Ivan"
    assert table.match.outcome is not None
    assert table.match.outcome.scores == (0, 1, 1, 1)


def test_if_nobody_applauds_there_is_no_best_actor() -> None:
    table = Table(FOUR, "Anna", powers={})
    table.guess("Anna", "museum")
    table.wait(30)
    assert table.heard(None, "applauded")[0]["winners"] == ""
    assert table.public("sheets")[0].applauded == ()


def test_without_powers_nobody_applauds() -> None:
    table = Table(FOUR, "Anna", rounds=2)
    table.guess("Anna", "museum")
    assert (table.stage, table.heard(None, "powers-shown")) == ("score", [])
