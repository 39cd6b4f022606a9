"""Programs that stay on the table, and hidden ones: each by its name."""

from __future__ import annotations

import pytest

from .table import Table


@pytest.mark.parametrize("card", ["weapon_upgrades", "doctor_moreau", "menyatut_net", "spy_net"])
def test_weapon_upgrades_doctor_moreau_menyatut_net_and_spy_net_stay_on_the_table(card: str) -> None:
    table = Table(Ann=f"seer +{card}", Bob="joke", Cat="sniper", Dan="virus")
    table.play("Ann", card)
    assert (table.table_of("Ann"), table.hand("Ann")) == ([card], [])


@pytest.mark.parametrize("card", ["hidden_camera", "dupe", "gewers_attack"])
def test_hidden_camera_dupe_and_gewers_attack_name_another_player(card: str) -> None:
    table = Table(Ann=f"seer +{card}", Bob="joke", Cat="sniper", Dan="virus")
    assert table.options("Ann", "play", card) == ["Bob", "Cat", "Dan"]
    table.play("Ann", card, "Cat")
    assert (table.table_of("Ann"), table.public("laid")[0][0].chosen) == ([card], 2)


def test_hidden_camera_lets_its_owner_see_what_the_named_player_peeks_at() -> None:
    table = Table(Ann="seer", Bob="joke =hidden_camera>Ann", Cat="sniper human/machine", Dan="virus")
    table.act("Ann", "peek", "Cat", "left").tell("Bob", "hidden_camera", "yes")
    assert table.notes("Bob") == [("Cat", "left", "human")]


def test_hidden_camera_may_stay_off_and_does_not_watch_others() -> None:
    table = Table(Ann="seer", Bob="joke =hidden_camera>Ann", Cat="sniper", Dan="virus")
    table.act("Ann", "peek", "Cat", "left").tell("Bob", "hidden_camera", "no")
    assert table.notes("Bob") == []
    table = Table(Ann="seer", Bob="joke =hidden_camera>Dan", Cat="sniper", Dan="virus")
    table.act("Ann", "peek", "Cat", "left")
    assert table.asked("Bob") == []


def test_hidden_camera_does_not_ask_its_owner_about_a_card_of_their_own() -> None:
    table = Table(Ann="seer", Bob="joke =hidden_camera>Ann", Cat="sniper", Dan="virus")
    table.act("Ann", "peek", "Bob", "left")
    assert table.asked("Bob") == []


def test_hidden_camera_shows_no_card_that_lies_open_by_then() -> None:
    """A34: what everybody sees is not peeked at, and converts nobody."""
    laid = {"Bob": "^trespassers_w", "Cat": "joke =hidden_camera>Ann", "Dan": "mind_eater ^human/^machine"}
    table = Table(Ann="thief", **laid, Eve="sniper", legion=True)
    table.act("Ann", "peek", "Dan", "role").tell("Bob", "trespassers_w", ("turn", "Dan"))
    table.tell("Dan", "mind_eater", ("Eve",))
    assert (table.waiting(), table.team("Cat"), table.team("Ann")) == ({"Ann": "turn"}, "machine", "legion")


def test_hidden_camera_shows_no_other_card_than_the_one_that_was_peeked_at() -> None:
    """A virus that was turned up in between has swapped it away."""
    laid = {"Bob": "^trespassers_w", "Cat": "joke =hidden_camera>Ann", "Dan": "virus human/machine"}
    table = Table(Ann="thief", **laid, Eve="sniper")
    table.act("Ann", "peek", "Dan", "left").tell("Bob", "trespassers_w", ("turn", "Dan"))
    table.tell("Dan", "virus", ("Dan", "left")).tell("Dan", "virus-other", ("Dan", "right"))
    assert (table.asked("Cat"), table.notes("Cat")) == ([], [])


