"""The roles of outcasts, those of the Legion included: each by its name."""

from __future__ import annotations

import pytest

from .table import Table


def test_collector_may_draw_one_when_another_draws() -> None:
    table = Table(Ann="seer", Bob="^collector", Cat="joke", Dan="virus")
    table.act("Ann", "draw").tell("Bob", "collector", "yes")
    assert table.hands() == [1, 1, 0, 0]
    table = Table(Ann="seer", Bob="^collector", Cat="joke", Dan="virus")
    table.act("Ann", "draw").tell("Bob", "collector", "no")
    assert table.hands() == [1, 0, 0, 0]


def test_collector_does_not_react_to_a_draw_that_was_copied() -> None:
    """A27."""
    table = Table(Ann="seer", Bob="^collector", Cat="joke =dupe>Bob", Dan="virus", begins="Bob")
    table.act("Bob", "draw")
    assert (table.hands(), table.asked("Bob")) == ([0, 1, 1, 0], ["turn"])


def test_thief_takes_all_programs_out_of_a_hand_with_hidden_loyalty() -> None:
    table = Table(Ann="seer +plus_thrower", Bob="thief", Cat="joke +charge +prog_loyalty_human =spy_net", Dan="virus")
    table.play("Ann", "plus_thrower", "Bob")
    assert table.options("Bob", "thief") == ["Cat"]
    table.tell("Bob", "thief", "Cat")
    assert (table.hand("Bob"), table.hands()) == (["charge", "prog_loyalty_human"], [0, 2, 0, 0])
    assert table.table_of("Cat") == ["spy_net"]


@pytest.mark.parametrize("owner", ["^homeless", "homeless 0"])
def test_homeless_keeps_all_others_from_drawing_dead_or_alive(owner: str) -> None:
    """A29."""
    table = Table(Ann="seer", Bob=owner, Cat="joke", Dan="virus")
    assert table.options("Ann", "turn") == ["end", "arm", "peek"]


def test_homeless_may_draw_and_hidden_does_not_matter() -> None:
    """A29."""
    assert "draw" in Table(Ann="^homeless", Bob="seer", Cat="joke", Dan="virus").options("Ann", "turn")
    assert "draw" in Table(Ann="seer", Bob="homeless", Cat="joke", Dan="virus").options("Ann", "turn")


def test_homeless_keeps_others_from_drawing_in_place_of_what_they_have_lost() -> None:
    """A29, A67."""
    players = {"Bob": "^homeless +charge", "Cat": "joke +trust", "Dan": "virus +charge"}
    table = Table(Ann="seer +new_password +spam", deck="defender trust charge spam", **players)
    table.play("Ann", "new_password")
    assert (table.hands(), table.hand("Bob")) == ([0, 1, 0, 0], ["defender"])


def test_lightbringer_may_come_back_when_another_dies() -> None:
    table = Table(Ann="seer @rifle>Bob", Bob="^joke", Cat="lightbringer 0", Dan="seeker", Eve="sniper")
    table.act("Ann", "shoot", "rifle").tell("Bob", "answer", ("damage",)).tell("Cat", "lightbringer", "yes")
    table.tell("Cat", "cover", "right")
    assert (table.lives(), table.up("Cat"), table.team("Cat")) == ([2, 0, 1, 2, 2], ["role", "left"], "outcast")


def test_lightbringer_who_lives_is_not_asked_when_another_dies() -> None:
    table = Table(Ann="seer @rifle>Bob", Bob="^joke", Cat="^lightbringer", Dan="seeker", Eve="sniper")
    table.act("Ann", "shoot", "rifle").tell("Bob", "answer", ("damage",))
    assert (table.lives(), table.asked("Cat")) == ([2, 0, 2, 2, 2], [])


def test_lightbringer_is_not_asked_at_the_own_death() -> None:
    table = Table(Ann="seer @rifle>Bob", Bob="lightbringer", Cat="joke", Dan="seeker", Eve="sniper")
    table.act("Ann", "shoot", "rifle").tell("Bob", "answer", ("damage",))
    assert (table.lives()[1], table.asked("Bob")) == (0, [])


