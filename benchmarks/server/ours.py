"""Our side: the server as it is, with its journal on disk, spoken to as docs/protocol.md says.

Only its limits are raised, because everybody here comes from one address and answers as fast as a program can.

    python -m benchmarks.server.ours WHERE [threads]    serves, with the journal in a folder or a database, until it is
                                                        told to stop; its bots think in processes, or in threads
"""

from __future__ import annotations

import asyncio
import gc
import json
import re
import signal
import sys
from collections.abc import Sequence
from dataclasses import replace
from http.client import HTTPConnection
from pathlib import Path

from lichina import registry
from lichina.server import sockets
from lichina.server.app import App
from lichina.server.config import Config
from lichina.server.limits import Limits
from lichina.server.pauses import Pauses
from lichina.server.run import listen, run
from lichina.table.environment import Environment

from .driver import HOST, OPTIONS, Load, LoadError, Room
from .openmafia import SEATS, OpenMafia
from .process import ServerProcess

NAME = "Lichina"
ROOT = Path(__file__).parents[2]
NAMES = ("Аня", "Боря", "Вера", "Гоша", "Даша", "Егор", "Женя", "Зина")
ASK = re.compile(rb'"ask":(\d+)')
PROTOCOL = f"Sec-WebSocket-Protocol: {sockets.PROTOCOL}"
PLENTY = 1e9
FINE = 0.002
"""Seconds between two looks at the event loop."""

assert len(NAMES) == SEATS


async def start(where: Path | str, thinking: str = "processes") -> ServerProcess:
    return await ServerProcess.start([sys.executable, "-m", "benchmarks.server.ours", str(where), thinking], {}, ROOT)


def serve(where: str, thinking: str = "processes") -> None:
    """In the process of the server."""
    registry.register(OpenMafia)
    limits = replace(
        Limits(),
        tables_burst=PLENTY,
        joins_burst=PLENTY,
        messages_burst=PLENTY,
        connections_address=10**9,
        tables=10**6,
    )
    found = listen(Config(host=HOST, port=0))
    if "://" in where:
        url = f"http://{HOST}:{found.getsockname()[1]}"
        config = Config(database=where, node_url=url, host=HOST, limits=limits)
    else:
        config = Config(data=Path(where), host=HOST, limits=limits)

    def ready(app: App) -> None:
        app.metrics.pauses.tick = FINE
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR2, collect)
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, tell, app.metrics.pauses)
        print(found.getsockname()[1], flush=True)

    run(config, found, ready, around=Environment() if thinking == "threads" else None)


def collect() -> None:
    gc.collect()
    print("collected", flush=True)


def tell(pauses: Pauses) -> None:
    """The longest pauses since the last time that somebody asked."""
    print(pauses.loop.seconds, pauses.working.seconds, pauses.collecting.seconds, flush=True)
    pauses.forget()


async def rooms(load: Load, port: int, number: int, through: int | None = None) -> list[Room]:
    """This many rooms with their sockets open, at this server or `through` another, before their first match."""
    made: list[Room] = []
    door = HTTPConnection(HOST, port)
    for _ in range(number):
        table, cookies = enter(door)
        room = OurRoom(load)
        await room.connect(
            through or port, [f"/ws/{table}"] * SEATS, [(PROTOCOL, f"Cookie: {cookie}") for cookie in cookies]
        )
        made.append(room)
    door.close()
    return made


async def seated(load: Load, port: int, tables: Sequence[tuple[str, Sequence[str]]]) -> list[Room]:
    """Rooms at tables that are there already, by their ids and the cookies of their people."""
    made = [OurRoom(load) for _ in tables]
    opening = []
    for room, (table, cookies) in zip(made, tables, strict=True):
        headers = [(PROTOCOL, f"Cookie: {cookie}") for cookie in cookies]
        opening.append(room.connect(port, [f"/ws/{table}"] * SEATS, headers))
    await asyncio.gather(*opening)
    return list(made)


def enter(door: HTTPConnection) -> tuple[str, list[str]]:
    """Eight people at a table of their own: its id, and their cookies."""
    body, cookie = post(door, "/api/tables", {"name": NAMES[0], "game": OpenMafia.id})
    table = str(body["table"])
    cookies = [cookie]
    for name in NAMES[1:]:
        cookies.append(post(door, f"/api/tables/{table}/people", {"name": name})[1])
    return table, cookies


def post(door: HTTPConnection, path: str, data: dict[str, str]) -> tuple[dict[str, object], str]:
    """What was answered, and the cookie that came with it."""
    door.request("POST", path, json.dumps(data), {"Content-Type": "application/json"})
    answer = door.getresponse()
    text = answer.read()
    if answer.status != 201:
        raise LoadError(f"{path}: {answer.status} {text.decode()}")
    return json.loads(text), answer.headers["Set-Cookie"].partition(";")[0]


class OurRoom(Room):
    """The host begins one match after another with the same people."""

    def __init__(self, load: Load) -> None:
        super().__init__(load)
        self.match = 0

    def begin(self) -> None:
        self.match += 1
        self.lines[0].send(b'{"do":"start","id":%d}' % self.match)

    def begun(self) -> None:
        """All eight hear of it without asking."""

    def answer(self, seat: int, value: bytes, night: bool) -> bytes:
        ask = ASK.search(self.frame)
        if ask is None:
            raise LoadError(f"no ask: {self.frame!r}")
        return b'{"do":"answer","id":1,"match":%d,"ask":%s,"value":%s}' % (self.match, ask[1], value)

    def other(self, seat: int, frame: bytes) -> None:
        if frame.startswith((b'{"t":"error"', b'{"t":"bye"')):
            raise LoadError(frame.decode())
        if OPTIONS in frame:
            raise LoadError(f"asked in a frame of its own: {frame.decode()}")


if __name__ == "__main__":
    serve(*sys.argv[1:])
