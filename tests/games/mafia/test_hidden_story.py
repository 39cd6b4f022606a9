"""What nobody hears before the end: who did what in the night, and why somebody lived or died."""

from __future__ import annotations

from typing import Any

import pytest

import lichina
from lichina.bots import RandomBot
from lichina.bots.driver import play, seated
from lichina.games.mafia import Mafia
from lichina.kernel import NOBODY, Match
from lichina.testing.cases import run_seed

from .table import Table

HIDDEN = {
    "visited",
    "healed",
    "guarded",
    "represented",
    "hunted",
    "poisoned",
    "touched",
    "void-ballot",
    "no-shot",
    "struck",
    "spared",
    "silenced",
    "misled",
    "weighed",
}


def pages(match: Match) -> list[tuple[Any, str]]:
    """Everything that was told so far, with its audience."""
    return [(to, event.key) for to, event in match.game.story.since(0)]


def hidden(table: Table) -> list[str]:
    """What nobody has heard, a line each: the key, and the data with names in the place of seats."""
    told = [event for to, event in table.match.game.story.since(0) if to == NOBODY]
    assert {event.key for event in told} <= HIDDEN
    lines = []
    for event in told:
        data = table.words_of(event)
        lines.append(" ".join([event.key, *(f"{name}={value}" for name, value in data.items() if value is not None)]))
    return lines


# --- the orders -------------------------------------------------------------------------------------------------------


def test_every_order_of_a_night_is_told_to_nobody_in_the_order_in_which_it_happens() -> None:
    table = Table("M1 Lawyer T1 C1 C2 C3 Beauty Doctor Bodyguard Detective Maniac Widow Zero", triads=True)
    table.night(
        beauty="C1",
        doctor="C2",
        bodyguard="C3",
        lawyer="M1",
        mafia="C2",
        triads="C1",
        detective="T1",
        maniac="C3",
        widow="T1",
        patient0="M1",
    )
    assert hidden(table) == [
        "visited seat=Beauty target=C1",
        "healed seat=Doctor target=C2",
        "guarded seat=Bodyguard target=C3",
        "represented seat=Lawyer target=M1",
        "spared target=C2 cause=mafia reason=healed seat=Doctor",
        "spared target=C1 cause=triads reason=visited seat=Beauty",
        "hunted seat=Maniac target=C3",
        "spared target=C3 cause=maniac reason=shielded seat=Bodyguard",
        "struck target=Bodyguard cause=maniac",
        "poisoned seat=Widow target=T1",
        "touched seat=Zero target=M1",
    ]


def test_a_night_in_which_nobody_does_anything_has_only_the_shots_that_were_not_fired() -> None:
    table = Table("M1 T1 C1 C2 C3 Beauty Doctor", triads=True)
    assert table.night() == ""
    assert hidden(table) == ["no-shot gang=mafia", "no-shot gang=triads"]


def test_whoever_the_beauty_visits_gives_orders_in_vain() -> None:
    for role, order, key in (
        ("Doctor", "doctor", "healed"),
        ("Bodyguard", "bodyguard", "guarded"),
        ("Lawyer", "lawyer", "represented"),
        ("Maniac", "maniac", "hunted"),
        ("Widow", "widow", "poisoned"),
        ("Zero", "patient0", "touched"),
    ):
        table = Table(f"M1 C1 C2 C3 C4 Beauty {role}")
        table.night(beauty=role, mafia="C2", **{order: "C1"})
        assert f"{key} seat={role} target=C1 void=visited" in hidden(table)


def test_whoever_a_gang_has_killed_gives_later_orders_in_vain() -> None:
    for role, order, key in (
        ("Maniac", "maniac", "hunted"),
        ("Widow", "widow", "poisoned"),
        ("Zero", "patient0", "touched"),
    ):
        table = Table(f"M1 C1 C2 C3 C4 {role}")
        table.night(mafia=role, **{order: "C1"})
        assert hidden(table) == [f"struck target={role} cause=mafia", f"{key} seat={role} target=C1 void=killed"]


def test_poison_on_poison_and_on_the_politician_changes_nothing() -> None:
    table = Table("M1 C1 C2 C3 C4 C5 Politician Widow")
    table.night(widow="C1")
    table.night(widow="C1")
    table.night(widow="Politician")
    assert [line for line in hidden(table) if "no-shot" not in line] == [
        "poisoned seat=Widow target=C1",
        "poisoned seat=Widow target=C1 void=poisoned",
        "struck target=C1 cause=poison",
        "poisoned seat=Widow target=Politician void=immune",
    ]


