"""The day: talk for a time, hands, ties, and what follows when somebody is voted out.

Vectors show besides: V01 most votes, V02 V04 ties, V05 the leader, V07 V10 V14 the jail, V08 no vote for oneself, V11
the politician, V13 an heir.
"""

from __future__ import annotations

import pytest

from .table import Table
from .test_talk import USUAL

SIX = "M1 C1 C2 C3 C4 C5"


# --- the flow of a day ----------------------------------------------------------------------------------------------


def test_the_first_night_is_for_looking_and_nothing_happens_in_it() -> None:
    table = Table("M1 C1 C2 C3 Doctor Maniac", "introduction")
    for name in table.names:
        assert (table.asked(name), table.options(name)) == (["look"], ["seen"])
    assert (table.heard(None, "introduction"), table.public("stage")) == ([{}], "introduction")
    table.lapse()
    assert table.match.phase == "discussion"
    assert (table.public("day"), table.public("night")) == (1, 0)
    assert len(table.alive.split()) == 6


def test_the_first_day_has_a_discussion_and_a_vote_and_no_dead_to_announce() -> None:
    table = Table(SIX, "introduction")
    table.lapse()
    assert table.heard(None, "morning") == []
    assert table.heard(None, "day") == [{"day": 1}]
    table.lapse()
    assert table.match.phase == "vote"
    assert table.vote(C1="M1", C2="M1") == "M1"


def test_day_and_night_follow_each_other() -> None:
    table = Table(SIX, "day")
    for number in (1, 2):
        assert (table.public("stage"), table.public("day"), table.public("half")) == ("discussion", number, 0)
        table.to_vote()
        assert table.public("stage") == "vote"
        assert table.named(table.public("candidates")) == table.alive
        table.to_night()
        assert (table.public("stage"), table.public("night"), table.public("half")) == ("night", number, 1)
        assert (table.public("candidates"), table.public("hands")) == ((), {})
        table.lapse(2)


def test_the_dead_of_a_night_are_named_together_with_their_cards_and_no_cause() -> None:
    table = Table("M1 T1 C1 C2 C3 Doctor")
    table.night(mafia="Doctor", triads="C1")
    assert table.heard(None, "morning") == [{"night": 1, "dead": "C1 Doctor"}]
    assert table.heard(None, "killed") == [{"seat": "C1", "card": "citizen"}, {"seat": "Doctor", "card": "doctor"}]


def test_the_discussion_lasts_three_minutes_and_half_of_it_with_fewer_than_six() -> None:
    six = Table(SIX, "day")
    assert six.match.deadline == 180
    five = Table("M1 C1 C2 C3 C4", "day")
    assert five.match.deadline == 90


def test_a_vote_lasts_a_minute() -> None:
    table = Table(SIX, "vote")
    assert table.match.deadline == 60


def test_a_prisoner_may_speak() -> None:
    table = Table("Judge M1 M2 C1 C2 C3 C4", "day", jailed="M1")
    table.say("M1", "claim", "citizen")
    assert table.heard(None, "claimed") == [{"seat": "M1", "role": "citizen"}]


# --- hands ----------------------------------------------------------------------------------------------------------


def test_hands_are_seen_as_they_go_up() -> None:
    table = Table(SIX, "vote")
    table.answer("C1", "vote", "M1")
    assert table.heard(None, "hand") == [{"seat": "C1", "target": "M1"}]
    assert table.public("hands") == {table.seat("C1"): table.seat("M1")}


def test_a_hand_may_be_changed_until_the_vote_is_closed() -> None:
    table = Table(SIX, "vote")
    table.answer("C1", "vote", "C2")
    table.answer("C2", "vote", "C1")
    table.answer("C1", "vote", "M1")
    assert table.vote(C3="M1") == "M1"


def test_nobody_votes_for_himself() -> None:
    """A7: whoever is named, the others raise hands."""
    table = Table(SIX, "vote")
    assert table.options("C1") == ["M1", "C2", "C3", "C4", "C5", "abstain"]
    assert table.refusal("C1", "vote", "C1") == "not-an-option"


