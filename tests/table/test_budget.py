"""How much goes over the wire: whole matches of each game, and the bytes that a step costs a seat or a spectator."""

from __future__ import annotations

from statistics import median
from typing import NamedTuple

import pytest

from lichina.kernel import Match
from lichina.registry import find
from lichina.table.frames import Lens, SentClock, Showing
from lichina.table.inflection import cases_of
from lichina.table.texts import GameTexts
from lichina.testing.play import play

NAMES = ("Даша", "Гоша", "Майя", "Тимур", "Соня", "Лев", "Аня", "Боря", "Вера", "Глеб", "Рита")
MATCHES = 3


class Budget(NamedTuple):
    """Bytes of a frame: of half of them at most, and of each."""

    usual: int
    most: int


class Weighed:
    """The steps of some matches, as the web client gets them: in words."""

    def __init__(self, game: str, mode: str, seats: int) -> None:
        self._entry = find(game)
        self._options = self._entry.game.MODES[mode].options
        self._names = NAMES[:seats]
        self.watched: list[int] = []
        """What spectators get: nothing is filled up."""
        self.seated: list[int] = []
        self.filled: list[int] = []
        """How much of what seats get says something."""
        for number in range(MATCHES):
            self._weigh(f"weigh {number}")

    def _weigh(self, seed: str) -> None:
        texts = GameTexts(self._entry, "ru", self._names, [cases_of(name) for name in self._names], self._options)
        lenses = [Lens(viewer, texts) for viewer in (None, *range(len(self._names)))]
        scenes: list[Showing] = []

        def look(match: Match, entry: object) -> None:
            clock = SentClock(match.now, match.outcome is None, 1.0, match.deadline)
            if entry is None:
                scenes.append(Showing(match, lambda channel: True))
                for lens in lenses:
                    scenes[0].whole(lens, 0, clock, b'"match":1')
                return
            for lens, frame in zip(lenses, scenes[0].news(lenses, clock), strict=True):
                if frame is not None:
                    self._add(lens, frame)

        play(self._entry.game, len(self._names), self._options, seed, look)

    def _add(self, lens: Lens, frame: bytes) -> None:
        if lens.viewer is None:
            self.watched.append(len(frame))
        else:
            self.seated.append(len(frame))
            self.filled.append(len(frame.rstrip()))


BUDGETS = {
    ("mafia", "classic", 10): (Budget(250, 1500), Budget(4350, 8900), Budget(275, 5200)),
    ("spyfall", "basic", 8): (Budget(480, 1600), Budget(4550, 5700), Budget(575, 4050)),
    ("spyfall", "everything", 8): (Budget(465, 2200), Budget(4560, 16_850), Budget(565, 5950)),
    ("passengers", "basic", 8): (Budget(490, 4000), Budget(4580, 8000), Budget(970, 5200)),
    ("doomsday", "basic", 8): (Budget(280, 1900), Budget(4500, 18_400), Budget(310, 11_500)),
    ("doomsday", "advanced-legion", 10): (Budget(280, 2000), Budget(4500, 18_400), Budget(310, 11_000)),
    ("colonies", "basic", 11): (Budget(380, 7800), Budget(4750, 11_900), Budget(400, 8300)),
}
"""For a game, a mode and so many seats: a spectator's frame, a seat's, and how much of a seat's is not filled up."""


@pytest.mark.parametrize("case", BUDGETS, ids=lambda case: "-".join(map(str, case)))
def test_a_step_costs_no_more_than_it_may(case: tuple[str, str, int]) -> None:
    weighed = Weighed(*case)
    found = [Budget(round(median(sizes)), max(sizes)) for sizes in (weighed.watched, weighed.seated, weighed.filled)]
    for size, budget in zip(found, BUDGETS[case], strict=True):
        assert size.usual <= budget.usual and size.most <= budget.most, found
