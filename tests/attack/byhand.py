"""Connections made by hand: they send whatever they like, and say what came back in a word."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Mapping
from contextlib import suppress

from tests.server.handmade import request

PATIENCE_SECONDS = 20.0
TEXT, BINARY, CLOSE, PING, PONG, CONT = 1, 2, 8, 9, 10, 0


def frame(
    payload: bytes = b"",
    kind: int = TEXT,
    *,
    last: bool = True,
    reserved: int = 0,
    masked: bool = True,
    length: int | None = None,
) -> bytes:
    """A frame as it goes over the wire, right or wrong; `length` is what it says of itself."""
    size = len(payload) if length is None else length
    mask = 0x80 if masked else 0
    head = bytes((last << 7 | reserved << 4 | kind,))
    if size < 126:
        head += bytes((mask | size,))
    elif size < 65536:
        head += bytes((mask | 126,)) + size.to_bytes(2, "big")
    else:
        head += bytes((mask | 127,)) + size.to_bytes(8, "big")
    return head + (bytes(4) if masked else b"") + payload


class Peer:
    """One connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def dial(cls, address: str, source: str) -> Peer | None:
        """Connect from this address; None if nobody takes it."""
        host, _, port = address.partition(":")
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                return cls(*await asyncio.open_connection(host, int(port), local_addr=(source, 0)))
        except (OSError, TimeoutError):
            return None

    @classmethod
    async def sit(cls, address: str, source: str, table: str, headers: Mapping[str, str]) -> tuple[Peer | None, str]:
        """Ask for the socket of a table; the status of the answer."""
        found = await cls.dial(address, source)
        if found is None:
            return None, "no connection"
        await found.send(request(f"/ws/{table}".encode(), address, headers))
        return found, await found.status()

    async def send(self, data: bytes) -> bool:
        """Send, and wait until it is on its way; False if the other end is gone or takes no more."""
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                self._writer.write(data)
                await self._writer.drain()
        except (OSError, TimeoutError):
            return False
        return not self._writer.is_closing()

    async def status(self) -> str:
        """The status of the answer to a request, `closed` without one, or `silent`."""
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                head = await self._reader.readuntil(b"\r\n\r\n")
        except TimeoutError:
            return "silent"
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            return "closed"
        return head.split(b" ", 2)[1].decode("latin-1")

    async def cookie(self) -> tuple[str, str]:
        """The status of the answer to a request, and the cookie that it sets, if any."""
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                head = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        except (OSError, TimeoutError, asyncio.IncompleteReadError):
            return "closed", ""
        found = re.search(r"^set-cookie: ([^;]+)", head, re.IGNORECASE | re.MULTILINE)
        return head.split(" ", 2)[1], found[1] if found else ""

    async def answer(self) -> tuple[str, bytes]:
        """The status and all that comes until the other end closes."""
        status = await self.status()
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(PATIENCE_SECONDS):
                return status, await self._reader.read(1 << 22)
        return status, b""

    async def end(self, polite: bool = False) -> str:
        """Read frames until the end: `closed` and the code, `cut` without one, or `open` if there is none.

        Who is polite says goodbye when he is told so; others are waited for, and then cut off.
        """
        code = None
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                while True:
                    kind, payload = await self._frame()
                    if kind == CLOSE:
                        code = int.from_bytes(payload[:2], "big")
                        if polite:
                            await self.send(frame(payload[:2], CLOSE))
        except TimeoutError:
            return "open"
        except (OSError, asyncio.IncompleteReadError):
            return "cut" if code is None else f"closed {code}"

    async def _frame(self) -> tuple[int, bytes]:
        first, second = await self._reader.readexactly(2)
        length = second & 0x7F
        if length > 125:
            length = int.from_bytes(await self._reader.readexactly(2 if length == 126 else 8), "big")
        return first & 0x0F, await self._reader.readexactly(length)

    async def gone(self, patience: float = PATIENCE_SECONDS) -> bool:
        """Whether the other end closes."""
        with suppress(OSError):
            try:
                async with asyncio.timeout(patience):
                    while await self._reader.read(65536):
                        pass
            except TimeoutError:
                return False
        return True

    def hang_up(self) -> None:
        """Nothing more will be sent."""
        with suppress(OSError):
            self._writer.write_eof()

    def close(self) -> None:
        self._writer.transport.abort()


async def exchange(address: str, source: str, data: bytes) -> str:
    """Send a request as it stands on a connection of its own; the status of the answer."""
    peer = await Peer.dial(address, source)
    if peer is None:
        return "no connection"
    try:
        await peer.send(data)
        return await peer.status()
    finally:
        peer.close()


def http(method: str, path: str, host: str, body: bytes = b"", **headers: str) -> bytes:
    """A request, whole and in order, whatever is in it."""
    lines = {"Host": host, "Connection": "close", **{name.replace("_", "-"): value for name, value in headers.items()}}
    if body or method in ("POST", "PUT", "PATCH"):
        lines.setdefault("Content-Length", str(len(body)))
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1", "replace") + body


def noise(size: int) -> bytes:
    """So many bytes of nothing."""
    return os.urandom(size)
