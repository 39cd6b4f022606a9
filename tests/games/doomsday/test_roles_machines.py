"""The roles of machines: each by its name."""

from __future__ import annotations

import pytest

from .table import Table


def test_trespassers_w_may_turn_any_role_over_when_somebody_peeks() -> None:
    table = Table(Ann="seer", Bob="joke", Cat="^trespassers_w", Dan="executor")
    table.act("Ann", "peek", "Bob", "left")
    assert table.options("Cat", "trespassers_w", "turn") == ["Ann", "Bob", "Cat", "Dan"]
    table.tell("Cat", "trespassers_w", ("turn", "Dan"))
    assert table.up("Dan") == ["role"]
    table = Table(Ann="seer", Bob="joke", Cat="^trespassers_w", Dan="executor")
    table.act("Ann", "peek", "Bob", "left").tell("Cat", "trespassers_w", ("turn", "Cat"))
    assert table.up("Cat") == []


def test_trespassers_w_may_let_it_be() -> None:
    table = Table(Ann="seer", Bob="joke", Cat="^trespassers_w", Dan="executor")
    table.act("Ann", "peek", "Bob", "left").tell("Cat", "trespassers_w", ("no",))
    assert [table.up(name) for name in table.names] == [[], [], ["role"], []]


def test_assassin_asks_for_a_loyalty_card_and_the_role_or_two_lives() -> None:
    table = Table(Ann="assassin @pistol>Bob", Bob="executor", Cat="sniper", Dan="seeker")
    assert table.options("Ann", "turn", "shoot") == ["pistol", "assassin"]
    table.act("Ann", "shoot", "assassin")
    assert (table.up("Ann"), table.options("Bob", "answer", "reveal")) == (["role"], ["left", "right"])
    table.tell("Bob", "answer", ("damage",))
    assert (table.lives()[1], table.hands()[0]) == (0, 2)


def test_assassin_may_shoot_without_showing_the_card() -> None:
    table = Table(Ann="assassin @pistol>Bob", Bob="executor", Cat="sniper", Dan="seeker")
    table.act("Ann", "shoot", "pistol").tell("Bob", "answer", ("damage",))
    assert (table.up("Ann"), table.lives()[1], table.hands()[0]) == ([], 1, 1)


def test_assassin_costs_no_more_than_two_lives_with_upgrades_either() -> None:
    """A55."""
    table = Table(Ann="assassin =weapon_upgrades @pistol>Bob", Bob="executor", Cat="sniper +defender", Dan="seeker")
    table.act("Ann", "shoot", "assassin").tell("Bob", "answer", ("damage",))
    assert table.public("pending") == {1: 2}


def test_assassin_draws_nothing_more_if_all_damage_was_averted() -> None:
    """A55."""
    table = Table(Ann="^assassin @pistol>Bob", Bob="executor", Cat="sniper +defender", Dan="seeker +defender")
    table.act("Ann", "shoot", "assassin").tell("Bob", "answer", ("damage",))
    table.tell("Cat", "damage", ("defender", "Bob")).tell("Dan", "damage", ("pass",))
    table.tell("Dan", "damage", ("defender", "Bob"))
    assert (table.lives()[1], table.hands()[0]) == (2, 1)


@pytest.mark.parametrize(
    ("target", "lives", "hands"),
    [("sniper", 1, [0, 0, 0, 0]), ("executor", 2, [0, 1, 1, 0]), ("collector", 2, [0, 2, 1, 0])],
)
def test_bounty_hunter_opens_a_role_and_what_comes_hangs_on_its_symbol(
    target: str, lives: int, hands: list[int]
) -> None:
    held = "" if target == "executor" else "+charge"
    table = Table(Ann="seer +plus_thrower", Bob="bounty_hunter", Cat=f"{target} {held}", Dan="seeker")
    table.play("Ann", "plus_thrower", "Bob").tell("Bob", "bounty_hunter", ("Cat",))
    if target == "sniper":
        table.tell("Cat", "sniper", "no")
    assert (table.lives()[2], table.hands(), table.up("Cat")) == (lives, hands, ["role"])


def test_bounty_hunter_kills_a_human_whose_ability_does_not_come_then() -> None:
    """§1.10.1: a role of the dead does nothing."""
    table = Table(Ann="seer +plus_thrower", Bob="bounty_hunter", Cat="sniper 1", Dan="seeker", Eve="thief")
    table.play("Ann", "plus_thrower", "Bob").tell("Bob", "bounty_hunter", ("Cat",))
    assert (table.lives()[2], table.waiting()) == (0, {"Ann": "turn"})


