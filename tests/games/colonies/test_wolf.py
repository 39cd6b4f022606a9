"""The lone wolf: his turn, his den, his missions, and how he leaves."""

from __future__ import annotations

from typing import Any

import pytest

from lichina.games.colonies.box import MISSIONS
from lichina.games.colonies.lone_wolf import missions

from .table import Winter


def wolf(phase: str, *survivors: str, **position: Any) -> Winter:
    """The turn of the wolf, with these missions on top of the deck."""
    return Winter(phase, *(survivors or ("sparky w den",)), players=5, active="w", **position)


def hunting(mission: str, *survivors: str, **position: Any) -> Winter:
    """The wolf acts with a mission in hand."""
    others = ["mi_foundling"] if mission == "mi_boarded_up" else ["mi_boarded_up"]
    decks = {"missions": [mission, *others], **position.pop("decks", {})}
    return wolf("act", *survivors, **({"dice": {"w": [6, 6, 6]}} | position), decks=decks)


def test_nobody_hurries_the_wolf() -> None:
    """§2.14: there is no glass in his turn."""
    table = wolf("act", dice={"w": [6]}).pass_time(800)
    assert (table.seen("glass"), table.asked("w")) == (None, ["act"])


def test_the_wolf_pays_with_a_die_for_sending_strangers_away() -> None:
    people = ("rod_miller w den", "sparky w gas_station", "daniel_smith y1 gas_station")
    table = wolf("move", *people, dice={"w": [1, 5]})
    table.move("w", "rod_miller", "gas_station", "daniel_smith", 5, "walk")
    assert (table.whole("daniel_smith"), table.pool("w")) == ("yellow", [1])
    assert not wolf("move", *people).may("w", "move", "rod_miller", "gas_station", "daniel_smith", 1, "walk")


def test_the_wolf_may_stand_before_both_colonies_and_alone_enters_the_den() -> None:
    table = wolf("move", "rod_miller w school")
    assert {"den", "blue-1", "yellow-6"} <= set(table.options("w", "rod_miller"))


def test_a_full_den_sends_people_to_the_town() -> None:
    """R113."""
    people = [f"{one} w den" for one in ("mike_cho", "andrew_evans", "carla_thompson", "jenny_clark")]
    table = wolf("act", *people, hands={"w": ["ri_stranger"]}, decks={"survivors": ["rod_miller"]})
    table.act("w", "play", "ri_stranger").answer("w", "shelter", "library")
    assert table.whole("rod_miller") == "library"


def test_the_wolf_gets_no_bullets_and_no_helpless_survivors() -> None:
    table = wolf("act", hands={"w": ["outsider_2"]}, decks={"survivors": ["rod_miller"]}).act("w", "play", "outsider_2")
    assert (table.whole("rod_miller"), table.camp("den", "helpless")) == ("den", 0)


def test_a_wolf_without_morale_leaves_the_game_at_once() -> None:
    """R79: the round goes on without him."""
    people = ("sparky w school", "mike_cho w den pistol", "rod_miller b1 blue")
    table = Winter("waste", *people, players=5, hands={"w": ["junk"]}, den={"morale": 1, "waste": ["junk"] * 5})
    assert (list(table.seen("people")), table.hand("w"), table.camp("den", "morale")) == (["rod_miller"], [], 0)
    assert table.match.outcome is None
    table.to("election")
    table.match.lapse()
    while table.seen("stage") != "turn" and not table.seen("active"):
        table.match.lapse()
    assert table.named(table.seen("active")) == "b1 y1"


