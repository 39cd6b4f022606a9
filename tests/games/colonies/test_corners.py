"""Corners of the rules, where two of them meet: vests and wounds, a full den, the glass and friends, bites, cards."""

from __future__ import annotations

from typing import Any

import pytest

from lichina.games.colonies.goals import secrets

from .stage import carried_out
from .table import Winter

NOBODY: dict[str, Any] = {"decks": {"crossroads": []}}


def acting(*survivors: str, **position: Any) -> Winter:
    """A turn of b1 and y1 with dice for both."""
    return Winter("act", *survivors, **({"dice": {"b1": [1, 4, 6], "y1": [1, 4, 6]}} | position))


def fought(table: Winter, bids: tuple[int, int], *faces: str) -> Winter:
    """Two ambushes, so that people, bullets and dice decide."""
    table.roll(*(faces or ("strength-1", "strength-1")))
    for leader in ("b1", "y1"):
        table.answer(leader, "tactic", "tac_ambush")
    table.answer("b1", "bid", bids[0])
    table.answer("y1", "bid", bids[1])
    return table


def resolved(road: str, *survivors: str, deeds: tuple[tuple[str, str, str], ...] = (), **position: Any) -> Winter:
    """The end of a turn of b1 and y1, in which a crossroads card of blue comes."""
    who = position.get("active", "b1 y1").split()[0]
    names = Winter("act", players=position.get("players", 4)).names
    done = [{"seat": names.index(who), "what": what, "survivor": one, "place": place} for what, one, place in deeds]
    side = {"w": "den"}.get(who, "blue")
    laid: dict[str, Any] = {"blue": {"morale": 6}, "roads": {side: road}, "deeds": done, **NOBODY}
    return Winter("crossroads", *survivors, **(laid | position))


# --- wounds in combat -------------------------------------------------------------------------------------------------


def test_a_vest_ignores_one_wound_of_a_defeat_and_not_the_death_that_the_others_bring() -> None:
    """§3.9, R57, R108: of five wounds one is ignored, and four kill."""
    people = ("brian_lee b1 school ri_bulletproof_vest", "olivia_brown y1 school", "mike_cho b1 blue")
    table = fought(Winter("combat", *people, yellow={"bullets": 5}), (0, 5))
    assert table.dead() == ["brian_lee"]
    table = fought(Winter("combat", *people, yellow={"bullets": 5}), (0, 3))
    assert table.whole("brian_lee") == "school w2 ri_bulletproof_vest"
    assert table.heard(None, "used") == [{"seat": "b1", "survivor": "brian_lee", "item": "ri_bulletproof_vest"}]


def test_who_wears_a_vest_can_be_given_a_wound_more_than_kills_others() -> None:
    """R57."""
    people = ("brian_lee b1 school ri_bulletproof_vest", "mike_cho b1 school", "olivia_brown y1 school")
    table = fought(Winter("combat", *people, yellow={"bullets": 6}), (0, 5))
    assert table.refuse("b1", "wounds", 0, 4) == "over-cap"
    table.answer("b1", "wounds", (4, 0))
    assert table.dead() == ["brian_lee"]


def test_a_vest_ignores_the_first_wound_of_a_round_and_not_of_every_combat() -> None:
    """§3.9."""
    people = ("brian_lee b1 school ri_bulletproof_vest", "olivia_brown y1 school", "mike_cho b1 blue")
    table = fought(Winter("combat", *people, yellow={"bullets": 5}), (0, 1), "strength-1", "wound-1")
    assert table.whole("brian_lee") == "school ri_bulletproof_vest", "the die of the rival"
    people = ("brian_lee b1 school ri_bulletproof_vest", "olivia_brown y1 school", "mike_cho b1 blue")
    table = fought(Winter("combat", *people, yellow={"bullets": 5}), (0, 2), "strength-1", "wound-1")
    assert table.whole("brian_lee") == "school w1 ri_bulletproof_vest"


