"""What both kinds of environment share: a match, and what each agent is shown of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import numpy
from gymnasium import spaces
from numpy.typing import NDArray

from ...bots import Sight
from ...kernel import BadOptions, Match, Question
from ...registry import FoundGame, GameName, find
from .composing import Composition, NextTokens
from .layout import MOST, Layout, Numbers
from .reading import TextReader
from .vocabulary import Vocabulary

Observation: TypeAlias = dict[str, NDArray[Any]]
"""The numbers that an agent is shown, and which tokens it may say."""
SEAT = "seat_"
MOST_STEPS = 20_000
"""The number of steps after which an episode is cut off."""


class Composing:
    """A move that is being put together, token by token."""

    def __init__(self, composition: Composition) -> None:
        self._composition = composition
        self.said: list[str] = []
        self.choices: NextTokens = {}
        self.move: Any = None
        self.done = False
        self._go(None)

    def say(self, token: str) -> None:
        """The next token; one that cannot follow is a KeyError."""
        value = self.choices[token]
        self.said.append(token)
        self._go(value)

    def _go(self, value: Any) -> None:
        try:
            self.choices = self._composition.send(value)
        except StopIteration as stop:
            self.choices, self.move, self.done = {}, stop.value, True


class Arena:
    """A match for agents: how it starts, what they see, and what they get in the end."""

    def __init__(
        self,
        game: GameName,
        seats: int,
        mode: str | None,
        options: Mapping[str, Any] | None,
        text: str | None,
        critic: bool,
    ) -> None:
        self.found: FoundGame = find(game)
        rules = self.found.game
        if mode is not None and mode not in rules.MODES:
            known = ", ".join(rules.MODES)
            raise BadOptions("unknown-mode", f"there is no mode “{mode}”; known: {known}", name=mode, known=known)
        chosen = {**(rules.MODES[mode].options if mode is not None else {}), **(options or {})}
        self.options = {**rules.SIMULATED, **chosen}
        self.seats = seats
        self.vocabulary = Vocabulary.of(game, seats, self.options)
        self.layout = Layout.of(game, seats, self.options, self.vocabulary)
        self.names = [f"{SEAT}{seat}" for seat in range(seats)]
        self.title = f"{rules.id}_v{rules.version}"
        self.critic = critic
        self._reads = text is not None
        self._reader = TextReader(self.found, text or "en", seats, self.options)
        self._seed: int | str = 0
        self._episode = 0
        self.match = self._start()
        self.begin(None)

    # --- spaces -------------------------------------------------------------------------------------------------------

    @property
    def observations(self) -> spaces.Dict:
        """What an agent is shown: numbers, and what it may say."""
        return spaces.Dict(
            {
                "observation": spaces.Box(-MOST, MOST, (self.layout.size,), numpy.float32),
                "action_mask": spaces.Box(0, 1, (len(self.vocabulary),), numpy.int8),
            }
        )

    @property
    def actions(self) -> spaces.Discrete[Any]:
        """What an agent says: one token."""
        return spaces.Discrete(len(self.vocabulary))

    @property
    def truth(self) -> spaces.Box:
        """What a critic is shown."""
        return spaces.Box(-MOST, MOST, (self.layout.truth_size,), numpy.float32)

    # --- a match ------------------------------------------------------------------------------------------------------

    def begin(self, seed: int | None) -> None:
        """A new match; the same seed makes the same one, and without a seed the next one of the last seed begins."""
        if seed is not None:
            self._seed, self._episode = seed, 0
        else:
            self._episode += 1
        self.match = self._start()
        self._memory = [self.layout.nothing() for _ in range(self.seats)]
        self._shown: Any = None
        self._heard = [0] * self.seats
        self._read = [0] * self.seats

    def _start(self) -> Match:
        return Match(self.found.game, self.seats, f"{self._seed} {self._episode}", self.options, checkpoints=False)

    # --- what an agent sees -------------------------------------------------------------------------------------------

    def show(self, seat: int, questions: Sequence[Question], composing: Composing | None) -> Observation:
        """The observation of a seat."""
        told = self.match.told(seat, self._heard[seat])
        self._heard[seat] += len(told)
        self.layout.hear(self._memory[seat], told)
        view = self.match.view(seat)
        said = composing.said if composing is not None else ()
        numbers = self.layout.observation(seat, self._open(view.public), view, questions, said, self._memory[seat])
        mask = numpy.zeros(len(self.vocabulary), numpy.int8)
        for token in composing.choices if composing is not None else ():
            mask[self.vocabulary.number(token)] = 1
        return {"observation": numbers, "action_mask": mask}

    def _open(self, public: Any) -> Numbers:
        """What everybody sees: found once for all who look."""
        if public is not self._shown:
            self._shown, self._public = public, self.layout.seen(public)
        return self._public

    def words(self, seat: int, questions: Sequence[Question], composing: Composing | None) -> dict[str, Any]:
        """The same in words, where somebody wants them."""
        if not self._reads:
            return {}
        sight = Sight(self.match, seat, "reader")
        text, self._read[seat] = self._reader.read(sight, self._read[seat], questions, composing)
        return {"text": text}

    def story(self) -> str:
        """All that everybody has heard, in words."""
        return self._reader.tell(self.match.told(None))

    def secrets(self) -> Numbers:
        """The whole truth: what every seat sees, and what the game hides from all of them."""
        if not self.critic:
            raise BadOptions("no-critic", "the truth is shown only to an environment that was made with critic=True")
        return self.layout.truth(self.match.game)

    # --- how it ends --------------------------------------------------------------------------------------------------

    def prize(self, seat: int) -> float:
        """1 for those who have won, -1 for those who have lost; 0 before the end, and where nobody has won."""
        outcome = self.match.outcome
        if outcome is None or not outcome.winners:
            return 0.0
        return 1.0 if seat in outcome.winners else -1.0
