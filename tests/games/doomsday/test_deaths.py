"""Deaths, checks, who has won, how the dead come back; teams; and the advanced game."""

from __future__ import annotations

import pytest

from lichina.games.doomsday.deaths import winner
from lichina.games.doomsday.teams import team_of
from lichina.kernel import Outcome

from .table import Table

GAPS = "human machine human machine human machine human2 outcast2 human"
SEVEN = {
    "Cat": "joke",
    "Dan": "virus",
    "Eve": "thief",
    "Fay": "mole",
    "Gus": "fixer",
    "Hal": "seeker",
    "Ida": "collector",
}


@pytest.mark.parametrize(
    ("cards", "team"),
    [
        ("sniper human machine", "human"),
        ("sniper machine outcast", "outcast"),
        ("sniper machine_x2 outcast", "machine"),
        ("joke human_x2 machine_x2", "machine"),
        ("joke human_x2 outcast_x2", "outcast"),
        ("virus human human_x2", "machine"),
    ],
)
def test_a_team_is_what_most_cards_count_for_and_outcast_if_two_have_as_much(cards: str, team: str) -> None:
    """§1.4."""
    role, *loyalty = cards.split()
    assert team_of([role], [f"loyalty_{card}" for card in loyalty], False, "") == team


def test_a_hidden_program_counts_and_the_legion_is_above_the_fallen_and_both_above_all_else() -> None:
    """§1.4, A35."""
    loyalty = ["loyalty_human", "loyalty_machine"]
    assert team_of(["sniper"], [*loyalty, "prog_loyalty_machine_x2"], False, "") == "machine"
    assert team_of(["virus"], loyalty, False, "fallen") == "fallen"
    assert team_of(["deathbringer"], loyalty, False, "legion") == "legion"


@pytest.mark.parametrize(
    ("teams", "no_humans", "side"),
    [
        ("human human", False, "human"),
        ("human outcast", False, None),
        ("human legion", False, None),
        ("machine outcast", False, "machine"),
        ("machine legion fallen", False, "machine"),
        ("machine outcast", True, None),
        ("machine machine", True, "machine"),
        ("outcast outcast", False, None),
        ("outcast", False, "outcast"),
        ("legion", False, "legion"),
        ("legion legion", False, "legion"),
        ("fallen fallen", False, "fallen"),
        ("legion fallen", False, None),
        ("legion outcast", False, None),
        ("", False, "nobody"),
    ],
)
def test_who_has_won_hangs_on_the_teams_of_those_who_live(teams: str, no_humans: bool, side: str | None) -> None:
    """§1.11, A7, A8, A36."""
    assert winner(dict(enumerate(teams.split())), no_humans) == side


def test_a_team_wins_with_its_dead() -> None:
    table = Table(Ann="seer human2/human @rifle>Bob", Bob="^joke", Cat="sniper 0", Dan="seeker")
    table.act("Ann", "shoot", "rifle").tell("Bob", "answer", ("damage",))
    assert table.match.outcome == Outcome((0, 2, 3), "last-team", "human")


def test_the_dead_alone_learn_all_teams_and_say_truly_that_it_goes_on() -> None:
    """A24, A58: of several all do."""
    table = Table(Ann="seer", Bob="joke 1 +working_virus", Cat="sniper 1", Dan="virus 1", Eve="seeker", deck="")
    table.play("Bob", "working_virus")
    learned = {"teams": {"Ann": "outcast", "Bob": "machine", "Eve": "human"}, "again": False}
    assert [table.heard(name, "teams") for name in table.names] == [[], [], [learned], [learned], []]
    assert table.heard(None, "goes-on") == [{"seats": "Cat Dan", "again": False}]


def test_of_several_dead_the_first_clockwise_from_whose_turn_it_is_comes_first() -> None:
    """F-PRG4."""
    players = {"Bob": "joke +working_virus", "Cat": "sniper", "Dan": "virus 1", "Eve": "seeker"}
    table = Table(Ann="seer 1", begins="Cat", deck="", **players)
    table.play("Bob", "working_virus")
    assert [one["seat"] for one in table.heard(None, "died")] == ["Dan", "Ann"]