def test_a_weapon_does_not_make_it_dearer_for_the_wolf_but_a_negotiator_does() -> None:
    """The rulebook: one die of any value; R105, R127: one more beside Lidia."""
    people = ("rod_miller w den", "sparky w gas_station", "daniel_smith y1 gas_station pistol")
    table = wolf("move", *people, dice={"w": [5]})
    table.move("w", "rod_miller", "gas_station", "daniel_smith", 5, "walk")
    assert (table.whole("daniel_smith"), table.pool("w")) == ("yellow pistol", [])
    people = ("rod_miller w den", "lidia_moreno y2 gas_station", "daniel_smith y1 gas_station")
    assert not wolf("move", *people, dice={"w": [5]}).may("w", "move", "rod_miller", "gas_station", "daniel_smith", 5)
    table = wolf("move", *people, dice={"w": [1, 2, 5]})
    table.move("w", "rod_miller", "gas_station", "daniel_smith", 5, "walk")
    assert table.pool("w") == [2]


def test_a_discarded_mission_does_not_come_back() -> None:
    """The rulebook: it is discarded, and when the deck is empty there are no more."""
    deck = ["mi_foundling", "mi_boarded_up", "mi_saboteur", "mi_clear_the_road"]
    table = wolf("turn", decks={"missions": deck})
    table.answer("w", "exchange-mission", "mi_saboteur")
    assert table.heard(None, "mission-discarded") == [{"seat": "w", "card": "mi_saboteur"}]
    assert table.seen("decks", "missions") == 0


def test_once_a_round_the_wolf_may_exchange_a_mission() -> None:
    deck = ["mi_foundling", "mi_boarded_up", "mi_saboteur", "mi_clear_the_road"]
    table = wolf("turn", decks={"missions": deck})
    assert table.own("w").missions == ("mi_boarded_up", "mi_foundling", "mi_saboteur")
    table.answer("w", "exchange-mission", "mi_saboteur")
    assert table.own("w").missions == ("mi_boarded_up", "mi_clear_the_road", "mi_foundling")
    assert table.own("b1").missions == ()


def test_an_accomplished_mission_is_shown_rewarded_and_replaced() -> None:
    """§3.15."""
    table = hunting("mi_boarded_up", "sparky w school").act("w", "sparky", "build", 6)
    assert "mission" not in table.options("w")
    table.act("w", "sparky", "build", 6).act("w", "mission", "mi_boarded_up")
    assert (table.camp("den", "morale"), table.seen("players")[4].next_roll) == (5, 1)
    assert table.heard(None, "accomplished") == [{"seat": "w", "card": "mi_boarded_up"}]
    assert "mi_boarded_up" not in table.own("w").missions


def test_searching_missions() -> None:
    decks = {"school": ["junk"], "library": ["fuel"], "hospital": ["wrench", "medicine", "junk", "fuel"]}
    table = hunting("mi_scavenging_run", "sparky w school", "mike_cho w library", decks=decks)
    for survivor, item in (("sparky", "junk"), ("mike_cho", "fuel")):
        assert not table.may("w", "act", "mission", "mi_scavenging_run")
        table.act("w", survivor, "search", 6).answer("w", "found", item)
    table.act("w", "mission", "mi_scavenging_run").answer("w", "place", "hospital")
    assert table.hand("w") == ["junk", "wrench", "fuel"]
    table = hunting("mi_silent_hunter", "sparky w hospital", decks=decks).act("w", "sparky", "search", 6)
    table.answer("w", "found", "wrench")
    table.act("w", "mission", "mi_silent_hunter").answer("w", "keep", "fuel")
    assert table.hand("w") == ["wrench", "fuel"]
    company = hunting("mi_silent_hunter", "sparky w hospital", "mike_cho b1 hospital", decks=decks)
    company.act("w", "sparky", "search", 6).answer("w", "found", "wrench")
    assert not company.may("w", "act", "mission", "mi_silent_hunter")


def test_fighting_and_giving_missions() -> None:
    spots = {"school": {"zombies": 3}, "library": {"zombies": 2}}
    table = hunting("mi_clear_the_road", "mike_cho w school", spots=spots)
    for _ in range(3):
        assert not table.may("w", "act", "mission", "mi_clear_the_road")
        table.act("w", "mike_cho", "attack", 6)
    table.act("w", "mission", "mi_clear_the_road")
    assert table.gate("library") == (0, 0)
    table = hunting("mi_good_samaritan", hands={"w": ["fuel", "fuel"]}, crisis="cs_blackout")
    table.act("w", "contribute", "fuel").act("w", "contribute", "fuel").act("w", "mission", "mi_good_samaritan")
    table.answer("w", "colony", "yellow")
    assert (table.camp("den", "morale"), table.camp("yellow", "morale"), table.camp("blue", "morale")) == (5, 6, 5)


