"""A connection as it comes in: how much it may send, how long it may take, and how it is refused.

The parser of requests keeps what it has not understood to the end, and has no limits of its own; so what it is given is
counted here, and a client that sends too much, or too slowly, is told why and read from no longer. A request for a
WebSocket also comes through here, and goes on as a `Wire`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from functools import cache
from http import HTTPStatus
from typing import Any, NamedTuple

import httptools
from uvicorn.config import Config as Uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from ..kernel import LichinaError
from ..table.rows import encode
from ..table.state import Refused
from ..words import LANGUAGES, Words
from . import guards
from .api import Problem
from .capacity import Capacity
from .config import Config
from .farewell import Farewell
from .limits import Limits, address_key
from .metrics import Metrics
from .wire import Wire

SLICE_BYTES = 16 * 1024
"""How many bytes are parsed before they are checked again for being too many."""


class Refusal(NamedTuple):
    """Why a request is not read to its end."""

    status: int
    why: Refused


TOO_LONG = Refusal(414, Refused("address-too-long", "the address of this request is too long"))
TOO_MANY_HEADERS = Refusal(431, Refused("headers-too-large", "the headers of this request are too large"))
TOO_LARGE = Refusal(413, Refused("too-large", "this request is too large"))
TOO_SLOW = Refusal(408, Refused("too-slow", "the request did not arrive in time"))
NONSENSE = Refusal(400, Refused("bad-request", "this request is not understood", detail=""))
NO_PLACE = Refusal(503, Refused("too-many-connections", "too many connections; try again in a minute"))


class Stop(Exception):
    """Raised to give the parser nothing more."""

    def __init__(self, why: Refusal) -> None:
        super().__init__(why.why.code)
        self.why = why


def in_all_languages(refused: LichinaError) -> bytes:
    """The body of a refusal before anybody is known."""
    text = " / ".join(" ".join(Words(language).error(refused).split()) for language in LANGUAGES)
    return encode(Problem(refused.code, text))


@cache
def answer(refusal: Refusal) -> bytes:
    """A refusal as it goes over the wire; the connection ends with it."""
    body = in_all_languages(refusal.why)
    headers = {
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Connection": "close",
        "Cache-Control": "no-store",
        **guards.SECURITY_HEADERS,
    }
    lines = [f"HTTP/1.1 {refusal.status} {HTTPStatus(refusal.status).phrase}"]
    lines += [f"{name.lower()}: {value}" for name, value in headers.items()]
    return "\r\n".join((*lines, "", "")).encode("ascii") + body


class EdgeFactory:
    """Makes an `Edge` of every connection."""

    def __init__(self, config: Config, metrics: Metrics, capacity: Capacity, ours: Collection[str]) -> None:
        self.limits = config.limits
        self.metrics = metrics
        self.capacity = capacity
        self._proxied = config.proxied
        self._ours = ours

    def __call__(
        self,
        config: Uvicorn,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> Edge:
        return Edge(self, config, server_state, app_state, _loop)

    def address(self, client: tuple[str, int] | None) -> str | None:
        """The address that a connection counts for; those of a proxy, or of another server of ours, count for none."""
        return None if self._proxied or client is None or client[0] in self._ours else address_key(client[0])


class Edge(HttpToolsProtocol):
    """One connection, as long as it speaks HTTP."""

    def __init__(
        self,
        factory: EdgeFactory,
        config: Uvicorn,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._factory = factory
        self._limits: Limits = factory.limits
        self._gone: Callable[[], None] | None = None
        self._farewell: Farewell | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._deaf = False
        """Whether nothing more is parsed."""
        self._reading: str | None = "head"
        """Which part of a request has begun and is not here; None when a request is whole."""
        self._fed = 0
        """How many bytes of this request the parser was given, or up to a slice more."""
        self._header_bytes = 0
        self._body_bytes = 0

    # --- coming and going -----------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        capacity, address = self._factory.capacity, self._factory.address(self.client)
        if capacity.take(address):
            self._gone = lambda: capacity.leave(address)
            self._deadline = self.loop.call_later(self._limits.head_seconds, self._too_slow)
        elif capacity.part():
            self._gone = capacity.parted
            self._turn_away(NO_PLACE)
        else:
            self._deaf = True
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_time()
        self.resume_writing()
        if self._farewell is not None:
            self._farewell.over()
        if self._gone is not None:
            self._gone()
        super().connection_lost(exc)
        self._forget()

    def handle_websocket_upgrade(self) -> None:
        self._in_time()
        self._deaf = True
        super().handle_websocket_upgrade()
        wire = self.transport.get_protocol()
        assert isinstance(wire, Wire)
        wire.gone = self._gone
        self._forget()

    def _forget(self) -> None:
        """Let go of what refers back here, so that it is freed without having to be looked for."""
        self.parser = self.cycle = self._gone = self._farewell = None  # type: ignore[assignment]

    # --- what comes in --------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        try:
            for start in range(0, len(data), SLICE_BYTES):
                if self._deaf or self.transport.is_closing():
                    break
                self._feed(data[start : start + SLICE_BYTES])
        except Stop as stop:
            self._turn_away(stop.why)
        if self._farewell is not None:
            self._farewell.drop(data)
        elif self._reading is not None and self._deadline is None and not self._deaf:
            seconds = self._limits.head_seconds if self._reading == "head" else self._limits.body_seconds
            self._deadline = self.loop.call_later(seconds, self._too_slow)

    def _feed(self, data: bytes) -> None:
        if self._reading is None:
            self._reading = "head"
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError as error:
            told = error.__context__  # what was raised while it was parsed
            raise told if isinstance(told, Stop) else Stop(NONSENSE) from None
        self._fed += len(data)
        if self._reading == "head" and self._fed > self._limits.headers_size + SLICE_BYTES:
            raise Stop(TOO_MANY_HEADERS)  # one of them without an end, or nothing but empty lines
        if self._reading == "body" and self._fed > self._limits.headers_size + 2 * self._limits.body_size + SLICE_BYTES:
            raise Stop(TOO_LARGE)  # chunks of which most is not the body

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= self._limits.pipelined:
            raise Stop(NONSENSE)
        super().on_message_begin()
        self._reading = "head"
        self._fed = self._header_bytes = self._body_bytes = 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > self._limits.address_size:
            raise Stop(TOO_LONG)

    def on_header(self, name: bytes, value: bytes) -> None:
        size = len(name) + len(value)
        self._header_bytes += size
        if (
            size > self._limits.header_size
            or self._header_bytes > self._limits.headers_size
            or len(self.headers) >= self._limits.headers
        ):
            raise Stop(TOO_MANY_HEADERS)
        if name.lower() == b"content-length" and value.isdigit() and int(value[:20]) > self._limits.body_size:
            raise Stop(TOO_LARGE)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._in_time()
        self._reading = "body"

    def on_body(self, body: bytes) -> None:
        self._body_bytes += len(body)
        if self._body_bytes > self._limits.body_size:
            raise Stop(TOO_LARGE)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._in_time()
        self._reading = None
        self._fed = 0
        super().on_message_complete()

    # --- no -------------------------------------------------------------------------------------------------------

    def _in_time(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        self._deadline = None
        if self._fed:
            self._turn_away(TOO_SLOW)
        else:  # it has asked nothing, so nothing is said
            self._deaf = True
            self.transport.close()

    def _turn_away(self, refusal: Refusal) -> None:
        """Say why, and part; where an answer to an earlier request is being made, it is the last word."""
        self._in_time()
        self._deaf = True
        self._factory.metrics.requests.labels(f"{refusal.status // 100}xx").inc()
        cycle = self.cycle
        answering = cycle is not None and not cycle.response_complete
        if answering and self._reading != "body":
            cycle.keep_alive = False
            return
        if self.pipeline:
            self.transport.abort()
            return
        if self._reading != "body" or not cycle.response_started:
            self.transport.write(answer(refusal))
        if answering:
            cycle.disconnected = True  # the maker of the answer is told that nobody listens
            cycle.message_event.set()
        self._farewell = Farewell(self.transport)

    # --- what goes out --------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_reader()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _watch_reader(self, before: int | None = None) -> None:
        """Cut off a client that reads nothing of a long answer."""
        waiting = self.transport.get_write_buffer_size()
        if before is not None and waiting >= before:
            self.transport.abort()
        else:
            self._unread = self.loop.call_later(self._limits.unread_seconds, self._watch_reader, waiting)
