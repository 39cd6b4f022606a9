"""Several processes that serve at one address of one machine, and the supervisor that keeps them running.

To the other servers, each process is a server of its own: it has a lease, tables, and a port at which they reach it.
They all listen on one socket for people's connections, and whichever is free takes the next one. The supervisor serves
nobody: it starts the processes, restarts one that has died, and passes on the signal to stop.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import signal
import socket
import sys
import threading
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import NamedTuple
from urllib.parse import urlsplit

from ..journal import postgres_needed
from ..kernel import LichinaError
from ..registry import offer
from ..table.environment import Environment
from ..table.minds import framed
from ..words import Words
from . import logs
from .app import App
from .config import BadSetup, Config
from .run import listen, thinking_elsewhere
from .run import run as serve

SOON_SECONDS = 0.5
"""How long a dead process is waited for before it is restarted; twice as long each time it dies soon."""
LATEST_SECONDS = 30.0
LONG_SECONDS = 60.0
"""A process that has lived for this long has not died soon."""
WRONG = 2


class MemberOrder(NamedTuple):
    """What a process is told when it starts: through a pipe, because the database's address may hold a secret."""

    config: Config
    shared: int
    """The descriptor of the socket that all of them listen on."""
    servers: int
    level: int
    """What is worth a line in the log."""
    language: str


# --- the supervisor ---------------------------------------------------------------------------------------------------


class Supervisor:
    """Keeps as many processes running as the setup says."""

    def __init__(self, config: Config, shared: socket.socket, level: int, language: str) -> None:
        self._config = config
        self._shared = shared
        self._level = level
        self._language = language
        self._running: dict[int, Process] = {}
        self._tables: dict[int, int] = {}
        """How many tables each of those had that have ever been ready."""
        self._stop = asyncio.Event()
        self._failed = False

    async def run(self, ready: Callable[[int], None]) -> None:
        """Until a signal comes; BadSetup if one of them cannot even start. `ready` hears how many tables there are."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._stop.set)
        keeping = [asyncio.create_task(self._keep(one + 1, ready)) for one in range(self._config.processes)]
        await self._stop.wait()
        for process in self._running.values():
            with suppress(ProcessLookupError):
                process.terminate()
        await asyncio.gather(*keeping)
        if self._failed:
            raise BadSetup("process-failed", "one of the processes could not start")

    async def _keep(self, number: int, ready: Callable[[int], None]) -> None:
        """Run one of them, and restart it when it dies."""
        wait = SOON_SECONDS
        while not self._stop.is_set():
            began = time.monotonic()
            code = await self._one(number, ready)
            if self._stop.is_set():
                return
            if number not in self._tables:  # it has never been ready
                self._failed = True
                self._stop.set()
                return
            logs.log("process-died", level=logging.ERROR, process=number, status=code)
            wait = SOON_SECONDS if time.monotonic() - began > LONG_SECONDS else min(2 * wait, LATEST_SECONDS)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stop.wait(), wait)

    async def _one(self, number: int, ready: Callable[[int], None]) -> int:
        """A process from its beginning to its end; the code that it ends with."""
        fd = self._shared.fileno()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "lichina.server.supervisor"),
            stdin=PIPE,
            stdout=PIPE,
            pass_fds=(fd,),
            process_group=0,  # Ctrl-C reaches the supervisor alone, which tells them
        )
        self._running[number] = process
        if self._stop.is_set():
            process.terminate()
        assert process.stdin is not None and process.stdout is not None
        config = self._config.member(number)
        order = MemberOrder(config, fd, self._config.processes, self._level, self._language)
        with suppress(ConnectionError):  # it has ended already
            process.stdin.write(framed(pickle.dumps(order)))
            await process.stdin.drain()
            said = await process.stdout.readline()
            if said and number not in self._tables:
                self._tables[number] = int(said)
                if len(self._tables) == self._config.processes:
                    ready(sum(self._tables.values()))
        return await process.wait()


def run(config: Config, shared: socket.socket, level: int, language: str, ready: Callable[[int], None]) -> None:
    """Serve in several processes until interrupted."""
    asyncio.run(_run(config, shared, level, language, ready))


async def _run(config: Config, shared: socket.socket, level: int, language: str, ready: Callable[[int], None]) -> None:
    with postgres_needed():
        from ..journal.shared_schema import check_whole
    await check_whole(config.database or "")  # so that it is said once, and not by each process
    await Supervisor(config, shared, level, language).run(ready)


# --- one of them ------------------------------------------------------------------------------------------------------


def member() -> int:
    """Be one of several, as the order on the standard input says; the code to end with."""
    said = _read(int.from_bytes(_read(4), "big"))
    if not said:  # the supervisor is gone already
        return 0
    order: MemberOrder = pickle.loads(said)
    logs.setup(order.level, sys.stderr)
    threading.Thread(target=_stop_with_supervisor, daemon=True).start()
    try:
        for path in order.config.own_games:
            offer(path)
        with socket.socket(fileno=order.shared) as shared, _own_socket(order.config) as own:
            around = Environment(thinkers=thinking_elsewhere(order.servers))
            serve(order.config, shared, _say_ready, around=around, besides=(own,))
    except LichinaError as error:
        print(" ".join(Words(order.language).error(error).split()), file=sys.stderr)
        return WRONG
    return 0


def _read(size: int) -> bytes:
    """Exactly this many bytes of the standard input; the rest is left to the thread that waits for its end."""
    found = b""
    while len(found) < size and (more := os.read(0, size - len(found))):
        found += more
    return found


def _own_socket(config: Config) -> socket.socket:
    """Where the other servers reach this process; closed while it is down, so that they notice at once."""
    return listen(replace(config, port=urlsplit(config.node_url or "").port or 80))


def _say_ready(app: App) -> None:
    with suppress(BrokenPipeError):  # the supervisor is gone, and this process is about to stop
        os.write(1, b"%d\n" % len(app.house.tables))


def _stop_with_supervisor(pipe: int = 0) -> None:
    """When the supervisor is gone, this process stops as if it had been told to."""
    while os.read(pipe, 1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(member())