@pytest.mark.parametrize(("phase", "wounds"), [("combat", ""), ("zombies", " w1")])
def test_a_vest_ignores_the_wound_of_a_zombie_in_a_combat_and_not_of_one_that_comes_later(
    phase: str, wounds: str
) -> None:
    """§3.9, R56: whatever deals the first wound in the step of the combats."""
    crowd = {f"yellow-{number}": {"zombies": 2 if number == 1 else 3} for number in range(1, 7)}
    people = ("brian_lee b1 yellow-1 ri_bulletproof_vest", "olivia_brown y1 yellow")
    table = Winter(phase, *people, spots=crowd)
    if phase == "combat":
        fought(table, (0, 0), "strength-1", "zombie-1")
    assert table.whole("brian_lee") == f"blue{wounds} ri_bulletproof_vest"


def test_a_vest_ignores_the_wound_of_a_wolf_who_runs() -> None:
    """§3.9, §2.14."""
    people = ("brian_lee b1 school", "olivia_brown y1 school", "mike_cho w school ri_bulletproof_vest")
    table = Winter("combat", *people, players=5).roll("wound")
    table.answer("w", "wolf-choice", "run")
    assert table.whole("mike_cho") == "den ri_bulletproof_vest"
    assert table.heard(None, "used") == [{"seat": "w", "survivor": "mike_cho", "item": "ri_bulletproof_vest"}]


# --- the lone wolf ----------------------------------------------------------------------------------------------------

DEN = [f"{one} w den" for one in ("mike_cho", "andrew_evans", "carla_thompson", "jenny_clark")]


def test_a_wolf_who_runs_from_a_full_den_does_not_run_to_where_he_is() -> None:
    """§2.14: to the den, or to other locations; R81."""
    people = ("brian_lee b1 school", "olivia_brown y1 school", "rod_miller w school", *DEN)
    table = Winter("combat", *people, players=5, yellow={"morale": 6}).roll("blank")
    table.answer("w", "wolf-choice", "run")
    assert "school" not in table.options("w")
    table.answer("w", "shelter", "library")
    assert (table.whole("rod_miller"), table.seen("fight").blue) == ("library", ("brian_lee",))


def test_a_wolf_beside_the_losers_is_not_paid_and_has_beaten_nobody() -> None:
    """§3.14, R124."""
    people = ("sparky w school", "rod_miller b1 school", "brian_lee y1 school")
    decks = {"missions": ["mi_sellsword", "mi_boarded_up", "mi_saboteur", "mi_foundling"]}
    laid: dict[str, Any] = {"hands": {"y1": ["mop"], "b1": ["junk"]}, "yellow": {"morale": 6, "bullets": 5}}
    table = Winter("combat", *people, players=5, decks=decks, **laid)
    table.answer("w", "wolf-choice", "blue")
    fought(table, (0, 3))
    assert table.heard(None, "combat-over") == [{"place": "school", "winner": "yellow"}]
    assert (table.hand("w"), table.heard(None, "accomplished")) == ([], [])
    game: Any = table.match.game
    assert (game.counts["beat_blue"][4], game.counts["beat_yellow"][4]) == (0, 0)


def test_the_wolf_does_not_choose_what_means_nothing_to_him() -> None:
    """R130: he has no friends to give to, zombies never come to his den, and he has no main objective."""
    hands = {"w": ["junk"] * 6}
    table = resolved("cr_looters", "mike_cho w den", players=5, active="w", hands=hands)
    assert table.options("w") == ["a"]
    table = resolved("cr_open_gates", "mike_cho w school", players=5, active="w", deeds=(("empty_home", "", ""),))
    assert table.options("w") == ["a"]
    table = resolved("bc_army", "mike_cho w den", players=5, active="w")
    assert table.options("w") == ["b"]


@pytest.mark.parametrize(("helpless", "met"), [(0, False), (1, True)])
def test_either_colony_may_have_somebody_helpless_whom_the_wolf_takes(helpless: int, met: bool) -> None:
    """R82: either colony is his rival."""
    camps: dict[str, Any] = {"yellow": {"helpless": helpless}}
    table = resolved("cr_hostage", "mike_cho w yellow-1", players=5, active="w", **camps)
    assert bool(table.heard(None, "crossroads")) == met
    if met:
        table.answer("w", "way", "a")
        table.answer("w", "colony", "yellow")
        assert (table.camp("yellow", "helpless"), table.camp("den", "morale")) == (0, 3)


