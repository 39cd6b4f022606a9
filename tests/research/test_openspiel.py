"""The games as games of OpenSpiel: its own tests pass, and its search through information sets plays them."""

from __future__ import annotations

import random
from pathlib import Path

import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import lichina.research.openspiel  # noqa: F401  # registers the game
from lichina.testing.cases import soak

GAMES = Path(__file__).parent.parent / "games"
TABLES = [
    f"python_lichina(game={GAMES / 'toy'},seats=4)",
    "python_lichina(game=mafia,seats=6)",
    "python_lichina(game=spyfall,seats=3)",
]


def played(game: pyspiel.Game, moves: int, seed: int) -> pyspiel.State:
    """A position after so many tokens by lot."""
    dice = random.Random(seed)
    state = game.new_initial_state()
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(dice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(
    "table", TABLES[: 2 if soak() == 1 else None], ids=["toy", "mafia", "spyfall"][: 2 if soak() == 1 else None]
)
def test_the_library_plays_it_at_random(table: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=1 if soak() == 1 else 5, serialize=True, verbose=False)


@pytest.mark.parametrize("table", TABLES, ids=["toy", "mafia", "spyfall"])
def test_a_copy_goes_its_own_way(table: str) -> None:
    state = played(pyspiel.load_game(table), 3, 1)
    copy = state.clone()
    assert (str(copy), copy.legal_actions()) == (str(state), state.legal_actions())
    before = str(state)
    copy.apply_action(copy.legal_actions()[-1])
    assert str(state) == before
    state.apply_action(state.legal_actions()[-1])
    assert str(state) == str(copy)


@pytest.mark.parametrize("table", TABLES, ids=["toy", "mafia", "spyfall"])
def test_a_player_cannot_tell_what_is_imagined_from_what_is(table: str) -> None:
    game = pyspiel.load_game(table)
    dice = random.Random(3)
    for moves in (1, 4, 9):
        state = played(game, moves, moves)
        if state.is_terminal():
            continue
        player = state.current_player()
        known = state.information_state_string(player)
        for _ in range(5):
            other = state.resample_from_infostate(player, dice.random)
            assert other.information_state_string(player) == known
            assert other.current_player() == player
            assert other.legal_actions() == state.legal_actions()


def test_worlds_differ_in_what_the_player_cannot_know() -> None:
    state = played(pyspiel.load_game(TABLES[0]), 1, 1)
    player, dice = state.current_player(), random.Random(1)
    others = [seat for seat in range(4) if seat != player]
    seen = {
        tuple(world.information_state_string(seat) for seat in others)
        for world in (state.resample_from_infostate(player, dice.random) for _ in range(20))
    }
    assert len(seen) > 1


@pytest.mark.parametrize("table", TABLES[:2], ids=["toy", "mafia"])
def test_its_search_through_information_sets_makes_moves(table: str) -> None:
    game = pyspiel.load_game(table)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=None),
        uct_c=1.4,
        max_simulations=3,
        max_world_samples=3,
    )
    state = played(game, 1, 2)
    for _ in range(3):
        if state.is_terminal():
            break
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_winners_get_one_and_losers_minus_one() -> None:
    state = played(pyspiel.load_game(TABLES[0]), 100, 5)
    assert state.is_terminal()
    assert set(state.returns()) == {1.0, -1.0}
