"""What is run, how often, and from which seed."""

from __future__ import annotations

from typing import ClassVar

import pytest

from lichina.kernel import Game, Match, Mode
from lichina.testing import cases, run_seed, soak
from lichina.testing.cases import spread
from tests.games.duel import Duel
from tests.games.standoff import Standoff
from tests.games.toy import Toy


def test_few_player_counts_are_the_lowest_the_highest_and_two_between() -> None:
    assert spread(range(6, 33)) == [6, 15, 23, 32]
    assert spread(range(3, 6)) == [3, 4, 5]
    assert spread(range(6, 33), few=2) == [6, 32]


def test_every_mode_has_its_own_player_counts() -> None:
    class Crowded(Game):
        id = "crowded"
        PLAYERS = range(2, 4)
        MODES: ClassVar = {"basic": Mode(), "large": Mode({}, range(7, 9))}

    assert [str(case) for case in cases(Crowded, thorough=True)] == [
        "crowded-basic-2",
        "crowded-basic-3",
        "crowded-large-7",
        "crowded-large-8",
    ]


class Manifold(Game):
    """Seven modes, each for six to thirty-two."""

    id = "manifold"
    PLAYERS = range(6, 33)
    MODES: ClassVar = {name: Mode() for name in "abcdefg"}


def test_of_many_modes_each_has_its_fewest_players_and_three_have_more() -> None:
    found = cases(Manifold, thorough=False)
    assert [str(case) for case in found[:7]] == [f"manifold-{name}-6" for name in "abcdefg"]
    largest, *between = found[7:]
    assert len({case.mode for case in found[7:]}) == 3
    assert largest.seats == 32
    assert len(between) == 2
    assert all(6 < case.seats <= 32 for case in between)
    assert len(cases(Manifold, thorough=True)) == 7 * 27


def test_larger_tables_come_in_turn_as_the_seed_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = set()
    for seed in range(60):
        monkeypatch.setenv("LICHINA_SEED", str(seed))
        found = cases(Manifold, thorough=False)
        assert found == cases(Manifold, thorough=False)
        chosen.add(found[7].mode)
    assert chosen == set("abcdefg")


def test_of_many_modes_for_one_number_of_players_each_has_one_case() -> None:
    class Narrow(Manifold):
        PLAYERS = range(4, 5)
        MODES: ClassVar = {str(number): Mode() for number in range(20)}

    assert len(cases(Narrow, thorough=False)) == 20


def test_thorough_run_has_every_player_count() -> None:
    assert [case.seats for case in cases(Toy, thorough=True)] == [3, 4, 5, 6, 7, 8]
    assert [case.seats for case in cases(Toy, thorough=False)] == [3, 5, 6, 8]


def test_mode_gives_its_options_to_the_match() -> None:
    bare = next(case for case in cases(Duel) if case.mode == "bare")
    assert bare.start(1).game.options.charms is False


def test_contrived_position_is_a_case_only_where_the_game_imagines_in_it() -> None:
    deal = {"contrived": True, "hands": [["bomb"] * 5, []]}
    (case,) = cases(Duel, only=(), also={"bombs": (2, {"deal": deal})})
    assert case.start(1).view(None) == Match(Duel, 2, 1, {"deal": deal}).view(None)
    deal = {"contrived": True, "roles": ["human"] * 3, "hands": [[], [], []]}
    with pytest.raises(ValueError, match=r"“standoff-humans-3” is contrived, .* leave it to vectors"):
        cases(Standoff, only=(), also={"humans": (3, {"deal": deal})})


def test_seed_of_the_run_is_kept_and_may_be_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LICHINA_SEED", raising=False)
    assert run_seed() == run_seed() != ""
    monkeypatch.setenv("LICHINA_SEED", "abc")
    assert run_seed() == "abc"


def test_soak_is_a_whole_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LICHINA_SOAK", "50")
    assert soak() == 50
    monkeypatch.setenv("LICHINA_SOAK", "much")
    with pytest.raises(ValueError, match="LICHINA_SOAK is a whole number from 1 on, not 'much'"):
        soak()
