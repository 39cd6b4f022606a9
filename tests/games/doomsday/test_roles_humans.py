"""The roles of humans: each by its name."""

from __future__ import annotations

from typing import Any

import pytest

import lichina
from lichina.games.doomsday import Doomsday

from .table import Table


def test_photographer_may_heal_somebody_for_every_loyalty_card_that_is_opened() -> None:
    table = Table(Ann="seer @pistol>Bob", Bob="joke", Cat="^photographer 1", Dan="virus")
    table.act("Ann", "shoot", "pistol").tell("Bob", "answer", ("reveal", "left"))
    assert table.options("Cat", "photographer") == ["no", "Ann", "Bob", "Cat", "Dan"]
    table.tell("Cat", "photographer", "Cat")
    assert table.lives() == [2, 2, 2, 2]


def test_photographer_hides_when_anothers_role_is_opened() -> None:
    table = Table(Ann="seer +plus_thrower", Bob="executor", Cat="^photographer", Dan="virus")
    table.play("Ann", "plus_thrower", "Bob")
    assert (table.up("Bob"), table.up("Cat")) == (["role"], [])


def test_photographer_stays_open_when_opened() -> None:
    table = Table(Ann="seer +plus_thrower", Bob="photographer", Cat="joke", Dan="virus")
    table.play("Ann", "plus_thrower", "Bob")
    assert table.up("Bob") == ["role"]


def test_photographer_heals_for_the_cards_that_a_death_has_opened() -> None:
    """A66."""
    table = Table(Ann="seer @rifle>Bob", Bob="^joke ^human/machine", Cat="^photographer", Dan="virus 1", Eve="seeker")
    table.act("Ann", "shoot", "rifle").tell("Bob", "answer", ("damage",)).tell("Cat", "photographer", "Dan")
    assert (table.lives(), table.asked("Cat")) == ([2, 0, 2, 2, 2], [])


def test_photographer_hides_when_a_death_opens_anothers_role_and_heals_before() -> None:
    """A66."""
    table = Table(
        Ann="seer @rifle>Bob", Bob="executor ^human/machine", Cat="^photographer", Dan="virus 1", Eve="seeker"
    )
    table.act("Ann", "shoot", "rifle").tell("Bob", "answer", ("damage",)).tell("Cat", "photographer", "Dan")
    assert (table.lives(), table.up("Cat")) == ([2, 0, 2, 2, 2], [])


def test_photographer_is_not_asked_where_nobody_has_lost_a_life() -> None:
    table = Table(Ann="seer @pistol>Bob", Bob="joke", Cat="^photographer", Dan="virus")
    table.act("Ann", "shoot", "pistol").tell("Bob", "answer", ("reveal", "left"))
    assert table.waiting() == {"Ann": "turn"}


def test_grunwald_exchanges_programs_at_the_start_of_the_turn() -> None:
    """A31: no more than both have."""
    table = Table(Ann="^grunwald +charge +trust", Bob="joke +backup +spyware", Cat="sniper", Dan="virus +spam")
    assert table.options("Ann", "grunwald") == ["no", "Bob", "Dan"]
    assert table.options("Ann", "grunwald", "Dan") == ["1"]
    table.tell("Ann", "grunwald", ("Bob", "2")).tell("Ann", "grunwald-give", "charge").tell(
        "Ann", "grunwald-give", "trust"
    )
    assert sorted(table.hand("Ann")) == ["backup", "spyware"]
    assert sorted(table.hand("Bob")) == ["charge", "trust"]


def test_grunwald_may_let_it_be_and_needs_a_program() -> None:
    table = Table(Ann="^grunwald +charge", Bob="joke +backup", Cat="sniper", Dan="virus")
    table.tell("Ann", "grunwald", ("no",))
    assert table.hand("Ann") == ["charge"]
    assert Table(Ann="^grunwald", Bob="joke +backup", Cat="sniper", Dan="virus").asked("Ann") == ["turn"]


def test_grunwald_exchanges_two_programs_at_most() -> None:
    hand = "+charge +trust +backup"
    table = Table(Ann=f"^grunwald {hand}", Bob="joke +spam +spyware +charge", Cat="sniper", Dan="virus")
    assert table.options("Ann", "grunwald", "Bob") == ["1", "2"]


