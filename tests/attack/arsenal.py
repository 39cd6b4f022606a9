"""All attacks there are."""

from . import crowds, edge, frames, posts, seats, strangers
from .registry import ATTACKS

KINDS = (frames, seats, strangers, posts, edge, crowds)
"""Each enters its attacks when it is imported."""

__all__ = ["ATTACKS", "KINDS"]
