"""Items: what each of them does when it is played, used once a round, or used with an attack, a search and the like."""

from __future__ import annotations

from typing import Any

import pytest

from lichina.games.colonies.box import ITEMS
from lichina.games.colonies.choices import items
from lichina.games.colonies.moving import rides
from lichina.games.colonies.questions import QUESTIONS

from .table import Winter

SCHOOL = {"school": {"zombies": 4}}


def acting(*survivors: str, **position: Any) -> Winter:
    """A turn of b1 and y1 with dice for b1."""
    return Winter("act", *survivors, **({"dice": {"b1": [1, 4, 6]}} | position))


def playing(item: str, *path: Any, people: tuple[str, ...] = ("brian_lee b1 school",), **position: Any) -> Winter:
    """A turn in which b1 has played an item out of the hand."""
    table = acting(*people, hands={"b1": [item]}, **position)
    return table.act("b1", "play", item, *path)


def wearing(item: str, **position: Any) -> Winter:
    """A turn in which Brian has an item at the school."""
    return acting(f"brian_lee b1 school {item}", **position)


# --- played from a hand -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("item", "food"), [("food_1", 1), ("food_2", 2), ("food_3", 3), ("ri_canned_stew", 2), ("ri_ration_pack", 1)]
)
def test_food_comes_into_the_supply_and_the_card_to_the_waste(item: str, food: int) -> None:
    """§1.6."""
    table = playing(item, *(["food"] if item == "ri_ration_pack" else []))
    assert (table.camp("blue", "food"), table.camp("blue", "waste"), table.hand("b1")) == (food, (item,), [])


def test_a_ration_pack_may_raise_a_die_instead() -> None:
    assert playing("ri_ration_pack", "die", 4).pool("b1") == [1, 6, 6]


@pytest.mark.parametrize(
    ("item", "helpless"),
    [("outsider_1", 0), ("outsider_2", 1), ("outsider_3", 2), ("ri_stranger", 0), ("ri_wanderers", 1)],
)
def test_outsiders_join_and_the_card_is_out_of_the_game(item: str, helpless: int) -> None:
    table = playing(item, decks={"survivors": ["rod_miller"]})
    assert table.whole("rod_miller") == "blue"
    assert (table.camp("blue", "helpless"), table.camp("blue", "waste")) == (helpless, ())


@pytest.mark.parametrize(("item", "left"), [("medicine", "school w1"), ("ri_first_aid_kit", "school")])
def test_medicine_heals_anybody_at_the_place_of_an_own_survivor(item: str, left: str) -> None:
    """R43."""
    table = playing(item, "mike_cho", people=("brian_lee b1 school", "mike_cho y1 school w2"))
    assert table.whole("mike_cho") == left


def test_painkillers_heal_an_own_survivor_and_raise_a_die() -> None:
    table = playing("ri_painkillers", "brian_lee", people=("brian_lee b1 school w1",))
    table.answer("b1", "which-die", 4)
    assert (table.whole("brian_lee"), table.pool("b1")) == ("school", [1, 5, 6])


def test_junk_rolls_a_die_again_and_adrenaline_sets_one() -> None:
    table = acting("brian_lee b1 school", hands={"b1": ["junk"]}).roll(5)
    table.act("b1", "play", "junk").answer("b1", "which-die", 1)
    assert table.pool("b1") == [4, 5, 6]
    assert playing("adrenaline_shot", 1, 6).pool("b1") == [4, 6, 6]


@pytest.mark.parametrize("item", ["padlock", "ri_nail_box"])
def test_two_barricades_are_built_without_a_die(item: str) -> None:
    assert playing(item, "school").gate("school") == (0, 2)


def test_traps_scissors_lamps_flares_and_megaphones() -> None:
    assert playing("ri_bear_trap", "school").seen("gates", "school").traps == 1
    assert playing("scissors", "school", spots=SCHOOL).gate("school") == (3, 0)
    table = acting("brian_lee b1 school", hands={"b1": ["reading_lamp"]}, spots=SCHOOL).roll("blank")
    table.act("b1", "play", "reading_lamp", "brian_lee", "school")
    assert (table.gate("school"), table.pool("b1"), table.rolls()) == ((3, 0), [1, 4, 6], 1)
    table = playing("ri_road_flare", "school", "library", spots=SCHOOL)
    assert (table.gate("school"), table.gate("library")) == ((1, 0), (3, 0))
    table = playing("megaphone", "library", "school", spots={"library": {"zombies": 3}})
    assert (table.gate("school"), table.gate("library")) == ((3, 0), (0, 0))


