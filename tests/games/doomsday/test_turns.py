"""The turn, weapons and shots, windows, and any-time programs in the turn of another."""

from __future__ import annotations

import pytest

from lichina.kernel import IllegalAnswer

from .table import Table


def test_unarmed_at_the_start_of_the_turn_one_peeks_arms_or_draws() -> None:
    """§1.6."""
    table = Table(Ann="seer", Bob="joke", Cat="sniper", Dan="virus")
    assert table.options("Ann", "turn") == ["end", "arm", "peek", "draw"]
    assert table.options("Ann", "turn", "arm") == ["pistol", "rifle"]
    assert table.options("Ann", "turn", "peek", "Bob") == ["left", "right"]


def test_a_role_may_be_peeked_at_if_both_loyalty_cards_are_open() -> None:
    table = Table(Ann="seer", Bob="joke ^human/^machine", Cat="^sniper ^human/^machine", Dan="virus ^human/machine")
    assert table.options("Ann", "turn", "peek") == ["Bob", "Dan"]
    assert table.options("Ann", "turn", "peek", "Bob") == ["role"]
    assert table.options("Ann", "turn", "peek", "Dan") == ["right"]


def test_without_may_pass_something_must_be_done_if_it_can_be() -> None:
    table = Table(Ann="seer", Bob="joke", Cat="sniper", Dan="virus", may_pass=False)
    assert table.options("Ann", "turn") == ["arm", "peek", "draw"]
    assert table.act("Ann", "draw").options("Ann", "turn") == ["end"]


def test_a_weapon_got_in_ones_own_turn_before_the_action_is_not_fired_and_another_not_taken() -> None:
    """A19."""
    table = Table(Ann="seer +armor_bot", Bob="joke @rifle>Ann", Cat="sniper", Dan="virus")
    table.play("Ann", "armor_bot", "Bob", "rifle").tell("Ann", "armor_bot", ("rifle", "Cat"))
    assert table.options("Ann", "turn") == ["end", "peek", "draw"]


def test_a_weapon_lost_in_ones_own_turn_before_the_action_leaves_what_the_unarmed_do() -> None:
    """A20."""
    table = Table(Ann="seer @rifle>Bob", Bob="joke +underground", Cat="sniper", Dan="virus")
    table.play("Bob", "underground", "Ann", "rifle")
    assert table.options("Ann", "turn") == ["end", "arm", "peek", "draw"]


def test_a_shot_whose_weapon_is_lost_is_no_action_and_the_same_weapon_may_be_taken_again() -> None:
    """A13, A56."""
    table = Table(Ann="seer @rifle>Bob", Bob="joke +underground", Cat="sniper", Dan="virus", deck="")
    table.act("Ann", "shoot", "rifle").tell("Bob", "shot", ("underground", "Ann", "rifle"))
    assert table.options("Ann", "turn") == ["end", "arm", "peek", "draw"]
    table.act("Ann", "arm", "rifle", "Bob")
    assert (table.weapons("Ann"), table.options("Ann", "turn")) == ({"rifle": "Bob"}, ["end"])


def test_the_sidekick_cannot_be_answered_when_it_heals() -> None:
    """A51."""
    table = Table(Ann="seer @sidekick>Bob", Bob="joke 1", Cat="sniper", Dan="virus", Eve="thief", Fay="mole")
    table.act("Ann", "shoot", "sidekick", "heal")
    assert (table.lives()[1], table.waiting()) == (2, {"Ann": "turn"})


@pytest.mark.parametrize(("text", "sidekick", "laser"), [("rulebook", "role", "left"), ("cards", "left", "role")])
def test_weapon_text_says_with_what_sidekick_and_laser_are_answered(text: str, sidekick: str, laser: str) -> None:
    """A5."""
    table = Table(
        Ann="seer @sidekick>Bob", Bob="mole", Cat="sniper", Dan="virus", Eve="thief", Fay="joke", weapon_text=text
    )
    table.act("Ann", "shoot", "sidekick", "hurt")
    assert table.options("Bob", "answer", "reveal")[0] == sidekick
    table = Table(Ann="^sniper @laser", Bob="mole", Cat="seer", Dan="virus", weapon_text=text)
    table.act("Ann", "shoot", "laser", "Bob")
    assert table.options("Bob", "answer", "reveal")[0] == laser


