"""A server in a process of its own, which is killed and started again, and guests who come back by themselves."""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from .guest import Guest, draw, get

START = 30.0
"""Within so many seconds a server answers."""


OWN_PORTS = range(20_000, 32_000)
"""Below those that the system gives to whoever asks for any: what is free now is still free when a server starts."""


def free_port() -> int:
    """A port that nobody listens on."""
    for port in random.SystemRandom().sample(OWN_PORTS, 100):
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise OSError("all ports are taken")


class Process:
    """`lichina serve` over a folder, at a port that stays the same."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.out = folder / "out.txt"
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start it, and wait until it answers."""
        folder = self.folder
        folder.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "lichina", "serve", "--data", str(folder / "data")]
        command += ["--host", "127.0.0.1", "--port", str(self.port), "--lang", "ru", "--log"]
        with self.out.open("ab") as out:
            self._process = subprocess.Popen(command, stdout=out, stderr=out)
        async with asyncio.timeout(START):
            while not await self._answers():
                assert self._process.poll() is None, self.out.read_text()
                await asyncio.sleep(0.02)

    async def _answers(self) -> bool:
        try:
            return (await get(self.address, "/healthz")).status_code == 200
        except OSError:
            return False
        except Exception as error:
            if type(error).__module__.startswith("httpx"):
                return False
            raise

    def fill_disk(self) -> None:
        """From now on no file takes another byte."""
        self._limit(0)

    def make_room(self) -> None:
        """The disk has room again."""
        self._limit(resource.RLIM_INFINITY)

    def _limit(self, size: int) -> None:
        assert self._process is not None
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def kill(self) -> None:
        """The process is gone from one moment to the next."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop; the code that it ends with."""
        return self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(number)
        code = self._process.wait(START)
        self._process = None
        return code

    def clean_up(self) -> None:
        if self._process is not None:
            self.kill()


def command(*words: str, lang: str = "ru") -> subprocess.CompletedProcess[str]:
    """A command of the program, in a process of its own."""
    every = [sys.executable, "-m", "lichina", *words, "--lang", lang]
    environment = {**os.environ, "COLUMNS": "200", "NO_COLOR": "1"}
    return subprocess.run(every, capture_output=True, text=True, timeout=START, env=environment, check=False)


class Returning(Guest):
    """A guest who comes back whenever he is cut off, and remembers what was acknowledged."""

    def __init__(self, address: str, table: str, cookie: str, person: int, lang: str = "ru") -> None:
        super().__init__(address, table, cookie, person, lang)
        self.acknowledged: list[tuple[Any, Any]] = []
        self.said: list[str] = []
        self.returns = 0

    @classmethod
    def of(cls, guest: Guest) -> Returning:
        """The same guest."""
        return cls(guest.address, guest.table, guest.cookie, guest.person, guest.lang)

    def take(self, raw: bytes) -> None:
        frame = json.loads(raw)
        if frame["t"] == "match":
            same = frame["match"] == self.match.get("match")
            assert frame["since"] == (len(self.told) if same else 0), "nothing is told twice, and nothing is left out"
        elif frame["t"] == "said":
            assert frame["from"] == len(self.lines)
        super().take(raw)

    async def come_back(self) -> None:
        """Open the socket again as soon as somebody is there."""
        await self.cut()
        async with asyncio.timeout(START):
            while True:
                with suppress(OSError, InvalidHandshake, InvalidMessage, ConnectionClosed, EOFError):
                    await self.open()
                    if self.code is None:
                        break
                await asyncio.sleep(0.05)
        self.returns += 1

    async def persist(self, dice: random.Random, chat: float = 0.05, haste: bool = False) -> None:
        """Answer as fast as may be until the match is over, whatever happens to the server."""
        while not (self.over and self.at.get("stage") == "ended"):
            if self.code is not None:
                await self.come_back()
                continue
            await self._wait(0.1 if haste else None)
            try:
                await self._act(dice, chat, haste)
            except ConnectionClosed:
                continue

    async def _wait(self, patience: float | None) -> None:
        def something() -> bool:
            return bool(self.asks) or self.code is not None or self.at.get("stage") == "ended"

        if patience is None:
            await self.until(something, START)
        else:
            with suppress(TimeoutError):
                await self.until(something, patience)

    async def _act(self, dice: random.Random, chat: float, haste: bool) -> None:
        if self.code is not None or self.over:
            return
        if dice.random() < chat:
            await self._say(f"слово {dice.getrandbits(48):x}")
        if self.asks:
            ask = dice.choice(self.asks)
            value = draw(ask["form"], dice)
            answer = await self.answer(ask, value)
            if answer["t"] == "ok":
                self.acknowledged.append((ask["ask"], value))
            elif answer.get("code") == "slow-down":
                await asyncio.sleep(0.3)  # the limit is real here
        elif haste:
            await self.do("hasten")

    async def _say(self, text: str) -> None:
        rooms = [key for key, writes, *_ in self.match["channels"] if writes]
        if rooms and (await self.do("say", channel=rooms[0], text=text))["t"] == "ok":
            self.said.append(text)


def in_order(few: list[Any], many: list[Any]) -> bool:
    """Whether the few stand among the many, in the same order."""
    rest = iter(many)
    return all(any(one == other for other in rest) for one in few)
