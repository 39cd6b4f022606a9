"""Attacks by HTTP: bodies, methods and heads that no client of ours would send, to every address there is."""

from __future__ import annotations

import json
from collections.abc import Iterator

from tests.server.guest import get

from .byhand import exchange, http, noise
from .registry import Field, attack

DEEP = 5_000
BODILESS = ("/links", "/share", "/own")
"""How addresses end that read no JSON."""
BODIES: dict[str, bytes] = {
    "nothing": b"",
    "half": b'{"name": "x", "game": ',
    "no JSON": b"name=x&game=mafia",
    "a null": b"null",
    "a number": b"7",
    "a list": b"[]",
    "deep lists": b"[" * DEEP + b"]" * DEEP,
    "deep lists, open": b"[" * DEEP,
    "deep objects": b'{"a":' * DEEP + b"1" + b"}" * DEEP,
    "deep in a field": b'{"name": "x", "game": "mafia", "options": {"a": ' + b"[" * DEEP + b"]" * DEEP + b"}}",
    "not UTF-8": b'{"name": "\xff\xfe", "game": "mafia"}',
    "half of a letter": b'{"name": "\\ud800", "game": "mafia"}',
    "a zero": b'{"name": "\\u0000", "game": "mafia"}',
    "wrong types": b'{"name": 7, "game": [], "options": "x", "token": {}, "seats": "many", "kind": 1}',
    "huge numbers": b'{"seats": 1e999, "bots": 99999999999999999999999999, "options": {"night": 1e308}}',
    "a very long number": b'{"name": "x", "game": "mafia", "options": {"night": ' + b"9" * 5000 + b"}}",
    "not a number": b'{"name": "x", "game": "mafia", "options": {"night": NaN}}',
    "the same twice": b'{"name": "x", "name": "y", "game": "mafia", "game": "spyfall"}',
    "unknown fields": b'{"name": "x", "game": "mafia", "seed": 1, "deal": [], "__proto__": {}}',
    "a very long name": b'{"name": "' + b"x" * 60_000 + b'", "game": "mafia"}',
    "very many options": json.dumps(
        {"name": "x", "game": "mafia", "options": dict.fromkeys(map(str, range(5000)), 1)}
    ).encode(),
    "more than is taken": b'{"name": "' + b"x" * 70_000 + b'"}',
}
KINDS = ("application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x")
REST = b"x" * 10_000
"""Enough for a length that has grown: who promises more than he sends is kept waiting."""
REFUSED = "400, 401, 403, 404, 405, 409, 411, 413, 415, 422, 429"


async def addresses(field: Field) -> list[tuple[str, str]]:
    """Every method and path of the API, as its own document has them."""
    document = (await get(field.address, "/api/openapi.json")).json()
    filled = {
        "table": field.table,
        "game": "mafia",
        "language": "ru",
        "code": "x",
        "name": "own",
        "number": "1",
        "key": "x",
    }
    return [
        (method.upper(), path.format(**filled))
        for path, item in document["paths"].items()
        for method in item
        if method != "parameters"
    ]


@attack(short=352, long=35_200, then=f"200, 201, 304, {REFUSED}")
async def bodies_that_make_no_sense(field: Field) -> None:
    """Broken, deep, huge and mistyped bodies for every address of the API."""
    found = _bodies(await addresses(field))
    for number in range(field.count):
        if number % 50 == 0:
            source = field.source()
        method, path, body = next(found)
        kind = KINDS[0] if number % 5 else field.dice.choice(KINDS)
        field.note(await exchange(field.address, source, http(method, path, field.address, body, Content_Type=kind)))


def _bodies(routes: list[tuple[str, str]]) -> Iterator[tuple[str, str, bytes]]:
    while True:
        for body in BODIES.values():
            for method, path in routes:
                yield method, path, body


@attack(short=40, long=4000, then="400, 413, 429, 415")
async def deep_json(field: Field) -> None:
    """Five thousand brackets in each other, for every address that reads JSON."""
    routes = [path for method, path in await addresses(field) if method == "POST"]
    reading = [path for path in routes if path == "/api/links" or not path.endswith(BODILESS)]
    deep = [body for name, body in BODIES.items() if name.startswith("deep")]
    for number in range(field.count):
        whole = http(
            "POST", reading[number % len(reading)], field.address, deep[number % len(deep)], Content_Type=KINDS[0]
        )
        field.note(await exchange(field.address, field.source(), whole))


@attack(short=200, long=20_000, then=f"200, 304, 414, 421, 431, closed, 501, 505, {REFUSED}")
async def requests_with_changed_bytes(field: Field) -> None:
    """Requests to every address, changed at random, or nothing but noise."""
    routes = await addresses(field)
    source = field.source()
    for number in range(field.count):
        if number % 50 == 0:
            source = field.source()
        method, path = field.dice.choice(routes)
        whole = bytearray(http(method, path, field.address, b'{"name": 1}', Content_Type=KINDS[0]))
        for _ in range(field.dice.randint(1, 5)):
            whole[field.dice.randrange(len(whole))] = field.dice.choice(b"\x00\r\n :/%\xff9aA{")
        data = noise(400) if number % 10 == 0 else bytes(whole)
        field.note(await exchange(field.address, source, data + b"\r\n\r\n" * 4 + REST))


@attack(short=60, long=6000, then="405, 404, 400, 501, closed")
async def methods_that_there_are_not(field: Field) -> None:
    """Methods that an address does not take, and such as do not exist."""
    paths = [path for _, path in await addresses(field)]
    for number in range(field.count):
        method = ("PUT", "PATCH", "TRACE", "CONNECT", "PROPFIND", "BREW", "get", "G" * 5000)[number % 8]
        field.note(
            await exchange(field.address, field.source(), http(method, paths[number % len(paths)], field.address))
        )


@attack(short=120, long=12_000, then=f"200, {REFUSED}")
async def questions_that_cost_much(field: Field) -> None:
    """What is barred at thirty seats, lists of places, pictures and texts: faster than one address may ask."""
    places = '[[places]]\nru = "Кухня"\nen = "Kitchen"\n'.encode() * 800
    choice = json.dumps({"seats": 30, "bots": 29, "mode": "everything", "options": {}}).encode()
    wholes = (
        http("POST", "/api/games/mafia/barred", field.address, choice, Content_Type=KINDS[0]),
        http("POST", "/api/games/spyfall/options/own", field.address, places, Content_Type="text/plain"),
        http("GET", f"/api/tables/{field.table}/qr.svg", field.address),
        http("GET", "/api/words/ru/spyfall", field.address),
        http("GET", "/api/games", field.address),
    )
    source = field.source()
    for number in range(field.count):
        field.note(await exchange(field.address, source, wholes[number % len(wholes)]))
