"""At night everybody taps, and nobody can tell by watching who has something to do."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Table

EVERYBODY = (
    "M1 Don Lawyer T1 Boss C1 C2 Beauty Doctor Detective Judge Spy Journalist Bodyguard Politician Leader "
    "Maniac Widow Zero"
)
STATES: list[dict[str, str]] = [
    {},
    {"jailed": "M1 Lawyer"},
    {"infected": "M1 Doctor Spy", "dead": "C2"},
    {"jailed": "T1 Boss", "infected": "Beauty", "poisoned": "C1", "last_heal": "C1"},
    {"infected": "C1", "dead": "Zero"},
]


def called(table: Table) -> str:
    """The roles that the narrator calls."""
    return " ".join(table.public("calls"))


def everything_offered(table: Table, name: str, key: str) -> set[str]:
    """What stands in a question, whether it can be chosen or not."""
    return {*table.options(name, key), *table.closed(name, key)}


@pytest.mark.parametrize("state", STATES, ids=lambda state: " ".join(state) or "as dealt")
def test_everybody_alive_has_one_question_in_each_half_of_the_night_and_the_lawyer_two(state: dict[str, str]) -> None:
    """Prisoners and the infected, too; the same players stand in every question, and time is the same."""
    table = Table(EVERYBODY, **state)
    living = table.alive.split()
    for half, deadline in ((1, 30), (2, 60)):
        assert table.public("half") == half
        for name in table.names:
            keys = table.asked(name)
            able = name not in state.get("jailed", "").split() + state.get("infected", "").split()
            if name not in living:
                assert keys == []
                continue
            assert len(keys) == (2 if name == "Lawyer" and half == 1 and able else 1), (name, keys)
            for key in keys:
                assert everything_offered(table, name, key) == {*living, "pass"}
                assert table.question(name, key).deadline == deadline
        table.lapse()


def test_each_role_is_asked_its_own_question_in_its_half() -> None:
    table = Table(EVERYBODY)
    first = {name: " ".join(table.asked(name)) for name in table.names}
    table.lapse()
    second = {name: " ".join(table.asked(name)) for name in table.names}
    gangsters = dict.fromkeys(["M1", "Don", "T1", "Boss", "Spy"], "shoot") | {"Lawyer": "shoot represent"}
    early = {"Beauty": "visit", "Doctor": "heal", "Bodyguard": "guard", "Journalist": "compare"}
    late = {"Detective": "check", "Judge": "judge", "Maniac": "kill", "Widow": "poison", "Zero": "infect"}
    nothing = dict.fromkeys(table.names, "suspect")
    assert first == nothing | gangsters | early
    assert second == nothing | late


@pytest.mark.parametrize(
    "orders",
    [
        {},
        {"mafia": "C1"},
        {"mafia": "Spy", "again": {"M1": "C1"}},
        {"mafia": "C1", "doctor": "C1", "beauty": "Detective", "detective": "M1"},
    ],
)
def test_the_night_is_as_long_whatever_happens_in_it(orders: dict[str, Any]) -> None:
    table = Table("M1 C1 C2 C3 Spy Doctor Beauty Detective")
    table.night(**orders)
    assert table.match.now == 60


def test_the_night_is_as_long_even_if_everybody_has_answered() -> None:
    table = Table("M1 C1 C2 C3 C4 C5")
    for name in table.names:
        table.answer(name, "shoot" if name == "M1" else "suspect", "pass")
    assert (table.match.asks, table.public("half"), table.match.deadline) == ([], 1, 30)


def test_a_night_may_be_as_short_as_its_players() -> None:
    table = Table("M1 C1 C2 C3 C4 C5", constant_night=False)
    for _ in range(2):
        for name in table.names:
            table.answer(name, table.asked(name)[0], "pass")
    assert (table.match.phase, table.match.now) == ("discussion", 0)


def test_the_first_night_is_longer_by_what_the_table_says_and_the_second_is_not() -> None:
    table = Table("M1 C1 C2 C3 C4 C5 C6 C7", first_night=20)
    assert table.match.deadline == 50
    table.match.lapse()
    assert (table.public("half"), table.match.deadline) == (2, 100)
    while table.public("night") < 2 or table.public("half") < 1:
        table.match.lapse()
    assert table.match.deadline == table.match.now + 30


def test_a_blocked_player_is_asked_what_he_is_always_asked() -> None:
    blocked, free = Table("M1 C1 C2 C3 Beauty Detective"), Table("M1 C1 C2 C3 Beauty Detective")
    blocked.first_half(beauty="Detective")
    free.first_half(beauty="C1")
    assert blocked.question("Detective").seen() == free.question("Detective").seen()


def test_a_player_who_was_killed_tonight_is_asked_like_everybody() -> None:
    """Called like every night, though it has no effect any more; also N55."""
    table = Table("M1 C1 C2 C3 Detective Maniac")
    table.first_half(mafia="Detective")
    assert table.asked("Detective") == ["check"]
    assert len(table.options("Detective")) == 6


def test_a_suspicion_stands_in_ones_own_notebook_and_nowhere_else() -> None:
    table = Table("M1 C1 C2 C3 C4 C5", dead_see="everything")
    table.answer("C1", "suspect", "M1")
    table.answer("C1", "suspect", "C2")
    table.lapse()
    table.answer("C1", "suspect", "M1")
    notes = [(note.night, table.names[note.target]) for note in table.private("C1", "notes")]
    assert notes == [(1, "C2"), (1, "M1")], "one for each half, and the last word counts"
    for name in ("M1", "C2"):
        assert table.private(name, "notes") == ()
    assert {event.key for event in table.match.told(table.seat("C1"))} == {"dealt", "deck", "night"}
    assert table.hearers("suspect") == ""


def test_a_suspicion_can_be_dropped() -> None:
    table = Table("M1 C1 C2 C3 C4 C5")
    table.answer("C1", "suspect", "M1")
    table.answer("C1", "suspect", "pass")
    assert table.private("C1", "notes") == ()


def test_an_order_may_be_changed_until_its_half_is_over() -> None:
    table = Table("M1 C1 C2 C3 C4 Doctor Maniac")
    table.answer("Doctor", "heal", "C2")
    table.answer("Doctor", "heal", "C1")
    table.answer("M1", "shoot", "C1")
    table.lapse()
    table.answer("Maniac", "kill", "C1")
    table.answer("Maniac", "kill", "C2")
    table.lapse()
    assert table.heard(None, "morning")[-1]["dead"] == "C2"


def test_the_roles_are_called_in_the_order_of_the_rulebook() -> None:
    order = "beauty doctor bodyguard lawyer mafia triads detective judge journalist maniac widow patient0"
    assert called(Table(EVERYBODY)) == order


def test_only_roles_that_are_in_the_game_and_have_not_left_are_called() -> None:
    table = Table(EVERYBODY, dead="Doctor Maniac")
    assert called(table) == "beauty bodyguard lawyer mafia triads detective judge journalist widow patient0"


def test_a_gang_is_called_as_long_as_one_of_it_may_live() -> None:
    table = Table("M1 Don Lawyer C1 C2 C3 C4 C5", dead="M1 Don")
    assert table.public("calls") == ("lawyer", "mafia")
    nobody_left = Table("M1 Don Lawyer T1 C1 C2 C3 C4 C5", dead="M1 Don Lawyer")
    assert nobody_left.public("calls") == ("triads",)


def test_where_the_deck_is_secret_all_roles_are_called_but_those_that_have_left() -> None:
    table = Table("M1 C1 C2 C3 C4 Doctor", dead="Doctor", reveal_deck_list=False)
    assert "doctor" not in table.public("calls")
    assert {"beauty", "lawyer", "mafia", "triads", "judge", "widow", "patient0"} <= set(table.public("calls"))


def test_by_day_nobody_is_called() -> None:
    table = Table("M1 C1 C2 C3 C4 Doctor", "day")
    assert table.public("calls") == ()
