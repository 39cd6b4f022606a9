"""The bots of «Судный день»: what they may and may not do, and that `belief` is worth playing against.

All who begin in a team are of one kind, and everybody else is `simple`; what a team gains by `belief` is the difference
of how often it wins. Windows ask only those who can react, as in simulations.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import sqrt
from typing import Any

import pytest

from lichina.bots import EVEN, Bot, Driver, Sight, Temper, seated
from lichina.games.doomsday import Doomsday
from lichina.games.doomsday.bot import Belief, Simple
from lichina.games.doomsday.box import PROGRAMS
from lichina.games.doomsday.deciding import Decision
from lichina.games.doomsday.mind import Mind, team_chances
from lichina.games.doomsday.speech import Manner, sayings
from lichina.games.doomsday.wishes import ANSWERS, WISHES
from lichina.kernel import TONES, Dice, Match, Told
from lichina.registry import find
from lichina.testing import cases, check_bot, run_seed, soak
from tests.games.doomsday.table import Table

KINDS = find("doomsday").usual_bots()
GAMES = {5: 24, 8: 12, 12: 4}
"""Matches in a cell every day; a soak of 50 plays 50 times as many."""


def played(
    seats: int, seed: str, team: str = "", kind: str = "belief", others: str = "belief", **options: Any
) -> Match:
    """A match in which those who begin in one team are of one kind, all others of another."""
    match = Match(Doomsday, seats, seed, {"window": 0.0, **options}, checkpoints=False)
    teams = [match.game.team(seat) for seat in match.game.seats]
    driver = Driver(match, seated([KINDS[kind if one == team else others] for one in teams], seed))
    while match.outcome is None:
        driver.step()
    return match


@lru_cache(maxsize=64)
def rate(seats: int, team: str, kind: str) -> float:
    """How often a team wins against `simple` if it is of this kind."""
    games = GAMES[seats] * soak()
    won = 0
    for number in range(games):
        outcome = played(seats, f"{run_seed()} {seats} {number}", team, kind, "simple").outcome
        won += outcome is not None and outcome.side == team
    return won / games


@pytest.mark.parametrize("team", ["human", "machine", "outcast"])
@pytest.mark.parametrize("seats", GAMES)
def test_a_team_gains_by_thinking(seats: int, team: str) -> None:
    rates = {kind: rate(seats, team, kind) for kind in ("belief", "simple", "random")}
    luck = 3 * sqrt(0.5 / (GAMES[seats] * soak()))
    print(f"{team} at {seats}: {rates}")
    assert rates["belief"] - rates["random"] > 0.15 - luck, rates
    assert rates["belief"] - rates["simple"] > 0.05 - luck, rates


FEW = [case for case in cases(Doomsday) if case.seats in (4, 9)]


@pytest.mark.parametrize("kind", [Belief, Simple])
def test_a_bot_plays_any_match_to_its_end_and_knows_what_its_seat_knows(kind: type[Bot]) -> None:
    check_bot(kind, FEW)


def test_there_is_a_wish_for_every_program_and_only_for_questions_that_are_asked() -> None:
    assert set(WISHES) == set(PROGRAMS)
    assert "photographer" in ANSWERS


# --- what it thinks ---------------------------------------------------------------------------------------------------


def mind_of(table: Table, name: str) -> Mind:
    """What a bot in this seat makes of the match."""
    sight = Sight(table.match, table.number(name), "mind")
    board: Any = sight.view.public
    own: Any = sight.view.private
    mind = Mind(sight.seat, board, own, sight.options)
    mind.hear(sight.told(), board, own)
    return mind


def decided(table: Table, name: str) -> Any:
    """What a bot in this seat does; it says nothing."""
    bot = Belief(Dice(b"0123456789abcdef"))
    sight = Sight(table.match, table.number(name), "decided")
    while (move := bot.decide(sight)) is not None and move[0] == "say":
        pass
    assert move is not None
    return move[1]


def test_of_a_role_and_two_loyalty_cards_that_lie_open_the_team_is_certain() -> None:
    chances = dict(team_chances(("sniper",), ("loyalty_human", "loyalty_machine"), (), (), False))
    assert chances["human"] > 0.99


def test_a_card_that_was_seen_counts_and_goes_where_it_is_swapped() -> None:
    table = Table(Ann="seer +virtual_console", Bob="virus", Cat="sniper", Dan="joke")
    before = mind_of(table, "Ann").chances[1]["machine"]
    table.play("Ann", "virtual_console", "Bob")
    mind = mind_of(table, "Ann")
    assert mind.known(1, "role") == "virus"
    assert mind.chances[1]["machine"] > 0.9 > before


def test_whoever_shoots_at_a_human_looks_less_human() -> None:
    table = Table(Ann="sniper human/human @pistol>Bob", Bob="^seeker", Cat="joke", Dan="seer")
    before = mind_of(table, "Cat").chances[0]["human"]
    table.act("Ann", "shoot", "pistol").tell("Bob", "answer", ("damage",))
    assert mind_of(table, "Cat").chances[0]["human"] < before


def test_the_dead_know_teams_for_certain_when_they_are_back() -> None:
    table = Table(Ann="sniper human/human @rifle>Bob", Bob="^joke machine/machine +backup", Cat="virus", Dan="seer")
    table.act("Ann", "shoot", "rifle").tell("Bob", "answer", ("damage",)).tell("Bob", "death", ("pass",))
    assert mind_of(table, "Bob").sure == {0: "human", 2: "machine", 3: "outcast"}


# --- what it does -----------------------------------------------------------------------------------------------------


def test_a_sure_foe_is_shot_and_a_sure_friend_is_not() -> None:
    foe = Table(Ann="sniper ^human/^human @rifle>Bob", Bob="^virus", Cat="joke", Dan="seer")
    assert decided(foe, "Ann") == ("shoot", "rifle")
    friend = Table(Ann="sniper ^human/^human @rifle>Bob", Bob="^seeker", Cat="joke", Dan="seer")
    assert decided(friend, "Ann")[0] != "shoot"


def test_an_outcast_shoots_at_the_side_that_is_ahead() -> None:
    machines = Table(Ann="homeless", Bob="^seeker", Cat="^virus", Dan="^mercenary")
    assert decided(machines, "Ann") in [("arm", "rifle", 2), ("arm", "rifle", 3)]
    humans = Table(Ann="homeless", Bob="^seeker", Cat="^virus", Dan="^fixer")
    assert decided(humans, "Ann") in [("arm", "rifle", 1), ("arm", "rifle", 3)]
    machines_gone = Table(Ann="homeless", Bob="^seeker", Cat="^virus 0", Dan="^lightbringer")
    assert decided(machines_gone, "Ann")[:2] == ("arm", "rifle")


def test_somebody_converted_has_other_foes() -> None:
    others = {"Bob": "^seeker", "Cat": "^fixer", "Dan": "virus 0"}
    assert decided(Table(Ann="sniper human/human", **others, legion=True), "Ann")[0] != "arm"
    assert decided(Table(Ann="sniper human/human !legion", **others, legion=True), "Ann")[0] == "arm"


def test_whoever_was_hurt_heals_itself() -> None:
    table = Table(Ann="seer +charge 1", Bob="joke", Cat="sniper", Dan="virus")
    assert decided(table, "Ann") == ("charge", 0)


def test_whoever_is_about_to_be_killed_uses_what_can_help() -> None:
    table = Table(Ann="virus @rifle>Bob", Bob="^seeker +underground", Cat="joke", Dan="seer")
    table.act("Ann", "shoot", "rifle")
    assert decided(table, "Bob") == ("underground", 0, "rifle")


def test_a_shot_is_answered_with_a_card_rather_than_a_life_and_one_that_looks_human_first() -> None:
    table = Table(Ann="virus @pistol>Bob", Bob="joke machine/human", Cat="sniper", Dan="seer")
    table.act("Ann", "shoot", "pistol")
    assert decided(table, "Bob") == ("reveal", "right")


# --- what it says -----------------------------------------------------------------------------------------------------


def test_bots_say_all_kinds_of_things_in_all_tones() -> None:
    kinds: set[str] = set()
    tones: set[str] = set()
    for number in range(8 * soak()):
        match = played(8, f"{run_seed()} talk {number}")
        for event in match.told(None):
            if event.key.startswith("said-"):
                kinds.add(event.key)
                tones.add(event.data["tone"])
    assert kinds >= {"said-am", "said-card", "said-shoot", "said-spare", "said-have", "said-trust"}
    assert tones == set(TONES)


MODEST = Manner(bold=0.4, bluffs=False)


def would_say(table: Table, name: str, manner: Manner = MODEST) -> list[Any]:
    """All that a bot in this seat would say before its next action, the most important first."""
    sight = Sight(table.match, table.number(name), "said")
    board: Any = sight.view.public
    own: Any = sight.view.private
    turn = Decision(mind_of(table, name), Dice(b"0123456789abcdef"), board, own)
    return list(sayings(turn.will, manner, lambda: turn.aims(sight.asks[0])))


def said_by(temper: Temper, table: Table, name: str) -> Counter[str | None]:
    """What a hundred bots of this temper say first of all in this seat; None: nothing."""
    found: Counter[str | None] = Counter()
    for number in range(100):
        (bot,) = seated([Belief], number)
        bot.temper = temper
        move = bot.decide(Sight(table.match, table.number(name), "said"))
        assert move is not None
        path: Any = move[1]
        found[path[0] if move[0] == "say" else None] += 1
    return found


def test_the_talkative_say_more_the_bold_sooner_who_they_are_and_the_sly_what_they_do_not_hold() -> None:
    quiet = Table(Ann="sniper human/human", Bob="seeker", Cat="mole", Dan="joke")
    assert said_by(Temper(bold=1, talkative=1), quiet, "Ann")["am"] > 60
    assert 20 < said_by(Temper(bold=1, talkative=-1), quiet, "Ann")["am"] < 40
    assert said_by(Temper(bold=-1, talkative=1), quiet, "Ann") == {None: 100}
    assert 15 < said_by(EVEN, quiet, "Ann")["am"] < 35
    aimed = Table(Ann="assassin machine/machine", Bob="seeker @rifle>Ann", Cat="mole", Dan="joke")
    kinds = [{said[0] for said in would_say(aimed, "Ann", Manner(0.9, bluffs))} for bluffs in (False, True)]
    assert [kind >= {"have"} for kind in kinds] == [False, True]
    bluffing = [sum(one.bluffs for one in manners(Temper(sly=sly))) for sly in (1, -1)]
    assert bluffing[0] > 60
    assert 0 < bluffing[1] < 20


def manners(temper: Temper) -> list[Manner]:
    """How a hundred of this temper talk."""
    bots = [Belief(Dice(number.to_bytes(16, "big"))) for number in range(100)]
    for bot in bots:
        bot.temper = temper
    return [bot.manner for bot in bots]


def test_the_trusting_give_more_for_words_than_the_wary() -> None:
    table = Table(Ann="sniper ^human/^human", Bob="^seeker", Cat="mole", Dan="joke")
    table.match.answer(0, ("am", "human"), "say")
    doubts = []
    for heed in (0.5, 1.0, 1.5):
        sight = Sight(table.match, table.number("Cat"), "heed")
        view = sight.view
        mind = Mind(sight.seat, view.public, view.private, sight.options, heed)  # type: ignore[arg-type]
        calls = [Told("said-shoot", {"seat": 1, "target": 3, "tone": "curt"})]
        mind.hear([*sight.told(), *calls], view.public, view.private)  # type: ignore[arg-type]
        doubts.append(mind.chances[3]["human"])
    assert doubts[0] > doubts[1] > doubts[2]


def test_a_card_that_everybody_sees_is_no_news() -> None:
    others = {"Cat": "mole", "Dan": "seeker"}
    table = Table(
        Ann="sniper ^human/^human +virtual_console", Bob="mercenary", deck="plus_thrower spam spam spam", **others
    )
    table.play("Ann", "virtual_console", "Bob")
    assert ("card", 1, "role", "mercenary") in would_say(table, "Ann")
    table.play("Ann", "plus_thrower", "Bob")
    assert table.public("roles")[1] == ("mercenary",)
    assert ("card", 1, "role", "mercenary") not in would_say(table, "Ann")


def test_nobody_calls_for_a_shot_at_one_and_shoots_at_another() -> None:
    others = {"Bob": "^virus", "Cat": "^mercenary", "Dan": "seeker"}
    for aim, whom in (("Bob", 1), ("Cat", 2)):
        table = Table(Ann=f"sniper ^human/^human @rifle>{aim}", **others)
        assert decided(table, "Ann") == ("shoot", "rifle")
        assert [said for said in would_say(table, "Ann") if said[0] == "shoot"] == [("shoot", whom)]


def test_nobody_begs_for_somebody_at_whom_they_aim_themselves() -> None:
    aimed = {"Bob": "seeker @rifle>Cat", "Cat": "joke ^human/^human2", "Dan": "^virus ^machine/^machine"}
    assert ("spare", 2) in would_say(Table(Ann="sniper human/human", **aimed), "Ann")
    assert ("spare", 2) not in would_say(Table(Ann="sniper human/human @pistol>Cat", **aimed), "Ann")


def test_a_mask_does_not_beg_for_those_whom_it_claims_to_fight() -> None:
    aimed = {"Bob": "seeker @rifle>Dan", "Cat": "joke ^human/^human2", "Dan": "^virus ^machine/^machine"}
    assert ("spare", 3) not in would_say(Table(Ann="assassin machine/machine", **aimed), "Ann")
    assert ("spare", 3) in would_say(Table(Ann="^assassin ^machine/^machine", **aimed), "Ann")


def test_a_mask_does_not_call_for_the_death_of_those_on_whose_side_it_claims_to_be() -> None:
    others = {"Bob": "^seeker ^human/^human", "Cat": "mole", "Dan": "joke"}
    assert ("shoot", 1) not in would_say(Table(Ann="assassin machine/machine", **others), "Ann")
    assert ("shoot", 1) in would_say(Table(Ann="^assassin ^machine/^machine", **others), "Ann")


def test_a_mask_that_has_slipped_is_not_spoken_of() -> None:
    for ann, told in (("assassin machine/machine", {("am", "human")}), ("^assassin ^machine/machine", set())):
        table = Table(Ann=ann, Bob="seeker @rifle>Ann", Cat="mole", Dan="joke")
        for manner in (MODEST, Manner(0.9, bluffs=True)):
            assert {said for said in would_say(table, "Ann", manner) if said[0] == "am"} == told


def test_who_has_openly_become_a_leader_of_the_machines_is_not_said_to_be_human_nor_begged_for_by_masks() -> None:
    people = {"Bob": "seeker @rifle>Ann", "Cat": "virus machine/machine", "Dan": "joke"}
    table = Table(Ann="assassin machine/machine +leader_machines", **people)
    assert ("am", "human") in would_say(table, "Ann")
    table.play("Ann", "leader_machines")
    assert ("am", "human") not in would_say(table, "Ann")
    assert ("spare", 0) not in would_say(table, "Cat")


def test_a_card_is_bluffed_with_once_and_not_always_the_same() -> None:
    table = Table(Ann="assassin machine/machine", Bob="seeker @rifle>Ann", Cat="mole", Dan="joke")
    bluffed = set()
    for number in range(20):
        sight = Sight(table.match, 0, "said")
        board: Any = sight.view.public
        own: Any = sight.view.private
        turn = Decision(mind_of(table, "Ann"), Dice(number.to_bytes(16, "big")), board, own)
        bluffed |= {said for said in sayings(turn.will, Manner(0.4, bluffs=True)) if said[0] == "have"}
        turn.mind.said |= bluffed
        assert "have" not in [said[0] for said in sayings(turn.will, Manner(0.4, bluffs=True))]
    assert len(bluffed) > 3


def test_whoever_has_begged_for_somebody_does_not_shoot_there_for_two_turns() -> None:
    table = Table(Ann="sniper human/human @rifle>Dan", Bob="seeker", Cat="mole", Dan="^virus ^machine/^machine")
    sight = Sight(table.match, 0, "said")
    board: Any = sight.view.public
    own: Any = sight.view.private
    mind = mind_of(table, "Ann")
    turn = [Told("turn", {"seat": 0})]
    decided_then = []
    for heard in ([], [Told("said-spare", {"seat": 0, "target": 3, "tone": "curt"})], turn, turn, turn):
        mind.hear(heard, board, own)
        decided_then.append(Decision(mind, Dice(b"0123456789abcdef"), board, own).answer(sight.asks[0])[0])
    assert [deed == "shoot" for deed in decided_then] == [True, False, False, False, True]


def test_a_human_card_is_no_reproach() -> None:
    others = {"Cat": "mole", "Dan": "seeker"}
    for role, told in (("mercenary", True), ("informant", False)):
        table = Table(
            Ann="sniper ^human/^human +virtual_console",
            Bob=f"{role} ^machine/^machine",
            deck="spam spam spam",
            **others,
        )
        table.play("Ann", "virtual_console", "Bob")
        assert (("card", 1, "role", role) in would_say(table, "Ann")) is told


def test_whoever_is_alone_with_a_foe_calls_nobody_for_help() -> None:
    three = Table(Ann="sniper ^human/^human", Bob="^virus", Cat="^seeker", Dan="joke 0")
    assert ("shoot", 1) in would_say(three, "Ann")
    two = Table(Ann="sniper ^human/^human", Bob="^virus", Cat="^seeker 0", Dan="joke 0")
    assert {said[0] for said in would_say(two, "Ann")} <= {"am", "have", "have-not", "trust"}


def test_in_a_match_no_wording_comes_again_before_the_others_of_its_kind() -> None:
    heard: dict[str, list[str]] = {}
    for event in played(8, f"{run_seed()} wordings").told(None):
        if event.key.startswith("said-"):
            heard.setdefault(event.key, []).append(event.data["tone"])
    for kind, tones in heard.items():
        for place in range(len(tones)):
            assert len(set(tones[place : place + 6])) == len(tones[place : place + 6]), kind


def test_who_may_not_pass_puts_a_weapon_down_rather_than_shoot_at_a_friend() -> None:
    settled: dict[str, Any] = {"legion": True, "row6": "copies", "may_pass": False, "window": 4.0}
    match = played(7, "1 31", kind="simple", others="simple", **settled)
    assert match.outcome is not None
    assert "dropped" in {event.key for event in match.told(None, 0)}
