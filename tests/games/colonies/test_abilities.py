"""Abilities of survivors: those that are used, and those that work by themselves."""

from __future__ import annotations

from typing import Any

import pytest

from lichina.games.colonies.box import SURVIVORS
from lichina.games.colonies.choices import abilities
from lichina.games.colonies.questions import QUESTIONS
from lichina.games.colonies.state import STUDENT

from .table import Winter


def acting(*survivors: str, **position: Any) -> Winter:
    """A turn of b1 and y1 with dice for b1."""
    return Winter("act", *survivors, **({"dice": {"b1": [1, 4, 6]}} | position))


def moving(*survivors: str, **position: Any) -> Winter:
    """The same while survivors are moved, blue first."""
    return Winter("move", *survivors, **({"blue": {"morale": 4}} | position))


def used(survivor: str, place: str, *path: Any, others: tuple[str, ...] = (), **position: Any) -> Winter:
    """A survivor of b1 has used its ability."""
    return acting(f"{survivor} b1 {place}", *others, **position).act("b1", survivor, "ability", *path)


# --- stocks and zombies -----------------------------------------------------------------------------------------------


def test_cooks_fishers_and_hunters_bring_food() -> None:
    assert used("loretta_clay", "blue", 4).camp("blue", "food") == 2
    assert used("gus_pettersen", "school", 4).camp("blue", "food") == 2
    table = used("cole_winters", "school", 4, spots={"school": {"zombies": 2}})
    assert (table.camp("blue", "food"), table.gate("school")) == (1, (1, 0))


def test_rocco_makes_a_food_card_go_further_once_a_round() -> None:
    table = acting("rocco_bellini b1 school", hands={"b1": ["food_1", "food_2"]})
    assert table.act("b1", "play", "food_1").camp("blue", "food") == 2
    assert table.act("b1", "play", "food_2").camp("blue", "food") == 4


def test_an_ability_has_its_place_its_die_and_its_round() -> None:
    """§3.7: 4+ at home, once a round."""
    table = acting("loretta_clay b1 blue")
    assert not table.may("b1", "act", "loretta_clay", "ability", 1)
    table.act("b1", "loretta_clay", "ability", 4)
    assert not table.may("b1", "act", "loretta_clay", "ability", 6)
    assert not acting("loretta_clay b1 school").may("b1", "act", "loretta_clay", "ability", 4)


def test_who_clears_zombies() -> None:
    home = {"blue-1": {"zombies": 3}}
    assert used("thomas_heart", "blue", 6, spots=home).zombies("blue")[0] == 1
    assert used("bev_russell", "blue", 1, spots=home, blue={"helpless": 1}).zombies("blue")[0] == 1
    assert used("maria_lopez", "school", 1, spots={"school": {"zombies": 1}}).gate("school") == (0, 0)
    table = acting("emma_han b1 school", hands={"b1": ["medicine"]}, spots={"school": {"zombies": 4}})
    table.act("b1", "emma_han", "ability").answer("b1", "shed", "medicine")
    assert (table.gate("school"), table.camp("blue", "waste")) == ((1, 0), ("medicine",))
    assert not acting("emma_han b1 school", spots={"school": {"zombies": 4}}).may("b1", "act", "emma_han", "ability")


def test_who_fights_in_another_way() -> None:
    school = {"school": {"zombies": 3}}
    table = acting("daniel_smith b1 school", spots=school).roll("blank").act("b1", "daniel_smith", "ability", 4)
    assert (table.gate("school"), table.rolls(), table.pool("b1")) == ((1, 0), 1, [1, 6])
    table = acting("danica_walker b1 school", spots=school).roll("blank", "blank")
    assert not table.may("b1", "act", "danica_walker", "ability")
    table.act("b1", "danica_walker", "attack", 1).act("b1", "danica_walker", "ability")
    assert (table.gate("school"), table.pool("b1")) == ((1, 0), [4, 6])
    assert used("scott_wheeler", "school pistol", spots=school).gate("school") == (2, 0)
    assert not acting("scott_wheeler b1 school", spots=school).may("b1", "act", "scott_wheeler", "ability")
    table = acting("edward_white b1 blue", hands={"b1": ["medicine"]}, spots={"blue-1": {"zombies": 3}})
    table.act("b1", "edward_white", "ability", 4, "blue-1")
    assert (table.zombies("blue")[0], table.rolls(), table.hand("b1")) == (0, 0, [])


