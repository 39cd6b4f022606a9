"""What it takes to win: main objectives, secret objectives, and those of the lone wolf."""

from __future__ import annotations

from typing import Any

import pytest

from lichina.games.colonies import Colonies
from lichina.games.colonies.box import CONTENT, OBJECTIVES, SECRETS, WOLF_GOALS
from lichina.games.colonies.goals import objectives, secrets, wolf_goals
from lichina.words import Narrator, Words

from .table import Winter

FIRES = {"storage": ["fuel"] * 5}
"""With two players in a colony this meets the objective `mo_keep_the_fires`."""


def ended(*survivors: str, objective: str = "mo_keep_the_fires", **position: Any) -> Winter:
    """A match whose main objective is looked at."""
    options = {"objective": objective, **position.pop("options", {})}
    table = Winter("objective", *survivors, options=options, **position)
    table.match.lapse()
    return table


def won(table: Winter) -> str:
    """Who has won; `-` if the match is not over."""
    outcome = table.match.outcome
    return "-" if outcome is None else table.named(outcome.winners)


# --- main objectives --------------------------------------------------------------------------------------------------


def main(objective: str, *survivors: str, **position: Any) -> str | None:
    """The colony that alone has met a main objective; `both`, or `-` if the match goes on."""
    secrets_of_all = {"b1": "so_safety", "b2": "so_safety", "y1": "so_safety", "y2": "so_safety"}
    table = ended(*survivors, objective=objective, secrets=secrets_of_all, **position)
    outcome = table.match.outcome
    if outcome is None:
        return "-"
    return outcome.side or "both"


def test_the_killing_blow_is_four_victories_one_of_them_at_the_rivals() -> None:
    """§3.5, R88."""
    assert main("mo_killing_blow", blue={"won": ["school", "school", "yellow", "library"]}) == "blue"
    assert main("mo_killing_blow", blue={"won": ["school", "school", "blue", "library"]}) == "-"
    assert main("mo_killing_blow", blue={"won": ["school", "yellow", "library"]}) == "-"


def test_who_divides_controls_more_places_in_the_last_round() -> None:
    """§3.5, R74, R87: the wolf is no matter."""
    people = ("brian_lee b1 school", "rod_miller b2 library", "mike_cho y1 library", "sparky y1 hospital")
    assert main("mo_divide_and_conquer", *people, rounds=1) == "-"
    assert main("mo_divide_and_conquer", *people[:3], rounds=1) == "blue"
    assert main("mo_divide_and_conquer", *people[:3], rounds=2) == "-"


def test_the_last_stockpile_needs_medicine_fuel_and_food_for_everybody() -> None:
    full = {"storage": ["medicine", "medicine", "fuel", "fuel"], "food": 4}
    assert main("mo_last_stockpile", yellow=full) == "yellow"
    assert main("mo_last_stockpile", yellow=full | {"food": 3}) == "-"
    assert main("mo_last_stockpile", yellow=full | {"storage": ["medicine", "fuel", "fuel"]}) == "-"


def test_the_fires_need_two_fuels_for_everybody_and_one_more() -> None:
    assert main("mo_keep_the_fires", blue=FIRES) == "blue"
    assert main("mo_keep_the_fires", blue={"storage": ["fuel"] * 4}) == "-"


def test_clean_streets_need_three_trophies_for_everybody() -> None:
    assert main("mo_clean_streets", blue={"trophies": 6}) == "blue"
    assert main("mo_clean_streets", blue={"trophies": 5}) == "-"


def test_new_blood_needs_a_survivor_more_for_everybody_and_nobody_starving() -> None:
    table = Winter("objective", "brian_lee b1 blue", options={"objective": "mo_new_blood", "pause": 0.5})
    game: Any = table.match.game
    assert objectives["mo_new_blood"](game, "blue") is False
    for survivor in ("mike_cho", "sparky"):
        game.enter(survivor, 0, "blue")
    assert objectives["mo_new_blood"](game, "blue") is True
    game.starving["blue"] = 1
    assert objectives["mo_new_blood"](game, "blue") is False


