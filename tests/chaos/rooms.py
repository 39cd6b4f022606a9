"""Rooms in which people and bots play one match after another, whatever happens to the servers."""

from __future__ import annotations

import asyncio
import json
import os
import random
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from tests.server.guest import Guest, get
from tests.server.killing import RETURN_SECONDS, SHORT

from .city import City
from .judging import Played, Verdict, Witness, judge
from .wanderer import Wanderer

SEATS = 6
PEOPLE = 2


class Room:
    """One table."""

    def __init__(self, number: int, city: City, dice: random.Random, pace: float) -> None:
        self.people: list[Wanderer] = []
        self.matches = 0
        self.playing = False
        self._number = number
        self._city = city
        self._dice = dice
        self._pace = pace

    @property
    def table(self) -> str:
        return self.people[0].table

    async def sit_down(self) -> None:
        """People come in through any server, from an address of their own; bots sit beside them."""
        source = f"127.1.{self._number // 250}.{self._number % 250 + 1}"
        first = await Guest.host(self._city.somewhere(self._dice), options=SHORT, source=source)
        guests = [first]
        for number in range(1, PEOPLE):
            first.address = self._city.somewhere(self._dice)
            guests.append(await first.friend(f"Гость {number}"))
        for guest in guests:
            one = Wanderer.of(guest)
            one.addresses, one.dice, one.pace = self._city.addresses, random.Random(self._dice.random()), self._pace
            self.people.append(one)
            await one.come_back()
        host = self.people[0]
        host.hosts = True
        await host.must("set", bots=[0, 0])
        for _ in range(SEATS - PEOPLE):
            await host.must("bot", level="simple")

    async def evening(self, over: asyncio.Event, judges: ProcessPoolExecutor) -> list[Verdict]:
        """Match after match until it is over; what came of each."""
        verdicts: list[Verdict] = []
        while not verdicts or not over.is_set():
            await self._begin()
            self.playing = True
            await asyncio.gather(*(one.play_on() for one in self.people))
            self.playing = False
            played = await self._played()
            verdicts.append(await asyncio.get_running_loop().run_in_executor(judges, judge, played))
        for one in self.people:
            await one.cut()
        return verdicts

    def hurry(self) -> None:
        """Nobody lingers any more."""
        for one in self.people:
            one.pace = 0.0

    async def _begin(self) -> None:
        """Everybody is asked for the next match, which may have begun when the last try was not answered."""
        host, number = self.people[0], self.matches + 1
        async with asyncio.timeout(RETURN_SECONDS):
            while host.match.get("match") != number:
                if host.code is not None:
                    await host.come_back()
                with suppress(ConnectionClosed):
                    answer = await host.do("start")
                    if answer["t"] == "ok" or answer.get("code") == "match-on":
                        await host.reach(lambda: host.match.get("match") == number)
                await asyncio.sleep(0.05)
        for one in self.people:
            await one.reach(partial(_sees, one, number))
        self.matches = number

    async def _played(self) -> Played:
        """All that is left of the match that is over."""
        record = await self._record()
        rows = await self._city.audit.rows(self.table)
        return Played(rows, record, [Witness.of(one) for one in self.people], self.people[0].match["names"])

    async def _record(self) -> dict[str, Any]:
        """The record, asked for at any server until one has it."""
        path = f"/api/tables/{self.table}/matches/{self.matches}"
        async with asyncio.timeout(RETURN_SECONDS):
            while True:
                with suppress(OSError, httpx.HTTPError, json.JSONDecodeError, TimeoutError):
                    async with asyncio.timeout(10.0):
                        answer = await get(self._city.somewhere(self._dice), path, self.people[0].cookie)
                    if answer.status_code == 200:
                        found: dict[str, Any] = answer.json()["record"]
                        return found
                await asyncio.sleep(0.2)


def _sees(one: Wanderer, number: int) -> bool:
    return one.match.get("match") == number


def judges(most: int = 1) -> ProcessPoolExecutor:
    """Processes that compare, and leave the processor to all others."""
    return ProcessPoolExecutor(most, get_context("spawn"), partial(os.nice, 5))
