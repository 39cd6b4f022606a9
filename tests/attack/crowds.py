"""Attacks by many: tables without end, people who come and go, bots who think, crowds at the neighbours' own table."""

from __future__ import annotations

import asyncio
import json

from tests.server.guest import Guest

from .byhand import Peer, exchange, http
from .frames import hall, volley
from .registry import Field, attack

TABLE = json.dumps({"name": "x", "game": "mafia"}).encode()


@attack(short=30, long=2_600, then="201, 429, 503", alone=True, memory=400)
async def tables_beyond_the_limit(field: Field) -> None:
    """Ten tables from each address and more, until there are 2,000 and no more are made."""
    for number in range(field.count):
        if number % 12 == 0:
            source = field.source()
        whole = http("POST", "/api/tables", field.address, TABLE, Content_Type="application/json")
        field.note(await exchange(field.address, source, whole))


@attack(short=20, long=400, then="201, 429, 503", alone=True, memory=400)
async def lessons_without_end(field: Field) -> None:
    """Guided matches, each with its bots, begun and left."""
    lesson = json.dumps({"name": "x", "game": "mafia"}).encode()
    for number in range(field.count):
        if number % 12 == 0:
            source = field.source()
        whole = http("POST", "/api/lessons", field.address, lesson, Content_Type="application/json")
        field.note(await exchange(field.address, source, whole))


@attack(short=100, long=3000, then="came, refused, left")
async def people_who_come_and_go(field: Field) -> None:
    """At a table of their own and at the neighbours', people come and leave without end."""
    async with hall(field, 2, stage=None) as guests:
        source = field.source()
        for number in range(field.count):
            table = guests[0].table if number % 2 else field.table
            body = json.dumps({"name": f"x{number}", "kind": "spectator"}).encode()
            path = f"/api/tables/{table}"
            peer = await Peer.dial(field.address, source)
            assert peer is not None
            await peer.send(http("POST", f"{path}/people", field.address, body, Content_Type="application/json"))
            status, cookie = await peer.cookie()
            peer.close()
            field.note("came" if status == "201" else "refused")
            if cookie:
                status = await exchange(
                    field.address, source, http("DELETE", f"{path}/me", field.address, Cookie=cookie)
                )
                field.note("left" if status == "204" else status)


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
    body = {"name": "x", "kind": "spectator"}
    answer = await _enter(field, source, json.dumps(body).encode())
    guest = Guest(field.address, field.table, answer, 0)
    guest.source = source
    for number in range(0, field.count, 200):
        text = json.dumps({"do": ("ping", "say", "here", "language")[number // 200 % 4], "id": number})
        await volley(field, guest, [text] * 200)


async def _enter(field: Field, source: str, body: bytes) -> str:
    peer = await Peer.dial(field.address, source)
    assert peer is not None
    path = f"/api/tables/{field.table}/people"
    await peer.send(http("POST", path, field.address, body, Content_Type="application/json"))
    status, cookie = await peer.cookie()
    peer.close()
    assert status == "201", status
    return cookie


@attack(short=2, long=40, then="a match of thirty bots", memory=128)
async def thirty_bots_who_think(field: Field) -> None:
    """Tables at which thirty bots think about Mafia at once."""
    tables = 1 + field.count // 20
    await asyncio.gather(*(_think(field, max(1, field.count // tables)) for _ in range(tables)))


async def _think(field: Field, steps: int) -> None:
    async with hall(field, 2, stage=None) as guests:
        host = guests[0]
        await host.must("set", bots=[0, 0])
        for number in range(30):
            if number > 30:
                await asyncio.sleep(0.1)
            await host.must("bot", level="belief")
        await host.must("start")
        await host.until(lambda: bool(host.match))
        for _ in range(steps):
            await asyncio.sleep(0.15)
            if host.over:
                break
            await host.do("hasten")
            field.note("a match of thirty bots")
