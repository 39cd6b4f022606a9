"""The socket of one device: what it sends is read and queued at the table, what it gets waits in a bounded box.

A device that does not read is cut off, and resumes when it comes back; it never slows a table.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any, TypeAlias
from urllib.parse import parse_qs, urlsplit

from ..kernel import LichinaError
from ..table.commands import AnyCommand, read
from ..table.house import House
from ..table.orders import carry_out, refuse
from ..table.rows import encode
from ..table.state import Refused
from ..table.table import Table
from ..words import LANGUAGES, Words
from . import guards
from .config import Config, own_names
from .limits import Bucket
from .metrics import Metrics

Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Any]]
Send: TypeAlias = Callable[[Any], Awaitable[None]]

PROTOCOL = "lichina.1"
MOST_FRAMES = 512
MOST_BYTES = 2 << 20
"""What may wait for one device: a match of thirty seats, told from its beginning, fits."""
NONSENSE = 20
"""After so many frames that were not understood the socket is closed."""
FLOOD = 200
"""After so many frames over the limit it is closed, too."""

TOO_MUCH, BAD_FRAMES, NO_TOKEN, NO_TABLE, VERSION, SLOW, BUSY = 1009, 4400, 4401, 4404, 4406, 4408, 4429
RESTART = 1012
COME_BACK = {1001: 3, RESTART: 3, TOO_MUCH: 1, BAD_FRAMES: 5, SLOW: 0, BUSY: 10}
"""In how many seconds a device may come back after a code; no others."""


class Connection:
    """One device at a table: a client in the table's eyes."""

    def __init__(self, person: int, language: str, text: bool, send: Send) -> None:
        self.person = person
        self.language = language
        self.text = text
        self.waiting = 0
        """How many of its commands have not been carried out yet."""
        self._send = send
        self._box: deque[bytes] = deque()
        self._size = 0
        self._wake = asyncio.Event()
        self.let_go = asyncio.Event()
        self._code: int | None = None

    def send(self, frame: bytes) -> None:
        """Put a frame into the box; a device whose box is full is cut off."""
        if self._code is not None:
            return
        self._box.append(frame)
        self._size += len(frame)
        if len(self._box) > MOST_FRAMES or self._size > MOST_BYTES:
            self._box.clear()
            self.close(SLOW)
        self._wake.set()

    def close(self, code: int) -> None:
        """Let the device go, after what is in the box."""
        if self._code is None:
            self._code = code
            self._wake.set()
            self.let_go.set()

    @property
    def closing(self) -> bool:
        """Whether it has been let go."""
        return self._code is not None

    async def write(self) -> None:
        """Empty the box into the socket until the device is let go."""
        box = self._box
        while True:
            while box:
                frame = box.popleft()
                self._size -= len(frame)
                await self._send({"type": "websocket.send", "text": frame.decode()})
            if self._code is not None:
                break
            self._wake.clear()
            await self._wake.wait()
        text = Words(self.language)(f"bye-{self._code}")
        bye = {"t": "bye", "code": self._code, "text": text, "back": COME_BACK.get(self._code)}
        await self._send({"type": "websocket.send", "text": encode(bye).decode()})
        await self._send({"type": "websocket.close", "code": self._code})


