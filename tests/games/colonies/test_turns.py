"""Turns: who moves when, two who act at once, the glass, requests to a third, bites and frostbite."""

from __future__ import annotations

from typing import Any

import pytest

from lichina.kernel import Dice, IllegalAnswer, Match
from lichina.kernel.dice import key_of
from lichina.testing import run_seed, soak

from .table import Winter

BRIAN, OLIVIA = "brian_lee b1 school", "olivia_brown y1 school"


def acting(*survivors: str, **position: Any) -> Winter:
    """Two players who act at once, with dice for both."""
    return Winter("act", *(survivors or (BRIAN, OLIVIA)), **({"dice": {"b1": [6, 6], "y1": [6, 6]}} | position))


# --- the order of turns -----------------------------------------------------------------------------------------------


def test_pairs_are_counted_from_the_leaders_on_and_the_wolf_is_first() -> None:
    """R8, §2.14."""
    people = ("mike_cho b2 blue", "sparky w den")
    table = Winter("round", *people, players=7, blue={"leader": "b2"}, yellow={"leader": "y3"})
    turns: list[str] = []
    while table.seen("stage") not in ("food", "combat", "waste"):
        active = table.named(table.seen("active"))
        if active and (not turns or turns[-1] != active):
            turns.append(active)
        table.match.lapse()
    assert turns == ["w", "b2 y3", "b3 y1", "b1 y2"]


def test_everybody_rolls_a_die_and_one_for_each_survivor() -> None:
    """§1.4."""
    table = Winter("round", "mike_cho b1 blue", "sparky b1 school", "brian_lee y1 yellow")
    assert [len(table.pool(name)) for name in table.names] == [3, 1, 2, 1]


def test_the_colony_with_lower_morale_moves_first_and_then_they_alternate() -> None:
    """R14, R15: who has passed moves no more, and the other goes on alone."""
    people = (
        "brian_lee b1 blue",
        "mike_cho b1 blue",
        "olivia_brown y1 yellow",
        "sparky y1 yellow",
        "rod_miller y1 yellow",
    )
    table = Winter("move", *people, yellow={"morale": 4}).roll("blank", "blank", "blank", "blank")
    assert table.waiting() == {"y1": "move"}
    table.move("y1", "olivia_brown", "school")
    assert table.waiting() == {"b1": "move"}
    table.move("b1", "pass").move("y1", "sparky", "library")
    assert table.waiting() == {"y1": "move"}
    table.move("y1", "rod_miller", "hospital").move("y1", "pass")
    assert table.seen("stage") == "act"


def test_of_equal_morale_the_higher_roll_moves_first() -> None:
    """R13, R103: equal rolls are rolled again."""
    people = ("brian_lee b1 blue", "olivia_brown y1 yellow")
    table = Winter("move", *people, active="b1 y1", blue={"morale": 4}).roll(3, 3, 2, 5)
    table.move("b1", "pass").move("y1", "pass").act("b1", "done").act("y1", "done")
    assert table.waiting().keys() <= {"b2", "y2"}
    game: Any = Winter("move", *people).roll(3, 3, 2, 5).match.game
    assert game.by_morale() == ["yellow", "blue"]


def test_a_survivor_moves_once_in_a_stage() -> None:
    """§2.4."""
    table = Winter("move", "rod_miller b1 blue", "mike_cho b1 blue", blue={"morale": 4})
    table.move("b1", "rod_miller", "school").move("y1", "pass")
    assert table.options("b1") == ["pass", "mike_cho"]


def test_frostbite_gnaws_at_the_start_of_the_turn_of_its_owner() -> None:
    """R11: one wound, however much of it there is."""
    table = Winter("turn", "rod_miller b1 blue f1", "mike_cho b2 blue f1", "brian_lee y1 yellow f2", "sparky y1 yellow")
    assert [table.whole(one) for one in ("rod_miller", "mike_cho")] == ["blue w1 f1", "blue f1"]
    assert table.dead() == ["brian_lee"]