def test_lightbringer_whose_last_life_the_mercenary_takes_is_not_dead_yet_and_does_not_come_back() -> None:
    """A6: nobody comes back before having died."""
    table = Table(Ann="seer @rifle>Bob", Bob="mercenary", Cat="^lightbringer", Dan="seeker", Eve="sniper")
    table.act("Ann", "shoot", "rifle").tell("Bob", "answer", ("damage",)).tell("Bob", "mercenary", "Cat")
    assert (table.lives(), table.asked("Cat")) == ([2, 0, 0, 2, 2], [])
    assert [one["seat"] for one in table.heard(None, "died")] == ["Bob", "Cat"]


def test_sloy_watson_makes_both_neighbours_open_a_card_and_discard_or_be_hurt() -> None:
    """A15: the card next to the owner."""
    table = Table(Ann="seer +plus_thrower +charge", Bob="sloy_watson", Cat="joke", Dan="virus")
    table.play("Ann", "plus_thrower", "Bob")
    table.tell("Cat", "watson-open", "yes").tell("Ann", "watson-open", "yes").tell("Ann", "watson-discard", "yes")
    table.tell("Ann", "discard", "charge")
    assert (table.up("Cat"), table.up("Ann"), table.lives()) == (["right"], ["left"], [2, 2, 1, 2])


def test_sloy_watson_costs_two_lives_if_both_are_refused() -> None:
    table = Table(Ann="seer +plus_thrower", Bob="sloy_watson", Cat="joke +charge", Dan="seeker", Eve="virus")
    table.play("Ann", "plus_thrower", "Bob")
    table.tell("Cat", "watson-open", "no").tell("Cat", "watson-discard", "no").tell("Ann", "watson-open", "yes")
    assert (table.lives(), table.team("Bob")) == ([1, 2, 0, 2, 2], "outcast")


def test_sloy_watson_opens_the_shared_card_next_to_the_owner() -> None:
    """A30."""
    gaps = "human machine human machine human machine human2 outcast2 human"
    others = {
        "Cat": "joke",
        "Dan": "virus",
        "Eve": "thief",
        "Fay": "mole",
        "Gus": "fixer",
        "Hal": "seeker",
        "Ida": "collector",
    }
    table = Table(Ann="seer +plus_thrower +spyware", Bob="sloy_watson", gaps=gaps, **others)
    table.play("Ann", "plus_thrower", "Bob").tell("Cat", "watson-open", "yes").tell("Ann", "watson-open", "no")
    table.tell("Ann", "watson-discard", "yes").tell("Ann", "discard", "spyware")
    assert (table.up("Bob"), table.up("Cat"), table.up("Ann")) == (["role", "left"], ["right"], [])


def test_fortune_teller_sees_what_others_draw_and_may_put_it_under_the_deck() -> None:
    """A27: the replacement is not seen."""
    table = Table(Ann="seer", Bob="^fortune_teller", Cat="joke", Dan="virus", deck="charge trust spam")
    table.act("Ann", "draw")
    assert table.notes("Bob") == [("Ann", "program", "charge")]
    table.tell("Bob", "fortune_teller", "under")
    assert (table.hand("Ann"), table.saw("Bob"), table.asked("Bob")) == (["trust"], ["charge"], [])
    assert table.game.face[table.game.deck[-1]] == "charge"


def test_fortune_teller_may_let_it_be_and_sees_every_program_of_several() -> None:
    table = Table(Ann="seer", Bob="^fortune_teller", Cat="joke", Dan="virus +plus_thrower", deck="charge trust spam")
    table.play("Dan", "plus_thrower", "Cat")
    table.tell("Bob", "fortune_teller", "keep").tell("Bob", "fortune_teller", "keep").tell(
        "Bob", "fortune_teller", "keep"
    )
    assert (table.saw("Bob"), table.hands()[2]) == (["charge", "trust", "spam"], 3)


