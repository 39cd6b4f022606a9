"""A server in a process of its own, which is killed and started again, and guests who come back by themselves."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

import lichina

from .guest import PATIENCE_SECONDS, Guest, draw, get
from .party import Served

START_SECONDS = 120.0
"""Within so many seconds a server answers."""
RETURN_SECONDS = 120.0
"""Within so many seconds somebody is back, however often the server is killed meanwhile."""


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

    program: Sequence[str] = ("-m", "lichina")
    """What Python is told to run."""

    def __init__(self, folder: Path, files: int | None = None, more: Sequence[str] = ()) -> None:
        self.folder = folder
        self.more = more
        self.files = files
        """How many files it may open, if not as many as usual."""
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.out = folder / "out.txt"
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start it, and wait until it answers."""
        folder = self.folder
        folder.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, *self.program, "serve", *self.journal()]
        command += ["--host", "127.0.0.1", "--port", str(self.port), "--lang", "ru", "--log", *self.more]
        if self.files is not None:
            command = ["sh", "-c", f'ulimit -n {self.files} && exec "$@"', "sh", *command]
        with self.out.open("ab") as out:
            self._process = subprocess.Popen(command, stdout=out, stderr=out)
        await self.answers()

    async def answers(self) -> None:
        """Wait until it says that it is well."""
        async with asyncio.timeout(START_SECONDS):
            while not await self._answers():
                assert self.alive, self.out.read_text()
                await asyncio.sleep(0.05)

    def journal(self) -> list[str]:
        """Where it keeps its tables."""
        return ["--data", str(self.folder / "data")]

    @property
    def begun(self) -> bool:
        """Whether there is a process, ready or not."""
        return self._process is not None

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process is not None
        return self._process.pid

    def children(self) -> list[int]:
        """The processes that it has started."""
        lists = Path(f"/proc/{self.pid}/task").glob("*/children")
        return [int(child) for listed in lists for child in listed.read_text().split()]

    @property
    def alive(self) -> bool:
        """Whether it runs."""
        return self._process is not None and self._process.poll() is None

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
        code = self._process.wait(RETURN_SECONDS)
        self._process = None
        return code

    def freeze(self) -> None:
        """It does nothing any more, as if its machine had stopped."""
        os.kill(self.pid, signal.SIGSTOP)

    def wake(self) -> None:
        """It goes on, and does not know that time has passed."""
        os.kill(self.pid, signal.SIGCONT)

    def clean_up(self) -> None:
        if self._process is not None:
            self.kill()


def gone(process: int) -> bool:
    """Whether there is no such process any more, or only what is left until somebody asks how it ended."""
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] in "ZX"
    return True


def command(*words: str, lang: str = "ru") -> subprocess.CompletedProcess[str]:
    """A command of the program, in a process of its own."""
    every = [sys.executable, "-m", "lichina", *words, "--lang", lang]
    environment = {**os.environ, "COLUMNS": "200", "NO_COLOR": "1"}
    return subprocess.run(every, capture_output=True, text=True, timeout=START_SECONDS, env=environment, check=False)


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
        async with asyncio.timeout(RETURN_SECONDS):
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
            await self.until(something, START_SECONDS)
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


# --- a table, and what is left of it ----------------------------------------------------------------------------------

SHORT = {"night": 10, "discussion": 10, "voting": 5, "statements": 1}


async def sit_down(process: Served, people: int, bots: int) -> list[Returning]:
    """A table with so many people and bots, and a match that has begun."""
    first = await Guest.host(process.address, options=SHORT)
    guests = [first, *[await first.friend(f"Гость {number}") for number in range(1, people)]]
    made = [Returning.of(guest) for guest in guests]
    for guest in made:
        await guest.open()
    await made[0].must("set", bots=[0, 0])
    for _ in range(bots):
        await made[0].must("bot")
    await made[0].must("start")
    for guest in made:
        await guest.until(lambda guest=guest: bool(guest.match))  # type: ignore[misc]
    return made