def test_a_rocket_launcher_is_aimed_at_two_neighbours_on_the_side_without_its_holder() -> None:
    """A16, A54."""
    table = Table(Ann="^joke", Bob="seer", Cat="sniper", Dan="virus 0")
    assert table.options("Ann", "turn", "arm", "rocket") == ["Bob"]
    assert table.options("Ann", "turn", "arm", "rocket", "Bob") == ["Cat"]


def test_an_announced_shot_goes_where_the_weapon_is_aimed_by_then_and_a_sidekick_still_heals() -> None:
    """A14."""
    table = Table(
        Ann="seer @sidekick>Bob",
        Bob="joke 1 +new_coordinates",
        Cat="sniper 1",
        Dan="virus",
        Eve="thief",
        Fay="mole",
        deck="",
    )
    table.act("Ann", "shoot", "sidekick", "heal").tell("Bob", "shot", ("new_coordinates", "Ann", "sidekick", "Cat"))
    assert table.lives() == [2, 1, 2, 2, 2, 2]


def test_of_two_targets_each_chooses_and_a_role_does_what_it_does_before_the_next() -> None:
    """A21."""
    table = Table(Ann="^joke @rocket>Bob,Cat", Bob="seer ^human/^machine", Cat="mole", Dan="virus", deck="")
    table.act("Ann", "shoot", "rocket")
    assert (table.waiting(), table.options("Bob", "answer")) == ({"Bob": "answer"}, ["damage"])
    table.tell("Bob", "answer", ("damage",)).tell("Cat", "answer", ("reveal", "left"))
    assert (table.lives(), table.up("Cat")) == ([2, 1, 2, 2], ["left"])


def test_a_shooter_who_has_lost_the_weapon_meanwhile_does_not_draw() -> None:
    """A21, A40: and a locked weapon goes back locked."""
    table = Table(
        Ann="^joke @rocket>Bob,Cat", Bob="human_leader_a&human_leader_b ^human/^machine", Cat="mole", Dan="virus"
    )
    table.act("Ann", "shoot", "rocket").tell("Bob", "answer", ("damage",)).tell("Cat", "answer", ("damage",))
    assert table.hands()[0] == 1
    table = Table(Ann="seer @rifle>Bob", Bob="human_leader_a&human_leader_b", Cat="mole", Dan="virus")
    table.act("Ann", "shoot", "rifle").tell("Bob", "answer", ("reveal", "role"))
    assert (table.weapons("Ann"), table.hands()[0]) == ({}, 0)


def test_a_second_shot_that_does_not_come_off_gives_no_new_action() -> None:
    """A73: the first shot was the action."""
    table = Table(
        Ann="^unit_010011012 @pistol>Bob @rifle>Cat", Bob="seer", Cat="mole +underground", Dan="virus", deck=""
    )
    table.act("Ann", "shoot", "pistol").tell("Cat", "shot", ("pass",)).tell("Bob", "answer", ("damage",))
    table.act("Ann", "shoot", "rifle").tell("Cat", "shot", ("underground", "Ann", "rifle"))
    assert (table.weapons("Ann"), table.options("Ann", "turn")) == ({}, ["end"])


def test_after_a_first_shot_that_did_not_come_off_the_second_weapon_is_not_fired() -> None:
    """A13."""
    table = Table(
        Ann="^unit_010011012 @pistol>Bob @rifle>Cat", Bob="seer", Cat="mole +underground", Dan="virus", deck=""
    )
    table.act("Ann", "shoot", "pistol").tell("Cat", "shot", ("underground", "Ann", "pistol"))
    assert table.options("Ann", "turn") == ["end", "arm", "peek", "draw"]


def test_a_shooter_whose_named_target_is_dead_before_the_shot_names_another() -> None:
    """A72: as others aim anew; whoever is dead is not shot."""
    table = Table(
        Ann="^sniper @laser", Bob="seer 1", Cat="mole +working_virus", Dan="virus", Eve="thief", Fay="fixer", deck=""
    )
    table.act("Ann", "shoot", "laser", "Bob").tell("Cat", "shot", ("working_virus",))
    assert table.options("Ann", "aim") == ["Cat", "Dan", "Eve", "Fay"]
    table.tell("Ann", "aim", ("Dan",)).tell("Dan", "answer", ("damage",))
    assert (table.lives(), table.weapons("Ann")) == ([1, 0, 2, 0, 1, 1], {})


