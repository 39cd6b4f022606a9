"""Programs by which cards are looked at, turned, and change places: each by its name."""

from __future__ import annotations

from itertools import islice
from typing import Any

from .table import Table


def test_trust_shows_role_and_loyalty_to_one_player_alone() -> None:
    table = Table(Ann="sniper human/machine +trust", Bob="joke", Cat="seer", Dan="thief")
    table.play("Ann", "trust", "Cat")
    assert table.notes("Cat") == [("Ann", "role", "sniper"), ("Ann", "left", "human"), ("Ann", "right", "machine")]
    assert table.notes("Bob") == []
    assert table.up("Ann") == []
    assert table.game.deck[-1] not in table.game.hands[0], "a used program goes under the deck"


def test_trust_is_not_for_oneself_nor_for_the_dead() -> None:
    table = Table(Ann="sniper +trust", Bob="joke 0", Cat="seer", Dan="thief")
    assert table.options("Ann", "play", "trust") == ["Cat", "Dan"]


def test_selfie_gun_peeks_at_a_loyalty_card_of_every_other_armed_player() -> None:
    table = Table(
        Ann="seer +selfie_gun @pistol>Bob",
        Bob="joke human/machine @rifle>Ann",
        Cat="sniper",
        Dan="virus ^human/machine @rifle>Ann",
        Eve="thief",
    )
    table.play("Ann", "selfie_gun")
    assert table.options("Ann", "selfie_gun") == ["left", "right"]
    table.tell("Ann", "selfie_gun", "right").tell("Ann", "selfie_gun", "right")
    assert table.notes("Ann") == [("Bob", "right", "machine"), ("Dan", "right", "machine")]


def test_selfie_gun_needs_another_armed_player_with_a_closed_loyalty_card() -> None:
    table = Table(Ann="seer +selfie_gun @pistol>Bob", Bob="joke ^human/^machine @rifle>Ann", Cat="sniper", Dan="virus")
    table.refused("Ann", "play", "selfie_gun")


def test_adventurer_bot_peeks_at_the_roles_of_the_armed_and_of_a_leader_at_one_card() -> None:
    """A43, A64."""
    table = Table(
        Ann="seer +adventurer_bot", Bob="joke @rifle>Ann", Cat="human_leader_a&human_leader_b @pistol>Ann", Dan="thief",
    )  # fmt: skip
    table.play("Ann", "adventurer_bot").tell("Ann", "adventurer_bot", "second")
    assert table.notes("Ann") == [("Bob", "role", "joke"), ("Cat", "second", "human_leader_b")]
    assert table.public("spent") == ""


def test_adventurer_bot_is_played_in_ones_own_turn_alone() -> None:
    table = Table(Ann="seer @pistol>Bob", Bob="joke @rifle>Ann +adventurer_bot", Cat="sniper", Dan="thief")
    assert table.options("Bob", "play") == []


def test_virtual_console_peeks_at_a_role_and_draws() -> None:
    """A43: closed loyalty cards do not matter to an effect."""
    table = Table(Ann="seer +virtual_console", Bob="joke", Cat="^sniper", Dan="thief")
    assert table.options("Ann", "play", "virtual_console") == ["Bob", "Dan"]
    table.play("Ann", "virtual_console", "Bob")
    assert (table.saw("Ann"), table.hand("Ann")) == (["joke"], ["spam"])


def test_fog_of_war_off_tells_one_player_who_is_of_a_team() -> None:
    """A47: engine answers are always true."""
    table = Table(
        Ann="sniper human/human +fog_of_war_off", Bob="joke machine/machine", Cat="seer", Dan="virus human/human"
    )
    table.play("Ann", "fog_of_war_off", "machine")
    assert table.heard("Ann", "listed") == [{"team": "machine", "seats": "Bob Dan"}]
    assert table.heard("Bob", "listed") == []


def test_echo_off_answers_truly_before_all_and_pays_for_a_right_guess() -> None:
    """A47."""
    table = Table(Ann="sniper human/human +echo_off", Bob="joke machine/machine", Cat="seer", Dan="thief")
    table.play("Ann", "echo_off", "Bob", "machine")
    assert table.heard(None, "answered") == [{"seat": "Ann", "target": "Bob", "team": "machine", "right": True}]
    table.tell("Ann", "give", "spam")
    assert (table.hand("Ann"), table.hand("Bob")) == (["spam", "spam"], ["spam"])


def test_echo_off_gives_away_one_of_the_three_that_were_drawn() -> None:
    table = Table(
        Ann="sniper human/human +echo_off +charge",
        Bob="joke machine/machine",
        Cat="seer",
        Dan="thief",
        deck="trust spam spyware",
    )
    table.play("Ann", "echo_off", "Bob", "machine")
    assert table.options("Ann", "give") == ["spyware", "trust", "spam"]


