"""Those who think for the bots, one thing at a time: in processes of their own, or in threads of this one."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Protocol, Self

from .minds import CAUGHT_UP, Minds, command, forgetting, framed

DIED = "a process in which bots think has ended"


class WorkerDied(Exception):
    """A process in which bots think has ended by itself."""


class Worker(Protocol):
    """Carries out errands, one at a time."""

    async def begin(self, message: bytes) -> None:
        """Give it an errand, and wait until it has caught up with the match."""

    async def reply(self) -> bytes:
        """What comes of the errand."""

    def forget(self, match: int) -> None:
        """Nobody thinks about this match any more."""

    async def end(self) -> None:
        """It is not needed any more, wherever its thoughts are."""


class ThreadWorker:
    """Thinks in this process, which is soon there and may make everybody wait: for tests, and for small programs."""

    def __init__(self) -> None:
        self._minds = Minds()
        self._caught_up: asyncio.Future[None]
        self._reply: asyncio.Future[bytes]

    @classmethod
    async def hire(cls) -> Self:
        """A new one."""
        return cls()

    async def begin(self, message: bytes) -> None:
        loop = asyncio.get_running_loop()
        self._caught_up, self._reply = loop.create_future(), loop.create_future()
        caught_up, reply = self._caught_up, self._reply

        def begun() -> None:
            if not caught_up.done():
                caught_up.set_result(None)

        def replied(said: bytes) -> None:
            begun()
            if not reply.done():
                reply.set_result(said)

        def think() -> None:
            with suppress(RuntimeError):  # the loop may be closed by the time
                said = self._minds.reply(message, lambda: loop.call_soon_threadsafe(begun))
                loop.call_soon_threadsafe(replied, said)

        threading.Thread(target=think, daemon=True, name="lichina-bot").start()
        await self._caught_up

    async def reply(self) -> bytes:
        return await self._reply

    def forget(self, match: int) -> None:
        self._minds.forget(match)

    async def end(self) -> None:
        """A thread cannot be ended: it is left behind with all that it has."""


class ProcessWorker:
    """Thinks in a process of its own, over two pipes. It ends with this one, however this one ends."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None and process.stdout is not None
        self.process = process
        self._errands, self._replies = process.stdin, process.stdout
        self._said = CAUGHT_UP

    @classmethod
    async def hire(cls) -> Self:
        """A new one."""
        return cls(await asyncio.create_subprocess_exec(*command(), stdin=PIPE, stdout=PIPE))

    async def begin(self, message: bytes) -> None:
        self._write(message)
        self._said = await self._read()

    async def reply(self) -> bytes:
        return self._said if self._said != CAUGHT_UP else await self._read()

    async def _read(self) -> bytes:
        try:
            size = int.from_bytes(await self._replies.readexactly(4), "big")
            return await self._replies.readexactly(size)
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise WorkerDied(DIED) from error

    def _write(self, message: bytes) -> None:
        try:
            self._errands.write(framed(message))
        except (OSError, RuntimeError) as error:  # so the loops say that a pipe is closed
            raise WorkerDied(DIED) from error

    def forget(self, match: int) -> None:
        with suppress(WorkerDied):  # then it has forgotten everything
            self._write(forgetting(match))

    async def end(self) -> None:
        if self.process.returncode is None:
            _kill(self.process)
        await self.process.wait()


def _kill(process: Process) -> None:
    with suppress(ProcessLookupError):
        if os.name == "posix":
            os.kill(process.pid, signal.SIGKILL)  # asyncio would look first whether it has ended, and lose its code
        else:
            process.kill()
