"""What nobody honest would send: it is refused with a reason, changes nothing and disturbs nobody."""

from __future__ import annotations

import asyncio
import json
import random
import re

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from lichina import registry
from lichina.server.guards import cookie_name, new_token
from lichina.table.commands import FOR_HOST, number_of
from lichina.testing.cases import run_seed, soak
from tests.table.cabin import Cabin

from .guest import PROTOCOL, Guest, narrow, running
from .handmade import ask, replies, reply_to, troubles, written
from .party import begin, eventually, everybody, party, reach, settle

RUSSIAN = re.compile("[а-яё]")

# --- frames that make no sense ----------------------------------------------------------------------------------------

NONSENSE: list[str | bytes] = [
    "",
    " ",
    "{",
    "null",
    "[]",
    "7",
    '"ping"',
    "{}",
    '{"id": 1}',
    '{"do": null}',
    '{"do": 1}',
    '{"do": "dance"}',
    '{"do": "ping", "more": 1}',
    '{"do": "ping", "id": "1"}',
    '{"do": "ping", "id": 1.5}',
    '{"do": "ping", "id": true}',
    '{"do": "ping", "id": 99999999999999999999999999}',
    '{"do": "ping", "do": "start"}',
    '{"do": "ping"} {"do": "ping"}',
    '{"do": "answer", "match": "1", "ask": 1, "value": 0}',
    '{"do": "answer", "match": 1, "ask": [1], "value": 0}',
    '{"do": "answer", "match": 1, "ask": 1, "value": NaN}',
    '{"do": "answer", "match": 1, "ask": 1, "value": Infinity}',
    '{"do": "answer", "match": 1, "ask": 1, "value": 1e999}',
    '{"do": "answer", "match": 1, "ask": 1, "value": ' + "9" * 5000 + "}",
    '{"do": "answer", "match": 1, "ask": 1, "value": "\\ud800"}',
    '{"do": "answer", "match": 1, "ask": 1, "value": ' + "[" * 10_000,
    '{"do": "answer", "match": 1, "ask": 1, "value": ' + "[" * 5000 + "]" * 5000 + "}",
    '{"do": "say", "text": 5}',
    '{"do": "say", "text": "\\udfff\\ud800"}',
    '{"do": "kick", "person": "2"}',
    '{"do": "arrange", "order": [0, "1"]}',
    '{"do": "set", "pace": "fast"}',
    '{"do": "set", "bots": [1]}',
    '{"do": "set", "seed": 7}',
    '{"do": "\x00"}',
    b'{"do": "ping"}',
    b"\xff\xfe\x00",
    "\u202e\ufeff{}",
]


async def test_a_frame_that_makes_no_sense_is_refused_in_the_words_of_its_sender_and_disturbs_nobody() -> None:
    async with running() as server, party(server) as guests:
        await begin(guests)
        await settle(guests)
        before, heard = written(server, guests[0]), [len(guest.frames) for guest in guests]
        for start in range(0, len(NONSENSE), 15):
            device = guests[1].twin()
            device.lang = "en" if start else "ru"
            async with device:
                for frame in NONSENSE[start : start + 15]:
                    refused = await reply_to(device, frame)
                    assert (refused["t"], refused["code"], refused["id"]) == ("error", "bad-frame", None), frame
                    assert bool(RUSSIAN.search(refused["text"])) is (start == 0), refused["text"]
                await device.must("ping")
        await settle(guests)
        assert written(server, guests[0]) == before
        for guest, count in zip(guests, heard, strict=True):
            assert [frame["t"] for frame in guest.frames[count:]] == ["ok"]
        assert troubles(server) == 0


async def test_text_that_is_not_utf8_is_refused() -> None:
    async with running() as server, party(server, 2) as guests:
        address, headers = guests[1].address_of_socket, {"Cookie": guests[1].cookie}
        async with connect(address, subprotocols=[PROTOCOL], additional_headers=headers) as socket:
            await socket.send(b'{"do": "rename", "name": "\xff\xfe"}', text=True)
            with pytest.raises((ConnectionClosed, StopAsyncIteration)):
                while True:
                    frame = json.loads(await socket.recv())
                    if frame["t"] == "error":
                        assert frame["code"] == "bad-frame"
                        raise StopAsyncIteration
        await settle(guests)
        assert guests[0].at["people"][1]["name"] == "Маша"
        assert troubles(server) == 0


