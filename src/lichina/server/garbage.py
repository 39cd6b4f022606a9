"""Garbage is collected in small steps: a look through all that two thousand tables are made of would hold everybody up.

Python looks for garbage when there are more objects than before. Where tables go on and on there are not, and what has
been made meanwhile piles up; so this server looks by the clock. What has just been made is looked through many times a
second, for it is little. When enough has outlived that, it is looked through once more and then frozen: no later step
sees it again. Most of what ends is freed at once, without any of this; only what refers to itself in a circle and was
frozen stays, until everything is looked through while nobody is there, or at the latest when two million blocks more
than as much again are in use. Blocks of memory are counted, for frozen objects cannot be without walking past them all.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter, thread_time
from typing import Any

from . import logs
from .pauses import Pauses

STEP_SECONDS = 0.05
"""Seconds between two steps."""
RIPE = 5_000
"""Once this many have outlived a step, they are looked through once more, and frozen."""
WORTH_IT = 100_000
"""How many more blocks than the last time make it worth looking through everything, when nobody is there."""
TOO_MANY = 2_000_000
"""With this many more than twice those of the last time, everything is looked through even if somebody is there."""
STEPS_BETWEEN = 1_200
"""Steps between two looks whether somebody is there: a minute."""


def _outlived() -> int:
    """How many objects have outlived a step and are not frozen.

    No other thread gets its turn before the lists are gone again, for no Python runs in between: they would hold a
    reference to a tuple that another thread is making, and the interpreter would end its making with a SystemError.
    """
    return sum(map(len, map(gc.get_objects, (1, 2))))


class GarbageSteps:
    """Tends the memory of a process that serves."""

    def __init__(self, pauses: Pauses, idle: Callable[[], bool]) -> None:
        self._pauses = pauses
        self._idle = idle
        self._timer: asyncio.TimerHandle | None = None
        self._began = 0.0
        self._steps = 0
        self._left = 0
        """How many blocks were in use after everything had been looked through."""

    @contextmanager
    def tended(self) -> Iterator[None]:
        """As long as this lasts, in the event loop that runs."""
        gc.disable()
        self.clean()
        gc.callbacks.append(self._noticed)
        self._wait()
        try:
            yield
        finally:
            if self._timer is not None:
                self._timer.cancel()
            gc.callbacks.remove(self._noticed)
            gc.unfreeze()
            gc.enable()

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(STEP_SECONDS, self._again)

    def _again(self) -> None:
        self.step()
        self._steps += 1
        if self._steps % STEPS_BETWEEN == 0:
            self.look()
        self._wait()

    def step(self) -> None:
        """Look through what is new, and freeze what has lasted."""
        gc.collect(0)
        if _outlived() > RIPE:
            gc.collect(1)
            gc.freeze()

    def look(self, used: int | None = None) -> None:
        """Look through everything, if nobody is there and it is worth it, or if it has become too much."""
        used = sys.getallocatedblocks() if used is None else used
        if (self._idle() and used > self._left + WORTH_IT) or used > 2 * self._left + TOO_MANY:
            self.clean()

    def clean(self) -> None:
        """Look through everything: the longest pause there is."""
        began = perf_counter()
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._left = sys.getallocatedblocks()
        logs.log("memory-cleaned", count=gc.get_freeze_count(), seconds=perf_counter() - began)

    def _noticed(self, phase: str, info: dict[str, Any]) -> None:
        """Called before and after every collection."""
        if phase == "start":
            self._began = thread_time()
        else:
            self._pauses.collecting.note(thread_time() - self._began)