def test_the_convoy_needs_weapons_fuel_and_the_gas_station_alone() -> None:
    people = ("brian_lee b1 gas_station pistol", "mike_cho b2 blue shotgun")
    fuel = {"storage": ["fuel", "fuel"]}
    assert main("mo_convoy", *people, blue=fuel) == "blue"
    assert main("mo_convoy", *people, "sparky y1 gas_station", blue=fuel) == "-"
    assert main("mo_convoy", people[0], "mike_cho b2 blue wrench", blue=fuel) == "-"
    assert main("mo_convoy", *people, blue={"storage": ["fuel"]}) == "-"


def test_the_long_siege_is_won_by_morale_in_the_last_round() -> None:
    """R74."""
    assert main("mo_long_siege", rounds=1, blue={"morale": 5}, yellow={"morale": 3}) == "blue"
    assert main("mo_long_siege", rounds=1, blue={"morale": 3}, yellow={"morale": 3}) == "both"
    assert main("mo_long_siege", rounds=2, blue={"morale": 5}, yellow={"morale": 3}) == "-"


def test_every_objective_is_tested() -> None:
    assert set(objectives) == set(OBJECTIVES)
    assert set(secrets) == set(SECRETS)
    assert set(wolf_goals) == set(WOLF_GOALS)


# --- the end ----------------------------------------------------------------------------------------------------------


def test_a_fallen_colony_loses_and_the_other_counts_as_having_met_the_objective() -> None:
    """R70, R71: unless the table has chosen otherwise."""
    fallen: dict[str, Any] = {"blue": {"morale": 0, **FIRES}, "yellow": {"morale": 2}}
    secret = {"b1": "so_safety", "y1": "so_safety", "y2": "so_hoarder"}
    assert won(ended(secrets=secret, **fallen)) == "y1"
    table = ended(secrets=secret, options={"collapse_wins": False}, **fallen)
    assert won(table) == ""
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "collapse"


@pytest.mark.parametrize(
    ("language", "said_if_won", "said_if_not"),
    [
        (
            "ru",
            "Побеждает жёлтая колония: соперники пали духом. Победитель: y1.",
            "Не выигрывает никто: моральный дух иссяк.",
        ),
        (
            "en",
            "The yellow colony wins: the rivals have lost heart. The winner: y1.",
            "Nobody wins: morale has run out.",
        ),
    ],
)
def test_whose_colony_has_fallen_is_said_where_somebody_has_won(
    language: str, said_if_won: str, said_if_not: str
) -> None:
    words = Words(language, CONTENT.parent / "locale", strict=True)

    def said(collapse_wins: bool) -> str:
        table = ended(blue={"morale": 0}, secrets={"y1": "so_safety"}, options={"collapse_wins": collapse_wins})
        assert table.match.outcome is not None
        return Narrator(words, table.names, game=Colonies).ended(table.match.outcome)

    assert (said(True), said(False)) == (said_if_won, said_if_not)


def test_when_the_rounds_run_out_no_colony_has_met_the_objective() -> None:
    """R72."""
    table = Winter("tracker", rounds=1, secrets={"b1": "so_safety"}).pass_time(4)
    assert table.match.outcome is not None
    assert (table.match.outcome.reason, table.match.outcome.winners) == ("time", ())


def test_at_the_end_all_secret_objectives_are_laid_open() -> None:
    table = ended(blue=FIRES, secrets={"b1": "so_safety", "b2": "so_hoarder"})
    assert {(one["seat"], one["goal"], one["won"]) for one in table.heard(None, "secret-opened")} >= {
        ("b1", "so_safety", True),
        ("b2", "so_hoarder", False),
    }


# --- secret objectives ------------------------------------------------------------------------------------------------

