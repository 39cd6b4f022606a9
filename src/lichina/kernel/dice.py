"""Dice that roll the same on every Python, and that nobody can guess without the key.

The state is a key of 128 bits and a count of draws, so a copy costs nothing and a record replays anywhere.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from hashlib import blake2b
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_unpack = Struct("<16I").unpack
_SPAN = 1 << 32


def key_of(seed: int | str) -> bytes:
    """The key for a seed. A live table's seed is 32 hex digits from `secrets`; any number or text will do for play."""
    return blake2b(repr(seed).encode(), digest_size=16, person=b"lichina-dice").digest()


class Dice:
    """All the randomness in a match."""

    __slots__ = ("_words", "count", "key")

    def __init__(self, key: bytes, count: int = 0) -> None:
        self.key = key
        self.count = count
        self._words: tuple[int, ...] = ()

    def copy(self) -> Dice:
        """Separate dice that will roll what these would have rolled from here on."""
        copy = Dice(self.key, self.count)
        copy._words = self._words
        return copy

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        count = self.count
        place = count & 15
        if not place or not self._words:
            block = (count >> 4).to_bytes(8, "little")
            self._words = _unpack(blake2b(block, key=self.key, digest_size=64).digest())
        self.count = count + 1
        product = self._words[place] * n
        if product & 0xFFFFFFFF > n > 0:
            return product >> 32
        # Lemire's method: the low half tells whether this word falls into the uneven rest, which is drawn again.
        if not 0 < n <= _SPAN:
            self.count = count
            raise ValueError(f"below() takes a number from 1 to {_SPAN}, not {n}")
        return self.below(n) if product & 0xFFFFFFFF < _SPAN % n else product >> 32

    def roll(self, sides: int = 6) -> int:
        """One die: 1 to `sides`."""
        return self.below(sides) + 1

    def choice(self, options: Sequence[T]) -> T:
        """One of the options."""
        return options[self.below(len(options))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items into a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def sample(self, options: Sequence[T], k: int) -> list[T]:
        """k different options in random order."""
        pool = list(options)
        for i in range(k):
            j = i + self.below(len(pool) - i)
            pool[i], pool[j] = pool[j], pool[i]
        return pool[:k]


class NoDice(Dice):
    """A game's dice while it imagines: it must roll the dice it is given instead."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(b"")

    def below(self, n: int) -> int:
        raise RuntimeError("imagine() rolls the dice that it is given, not self.dice")
