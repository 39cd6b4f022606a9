"""The door through which devices come to tables by a socket, and what of theirs is passed on."""

from __future__ import annotations

import asyncio
import re
from math import ceil
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

from websockets.http11 import Request

from ..journal import JournalDown
from ..kernel import LichinaError
from ..table.audience import VERSION
from ..table.commands import AnyCommand, number_of, read
from ..table.handlers import carry_out, refuse
from ..table.house import House
from ..table.presence import Has
from ..table.protocol import UNSET, ByeFrame
from ..table.rows import encode
from ..table.state import Refused
from ..table.table import ELSEWHERE, Table
from ..words import LANGUAGES, Words
from . import guards
from .capacity import Capacity
from .config import Config
from .devices import device_of
from .limits import Bucket, TooOften, address_key, forwarded_for
from .metrics import Metrics
from .relay import Head, Misdirected, Relay
from .wire import Wire

PROTOCOL = f"lichina.{VERSION}"
OURS = re.compile(r"lichina\.\d{1,4}")
PATH = "/ws/"
NONSENSE = 20
"""After how many frames that were not understood the socket is closed."""
FLOOD = 200
"""After how many frames over the limit it is also closed."""
PING_SECONDS = 20.0
"""Within how many seconds every device is asked for a sign of life."""
PING_STEP_SECONDS = 0.05
"""Some of them at a time, and not more often than this: many at once would hold everybody up, and so would their
answers."""

TOO_MUCH, BAD_FRAMES, NO_TOKEN, NO_TABLE, OTHER_VERSION, BUSY = 1009, 4400, 4401, 4404, 4406, 4429
RESTART, AWAY = 1012, 1013
COME_BACK_SECONDS = {1001: 3, RESTART: 3, AWAY: 3, TOO_MUCH: 1, BAD_FRAMES: 5, BUSY: 10, ELSEWHERE: 1}
"""In how many seconds a device may come back after a code; no others."""


class Connection:
    """One device at a table: a client in the table's eyes."""

    __slots__ = ("address", "bucket", "flood", "language", "nonsense", "person", "table", "text", "waiting", "wire")

    def __init__(self, wire: Wire, table: Table, person: int, language: str, text: bool, bucket: Bucket) -> None:
        self.wire = wire
        self.address: str | None = None
        """For whom it counts, where its connection does not."""
        self.table = table
        self.person = person
        self.language = language
        self.text = text
        self.bucket = bucket
        self.waiting = 0
        """How many of its commands have not been carried out yet."""
        self.nonsense = 0
        self.flood = 0

    def send(self, frame: bytes) -> None:
        """Give it a frame: it is written at once, and a device that does not read is cut off."""
        self.wire.write(frame)

    def close(self, code: int) -> None:
        """Let the device go, after what it was given."""
        goodbye(self.wire, code, self.language)


def goodbye(wire: Wire, code: int, language: str) -> None:
    """The last words, and the end."""
    versions = [PROTOCOL] if code == OTHER_VERSION else UNSET
    text = Words(language)(f"bye-{code}")
    wire.write(encode(ByeFrame(code=code, text=text, back=COME_BACK_SECONDS.get(code), versions=versions)))
    wire.end(code)


class Arrival(NamedTuple):
    """Somebody who wants to come in by a socket."""

    wire: Wire
    request: Request
    table: str
    query: dict[str, str]
    headers: dict[str, str]
    sender: str | None
    """Who that is, where another server of ours says so."""


