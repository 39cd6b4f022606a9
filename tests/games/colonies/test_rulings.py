"""Rulings that are about small things, each by its number."""

from __future__ import annotations

from typing import Any

from lichina.games.colonies.box import TOWN

from .table import Winter


def acting(*survivors: str, **position: Any) -> Winter:
    """A turn of b1 and y1 with dice for b1."""
    return Winter("act", *survivors, **({"dice": {"b1": [1, 4, 6]}} | position))


def next_act(table: Winter, name: str) -> Winter:
    """Nobody answers until somebody acts again."""
    table.act(name, "done")
    while table.waiting().get(name) != "act":
        table.match.lapse()
    return table


def test_locations_have_the_numbers_in_which_they_are_listed() -> None:
    """R1."""
    assert TOWN == ("police_station", "grocery_store", "school", "library", "hospital", "gas_station")


def test_what_works_once_a_round_works_again_in_the_next() -> None:
    """R10."""
    table = acting("brian_lee b1 blue", decks={"crossroads": []}).act("b1", "brian_lee", "ability")
    table.answer("b1", "which-die", 1)
    assert not table.may("b1", "act", "brian_lee", "ability")
    assert table.seen("people", "brian_lee").tired
    next_act(table, "b1")
    assert not table.seen("people", "brian_lee").tired


def test_while_survivors_move_nothing_else_is_done() -> None:
    """R18."""
    table = Winter("move", "brian_lee b1 blue", hands={"b1": ["food_1"]}, dice={"b1": [6]}, blue={"morale": 4})
    assert table.options("b1") == ["pass", "brian_lee"]
    assert "ability" not in table.options("b1", "brian_lee")


def test_a_bite_does_not_spread_to_who_lies_down_already() -> None:
    """R21, R22, R95."""
    people = ("daniel_smith b1 school", "brian_lee y1 school", "olivia_brown b1 blue")
    laid: dict[str, Any] = {"dice": {"b1": [6], "y1": [6]}, "spots": {"school": {"zombies": 3}}}
    table = Winter("act", *people, **laid).roll("bite", "bite")
    table.act("b1", "daniel_smith", "attack", 6).act("y1", "brian_lee", "attack", 6)
    table.act("b1", "done").act("y1", "done")
    assert table.dead() == ["daniel_smith", "brian_lee"]
    assert table.heard(None, "exposed") == [
        {"survivor": "daniel_smith", "face": "bite"},
        {"survivor": "brian_lee", "face": "bite"},
    ]


def test_who_was_sent_home_may_still_be_moved() -> None:
    """R35, R36, R37: any active player spends the bullets of the colony."""
    people = ("rod_miller b1 blue", "mike_cho b1 gas_station", "sparky b2 gas_station")
    table = Winter("move", *people, blue={"morale": 4}).roll("blank")
    table.move("b1", "rod_miller", "gas_station", "mike_cho", "walk").move("y1", "pass")
    assert table.whole("mike_cho") == "blue"
    table.move("b1", "mike_cho", "school")
    assert table.whole("mike_cho") == "school"


def test_an_ability_of_the_own_colony_does_not_work_before_that_of_rivals() -> None:
    """R39."""
    assert not acting("loretta_clay b1 yellow-1").may("b1", "act", "loretta_clay", "ability", 4)


def test_food_and_waste_are_those_of_the_own_colony_wherever_somebody_stands() -> None:
    """R44."""
    table = acting("brian_lee b1 yellow-1", hands={"b1": ["food_2"]}).act("b1", "play", "food_2")
    assert (table.camp("blue", "food"), table.camp("blue", "waste"), table.camp("yellow", "food")) == (
        2,
        ("food_2",),
        0,
    )


def test_any_of_the_symbols_of_a_crisis_counts_one() -> None:
    """R45."""
    table = Winter("crisis", "mike_cho b1 blue", crisis="cs_raiders", given=["pistol", "junk", "wrench", "junk"])
    assert table.heard(None, "crisis-over") == [{"crisis": "cs_raiders", "points": 4, "target": 4, "prevented": True}]


def test_bullets_of_one_combat_are_gone_in_the_next() -> None:
    """R50, R60, R104: who went home from one fights in the next if it is there."""
    people = ("rod_miller b1 school", "brian_lee y1 school", "mike_cho b2 library", "sparky y2 library")
    table = Winter("combat", *people, blue={"morale": 4, "bullets": 3}).roll("strength-1", "strength-1")
    for leader in ("b1", "y1"):
        table.answer(leader, "tactic", "tac_ambush")
    table.answer("b1", "bid", 2)
    table.answer("y1", "bid", 0)
    for leader in ("b1", "y1"):
        table.answer(leader, "tactic", "tac_ambush")
    form: Any = table.question("b1", "bid").form
    assert form.high == 1


def test_without_crises_there_is_none() -> None:
    """R75."""
    table = Winter("round", "mike_cho b1 blue", decks={"crises": []})
    assert (table.seen("crisis"), table.heard(None, "crisis")) == (None, [])