def test_whoever_loses_the_last_survivor_to_frostbite_goes_on_with_a_newcomer() -> None:
    """R12."""
    decks = {"survivors": ["rod_miller"]}
    table = Winter("turn", "brian_lee b1 blue f2", hands={"b1": ["junk"]}, decks=decks, blue={"morale": 4})
    assert (table.dead(), table.whole("rod_miller"), table.hand("b1")) == (["brian_lee"], "blue", [])
    assert table.options("b1") == ["pass", "rod_miller"]


def test_a_group_leader_who_dies_is_replaced_by_a_follower() -> None:
    """§1.9."""
    people = ("brian_lee b1 blue w2", "mike_cho b1 blue", "sparky b1 blue")
    table = Winter("move", *people, blue={"morale": 4}).roll("wound").move("b1", "brian_lee", "school")
    table.answer("b1", "promote", "sparky")
    assert [table.seen("people", one).leads for one in ("mike_cho", "sparky")] == [False, True]


def test_fuel_takes_the_exposure_off_one_move_and_a_canister_off_two() -> None:
    """R16: from the hand, with the move."""
    people = ("brian_lee b1 blue", "mike_cho b1 blue", "olivia_brown b1 blue")
    table = Winter("move", *people, hands={"b1": ["fuel", "ri_canister"]}, blue={"morale": 4})
    table.move("b1", "brian_lee", "school", "fuel").move("y1", "pass")
    assert (table.rolls(), table.camp("blue", "waste")) == (0, ("fuel",))
    table.move("b1", "mike_cho", "library", "ri_canister").move("b1", "olivia_brown", "hospital")
    assert table.rolls() == 0
    table = Winter("move", *people, blue={"morale": 4}).move("b1", "brian_lee", "school")
    assert table.rolls() == 1


# --- moving -----------------------------------------------------------------------------------------------------------


def test_entrances_of_rivals_are_places_to_stand_as_long_as_there_is_a_space() -> None:
    """§2.5, R38, R42."""
    spots = {"yellow-1": {"zombies": 2, "barricades": 1}}
    table = Winter("move", "rod_miller b1 blue", spots=spots, blue={"morale": 4})
    there = table.options("b1", "rod_miller")
    assert "yellow-1" not in there
    assert {"yellow-2", "yellow-6", "school"} <= set(there)
    assert not {"blue", "blue-1", "yellow", "den"} & set(there)


def test_a_full_colony_takes_no_more_but_those_who_are_sent_home() -> None:
    """§1.15, R34."""
    table = Winter(
        "move",
        "rod_miller b1 school",
        "mike_cho b2 gas_station",
        "sparky b2 gas_station",
        blue={"morale": 4, "helpless": 24},
    )
    assert "blue" not in table.options("b1", "rod_miller")
    table.move("b1", "rod_miller", "gas_station", "mike_cho", "walk")
    assert table.whole("mike_cho") == "blue"


def test_a_friend_may_be_asked_for_a_ride_and_may_refuse_it() -> None:
    """R16, R17: a refusal is no move, and stands for the turn."""
    table = Winter("move", "brian_lee b1 blue", hands={"b2": ["fuel", "medicine"]}, blue={"morale": 4})
    table.move("b1", "brian_lee", "school", "request", "b2")
    assert table.options("b2") == ["no", "fuel"]
    table.answer("b2", "grant", "no")
    assert table.waiting() == {"b1": "move"}
    assert table.options("b1", "brian_lee", "school") == ["walk"]


def test_a_canister_lasts_for_two_moves() -> None:
    people = [f"{one} b1 blue" for one in ("brian_lee", "daniel_smith", "olivia_brown")]
    table = Winter("move", *people, hands={"b1": ["ri_canister"]}, blue={"morale": 4})
    table.move("b1", "brian_lee", "school", "ri_canister").move("y1", "pass").move("b1", "daniel_smith", "school")
    assert table.rolls() == 0
    table.roll("blank").move("b1", "olivia_brown", "school")
    assert table.rolls() == 1


# --- both at once -----------------------------------------------------------------------------------------------------


def test_nobody_waits_for_the_other() -> None:
    """§2.4: each takes the top card at the moment of searching."""
    table = acting(decks={"school": ["junk", "fuel", "wrench"]})
    table.act("b1", "brian_lee", "search", 6).act("y1", "olivia_brown", "search", 6)
    assert (table.own("b1").found, table.own("y1").found) == (("junk",), ("fuel",))
    table.answer("y1", "found", "noise")
    table.answer("b1", "found", "junk")
    assert table.own("y1").found == ("fuel", "wrench")