def test_bounty_hunter_who_comes_back_and_kills_hides_the_photographer_all_the_same() -> None:
    """The role of whoever was killed has been opened before."""
    table = Table(
        Ann="seer +backup",
        Bob="bounty_hunter 0",
        Cat="sniper 1 ^human/^human",
        Dan="^photographer",
        Eve="thief",
    )
    table.play("Ann", "backup", "Bob").tell("Bob", "cover", "left").tell("Bob", "bounty_hunter", ("Cat",))
    assert (table.lives()[2], table.up("Dan")) == (0, [])


def test_joke_draws_three_and_discards_one_and_may_take_the_rocket_launcher() -> None:
    table = Table(Ann="seer +plus_thrower", Bob="joke", Cat="sniper", Dan="seeker", deck="charge trust spam")
    table.play("Ann", "plus_thrower", "Bob").tell("Bob", "joke", "charge")
    assert table.hand("Bob") == ["trust", "spam"]
    table = Table(Ann="^joke", Bob="sniper", Cat="seer", Dan="seeker")
    table.act("Ann", "arm", "rocket", "Bob", "Cat")
    assert table.weapons("Ann") == {"rocket": "Bob Cat"}


def test_brainless_bot_opens_a_card_of_one_a_role_of_another_and_may_hurt_a_third() -> None:
    table = Table(Ann="seer +plus_thrower", Bob="brainless_bot", Cat="collector", Dan="executor")
    table.play("Ann", "plus_thrower", "Bob").tell("Bob", "brainless-loyalty", ("Ann", "right"))
    assert table.options("Bob", "brainless-role") == ["Cat", "Dan"]
    table.tell("Bob", "brainless-role", ("Cat",))
    assert table.options("Bob", "brainless-damage") == ["no", "Dan"]
    table.tell("Bob", "brainless-damage", "Dan")
    assert (table.up("Ann"), table.up("Cat"), table.lives()) == (["right"], ["role"], [2, 2, 2, 1])


def test_brainless_bot_skips_what_cannot_be_done_and_need_not_hurt() -> None:
    table = Table(
        Ann="^seer ^human/^human +plus_thrower",
        Bob="brainless_bot",
        Cat="^sniper ^machine/^machine",
        Dan="^mole ^human/^machine",
    )
    table.play("Ann", "plus_thrower", "Bob").tell("Bob", "brainless-damage", "no")
    assert table.lives() == [2, 2, 2, 2]


def test_firewall_makes_others_discard_and_forbids_rifle_and_laser_to_whoever_has_opened_it() -> None:
    """A68."""
    table = Table(Ann="seer +plus_thrower +charge", Bob="firewall +spyware", Cat="joke +trust", Dan="virus @rifle>Ann")
    table.play("Ann", "plus_thrower", "Bob")
    assert (table.hands(), table.weapons("Dan")) == ([1, 1, 0, 0], {"rifle": "Ann"})
    assert table.public("banned") == (("laser", "rifle"), (), (), ())
    assert table.options("Ann", "turn", "arm") == ["pistol"]


def test_firewall_forbids_the_rifle_wherever_it_could_come_from() -> None:
    """A68: from the centre, from another by a program, and as a weapon that another has dropped."""
    players = {"Bob": "firewall", "Cat": "joke @rifle>Dan", "Dan": "virus", "Eve": "thief"}
    table = Table(Ann="seer +plus_thrower +recognition_bug +armor_bot =menyatut_net", **players)
    table.play("Ann", "plus_thrower", "Bob")
    assert table.options("Ann", "turn", "arm") == ["pistol"]
    assert (table.options("Ann", "turn"), table.options("Ann", "play")) == (
        ["end", "arm", "peek", "draw"],
        ["armor_bot"],
    )
    table.play("Ann", "armor_bot", "Cat", "rifle")
    assert (table.weapons("Ann"), table.waiting()) == ({}, {"Ann": "turn"})


def test_firewall_makes_a_rifle_that_was_swapped_to_whoever_has_opened_it_fall() -> None:
    table = Table(
        Ann="seer +plus_thrower +file_sharing @pistol>Dan", Bob="firewall", Cat="sniper @rifle>Bob", Dan="virus"
    )
    table.play("Ann", "plus_thrower", "Bob").play("Ann", "file_sharing", "Ann", "Cat").tell("Cat", "aim", ("Dan",))
    assert (table.weapons("Ann"), table.weapons("Cat"), "rifle" in table.centre()) == ({}, {"pistol": "Dan"}, True)


