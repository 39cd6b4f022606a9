"""Attacks by those who sit at a table of their own: frames that are wrong, too many, too large or too small."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.guest import Guest
from tests.server.handmade import deaf, replies, reply_to, request
from tests.server.party import begin, party, reach
from tests.server.test_mutations import LOBBY, MATCH, mutated

from .byhand import BINARY, CLOSE, CONT, PATIENCE_SECONDS, PING, TEXT, Peer, frame
from .registry import Field, attack

STAGES = ("introduction", "discussion", "vote", "night")
BURST = 40
"""So many frames a socket may send at once."""


@asynccontextmanager
async def hall(field: Field, people: int = 6, bots: int = 0, stage: str | None = "vote") -> AsyncIterator[list[Guest]]:
    """A table of the attackers' own, with a match at this stage, or in its lobby."""
    async with party(field, people, field.source()) as guests:
        if stage is not None:
            await begin(guests, bots)
            await reach(guests, stage)
        try:
            yield guests
        finally:
            if guests[0].code is None:
                await guests[0].do("close")


async def volley(field: Field, guest: Guest, texts: Sequence[str | bytes]) -> None:
    """Send these at once on a socket of its own, and note what is said to them, or how the socket ends."""
    device = guest.twin()
    async with device:
        with suppress(ConnectionClosed):
            for text in texts:
                await device.send(text)
        await device.until(lambda: len(replies(device)) >= len(texts) or device.code is not None, PATIENCE_SECONDS)
        for reply in replies(device):
            field.note("carried out" if reply["t"] == "ok" else "refused in words")
        if device.code is not None:
            field.note(f"closed {device.code}")


SAID = "carried out, refused in words"


