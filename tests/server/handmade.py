"""What it takes to be rude: web sockets made by hand, frames as they stand, and a look at whether anything changed."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from lichina.table.rows import encode

from .guest import PATIENCE_SECONDS, PROTOCOL, Guest, Running


def request(path: bytes, host: str, headers: Mapping[str, str]) -> bytes:
    """The request with which a web socket begins."""
    lines = {
        "Host": host,
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        "Sec-WebSocket-Protocol": PROTOCOL,
        **headers,
    }
    head = b"".join(f"{name}: {value}\r\n".encode("latin-1") for name, value in lines.items())
    return b"GET " + path + b" HTTP/1.1\r\n" + head + b"\r\n"


async def ask(address: str, path: bytes, headers: Mapping[str, str]) -> bytes:
    """All that a server says to such a request until it says no more."""
    host, _, port = address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(request(path, address, headers))
    found = b""
    async with asyncio.timeout(20):
        while b"\r\n\r\n" not in found or (found.startswith(b"HTTP/1.1 101") and b'"t":"' not in found):
            more = await reader.read(65536)
            if not more:
                break
            found += more
    writer.close()
    return found


async def deaf(guest: Guest) -> socket.socket:
    """A device that sits down at the table and reads nothing, ever."""
    host, _, port = guest.address.partition(":")
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    found.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(found, (host, int(port)))
    path = f"/ws/{guest.table}".encode()
    await loop.sock_sendall(found, request(path, guest.address, {"Cookie": guest.cookie}))
    return found


class Caller:
    """A connection made by hand, over which anything may be sent."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter

    async def __aenter__(self) -> Caller:
        host, _, port = self._address.partition(":")
        self._reader, self._writer = await asyncio.open_connection(host, int(port))
        return self

    async def __aexit__(self, *_: object) -> None:
        self._writer.transport.abort()

    async def send(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    @property
    def at_end(self) -> bool:
        """Whether the other end has said that it says no more."""
        return self._reader.at_eof()

    @property
    def lost(self) -> bool:
        """Whether the connection is gone, as far as can be told without reading."""
        return self._writer.transport.is_closing()

    async def until(self, what: bytes) -> bytes:
        """All that comes, up to this or to the end."""
        found = b""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while what not in found:
                more = await self._reader.read(65536)
                if not more:
                    break
                found += more
        return found

    async def all(self) -> bytes:
        """All that comes until the other end says no more."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            return await self._reader.read()

    async def gone(self) -> None:
        """Until the connection is cut, or closed in order."""
        with suppress(ConnectionError):
            await self.all()


# --- frames as they stand ---------------------------------------------------------------------------------------------


def troubles(server: Running) -> float:
    """How often something has failed inside the server."""
    return server.app.metrics.registry.get_sample_value("lichina_troubles_total") or 0.0


def written(server: Running, guest: Guest) -> tuple[Any, ...]:
    """All that a table is: its state, its match, and how much is in its journal."""
    table = server.house.table(guest.table)
    match = table.live.match.record.to_json() if table.live is not None else b""
    return encode(table.state), match, table.ledger.index


def replies(guest: Guest) -> list[dict[str, Any]]:
    """What a device has heard about what it sent."""
    return [frame for frame in guest.frames if frame["t"] in ("ok", "error")]


async def reply_to(guest: Guest, frame: str | bytes) -> dict[str, Any]:
    """What a device hears about a frame that need not have a number."""
    count = len(replies(guest))
    await guest.send(frame)
    await guest.until(lambda: len(replies(guest)) > count or guest.code is not None)
    found = replies(guest)
    return found[count] if len(found) > count else {"t": "closed", "code": guest.code}
