"""Combat: its order, its four steps, tactics, wounds, loot, undefended colonies and the wolf between."""

from __future__ import annotations

from typing import Any

import pytest

from lichina.games.colonies.box import TACTICS

from .table import Winter

ARMIES: dict[str, Any] = {"blue": {"morale": 5, "bullets": 6}, "yellow": {"morale": 6, "bullets": 6}}
ONE = ("brian_lee b1 school", "olivia_brown y1 school")


def combat(*survivors: str, **position: Any) -> Winter:
    return Winter("combat", *(survivors or ONE), **(ARMIES | position))


def fought(table: Winter, blue: str, yellow: str, bids: tuple[int, int] = (0, 0), *faces: str) -> Winter:
    """Both leaders choose tactics and bid bullets, and the dice fall."""
    table.answer("b1", "tactic", f"tac_{blue}")
    table.answer("y1", "tactic", f"tac_{yellow}")
    if "bid" in table.waiting().values():
        table.roll(*(faces or ("strength-1", "strength-1")))
        table.answer("b1", "bid", bids[0])
        table.answer("y1", "bid", bids[1])
    return table


def result(table: Winter) -> tuple[dict[str, int], str]:
    fight = table.seen("fight")
    return fight.strength, fight.winner


def test_the_battle_that_the_rulebook_tells() -> None:
    """§5.1: 10 to 6."""
    people = (
        "the_enforcer b1 grocery_store",
        "bernadette_wilson y1 grocery_store",
        "scott_wheeler y2 grocery_store shotgun",
    )
    table = fought(combat(*people), "charge", "on_guard", (3, 2), "strength-3", "wound-1")
    table.answer("y1", "wounds", (2, 2))
    assert result(table) == ({"blue": 10, "yellow": 6}, "blue")
    assert [table.whole(one.split()[0]).split()[1] for one in people] == ["w1", "w2", "w2"]
    assert (table.camp("blue", "bullets", "morale"), table.camp("yellow", "bullets", "morale")) == ((3, 5), (4, 6))


def test_combats_come_by_morale_and_then_by_the_numbers_of_places() -> None:
    """R59, C122."""
    people = (
        *("rod_miller b1 blue", "brian_lee b1 yellow-1", "olivia_brown y1 yellow", "daniel_smith y1 blue-1"),
        *("mike_cho b2 hospital", "ashley_ross y2 hospital", "carla_thompson b2 police_station"),
        "thomas_heart y2 police_station",
    )
    table = combat(*people, blue={"morale": 6}, yellow={"morale": 4})
    for _ in range(4):
        fought(table, "on_guard", "on_guard")
    assert [one["place"] for one in table.heard(None, "combat")] == ["yellow", "blue", "police_station", "hospital"]


def test_tactics_and_bullets_are_secret_until_both_are_in() -> None:
    table = combat()
    table.answer("b1", "tactic", "tac_charge")
    assert (table.seen("fight").tactics, table.heard("y1", "tactics")) == ({}, [])
    table.answer("y1", "tactic", "tac_ambush")
    assert table.heard(None, "tactics") == [{"blue": "tac_charge", "yellow": "tac_ambush"}]
    table.answer("b1", "bid", 6)
    assert table.heard("y1", "bids") == []
    assert table.refuse("y1", "bid", 7) in ("out-of-range", "not-a-list")


@pytest.mark.parametrize(
    ("blue", "yellow", "strength", "winner"),
    [
        ("charge", "charge", {"blue": 5, "yellow": 5}, ""),
        ("charge", "on_guard", {"blue": 5, "yellow": 3}, "blue"),
        ("charge", "ambush", {"blue": 2, "yellow": 2}, ""),
        ("covering_fire", "on_guard", {"blue": 2, "yellow": 2}, ""),
        ("ambush", "retreat", {"blue": 2, "yellow": 2}, ""),
    ],
)
def test_what_tactics_do_to_each_other(blue: str, yellow: str, strength: dict[str, int], winner: str) -> None:
    """§3.3: one survivor and a die of one on each side."""
    assert result(fought(combat(), blue, yellow)) == (strength, winner)


def test_a_retreat_into_an_ambush_is_seen_as_what_it_is() -> None:
    """§3.3: nobody goes home, and the card that lies there is the one that was played."""
    table = fought(combat(), "ambush", "retreat")
    assert table.seen("fight").tactics == {"blue": "tac_ambush", "yellow": "tac_retreat"}
    assert (table.whole("brian_lee"), table.whole("olivia_brown")) == ("school", "school")


def test_an_ambush_wounds_somebody_who_charges() -> None:
    """R99."""
    assert fought(combat(), "charge", "ambush").whole("brian_lee") == "school w1"


def test_two_on_guard_end_the_combat_without_anything() -> None:
    """V8."""
    table = fought(combat(), "on_guard", "on_guard")
    assert (table.seen("fight").winner, table.heard(None, "bids"), table.camp("blue", "bullets")) == ("", [], 6)