@pytest.mark.parametrize(("morale", "met"), [(4, False), (5, True)])
def test_the_wolf_may_duel_on_the_air_with_a_colony_of_higher_morale(morale: int, met: bool) -> None:
    """R82."""
    camps: dict[str, Any] = {"blue": {"morale": 3}, "yellow": {"morale": morale}, "hands": {"w": ["junk", "junk"]}}
    table = resolved("cr_radio_duel", "mike_cho w den", players=5, active="w", **camps)
    assert bool(table.heard(None, "crossroads")) == met
    if met:
        table.answer("w", "way", "a")
        table.answer("w", "promise", 2)
        table.answer("w", "shed", "junk")
        table.answer("w", "shed", "junk")
        table.answer("w", "colony", "yellow")
        assert [table.camp(camp, "morale") for camp in ("blue", "yellow", "den")] == [3, 4, 5]


def test_what_the_last_dead_of_the_wolf_had_in_the_den_leaves_the_game_with_him() -> None:
    """R79, R63."""
    people = ("sparky w den pistol w2", "mike_cho w den mop")
    table = carried_out("wound(sparky,1)", *people, players=5, active="w", den={"morale": 1})
    game: Any = table.match.game
    assert ([game.face[card] for card in game.removed], table.hand("w")) == (["mop", "pistol"], [])


# --- two who act at once ----------------------------------------------------------------------------------------------


def test_the_glass_stands_still_while_the_owner_of_a_patient_says_what_is_healed() -> None:
    """R23."""
    people = ("olivia_brown b1 school", "mike_cho b2 school w1 f1", "brian_lee y1 yellow")
    table = acting(*people).act("y1", "done")
    assert table.seen("glass") == 120
    table.act("b1", "olivia_brown", "ability", "mike_cho")
    assert (table.waiting()["b2"], table.seen("glass")) == ("heal", None)
    table.answer("b2", "heal", "frost")
    assert (table.whole("mike_cho"), table.seen("glass")) == ("school w1", 120)


def test_the_glass_runs_on_while_somebody_thinks_about_the_own_patient() -> None:
    """R23."""
    table = acting("olivia_brown b1 school w1 f1", "brian_lee y1 yellow").act("y1", "done")
    table.act("b1", "olivia_brown", "ability", "olivia_brown")
    assert (table.waiting()["b1"], table.seen("glass")) == ("heal", 120)


def test_the_glass_stands_still_while_a_third_promotes_a_follower() -> None:
    """R23: a shot is heard, a zombie breaks in, and a friend of the rival loses a leader."""
    people = ("brian_lee b1 yellow-2 shotgun", "sparky y2 yellow", "mike_cho y2 yellow", "rod_miller y2 yellow")
    spots = {"yellow-1": {"zombies": 3}, "yellow-2": {"zombies": 2}}
    table = acting(*people, "olivia_brown y1 school", spots=spots).act("y1", "done")
    table.act("b1", "brian_lee", "shotgun", 6)
    assert (table.dead(), table.waiting()["y2"], table.seen("glass")) == (["sparky"], "promote", None)
    table.answer("y2", "promote", "rod_miller")
    assert table.seen("glass") == 120


def test_a_card_that_was_to_be_given_may_have_been_taken_meanwhile() -> None:
    people = ("nadia_rivers b1 school", "mike_cho b2 blue", "charlotte_ross y1 blue-1")
    table = acting(*people, hands={"b1": ["junk"]}).act("b1", "nadia_rivers", "ability", "b2")
    table.act("y1", "charlotte_ross", "ability", "b1").answer("y1", "take", "junk")
    assert table.options("b1") == ["nothing"]
    table.answer("b1", "give", "nothing")
    assert (table.asked("b1"), table.hand("b2"), table.hand("y1")) == (["act"], [], ["junk"])