def test_who_builds_cleans_and_arms() -> None:
    table = used("ashley_ross", "school")
    assert (table.gate("school"), table.pool("b1")) == ((0, 1), [1, 4, 6])
    table = used("ruth_delgado", "blue", 4)
    table.answer("b1", "fortify", (2, 0, 0, 0, 0, 0))
    assert table.gate("blue-1") == (0, 2)
    assert len(used("hank_odell", "blue", blue={"waste": ["junk"] * 5}).camp("blue", "waste")) == 3
    assert used("viktor_rusakov", "blue", 4).camp("blue", "bullets") == 1
    table = acting("brandon_kane b1 blue", blue={"waste": ["junk"] * 9}, dice={"b1": [1, 1]})
    table.act("b1", "brandon_kane", "clean", 1).act("b1", "brandon_kane", "clean", 1)
    assert len(table.camp("blue", "waste")) == 1
    table = acting("tomas_lindqvist b1 hospital", dice={"b1": [1, 1]})
    table.act("b1", "tomas_lindqvist", "build", 1).act("b1", "tomas_lindqvist", "build", 1)
    assert table.gate("hospital") == (0, 3)


def test_who_heals() -> None:
    table = used("olivia_brown", "school", "mike_cho", others=("mike_cho y1 school w1",))
    assert table.whole("mike_cho") == "school"
    table = used("fatima_maktabi", "school", 4, "mike_cho", others=("mike_cho b2 school w2",))
    assert table.whole("mike_cho") == "school"
    table = used("derek_yoshida", "school", 4, "mike_cho", others=("mike_cho b2 school w1", "sparky b1 school w1"))
    assert (table.whole("mike_cho"), table.whole("sparky")) == ("school", "school w1")
    table = acting("mabel_stone b1 blue", "mike_cho b2 blue f1", hands={"b1": ["junk"]})
    table.act("b1", "mabel_stone", "ability", "mike_cho").answer("b1", "shed", "junk")
    assert table.whole("mike_cho") == "blue"


def test_forest_plum_leaves_to_cheer_everybody_up() -> None:
    table = used("forest_plum", "blue", others=("mike_cho b1 blue",))
    assert (table.camp("blue", "morale"), table.whole("forest_plum"), table.dead()) == (6, "", [])


# --- dice -------------------------------------------------------------------------------------------------------------


def test_who_changes_dice() -> None:
    table = used("brian_lee", "blue")
    table.answer("b1", "which-die", 4)
    assert table.pool("b1") == [1, 5, 6]
    table = acting("james_meyers b1 blue").roll(3, 5).act("b1", "james_meyers", "ability")
    table.answer("b1", "which-die", 1)
    table.answer("b1", "which-die", 4)
    table.answer("b1", "which-die", "enough")
    assert table.pool("b1") == [3, 5, 6]
    table = used("george_coleman", "blue", 1)
    table.answer("b1", "which-die", 4)
    assert table.pool("b1") == [2, 5, 6]
    table = acting("mike_cho b1 blue", "george_coleman b1 blue")
    assert not table.may("b1", "act", "george_coleman", "ability", 1)


def test_who_changes_the_dice_of_friends() -> None:
    table = used("nina_kovacs", "blue", 6, "b2")
    assert (table.pool("b1"), table.pool("b2")) == ([1, 4], [6])
    table = acting("anita_wallace b1 blue", dice={"b2": [1]}).roll(6).act("b1", "anita_wallace", "ability", "b2")
    table.answer("b2", "which-die", 1)
    assert table.pool("b2") == [6]


def test_who_brings_dice() -> None:
    table = Winter("round", "bernadette_wilson b1 blue", "mike_cho b2 blue night_vision", "sparky b2 blue")
    assert [len(table.pool(name)) for name in ("b1", "b2", "y1")] == [3, 4, 1]
    table = Winter("round", "mike_cho b1 blue", "bernadette_wilson b1 blue")
    assert len(table.pool("b1")) == 3, "only as a group leader"


