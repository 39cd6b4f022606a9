"""What a table needs of the world around it, handed in: time, somewhere for bots to think, a place for complaints."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from .thinking import Thinkers


def awake() -> float:
    """A clock that goes on while the machine sleeps."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.clock_gettime(boot) if boot is not None else time.time()


def _no_link(table: str) -> str:
    return f"/t/{table}"


@dataclass
class Environment:
    """The defaults are those of a real machine."""

    version: str = ""
    now: Callable[[], float] = time.monotonic
    """Seconds that never go back."""
    wall: Callable[[], float] = time.time
    """Seconds since 1970, for what people read."""
    sleepless: Callable[[], float] = awake
    """Seconds that pass even while the machine sleeps."""
    thinkers: Thinkers = field(default_factory=Thinkers)
    breath: float = 0.8
    """How long a pause lasts where nobody could watch another."""
    link: Callable[[str], str] = _no_link
    """The address that leads to a table."""
    trouble: Callable[[int, BaseException], None] = lambda number, error: None
    """Something went wrong at the table of this number."""
    taken: Callable[[str], None] = lambda table: None
    """Another server runs the table of this id."""
    gone: Callable[[str], None] = lambda table: None
    """The table of this id has been closed."""
