"""What is counted when a match is over."""

from __future__ import annotations

from typing import Any

from lichina.games.doomsday import Doomsday
from lichina.research import simulate

from .table import Table


def facts(table: Table) -> dict[str, dict[str, Any]]:
    """The facts by their keys; seats stay seats."""
    return {fact.key: fact.data for fact in table.match.facts}


def test_turns_and_dead_are_counted_and_who_has_seen_most_in_secret() -> None:
    """Ann and Cat peek once, Dan at two cards by one action."""
    table = Table(Ann="^sniper human/human", Bob="^joke 1 machine/machine", Cat="^seeker", Dan="fixer =spy_net")
    table.act("Ann", "peek", "Cat", "left").act("Ann", "end").act("Bob", "end")
    table.act("Cat", "peek", "Ann", "left").act("Cat", "end")
    table.act("Dan", "peek", "Ann", "left", "Bob", "right").act("Dan", "end")
    table.act("Ann", "arm", "rifle", "Bob").act("Ann", "end")
    for name in ("Bob", "Cat", "Dan"):
        table.act(name, "end")
    table.act("Ann", "shoot", "rifle").tell("Bob", "answer", ("damage",))
    assert table.winners == "Ann Cat Dan"
    assert facts(table) == {"length": {"turns": 9, "dead": 1}, "peeks": {"seat": 3, "count": 2}}


def test_legion_and_fallen_are_counted_where_there_are_any() -> None:
    table = Table(Ann="sniper @rifle>Bob !legion", Bob="^joke", Cat="seer !legion", Dan="thief !legion", legion=True)
    table.act("Ann", "shoot", "rifle").tell("Bob", "answer", ("damage",))
    assert facts(table)["joined"] == {"count": 3}


def test_a_simulation_counts_endings_turns_and_dead() -> None:
    result = simulate(Doomsday, 4, 10, bots=["random"], seed=3, options={"window": 0})
    endings = result.cases["endings"]
    assert sum(rate.count for rate in endings.values()) == 10
    assert set(endings) <= {"human", "machine", "outcast", "nobody", "stalemate"}
    assert {row: mean.count for row, mean in result.amounts["length"].items()} == {"turns": 10, "dead": 10}
