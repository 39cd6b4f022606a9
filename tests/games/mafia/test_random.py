"""Whoever is alive, a night resolves; and whatever people do, a match ends."""

from __future__ import annotations

from itertools import combinations

import pytest

import lichina
from lichina.games.mafia import Mafia
from lichina.games.mafia.night import GangShots, Night, bury, resolve
from lichina.games.mafia.roles import ORDER, ROLES
from lichina.games.mafia.town import Town
from lichina.kernel import Dice, Match
from lichina.kernel.dice import key_of
from lichina.testing import Case, cases, run_seed, soak

from .table import Table

SPECIAL = [role.id for role in ROLES.values() if role.id not in ("citizen", "mafioso", "triad", "don", "boss")]
SIDES = {"town", "mafia", "triads", "maniac", "widow", "patient0", "draw"}


def town_of(cards: list[str]) -> Town:
    """A town in which everybody lives and nothing has happened."""
    town = Town()
    town.card = cards
    town.alive = list(range(len(cards)))
    town.jailed, town.infected, town.poison, town.chief = [], {}, {}, {}
    town.last_heal, town.night = -1, 1
    return town


def one_each(town: Town, dice: Dice) -> dict[str, object]:
    """Everybody who has a card for the night names somebody else, the journalist two."""
    orders: dict[str, object] = {}
    for role in ORDER:
        others = [seat for seat in town.alive if town.card[seat] != role]
        orders[role] = tuple(dice.sample(others, 2)) if role == "journalist" else dice.choice(others)
    return orders


# --- nights ---------------------------------------------------------------------------------------------------------


def test_every_set_of_living_special_roles_gets_through_a_night_without_orders() -> None:
    """Resolution hangs on nobody: whoever lives, a shot that nothing stops kills. All 2^13 sets."""
    for size in range(len(SPECIAL) + 1):
        for living in combinations(SPECIAL, size):
            town = town_of(["mafioso", "citizen", "citizen", *living])
            night = Night(town, {}, {"mafia": GangShots(1)}, Dice(key_of("night")))
            resolve(night)
            assert bury(night, night.dice).dead == (1,), living


def test_every_set_of_living_special_roles_gets_through_a_night_of_orders() -> None:
    """Whatever the orders: the dead are of the living; the safe guest and the politician are not among them."""
    dice = Dice(key_of(f"{run_seed()} orders"))
    for size in range(len(SPECIAL) + 1):
        for living in combinations(SPECIAL, size):
            town = town_of(["mafioso", "triad", "citizen", "citizen", *living])
            everybody = list(town.alive)
            shots = {gang: GangShots(dice.choice(everybody)) for gang in ("mafia", "triads")}
            night = Night(town, one_each(town, dice), shots, dice)
            resolve(night)
            dawn = bury(night, dice)
            assert set(dawn.dead) <= set(everybody) - {night.safe}, living
            assert set(town.alive) == set(everybody) - set(dawn.dead), living
            assert not set(dawn.infected) & set(dawn.dead), living
            assert "politician" not in living or town.holder("politician") is not None, living


@pytest.mark.parametrize("role", SPECIAL)
def test_a_night_without_one_of_the_roles_resolves_at_the_table(role: str) -> None:
    """Dead before, and the others act as if he had never been there."""
    names = {other: "Zero" if other == "patient0" else other.capitalize() for other in SPECIAL}
    table = Table(f"M1 C1 C2 C3 {' '.join(names.values())}", dead=names[role])
    assert table.night(mafia="C1") == "C1"
    assert table.match.phase == "discussion"


# --- matches --------------------------------------------------------------------------------------------------------


def play(match: Match, dice: Dice) -> None:
    """Everybody answers at random, or not at all, until the match is over."""
    steps = 0
    while match.outcome is None:
        steps += 1
        assert steps < 20_000, "this match does not end"
        asks = match.asks
        if not asks or not dice.below(8):
            match.lapse()
        else:
            ask = dice.choice(asks)
            match.answer(ask.seat, ask.form.draw(dice), ask.number)


def every_table() -> list[Case]:
    """Each mode with each number of players."""
    return cases(Mafia, thorough=True)


def chosen() -> list[Case]:
    """For each number of players one mode, drawn by the seed of the run; in a soak all tables."""
    tables = every_table()
    if soak() > 1:
        return tables
    dice = Dice(key_of(f"{run_seed()} tables"))
    return [dice.choice([case for case in tables if case.seats == seats]) for seats in range(6, 34)]


def test_every_number_of_players_has_a_table_in_each_mode_that_is_for_it() -> None:
    tables = every_table()
    assert {case.seats for case in tables if case.mode == "classic"} == set(range(6, 33))
    assert {case.seats for case in tables if case.mode == "everything"} == set(range(12, 33))
    for case in tables:
        assert case.start(1, checkpoints=False).phase == "introduction"


@pytest.mark.parametrize("number", range(28 * soak()))
def test_random_matches_end(number: int) -> None:
    tables = chosen()
    case = tables[number % len(tables)]
    seed = f"{run_seed()} {number} {case}"
    match = case.start(seed, checkpoints=False)
    play(match, Dice(key_of(seed)))
    assert match.outcome is not None
    assert match.outcome.side in SIDES, seed
    match.game.invariants()  # type: ignore[attr-defined]


@pytest.mark.parametrize("vote", ["in_turn", "sealed"])
def test_random_matches_end_however_the_town_votes(vote: str) -> None:
    seed = f"{run_seed()} {vote}"
    match = lichina.start(Mafia, seats=9, seed=seed, options={"vote": vote, "loners": ["widow"]}, checkpoints=False)
    play(match, Dice(key_of(seed)))
    assert match.outcome is not None


def test_a_match_in_which_nobody_ever_answers_ends_in_a_draw() -> None:
    """A50: nobody dies, and nobody waits for ever."""
    match = lichina.start(Mafia, seats=8, seed=run_seed())
    while match.outcome is None:
        match.lapse()
    assert (match.outcome.side, match.outcome.reason) == ("draw", "quiet")
