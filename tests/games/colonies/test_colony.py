"""The colony phase: food, waste, the crisis, bullets, zombies, guests, the tracker and the election."""

from __future__ import annotations

from typing import Any

import pytest

from lichina.games.colonies.box import CRISES
from lichina.games.colonies.colony import crises

from .table import Winter

LOW: dict[str, Any] = {"blue": {"morale": 5}, "yellow": {"morale": 6}}


def test_every_step_is_a_phase_that_ends_with_a_pause() -> None:
    """§2.3."""
    table = Winter("food", "mike_cho b1 blue", crisis="cs_panic", rounds=3)
    steps = []
    while table.seen("stage") != "election":
        steps.append((table.seen("stage"), table.match.phase, table.match.deadline))
        table.match.lapse()
    assert steps == [
        ("food", "pay_food", 4),
        ("combat", "after_combat", 8),
        ("waste", "check_waste", 12),
        ("crisis", "resolve_crisis", 16),
        ("bullets", "add_bullets", 20),
        ("zombies", "zombies_come", 24),
        ("objective", "check_objective", 28),
        ("tracker", "move_tracker", 32),
    ]
    assert table.seen("rounds") == 2
    assert Winter("food", "mike_cho b1 blue", options={"pause": 0}).seen("stage") == "election"


def test_an_unruly_helpless_survivor_eats_for_two() -> None:
    """§1.12, §1.15."""
    table = Winter("food", "mike_cho b1 blue", blue={"food": 5, "helpless": 3, "unruly": 2})
    assert table.camp("blue", "food") == 2


def test_the_den_eats_too_and_starves_like_a_colony() -> None:
    """R80."""
    people = ("sparky w den", "mike_cho w den", "rod_miller w school")
    assert Winter("food", *people, players=5, den={"food": 2, "morale": 4}).camp("den", "food", "morale") == (1, 4)
    table = Winter("food", *people, players=5, den={"food": 0, "morale": 4})
    assert table.camp("den", "starvation", "morale") == (1, 3)


# --- the crisis -------------------------------------------------------------------------------------------------------


def failed(crisis: str, *survivors: str, **position: Any) -> Winter:
    """A crisis against which too little was given."""
    return Winter("crisis", *survivors, crisis=crisis, **(LOW | position))


def test_two_cards_more_than_players_raise_the_morale_of_both() -> None:
    """R46, V13."""
    table = Winter("crisis", crisis="cs_blackout", given=["fuel"] * 6, **LOW)
    assert (table.camp("blue", "morale"), table.camp("yellow", "morale")) == (6, 7)
    table = Winter("crisis", crisis="cs_blackout", given=["fuel"] * 5, **LOW)
    assert (table.camp("blue", "morale"), table.camp("yellow", "morale")) == (5, 6)
    assert table.seen("given") == ()


def test_what_each_crisis_does_to_both_colonies() -> None:
    """§3.6."""
    assert [player.next_roll for player in failed("cs_blackout", players=5).seen("players")] == [-1] * 5
    assert failed("cs_horde_on_road").zombies("yellow") == [2, 2, 1, 1, 1, 1]
    table = failed("cs_empty_shelves", blue={"morale": 5, "food": 3})
    assert table.camp("blue", "food", "starvation") == (1, 1)
    table = failed("cs_dead_in_streets")
    assert (table.gate("library"), table.zombies("blue")) == ((2, 0), [1, 1, 1, 0, 0, 0])
    assert failed("cs_panic").camp("yellow", "morale") == 4
    table = failed("cs_foul_water", removed=["junk"] * 12)
    assert [len(table.camp(colony, "waste")) for colony in ("blue", "yellow")] == [5, 5]
    table = failed("cs_raiders", blue={"morale": 5, "bullets": 2}, yellow={"morale": 6, "bullets": 5})
    assert (table.camp("blue", "bullets", "morale"), table.camp("yellow", "bullets", "morale")) == ((0, 4), (2, 6))
    table = failed("cs_collapse", spots={"school": {"barricades": 2}})
    assert (table.gate("school"), table.zombies("blue")) == ((0, 0), [1, 1, 0, 0, 0, 0])
    assert failed("cs_refugees").camp("blue", "helpless", "unruly") == (2, 2)


def test_typhoid_and_frost_hurt_somebody_of_every_player_the_wolf_among_them() -> None:
    """R47, R101: his morale is untouched."""
    people = ("mike_cho b1 blue", "brian_lee b1 school", "sparky w den")
    table = failed("cs_typhoid", *people, players=5)
    table.answer("b1", "victim", "brian_lee")
    assert [table.whole(one) for one in ("mike_cho", "brian_lee", "sparky")] == ["blue", "school w1", "den w1"]
    assert (table.camp("blue", "morale"), table.camp("den", "morale")) == (4, 4)
    table = failed("cs_deep_frost", *people, players=5)
    assert [table.whole(one) for one in ("mike_cho", "brian_lee", "sparky")] == ["blue", "school f1", "den w1"]
    assert table.camp("blue", "morale") == 5


