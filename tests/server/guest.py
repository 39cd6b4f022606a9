"""A guest at a real server: comes in by HTTP, sits at a real socket, adds up what it is sent."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from lichina.journal import Journal
from lichina.kernel.deltas import patched
from lichina.server import sockets
from lichina.server.app import App
from lichina.server.config import Config
from lichina.server.limits import Limits
from lichina.server.run import journal_of, listen, serve
from lichina.table.environment import Environment

PROTOCOL = Subprotocol(sockets.PROTOCOL)
PATIENCE_SECONDS = 60.0
"""Whatever is awaited comes within so many seconds, or the test has failed."""

WIDE = Limits(
    tables_burst=10_000,
    joins_burst=10_000,
    links_burst=10_000,
    choices_burst=10_000,
    misses_burst=10_000,
    all_misses_burst=10_000,
    messages_burst=100_000,
    messages_per_second=100_000,
)
"""Limits for tests that are not about limits."""


class Running:
    """A server in this loop."""

    def __init__(self, app: App, address: str) -> None:
        self.app = app
        self.address = address
        self.house = app.house


@asynccontextmanager
async def running(
    data: Path | None = None,
    limits: Limits = WIDE,
    journal: Journal | None = None,
    around: Environment | None = None,
    port: int = 0,
    **more: Any,
) -> AsyncIterator[Running]:
    """A server on a port of its own, stopped as a signal would stop it."""
    config = Config(data=data, host="127.0.0.1", port=port, limits=limits, **more)
    found = listen(config)
    ready: asyncio.Future[App] = asyncio.get_running_loop().create_future()
    stop = asyncio.Event()
    kept = journal if journal is not None else journal_of(config)
    task = asyncio.create_task(serve(config, kept, found, ready.set_result, (), stop, around))
    await asyncio.wait((task, ready), return_when=asyncio.FIRST_COMPLETED)
    if task.done():
        await task
    app = ready.result()
    app.house.around.breath = 0.0
    try:
        yield Running(app, f"127.0.0.1:{found.getsockname()[1]}")
    finally:
        stop.set()
        await task


async def post(
    address: str, path: str, body: Any, cookie: str | None = None, source: str | None = None
) -> httpx.Response:
    """One request, from an address of this machine, if one is named."""
    async with client(address, cookie, source) as found:
        return await found.post(path, json=body)


async def get(address: str, path: str, cookie: str | None = None, **headers: str) -> httpx.Response:
    """One request."""
    async with client(address, cookie) as found:
        return await found.get(path, headers=headers)


def client(address: str, cookie: str | None = None, source: str | None = None) -> httpx.AsyncClient:
    """Somebody who sends requests."""
    return httpx.AsyncClient(
        base_url=f"http://{address}",
        headers={"Cookie": cookie} if cookie else {},
        timeout=PATIENCE_SECONDS,
        transport=httpx.AsyncHTTPTransport(verify=False, local_address=source),
    )


class Guest:
    """One device of one person."""

    pings = 20.0, 20.0
    """How often it asks the server for a sign of life, and how long it waits for one."""

    def __init__(self, address: str, table: str, cookie: str, person: int, lang: str = "ru") -> None:
        self.address = address
        self.table = table
        self.cookie = cookie
        self.person = person
        self.lang = lang
        self.text = False
        self.shared = False
        """Whether others sit at the same device, and the socket has to say whose it is."""
        self.source: str | None = None
        """The address of this machine that it comes from, if one is named."""
        self.frames: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.you: dict[str, Any] = {}
        self.at: dict[str, Any] = {}
        """The table as it was last sent."""
        self.match: dict[str, Any] = {}
        self.told: list[dict[str, Any]] = []
        self.lines: list[dict[str, Any]] = []
        self.bye: dict[str, Any] | None = None
        self.code: int | None = None
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._number = 0

    # --- coming in ------------------------------------------------------------------------------------------------

    @classmethod
    async def host(cls, address: str, name: str = "Даша", source: str | None = None, **settings: Any) -> Guest:
        """Somebody who makes a table."""
        answer = await post(address, "/api/tables", {"name": name, "game": "mafia", **settings}, source=source)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        found = cls(address, made["table"], cookie_of(answer), made["person"], settings.get("language", "ru"))
        found.source = source
        return found

    async def friend(self, name: str, kind: str = "player") -> Guest:
        """Somebody who comes to the same table."""
        body = {"name": name, "kind": kind}
        answer = await post(self.address, f"/api/tables/{self.table}/people", body, source=self.source)
        assert answer.status_code == 201, answer.text
        made = Guest(self.address, self.table, cookie_of(answer), answer.json()["person"], self.lang)
        made.source = self.source
        return made

    async def beside(self, name: str) -> Guest:
        """Somebody who sits down at the same device."""
        body = {"name": name, "beside": True}
        answer = await post(self.address, f"/api/tables/{self.table}/people", body, self.cookie)
        assert answer.status_code == 201, answer.text
        self.cookie = f"{self.cookie}; {cookie_of(answer)}"
        made = Guest(self.address, self.table, self.cookie, answer.json()["person"], self.lang)
        made.shared = True
        return made

    def twin(self) -> Guest:
        """Another device of the same person."""
        made = Guest(self.address, self.table, self.cookie, self.person, self.lang)
        made.shared, made.source = self.shared, self.source
        return made

    # --- the socket -----------------------------------------------------------------------------------------------

    async def __aenter__(self) -> Guest:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.cut()

    @property
    def address_of_socket(self) -> str:
        match, edition = [self.match.get(name, 0) for name in ("match", "edition")]
        text = "&text=1" if self.text else ""
        seen = f"match={match}&edition={edition}&told={len(self.told)}&said={len(self.lines)}"
        whose = f"&person={self.person}" if self.shared else ""
        return f"ws://{self.address}/ws/{self.table}?lang={self.lang}{text}&{seen}{whose}"

    async def open(self) -> None:
        """Sit down, or come back and get what was missed."""
        self.bye = self.code = None
        self._socket = await connect(
            self.address_of_socket,
            subprotocols=[PROTOCOL],
            additional_headers={"Cookie": self.cookie},
            compression=None,
            max_size=None,
            ping_interval=self.pings[0],
            ping_timeout=self.pings[1],
            local_addr=(self.source, 0) if self.source else None,
        )
        self._reader = asyncio.create_task(self._read(self._socket))
        await self.until(lambda: bool(self.at) or self.code is not None)

    async def cut(self) -> None:
        """The connection is gone."""
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader
            self._reader = None

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for frame in socket:
                raw = frame.encode() if isinstance(frame, str) else frame
                self.take(raw)
        self.code = socket.close_code
        self._news.set()

    def take(self, raw: bytes) -> None:
        """Add a frame to what is known."""
        frame = json.loads(raw)
        self.raw.append(raw)
        self.frames.append(frame)
        kind = frame["t"]
        if kind == "hello":
            self.you = frame["you"]
        elif kind == "table":
            self.at = frame["table"]
        elif kind == "match":
            if frame["match"] != self.match.get("match"):
                self.lines = []
            self.told = self.told[: frame["since"]] + frame["told"]
            self.match = {**frame}
        elif kind == "step":
            add(self.match, frame)
            self.told += frame.get("told", [])
        elif kind == "said":
            self.lines = self.lines[: frame["from"]] + frame["lines"]
        elif kind == "bye":
            self.bye = frame
        self._news.set()

    async def until(self, true: Callable[[], bool], patience: float = PATIENCE_SECONDS) -> None:
        """Wait until what is known is so."""
        async with asyncio.timeout(patience):
            while not true():
                self._news.clear()
                await self._news.wait()

    async def send(self, text: str | bytes) -> None:
        """A frame as it stands."""
        assert self._socket is not None
        await self._socket.send(text)

    async def do(self, what: str, **more: Any) -> dict[str, Any]:
        """A command, and what comes back: `ok` or `error`."""
        self._number += 1
        number = self._number
        start = len(self.frames)
        await self.send(json.dumps({"do": what, "id": number, **more}))

        def reply() -> dict[str, Any] | None:
            new = self.frames[start:]
            return next((f for f in new if f["t"] in ("ok", "error") and f["id"] == number), None)

        await self.until(lambda: reply() is not None or self.code is not None)
        return reply() or {"t": "closed", "code": self.code}

    async def must(self, what: str, **more: Any) -> dict[str, Any]:
        """A command that is carried out."""
        answer = await self.do(what, **more)
        assert answer["t"] == "ok", (what, more, answer)
        return answer

    # --- playing --------------------------------------------------------------------------------------------------

    @property
    def asks(self) -> list[dict[str, Any]]:
        """What is asked and not answered."""
        return [ask for ask in self.match.get("asks", ()) if ask["held"] is None]

    @property
    def over(self) -> Any:
        return self.match.get("over")

    async def answer(self, ask: dict[str, Any], value: Any) -> dict[str, Any]:
        """Answer a question."""
        return await self.do("answer", match=self.match["match"], ask=ask["ask"], value=value)

    async def play(self, dice: random.Random) -> None:
        """Answer at random whatever is asked, until the match is over."""
        while not self.over:
            await self.until(lambda: bool(self.asks) or bool(self.over) or self.code is not None)
            if self.over or self.code is not None:
                return
            ask = dice.choice(self.asks)
            answer = await self.answer(ask, draw(ask["form"], dice))
            assert answer["t"] != "error" or answer["code"] in LATE, answer


LATE = frozenset(("closed-ask", "over", "no-match", "not-an-option", "paused"))
"""What may happen to an honest answer that comes too late."""


def cookie_of(answer: httpx.Response) -> str:
    """The cookie that an answer sets, as a header brings it back."""
    return answer.headers["set-cookie"].split(";")[0]


def add(match: dict[str, Any], step: dict[str, Any]) -> None:
    """Add a step to a match."""
    for part in ("public", "private"):
        if part in step:
            match[part] = patched(match[part], step[part])
    for part in ("awaits", "asks", "channels", "clock", "moment", "over"):
        if part in step:
            match[part] = step[part]
    if "offers" in step:
        known = match.setdefault("known", {offer["key"]: offer for offer in match["offers"]})
        match["offers"] = [known[offer] if isinstance(offer, str) else offer for offer in step["offers"]]
        known.update({offer["key"]: offer for offer in match["offers"]})


def draw(form: dict[str, Any], dice: random.Random) -> Any:
    """A legal answer at random, by nothing but the form."""
    draws: dict[str, Callable[[], Any]] = {
        "pick": lambda: dice.choice(form["options"]),
        "choose": lambda: dice.sample(form["options"], dice.randint(form["low"], form["high"])),
        "number": lambda: dice.randint(form["low"], form["high"]),
        "text": lambda: "что-то"[: form["longest"]],
        "order": lambda: dice.sample(form["items"], len(form["items"])),
        "share": lambda: share(form, dice),
        "tree": lambda: path(form, dice),
    }
    return draws[form["kind"]]()


def share(form: dict[str, Any], dice: random.Random) -> list[int]:
    counts = [0] * len(form["targets"])
    for _ in range(form["total"]):
        counts[dice.choice([i for i, cap in enumerate(form["caps"]) if counts[i] < cap])] += 1
    return counts


def path(form: dict[str, Any], dice: random.Random) -> list[Any]:
    steps: list[Any] = []
    row: int | None = 0
    while row is not None:
        closed = {option for option, *_ in form["branches"][row]["closed"]}
        option, row = dice.choice([pair for pair in form["branches"][row]["options"] if pair[0] not in closed])
        steps.append(option)
    return steps


def narrow(**limits: Any) -> Limits:
    """Wide limits but for these."""
    return replace(WIDE, **limits)