def test_echo_off_pays_nothing_for_a_wrong_guess() -> None:
    table = Table(Ann="sniper human/human +echo_off", Bob="joke machine/machine", Cat="seer", Dan="thief")
    table.play("Ann", "echo_off", "Bob", "human")
    assert (table.heard("Cat", "answered")[0]["right"], table.hands()) == (False, [0, 0, 0, 0])


def test_echo_off_is_not_for_somebody_whose_cards_all_lie_open() -> None:
    table = Table(Ann="sniper +echo_off", Bob="^executor ^machine/^machine", Cat="seer", Dan="thief")
    assert table.options("Ann", "play", "echo_off") == ["Cat", "Dan"]


def test_defragmentation_hides_both_loyalty_cards_and_nobody_else_knows_whether_they_were_exchanged() -> None:
    for answer, after in (("keep", ["machine", "outcast"]), ("exchange", ["outcast", "machine"])):
        table = Table(Ann="sniper", Bob="joke ^machine/^outcast +defragmentation", Cat="thief", Dan="seer")
        table.play("Bob", "defragmentation").tell("Bob", "defragmentation", answer)
        assert (table.up("Bob"), table.loyalty("Bob"), table.turn) == ([], after, "Ann")
        assert table.notes("Ann") == []


def test_spyware_opens_a_loyalty_card_of_each_of_two_players() -> None:
    table = Table(Ann="sniper", Bob="joke +spyware", Cat="thief ^human/human", Dan="seer")
    assert "left" not in table.options("Bob", "play", "spyware", "Cat")
    assert table.options("Bob", "play", "spyware", "Cat", "right") == ["Ann", "Bob", "Dan"]
    table.play("Bob", "spyware", "Cat", "right", "Dan", "left")
    assert (table.up("Cat"), table.up("Dan")) == (["left", "right"], ["left"])


def test_plus_thrower_turns_any_role_over() -> None:
    table = Table(Ann="sniper +plus_thrower", Bob="^executor", Cat="^thief 0", Dan="seer")
    assert table.options("Ann", "play", "plus_thrower") == ["Ann", "Bob", "Dan"]
    table.play("Ann", "plus_thrower", "Bob")
    assert table.up("Bob") == []


def test_plus_thrower_turns_one_card_of_a_leader() -> None:
    """A64: the user of the effect chooses which."""
    table = Table(Ann="sniper +plus_thrower", Bob="^machine_leader_a&machine_leader_b", Cat="thief", Dan="seer")
    table.play("Ann", "plus_thrower", "Bob", "role")
    assert table.up("Bob") == []


def test_old_firewall_hides_a_role_and_draws() -> None:
    table = Table(Ann="sniper +old_firewall", Bob="^executor", Cat="^collector 0", Dan="seer")
    assert table.options("Ann", "play", "old_firewall") == ["Bob"]
    table.play("Ann", "old_firewall", "Bob").tell("Ann", "turn", ("end",))
    assert (table.up("Bob"), table.hand("Ann")) == ([], ["spam"])


def test_switch_channel_hides_one_role_and_reveals_another() -> None:
    table = Table(Ann="sniper +switch_channel", Bob="^homeless", Cat="joke", Dan="seer")
    table.refused("Ann", "play", "switch_channel", "Bob", "Bob")
    table.play("Ann", "switch_channel", "Bob", "Cat").tell("Cat", "joke", "spam")
    assert (table.up("Bob"), table.up("Cat"), table.hands()) == ([], ["role"], [0, 0, 2, 0])


def test_switch_channel_hides_and_reveals_the_card_of_a_leader_that_can_be() -> None:
    """A64."""
    players = {"Bob": "machine_leader_a&^machine_leader_b", "Cat": "^human_leader_a&human_leader_b", "Dan": "seer"}
    table = Table(Ann="sniper +switch_channel", **players)
    table.play("Ann", "switch_channel", "Bob", "Cat").tell("Cat", "human_leader_b", ())
    assert (table.up("Bob"), table.up("Cat")) == ([], ["role", "second"])


def test_server_down_hides_up_to_three_roles() -> None:
    table = Table(Ann="^sniper +server_down", Bob="^homeless", Cat="^collector", Dan="^executor")
    table.play("Ann", "server_down", "Bob", "role", "Dan", "role", "enough")
    assert [table.up(name) for name in table.names] == [["role"], [], ["role"], []]


def test_hilbert_effect_turns_all_roles_over_and_those_that_are_up_now_do_what_they_do() -> None:
    """§1.9: clockwise from whoever plays it."""
    table = Table(Ann="^homeless +hilbert_effect", Bob="joke", Cat="^collector", Dan="fixer", Eve="virus 0")
    table.play("Ann", "hilbert_effect").tell("Bob", "joke", "spam")
    assert [table.up(name) for name in ["Ann", "Bob", "Cat", "Dan"]] == [[], ["role"], [], ["role"]]
    assert table.hands() == [0, 2, 0, 1, 0]


