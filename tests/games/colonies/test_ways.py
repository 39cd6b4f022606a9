"""Crossroads whose choices are no rows: what friends do together, who is sent where, what cards stay."""

from __future__ import annotations

from typing import Any

from .table import Winter
from .test_crossroads import resolving

HOME = "brian_lee b1 blue"


def chosen(road: str, letter: str, *survivors: str, **position: Any) -> Winter:
    """The end of a turn of b1, in which this choice of this card was made; no other card comes."""
    position["decks"] = {"crossroads": []} | position.get("decks", {})
    table = resolving(road, *survivors, **position)
    for name, key in table.waiting().items():
        if key in ("way", "thumb"):
            table.answer(name, key, letter)
    return table


def at_home(road: str, letter: str, *survivors: str, **position: Any) -> Winter:
    """The same for a card that waits for somebody at home."""
    deeds = [("home1", "brian_lee", "blue")]
    return chosen(road, letter, HOME, *survivors, **({"deeds": deeds} | position))


def beside(name: str, road: str, letter: str, *survivors: str, **position: Any) -> Winter:
    """The same for a card that waits for somebody who is in play."""
    return chosen(road, letter, *survivors, deeds=[("in", name, "school")], **position)


# --- together ---------------------------------------------------------------------------------------------------------


def test_friends_give_together_or_nobody_gives_anything() -> None:
    """R121: promises are secret, and what is too little stays in the hands."""
    laid: dict[str, Any] = {"hands": {"b1": ["fuel", "junk"], "b2": ["fuel", "fuel"], "y1": ["fuel"]}}
    table = at_home("cr_frozen_well", "a", **laid)
    assert table.waiting() == {"b1": "promise", "b2": "promise"}
    table.answer("b1", "promise", 1)
    table.answer("b2", "promise", 2)
    table.answer("b1", "shed", "fuel")
    table.answer("b2", "shed", "fuel")
    assert (table.hand("b1"), table.hand("b2"), table.camp("blue", "waste")) == (["junk"], ["fuel"], ("fuel", "fuel"))
    assert table.camp("blue", "morale") == 5
    table = at_home("cr_frozen_well", "a", **laid)
    table.answer("b1", "promise", 1)
    table.answer("b2", "promise", 0)
    assert (table.hand("b1"), table.camp("blue", "morale")) == (["junk", "fuel"], 4)


def test_whether_friends_hold_what_is_needed_does_not_show_in_the_choices() -> None:
    """Only how many cards they have is known."""
    hands = {"b2": ["junk", "junk"]}
    table = resolving("cr_frozen_well", HOME, deeds=[("home1", "brian_lee", "blue")], hands=hands)
    assert table.options("b1") == ["a", "b"]
    table = resolving("cr_frozen_well", HOME, deeds=[("home1", "brian_lee", "blue")], hands={"b2": ["fuel"]})
    assert table.camp("blue", "morale") == 4, "there is one choice left, so nobody votes"


def test_a_radio_duel_is_won_with_two_tools() -> None:
    deeds = [("home1", "brian_lee", "blue"), ("mor", "", "")]
    table = at_home("cr_radio_duel", "a", deeds=deeds, hands={"b1": ["junk", "wrench"]}, blue={"morale": 3})
    table.answer("b1", "promise", 2)
    table.answer("b2", "promise", 0)
    for tool in ("junk", "wrench"):
        table.answer("b1", "shed", tool)
    assert (table.camp("blue", "morale"), table.camp("yellow", "morale")) == (4, 4)
    assert table.camp("blue", "waste") == ()


def test_three_fuels_make_a_home() -> None:
    table = at_home("bc_comforts", "a", hands={"b1": ["fuel"] * 3})
    table.answer("b1", "promise", 3)
    table.answer("b2", "promise", 0)
    for _ in range(3):
        table.answer("b1", "shed", "fuel")
    assert table.camp("blue", "morale") == 6


def test_three_dice_answer_a_radio_signal() -> None:
    dice = {"b1": [1], "b2": [2, 3, 4]}
    table = at_home("bc_radio_signal", "a", dice=dice)
    table.answer("b1", "promise", 1)
    table.answer("b2", "promise", 2)
    assert (table.camp("blue", "morale", "helpless"), table.pool("b1"), table.pool("b2")) == ((6, 1), [], [4])
    table = at_home("bc_radio_signal", "a", dice=dice)
    table.answer("b1", "promise", 0)
    table.answer("b2", "promise", 2)
    assert (table.camp("blue", "morale", "helpless"), table.pool("b2")) == ((4, 0), [2, 3, 4])