def test_the_last_card_is_for_whoever_comes_first() -> None:
    """R25."""
    table = acting(decks={"school": ["junk"]}).act("y1", "olivia_brown", "search", 6)
    assert not table.may("b1", "act", "brian_lee", "search", 6)
    assert table.pool("b1") == [6, 6]


def test_noise_is_made_once_in_a_search_and_only_where_there_is_room_for_it() -> None:
    """§0.4, §2.6."""
    table = acting(decks={"school": ["junk", "fuel", "wrench"]}).act("b1", "brian_lee", "search", 6)
    table.answer("b1", "found", "noise")
    assert table.options("b1") == ["junk", "fuel"]
    full = acting(decks={"school": ["junk", "fuel"]}, spots={"school": {"noise": 4}})
    assert full.act("b1", "brian_lee", "search", 6).options("b1") == ["junk"]


def test_who_is_ready_starts_the_glass_and_acts_no_more() -> None:
    """R23, R26."""
    table = acting()
    assert table.seen("glass") is None
    table.act("b1", "done")
    assert (table.seen("glass"), table.asked("b1")) == (120, [])
    table.pass_time(119)
    assert table.asked("y1") == ["act"]
    table.pass_time(1)
    assert table.asked("y1") != ["act"]


def test_in_the_quick_game_the_glass_runs_from_the_start() -> None:
    """§2.15."""
    table = acting(options={"quick": True, "glass": 60})
    assert table.seen("glass") == 60
    assert acting(options={"glass": 60}).seen("glass") is None


def test_a_search_that_is_cut_off_keeps_the_first_card() -> None:
    """R24."""
    table = acting(decks={"school": ["junk", "fuel", "wrench"]}).act("b1", "done")
    table.act("y1", "olivia_brown", "search", 6).answer("y1", "found", "noise")
    table.pass_time(120)
    assert (table.hand("y1"), table.deck("school"), table.seen("noise", "school")) == (["junk"], ["wrench", "fuel"], 1)


def test_the_glass_stands_still_while_a_third_is_asked() -> None:
    """R23."""
    table = acting(BRIAN, OLIVIA, hands={"y2": ["food_2"]}).act("b1", "done").pass_time(100)
    table.act("y1", "request", "y2", "food")
    assert table.seen("glass") is None
    table.pass_time(20).answer("y2", "grant", "food_2")
    assert table.seen("glass") == 140
    assert table.camp("yellow", "food") == 2


def test_a_request_that_is_not_answered_is_refused_and_can_be_made_no_more() -> None:
    table = acting(BRIAN, OLIVIA, hands={"y2": ["food_2"]}, options={"asking": 20})
    table.act("y1", "request", "y2", "food").pass_time(20)
    assert table.heard(None, "refused") == [{"seat": "y2", "target": "y1"}]
    assert not table.may("y1", "act", "request", "y2", "food")
    assert table.may("y1", "act", "request", "y2", "fuel")


def test_only_friends_are_asked_and_only_for_what_can_be_played() -> None:
    """R17, R83: neither rivals nor the wolf."""
    table = acting(BRIAN, "sparky w den", players=5, hands={"b2": ["fuel", "pistol"], "y1": ["junk"], "w": ["junk"]})
    assert table.options("b1", "request") == ["b2"]
    table.act("b1", "request", "b2", "fuel")
    assert table.options("b2") == ["no"]
    table.answer("b2", "grant", "no")
    table.act("b1", "request", "b2", "weapon").answer("b2", "grant", "pistol")
    table.answer("b1", "play", ("brian_lee",))
    assert table.whole("brian_lee") == "school pistol"


