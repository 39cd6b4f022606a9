"""One WebSocket on the wire: frames are read as they come and written at once, and nobody ever waits for it.

The parsing of frames is that of the library `websockets`, without its input and output. What a device does not read
waits in the buffer of its connection; when that is full, the connection is cut. From the moment it is closing, for
whatever reason, nothing that it sends is parsed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from .farewell import Farewell

MOST_BYTES = 2 << 20
"""What may wait for one device: a match of thirty seats, told from its beginning, fits."""
SLICE_BYTES = 1024
"""How many bytes are parsed before it is checked again whether the device may go on: that is up to 170 frames."""


class Listener(Protocol):
    """Who is told what comes in by a wire."""

    def opened(self, wire: Wire, request: Request) -> None:
        """Somebody wants to come in."""

    def came(self, wire: Wire, text: bytes, binary: bool) -> None:
        """A message is here."""

    def noise(self, wire: Wire) -> None:
        """A frame that is no message: a sign of life, or a piece of one."""

    def lost(self, wire: Wire) -> None:
        """The connection is gone."""


class Wire(asyncio.Protocol):
    """A connection that has asked to become a WebSocket."""

    __slots__ = (
        "_conn",
        "_connections",
        "_cut",
        "_far",
        "_farewell",
        "_full",
        "_listener",
        "_out",
        "_parts",
        "_transport",
        "alive",
        "closing",
        "gone",
    )

    def __init__(self, listener: Listener, connections: set[Any], largest: int) -> None:
        self._listener = listener
        self._connections = connections
        self._conn = ServerProtocol(max_size=largest, subprotocols=None)
        self._transport: asyncio.Transport = None  # type: ignore[assignment]
        self._parts: list[bytes] = []
        self._out: list[bytes] = []
        self._full = False
        self._cut = False
        self._far: asyncio.Transport | None = None
        """The connection to the server that the device is really talking to, if that is not this one."""
        self._farewell: Farewell | None = None
        self.gone: Callable[[], None] | None = None
        """Also called when the connection is gone."""
        self.closing = False
        self.alive = True
        """Whether it has shown a sign of life since it was last asked for one."""

    # --- what comes in --------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport  # type: ignore[assignment]
        self._connections.add(self)

    def connection_lost(self, error: Exception | None) -> None:
        self._connections.discard(self)
        self.closing = self._cut = True
        if self._far is not None:
            self._far.abort()
        if self._farewell is not None:
            self._farewell.over()
        if self.gone is not None:
            self.gone()
        self._listener.lost(self)

    def data_received(self, data: bytes) -> None:
        if self._far is not None:
            self._far.write(data)
            return
        self.alive = True
        for start in range(0, len(data), SLICE_BYTES):
            if self.closing:
                break
            self._parse(data[start : start + SLICE_BYTES])
        else:
            return
        if self._farewell is not None:
            self._farewell.drop(data)

    def _parse(self, data: bytes) -> None:
        conn = self._conn
        conn.receive_data(data)
        for event in conn.events_received():
            if isinstance(event, Request):
                self._listener.opened(self, event)
            elif not self.closing:
                self._frame(event)  # type: ignore[arg-type]
        if self.closing:
            return
        if conn.close_expected():  # the device goes, or has sent what is no frame
            self._put_out()
            self._flush()
            self._end()
        else:
            self._flush()

    def _flush(self) -> None:
        """Answers to pings and to goodbyes, which the library writes by itself."""
        parts = b"".join(self._conn.data_to_send())
        if parts and not self._cut:
            self._transport.write(parts)
            self._check()

    def _check(self) -> None:
        """Cut off a device that does not read, whatever is waiting for it."""
        if self._full and self.held > MOST_BYTES:
            self.cut()

    def _frame(self, frame: Frame) -> None:
        if not frame.fin or frame.opcode in (Opcode.PING, Opcode.PONG):
            self._listener.noise(self)
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            if frame.fin:
                self._listener.came(self, bytes(frame.data), frame.opcode is Opcode.BINARY)
            else:
                self._parts = [b"" if frame.opcode is Opcode.TEXT else b"\0", bytes(frame.data)]
        elif frame.opcode is Opcode.CONT:
            if frame.data:  # empty ones count towards no limit
                self._parts.append(bytes(frame.data))
            if frame.fin:
                kind, *parts = self._parts
                self._parts = []
                self._listener.came(self, b"".join(parts), bool(kind))

    def pause_writing(self) -> None:
        self._full = True
        if self._far is not None:
            self._far.pause_reading()

    def resume_writing(self) -> None:
        self._full = False
        if self._far is not None and not self._far.is_closing():
            self._far.resume_reading()

    # --- a device of another server -------------------------------------------------------------------------------

    @property
    def address(self) -> str:
        """Where the connection comes from."""
        peer = self._transport.get_extra_info("peername")
        return str(peer[0]) if isinstance(peer, tuple) else ""

    def join(self, far: asyncio.Transport, first: bytes) -> None:
        """From now on nothing is read or written here: the device talks to another server, which began like this."""
        if self.closing:
            far.abort()
            return
        self._far = far
        self._transport.write(first)

    def pass_back(self, data: bytes) -> None:
        """What the other server says."""
        if not self.closing:
            self._transport.write(data)

    def hold(self, full: bool) -> None:
        """The other server does not read fast enough, or does again."""
        if self._transport.is_closing():
            return
        if full:
            self._transport.pause_reading()
        else:
            self._transport.resume_reading()

    def far_gone(self, far: asyncio.Transport | None) -> None:
        """The connection to the other server has ended; if it was joined, so does this one."""
        if far is not None and self._far is far:
            self._transport.close()

    # --- what goes out --------------------------------------------------------------------------------------------

    def accept(self, request: Request, protocol: str | None) -> bool:
        """Shake hands, in this protocol; whether the request was one for a WebSocket at all."""
        response = self._conn.accept(request)
        if protocol is not None and response.status_code == 101:
            response.headers["Sec-WebSocket-Protocol"] = protocol
        self._conn.send_response(response)
        self._flush()
        if response.status_code != 101:
            self._end()
        return response.status_code == 101

    def reject(self, status: int, text: str) -> None:
        """No."""
        self._conn.send_response(self._conn.reject(status, text))
        self._flush()
        self._end()

    def write(self, text: bytes) -> None:
        """A message in one frame; a device that does not read is cut off."""
        if self.closing:
            return
        length = len(text)
        if length < 126:
            head = bytes((0x81, length))
        elif length < 65536:
            head = b"\x81\x7e" + length.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + length.to_bytes(8, "big")
        if not self._out:
            asyncio.get_running_loop().call_soon(self._put_out)
        self._out += head, text

    def _put_out(self) -> None:
        """What was written in one turn of the event loop goes out together."""
        out, self._out = self._out, []
        if self._cut or not out:
            return
        self._transport.write(b"".join(out))
        self._check()

    @property
    def held(self) -> int:
        """How many bytes it has not read."""
        return self._transport.get_write_buffer_size()

    def ping(self) -> None:
        """Ask for a sign of life; a device that gave none since the last time is gone."""
        if not self.alive:
            self.cut()
        elif not self.closing:
            self.alive = False
            self._conn.send_ping(b"")
            self._flush()

    def end(self, code: int) -> None:
        """Say goodbye after what was written, and go."""
        if self.closing:
            return
        self._put_out()
        self._conn.send_close(code)
        self._flush()
        self._end()

    def _end(self) -> None:
        """The device closes, or it is closed; nobody listens to it any more."""
        self.closing = True
        if self._farewell is None:
            self._farewell = Farewell(self._transport)

    def cut(self) -> None:
        """No goodbye: a device that does not read would not hear it."""
        self.closing = self._cut = True
        self._transport.abort()

    def shutdown(self) -> None:
        """The server stops. Who is still looking for the server of a table has not shaken hands, and hears nothing."""
        if self._far is None and self._conn.state is State.OPEN:
            self.end(1012)
        self._transport.close()
