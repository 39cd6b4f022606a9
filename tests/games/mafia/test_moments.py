"""Moments: the vote as it stood, the morning, the jail and the end are looked at before anything else goes on."""

from __future__ import annotations

from typing import Any

import pytest

from lichina.games.mafia import Mafia
from tests.moments import LIVE

from .table import Table

SIX = "M1 C1 C2 C3 C4 C5"


def shown(table: Table) -> list[tuple[str, dict[str, Any]]]:
    """What everybody looks at now, by names."""
    moment = table.match.moment
    return [] if moment is None else [(event.key, event.data) for event in moment.told]


def length(table: Table) -> float:
    moment = table.match.moment
    assert moment is not None and table.match.deadline == moment.ends
    return moment.seconds


def test_hands_stay_up_and_the_card_is_turned_before_the_night_comes() -> None:
    table = Table("M1 M2 C1 C2 C3 C4", "vote", moment=6)
    for name in ("C1", "C2", "C3"):
        table.answer(name, "vote", "M1")
    table.lapse()
    assert shown(table) == [("voted-out", {"seat": 0, "card": "mafioso"})]
    assert (table.public("stage"), table.public("hands")) == ("verdict", {2: 0, 3: 0, 4: 0})
    assert (length(table), table.heard(None, "night")) == (9, [])
    table.lapse()
    assert (table.public("stage"), table.public("hands")) == ("night", {})


def test_everybody_looks_on_the_dead_and_the_jailed_too_and_the_last_tap_ends_it() -> None:
    table = Table("Judge M1 C1 C2 C3 C4 C5", "vote", jailed="C5", moment=6, dead="")
    table.answer("C1", "vote", "C2")
    table.lapse()
    for name in table.names:
        assert (table.asked(name), table.options(name)) == (["moment"], ["seen"])
        table.answer(name, "moment", "seen")
    assert table.public("stage") == "night"


def test_a_tie_is_looked_at_before_the_last_words_and_with_what_came_of_it() -> None:
    table = Table(SIX, "vote", moment=6)
    table.answer("C1", "vote", "C2")
    table.answer("C2", "vote", "C1")
    table.lapse()
    assert shown(table) == [("tied", {"seats": (1, 2)})]
    assert length(table) == 6
    table.lapse()
    assert table.public("stage") == "plea"
    nobody = Table(SIX, "vote", moment=6, tie="nobody")
    nobody.answer("C1", "vote", "C2")
    nobody.answer("C2", "vote", "C1")
    nobody.lapse()
    assert [key for key, _ in shown(nobody)] == ["tied", "nobody-out"]


def test_a_town_that_cannot_decide_is_looked_at() -> None:
    table = Table(SIX, "vote", moment=6)
    table.lapse()
    assert shown(table) == [("nobody-out", {})]


@pytest.mark.parametrize("target", ["C1", None])
def test_the_morning_is_looked_at_whether_or_not_somebody_died_and_as_long(target: str | None) -> None:
    table = Table("M1 C1 C2 C3 C4 C5", moment=6)
    if target:
        table.answer("M1", "shoot", target)
    table.lapse(2)
    dead = [("killed", {"seat": 1, "card": "citizen"})] if target else []
    assert shown(table) == [("morning", {"night": 1, "dead": (1,) if target else ()}), *dead]
    assert (length(table), table.public("stage"), table.heard(None, "day")) == (9, "dawn", [])
    table.lapse()
    assert table.public("stage") == "discussion"


def test_whoever_goes_to_jail_is_looked_at_after_the_dead() -> None:
    table = Table("Judge M1 C1 C2 C3 C4 C5", moment=6)
    table.answer("M1", "shoot", "C1")
    table.lapse()
    table.answer("Judge", "judge", "M1")
    table.lapse()
    assert [key for key, _ in shown(table)] == ["morning", "killed"]
    table.lapse()
    assert shown(table) == [("jailed", {"seats": (1,)})]
    table.lapse()
    assert table.public("stage") == "discussion"


def test_at_the_end_everybody_sees_who_has_won_before_it_is_over() -> None:
    table = Table("M1 C1 C2 C3 C4 C5", "vote", moment=6)
    for name in ("C1", "C2"):
        table.answer(name, "vote", "M1")
    table.lapse(2)
    assert [key for key, _ in shown(table)] == ["unmasked"]
    ending = table.public("ending")
    assert (ending.side, ending.winners, ending.reason) == ("town", (1, 2, 3, 4, 5), "criminals-dead")
    before = table.match.outcome
    table.lapse()
    outcome = table.match.outcome
    assert before is None and outcome is not None
    assert outcome.side == "town"


def test_a_table_with_people_looks_for_six_seconds_and_the_rules_by_themselves_for_none() -> None:
    assert LIVE["mafia"] == {"moment": 6}
    assert Mafia.Options().moment == 0
