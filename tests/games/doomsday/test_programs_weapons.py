"""Programs for weapons: each by its name."""

from __future__ import annotations

from .table import Table


def test_underground_makes_another_drop_a_weapon_and_both_draw() -> None:
    table = Table(Ann="seer", Bob="joke +underground", Cat="sniper @rifle>Ann", Dan="virus")
    table.play("Bob", "underground", "Cat", "rifle")
    assert (table.weapons("Cat"), table.hands()) == ({}, [0, 1, 1, 0])


def test_underground_needs_somebody_else_who_is_armed() -> None:
    table = Table(Ann="seer", Bob="joke +underground @rifle>Ann", Cat="sniper", Dan="virus")
    assert table.options("Bob", "play") == []


def test_malfunction_opens_a_loyalty_card_of_the_holders_choice_and_the_rifle_is_dropped() -> None:
    """A15."""
    table = Table(Ann="seer +malfunction @pistol>Bob", Bob="joke human/machine @rifle>Ann", Cat="sniper", Dan="virus")
    assert table.options("Ann", "play", "malfunction") == ["Bob"]
    table.play("Ann", "malfunction", "Bob").tell("Bob", "malfunction", "right")
    assert (table.up("Bob"), table.weapons("Bob")) == (["right"], {})


def test_malfunction_drops_the_rifle_even_if_no_loyalty_card_can_be_opened() -> None:
    table = Table(Ann="seer +malfunction", Bob="joke ^human/^machine @rifle>Ann", Cat="sniper", Dan="virus")
    table.play("Ann", "malfunction", "Bob")
    assert table.weapons("Bob") == {}


def test_new_coordinates_aim_any_weapon_elsewhere_but_never_at_its_holder() -> None:
    """A17."""
    table = Table(Ann="seer @pistol>Bob", Bob="joke +new_coordinates", Cat="sniper", Dan="virus")
    assert table.options("Bob", "play", "new_coordinates", "Ann", "pistol") == ["Cat", "Dan"]
    table.play("Bob", "new_coordinates", "Ann", "pistol", "Dan")
    assert table.weapons("Ann") == {"pistol": "Dan"}


def test_new_coordinates_aim_a_rocket_launcher_at_two_neighbours() -> None:
    table = Table(Ann="^joke @rocket>Bob,Cat", Bob="seer +new_coordinates", Cat="sniper", Dan="virus", Eve="thief")
    table.play("Bob", "new_coordinates", "Ann", "rocket", "Dan", "Eve")
    assert table.weapons("Ann") == {"rocket": "Dan Eve"}


def test_new_coordinates_aim_ones_own_weapon_in_the_turn_of_another() -> None:
    table = Table(Ann="seer", Bob="joke +new_coordinates @pistol>Ann", Cat="sniper", Dan="virus")
    table.play("Bob", "new_coordinates", "Bob", "pistol", "Dan")
    assert table.weapons("Bob") == {"pistol": "Dan"}


def test_new_coordinates_do_not_touch_the_laser() -> None:
    """A18."""
    table = Table(Ann="^sniper @laser", Bob="joke +new_coordinates", Cat="seer", Dan="virus")
    assert table.options("Bob", "play") == []


def test_trojan_aims_a_weapon_of_another_elsewhere_and_it_may_not_be_aimed_until_it_is_fired() -> None:
    table = Table(Ann="seer @pistol>Bob", Bob="joke +trojan", Cat="sniper", Dan="virus")
    table.play("Bob", "trojan", "Ann", "pistol", "Cat")
    assert table.weapons("Ann") == {"pistol": "Cat"}
    assert table.options("Ann", "turn") == ["end", "drop", "shoot"]
    table.act("Ann", "drop", "pistol")
    assert [one.fixed for one in table.public("weapons")] == [False] * 4


def test_trojan_is_not_for_ones_own_weapon_nor_for_the_laser() -> None:
    """F-WPN5."""
    table = Table(Ann="^sniper @laser", Bob="joke +trojan @pistol>Ann", Cat="seer", Dan="virus")
    assert table.options("Bob", "play") == []