def test_a_bite_lays_somebody_down_until_all_have_acted() -> None:
    """R19, R20, R95: then each bitten one dies, with a spread of its own."""
    people = (BRIAN, "mike_cho b2 school", "rod_miller b1 blue", OLIVIA)
    table = acting(*people, spots={"school": {"zombies": 3}}).roll("bite", "bite")
    table.act("b1", "brian_lee", "attack", 6)
    assert (table.seen("people", "brian_lee").down, table.dead()) == (True, [])
    assert "brian_lee" not in table.options("b1")
    table.act("y1", "olivia_brown", "attack", 6).act("b1", "done").act("y1", "done")
    assert table.dead() == ["brian_lee"]
    table.answer("b2", "bite", "kill")
    assert table.dead() == ["brian_lee", "mike_cho", "olivia_brown"], "she had been bitten, and nobody is left"


def test_food_adds_to_a_die_and_medicine_calms_the_unruly() -> None:
    """§1.6, §1.15."""
    table = acting(BRIAN, dice={"b1": [2, 6]}, blue={"food": 2, "helpless": 2, "unruly": 1}, hands={"b1": ["medicine"]})
    table.act("b1", "eat", 2)
    assert (table.pool("b1"), table.camp("blue", "food")) == ([3, 6], 1)
    assert table.options("b1", "eat") == [3]
    table.act("b1", "calm", "medicine")
    assert (table.camp("blue", "unruly", "helpless"), table.camp("blue", "waste")) == ((0, 2), ("medicine",))


def test_what_somebody_says_only_the_own_colony_hears_and_at_most_twice_in_a_turn() -> None:
    table = acting(BRIAN).act("b1", "say", "need", "fuel").act("b1", "say", "guard")
    assert [len(table.heard(name, "said-need")) for name in ("b1", "b2", "y1", "y2")] == [1, 1, 0, 0]
    assert table.heard(None, "said-guard") == []
    assert "say" not in table.options("b1")
    assert "say" in table.options("y1")
    alone = Winter("act", "brian_lee w den", players=5, active="w", dice={"w": [6]})
    assert "say" not in alone.options("w"), "he has no friends"


def test_what_friends_hear_again_they_hear_in_other_words_whatever_the_others_have_said() -> None:
    table = acting(BRIAN).act("b1", "say", "need", "fuel").act("b1", "say", "need", "food")
    table.act("y1", "say", "need", "fuel").act("y1", "say", "need", "food")
    assert [said["tone"] for said in table.heard("b2", "said-need")] == ["plain", "curt"]
    assert [said["tone"] for said in table.heard("y2", "said-need")] == ["warm", "stern"]


def test_the_die_tells_what_it_does_and_after_it_only_how_hurt_somebody_is_by_now() -> None:
    table = Winter("move", "brian_lee b1 blue w1", blue={"morale": 4}).roll("wound").move("b1", "brian_lee", "school")
    assert table.heard(None, "exposed") == [{"survivor": "brian_lee", "face": "wound"}]
    assert table.heard(None, "hurt") == [{"survivor": "brian_lee", "kind": "wound", "count": 2, "rolled": True}]
    table = (
        Winter("move", "harman_brooks b1 blue", blue={"morale": 4})
        .roll("frostbite")
        .move("b1", "harman_brooks", "school")
    )
    assert table.heard(None, "hurt") == [{"survivor": "harman_brooks", "kind": "wound", "count": 1, "rolled": False}]


def test_cards_are_stored_for_an_objective_that_needs_them() -> None:
    """§3.5."""
    options = {"objective": "mo_keep_the_fires"}
    table = acting("brian_lee b1 school fuel", hands={"b1": ["fuel", "medicine"]}, options=options)
    assert table.options("b1", "store") == ["fuel"]
    table.act("b1", "store", "fuel").act("b1", "brian_lee", "store", "fuel")
    assert table.camp("blue", "storage") == ("fuel", "fuel")
    assert "store" not in acting(hands={"b1": ["fuel"]}, options={"objective": "mo_new_blood"}).options("b1")


def test_equipment_goes_to_a_friend_at_the_same_place() -> None:
    """R43."""
    people = ("brian_lee b1 school pistol", "mike_cho b2 school", OLIVIA, "sparky b1 blue")
    table = acting(*people)
    assert table.options("b1", "brian_lee", "hand-off", "pistol") == ["mike_cho"]
    table.act("b1", "brian_lee", "hand-off", "pistol", "mike_cho")
    assert (table.whole("brian_lee"), table.whole("mike_cho")) == ("school", "school pistol")