HOME = "brian_lee b1 blue"
MET: dict[str, dict[str, Any]] = {
    "so_new_destination": {"hands": {"b1": ["fuel", "ri_canister"]}},
    "so_only_books": {"people": ["brian_lee b1 blue jazzercise martial_arts"]},
    "so_burn_it_down": {"hands": {"b1": ["fuel"]}, "people": ["brian_lee b1 blue pistol"]},
    "so_collector": {"hands": {"b1": ["fuel", "junk", "food_1"]}, "people": ["brian_lee b1 blue pistol"]},
    "so_desire_to_live": {"people": [HOME]},
    "so_experienced": {"people": [HOME]},
    "so_germaphobe": {"waste": ["junk"] * 3},
    "so_historian": {"hands": {"b1": ["jazzercise"]}, "people": ["brian_lee b1 blue martial_arts"]},
    "so_hoarder": {"hands": {"b1": ["junk"] * 6}},
    "so_hope": {"morale": 4},
    "so_hunger": {"hands": {"b1": ["food_1", "food_2", "food_3"]}},
    "so_hypochondriac": {"hands": {"b1": ["medicine", "adrenaline_shot"]}},
    "so_junkie": {"hands": {"b1": ["junk", "junk", "wrench"]}},
    "so_leader": {"leader": "b1"},
    "so_loner": {"people": [HOME, "mike_cho b2 blue"]},
    "so_masochist": {"people": ["brian_lee b1 blue w2", "mike_cho b1 blue f1"]},
    "so_protected": {"spots": {"blue-1": {"barricades": 3}, "blue-2": {"barricades": 3}}},
    "so_repopulate": {"people": [HOME, "mike_cho b1 blue", "sparky b1 blue", "rod_miller b1 blue"]},
    "so_safety": {"spots": {"blue-1": {"zombies": 3}}},
    "so_way_back_home": {"people": [HOME], "hands": {"b1": ["fuel"]}},
    "so_zombie_robot": {"people": ["brian_lee b1 blue pistol shotgun"]},
    "so_armourer": {"hands": {"b1": ["pistol", "shotgun"]}},
    "so_quartermaster": {"food": 5},
    "so_bodyguard": {"people": [HOME]},
    "so_recluse": {"people": ["brian_lee b1 school"]},
    "so_shepherd": {"helpless": 3},
    "so_minimalist": {"hands": {"b1": ["junk"]}},
    "so_tinkerer": {"people": ["brian_lee b1 blue wrench hammer"]},
    "so_bookworm": {"hands": {"b1": ["jazzercise", "martial_arts"]}},
    "so_firekeeper": {"hands": {"b1": ["fuel"] * 3}},
    "so_quiet_one": {},
    "so_survivalist": {"hands": {"b1": ["food_1", "fuel", "medicine"]}},
    "so_stockpiler": {"bullets": 5},
    "so_raider": {"people": ["brian_lee b1 yellow-1"]},
    "so_pure_blood": {"people": [HOME]},
}
UNMET: dict[str, dict[str, Any]] = {
    "so_new_destination": {"hands": {"b1": ["fuel", "junk"]}},
    "so_only_books": {"people": ["brian_lee b1 blue jazzercise"]},
    "so_burn_it_down": {"hands": {"b1": ["fuel", "pistol"]}},
    "so_collector": {"hands": {"b1": ["fuel", "junk", "food_1", "ri_canister"]}},
    "so_desire_to_live": {"people": ["brian_lee b1 blue d1"]},
    "so_germaphobe": {"waste": ["junk"] * 4},
    "so_historian": {"hands": {"b1": ["jazzercise"]}, "people": ["brian_lee b1 blue jazzercise"]},
    "so_hoarder": {"hands": {"b1": ["junk"] * 5}},
    "so_hope": {"morale": 3},
    "so_hunger": {"hands": {"b1": ["food_1", "food_2"]}},
    "so_hypochondriac": {"hands": {"b1": ["medicine"]}},
    "so_junkie": {"hands": {"b1": ["junk", "junk"]}},
    "so_leader": {"leader": "b2"},
    "so_loner": {"people": [HOME, "sparky b1 blue", "mike_cho b2 blue"]},
    "so_masochist": {"people": ["brian_lee b1 blue w2"]},
    "so_protected": {"spots": {"blue-1": {"barricades": 3}}},
    "so_repopulate": {"people": [HOME, "mike_cho b1 blue", "sparky b1 blue"]},
    "so_safety": {"spots": {"blue-1": {"zombies": 3}, "blue-2": {"zombies": 1}}},
    "so_way_back_home": {"people": [HOME, "mike_cho b1 school"], "hands": {"b1": ["fuel"]}},
    "so_zombie_robot": {"people": ["brian_lee b1 blue pistol", "mike_cho b1 blue shotgun"]},
    "so_armourer": {"hands": {"b1": ["pistol"]}},
    "so_quartermaster": {"food": 4},
    "so_recluse": {"people": ["brian_lee b1 school", "mike_cho y1 school"]},
    "so_shepherd": {"helpless": 3, "unruly": 1},
    "so_minimalist": {"hands": {"b1": ["junk", "junk"]}},
    "so_tinkerer": {"people": ["brian_lee b1 blue wrench"]},
    "so_bookworm": {"hands": {"b1": ["jazzercise"]}},
    "so_firekeeper": {"hands": {"b1": ["fuel"] * 2}},
    "so_quiet_one": {"spots": {"school": {"noise": 1}}},
    "so_survivalist": {"hands": {"b1": ["food_1", "fuel"]}},
    "so_stockpiler": {"bullets": 4},
    "so_raider": {"people": ["brian_lee b1 school"]},
}
COUNTED = {
    "so_neat_freak": ("cleaned", 3),
    "so_revenge": ("killed", 8),
    "so_field_medic": ("healed", 4),
    "so_benefactor": ("contributed", 5),
    "so_trophy_hunter": ("killed_abroad", 1),
    "so_camp_cook": ("cooked", 6),
    "so_bricklayer": ("built", 5),
    "so_recruiter": ("recruited", 2),
    "so_diplomat": ("granted", 3),
}