def test_informant_loses_one_life_by_a_weapon_at_most_and_none_by_programs() -> None:
    """A41."""
    table = Table(Ann="seer @rifle>Bob", Bob="^informant", Cat="sniper +working_virus", Dan="virus", deck="")
    table.act("Ann", "shoot", "rifle").tell("Cat", "shot", ("working_virus",)).tell("Bob", "answer", ("damage",))
    assert table.lives() == [1, 1, 2, 1]


def test_informant_is_no_protection_against_roles() -> None:
    table = Table(Ann="seer @rifle>Bob", Bob="^mercenary machine/machine", Cat="^informant", Dan="seeker", Eve="thief")
    table.act("Ann", "shoot", "rifle").tell("Bob", "answer", ("damage",)).tell("Bob", "mercenary", "Cat")
    assert table.lives() == [2, 0, 0, 2, 2]


def test_paramedic_brings_somebody_back_with_two_lives_or_hides() -> None:
    table = Table(Ann="seer +plus_thrower", Bob="paramedic", Cat="fixer 0", Dan="virus")
    table.play("Ann", "plus_thrower", "Bob").tell("Bob", "paramedic", "Cat")
    assert (table.lives(), table.up("Bob"), table.hands()) == ([2, 2, 2, 2], ["role"], [0, 0, 1, 0])
    assert table.up("Cat") == ["role", "left", "right"]
    table = Table(Ann="seer +plus_thrower", Bob="paramedic", Cat="fixer 0", Dan="virus")
    table.play("Ann", "plus_thrower", "Bob").tell("Bob", "paramedic", "no")
    assert (table.lives()[2], table.up("Bob")) == (0, [])


def test_paramedic_hides_at_once_if_nobody_is_dead() -> None:
    table = Table(Ann="seer +plus_thrower", Bob="paramedic", Cat="fixer", Dan="virus")
    table.play("Ann", "plus_thrower", "Bob")
    assert (table.waiting(), table.up("Bob")) == ({"Ann": "turn"}, [])


def dealt_midnighter() -> lichina.Match:
    """A match in which the Midnighter was dealt to somebody."""
    for seed in range(400):
        match = lichina.start(Doomsday, seats=8, seed=seed, options={"window": 0})
        public: Any = match.view(None).public
        if any("midnighter" in roles for roles in public.roles):
            return match
    raise AssertionError("she is never dealt")


def test_midnighter_shows_herself_at_the_start_and_draws_three() -> None:
    """A28."""
    public: Any = dealt_midnighter().view(None).public
    assert [hand for hand, roles in zip(public.hands, public.roles, strict=True) if roles == ("midnighter",)] == [4]
    assert sorted(public.hands) == [1, 1, 1, 1, 1, 1, 1, 4]


def test_midnighter_keeps_four_programs_while_she_lies_open() -> None:
    hand = "+charge +spyware +backup +underground"
    table = Table(Ann=f"^midnighter {hand}", Bob="joke", Cat="seer", Dan="virus")
    assert table.act("Ann", "end").turn == "Bob"
    table = Table(Ann=f"midnighter {hand}", Bob="joke", Cat="seer", Dan="virus")
    assert table.act("Ann", "end").asked("Ann") == ["discard"]


def test_midnighter_got_later_draws_nothing() -> None:
    """A28."""
    table = Table(Ann="seer +plus_thrower", Bob="midnighter", Cat="joke", Dan="virus")
    table.play("Ann", "plus_thrower", "Bob")
    assert (table.up("Bob"), table.hands()) == (["role"], [0, 0, 0, 0])


def test_sniper_may_drop_a_weapon_for_the_laser_when_opened_and_take_it_as_an_action() -> None:
    """F-WPN6."""
    table = Table(Ann="seer +plus_thrower", Bob="sniper @pistol>Ann", Cat="joke", Dan="virus")
    table.play("Ann", "plus_thrower", "Bob").tell("Bob", "sniper", "yes")
    assert (table.weapons("Bob"), "pistol" in table.centre()) == ({"laser": ""}, True)
    table = Table(Ann="^sniper", Bob="seer", Cat="joke", Dan="virus")
    table.act("Ann", "arm", "laser")
    assert table.weapons("Ann") == {"laser": ""}


