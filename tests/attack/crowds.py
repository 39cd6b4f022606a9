"""Attacks by many: tables without end, people who come and go, bots who think, crowds at the neighbours' own table."""

from __future__ import annotations

import asyncio
import json

from tests.server.guest import Guest

from .byhand import Peer, exchange, http
from .frames import hall, volley
from .registry import Field, attack

NAMED = json.dumps({"name": "x", "game": "mafia"}).encode()
ADDRESS = 12
"""So many are asked for from one address: two more than it gets."""


@attack(short=30, long=2_600, then="201, 429, 503", alone=True, memory=400)
async def tables_beyond_the_limit(field: Field) -> None:
    """More tables than one address may make, from ever more addresses, until there are 2,000 and no more are made."""
    await _make(field, "/api/tables")


@attack(short=20, long=400, then="201, 429, 503", alone=True, memory=400)
async def lessons_without_end(field: Field) -> None:
    """Guided matches, each with its bots, begun and left."""
    await _make(field, "/api/lessons")


async def _make(field: Field, path: str) -> None:
    whole = http("POST", path, field.address, NAMED, Content_Type="application/json")
    for start in range(0, field.count, ADDRESS):
        source = field.source()
        for _ in range(min(ADDRESS, field.count - start)):
            field.note(await exchange(field.address, source, whole))


@attack(short=100, long=3000, then="201, 204, 429")
async def people_who_come_and_go(field: Field) -> None:
    """At a table of their own and at the neighbours', people come and leave without end."""
    async with hall(field, 2, stage=None) as guests:
        source = field.source()
        for number in range(field.count):
            table = guests[0].table if number % 2 else field.table
            status, cookie = await _enter(field, source, table, f"x{number}")
            field.note(status)
            if cookie:
                gone = http("DELETE", f"/api/tables/{table}/me", field.address, Cookie=cookie)
                field.note(await exchange(field.address, source, gone))


async def _enter(field: Field, source: str, table: str, name: str) -> tuple[str, str]:
    """Somebody comes to look on: the status of the answer, and his cookie."""
    body = json.dumps({"name": name, "kind": "spectator"}).encode()
    peer = await Peer.dial(field.address, source)
    assert peer is not None
    try:
        await peer.send(
            http("POST", f"/api/tables/{table}/people", field.address, body, Content_Type="application/json")
        )
        return await peer.cookie()
    finally:
        peer.close()


@attack(short=60, long=6000, then="101")
async def sockets_opened_and_dropped(field: Field) -> None:
    """A device comes and is gone, without end."""
    async with hall(field, 2, stage=None) as guests:
        source = field.source()
        for _ in range(field.count):
            peer, status = await Peer.sit(field.address, source, guests[1].table, {"Cookie": guests[1].cookie})
            field.note(status)
            if peer is not None:
                peer.close()


@attack(short=400, long=40_000, then="carried out, refused in words, closed 4429, closed 4409")
async def spectators_who_flood_the_neighbours(field: Field) -> None:
    """Spectators at the neighbours' own table send as much as they can."""
    source = field.source()
    status, cookie = await _enter(field, source, field.table, "x")
    assert status == "201", status
    guest = Guest(field.address, field.table, cookie, 0)
    guest.source = source
    for number in range(0, field.count, 200):
        text = json.dumps({"do": ("ping", "say", "here", "language")[number // 200 % 4], "id": number})
        await volley(field, guest, [text] * 200)


@attack(short=2, long=40, then="a match of thirty bots", memory=128)
async def thirty_bots_who_think(field: Field) -> None:
    """Tables at which thirty bots think about Mafia at once."""
    tables = 1 + field.count // 20
    await asyncio.gather(*(_think(field, max(1, field.count // tables)) for _ in range(tables)))


async def _think(field: Field, steps: int) -> None:
    async with hall(field, 2, stage=None) as guests:
        host = guests[0]
        await host.must("set", bots=[0, 0])
        for _ in range(30):
            await host.must("bot", level="belief")
        await host.must("start")
        await host.until(lambda: bool(host.match))
        for _ in range(steps):
            await asyncio.sleep(0.15)
            if host.over:
                break
            await host.do("hasten")
            field.note("a match of thirty bots")
