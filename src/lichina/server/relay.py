"""Requests for tables that another of our servers runs: they are passed on to it, and what it says is passed back.

People know one address, and any machine behind it will do. The database says which server runs a table, and where that
one is; nothing is passed on to anybody else. A server proves that it is one of ours with a secret that only the
database's servers know. What was passed on once is not passed on again.
"""

from __future__ import annotations

import asyncio
import hmac
import ssl
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from typing import NamedTuple, TypeVar
from urllib.parse import urlsplit

import httptools

from ..journal import Elsewhere, JournalDown
from ..kernel import LichinaError
from ..table.house import House
from ..table.state import Refused
from .limits import Limiter, Limits, slow_down
from .wire import Wire

SENDER, PASS = "x-lichina-sender", "x-lichina-pass"
"""The headers in which a server names the client whose request it passes on, and proves that it may."""
LOOK_SECONDS = 1.0
"""How often this server looks which others are there."""
CONNECT_SECONDS = 1.0
ANSWER_SECONDS = 2.5
"""A server that has not answered for this long may be frozen."""
REQUEST_SECONDS = 10.0
SEEK_SECONDS = 6.0
"""How long the server that runs a table is looked for: longer than it takes to believe that server dead."""
BREATH_SECONDS = 0.2
CUT_OFF = 3
"""How often the database must be there for another server and not for this one: some know it a moment late."""
MOST_BYTES = 64 << 20
HOP = frozenset(("connection", "content-length", "date", "expect", "keep-alive", "server", "transfer-encoding"))
"""Headers that belong to one connection, and not to what is passed on."""

Answer = TypeVar("Answer")


class Unreached(LichinaError):
    """Another server cannot be reached, or has not taken the request, which had no effect."""


class Misdirected(Unreached):
    """A request was passed on to a server that does not run the table."""