def test_what_one_event_sets_off_comes_clockwise_from_whose_turn_it_is() -> None:
    """F-PRG4."""
    table = Table(Ann="^collector", Bob="joke", Cat="sniper", Dan="^fortune_teller", begins="Cat")
    table.act("Cat", "draw")
    assert table.waiting() == {"Dan": "fortune_teller"}


def test_the_check_is_repeated_when_the_turn_is_over() -> None:
    """A6, A58."""
    table = Table(Ann="seer @rifle>Bob", Bob="^joke", Cat="sniper", Dan="virus", Eve="seeker", deck="")
    table.act("Ann", "shoot", "rifle").tell("Bob", "answer", ("damage",)).act("Ann", "end")
    assert len(table.heard("Bob", "teams")) == 2


def test_whoever_was_brought_back_at_once_has_learned_nothing() -> None:
    """A57."""
    table = Table(Ann="seer @rifle>Bob", Bob="^executor", Cat="sniper +backup", Dan="virus", Eve="seeker", deck="")
    table.act("Ann", "shoot", "rifle").tell("Bob", "answer", ("damage",)).tell("Cat", "death", ("backup", "Bob"))
    table.tell("Bob", "cover", "left")
    assert (table.lives()[1], table.heard("Bob", "teams"), table.heard(None, "goes-on")) == (1, [], [])


def test_the_first_victim_may_find_that_there_was_no_human_and_nobody_has_won() -> None:
    """A8, F-VIC1."""
    table = Table(Ann="joke machine/machine @rifle>Bob", Bob="^collector", Cat="virus", Dan="thief outcast/outcast")
    table.act("Ann", "shoot", "rifle").tell("Bob", "answer", ("damage",))
    assert (table.winners, table.game.no_humans) == ("", True)


def test_that_there_were_humans_is_found_at_the_first_check_and_holds_later() -> None:
    """A8: machines win over outcasts, as the only human had died before."""
    table = Table(
        Ann="joke machine/machine @rifle>Bob",
        Bob="^collector outcast/outcast",
        Cat="thief outcast/outcast",
        Dan="seeker 0",
    )
    table.act("Ann", "shoot", "rifle").tell("Bob", "answer", ("damage",))
    assert table.match.outcome == Outcome((0,), "last-team", "machine")


def test_a_word_while_others_aim_anew_does_not_keep_the_check_from_being_held() -> None:
    """A6: also if it is whose turn it is that has died."""
    players = {"Bob": "joke", "Cat": "mole +working_virus", "Dan": "virus @rifle>Ann", "Eve": "seeker"}
    table = Table(Ann="seer 1 @pistol>Bob", deck="", **players)
    table.act("Ann", "shoot", "pistol").tell("Cat", "shot", ("working_virus",))
    assert table.waiting() == {"Dan": "aim"}
    table.say("Eve", "trust")
    assert table.waiting() == {"Dan": "aim"}
    table.tell("Dan", "aim", ("Eve",))
    assert (table.heard(None, "goes-on"), table.turn) == (
        [{"seats": "Ann", "again": False}, {"seats": "Ann", "again": True}],
        "Bob",
    )


def test_whoever_aimed_at_the_dead_aims_elsewhere_at_once_and_may_shoot_in_the_next_turn() -> None:
    """F-WPN1."""
    table = Table(Ann="seer @rifle>Cat", Bob="joke @pistol>Cat", Cat="^collector", Dan="virus", Eve="seeker", deck="")
    table.act("Ann", "shoot", "rifle").tell("Cat", "answer", ("damage",))
    assert table.options("Bob", "aim") == ["Dan", "Eve", "Ann"]
    table.tell("Bob", "aim", ("Dan",)).act("Ann", "end")
    assert (table.weapons("Bob"), table.options("Bob", "turn", "shoot")) == ({"pistol": "Dan"}, ["pistol"])


