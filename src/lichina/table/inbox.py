"""What is to be done at a table: it comes in from people, bots and clocks, and is done one after another."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from .state import Refused

Work: TypeAlias = Callable[[], Awaitable[None]]
Failed: TypeAlias = Callable[[Exception], Awaitable[None]]


class Inbox:
    """One task that does what comes in; what fails does not end it."""

    def __init__(self, failed: Failed) -> None:
        self.closed = False
        self._failed = failed
        self._queue: asyncio.Queue[Work] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._calls: set[asyncio.Future[Any]] = set()

    @property
    def empty(self) -> bool:
        """Whether nothing waits to be done."""
        return self._queue.empty()

    @property
    def working(self) -> bool:
        """Whether it was started, and not stopped since."""
        return self._task is not None

    def start(self, name: str) -> None:
        """Begin to work."""
        self._task = asyncio.get_running_loop().create_task(self._work(), name=name)

    def put(self, work: Work) -> None:
        """Let this be done when its turn comes."""
        if not self.closed:
            self._queue.put_nowait(work)

    def put_in(self, seconds: float, work: Work) -> asyncio.TimerHandle:
        """Let this come in after a while."""
        return asyncio.get_running_loop().call_later(seconds, self.put, work)

    async def call(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """Let something be done when its turn comes, and wait for what comes of it."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        async def step() -> None:
            try:
                result = await work()
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(result)

        if self.closed:
            raise _closed()
        self._calls.add(done)
        done.add_done_callback(self._calls.discard)
        self._queue.put_nowait(step)
        return await done

    def close(self) -> None:
        """Take nothing more; what is being done is finished, and whoever waits for work goes."""
        self.closed = True
        self._queue.put_nowait(_nothing)

    def stop(self) -> None:
        """Do nothing more."""
        self.closed = True
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _work(self) -> None:
        try:
            while True:
                work = None if self.closed else await self._queue.get()
                if work is None or self.closed:
                    break
                try:
                    await work()
                except Exception as error:  # nothing that happens at a table may end it
                    await self._failed(error)
        finally:
            self._turn_away()

    def _turn_away(self) -> None:
        """Nobody is to wait for what will not be done any more."""
        for call in list(self._calls):
            if not call.done():
                call.set_exception(_closed())


async def _nothing() -> None:
    """What wakes whoever waits for work."""


def _closed() -> Refused:
    return Refused("table-closed", "this table is closed")
