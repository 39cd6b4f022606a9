"""A sound game, from which the broken ones are made."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct

from lichina.kernel import ALL, AMOUNT, All, Amount, Ask, Dice, Game, Next, Outcome, Pick, Steps, Tale


class Board(Struct, frozen=True):
    """What everybody sees."""

    points: list[int]
    time: float = 0.0


class Sound(Game):
    """Three rounds in which everybody names a number; nothing is wrong with it."""

    id = "sound"
    PLAYERS = range(2, 4)
    EVENTS: ClassVar[tuple[Tale, ...]] = (Tale("scored", reveals=True, answers=tuple[Amount, ...]),)

    points: list[int]
    round: int

    def setup(self) -> Next:
        self.points = [0 for _ in self.seats]
        self.round = 0
        return self.name_numbers

    def name_numbers(self) -> Steps[Next]:
        answers = yield All([self.ask(seat) for seat in self.seats], limit=10)
        self.score(answers)
        self.round += 1
        return self.name_numbers if self.round < 3 else Outcome((0,), "done")

    def ask(self, seat: int) -> Any:
        return Ask(seat, "number", Pick([1, 2, 3], AMOUNT))

    def score(self, answers: list[int]) -> None:
        for seat, answer in enumerate(answers):
            self.points[seat] += answer
        self.tell(ALL, "scored", answers=answers)

    def public(self) -> Board:
        return Board(list(self.points))

    def private(self, seat: int) -> None:
        return None

    def imagine(self, seat: int, dice: Dice) -> None:
        """Nothing is hidden but the sealed answers."""