def test_two_weapons_whose_targets_are_killed_at_once_are_aimed_apart() -> None:
    """F-WPN8."""
    table = Table(
        Ann="^unit_010011012 @pistol>Bob @rifle>Cat",
        Bob="seer 1",
        Cat="mole 1",
        Dan="virus +working_virus",
        Eve="thief",
        Fay="fixer",
        deck="",
    )
    table.play("Dan", "working_virus").tell("Ann", "aim", ("Eve",))
    assert table.options("Ann", "aim") == ["Dan", "Fay"]
    table.tell("Ann", "aim", ("Dan",))
    assert table.weapons("Ann") == {"pistol": "Eve", "rifle": "Dan"}


def test_whoever_may_not_hold_two_weapons_any_more_drops_one_of_them() -> None:
    """A71: the role was hidden."""
    table = Table(
        Ann="^unit_010011012 @rifle>Dan @pistol>Cat", Bob="seer +plus_thrower", Cat="sniper", Dan="virus", Eve="thief"
    )
    table.play("Bob", "plus_thrower", "Ann")
    assert table.options("Ann", "lay-down") == ["pistol", "rifle"]
    table.tell("Ann", "lay-down", "pistol")
    assert (table.weapons("Ann"), table.waiting()) == ({"rifle": "Dan"}, {"Ann": "turn"})


def test_with_one_other_player_left_one_of_two_weapons_is_kept_and_aimed() -> None:
    """A71, F-WPN8: the holder chooses which."""
    table = Table(
        Ann="^unit_010011012 outcast/outcast @rifle>Bob @pistol>Cat",
        Bob="^seer 1",
        Cat="thief outcast/outcast +guard_bot",
        Dan="virus 0",
        begins="Cat",
    )
    table.play("Cat", "guard_bot", "Bob").tell("Ann", "lay-down", "pistol")
    assert table.waiting() == {"Ann": "aim"}
    table.tell("Ann", "aim", ("Cat",))
    assert table.weapons("Ann") == {"rifle": "Cat"}


def test_with_one_other_player_left_no_second_weapon_is_taken() -> None:
    """F-WPN8."""
    table = Table(
        Ann="^unit_010011012 outcast/outcast", Bob="thief outcast/outcast", Cat="virus 0", Dan="sniper 0", deck=""
    )
    table.act("Ann", "arm", "pistol", "Bob")
    assert table.options("Ann", "turn") == ["end"]


def test_somebody_killed_in_their_own_turn_discards_nothing() -> None:
    """A23: the programs of the dead lie still."""
    hand = "+prog_loyalty_human +prog_loyalty_machine +leader_humans"
    table = Table(Ann=f"seer @rifle>Bob {hand}", Bob="mercenary", Cat="joke", Dan="seeker", Eve="sniper")
    table.act("Ann", "shoot", "rifle").tell("Bob", "answer", ("damage",)).tell("Bob", "mercenary", "Ann")
    assert (table.hands()[0], table.turn, table.asked("Ann")) == (3, "Cat", [])


def test_a_death_starts_the_count_of_quiet_rounds_anew() -> None:
    """A69."""
    players = {"Bob": "^executor @rifle>Ann", "Cat": "sniper", "Dan": "virus", "Eve": "seeker"}
    table = Table(Ann="seer", stalemate_rounds=1, begins="Cat", **players)
    for name in ("Cat", "Dan", "Eve", "Ann"):
        table.act(name, "end")
    table.act("Bob", "shoot", "rifle").tell("Ann", "answer", ("damage",)).act("Bob", "end")
    for name in ("Cat", "Dan"):
        table.act(name, "end")
    ends = [table.match.outcome]
    table.act("Eve", "end")
    ends.append(table.match.outcome)
    assert [end and end.reason for end in ends] == [None, "stalemate"]


def test_of_two_targets_the_first_clockwise_from_the_shooter_chooses_first() -> None:
    """F-PRG4."""
    table = Table(Ann="seer", Bob="mole", Cat="sniper", Dan="^joke @rocket>Eve,Ann", Eve="virus", begins="Dan")
    table.act("Dan", "shoot", "rocket")
    assert table.waiting() == {"Eve": "answer"}