def test_ammunition_is_for_colonies_and_something_else_for_the_wolf() -> None:
    assert playing("ri_ammo_box").camp("blue", "bullets") == 2
    table = playing("ri_ammo_belt", "school")
    assert (table.camp("blue", "bullets"), table.seen("noise", "school")) == (3, 1)
    wolf: dict[str, Any] = {"players": 5, "active": "w", "spots": SCHOOL}
    table = Winter("act", "sparky w school", hands={"w": ["ri_ammo_box", "ri_ammo_belt"]}, **wolf)
    table.act("w", "play", "ri_ammo_box").act("w", "play", "ri_ammo_belt", "school")
    assert (table.camp("den", "food"), table.camp("den", "bullets")) == (1, 0)
    assert (table.gate("school"), table.seen("noise", "school")) == ((2, 0), 1)


def test_fuel_is_played_with_a_move_alone() -> None:
    """R16."""
    table = acting("brian_lee b1 school", hands={"b1": ["fuel", "ri_canister"]})
    assert "play" not in table.options("b1")


# --- used once a round ------------------------------------------------------------------------------------------------


def test_equipment_is_attached_and_used_once_a_round() -> None:
    """§1.7."""
    table = acting("brian_lee b1 blue", hands={"b1": ["survivors_cookbook"]})
    table.act("b1", "play", "survivors_cookbook", "brian_lee").act("b1", "brian_lee", "survivors_cookbook")
    assert (table.whole("brian_lee"), table.camp("blue", "food")) == ("blue survivors_cookbook", 1)
    assert table.refuse("b1", "act", "brian_lee", "survivors_cookbook") == "not-an-option"


def test_of_two_equal_items_the_unused_one_is_used_and_handed_on() -> None:
    people = ("brian_lee b1 blue survivors_cookbook survivors_cookbook", "mike_cho b1 blue")
    table = acting(*people).act("b1", "brian_lee", "survivors_cookbook")
    table.act("b1", "brian_lee", "hand-off", "survivors_cookbook", "mike_cho").act(
        "b1", "mike_cho", "survivors_cookbook"
    )
    assert table.camp("blue", "food") == 2
    assert not table.may("b1", "act", "brian_lee", "survivors_cookbook")


def test_books_and_rifles_used_by_themselves() -> None:
    table = wearing("guide_to_leadership").act("b1", "brian_lee", "guide_to_leadership")
    table.answer("b1", "which-die", 1)
    assert table.pool("b1") == [2, 4, 6]
    table = wearing("jazzercise").roll(3).act("b1", "brian_lee", "jazzercise")
    table.answer("b1", "which-die", 6)
    assert table.pool("b1") == [1, 3, 4]
    table = acting("brian_lee b1 blue barricades_123").act("b1", "brian_lee", "barricades_123")
    table.answer("b1", "fortify", (0, 1, 0, 0, 0, 0))
    assert table.gate("blue-2") == (0, 1)
    spots = {"library": {"zombies": 1}, "school": {"zombies": 2}}
    table = wearing("sniper_rifle", spots=spots).act("b1", "brian_lee", "sniper_rifle", "library")
    assert (table.gate("library"), table.rolls()) == ((0, 0), 0)
    table = wearing("ri_hunting_rifle", spots=spots).act("b1", "brian_lee", "ri_hunting_rifle")
    assert (table.gate("school"), table.seen("noise", "school")) == ((1, 0), 1)


def test_a_cookbook_and_barricades_made_easy_are_for_home() -> None:
    table = wearing("survivors_cookbook", blue={"food": 0})
    assert not table.may("b1", "act", "brian_lee", "survivors_cookbook")
    assert not wearing("barricades_123").may("b1", "act", "brian_lee", "barricades_123")