def test_nobody_leads_a_group_who_dies_while_a_leader_is_chosen() -> None:
    """§1.9: a zombie breaks in meanwhile, and the other follower is left."""
    people = ("brian_lee y1 school w2", "sparky y1 yellow", "mike_cho y1 yellow", "daniel_smith b1 yellow-2 shotgun")
    spots = {"school": {"zombies": 1}, "yellow-1": {"zombies": 3}, "yellow-2": {"zombies": 2}}
    table = acting(*people, spots=spots).roll("wound").act("y1", "brian_lee", "attack", 6)
    table.act("b1", "daniel_smith", "shotgun", 6)
    assert table.dead() == ["brian_lee", "sparky"]
    table.answer("y1", "promote", "sparky")
    assert (table.seen("people", "mike_cho").leads, table.heard(None, "promoted")) == (
        True,
        [{"seat": "y1", "survivor": "mike_cho"}],
    )


# --- crossroads -------------------------------------------------------------------------------------------------------


def test_who_was_bitten_in_a_turn_has_died_in_it() -> None:
    """R128: bites are settled before the cards, and grief comes of them."""
    people = ("brian_lee b1 school", "mike_cho b1 blue", "olivia_brown y1 yellow")
    laid: dict[str, Any] = {"roads": {"blue": "cr_grief"}, "spots": {"school": {"zombies": 1}}, **NOBODY}
    table = acting(*people, **laid).roll("bite").act("b1", "brian_lee", "attack", 6).act("b1", "done")
    table.act("y1", "done")
    assert table.dead() == ["brian_lee"]
    assert table.heard(None, "crossroads") == [{"seat": "b1", "road": "cr_grief"}]


def test_a_barricade_that_is_built_in_the_turn_can_fall_in_it() -> None:
    """R27: true at any moment of the turn."""
    people = ("brian_lee b1 blue", "olivia_brown y1 yellow")
    laid: dict[str, Any] = {"roads": {"blue": "bc_falling_barricades"}, "spots": {"blue-2": {"zombies": 1}}, **NOBODY}
    table = acting(*people, **laid).act("b1", "brian_lee", "build", 6, "blue-1").act("b1", "done").act("y1", "done")
    assert table.heard(None, "crossroads") == [{"seat": "b1", "road": "bc_falling_barricades"}]
    table = acting(*people, **laid).act("b1", "done").act("y1", "done")
    assert table.heard(None, "crossroads") == []


def test_zombies_that_come_in_the_turn_stand_before_the_barricades() -> None:
    """R27."""
    people = ("brian_lee b1 blue ri_hunting_rifle", "olivia_brown y1 yellow")
    laid: dict[str, Any] = {
        "roads": {"blue": "bc_falling_barricades"},
        "spots": {"blue-2": {"barricades": 1}},
        **NOBODY,
    }
    table = acting(*people, **laid).act("b1", "brian_lee", "ri_hunting_rifle").act("b1", "done").act("y1", "done")
    assert table.zombies("blue") == [1, 0, 0, 0, 0, 0]
    assert table.heard(None, "crossroads") == [{"seat": "b1", "road": "bc_falling_barricades"}]


def test_of_two_meetings_the_player_picks_the_one_that_a_card_is_about() -> None:
    """The rulebook: of several who met a card the active player decides; O is whoever is met there."""
    people = ("brian_lee b1 school", "olivia_brown y1 school", "mike_cho b1 library", "sparky y2 library")
    met = (("meet", "brian_lee", "school"), ("meet", "mike_cho", "library"))
    table = resolved("cr_old_neighbours", *people, deeds=met, hands={"y1": ["junk"], "y2": ["mop"]})
    table.answer("b1", "met", "mike_cho")
    table.answer("b1", "way", "b")
    assert (table.hand("b1"), table.hand("y2")) == (["mop"], [])


