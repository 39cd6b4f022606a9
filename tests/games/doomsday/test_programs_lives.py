"""Programs that hurt, heal, avert, counter and bring back, and those about programs: each by its name."""

from __future__ import annotations

from .table import Table


def test_spam_does_nothing_and_is_gone() -> None:
    table = Table(Ann="seer +spam", Bob="joke", Cat="sniper", Dan="virus", deck="charge")
    table.play("Ann", "spam")
    assert (table.hand("Ann"), table.lives(), table.public("deck")) == ([], [2, 2, 2, 2], 2)


def test_rollback_cancels_a_program_which_goes_under_the_deck_all_the_same() -> None:
    """A11, A61: a countered permanent, too."""
    table = Table(Ann="seer +spy_net", Bob="joke +rollback", Cat="sniper", Dan="virus", deck="charge")
    table.play("Ann", "spy_net").tell("Bob", "played", ("rollback",))
    assert (table.table_of("Ann"), table.hands()) == ([], [0, 0, 0, 0])
    assert [table.game.face[card] for card in table.game.deck] == ["charge", "rollback", "spy_net"]
    assert table.heard(None, "countered") == [{"seat": "Ann", "card": "spy_net"}]


def test_rollback_of_a_rollback_lets_the_first_program_have_its_effect() -> None:
    """A11: then it may be tried once more."""
    table = Table(Ann="seer +charge +rollback 1", Bob="joke +rollback", Cat="sniper", Dan="virus")
    table.play("Ann", "charge", "Ann").tell("Ann", "played", ("pass",)).tell("Bob", "played", ("rollback",))
    table.tell("Ann", "played", ("pass",))
    assert table.lives()[0] == 1
    table = Table(Ann="seer +charge +rollback 1", Bob="joke +rollback", Cat="sniper", Dan="virus")
    table.play("Ann", "charge", "Ann").tell("Ann", "played", ("pass",)).tell("Bob", "played", ("rollback",))
    table.tell("Ann", "played", ("rollback",))
    assert table.lives()[0] == 2


def test_of_two_rollbacks_the_first_clockwise_counts_and_the_other_stays_in_the_hand() -> None:
    """A12."""
    table = Table(Ann="seer +charge", Bob="joke +rollback", Cat="sniper +rollback", Dan="virus")
    table.play("Ann", "charge", "Ann").tell("Cat", "played", ("rollback",)).tell("Bob", "played", ("rollback",))
    assert table.waiting() == {"Cat": "played"}
    table.tell("Cat", "played", ("pass",))
    assert table.hands() == [0, 0, 1, 0]


def test_defender_averts_one_point_of_two() -> None:
    table = Table(Ann="seer @rifle>Bob", Bob="^joke", Cat="sniper +defender", Dan="virus")
    table.act("Ann", "shoot", "rifle").tell("Bob", "answer", ("damage",))
    assert table.options("Cat", "damage") == ["pass", "defender"]
    table.tell("Cat", "damage", ("defender", "Bob"))
    assert table.lives() == [2, 1, 2, 2]


def test_defender_is_for_damage_alone() -> None:
    """A52."""
    table = Table(Ann="seer @rifle>Bob +charge", Bob="^joke", Cat="sniper +defender", Dan="virus")
    assert table.options("Cat", "play") == []
    table.act("Ann", "shoot", "rifle")
    assert table.waiting() == {"Ann": "shot"}


def test_a_damage_window_shows_all_who_are_hurt_by_one_effect() -> None:
    """A12: all targets choose first, then there is one window."""
    table = Table(Ann="^joke @rocket>Bob,Cat", Bob="seer +defender", Cat="sniper", Dan="virus")
    table.act("Ann", "shoot", "rocket").tell("Bob", "answer", ("damage",)).tell("Cat", "answer", ("damage",))
    assert table.public("pending") == {1: 1, 2: 1}
    assert table.options("Bob", "damage", "defender") == ["Bob", "Cat"]
    table.tell("Bob", "damage", ("defender", "Cat"))
    assert table.lives() == [2, 1, 2, 2]


