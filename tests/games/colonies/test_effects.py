"""The vocabulary of effects: what each of them does, and which rows are refused when they are read."""

from __future__ import annotations

import pytest

from lichina.games.colonies.vocabulary import EFFECTS, Call, Pay, Roll, program, triggers
from lichina.kernel.content import BadContent

from .stage import carried_out

BRIAN, MIKE = "brian_lee b1 school", "mike_cho b1 blue"

# --- reading ----------------------------------------------------------------------------------------------------------


def test_a_row_is_read_into_calls() -> None:
    assert program("mor(C,-1); zadd(home,6)") == (Call("mor", ("C", -1)), Call("zadd", ("home", 6)))
    assert program("wound(foe(L*),1)") == (Call("wound", (Call("foe", ("L*",)), 1)),)
    assert program("pay food(C,-2) -> recruit(P,1)") == (Pay((Call("food", ("C", -2)),)), Call("recruit", ("P", 1)))
    assert program("roll{1-2: ammo(C,-1); 3-6: nil}") == (
        Roll(((1, 2, (Call("ammo", ("C", -1)),)), (3, 6, (Call("nil"),)))),
    )


@pytest.mark.parametrize(
    ("row", "why"),
    [
        ("mor(C)", "“mor” takes 2 arguments, not 1"),
        ("love(C,1)", "there is no effect “love”"),
        ("mor(home,1)", "“home” is no colony"),
        ("zadd(blue_chimp,1)", "“blue_chimp” is no place"),
        ("wound(foe(S*),1)", "“S*” is no place"),
        ("heal(nobody,1)", "“nobody” is no survivor"),
        ("draw(P,blue,1)", "“blue” is no deck"),
        ("drop(P,1,stone)", "“stone” is no kind"),
        ("mor(C,home)", "“home” is no number"),
        ("mor(C,1) zadd(home,1)", "“zadd” should not be there"),
        ("pay food(C,-1) mor(C,1)", "-> is missing before “mor”"),
        ("roll{1-5: nil}", "the table of a roll must name every result from 1 to 6 once, in order"),
        ("mor(C,1);", "something is missing before “its end”"),
        ("mor(C,#)", "“#)” is not understood"),
    ],
)
def test_a_wrong_row_is_refused_when_it_is_read(row: str, why: str) -> None:
    with pytest.raises(BadContent) as caught:
        program(row)
    assert str(caught.value) == f"the row “{row}”: {why}"


def test_conditions_of_crossroads_are_read_and_checked() -> None:
    assert [tuple(one) for one in triggers("home1 and food>=6")] == [("home1", "", 0), ("food", "", 6)]
    assert [tuple(one) for one in triggers("search(hospital)")] == [("search", "hospital", 0)]
    for wrong in ("sleeps", "search(blue)", "food<=3", "home1 food>=6", "mor<C"):
        with pytest.raises(BadContent):
            triggers(wrong)


# --- stocks -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "stock", "left"),
    [
        ("mor(C,-2)", "morale", 3),
        ("mor(C,+9)", "morale", 10),
        ("food(C,+2)", "food", 5),
        ("food(C,-9)", "food", 0),
        ("starve(C,+1)", "starvation", 1),
        ("ammo(C,+2)", "bullets", 4),
        ("ammo(C,-9)", "bullets", 0),
        ("help(C,+2)", "helpless", 4),
        ("help(C,-1)", "helpless", 1),
        ("unruly(C,5)", "unruly", 2),
        ("nil", "morale", 5),
    ],
)
def test_stocks_rise_and_fall_and_never_below_nothing(row: str, stock: str, left: int) -> None:
    table = carried_out(row, MIKE, blue={"food": 3, "bullets": 2, "helpless": 2})
    assert table.camp("blue", stock) == left


def test_morale_that_has_hit_nothing_never_rises() -> None:
    """§2.12."""
    assert carried_out("mor(C,-9); mor(C,+3)", MIKE).camp("blue", "morale") == 0


def test_bullets_come_from_a_supply_of_33_for_both() -> None:
    """R77."""
    table = carried_out("ammo(C,+9)", MIKE, blue={"bullets": 10}, yellow={"bullets": 20})
    assert (table.camp("blue", "bullets"), table.camp("yellow", "bullets")) == (13, 20)