def is_met(secret: str, people: list[str] | None = None, **position: Any) -> bool:
    """Whether a secret objective is met in a position in which blue has met the main one."""
    camp = {key: position.pop(key) for key in tuple(position) if key in BLUE}
    table = ended(*(people or []), secrets={"b1": secret}, blue=FIRES | camp, **position)
    return "b1" in won(table).split()


BLUE = ("waste", "morale", "leader", "food", "helpless", "unruly", "bullets")


@pytest.mark.parametrize("secret", MET)
def test_a_secret_objective_is_met(secret: str) -> None:
    """§3.10."""
    assert is_met(secret, **MET[secret])


@pytest.mark.parametrize("secret", UNMET)
def test_a_secret_objective_is_not_met(secret: str) -> None:
    assert not is_met(secret, **UNMET[secret])


@pytest.mark.parametrize("secret", COUNTED)
def test_a_secret_objective_counts_what_a_player_has_done(secret: str) -> None:
    """R93."""
    what, count = COUNTED[secret]
    table = Winter("objective", HOME, secrets={"b1": secret}, blue=FIRES)
    game: Any = table.match.game
    game.counts[what][0] = count - 1
    assert secrets[secret](game, 0) is False
    game.counts[what][0] = count
    assert secrets[secret](game, 0) is True


def test_pathfinders_search_at_five_places_and_veterans_fight_twice() -> None:
    game: Any = Winter("objective", HOME).match.game
    game.searched[0] = ["school", "library", "hospital", "gas_station"]
    assert secrets["so_pathfinder"](game, 0) is False
    game.searched[0].append("grocery_store")
    assert secrets["so_pathfinder"](game, 0) is True
    game.fights = {"brian_lee": 1}
    assert secrets["so_veteran"](game, 0) is False
    game.fights["brian_lee"] = 2
    assert secrets["so_veteran"](game, 0) is True


def test_the_dead_are_remembered_by_those_who_promised_to_protect_them() -> None:
    game: Any = Winter("objective", HOME).match.game
    game.dead, game.counts["lost"][0] = [("sparky", 1, game.rounds)], 1
    assert secrets["so_bodyguard"](game, 0) is False
    assert secrets["so_pure_blood"](game, 0) is False
    game.head[0] = "mike_cho"
    assert secrets["so_experienced"](game, 0) is False


def test_every_secret_objective_is_in_these_tests() -> None:
    assert {*MET, *COUNTED, "so_pathfinder", "so_veteran"} == set(SECRETS)


