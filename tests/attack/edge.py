"""Attacks on the edge: connections that never get anywhere, and requests without an end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tests.server.handmade import request

from .byhand import Peer, http
from .registry import Field, attack

HOLD_SECONDS = 2.0
"""So many seconds all connections of an attack stay as they are, while the neighbours play."""
MOST = 4 << 20
"""A request that is still read after so many bytes is read without end."""
UNREAD = 64 << 20
"""More than the machine keeps between two programs."""
AT_ONCE = 100

HALVES: dict[str, Callable[[Field], bytes]] = {
    "silent": lambda field: b"",
    "half a header": lambda field: f"GET / HTTP/1.1\r\nHost: {field.address}\r\nAccept".encode(),
    "half a body": lambda field: http("POST", "/api/tables", field.address, b'{"name', Content_Length="600"),
    "half a handshake": lambda field: request(f"/ws/{field.table}".encode(), field.address, {})[:-20],
}


async def _hold(field: Field, source: Callable[[], str], wait: float = HOLD_SECONDS) -> None:
    """Open as many connections as are asked for, each with half of something, and keep them for a while."""
    halves = list(HALVES.values())
    peers: list[Peer | None] = []
    for start in range(0, field.count, AT_ONCE):
        share = range(start, min(field.count, start + AT_ONCE))
        found = await asyncio.gather(*(_open(field, source(), halves[number % len(halves)]) for number in share))
        peers += found
    ends = await asyncio.gather(*(peer.gone(wait) for peer in peers if peer is not None))
    field.note("closed by the server", sum(ends))
    field.note("held", len(ends) - sum(ends))
    field.note("not taken", peers.count(None))
    for peer in peers:
        if peer is not None:
            peer.close()


async def _open(field: Field, source: str, half: Callable[[Field], bytes]) -> Peer | None:
    peer = await Peer.dial(field.address, source)
    if peer is not None:
        await peer.send(half(field))
    return peer


HELD = "closed by the server, held, not taken"


@attack(short=120, long=1_500, then=HELD)
async def halves_from_one_address(field: Field) -> None:
    """Connections that say nothing, half a header, half a body or half a handshake, from one address."""
    source = field.source()
    await _hold(field, lambda: source)


@attack(short=120, long=3_000, then=HELD, memory=96)
async def halves_from_many_addresses(field: Field) -> None:
    """The same, each from an address of its own."""
    await _hold(field, field.source)


@attack(short=1_100, long=4_000, then=HELD, alone=True, files=1024, memory=96)
async def more_halves_than_the_server_may_open_files(field: Field) -> None:
    """The same from one address, at a server that may open 1,024 files."""
    source = field.source()
    await _hold(field, lambda: source)


# --- requests without an end ------------------------------------------------------------------------------------------


@attack(short=2, long=40, then="431, 400, closed")
async def headers_without_end(field: Field) -> None:
    """A request with ever more headers."""
    for _ in range(field.count):
        await _endless(field, f"GET / HTTP/1.1\r\nHost: {field.address}\r\n".encode(), b"X-More: of the same\r\n" * 500)


@attack(short=2, long=40, then="431, 400, closed")
async def a_header_without_end(field: Field) -> None:
    """A request whose header never ends."""
    for number in range(field.count):
        name = b"X-More: " if number % 2 else b"X-"
        await _endless(field, f"GET / HTTP/1.1\r\nHost: {field.address}\r\n".encode() + name, b"x" * 10_000)


@attack(short=2, long=40, then="414, 431, 400, closed")
async def an_address_without_end(field: Field) -> None:
    """A request whose address never ends."""
    for number in range(field.count):
        await _endless(field, b"GET /" if number % 2 else b"GET /ws/", b"x" * 10_000)


@attack(short=2, long=40, then="413, 400, closed")
async def a_body_without_end(field: Field) -> None:
    """A body of a gigabyte."""
    for _ in range(field.count):
        head = http("POST", "/api/tables", field.address, Content_Type="application/json", Content_Length=str(1 << 30))
        await _endless(field, head, b"x" * 10_000)


@attack(short=2, long=40, then="413, 400, closed, 411")
async def pieces_of_a_body_without_end(field: Field) -> None:
    """A body in pieces that never ends."""
    for number in range(field.count):
        head = f"POST /api/tables HTTP/1.1\r\nHost: {field.address}\r\nTransfer-Encoding: chunked\r\n\r\n"
        piece = b"1\r\nx\r\n" * 2000 if number % 2 else b"2710\r\n" + b"x" * 10_000 + b"\r\n"
        await _endless(field, head.encode(), piece)


@attack(short=2, long=40, then="431, 400, closed, 414")
async def a_handshake_without_end(field: Field) -> None:
    """A request for a socket with ever more headers."""
    for _ in range(field.count):
        head = request(f"/ws/{field.table}".encode(), field.address, {})[:-2]
        await _endless(field, head, b"X-More: of the same\r\n" * 500)


async def _endless(field: Field, head: bytes, more: bytes) -> None:
    """Send on and on until an answer comes: which, or that so much was read without one."""
    peer = await Peer.dial(field.address, field.source())
    if peer is None:
        field.note("no connection")
        return
    await peer.send(head)
    answered = asyncio.create_task(peer.status())
    sent = 0
    while not answered.done() and sent < MOST and await peer.send(more):
        sent += len(more)
        await asyncio.sleep(0)
    await asyncio.wait([answered], timeout=1.0 if sent >= MOST else None)
    field.note(answered.result() if answered.done() else "read without end")
    answered.cancel()
    peer.close()


@attack(short=4, long=100, then="held back, closed by the server")
async def answers_that_nobody_reads(field: Field) -> None:
    """Requests for the largest answers, one after another on one connection, none of which is read."""
    whole = http("GET", "/api/words/ru/spyfall", field.address, Connection="keep-alive")
    for _ in range(field.count):
        peer = await Peer.dial(field.address, field.source())
        assert peer is not None
        sent = 0
        try:
            async with asyncio.timeout(1.0):
                while sent < UNREAD and await peer.send(whole * 100):
                    sent += len(whole) * 100
        except TimeoutError:
            field.note("held back")
        else:
            field.note("closed by the server" if sent < UNREAD else "all taken")
        peer.close()
