"""Bots that sit at a live table: they think beside the table, and hold it up for nothing.

A few workers think, each about the matches of some tables. A worker is told what a match began with, and from then on
only what is new. One that dies is replaced, and what it was thinking about is thought again; one that is lost in
thought is ended, and what it was asked takes the default. In a new worker bots learn from the story what they knew.
"""

from __future__ import annotations

import asyncio
import pickle
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import count
from typing import NamedTuple, TypeAlias

import msgspec

from ..bots import EVEN, Move, Temper
from .livematch import LiveMatch
from .minds import BotFailure, Errand, MatchStart, Reply
from .workers import ThreadWorker, Worker, WorkerDied

TOO_LONG_SECONDS = 10.0
"""A bot that thinks longer than this takes the default."""
CATCH_UP_SECONDS = 60.0
"""How long a worker may take to replay what it has not seen of a match."""
TRIES = 2
"""How many workers may die of one thought."""

Thought: TypeAlias = asyncio.Future[Move | None]
"""What a bot will have decided."""
Hire: TypeAlias = Callable[[], Awaitable[Worker]]
"""Brings a new worker."""


class BotFailed(Exception):
    """A bot has failed where it thinks: what was raised there, and where."""

    def __init__(self, failure: BotFailure) -> None:
        super().__init__(failure.text)
        self.failure = failure


class ThinkingBot:
    """A bot in a seat: what makes it who it is. It thinks elsewhere, one thought at a time."""

    __slots__ = ("level", "seed", "temper")

    def __init__(self, level: str, temper: Temper = EVEN) -> None:
        self.level = level
        self.temper = temper
        self.forget()

    def forget(self) -> None:
        """Start over: what it thought of is no longer so. It is still who it is."""
        self.seed = secrets.token_hex(16)


class Thinking(NamedTuple):
    """What one bot is to look at: the match as far as it has come by now."""

    thought: Thought
    live: LiveMatch
    backs: int
    entries: int
    typed: int
    spoken: bool
    seat: int
    level: str
    temper: Temper
    seed: str


def begin_thinking(live: LiveMatch, seat: int, head: ThinkingBot) -> Thinking:
    """What a bot looks at from here on."""
    thought: Thought = asyncio.get_running_loop().create_future()
    now = live.backs, live.entered, len(live.typed), live.spoken
    return Thinking(thought, live, *now, seat, head.level, head.temper, head.seed)


class _Fed:
    """What a worker knows of one match."""

    __slots__ = ("backs", "entries", "number", "typed")

    def __init__(self, number: int, backs: int) -> None:
        self.number = number
        self.backs = backs
        self.entries = 0
        self.typed = 0


class Feed:
    """What a worker knows of each match: it is told only what is new."""

    def __init__(self) -> None:
        self._fed: dict[LiveMatch, _Fed] = {}
        self._numbers = count(1)

    def errand(self, work: Thinking) -> bytes:
        """The message that lets a bot think."""
        live, fed, start = work.live, self._fed.get(work.live), None
        if fed is None or fed.backs != work.backs:
            fed = _Fed(fed.number if fed is not None else next(self._numbers), work.backs)
            began = live.began
            start = MatchStart(live.game.address, began.seats, began.seed, began.options)
        entries = live.match.entries(fed.entries)[: work.entries - fed.entries]
        typed = live.typed[fed.typed : work.typed]
        more = work.spoken, work.seat, work.level, work.temper, work.seed
        message = pickle.dumps(Errand(fed.number, start, entries, typed, *more), 5)
        fed.entries, fed.typed = work.entries, work.typed
        self._fed[live] = fed
        return message

    def forget(self, live: LiveMatch) -> int | None:
        """The worker is to know nothing of this match any more: by which number it knew it."""
        fed = self._fed.pop(live, None)
        return None if fed is None else fed.number


class _Lane:
    """One worker at a time, and what is to be thought there, one thing after another."""

    def __init__(self, hire: Hire, died: Callable[[WorkerDied], None]) -> None:
        self.matches: set[LiveMatch] = set()
        self._hire = hire
        self._died = died
        self._waiting: asyncio.Queue[Thinking | LiveMatch] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._worker: Worker | None = None
        self._feed = Feed()

    def put(self, work: Thinking | LiveMatch) -> None:
        """Let a bot think, or a match be forgotten, when its turn comes."""
        self._waiting.put_nowait(work)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run(), name="lichina-bots")

    async def close(self) -> None:
        """No more thoughts."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        try:
            while True:
                work = await self._waiting.get()
                if isinstance(work, LiveMatch):
                    number = self._feed.forget(work)
                    if self._worker is not None and number is not None:
                        self._worker.forget(number)
                elif not work.thought.done():
                    await self._think(work)
        finally:
            await self._dismiss()

    async def _think(self, work: Thinking) -> None:
        try:
            move = await self._tried(work)
        except Exception as error:
            if not work.thought.done():
                work.thought.set_exception(error)
        else:
            if not work.thought.done():
                work.thought.set_result(move)

    async def _tried(self, work: Thinking) -> Move | None:
        for _ in range(1, TRIES):
            try:
                return await self._decided(work)
            except WorkerDied as error:
                self._died(error)
                if work.thought.done():
                    return None
        return await self._decided(work)

    async def _decided(self, work: Thinking) -> Move | None:
        """What the worker says; if it is not worth anything any more, it goes."""
        worker = self._worker
        if worker is None:
            worker = self._worker = await self._hire()
        message = self._feed.errand(work)
        try:
            async with asyncio.timeout(CATCH_UP_SECONDS):
                await worker.begin(message)
            async with asyncio.timeout(TOO_LONG_SECONDS):
                said = await worker.reply()
        except TimeoutError:
            await self._dismiss()
            raise TimeoutError("a bot thought for too long") from None
        except BaseException:
            await self._dismiss()
            raise
        reply = _read(said)
        if reply.failure is not None:
            if reply.failure.lost:
                self._feed.forget(work.live)
            raise BotFailed(reply.failure)
        return reply.move

    async def _dismiss(self) -> None:
        worker, self._worker, self._feed = self._worker, None, Feed()
        if worker is not None:
            await worker.end()


_read = msgspec.msgpack.Decoder(Reply).decode


class Thinkers:
    """A few workers, each for some of the matches. They are hired when they are needed."""

    def __init__(self, hire: Hire = ThreadWorker.hire, most: int = 2) -> None:
        self.trouble: Callable[[BaseException], None] = lambda error: None
        """A worker has died."""
        self._lanes: Sequence[_Lane] = [_Lane(hire, self._died) for _ in range(most)]

    def think(self, live: LiveMatch, seat: int, head: ThinkingBot) -> Thought:
        """Let a bot decide."""
        lane = next((lane for lane in self._lanes if live in lane.matches), None)
        if lane is None:
            lane = min(self._lanes, key=lambda lane: len(lane.matches))
            lane.matches.add(live)
        work = begin_thinking(live, seat, head)
        lane.put(work)
        return work.thought

    def leave(self, live: LiveMatch) -> None:
        """Nobody thinks about this match any more."""
        for lane in self._lanes:
            if live in lane.matches:
                lane.matches.remove(live)
                lane.put(live)

    def _died(self, error: WorkerDied) -> None:
        self.trouble(error)

    async def close(self) -> None:
        """No more thoughts."""
        for lane in self._lanes:
            await lane.close()