async def judge(guests: list[Returning]) -> None:
    """The record holds every acknowledged answer, ends as it was played, and tells every guest what he was told."""
    host = guests[0]
    answer = await get(host.address, f"/api/tables/{host.table}/matches/1", host.cookie)
    assert answer.status_code == 200, answer.text
    record = answer.json()["record"]
    match = lichina.replay(record)
    assert match.outcome is not None
    entries = [entry for entry in record["entries"] if entry.get("seat") is not None]
    for guest in guests:
        seat = guest.match["seat"]
        own = [(entry["ask"], entry["value"]) for entry in entries if entry["seat"] == seat]
        assert in_order(guest.acknowledged, own)
        assert guest.over["reason"] == match.outcome.reason
        assert guest.over["winners"] == list(match.outcome.winners)
        assert heard(guest.told) == heard([{"key": e.key, "data": e.data} for e in match.told(seat)])
        said = [line["text"] for line in guest.lines if line["seat"] == seat]
        assert in_order(guest.said, said)


def heard(story: list[dict[str, Any]]) -> list[Any]:
    """A story as plain data."""
    return [(event["key"], json.loads(json.dumps(event["data"]))) for event in story]


# --- what may happen to it --------------------------------------------------------------------------------------------


@dataclass
class Ledger:
    """What has happened to a server, and what it had acknowledged."""

    kills: int = 0
    returns: int = 0
    """How often somebody came back."""
    acknowledged: int = 0


async def killed(process: Process, kills: int, dice: random.Random) -> Ledger:
    """Two tables play to their ends while the server is killed, so often at most; nothing acknowledged is lost."""
    await process.start()
    tables = [await sit_down(process, 4, 3), await sit_down(process, 3, 4)]
    guests = [guest for table in tables for guest in table]
    playing = [
        asyncio.create_task(guest.persist(random.Random(dice.random()), haste=guest in (tables[0][0], tables[1][0])))
        for guest in guests
    ]
    ledger = Ledger()
    while ledger.kills < kills and not all(task.done() for task in playing):
        await asyncio.wait(playing, timeout=dice.uniform(0.05, 0.6), return_when=asyncio.FIRST_EXCEPTION)
        process.kill()
        ledger.kills += 1
        await process.start()
    async with asyncio.timeout(2 * RETURN_SECONDS):
        await asyncio.gather(*playing)
    for table in tables:
        await judge(table)
    for guest in guests:
        ledger.returns += guest.returns
        ledger.acknowledged += len(guest.acknowledged)
        await guest.cut()
    return ledger


async def filled(process: Served, fill: Callable[[], None], make_room: Callable[[], None], dice: random.Random) -> int:
    """The disk is full in the middle of a match, and has room again: how many answers were acknowledged in all."""
    guests = await sit_down(process, 6, 0)
    host, second, third, *_ = guests
    for guest in guests:
        await guest.until(lambda guest=guest: bool(guest.asks))  # type: ignore[misc]
    ask, value = host.asks[0], host.asks[0]["form"]["options"][0]
    assert (await host.answer(ask, value))["t"] == "ok"
    host.acknowledged.append((ask["ask"], value))
    fill()
    refused = await second.answer(second.asks[0], second.asks[0]["form"]["options"][0])
    assert (refused["t"], refused["code"]) == ("error", "journal-down")
    assert re.search("[а-яё]{3}", refused["text"]) and "⟨" not in refused["text"]
    for guest in guests:
        await guest.until(lambda guest=guest: bool(guest.at["paused"]))  # type: ignore[misc]
        assert guest.at["paused"]["why"] == "storage"
        assert guest.at["paused"]["text"] and "⟨" not in guest.at["paused"]["text"]
    async with asyncio.timeout(PATIENCE_SECONDS):  # it is looked at once a second
        while (await get(process.address, "/healthz")).status_code != 503:
            await asyncio.sleep(0.1)
    assert (await third.do("hasten"))["code"] == "host-only"
    assert (await host.do("hasten"))["code"] == "paused"
    make_room()
    for guest in guests:
        await guest.until(lambda guest=guest: guest.at["paused"] is None)  # type: ignore[misc]
    async with asyncio.timeout(60):
        await asyncio.gather(*(guest.persist(dice, haste=guest is host) for guest in guests))
    await judge(guests)
    for guest in guests:
        await guest.cut()
    return sum(len(guest.acknowledged) for guest in guests)