def test_of_too_few_bullets_the_colony_with_lower_morale_gets_first() -> None:
    """R114."""
    poor, rich = {"bullets": 16, "morale": 4}, {"bullets": 16, "morale": 5}
    table = carried_out("ammo(each,+2)", MIKE, blue=rich, yellow=poor)
    assert (table.camp("blue", "bullets"), table.camp("yellow", "bullets")) == (16, 17)


def test_each_and_the_rival_are_other_colonies() -> None:
    table = carried_out("mor(each,-1); food(E,-2)", MIKE, yellow={"morale": 4, "food": 3})
    assert (table.camp("blue", "morale"), table.camp("yellow", "morale", "food")) == (4, (3, 1))


def test_the_wolf_has_neither_bullets_nor_helpless_survivors_and_picks_his_rival() -> None:
    """R82."""
    row = "ammo(C,+2); help(C,+1); unruly(C,1); food(E,-1)"
    table = carried_out(row, "sparky w den", players=5, active="w", blue={"food": 2}, yellow={"food": 2})
    table.answer("w", "colony", "yellow")
    assert (table.camp("den", "bullets"), table.camp("den", "helpless")) == (0, 0)
    assert (table.camp("blue", "food"), table.camp("yellow", "food")) == (2, 1)


def test_waste_comes_from_what_was_removed_last_and_goes_from_the_top() -> None:
    table = carried_out("waste(C,-2); waste(C,+1)", MIKE, blue={"waste": ["junk", "fuel", "medicine"]})
    assert table.camp("blue", "waste") == ("junk", "medicine")


def test_a_raid_takes_food_from_the_rival() -> None:
    table = carried_out("raid(E,2)", MIKE, yellow={"food": 1})
    assert (table.camp("blue", "food"), table.camp("yellow", "food")) == (1, 0)


# --- zombies ----------------------------------------------------------------------------------------------------------


def test_zombies_come_entrance_by_entrance() -> None:
    assert carried_out("zadd(home,8)", MIKE).zombies("blue") == [2, 2, 1, 1, 1, 1]
    assert carried_out("zadd(town_all,2)", MIKE).gate("library") == (2, 0)


def test_a_helpless_survivor_dies_where_nobody_else_is() -> None:
    """C28: an overrun costs a morale."""
    table = carried_out("zadd(home,1)", BRIAN, blue={"helpless": 2}, spots={"blue-1": {"zombies": 3}})
    assert table.camp("blue", "helpless", "morale") == (1, 4)
    assert table.dead() == []


def test_zombies_fall_where_the_player_wants() -> None:
    spots = {"blue-1": {"zombies": 2}, "blue-5": {"zombies": 1}}
    table = carried_out("zkill(home,2)", MIKE, spots=spots)
    table.answer("b1", "clear", (1, 1))
    assert table.zombies("blue") == [1, 0, 0, 0, 0, 0]
    assert carried_out("zkill(home,all)", MIKE, spots=spots).zombies("blue") == [0] * 6


def test_zombies_are_lured_as_far_as_there_is_room() -> None:
    spots = {"school": {"zombies": 4}, "library": {"zombies": 2}}
    table = carried_out("zmove(school,library,3)", MIKE, spots=spots)
    assert (table.gate("school"), table.gate("library")) == ((3, 0), (3, 0))


def test_barricades_and_traps_are_built_on_empty_spaces_and_torn_down() -> None:
    """R115: as far as possible."""
    table = carried_out("bar(library,2)", MIKE, spots={"library": {"zombies": 2}})
    assert table.gate("library") == (2, 1)
    assert carried_out("trap(library,1)", MIKE).seen("gates", "library").traps == 1
    table = carried_out("unbar(everywhere,all)", MIKE, spots={"school": {"barricades": 2}, "blue-2": {"barricades": 1}})
    assert (table.gate("school"), table.gate("blue-2")) == ((0, 0), (0, 0))
    table = carried_out("unbar(school,1)", MIKE, spots={"school": {"barricades": 2}})
    assert table.gate("school") == (0, 1)


def test_noise_in_town_is_tokens_and_at_a_colony_zombies() -> None:
    table = carried_out(
        "noise(school,3); noise(school,3); noise(home,2); hush(library)", MIKE, spots={"library": {"noise": 2}}
    )
    assert (table.seen("noise", "school"), table.seen("noise", "library")) == (4, 0)
    assert table.zombies("blue") == [1, 1, 0, 0, 0, 0]


