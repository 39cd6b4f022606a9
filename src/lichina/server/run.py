"""Runs a server until it is told to stop, and then lets everybody know that it will be back."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace

import uvicorn

from .. import __version__
from ..journal import Journal, MemoryJournal, postgres_needed
from ..journal.sqlite import SqliteJournal
from ..registry import BadGame, find, known
from ..table.environment import Environment
from ..table.expiry import keep
from ..table.house import House
from ..table.thinking import Thinkers
from ..table.workers import ProcessWorker
from ..words import LANGUAGES
from . import logs
from .app import App
from .capacity import BACKLOG
from .catalogue import catalogue
from .config import BadSetup, Config
from .garbage import GarbageSteps


class _Server(uvicorn.Server):
    """Leaves the signals to us: devices are told before the server stops."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


STOPPING_SECONDS = 2.0
"""How long devices have for the last words of a server that stops."""

MOST_PROCESSES = 4
"""How many processes there are at most in which bots think."""
UNREAD_MILLISECONDS = 60_000
"""After how many milliseconds the system drops a connection whose other end takes nothing."""


def listen(config: Config) -> socket.socket:
    """The socket to listen on when everything is ready; port 0 takes any that is free.

    Until then nobody is let wait there: who comes is refused, and may go to another server at once.
    """
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    # Named as TCP, asyncio sends small frames at once; otherwise each waits for the one before to be acknowledged.
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":  # elsewhere it would let two servers have one port
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux; connections inherit it
        found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MILLISECONDS)
    try:
        found.bind((config.host, config.port))
    except (OSError, OverflowError) as error:
        found.close()
        raise _cannot_listen(config, error) from None
    return found


def _cannot_listen(config: Config, error: Exception) -> BadSetup:
    detail = str(getattr(error, "strerror", None) or error).rstrip(".")
    return BadSetup(
        "cannot-listen",
        f"{config.host}:{config.port} cannot be listened on: {detail}",
        host=config.host,
        port=str(config.port),
        detail=detail,
    )


def journal_of(config: Config) -> Journal:
    """Where the tables are kept."""
    if config.database is not None:
        with postgres_needed():
            from ..journal.postgres import PostgresJournal
        return PostgresJournal(config.database, (config.node_url or "").rstrip("/"), rules_known())
    return SqliteJournal(config.data, largest=config.largest) if config.data is not None else MemoryJournal()


def rules_known() -> list[str]:
    """The rules that can be played here, such as `mafia/2`."""
    found = []
    for name in known():
        with suppress(BadGame):  # it cannot be played here
            game = find(name).game
            found.append(f"{game.id}/{game.version}")
    return found


def application(config: Config, journal: Journal, port: int, around: Environment | None = None) -> App:
    """The application, with a house of its own."""
    address = config.address(port)
    here = replace(around or Environment(), version=__version__, link=lambda table: f"{address}/t/{table}")
    return App(House(journal, here, most=config.limits.tables), config)


async def serve(
    config: Config,
    journal: Journal,
    found: socket.socket,
    ready: Callable[[App], None] | None = None,
    signals: tuple[signal.Signals, ...] = (signal.SIGINT, signal.SIGTERM),
    stop: asyncio.Event | None = None,
    around: Environment | None = None,
    *,
    besides: Sequence[socket.socket] = (),
) -> None:
    """Serve until a signal comes, or `stop` is set; then finish what has come in, and tell everybody to come back.

    It is listened `besides` on sockets that the other servers know.
    """
    app = application(config, journal, found.getsockname()[1], around)
    server = _Server(
        uvicorn.Config(
            app,
            http=app.edges,  # type: ignore[arg-type]
            ws=app.sockets.wire,  # type: ignore[arg-type]
            backlog=BACKLOG,
            timeout_keep_alive=config.limits.keep_alive_seconds,
            **logs.UVICORN,
            server_header=False,
            proxy_headers=False,
            timeout_graceful_shutdown=5,
            lifespan="off",
        )
    )
    stop = stop or asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in signals:
        with suppress(NotImplementedError):  # not on Windows: there an interrupt is an exception
            loop.add_signal_handler(number, stop.set)
    await _open(app, found)
    await app.relay.open()
    running = asyncio.create_task(server.serve([found, *besides]))
    stopping = asyncio.create_task(_stop_when_told(app, server, stop))
    while not server.started and not running.done():
        await asyncio.sleep(0.01)
    if ready is not None and server.started:
        ready(app)
    app.metrics.pauses.watch()
    keeping = asyncio.create_task(keep(app.house, config.keep_days))
    try:
        await running
    finally:
        keeping.cancel()
        app.metrics.pauses.stop()
        stopping.cancel()
        found.close()
        await app.relay.close()
        await app.house.close()


async def _open(app: App, found: socket.socket) -> None:
    """Bring the tables back before anybody can come; a journal that cannot be read is its own reason, in words."""
    try:
        for language in LANGUAGES:
            catalogue(language)  # most of a second the first time, for which everybody would wait later
        await app.house.open()
        try:
            found.listen(BACKLOG)
        except OSError as error:  # another has begun to meanwhile
            raise _cannot_listen(app.config, error) from None
    except BaseException:
        found.close()
        await app.house.journal.close()
        raise


async def _stop_when_told(app: App, server: uvicorn.Server, stop: asyncio.Event) -> None:
    await stop.wait()
    if app.house.journal.shared:
        await app.house.sharing.hand_over()
    app.house.closing = True
    app.sockets.goodbye()
    deadline = asyncio.get_running_loop().time() + STOPPING_SECONDS
    while len(app.sockets) and asyncio.get_running_loop().time() < deadline:
        await asyncio.sleep(0.02)
    server.should_exit = True


async def _serve_tidily(
    config: Config,
    journal: Journal,
    found: socket.socket,
    ready: Callable[[App], None] | None,
    around: Environment,
    besides: Sequence[socket.socket],
) -> None:
    """Serve in a process that does nothing else."""
    with ExitStack() as stack:

        def begin(app: App) -> None:
            stack.enter_context(GarbageSteps(app.metrics.pauses, lambda: not len(app.sockets)).tended())
            if ready is not None:
                ready(app)

        await serve(config, journal, found, begin, around=around, besides=besides)


def thinking_elsewhere(servers: int = 1) -> Thinkers:
    """Bots think in processes of their own, so that they hold nobody up; one core is left to the server.

    There may be two in any case: a bot that is lost in thought holds up the bots of some tables, and not of all.
    Several servers on one machine share its cores.
    """
    return Thinkers(ProcessWorker.hire, max(2, min(MOST_PROCESSES, ((os.cpu_count() or 1) - 1) // servers)))


def run(
    config: Config,
    found: socket.socket,
    ready: Callable[[App], None] | None = None,
    journal: Journal | None = None,
    around: Environment | None = None,
    *,
    besides: Sequence[socket.socket] = (),
) -> None:
    """Serve in an event loop of its own, a fast one if possible; bots think in processes unless told otherwise."""
    kept = journal if journal is not None else journal_of(config)
    world = around if around is not None else Environment(thinkers=thinking_elsewhere())
    try:
        import uvloop
    except ImportError:
        asyncio.run(_serve_tidily(config, kept, found, ready, world, besides))
    else:
        uvloop.run(_serve_tidily(config, kept, found, ready, world, besides))
