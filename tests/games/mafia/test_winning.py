"""Who has won, and when it is looked at. The vectors W01 to W32 show each condition in each of the three modes.

Here are their neighbours, where one player more or less decides, and what happens in a match that goes on.
"""

from __future__ import annotations

import pytest

from .table import Table

MODES = ("hybrid", "letter", "last_side")


def winner(cast: str, start: str = "day", **given: str) -> str | None:
    return Table(cast, start, **given).winner


# --- the town -------------------------------------------------------------------------------------------------------


def test_the_town_wins_when_the_last_criminal_is_voted_out() -> None:
    table = Table("M1 C1 C2 C3 C4 C5", "vote", dead="C5")
    table.vote(C1="M1")
    assert (table.winner, table.winners) == ("town", "C1 C2 C3 C4 C5"), "the dead have won, too"
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "criminals-dead"


def test_the_town_wins_when_the_last_criminals_are_dead_at_dawn() -> None:
    table = Table("M1 T1 C1 C2 C3 C4")
    table.night(mafia="T1", triads="M1")
    assert (table.winner, table.winners) == ("town", "C1 C2 C3 C4")


def test_a_criminal_in_jail_is_not_dead() -> None:
    assert winner("Judge M1 C1 C2 C3 C4", "dusk", jailed="M1") is None


@pytest.mark.parametrize("mode", MODES)
def test_where_only_loners_live_neither_town_nor_gang_has_won(mode: str) -> None:
    assert winner("Maniac Widow Zero M1 C1", win_mode=mode, dead="M1 C1") is None
    assert winner("Maniac Widow Zero M1 C1", "dusk", win_mode=mode, dead="M1 C1") is None


def test_one_who_is_alone_has_won_for_his_own_side() -> None:
    assert (winner("C1"), winner("M1"), winner("T1"), winner("Zero")) == ("town", "mafia", "triads", "patient0")


def test_everything_is_opened_at_the_end() -> None:
    table = Table("M1 C1 C2 C3 C4 Doctor", "vote")
    table.vote(C1="M1")
    (event,) = table.heard(None, "unmasked")
    citizens = dict.fromkeys(("C1", "C2", "C3", "C4"), "citizen")
    assert event["cards"] == {"M1": "mafioso", **citizens, "Doctor": "doctor"}


# --- a gang ---------------------------------------------------------------------------------------------------------


def test_a_gang_wins_with_as_many_votes_as_all_the_others_when_a_day_begins() -> None:
    table = Table("M1 M2 C1 C2 C3 M3", dead="M3")
    table.night(mafia="C1")
    assert (table.winner, table.winners) == ("mafia", "M1 M2 M3")
    assert (table.public("stage"), table.public("day"), table.public("half")) == ("day", 2, 0)
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "parity"


@pytest.mark.parametrize(
    ("cast", "side"),
    [
        ("M1 M2 C1 Leader", None),
        ("M1 M2 M3 C1 C2 Leader", None),
        ("M1 M2 M3 C1 Leader", "mafia"),
        ("M1 Leader C1", None),
        ("M1 Leader", None),
        ("M1 C1", "mafia"),
        ("M1 C1 C2", None),
    ],
)
def test_the_leaders_two_votes_may_make_the_difference(cast: str, side: str | None) -> None:
    """The rulebook's "one townsman fewer if the leader lives", in one count of votes."""
    for mode in MODES:
        assert winner(cast, win_mode=mode) == side


def test_prisoners_do_not_count_in_the_comparison() -> None:
    """A40: the rules speak of votes, and a prisoner has none; also W26."""
    assert winner("Judge M1 M2 C1", jailed="M1") is None
    assert winner("Judge M1 M2 C1") == "mafia"
    table = Table("Judge Lawyer M1 M2 Leader C1 C2")
    table.night(lawyer="Leader", judge="Leader")
    assert table.jailed == "Leader"
    assert table.winner == "mafia", "three gangsters against judge and two citizens"


def test_a_loner_counts_against_the_gang() -> None:
    """A42: the gang is compared with everybody outside it."""
    assert winner("M1 M2 C1 C2 Maniac") is None
    assert winner("M1 M2 C1 C2 Maniac", win_mode="last_side") is None
    assert winner("M1 M2 C1 C2 Maniac", win_mode="letter") == "mafia"


def test_only_the_town_can_win_at_dusk() -> None:
    """A43: parity and loners are looked at when a day begins; also W08, W29."""
    table = Table("M1 M2 C1 C2 C3", "vote")
    table.vote(M1="C1", M2="C1")
    assert (table.alive, table.winner) == ("M1 M2 C2 C3", None)
    table.night()
    assert table.winner == "mafia"


def test_a_dusk_at_parity_can_still_be_turned_at_night() -> None:
    """A43: the other gang may shoot."""
    table = Table("M1 M2 C1 C2 Maniac", "dusk")
    assert table.night(maniac="M1") == "M1"
    assert table.winner is None


# --- two gangs ------------------------------------------------------------------------------------------------------


def test_while_both_gangs_live_neither_has_won() -> None:
    """A45: without a town they play on; also W10, W13."""
    assert winner("M1 M2 T1 C1") is None
    table = Table("M1 T1 T2", "day")
    assert table.winner is None
    assert table.night(triads="M1") == "M1"
    assert table.winner == "triads"