# --- searching --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("survivor", "place"),
    [
        ("andrew_evans", "grocery_store"),
        ("carla_thompson", "police_station"),
        ("janet_taylor", "hospital"),
        ("alexis_grey", "library"),
        ("arthur_thurston", "school"),
    ],
)
def test_who_knows_a_place_finds_more_there(survivor: str, place: str) -> None:
    table = used(survivor, place, 6, decks={place: ["junk", "fuel", "wrench"]})
    table.answer("b1", "found", "junk")
    table.answer("b1", "found", "fuel")
    assert table.hand("b1") == ["junk", "fuel"]


def test_who_sees_more_or_is_not_heard() -> None:
    deck = {"school": ["junk", "fuel", "wrench", "medicine", "scissors"]}
    assert len(used("jenny_clark", "school", 4, decks=deck).own("b1").found) == 4
    table = acting("david_garcia b1 school", decks=deck).act("b1", "david_garcia", "search", 4)
    assert len(table.own("b1").found) == 2
    table = used("quentin_marsh", "school", 4, decks=deck)
    table.answer("b1", "found", "noise")
    assert (table.seen("noise", "school"), len(table.own("b1").found)) == (0, 2)


def test_who_exchanges_what_was_found() -> None:
    deck = {"school": ["junk", "fuel", "wrench"]}
    table = used("ezra_quill", "school", 6, decks=deck)
    table.answer("b1", "found", "junk")
    table.answer("b1", "exchange", "exchange")
    assert (table.hand("b1"), table.deck("school")) == (["fuel"], ["wrench", "junk"])
    table = used("blue_chimp", "school", "medicine", hands={"b1": ["medicine"]}, decks=deck)
    assert (table.hand("b1"), table.deck("school")) == (["junk"], ["fuel", "wrench", "medicine"])


@pytest.mark.parametrize(("survivor", "item"), [("gabriel_diaz", "outsider_1"), ("ivy_callahan", "jazzercise")])
def test_who_digs_for_one_kind_of_card(survivor: str, item: str) -> None:
    table = used(survivor, "school", decks={"school": ["junk", "fuel", item, "wrench", "medicine"]})
    assert table.options("b1") == ["nothing", item]
    table.answer("b1", "take", item)
    assert table.hand("b1") == [item]
    assert sorted(table.deck("school")) == ["fuel", "junk", "medicine", "wrench"]


# --- looking and taking -----------------------------------------------------------------------------------------------


def test_who_looks_and_takes() -> None:
    table = used("sophie_robinson", "blue", "library", decks={"library": ["wrench"]})
    assert table.heard("b1", "saw") == [{"place": "library", "cards": ("wrench",)}]
    table = used("melissa_gupta", "blue", "b2", hands={"b2": ["junk", "fuel"]})
    assert table.heard("b1", "saw-hand") == [{"target": "b2", "cards": ("junk", "fuel")}]
    table = used("annaleigh_chan", "blue", "b2", hands={"b2": ["junk"]})
    assert table.heard("b1", "saw-hand") == [{"target": "b2", "cards": ("junk",)}]
    table = used("gray_beard", "blue", "b2", hands={"b2": ["junk"]})
    assert (table.hand("b1"), table.hand("b2")) == (["junk"], [])
    table = used("charlotte_ross", "yellow-1", "y2", hands={"y2": ["junk", "pistol"]})
    table.answer("b1", "take", "pistol")
    assert (table.hand("b1"), table.hand("y2")) == (["pistol"], ["junk"])
    table = used("nadia_rivers", "blue", "b2", hands={"b1": ["junk"]})
    table.answer("b1", "give", "junk")
    assert table.hand("b2") == ["junk"]


def test_talia_sees_the_next_crises_and_puts_them_in_order() -> None:
    table = used("talia_jones", "blue", decks={"crises": ["cs_panic", "cs_collapse", "cs_typhoid"]})
    assert table.heard("b1", "saw-crises") == [{"cards": ("cs_panic", "cs_collapse")}]
    table.answer("b1", "first-crisis", "cs_collapse")
    game: Any = table.match.game
    assert [game.face[card] for card in game.crises] == ["cs_collapse", "cs_panic", "cs_typhoid"]


