"""The bots of «Война колоний»: what they do with a colony, and that `belief` is worth playing against.

One colony is of one kind and the other of another, in turns; who meets the main objective, or outlives the rival, has
won. Of the wolf it is counted how many missions he accomplishes.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest

from lichina.bots import EVEN, Bot, Driver, Sight, Temper, seated
from lichina.games.colonies import Colonies
from lichina.games.colonies.bot import Belief, Simple
from lichina.games.colonies.box import COLONIES, MISSIONS, ROADS, SECRETS, WOLF_GOALS
from lichina.games.colonies.deciding import Decision
from lichina.games.colonies.mind import Mind
from lichina.games.colonies.needs import DEEDS, HELD, HOPE, Needs
from lichina.games.colonies.sense import Sense
from lichina.games.colonies.warfare import ROWS, Warfare, mixed, outcome
from lichina.games.colonies.worth import FUNCTIONS, row_worth
from lichina.kernel import Dice, Match, Told
from lichina.registry import find
from lichina.testing import cases, check_bot, run_seed, soak
from tests.games.colonies.table import Winter

KINDS = find("colonies").usual_bots()
GAMES = {4: 20, 8: 6}
"""Matches of a pair every day; a soak of 50 plays 50 times as many."""


def played(kinds: list[str], seed: str, **options: Any) -> Match:
    """A match between these."""
    match = Match(Colonies, len(kinds), seed, options, checkpoints=False)
    driver = Driver(match, seated([KINDS[kind] for kind in kinds], seed))
    while match.outcome is None:
        driver.step()
    return match


def victories(seats: int, colony: str, kind: str, other: str) -> tuple[int, int]:
    """How often a colony of one kind wins against one of another, and how often it loses."""
    half = seats // 2
    kinds = [kind] * half + [other] * half if colony == "blue" else [other] * half + [kind] * half
    sides = []
    for number in range(GAMES[seats] * soak()):
        outcome_ = played(kinds, f"{run_seed()} {seats} {number}").outcome
        assert outcome_ is not None
        sides.append(outcome_.side)
    return sides.count(colony), sum(side not in (colony, None) for side in sides)


@pytest.mark.parametrize("colony", COLONIES)
@pytest.mark.parametrize("seats", GAMES)
@pytest.mark.parametrize(("kind", "other", "edge"), [("belief", "simple", 0.4), ("simple", "random", 0.05)])
def test_a_colony_gains_by_thinking(seats: int, colony: str, kind: str, other: str, edge: float) -> None:
    won, lost = victories(seats, colony, kind, other)
    games = GAMES[seats] * soak()
    luck = 3 * sqrt(1 / games)
    print(f"{kind} against {other} at {seats}: {won} : {lost} of {games}")
    assert (won - lost) / games > edge - luck


def test_a_wolf_who_follows_his_missions_accomplishes_more_of_them() -> None:
    """`belief` more than `simple`, and that more than `random`."""
    means = {}
    games = 8 * soak()
    for kind in ("belief", "simple", "random"):
        matches = [played(["belief"] * 4 + [kind], f"{run_seed()} wolf {number}", wolf=4) for number in range(games)]
        means[kind] = sum(match.game.counts["missions"][4] for match in matches) / games  # type: ignore[attr-defined]
    luck = 3 / sqrt(games)
    print(f"missions: {means}")
    assert means["belief"] - means["simple"] > 1.0 - luck
    assert means["simple"] - means["random"] > 0.4 - luck
    assert means["belief"] > means["random"]


FEW = [case for case in cases(Colonies, thorough=True) if (case.mode, case.seats) in (("basic", 4), ("quick", 7))]


@pytest.mark.parametrize("kind", [Belief, Simple])
def test_a_bot_plays_any_match_to_its_end_and_knows_what_its_seat_knows(kind: type[Bot]) -> None:
    check_bot(kind, FEW if soak() == 1 else cases(Colonies, thorough=True))


def test_all_that_bots_speak_of_is_in_the_box() -> None:
    assert set(HELD) | set(DEEDS) <= {*SECRETS, *WOLF_GOALS, *MISSIONS}
    assert set(HOPE) <= set(MISSIONS)
    assert {key.rsplit("-", 1)[0] for key in FUNCTIONS} <= set(ROADS)


# --- what it does -----------------------------------------------------------------------------------------------------


def decided(table: Winter, name: str) -> Any:
    """What `belief` does in this seat, after it has said what it has to say."""
    bot = Belief(Dice(b"0123456789abcdef"))
    sight = Sight(table.match, table.number(name), "decided")
    while (move := bot.decide(sight)) is not None and isinstance(move[1], tuple) and move[1][0] == "say":
        pass
    assert move is not None
    return move[1]


HOME = ("mike_cho b1 blue", "rod_miller b1 blue", "sparky y1 yellow")


def test_it_plays_food_before_its_colony_starves() -> None:
    table = Winter("act", *HOME, hands={"b1": ["food_2", "junk"]})
    assert decided(table, "b1") == ("play", "food_2")
    fed = Winter("act", *HOME, hands={"b1": ["food_2"]}, blue={"food": 9})
    assert decided(fed, "b1") == ("done",)


def test_it_bars_the_entrance_at_which_zombies_would_break_in() -> None:
    spots = {"blue-1": {"zombies": 2}, "blue-2": {"barricades": 3}, "blue-3": {"barricades": 3}}
    table = Winter("act", *HOME, dice={"b1": [1]}, spots=spots, blue={"food": 9, "helpless": 1})
    assert decided(table, "b1")[1:] == ("build", 1, "blue-1")


def test_it_stores_what_the_main_objective_needs_and_gives_it_to_no_crisis() -> None:
    options = {"objective": "mo_keep_the_fires"}
    table = Winter("act", *HOME, hands={"b1": ["fuel"]}, crisis="cs_blackout", blue={"food": 9}, options=options)
    assert decided(table, "b1") == ("store", "fuel")


def test_it_keeps_what_its_own_objective_wants() -> None:
    position: dict[str, Any] = {"crisis": "cs_typhoid", "blue": {"food": 9, "morale": 2}}
    held: dict[str, Any] = {"hands": {"b1": ["medicine", "medicine"]}}
    table = Winter("act", *HOME, secrets={"b1": "so_hypochondriac"}, **held, **position)
    assert decided(table, "b1") == ("done",)
    another = Winter("act", *HOME, secrets={"b1": "so_hope"}, **held, **position)
    assert decided(another, "b1") == ("contribute", "medicine")


def test_it_cleans_up_before_waste_costs_morale() -> None:
    table = Winter("act", *HOME, dice={"b1": [2]}, blue={"food": 9, "waste": ["junk"] * 5 + ["food_1"] * 6})
    assert decided(table, "b1")[1:] == ("clean", 2)


def test_it_heals_whoever_is_frostbitten() -> None:
    people = ("mike_cho b1 blue w1", "rod_miller b1 blue f1 w1", "sparky y1 yellow")
    table = Winter("act", *people, hands={"b1": ["medicine"]}, blue={"food": 9})
    assert decided(table, "b1") == ("play", "medicine", "rod_miller")


def test_the_last_defender_does_not_leave_home() -> None:
    table = Winter("move", "mike_cho b1 blue", "sparky y1 yellow", dice={"b1": [6, 6]}, blue={"food": 9, "morale": 4})
    assert decided(table, "b1") == ("pass",)


def test_an_undefended_colony_is_raided_before_it_falls() -> None:
    people = ("mike_cho b1 blue", "rod_miller b1 blue", "sparky y1 school")
    camps: dict[str, Any] = {"blue": {"food": 9, "morale": 4}, "yellow": {"morale": 2}}
    table = Winter("move", *people, dice={"b1": [1]}, **camps).move("y1", "pass")
    _, gate, how = decided(table, "b1")
    assert gate.startswith("yellow-")
    assert how == "walk"


def test_it_tells_its_friends_what_they_need_and_does_not_say_it_twice() -> None:
    table = Winter("act", "mike_cho b1 blue", "rod_miller b2 blue", "sparky y1 yellow")
    bot = Belief(Dice(b"0123456789abcdef"))
    sight = Sight(table.match, table.number("b1"), "talk")
    move = bot.decide(sight)
    assert move is not None
    assert move[1] == ("say", "need", "food")
    table.act("b1", "say", "need", "food")
    assert table.heard("b2", "said-need") == [{"seat": "b1", "kind": "food", "tone": "plain"}]
    assert table.heard("y1", "said-need") == []
    again = bot.decide(sight)
    assert again is not None
    assert again[1] == ("done",)


def test_it_keeps_rather_what_a_friend_has_called_for() -> None:
    table = Winter("act", "mike_cho b1 school", "rod_miller b2 blue", dice={"b1": [6]}, blue={"food": 9})
    view = table.match.view(0)
    sense = Sense(0, view.public, view.private)  # type: ignore[arg-type]
    deaf, hearing = Needs(sense), Needs(sense, {"book"})
    assert hearing.item("ri_survival_guide") > deaf.item("ri_survival_guide")
    assert hearing.item("fuel") == deaf.item("fuel")


def test_whoever_can_spare_what_a_friend_calls_for_says_so_once() -> None:
    people = ("mike_cho b1 blue", "rod_miller b2 blue")
    for goal, told in (("so_neat_freak", [("have", "fuel")]), ("so_firekeeper", [])):
        table = Winter("act", *people, hands={"b1": ["fuel"]}, secrets={"b1": goal}, blue={"food": 9})
        view = table.match.view(0)
        sense = Sense(0, view.public, view.private)  # type: ignore[arg-type]
        assert list(Needs(sense, {"fuel"}).sayings()) == told
        assert list(Needs(sense, {"book"}).sayings()) == []
    mind = Mind(0)
    mind.hear([Told("said-need", {"seat": 1, "kind": "fuel", "tone": "plain"})])
    assert [mind.says(0, ("have", "fuel")) for _ in range(2)] == [True, False]
    assert not mind.says(0, ("need", "fuel"))


def test_the_terse_say_what_must_be_said_and_no_more() -> None:
    people = ("mike_cho b1 blue", "rod_miller b2 blue", "sparky y1 yellow")
    goal: dict[str, Any] = {"hands": {"b1": ["fuel"]}, "secrets": {"b1": "so_neat_freak"}, "blue": {"food": 9}}
    called = [Told("said-need", {"seat": 1, "kind": "fuel", "tone": "plain"})]
    for temper, told in ((EVEN, True), (Temper(talkative=1), True), (Temper(talkative=-1), False)):
        table = Winter("act", *people, **goal)
        assert (("have", "fuel") in said_by(temper, table, "b1", called)) is told
        hungry = Winter("act", *people)
        assert ("need", "food") in said_by(temper, hungry, "b1", [])


def said_by(temper: Temper, table: Winter, name: str, heard: list[Told]) -> list[Any]:
    """All that somebody of this temper says before it acts."""
    sight = Sight(table.match, table.number(name), "said")
    view = sight.view
    mind = Mind(sight.seat)
    mind.hear([*sight.told(), Told("round", {"left": view.public.rounds}), *heard])  # type: ignore[attr-defined]
    said: list[Any] = []
    while True:
        turn = Decision(sight.seat, Dice(b"0123456789abcdef"), view.public, view.private, mind, temper)  # type: ignore[arg-type]
        move = turn.answer(sight.asks[0])
        if move[0] != "say":
            return said
        said.append(move[1:])


def test_the_trusting_heed_a_call_more_than_the_wary() -> None:
    table = Winter("act", "mike_cho b1 school", "rod_miller b2 blue", dice={"b1": [6]}, blue={"food": 9})
    view = table.match.view(0)
    sense = Sense(0, view.public, view.private)  # type: ignore[arg-type]
    worth = [Needs(sense, {"book"}, heed).item("ri_survival_guide") for heed in (0.7, 1.0, 1.3)]
    assert [round(worth[one] - worth[0], 6) for one in (1, 2)] == [0.12, 0.24]


def test_wounds_fall_where_nobody_dies_of_them_and_on_foes_where_somebody_does() -> None:
    """Three wounds over somebody with one life left and somebody unhurt, and over both with one too many."""
    table = Winter("act", "mike_cho b1 school w2", "rod_miller b2 school", "sparky y1 yellow")
    targets, caps = ["mike_cho", "rod_miller"], [1, 3]

    def shares(name: str, total: int) -> tuple[int, ...]:
        view = table.match.view(table.number(name))
        sense = Sense(table.number(name), view.public, view.private)  # type: ignore[arg-type]
        return Warfare(sense, Dice(b"0123456789abcdef")).wounds(targets, caps, total)

    assert shares("b1", 2) == (0, 2), "nobody dies"
    assert sum(shares("b1", 3)) == 3
    assert (shares("y1", 1), shares("y1", 2)) == ((1, 0), (1, 1)), "one dies at once"


# --- how it leads -----------------------------------------------------------------------------------------------------


def test_a_mixed_strategy_leaves_the_rival_nothing_to_gain() -> None:
    """Whatever the rival answers, it gains hardly more than the value of the game; and the odds add up."""
    for gap in (-2, 0, 2):
        for homes in ((False, False), (True, False), (False, True)):
            mine = mixed(gap, (2, 2), 0.5, homes)
            theirs = mixed(-gap, (2, 2), 0.5, (homes[1], homes[0]))
            assert sum(mine) == pytest.approx(1)
            table = [[outcome(one, other, gap, (2, 2), 0.5, homes) for other in ROWS] for one in ROWS]
            worst = min(sum(share * row[place] for share, row in zip(mine, table, strict=True)) for place in range(5))
            best = max(sum(share * value for share, value in zip(theirs, row, strict=True)) for row in table)
            assert best - worst < 0.6


def test_who_is_far_weaker_retreats_more_often_than_who_is_stronger() -> None:
    retreat = ROWS.index("tac_retreat")
    away = (False, False)
    assert mixed(-4, (0, 0), 0.5, away)[retreat] > 0.5 > mixed(4, (0, 0), 0.5, away)[retreat]


def test_what_rows_are_worth_has_the_right_sign() -> None:
    assert row_worth("mor(C,+1)") > 0 > row_worth("mor(C,-1)")
    assert row_worth("food(E,-3)") > 0 > row_worth("zadd(home,6)")
    assert row_worth("wound(foe(L*),1)") > 0 > row_worth("wound(S*,1)")
    assert row_worth("roll{1-3: mor(C,-1); 4-6: mor(C,+1)}") == pytest.approx(0)