def test_a_gang_wins_when_its_rival_is_dead_and_the_town_has_no_more_votes_than_it() -> None:
    assert winner("T1 Boss C1 C2 M1", dead="M1") == "triads"
    assert winner("T1 Boss C1 C2 C3 M1", dead="M1") is None


def test_a_rival_who_is_infected_is_not_dead() -> None:
    """A23: he has left his gang, but he lives."""
    assert winner("M1 M2 T1 C1 Zero", infected="T1", dead="Zero") is None


def test_two_gangs_that_wipe_each_other_out_with_nobody_left_have_a_draw() -> None:
    """A44: where nobody is alive nobody has won; also W14."""
    table = Table("M1 T1")
    assert table.night(mafia="T1", triads="M1") == "M1 T1"
    assert (table.winner, table.winners) == ("draw", "")
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "nobody-left"


# --- loners ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("loner", ["Maniac", "Widow"])
@pytest.mark.parametrize(("other", "side"), [("M1", "wins"), ("C1", "wins"), ("", "wins"), ("C1 C2", "not")])
def test_maniac_and_widow_win_with_at_most_one_other_when_a_day_begins(loner: str, other: str, side: str) -> None:
    for mode in MODES:
        table = Table(f"{loner} {other}", "day", win_mode=mode)
        assert (table.winner == loner.lower()) == (side == "wins")
    if side == "wins":
        assert table.winners == loner
        assert table.match.outcome is not None
        assert table.match.outcome.reason == "last-two"


def test_the_loner_is_looked_at_before_town_and_gang() -> None:
    """A43: with one other alive, that one's side would nearly always have won as well."""
    assert winner("Maniac C1") == "maniac"
    assert winner("Maniac M1") == "maniac"
    assert winner("Zero C1 C2", infected="C1") == "patient0"


def test_an_infected_maniac_wins_with_the_infected_only() -> None:
    """A22: he has changed sides like everybody else."""
    table = Table("Maniac C1 Zero", "day", infected="Maniac", dead="Zero")
    assert (table.winner, table.winners) == ("patient0", "Maniac Zero")


def test_patient_zeros_side_wins_when_at_most_one_is_not_infected() -> None:
    assert winner("Zero C1 C2 M1", infected="C1 C2") == "patient0"
    assert winner("Zero C1 C2 M1 C3", infected="C1 C2") is None
    assert winner("Zero C1") == "patient0"


# --- while a loner lives --------------------------------------------------------------------------------------------


def test_the_town_wins_while_a_loner_lives_unless_he_must_be_out() -> None:
    """A41: the rulebook asks for the death of all criminals and no more; also W17, W32."""
    for mode, side in (("hybrid", "town"), ("letter", "town"), ("last_side", None)):
        assert winner("Maniac C1 C2", "dusk", win_mode=mode) == side
        assert winner("Maniac C1 C2 C3", "day", win_mode=mode) == side
        assert winner("Widow C1 C2 C3", "dusk", win_mode=mode) == side


def test_where_the_loner_must_be_out_the_town_wins_when_he_is() -> None:
    """A41: and the infected with him."""
    table = Table("Maniac C1 C2 C3", "vote", win_mode="last_side")
    table.vote(C1="Maniac")
    assert table.winner == "town"
    infected = Table("C1 C2 C3 Zero", "dusk", win_mode="last_side", infected="C1", dead="Zero")
    assert infected.winner is None


# --- a game without an end ------------------------------------------------------------------------------------------


def test_after_three_days_and_nights_in_which_nothing_happens_there_is_a_draw() -> None:
    """A50: no death, no infection, no jailing."""
    table = Table("M1 C1 C2 C3 C4 C5", "introduction")
    table.lapse()
    for number in (1, 2, 3):
        assert (table.public("day"), table.winner) == (number, None)
        table.night()
    assert (table.public("day"), table.winner, table.winners) == (4, "draw", "")
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "quiet"


@pytest.mark.parametrize(
    "orders", [{"patient0": "C1"}, {"judge": "M1"}, {"mafia": "C1"}], ids=["infection", "jail", "death"]
)
def test_whatever_happens_the_quiet_is_counted_anew(orders: dict[str, str]) -> None:
    """A50: the three are in a row."""
    table = Table("M1 M2 C1 C2 C3 C4 C5 Judge Zero", "day")
    table.night()
    table.night()
    table.night(**orders)
    assert table.winner is None
    table.night()
    table.night()
    assert table.winner is None
    table.night()
    assert table.winner == "draw"


def test_a_vote_breaks_the_quiet_too() -> None:
    """A50: a death is a death."""
    table = Table("M1 C1 C2 C3 C4 C5", "day")
    table.night()
    table.night()
    table.vote(M1="C5")
    table.night()
    assert table.winner is None


def test_a_poisoning_or_a_saved_victim_is_quiet() -> None:
    """A50: nobody may learn from the count what nobody is told."""
    table = Table("M1 C1 C2 C3 C4 Beauty", "day")
    for _ in range(3):
        table.night(mafia="C1", beauty="C1")
    assert table.winner == "draw"
