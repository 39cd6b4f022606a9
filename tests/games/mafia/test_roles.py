"""What each role can do at night, and how they stand in each other's way. Lies and gangs have files of their own.

Vectors show besides: N02 N10 N11 N13 N14 N17 the doctor, N04 N16 N19 N20 N22 N23 the beauty, N05 N07 N08 the bodyguard,
N31 N32 N34 N35 the politician, N64 N65 N67 N68 the judge, N79 to N89 the widow.
"""

from __future__ import annotations

import pytest

from .table import Table

# --- nobody's business ----------------------------------------------------------------------------------------------


def test_nobody_is_told_who_was_blocked_healed_guarded_saved_or_poisoned() -> None:
    table = Table("M1 C1 C2 C3 Beauty Doctor Bodyguard Widow")
    table.night(beauty="C1", doctor="C2", bodyguard="C3", widow="C2", mafia="C2")
    for name in ("C1", "C2", "C3", None):
        keys = [event.key for event in table.match.told(None if name is None else table.seat(name))]
        assert set(keys) <= {"dealt", "deck", "night", "morning", "day"}


def test_a_citizen_a_politician_and_a_leader_have_nothing_to_do_at_night() -> None:
    table = Table("M1 C1 C2 C3 Politician Leader")
    for _ in range(2):
        for name in ("C1", "Politician", "Leader"):
            assert table.asked(name) == ["suspect"]
        table.lapse()


# --- the beauty -----------------------------------------------------------------------------------------------------


def test_the_beauty_does_not_visit_herself() -> None:
    """A8: everybody else, and the same one as often as she likes."""
    table = Table("M1 C1 C2 C3 Beauty")
    assert table.closed("Beauty") == {"Beauty": "yourself"}
    assert table.refusal("Beauty", "visit", "Beauty") == "closed-option"


def test_the_beauty_may_visit_the_same_player_every_night() -> None:
    """A8: only the doctor may not repeat himself."""
    table = Table("M1 C1 C2 C3 Beauty")
    assert [table.night(beauty="C1", mafia="C1") for _ in range(3)] == ["", "", ""]


def test_the_beauty_may_stay_at_home() -> None:
    table = Table("M1 C1 C2 C3 Beauty")
    assert table.night(beauty="pass", mafia="C1") == "C1"


def test_a_lone_gangster_whom_the_beauty_visits_shoots_nobody() -> None:
    """A9: his ballot is void."""
    table = Table("M1 C1 C2 C3 Beauty")
    assert table.night(beauty="M1", mafia="C1") == ""


def test_a_gang_shoots_without_the_one_whom_the_beauty_visits() -> None:
    """A9: the ballots of the others decide."""
    ballots = {"Don": "C1", "M1": "C2", "M2": "C2"}
    assert Table("Don M1 M2 C1 C2 C3 C4 Beauty").night(mafia=ballots) == "C2"
    assert Table("Don M1 M2 C1 C2 C3 C4 Beauty").night(mafia=ballots, beauty="M2") == "C1", "one to one: the Don's"


def test_the_beauty_blocks_for_one_night_only() -> None:
    """A11: the next night her guest acts and can be killed."""
    table = Table("M1 C1 C2 C3 C4 Beauty")
    assert table.night(beauty="M1", mafia="C1") == ""
    assert table.night(mafia="C1") == "C1"


@pytest.mark.parametrize(
    ("orders", "dead"),
    [
        ({"beauty": "Doctor", "doctor": "C1", "mafia": "C1"}, "C1"),
        ({"beauty": "Bodyguard", "bodyguard": "C1", "mafia": "C1"}, "C1"),
        ({"beauty": "Maniac", "maniac": "C1"}, ""),
        ({"beauty": "C1", "maniac": "C1", "mafia": "C1"}, ""),
    ],
)
def test_what_a_blocked_player_does_has_no_effect_and_nobody_can_kill_him(orders: dict[str, str], dead: str) -> None:
    table = Table("M1 C1 C2 C3 Beauty Doctor Bodyguard Maniac")
    assert table.night(**orders) == dead


def test_a_blocked_widow_poisons_nobody() -> None:
    table = Table("M1 C1 C2 C3 Beauty Widow")
    assert table.night(beauty="Widow", widow="C1") == ""
    assert table.night() == ""