def test_covering_fire_doubles_two_bullets() -> None:
    """V10."""
    table = fought(combat(), "covering_fire", "on_guard", (3, 3))
    assert result(table) == ({"blue": 7, "yellow": 5}, "blue")


def test_who_retreats_goes_home_and_the_other_has_won() -> None:
    """R88: without bullets or dice."""
    table = fought(combat(), "retreat", "covering_fire")
    assert (table.whole("brian_lee"), table.whole("olivia_brown")) == ("blue", "school")
    assert (table.seen("fight").winner, table.camp("yellow", "won"), table.rolls()) == ("yellow", ("school",), 0)


def test_if_both_retreat_both_leave_and_nobody_has_won() -> None:
    """R58."""
    table = fought(combat(), "retreat", "retreat")
    assert (table.whole("brian_lee"), table.whole("olivia_brown")) == ("blue", "yellow")
    assert (table.seen("fight").winner, table.camp("blue", "won"), table.camp("yellow", "won")) == ("", (), ())


def test_guests_who_retreat_leave_and_the_colony_wins_though_it_retreats_as_well() -> None:
    """R98."""
    table = fought(combat("brian_lee b1 yellow-2", "olivia_brown y1 yellow"), "retreat", "retreat")
    assert (table.whole("brian_lee"), table.whole("olivia_brown")) == ("blue", "yellow")
    assert table.seen("fight").winner == "yellow"


def test_a_charge_at_those_who_retreat_wounds_one_of_them_first() -> None:
    table = fought(combat(), "charge", "retreat")
    assert table.whole("olivia_brown") == "yellow w1"


def test_who_charges_and_loses_has_the_wounds_laid_out_by_the_other() -> None:
    """R57."""
    table = combat("brian_lee b1 school", "mike_cho b2 school", "olivia_brown y1 school")
    fought(table, "charge", "charge", (0, 3), "strength-1", "strength-2")
    assert table.waiting() == {"y1": "wounds"}
    table.answer("y1", "wounds", (2, 1))
    assert (table.whole("brian_lee"), table.whole("mike_cho")) == ("school w2", "school w1")


def test_wounds_beyond_what_kills_are_lost() -> None:
    """R57, R108: nobody gets more than kills while others can take it."""
    table = combat("brian_lee b1 school w2", "mike_cho b2 school", "olivia_brown y1 school", "rod_miller b1 blue")
    fought(table, "ambush", "ambush", (0, 2), "strength-1", "strength-2")
    assert table.refuse("b1", "wounds", 2, 0) == "over-cap"
    table.answer("b1", "wounds", (1, 1))
    assert (table.dead(), table.whole("mike_cho")) == (["brian_lee"], "school w1")
    table = fought(combat("brian_lee b1 school w2", *ONE[1:], "mike_cho b1 blue"), "ambush", "ambush", (0, 6))
    assert table.dead() == ["brian_lee"]


def test_wounds_and_zombies_of_the_dice_come_after_strength() -> None:
    """R54, R55."""
    table = fought(combat(), "ambush", "ambush", (0, 0), "zombie-2", "zombie-1")
    assert (table.gate("school"), result(table)) == ((3, 0), ({"blue": 1, "yellow": 1}, ""))
    table = fought(combat(), "ambush", "ambush", (0, 0), "wound-2", "strength-1")
    assert table.whole("olivia_brown") == "school w2"
    assert table.whole("brian_lee") == "school w1"


def test_weapons_count_once_for_each_who_has_any() -> None:
    """R48."""
    people = (
        "brian_lee b1 school",
        "mike_cho b2 school pistol shotgun",
        "olivia_brown y1 school",
        "daniel_smith y1 school wrench",
    )
    assert result(fought(combat(*people), "ambush", "ambush"))[0] == {"blue": 4, "yellow": 3}


def test_a_manual_strengthens_knuckles_soften_and_a_vest_stops_a_wound() -> None:
    """R110."""
    people = ("brian_lee b1 school ri_brass_knuckles", "olivia_brown y1 school ri_field_manual")
    table = fought(combat(*people), "ambush", "ambush", (0, 1))
    assert result(table) == ({"blue": 3, "yellow": 4}, "yellow")
    assert table.whole("brian_lee") == "school ri_brass_knuckles"
    people = ("brian_lee b1 school ri_bulletproof_vest", "olivia_brown y1 school")
    table = fought(combat(*people), "ambush", "ambush", (0, 2))
    assert table.whole("brian_lee") == "school w1 ri_bulletproof_vest"


