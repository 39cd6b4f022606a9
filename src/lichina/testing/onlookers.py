"""Large tables: a few look at a time, in turn, and not after every entry.

A match of 32 has four times as many seats as one of 8, and goes on for longer. If everybody looked at everything, it
would take a hundred times as long and prove hardly more: what one run does not look at, the next one does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

AT_ONCE = 8
"""How many look at a time; a table with no more seats than this is small, and everything is looked at."""


def in_turn(everybody: Sequence[T], turn: int) -> list[T]:
    """Those whose turn it is: a few at a time, and everybody in the end."""
    if len(everybody) <= AT_ONCE:
        return list(everybody)
    return [everybody[(turn * AT_ONCE + index) % len(everybody)] for index in range(AT_ONCE)]


def tables(seats: int) -> int:
    """How many small tables this one is as large as."""
    return -(-seats // AT_ONCE)
