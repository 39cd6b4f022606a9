"""Catanatron beside our own games: other rules, so it is only said how many decisions a second each plays."""

from __future__ import annotations

from functools import partial

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from benchmarks.whole import GAMES, Chance

from .contest import Contest, One, Random, Row


def theirs(random: Random, seed: int) -> int:
    """One game for four, played at random by its own players. A move with no alternative is no decision."""
    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        decisions += len(game.state.playable_actions) > 1
        game.play_tick()
    return decisions


def ours(name: str) -> One:
    """One of our games as `benchmarks.games` plays it."""
    return partial(_played, name)


def _played(name: str, random: Random, seed: int) -> int:
    game = GAMES[name]
    return game.player(game.start(seed, checkpoints=False), Chance(seed), "")


SMALL = ("mafia", "spyfall", "passengers")
LARGE = ("doomsday", "colonies")
CONTEST = Contest(
    "whole games, nobody looks: other rules, decisions counted alike",
    "Catanatron, 4 seats",
    [Row(GAMES[name].name, ours(name), theirs, 1 if name in SMALL else None) for name in (*SMALL, *LARGE)],
)