async def test_after_twenty_frames_that_make_no_sense_the_socket_is_closed_and_may_come_back() -> None:
    async with running() as server, party(server, 2) as guests:
        for _ in range(20):
            await guests[1].send("?")
        await guests[1].until(lambda: guests[1].code is not None)
        assert guests[1].code == 4400
        assert guests[1].bye is not None and guests[1].bye["back"] == 5
        await guests[1].open()
        await settle(guests)


@pytest.mark.parametrize("size", [24 * 1024 + 1, 60_000, 1_000_000])
async def test_a_frame_that_is_too_large_closes_its_own_socket(size: int) -> None:
    async with running() as server, party(server, 2) as guests:
        await guests[1].send(json.dumps({"do": "say", "text": "x" * size})[: size - 2] + '"}')
        await guests[1].until(lambda: guests[1].code is not None)
        assert guests[1].code == 1009
        await guests[1].open()
        await settle(guests)


async def test_an_option_of_sixteen_kilobytes_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._registered, Cabin.id, Cabin)
    places = [{"ru": "Кухня " * 10, "en": "Kitchen " * 7} for _ in range(100)]
    assert 16_000 < len(json.dumps(places, ensure_ascii=False).encode()) < 24_000
    async with running() as server, party(server, 2, game="cabin") as guests:
        options = {"pack": "own", "own": places, "talk": "typed", "limit": 90}
        command = {"do": "set", "id": 77, "mode": "basic", "options": options}
        await guests[0].send(json.dumps(command, ensure_ascii=False))
        await everybody(guests, lambda guest: guest.at["options"] == options)
        assert len(guests[1].at["content"]["names"]) == 100


async def test_a_frame_in_pieces_is_one_frame_and_its_pieces_count_together() -> None:
    async with running() as server, party(server, 2) as guests:
        address, headers = guests[1].address_of_socket, {"Cookie": guests[1].cookie}
        async with connect(address, subprotocols=[PROTOCOL], additional_headers=headers) as socket:
            await socket.send(['{"do": "pi', "", "", 'ng", "id"', ": 5}"])
            while (frame := json.loads(await socket.recv()))["t"] != "ok":
                pass
            assert frame["id"] == 5
            with pytest.raises(ConnectionClosed):
                await socket.send(["{", *["x" * 1000] * 100])
                while True:
                    await socket.recv()
            assert socket.close_code == 1009
        await settle(guests)


async def test_letters_count_by_their_bytes() -> None:
    async with running() as server, party(server, 2) as guests:
        await guests[1].send('{"do": "say", "text": "' + "я" * 14_000 + '"}')
        await guests[1].until(lambda: guests[1].code is not None)
        assert guests[1].code == 1009
        fits = await guests[0].do("say", text="x" * 24_000)
        assert fits["code"] == "line-too-long"


# --- too much ---------------------------------------------------------------------------------------------------------


async def test_whoever_sends_too_fast_is_told_to_wait_and_a_flood_is_cut_off() -> None:
    limits = narrow(messages_burst=40, messages_per_second=10, commands_waiting=1000)
    async with running(limits=limits) as server, party(server, 2) as guests:
        for number in range(60):
            await guests[1].send(json.dumps({"do": "ping", "id": number}))
        await guests[1].until(lambda: len(replies(guests[1])) == 60)
        found = replies(guests[1])
        assert 40 <= sum(frame["t"] == "ok" for frame in found) < 60
        refused = [frame for frame in found if frame["t"] == "error"]
        assert {(frame["code"], frame["wait"]) for frame in refused} == {("slow-down", 1)}
        assert refused[0]["text"] == "Слишком часто. Попробуйте через 1 секунду."
        assert sorted(frame["id"] for frame in found) == list(range(60)), "each knows what was refused to it"
        for _ in range(400):
            await guests[1].send('{"do": "ping"}')
        await guests[1].until(lambda: guests[1].code is not None)
        assert guests[1].code == 4429
        assert guests[1].bye is not None and guests[1].bye["back"] == 10
        await guests[0].must("ping")