def test_a_card_is_about_where_somebody_stands_now_if_it_was_met_there_too() -> None:
    """R129: the entrance of whoever met it."""
    spots = {"yellow-1": {"zombies": 2}, "yellow-2": {"zombies": 2}}
    laid: dict[str, Any] = {"roads": {"blue": "cr_flare_gun"}, "blue": {"morale": 4}, "spots": spots, **NOBODY}
    table = Winter("move", "rod_miller b1 yellow-1", **laid)
    table.move("b1", "rod_miller", "yellow-2").move("y1", "pass").move("b1", "pass")
    table.act("b1", "done").act("y1", "done").answer("b1", "way", "b")
    assert table.zombies("yellow") == [2, 0, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("where", "spots", "met"),
    [
        ("yellow-2", {"yellow-2": {"zombies": 2}}, True),
        ("yellow-2", {"yellow-1": {"zombies": 3}, "yellow-2": {"zombies": 1}}, False),
        ("blue", {"blue-1": {"zombies": 1}, "blue-4": {"zombies": 1}}, True),
        ("library", {"library": {"zombies": 2}}, True),
        ("library", {"library": {"zombies": 1}}, False),
    ],
)
def test_a_warning_is_shouted_wherever_two_zombies_are(where: str, spots: dict[str, Any], met: bool) -> None:
    """§3.11: any place, of guests the entrance at which they stand."""
    laid: dict[str, Any] = {"roads": {"blue": "cr_shouted_warning"}, "blue": {"morale": 4}, "spots": spots, **NOBODY}
    table = Winter("move", "rod_miller b1 school", **laid).move("b1", "rod_miller", where)
    table.move("y1", "pass").move("b1", "pass").act("b1", "done").act("y1", "done")
    assert bool(table.heard(None, "crossroads")) == met


def test_of_equal_morale_the_higher_roll_has_its_card_read_first() -> None:
    """R13, R103: the higher roll takes the first place of the order that is decided."""
    people = ("brian_lee b1 blue", "olivia_brown y1 yellow")
    laid: dict[str, Any] = {"roads": {"blue": "cr_caravan", "yellow": "bc_supply_drop"}, "blue": {"morale": 5}}
    for rolls, first in (((6, 2), "b1"), ((2, 6), "y1")):
        table = Winter("act", *people, **NOBODY, **laid).roll(*rolls).act("b1", "done").act("y1", "done")
        assert table.heard(None, "crossroads")[0]["seat"] == first


def test_newcomers_come_before_the_helpless_who_follow_them() -> None:
    """§3.12: a full colony takes nobody, so the order matters."""
    laid: dict[str, Any] = {"decks": {"crossroads": [], "survivors": ["rod_miller", "sparky"]}}
    table = resolved("bc_outsiders", "brian_lee b1 blue", blue={"morale": 6, "helpless": 21}, **laid)
    table.answer("b1", "thumb", "a")
    assert (table.whole("rod_miller"), table.whole("sparky"), table.camp("blue", "helpless")) == ("blue", "blue", 21)


# --- abilities --------------------------------------------------------------------------------------------------------


def test_the_chemist_throws_his_medicine_with_any_die() -> None:
    """§3.7: a die of one or more, whatever his attack is."""
    table = acting("edward_white b1 blue", hands={"b1": ["medicine"]}, spots={"blue-1": {"zombies": 3}})
    assert not table.may("b1", "act", "edward_white", "attack", 1, "blue-1")
    table.act("b1", "edward_white", "ability", 1, "blue-1")
    assert (table.zombies("blue")[0], table.rolls(), table.pool("b1")) == (0, 0, [4, 6])


def test_the_student_has_each_ability_of_others_once_a_round() -> None:
    """R131: what he does as the carpenter leaves him what he can do as the cook."""
    people = ("john_price b1 school", "tomas_lindqvist y2 school", "rocco_bellini y2 school", "olivia_brown y1 yellow")
    table = acting(*people, hands={"b1": ["food_1", "food_1"]}).act("b1", "john_price", "build", 6)
    assert table.gate("school")[1] == 2
    table.act("b1", "play", "food_1")
    assert table.camp("blue", "food") == 2
    table.act("b1", "play", "food_1").act("b1", "john_price", "build", 4)
    assert (table.camp("blue", "food"), table.gate("school")[1]) == (3, 3)


