"""What is counted when a match is over."""

from __future__ import annotations

from typing import Any

import pytest

from lichina.kernel import IllegalAnswer
from lichina.research import simulate

from .table import FIVE, SIX, Table
from .test_points import LAST, play_to_seven_each


def facts(table: Table) -> dict[str, dict[str, Any]]:
    """The facts by their keys; seats stay seats."""
    assert table.to("over").match.outcome is not None
    return {fact.key: fact.data for fact in table.match.facts}


def quiet() -> Table:
    """Six players after the gifts of the first round; nobody has peeked or spoken."""
    table = Table(SIX, discussion=0)
    table.seat(
        Anna="vessel Sg", Ivan="raven-5 Sg", Maria="mask Dg", Dmitry="oar Sb", Elena="hamsa-hand Sg", Pavel="wolf-4 Db"
    )
    answers = {
        "colour-lore": "red",
        "hamsa-hand": ("Anna", "Ivan"),
        "obol": "Anna",
        "oar": ("wolf-5", "wolf-1"),
        "mask": ("red", "wolf-3"),
    }
    while table.stage == "gifts":
        (name, key), *_ = table.waiting().items()
        table.answer(name, key, answers.get(key) or table.options(name)[0])
    return table


def test_nothing_is_counted_before_the_end() -> None:
    with pytest.raises(IllegalAnswer, match="when the match is over"):
        _ = quiet().match.facts


def test_who_was_ferried_is_counted_without_jaster() -> None:
    """The board of seven points each has five souls and four demons; Jaster was lost."""
    assert facts(play_to_seven_each("Anna"))["ferried"] == {"souls": 5, "demons": 4}
    with_jaster = LAST | {"Pavel": "raven-5 J", "Anna": "wolf-5 Dr"}
    assert facts(play_to_seven_each("Anna", with_jaster))["ferried"] == {"souls": 5, "demons": 3}


def test_what_the_coin_has_decided_is_counted() -> None:
    """In the round vector there are five votes for each boat; after that all agree."""
    assert "by-coin" not in facts(play_to_seven_each("Anna"))
    table = Table(FIVE, discussion=0)
    table.seat(Anna="vessel Sg", Ivan="mask Sr", Maria="scroll Dg", Dmitry="colour-lore Dg", Elena="hamsa-hand Db")
    table.vote("Anna Dmitry")
    table.to("place").sail("raven").sail("wolf")
    assert facts(table)["by-coin"] == {"count": 1}


def test_untruths_about_passengers_and_the_own_side_are_counted_and_nothing_else() -> None:
    table = quiet()
    table.say("Maria", "placed", "Sr")
    table.say("Maria", "am", "guides")
    table.say("Maria", "hand", "J")
    table.say("Maria", "think", "Anna", "smugglers")
    table.say("Elena", "saw", "raven-3", "demon")
    table.say("Anna", "placed", "Sg")
    table.say("Anna", "placed", "soul")
    table.say("Anna", "placed", "green")
    table.say("Anna", "am", "guides")
    assert facts(table)["untruths"] == {"seat": 2, "count": 2}


def test_if_all_have_told_the_truth_there_are_no_untruths() -> None:
    table = quiet()
    table.say("Anna", "placed", "Sg")
    table.say("Anna", "placed", "soul")
    table.say("Anna", "placed", "green")
    table.say("Anna", "saw", "wolf-3", "demon")
    table.say("Pavel", "am", "jaster")
    table.say("Pavel", "send", "wolf")
    assert "untruths" not in facts(table)


def test_of_equals_the_first_seat_is_named() -> None:
    table = quiet()
    table.say("Pavel", "am", "guides")
    table.say("Ivan", "am", "smugglers")
    assert facts(table)["untruths"] == {"seat": 1, "count": 1}


def test_who_has_peeked_most_is_counted() -> None:
    table = play_to_seven_each("Anna")
    peeks = [one["seat"] for one in table.heard(None, "peeked")]
    most = max(table.names, key=peeks.count)
    assert facts(table)["peeks"] == {"seat": table.number(most), "count": peeks.count(most)}


def test_points_and_endings_are_counted_by_side() -> None:
    result = simulate("passengers", 6, 20, bots=["random"], seed=3)
    assert sum(rate.count for rate in result.cases["endings"].values()) == 20
    assert {side for ending in result.cases["endings"] for side in [ending.split("-")[0]]} <= {
        "guides",
        "smugglers",
        "jaster",
    }
    assert {side: mean.count for side, mean in result.amounts["points"].items()} == {"guides": 20, "smugglers": 20}
    ferried = result.amounts["ferried"]
    assert {kind: mean.count for kind, mean in ferried.items()} == {"soul": 20, "demon": 20}
    assert sum(rate.count for rate in result.cases["sailings"].values()) == 60