def test_charge_heals_anybody_who_lives_up_to_two_lives() -> None:
    table = Table(Ann="seer +charge", Bob="joke 1", Cat="sniper 0", Dan="virus")
    assert table.options("Ann", "play", "charge") == ["Ann", "Bob", "Dan"]
    table.play("Ann", "charge", "Bob")
    assert table.lives() == [2, 2, 0, 2]
    table = Table(Ann="seer +charge", Bob="joke", Cat="sniper", Dan="virus")
    table.play("Ann", "charge", "Bob")
    assert table.lives() == [2, 2, 2, 2]


def test_rescue_bot_heals_one_or_two() -> None:
    """F-PRG6: the living alone."""
    table = Table(Ann="seer 1", Bob="joke 1 +rescue_bot", Cat="sniper 0", Dan="virus 1")
    assert "Cat" not in table.options("Bob", "play", "rescue_bot")
    table.play("Bob", "rescue_bot", "Ann", "Dan")
    assert table.lives() == [2, 1, 0, 2]
    table = Table(Ann="seer 1", Bob="joke 1 +rescue_bot", Cat="sniper", Dan="virus")
    table.play("Bob", "rescue_bot", "Bob", "enough")
    assert table.lives() == [1, 2, 2, 2]


def test_working_virus_gives_all_others_a_program_and_costs_them_a_life() -> None:
    table = Table(Ann="seer", Bob="joke +working_virus", Cat="sniper", Dan="virus 1", deck="spam charge spam")
    table.play("Bob", "working_virus")
    assert (table.lives(), table.hands()) == ([1, 2, 1, 0], [1, 0, 1, 1])


def test_guard_bot_takes_a_life_from_another_who_draws() -> None:
    table = Table(Ann="seer +guard_bot 1", Bob="joke", Cat="sniper", Dan="virus")
    table.play("Ann", "guard_bot", "Bob")
    assert (table.lives(), table.hands()) == ([2, 1, 2, 2], [0, 1, 0, 0])


def test_guard_bot_gives_no_life_that_it_could_not_take() -> None:
    """A41: a program does not hurt an open Informant."""
    table = Table(Ann="seer +guard_bot 1", Bob="^informant", Cat="sniper", Dan="virus")
    table.play("Ann", "guard_bot", "Bob")
    assert table.lives() == [1, 2, 2, 2]


def test_of_two_rollbacks_the_first_clockwise_from_whose_turn_it_is_counts() -> None:
    """A11, A12: not from the player who has played the program."""
    table = Table(Ann="seer +rollback", Bob="joke", Cat="sniper +charge", Dan="virus +rollback", begins="Ann")
    table.play("Cat", "charge", "Ann").tell("Ann", "played", ("rollback",)).tell("Dan", "played", ("rollback",))
    assert [(one["seat"], one["card"]) for one in table.heard(None, "played")] == [
        ("Cat", "charge"),
        ("Ann", "rollback"),
    ]


def test_of_two_defenders_the_first_clockwise_from_whose_turn_it_is_counts() -> None:
    """A12."""
    table = Table(Ann="seer +defender", Bob="^joke", Cat="sniper @rifle>Bob", Dan="virus +defender", begins="Cat")
    table.act("Cat", "shoot", "rifle").tell("Bob", "answer", ("damage",))
    table.tell("Ann", "damage", ("defender", "Bob")).tell("Dan", "damage", ("defender", "Bob"))
    assert table.heard(None, "played")[0]["seat"] == "Dan"


def test_guard_bot_gives_no_life_to_whoever_has_lost_the_last_one_by_it() -> None:
    """F-PRG6: only the living are healed."""
    table = Table(Ann="seer +guard_bot 1", Bob="joke =gewers_attack>Ann", Cat="sniper", Dan="virus", Eve="seeker")
    table.play("Ann", "guard_bot", "Bob")
    assert (table.lives(), table.turn) == ([0, 1, 2, 2, 2], "Bob")