def test_mole_may_peek_at_a_card_of_whoever_begins_a_turn() -> None:
    """A42: loyalty or role."""
    table = Table(Ann="seer ^human/machine", Bob="^mole", Cat="joke", Dan="virus")
    assert table.options("Bob", "mole") == ["no", "role", "right"]
    table.tell("Bob", "mole", "role")
    assert table.notes("Bob") == [("Ann", "role", "seer")]


def test_white_rabbit_draws_when_opened_and_may_replay_a_program_with_new_choices() -> None:
    table = Table(Ann="seer +plus_thrower", Bob="white_rabbit", Cat="joke", Dan="virus")
    table.play("Ann", "plus_thrower", "Bob")
    assert table.hands() == [0, 1, 0, 0]
    table = Table(Ann="^white_rabbit +charge", Bob="seer 1", Cat="joke 1", Dan="virus")
    table.play("Ann", "charge", "Bob").tell("Ann", "white_rabbit", ("yes", "Cat"))
    assert (table.lives(), table.hands()) == ([2, 2, 2, 2], [0, 0, 0, 0])


def test_white_rabbit_may_let_it_be_and_a_replay_cannot_be_countered() -> None:
    """A62; A27: and it is not replayed once more."""
    table = Table(Ann="^white_rabbit +charge", Bob="seer 1 +rollback", Cat="joke 1", Dan="virus")
    table.play("Ann", "charge", "Bob").tell("Bob", "played", ("pass",)).tell("Ann", "white_rabbit", ("yes", "Cat"))
    assert (table.lives(), table.asked("Bob"), table.asked("Ann")) == ([2, 2, 2, 2], [], ["turn"])
    table = Table(Ann="^white_rabbit +charge", Bob="seer 1", Cat="joke 1", Dan="virus")
    table.play("Ann", "charge", "Bob").tell("Ann", "white_rabbit", ("no",))
    assert table.lives() == [2, 2, 1, 2]


def test_white_rabbit_is_not_asked_where_nothing_is_left_to_use_the_program_on() -> None:
    table = Table(Ann="seer @pistol>Bob", Bob="^white_rabbit +defender", Cat="joke", Dan="virus")
    table.act("Ann", "shoot", "pistol").tell("Bob", "answer", ("damage",)).tell("Bob", "damage", ("defender", "Bob"))
    assert (table.waiting(), table.lives()) == ({"Ann": "turn"}, [2, 2, 2, 2])
    table = Table(Ann="seer +charge 1", Bob="^white_rabbit +rollback", Cat="joke", Dan="virus")
    table.play("Ann", "charge", "Ann").tell("Bob", "played", ("rollback",))
    assert (table.waiting(), table.lives()[0]) == ({"Ann": "turn"}, 1)


def test_white_rabbit_comes_before_the_executor() -> None:
    """A27."""
    table = Table(Ann="^white_rabbit +charge", Bob="^executor 1", Cat="joke 1", Dan="virus")
    table.play("Ann", "charge", "Bob")
    assert table.waiting() == {"Ann": "white_rabbit"}
    table.tell("Ann", "white_rabbit", ("yes", "Cat")).tell("Bob", "executor-retrieve", "yes")
    assert (table.lives(), table.hand("Bob")) == ([2, 2, 2, 2], ["charge"])


def test_seer_peeks_at_two_loyalty_cards_and_a_role() -> None:
    table = Table(Ann="mole +plus_thrower", Bob="seer", Cat="joke human/machine", Dan="virus")
    table.play("Ann", "plus_thrower", "Bob").tell("Bob", "seer-loyalty", ("Cat", "left"))
    assert table.options("Bob", "seer-loyalty", "Cat") == ["right"]
    table.tell("Bob", "seer-loyalty", ("Cat", "right")).tell("Bob", "seer-role", ("Dan",))
    assert table.notes("Bob") == [("Cat", "left", "human"), ("Cat", "right", "machine"), ("Dan", "role", "virus")]


