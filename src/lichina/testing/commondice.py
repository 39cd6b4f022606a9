"""Dice that fall alike in two worlds, although nobody could foretell either from the other.

Two worlds go on with the same luck, or every open roll would look like a secret that came out. Yet what dice will show
is hidden, so each world keeps a key and a count of its own: whoever shows them, or makes dice of them beforehand,
shows something else in each world.
"""

from __future__ import annotations

from lichina.kernel import Dice
from lichina.kernel.dice import key_of


class CommonDice(Dice):
    """Dice of one world, with the luck that another world has, too.

    A draw is known by its size and by how many of that size came before it: a draw more in one of the worlds, for
    something hidden, does not turn the luck of all later ones.
    """

    __slots__ = ("luck", "streams")

    def __init__(self, dice: Dice, luck: str) -> None:
        super().__init__(dice.key, dice.count)
        self.luck = luck
        self.streams: dict[int, Dice] = {}

    def copy(self) -> CommonDice:
        """The same luck goes on from here."""
        copy = CommonDice(self, self.luck)
        copy.streams = {size: stream.copy() for size, stream in self.streams.items()}
        return copy

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, the same in both worlds."""
        stream = self.streams.get(n)
        if stream is None:
            stream = self.streams[n] = Dice(key_of(f"{self.luck} {n}"))
        drawn = stream.below(n)
        self.count += 1
        return drawn