def test_firewall_makes_a_shooter_drop_the_rifle_that_it_was_shot_at_with() -> None:
    """A68: the shooter has made it open."""
    table = Table(Ann="seer @rifle>Bob +backup", Bob="firewall", Cat="joke +trust", Dan="virus", Eve="thief")
    table.act("Ann", "shoot", "rifle").tell("Cat", "shot", ("pass",)).tell("Bob", "answer", ("reveal", "role"))
    assert (table.weapons("Ann"), table.hands()) == ({}, [1, 0, 0, 0, 0])


def test_firewall_makes_whoever_has_opened_it_drop_the_rifle_and_an_executor_leave_it() -> None:
    """A68."""
    table = Table(Ann="seer +plus_thrower @rifle>Dan", Bob="firewall", Cat="joke", Dan="virus")
    table.play("Ann", "plus_thrower", "Bob")
    assert table.weapons("Ann") == {}
    table = Table(Ann="^executor +plus_thrower", Bob="firewall", Cat="joke @rifle>Ann", Dan="virus")
    table.play("Ann", "plus_thrower", "Bob").act("Ann", "end").act("Bob", "end").act("Cat", "drop", "rifle")
    assert (table.asked("Ann"), table.centre().count("rifle")) == ([], 1)


def test_firewall_that_was_swapped_forbids_the_same_player_as_before() -> None:
    """A68."""
    table = Table(Ann="seer +plus_thrower +screenshot", Bob="firewall", Cat="joke", Dan="virus")
    table.play("Ann", "plus_thrower", "Bob").play("Ann", "screenshot", "Bob", "Cat")
    assert (table.roles("Cat"), table.public("banned")) == (["firewall"], (("laser", "rifle"), (), (), ()))


def test_firewall_opened_by_its_owner_forbids_nothing() -> None:
    """A68."""
    table = Table(Ann="firewall +plus_thrower", Bob="seer", Cat="joke", Dan="virus")
    table.play("Ann", "plus_thrower", "Ann")
    assert table.public("banned") == ((), (), (), ())


def test_mercenary_costs_somebody_two_lives_when_killed() -> None:
    table = Table(Ann="seer @rifle>Bob", Bob="mercenary", Cat="joke", Dan="seeker", Eve="sniper")
    table.act("Ann", "shoot", "rifle").tell("Bob", "answer", ("damage",))
    assert table.options("Bob", "mercenary") == ["Ann", "Cat", "Dan", "Eve"]
    table.tell("Bob", "mercenary", "Dan")
    assert (table.lives(), table.team("Bob")) == ([2, 0, 2, 0, 2], "machine")


def test_mercenary_kills_the_last_human_and_without_a_living_machine_the_match_goes_on() -> None:
    """A50."""
    table = Table(
        Ann="seer outcast/outcast @rifle>Bob", Bob="mercenary", Cat="thief outcast/outcast", Dan="seeker", Eve="mole"
    )
    table.act("Ann", "shoot", "rifle").tell("Bob", "answer", ("damage",)).tell("Bob", "mercenary", "Dan")
    assert (table.lives(), table.winners) == ([2, 0, 2, 0, 2], "")


def test_executor_takes_a_weapon_that_another_drops_if_unarmed() -> None:
    table = Table(Ann="seer @pistol>Cat", Bob="^executor", Cat="joke", Dan="virus")
    table.act("Ann", "drop", "pistol").tell("Bob", "executor", ("pistol", "Dan"))
    assert table.weapons("Bob") == {"pistol": "Dan"}
    table = Table(Ann="seer @pistol>Cat", Bob="^executor @rifle>Ann", Cat="joke", Dan="virus")
    assert table.act("Ann", "drop", "pistol").asked("Bob") == []


def test_executor_takes_the_rifle_that_was_dropped_though_another_one_lies_free() -> None:
    table = Table(Ann="seer @rifle>Cat", Bob="^executor", Cat="joke @rifle>Ann", Dan="virus", Eve="thief")
    table.act("Ann", "drop", "rifle").tell("Bob", "executor", ("no",))
    table.act("Ann", "end").act("Bob", "end").act("Cat", "drop", "rifle").tell("Bob", "executor", ("rifle", "Eve"))
    assert (table.weapons("Bob"), table.centre().count("rifle")) == ({"rifle": "Eve"}, 1)


def test_executor_does_not_react_to_a_weapon_of_the_dead() -> None:
    """A59."""
    table = Table(Ann="seer +guard_bot", Bob="^executor", Cat="joke 1 @pistol>Ann", Dan="seeker", Eve="sniper")
    table.play("Ann", "guard_bot", "Cat").tell("Bob", "executor-retrieve", "no")
    assert (table.weapons("Cat"), table.asked("Bob")) == ({}, [])