def test_the_beautys_guest_may_be_poisoned_because_this_does_not_kill_tonight() -> None:
    """A16: on the night of the poisoning she is of no use; also N83."""
    table = Table("M1 C1 C2 C3 Beauty Widow")
    assert [table.night(beauty="C1", widow="C1"), table.night()] == ["", "C1"]


def test_the_beautys_guest_outlives_the_night_of_his_poison() -> None:
    """A16: the dose is spent; also N82."""
    table = Table("M1 C1 C2 C3 Beauty Widow", poisoned="C1")
    assert [table.night(beauty="C1"), table.night(), table.night()] == ["", "", ""]


# --- the doctor -----------------------------------------------------------------------------------------------------


def test_the_doctor_stops_every_shot_of_the_night() -> None:
    """A12: of both gangs and the maniac; also N10."""
    table = Table("M1 T1 C1 C2 C3 Doctor Maniac")
    assert table.night(doctor="C1", mafia="C1", triads="C1", maniac="C1") == ""


def test_the_doctor_may_heal_himself() -> None:
    table = Table("M1 C1 C2 C3 Doctor")
    assert table.closed("Doctor") == {}
    assert table.night(doctor="Doctor", mafia="Doctor") == ""


def test_the_doctor_does_not_heal_the_same_player_two_nights_running() -> None:
    table = Table("M1 C1 C2 C3 Doctor")
    table.night(doctor="C1")
    table.to_night()
    assert table.closed("Doctor") == {"C1": "healed-last-night"}
    assert table.refusal("Doctor", "heal", "C1") == "closed-option"
    table.night(doctor="C2")
    assert table.night(doctor="C1", mafia="C1") == ""


def test_a_blocked_heal_is_still_the_last_one() -> None:
    table = Table("M1 C1 C2 C3 Beauty Doctor")
    table.night(beauty="Doctor", doctor="C1")
    table.to_night()
    assert table.closed("Doctor") == {"C1": "healed-last-night"}


def test_a_night_without_a_heal_leaves_nobody_closed() -> None:
    table = Table("M1 C1 C2 C3 Doctor", last_heal="C1")
    assert table.closed("Doctor") == {"C1": "healed-last-night"}
    table.night()
    table.to_night()
    assert table.closed("Doctor") == {}


def test_the_doctor_is_the_first_to_help() -> None:
    """A13: with a heal and a guard on one player the bodyguard lives; also N05."""
    table = Table("M1 C1 C2 C3 Doctor Bodyguard")
    assert table.night(doctor="C1", bodyguard="C1", mafia="C1") == ""


def test_the_doctor_heals_a_bodyguard_who_takes_the_shot() -> None:
    """A14: both live; also N07."""
    table = Table("M1 C1 C2 C3 Doctor Bodyguard")
    assert table.night(doctor="Bodyguard", bodyguard="C1", mafia="C1") == ""


def test_a_doctor_who_is_shot_has_healed_before() -> None:
    """A5: what comes before the gangs in the night has its effect; also N17."""
    table = Table("M1 C1 C2 C3 Doctor Maniac")
    assert table.night(doctor="C1", mafia="Doctor", maniac="C1") == "Doctor"


def test_healing_on_the_night_of_the_poisoning_helps_not_and_forbids_the_cure() -> None:
    """A18: the same player may not be healed on the next night; also N79, N85."""
    table = Table("M1 C1 C2 C3 Doctor Widow")
    table.night(doctor="C1", widow="C1")
    table.to_night()
    assert table.refusal("Doctor", "heal", "C1") == "closed-option"
    assert table.night() == "C1"


# --- the bodyguard --------------------------------------------------------------------------------------------------


def test_the_bodyguard_dies_instead_of_his_ward_who_is_not_told() -> None:
    table = Table("M1 C1 C2 C3 Bodyguard")
    assert table.night(bodyguard="C1", mafia="C1") == "Bodyguard"
    assert [event.key for event in table.match.told(table.seat("C1"))] == [
        "dealt",
        "deck",
        "night",
        "morning",
        "killed",
        "day",
    ]


def test_the_bodyguard_does_not_guard_himself() -> None:
    table = Table("M1 C1 C2 C3 Bodyguard")
    assert table.closed("Bodyguard") == {"Bodyguard": "yourself"}


def test_the_bodyguard_covers_all_the_kills_of_a_night_with_one_death() -> None:
    table = Table("M1 T1 C1 C2 C3 Bodyguard Maniac")
    assert table.night(bodyguard="C1", mafia="C1", triads="C1", maniac="C1") == "Bodyguard"