def test_missions_of_the_den_and_at_the_gates() -> None:
    people = ("sparky w den w2", "mike_cho w den")
    table = hunting("mi_foundling", *people, hands={"w": ["ri_stranger"]}, decks={"survivors": ["rod_miller"]})
    table.act("w", "play", "ri_stranger").act("w", "mission", "mi_foundling")
    assert table.whole("sparky") == "den"
    table = hunting("mi_winter_stores", den={"morale": 3, "food": 4, "waste": ["junk"] * 4})
    table.act("w", "mission", "mi_winter_stores")
    assert (table.camp("den", "morale"), len(table.camp("den", "waste"))) == (4, 1)
    laid: dict[str, Any] = {"hands": {"w": ["junk"]}, "blue": {"bullets": 3}, "yellow": {"bullets": 3}}
    table = hunting("mi_saboteur", "sparky w yellow-2", **laid).act("w", "mission", "mi_saboteur")
    table.answer("w", "shed", "junk")
    assert (table.camp("yellow", "bullets"), table.camp("blue", "bullets")) == (1, 3)
    assert not hunting("mi_saboteur", "sparky w yellow-2").may("w", "act", "mission", "mi_saboteur")


def test_a_mission_for_the_end_of_the_turn_lets_nothing_else_be_done() -> None:
    """R123."""
    table = hunting("mi_winter_stores", den={"morale": 3, "food": 4}).act("w", "mission", "mi_winter_stores")
    assert table.options("w") == ["done"]


def test_others_do_what_they_like_after_such_a_mission() -> None:
    laid: dict[str, Any] = {"den": {"morale": 3, "food": 4}, "decks": {"crossroads": []}, "dice": {"b1": [6]}}
    table = hunting("mi_winter_stores", "sparky w den", "mike_cho b1 blue", "brian_lee y1 yellow", **laid)
    table.act("w", "mission", "mi_winter_stores").act("w", "done")
    for name in ("b1", "y1") if "b1" in table.waiting() else ("y1", "b1"):
        table.move(name, "pass")
    assert "mike_cho" in table.options("b1")


def test_a_pantry_thief_is_noticed_or_not_once_a_round() -> None:
    """R123."""
    laid: dict[str, Any] = {"yellow": {"food": 5}, "den": {"morale": 3, "food": 1}}
    table = hunting("mi_pantry_thief", "sparky w yellow-2", **laid).roll(3).act("w", "mission", "mi_pantry_thief")
    assert (table.camp("yellow", "food"), table.camp("den", "food"), table.camp("den", "morale")) == (2, 4, 3)
    table = hunting("mi_pantry_thief", "sparky w yellow-2", **laid).roll(2).act("w", "mission", "mi_pantry_thief")
    assert table.camp("yellow", "food") == 5
    assert "mi_pantry_thief" in table.own("w").missions
    assert table.options("w") == ["done"]


def test_a_thief_before_both_colonies_picks_one() -> None:
    people = ("sparky w yellow-2", "mike_cho w blue-1")
    table = hunting("mi_pantry_thief", *people, blue={"food": 5}, yellow={"food": 5}).roll(6)
    table.act("w", "mission", "mi_pantry_thief").answer("w", "colony", "blue")
    assert (table.camp("blue", "food"), table.camp("yellow", "food")) == (2, 5)