def test_less_than_three_cards_are_cleaned_away_as_well() -> None:
    """R106."""
    table = acting("mike_cho b1 blue", blue={"waste": ["junk", "fuel"]}).act("b1", "mike_cho", "clean", 6)
    assert table.camp("blue", "waste") == ()
    assert not table.may("b1", "act", "mike_cho", "clean", 6)


# --- any order --------------------------------------------------------------------------------------------------------


def test_how_long_people_may_act_and_think_is_an_option() -> None:
    table = acting(options={"turn": 60})
    assert table.pass_time(59).seen("stage") == "act"
    assert table.pass_time(2).seen("stage") != "act"
    table = Winter("move", "brian_lee b1 blue", "mike_cho y1 yellow", blue={"morale": 4}, options={"thinking": 10})
    assert table.pass_time(9).waiting() == {"b1": "move"}
    assert table.pass_time(2).waiting() == {"y1": "move"}


STATES: dict[str, list[tuple[str, str, Any]]] = {
    "act": [],
    "found": [("b1", "act", ("brian_lee", "search", 6))],
    "which-die": [("b1", "act", ("james_meyers", "ability"))],
    "play": [("b1", "act", ("request", "b2", "medicine")), ("b2", "grant", "medicine")],
    "grant": [("b1", "act", ("request", "b2", "medicine"))],
}
"""What b1 is in the middle of, and how it came to that."""


@pytest.mark.parametrize("state", STATES)
def test_the_glass_runs_out_in_whatever_state_somebody_is(state: str) -> None:
    """R23, R24: it stands still only while a third is asked; what was found first is kept, and nothing gets lost."""
    people = ("brian_lee b1 school w1", "james_meyers b1 blue w1", "olivia_brown y1 yellow")
    laid: dict[str, Any] = {"hands": {"b2": ["medicine"]}, "decks": {"school": ["mop", "junk"], "crossroads": []}}
    table = acting(*people, **laid, options={"glass": 30, "asking": 40})
    for name, key, value in STATES[state]:
        table.answer(name, key, value)
    table.act("y1", "done")
    assert table.asked("b2" if state == "grant" else "b1") == [state]
    over = 70 if state == "grant" else 30
    assert table.pass_time(over - 1).seen("stage") == "act"
    assert table.pass_time(2).seen("stage") != "act"
    table.match.game.invariants()  # type: ignore[attr-defined]
    assert table.hand("b1") == (["mop"] if state == "found" else [])
    assert table.hand("b2") == ([] if state == "play" else ["medicine"])


def busy() -> Match:
    """Two players with much to do, friends who can be asked, and dice."""
    hands = {"b1": ["food_1", "junk"], "b2": ["food_2", "medicine"], "y1": ["junk"], "y2": ["food_3", "pistol"]}
    people = ("brian_lee b1 school w1", "mike_cho b1 blue", "olivia_brown y1 school", "rod_miller y1 yellow")
    spots = {"school": {"zombies": 3}, "blue-1": {"zombies": 1}}
    dice = {"b1": [2, 4, 6], "y1": [3, 5, 6]}
    return Winter("act", *people, hands=hands, dice=dice, spots=spots, options={"glass": 30, "turn": 60}).match


@pytest.mark.parametrize("part", range(4))
def test_answers_of_both_in_any_order_with_a_third_asked_and_the_glass_running_out(part: int) -> None:
    """Late, double and foreign answers are refused, change nothing, and the stage always ends."""
    for number in range(part, 40 * soak(), 4):
        match, dice = busy(), Dice(key_of(f"{run_seed()} {number}"))
        stale: tuple[int, Any, int] | None = None
        while match.phase == "act_together":
            if not dice.below(6):
                match.lapse(match.now + 1 + dice.below(20))
            elif asks := match.asks:
                ask = dice.choice(asks)
                answer = ask.form.draw(dice)
                match.answer(ask.seat, answer, ask.number)
                with pytest.raises(IllegalAnswer):
                    match.answer(ask.seat, answer, ask.number)
                stale = (ask.seat, answer, ask.number)
            match.game.invariants()  # type: ignore[attr-defined]
        if stale is not None:
            with pytest.raises(IllegalAnswer):
                match.answer(*stale)
