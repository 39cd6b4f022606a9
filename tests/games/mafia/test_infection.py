"""Patient zero and the infected: how one becomes one of them, what one loses by it, and whose side one is on.

Vectors show besides: N35 N62 N77 what the infected are, N91 to N100 the infection itself, W20 to W32 how they win.
"""

from __future__ import annotations

from .table import Table

CAST = "M1 M2 C1 C2 C3 C4 C5 Zero"


# --- becoming infected ----------------------------------------------------------------------------------------------


def test_the_touch_is_felt_by_the_infected_and_known_to_all_of_them_and_to_nobody_else() -> None:
    table = Table(CAST, infected="C1")
    table.night(patient0="C2")
    for name in ("Zero", "C1", "C2"):
        assert table.heard(name, "infected") == [{"seats": "C2", "players": "C1 C2 Zero"}]
        assert table.named(table.private(name, "sick")) == "C1 C2 Zero"
    assert table.hearers("infected") == "C1 C2 Zero"
    assert table.private("C3", "sick") == ()
    assert (table.private("C2", "infected"), table.private("Zero", "infected")) == (True, False)


def test_patient_zero_touches_one_who_is_not_infected_yet_or_nobody() -> None:
    table = Table(CAST, infected="C1")
    table.lapse()
    assert table.closed("Zero") == {"Zero": "yourself", "C1": "infected-already"}
    table.answer("Zero", "infect", "pass")
    table.lapse()
    assert table.hearers("infected") == ""


def test_nobody_who_dies_in_the_night_is_infected() -> None:
    """A28: whoever kills him, gang, maniac or poison; also N94."""
    for orders in ({"mafia": "C1"}, {"maniac": "C1"}):
        table = Table("M1 C1 C2 C3 C4 Maniac Zero")
        assert table.night(patient0="C1", **orders) == "C1"
        assert (table.hearers("infected"), table.private("C1", "infected")) == ("", False)
    poisoned = Table("M1 C1 C2 C3 C4 Widow Zero", poisoned="C1")
    assert poisoned.night(patient0="C1") == "C1"
    assert poisoned.private("C1", "infected") is False


def test_neither_doctor_nor_beauty_nor_bodyguard_stops_the_infection() -> None:
    """A29: it does not kill; also N97, N100."""
    table = Table("M1 C1 C2 C3 C4 Doctor Beauty Bodyguard Zero")
    assert table.night(patient0="C1", doctor="C1", beauty="C1", bodyguard="C1") == ""
    assert table.private("C1", "infected")


def test_the_politician_can_be_infected() -> None:
    """A29: nothing keeps it away, not even his immunity."""
    table = Table("M1 C1 C2 C3 Politician Zero")
    table.night(patient0="Politician")
    assert table.private("Politician", "infected")


def test_the_beauty_stops_the_infection_by_visiting_patient_zero() -> None:
    """A29: his ability does not count then."""
    table = Table("M1 C1 C2 C3 C4 Beauty Zero")
    table.night(patient0="C1", beauty="Zero")
    assert table.private("C1", "infected") is False


def test_a_patient_zero_whom_gang_or_maniac_has_killed_infects_nobody() -> None:
    """A5: he comes last; also N95."""
    table = Table("M1 C1 C2 C3 C4 Maniac Zero")
    assert table.night(maniac="Zero", patient0="C1") == "Zero"
    assert table.private("C1", "infected") is False


def test_a_patient_zero_who_dies_of_poison_at_dawn_has_infected_before() -> None:
    """A5: the poison works after everybody has acted."""
    table = Table("M1 C1 C2 C3 C4 Widow Zero", poisoned="Zero")
    assert table.night(patient0="C1") == "Zero"
    assert table.private("C1", "infected")


# --- what the infected lose -----------------------------------------------------------------------------------------


def test_the_infected_lose_their_ability_and_wake_with_patient_zero() -> None:
    table = Table("M1 C1 C2 C3 Doctor Detective Zero", infected="Doctor Detective")
    assert (table.asked("Doctor"), table.asked("Detective")) == (["suspect"], ["suspect"])
    table.lapse()
    assert [table.asked(name) for name in ("Doctor", "Detective", "Zero")] == [["advise"], ["advise"], ["infect"]]


