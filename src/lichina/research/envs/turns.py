"""One agent after another: an environment of the kind AEC of PettingZoo."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from ...bots import Driver, Sight
from ...registry import GameName
from .agents import MOST_STEPS, Arena, Composing, Observation
from .composing import turn
from .layout import Numbers


class TurnEnv(AECEnv):
    """The agent whose turn it is says one token; a move of several tokens takes several steps.

    Whose turn it is, and how game time passes, is as in a simulation. What an agent may do although nobody waits for it
    is a turn in which it may pass.
    """

    def __init__(
        self,
        game: GameName,
        seats: int,
        *,
        mode: str | None = None,
        options: Mapping[str, Any] | None = None,
        text: str | None = None,
        critic: bool = False,
    ) -> None:
        super().__init__()
        self.arena = Arena(game, seats, mode, options, text, critic)
        self.metadata = {"render_modes": ["ansi"], "is_parallelizable": False, "name": f"lichina_{self.arena.title}"}
        self.possible_agents = list(self.arena.names)
        self.observation_spaces = {agent: self.arena.observations for agent in self.possible_agents}
        self.action_spaces = {agent: self.arena.actions for agent in self.possible_agents}
        self.state_space = self.arena.truth
        self.render_mode = "ansi"
        self._composing: Composing | None = None
        self._sight: Sight | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def state(self) -> Numbers:
        """The whole truth, for a critic."""
        return self.arena.secrets()

    def render(self) -> str:
        """The story as everybody has heard it."""
        return self.arena.story()

    def close(self) -> None:
        """There is nothing to close."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match."""
        self.arena.begin(seed)
        self._driver = Driver(self.arena.match)
        self._steps = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._sight = self._composing = None
        self._next()

    def step(self, action: int | None) -> None:
        """The agent whose turn it is says a token."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert self._composing is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self._steps += 1
        self._composing.say(self.arena.vocabulary.tokens[int(action)])  # type: ignore[arg-type]
        if self._composing.done:
            self._driver.take(self._composing.move)
            self._composing = None
        self._next()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """What an agent sees; only the one whose turn it is may say something."""
        seat = self.arena.names.index(agent)
        own = self._sight is not None and self._sight.seat == seat
        match = self.arena.match
        questions = [*match.questions(seat), *match.chances(seat)]
        return self.arena.show(seat, questions, self._composing if own else None)

    def _next(self) -> None:
        """Go on to where somebody has a choice: moves that are forced are made at once."""
        while self._composing is None:
            self._sight = self._driver.turn()
            if self._sight is None or self._steps >= MOST_STEPS:
                self._end()
                return
            composing = Composing(turn(self._sight.asks, self._sight.offers))
            if composing.done:
                self._driver.take(composing.move)
            else:
                self._composing = composing
        assert self._sight is not None
        self.agent_selection = self.arena.names[self._sight.seat]
        match, seat = self.arena.match, self._sight.seat
        questions = [*match.questions(seat), *match.chances(seat)]
        self.infos[self.agent_selection] = self.arena.words(seat, questions, self._composing)

    def _end(self) -> None:
        over = self.arena.match.outcome is not None
        for seat, agent in enumerate(self.arena.names):
            self.rewards[agent] = self.arena.prize(seat)
            self.terminations[agent], self.truncations[agent] = over, not over
        self._sight = self._composing = None