def test_a_shooter_who_has_died_of_the_shot_drops_nothing() -> None:
    """A21, A59: the weapon goes back to the centre, and the Executor cannot have it."""
    players = {"Cat": "^executor", "Dan": "seeker", "Eve": "thief", "Fay": "virus"}
    table = Table(Ann="seer 1 ^human/^machine @sidekick>Bob", Bob="brainless_bot", **players)
    table.act("Ann", "shoot", "sidekick", "hurt").tell("Bob", "answer", ("reveal", "role"))
    table.tell("Bob", "brainless-loyalty", ("Cat", "left")).tell("Bob", "brainless-role", ("Dan",))
    table.tell("Dan", "seeker", ("Eve", "right")).tell("Bob", "brainless-damage", "Ann")
    assert (table.lives()[0], "sidekick" in table.centre(), table.asked("Cat")) == (0, True, [])


def test_the_window_of_a_shot_opens_again_after_each_program() -> None:
    """A12."""
    table = Table(Ann="seer @pistol>Bob 1", Bob="joke +charge +spam", Cat="sniper", Dan="virus")
    table.act("Ann", "shoot", "pistol").tell("Bob", "shot", ("charge", "Ann"))
    assert (table.lives()[0], table.options("Bob", "shot")) == (2, ["pass", "spam"])


def test_programs_in_the_window_of_a_shot_come_clockwise_from_whose_turn_it_is() -> None:
    """A12."""
    players = {"Bob": "joke", "Cat": "sniper @pistol>Bob", "Dan": "virus +spam"}
    table = Table(Ann="seer +charge", begins="Cat", **players)
    table.act("Cat", "shoot", "pistol").tell("Ann", "shot", ("charge", "Ann")).tell("Dan", "shot", ("spam",))
    assert [played["card"] for played in table.heard(None, "played")] == ["spam"]


# --- at any time ------------------------------------------------------------------------------------------------------


def test_a_question_survives_a_program_that_was_played_countered_and_countered_again() -> None:
    """A11: with its number, and with the time that was left of it."""
    table = Table(Ann="seer", Bob="joke +charge +rollback", Cat="sniper +rollback 1", Dan="virus", window=4)
    (ask,) = table.match.asks
    number = ask.number
    table.match.answer(1, ["charge", 2], "play", at=10)
    assert [one.key for one in table.match.asks] == ["played"] * 4
    table.match.answer(2, ["rollback"], at=11)
    table.match.lapse()
    table.match.answer(1, ["rollback"])
    table.match.lapse()
    assert table.lives()[2] == 2
    (ask,) = table.match.asks
    assert (ask.key, ask.number, table.match.deadline) == ("turn", number, 98.0)


def test_a_closed_window_a_foreign_ask_and_a_malformed_answer_are_refused_and_change_nothing() -> None:
    table = Table(Ann="seer", Bob="joke +charge", Cat="sniper +rollback", Dan="virus", window=4)
    table.match.answer(1, ["charge", 2], "play", at=10)
    number = table.question("Cat", "played").number
    table.match.lapse()
    before = [table.match.glimpse(seat) for seat in (None, 0, 1, 2, 3)]
    for seat, value, ask in [
        (2, ["rollback"], number),
        (1, ["end"], 1),
        (0, "end", None),
        (0, ["shoot", "rifle"], None),
        (2, ["charge", 2], "play"),
    ]:
        with pytest.raises(IllegalAnswer):
            table.match.answer(seat, value, ask)
    assert [table.match.glimpse(seat) for seat in (None, 0, 1, 2, 3)] == before


def test_everybody_is_asked_in_a_window_and_it_is_as_long_whoever_can_react() -> None:
    for hand in ("", "+rollback", "+defender"):
        table = Table(Ann="seer +trust", Bob="joke +spam", Cat=f"sniper {hand}", Dan="virus", window=7)
        table.play("Ann", "trust", "Bob")
        assert (table.waiting(), table.match.deadline) == (dict.fromkeys(("Ann", "Bob", "Cat", "Dan"), "played"), 7.0)


def test_all_see_what_a_window_answers_as_long_as_it_is_open() -> None:
    table = Table(Ann="seer @pistol>Bob", Bob="joke +spam", Cat="sniper", Dan="virus", window=7)
    seen = [table.public("announced")]
    table.act("Ann", "shoot", "pistol")
    for _ in range(2):
        seen.append(table.public("announced"))
        table.match.lapse()
    seen.append(table.public("announced"))
    assert seen == ["", "shot", "", "damage"]