def test_a_jammed_weapon_is_aimed_anew_when_its_target_dies() -> None:
    """F-WPN1: and stays jammed."""
    players = {"Bob": "joke @pistol>Eve", "Cat": "sniper +trojan", "Dan": "thief @rifle>Ann", "Eve": "virus"}
    table = Table(Ann="^seer", begins="Dan", **players)
    table.play("Cat", "trojan", "Bob", "pistol", "Ann").act("Dan", "shoot", "rifle").tell("Ann", "answer", ("damage",))
    table.tell("Bob", "aim", ("Cat",))
    assert (table.weapons("Bob"), [one.fixed for one in table.public("weapons")].count(True)) == ({"pistol": "Cat"}, 1)


def test_if_a_shot_kills_its_target_before_it_is_fired_it_goes_where_the_shooter_aims_then() -> None:
    """F-WPN1."""
    table = Table(Ann="seer @pistol>Cat", Bob="joke +working_virus", Cat="mole 1", Dan="virus", Eve="seeker", deck="")
    table.act("Ann", "shoot", "pistol").tell("Bob", "shot", ("working_virus",)).tell("Ann", "aim", ("Eve",))
    assert table.waiting() == {"Eve": "answer"}


def test_the_programs_of_the_dead_lie_still_and_nobody_takes_them() -> None:
    """A23."""
    table = Table(Ann="seer =doctor_moreau", Bob="joke +charge =dupe>Ann 0", Cat="sniper", Dan="virus")
    assert "doctor_moreau" not in table.options("Ann", "turn")
    table.act("Ann", "draw")
    assert table.hands() == [1, 1, 0, 0]


def test_somebody_brought_back_acts_in_turn_with_the_same_programs() -> None:
    """A22."""
    table = Table(
        Ann="seer +backup", Bob="joke =dupe>Ann +charge 0", Cat="sniper", Dan="virus", deck="spam spam spam trust"
    )
    table.play("Ann", "backup", "Bob").tell("Bob", "cover", "left").tell("Bob", "joke", "spam")
    table.act("Ann", "draw")
    assert table.hands()[1] == 4, "what lies before Bob works again"
    assert table.act("Ann", "end").turn == "Bob"


def test_both_cards_of_a_leader_come_into_effect_when_the_leader_is_brought_back() -> None:
    """A22, A25."""
    table = Table(Ann="seer +backup @pistol>Cat 1", Bob="human_leader_a&human_leader_b 0", Cat="joke", Dan="virus")
    table.play("Ann", "backup", "Bob").tell("Bob", "cover", "left").tell("Bob", "human_leader_b", ("Ann",))
    assert (table.weapons("Ann"), table.lives()) == ({}, [2, 1, 2, 2])


def test_a_card_of_a_leader_who_is_brought_back_does_nothing_if_it_was_hidden_meanwhile() -> None:
    """A22, A25: what the first of the two has set off hides the second."""
    players = {"Cat": "^trespassers_w", "Dan": "seer", "Eve": "executor human/machine"}
    table = Table(Ann="mole +backup", Bob="machine_leader_b&machine_leader_a 0", **players)
    table.play("Ann", "backup", "Bob").tell("Bob", "cover", "left")
    table.tell("Dan", "seer-loyalty", ("Eve", "left")).tell("Dan", "seer-loyalty", ("Eve", "right"))
    table.tell("Cat", "trespassers_w", ("turn", "Bob", "second"))
    assert (table.up("Bob"), table.up("Eve")) == (["role", "right"], ["role"])


# --- the advanced game ------------------------------------------------------------------------------------------------


def test_neighbours_share_a_loyalty_card() -> None:
    """A30, A65."""
    table = Table(Ann="seer", Bob="sniper", gaps=GAPS, **SEVEN)
    assert (table.loyalty("Ann"), table.loyalty("Bob")) == (["human", "human"], ["machine", "human"])
    table.act("Ann", "peek", "Cat", "right")
    assert table.notes("Ann") == [("Cat", "right", "machine")]