def test_the_highest_die_takes_all_that_was_staked() -> None:
    table = at_home("bc_gambling", "a", "mike_cho b2 blue", hands={"b1": ["junk"], "b2": ["mop"]})
    table.answer("b2", "thumb", "a") if "b2" in table.waiting() else None
    table.roll(3, 3, 2, 5)
    for name, item in (("b1", "junk"), ("b2", "mop")):
        table.answer(name, "stake", 1)
        table.answer(name, "shed", item)
    assert (table.hand("b1"), table.hand("b2")) == ([], ["junk", "mop"])


# --- conditions -------------------------------------------------------------------------------------------------------


def test_food_out_of_the_fire_only_for_who_lives() -> None:
    deeds = [("at", "brian_lee", "grocery_store")]
    table = resolving("cr_burning_shop", "brian_lee b1 grocery_store", "mike_cho b1 blue", deeds=deeds)
    table.roll("wound", "blank").answer("b1", "way", "a")
    assert (table.camp("blue", "food"), table.whole("brian_lee")) == (4, "grocery_store w1")
    table = resolving("cr_burning_shop", "brian_lee b1 grocery_store w2", "mike_cho b1 blue", deeds=deeds)
    table.roll("wound").answer("b1", "way", "a")
    assert (table.camp("blue", "food"), table.whole("brian_lee")) == (0, "")


def test_a_supply_drop_is_worth_more_with_the_lawyer() -> None:
    for lawyer, morale in (((), 5), (("annaleigh_chan b2 school",), 6)):
        table = resolving("bc_supply_drop", HOME, *lawyer, deeds=[("home1", "brian_lee", "blue")])
        table.roll("blank", "blank", "blank").answer("b1", "way", "a")
        assert table.camp("blue", "food", "morale") == (5, morale)


def test_a_tale_and_a_dawn_look_at_the_colony() -> None:
    people = ("honiahaka b1 blue",)
    deeds = [("in", "honiahaka", "blue")]
    assert chosen("cr_elders_tale", "b", *people, deeds=deeds).camp("blue", "morale") == 6
    assert at_home("cr_grey_dawn", "b", rounds=2).camp("blue", "food", "morale") == (2, 5)
    assert at_home("cr_grey_dawn", "b", rounds=2, blue={"morale": 2}).camp("blue", "food", "morale") == (0, 3)


def test_the_army_asks_for_food_or_shoots_unless_it_finds_a_comrade() -> None:
    table = at_home("bc_army", "a")
    assert table.seen("attached") == {"army": {"blue": 0}}
    deeds = [("home1", "brian_lee", "blue")]
    table = resolving("bc_army", HOME, "thomas_heart b2 blue", deeds=deeds)
    assert table.heard(None, "chose") == [{"seat": "b1", "road": "bc_army", "way": "c"}]


def test_who_has_let_the_army_in_needs_food_for_the_main_objective() -> None:
    people = ("mike_cho b1 blue", "rod_miller y1 yellow")
    laid: dict[str, Any] = {"options": {"objective": "mo_long_siege"}, "rounds": 1, "blue": {"morale": 5, "food": 4}}
    deeds = [("home1", "mike_cho", "blue")]
    for food, met in ((4, ()), (5, ("b1", "b2"))):
        laid["blue"] = {"morale": 6, "food": food + 1}
        laid["secrets"] = {"b1": "so_minimalist", "b2": "so_minimalist"}
        table = resolving("bc_army", *people, deeds=deeds, **laid)
        table.answer("b1", "thumb", "a")
        while table.match.outcome is None:
            table.match.lapse()
        assert table.named(table.match.outcome.winners) == " ".join(met)


# --- people -----------------------------------------------------------------------------------------------------------


def test_a_follower_goes_to_a_friend_with_fewer() -> None:
    people = ("brian_lee b1 blue", "mike_cho b1 blue", "rod_miller b1 blue", "sparky b2 blue")
    table = chosen("bc_wavering_loyalty", "a", *people, deeds=[("richer", "", "")])
    table.answer("b1", "survivor", "mike_cho")
    assert table.seen("people", "mike_cho").seat == 1


def test_somebody_comes_who_has_been_through_much() -> None:
    deeds = [("search", "brian_lee", "school")]
    table = resolving("bc_wounded", HOME, deeds=deeds, decks={"survivors": ["rod_miller"]}).roll("wound", "frostbite")
    table.answer("b1", "way", "a")
    assert table.whole("rod_miller") == "blue w1 f1"


