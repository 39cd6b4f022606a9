"""A table without a server: devices that fold what they are sent, time that a test moves, a journal that can fail."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from lichina import registry
from lichina.journal import Journal, JournalDown, MemoryJournal
from lichina.kernel import Match
from lichina.table.commands import read
from lichina.table.environment import Environment
from lichina.table.handlers import carry_out
from lichina.table.house import House
from lichina.table.presence import Has
from lichina.table.table import Table
from tests.server.guest import add

from .parlour import Parlour

PATIENCE_SECONDS = 60.0
"""Whatever is awaited comes within so many seconds, or the test has failed."""
SECOND_HAND = 1_000.0
"""Where the clock of a test begins."""


class Time:
    """Time that stands still until a test moves it."""

    def __init__(self) -> None:
        self.real = SECOND_HAND
        self.passed_asleep = 0.0

    def now(self) -> float:
        return self.real

    def wall(self) -> float:
        return WALL + self.real

    def sleepless(self) -> float:
        return self.real + self.passed_asleep

    def move(self, seconds: float) -> None:
        self.real += seconds

    def around(self) -> Environment:
        """A world in which every clock is this one."""
        return Environment(now=self.now, wall=self.wall, sleepless=self.sleepless)


WALL = time.time()


class BreakableJournal(MemoryJournal):
    """A journal that outlives its houses, and that a test can break or hold up."""

    def __init__(self) -> None:
        super().__init__()
        self.down = False
        self.holds = False
        self._held: list[tuple[str, int, Sequence[bytes], asyncio.Future[None]]] = []
        self.arrived = asyncio.Event()

    def append(self, table: str, index: int, rows: Sequence[bytes]) -> asyncio.Future[None]:
        if not self.down and not self.holds:
            return super().append(table, index, rows)
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self.down:
            future.set_exception(_down())
        else:
            self._held.append((table, index, rows, future))
            self.arrived.set()
        return future

    async def write_held(self) -> None:
        """Let everything be written that was held up."""
        self.holds = False
        held, self._held = self._held, []
        for table, index, rows, future in held:
            await super().append(table, index, rows)
            future.set_result(None)

    def _check_open(self) -> None:
        if self.down:
            raise _down()

    async def close(self) -> None:
        """It stays open: the next house finds what this one has left."""


def _down() -> JournalDown:
    return JournalDown("journal-down", "nothing can be kept now: the test says so", detail="the test says so")


class Device:
    """One device of one person; it keeps all frames and folds them."""

    def __init__(self, home: Home, table: Table, person: int, token: str, language: str = "ru", text: bool = False):
        self.home = home
        self.table = table
        self.person = person
        self.token = token
        self.language = language
        self.text = text
        self.raw: list[bytes] = []
        self.frames: list[dict[str, Any]] = []
        self.you: dict[str, Any] = {}
        self.at: dict[str, Any] = {}
        self.match: dict[str, Any] = {}
        self.told: list[dict[str, Any]] = []
        self.lines: list[dict[str, Any]] = []
        self.code: int | None = None
        self._news = asyncio.Event()
        self._number = 0

    def notices(self) -> list[str]:
        """What the lobby has to say, by its codes."""
        return [notice["code"] for notice in self.at["notices"]]

    # --- what it is given -----------------------------------------------------------------------------------------

    def send(self, frame: bytes) -> None:
        """Fold a frame into what is known."""
        self.raw.append(frame)
        read_frame = json.loads(frame)
        self.frames.append(read_frame)
        kind = read_frame["t"]
        if kind == "hello":
            self.you = read_frame["you"]
        elif kind == "table":
            self.at = read_frame["table"]
        elif kind == "match":
            if read_frame["match"] != self.match.get("match"):
                self.lines = []
            self.told = self.told[: read_frame["since"]] + read_frame["told"]
            self.match = {**read_frame}
        elif kind == "step":
            add(self.match, read_frame)
            self.told += read_frame.get("told", [])
        elif kind == "said":
            self.lines = self.lines[: read_frame["from"]] + read_frame["lines"]
        self._news.set()

    def close(self, code: int) -> None:
        """It is let go."""
        self.code = code
        self._news.set()

    def kinds(self, since: int = 0) -> list[str]:
        """The kinds of the frames from a number on."""
        return [frame["t"] for frame in self.frames[since:]]

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until what is known is so."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not true():
                self._news.clear()
                await self._news.wait()

    # --- what it does ---------------------------------------------------------------------------------------------

    async def attach(self) -> Device:
        """Listen, and say what is known already."""
        self.code = None
        match, edition = [self.match.get(name, 0) for name in ("match", "edition")]
        self.home.house.attach(self.table, self, Has(match, edition, len(self.told), len(self.lines)))
        await self.home.quiet(self.table)
        return self

    async def detach(self) -> None:
        """The connection is gone."""
        self.home.house.detach(self.table, self)
        await self.home.quiet(self.table)

    async def do(self, what: str, **more: Any) -> dict[str, Any]:
        """A command, and what comes back: `ok` or `error`."""
        self._number += 1
        number = self._number
        command = read(json.dumps({"do": what, "id": number, **more}))
        start = len(self.frames)
        await self.table.inbox.call(lambda: carry_out(self.table, self, command))
        replies = [f for f in self.frames[start:] if f["t"] in ("ok", "error") and f["id"] == number]
        return replies[0] if replies else {"t": "closed", "code": self.code}

    async def must(self, what: str, **more: Any) -> dict[str, Any]:
        """A command that is carried out."""
        reply = await self.do(what, **more)
        assert reply["t"] == "ok", (what, more, reply)
        return reply

    async def refused(self, what: str, **more: Any) -> str:
        """The code with which a command is refused; the table stays as it is."""
        before = self.table.state
        kept = json.dumps(self.at)
        reply = await self.do(what, **more)
        assert reply["t"] == "error" and reply["text"], (what, more, reply)
        assert self.table.state == before and json.dumps(self.at) == kept, (what, more)
        return str(reply["code"])

    async def answer(self, value: Any, ask: int | str | None = None) -> dict[str, Any]:
        """Answer the only question, or this one."""
        number = self.asks[0]["ask"] if ask is None else ask
        return await self.do("answer", match=self.match["match"], ask=number, value=value)

    @property
    def asks(self) -> list[dict[str, Any]]:
        """What is asked and not answered."""
        return [ask for ask in self.match.get("asks", ()) if ask["held"] is None]

    def hosts(self) -> bool:
        """Whether this person has the host's powers, as the device was told."""
        return bool(self.you["host"])

    def runs(self) -> bool:
        """Whether the game's time passes, as the device was told."""
        return bool(self.match["clock"]["runs"])

    def paused(self) -> str | None:
        """Why the match stands still, as the device was told; there are always words for it."""
        found = self.at["paused"]
        assert found is None or found["text"]
        return None if found is None else str(found["why"])

    async def friend(self, name: str, kind: str = "player", **more: Any) -> Device:
        """Somebody else comes to this table, and listens."""
        return await (await self.home.join(self.table, name, kind, **more)).attach()

    def twin(self, **more: Any) -> Device:
        """Another device of the same person."""
        return Device(self.home, self.table, self.person, self.token, **more)