def test_what_the_cook_adds_and_what_is_raided_counts_for_whoever_brings_food() -> None:
    """§3.10: food tokens added with cards or abilities."""
    table = acting("rocco_bellini b1 blue", hands={"b1": ["food_3", "food_1"]})
    table.act("b1", "play", "food_3").act("b1", "play", "food_1")
    game: Any = table.match.game
    assert game.counts["cooked"][0] == 5
    game = carried_out("raid(E,2)", "rocco_bellini b1 blue", yellow={"food": 2}).match.game
    assert game.counts["cooked"][0] == 2
    game.counts["cooked"][0] = 6
    assert secrets["so_camp_cook"](game, 0)


@pytest.mark.parametrize(("rolled", "morale"), [(4, 5), (3, 4)])
def test_everybody_sees_how_the_priest_comforts(rolled: int, morale: int) -> None:
    """§3.7: a roll of four makes a death cost nothing, once a round."""
    people = ("father_fitzpatrick b2 blue", "brian_lee b1 school w2", "sparky b1 library w2", "rod_miller b1 blue")
    laid: dict[str, Any] = {"blue": {"morale": 5}, "yellow": {"morale": 6}}
    table = Winter("move", *people, **laid).roll("wound", rolled, "wound")
    table.move("b1", "brian_lee", "library")
    assert (table.dead(), table.camp("blue", "morale")) == (["brian_lee"], morale)
    assert table.heard(None, "rolled") == [{"seat": "b2", "die": rolled}]
    table.answer("b1", "promote", "rod_miller")
    table.move("y1", "pass").move("b1", "sparky", "school")
    assert (table.dead(), table.camp("blue", "morale")) == (["brian_lee", "sparky"], morale - 1)


def test_of_equal_morale_dice_say_who_gets_the_last_bullets() -> None:
    """R13, R77."""
    camps: dict[str, Any] = {"blue": {"bullets": 15}, "yellow": {"bullets": 15}}
    table = Winter("crisis", **camps, crisis="cs_panic", given=["food_1"] * 4).roll(2, 5).to("bullets")
    assert (table.camp("blue", "bullets"), table.camp("yellow", "bullets")) == (16, 17)


# --- the colony phase -------------------------------------------------------------------------------------------------


def test_the_wolf_has_nothing_of_a_crisis_that_is_more_than_prevented() -> None:
    """§2.14, R46."""
    camps: dict[str, Any] = {"blue": {"morale": 5}, "yellow": {"morale": 6}, "den": {"morale": 3}}
    table = Winter("crisis", "sparky w den", players=5, crisis="cs_blackout", given=["fuel"] * 6, **camps)
    assert [table.camp(camp, "morale") for camp in ("blue", "yellow", "den")] == [6, 7, 3]


@pytest.mark.parametrize("collapse_wins", [True, False])
def test_where_both_colonies_have_fallen_nobody_has_won(collapse_wins: bool) -> None:
    """§2.12."""
    secrets_of_all = dict.fromkeys(("b1", "b2", "y1", "y2"), "so_safety")
    fallen = {"morale": 0, "storage": ["fuel"] * 5}
    options = {"objective": "mo_keep_the_fires", "collapse_wins": collapse_wins, "pause": 0}
    table = Winter("objective", secrets=secrets_of_all, blue=fallen, yellow=fallen, options=options)
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.side, outcome.reason) == ((), None, "collapse")


def test_a_watchtower_shoots_for_its_own_colony_alone() -> None:
    """§3.11."""
    people = ("brian_lee b1 blue", "olivia_brown y1 yellow", "mike_cho y1 library")
    table = resolved("cr_watchtower", *people, deeds=(("build(home)", "brian_lee", "blue"),), hands={"b1": ["junk"]})
    table.answer("b1", "way", "a")
    table.answer("b1", "shed", "junk")
    table.to("objective")
    assert (table.zombies("blue"), table.zombies("yellow")) == ([0] * 6, [1, 0, 0, 0, 0, 0])
    assert table.gate("library") == (1, 0)