class PassedAnswer(NamedTuple):
    """What another server has answered to a request."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Head(NamedTuple):
    """A request as far as its headers go."""

    method: str
    target: str
    headers: list[tuple[str, str]]


def moving() -> Refused:
    """The refusal while nobody runs a table."""
    return Refused("table-moving", "another machine takes this table over; try again in a few seconds")


class Relay:
    """The way from one of our servers to the others."""

    def __init__(self, house: House, own: str | None, limits: Limits) -> None:
        self.addresses: set[str] = set()
        """The network addresses of the other servers: their connections count for nobody."""
        self.tunnels: set[Tunnel] = set()
        self._house = house
        self._own = (own or "").rstrip("/")
        self._secret = ""
        self.servers: list[str] = []
        """Where those that are there can be reached, this one among them."""
        self._known: dict[str, frozenset[str]] = {}
        self._alone = 0
        self._misses = Limiter(limits.joins_burst, limits.joins_per_second, lambda: asyncio.get_running_loop().time())
        self._secure: ssl.SSLContext | None = None
        self._looking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to look after the others, where there may be some."""
        if self._house.journal.shared:
            self._secret = await self._house.journal.secret()
            self._looking = asyncio.create_task(self._look(), name="relay")

    async def close(self) -> None:
        """Stop looking after them."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.wait([self._looking])
        self.let_go()

    def let_go(self) -> None:
        """Let everybody go whose table is elsewhere: they will come in another way."""
        for tunnel in list(self.tunnels):
            tunnel.cut()

    # --- one of ours ----------------------------------------------------------------------------------------------

    def sender(self, headers: Mapping[str, str]) -> str | None:
        """The address of the client whose request another server passes on; None if it comes from anybody else."""
        shown = headers.get(PASS, "")
        if not self._secret or not hmac.compare_digest(shown.encode("utf-8", "replace"), self._secret.encode()):
            return None
        return headers.get(SENDER, "")

    def _signed(self, headers: Iterable[tuple[str, str]], client: str) -> list[tuple[str, str]]:
        """The headers of a request that is passed on; what a client has written there itself is left out."""
        kept = [(name, value) for name, value in headers if name.lower() not in (SENDER, PASS)]
        return [*kept, (SENDER, client), (PASS, self._secret)]

    # --- who runs a table -----------------------------------------------------------------------------------------

    async def reach(
        self, table: str, client: str, call: Callable[[str], Awaitable[Answer]], passed: bool
    ) -> Answer | None:
        """What the server that runs this table says to a call; None if this one runs it, or there is no such table.

        While a server is dead and not known to be, that takes a while.
        """
        wait = self._misses.wait(client)
        if wait > 0:
            raise slow_down(wait)
        deadline = asyncio.get_running_loop().time() + SEEK_SECONDS
        while True:
            try:
                await self._house.reach(table)
                return None
            except Elsewhere as error:
                url = str(error.data["url"])
            except Refused as error:
                if error.code == "no-such-table":
                    self._misses.take(client)
                    return None
                raise
            if passed:
                raise Misdirected("table-moving", "this server does not run the table")
            if url != self._own:
                with suppress(Unreached):
                    return await call(url)
            if asyncio.get_running_loop().time() > deadline:
                raise moving()
            await asyncio.sleep(BREATH_SECONDS)

    # --- requests -------------------------------------------------------------------------------------------------

    async def ask(self, url: str, head: Head, client: str, body: bytes) -> PassedAnswer:
        """Pass a request on; Unreached if that had no effect."""
        kept = [(name, value) for name, value in head.headers if name.lower() not in HOP]
        signed = [*self._signed(kept, client), ("content-length", str(len(body))), ("connection", "close")]
        reader, writer = await self._connect(url)
        try:
            async with asyncio.timeout(REQUEST_SECONDS):
                writer.write(_written(head._replace(headers=signed)) + body)
                answer = await _read(reader)
        except (OSError, TimeoutError, httptools.HttpParserError) as error:
            if head.method == "GET":
                raise Unreached("table-moving", "another server has not answered") from error
            raise moving() from error  # nobody knows whether it was done
        finally:
            writer.close()
        if answer.status == 421:
            raise Misdirected("table-moving", "that server does not run the table")
        return answer

    async def _connect(self, url: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        host, port, secure = self._place(url)
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                return await asyncio.open_connection(host, port, ssl=secure)
        except (OSError, TimeoutError) as error:
            raise Unreached("table-moving", "another server cannot be reached") from error

    def _place(self, url: str) -> tuple[str, int, ssl.SSLContext | None]:
        parts = urlsplit(url)
        if parts.scheme == "https" and self._secure is None:
            self._secure = ssl.create_default_context()
        secure = self._secure if parts.scheme == "https" else None
        return parts.hostname or "", parts.port or (443 if secure else 80), secure

    # --- sockets --------------------------------------------------------------------------------------------------

    async def tunnel(self, url: str, head: Head, client: str, wire: Wire) -> bool:
        """Connect a device with the server that runs its table; Unreached if that does not answer, or not for it."""
        made = Tunnel(self, url, wire, _written(head._replace(headers=self._signed(head.headers, client))))
        host, port, secure = self._place(url)
        try:
            async with asyncio.timeout(CONNECT_SECONDS + ANSWER_SECONDS):
                await asyncio.get_running_loop().create_connection(lambda: made, host, port, ssl=secure)
                await made.answered
        except (OSError, TimeoutError) as error:
            made.cut()
            raise Unreached("table-moving", "another server cannot be reached") from error
        except asyncio.CancelledError:  # this server stops
            made.cut()
            raise
        if made.status == b"421":
            made.cut()
            raise Misdirected("table-moving", "that server does not run the table")
        made.join()
        return True

    # --- the others -----------------------------------------------------------------------------------------------

    async def _look(self) -> None:
        while True:
            try:
                await self.look_round()
            except Exception as error:  # whatever it is, somebody has to go on looking
                self._house.around.trouble(0, error)
            await asyncio.sleep(LOOK_SECONDS)

    async def look_round(self) -> None:
        """Find out which servers are there: whose requests to believe, and to whom nobody may stay connected."""
        try:
            self.servers = await self._house.journal.servers()
        except JournalDown:
            self._alone += await self._somebody_is_well()
            if self._alone >= CUT_OFF:
                self._house.sharing.let_go()  # others run these tables, or will
            return
        self._alone = 0
        for tunnel in [one for one in self.tunnels if one.url not in self.servers]:
            tunnel.cut()
        for url in self.servers:
            if not self._known.get(url):  # where names could not be looked up a moment ago, they may be now
                self._known[url] = await _addresses(url)
        self.addresses.clear()
        self.addresses.update(*(self._known[url] for url in self.servers))

    async def _somebody_is_well(self) -> bool:
        """Whether the database is there for another server."""
        others = [url for url in self.servers if url != self._own]
        found = await asyncio.gather(*map(self._well, others))
        return any(found)

    async def _well(self, url: str) -> bool:
        head = Head("GET", "/healthz", [("host", urlsplit(url).netloc), ("connection", "close")])
        try:
            reader, writer = await self._connect(url)
        except Unreached:
            return False
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                writer.write(_written(head))
                return (await _read(reader)).status == 200
        except (OSError, TimeoutError, httptools.HttpParserError):
            return False
        finally:
            writer.close()


class Tunnel(asyncio.Protocol):
    """A connection to the server that runs a table, for one device; whatever comes is passed on as it is."""

    def __init__(self, relay: Relay, url: str, wire: Wire, head: bytes) -> None:
        self.url = url
        self.answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.status = b""
        self._relay = relay
        self._wire = wire
        self._head = head
        self._first = b""
        self._joined = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport  # type: ignore[assignment]
        transport.write(self._head)  # type: ignore[attr-defined]

    def data_received(self, data: bytes) -> None:
        if self._joined:
            self._wire.pass_back(data)
            return
        self._first += data
        if b"\r\n\r\n" in self._first and not self.answered.done():
            self.status = self._first[9:12]
            self.answered.set_result(None)

    def connection_lost(self, error: Exception | None) -> None:
        self._relay.tunnels.discard(self)
        if not self.answered.done():
            self.answered.set_exception(ConnectionResetError("the connection has ended"))
            self.answered.exception()
        self._wire.far_gone(self._transport)

    def pause_writing(self) -> None:
        self._wire.hold(True)

    def resume_writing(self) -> None:
        self._wire.hold(False)

    def join(self) -> None:
        """From now on the device and that server hear each other."""
        assert self._transport is not None
        self._joined = True
        self._relay.tunnels.add(self)
        self._wire.join(self._transport, self._first)
        if self._transport.is_closing():
            self._wire.far_gone(self._transport)

    def cut(self) -> None:
        """No more."""
        if self._transport is not None:
            self._transport.abort()


def _written(head: Head) -> bytes:
    lines = [f"{head.method} {head.target} HTTP/1.1", *(f"{name}: {value}" for name, value in head.headers)]
    return "\r\n".join((*lines, "", "")).encode("utf-8", "surrogateescape")


class _AnswerReader:
    """What the parser has found of an answer."""

    def __init__(self) -> None:
        self.headers: list[tuple[bytes, bytes]] = []
        self.body: list[bytes] = []
        self.whole = False

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers.append((name.lower(), value))

    def on_body(self, body: bytes) -> None:
        self.body.append(body)

    def on_message_complete(self) -> None:
        self.whole = True


async def _read(reader: asyncio.StreamReader) -> PassedAnswer:
    """A whole answer."""
    found = _AnswerReader()
    parser = httptools.HttpResponseParser(found)
    size = 0
    while not found.whole:
        data = await reader.read(1 << 16)
        size += len(data)
        if not data or size > MOST_BYTES:
            raise ConnectionResetError("the answer is not whole")
        parser.feed_data(data)
    headers = [(name, value) for name, value in found.headers if name.decode("latin-1") not in HOP]
    return PassedAnswer(parser.get_status_code(), headers, b"".join(found.body))


async def _addresses(url: str) -> frozenset[str]:
    """The network addresses of a server, as far as they can be found out."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(urlsplit(url).hostname, None)
    except OSError:
        return frozenset()
    return frozenset(str(place[4][0]) for place in found)
