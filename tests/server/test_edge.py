"""The edge of the server: what a connection may send before anybody knows it, how long it may take, and how many."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httptools
import httpx
import pytest

from lichina.server.capacity import PARTING, Capacity
from lichina.server.farewell import MOST_DROPPED_BYTES
from lichina.server.guards import SECURITY_HEADERS
from lichina.server.limits import Limits

from .guest import PATIENCE_SECONDS, Guest, Running, get, narrow, post, running
from .handmade import Caller, request, troubles
from .party import eventually

LIMITS = Limits()


UPGRADE = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: eA==\r\n"


def refusal(answer: bytes) -> tuple[int, str, str]:
    """The status, the code and the words of a refusal that ends its connection."""
    head, _, body = answer.partition(b"\r\n\r\n")
    names = {line.partition(b":")[0].decode().lower() for line in head.split(b"\r\n")[1:]}
    assert {name.lower() for name in SECURITY_HEADERS} < names
    assert b"\r\nconnection: close\r\n" in head
    found = json.loads(body)
    return int(head[9:12]), found["code"], found["text"]


TOO_LONG = (414, "address-too-long", "Адрес запроса слишком длинный. / The address of this request is too long.")
HEADERS = (431, "headers-too-large", "Слишком большие заголовки запроса. / The headers of this request are too large.")
TOO_LARGE = (413, "too-large", "Слишком большой запрос. / This request is too large.")
TOO_SLOW = (408, "too-slow", "Запрос пришёл не целиком: слишком долго. / The request did not arrive in time.")
NO_PLACE = (
    503,
    "too-many-connections",
    "Слишком много соединений. Попробуйте через минуту. / Too many connections. Try again in a minute.",
)
NONSENSE = (400, "bad-request", "Запрос не разобрать. / This request is not understood.")


# --- how much ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("upgrade", [b"", UPGRADE], ids=["http", "socket"])
@pytest.mark.parametrize(
    ("start", "rest", "expected"),
    [
        (b"GET /" + b"x" * 4096, b" HTTP/1.1\r\nHost: x\r\n%s\r\n", TOO_LONG),
        (b"GET /?" + b"x" * 100_000, b"", TOO_LONG),
        (b"GET /ws/x HTTP/1.1\r\nHost: x\r\n%s", b"Cookie: " + b"c" * 8100 + b"\r\n\r\n", HEADERS),
        (b"GET /ws/x HTTP/1.1\r\nHost: x\r\n%s", b"Cookie: " + b"c" * 100_000, HEADERS),
        (b"GET /ws/x HTTP/1.1\r\nHost: x\r\n%s", b"c" * 100_000, HEADERS),
        (b"GET /ws/x HTTP/1.1\r\nHost: x\r\n%s", b"a: b\r\n" * 101, HEADERS),
        (b"GET /ws/x HTTP/1.1\r\nHost: x\r\n%s", b"Accept: %s\r\n" % (b"a" * 5000) * 7 + b"\r\n", HEADERS),
        (b"\r\n" * 50_000, b"", HEADERS),
    ],
    ids=["address", "endless address", "cookie", "endless header", "endless name", "headers", "all headers", "nothing"],
)
async def test_headers_and_addresses_end(upgrade: bytes, start: bytes, rest: bytes, expected: Any) -> None:
    async with running() as server:
        async with Caller(server.address) as caller:
            whole = start + rest
            await caller.send(whole.replace(b"%s", upgrade, 1))
            assert refusal(await caller.all()) == expected
        assert troubles(server) == 0


CHUNKED = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    "sent",
    [
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 65537\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: " + b"9" * 18 + b"\r\n\r\n{",
        CHUNKED + (b"1000\r\n" + b"x" * 4096 + b"\r\n") * 17,
        CHUNKED + b"1\r\nx\r\n" * 40_000,
        CHUNKED + b"1;" + b"e" * 200_000,
        CHUNKED + b"f" * 15 + b"\r\n" + b"x" * 200_000,
    ],
    ids=["declared", "huge", "chunks", "crumbs", "extension", "endless chunk"],
)
async def test_bodies_end_with_or_without_a_length(sent: bytes) -> None:
    async with running() as server:
        async with Caller(server.address) as caller:
            await caller.send(sent)
            assert refusal(await caller.all()) == TOO_LARGE
        assert not server.house.tables
        assert troubles(server) == 0


async def test_headers_after_a_body_count_with_those_before_it() -> None:
    async with running() as server, Caller(server.address) as caller:
        await caller.send(CHUNKED + b"2\r\n{}\r\n0\r\n" + b"a: b\r\n" * 101)
        assert refusal(await caller.all()) == HEADERS


async def test_what_fits_is_taken() -> None:
    async with running() as server:
        headers = {"Cookie": "c" * 7000, **{f"X-{number}": "x" * 250 for number in range(90)}}
        found = await get(server.address, "/healthz?" + "q" * 4000, **headers)
        assert found.status_code == 200
        long = "x" * (LIMITS.body_size - 100)
        answer = await post(server.address, "/api/tables", {"name": long})
        assert answer.status_code == 422


async def test_whoever_sends_everything_before_reading_hears_why_it_was_refused() -> None:
    async with running() as server:
        answer = await post(server.address, "/api/tables", {"name": "x" * (MOST_DROPPED_BYTES // 2)})
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


async def test_nonsense_and_other_protocols_are_refused_in_words() -> None:
    async with running() as server:
        for sent in (
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
            b"HELO you\r\n",
            b"GET /\xff HTTP/1.1\r\n\r\n",
        ):
            async with Caller(server.address) as caller:
                await caller.send(sent)
                assert refusal(await caller.all()) == NONSENSE
        answer = await get(server.address, "/healthz", Connection="Upgrade", Upgrade="h2c")
        assert answer.status_code == 200


class Counted(httptools.HttpRequestParser):
    """The parser, and how many bytes all of them were given."""

    given = 0

    def feed_data(self, data: Any) -> None:
        Counted.given += len(data)
        super().feed_data(data)


async def test_after_a_refusal_nothing_is_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(httptools, "HttpRequestParser", Counted)
    async with running() as server, Caller(server.address) as caller:
        await caller.send(b"GET / HTTP/1.1\r\nCookie: ")
        with suppress(ConnectionError):
            for _ in range(64):
                await caller.send(b"c" * (1 << 20))
        await caller.gone()
        assert 0 < Counted.given < 100_000


async def test_requests_that_wait_for_others_do_not_pile_up() -> None:
    async with running() as server:
        one = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        async with Caller(server.address) as caller:
            await caller.send(one * 3 + one.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
            assert (await caller.all()).count(b"HTTP/1.1 200 OK") == 4
        async with Caller(server.address) as caller:
            await caller.send(one * 1000)
            assert (await caller.all()).count(b"HTTP/1.1 200 OK") == LIMITS.pipelined + 1
        assert troubles(server) == 0


async def test_whoever_goes_in_the_middle_of_a_body_is_no_trouble() -> None:
    async with running() as server:
        async with Caller(server.address) as caller:
            await caller.send(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{")
            await eventually(lambda: server.app.edges.capacity.taken == 1)
        await eventually(lambda: server.app.edges.capacity.taken == 0)
        await get(server.address, "/healthz")
        assert troubles(server) == 0


# --- how long ---------------------------------------------------------------------------------------------------------

HALF = {
    "half a line": b"GET /heal",
    "half a header": b"GET /healthz HTTP/1.1\r\nHost: 127.",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{",
    "half a chunk": CHUNKED + b"9\r\n{",
    "half a handshake": b"GET /ws/x HTTP/1.1\r\nHost: 127.0.0.1\r\n" + UPGRADE,
}


@pytest.mark.parametrize("sent", HALF.values(), ids=HALF)
async def test_half_a_request_is_not_waited_for_without_end(sent: bytes) -> None:
    async with running(limits=narrow(head_seconds=0.1, body_seconds=0.1)) as server:
        async with Caller(server.address) as caller:
            await caller.send(sent)
            assert refusal(await caller.all()) == TOO_SLOW
        await eventually(lambda: server.app.edges.capacity.taken == 0)
        assert troubles(server) == 0


async def test_whoever_says_nothing_is_let_go_and_nothing_is_said() -> None:
    async with running(limits=narrow(head_seconds=0.1, keep_alive_seconds=0.1)) as server:
        async with Caller(server.address) as caller:
            assert await caller.all() == b""
        async with Caller(server.address) as caller:
            await caller.send(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert (await caller.all()).endswith(b'{"ok":true}')


@pytest.mark.parametrize("drop", [b"x", b"\r\n"])
async def test_drop_by_drop_takes_no_longer(drop: bytes) -> None:
    async with running(limits=narrow(head_seconds=0.1, keep_alive_seconds=0.1)) as server:
        async with Caller(server.address) as caller:
            await caller.send(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            with suppress(ConnectionError):
                while not caller.at_end:
                    await caller.send(drop)
                    await asyncio.sleep(0)
        await eventually(lambda: server.app.edges.capacity.taken == 0)


# --- how many ---------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def callers(server: Running, count: int) -> AsyncIterator[list[Caller]]:
    """So many connections that have a place and say nothing."""
    async with AsyncExitStack() as open_ones:
        made = [await open_ones.enter_async_context(Caller(server.address)) for _ in range(count)]
        await eventually(lambda: server.app.edges.capacity.taken == count)
        yield made


@pytest.mark.parametrize("limits", [narrow(connections_address=3), narrow(connections=3)], ids=["address", "all"])
async def test_connections_are_counted_and_further_ones_told_so(limits: Limits) -> None:
    async with running(limits=limits) as server, callers(server, 3) as made:
        refused = await get(server.address, "/healthz")
        assert (refused.status_code, refused.json()["code"]) == (503, "too-many-connections")
        async with Caller(server.address) as caller:
            assert refusal(await caller.all()) == NO_PLACE
        await made[0].__aexit__()
        await eventually(lambda: server.app.edges.capacity.taken == 2)
        assert (await get(server.address, "/healthz")).status_code == 200


async def test_a_socket_holds_the_place_of_its_connection() -> None:
    async with running(limits=narrow(connections_address=3)) as server:
        host = await Guest.host(server.address)
        await eventually(lambda: server.app.edges.capacity.taken == 0)
        async with host:
            assert server.app.edges.capacity.taken == 1
        await eventually(lambda: server.app.edges.capacity.taken == 0)


async def test_behind_a_proxy_sockets_count_for_whom_it_names() -> None:
    limits = narrow(connections_address=2)
    async with running(limits=limits, proxied=True) as server, callers(server, 5), AsyncExitStack() as open_ones:
        host = await Guest.host(server.address)
        for forwarded in ("203.0.113.1", "203.0.113.1, 203.0.113.2"):
            headers = {"Cookie": host.cookie, "X-Forwarded-For": forwarded}
            seated = []
            for _ in range(3):
                caller = await open_ones.enter_async_context(Caller(server.address))
                await caller.send(request(f"/ws/{host.table}".encode(), server.address, headers))
                seated.append(b'"t":"hello"' in await caller.until(b'"t":"'))
            assert seated == [True, True, False]


def test_only_so_many_are_told_that_there_is_no_place() -> None:
    places = Capacity(1, 1)
    assert places.take("a") and not places.take("b")
    assert [places.part() for _ in range(PARTING + 1)] == [True] * PARTING + [False]
    places.parted()
    assert places.part()
    places.leave("a")
    assert places.take("a") and places.taken == 1


SMALL = """
import resource, sys
from pathlib import Path
from lichina.server.config import Config
from lichina.server.limits import Limits
from lichina.server.capacity import room
from lichina.server.run import listen, run
resource.setrlimit(resource.RLIMIT_NOFILE, (64, 450))
config = Config(data=Path(sys.argv[1]), port=0, limits=Limits(head_seconds=1))
found = listen(config)
def ready(app):
    print(found.getsockname()[1], room(config.limits), *resource.getrlimit(resource.RLIMIT_NOFILE), flush=True)