def test_trace_ip_moves_every_aim_on_and_pairs_to_the_next_that_is_legal() -> None:
    """A17, F-WPN4: the laser is not aimed."""
    table = Table(
        Ann="^joke @rocket>Bob,Cat +trace_ip",
        Bob="seer @pistol>Ann",
        Cat="^sniper @laser",
        Dan="virus",
        Eve="thief @rifle>Dan",
    )
    table.play("Ann", "trace_ip")
    assert [table.weapons(name) for name in table.names] == [
        {"rocket": "Cat Dan"}, {"pistol": "Cat"}, {"laser": ""}, {}, {"rifle": "Ann"},
    ]  # fmt: skip


def test_trace_ip_moves_the_last_pair_to_the_first_one() -> None:
    table = Table(Ann="^joke @rocket>Cat,Dan +trace_ip", Bob="seer", Cat="sniper", Dan="virus")
    table.play("Ann", "trace_ip")
    assert table.weapons("Ann") == {"rocket": "Bob Cat"}


def test_trace_ip_keeps_two_weapons_of_one_holder_apart() -> None:
    """A17, F-WPN8."""
    table = Table(Ann="^unit_010011012 @pistol>Bob @rocket>Cat,Dan", Bob="seer +trace_ip", Cat="sniper", Dan="virus")
    table.play("Bob", "trace_ip")
    assert table.weapons("Ann") == {"pistol": "Dan", "rocket": "Bob Cat"}


def test_recognition_bug_takes_a_rifle_which_need_not_be_fired() -> None:
    table = Table(Ann="seer +recognition_bug @pistol>Bob", Bob="joke @rifle>Ann", Cat="sniper", Dan="virus")
    table.play("Ann", "recognition_bug", "Bob", "Dan", "hold")
    assert (table.weapons("Ann"), table.weapons("Bob")) == ({"rifle": "Dan"}, {})
    assert "shoot" not in table.options("Ann", "turn"), "a weapon that was got in this turn is not fired"


def test_recognition_bug_may_fire_the_rifle_at_once() -> None:
    """The card is above the rule (F-WPN2), and the action is still to come."""
    table = Table(
        Ann="seer +recognition_bug @pistol>Bob", Bob="joke @rifle>Ann", Cat="sniper", Dan="^thief", Eve="fixer"
    )
    table.play("Ann", "recognition_bug", "Bob", "Dan", "fire").tell("Dan", "answer", ("damage",))
    assert (table.lives(), table.weapons("Ann")) == ([2, 2, 2, 0, 2], {})
    assert table.options("Ann", "turn") == ["end", "arm", "peek", "draw"]


def test_recognition_bug_takes_no_pistol() -> None:
    table = Table(Ann="seer +recognition_bug", Bob="joke @pistol>Ann", Cat="sniper", Dan="virus")
    assert table.options("Ann", "play") == []


def test_file_sharing_exchanges_weapons_and_each_aims_anew() -> None:
    table = Table(Ann="seer +file_sharing", Bob="joke @rifle>Ann", Cat="sniper @pistol>Bob", Dan="virus")
    table.play("Ann", "file_sharing", "Bob", "Cat")
    assert table.options("Bob", "aim") == ["Cat", "Dan", "Ann"]
    table.tell("Bob", "aim", ("Cat",)).tell("Cat", "aim", ("Dan",))
    assert (table.weapons("Bob"), table.weapons("Cat")) == ({"pistol": "Cat"}, {"rifle": "Dan"})


def test_file_sharing_leaves_nobody_with_two_weapons_who_may_hold_but_one() -> None:
    """A71."""
    table = Table(
        Ann="seer +file_sharing",
        Bob="^unit_010011012 @rifle>Ann @pistol>Cat",
        Cat="sniper @rifle>Bob",
        Dan="virus",
        Eve="thief",
    )
    table.play("Ann", "file_sharing", "Bob", "Cat").tell("Bob", "aim", ("Dan",)).tell("Cat", "lay-down", "pistol")
    table.tell("Cat", "aim", ("Eve",))
    assert (table.weapons("Bob"), table.weapons("Cat")) == ({"rifle": "Dan"}, {"rifle": "Eve"})