def test_executor_may_keep_a_program_that_another_has_used() -> None:
    """A60: not a cancelled one, but the rollback that has cancelled it."""
    table = Table(Ann="seer +charge", Bob="^executor", Cat="joke", Dan="virus")
    table.play("Ann", "charge", "Ann").tell("Bob", "executor-retrieve", "yes")
    assert (table.hand("Bob"), table.public("deck")) == (["charge"], 7)
    table = Table(Ann="seer +charge", Bob="^executor", Cat="joke +rollback", Dan="virus")
    table.play("Ann", "charge", "Ann").tell("Cat", "played", ("rollback",)).tell("Bob", "executor-retrieve", "yes")
    assert (table.hand("Bob"), table.asked("Bob")) == (["rollback"], [])


def test_executor_may_keep_a_program_that_does_nothing() -> None:
    """It has been played, and would go under the deck."""
    table = Table(Ann="seer +spam", Bob="^executor", Cat="joke", Dan="virus")
    table.play("Ann", "spam").tell("Bob", "executor-retrieve", "yes")
    assert (table.hand("Ann"), table.hand("Bob")) == ([], ["spam"])


def test_unit_010011012_may_take_two_weapons_at_two_targets_when_opened() -> None:
    """F-WPN8."""
    table = Table(Ann="seer +plus_thrower", Bob="unit_010011012", Cat="joke", Dan="virus")
    table.play("Ann", "plus_thrower", "Bob").tell("Bob", "unit_010011012", ("pistol", "Ann"))
    assert table.options("Bob", "unit_010011012", "rifle") == ["Cat", "Dan"]
    table.tell("Bob", "unit_010011012", ("rifle", "Cat"))
    assert table.weapons("Bob") == {"pistol": "Ann", "rifle": "Cat"}


def test_unit_010011012_takes_aims_and_fires_two_weapons_as_one_action() -> None:
    table = Table(Ann="^unit_010011012", Bob="seer", Cat="joke", Dan="virus human2/human")
    table.act("Ann", "arm", "pistol", "Bob")
    assert table.options("Ann", "turn") == ["end", "arm"]
    table.act("Ann", "arm", "rifle", "Cat")
    assert (table.weapons("Ann"), table.options("Ann", "turn")) == ({"pistol": "Bob", "rifle": "Cat"}, ["end"])
    table = Table(Ann="^unit_010011012 @pistol>Bob @rifle>Cat", Bob="seer", Cat="mole", Dan="virus", deck="")
    table.act("Ann", "shoot", "pistol").tell("Bob", "answer", ("damage",))
    assert table.options("Ann", "turn") == ["end", "shoot"]
    table.act("Ann", "shoot", "rifle").tell("Cat", "answer", ("reveal", "role"))
    assert (table.weapons("Ann"), table.lives()) == ({}, [2, 1, 2, 2])


def test_unit_010011012_with_one_weapon_takes_a_second_as_an_action() -> None:
    table = Table(Ann="^unit_010011012 @pistol>Bob", Bob="seer", Cat="joke", Dan="virus")
    table.act("Ann", "arm", "rifle", "Cat")
    assert table.weapons("Ann") == {"pistol": "Bob", "rifle": "Cat"}


def test_unit_010011012_that_has_taken_two_takes_no_third_in_the_same_turn() -> None:
    table = Table(Ann="^unit_010011012", Bob="seer +underground", Cat="joke", Dan="virus", Eve="thief", deck="")
    table.act("Ann", "arm", "pistol", "Bob").act("Ann", "arm", "rifle", "Cat").play(
        "Bob", "underground", "Ann", "rifle"
    )
    assert table.options("Ann", "turn") == ["end"]


def test_virus_exchanges_two_loyalty_cards_which_stay_as_they_lie() -> None:
    table = Table(Ann="seer human/^machine +plus_thrower", Bob="virus outcast/outcast", Cat="joke", Dan="sniper")
    table.play("Ann", "plus_thrower", "Bob").tell("Bob", "virus", ("Ann", "right"))
    assert "right" not in table.options("Bob", "virus-other", "Ann")
    table.tell("Bob", "virus-other", ("Bob", "left"))
    assert (table.loyalty("Ann"), table.loyalty("Bob")) == (["human", "outcast"], ["machine", "outcast"])
    assert (table.up("Ann"), table.up("Bob"), table.team("Bob")) == ([], ["role", "left"], "machine")