def test_the_student_has_the_abilities_of_all_others_at_his_place() -> None:
    spots = {"school": {"zombies": 2}}
    table = acting("john_price b1 school", "cole_winters y1 school", "mike_cho y1 school", spots=spots)
    table.act("b1", STUDENT, "cole_winters", 4).act("b1", STUDENT, "attack", 6)
    assert (table.camp("blue", "food"), table.gate("school"), table.rolls()) == (1, (0, 0), 0)
    assert not table.may("b1", "act", STUDENT, "cole_winters", 1)
    assert not acting("john_price b1 blue", "loretta_clay b2 blue").may("b1", "act", STUDENT, "loretta_clay", 4)


# --- by themselves ----------------------------------------------------------------------------------------------------


def test_what_sparky_and_others_shrug_off() -> None:
    table = moving("sparky b1 blue", "mike_cho b1 blue").roll("bite").move("b1", "sparky", "school")
    assert table.whole("sparky") == "school w1"
    table = moving("harman_brooks b1 blue").roll("frostbite").move("b1", "harman_brooks", "school")
    assert table.whole("harman_brooks") == "school w1"
    table = moving("brian_lee b1 blue snow_shoes").roll("frostbite").move("b1", "brian_lee", "school")
    assert table.whole("brian_lee") == "school w1 snow_shoes"
    table = moving("brian_lee b1 blue ri_skis").roll("wound").move("b1", "brian_lee", "school")
    assert table.whole("brian_lee") == "school ri_skis"
    table = moving("brian_lee b1 blue ri_survival_guide").roll("frostbite").move("b1", "brian_lee", "school")
    assert table.whole("brian_lee") == "school ri_survival_guide"
    table = moving("buddy_davis b1 blue w2").roll("wound").move("b1", "buddy_davis", "school")
    assert table.whole("buddy_davis") == "school w3"


def test_a_bite_does_not_spread_to_sparky_nor_to_who_smells_of_the_dead() -> None:
    people = ("brian_lee b1 blue", "sparky b2 school", "mike_cho b2 school rotten_flesh", "rod_miller b1 blue")
    table = moving(*people).roll("bite").move("b1", "brian_lee", "school")
    assert (table.dead(), table.asked("b2")) == (["brian_lee"], [])


def test_who_attacks_and_moves_without_exposure() -> None:
    school = {"school": {"zombies": 2}}
    for people in (("mike_cho b1 school",), ("the_enforcer b1 school", "sparky y1 school")):
        table = acting(*people, spots=school).act("b1", people[0].split()[0], "attack", 4)
        assert (table.gate("school"), table.rolls()) == ((1, 0), 0)
    table = acting("the_enforcer b1 school", "sparky b2 school", spots=school).roll("blank")
    assert table.act("b1", "the_enforcer", "attack", 4).rolls() == 1
    assert moving("rod_miller b1 blue", spots=school).move("b1", "rod_miller", "school").rolls() == 0
    assert moving("marcus_johnson b1 blue").move("b1", "marcus_johnson", "school").rolls() == 0
    table = moving("marcus_johnson b1 blue", spots=school).roll("blank").move("b1", "marcus_johnson", "school")
    assert table.rolls() == 1


def test_huang_fen_is_strong_in_a_group() -> None:
    friends = ("rod_miller b2 school", "brian_lee b2 school")
    spots = {"school": {"zombies": 1}}
    assert acting("huang_fen b1 school", *friends, spots=spots).may("b1", "act", "huang_fen", "attack", 1)
    assert acting("huang_fen b1 school", *friends).may("b1", "act", "huang_fen", "search", 1)
    assert not acting("huang_fen b1 school", friends[0], spots=spots).may("b1", "act", "huang_fen", "attack", 1)


def test_yara_moves_twice_and_jonah_brings_somebody() -> None:
    table = moving("yara_osman b1 blue").roll("blank", "blank").move("b1", "yara_osman", "school").move("y1", "pass")
    table.move("b1", "yara_osman", "library")
    assert not table.may("b1", "move", "yara_osman", "school", "walk")
    table = moving("jonah_reyes b1 blue", "brian_lee b1 blue").roll("blank").move("b1", "jonah_reyes", "school")
    table.answer("b1", "along", "brian_lee")
    assert (table.whole("brian_lee"), table.rolls()) == ("school", 1)


