"""A device that does not read: nobody waits for it, it costs little, and it can come back."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress

from lichina.server.sockets import Connection
from lichina.server.wire import MOST_BYTES

from .guest import running
from .handmade import deaf
from .party import begin, eventually, frames, party, settle


async def test_a_device_that_does_not_read_is_cut_off_and_nobody_waits_for_it() -> None:
    async with running() as server, party(server) as guests:
        await begin(guests)
        host, person = guests[0], guests[5]
        presence = server.house.table(host.table).situation.presence
        await person.cut()
        device = await deaf(person)
        await eventually(lambda: presence.connected(person.person))
        (connection,) = presence.of(person.person)
        assert isinstance(connection, Connection)
        most, count, answered = 0, 0, 0
        while presence.connected(person.person):
            waiting = connection.wire.held > 0
            await host.must("set", pace=1 + count % 2)
            answered += waiting
            most = max(most, connection.wire.held)
            count += 1
            assert count < 10_000
        await settle(guests[:5])
        assert answered > 10, "others were answered while it had not taken what it was sent"
        assert most < MOST_BYTES + (64 << 10)
        for guest in guests[1:5]:
            assert guest.code is None
            assert len(frames(guest, "table")) >= count
        device.close()
        await person.open()
        await person.must("ping")
        assert person.match["public"] == host.match["public"]
        assert [event["key"] for event in person.told][:2] == ["dealt", "deck"]
        assert len(person.asks) == 1


async def test_whoever_asks_for_signs_of_life_and_reads_none_of_them_is_cut_off() -> None:
    async with running() as server, party(server, 2) as guests:
        person = guests[1]
        presence = server.house.table(person.table).situation.presence
        await person.cut()
        device = await deaf(person)
        await eventually(lambda: presence.connected(person.person))
        (connection,) = presence.of(person.person)
        assert isinstance(connection, Connection)
        ping = b"\x89\xfd" + bytes(4) + b"?" * 125
        most = sent = 0
        with suppress(ConnectionError):
            while presence.connected(person.person):
                assert sent < 64 << 20
                await asyncio.get_running_loop().sock_sendall(device, ping * 500)
                sent += 500 * len(ping)
                most = max(most, connection.wire.held)
        await eventually(lambda: not presence.connected(person.person))
        assert most < MOST_BYTES + (512 << 10)
        device.close()
        await guests[0].must("ping")


async def test_frames_that_follow_each_other_are_not_held_back() -> None:
    """Unless the system is told otherwise, the second of two small frames waits until the first is acknowledged."""
    async with running() as server, party(server, 2) as guests:
        await guests[0].must("ping")
        (connection,) = server.house.table(guests[0].table).situation.presence.of(guests[0].person)
        assert isinstance(connection, Connection)
        taken_over = connection.wire._transport.get_extra_info("socket")
        assert taken_over.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