def test_whoever_does_not_want_to_vote_abstains() -> None:
    """A7: an open abstention and an ignored question are the same."""
    table = Table(SIX, "vote")
    assert table.vote(C1="M1", C2="abstain", C3="abstain", C4="abstain", C5="abstain") == "M1"
    assert [event["seat"] for event in table.heard(None, "abstained")] == ["C2", "C3", "C4", "C5"]


def test_without_a_vote_nobody_is_out() -> None:
    """A7: there is nothing to count."""
    table = Table(SIX, "vote")
    assert table.vote() == ""
    assert table.heard(None, "nobody-out") == [{}]
    assert table.match.phase == "nightfall"


def test_most_votes_are_enough() -> None:
    table = Table(SIX, "vote")
    assert table.vote(C1="M1", C2="M1", C3="C4") == "M1"


def test_the_card_is_shown_and_the_player_leaves() -> None:
    table = Table("M1 C1 C2 C3 C4 Doctor", "vote")
    assert table.vote(M1="Doctor") == "Doctor"
    assert table.heard(None, "voted-out") == [{"seat": "Doctor", "card": "doctor"}]
    (gone,) = table.public("gone")
    assert (gone.seat, gone.card, gone.by_vote, gone.number) == (table.seat("Doctor"), "doctor", True, 1)
    assert table.asked("Doctor") == []


def test_the_dead_do_not_vote_and_nobody_votes_for_them() -> None:
    table = Table("M1 C1 C2 C3 C4 C5 C6", "vote", dead="C6")
    assert table.asked("C6") == []
    assert "C6" not in table.options("C1")


# --- what hands weigh -----------------------------------------------------------------------------------------------


def test_the_leaders_hand_counts_for_two_and_looks_like_any_other() -> None:
    table = Table("Leader M1 C1 C2 C3 C4", "vote")
    assert table.vote(Leader="M1", C1="C2") == "M1"
    assert table.heard(None, "hand") == [{"seat": "Leader", "target": "M1"}, {"seat": "C1", "target": "C2"}]
    told = [event.data for event in table.match.told(None) if event.key == "voted-out"]
    assert told == [{"seat": table.seat("M1"), "card": "mafioso"}], "no count is told"


def test_an_infected_leader_has_one_vote() -> None:
    table = Table("Leader M1 C1 C2 C3 Zero", "vote", infected="Leader")
    assert table.vote(Leader="M1", C1="C2") == ""
    assert table.heard(None, "tied") == [{"seats": "M1 C2"}]


def test_a_leader_whom_the_beauty_visited_still_has_two_votes_by_day() -> None:
    """A11: she blocks for the night only."""
    table = Table("Leader M1 C1 C2 C3 Beauty")
    table.night(beauty="Leader")
    assert table.vote(Leader="M1", C1="C2") == "M1"


def test_a_leader_in_jail_has_no_vote() -> None:
    table = Table("Judge Leader M1 Lawyer C1 C2 C3 C4")
    table.night(lawyer="Leader", judge="Leader")
    assert table.jailed == "Leader"
    table.to_vote()
    assert table.asked("Leader") == []


def test_who_is_in_jail_does_not_vote_and_may_be_voted_out() -> None:
    table = Table("Judge M1 M2 C1 C2 C3", "vote", jailed="M1")
    assert table.asked("M1") == []
    assert "M1" in table.options("C1")
    assert table.vote(C1="M1", M2="C1", C2="M1") == "M1"
    assert table.jailed == ""


# --- ties -----------------------------------------------------------------------------------------------------------


def test_a_tie_leads_to_last_words_and_a_vote_between_those_who_are_even() -> None:
    """A6: each of them has half a minute, and then hands go up once more."""
    table = Table(SIX, "vote")
    assert table.vote(C1="M1", C2="C1") == ""
    assert table.heard(None, "tied") == [{"seats": "M1 C1"}]
    assert (table.asked("M1"), table.asked("C1"), table.match.deadline) == (["plead"], [], 90)
    assert table.public("stage") == "plea"
    table.answer("M1", "plead", ("claim", "citizen"))
    assert table.heard(None, "claimed") == [{"seat": "M1", "role": "citizen"}]
    assert (table.asked("C1"), table.match.deadline) == (["plead"], 90)
    table.lapse()
    assert table.public("stage") == "runoff"
    assert table.options("C3") == ["M1", "C1", "abstain"]
    assert table.vote(C3="M1") == "M1"


