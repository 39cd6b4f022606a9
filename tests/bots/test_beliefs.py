"""Beliefs about secret groups: weighed in full they are right, and a walk through them finds the same."""

from __future__ import annotations

from math import exp, log

import pytest

from lichina.bots import beliefs
from lichina.bots.beliefs import GroupBelief
from lichina.kernel import Dice
from lichina.kernel.dice import key_of

DICE = Dice(key_of("beliefs"))


def test_without_evidence_everybody_is_as_likely() -> None:
    chances = GroupBelief(range(7), {"mafia": 2}).chances({0: ""}, DICE)
    assert {seat: round(by["mafia"], 6) for seat, by in chances.items()} == dict.fromkeys(range(1, 7), round(2 / 6, 6))


def test_evidence_about_one_seat_is_a_ratio_of_likelihoods() -> None:
    belief = GroupBelief(range(3), {"mafia": 1})
    belief.lean(2, 1.0)
    assert belief.chances({}, DICE)[2]["mafia"] == pytest.approx(exp(1) / (exp(1) + 2))


def test_who_attacks_another_is_hardly_his_mate() -> None:
    belief = GroupBelief(range(4), {"mafia": 2})
    belief.deed(0, 1, mates=-2.0, guilty=0.0, found=0.0)
    chances = belief.chances({0: "mafia"}, DICE)
    assert chances[1]["mafia"] == pytest.approx(exp(-2) / (exp(-2) + 2))
    assert chances[2]["mafia"] == chances[3]["mafia"] == pytest.approx(1 / (exp(-2) + 2))


def test_a_report_makes_one_of_two_guilty() -> None:
    """He lies, or the other is what he says."""
    belief = GroupBelief(range(5), {"mafia": 1})
    belief.deed(0, 1, mates=0.0, guilty=3.0, found=3.0)
    chances = belief.chances({}, DICE)
    assert chances[0]["mafia"] == chances[1]["mafia"] == pytest.approx(exp(3) / (2 * exp(3) + 3))
    assert belief.chances({1: ""}, DICE)[0]["mafia"] == pytest.approx(exp(3) / (exp(3) + 3)), "the other was innocent"


def test_groups_are_filled_to_their_sizes() -> None:
    belief = GroupBelief(range(9), {"mafia": 2, "triads": 2})
    belief.lean(4, 2.0)
    chances = belief.chances({0: "mafia", 8: ""}, DICE)
    assert sum(by["mafia"] for by in chances.values()) == pytest.approx(1)
    assert sum(by["triads"] for by in chances.values()) == pytest.approx(2)


def test_nobody_is_left_to_suspect_when_all_are_known() -> None:
    belief = GroupBelief(range(4), {"mafia": 1})
    assert belief.chances({3: "mafia"}, DICE) == {seat: {"mafia": 0.0} for seat in range(3)}


def test_a_walk_through_many_ways_finds_what_weighing_all_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    belief = GroupBelief(range(10), {"mafia": 2, "triads": 2})
    belief.lean(3, 1.5)
    belief.deed(1, 2, mates=-2.0, guilty=0.3, found=0.6)
    belief.deed(5, 6, mates=1.0, guilty=0.0, found=-0.3)
    monkeypatch.setattr(beliefs, "EXACT", 10**6)
    exact = belief.chances({0: ""}, DICE)
    monkeypatch.setattr(beliefs, "EXACT", 0)
    monkeypatch.setattr(beliefs, "STEPS", 60_000)
    walked = belief.chances({0: ""}, Dice(key_of("walk")))
    for seat, by in exact.items():
        for group, chance in by.items():
            assert walked[seat][group] == pytest.approx(chance, abs=0.03), (seat, group)


def test_of_two_ways_to_fill_a_group_the_one_that_explains_more_is_likelier() -> None:
    belief = GroupBelief(range(4), {"mafia": 2})
    belief.lean(1, log(3))
    belief.deed(1, 2, mates=log(8), guilty=0.0, found=0.0)
    assert belief.likelihood({0: "", 1: "", 2: "", 3: "mafia"}) == pytest.approx(1)
    assert belief.likelihood({0: "mafia", 1: "mafia", 2: "", 3: ""}) == pytest.approx(3)
    assert belief.likelihood({0: "", 1: "mafia", 2: "mafia", 3: ""}) == pytest.approx(24)