@pytest.mark.parametrize(
    ("frame", "number"),
    [
        (b'{"do": "answer", "value": [{"id": 1}], "id": 7}', 7),
        (b'{"do": "nonsense", "id": -3}', -3),
        (b'{"do": "ping"}', None),
        (b'{"do": "ping", "id": "7"}', None),
        (b'{"do": "ping", "id": 7', None),
        (b"[" * 20_000, None),
        (b"\xff", None),
    ],
)
def test_of_a_command_that_is_not_read_the_number_is_found_if_it_has_one(frame: bytes, number: int | None) -> None:
    assert number_of(frame) == number


async def test_commands_that_are_not_done_yet_are_not_piled_up() -> None:
    async with running() as server, party(server, 2) as guests:
        busy = asyncio.Event()

        async def hold() -> None:
            await busy.wait()

        server.house.table(guests[1].table).inbox.put(hold)
        for number in range(20):
            await guests[1].send(json.dumps({"do": "ping", "id": number}))
        await guests[1].until(lambda: len(replies(guests[1])) == 4)
        assert [(frame["code"], frame["id"]) for frame in replies(guests[1])] == [
            ("slow-down", number) for number in range(16, 20)
        ]
        busy.set()
        await guests[1].until(lambda: len(replies(guests[1])) == 20)
        assert [frame["id"] for frame in replies(guests[1]) if frame["t"] == "ok"] == list(range(16))


async def test_a_table_has_room_for_so_many_devices() -> None:
    async with running(limits=narrow(connections_table=3)) as server, party(server, 3) as guests:
        async with guests[1].twin() as twin:
            assert twin.code == 4429
        await settle(guests)


# --- the wrong person, the wrong moment -------------------------------------------------------------------------------


async def test_a_token_opens_one_table_and_no_other() -> None:
    async with running() as server, party(server, 2) as one, party(server, 1) as other:
        name = cookie_name(one[0].table)
        foreign = other[0].cookie.partition("=")[2]
        for cookie in ("", other[0].cookie, *(f"{name}={value}" for value in (foreign, new_token(), "", "x;;"))):
            thief = Guest(server.address, one[0].table, cookie, 1)
            async with thief:
                await thief.until(lambda thief=thief: thief.code is not None)  # type: ignore[misc]
                assert thief.code == 4401
                assert [frame["t"] for frame in thief.frames] == ["bye"]
        lost = Guest(server.address, "nowhere", one[0].cookie, 1)
        async with lost:
            assert lost.code == 4404
        await settle(one)


async def test_a_client_of_another_version_is_told_which_are_spoken_here() -> None:
    async with running() as server, party(server, 1) as guests:
        headers = {"Cookie": guests[0].cookie}
        for offered, taken in (
            (None, None),
            (["lichina.1"], "lichina.1"),  # a browser whose word is not taken up hears nothing at all
            (["soap", "lichina.4"], "lichina.4"),
            (["graphql-ws", "lichina.12345"], None),
        ):
            address = guests[0].address_of_socket
            async with connect(address, subprotocols=offered, additional_headers=headers) as socket:  # type: ignore[arg-type]
                bye = json.loads(await socket.recv())
                assert (bye["t"], bye["code"], bye["versions"]) == ("bye", 4406, ["lichina.3"])
                assert socket.subprotocol == taken
                await socket.wait_closed()
                assert socket.close_code == 4406


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "https://evil.example"}, {"Origin": "null"}, {"Host": "evil.example"}, {"Host": ""}],
)
async def test_the_pages_of_others_and_other_names_get_no_socket(headers: dict[str, str]) -> None:
    async with running() as server, party(server, 1) as guests:
        path = f"/ws/{guests[0].table}".encode()
        answer = await ask(server.address, path, {"Cookie": guests[0].cookie, **headers})
        assert answer.startswith(b"HTTP/1.1 403 ") or answer.startswith(b"HTTP/1.1 400 ")
        assert b"hello" not in answer
        with pytest.raises(InvalidStatus):
            await connect(guests[0].address_of_socket, origin="https://evil.example")  # type: ignore[arg-type]