def test_a_bodyguard_who_is_shot_himself_still_guards() -> None:
    """A15: he dies once, and his ward lives."""
    table = Table("M1 C1 C2 C3 Bodyguard Maniac")
    assert table.night(bodyguard="C1", mafia="Bodyguard", maniac="C1") == "Bodyguard"


def test_the_bodyguard_takes_the_poison_over_on_the_night_of_the_death() -> None:
    """A17: and dies at that same dawn."""
    table = Table("M1 C1 C2 C3 Bodyguard Widow")
    assert table.night(widow="C1", bodyguard="C1") == "", "on the night of the poisoning it does not help"
    assert table.night(bodyguard="C1") == "Bodyguard"
    assert table.night() == "", "the ward is well"


def test_a_guard_on_the_night_of_the_poisoning_does_not_help() -> None:
    """A17: only what is done in the second night counts."""
    table = Table("M1 C1 C2 C3 Bodyguard Widow")
    assert [table.night(widow="C1", bodyguard="C1"), table.night(bodyguard="C2")] == ["", "C1"]


# --- the politician -------------------------------------------------------------------------------------------------


def test_nobody_can_shoot_or_poison_the_politician() -> None:
    table = Table("M1 T1 C1 C2 C3 Politician Maniac Widow")
    assert table.night(mafia="Politician", triads="Politician", maniac="Politician", widow="Politician") == ""
    assert table.night() == ""


def test_the_politician_under_the_beautys_protection_is_out_of_danger_twice() -> None:
    """A48: a blocked immunity does not matter in a night in which he cannot be killed."""
    table = Table("M1 C1 C2 C3 Beauty Politician Maniac")
    assert table.night(beauty="Politician", mafia="Politician", maniac="Politician") == ""


def test_a_politician_whom_the_beauty_visits_is_not_poisoned_either() -> None:
    """A48: her visit takes nothing from him."""
    table = Table("M1 C1 C2 C3 Beauty Politician Widow")
    assert [table.night(beauty="Politician", widow="Politician"), table.night()] == ["", ""]


# --- the judge ------------------------------------------------------------------------------------------------------


def test_the_judge_jails_a_criminal_and_the_town_hears_who_but_not_what_he_is() -> None:
    table = Table("Judge M1 Don C1 C2 C3 C4")
    table.night(judge="Don")
    assert table.found("Judge") == "don"
    assert table.jailed == "Don"
    assert table.heard(None, "jailed") == [{"seats": "Don"}]
    assert table.hearers("judged") == "Judge"


def test_the_judge_sees_a_townsmans_card_and_lets_him_go() -> None:
    table = Table("Judge M1 Doctor C1 C2 C3")
    table.night(judge="Doctor")
    assert (table.found("Judge"), table.jailed) == ("doctor", "")
    assert table.heard(None, "jailed") == []


def test_a_prisoner_has_no_ability_no_shot_and_no_vote() -> None:
    table = Table("Judge M1 Lawyer Detective C1 C2 C3 C4", jailed="Lawyer")
    assert table.asked("Lawyer") == ["suspect"]
    table.night(mafia="C1", detective="M1")
    assert table.found("Detective") == "criminal"
    table.to_vote()
    assert table.asked("Lawyer") == []


def test_jail_protects_from_nothing() -> None:
    table = Table("Judge M1 T1 T2 C1 C2 C3 Maniac Widow Zero", jailed="M1 T2")
    assert table.night(triads="M1", widow="T2", patient0="T2") == "M1"
    assert table.private("T2", "infected")
    assert table.night() == "T2"


def test_who_is_in_jail_already_is_not_jailed_again() -> None:
    table = Table("Judge M1 M2 C1 C2 C3", jailed="M1")
    table.night(judge="M1")
    assert table.found("Judge") == "mafioso"
    assert table.heard(None, "jailed") == []
    assert table.jailed == "M1"


def test_whoever_is_jailed_and_killed_in_one_night_is_just_dead() -> None:
    table = Table("Judge M1 M2 C1 C2 C3 Maniac")
    assert table.night(judge="M1", maniac="M1") == "M1"
    assert table.heard(None, "jailed") == []