def test_advice_is_heard_by_the_infected_alone_and_patient_zero_decides() -> None:
    """A22: only he infects."""
    table = Table(CAST, infected="C1 C2")
    table.lapse()
    assert table.closed("C1") == {"C1": "yourself", "C2": "infected-already", "Zero": "infected-already"}
    table.answer("C1", "advise", "M1")
    assert table.heard("Zero", "advised") == [{"seat": "C1", "target": "M1"}]
    assert table.hearers("advised") == "C1 C2 Zero"
    table.lapse()
    assert table.private("M1", "infected") is False


def test_an_infected_gangster_no_longer_wakes_with_his_gang() -> None:
    table = Table(CAST)
    table.night(mafia="C1", patient0="M1")
    table.to_night()
    assert table.asked("M1") == ["suspect"]
    assert table.heard("M2", "room")[-1] == {"gang": "mafia", "seats": "M2"}
    assert len(table.heard("M1", "room")) == 2, "the first night, and that of the touch"


def test_an_infected_spy_no_longer_wakes_with_the_gangs() -> None:
    table = Table("M1 C1 C2 C3 Spy Zero", infected="Spy")
    assert (table.asked("Spy"), table.heard("Spy", "room")) == (["suspect"], [])


def test_an_infected_chief_has_an_heir() -> None:
    """A37: infection counts as a loss; also N98."""
    table = Table("Don M1 C1 C2 C3 C4 Zero")
    table.night(patient0="Don")
    assert table.hearers("heir") == "M1"
    assert (table.private("Don", "chief"), table.private("M1", "chief")) == (False, True)


def test_an_infected_politician_can_be_shot_and_poisoned() -> None:
    """A25: immunity is an ability; also N35."""
    shot = Table("M1 C1 C2 C3 Politician Zero", infected="Politician")
    assert shot.night(mafia="Politician") == "Politician"
    poisoned = Table("M1 C1 C2 C3 Politician Widow Zero", infected="Politician")
    assert [poisoned.night(widow="Politician"), poisoned.night()] == ["", "Politician"]


def test_an_infected_judge_keeps_his_prisoners_and_judges_nobody() -> None:
    """A26: only his death opens the jail."""
    table = Table("Judge M1 M2 C1 C2 C3 Zero", jailed="M1")
    table.night(patient0="Judge")
    assert table.jailed == "M1"
    table.to_night()
    table.lapse()
    assert table.asked("Judge") == ["advise"]
    table.lapse()
    assert table.vote(C1="Judge") == "Judge"
    assert table.jailed == ""


def test_an_infected_prisoner_stays_in_jail() -> None:
    """A27: a release would tell of the infection."""
    table = Table("Judge M1 M2 C1 C2 C3 Zero", jailed="M1")
    table.night(patient0="M1")
    assert (table.private("M1", "infected"), table.jailed) == (True, "M1")
    table.to_vote()
    assert table.asked("M1") == []


def test_an_infected_prisoner_wakes_with_patient_zero_and_advises() -> None:
    """All the infected wake with him; jail takes abilities, and this is none."""
    table = Table("Judge M1 M2 C1 C2 C3 Zero", jailed="M1", infected="M1 C1")
    table.first_half()
    assert [table.asked(name) for name in ("M1", "C1")] == [["advise"], ["advise"]]
    table.answer("M1", "advise", "C2")
    assert table.hearers("advised") == "M1 C1 Zero"


def test_the_narrator_goes_on_calling_an_infected_role() -> None:
    """A47: the table learns nothing by what is called."""
    table = Table("M1 C1 C2 C3 Doctor Zero", infected="Doctor")
    assert table.public("calls") == ("doctor", "mafia", "patient0")


# --- whose side -----------------------------------------------------------------------------------------------------


def test_the_infected_win_with_patient_zero_the_dead_ones_too() -> None:
    """A22: whatever their cards say; also W20."""
    table = Table("M1 C1 C2 C3 C4 Zero", "day", infected="M1 C1 C2", dead="C1 C3")
    assert (table.winner, table.winners) == ("patient0", "M1 C1 C2 Zero")
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "infection"