def test_those_who_are_even_may_vote_for_each_other() -> None:
    """A6: they are voters like the rest."""
    table = Table(SIX, "vote")
    table.vote(C1="M1", C2="C1")
    table.to_vote()
    assert table.options("M1") == ["C1", "abstain"]
    assert table.vote(M1="C1") == "C1"


def test_a_second_tie_kills_nobody() -> None:
    """A6: there is no third vote."""
    table = Table(SIX, "vote")
    table.vote(C1="M1", C2="C1")
    assert table.vote(C1="M1", C2="C1") == ""
    assert table.heard(None, "nobody-out") == [{}]
    assert table.match.phase == "nightfall"


def test_last_words_may_be_none() -> None:
    table = Table(SIX, "vote")
    table.vote(C1="M1", C2="C1")
    table.answer("M1", "plead", ("done",))
    assert table.asked("C1") == ["plead"]
    assert table.options("C1") == ["done", *USUAL]


def test_a_tie_may_be_the_end_of_it() -> None:
    """A6: as the table has agreed."""
    table = Table(SIX, "vote", tie="nobody")
    assert table.vote(C1="M1", C2="C1") == ""
    assert table.heard(None, "tied") == [{"seats": "M1 C1"}]
    assert table.match.phase == "nightfall"


def test_a_tie_may_be_decided_by_lot() -> None:
    """A6: as the table has agreed."""
    out = {Table(SIX, "vote", tie="random", seed=seed).vote(C1="M1", C2="C1") for seed in range(12)}
    assert out == {"M1", "C1"}


def test_a_tie_may_be_the_end_of_all_who_are_even() -> None:
    """A6: as the table has agreed."""
    table = Table("M1 M2 C1 C2 C3 C4 C5", "vote", tie="all")
    assert table.vote(C1="M1", C2="C1") == "M1 C1"
    assert table.alive == "M2 C2 C3 C4 C5"


# --- a majority -----------------------------------------------------------------------------------------------------


def test_where_a_majority_is_needed_most_votes_are_not_enough() -> None:
    table = Table(SIX, "vote", require_majority=True)
    assert table.vote(C1="M1", C2="M1", C3="M1", C4="C3") == "", "three of six"
    assert table.heard(None, "nobody-out") == [{}]


def test_more_than_half_of_all_the_votes_is_a_majority() -> None:
    table = Table(SIX, "vote", require_majority=True)
    assert table.vote(C1="M1", C2="M1", C3="M1", C4="M1") == "M1"


def test_the_leader_counts_for_two_in_a_majority_and_prisoners_do_not_count() -> None:
    table = Table("Judge Leader M1 M2 C1 C2", "vote", jailed="M1", require_majority=True)
    assert table.vote(Leader="M2", C1="M2") == "", "three of six votes"
    again = Table("Judge Leader M1 M2 C1 C2", "vote", jailed="M1", require_majority=True)
    assert again.vote(Leader="M2", C1="M2", C2="M2") == "M2", "four of six votes"


@pytest.mark.parametrize("tie", ["random", "all"])
def test_a_tie_is_no_majority(tie: str) -> None:
    table = Table(SIX, "vote", require_majority=True, tie=tie)
    assert table.vote(C1="M1", C2="M1", C3="M1", C4="C1", C5="C1", M1="C1") == ""


def test_a_runoff_may_find_the_majority() -> None:
    table = Table(SIX, "vote", require_majority=True)
    table.vote(C1="M1", C2="C1")
    table.lapse(2)
    assert table.public("stage") == "runoff"
    assert table.vote(C1="M1", C2="M1", C3="M1", C4="M1") == "M1"


# --- other ways to vote ---------------------------------------------------------------------------------------------