class Home:
    """A house, and what a test can do to it."""

    def __init__(self, journal: Journal, clock: Time) -> None:
        self.journal = journal
        self.time = clock
        self.troubles: list[BaseException] = []
        around = replace(clock.around(), breath=0.0)
        around.trouble = lambda number, error: self.troubles.append(error)
        self.house = House(journal, around)
        self._tokens = 0

    def _token(self) -> str:
        self._tokens += 1
        return f"token {self._tokens}"

    async def host(self, name: str = "Даша", attached: bool = True, **settings: Any) -> Device:
        """Somebody makes a table, and listens."""
        token = self._token()
        table, person = await self.house.create({"game": "mafia", **settings}, name, token)
        device = Device(self, table, person.id, token)
        return await device.attach() if attached else device

    async def join(
        self,
        table: Table,
        name: str,
        kind: str = "player",
        brought: Sequence[str] = (),
        beside: int | None = None,
        **more: Any,
    ) -> Device:
        """Somebody comes to a table with a device that has these tokens, or is another's; it does not listen yet."""
        token = self._token()
        person = await self.house.enter(table, name, token, kind, brought, beside)  # type: ignore[arg-type]
        return Device(self, table, person.id, token, **more)

    async def again(self, device: Device) -> Device:
        """The same person after a restart, with what the device knew."""
        device.home = self
        device.table = self.house.table(device.table.state.id)
        return await device.attach()

    async def quiet(self, table: Table) -> None:
        """What has come in so far is done."""
        if not table.inbox.closed:
            await table.inbox.call(_nothing)

    async def eventually(self, table: Table, true: Callable[[], bool]) -> None:
        """Wait for something of which no device is told."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not true():
                await self.quiet(table)

    async def wait(self, table: Table, seconds: float) -> None:
        """So much time passes, and the table notices."""
        self.time.move(seconds)
        await table.inbox.call(table.play.tick)
        await self.quiet(table)

    async def look_round(self, table: Table, seconds: float) -> None:
        """So much time passes, and the table looks who is there."""
        self.time.move(seconds)
        await table.inbox.call(table.play.look_round)


async def _nothing() -> None:
    """It is anybody's turn."""


@asynccontextmanager
async def home(journal: Journal | None = None, clock: Time | None = None) -> AsyncIterator[Home]:
    """A house with the parlour game in it, closed at the end."""
    registry.register(Parlour)
    found = Home(journal or BreakableJournal(), clock or Time())
    await found.house.open()
    try:
        yield found
    finally:
        await found.house.close()
        registry._registered.pop(Parlour.id, None)


def match_of(device: Device) -> Match:
    """The truth behind what a device shows."""
    assert device.table.live is not None
    return device.table.live.match


async def seated(place: Home, people: int, bots: int = 0, **settings: Any) -> list[Device]:
    """A table of the parlour game with so many people and bots; the host first."""
    values: dict[str, Any] = {"game": "parlour", "bots": [0, 0], **settings}
    host = await place.host(**values)
    names = ("Маша", "Пётр", "Оля", "Вера", "Юра", "Лев", "Ира", "Глеб", "Нина")
    devices = [host] + [await host.friend(name) for name in names[: people - 1]]
    for _ in range(bots):
        await host.must("bot")
    return devices


def journal_of(place: Home) -> BreakableJournal:
    """The journal of a house that a test can break."""
    assert isinstance(place.journal, BreakableJournal)
    return place.journal


async def storage_back(place: Home, device: Device) -> None:
    """The storage takes rows again, and the table finds out."""
    journal_of(place).down = False
    await device.table.inbox.call(device.table.play.try_storage)
    await place.quiet(device.table)