def test_named_survivors_join_out_of_the_deck() -> None:
    deeds = [("at", "brian_lee", "school"), ("deck", "gabriel_diaz", "")]
    decks = {"survivors": ["rod_miller", "gabriel_diaz"]}
    table = chosen("bc_gabriel_diaz", "a", "brian_lee b1 school", deeds=deeds, decks=decks)
    assert (table.whole("gabriel_diaz"), table.camp("blue", "helpless")) == ("blue", 3)
    assert table.seen("decks", "survivors") == 1


def test_john_joins_or_is_gone_for_good() -> None:
    deeds = [("search", "brian_lee", "school"), ("deck", "john_price", "")]
    decks = {"survivors": ["rod_miller", "john_price"]}
    table = chosen("bc_john_price", "b", "brian_lee b1 school", deeds=deeds, decks=decks)
    assert (table.seen("decks", "survivors"), table.heard(None, "gone")) == (1, [{"survivor": "john_price"}])


def test_the_enforcer_goes_where_most_strangers_are() -> None:
    people = ("the_enforcer b1 blue", "rod_miller y1 school", "brian_lee y1 school", "daniel_smith y2 library")
    table = beside("the_enforcer", "cr_vigilante_justice", "a", *people)
    table.answer("b1", "survivor", "brian_lee")
    assert (table.whole("the_enforcer"), table.whole("brian_lee")) == ("school w1", "school w1")


def test_the_butcher_may_rage_in_place_of_another() -> None:
    people = ("brian_lee b1 school", "danica_walker b2 school")
    deeds = [("slay", "brian_lee", "school")]
    table = resolving("cr_red_rage", *people, deeds=deeds, spots={"school": {"zombies": 4}}).roll("wound", "blank")
    table.answer("b1", "way", "a")
    table.answer("b1", "survivor", "danica_walker")
    assert (table.gate("school"), table.whole("danica_walker"), table.whole("brian_lee")) == (
        (1, 0),
        "school w1",
        "school",
    )


def test_a_smoke_signal_calls_somebody_whom_his_player_picks() -> None:
    people = ("brian_lee b1 school", "mike_cho b2 blue", "rod_miller b2 blue")
    table = chosen("cr_smoke_signal", "a", *people, deeds=[("alone", "brian_lee", "school")])
    table.answer("b2", "survivor", "rod_miller")
    assert (table.whole("rod_miller"), table.seen("noise", "school")) == ("school", 2)


def test_two_who_quarrel_do_nothing_with_others_until_their_next_turn_is_over() -> None:
    """R30."""
    people = ("brian_lee b1 school", "mike_cho b1 school", "rod_miller b1 blue")
    deeds = [("couple", "brian_lee", "school"), ("couple", "mike_cho", "school")]
    table = resolving("bc_lovers_quarrel", *people, deeds=deeds, spots={"school": {"zombies": 1}})
    table.answer("b1", "met", "brian_lee")
    table.answer("b1", "way", "b")
    assert table.seen("attached", "quarrel") == {"brian_lee": 0, "mike_cho": 0}
    table.to("election")
    for name in table.names:
        table.answer(name, "elect", "b1" if name == "b2" else "b2" if name == "b1" else "y1" if name == "y2" else "y2")
    while "elect-tie" in table.waiting().values():
        table.answer(next(iter(table.waiting())), "elect-tie", table.options(next(iter(table.waiting())))[0])
    while not ("b1" in table.waiting() and table.waiting()["b1"] == "move"):
        table.match.lapse()
    assert set(table.options("b1")) == {"pass", "rod_miller"}
    while table.waiting().get("b1") != "act":
        table.match.lapse()
    assert not {"attack", "search"} & set(table.options("b1", "brian_lee"))
    table.act("b1", "done")
    while table.seen("active") and 0 in table.seen("active"):
        table.match.lapse()
    assert "quarrel" not in table.seen("attached")


def test_rod_takes_two_to_the_hospital_and_others_make_room() -> None:
    people = ("rod_miller b1 blue", "brian_lee b1 blue", "mike_cho b1 school")
    others = ("daniel_smith y1 hospital", "ashley_ross y2 hospital")
    table = resolving("bc_rod_miller", *people, *others, deeds=[("in", "rod_miller", "blue")])
    table.roll(*["blank"] * 6).answer("b1", "way", "a")
    table.answer("b1", "displace", "ashley_ross")
    where = [table.whole(one) for one in ("rod_miller", "brian_lee", "mike_cho", "ashley_ross", "daniel_smith")]
    assert where == ["hospital", "hospital", "hospital", "yellow", "hospital"]