def test_a_hired_medic_is_paid_by_the_player_of_the_patient() -> None:
    people = ("sparky w school", "rod_miller y2 school w1")
    table = hunting("mi_hired_medic", *people, hands={"w": ["medicine"], "y2": ["mop"], "b1": ["junk"]})
    table.act("w", "play", "medicine", "rod_miller").act("w", "mission", "mi_hired_medic")
    assert (table.hand("w"), table.hand("y2"), table.camp("den", "morale")) == (["mop"], [], 5)


def test_a_torch_burns_a_place_with_its_zombies_and_five_cards() -> None:
    people = ("sparky w school", "mike_cho w library")
    laid: dict[str, Any] = {"hands": {"w": ["fuel", "fuel"]}, "spots": {"school": {"zombies": 3}}}
    table = hunting("mi_torch", *people, **laid).act("w", "mission", "mi_torch")
    for _ in range(2):
        table.answer("w", "shed", "fuel")
    table.answer("w", "place", "school")
    assert (table.gate("school"), len(table.deck("school")), table.camp("den", "morale")) == ((0, 0), 15, 5)
    assert not hunting("mi_torch", *people, hands={"w": ["fuel"]}).may("w", "act", "mission", "mi_torch")


def test_a_double_game_moves_bullets_and_shows_a_secret() -> None:
    people = ("sparky w yellow-2", "mike_cho w blue-1")
    laid: dict[str, Any] = {"blue": {"bullets": 3}, "yellow": {"bullets": 1}, "secrets": {"b2": "so_raider"}}
    table = hunting("mi_double_game", *people, **laid).act("w", "mission", "mi_double_game")
    table.answer("w", "colony", "blue")
    table.answer("w", "smuggle", 2)
    table.answer("w", "player", "b2")
    assert (table.camp("blue", "bullets"), table.camp("yellow", "bullets")) == (1, 3)
    assert table.heard("w", "saw-goal") == [{"target": "b2", "goal": "so_raider"}]
    assert [(one.how, one.cards) for one in table.own("w").glimpses] == [("goal", ("so_raider",))]
    assert table.heard("b1", "saw-goal") == []


def test_bait_draws_zombies_from_where_somebody_left_to_a_colony() -> None:
    decks = {"missions": ["mi_bait", "mi_boarded_up"]}
    table = wolf("move", "rod_miller w school", spots={"school": {"zombies": 3}}, decks=decks)
    table.move("w", "rod_miller", "library").move("w", "pass").act("w", "mission", "mi_bait")
    table.answer("w", "colony", "yellow")
    table.answer("w", "lure", (0, 0, 3, 0, 0, 0))
    assert (table.gate("school"), table.zombies("yellow")) == ((0, 0), [0, 0, 3, 0, 0, 0])
    assert table.seen("players")[4].next_roll == 1


def test_a_sellsword_is_paid_at_once_by_the_leader_of_the_losers() -> None:
    """R124."""
    people = ("sparky w school", "rod_miller b1 school", "brian_lee y1 school")
    decks = {"missions": ["mi_sellsword", "mi_boarded_up", "mi_saboteur", "mi_foundling"]}
    laid: dict[str, Any] = {"hands": {"y1": ["mop", "junk"]}, "decks": decks, "yellow": {"morale": 6}}
    table = Winter("combat", *people, players=5, **laid).roll("strength-1", "strength-1")
    table.answer("w", "wolf-choice", "blue")
    for leader in ("b1", "y1"):
        table.answer(leader, "tactic", "tac_on_guard" if leader == "b1" else "tac_ambush")
    for leader in ("b1", "y1"):
        table.answer(leader, "bid", 0)
    assert table.heard(None, "combat-over") == [{"place": "school", "winner": "blue"}]
    assert (sorted(table.hand("w")), table.hand("y1"), table.camp("den", "morale")) == (["junk", "mop"], [], 5)


@pytest.mark.parametrize("mission", MISSIONS)
def test_no_mission_is_accomplished_before_anything_is_done(mission: str) -> None:
    assert (mission in missions) == (mission != "mi_sellsword"), "that one is for combats"
    assert not hunting(mission).may("w", "act", "mission", mission)
