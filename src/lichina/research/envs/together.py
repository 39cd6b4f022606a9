"""All agents at once: a parallel environment of PettingZoo."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from ...kernel import Dice, IllegalAnswer
from ...kernel.dice import key_of
from ...registry import GameName
from .agents import MOST_STEPS, Arena, Composing, Observation
from .composing import turn
from .layout import Numbers
from .vocabulary import PASS

PACE_SECONDS = 1.0
"""How much game time a step takes in which somebody does something."""


class TogetherEnv(ParallelEnv):
    """In each step all agents say a token: those who have nothing to say can only pass.

    Moves that are complete are made in an order drawn by lot; one that another move has made impossible is dropped, and
    its agent is asked anew. Where nobody does anything, time passes to the next deadline.
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
        self.arena = Arena(game, seats, mode, options, text, critic)
        self.metadata = {"render_modes": ["ansi"], "name": f"lichina_{self.arena.title}"}
        self.possible_agents = list(self.arena.names)
        self.observation_spaces = {agent: self.arena.observations for agent in self.possible_agents}
        self.action_spaces = {agent: self.arena.actions for agent in self.possible_agents}
        self.state_space = self.arena.truth
        self.render_mode = "ansi"
        self.agents: list[str] = []

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

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new match."""
        self.arena.begin(seed)
        self._dice = Dice(key_of(f"together {self.arena.match.seed}"))
        self._steps = 0
        self.agents = list(self.possible_agents)
        self._composing: list[Composing] = []
        self._asked: list[tuple[Any, ...]] = [()] * self.arena.seats
        self._see_moments()
        self._ask_all()
        return self._shown()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Every agent says a token."""
        self._steps += 1
        tokens = self.arena.vocabulary.tokens
        ready = []
        for seat, agent in enumerate(self.arena.names):
            composing = self._composing[seat]
            if not composing.done:
                composing.say(tokens[int(actions[agent])])
            if composing.done and composing.move is not None:
                ready.append(seat)
        busy = any(not composing.done for composing in self._composing)
        if ready:
            self._make(ready)
        elif not busy:
            self._wait()
        self._see_moments()
        self._ask_all()
        over = self.arena.match.outcome is not None
        cut = not over and self._steps >= MOST_STEPS
        shown, infos = self._shown()
        agents = self.agents
        prizes = {agent: self.arena.prize(seat) for seat, agent in enumerate(self.arena.names)}
        if over or cut:
            self.agents = []
        return shown, prizes, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def _make(self, ready: list[int]) -> None:
        """Make the moves that are complete."""
        match = self.arena.match
        for seat in self._dice.sample(ready, len(ready)):
            number, value = self._composing[seat].move
            due = match.deadline
            at = match.now + PACE_SECONDS / len(ready)
            with suppress(IllegalAnswer):  # somebody else's move has made it impossible
                match.answer(seat, value, number, match.now if due is not None and due <= at else at)
            self._asked[seat] = ()
            if match.outcome is not None:
                return

    def _wait(self) -> None:
        match = self.arena.match
        if match.deadline is not None:
            match.lapse()
        elif asks := match.asks:
            match.skip(asks[0].seat)
        self._asked = [()] * self.arena.seats

    def _see_moments(self) -> None:
        """A moment is for people: agents have seen it at once."""
        match = self.arena.match
        while match.moment is not None:
            for ask in match.asks:
                match.answer(ask.seat, ask.form.fallback(), ask.number)

    def _ask_all(self) -> None:
        """What each agent says next; a move goes on as long as what it was asked is the same."""
        match = self.arena.match
        old, self._composing = self._composing, []
        for seat in range(self.arena.seats):
            asks, offers = match.questions(seat), match.chances(seat)
            asked = tuple((one.number, one.key, repr(one.form.seen())) for one in (*asks, *offers))
            same = bool(asked) and asked == self._asked[seat] and not old[seat].done
            self._asked[seat] = asked
            self._composing.append(old[seat] if same else Composing(turn(asks, offers)))

    def _shown(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        match = self.arena.match
        passing = self.arena.vocabulary.number(PASS)
        shown, infos = {}, {}
        for seat, agent in enumerate(self.arena.names):
            questions = [*match.questions(seat), *match.chances(seat)]
            composing = self._composing[seat]
            shown[agent] = self.arena.show(seat, questions, composing)
            if composing.done:
                shown[agent]["action_mask"][passing] = 1
            infos[agent] = self.arena.words(seat, questions, composing)
        return shown, infos