def test_seer_does_not_peek_twice_at_a_card_that_neighbours_share() -> None:
    """A30."""
    others = {"Cat": "joke", "Dan": "virus", "Eve": "thief", "Fay": "homeless", "Gus": "fixer", "Hal": "seeker"}
    gaps = "human machine human machine human machine human2 outcast2 human"
    table = Table(Ann="mole +plus_thrower", Bob="seer", Ida="collector", gaps=gaps, **others)
    table.play("Ann", "plus_thrower", "Bob").tell("Bob", "seer-loyalty", ("Dan", "left"))
    assert table.options("Bob", "seer-loyalty", "Eve") == ["left"]


# --- the Legion and the fallen ---------------------------------------------------------------------------------------


def test_mind_eater_converts_another_in_secret() -> None:
    table = Table(Ann="seer +plus_thrower", Bob="mind_eater", Cat="joke", Dan="virus", legion=True)
    assert [table.team(name) for name in table.names] == ["outcast", "legion", "machine", "machine"]
    table.play("Ann", "plus_thrower", "Bob").tell("Bob", "mind_eater", ("Dan",))
    assert [table.team(name) for name in table.names] == ["outcast", "legion", "machine", "legion"]
    assert (table.heard("Dan", "converted"), table.heard("Cat", "converted")) == (
        [{"seat": "Bob", "target": "Dan"}],
        [],
    )


def test_mind_eater_converts_two_among_eight() -> None:
    """A37."""
    others = {"Cat": "joke", "Dan": "virus", "Eve": "thief", "Fay": "mole", "Gus": "fixer", "Hal": "seeker"}
    table = Table(Ann="seer +plus_thrower", Bob="mind_eater", legion=True, **others)
    table.play("Ann", "plus_thrower", "Bob").tell("Bob", "mind_eater", ("Cat", "Gus"))
    assert [table.team(name) for name in ("Cat", "Gus")] == ["legion", "legion"]


def test_mind_eater_that_was_swapped_leaves_both_in_the_legion() -> None:
    """F-LEG1."""
    table = Table(Ann="seer +screenshot", Bob="mind_eater", Cat="joke", Dan="virus", legion=True)
    table.play("Ann", "screenshot", "Bob", "Cat")
    assert [table.team(name) for name in table.names] == ["outcast", "legion", "legion", "machine"]
    assert table.game.marks == ["", "legion", "legion", ""], "for good, wherever the card goes"


def test_the_card_of_the_legion_converts_whomever_it_comes_to() -> None:
    """A34: and whoever had it stays in the Legion."""
    table = Table(Ann="mole +plus_thrower", Bob="virus", Cat="joke legion/human", Dan="sniper", legion=True)
    table.play("Ann", "plus_thrower", "Bob").tell("Bob", "virus", ("Cat", "left")).tell(
        "Bob", "virus-other", ("Dan", "left")
    )
    assert [table.team(name) for name in ("Cat", "Dan")] == ["legion", "legion"]


def test_deathbringer_brings_all_dead_back_as_fallen_unless_they_are_of_the_legion() -> None:
    """A44."""
    table = Table(
        Ann="mole +plus_thrower", Bob="deathbringer", Cat="executor 0", Dan="virus 0 !legion", Eve="seeker", legion=True
    )
    table.play("Ann", "plus_thrower", "Bob").tell("Cat", "cover", "left").tell("Dan", "cover", "left")
    table.tell("Dan", "virus", ("Ann", "left")).tell("Dan", "virus-other", ("Ann", "right"))
    assert table.lives() == [2, 2, 1, 1, 2]
    assert [table.team(name) for name in ("Bob", "Cat", "Dan")] == ["fallen", "fallen", "legion"]


def test_deathbringer_seen_makes_fallen_and_mind_eater_legion() -> None:
    """A34, A35: the fallen can still come to the Legion."""
    table = Table(
        Ann="joke ^machine/machine +virtual_console", Bob="deathbringer", Cat="mind_eater", Dan="virus", legion=True
    )
    table.play("Ann", "virtual_console", "Bob")
    assert table.team("Ann") == "fallen"
    table = Table(Ann="joke +virtual_console !fallen", Bob="deathbringer", Cat="mind_eater", Dan="virus", legion=True)
    table.play("Ann", "virtual_console", "Cat")
    assert table.team("Ann") == "legion"


