"""Loaded dice: they fall as a vector says, throw by throw, and after that as they would have fallen."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

from lichina.kernel import Dice, RuleError

from .data import written

T = TypeVar("T")


class Loaded(Dice):
    """Dice with the next throws laid down: one for each roll, draw, choice, sample or shuffle, and what comes of it."""

    __slots__ = ("throws",)

    def __init__(self, dice: Dice, throws: Sequence[Any]) -> None:
        super().__init__(dice.key, dice.count)
        self.throws = [*left_over(dice), *throws]

    def copy(self) -> Loaded:
        """The same throws are still to come."""
        return Loaded(self, ())

    def below(self, n: int) -> int:
        """The next throw, a number from 0 to n - 1."""
        if not self.throws:
            return super().below(n)
        return int(self._one_of(range(n), f"a draw from 0 to {n - 1}"))

    def roll(self, sides: int = 6) -> int:
        """The next throw as the die shows it."""
        if not self.throws:
            return super().roll(sides)
        return int(self._one_of(range(1, sides + 1), f"a die with {sides} sides"))

    def choice(self, options: Sequence[T]) -> T:
        """The option that the next throw names."""
        if not self.throws:
            return super().choice(options)
        return options[options.index(self._one_of(options, f"a choice among {written(list(options))}"))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """The next throw is the order of the items; a single one needs none."""
        if not self.throws or len(items) < 2:
            super().shuffle(items)
        else:
            items[:] = self._some_of(items, len(items), "a shuffle of")

    def sample(self, options: Sequence[T], k: int) -> list[T]:
        """The next throw is what is drawn, in its order."""
        if not self.throws or not k:
            return super().sample(options, k)
        return self._some_of(options, k, f"a draw of {k} from")

    def _one_of(self, possible: Sequence[Any], what: str) -> Any:
        value = self.throws[0]
        if isinstance(value, bool) or value not in possible:
            raise _impossible(what, value)
        return self._fall()

    def _some_of(self, options: Sequence[T], k: int, what: str) -> list[T]:
        wanted, left = self.throws[0], list(options)
        drawn: list[T] = []
        for value in wanted if isinstance(wanted, list) and len(wanted) == k else [None]:
            if value not in left:
                raise _impossible(f"{what} {written(list(options))}", wanted)
            drawn.append(left.pop(left.index(value)))
        self._fall()
        return drawn

    def _fall(self) -> Any:
        self.count += 1
        return self.throws.pop(0)


def _impossible(what: str, value: Any) -> RuleError:
    return RuleError("impossible-throw", f"{what} cannot give {written(value)}", value=written(value))


def left_over(dice: Dice) -> list[Any]:
    """The throws that were laid down and have not been rolled yet."""
    return list(dice.throws) if isinstance(dice, Loaded) else []