def test_names_may_be_called_one_after_another() -> None:
    """The rulebook's own way: for each name those raise a hand who want to, each of them for one name only."""
    table = Table(SIX, "vote", vote="in_turn")
    assert [table.asked(name) for name in table.names] == [[], *[["hand"]] * 5], "M1 is called"
    assert (table.question("C1").about, table.match.deadline) == ({"seat": table.seat("M1")}, 15)
    table.answer("C1", "hand", "up")
    assert table.heard(None, "raised") == [], "hands are looked at together"
    table.answer("C2", "hand", "up")
    table.lapse()
    assert table.heard(None, "raised") == [{"seat": "M1", "voters": "C1 C2"}]
    assert [table.asked(name) for name in table.names] == [["hand"], [], [], *[["hand"]] * 3], "C1 is called"
    table.answer("C3", "hand", "down")
    table.answer("M1", "hand", "up")
    table.lapse(5)
    assert table.heard(None, "voted-out") == [{"seat": "M1", "card": "mafioso"}]


def test_names_are_called_until_every_hand_has_been_up() -> None:
    table = Table(SIX, "vote", vote="in_turn")
    for name in ("C1", "C2", "C3", "C4", "C5"):
        table.answer(name, "hand", "up")
    assert table.question("M1").about == {"seat": table.seat("C1")}
    table.answer("M1", "hand", "up")
    assert table.heard(None, "voted-out") == [{"seat": "M1", "card": "mafioso"}], "no other name is called"


def test_where_names_are_called_a_tie_is_called_again() -> None:
    table = Table(SIX, "vote", vote="in_turn")
    table.answer("C1", "hand", "up")
    table.lapse()
    table.answer("C2", "hand", "up")
    table.lapse(5)
    assert table.heard(None, "tied") == [{"seats": "M1 C1"}]
    table.lapse(2)
    assert (table.public("stage"), table.question("C3").about) == ("runoff", {"seat": table.seat("M1")})
    table.answer("C3", "hand", "up")
    table.lapse(2)
    assert table.heard(None, "voted-out") == [{"seat": "M1", "card": "mafioso"}]


def test_a_prisoner_raises_no_hand_where_names_are_called() -> None:
    table = Table("Judge M1 M2 C1 C2 C3", "vote", vote="in_turn", jailed="M1")
    assert table.asked("M1") == []


def test_votes_may_be_sealed_until_all_are_in() -> None:
    table = Table(SIX, "vote", vote="sealed")
    table.answer("C1", "vote", "C2")
    table.answer("C1", "vote", "M1")
    assert (table.heard(None, "hand"), table.public("hands")) == ([], {})
    assert table.vote(C2="M1") == "M1"
    assert table.heard(None, "hand") == [{"seat": "C1", "target": "M1"}, {"seat": "C2", "target": "M1"}]
    assert len(table.heard(None, "abstained")) == 4


# --- what follows ---------------------------------------------------------------------------------------------------


def test_protection_of_the_night_does_not_help_by_day() -> None:
    table = Table("M1 C1 C2 C3 Beauty Doctor Bodyguard")
    table.night(beauty="C1", doctor="C1", bodyguard="C1")
    assert table.vote(M1="C1") == "C1"
    assert table.alive == "M1 C2 C3 Beauty Doctor Bodyguard"


def test_with_the_judge_voted_out_prisoners_act_in_the_coming_night() -> None:
    table = Table("Judge M1 C1 C2 C3 C4", "vote", jailed="M1")
    assert table.vote(C1="Judge") == "Judge"
    assert table.heard(None, "freed") == [{"seats": "M1"}]
    assert table.night(mafia="C1") == "C1"


def test_an_infected_player_shows_the_card_that_was_dealt_and_no_more() -> None:
    """A46: whether somebody was infected, nobody learns by his death."""
    table = Table("M1 C1 C2 C3 C4 Doctor Zero", "vote", infected="C1 Doctor")
    table.vote(M1="Doctor")
    table.night(mafia="C1")
    assert table.heard(None, "voted-out") == [{"seat": "Doctor", "card": "doctor"}]
    assert table.heard(None, "killed") == [{"seat": "C1", "card": "citizen"}]