# --- survivors --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "after"),
    [
        ("wound(S*,2)", "school w2"),
        ("frost(S*,1)", "school f1"),
        ("desp(S*,1)", "school d1"),
        ("send(S*,home)", "blue"),
        ("send(S*,library)", "library"),
        ("kill(S*)", ""),
        ("gone(S*)", ""),
        ("wound(S*,3)", ""),
        ("nil", "school"),
    ],
)
def test_what_may_befall_a_survivor(row: str, after: str) -> None:
    table = carried_out(row, BRIAN, "rod_miller b2 blue", about=("brian_lee", "school"))
    assert table.whole("brian_lee") == after


def test_whoever_is_gone_is_not_mourned() -> None:
    """§1.9: to leave the game is no death."""
    assert carried_out("gone(S*)", BRIAN, MIKE, about=("brian_lee", "school")).camp("blue", "morale") == 5
    assert carried_out("kill(S*)", BRIAN, MIKE, about=("brian_lee", "school")).camp("blue", "morale") == 4


def test_wounds_and_frostbites_are_healed_as_the_owner_chooses_and_despair_is_not() -> None:
    table = carried_out("heal(S*,1)", "brian_lee b1 school w1 f1 d1", about=("brian_lee", "school"))
    table.answer("b1", "heal", "frost")
    assert table.whole("brian_lee") == "school w1 d1"
    table = carried_out("thaw(S*,1)", "brian_lee b1 school w1 f1", about=("brian_lee", "school"))
    assert table.whole("brian_lee") == "school w1"


def test_exposure_is_rolled_as_long_as_somebody_lives() -> None:
    table = carried_out("roll{1-6: nil}; exp(S*,3)", "brian_lee b1 school w2", MIKE, about=("brian_lee", "school"))
    assert 1 <= table.rolls() <= 3


def test_a_survivor_without_room_is_sent_home_instead() -> None:
    table = carried_out(
        "send(S*,gas_station)",
        BRIAN,
        "ashley_ross y1 gas_station",
        "sparky y2 gas_station",
        about=("brian_lee", "school"),
    )
    assert table.whole("brian_lee") == "blue"


def test_newcomers_join_as_long_as_there_are_any() -> None:
    """R76."""
    table = carried_out("recruit(P,2)", MIKE, decks={"survivors": ["rod_miller"]})
    assert table.whole("rod_miller") == "blue"
    assert len(table.seen("people")) == 2


@pytest.mark.parametrize(
    ("row", "hurt"),
    [
        ("wound(low(home),1)", ["mike_cho"]),
        ("wound(high(home),1)", ["olivia_brown"]),
        ("wound(ally_all(home),1)", ["mike_cho", "olivia_brown"]),
        ("wound(own_all,1)", ["brian_lee", "mike_cho"]),
        ("wound(stranger(L*),1)", ["rod_miller"]),
        ("wound(foe(L*),1)", ["rod_miller"]),
        ("wound(olivia_brown,1)", ["olivia_brown"]),
        ("wound(rod_miller,1)", []),
    ],
)
def test_selectors_stand_for_survivors(row: str, hurt: list[str]) -> None:
    people = (BRIAN, MIKE, "olivia_brown b2 blue", "rod_miller y1 school")
    table = carried_out(row, *people, about=("brian_lee", "school"))
    assert [one for one in sorted(table.seen("people")) if "w1" in table.whole(one)] == hurt


# --- cards and dice ---------------------------------------------------------------------------------------------------


def test_cards_are_drawn_and_looked_at() -> None:
    table = carried_out("draw(P,school,2)", BRIAN, decks={"school": ["junk", "fuel", "wrench"]})
    assert (table.hand("b1"), table.deck("school")) == (["junk", "fuel"], ["wrench"])
    table = carried_out("look(P,school,3,1)", BRIAN, decks={"school": ["junk", "fuel", "wrench", "medicine"]})
    table.answer("b1", "keep", "fuel")
    assert (table.hand("b1"), table.deck("school")) == (["fuel"], ["medicine", "junk", "wrench"])
    table = carried_out("glance(P,school,1)", BRIAN, decks={"school": ["junk", "fuel"]})
    assert table.heard("b1", "saw") == [{"place": "school", "cards": ("junk",)}]
    assert table.deck("school") == ["junk", "fuel"]
    assert [one.cards for one in table.own("b1").glimpses] == [("junk",)]