class Sockets:
    """All devices that are here."""

    def __init__(self, house: House, config: Config, metrics: Metrics, capacity: Capacity, relay: Relay) -> None:
        self._house = house
        self._relay = relay
        self._config = config
        self._metrics = metrics
        self._capacity = capacity
        self._names = config.names
        self._public_host = urlsplit(config.public_url).netloc if config.public_url else None
        self._open: dict[Wire, Connection] = {}
        self._by_table: dict[str, int] = {}
        self._pinging: asyncio.TimerHandle | None = None
        self._round: list[Wire] = []
        self._seeking: set[asyncio.Task[None]] = set()

    def wire(self, config: Any, server_state: Any, app_state: Any, _loop: Any = None) -> Wire:
        """What the HTTP server makes of a connection that wants to be a WebSocket."""
        return Wire(self, server_state.connections, 2 * self._config.limits.message_size)

    # --- coming in ------------------------------------------------------------------------------------------------

    def opened(self, wire: Wire, request: Request) -> None:
        """Somebody wants to come in."""
        headers = {name.lower(): value for name, value in request.headers.raw_items()}
        host = headers.get("host")
        sender = self._relay.sender(headers)
        if sender is None and not (
            guards.host_allowed(host, self._public_host, self._names)
            and guards.origin_allowed(headers.get("origin"), host, self._config.public_url)
        ):
            wire.reject(403, "")
            return
        path, _, rest = request.path.partition("?")
        if not path.startswith(PATH):
            wire.reject(404, "")
            return
        query = {name: values[-1] for name, values in parse_qs(rest).items()}
        arrival = Arrival(wire, request, path.removeprefix(PATH), query, headers, sender)
        if arrival.table in self._house.tables or not self._house.journal.shared or self._house.closing:
            self._answer(arrival)
        else:
            seeking = asyncio.get_running_loop().create_task(self._seek(arrival))
            self._seeking.add(seeking)
            seeking.add_done_callback(self._seeking.discard)

    async def _seek(self, arrival: Arrival) -> None:
        """Somebody wants to come to a table that is not here, or not yet."""
        wire, request, sender = arrival.wire, arrival.request, arrival.sender
        client = address_key(self._client(arrival) or wire.address)
        head = Head("GET", request.path, list(request.headers.raw_items()))
        code: int | None = None
        try:
            if await self._relay.reach(
                arrival.table,
                client,
                lambda url: self._relay.tunnel(url, head, client, wire),
                sender is not None,
            ):
                return
        except Misdirected:
            wire.reject(421, "")
            return
        except JournalDown:
            code = AWAY
        except TooOften:
            code = BUSY
        except LichinaError as error:
            code = RESTART if error.code == "closing" else ELSEWHERE
        if not wire.closing:
            self._answer(arrival, code)

    def _answer(self, arrival: Arrival, code: int | None = None) -> None:
        """Shake hands, and let the device in or say why not."""
        offered = [name.strip() for name in arrival.headers.get("sec-websocket-protocol", "").split(",")]
        spoken = PROTOCOL if PROTOCOL in offered else None
        heard = spoken or next(filter(OURS.fullmatch, offered), None)  # a browser hears no goodbye but in its own
        if arrival.wire.accept(arrival.request, heard):
            self._admit(arrival, spoken, code)

    def _admit(self, arrival: Arrival, spoken: str | None, code: int | None) -> None:
        wire, key, query = arrival.wire, arrival.table, arrival.query
        table = self._house.tables.get(key)
        language = query.get("lang", "")
        if language not in LANGUAGES:
            language = table.state.settings.language if table else LANGUAGES[0]
        asked = number(query["person"]) if "person" in query else None
        person = device_of(self._house, table, arrival.headers.get("cookie")).person(asked) if table else None
        code = code or self._refusal(spoken, table, person is not None)
        address = self._client(arrival)
        address = None if address is None else address_key(address)
        if code is None and not self._capacity.take_address(address):
            code = BUSY
        if code is not None or table is None or person is None:
            goodbye(wire, code or NO_TABLE, language)
            return
        limits = self._config.limits
        bucket = Bucket(limits.messages_burst, limits.messages_per_second, asyncio.get_running_loop().time())
        connection = Connection(wire, table, person.id, language, query.get("text") == "1", bucket)
        connection.address = address
        self._open[wire] = connection
        self._by_table[key] = self._by_table.get(key, 0) + 1
        self._metrics.connections.inc()
        if self._pinging is None:
            self._pinging = asyncio.get_running_loop().call_later(1.0, self._ping)
        self._house.attach(table, connection, Has(*(number(query.get(name)) for name in Has._fields)))

    def _client(self, arrival: Arrival) -> str | None:
        """For whom a socket counts that comes through a proxy or another server; any other is its own connection."""
        if arrival.sender is not None:
            return arrival.sender
        return forwarded_for(arrival.headers) if self._config.proxied else None

    def _refusal(self, spoken: str | None, table: Table | None, known: bool) -> int | None:
        if spoken is None:
            return OTHER_VERSION
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

    def lost(self, wire: Wire) -> None:
        """A connection is gone."""
        connection = self._open.pop(wire, None)
        if connection is None:
            return
        key = connection.table.state.id
        self._by_table[key] -= 1
        if not self._by_table[key]:
            del self._by_table[key]
        self._capacity.leave_address(connection.address)
        self._metrics.connections.dec()
        self._house.detach(connection.table, connection)

    # --- what they send -------------------------------------------------------------------------------------------

    def came(self, wire: Wire, text: bytes, binary: bool) -> None:
        """A message: it is put into the queue of its table, or refused here."""
        connection = self._open.get(wire)
        if connection is None:
            return
        self._metrics.messages.inc()
        limits = self._config.limits
        if len(text) > limits.message_size:
            connection.close(TOO_MUCH)
            return
        wait = connection.bucket.take(asyncio.get_running_loop().time())
        if wait > 0 or connection.waiting >= limits.commands_waiting:
            connection.flood += 1
            error = Refused("slow-down", "too many messages at once", seconds=max(1, round(min(wait, 3600))))
            self._refused(connection, error, None if binary else number_of(text))
            return
        try:
            if binary:
                raise Refused("bad-frame", "a frame is text, not bytes", detail="binary")
            command = read(text)
        except LichinaError as error:
            self._refused(connection, error)
        else:
            self._queue(connection, command)

    def noise(self, wire: Wire) -> None:
        """Signs of life and pieces of messages cost as much as messages; nobody is told that there are too many."""
        connection = self._open.get(wire)
        if connection is not None and connection.bucket.take(asyncio.get_running_loop().time()) > 0:
            connection.flood += 1
            if connection.flood >= FLOOD:
                connection.close(BUSY)

    def _refused(self, connection: Connection, error: LichinaError, number: int | None = None) -> None:
        self._metrics.refused.inc()
        connection.nonsense += error.code == "bad-frame"
        refuse(connection.table, connection, number, error)
        if connection.nonsense >= NONSENSE:
            connection.close(BAD_FRAMES)
        elif connection.flood >= FLOOD:
            connection.close(BUSY)

    def _queue(self, connection: Connection, command: AnyCommand) -> None:
        connection.waiting += 1
        table = connection.table

        async def work() -> None:
            connection.waiting -= 1
            await carry_out(table, connection, command)

        table.inbox.put(work)

    # --- all of them ----------------------------------------------------------------------------------------------

    def _ping(self) -> None:
        """Ask some of the devices for a sign of life, so that all have been asked in a while."""
        if not self._round:
            self._round = list(self._open)
        wait, share = ping_step(len(self._open))
        for wire in self._round[:share]:
            if wire in self._open:
                wire.ping()
        del self._round[:share]
        self._pinging = asyncio.get_running_loop().call_later(wait, self._ping) if self._open else None

    def goodbye(self) -> None:
        """Tell everybody to come back in a moment: the server restarts."""
        for seeking in list(self._seeking):
            seeking.cancel()
        self._relay.let_go()
        for connection in list(self._open.values()):
            connection.close(RESTART)

    def __len__(self) -> int:
        return len(self._open)


def ping_step(devices: int) -> tuple[float, int]:
    """After how many seconds to ask how many of this many devices for a sign of life."""
    wait = max(PING_STEP_SECONDS, min(1.0, PING_SECONDS / max(1, devices)))
    return wait, ceil(devices * wait / PING_SECONDS)


def number(text: str | None) -> int:
    """A count that a client gives; nonsense is none."""
    return int(text) if text and text.isdecimal() and len(text) < 9 else 0
