"""Bodies, addresses and headers that are no text, or no JSON: a fault of whoever sent them, said in words."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest

from lichina.server.api import HANDLERS

from .guest import PATIENCE_SECONDS, Guest, running
from .handmade import Caller, troubles

DEEP = [b"[" * 5000 + b"]" * 5000, b'{"name": ' * 5000, b'{"name": "x", "options": ' + b"[" * 3000]
NO_TEXT = [
    b"\xff\xfe",
    b'{"name": "\xff"}',
    b'{"name": "\xc3"}',
    b'{"\xf0\x28\x8c\x28": 1}',
    b'{"name": "\xed\xa0\x80"}',
]
JSON = {"Content-Type": "application/json"}
QUERIES = [b"", b"?lang=%ff&person=%ff&as=%00&text=%ff&pack=%ff", b"?lang=\xff&person=\xd9\xa3", b"?" + b"&" * 3000]
PARTS = {"game": "mafia", "name": "own", "number": "1", "key": "k", "language": "ru", "code": "x"}
BODIES = [handler for handler in HANDLERS if not {str(method) for method in handler.http_methods} & {"GET", "DELETE"}]


@pytest.mark.parametrize("handler", BODIES, ids=lambda handler: handler.name or handler.fn.__name__)
async def test_a_body_that_is_no_json_is_a_fault_of_whoever_sent_it(handler: Any) -> None:
    async with running() as server:
        host = await Guest.host(server.address)
        path = re.sub(r"{(\w+):\w+}", lambda part: {**PARTS, "table": host.table}[part[1]], next(iter(handler.paths)))
        async with httpx.AsyncClient(
            base_url=f"http://{server.address}", verify=False, timeout=PATIENCE_SECONDS
        ) as client:
            for sent in DEEP + NO_TEXT:
                for language, words in (("ru", "Запрос не разобрать."), ("en", "This request is not understood.")):
                    headers = {
                        "Content-Type": "application/json",
                        "Accept-Language": language,
                        "Cookie": host.cookie,
                    }
                    answer = await client.post(path, content=sent, headers=headers)
                    assert answer.status_code < 500
                    if "data" in handler.parsed_fn_signature.parameters:
                        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request"), sent[:20]
                        assert answer.json()["text"] == words
        assert len(server.house.tables) == 1
        assert troubles(server) == 0


@pytest.mark.parametrize("handler", HANDLERS, ids=lambda handler: handler.name or handler.fn.__name__)
async def test_whatever_stands_in_an_address_or_a_header_is_no_fault_of_the_server(handler: Any) -> None:
    async with running() as server:
        (method,) = handler.http_methods
        path = re.sub(r"{\w+:\w+}", "%ff", next(iter(handler.paths))).encode()
        for query in QUERIES:
            for header in (b"Accept", b'Cookie: \xff=\xff; a="\\400"; b=%ff\r\nContent-Type', b"Accept-Language"):
                head = b"%s %s%s HTTP/1.1\r\nHost: 127.0.0.1\r\n" % (str(method).encode(), path, query)
                rest = b"Connection: close\r\nContent-Length: 0\r\n%s: \xff\xfe\r\n\r\n" % header
                async with Caller(server.address) as caller:
                    await caller.send(head + rest)
                    assert re.match(rb"HTTP/1.1 (200|4\d\d) ", await caller.all())
        assert troubles(server) == 0