def test_hilbert_effect_begins_with_whoever_plays_it() -> None:
    table = Table(Ann="joke", Bob="^homeless", Cat="^collector +hilbert_effect", Dan="seer", begins="Cat")
    table.play("Cat", "hilbert_effect")
    assert table.waiting() == {"Dan": "seer-loyalty"}


def test_screenshot_exchanges_roles_whole_and_sets_nothing_off() -> None:
    """A26, F-PRG3: a leader's cards stay together."""
    table = Table(Ann="sniper +screenshot", Bob="^human_leader_a&human_leader_b", Cat="joke", Dan="seer")
    table.play("Ann", "screenshot", "Bob", "Cat")
    assert table.roles("Bob") == ["joke"]
    assert table.roles("Cat") == ["human_leader_a", "human_leader_b"]
    assert (table.up("Bob"), table.up("Cat")) == ([], ["role"])


def test_screenshot_needs_two_different_players_who_live() -> None:
    table = Table(Ann="sniper +screenshot", Bob="joke 0", Cat="thief", Dan="seer")
    assert table.options("Ann", "play", "screenshot") == ["Ann", "Cat", "Dan"]
    assert table.options("Ann", "play", "screenshot", "Cat") == ["Ann", "Dan"]


def test_orellana_effect_mixes_the_loyalty_cards_of_two_or_three_and_nobody_can_follow_them() -> None:
    table = Table(
        Ann="sniper human/human +orellana_effect", Bob="joke ^machine/machine", Cat="thief", Dan="seer outcast2/human2"
    )
    assert "enough" not in table.options("Ann", "play", "orellana_effect", "Bob")
    table.play("Ann", "orellana_effect", "Bob", "Dan", "enough")
    assert sorted(table.loyalty("Bob") + table.loyalty("Dan")) == ["human_x2", "machine", "machine", "outcast_x2"]
    assert (table.up("Bob"), table.up("Dan")) == ([], [])
    assert table.loyalty("Ann") == ["human", "human"]


def test_loyalty_inversion_swaps_humans_and_machines_on_loyalty_alone() -> None:
    """F-PRG7: roles stay, hidden programs turn."""
    table = Table(
        Ann="sniper human/human +loyalty_inversion",
        Bob="joke human/outcast +prog_loyalty_human",
        Cat="thief machine/machine",
        Dan="seer outcast/outcast",
    )
    assert [table.team(name) for name in table.names] == ["human", "human", "machine", "outcast"]
    table.play("Ann", "loyalty_inversion")
    assert [table.team(name) for name in table.names] == ["machine", "machine", "human", "outcast"]
    assert table.public("inverted") is True


def test_leader_humans_is_for_a_human_who_gets_two_cards_face_down() -> None:
    """A25, F-PRG2: the team counts, not the role."""
    table = Table(Ann="joke human2/outcast +leader_humans 1", Bob="virus", Cat="thief", Dan="seer")
    assert table.team("Ann") == "human"
    table.play("Ann", "leader_humans")
    assert sorted(table.roles("Ann")) == ["human_leader_a", "human_leader_b"]
    assert (table.up("Ann"), table.lives()[0], table.team("Ann")) == ([], 1, "human")


def test_leader_humans_tells_everybody_that_its_player_is_a_human_even_if_it_is_countered() -> None:
    """A25: it could not have been played otherwise."""
    players = {"Bob": "virus", "Cat": "thief +rollback", "Dan": "seer"}
    table = Table(Ann="joke human2/outcast +leader_humans", **players)
    table.play("Ann", "leader_humans").tell("Cat", "played", ("rollback",))
    assert table.roles("Ann") == ["joke"]
    worlds: list[Any] = [world.game for world in islice(table.match.worlds(3, "countered"), 40)]
    assert {world.team(0) for world in worlds} == {"human"}
    assert len({world.face[world.role[0][0]] for world in worlds}) > 1


def test_leader_humans_is_not_for_another_team_and_leader_machines_neither() -> None:
    """A25."""
    table = Table(Ann="joke human/outcast +leader_humans +leader_machines", Bob="virus", Cat="thief", Dan="seer")
    assert (table.team("Ann"), table.options("Ann", "play")) == ("outcast", [])


def test_leader_machines_makes_a_leader_who_is_always_a_machine() -> None:
    table = Table(Ann="sniper machine2/outcast +leader_machines", Bob="virus", Cat="thief", Dan="seer")
    table.play("Ann", "leader_machines")
    assert sorted(table.roles("Ann")) == ["machine_leader_a", "machine_leader_b"]
    assert table.team("Ann") == "machine"


def test_a_leader_does_not_become_one_again_nor_does_a_second_player() -> None:
    """A25."""
    table = Table(
        Ann="machine_leader_a&machine_leader_b machine/machine +leader_machines", Bob="virus", Cat="thief", Dan="seer"
    )
    assert table.options("Ann", "play") == []
    table = Table(
        Ann="joke machine/machine +leader_machines", Bob="machine_leader_a&machine_leader_b", Cat="thief", Dan="seer"
    )
    assert table.options("Ann", "play") == []