run(config, found, ready)
"""


async def test_a_server_out_of_descriptors_keeps_those_of_its_journal(tmp_path: Path) -> None:
    async def flood(address: str) -> None:
        base = f"http://{address}"
        async with (
            httpx.AsyncClient(base_url=base, verify=False, timeout=PATIENCE_SECONDS) as inside,
            AsyncExitStack() as open_ones,
        ):
            assert (await inside.get("/healthz")).status_code == 200
            made = [await open_ones.enter_async_context(Caller(address)) for _ in range(300)]
            answer = await inside.post("/api/tables", json={"name": "Даша"})
            assert answer.status_code == 201
            ends = await asyncio.gather(*(caller.all() for caller in made))
            assert {end[:12] for end in ends} == {b"", b"HTTP/1.1 503"}
            assert (await get(address, "/healthz")).json() == {"ok": True}

    command = [sys.executable, "-c", SMALL, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        port, room, soft, hard = map(int, process.stdout.readline().split())
        try:
            assert (room, soft, hard) == (450 - 384, 450, 450)
            await flood(f"127.0.0.1:{port}")
        finally:
            process.terminate()
    assert process.returncode == 0


async def test_whoever_asks_for_much_and_reads_nothing_is_cut_off() -> None:
    async with running(limits=narrow(unread_seconds=0.1)) as server, Caller(server.address) as caller:
        async with asyncio.timeout(PATIENCE_SECONDS):
            with suppress(ConnectionError):
                while not caller.lost:
                    await caller.send(b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                    await asyncio.sleep(0)
        await eventually(lambda: server.app.edges.capacity.taken == 0)
        assert troubles(server) == 0