def test_every_crisis_has_an_effect() -> None:
    assert set(crises) == set(CRISES)


# --- zombies ----------------------------------------------------------------------------------------------------------


def test_zombies_are_counted_before_the_first_of_them_comes() -> None:
    """R65, R97: a survivor who is killed by one still counts elsewhere."""
    people = ("mike_cho b1 library", "sparky y1 library", "brian_lee b1 blue")
    table = Winter("zombies", *people, spots={"library": {"zombies": 2}}, **LOW)
    assert table.gate("library") == (3, 0)
    assert table.dead() == ["sparky"]


def test_an_overrun_kills_the_lowest_on_the_whole_board_guests_among_them() -> None:
    """R67, V5."""
    people = ("andrew_evans b1 blue", "rod_miller b1 blue", "sparky y1 blue-4")
    table = Winter("zombies", *people, spots={"blue-1": {"zombies": 3}}, **LOW)
    assert table.dead() == ["sparky"]


def test_a_zombie_takes_a_barricade_before_it_breaks_in() -> None:
    """§1.11."""
    table = Winter("zombies", "mike_cho b1 blue", spots={"blue-1": {"zombies": 2, "barricades": 1}}, **LOW)
    assert (table.gate("blue-1"), table.dead()) == ((2, 0), [])


def test_zombies_never_come_to_the_den() -> None:
    """§2.14, C34."""
    table = Winter("zombies", "sparky w den", "mike_cho w den", players=5, **LOW)
    assert table.heard(None, "zombie") == []


# --- the election -----------------------------------------------------------------------------------------------------


def test_nobody_votes_for_oneself_and_most_votes_make_a_leader() -> None:
    """§2.11."""
    table = Winter("election", players=6)
    assert table.options("b1") == ["b2", "b3"]
    for name, other in (("b1", "b2"), ("b2", "b3"), ("b3", "b2"), ("y1", "y2"), ("y2", "y1"), ("y3", "y1")):
        assert table.heard(None, "elected-votes") == [], "votes are secret until all are in"
        table.answer(name, "elect", other)
    assert [one["seat"] for one in table.heard(None, "elected")] == ["b2", "y1"]


def test_of_equals_the_leader_picks() -> None:
    """R68."""
    table = Winter("election", blue={"leader": "b2"})
    for name, other in (("b1", "b2"), ("b2", "b1"), ("y1", "y2"), ("y2", "y1")):
        table.answer(name, "elect", other)
    table.answer("b2", "elect-tie", "b2")
    table.answer("y1", "elect-tie", "y2")
    assert (table.camp("blue", "leader"), table.camp("yellow", "leader")) == (1, 3)


def test_the_elder_has_two_votes() -> None:
    table = Winter("election", "honiahaka b1 school", players=6)
    for name, other in (("b1", "b3"), ("b2", "b1"), ("b3", "b1"), ("y1", "y2"), ("y2", "y1"), ("y3", "y1")):
        table.answer(name, "elect", other)
    table.answer("b1", "elect-tie", "b3")
    assert table.camp("blue", "leader") == 2


@pytest.mark.parametrize(("waste", "morale"), [(9, 5), (10, 4), (29, 3)])
def test_every_full_ten_cards_of_waste_cost_a_morale(waste: int, morale: int) -> None:
    """§0.4."""
    assert Winter("waste", blue={"waste": ["junk"] * waste}).camp("blue", "morale") == morale


def test_a_simulation_counts_how_a_match_ended_and_what_it_cost() -> None:
    options = {"objective": "mo_long_siege", "pause": 0}
    people = ("mike_cho b1 blue", "sparky y1 yellow")
    camps: dict[str, Any] = {"blue": {"morale": 6, "food": 9}, "yellow": {"morale": 2, "food": 9}}
    table = Winter("objective", *people, rounds=1, options=options, **camps)
    while table.match.outcome is None:
        table.match.lapse()
    counted = {(one.table, one.row): one.amount for one in table.match.game.tally()}
    assert counted["endings", "mo_long_siege"] is None
    assert counted["length", "rounds"] == 5
    assert (counted["morale", "blue"], counted["morale", "yellow"]) == (6, 2)
    fallen = Winter("objective", *people, rounds=4, options=options, blue={"morale": 0}, yellow={"morale": 2})
    while fallen.match.outcome is None:
        fallen.match.lapse()
    endings = [one.row for one in fallen.match.game.tally() if one.table == "endings"]
    assert endings == ["collapse"]
