"""The reference Mafia as a game of OpenSpiel, written in Python against its own base classes.

The deal and the breaking of ties are chance nodes, votes are cast one after another and sealed until all are in, and an
information state is what the seat was told: the ways its authors recommend.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pyspiel

SEATS = 10
GANG = 3
DEALS = list(combinations(range(SEATS), GANG))

_TYPE = pyspiel.GameType(
    short_name="python_refmafia",
    long_name="Reference Mafia in Python",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=SEATS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
_INFO = pyspiel.GameInfo(
    num_distinct_actions=SEATS,
    max_chance_outcomes=len(DEALS),
    num_players=SEATS,
    min_utility=0.0,
    max_utility=1.0,
    max_game_length=200,
)


class RefMafiaGame(pyspiel.Game):  # type: ignore[misc]
    """The game."""

    def __init__(self, params: Any = None) -> None:
        super().__init__(_TYPE, _INFO, params or {})

    def new_initial_state(self) -> RefMafiaState:
        return RefMafiaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer()


class Observer:
    """What a seat knows: its gang, all that was told, and its own ballots."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: RefMafiaState, player: int) -> None:
        """There is no tensor to fill."""

    def string_from(self, state: RefMafiaState, player: int) -> str:
        """The information state of one seat."""
        pieces = [f"seat:{player}"]
        if player in state.mafia:
            pieces.append(f"gang:{state.mafia}")
        for event in state.log:
            pieces.append(" ".join(str(part) for part in event))
        pieces.append(f"own:{state.own[player]}")
        return "; ".join(pieces)


class RefMafiaState(pyspiel.State):  # type: ignore[misc]
    """A position."""

    def __init__(self, game: RefMafiaGame) -> None:
        super().__init__(game)
        self.alive = list(range(SEATS))
        self.mafia: tuple[int, ...] = ()
        self.gang: list[int] = []
        self.voters: list[int] = []
        self.ballots: list[int] = []
        self.tied: list[int] = []
        self.night = True
        self.dealt = False
        self.winners: tuple[int, ...] | None = None
        self.log: list[tuple[Any, ...]] = []
        self.own: list[list[int]] = [[] for _ in range(SEATS)]

    def current_player(self) -> int:
        if self.winners is not None:
            return pyspiel.PlayerId.TERMINAL  # type: ignore[no-any-return]
        if self.tied or not self.dealt:
            return pyspiel.PlayerId.CHANCE  # type: ignore[no-any-return]
        return self.voters[len(self.ballots)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.night:
            return [seat for seat in self.alive if seat not in self.gang]
        return self.alive

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if not self.dealt:
            return [(deal, 1.0 / len(DEALS)) for deal in range(len(DEALS))]
        return [(seat, 1.0 / len(self.tied)) for seat in self.tied]

    def _apply_action(self, action: int) -> None:
        if not self.dealt:
            self.mafia = DEALS[action]
            self.gang = list(self.mafia)
            self.dealt = True
            self.voters = self.gang
        elif self.tied:
            self.tied = []
            self._bury(action)
        else:
            self.own[self.voters[len(self.ballots)]].append(action)
            self.ballots.append(action)
            if len(self.ballots) == len(self.voters):
                self._count()

    def _count(self) -> None:
        counts: dict[int, int] = {}
        for ballot in self.ballots:
            counts[ballot] = counts.get(ballot, 0) + 1
        most = max(counts.values())
        leaders = [seat for seat, count in counts.items() if count == most]
        if not self.night:
            self.log.append(("voted", self.ballots))
        if len(leaders) == 1:
            self._bury(leaders[0])
        else:
            self.tied = leaders

    def _bury(self, victim: int) -> None:
        self.alive.remove(victim)
        self.log.append(("killed", victim, victim in self.gang))
        if victim in self.gang:
            self.gang.remove(victim)
        self.ballots = []
        self.night = not self.night
        self.voters = self.gang if self.night else self.alive
        if not self.gang:
            self.winners = tuple(seat for seat in range(SEATS) if seat not in self.mafia)
        elif 2 * len(self.gang) >= len(self.alive):
            self.winners = self.mafia

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{player}->{action}"

    def is_terminal(self) -> bool:
        return self.winners is not None

    def returns(self) -> list[float]:
        winners = self.winners or ()
        return [1.0 if seat in winners else 0.0 for seat in range(SEATS)]

    def __str__(self) -> str:
        return f"{self.alive} {self.mafia} {self.ballots}"


pyspiel.register_game(_TYPE, RefMafiaGame)