@attack(short=160, long=8000, then=f"{SAID}, closed 4400, closed 4404")
async def mutated_frames_in_a_match(field: Field) -> None:
    """Frames of a real match, changed at random, at every stage of it."""
    for stage in STAGES:
        async with hall(field, stage=stage) as guests:
            for number in range(0, field.count // len(STAGES), BURST):
                await volley(field, guests[1 + number // BURST % 5], [draw(MATCH, field) for _ in range(BURST)])


@attack(short=80, long=8000, then=f"{SAID}, closed 4400, closed 4404")
async def mutated_frames_of_a_host(field: Field) -> None:
    """Frames of a host in the lobby, changed at random."""
    async with hall(field, stage=None) as guests:
        for _ in range(0, field.count, BURST):
            await volley(field, guests[0], [draw(LOBBY, field) for _ in range(BURST)])


def draw(pool: list[dict[str, Any]], field: Field) -> str:
    return mutated(field.dice.choice(pool), field.dice)


# --- the wire ---------------------------------------------------------------------------------------------------------

HELLO = b'{"do":"ping"}'
WRONG: dict[str, bytes] = {
    "a frame without a mask": frame(HELLO, masked=False),
    "a compressed frame": frame(HELLO, reserved=4),
    "the second reserved bit": frame(HELLO, reserved=2),
    "the third reserved bit": frame(HELLO, reserved=1),
    "a kind that there is not": frame(HELLO, 3),
    "a control frame that there is not": frame(HELLO, 11),
    "a ping in pieces": frame(b"x", PING, last=False),
    "a ping that is too long": frame(b"x" * 126, PING),
    "a piece of nothing": frame(b"x", CONT),
    "a text within a text": frame(b"{", last=False) + frame(b"{"),
    "a goodbye of one byte": frame(b"x", CLOSE),
    "a goodbye with a code that there is not": frame(b"\x00\x01", CLOSE),
    "a text that is not UTF-8": frame(b"\xff\xfe"),
    "half of a letter": frame(b"\xd0"),
    "a length of an exabyte": frame(b"", length=1 << 60),
    "a length with its highest bit": frame(b"", length=(1 << 64) - 1),
    "a frame of 2 MB": frame(b"x" * (2 << 20)),
    "bytes": frame(b"\x00" * 100, BINARY),
}


@attack(short=18, long=3600, then="closed 1000, closed 1002, closed 1007, closed 1009, cut")
async def frames_against_the_standard(field: Field) -> None:
    """Compressed frames, bad masks, reserved bits and kinds, lengths of an exabyte: each on a socket of its own."""
    async with hall(field, 2, stage=None) as guests:
        wrong = list(WRONG.values())
        for number in range(field.count):
            field.note(await _alone(field, guests[1], wrong[number % len(wrong)]))


@attack(short=40, long=8000, then="closed 1000, closed 1002, closed 1007, closed 1009, closed 4400, cut")
async def frames_with_flipped_bits(field: Field) -> None:
    """Frames whose bits were flipped on the wire."""
    async with hall(field, 2, stage=None) as guests:
        for _ in range(field.count):
            whole = bytearray(frame(HELLO) * 3)
            for _ in range(field.dice.randint(1, 6)):
                whole[field.dice.randrange(len(whole))] ^= 1 << field.dice.randrange(8)
            field.note(await _alone(field, guests[1], bytes(whole)))


async def _alone(field: Field, guest: Guest, data: bytes) -> str:
    """Send this on a socket of its own, then a goodbye, and hang up: how it ends."""
    peer, status = await Peer.sit(field.address, field.source(), guest.table, {"Cookie": guest.cookie})
    if peer is None or status != "101":
        return f"no socket: {status}"
    try:
        await peer.send(data + frame(b"\x03\xe8", CLOSE))
        peer.hang_up()
        end = await peer.end()
    finally:
        peer.close()
    return end


@attack(short=200, long=20_000, then="101, 400, 403, 404, 405, 414, 426, 431, 421, closed")
async def handshakes_with_changed_bytes(field: Field) -> None:
    """Requests for a socket, changed at random."""
    source = field.source()
    for _ in range(field.count):
        whole = bytearray(request(f"/ws/{field.table}".encode(), field.address, {}))
        for _ in range(field.dice.randint(1, 4)):
            whole[field.dice.randrange(len(whole) - 4)] = field.dice.choice(b"\x00\r\n :/%\xff9aA")
        peer = await Peer.dial(field.address, source)
        assert peer is not None
        await peer.send(bytes(whole) + b"\r\n\r\n")
        field.note(await peer.status())
        peer.close()


# --- too many ---------------------------------------------------------------------------------------------------------


@attack(short=120, long=4800, then=SAID)
async def amending_and_undoing_without_end(field: Field) -> None:
    """Four seats answer, change and take back, ten frames a second each."""
    async with hall(field) as guests:
        await asyncio.gather(*(_waver(field, guest, field.count // 4) for guest in guests[1:5]))


async def _waver(field: Field, guest: Guest, count: int) -> None:
    ask = guest.asks[0]
    options = ask["form"]["options"]
    for number in range(count):
        amend = {"do": "answer", "match": 1, "ask": ask["ask"], "value": options[number % len(options)]}
        await steadily(field, guest, number, {"do": "undo", "match": 1} if number % 3 == 2 else amend)


async def steadily(field: Field, guest: Guest, number: int, command: dict[str, Any]) -> None:
    """Send a command, at once as long as that is allowed, and then one in a tenth of a second."""
    reply = await reply_to(guest, json.dumps(command))
    field.note("carried out" if reply["t"] == "ok" else "refused in words")
    if number >= BURST:
        await asyncio.sleep(0.1)


@attack(short=160, long=4800, then=SAID)
async def talk_as_fast_as_allowed(field: Field) -> None:
    """Four people talk, forty lines at once and then ten a second each."""
    async with hall(field, stage=None) as guests:
        await asyncio.gather(*(_chatter(field, guest, field.count // 4) for guest in guests[:4]))


async def _chatter(field: Field, guest: Guest, count: int) -> None:
    for number in range(count):
        await steadily(field, guest, number, {"do": "say", "text": f"слово {number} " + "я" * 200})


@attack(short=2_000, long=200_000, then=f"{SAID}, closed 4429")
async def frames_far_over_the_limit(field: Field) -> None:
    """A thousand commands at once, again and again."""
    async with hall(field, 2, stage=None) as guests:
        ping = json.dumps({"do": "ping"})
        for number in range(0, field.count, 1000):
            await volley(field, guests[number // 1000 % 2], [ping] * 1000)


@attack(short=40, long=2000, then=f"{SAID}, closed 1009")
async def frames_of_the_largest_size(field: Field) -> None:
    """Texts of 24 KiB, which are read whole, and larger ones."""
    async with hall(field, 2, stage=None) as guests:
        largest = json.dumps({"do": "say", "text": "x" * 24_000})
        for number in range(0, field.count, 20):
            await volley(field, guests[number // 20 % 2], [largest] * 19)
            await volley(field, guests[number // 20 % 2], [largest * 2])


@attack(short=5_000, long=1_000_000, then="answered, closed 1000, closed 4429, cut")
async def pings_without_end(field: Field) -> None:
    """Signs of life are asked for without end, and read."""
    async with hall(field, 2, stage=None) as guests:
        await _pour(field, guests[1], frame(b"?" * 125, PING) * 100, 100)


@attack(short=20_000, long=2_000_000, then="swallowed, closed 1002, closed 1009, closed 4429, cut")
async def tiny_fragments_without_end(field: Field) -> None:
    """A text in pieces of one byte or none that never ends."""
    async with hall(field, 2, stage=None) as guests:
        for piece in (b"x", b""):
            pieces = frame(piece, CONT, last=False) * 500
            await _pour(field, guests[1], pieces, 500, frame(b"{", TEXT, last=False), "swallowed")


async def _pour(field: Field, guest: Guest, data: bytes, each: int, first: bytes = b"", fate: str = "answered") -> None:
    """Send so much on a socket of its own, reading what comes, until all is sent or the socket is closed; goodbye."""
    peer, status = await Peer.sit(field.address, field.source(), guest.table, {"Cookie": guest.cookie})
    assert peer is not None and status == "101", status
    reading = asyncio.create_task(peer.end())
    await peer.send(first)
    sent = 0
    while sent < field.count and not reading.done() and await peer.send(data):
        sent += each
        field.note(fate, each)
    await peer.send(frame(b"\x03\xe8", CLOSE))
    field.note(await reading)
    peer.close()


@attack(short=2, long=20, then="cut off")
async def readers_who_do_not_read(field: Field) -> None:
    """Devices that ask for signs of life and read none of them."""
    async with hall(field, 2, stage=None) as guests:
        for _ in range(field.count):
            field.note(await _deaf(guests[1]))


async def _deaf(guest: Guest) -> str:
    device = await deaf(guest)
    ping = frame(b"?" * 125, PING) * 500
    loop = asyncio.get_running_loop()
    sent = 0
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            while sent < 64 << 20:
                await loop.sock_sendall(device, ping)
                sent += len(ping)
    except ConnectionError:
        return "cut off"
    except TimeoutError:
        return "held back"
    finally:
        device.close()
    return f"{sent >> 20} MB taken"
