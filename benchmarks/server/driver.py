"""The load: rooms of eight sockets in one asyncio process, the same for both sides, and as light as it can be.

It shares the machine with the server it measures, so it speaks WebSocket by hand and parses nothing: in a frame it
looks for the number of the move it waits for, and for options, which only the seat that is asked has. A move is
complete when that number has come to all eight sockets.
"""

from __future__ import annotations

import asyncio
import re
from abc import ABC, abstractmethod
from base64 import b64encode
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from os import urandom
from random import Random
from time import perf_counter
from typing import cast

from .openmafia import FIRST, SEATS

HOST = "127.0.0.1"
OPTIONS = b'"options":['
NIGHT = b'"night":true'
LISTED = re.compile(rb'"options":\[([\d,]+)\]')
PATIENCE = 20.0
"""Rooms hang if none of them has answered for this many seconds."""


class LoadError(Exception):
    """The server did something that no client expects."""


class Line(asyncio.Protocol):
    """One WebSocket: whole text frames in and out."""

    __slots__ = ("closing", "opened", "request", "rest", "take", "transport")

    def __init__(self, take: Callable[[bytes], None], path: str, headers: Sequence[str] = ()) -> None:
        self.take = take
        key = b64encode(urandom(16)).decode()
        upgrade = (
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        )
        self.request = "\r\n".join((f"GET {path} HTTP/1.1", f"Host: {HOST}", *upgrade, *headers, "", "")).encode()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.rest = b""
        self.closing = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
        if not self.opened.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(LoadError(head.decode(errors="replace")))
                return
            self.opened.set_result(None)
        self.rest = self.frames(data)

    def frames(self, data: bytes) -> bytes:
        """Hands every whole frame on; what is left over."""
        position, size = 0, len(data)
        while size - position >= 2:
            length = data[position + 1]
            start = position + 2
            if length > 125:
                start += 2 if length == 126 else 8
                if start > size:
                    break
                length = int.from_bytes(data[position + 2 : start])
            end = start + length
            if end > size:
                break
            if data[position] == 0x81:
                self.take(data[start:end])
            else:
                self.control(data[position], data[start:end])
            position = end
        return data[position:]

    def control(self, first: int, payload: bytes) -> None:
        if first == 0x89:
            self.transport.write(bytes((0x8A, 0x80 | len(payload), 0, 0, 0, 0)) + payload)
        elif first == 0x88 and not self.closing:
            raise LoadError(f"the server closed a socket: {payload!r}")
        elif first not in (0x88, 0x8A):
            raise LoadError(f"a frame of kind {first:#x}")

    def connection_lost(self, reason: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(LoadError("the server hung up"))
        elif not self.closing:
            raise LoadError("the server hung up")

    def send(self, text: bytes) -> None:
        """Masked with zeros, which costs nothing here and as much as ever there."""
        size = len(text)
        head = bytes((0x81, 0x80 | size)) if size < 126 else bytes((0x81, 0xFE)) + size.to_bytes(2)
        self.transport.write(head + b"\0\0\0\0" + text)

    def close(self) -> None:
        self.closing = True
        self.transport.close()


class Room(ABC):
    """Eight sockets at one table, and how far they are. Each side says how a match is begun and a question answered."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.lines: list[Line] = []
        self.heard = [0] * SEATS
        self.asked = -1
        self.frame = b""
        self.mover = 0
        self.beginning = True
        self.started = 0.0
        self.idle = False
        self.owed = 0.0
        self.budget = -1
        self.expect(FIRST)

    @abstractmethod
    def begin(self) -> None:
        """Let a new match begin."""

    @abstractmethod
    def answer(self, seat: int, value: bytes, night: bool) -> bytes:
        """The frame in which the seat that was asked (by `frame`) answers."""

    @abstractmethod
    def other(self, seat: int, frame: bytes) -> None:
        """A frame without the number that is waited for."""

    @abstractmethod
    def begun(self) -> None:
        """The seat `mover` has heard of the new match."""

    def expect(self, move: int) -> None:
        self.move = move
        self.marks = (b'"moves":%d' % move, b'"moves":[%d]' % move)  # in a whole view, and in what has changed of it
        self.left = SEATS
        self.asked = -1

    def renew(self) -> None:
        self.mover = 0
        self.beginning = True
        self.heard = [0] * SEATS
        self.expect(FIRST)
        self.begin()

    async def connect(self, port: int, paths: Sequence[str], headers: Sequence[Sequence[str]]) -> None:
        loop = asyncio.get_running_loop()
        for seat, (path, head) in enumerate(zip(paths, headers, strict=True)):
            line = Line(partial(self.take, seat), path, head)
            await loop.create_connection(lambda line=line: line, HOST, port)  # type: ignore[misc]
            await asyncio.wait_for(line.opened, PATIENCE)
            self.lines.append(line)

    def take(self, seat: int, frame: bytes) -> None:
        if self.heard[seat] == self.move or not any(mark in frame for mark in self.marks):
            self.other(seat, frame)
            return
        self.heard[seat] = self.move
        self.left -= 1
        if OPTIONS in frame:
            self.asked, self.frame = seat, frame
        if seat == self.mover:
            if self.beginning:
                self.begun()
            else:
                self.load.own.append(perf_counter() - self.started)
        if not self.left:
            self.complete()

    def complete(self) -> None:
        """All eight have heard."""
        self.load.completed += 1
        if not self.beginning:
            self.load.all.append(perf_counter() - self.started)
            self.budget -= 1
        if self.asked < 0:
            self.renew()
            return
        self.beginning = False
        self.load.ready(self)

    def play(self, started: float) -> None:
        """Answer at random, as the seat that is asked."""
        found = LISTED.search(self.frame)
        if found is None:
            raise LoadError(f"no options: {self.frame!r}")
        seat = self.mover = self.asked
        text = self.answer(seat, self.load.choose(found[1].split(b",")), NIGHT in self.frame)
        self.expect(self.move + 1)
        self.idle = False
        self.started = started
        self.lines[seat].send(text)


@dataclass
class Pace:
    """What was measured: moves a second, and the times until the mover and the last of the eight saw a move, in ms."""

    speed: float
    own: tuple[float, float]
    all: tuple[float, float]


class Load:
    """All rooms of a run, and the pace at which they play."""

    def __init__(self, seed: int) -> None:
        self.choose: Callable[[list[bytes]], bytes] = Random(seed).choice
        self.rooms: list[Room] = []
        self.own: list[float] = []
        self.all: list[float] = []
        self.eager = False
        self.waiting = 0
        self.completed = 0
        self.settled = asyncio.Event()
        self.failure: BaseException | None = None
        asyncio.get_running_loop().set_exception_handler(self.fail)

    def fail(self, loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        failure = context.get("exception")
        if self.failure is None:
            self.failure = failure if isinstance(failure, Exception) else LoadError(str(context.get("message")))
        self.settled.set()

    def ready(self, room: Room) -> None:
        """A room may make its next move, and makes it if it should."""
        if self.eager and room.budget != 0:
            room.play(perf_counter())
        elif room.owed:
            started, room.owed = room.owed, 0.0
            room.play(started)
        else:
            room.idle = True
            self.waiting += 1
            if self.waiting == len(self.rooms):
                self.settled.set()

    def go(self, room: Room, started: float) -> None:
        self.waiting -= 1
        self.settled.clear()
        room.play(started)

    async def add(self, rooms: Sequence[Room]) -> None:
        """Rooms whose sockets are open begin to play; returns when all were asked."""
        self.rooms += rooms
        self.settled.clear()
        for room in rooms:
            room.renew()
        await self.rest()

    async def rest(self) -> None:
        """Until every room waits for us."""
        while not self.settled.is_set():
            before = self.completed
            try:
                await asyncio.wait_for(self.settled.wait(), PATIENCE)
            except TimeoutError:
                if self.completed == before:
                    raise LoadError(f"{len(self.rooms) - self.waiting} of {len(self.rooms)} rooms hang") from None
        if self.failure is not None:
            raise self.failure

    def forget(self) -> None:
        self.own.clear()
        self.all.clear()

    def pace(self, seconds: float) -> Pace:
        return Pace(len(self.all) / seconds, percentiles(self.own), percentiles(self.all))

    async def some(self, moves: int) -> None:
        """This many moves in every room, as fast as they go."""
        for room in self.rooms:
            room.budget = moves
        await self._closed(None)
        for room in self.rooms:
            room.budget = -1
        self.forget()

    async def closed(self, seconds: float) -> Pace:
        """Every room answers as soon as all eight have heard of the last answer."""
        self.forget()
        start = perf_counter()
        await self._closed(seconds)
        return self.pace(perf_counter() - start)

    async def _closed(self, seconds: float | None) -> None:
        self.eager = True
        for room in self.rooms:
            self.go(room, perf_counter())
        if seconds is not None:
            await asyncio.sleep(seconds)
            self.eager = False
        await self.rest()
        self.eager = False

    async def paced(self, interval: float, seconds: float) -> Pace:
        """Every room answers once an interval, each at its own moment of it.

        An answer that had to wait for the one before it is measured from the moment it was due.
        """
        self.forget()
        loop = asyncio.get_running_loop()
        start = loop.time() + 0.05
        turns = round(seconds / interval)

        def due(room: Room, moment: float, turns: int) -> None:
            if room.idle:
                self.go(room, perf_counter())
            elif not room.owed:
                room.owed = perf_counter()
            if turns > 1:
                loop.call_at(moment + interval, due, room, moment + interval, turns - 1)

        for number, room in enumerate(self.rooms):
            moment = start + interval * number / len(self.rooms)
            loop.call_at(moment, due, room, moment, turns)
        await asyncio.sleep(start - loop.time() + turns * interval)
        await self.rest()
        return self.pace(turns * interval)

    def close(self) -> None:
        for room in self.rooms:
            for line in room.lines:
                line.close()


def percentiles(times: list[float]) -> tuple[float, float]:
    """The median and the 99th percentile, in ms."""
    ordered = sorted(times)
    if not ordered:
        raise LoadError("nothing was measured")
    return ordered[len(ordered) // 2] * 1e3, ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)] * 1e3
