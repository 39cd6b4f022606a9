"""A guest who knows the addresses of all servers, comes back through any of them, and notes what was acknowledged."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.guest import Guest, draw
from tests.server.killing import Returning
from tests.server.listener import Heard, Listener

ATTEMPT_SECONDS = 6.0
"""After so many seconds a server that does not answer is left for another."""
RETURN_SECONDS = 600.0
"""Within so many seconds somebody is back, however much happens meanwhile on however busy a machine; it is measured."""
IMPATIENCE_SECONDS = 1.5
"""After so many seconds in which nobody is asked, the host lets time be up."""
UNKNOWN = frozenset(("journal-down",))
"""Refusals after which nobody knows whether the answer was kept: another server may have found it."""

LOST = (OSError, TimeoutError, InvalidHandshake, InvalidMessage, ConnectionClosed, EOFError)


class Wanderer(Returning, Listener):
    """One device at a table that may be anywhere."""

    pings = 3.0, 5.0

    def __init__(self, address: str, table: str, cookie: str, person: int, lang: str = "ru") -> None:
        super().__init__(address, table, cookie, person, lang)
        self.addresses: Sequence[str] = (address,)
        self.dice = random.Random()
        self.pace = 0.0
        self.hosts = False
        self.chapters: dict[int, list[Heard]] = {}
        """What came of each match."""
        self.doubtful: Counter[tuple[Any, str]] = Counter()
        """Answers of which nobody has said whether they were kept."""
        self.back: list[tuple[float, float]] = []
        """When it was cut off, and when it had its table in front of it again."""

    @classmethod
    def of(cls, guest: Guest, text: bool = False) -> Wanderer:
        """The same guest."""
        made = cls(guest.address, guest.table, guest.cookie, guest.person, guest.lang)
        made.text, made.shared, made.source = text, guest.shared, guest.source
        return made

    def take(self, raw: bytes) -> None:
        before = len(self.heard)
        try:
            super().take(raw)
        except AssertionError as error:
            error.add_note(
                f"{raw[:300]!r} at match {self.match.get('match')}, {len(self.told)} told, {len(self.lines)} said"
            )
            raise
        new = self.heard[before:]
        del self.heard[before:]
        if self.match:
            self.chapters.setdefault(self.match["match"], []).extend(new)
        self.raw.clear()

    # --- coming back ----------------------------------------------------------------------------------------------

    async def come_back(self) -> None:
        """Try one server after another until the table is there."""
        lost = asyncio.get_running_loop().time()
        async with asyncio.timeout(RETURN_SECONDS):
            while not await self._returned():
                await asyncio.sleep(self.dice.uniform(0.05, 0.2))
        self.back.append((lost, asyncio.get_running_loop().time()))
        self.returns += 1

    async def _returned(self) -> bool:
        self.address = self.dice.choice(self.addresses)
        self.at = {}
        with suppress(*LOST):
            async with asyncio.timeout(ATTEMPT_SECONDS):
                await self.cut()
                await self.open()
        return bool(self.at) and self.code is None

    async def reach(self, true: Callable[[], Any]) -> None:
        """Wait until this is so, and come back meanwhile as often as need be."""
        async with asyncio.timeout(RETURN_SECONDS):
            while not true():
                if self.code is not None:
                    await self.come_back()
                    continue
                await self.until(lambda: true() or self.code is not None)

    # --- playing --------------------------------------------------------------------------------------------------

    @property
    def finished(self) -> bool:
        """Whether the match is over, and the table knows it."""
        return bool(self.over) and self.at.get("stage") == "ended"

    async def play_on(self) -> None:
        """Answer at leisure until the match is over, whatever happens to the servers."""
        while not self.finished:
            if self.code is not None:
                await self.come_back()
                continue
            await self._linger()
            if not self.finished and self.code is None:
                try:
                    await self._do_something()
                except ConnectionClosed:
                    await self.cut()  # it also says if something was wrong with what came

    async def _linger(self) -> None:
        """Wait until something is to be done here, and then a while, as people do."""
        with suppress(TimeoutError):
            await self.until(
                lambda: bool(self.asks) or self.code is not None or self.finished,
                IMPATIENCE_SECONDS if self.pace else 0.1,
            )
        if self.pace and self.asks:
            await asyncio.sleep(self.dice.uniform(0.5, 1.5) * self.pace)

    async def _do_something(self) -> None:
        if self.dice.random() < 0.05:
            await self._say(f"слово {self.dice.getrandbits(48):x}")
        if self.asks and self.code is None:
            ask = self.dice.choice(self.asks)
            await self._answer(ask, draw(ask["form"], self.dice))
        elif self.hosts and self.code is None:
            await self.do("hasten")

    async def _answer(self, ask: dict[str, Any], value: Any) -> None:
        given = ask["ask"], json.dumps(value)
        self.doubtful[given] += 1
        answer = await self.answer(ask, value)
        if answer["t"] == "ok":
            self.acknowledged.append((ask["ask"], value))
        if answer["t"] == "ok" or (answer["t"] == "error" and answer["code"] not in UNKNOWN):
            self.doubtful[given] -= 1
        if answer.get("code") in ("slow-down", "paused", *UNKNOWN):
            await asyncio.sleep(0.3)
