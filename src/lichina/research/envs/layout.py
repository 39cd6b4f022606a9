"""What a seat sees, as a list of numbers of a fixed length, for any game.

A view is a tree of declared fields. Every leaf of it is a feature, named by its path and its value; the name says at
which place of the list it counts, and with which sign. So the layout needs nothing but the view itself, and is the same
for matches of any length. A list also counts its items by their places as long as these could be seats.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias
from zlib import crc32

import numpy
from numpy.typing import NDArray

from ...kernel import Question, Told

Numbers: TypeAlias = NDArray[numpy.float32]
WIDTH = 1024
"""How many places there are for what is seen now, and as many for what has been heard."""
MOST = 10.0
"""No number is larger than this."""
UNIT = 10.0
"""By what amounts are divided."""


class Layout(NamedTuple):
    """Where what is seen and heard counts: places for what is there now, then places for the story, then the seats."""

    seats: int
    width: int = WIDTH

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return 2 * self.width + self.seats

    def empty(self) -> list[float]:
        """Nothing yet."""
        return [0.0] * self.width

    def look(self, numbers: list[float], questions: Iterable[Question], said: Iterable[str]) -> None:
        """Add what a seat is asked, and the tokens it has said of its answer so far."""
        for question in questions:
            self.add(numbers, {**question.about}, f"ask.{question.key}")
        self.add(numbers, list(said), "said")

    def hear(self, memory: list[float], told: Iterable[Told]) -> None:
        """Add what was told to what a seat remembers."""
        for event in told:
            self.add(memory, event.data, f"told.{event.key}")

    def add(self, numbers: list[float], data: Any, path: str) -> None:
        """Add the features of plain data."""
        width = self.width
        for name, value in self._features(data, path):
            place, sign = _place(name, width)
            numbers[place] += sign * value

    def written(self, seat: int, seen: list[float], memory: list[float]) -> Numbers:
        """The whole observation of a seat. What was heard often counts more, but not by as much."""
        found = numpy.zeros(self.size, numpy.float32)
        found[: self.width] = seen
        heard = numpy.array(memory, numpy.float32)
        found[self.width : 2 * self.width] = numpy.sign(heard) * numpy.log1p(numpy.abs(heard))
        found[2 * self.width + seat] = 1.0
        return found.clip(-MOST, MOST)

    def _features(self, data: Any, path: str) -> Iterator[tuple[str, float]]:
        """The leaves of a tree of plain data, each with how much it counts."""
        if isinstance(data, dict):
            yield path, 1.0
            for name, item in data.items():
                yield from self._features(item, f"{path}.{name}")
        elif isinstance(data, list | tuple):
            yield f"{path}#", len(data) / UNIT
            for place, item in enumerate(data):
                nested = isinstance(item, dict | list | tuple)
                placed = place < self.seats if not nested else len(data) <= self.seats
                if placed:
                    yield from self._features(item, f"{path}[{place}]")
                if not nested or not placed:
                    yield from self._features(item, f"{path}[]")
        elif isinstance(data, float):
            yield path, data / UNIT**2
        else:
            yield f"{path}={data}", 1.0
            if isinstance(data, int):
                yield path, data / UNIT


@lru_cache(maxsize=1 << 18)
def _place(name: str, width: int) -> tuple[int, float]:
    """Where a feature counts, and with which sign: two that share a place do not add up on average."""
    found = crc32(name.encode())
    return (found >> 1) % width, 1.0 if found & 1 else -1.0
