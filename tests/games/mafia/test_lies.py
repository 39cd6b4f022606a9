"""The checkers: what they are told, what the lawyer makes of it, and what they hear when the beauty is with them.

Vectors show besides: N46 to N62 the detective, N65 to N71 the judge, N73 to N77 the journalist.
"""

from __future__ import annotations

import pytest

from .table import Table

CAST = "M1 Don Lawyer T1 C1 C2 C3 Politician Leader Maniac Widow Zero Detective Judge Journalist Beauty Doctor Spy"


# --- the detective --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("target", "truth", "lie"),
    [
        ("M1", "criminal", "town"),
        ("Don", "criminal", "town"),
        ("Lawyer", "criminal", "town"),
        ("T1", "criminal", "town"),
        ("C1", "town", "criminal"),
        ("Spy", "town", "criminal"),
        ("Politician", "town", "criminal"),
        ("Leader", "town", "criminal"),
        ("Maniac", "loner", "town"),
        ("Widow", "loner", "town"),
        ("Zero", "loner", "town"),
    ],
)
def test_the_detective_learns_the_side_and_about_the_lawyers_client_the_wrong_one(
    target: str, truth: str, lie: str
) -> None:
    """A31: which false answer is given does not depend on chance."""
    honest, lied = Table(CAST), Table(CAST)
    honest.night(detective=target)
    assert honest.found("Detective") == truth
    lied.night(detective=target, lawyer=target)
    assert lied.found("Detective") == lie


def test_the_answer_is_for_the_detective_alone() -> None:
    table = Table("M1 C1 C2 C3 Detective")
    table.night(detective="M1")
    assert table.heard("Detective", "checked") == [{"night": 1, "target": "M1", "answer": "criminal"}]
    assert table.hearers("checked") == "Detective"
    (check,) = table.private("Detective", "checks")
    assert (check.night, table.named(check.targets), check.answer) == (1, "M1", "criminal")
    assert table.private("M1", "checks") == ()


def test_the_detective_sees_who_has_just_been_killed() -> None:
    """A4: he comes after the gangs, or he could never see it."""
    table = Table("M1 C1 C2 C3 Detective")
    assert table.night(mafia="C1", detective="C1") == "C1"
    assert table.found("Detective") == "killed"


@pytest.mark.parametrize(
    ("orders", "answer"),
    [
        ({"mafia": "C1", "doctor": "C1"}, "town"),
        ({"mafia": "C1", "beauty": "C1"}, "town"),
        ({"mafia": "C1", "bodyguard": "C1"}, "town"),
        ({"maniac": "C1"}, "town"),
    ],
)
def test_only_whom_a_gang_has_really_killed_is_seen_dead(orders: dict[str, str], answer: str) -> None:
    """A4: a saved victim is not seen, and neither is one of the maniac, who comes later."""
    table = Table("M1 C1 C2 C3 Detective Doctor Beauty Bodyguard Maniac")
    table.night(detective="C1", **orders)
    assert table.found("Detective") == answer


def test_a_player_who_dies_of_poison_at_dawn_is_not_seen_dead() -> None:
    """A4: at the time of the check he still lives."""
    table = Table("M1 C1 C2 C3 Detective Widow", poisoned="C1")
    assert table.night(detective="C1") == "C1"
    assert table.found("Detective") == "town"


def test_the_lawyer_hides_a_death() -> None:
    """A31: a dead client seems to be a townsman; also N61."""
    table = Table("M1 Lawyer C1 C2 C3 Detective")
    table.night(lawyer="C1", mafia="C1", detective="C1")
    assert table.found("Detective") == "town"


def test_a_detective_whom_a_gang_has_killed_hears_nothing() -> None:
    """A5: and whether the shot was effective decides; also N55, N56."""
    table = Table("M1 C1 C2 C3 Detective")
    table.night(mafia="Detective", detective="M1")
    assert (table.found("Detective"), table.private("Detective", "checks")) == ("nothing", ())


def test_a_detective_who_was_shot_and_saved_hears_his_answer() -> None:
    """A5: he is not dead."""
    table = Table("M1 C1 C2 C3 Detective Bodyguard")
    assert table.night(mafia="Detective", bodyguard="Detective", detective="M1") == "Bodyguard"
    assert table.found("Detective") == "criminal"


def test_a_detective_whom_the_maniac_kills_has_checked_before() -> None:
    """A5: the maniac comes after the checkers."""
    table = Table("M1 C1 C2 C3 Detective Maniac")
    assert table.night(detective="M1", maniac="Detective") == "Detective"
    assert table.found("Detective") == "criminal"


def test_a_checker_who_names_nobody_hears_nothing() -> None:
    table = Table("M1 C1 C2 C3 Detective Judge Journalist")
    table.night(detective="pass", judge="pass")
    for name in ("Detective", "Judge", "Journalist"):
        assert table.found(name) == "nothing"


# --- the lawyer -----------------------------------------------------------------------------------------------------