def test_lidia_makes_it_dearer_to_send_friends_away() -> None:
    """R105: herself among them."""
    people = ("rod_miller b1 blue", "lidia_moreno y2 gas_station", "daniel_smith y2 gas_station")
    table = moving(*people, blue={"morale": 4, "bullets": 1})
    assert not table.may("b1", "move", "rod_miller", "gas_station", "lidia_moreno", "walk")
    table = moving(*people, blue={"morale": 4, "bullets": 2})
    table.move("b1", "rod_miller", "gas_station", "lidia_moreno", "walk")
    assert table.camp("blue", "bullets") == 0


def test_leon_keeps_a_zombie_away_and_father_fitzpatrick_comforts() -> None:
    assert Winter("zombies", "leon_fisk b1 blue", "mike_cho b1 blue", yellow={"morale": 6}).zombies("blue")[:2] == [
        0,
        0,
    ]
    people = ("father_fitzpatrick b2 blue", "brian_lee b1 blue w2", "mike_cho b1 blue w2")
    table = moving(*people).roll("wound", 4).move("b1", "brian_lee", "school")
    assert table.camp("blue", "morale") == 4
    table.move("y1", "pass").roll("wound").move("b1", "mike_cho", "library")
    assert table.camp("blue", "morale") == 3, "once a round"
    assert moving(*people).roll("wound", 3).move("b1", "brian_lee", "school").camp("blue", "morale") == 3


def test_every_survivor_has_an_ability() -> None:
    answering = {name for question in QUESTIONS for name in question} | {STUDENT}
    assert {one for one in SURVIVORS if one not in abilities and one not in answering} == set()


# --- abilities that ask -----------------------------------------------------------------------------------------------


def test_jamie_puts_a_crossroads_that_was_met_away_unread_once_a_round() -> None:
    """§3.7, R125: nobody learns what it was, but everybody that it was met."""
    laid: dict[str, Any] = {
        "roads": {"blue": "cr_hidden_cache"},
        "deeds": [{"seat": 0, "what": "search", "survivor": "jamie_gilmour", "place": "school"}],
    }
    table = Winter("crossroads", "jamie_gilmour b1 school", **laid)
    under = table.seen("decks", "crossroads")
    table.answer("b1", "avoid", "yes")
    assert table.heard(None, "avoided") == [{"seat": "b1", "survivor": "jamie_gilmour"}]
    assert (table.heard(None, "crossroads"), table.seen("people", "jamie_gilmour").tired) == ([], True)
    assert table.seen("decks", "crossroads") == under + 1 - 2, "the next pair has drawn two"
    table = Winter("crossroads", "jamie_gilmour b1 school", **laid)
    table.answer("b1", "avoid", "no")
    assert table.heard(None, "crossroads") == [{"seat": "b1", "road": "cr_hidden_cache"}]


def test_eric_takes_the_wound_of_an_ally_at_his_place_once_a_round() -> None:
    """R126."""
    people = ("brian_lee b1 school", "eric_parker b2 school", "mike_cho y1 school")
    laid: dict[str, Any] = {"spots": {"school": {"zombies": 3}}, "dice": {"b1": [6, 6]}}
    table = acting(*people, **laid).roll("wound", "wound").act("b1", "brian_lee", "attack", 6)
    assert table.seen("glass") is None
    table.answer("b2", "guard", "yes")
    assert (table.whole("brian_lee"), table.whole("eric_parker")) == ("school", "school w1")
    table.act("b1", "brian_lee", "attack", 6)
    assert table.whole("brian_lee") == "school w1"
    table = acting(*people, **laid).roll("wound").act("b1", "brian_lee", "attack", 6)
    table.answer("b2", "guard", "no")
    assert (table.whole("brian_lee"), table.whole("eric_parker")) == ("school w1", "school")


def test_eric_guards_neither_strangers_nor_against_frost_and_bites() -> None:
    """The rulebook: only friendly survivors."""
    people = ("brian_lee b1 school", "eric_parker y1 school")
    laid: dict[str, Any] = {"spots": {"school": {"zombies": 3}}, "dice": {"b1": [6, 6]}}
    assert acting(*people, **laid).roll("wound").act("b1", "brian_lee", "attack", 6).whole("brian_lee") == "school w1"
    people = ("brian_lee b1 school", "eric_parker b1 school")
    assert (
        acting(*people, **laid).roll("frostbite").act("b1", "brian_lee", "attack", 6).whole("brian_lee") == "school f1"
    )