def test_there_is_no_window_where_all_see_that_nobody_holds_a_program() -> None:
    table = Table(Ann="seer +trust", Bob="joke", Cat="sniper", Dan="virus +spam 0", window=7)
    table.play("Ann", "trust", "Bob")
    assert table.waiting() == {"Ann": "turn"}


def test_while_an_effect_is_carried_out_nothing_else_is_played() -> None:
    """§1.8."""
    table = Table(Ann="seer @pistol>Bob", Bob="joke", Cat="sniper +charge", Dan="virus")
    assert table.options("Cat", "play") == ["charge"]
    table.act("Ann", "shoot", "pistol").tell("Cat", "shot", ("pass",))
    assert (table.waiting(), table.options("Cat", "play")) == ({"Bob": "answer"}, [])


def test_a_turn_ends_when_its_player_is_killed_in_it_by_another() -> None:
    table = Table(Ann="seer 1", Bob="joke +working_virus", Cat="sniper", Dan="virus", Eve="seeker", deck="")
    table.play("Bob", "working_virus")
    assert (table.lives(), table.turn) == ([0, 2, 1, 1, 1], "Bob")


# --- the end of a turn ------------------------------------------------------------------------------------------------


def test_two_programs_are_kept_and_hidden_ones_go_last() -> None:
    """A9."""
    table = Table(Ann="seer +charge +spyware +trust +prog_loyalty_human", Bob="joke", Cat="sniper", Dan="virus")
    table.act("Ann", "end")
    assert table.options("Ann", "discard") == ["spyware", "trust", "charge"]
    table.tell("Ann", "discard", "charge").tell("Ann", "discard", "trust")
    assert (table.hand("Ann"), table.turn) == (["spyware", "prog_loyalty_human"], "Bob")


def test_a_program_may_still_be_played_before_the_hand_is_trimmed() -> None:
    """F-PRG1."""
    table = Table(Ann="seer +charge +spyware +virtual_console", Bob="joke", Cat="sniper", Dan="virus", deck="")
    table.act("Ann", "end").play("Ann", "virtual_console", "Bob")
    assert (table.hand("Ann"), table.turn) == (["spyware", "charge"], "Bob")


def test_more_than_two_hidden_programs_are_too_many_even_for_the_midnighter() -> None:
    """A53: the others go first."""
    hidden = "+prog_loyalty_human +prog_loyalty_machine +prog_loyalty_outcast_x2"
    table = Table(Ann=f"^midnighter {hidden} +trust", Bob="joke", Cat="sniper", Dan="virus")
    table.act("Ann", "end").tell("Ann", "discard", "trust").tell("Ann", "discard", "prog_loyalty_machine")
    assert [one["over"] for one in table.heard(None, "hidden-counted")] == [True, True], "whoever counts knows it"
    assert (table.hand("Ann"), table.turn) == (["prog_loyalty_human", "prog_loyalty_outcast_x2"], "Bob")


def test_an_empty_deck_gives_nothing() -> None:
    """A39."""
    table = Table(Ann="seer @pistol>Bob", Bob="joke", Cat="sniper", Dan="virus", deck="")
    table.act("Ann", "shoot", "pistol").tell("Bob", "answer", ("damage",))
    assert table.hands() == [0, 0, 0, 0]
    assert "draw" not in Table(Ann="seer", Bob="joke", Cat="sniper", Dan="virus", deck="").options("Ann", "turn")


def test_the_match_is_a_draw_after_so_many_rounds_without_a_death() -> None:
    """A69."""
    table = Table(Ann="seer", Bob="joke", Cat="sniper", Dan="virus", stalemate_rounds=2)
    for name in table.names * 2:
        table.act(name, "end")
    assert table.match.outcome is not None
    assert (table.match.outcome.winners, table.match.outcome.reason) == ((), "stalemate")


def test_time_runs_out_for_a_turn_and_for_an_answer() -> None:
    table = Table(Ann="seer @rifle>Bob", Bob="joke", Cat="sniper", Dan="virus", turn=70, answer=20)
    assert table.match.deadline == 70
    table.act("Ann", "shoot", "rifle")
    assert table.match.deadline == 20
    table.match.lapse()
    assert table.lives()[1] == 0
