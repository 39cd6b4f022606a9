"""The night, resolved for every interaction of the rules: positions, orders and the morning after, from nights.json.

A vector's `source` says where its expectation comes from: the rulebook itself, or a ruling of ours where it is silent.
"""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from lichina.games.mafia.night import Dawn, Night, Shots, aim, bury, exposes, release, resolve, succeed
from lichina.games.mafia.roles import GANGS, ROLES
from lichina.games.mafia.town import Town
from lichina.kernel import Dice
from lichina.kernel.dice import key_of

VECTORS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "nights.json").read_text(encoding="utf-8"))


def town_of(cards: list[str], jailed: list[int] | None = None, infected: list[int] | None = None) -> Town:
    town = Town()
    town.card = cards
    town.alive = list(range(len(cards)))
    town.jailed = jailed or []
    town.infected = infected or []
    town.poison = {}
    town.chief = {gang: cards.index(chief) for gang, (_, chief) in GANGS.items() if chief in cards}
    town.last_heal = -1
    town.night = 0
    return town


def pass_night(town: Town, orders: dict[str, Any], ballots: dict[str, Any], dice: Dice) -> tuple[Night, Dawn]:
    town.night += 1
    beauty = town.holder("beauty")
    safe = orders.get("beauty") if beauty is not None and town.able(beauty) else None
    shots: dict[str, Shots] = {}
    for gang, cast in ballots.items():
        first = aim(town, gang, cast.get("first", {}), safe, dice)
        second = aim(town, gang, cast.get("second", {}), safe, dice) if exposes(town, first, safe) else None
        shots[gang] = Shots(first, second)
    night = Night(town, orders, shots)
    resolve(night)
    return night, bury(night, dice)


class Story:
    """A vector with names instead of seats."""

    def __init__(self, vector: dict[str, Any]) -> None:
        self.names = list(vector["cast"])
        before = vector.get("before", {})
        statuses = {name: self.seats(before.get(name, [])) for name in ("jailed", "infected")}
        self.town = town_of(list(vector["cast"].values()), **statuses)
        self.dice = Dice(key_of(vector["id"]))

    def seats(self, given: Any) -> Any:
        """Names, in whatever they stand, as seats."""
        if isinstance(given, dict):
            return {self.seats(key) if key in self.names else key: self.seats(value) for key, value in given.items()}
        if isinstance(given, list):
            return [self.seats(item) for item in given]
        return self.names.index(given)

    def named(self, seats: Any) -> list[str]:
        return sorted(self.names[seat] for seat in seats)

    def vote_out(self, name: str) -> None:
        self.town.alive.remove(self.names.index(name))
        release(self.town)
        succeed(self.town, self.dice)

    def morning(self, step: dict[str, Any]) -> dict[str, Any]:
        night, dawn = pass_night(self.town, self.seats(step.get("orders", {})), self.ballots(step), self.dice)
        return {
            "dead": self.named(dawn.dead),
            "jailed": self.named(dawn.jailed),
            "freed": self.named(dawn.freed),
            "infected": self.named(dawn.infected),
            "exposed": len(night.exposed),
            "chief": next((self.names[seat] for seat in dawn.heirs.values()), None),
            **{checker: night.answers.get(checker) for checker in ("detective", "judge", "journalist")},
        }

    def ballots(self, step: dict[str, Any]) -> dict[str, Any]:
        cast = step.get("ballots", {})
        return {gang: {turn: self.seats(by) for turn, by in turns.items()} for gang, turns in cast.items()}


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_the_night_ends_as_the_rules_say(vector: dict[str, Any]) -> None:
    story = Story(vector)
    for step in vector["nights"]:
        if "voted_out" in step:
            story.vote_out(step["voted_out"])
        elif step.get("refused"):
            assert story.seats(step["orders"]["doctor"]) == story.town.last_heal, (
                "never the same one two nights running"
            )
        else:
            morning = story.morning(step)
            for name, expected in step["expect"].items():
                wanted = sorted(expected) if isinstance(expected, list) else expected
                assert (name, morning[name]) == (name, wanted)


def test_all_the_vectors_are_there() -> None:
    assert len(VECTORS) == 67


def test_every_set_of_living_special_roles_gets_through_a_night() -> None:
    """Resolution hangs on nobody: whoever lives, a shot that nothing stops kills."""
    special = [role.id for role in ROLES.values() if role.id not in ("citizen", "mafioso", "triad", "don", "boss")]
    for size in (0, 1, 2, len(special)):
        for living in combinations(special, size):
            town = town_of(["mafioso", "citizen", "citizen", *living])
            victim = 1
            _, dawn = pass_night(town, {}, {"mafia": {"first": {0: victim}}}, Dice(key_of("night")))
            assert dawn.dead == (victim,), living


def test_a_disputed_choice_is_the_chiefs_and_without_one_by_lot() -> None:
    dice = Dice(key_of("aim"))
    town = town_of(["don", "mafioso", "mafioso", "citizen", "citizen", "citizen"])
    assert aim(town, "mafia", {0: 3, 1: 4, 2: 5}, None, dice) == 3
    assert aim(town, "mafia", {0: 3, 1: 4, 2: 4}, None, dice) == 4, "most of the ballots outvote the chief"
    assert {aim(town, "mafia", {1: 4, 2: 5}, None, dice) for _ in range(40)} == {4, 5}, "he cast none"
    assert aim(town, "mafia", {0: 3}, 0, dice) is None, "a lone blocked gangster shoots nobody"
    town.jailed = [0]
    assert {aim(town, "mafia", {0: 3, 1: 4, 2: 5}, None, dice) for _ in range(40)} == {4, 5}, "no word from jail"