def test_hidden_camera_shows_the_programs_that_the_fortune_teller_sees() -> None:
    """A34: and Trespassers W has nothing to do with programs."""
    players = {"Bob": "^fortune_teller", "Cat": "joke =hidden_camera>Bob", "Dan": "^trespassers_w"}
    table = Table(Ann="seer", **players, deck="charge trust spam")
    table.act("Ann", "draw").tell("Cat", "hidden_camera", "yes")
    assert (table.notes("Cat"), table.waiting()) == ([("Ann", "program", "charge")], {"Bob": "fortune_teller"})
    assert table.heard("Dan", "peeked") == [{"seat": "Cat", "target": "Ann", "spot": "program"}]
    table = Table(Ann="seer", **players, deck="charge trust spam")
    table.act("Ann", "draw").tell("Cat", "hidden_camera", "no")
    assert (table.notes("Cat"), table.heard("Dan", "peeked")) == ([], [])


def test_weapon_upgrades_make_every_weapon_cost_two_lives() -> None:
    table = Table(Ann="seer =weapon_upgrades @pistol>Bob", Bob="joke", Cat="sniper", Dan="virus human/machine")
    table.act("Ann", "shoot", "pistol").tell("Bob", "answer", ("damage",))
    assert table.lives() == [2, 0, 2, 2]


def test_doctor_moreau_takes_any_program_of_another_as_an_action() -> None:
    table = Table(Ann="seer =doctor_moreau", Bob="joke +charge", Cat="sniper", Dan="virus +spam 0")
    assert table.options("Ann", "turn", "doctor_moreau") == ["Bob"]
    table.act("Ann", "doctor_moreau", "Bob")
    assert (table.hand("Ann"), table.hand("Bob"), table.options("Ann", "turn")) == (["charge"], [], ["end"])


def test_menyatut_net_takes_a_weapon_of_another_as_an_action() -> None:
    table = Table(Ann="seer =menyatut_net", Bob="joke @rifle>Ann", Cat="sniper", Dan="virus")
    table.act("Ann", "menyatut_net", "Bob", "rifle", "Cat")
    assert (table.weapons("Ann"), table.weapons("Bob")) == ({"rifle": "Cat"}, {})


def test_menyatut_net_is_for_the_unarmed() -> None:
    table = Table(Ann="seer =menyatut_net @pistol>Bob", Bob="joke @rifle>Ann", Cat="sniper", Dan="virus")
    assert table.options("Ann", "turn") == ["end", "drop", "aim", "shoot"]


def test_prog_rocket_takes_the_rocket_launcher_at_once_or_later_as_an_action() -> None:
    table = Table(Ann="seer +prog_rocket @pistol>Bob", Bob="joke", Cat="sniper", Dan="virus")
    table.play("Ann", "prog_rocket", "yes", "rocket", "Bob", "Cat")
    assert (table.weapons("Ann"), table.table_of("Ann")) == ({"rocket": "Bob Cat"}, ["prog_rocket"])
    table = Table(Ann="seer +prog_rocket", Bob="joke", Cat="sniper", Dan="virus")
    table.play("Ann", "prog_rocket", "no")
    assert table.options("Ann", "turn", "arm") == ["pistol", "rifle", "rocket"]


def test_prog_laser_takes_the_laser_at_once_or_later_as_an_action() -> None:
    """F-WPN6: without a weapon, too."""
    table = Table(Ann="seer +prog_laser", Bob="joke", Cat="sniper", Dan="virus")
    table.play("Ann", "prog_laser", "yes", "laser")
    assert table.weapons("Ann") == {"laser": ""}
    table = Table(Ann="seer +prog_laser", Bob="joke", Cat="sniper", Dan="virus")
    table.play("Ann", "prog_laser", "no")
    assert table.options("Ann", "turn", "arm") == ["pistol", "rifle", "laser"]


GAPS = "human machine human machine human machine human2 outcast2 human"
EIGHT = {
    "Bob": "joke",
    "Cat": "sniper",
    "Dan": "virus",
    "Eve": "thief",
    "Fay": "mole",
    "Gus": "fixer",
    "Hal": "seeker",
    "Ida": "collector",
}