def test_the_death_of_the_judge_frees_all_prisoners_with_their_abilities() -> None:
    table = Table("Judge M1 Lawyer Detective C1 C2 C3 C4 C5", "vote", jailed="Lawyer M1")
    assert table.vote(C1="Judge") == "Judge"
    assert table.heard(None, "freed") == [{"seats": "M1 Lawyer"}]
    assert table.night(lawyer="M1", detective="M1", mafia="C1") == "C1"
    assert table.found("Detective") == "town", "the lawyer lies again"


def test_a_judge_killed_by_the_maniac_has_jailed_nobody_that_the_town_hears_of() -> None:
    """A49: the prisoner of this night is free again before morning, and nothing is announced."""
    table = Table("Judge M1 M2 C1 C2 C3 Maniac", jailed="M2")
    assert table.night(judge="M1", maniac="Judge") == "Judge"
    assert (table.found("Judge"), table.jailed) == ("mafioso", "")
    assert table.heard(None, "jailed") == []
    assert table.heard(None, "freed") == [{"seats": "M2"}]


# --- the maniac -----------------------------------------------------------------------------------------------------


def test_the_maniac_must_shoot_somebody_else() -> None:
    table = Table("M1 C1 C2 C3 Maniac")
    table.lapse()
    assert table.closed("Maniac") == {"Maniac": "yourself", "pass": "must-shoot"}
    assert table.refusal("Maniac", "kill", "pass") == "closed-option"
    assert table.refusal("Maniac", "kill", "Maniac") == "closed-option"


def test_a_maniac_who_lets_time_run_out_shoots_nobody() -> None:
    table = Table("M1 C1 C2 C3 Maniac")
    assert table.night() == ""


def test_a_maniac_with_nobody_else_to_shoot_need_not() -> None:
    table = Table("Maniac")
    table.lapse()
    assert table.options("Maniac") == ["pass"]


def test_the_maniac_kills() -> None:
    table = Table("M1 C1 C2 C3 Maniac")
    assert table.night(maniac="M1") == "M1"


def test_a_maniac_whom_a_gang_has_killed_no_longer_shoots() -> None:
    """A5: he comes after the gangs."""
    table = Table("M1 C1 C2 C3 Maniac")
    assert table.night(mafia="Maniac", maniac="C1") == "Maniac"


def test_a_maniac_who_was_shot_and_saved_shoots() -> None:
    """A5: what counts is whether he is really dead."""
    table = Table("M1 C1 C2 C3 Maniac Doctor")
    assert table.night(mafia="Maniac", doctor="Maniac", maniac="C1") == "C1"


# --- the widow ------------------------------------------------------------------------------------------------------


def test_poison_kills_at_the_dawn_after_the_next_night() -> None:
    """A17: poisoned in the first night, dead after the second; the victim still acts in it."""
    table = Table("M1 C1 C2 C3 Detective Widow")
    assert table.night(widow="Detective") == ""
    assert table.night(detective="M1") == "Detective"
    assert table.found("Detective") == "criminal"


def test_a_second_dose_changes_nothing() -> None:
    """A17: the first one decides when."""
    table = Table("M1 C1 C2 C3 Widow")
    assert [table.night(widow="C1"), table.night(widow="C1")] == ["", "C1"]


def test_a_second_dose_in_the_last_night_is_no_new_poisoning() -> None:
    table = Table("M1 C1 C2 C3 Widow Doctor")
    table.night(widow="C1")
    assert table.night(widow="C1", doctor="C1") == ""
    assert table.night() == "", "healed of both"


def test_the_widow_poisons_nobody_if_she_does_not_want_to_and_never_herself() -> None:
    table = Table("M1 C1 C2 C3 Widow")
    table.lapse()
    assert table.closed("Widow") == {"Widow": "yourself"}
    table.answer("Widow", "poison", "pass")
    table.lapse()
    assert table.night() == ""


def test_a_widow_whom_a_gang_has_killed_poisons_nobody() -> None:
    """A5: she comes after the gangs."""
    table = Table("M1 C1 C2 C3 C4 Widow")
    assert table.night(mafia="Widow", widow="C1") == "Widow"
    assert table.night() == ""


def test_a_poisoned_player_who_is_voted_out_is_not_killed_again() -> None:
    table = Table("M1 C1 C2 C3 C4 Widow")
    table.night(widow="C1")
    assert table.vote(M1="C1") == "C1"
    assert table.night() == ""