def test_the_dead_are_not_infected_whether_they_die_before_the_touch_or_after_it() -> None:
    table = Table("M1 C1 C2 C3 C4 C5 Zero")
    table.night(mafia="C1", patient0="C1")
    assert hidden(table)[-1] == "touched seat=Zero target=C1 void=dead"
    table = Table("M1 C1 C2 C3 C4 C5 Zero", poisoned="C1", nights=1)
    table.night(patient0="C1")
    assert hidden(table)[-2:] == ["struck target=C1 cause=poison", "touched seat=Zero target=C1 void=dead"]


# --- shots ------------------------------------------------------------------------------------------------------------


def test_a_shot_that_does_not_kill_has_its_reason() -> None:
    for cast, orders, reason in (
        ("Beauty", {"beauty": "C1"}, "visited seat=Beauty"),
        ("Doctor", {"doctor": "C1"}, "healed seat=Doctor"),
    ):
        table = Table(f"M1 C1 C2 C3 C4 {cast}")
        assert table.night(mafia="C1", **orders) == ""
        assert hidden(table)[-1] == f"spared target=C1 cause=mafia reason={reason}"
    table = Table("M1 C1 C2 C3 C4 Politician")
    assert table.night(mafia="Politician") == ""
    assert hidden(table) == ["spared target=Politician cause=mafia reason=immune seat=Politician"]


def test_a_shield_passes_the_shot_on_to_the_bodyguard_who_may_be_healed() -> None:
    table = Table("M1 C1 C2 C3 C4 Bodyguard Doctor")
    assert table.night(mafia="C1", bodyguard="C1", doctor="Bodyguard") == ""
    assert hidden(table)[-2:] == [
        "spared target=C1 cause=mafia reason=shielded seat=Bodyguard",
        "spared target=Bodyguard cause=mafia reason=healed seat=Doctor",
    ]


def test_two_gangs_that_hit_one_player_have_both_shot() -> None:
    table = Table("M1 T1 C1 C2 C3 C4 C5", triads=True)
    assert table.night(mafia="C1", triads="C1") == "C1"
    assert hidden(table) == ["struck target=C1 cause=mafia", "struck target=C1 cause=triads"]


def test_a_gang_that_has_seen_the_spy_strikes_twice_and_his_own_ballot_was_void() -> None:
    table = Table("M1 Spy C1 C2 C3 C4 Doctor")
    assert table.night(mafia={"M1": "Spy", "Spy": "C2"}, again={"M1": "C1"}, doctor="Spy") == "Spy C1"
    assert hidden(table) == [
        "healed seat=Doctor target=Spy",
        "void-ballot gang=mafia seat=Spy target=C2 reason=spy",
        "struck target=Spy cause=mafia",
        "struck target=C1 cause=mafia",
    ]


def test_the_ballot_of_a_gangster_whom_the_beauty_visits_was_void() -> None:
    """A9"""
    table = Table("M1 M2 C1 C2 C3 C4 Beauty")
    assert table.night(mafia={"M1": "C1", "M2": "C2"}, beauty="M1") == "C2"
    assert hidden(table) == [
        "visited seat=Beauty target=M1",
        "void-ballot gang=mafia seat=M1 target=C1 reason=visited",
        "struck target=C2 cause=mafia",
    ]


def test_a_gang_whose_only_ballot_was_void_has_not_shot() -> None:
    table = Table("M1 C1 C2 C3 C4 Beauty")
    assert table.night(mafia="C1", beauty="M1") == ""
    assert hidden(table)[1:] == ["void-ballot gang=mafia seat=M1 target=C1 reason=visited", "no-shot gang=mafia"]


# --- checks -----------------------------------------------------------------------------------------------------------


def test_what_a_checker_should_have_heard_is_told_after_a_lie() -> None:
    table = Table("M1 Lawyer C1 C2 C3 C4 Detective")
    table.night(lawyer="M1", detective="M1")
    assert hidden(table)[-1] == "misled seat=Detective targets=M1 reason=client truth=criminal"
    table = Table("M1 Lawyer C1 C2 C3 C4 Judge")
    table.night(lawyer="C1", judge="C1")
    assert hidden(table)[-1] == "misled seat=Judge targets=C1 reason=client truth=citizen"
    table = Table("M1 Lawyer C1 C2 C3 C4 Journalist")
    table.night(lawyer="M1", journalist=("M1", "C1"))
    assert hidden(table)[-1] == "misled seat=Journalist targets=M1 C1 reason=client truth=different"