def test_prog_rocket_is_blank_where_the_rocket_launcher_is_free_to_all() -> None:
    """§1.12d: with nine players the laser is still locked."""
    table = Table(Ann="seer +prog_rocket +prog_laser", gaps=GAPS, **EIGHT)
    table.play("Ann", "prog_rocket")
    assert (table.table_of("Ann"), table.hand("Ann")) == ([], ["prog_laser"])
    assert table.options("Ann", "play", "prog_laser") == ["no", "yes"]


def test_dupe_draws_one_when_the_named_player_draws() -> None:
    table = Table(Ann="seer", Bob="joke =dupe>Ann", Cat="sniper", Dan="virus")
    table.act("Ann", "draw")
    assert table.hands() == [1, 1, 0, 0]


def test_dupe_sleeps_while_the_named_player_is_dead_or_its_owner() -> None:
    """A48, A49."""
    table = Table(Ann="seer =dupe>Ann", Bob="joke =gewers_attack>Dan", Cat="sniper", Dan="virus 0", deck="spam spam")
    table.act("Ann", "draw")
    assert table.hands() == [1, 0, 0, 0]


def test_gewers_attack_passes_damage_on_even_if_it_kills_its_owner() -> None:
    """A63: with a window of its own; it is damage by a program."""
    table = Table(
        Ann="seer @rifle>Bob", Bob="^joke =gewers_attack>Cat", Cat="sniper +defender", Dan="virus", Eve="thief"
    )
    table.act("Ann", "shoot", "rifle").tell("Bob", "answer", ("damage",))
    table.tell("Cat", "damage", ("pass",))
    assert table.public("pending") == {2: 2}
    table.tell("Cat", "damage", ("defender", "Cat"))
    assert table.lives() == [2, 0, 1, 2, 2]


def test_gewers_attack_that_takes_the_last_life_leaves_the_shot_nothing_to_take() -> None:
    """One effect hurts both: Cat loses her last life to what is passed on, and no other is told of."""
    table = Table(
        Ann="seer @rocket>Bob,Cat", Bob="joke =gewers_attack>Cat", Cat="sniper 1", Dan="virus", Eve="thief", deck=""
    )
    table.act("Ann", "shoot", "rocket").tell("Bob", "answer", ("damage",)).tell("Cat", "answer", ("damage",))
    assert table.heard(None, "hurt") == [
        {"seat": "Cat", "points": 1, "lives": 0},
        {"seat": "Bob", "points": 1, "lives": 1},
    ]


def test_spy_net_shows_two_loyalty_cards_by_one_peek() -> None:
    table = Table(Ann="seer =spy_net", Bob="joke human/machine", Cat="sniper", Dan="virus")
    table.act("Ann", "peek", "Bob", "left", "Bob", "right")
    assert table.saw("Ann") == ["human", "machine"]
    table = Table(Ann="seer =spy_net", Bob="joke human/machine", Cat="sniper", Dan="virus")
    table.act("Ann", "peek", "Bob", "right", "enough")
    assert table.saw("Ann") == ["machine"]


@pytest.mark.parametrize(
    ("card", "team"),
    [
        ("prog_loyalty_human", "human"),
        ("prog_loyalty_human_x2", "human"),
        ("prog_loyalty_machine", "machine"),
        ("prog_loyalty_machine_x2", "machine"),
        ("prog_loyalty_outcast_x2", "outcast"),
    ],
)
def test_hidden_loyalty_counts_while_it_is_held_and_is_never_played(card: str, team: str) -> None:
    roles = {"human": "joke human/outcast", "machine": "sniper machine/outcast", "outcast": "sniper human/outcast"}
    table = Table(Ann=f"{roles[team]} +{card}", Bob="virus", Cat="seer", Dan="thief")
    assert (table.team("Ann"), table.options("Ann", "play")) == (team, [])
    without = Table(Ann=roles[team], Bob="virus", Cat="seer", Dan="thief")
    assert without.team("Ann") == ("human" if team == "outcast" else "outcast")
