"""The honest table beside an attack: what it answers is acknowledged and kept, what it changes is seen by all."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from tests.server.guest import Guest, client, draw
from tests.server.party import Served, begin, everybody, party

PEOPLE = 6
BEAT_SECONDS = 0.15
"""Seconds of a round at least: so the host stays within what one socket may send."""
AT_ONCE = 10
"""So many rounds need no beat: a socket may send as much at once."""
WELCOMES = 20
"""In every so many rounds somebody new comes."""


class Neighbour:
    """Six people who play Mafia: in each round one of them answers, and the host changes something that all see."""

    def __init__(self, guests: Sequence[Guest], dice: random.Random) -> None:
        self.guests = guests
        self.answers = 0
        """Answers that were acknowledged."""
        self.refused: list[str] = []
        """Answers that were not, each by its reason."""
        self.lost = 0
        """Answers that were acknowledged and do not stand in the record of their match."""
        self.echoes: list[float] = []
        """Seconds until the last of the six saw what the host had changed."""
        self._dice = dice
        self._ledger: dict[int, list[tuple[Any, Any]]] = {}
        """What was acknowledged to each seat in the match that is on."""
        self._pace = 1.0
        self._rounds = 0

    @property
    def host(self) -> Guest:
        return self.guests[0]

    async def play(self, enough: Callable[[], bool]) -> None:
        """Play on until it is enough."""
        while not enough():
            begun = time.perf_counter()
            await self._echo()
            await self._move()
            if len(self.echoes) % WELCOMES == 0:
                await self.welcome()
            self._rounds += 1
            if self._rounds > AT_ONCE:
                await asyncio.sleep(max(0.0, BEAT_SECONDS - (time.perf_counter() - begun)))

    async def _echo(self) -> None:
        self._pace = 3.0 - self._pace
        sent = time.perf_counter()
        await self.host.must("set", pace=self._pace)
        await everybody(self.guests, lambda guest: guest.at["pace"] == self._pace)
        self.echoes.append(time.perf_counter() - sent)

    async def _move(self) -> None:
        """After an echo everybody knows what is asked, so that no answer is late."""
        asked = [(guest, ask) for guest in self.guests for ask in guest.asks]
        if asked:
            await self._answer(*self._dice.choice(asked))
        elif self.host.over:
            await self._begin_another()
        else:
            await self.host.must("hasten")

    async def _answer(self, guest: Guest, ask: dict[str, Any]) -> None:
        value = draw(ask["form"], self._dice)
        reply = await guest.answer(ask, value)
        if reply["t"] == "ok":
            self.answers += 1
            self._ledger.setdefault(guest.match["seat"], []).append((ask["ask"], value))
        else:
            self.refused.append(str(reply["code"]))

    async def _begin_another(self) -> None:
        await self.look_up()
        number = self.host.match["match"]
        await self.host.must("start")
        await everybody(self.guests, lambda guest: guest.match["match"] == number + 1)

    async def break_off(self) -> None:
        """End the match, so that its record can be read."""
        if not self.host.over:
            await self.host.must("lobby")
        await self.look_up()

    async def look_up(self) -> None:
        """Look everything that was acknowledged up in the record of the match that is over."""
        path = f"/api/tables/{self.host.table}/matches/{self.host.match['match']}"
        async with client(self.host.address, self.host.cookie, self.host.source) as http:
            answer = await http.get(path)
        assert answer.status_code == 200, answer.text
        entries = answer.json()["record"]["entries"]
        for seat, acknowledged in self._ledger.items():
            kept = [(entry["ask"], entry["value"]) for entry in entries if entry.get("seat") == seat]
            self.lost += missing(acknowledged, kept)
        self._ledger = {}

    async def welcome(self) -> None:
        """Somebody else comes, looks on and goes."""
        came = await self.host.friend(f"Гость {self._dice.getrandbits(20)}", "spectator")
        async with came:
            await came.must("ping")
        async with client(came.address, came.cookie, came.source) as http:
            assert (await http.delete(f"/api/tables/{came.table}/me")).status_code == 204


def missing(few: Sequence[Any], many: Sequence[Any]) -> int:
    """How many of the few do not stand among the many, in their order."""
    rest = list(many)
    lost = 0
    for one in few:
        if one in rest:
            del rest[: rest.index(one) + 1]
        else:
            lost += 1
    return lost


@asynccontextmanager
async def neighbours(server: Served, source: str, dice: random.Random) -> AsyncIterator[Neighbour]:
    """The table, with a match that has begun; it is closed in the end."""
    async with party(server, PEOPLE, source) as guests:
        await guests[0].must("set", clocks=False)
        await begin(guests)
        yield Neighbour(guests, dice)
        await guests[0].do("close")