def test_eric_keeps_wounds_away_from_the_friends_he_joins() -> None:
    people = ("eric_parker b1 blue", "brian_lee b2 school")
    table = beside("eric_parker", "lc_eric_parker", "a", *people, spots={"school": {"zombies": 1}}, dice={"b2": [6]})
    assert (table.whole("eric_parker"), table.seen("attached", "shelter")) == ("school", {"school": 0})
    while table.waiting().get("b2") != "act":
        table.match.lapse()
    table.roll("wound").act("b2", "brian_lee", "attack", 6)
    assert table.whole("brian_lee") == "school"


# --- cards that stay --------------------------------------------------------------------------------------------------


def test_dogs_pull_their_survivor_once_a_round() -> None:
    table = chosen("cr_sled_dogs", "a", HOME, deeds=[("nofuel_move", "brian_lee", "blue")], blue={"food": 2})
    assert table.seen("attached") == {"sled_dogs": {"brian_lee": 0}}
    table.to("zombies")
    while table.waiting().get("b1") != "move":
        table.match.lapse()
    table.move("b1", "brian_lee", "school")
    assert table.rolls() == 0


def test_the_arctic_king_is_heard_and_breaks_down_after_four_moves() -> None:
    deeds = [("search", "brian_lee", "gas_station")]
    table = chosen("bc_arctic_king", "a", "brian_lee b1 gas_station", deeds=deeds)
    for number, place in enumerate(("school", "library", "hospital", "police_station"), 1):
        while table.waiting().get("b1") != "move" or "brian_lee" not in table.options("b1"):
            table.match.lapse()
        table.move("b1", "brian_lee", place)
        assert table.seen("attached") == ({"arctic_king": {"brian_lee": number}} if number < 4 else {})
        if number == 1:
            assert (table.seen("noise", "gas_station"), table.seen("noise", "school")) == (1, 1)
    assert table.rolls() == 0


def test_who_is_in_quarantine_does_not_move_before_the_next_round_is_over() -> None:
    people = ("brian_lee b1 school w2", "mike_cho b1 blue")
    table = chosen("cr_quarantine", "a", *people, deeds=[("hurt", "brian_lee", "school")])
    assert table.whole("brian_lee") == "blue"
    for movers in ({"pass", "mike_cho"}, {"pass", "mike_cho", "brian_lee"}):
        table.to("election")
        while table.waiting().get("b1") != "move":
            table.match.lapse()
        assert set(table.options("b1")) >= movers
        assert ("brian_lee" in table.options("b1")) == ("brian_lee" in movers)


def test_a_watchtower_shoots_the_first_zombie_of_every_round() -> None:
    people = ("brian_lee b1 blue", "mike_cho b1 blue", "rod_miller b1 blue")
    table = chosen("cr_watchtower", "a", *people, deeds=[("build(home)", "brian_lee", "blue")], hands={"b1": ["junk"]})
    table.answer("b1", "shed", "junk")
    table.to("objective")
    assert table.zombies("blue") == [0, 1, 0, 0, 0, 0]


def test_a_truce_is_for_the_town_and_for_this_round() -> None:
    people = ("brian_lee b1 school", "rod_miller y1 school", "mike_cho b2 yellow-1", "daniel_smith y2 yellow")
    table = chosen("cr_parley", "a", *people, deeds=[("leader", "", "")])
    table.answer("y1", "parley", "yes")
    table.to("waste")
    assert [one["place"] for one in table.heard(None, "combat")] == ["yellow"]
    assert table.seen("attached") == {}
    table = chosen("cr_parley", "a", *people, deeds=[("leader", "", "")])
    table.answer("y1", "parley", "no")
    assert table.camp("blue", "bullets") == 2


# --- cards and dice ---------------------------------------------------------------------------------------------------


def test_a_caravan_trades_cards_for_as_many() -> None:
    table = at_home("cr_caravan", "a", hands={"b1": ["junk", "fuel"]}, decks={"school": ["mop", "wrench", "junk"]})
    table.answer("b1", "trade", 2)
    for item in ("junk", "fuel"):
        table.answer("b1", "shed", item)
    table.answer("b1", "place", "school")
    assert (table.hand("b1"), table.deck("school"), table.camp("blue", "waste")) == (
        ["wrench", "mop"],
        ["junk"],
        ("junk", "fuel"),
    )