def test_the_lawyer_may_stand_up_for_himself_or_anybody() -> None:
    table = Table("M1 Lawyer C1 C2 C3 Detective")
    assert table.closed("Lawyer", "represent") == {}
    table.night(lawyer="Lawyer", detective="Lawyer")
    assert table.found("Detective") == "town"


def test_a_lie_is_only_about_the_client() -> None:
    table = Table("M1 Lawyer C1 C2 C3 Detective")
    table.night(lawyer="C1", detective="M1")
    assert table.found("Detective") == "criminal"


def test_a_lawyer_without_a_client_lies_to_nobody() -> None:
    table = Table("M1 Lawyer C1 C2 C3 Detective")
    table.night(lawyer="pass", detective="M1")
    assert table.found("Detective") == "criminal"


def test_a_lawyer_whom_the_other_gang_kills_has_lied_before() -> None:
    """A5: he comes before the gangs."""
    table = Table("M1 Lawyer T1 C1 C2 C3 Detective")
    assert table.night(lawyer="M1", triads="Lawyer", detective="M1") == "Lawyer"
    assert table.found("Detective") == "town"


# --- the judge ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("target", "card", "jailed", "lie", "jailed_by_lie"),
    [
        ("M1", "mafioso", True, "citizen", False),
        ("Don", "don", True, "citizen", False),
        ("T1", "triad", True, "citizen", False),
        ("C1", "citizen", False, "mafioso", True),
        ("Leader", "leader", False, "mafioso", True),
        ("Politician", "politician", False, "mafioso", False),
        ("Maniac", "maniac", False, "citizen", False),
        ("Zero", "patient0", False, "citizen", False),
    ],
)
def test_the_judge_sees_the_card_and_a_lie_decides_about_the_jail_too(
    target: str, card: str, jailed: bool, lie: str, jailed_by_lie: bool
) -> None:
    """A30: an innocent may be jailed, only never the politician. A31: the false card is fixed."""
    honest, lied = Table(CAST), Table(CAST)
    honest.night(judge=target)
    assert (honest.found("Judge"), honest.jailed) == (card, target if jailed else "")
    lied.night(judge=target, lawyer=target)
    assert (lied.found("Judge"), lied.jailed) == (lie, target if jailed_by_lie else "")


def test_the_lawyer_may_be_kept_from_jailing_an_innocent() -> None:
    """A30: as the table has agreed; the lie about the card stays."""
    table = Table(CAST, lawyer_jails_innocent=False)
    table.night(judge="C1", lawyer="C1")
    assert (table.found("Judge"), table.jailed) == ("mafioso", "")


def test_an_innocent_in_jail_cannot_use_his_card() -> None:
    table = Table("M1 Lawyer C1 C2 C3 Judge Doctor")
    table.night(judge="Doctor", lawyer="Doctor")
    assert table.jailed == "Doctor"
    table.to_night()
    assert table.asked("Doctor") == ["suspect"]


# --- the journalist -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pair", "truth", "lie"),
    [
        (("C1", "C2"), "same", "different"),
        (("C1", "Spy"), "same", "different"),
        (("M1", "Don"), "same", "different"),
        (("C1", "M1"), "different", "same"),
        (("M1", "Maniac"), "different", "same"),
        (("Maniac", "Widow"), "same", "different"),
        (("M1", "T1"), "different", "same"),
    ],
)
def test_the_journalist_learns_whether_two_are_of_one_faction(pair: tuple[str, str], truth: str, lie: str) -> None:
    """A32: the two gangs are different factions. A31: with a client among the two the answer is the opposite."""
    honest, first, second = Table(CAST), Table(CAST), Table(CAST)
    honest.night(journalist=pair)
    assert honest.found("Journalist") == truth
    first.night(journalist=pair, lawyer=pair[0])
    second.night(journalist=pair, lawyer=pair[1])
    assert (first.found("Journalist"), second.found("Journalist")) == (lie, lie)


def test_the_two_gangs_may_count_as_one() -> None:
    """A32: as the table has agreed."""
    table = Table(CAST, gangs_are_one=True)
    table.night(journalist=("M1", "T1"))
    assert table.found("Journalist") == "same"
    table.night(journalist=("M1", "C1"))
    assert table.found("Journalist") == "different"


def test_the_journalist_names_two_others() -> None:
    """A33: not himself, and not one twice; he names one in each half of the night."""
    table = Table("M1 C1 C2 C3 C4 Journalist")
    assert table.closed("Journalist", "compare") == {"Journalist": "yourself"}
    table.answer("Journalist", "compare", "C1")
    table.lapse()
    assert table.closed("Journalist", "compare-with") == {"Journalist": "yourself", "C1": "named-already"}


def test_the_journalist_may_be_allowed_to_name_himself() -> None:
    """A33: as the table has agreed; still not one twice, and nobody else may."""
    table = Table("M1 C1 C2 C3 C4 Journalist Beauty", journalist_self=True)
    assert table.closed("Journalist", "compare") == {}
    assert table.closed("Beauty") == {"Beauty": "yourself"}
    table.answer("Journalist", "compare", "Journalist")
    table.lapse()
    assert table.closed("Journalist", "compare-with") == {"Journalist": "named-already"}
    table.answer("Journalist", "compare-with", "M1")
    table.lapse()
    assert table.found("Journalist") == "different"