def test_sniper_need_not_take_the_laser_and_cannot_if_it_is_taken() -> None:
    table = Table(Ann="seer +plus_thrower", Bob="sniper @pistol>Ann", Cat="joke", Dan="virus")
    table.play("Ann", "plus_thrower", "Bob").tell("Bob", "sniper", "no")
    assert table.weapons("Bob") == {"pistol": "Ann"}
    table = Table(Ann="seer +plus_thrower", Bob="sniper", Cat="joke @laser", Dan="virus")
    assert table.play("Ann", "plus_thrower", "Bob").asked("Bob") == []


def test_waitress_gives_two_others_a_program_unseen_and_takes_one_of_anybodys() -> None:
    table = Table(Ann="seer +plus_thrower", Bob="waitress", Cat="joke", Dan="virus", deck="spam charge trust")
    table.play("Ann", "plus_thrower", "Bob").tell("Bob", "waitress", ("Cat", "Dan"))
    assert (table.hand("Cat"), table.hand("Dan"), table.hand("Bob")) == (["spam"], ["charge"], [])
    table.tell("Bob", "waitress-steal", "Dan")
    assert (table.hand("Dan"), table.hand("Bob")) == ([], ["charge"])


def test_waitress_gives_both_to_the_only_one_left() -> None:
    table = Table(Ann="waitress +plus_thrower", Bob="joke", Cat="seer 0", Dan="virus 0", deck="spam charge")
    table.play("Ann", "plus_thrower", "Ann").tell("Ann", "waitress", ("Bob",)).tell("Ann", "waitress-steal", "Bob")
    assert table.hands()[:2] == [1, 1]


def test_seeker_opens_loyalty_cards_until_a_machines_shows_and_draws_one_for_each() -> None:
    table = Table(Ann="seer human/human +plus_thrower", Bob="seeker", Cat="joke outcast/machine", Dan="virus")
    table.play("Ann", "plus_thrower", "Bob").tell("Bob", "seeker", ("Ann", "left")).tell(
        "Bob", "seeker", ("Cat", "left")
    )
    table.tell("Bob", "seeker", ("Cat", "right"))
    assert (table.up("Cat"), table.hands(), table.asked("Bob")) == (["left", "right"], [0, 3, 0, 0], [])


def test_seeker_looks_for_human_cards_while_they_count_for_machines() -> None:
    """A76."""
    laid = {"Bob": "seeker", "Cat": "joke machine/human", "Dan": "virus"}
    table = Table(Ann="seer +plus_thrower", **laid, deal={"inverted": True})
    table.play("Ann", "plus_thrower", "Bob").tell("Bob", "seeker", ("Cat", "left"))
    assert table.asked("Bob") == ["seeker"]
    table.tell("Bob", "seeker", ("Cat", "right"))
    assert (table.asked("Bob"), table.hands()) == ([], [0, 2, 0, 0])


def test_seeker_does_not_open_a_card_twice_that_was_hidden_again_meanwhile() -> None:
    """A75: it would have no end."""
    table = Table(
        Ann="seer ^human/^human +plus_thrower",
        Bob="seeker ^machine/^machine",
        Cat="^invisible human/human",
        Dan="virus ^machine/^machine",
    )
    table.play("Ann", "plus_thrower", "Bob").tell("Bob", "seeker", ("Cat", "left")).tell(
        "Bob", "seeker", ("Cat", "right")
    )
    table.tell("Cat", "invisible", ("left", "right"))
    assert (table.waiting(), table.hands()) == ({"Ann": "turn"}, [0, 2, 0, 0])


def test_fixer_draws_when_opened_and_may_keep_a_weapon_after_the_shot() -> None:
    table = Table(Ann="seer +plus_thrower", Bob="fixer", Cat="joke", Dan="virus")
    table.play("Ann", "plus_thrower", "Bob")
    assert table.hands() == [0, 1, 0, 0]
    table = Table(Ann="^fixer @rifle>Bob", Bob="^seer", Cat="joke", Dan="virus human2/human", Eve="thief")
    table.act("Ann", "shoot", "rifle").tell("Bob", "answer", ("damage",))
    assert table.options("Ann", "fixer", "keep") == ["Cat", "Dan", "Eve"]
    table.tell("Ann", "fixer", ("keep", "Cat"))
    assert table.weapons("Ann") == {"rifle": "Cat"}