def test_a_newcomer_comes_too_late_to_defend_the_colony() -> None:
    """R96: first it is looked at who defends, then the lost are replaced."""
    people = ("brian_lee b1 blue w2", "olivia_brown y1 blue-1", "mike_cho b2 school")
    laid: dict[str, Any] = {"yellow": {"bullets": 5, "morale": 6}, "decks": {"survivors": ["rod_miller"]}}
    table = fought(Winter("combat", *people, **laid), (0, 2))
    assert (table.dead(), table.whole("rod_miller")) == (["brian_lee"], "blue")
    assert (table.heard(None, "undefended"), table.camp("blue", "morale")) == ([{"colony": "blue", "count": 1}], 3)


@pytest.mark.parametrize(("morale", "first"), [(4, "olivia_brown"), (6, "brian_lee")])
def test_wounds_of_the_dice_are_dealt_by_the_colony_with_lower_morale_first(morale: int, first: str) -> None:
    """R54."""
    people = ("brian_lee b1 school", "olivia_brown y1 school")
    table = Winter("combat", *people, blue={"morale": morale}, yellow={"morale": 5})
    fought(table, (0, 0), "wound-1", "wound-1")
    assert table.heard(None, "hurt")[0]["survivor"] == first


def test_who_does_not_answer_votes_for_a_friend() -> None:
    """R94, §2.11: never for oneself."""
    table = Winter("election", players=6)
    table.match.lapse()
    (told,) = table.heard(None, "elected-votes")
    assert len(told["votes"]) == 6
    assert all(voter != target and voter[0] == target[0] for voter, target in told["votes"].items())


def test_where_helpless_survivors_go_no_more_of_them_are_unruly_than_are_left() -> None:
    """§1.15."""
    table = carried_out("help(C,-1)", "mike_cho b1 blue", blue={"helpless": 2, "unruly": 2})
    assert table.camp("blue", "helpless", "unruly") == (1, 1)
    table = carried_out("help(C,-1)", "mike_cho b1 blue", blue={"helpless": 3, "unruly": 1})
    assert table.camp("blue", "helpless", "unruly") == (2, 1)


# --- bites, deaths and the den ----------------------------------------------------------------------------------------

CROWD = ("rod_miller b1 blue", "john_price b2 school", "harman_brooks y1 school", "olivia_brown b2 blue")


def bitten(*rolls: str) -> Winter:
    """Somebody comes to the school, where two others are, and is bitten."""
    people = ("brian_lee b1 blue", *CROWD)
    return Winter("move", *people, blue={"morale": 4}).roll("bite", *rolls).move("b1", "brian_lee", "school")


def test_whoever_kills_the_infected_stops_the_bite_though_others_are_there() -> None:
    """§1.10, V7."""
    table = bitten()
    table.answer("b2", "bite", "kill")
    assert (table.dead(), table.whole("harman_brooks")) == (["brian_lee", "john_price"], "school")
    assert table.waiting() == {"y1": "move"}


@pytest.mark.parametrize("face", ["wound", "frostbite", "bite"])
def test_only_a_blank_saves_whoever_rolls_for_life(face: str) -> None:
    """§1.10, V7: anything else kills, and the next is asked; a friend or not."""
    table = bitten(face, "blank")
    table.answer("b2", "bite", "roll")
    assert table.dead() == ["brian_lee", "john_price"]
    table.answer("y1", "bite", "roll")
    assert (table.dead(), table.whole("harman_brooks")) == (["brian_lee", "john_price"], "school")


def test_morale_of_the_wolf_is_five_at_most_and_that_of_a_colony_ten() -> None:
    """§2.14, §0.4."""
    table = carried_out("mor(C,+3)", "sparky w den", players=5, active="w", den={"morale": 4})
    assert table.camp("den", "morale") == 5
    assert carried_out("mor(C,+3)", blue={"morale": 8}).camp("blue", "morale") == 10


def test_what_a_survivor_of_the_wolf_has_in_the_den_comes_to_his_hand() -> None:
    """R63."""
    people = ("sparky w den pistol w2", "mike_cho w den")
    table = carried_out("wound(sparky,1)", *people, players=5, active="w")
    assert (table.dead(), table.hand("w"), table.camp("den", "morale")) == (["sparky"], ["pistol"], 3)