def test_sleeper_takes_the_role_of_somebody_dead_or_hides() -> None:
    """§1.10.4: whoever is dead cannot be touched otherwise."""
    table = Table(Ann="seer +plus_thrower", Bob="sleeper", Cat="fixer 0", Dan="virus")
    table.play("Ann", "plus_thrower", "Bob").tell("Bob", "sleeper", "Cat")
    assert (table.roles("Bob"), table.roles("Cat"), table.hands()) == (["fixer"], ["sleeper"], [0, 1, 0, 0])
    table = Table(Ann="seer +plus_thrower", Bob="sleeper", Cat="fixer 0", Dan="virus")
    table.play("Ann", "plus_thrower", "Bob").tell("Bob", "sleeper", "no")
    assert table.up("Bob") == []


def test_sleeper_hides_at_once_if_nobody_is_dead() -> None:
    table = Table(Ann="seer +plus_thrower", Bob="sleeper", Cat="fixer", Dan="virus")
    table.play("Ann", "plus_thrower", "Bob")
    assert (table.waiting(), table.up("Bob")) == ({"Ann": "turn"}, [])


def test_sleeper_has_an_invisible_that_may_hide_at_once() -> None:
    """A74."""
    table = Table(Ann="seer +plus_thrower", Bob="sleeper ^human/^machine", Cat="invisible 0", Dan="virus")
    table.play("Ann", "plus_thrower", "Bob").tell("Bob", "sleeper", "Cat").tell("Bob", "invisible", ("role", "left"))
    assert (table.roles("Bob"), table.up("Bob")) == (["invisible"], ["right"])


def test_machine_leader_a_opens_the_loyalty_cards_of_all_others() -> None:
    table = Table(
        Ann="seer +plus_thrower", Bob="machine_leader_a&machine_leader_b", Cat="joke", Dan="virus ^human/human"
    )
    table.play("Ann", "plus_thrower", "Bob", "role")
    assert [table.up(name) for name in table.names] == [
        ["left", "right"],
        ["role"],
        ["left", "right"],
        ["left", "right"],
    ]


def test_machine_leader_b_opens_the_roles_of_all_others_who_then_do_what_they_do() -> None:
    table = Table(
        Ann="collector +plus_thrower",
        Bob="machine_leader_a&machine_leader_b",
        Cat="fixer",
        Dan="homeless 0",
        deck="spam",
    )
    table.play("Ann", "plus_thrower", "Bob", "second")
    assert [table.up(name) for name in ["Ann", "Bob", "Cat"]] == [["role"], ["second"], ["role"]]
    assert table.hands() == [0, 0, 0, 0], "a dead Homeless lies open: nobody draws"


@pytest.mark.parametrize(("leader", "weapon"), [("machine_leader_a", "laser"), ("machine_leader_b", "rocket")])
def test_machine_leader_a_takes_the_laser_and_machine_leader_b_the_rocket_launcher(leader: str, weapon: str) -> None:
    other = {"machine_leader_a": "machine_leader_b", "machine_leader_b": "machine_leader_a"}[leader]
    table = Table(Ann=f"^{leader}&{other}", Bob="seer", Cat="joke", Dan="virus")
    assert table.options("Ann", "turn", "arm") == ["pistol", "rifle", weapon]


@pytest.mark.parametrize(("leader", "weapon"), [("human_leader_a", "laser"), ("human_leader_b", "rocket")])
def test_human_leader_a_takes_the_laser_and_human_leader_b_the_rocket_launcher(leader: str, weapon: str) -> None:
    other = {"human_leader_a": "human_leader_b", "human_leader_b": "human_leader_a"}[leader]
    table = Table(Ann=f"^{leader}&{other}", Bob="seer", Cat="joke", Dan="virus")
    assert table.options("Ann", "turn", "arm") == ["pistol", "rifle", weapon]


def test_human_leader_a_makes_all_others_drop_their_weapons() -> None:
    table = Table(
        Ann="seer +plus_thrower @pistol>Bob", Bob="human_leader_a&human_leader_b @rifle>Ann", Cat="joke", Dan="virus"
    )
    table.play("Ann", "plus_thrower", "Bob", "role")
    assert (table.weapons("Ann"), table.weapons("Bob")) == ({}, {"rifle": "Ann"})


def test_human_leader_b_heals_up_to_three() -> None:
    table = Table(Ann="seer +plus_thrower 1", Bob="human_leader_a&human_leader_b 1", Cat="joke 1", Dan="virus 1")
    table.play("Ann", "plus_thrower", "Bob", "second").tell("Bob", "human_leader_b", ("Ann", "Bob", "Dan"))
    assert table.lives() == [2, 2, 1, 2]