async def test_what_is_the_hosts_is_not_for_others() -> None:
    async with running() as server, party(server) as guests:
        await begin(guests)
        before = written(server, guests[0])
        for kind in sorted(FOR_HOST, key=lambda kind: kind.__name__):
            refused = await guests[1].do(str(kind.__struct_config__.tag))
            assert (refused["code"], refused["text"]) == ("host-only", "Это может только хозяин стола.")
        assert written(server, guests[0]) == before


async def test_an_answer_out_of_turn_is_refused_and_changes_nothing() -> None:
    async with running() as server, party(server) as guests:
        await begin(guests)
        await reach(guests, "vote")
        await settle(guests)
        guest = guests[1]
        number = guest.asks[0]["ask"]
        before, heard = written(server, guest), len(guests[2].frames)
        wrong = [
            ({"match": 0, "ask": number, "value": 0}, "other-match"),
            ({"match": 2, "ask": number, "value": 0}, "other-match"),
            ({"match": 10**20, "ask": number, "value": 0}, "other-match"),
            ({"match": 1, "ask": 1, "value": "seen"}, "closed-ask"),
            ({"match": 1, "ask": number + 1, "value": 0}, "no-such-ask"),
            ({"match": 1, "ask": -1, "value": 0}, "no-such-ask"),
            ({"match": 1, "ask": 10**30, "value": 0}, "no-such-ask"),
            ({"match": 1, "ask": "shoot", "value": 0}, "no-such-offer"),
            ({"match": 1, "ask": "x" * 5000, "value": 0}, "no-such-offer"),
            ({"match": 1, "ask": number, "value": 1}, "not-an-option"),
            ({"match": 1, "ask": number, "value": 10**40}, "not-an-option"),
            ({"match": 1, "ask": number, "value": 0.0}, "not-an-option"),
            ({"match": 1, "ask": number, "value": False}, "not-an-option"),
            ({"match": 1, "ask": number, "value": None}, "not-an-option"),
            ({"match": 1, "ask": number, "value": "<script>" * 100}, "not-an-option"),
            ({"match": 1, "ask": number, "value": {"seat": {"deep": [0] * 500}}}, "not-an-option"),
            ({"match": 1, "ask": number, "value": json.loads("[" * 400 + "]" * 400)}, "bad-frame"),
        ]
        for fields, code in wrong:
            refused = await guest.do("answer", **fields)
            assert (refused["t"], refused["code"]) == ("error", code), fields
            assert RUSSIAN.search(refused["text"]) and len(refused["text"]) < 400, refused["text"]
        assert (await guest.do("undo", match=1))["code"] == "nothing-to-undo"
        assert written(server, guest) == before
        await guests[2].must("ping")
        assert [frame["t"] for frame in guests[2].frames[heard:]] == ["ok"]
        assert (await guest.do("answer", match=1, ask=number, value=0))["t"] == "ok"
        assert troubles(server) == 0


# --- addresses --------------------------------------------------------------------------------------------------------

JUNK = b"%00 %FF%FE ..%2f / // ? & = lang=ru lang=%ff match=%D9%A3 said=-1 text=1 # % %zz + ; ' < /ws/ /api/".split()
JUNK += [b"told=99999999999999999999", b"A" * 3000]


async def test_whatever_stands_in_an_address_or_a_cookie_opens_nothing() -> None:
    dice = random.Random(f"{run_seed()} addresses")
    async with running() as server, party(server, 2) as guests:
        start = f"/ws/{guests[0].table}".encode()
        for _ in range(40 * soak()):
            path = dice.choice([start, b"/ws/", b"/", b"/ws"]) + b"".join(dice.choices(JUNK, k=dice.randint(1, 4)))
            name = cookie_name(guests[0].table)
            cookie = "".join(dice.choices([name, "=", ";", ",", '"', "é", "x" * 32, "\t", " ", "$Path"], k=6))
            answer = await ask(server.address, path, {"Cookie": cookie})
            assert re.match(rb"HTTP/1.1 (101|400|403|404|405|414|431) ", answer), (path, answer[:200])
            assert b'"t":"hello"' not in answer and b'"t":"table"' not in answer
        await settle(guests)
        await eventually(lambda: len(server.app.sockets) == 2)
        assert troubles(server) == 0
