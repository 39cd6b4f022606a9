"""A socket that is closing: it hears why, and nothing that it sends is parsed any more."""

from __future__ import annotations

from contextlib import suppress

import pytest
from websockets.protocol import Protocol

from .guest import Guest, narrow, running
from .handmade import Caller, request
from .party import eventually, party


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many bytes the parser of frames was given, call by call; the test's own devices do not use it."""
    found: list[int] = []
    real = Protocol.receive_data

    def counted(self: Protocol, data: bytes) -> None:
        found.append(len(data))
        real(self, data)

    monkeypatch.setattr(Protocol, "receive_data", counted)
    return found


PING = b"\x89\x80\0\0\0\0"


async def test_nothing_is_parsed_of_a_socket_that_may_not_be_there(parsed: list[int]) -> None:
    async with running() as server, Caller(server.address) as caller:
        await caller.send(request(b"/ws/nowhere", server.address, {}))
        await caller.until(b'"t":"bye"')
        handshake = list(parsed)
        with suppress(ConnectionError):
            for _ in range(64):
                await caller.send(PING * 50_000)
        await caller.gone()
        assert parsed == handshake
        assert len(server.app.sockets) == 0


async def test_a_handshake_that_is_rejected_is_the_last_that_is_parsed(parsed: list[int]) -> None:
    async with running() as server, Caller(server.address) as caller:
        await caller.send(request(b"/ws/x", server.address, {"Origin": "https://evil.example"}))
        await caller.until(b"403 ")
        handshake = list(parsed)
        with suppress(ConnectionError):
            await caller.send(PING * 50_000)
        await caller.gone()
        assert parsed == handshake


@pytest.mark.parametrize(
    "frame",
    [PING, b"\x8a\x80\0\0\0\0", b"\x81\x80\0\0\0\0", b"\x82\x80\0\0\0\0"],
    ids=["pings", "pongs", "texts", "bytes"],
)
async def test_a_flood_is_parsed_until_it_is_closed_and_no_further(frame: bytes, parsed: list[int]) -> None:
    limits = narrow(messages_burst=40, messages_per_second=10)
    async with running(limits=limits) as server:
        host = await Guest.host(server.address)
        async with Caller(server.address) as caller:
            await caller.send(request(f"/ws/{host.table}".encode(), server.address, {"Cookie": host.cookie}))
            await caller.until(b'"t":"table"')
            handshake = sum(parsed)
            with suppress(ConnectionError):
                await caller.send(frame * 100_000)
            await caller.gone()
            assert sum(parsed) - handshake < 20_000
        await eventually(lambda: len(server.app.sockets) == 0)


async def test_pieces_of_a_message_without_end_are_a_flood(parsed: list[int]) -> None:
    limits = narrow(messages_burst=40, messages_per_second=10)
    async with running(limits=limits) as server:
        host = await Guest.host(server.address)
        async with Caller(server.address) as caller:
            await caller.send(request(f"/ws/{host.table}".encode(), server.address, {"Cookie": host.cookie}))
            await caller.until(b'"t":"table"')
            handshake = sum(parsed)
            with suppress(ConnectionError):
                await caller.send(b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 100_000)
            await caller.gone()
            assert sum(parsed) - handshake < 20_000


async def test_after_what_is_no_frame_nothing_is_parsed(parsed: list[int]) -> None:
    async with running() as server, party(server, 2) as guests:
        host = guests[0]
        async with Caller(server.address) as caller:
            await caller.send(request(f"/ws/{host.table}".encode(), server.address, {"Cookie": host.cookie}))
            await caller.until(b'"t":"table"')
            before = sum(parsed)
            with suppress(ConnectionError):
                await caller.send(b"\xff" * 1_000_000)
            await caller.gone()
            assert sum(parsed) - before < 20_000  # the guests' own parsers among it
        await host.must("ping")


async def test_whoever_is_let_go_hears_the_goodbye_and_is_gone_at_once() -> None:
    async with running() as server, Caller(server.address) as caller:
        await caller.send(request(b"/ws/nowhere", server.address, {}))
        heard = await caller.all()
        assert heard.endswith(b"\x88\x02" + (4404).to_bytes(2, "big"))
        assert b'"t":"bye","code":4404' in heard