def test_virus_exchanges_shared_cards_for_both_neighbours() -> None:
    """A65: without consent."""
    players = SEVEN | {"Dan": "virus"}
    table = Table(Ann="seer +plus_thrower", Bob="sniper", gaps=GAPS, **players)
    table.play("Ann", "plus_thrower", "Dan").tell("Dan", "virus", ("Ann", "left")).tell(
        "Dan", "virus-other", ("Gus", "left")
    )
    assert (table.loyalty("Ann"), table.loyalty("Bob")) == (["human_x2", "human"], ["machine", "human_x2"])
    assert (table.loyalty("Gus"), table.loyalty("Hal")) == (["human", "machine"], ["outcast_x2", "human"])


def test_virus_does_not_exchange_a_shared_card_with_itself() -> None:
    """A30: what lies between two neighbours is one card."""
    table = Table(Ann="seer +plus_thrower", Bob="sniper", gaps=GAPS, **SEVEN)
    table.play("Ann", "plus_thrower", "Dan").tell("Dan", "virus", ("Ann", "left"))
    assert table.options("Dan", "virus-other", "Bob") == ["left"]


def test_in_the_advanced_game_one_program_is_kept_of_all_that_one_has() -> None:
    """A9, §1.12c."""
    table = Table(Ann="seer +charge +prog_loyalty_human =spy_net", Bob="sniper", gaps=GAPS, **SEVEN)
    table.act("Ann", "end")
    assert table.options("Ann", "discard") == ["charge", "prog_loyalty_human", "spy_net"]
    table.tell("Ann", "discard", "prog_loyalty_human").tell("Ann", "discard", "charge")
    assert (table.hand("Ann"), table.table_of("Ann"), table.turn) == ([], ["spy_net"], "Bob")


def test_the_gaps_of_the_dead_do_not_merge() -> None:
    """A30."""
    table = Table(Ann="seer", Bob="sniper 0", gaps=GAPS, **SEVEN)
    assert (table.loyalty("Ann"), table.loyalty("Cat")) == (["human", "human"], ["human", "machine"])


def test_midnighter_keeps_no_more_than_two_hidden_programs_in_the_advanced_game_either() -> None:
    """A53: of four that she may keep, and hidden ones alone must go."""
    hidden = "+prog_loyalty_human +prog_loyalty_machine +prog_loyalty_outcast_x2"
    table = Table(Ann=f"^midnighter {hidden} +charge", Bob="sniper", gaps=GAPS, **SEVEN)
    table.act("Ann", "end")
    assert table.options("Ann", "discard") == [
        "prog_loyalty_human", "prog_loyalty_machine", "prog_loyalty_outcast_x2",
    ]  # fmt: skip
    table.tell("Ann", "discard", "prog_loyalty_machine")
    assert (table.hands()[0], table.turn) == (3, "Bob")


def test_whoever_has_lost_the_last_life_is_not_brought_back_before_the_effect_is_over() -> None:
    """A6: nobody has died yet while abilities are carried out one after another."""
    players = {"Bob": "bounty_hunter", "Cat": "paramedic", "Dan": "^informant 1", "Eve": "^executor"}
    table = Table(Ann="^homeless +hilbert_effect", **players)
    table.play("Ann", "hilbert_effect").tell("Bob", "bounty_hunter", ("Dan",))
    assert (table.waiting(), table.lives(), table.up("Cat")) == ({"Ann": "turn"}, [2, 2, 2, 0, 2], [])


def test_the_card_of_the_legion_converts_both_neighbours_to_whom_it_comes() -> None:
    """A30, A34."""
    players = SEVEN | {"Dan": "virus"}
    gaps = "legion machine human machine human machine human2 outcast2 human"
    table = Table(Ann="seer +plus_thrower", Bob="sniper", gaps=gaps, legion=True, **players)
    table.play("Ann", "plus_thrower", "Dan").tell("Dan", "virus", ("Ann", "left"))
    table.tell("Dan", "virus-other", ("Gus", "left"))
    assert [table.team(name) for name in ("Ann", "Bob", "Gus", "Hal")] == ["legion"] * 4