class Sockets:
    """The door through which devices come to tables."""

    def __init__(self, house: House, config: Config, metrics: Metrics) -> None:
        self._house = house
        self._config = config
        self._metrics = metrics
        self._names = own_names()
        self._open: set[Connection] = set()
        self._by_table: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        public = self._config.public_url
        public_host = urlsplit(public).netloc if public else None
        if not guards.host_allowed(headers.get("host"), public_host, self._names) or not guards.origin_allowed(
            headers.get("origin"), headers.get("host"), public
        ):
            await send({"type": "websocket.close", "code": 1008})
            return
        query = {key: values[-1] for key, values in parse_qs(scope["query_string"].decode("latin-1")).items()}
        spoken = PROTOCOL if PROTOCOL in scope.get("subprotocols", ()) else None
        await send({"type": "websocket.accept", "subprotocol": spoken})
        language = query.get("lang", "")
        table_id = scope["path"].removeprefix("/ws/")
        table = self._house.tables.get(table_id)
        if language not in LANGUAGES:
            language = table.state.settings.language if table else LANGUAGES[0]
        person = self._house.person_of(table, self._token(headers, table_id)) if table else None
        connection = Connection(person.id if person else 0, language, query.get("text") == "1", send)
        code = self._refusal(spoken, table, person is not None)
        if code is not None or table is None:
            connection.close(code or NO_TABLE)
            with suppress(OSError, RuntimeError):
                await connection.write()
            return
        await self._serve(table, connection, query, receive)

    def _token(self, headers: dict[str, str], table: str) -> str | None:
        token = guards.token_of(headers.get("cookie"), table)
        return guards.token_hash(token) if token else None

    def _refusal(self, spoken: str | None, table: Table | None, known: bool) -> int | None:
        if spoken is None:
            return VERSION
        if self._house.closing:
            return RESTART
        if table is None:
            return NO_TABLE
        if not known:
            return NO_TOKEN
        limits = self._config.limits
        if len(self._open) >= limits.connections or self._by_table.get(table.state.id, 0) >= limits.connections_table:
            return BUSY
        return None

    async def _serve(self, table: Table, connection: Connection, query: dict[str, str], receive: Receive) -> None:
        self._open.add(connection)
        key = table.state.id
        self._by_table[key] = self._by_table.get(key, 0) + 1
        self._metrics.connections.inc()
        seen = [number(query.get(name)) for name in ("match", "told", "said")]
        self._house.attach(table, connection, *seen)
        writer = asyncio.create_task(connection.write())
        reader = asyncio.create_task(self._read(table, connection, receive))
        let_go = asyncio.create_task(connection.let_go.wait())  # a device that does not read ends neither of the others
        try:
            await asyncio.wait((writer, reader, let_go), return_when=asyncio.FIRST_COMPLETED)
            if connection.closing and not writer.done():
                await asyncio.wait((writer,), timeout=1.0)  # the last words; whoever does not read them has had them
        finally:
            for task in (writer, reader, let_go):
                task.cancel()
            await asyncio.gather(writer, reader, let_go, return_exceptions=True)
            self._open.discard(connection)
            self._by_table[key] -= 1
            if not self._by_table[key]:
                del self._by_table[key]
            self._metrics.connections.dec()
            self._house.detach(table, connection)

    async def _read(self, table: Table, connection: Connection, receive: Receive) -> None:
        limits = self._config.limits
        bucket = Bucket(limits.messages_burst, limits.messages_per_second, asyncio.get_running_loop().time())
        now = asyncio.get_running_loop().time
        nonsense = flood = 0
        while not connection.closing:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            text = (message.get("text") or "").encode()
            self._metrics.messages.inc()
            try:
                wait = bucket.take(now())
                if wait > 0 or connection.waiting >= limits.commands_waiting:
                    flood += 1
                    raise Refused("slow-down", "too many messages at once", seconds=max(1, round(wait)))
                if len(text) > limits.message_size:
                    connection.close(TOO_MUCH)
                    return
                if message.get("bytes") is not None:
                    raise Refused("bad-frame", "a frame is text, not bytes", detail="binary")
                command = read(text)
            except LichinaError as error:
                nonsense += error.code == "bad-frame"
                self._metrics.refused.inc()
                refuse(table, connection, None, error)
                if nonsense >= NONSENSE or flood >= FLOOD:
                    connection.close(BAD_FRAMES if nonsense >= NONSENSE else BUSY)
                    return
                continue
            self._queue(table, connection, command)

    def _queue(self, table: Table, connection: Connection, command: AnyCommand) -> None:
        connection.waiting += 1

        async def work() -> None:
            connection.waiting -= 1
            await carry_out(table, connection, command)

        table.put(work)

    def goodbye(self) -> None:
        """Everybody is to come back in a moment: the server starts anew."""
        for connection in list(self._open):
            connection.close(RESTART)

    def __len__(self) -> int:
        return len(self._open)


def number(text: str | None) -> int:
    """A count that a client gives; nonsense is none."""
    return int(text) if text and text.isdecimal() and len(text) < 9 else 0