def test_an_infected_citizen_does_not_win_with_the_town() -> None:
    """A22: he has changed sides."""
    table = Table("C1 C2 C3 C4 M1 Zero", "dusk", infected="C1", dead="M1 Zero")
    assert (table.winner, table.winners) == ("town", "C2 C3 C4")


def test_while_an_infected_criminal_lives_the_town_has_not_won() -> None:
    """A23: infected is not dead."""
    assert Table("M1 C1 C2 C3 Zero", "dusk", infected="M1", dead="Zero").winner is None
    assert Table("M1 C1 C2 C3 Zero", "dusk", infected="M1", dead="Zero M1").winner == "town"


# --- when patient zero is dead --------------------------------------------------------------------------------------


def test_without_patient_zero_the_infected_stay_infected_and_no_longer_wake() -> None:
    """A24: they infect nobody, and have not got their abilities back."""
    table = Table("M1 C1 C2 C3 C4 Doctor Zero", "vote", infected="C1 Doctor")
    assert table.vote(C2="Zero") == "Zero"
    for _ in range(2):
        assert (table.asked("C1"), table.asked("Doctor")) == (["suspect"], ["suspect"])
        assert [door.key for door in table.match.channels(table.seat("C1"))] == ["table"]
        table.lapse()
    assert table.private("C1", "infected")


def test_without_patient_zero_the_infected_can_still_win() -> None:
    """A24: by the same condition; also W23."""
    table = Table("M1 C1 C2 C3 Zero", infected="C1 C2", dead="Zero")
    assert table.night(mafia="C3") == "C3"
    assert (table.winner, table.winners) == ("patient0", "C1 C2 Zero")


def test_the_infection_may_end_with_patient_zero() -> None:
    """A24: as the table has agreed; abilities, gang and side come back."""
    table = Table("M1 M2 C1 C2 C3 C4 Doctor Zero", "vote", infected="M1 Doctor", infection_survives_p0=False)
    table.vote(C1="Zero")
    assert table.heard("M1", "cured") == [{"seat": "M1"}]
    assert table.hearers("cured") == "M1 Doctor"
    assert (table.private("M1", "infected"), table.private("Doctor", "infected")) == (False, False)
    assert table.asked("Doctor") == ["heal"]
    assert table.heard("M2", "room")[-1] == {"gang": "mafia", "seats": "M1 M2"}


def test_the_dead_are_not_cured() -> None:
    """A24: whoever died as one of the infected has died on their side."""
    table = Table("M1 C1 C2 C3 C4 Zero", "vote", infected="C1 C2", dead="C2", infection_survives_p0=False)
    table.vote(C3="Zero")
    assert table.hearers("cured") == "C1"
    table.vote(C3="M1")
    assert (table.winner, table.winners) == ("town", "C1 C3 C4")


def test_the_infection_may_end_at_dawn() -> None:
    """A24: with a patient zero who was killed at night."""
    table = Table("M1 M2 C1 C2 C3 C4 Doctor Zero", infected="C1", infection_survives_p0=False)
    assert table.night(mafia="Zero") == "Zero"
    assert (table.hearers("cured"), table.private("C1", "infected")) == ("C1", False)


def test_while_patient_zero_lives_nobody_is_cured() -> None:
    """A24: whatever the table has agreed, and whoever else dies."""
    table = Table("M1 M2 C1 C2 C3 C4 C5 Zero", infected="C1", infection_survives_p0=False)
    assert table.night(mafia="C2") == "C2"
    assert table.vote(C3="M1") == "M1"
    assert (table.hearers("cured"), table.private("C1", "infected")) == ("", True)


def test_the_infection_does_not_end_with_patient_zero_unless_agreed() -> None:
    """A24: by default it outlives him."""
    table = Table("M1 M2 C1 C2 C3 C4 Doctor Zero", infected="C1")
    assert table.night(mafia="Zero") == "Zero"
    assert (table.hearers("cured"), table.private("C1", "infected")) == ("", True)