def test_there_is_no_limit_to_a_hand() -> None:
    """R90."""
    table = acting("brian_lee b1 school", hands={"b1": ["junk"] * 9}, decks={"school": ["mop"]})
    table.act("b1", "brian_lee", "search", 6).answer("b1", "found", "mop")
    assert len(table.hand("b1")) == 10


def test_zombies_killed_by_a_card_are_trophies_too() -> None:
    """R92."""
    laid: dict[str, Any] = {"hands": {"b1": ["scissors"]}, "options": {"objective": "mo_clean_streets"}}
    table = acting("brian_lee b1 school", spots={"school": {"zombies": 1}}, **laid).roll(4)
    assert table.act("b1", "play", "scissors", "school").camp("blue", "trophies") == 1


def test_a_stranger_is_company() -> None:
    """R100: neither `alone` nor a recluse."""
    people = ("brian_lee b1 school", "mike_cho y1 school")
    laid: dict[str, Any] = {"roads": {"blue": "cr_smoke_signal"}, "decks": {"crossroads": []}}
    table = acting(*people, **laid).act("b1", "done").act("y1", "done")
    assert table.heard(None, "crossroads-passed") == [{"seat": "b1"}]


def test_what_was_not_kept_goes_under_the_deck_in_the_order_in_which_it_was_seen() -> None:
    """R116."""
    deck = {"school": ["junk", "mop", "wrench", "scissors", "medicine"]}
    table = acting("jenny_clark b1 school", decks=deck).act("b1", "jenny_clark", "ability", 4)
    table.answer("b1", "found", "mop")
    assert table.deck("school") == ["medicine", "junk", "wrench", "scissors"]


def test_who_has_refused_is_not_asked_for_the_same_again() -> None:
    """R117."""
    table = acting("brian_lee b1 school", hands={"b2": ["medicine", "food_1"]}).act("b1", "request", "b2", "food")
    table.answer("b2", "grant", "no")
    assert not table.may("b1", "act", "request", "b2", "food")
    assert table.may("b1", "act", "request", "b2", "medicine")


def test_medicine_may_be_wasted_on_the_healthy() -> None:
    """R118."""
    table = acting("brian_lee b1 school", hands={"b1": ["medicine"]}).act("b1", "play", "medicine", "brian_lee")
    assert (table.camp("blue", "waste"), table.whole("brian_lee")) == (("medicine",), "school")


def test_several_zombies_fall_at_the_chosen_entrance_first() -> None:
    """R119."""
    spots = {"blue-2": {"zombies": 1}, "blue-3": {"zombies": 1}, "blue-5": {"zombies": 1}}
    table = acting("brian_lee b1 blue shotgun", spots=spots).act("b1", "brian_lee", "shotgun", 4, "blue-5")
    assert [table.zombies("blue")[number] for number in (1, 2, 4)] == [0, 1, 0]


def test_the_santa_leaves_among_the_actions() -> None:
    """R120."""
    table = acting("forest_plum b1 blue", "mike_cho b1 blue").act("b1", "forest_plum", "ability")
    assert (table.camp("blue", "morale"), table.whole("forest_plum"), table.dead()) == (6, "", [])


def test_a_frostbite_that_is_ignored_saves_from_a_bite_that_spreads() -> None:
    """R132: it counts as a blank, once a round."""
    people = ("daniel_smith b1 school", "olivia_brown b1 blue", "brian_lee y1 school ri_survival_guide")
    laid: dict[str, Any] = {"dice": {"b1": [6]}, "spots": {"school": {"zombies": 3}}}
    table = Winter("act", *people, "sparky y2 school", **laid).roll("bite", "frostbite")
    table.act("b1", "daniel_smith", "attack", 6).act("b1", "done").act("y1", "done").answer("y1", "bite", "roll")
    assert (table.dead(), table.whole("brian_lee")) == (["daniel_smith"], "school ri_survival_guide")
    assert table.heard(None, "used") == [{"seat": "y1", "survivor": "brian_lee", "item": "ri_survival_guide"}]


def test_a_wound_that_another_has_taken_is_not_the_one_a_card_waits_for() -> None:
    """R133: the card waits for a wound of b1's survivors, and Eric is b2's."""
    people = ("brian_lee b1 school", "eric_parker b2 school")
    laid: dict[str, Any] = {
        "dice": {"b1": [6]},
        "spots": {"school": {"zombies": 3}},
        "roads": {"blue": "cr_quarantine"},
    }
    for answer, met in (("yes", []), ("no", [{"seat": "b1", "road": "cr_quarantine"}])):
        table = Winter("act", *people, **laid).roll("wound").act("b1", "brian_lee", "attack", 6)
        table.answer("b2", "guard", answer)
        table.act("b1", "done").act("y1", "done")
        assert table.heard(None, "crossroads") == met