def test_a_card_of_a_kind_is_fetched_from_a_deck() -> None:
    table = carried_out("fetch(P,school,fuel,1)", BRIAN, decks={"school": ["junk", "fuel", "wrench"]})
    assert table.options("b1") == ["fuel", "nothing"]
    table.answer("b1", "fetch", "fuel")
    assert table.hand("b1") == ["fuel"]
    assert sorted(table.deck("school")) == ["junk", "wrench"]


def test_burnt_cards_are_out_of_the_game() -> None:
    assert carried_out("burn(school,2)", BRIAN, decks={"school": ["junk", "fuel", "wrench"]}).deck("school") == [
        "wrench"
    ]


def test_cards_are_dropped_to_the_waste_or_lost_for_good() -> None:
    hands = {"b1": ["junk", "fuel"]}
    table = carried_out("drop(P,1,any)", BRIAN, hands=hands)
    table.answer("b1", "shed", "fuel")
    assert (table.hand("b1"), table.camp("blue", "waste")) == (["junk"], ("fuel",))
    table = carried_out("lose(P,1,tool)", BRIAN, hands=hands)
    table.answer("b1", "shed", "junk")
    assert (table.hand("b1"), table.camp("blue", "waste")) == (["fuel"], ())


def test_tools_are_salvaged_from_the_waste() -> None:
    table = carried_out("salvage(P,tool,2)", BRIAN, blue={"waste": ["junk", "fuel", "wrench"]})
    table.answer("b1", "take", "wrench")
    table.answer("b1", "take", "nothing")
    assert (table.hand("b1"), table.camp("blue", "waste")) == (["wrench"], ("junk", "fuel"))


def test_cards_go_from_hand_to_hand_and_only_two_see_them() -> None:
    table = carried_out("give(P,T,1)", BRIAN, hands={"b1": ["junk", "fuel"]})
    table.answer("b1", "give", "fuel")
    assert (table.hand("b1"), table.hand("b2")) == (["junk"], ["fuel"])
    assert table.heard("y1", "changed-hands") == []
    table = carried_out("steal(T,P,1)", BRIAN, hands={"b2": ["junk"]})
    assert (table.hand("b1"), table.hand("b2")) == (["junk"], [])
    table = carried_out("peek(T)", BRIAN, hands={"b2": ["junk", "fuel"]})
    assert table.heard("b1", "saw-hand") == [{"target": "b2", "cards": ("junk", "fuel")}]


def test_dice_are_spent_raised_and_rolled_again() -> None:
    assert carried_out("spend(P,2)", BRIAN, dice={"b1": [1, 3, 5]}).pool("b1") == [5]
    table = carried_out("bump(P,2)", BRIAN, dice={"b1": [3, 5]})
    table.answer("b1", "which-die", 5)
    assert table.pool("b1") == [3, 6]
    table = carried_out("rr(P,1)", BRIAN, dice={"b1": [1, 5]}).roll(6)
    table.answer("b1", "which-die", 1)
    assert table.pool("b1") == [5, 6]


def test_more_or_fewer_dice_are_rolled_next_time() -> None:
    table = carried_out("die(pl_all,+1); die(P,-2)", BRIAN)
    assert [player.next_roll for player in table.seen("players")] == [-1, 1, 0, 0]


def test_the_crisis_gets_points_or_is_skipped() -> None:
    game = carried_out("crisis(2); skipcrisis", BRIAN).match.game
    assert (game.points, game.skipped) == (2, True)  # type: ignore[attr-defined]


def test_a_roll_decides_by_its_table() -> None:
    seen = {carried_out("roll{1-3: mor(C,-1); 4-6: mor(C,+1)}", BRIAN).heard(None, "rolled")[0]["die"] > 3}
    table = carried_out("roll{1-3: mor(C,-1); 4-6: mor(C,+1)}", BRIAN)
    assert table.camp("blue", "morale") == (6 if seen == {True} else 4)


def test_every_effect_has_its_function() -> None:
    from lichina.games.colonies.effects import verbs

    assert {*verbs, "nil"} == set(EFFECTS)
