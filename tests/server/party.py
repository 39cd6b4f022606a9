"""People round a real table, and ways to bring a match of theirs to where a test needs it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any, Protocol

from .guest import PATIENCE_SECONDS, Guest

NAMES = ("Даша", "Маша", "Пётр", "Оля", "Иван", "Зоя")
CRIMINALS = ("don", "mafioso")


class Served(Protocol):
    """A server that can be come to."""

    @property
    def address(self) -> str: ...


@asynccontextmanager
async def party(
    server: Served, people: int = 6, source: str | None = None, **settings: Any
) -> AsyncIterator[list[Guest]]:
    """So many people in the lobby, the host first."""
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(await Guest.host(server.address, NAMES[0], source, **settings))
        friends = [await stack.enter_async_context(await host.friend(name)) for name in NAMES[1:people]]
        yield [host, *friends]


async def begin(guests: Sequence[Guest], bots: int = 0, **options: Any) -> None:
    """Start a match of these people and so many bots, who act at once."""
    host = guests[0]
    await host.must("set", bots=[0, 0], options=options)
    for _ in range(bots):
        await host.must("bot")
    number = host.at["match"]
    await host.must("start")
    await everybody(guests, lambda guest: guest.match.get("match") == number + 1)


async def reach(guests: Sequence[Guest], stage: str) -> None:
    """Let time be up until the match is at this stage."""
    host = guests[0]
    while host.match["public"]["stage"] != stage:
        await host.must("hasten")
    await everybody(guests, lambda guest: guest.match["public"]["stage"] == stage)


async def everybody(guests: Sequence[Guest], true: Callable[[Guest], Any]) -> None:
    """Wait until this is so for each of them."""
    for guest in guests:
        await guest.until(partial(true, guest))


async def convict(guests: Sequence[Guest]) -> None:
    """Six people play the shortest match: the town votes its criminals out, and nobody does anything at night."""
    wanted = [guest.you["seat"] for guest in guests if guest.match["private"]["card"] in CRIMINALS]
    while True:
        await settle(guests)
        if guests[0].over:
            return
        asked = [(guest, ask) for guest in guests for ask in guest.asks]
        for guest, ask in asked:
            await guest.answer(ask, _verdict(ask, wanted))
        if not asked:
            await guests[0].must("hasten")


async def settle(guests: Sequence[Guest]) -> None:
    """Everybody has got what there was to get."""
    await asyncio.gather(*(guest.must("ping") for guest in guests))


async def eventually(true: Callable[[], bool]) -> None:
    """Wait for something that no frame tells of."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not true():
            await asyncio.sleep(0.01)


def _verdict(ask: dict[str, Any], wanted: Sequence[int]) -> Any:
    form = ask["form"]
    if form["kind"] == "tree":
        return ["ready"]
    options = form["options"]
    if ask["key"] == "vote":
        return next((seat for seat in wanted if seat in options), options[0])
    if "pass" in options:
        return "pass"
    return options[0]


def frames(guest: Guest, kind: str, start: int = 0) -> list[dict[str, Any]]:
    """The frames of a kind that this device got since then."""
    return [frame for frame in guest.frames[start:] if frame["t"] == kind]


def by(host: Guest, seat: int) -> str:
    """Who plays this seat, as the table says."""
    played: str = host.at["seats"][seat]["by"]
    return played


__all__ = ["NAMES", "begin", "by", "convict", "eventually", "everybody", "frames", "party", "reach", "settle"]