def test_two_agents_see_each_others_secrets_and_nobody_else_does() -> None:
    secrets = {"b1": "so_hope", "y2": "so_raider"}
    table = chosen("cr_double_agent", "a", HOME, deeds=[("req_ok", "", "")], secrets=secrets)
    table.answer("b1", "player", "y2")
    assert table.heard("b1", "saw-goal") == [{"target": "y2", "goal": "so_raider"}]
    assert table.heard("y2", "saw-goal") == [{"target": "b1", "goal": "so_hope"}]
    assert (table.heard("b2", "saw-goal"), table.own("b2").glimpses) == ([], ())


def test_maude_finds_two_foods_and_the_player_fasts_for_a_turn() -> None:
    """R30."""
    decks = {"grocery_store": ["junk", "food_1", "medicine", "food_2", "food_3"]}
    deeds = [("at", "brian_lee", "grocery_store")]
    table = chosen("bc_maude", "b", "brian_lee b1 grocery_store", deeds=deeds, decks=decks)
    assert (table.hand("b1"), sorted(table.deck("grocery_store"))) == (
        ["food_1", "food_2"],
        ["food_3", "junk", "medicine"],
    )
    while table.waiting().get("b1") != "act":
        table.match.lapse()
    assert "play" not in table.options("b1") or not table.may("b1", "act", "play", "food_1")
    table.to("waste")
    while table.waiting().get("b1") != "act":
        table.match.lapse()
    assert table.may("b1", "act", "play", "food_1")


def test_a_feast_costs_five_food_and_santa_gives_groceries_away() -> None:
    people = ("forest_plum b1 school",)
    laid: dict[str, Any] = {"blue": {"food": 6}, "decks": {"grocery_store": ["mop", "junk"]}}
    table = at_home("bc_christmas", "a", *people, **laid)
    table.answer("b1", "gifts", 2)
    assert (table.camp("blue", "food", "morale"), table.hand("b2")) == ((1, 6), ["junk", "mop"])


def test_a_friend_who_is_still_to_act_gets_a_better_die() -> None:
    deeds = [("handoff", "brian_lee", "blue")]
    table = chosen("lc_friendly_support", "b", HOME, deeds=deeds, dice={"b2": [3]})
    assert table.pool("b2") == [5]
    laid: dict[str, Any] = {"blue": {"leader": "b2"}, "yellow": {"leader": "y2"}, "dice": {"b2": [3]}}
    table = chosen("lc_friendly_support", "b", HOME, deeds=deeds, **laid)
    assert (table.pool("b2"), table.seen("players")[1].next_roll) == ([3], 1)


def test_dynamite_clears_zombies_and_leaves_barricades_or_kills() -> None:
    people = ("edward_white b1 blue", "john_price b2 blue", "brian_lee b1 school", "mike_cho b2 school")
    deeds = [("in", "edward_white", "blue"), ("in", "john_price", "blue")]
    laid: dict[str, Any] = {"spots": {"blue-1": {"zombies": 3}}}
    table = resolving("bc_dynamite", *people, deeds=deeds, **laid).roll(2, 2)
    table.answer("b1", "way", "a")
    assert table.gate("blue-1") == (1, 2)
    table = resolving("bc_dynamite", *people, deeds=deeds, **laid).roll(1)
    table.answer("b1", "way", "a")
    assert table.dead() == ["edward_white", "john_price"]


def test_the_soldier_lays_out_four_wounds_unless_friends_have_medicine() -> None:
    people = ("thomas_heart b2 school", "brian_lee b1 school", "mike_cho y1 school", "rod_miller b1 blue")
    deeds = [("wield", "brian_lee", "school"), ("in", "thomas_heart", "school")]
    table = chosen("bc_thomas_heart", "a", *people, deeds=deeds)
    table.answer("b2", "wounds", (2, 2))
    assert (table.whole("brian_lee"), table.whole("mike_cho")) == ("school w2", "school w2")
    table = chosen("bc_thomas_heart", "b", *people, deeds=deeds, hands={"b1": ["medicine", "medicine"]})
    table.answer("b1", "promise", 2)
    table.answer("b2", "promise", 0)
    for _ in range(2):
        table.answer("b1", "shed", "medicine")
    assert (table.hand("b1"), table.whole("brian_lee")) == ([], "school")


def test_the_crisis_that_is_skipped_goes_under_the_deck() -> None:
    table = at_home(
        "bc_old_divisions", "a", blue={"helpless": 2}, crisis="cs_panic", decks={"crises": ["cs_panic", "cs_typhoid"]}
    )
    assert table.camp("blue", "helpless", "morale") == (1, 4)
    table.to("bullets")
    assert (table.camp("yellow", "morale"), table.seen("decks", "crises")) == (5, 2)