def test_without_the_main_objective_no_colony_player_wins() -> None:
    """§2.12."""
    assert won(ended(HOME, secrets={"b1": "so_safety", "y1": "so_safety"}, yellow=FIRES)) == "y1"


# --- the lone wolf ----------------------------------------------------------------------------------------------------


def wolf_wins(goal: str, *, main: list[str] | None = None, missions: int = 9, **position: Any) -> bool:
    """Whether the lone wolf has met his objective."""
    people = position.pop("people", ["sparky w den"])
    favoured, beaten = position.pop("favoured", "blue"), position.pop("beaten", 0)
    game: Any = Winter("objective", *people, players=5, secrets={"w": goal}, **position).match.game
    game.counts["missions"][4], game.counts["beat_blue"][4], game.favoured = missions, beaten, favoured
    return bool(wolf_goals[goal](game, 4, main or []))


def dead(count: int) -> list[dict[str, Any]]:
    """So many of blue who have died."""
    return [{"id": one, "owner": 0, "place": "school"} for one in ("mike_cho", "rod_miller", "ashley_ross")[:count]]


def test_what_the_lone_wolf_needs_to_win() -> None:
    """§3.14."""
    assert wolf_wins("lw_balance", blue={"morale": 3}, yellow={"morale": 4}, missions=2)
    assert not wolf_wins("lw_balance", blue={"morale": 3}, yellow={"morale": 5})
    assert not wolf_wins("lw_balance", blue={"morale": 0}, yellow={"morale": 1})
    assert wolf_wins("lw_kingmaker", main=["blue"])
    assert not wolf_wins("lw_kingmaker", main=["blue", "yellow"])
    assert not wolf_wins("lw_kingmaker", main=["blue"], favoured="yellow")
    assert wolf_wins("lw_hermit", den={"morale": 4, "food": 4}, missions=3)
    assert not wolf_wins("lw_hermit", den={"morale": 4, "food": 3})
    assert wolf_wins("lw_ash", blue={"morale": 1}, yellow={"morale": 3})
    assert not wolf_wins("lw_ash", blue={"morale": 2}, yellow={"morale": 3})
    loot = ["pistol", "shotgun", "medicine", "medicine", "fuel", "fuel"]
    assert wolf_wins("lw_hoard", hands={"w": loot})
    assert not wolf_wins("lw_hoard", hands={"w": loot[:-1]})
    pack = [f"{one} w den" for one in ("sparky", "mike_cho", "rod_miller", "ashley_ross", "brian_lee")]
    assert wolf_wins("lw_pack", people=pack)
    assert not wolf_wins("lw_pack", people=pack[:-1])
    assert wolf_wins("lw_avenger", beaten=2, dead=dead(3), missions=1)
    assert not wolf_wins("lw_avenger", beaten=1, dead=dead(3))
    assert not wolf_wins("lw_avenger", beaten=2, dead=dead(2))
    assert wolf_wins("lw_errand", missions=6)
    assert not wolf_wins("lw_errand", missions=5)


@pytest.mark.parametrize("goal", WOLF_GOALS)
def test_the_wolf_wins_nothing_without_missions(goal: str) -> None:
    everything: dict[str, Any] = {
        "blue": {"morale": 2},
        "yellow": {"morale": 2},
        "den": {"morale": 4, "food": 4},
        "hands": {"w": ["pistol", "shotgun", "medicine", "medicine", "fuel", "fuel"]},
        "people": [f"{one} w den" for one in ("sparky", "brian_lee", "olivia_brown", "carla_thompson", "edward_white")],
        "dead": dead(3),
        "beaten": 2,
        "main": ["blue"],
    }
    assert wolf_wins(goal, **everything)
    assert not wolf_wins(goal, missions=0, **everything)


def test_the_wolf_does_not_win_with_a_colony() -> None:
    table = ended(
        "sparky w den", players=5, rounds=1, objective="mo_long_siege", secrets={"w": "lw_errand", "b1": "so_safety"}
    )
    assert won(table) == "b1"
