"""Attacks by those who have no right to be there: refused sockets, guesses, the pages of others, other files."""

from __future__ import annotations

import asyncio
import base64
import os
from urllib.parse import quote

from lichina.server.guards import cookie_name, new_token
from lichina.server.sockets import PROTOCOL

from .byhand import Peer, exchange, frame, http
from .registry import Field, attack

FLOOD = frame(b'{"do":"ping","id":1}') * 500
"""What those send who have been shown the door."""


@attack(short=9, long=900, then="closed 4404, closed 4401, closed 4406, cut")
async def floods_after_a_refusal(field: Field) -> None:
    """An unknown table, a wrong token, a wrong protocol; each goes on sending when it has been refused."""
    for _ in range(0, field.count, 9):
        await asyncio.gather(*(_flood(field, number) for number in range(9)))


async def _flood(field: Field, number: int) -> None:
    table, headers = (
        (new_token()[:16], {}),
        (field.table, {"Cookie": f"{cookie_name(field.table)}={new_token()}"}),
        (field.table, {"Sec-WebSocket-Protocol": "lichina.9"}),
    )[number % 3]
    peer, status = await Peer.sit(field.address, field.source(), table, headers)
    if peer is None or status != "101":
        field.note(status)
        return
    ending = asyncio.create_task(peer.end())
    sent = 0
    while not ending.done() and sent < 2000 and await peer.send(FLOOD):
        sent += 1
    field.note(await ending)
    peer.close()


ORIGINS = (
    "https://evil.example",
    "null",
    "http://127.0.0.1.evil.example",
    "http://localhost:1",
    "file://",
    "chrome-extension://x",
)
HOSTS = (
    "evil.example",
    "127.0.0.1.evil.example",
    "",
    "evil.example:80",
    "[::1",
    "a" * 300,
    "localhost.evil.example",
    "xn--80ak6aa92e.com",
)


@attack(short=56, long=5600, then="403, 421, 400")
async def pages_and_names_of_others(field: Field) -> None:
    """Requests and sockets from the pages of others, and under names that were made to point here."""
    upgrade = {"Upgrade": "websocket", "Sec_WebSocket_Version": "13", "Sec_WebSocket_Protocol": PROTOCOL}
    body = b'{"name":"x","game":"mafia"}'
    tried = 0
    while tried < field.count:
        for headers in (*({"Origin": one} for one in ORIGINS), *({"Host": one} for one in HOSTS)):
            key = base64.b64encode(os.urandom(16)).decode()
            socket = {**upgrade, "Connection": "Upgrade", "Sec_WebSocket_Key": key, **headers}
            source = field.source()
            for whole in (
                http("GET", f"/ws/{field.table}", field.address, b"", **socket),
                http("POST", "/api/tables", field.address, body, Content_Type="application/json", **headers),
                http("POST", f"/api/tables/{field.table}/people", field.address, body, **headers),
                http("DELETE", f"/api/tables/{field.table}/me", field.address, b"", **headers),
            ):
                field.note(await exchange(field.address, source, whole))
                tried += 1


@attack(short=60, long=6000, then="404, 429")
async def guessed_codes_links_and_keys(field: Field) -> None:
    """Codes of tables, links to other devices and keys of replays, guessed one after another."""
    words = ("сова", "лиса", "ёж", "owl", "fox", "' OR 1=1", "%00", "../x")
    source = field.source()
    for number in range(field.count):
        if number % 30 == 0:
            source = field.source()
        token = new_token()
        whole = (
            http("GET", f"/api/codes/{quote(field.dice.choice(words) + token[:3])}", field.address),
            http(
                "POST", "/api/links", field.address, b'{"token":"%s"}' % token.encode(), Content_Type="application/json"
            ),
            http("GET", f"/api/replays/{field.table}/1/{token}", field.address),
        )[number % 3]
        field.note(await exchange(field.address, source, whole))


@attack(short=60, long=6000, then="401, closed 4401")
async def guessed_tokens(field: Field) -> None:
    """Tokens for a seat at the neighbours' table, guessed."""
    source = field.source()
    name = cookie_name(field.table)
    for number in range(field.count):
        cookie = (f"{name}={new_token()}", f"{name}=", f"{name}-1={new_token()}", f"{name}=../../x", "")[number % 5]
        if number % 2:
            peer, status = await Peer.sit(field.address, source, field.table, {"Cookie": cookie})
            assert peer is not None
            field.note(await peer.end(polite=True) if status == "101" else status)
            peer.close()
        else:
            path = f"/api/tables/{field.table}/matches/1"
            field.note(await exchange(field.address, source, http("GET", path, field.address, Cookie=cookie)))


UPWARDS = (
    "../",
    "..%2f",
    "%2e%2e/",
    "%2e%2e%2f",
    "..\\",
    "..%5c",
    "....//",
    "%252e%252e%252f",
    "..%c0%af",
    ".%00./",
    "//",
)
WANTED = ("etc/passwd", "proc/self/environ", "lichina.db", "app.py", "server/guards.py", "index.html%00.js")
SECRET = (b"root:", b"PATH=", b"SQLite format", b"import annotations")


@attack(short=132, long=13_200, then="400, 404, closed")
async def paths_out_of_the_folder(field: Field) -> None:
    """Paths that lead out of the folder of the web client."""
    source = field.source()
    tried = 0
    while tried < field.count:
        for up in UPWARDS:
            for wanted in WANTED:
                start = field.dice.choice(("/assets/", "/", "/api/words/ru/", "/assets//"))
                path = start + up * field.dice.randint(1, 9) + wanted
                peer = await Peer.dial(field.address, source)
                assert peer is not None
                await peer.send(http("GET", path, field.address))
                status, body = await peer.answer()
                field.note("a file of the machine" if any(secret in body for secret in SECRET) else status)
                peer.close()
                tried += 1
