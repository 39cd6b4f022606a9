"""How long everybody had to wait: the longest pauses of the event loop, and those for collecting garbage."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter, thread_time

WINDOW_SECONDS = 60.0
TICK_SECONDS = 0.02
"""The event loop is looked at so often: a pause is measured up to a tick too short."""


class Longest:
    """The longest of what was noted in the last minute, or in up to two."""

    def __init__(self, now: Callable[[], float] = perf_counter) -> None:
        self._now = now
        self.forget()

    def forget(self) -> None:
        """Start over."""
        self._since = self._now()
        self._current = self._before = 0.0

    def note(self, seconds: float) -> None:
        """Something took this many seconds."""
        self._turn()
        self._current = max(self._current, seconds)

    @property
    def seconds(self) -> float:
        """The longest of them."""
        self._turn()
        return max(self._current, self._before)

    def _turn(self) -> None:
        passed = self._now() - self._since
        if passed >= WINDOW_SECONDS:
            self._before = self._current if passed < 2 * WINDOW_SECONDS else 0.0
            self._current = 0.0
            self._since = self._now()


class Pauses:
    """What an operator wants to know when a table stutters."""

    def __init__(self, tick: float = TICK_SECONDS) -> None:
        self.loop = Longest()
        """By the clock: also when the machine had other things to do."""
        self.working = Longest()
        """By the processor time that the server itself took meanwhile."""
        self.collecting = Longest()
        """The same of collecting garbage alone."""
        self.tick = tick
        self._looking: asyncio.TimerHandle | None = None

    def watch(self) -> None:
        """Look at the running event loop from now on."""
        loop = asyncio.get_running_loop()
        self._looking = loop.call_later(self.tick, self._look, self.tick, perf_counter(), thread_time())

    def _look(self, tick: float, clock: float, worked: float) -> None:
        late = max(0.0, perf_counter() - clock - tick)
        self.loop.note(late)
        self.working.note(min(late, thread_time() - worked))
        self.watch()

    def stop(self) -> None:
        """Look no more."""
        if self._looking is not None:
            self._looking.cancel()

    def forget(self) -> None:
        """Start over."""
        for longest in (self.loop, self.working, self.collecting):
            longest.forget()