def test_fixer_may_drop_the_weapon_as_others_do() -> None:
    table = Table(Ann="^fixer @pistol>Bob", Bob="seer", Cat="joke", Dan="virus")
    table.act("Ann", "shoot", "pistol").tell("Bob", "answer", ("damage",)).tell("Ann", "fixer", ("drop",))
    assert table.weapons("Ann") == {}


def test_fixer_keeps_a_jammed_weapon_which_may_be_aimed_again() -> None:
    table = Table(Ann="^fixer @pistol>Bob", Bob="seer +trojan", Cat="joke", Dan="virus")
    table.play("Bob", "trojan", "Ann", "pistol", "Cat").act("Ann", "shoot", "pistol").tell("Cat", "answer", ("damage",))
    table.tell("Ann", "fixer", ("keep", "Dan"))
    assert [one.fixed for one in table.public("weapons")] == [False] * 4


def test_invisible_may_hide_any_cards_when_all_three_lie_open() -> None:
    table = Table(Ann="seer +plus_thrower", Bob="invisible ^human/^machine", Cat="joke", Dan="virus")
    table.play("Ann", "plus_thrower", "Bob").tell("Bob", "invisible", ("left", "role"))
    assert table.up("Bob") == ["right"]


def test_invisible_is_not_asked_before_all_three_lie_open_nor_for_the_cards_of_others() -> None:
    table = Table(Ann="seer +spyware", Bob="^invisible ^human/^machine", Cat="joke", Dan="virus")
    table.play("Ann", "spyware", "Cat", "left", "Dan", "left")
    assert table.asked("Bob") == []


def test_undercover_agent_hides_loyalty_when_opened_and_the_role_when_both_lie_open() -> None:
    table = Table(Ann="seer +plus_thrower", Bob="undercover_agent ^human/^machine", Cat="joke", Dan="virus")
    table.play("Ann", "plus_thrower", "Bob")
    assert table.up("Bob") == ["role"]
    table = Table(Ann="seer @pistol>Bob", Bob="^undercover_agent ^human/machine", Cat="joke", Dan="virus")
    table.act("Ann", "shoot", "pistol").tell("Bob", "answer", ("reveal", "right"))
    assert table.up("Bob") == ["left", "right"]


def test_invisible_may_hide_when_a_swap_has_laid_the_third_open_card_there() -> None:
    """A74."""
    table = Table(Ann="seer ^human/human +plus_thrower", Bob="virus", Cat="^invisible ^human/machine", Dan="joke")
    table.play("Ann", "plus_thrower", "Bob").tell("Bob", "virus", ("Ann", "left")).tell(
        "Bob", "virus-other", ("Cat", "right")
    )
    table.tell("Cat", "invisible", ("role",))
    assert table.up("Cat") == ["left", "right"]


def test_invisible_may_hide_when_brought_back_with_all_cards_open() -> None:
    """A74."""
    table = Table(Ann="seer +plus_thrower", Bob="paramedic", Cat="invisible 0", Dan="joke")
    table.play("Ann", "plus_thrower", "Bob").tell("Bob", "paramedic", "Cat").tell("Cat", "invisible", ("left", "right"))
    assert table.up("Cat") == ["role"]


def test_undercover_agent_is_hidden_when_it_comes_to_somebody_whose_loyalty_lies_open() -> None:
    """A74."""
    table = Table(Ann="seer ^human/^machine +screenshot", Bob="^undercover_agent", Cat="joke", Dan="virus")
    table.play("Ann", "screenshot", "Ann", "Bob")
    assert (table.roles("Ann"), table.up("Ann"), table.up("Bob")) == (["undercover_agent"], ["left", "right"], [])


@pytest.mark.parametrize("role", ["seeker", "fixer"])
def test_seeker_and_fixer_are_always_human(role: str) -> None:
    table = Table(Ann=f"{role} machine2/machine", Bob="joke", Cat="seer", Dan="virus")
    assert table.team("Ann") == "human"