def test_binoculars_intercom_and_walkie_talkie() -> None:
    table = wearing("ri_binoculars", decks={"library": ["wrench"]}).act("b1", "brian_lee", "ri_binoculars", "library")
    assert table.heard("b1", "saw") == [{"place": "library", "cards": ("wrench",)}]
    table = wearing("ri_intercom", hands={"b1": ["junk"]}).act("b1", "brian_lee", "ri_intercom", "b2")
    table.answer("b1", "give", "junk")
    assert table.hand("b2") == ["junk"]
    table = wearing("walkie_talkie", dice={"b1": [4], "b2": [3]}).act("b1", "brian_lee", "walkie_talkie", "b2", 3, 4)
    assert (table.pool("b1"), table.pool("b2")) == ([5], [2])


# --- with an attack ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("item", "die", "left", "rolls", "noise"),
    [
        ("pistol", 4, 3, 0, 0),
        ("martial_arts", 4, 3, 0, 0),
        ("ri_crossbow", 4, 3, 0, 0),
        ("shotgun", 4, 2, 0, 1),
        ("baseball_bat", 4, 2, 1, 0),
        ("switchblade", 1, 3, 1, 0),
        ("wrench", 1, 3, 1, 0),
        ("ri_machete", 1, 3, 1, 0),
        ("attack", 4, 3, 1, 0),
    ],
)
def test_weapons_change_an_attack(item: str, die: int, left: int, rolls: int, noise: int) -> None:
    table = wearing("" if item == "attack" else item, spots=SCHOOL)
    if rolls:
        table.roll("blank")
    table.act("b1", "brian_lee", item, die)
    assert (table.gate("school"), table.rolls(), table.seen("noise", "school")) == ((left, 0), rolls, noise)
    assert die not in table.pool("b1")


def test_a_lighter_burns_a_fuel_card() -> None:
    table = wearing("lighter", hands={"b1": ["fuel"]}, spots=SCHOOL).act("b1", "brian_lee", "lighter", 4)
    assert (table.gate("school"), table.hand("b1"), table.camp("blue", "waste")) == ((0, 0), [], ("fuel",))
    assert table.rolls() == 0
    assert not wearing("lighter", spots=SCHOOL).may("b1", "act", "brian_lee", "lighter", 4)


# --- with a search, a barricade, cleaning -----------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["police_station", "grocery_store", "school", "library", "hospital", "gas_station"])
def test_a_blueprint_shows_and_keeps_a_card_more(place: str) -> None:
    """R107: when time runs out only the first is kept."""
    item = f"bp_{place}"
    table = acting(f"brian_lee b1 {place} {item}", decks={place: ["junk", "fuel", "wrench"]})
    table.act("b1", "brian_lee", item, 6)
    table.answer("b1", "found", "fuel")
    assert table.options("b1") == ["junk", "enough"]
    table.answer("b1", "found", "junk")
    assert (table.hand("b1"), table.deck(place)) == (["junk", "fuel"], ["wrench"])
    elsewhere = "library" if place == "school" else "school"
    assert not acting(f"brian_lee b1 {elsewhere} {item}").may("b1", "act", "brian_lee", item, 6)


def test_a_map_shows_a_card_more_and_a_flashlight_more_for_noise() -> None:
    deck = {"school": ["junk", "fuel", "wrench", "medicine", "scissors"]}
    table = wearing("ri_town_map", decks=deck).act("b1", "brian_lee", "ri_town_map", 6)
    assert table.options("b1") == ["junk", "fuel", "noise"] or set(table.options("b1")) == {"junk", "fuel", "noise"}
    table.answer("b1", "found", "fuel")
    assert (table.hand("b1"), table.deck("school")[-1]) == (["fuel"], "junk")
    table = wearing("flashlight", decks=deck).act("b1", "brian_lee", "search", 6)
    table.answer("b1", "found", "flashlight")
    assert set(table.options("b1")) == {"junk", "fuel", "wrench", "medicine"}
    assert table.seen("noise", "school") == 1


def test_a_hammer_builds_two_and_a_mop_cleans_five() -> None:
    assert wearing("hammer").act("b1", "brian_lee", "hammer", 1).gate("school") == (0, 2)
    table = acting("brian_lee b1 blue mop", blue={"waste": ["junk"] * 7}).act("b1", "brian_lee", "mop", 1)
    assert len(table.camp("blue", "waste")) == 2


def test_every_item_does_something() -> None:
    answering = {name for question in QUESTIONS for name in question}
    assert {item for item in ITEMS if item not in items and item not in rides and item not in answering} == set()