@pytest.mark.parametrize(("place", "met"), [("blue", False), ("school", False), ("yellow-2", True)])
def test_a_trophy_hunter_kills_before_the_entrances_of_rivals(place: str, met: bool) -> None:
    """§3.10."""
    spots = {"blue-1": {"zombies": 1}, "school": {"zombies": 1}, "yellow-2": {"zombies": 1}}
    table = acting(f"mike_cho b1 {place}", spots=spots)
    table.act("b1", "mike_cho", "attack", 6, *(["blue-1"] if place == "blue" else []))
    assert secrets["so_trophy_hunter"](table.match.game, 0) == met


# --- once, and for whom -----------------------------------------------------------------------------------------------


def test_no_glass_hurries_the_wolf_in_the_quick_game_either() -> None:
    """§2.14, §2.15."""
    table = Winter("act", "sparky w den", players=5, active="w", dice={"w": [6]}, options={"quick": True})
    assert (table.seen("glass"), table.pass_time(300).asked("w")) == (None, ["act"])


def test_dogs_pull_somebody_who_moves_twice_only_once() -> None:
    """§3.11: once a round."""
    table = Winter("move", "yara_osman b1 blue", blue={"morale": 4}, **NOBODY)
    game: Any = table.match.game
    game.attach("sled_dogs", "yara_osman")
    table.roll("blank").move("b1", "yara_osman", "school").move("y1", "pass")
    assert table.rolls() == 0
    table.move("b1", "yara_osman", "library")
    assert table.rolls() == 1


@pytest.mark.parametrize(("attacker", "wounds"), [("b2", ""), ("y2", " w1")])
def test_the_bodyguard_shelters_friends_and_not_strangers(attacker: str, wounds: str) -> None:
    """§3.13."""
    people = ("eric_parker b1 blue", f"daniel_smith {attacker} school", "mike_cho b1 school")
    spots = {"school": {"zombies": 1}}
    table = resolved("lc_eric_parker", *people, spots=spots, dice={attacker: [6]})
    table.answer("b1", "way", "a")
    if "place" in table.asked("b1"):
        table.answer("b1", "place", "school")
    assert table.whole("eric_parker") == "school"
    while "act" not in table.asked(attacker):
        table.match.lapse()
    table.roll("wound").act(attacker, "daniel_smith", "attack", 6)
    while "guard" in table.asked("b1"):
        table.answer("b1", "guard", "no")
    assert table.whole("daniel_smith") == f"school{wounds}"


@pytest.mark.parametrize(("where", "asked"), [("gas_station", "move"), ("yellow-1", "move"), ("library", "along")])
def test_nobody_comes_along_where_there_is_no_space(where: str, asked: str) -> None:
    """§3.7: it needs a space, and is a move of its own."""
    people = ("jonah_reyes b1 blue", "mike_cho b1 blue", "daniel_smith y1 gas_station")
    spots = {"yellow-1": {"zombies": 2}}
    table = Winter("move", *people, spots=spots, blue={"morale": 4}).roll("blank").move("b1", "jonah_reyes", where)
    assert asked in table.waiting().values()
    if asked == "along":
        table.answer("b1", "along", "mike_cho")
        table.move("y1", "pass")
        assert (table.whole("mike_cho"), table.rolls(), table.options("b1")) == ("library", 1, ["pass"])


@pytest.mark.parametrize(("other", "met"), [("y1", True), ("b2", False)])
def test_a_shooter_on_a_roof_waits_for_somebody_without_friends(other: str, met: bool) -> None:
    """§3.11: strangers are no friends."""
    laid: dict[str, Any] = {"roads": {"blue": "cr_rooftop_shooter"}, "blue": {"morale": 4}, **NOBODY}
    table = Winter("move", "rod_miller b1 blue", f"mike_cho {other} school", **laid).move("b1", "rod_miller", "school")
    table.move("y1", "pass").move("b1", "pass").act("b1", "done").act("y1", "done")
    assert bool(table.heard(None, "crossroads")) == met