def test_whoever_loses_the_last_survivor_in_combat_gets_another_after_all_of_them() -> None:
    """§2.8, R96."""
    laid: dict[str, Any] = {"hands": {"b1": ["junk"]}, "decks": {"survivors": ["rod_miller"]}}
    table = combat(
        "brian_lee b1 school w2", "olivia_brown y1 school", "mike_cho b2 hospital", "sparky y2 hospital", **laid
    )
    fought(table, "ambush", "ambush", (0, 1))
    assert (table.dead(), table.whole("rod_miller"), table.seen("fight").place) == (["brian_lee"], "", "hospital")
    fought(table, "on_guard", "on_guard")
    assert (table.whole("rod_miller"), table.hand("b1")) == ("blue", [])


def test_items_of_a_guest_who_dies_go_to_the_colony() -> None:
    """§2.9: as its leader says."""
    people = ("brian_lee b1 yellow-1 pistol w2", "olivia_brown y1 yellow", "rod_miller y2 yellow", "mike_cho b1 blue")
    table = fought(combat(*people), "ambush", "ambush", (0, 3))
    table.answer("y1", "loot", "rod_miller")
    assert (table.dead(), table.whole("rod_miller")) == (["brian_lee"], "yellow pistol")


def test_an_undefended_colony_loses_morale_for_every_stranger() -> None:
    """R51, R52, R61, V6."""
    people = ("daniel_smith y1 blue-1", "olivia_brown y1 blue-2", "sparky w blue-2", "rod_miller b1 school")
    table = combat(*people, players=5, blue={"morale": 5, "helpless": 2})
    assert table.camp("blue", "morale") == 2
    assert table.heard(None, "combat") == []


def test_the_wolf_runs_or_joins_before_the_tactics() -> None:
    """§2.14, R53, R78, R81."""
    people = (*ONE, "sparky w school w2 ri_machete", "mike_cho w den")
    table = combat(*people, players=5).roll("blank")
    table.answer("w", "wolf-choice", "run")
    assert (table.whole("sparky"), table.rolls()) == ("den w2 ri_machete", 1)
    table = combat(*people, players=5)
    table.answer("w", "wolf-choice", "blue")
    fought(table, "ambush", "ambush", (0, 2), "strength-1", "strength-2")
    assert result(table)[0] == {"blue": 4, "yellow": 5}
    table.answer("b1", "wounds", (0, 1))
    assert (table.dead(), table.camp("den", "morale"), table.camp("blue", "morale")) == (["sparky"], 3, 5)
    assert combat("brian_lee b1 school", "sparky w school", players=5).heard(None, "combat") == []


def test_a_wolf_who_runs_and_is_bitten_infects_his_own_in_the_den() -> None:
    """R112: the bite is resolved at once, where he has run to."""
    people = (*ONE, "sparky w school", "mike_cho w school", "rod_miller w den")
    table = combat(*people, players=5).roll("blank", "bite", "blank")
    table.answer("w", "wolf-choice", "run")
    table.answer("w", "bite", "roll")
    assert (table.dead(), table.whole("rod_miller"), table.whole("sparky")) == (["mike_cho"], "den", "den")
    assert (table.camp("den", "morale"), table.camp("blue", "morale")) == (3, 5)
    assert table.seen("fight").tactics == {} and "tactic" in table.waiting().values()


def test_a_wolf_beside_defenders_who_retreat_at_home_stays_where_he_is() -> None:
    """R111."""
    people = ("brian_lee b1 yellow-1", "olivia_brown y1 yellow", "sparky w yellow-2")
    table = combat(*people, players=5)
    table.answer("w", "wolf-choice", "yellow")
    fought(table, "ambush", "retreat")
    assert result(table)[0] == {"blue": 2, "yellow": 3}
    assert table.whole("sparky") == "yellow-2"


def test_zombies_of_the_dice_send_guests_home_who_have_no_other_space_and_their_strength_stays() -> None:
    """R56, R109: wounds for somebody who is not there any more are lost."""
    crowd = {f"yellow-{number}": {"zombies": 2 if number == 1 else 3} for number in range(1, 7)}
    people = ("brian_lee b1 yellow-1", "olivia_brown y1 yellow", "mike_cho y1 yellow")
    table = fought(combat(*people, spots=crowd), "ambush", "ambush", (0, 0), "strength-1", "zombie-1")
    assert result(table) == ({"blue": 2, "yellow": 2}, "")
    assert table.whole("brian_lee") == "blue w1"
    table = fought(combat(*people, spots=crowd), "ambush", "ambush", (0, 3), "strength-1", "zombie-1")
    assert result(table) == ({"blue": 2, "yellow": 5}, "yellow")
    assert (table.whole("brian_lee"), table.dead()) == ("blue w1", [])


def test_all_five_tactics_are_there_for_every_combat() -> None:
    """R49."""
    table = combat("brian_lee b1 school", "olivia_brown y1 school", "mike_cho b2 hospital", "sparky y2 hospital")
    assert table.options("b1") == list(TACTICS)
    fought(table, "on_guard", "on_guard")
    assert (table.seen("fight").place, table.options("b1")) == ("hospital", list(TACTICS))