@pytest.mark.parametrize("ruling", ["neutral", "random", "no_result"])
def test_a_check_that_the_beauty_spoils_is_told_with_the_truth(ruling: str) -> None:
    table = Table("M1 M2 C1 C2 C3 C4 Beauty Detective", blocked_check=ruling)
    table.night(beauty="Detective", detective="M1", mafia="C1")
    assert hidden(table)[-1] == "misled seat=Detective targets=M1 reason=visited truth=criminal"


def test_an_honest_check_leaves_nothing_hidden_and_a_dead_checker_hears_nothing() -> None:
    table = Table("M1 M2 C1 C2 C3 C4 Detective")
    table.night(detective="M1")
    assert hidden(table) == ["no-shot gang=mafia"]
    table.night(detective="M2", mafia="Detective")
    assert hidden(table)[1:] == ["struck target=Detective cause=mafia", "silenced seat=Detective targets=M2"]


# --- the vote ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("vote", ["open", "sealed"])
def test_the_leaders_double_hand_is_told_to_nobody(vote: str) -> None:
    table = Table("M1 C1 C2 C3 C4 Leader", start="vote", vote=vote)
    assert table.vote(Leader="M1", C1="C2") == "M1"
    assert hidden(table) == ["weighed seat=Leader target=M1"]


def test_a_leader_whose_hand_counts_once_or_stays_down_weighs_nothing() -> None:
    table = Table("M1 M2 C1 C2 C3 C4 C5 Leader Zero", start="vote", infected="Leader")
    assert table.vote(Leader="M1", C1="M1") == "M1"
    assert hidden(table) == []
    table = Table("M1 M2 C1 C2 C3 C4 C5 Leader", start="vote")
    assert table.vote(Leader="abstain", C1="M1") == "M1"
    assert hidden(table) == []


# --- and nobody hears it ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"dead_see": "everything"}], ids=["public", "everything"])
@pytest.mark.parametrize("mode", ["everything", "maniac", "moderated"])
def test_nobody_hears_it_before_the_end_and_everybody_can_read_it_afterwards(mode: str, options: Any) -> None:
    """Not the moderator either, nor the dead who see everything: they see the orders as they are given."""
    found: set[str] = set()
    for number in range(5):
        match = lichina.start(Mafia, 14, f"{run_seed()} {number}", {**Mafia.MODES[mode].options, **options})
        play_on(match, number)
        for viewer in (None, *match.game.seats):
            assert not HIDDEN & {event.key for event in match.told(viewer)}
        assert match.story == match.game.story.since(0)
        found |= {key for to, key in pages(match) if to == NOBODY}
    assert found <= HIDDEN
    assert {"struck", "healed"} <= found


def play_on(match: Match, number: int) -> None:
    """Let chance play a match to its end."""
    play(match, seated([RandomBot] * len(match.game.seats), f"{run_seed()} {number}"))


def test_nothing_of_it_is_in_a_match_that_a_seat_imagines() -> None:
    table = Table("M1 Lawyer C1 C2 C3 C4 C5 Doctor Beauty Detective")
    table.night(doctor="C1", mafia="C1", beauty="C2", lawyer="M1", detective="M1")
    assert len(hidden(table)) == 5
    for seat in table.match.game.seats:
        imagined = table.match.imagine(seat, "another")
        assert imagined is not None
        assert NOBODY not in [to for to, _ in pages(imagined)]


def test_the_last_one_alive_can_imagine_whom_the_dead_suspected() -> None:
    table = Table("M1 T1 C1")
    table.answer("C1", "suspect", "M1")
    table.first_half(mafia="C1")
    table.second_half()
    table.lapse()
    table.answer("M1", "vote", "T1")
    table.lapse()
    assert table.match.game.alive == [0]  # type: ignore[attr-defined]
    imagined = table.match.imagine(0, "another")
    assert imagined is not None
    ((who, night, half, whom),) = imagined.game.notes  # type: ignore[attr-defined]
    assert (who, night, half) == (2, 1, 1) and whom in range(1, 6)