def test_backup_brings_somebody_dead_back_at_any_time() -> None:
    """A22: with one life and one loyalty card turned down; the role stays up, and what it does comes."""
    table = Table(Ann="seer", Bob="fixer 0", Cat="sniper +backup", Dan="virus")
    assert table.options("Cat", "play", "backup") == ["Bob"]
    table.play("Cat", "backup", "Bob").tell("Bob", "cover", "left")
    assert (table.lives(), table.up("Bob"), table.hands()) == ([2, 1, 2, 2], ["role", "right"], [0, 1, 0, 0])


def test_backup_is_not_played_when_nobody_is_dead() -> None:
    table = Table(Ann="seer", Bob="joke +backup", Cat="sniper", Dan="virus")
    assert table.options("Bob", "play") == []


def test_backup_of_the_dead_is_for_themselves_at_their_death_alone() -> None:
    """A23."""
    table = Table(Ann="seer @rifle>Bob", Bob="^executor +backup", Cat="sniper 0", Dan="virus", Eve="seeker")
    table.act("Ann", "shoot", "rifle").tell("Bob", "shot", ("pass",)).tell("Bob", "answer", ("damage",))
    assert table.options("Bob", "death", "backup") == ["Bob"]
    table.tell("Bob", "death", ("pass",)).act("Ann", "end")
    assert table.options("Bob", "play") == []


def test_new_password_puts_all_programs_under_the_deck_and_all_draw() -> None:
    table = Table(
        Ann="seer +new_password +prog_loyalty_human", Bob="joke =spy_net", Cat="sniper 0 +trust", Dan="virus +backup"
    )
    table.play("Ann", "new_password")
    assert (table.hands(), table.table_of("Bob")) == ([1, 1, 1, 1], [])
    assert table.hand("Cat") == ["trust"], "nobody touches the programs of the dead (A23)"


def test_dealing_newbie_exchanges_programs_and_what_lies_open_stays_open() -> None:
    """A49: whom it names stays."""
    table = Table(Ann="seer +dealing_newbie +charge", Bob="joke =dupe>Dan", Cat="sniper", Dan="virus +trust")
    assert table.options("Ann", "play", "dealing_newbie") == ["Ann", "Bob", "Dan"]
    table.play("Ann", "dealing_newbie", "Bob", "Ann")
    table.tell("Ann", "dealing_newbie", "dupe").tell("Ann", "dealing_newbie", "charge")
    assert (table.hand("Ann"), table.table_of("Ann"), table.hand("Bob")) == ([], ["dupe"], ["charge"])
    assert table.public("laid")[0][0].chosen == 3


def test_dealing_newbie_takes_of_anothers_hand_whatever_comes() -> None:
    table = Table(Ann="seer +dealing_newbie", Bob="joke +charge", Cat="sniper", Dan="virus +trust")
    table.play("Ann", "dealing_newbie", "Bob", "Dan")
    assert table.options("Ann", "dealing_newbie") == ["unseen"]
    table.tell("Ann", "dealing_newbie", "unseen").tell("Ann", "dealing_newbie", "unseen")
    assert (table.hand("Bob"), table.hand("Dan")) == (["trust"], ["charge"])


def test_dealing_newbie_is_not_for_somebody_who_has_no_other_program() -> None:
    table = Table(Ann="seer +dealing_newbie", Bob="joke +charge", Cat="sniper", Dan="virus +trust")
    assert table.options("Ann", "play", "dealing_newbie") == ["Bob", "Dan"]


def test_dealing_newbie_takes_nothing_if_one_of_both_has_played_the_last_program_meanwhile() -> None:
    """A11: and nothing is lost."""
    table = Table(Ann="seer +dealing_newbie", Bob="joke +trust", Cat="sniper +rollback", Dan="virus +rollback")
    table.play("Ann", "dealing_newbie", "Bob", "Cat").tell("Cat", "played", ("rollback",)).tell(
        "Dan", "played", ("pass",)
    )
    table.tell("Dan", "played", ("rollback",))
    assert (table.hands(), table.waiting()) == ([0, 1, 0, 0], {"Ann": "turn"})
