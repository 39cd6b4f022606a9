"""Several processes that serve at one address of one machine, and the one that looks after them.

To the others, each is a server of its own: it has a lease, tables, and a port at which the others reach it. What people
send comes to a socket that all of them listen on, and whoever is free takes it. The one who looks after them serves
nobody: it starts them, starts one that has died anew, and passes on the signal to stop.
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
from ..table.environment import Environment
from ..table.minds import framed
from ..words import Words
from . import logs
from .app import App
from .config import BadSetup, Config
from .run import listen, thinking_elsewhere
from .run import run as serve

SOON_SECONDS = 0.5
"""After so long a process that has died is started anew; twice as long each time, if it dies at once."""
LATEST_SECONDS = 30.0
LONG_SECONDS = 60.0
"""Whoever has lived for so long has not died at once."""
WRONG = 2


class MemberOrder(NamedTuple):
    """What a process is told when it is started: by a pipe, for an address of a database may hold a secret."""

    config: Config
    shared: int
    """The descriptor of the socket that all of them listen on."""
    servers: int
    level: int
    """What is worth a line in the log."""
    language: str


# --- the one who looks after them -------------------------------------------------------------------------------------


class Supervisor:
    """Keeps so many processes running as the setup says."""

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
        """One of them, again and again."""
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
            *(sys.executable, "-m", "lichina.server.several"),
            stdin=PIPE,
            stdout=PIPE,
            pass_fds=(fd,),
            process_group=0,  # Ctrl-C comes to the one who looks after them, and he tells them
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
    await check_whole(config.database or "")  # said once, and not by each of them
    await Supervisor(config, shared, level, language).run(ready)


# --- one of them ------------------------------------------------------------------------------------------------------


def member() -> int:
    """Be one of several, as the order on the standard input says; the code to end with."""
    said = _read(int.from_bytes(_read(4), "big"))
    if not said:  # whoever wanted it is gone
        return 0
    order: MemberOrder = pickle.loads(said)
    logs.setup(order.level, sys.stderr)
    threading.Thread(target=_end_with_the_others, daemon=True).start()
    try:
        with socket.socket(fileno=order.shared) as shared, _own_socket(order.config) as own:
            around = Environment(thinkers=thinking_elsewhere(order.servers))
            serve(order.config, shared, _say_ready, around=around, besides=(own,))
    except LichinaError as error:
        print(" ".join(Words(order.language).error(error).split()), file=sys.stderr)
        return WRONG
    return 0


def _read(size: int) -> bytes:
    """So many bytes of the standard input, and not one more: the rest is for who waits for its end."""
    found = b""
    while len(found) < size and (more := os.read(0, size - len(found))):
        found += more
    return found


def _own_socket(config: Config) -> socket.socket:
    """Where the other servers reach this process. Nobody answers there while it is not: then they look elsewhere."""
    return listen(replace(config, port=urlsplit(config.node_url or "").port or 80))


def _say_ready(app: App) -> None:
    print(len(app.house.tables), flush=True)


def _end_with_the_others(pipe: int = 0) -> None:
    """When the one who looks after this process is gone, it stops as if it had been told to."""
    while os.read(pipe, 1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(member())