def test_file_sharing_needs_two_armed_players() -> None:
    table = Table(Ann="seer +file_sharing", Bob="joke @rifle>Ann", Cat="sniper", Dan="virus")
    assert table.options("Ann", "play") == []


def test_armor_bot_takes_the_weapon_that_another_drops_and_aims_it_without_a_shot() -> None:
    """F-WPN3."""
    table = Table(Ann="seer +armor_bot", Bob="joke @rifle>Ann", Cat="sniper", Dan="virus")
    table.play("Ann", "armor_bot", "Bob", "rifle").tell("Ann", "armor_bot", ("rifle", "Bob"))
    assert (table.weapons("Ann"), table.weapons("Bob")) == ({"rifle": "Bob"}, {})
    assert table.options("Ann", "turn") == ["end", "peek", "draw"]


def test_armor_bot_gives_nothing_to_somebody_armed() -> None:
    table = Table(Ann="seer +armor_bot @pistol>Bob", Bob="joke @rifle>Ann", Cat="sniper", Dan="virus")
    table.play("Ann", "armor_bot", "Bob", "rifle")
    assert (table.weapons("Ann"), table.weapons("Bob")) == ({"pistol": "Bob"}, {})
    assert table.waiting() == {"Ann": "turn"}


def test_armor_bot_gives_nothing_to_who_may_hold_two_weapons_and_has_one() -> None:
    """The program asks for somebody unarmed; only the role itself lets its owner take a second weapon."""
    table = Table(Ann="^unit_010011012 +armor_bot @pistol>Cat", Bob="joke @rifle>Ann", Cat="sniper", Dan="virus")
    table.play("Ann", "armor_bot", "Bob", "rifle")
    assert (table.weapons("Ann"), table.waiting()) == ({"pistol": "Cat"}, {"Ann": "turn"})


def test_armor_bot_takes_the_rifle_that_was_dropped_though_another_one_lies_free() -> None:
    table = Table(Ann="seer +armor_bot", Bob="joke @rifle>Ann", Cat="sniper", Dan="virus", Eve="thief @rifle>Ann")
    table.play("Ann", "armor_bot", "Eve", "rifle").tell("Ann", "armor_bot", ("rifle", "Dan"))
    assert table.weapons("Ann") == {"rifle": "Dan"}
    laid = {"Bob": "joke @rifle>Ann", "Cat": "sniper", "Dan": "virus", "Eve": "thief @rifle>Ann"}
    table = Table(Ann="seer +armor_bot", **laid, begins="Bob")
    table.act("Bob", "drop", "rifle").act("Bob", "end")
    for name in ("Cat", "Dan"):
        table.act(name, "end")
    table.act("Eve", "end").play("Ann", "armor_bot", "Eve", "rifle").tell("Ann", "armor_bot", ("rifle", "Dan"))
    assert (table.weapons("Ann"), table.centre().count("rifle")) == ({"rifle": "Dan"}, 1)


def test_small_update_takes_a_locked_weapon_for_ones_own() -> None:
    table = Table(Ann="seer +small_update @pistol>Bob", Bob="joke", Cat="sniper", Dan="virus")
    assert table.options("Ann", "play", "small_update") == ["rocket", "laser"]
    table.play("Ann", "small_update", "rocket", "Cat", "Dan")
    assert (table.weapons("Ann"), "pistol" in table.centre()) == ({"rocket": "Cat Dan"}, True)


def test_small_update_is_not_played_if_both_weapons_are_taken() -> None:
    table = Table(Ann="seer +small_update", Bob="^joke @rocket>Cat,Dan", Cat="^sniper @laser", Dan="virus")
    assert table.options("Ann", "play") == []