def test_ono_is_never_converted_and_cures_others_or_hurts_them() -> None:
    table = Table(Ann="mole +plus_thrower", Bob="ono", Cat="joke !legion", Dan="virus", legion=True)
    table.play("Ann", "plus_thrower", "Bob").tell("Bob", "ono", "Cat")
    assert (table.team("Cat"), table.lives()) == ("machine", [2, 2, 2, 2])
    table = Table(Ann="mole +plus_thrower", Bob="ono", Cat="mind_eater", Dan="virus", legion=True)
    table.play("Ann", "plus_thrower", "Bob").tell("Bob", "ono", "Cat")
    assert (table.team("Cat"), table.lives()) == ("legion", [2, 2, 1, 2])


def test_ono_chosen_by_the_mind_eater_stays_an_outcast() -> None:
    """A33."""
    table = Table(Ann="mole +plus_thrower", Bob="mind_eater", Cat="ono", Dan="virus", legion=True)
    table.play("Ann", "plus_thrower", "Bob").tell("Bob", "mind_eater", ("Cat",))
    assert table.team("Cat") == "outcast"


def test_deathbringer_does_not_bring_back_again_whom_one_of_the_dead_has_brought_back() -> None:
    table = Table(
        Ann="mole +plus_thrower", Bob="deathbringer", Cat="paramedic 0", Dan="thief 0", Eve="seeker", legion=True
    )
    table.play("Ann", "plus_thrower", "Bob").tell("Cat", "cover", "left").tell("Cat", "paramedic", "Dan")
    assert (table.lives(), table.team("Dan")) == ([2, 2, 1, 2, 2], "fallen")
    assert table.heard(None, "revived") == [{"seat": "Cat", "lives": 1}, {"seat": "Dan", "lives": 2}]


def test_trust_converts_nobody_by_a_card_that_all_see() -> None:
    """A34."""
    table = Table(Ann="^mind_eater +trust", Bob="joke", Cat="seer", Dan="thief", legion=True)
    table.play("Ann", "trust", "Bob")
    assert (table.team("Bob"), table.saw("Bob")) == ("machine", ["human", "machine"])


def test_whoever_loses_ono_belongs_to_the_legion_by_a_card_of_its_own() -> None:
    """A33: the owner of the Legion's card is Legion as soon as nothing speaks against it."""
    players = {"Bob": "joke", "Cat": "seer +screenshot", "Dan": "thief"}
    table = Table(Ann="ono legion/human", legion=True, begins="Cat", **players)
    assert table.team("Ann") == "outcast"
    table.play("Cat", "screenshot", "Ann", "Bob")
    assert [table.team(name) for name in ("Ann", "Bob")] == ["legion", "outcast"]


def test_ono_hurts_whoever_has_the_card_of_the_legion() -> None:
    """A33: who belongs there by a card of their own is not cured."""
    table = Table(Ann="mole +plus_thrower", Bob="ono", Cat="joke legion/human", Dan="virus", legion=True)
    table.play("Ann", "plus_thrower", "Bob").tell("Bob", "ono", "Cat")
    assert (table.team("Cat"), table.lives()) == ("legion", [2, 2, 1, 2])


@pytest.mark.parametrize(
    ("role", "team"),
    [
        ("homeless", "outcast"),
        ("lightbringer", "outcast"),
        ("sloy_watson", "outcast"),
        ("mercenary", "machine"),
        ("virus", "machine"),
    ],
)
def test_homeless_lightbringer_sloy_watson_mercenary_and_virus_are_always_what_they_are(role: str, team: str) -> None:
    table = Table(Ann=f"{role} human2/human", Bob="joke", Cat="seer", Dan="thief")
    assert table.team("Ann") == team