def test_the_journalist_may_name_himself_second() -> None:
    """A33: as the table has agreed."""
    table = Table("M1 C1 C2 C3 C4 Journalist", journalist_self=True)
    table.night(journalist=("C1", "Journalist"))
    assert table.found("Journalist") == "same"


def test_a_journalist_who_named_nobody_has_nobody_to_compare_with() -> None:
    table = Table("M1 C1 C2 C3 C4 Journalist")
    table.answer("Journalist", "compare", "pass")
    table.lapse()
    assert table.asked("Journalist") == ["suspect"]


def test_one_name_is_not_enough_for_an_answer() -> None:
    table = Table("M1 C1 C2 C3 C4 Journalist")
    table.night(journalist=("C1", "pass"))
    assert table.found("Journalist") == "nothing"


def test_the_journalist_is_told_alone_and_whom_he_compared() -> None:
    table = Table("M1 C1 C2 C3 C4 Journalist")
    table.night(journalist=("C1", "M1"))
    assert table.heard("Journalist", "compared") == [{"night": 1, "targets": "M1 C1", "answer": "different"}]
    assert table.hearers("compared") == "Journalist"


def test_a_journalist_whom_a_gang_has_killed_hears_nothing() -> None:
    """A5: he comes after the gangs."""
    table = Table("M1 C1 C2 C3 C4 Journalist")
    table.night(mafia="Journalist", journalist=("C1", "M1"))
    assert table.found("Journalist") == "nothing"


# --- infected targets -----------------------------------------------------------------------------------------------


def test_the_infected_are_loners_for_every_check() -> None:
    table = Table(CAST, infected="M1 C1")
    table.night(detective="C1", judge="M1", journalist=("C1", "Maniac"))
    assert (table.found("Detective"), table.found("Judge"), table.found("Journalist")) == ("loner", "infected", "same")
    assert table.jailed == ""


def test_the_lawyer_lies_about_the_infected_as_about_loners() -> None:
    """A31: his card is of no importance any more."""
    table = Table(CAST, infected="C1")
    table.night(lawyer="C1", detective="C1", judge="C1", journalist=("C1", "C2"))
    assert (table.found("Detective"), table.found("Judge"), table.found("Journalist")) == ("town", "citizen", "same")
    assert table.jailed == ""


# --- a blocked checker ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("checker", "orders", "answer"),
    [
        ("Detective", {"detective": "M1"}, "town"),
        ("Judge", {"judge": "M1"}, "citizen"),
        ("Journalist", {"journalist": ("M1", "C1")}, "same"),
    ],
)
def test_a_blocked_checker_hears_the_harmless_thing(checker: str, orders: dict[str, str], answer: str) -> None:
    """A10: he cannot know that he was blocked."""
    table = Table(CAST)
    table.night(beauty=checker, **orders)
    assert (table.found(checker), table.jailed) == (answer, "")


@pytest.mark.parametrize(
    ("checker", "orders", "answers"),
    [
        ("Detective", {"detective": "M1"}, {"criminal", "town", "loner"}),
        ("Journalist", {"journalist": ("M1", "C1")}, {"same", "different"}),
    ],
)
def test_a_blocked_checker_may_hear_anything(checker: str, orders: dict[str, str], answers: set[str]) -> None:
    """A10: as the table has agreed."""
    heard = set()
    for seed in range(30):
        table = Table(CAST, blocked_check="random", seed=seed)
        table.night(beauty=checker, **orders)
        heard.add(table.found(checker))
    assert heard == answers


def test_a_blocked_judge_may_see_any_card_and_jails_nobody() -> None:
    """A10: as the table has agreed."""
    seen = set()
    for seed in range(30):
        table = Table("M1 C1 C2 C3 Judge Beauty", blocked_check="random", seed=seed)
        table.night(beauty="Judge", judge="M1")
        seen.add(table.found("Judge"))
        assert table.jailed == ""
    assert seen == {"mafioso", "citizen", "judge", "beauty"}


def test_a_blocked_checker_may_hear_that_there_is_no_answer() -> None:
    """A10: as the table has agreed."""
    table = Table(CAST, blocked_check="no_result")
    table.night(beauty="Detective", detective="M1")
    assert table.heard("Detective", "no-answer") == [{"night": 1, "target": "M1"}]
    table.night(beauty="Judge", judge="M1")
    assert table.heard("Judge", "no-answer") == [{"night": 2, "target": "M1"}]
    table.night(beauty="Journalist", journalist=("M1", "C1"))
    assert table.heard("Journalist", "no-answer-pair") == [{"night": 3, "targets": "M1 C1"}]
    assert (table.found("Journalist"), table.jailed) == (None, "")


def test_a_blocked_checker_hears_the_harmless_thing_about_the_lawyers_client_too() -> None:
    """A10: the block comes first."""
    table = Table(CAST)
    table.night(beauty="Detective", lawyer="C1", detective="C1")
    assert table.found("Detective") == "town"
