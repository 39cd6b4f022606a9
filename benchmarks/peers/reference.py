"""The reference Mafia beside the same rules as a Python game of OpenSpiel, and as a game of boardgame.io on Node."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pyspiel

from benchmarks import refspiel
from benchmarks.refmafia import RefMafia
from benchmarks.whole import Chance

from .boardgame import Headless
from .contest import Contest, Random, Row, View, everything, ours

SEATS = refspiel.SEATS


def theirs(random: Random, seed: int, view: View) -> int:
    """One match as a `pyspiel.Game` written in Python. Chance nodes are played and not counted."""
    state = pyspiel.load_game("python_refmafia").new_initial_state()
    state.apply_action(int(random() * len(refspiel.DEALS)))
    decisions = 0
    while not state.is_terminal():
        player = state.current_player()
        if player < 0:
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(random() * len(outcomes))][0])
            continue
        actions = state.legal_actions()
        decisions += len(actions) > 1
        if view == "actor":
            state.information_state_string(player)
        state.apply_action(actions[int(random() * len(actions))])
        if view == "all":
            for seat in range(SEATS):
                state.information_state_string(seat)
    return decisions


def positions(matches: int) -> Iterator[Any]:
    """Every position of some matches of the peer's."""
    random = Chance(3).random
    for _ in range(matches):
        state = pyspiel.load_game("python_refmafia").new_initial_state()
        state.apply_action(int(random() * len(refspiel.DEALS)))
        while not state.is_terminal():
            yield state
            actions = state.legal_actions() if state.current_player() >= 0 else [o[0] for o in state.chance_outcomes()]
            state.apply_action(actions[int(random() * len(actions))])


SPIEL = Contest(
    "reference Mafia, 10 seats: the same rules",
    "pyspiel.Game in Python",
    [
        Row("nobody looks", ours(RefMafia, SEATS), partial(theirs, view=""), 2.2),
        Row("the actor's news", ours(RefMafia, SEATS, "actor"), partial(theirs, view="actor"), 3),
        Row("the actor's whole view", ours(RefMafia, SEATS, "actor", everything), partial(theirs, view="actor")),
        Row("all seats' news", ours(RefMafia, SEATS, "all"), partial(theirs, view="all"), 7),
    ],
)
BOARDGAME = Contest(
    "reference Mafia, 10 seats: the same rules",
    "boardgame.io",
    [
        Row("nobody looks / one client, no views", ours(RefMafia, SEATS), Headless(clients=False), 20),
        Row("all seats' news / a client for each seat", ours(RefMafia, SEATS, "all"), Headless(clients=True), 10),
        Row("all seats' whole views / the same", ours(RefMafia, SEATS, "all", everything), Headless(clients=True)),
    ],
    far=True,
)
