"""How a connection ends: what was written still goes out, and what comes in is thrown away unread."""

from __future__ import annotations

import asyncio

LAST_WORDS_SECONDS = 3.0
"""How many seconds the other end has to read the last words and to go."""
MOST_DROPPED_BYTES = 4 << 20
"""How many bytes are taken and thrown away: a client that sends all of its request before it reads hears why it was
refused. One that sends more is no longer read from."""


class Farewell:
    """The end of one connection; it is cut when its time is up, whatever the other end does."""

    __slots__ = ("_left", "_timer", "_transport")

    def __init__(self, transport: asyncio.Transport, seconds: float = LAST_WORDS_SECONDS) -> None:
        self._transport = transport
        self._left = MOST_DROPPED_BYTES
        self._timer = asyncio.get_running_loop().call_later(seconds, transport.abort)
        # Closed at once, with bytes that nobody has read, the system would take back what was just written.
        if not transport.is_closing() and transport.can_write_eof():
            transport.write_eof()

    def drop(self, data: bytes) -> None:
        """Something came that nobody will read."""
        if self._left >= 0:
            self._left -= len(data)
            if self._left < 0:
                self._transport.pause_reading()

    def over(self) -> None:
        """The connection is gone."""
        self._timer.cancel()
