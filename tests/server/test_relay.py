"""Any server answers for any table: what another one runs is passed on to it, and to nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from websockets.exceptions import InvalidMessage

from lichina.journal import MemoryJournal
from lichina.journal.journal import down
from lichina.journal.memory import Memory
from lichina.server.relay import Relay
from lichina.server.replays import key_of
from lichina.server.run import rules_known
from lichina.table.house import House

from .guest import Guest, Running, client, cookie_of, get, narrow, post, running
from .killing import free_port
from .party import NAMES, begin, convict, eventually, everybody
from .test_replays import archived


class Severed(MemoryJournal):
    """The journal of a server that may be cut off from it."""

    severed = False

    def _check_open(self) -> None:
        if self.severed:
            raise down("nobody answers")
        super()._check_open()


class Machines:
    """Servers over one storage."""

    def __init__(self, servers: Sequence[Running], journals: Sequence[Severed]) -> None:
        self.servers = servers
        self.journals = journals

    def __getitem__(self, number: int) -> Running:
        return self.servers[number]

    def freeze(self, number: int, frozen: bool = True) -> None:
        """A server is not heard of for longer than its lease, or is again."""
        self.journals[number].away = frozen


@asynccontextmanager
async def machines(count: int = 2, **more: object) -> AsyncIterator[Machines]:
    """So many servers that share a storage."""
    memory = Memory()
    async with AsyncExitStack() as stack:
        servers, journals = [], []
        for _ in range(count):
            port = free_port()
            url = f"http://127.0.0.1:{port}"
            journal = Severed(memory, url, rules_known())
            made = running(journal=journal, port=port, node_url=url, **more)  # type: ignore[arg-type]
            servers.append(await stack.enter_async_context(made))
            journals.append(journal)
        yield Machines(servers, journals)


def at(server: Running, guest: Guest) -> Guest:
    """The same guest at another server."""
    made = Guest(server.address, guest.table, guest.cookie, guest.person, guest.lang)
    made.shared = guest.shared
    return made


async def test_a_match_is_played_through_a_server_that_does_not_run_it() -> None:
    async with machines() as both, await Guest.host(both[0].address) as host:
        friends = [await at(both[1], host).friend(name) for name in NAMES[1:]]
        async with AsyncExitStack() as stack:
            for friend in friends:
                await stack.enter_async_context(friend)
            guests = [host, *friends]
            await begin(guests)
            await convict(guests)
            await everybody(guests, lambda guest: bool(guest.over) and guest.at["stage"] == "ended")
            assert both[1].house.tables == {}
            assert len(both[1].app.relay.tunnels) == 5
            path = f"/api/tables/{host.table}/matches/1"
            found = await get(both[1].address, path, friends[0].cookie)
            assert found.status_code == 200
            assert (
                found.json() == (await get(both[0].address, f"/api/tables/{host.table}/matches/1", host.cookie)).json()
            )


async def test_what_a_server_answers_is_passed_back_as_it_is() -> None:
    async with machines() as both, await Guest.host(both[0].address) as host:
        path = f"/api/tables/{host.table}"
        for cookie in (host.cookie, None):
            here, there = [await get(server.address, path, cookie, host="play.local") for server in both.servers]
            assert (there.status_code, there.json()) == (here.status_code, here.json())
            assert {**there.headers, "date": None} == {**here.headers, "date": None}
        refused = await post(both[1].address, f"{path}/people", {"name": ""})
        assert refused.status_code == 422
        code = (await get(both[1].address, f"/api/codes/{host.at['code']}")).json()
        assert code == {"table": host.table}


async def test_a_link_to_another_device_is_followed_at_any_server() -> None:
    async with machines() as both, await Guest.host(both[0].address) as host:
        made = await post(both[1].address, f"/api/tables/{host.table}/links", None, host.cookie)
        token = made.json()["link"].partition("#")[2]
        followed = await post(both[1].address, "/api/links", {"token": token})
        assert followed.status_code == 201
        other = Guest(both[1].address, host.table, cookie_of(followed), host.person)
        async with other:
            assert other.you["person"] == host.person
        again = await post(both[1].address, "/api/links", {"token": token})
        assert (again.status_code, again.json()["code"]) == (404, "dead-link")


async def test_a_client_that_waits_to_be_asked_for_its_body_gets_the_answer() -> None:
    async with machines() as both, await Guest.host(both[0].address) as host:
        path, waits = f"/api/tables/{host.table}/people", {"Expect": "100-continue"}
        async with client(both[1].address) as far:
            come = await far.post(path, json={"name": "Маша"}, headers=waits)
        assert come.status_code == 201, come.text


@pytest.mark.parametrize("token", ["", ".", "nobody.nothing", "a/b.c"])
async def test_a_link_that_leads_nowhere_is_refused(token: str) -> None:
    async with machines() as both:
        answer = await post(both[0].address, "/api/links", {"token": token})
        assert (answer.status_code, answer.json()["code"]) == (404, "dead-link")


async def test_a_table_that_nobody_has_is_nowhere() -> None:
    async with machines() as both:
        answer = await get(both[0].address, "/api/tables/nobody")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")
        async with Guest(both[0].address, "nobody", "lichina-nobody=x", 1) as guest:
            assert guest.code == 4404


async def test_who_looks_for_tables_that_there_are_not_is_slowed_down() -> None:
    async with machines(limits=narrow(joins_burst=3, joins_per_second=0.01)) as both:
        found = [(await get(both[0].address, f"/api/tables/nobody{number}")).status_code for number in range(5)]
        assert found == [404, 404, 404, 429, 429]
        async with Guest(both[0].address, "nobody", "lichina-nobody=x", 1) as guest:
            assert guest.code == 4429


async def test_when_the_owner_is_gone_the_table_goes_on_where_somebody_asks_for_it() -> None:
    async with machines() as both, await Guest.host(both[0].address) as host:
        far = at(both[1], host)
        async with far:
            both.freeze(0)
            await eventually(lambda: far.code is not None)
            assert far.code == 1006  # it was cut, and comes back by itself
            await far.cut()
            await far.open()
            assert far.frames[-1]["t"] != "bye"
            assert list(both[1].house.tables) == [host.table]
            both.freeze(0, False)
            assert (await host.do("set", pace=2.0))["code"] == 4412
            assert host.bye is not None and (host.bye["code"], host.bye["back"]) == (4412, 1)
            back = at(both[0], host)
            async with back:
                assert back.you["person"] == host.person
                assert both[0].house.tables == {}


async def test_a_server_that_alone_cannot_reach_the_journal_sends_its_people_to_the_others() -> None:
    async with machines() as both, await Guest.host(both[0].address) as host:
        await eventually(lambda: len(both[0].app.relay.servers) == 2)
        both.journals[0].severed = True
        both.freeze(0)
        await host.until(lambda: host.code is not None)
        assert host.code == 4412
        back = at(both[0], host)
        await back.open()
        assert back.bye is not None and (back.bye["code"], back.bye["back"]) == (1013, 3)
        assert (await get(both[0].address, f"/api/tables/{host.table}")).json()["code"] == "journal-down"
        await back.cut()
        async with at(both[1], host) as there:
            assert there.you["person"] == host.person
            both.journals[0].severed = False
            both.freeze(0, False)
            async with at(both[0], host) as again:
                assert again.you["person"] == host.person
                assert both[0].house.tables == {}


async def test_where_nobody_can_reach_the_journal_everybody_waits_in_place() -> None:
    async with machines() as both, await Guest.host(both[0].address) as host:
        await eventually(lambda: len(both[0].app.relay.servers) == 2)
        for journal in both.journals:
            journal.severed = True
        for _ in range(4):
            await both[0].app.relay.look_round()
        assert host.code is None and list(both[0].house.tables) == [host.table]
        for journal in both.journals:
            journal.severed = False
        await host.must("set", pace=2.0)


async def test_a_server_that_stops_hands_its_tables_over_and_says_so() -> None:
    memory, ports = Memory(), [free_port(), free_port()]
    urls = [f"http://127.0.0.1:{port}" for port in ports]
    journals = [MemoryJournal(memory, url, rules_known()) for url in urls]
    async with running(journal=journals[1], port=ports[1], node_url=urls[1]) as staying:
        async with running(journal=journals[0], port=ports[0], node_url=urls[0]) as going:
            host = await Guest.host(going.address)
            await host.open()
            far = at(staying, host)
            await far.open()
        for guest in (host, far):
            assert guest.bye is not None
            assert (guest.bye["code"], guest.bye["back"]) == (4412, 1)
        back = at(staying, host)
        async with back:
            assert back.you["person"] == host.person
        await far.cut()


async def test_nobody_else_can_speak_for_a_client() -> None:
    async with machines(limits=narrow(tables_burst=2, tables_per_second=0.001)) as both:
        forged = {"x-lichina-sender": "192.0.2.9", "x-lichina-pass": "guessed", "host": "stranger.example"}
        assert (await get(both[0].address, "/api/games", **forged)).status_code == 421
        secret = await both.journals[0].secret()
        passed = {"x-lichina-sender": "192.0.2.9", "x-lichina-pass": secret, "host": "stranger.example"}
        assert (await get(both[0].address, "/api/games", **passed)).status_code == 200


async def test_what_a_client_writes_there_itself_is_not_passed_on() -> None:
    heard: list[bytes] = []

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")
        writer.close()

    memory, port = Memory(), free_port()
    other = MemoryJournal(memory, f"http://127.0.0.1:{port}")
    await other.append("oak", 0, [b"a"])
    listening = await asyncio.start_server(listen, "127.0.0.1", port)
    url = f"http://127.0.0.1:{free_port()}"
    async with running(journal=MemoryJournal(memory, url), node_url=url) as server, listening:
        found = await get(server.address, "/api/tables/oak", "lichina-oak=x", **{"x-lichina-pass": "forged"})
        assert found.text == "{}"
        lines = heard[-1].decode().lower().splitlines()
        assert lines[0] == "get /api/tables/oak http/1.1"
        assert "cookie: lichina-oak=x" in lines
        assert [line for line in lines if line.startswith("x-lichina")] == [
            "x-lichina-sender: 127.0.0.1",
            f"x-lichina-pass: {await other.secret()}".lower(),
        ]


async def test_a_device_that_waits_for_another_server_keeps_this_one_from_nothing_when_it_stops() -> None:
    asked = asyncio.Event()

    async def freeze(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        asked.set()
        await reader.read()
        writer.close()

    memory, port = Memory(), free_port()
    other = MemoryJournal(memory, f"http://127.0.0.1:{port}")
    await other.append("oak", 0, [b"a"])
    frozen = await asyncio.start_server(freeze, "127.0.0.1", port)
    url = f"http://127.0.0.1:{free_port()}"
    async with frozen:
        async with running(journal=MemoryJournal(memory, url), node_url=url) as server:
            here = await Guest.host(server.address)
            await here.open()
            waiting = asyncio.create_task(Guest(server.address, "oak", "lichina-oak=x", 1).open())
            await asked.wait()
        assert here.bye is not None and here.bye["code"] == 4412
        with pytest.raises(InvalidMessage):
            await waiting


async def test_what_was_passed_on_once_goes_no_further() -> None:
    async with machines(3) as all_three, await Guest.host(all_three[0].address) as host:
        secret = await all_three.journals[0].secret()
        passed = {"x-lichina-sender": "192.0.2.9", "x-lichina-pass": secret}
        answer = await get(all_three[1].address, f"/api/tables/{host.table}", **passed)
        assert (answer.status_code, answer.json()["code"]) == (421, "table-moving")


async def test_what_one_address_may_do_is_counted_over_all_servers() -> None:
    limits = narrow(tables_burst=3, tables_per_second=0.001, joins_burst=2, joins_per_second=0.001)
    async with machines(limits=limits) as both:
        host = await Guest.host(both[0].address)
        there = await Guest.host(both[1].address)
        await Guest.host(both[0].address)
        for server in both.servers:
            refused = await post(server.address, "/api/tables", {"name": "Даша", "game": "mafia"})
            assert (refused.status_code, refused.json()["code"]) == (429, "slow-down")
        await host.friend("Маша")
        await there.friend("Пётр")
        for guest in (host, there, at(both[1], host)):
            path = f"/api/tables/{guest.table}/people"
            assert (await post(guest.address, path, {"name": "Оля"})).status_code == 429


async def test_guesses_are_counted_over_all_servers() -> None:
    async with machines(limits=narrow(misses_burst=2, misses_per_second=0.001)) as both:
        codes = [(await get(server.address, "/api/codes/nobody")).status_code for server in (both[0], both[1]) * 2]
        assert codes == [404, 404, 429, 429]


async def test_while_the_journal_is_away_each_server_counts_for_itself() -> None:
    async with machines(limits=narrow(choices_burst=2, choices_per_second=0.001)) as both:
        for journal in both.journals:
            journal.severed = True
        for server in both.servers:
            path, body = "/api/games/mafia/barred", {"seats": 6, "options": {}}
            found = [(await post(server.address, path, body)).status_code for _ in range(3)]
            assert found == [200, 200, 429]
        for journal in both.journals:
            journal.severed = False


async def test_a_match_that_goes_on_is_not_shown_by_a_server_that_does_not_run_its_table() -> None:
    async with machines() as both, await Guest.host(both[0].address) as host:
        friends = [await host.friend(name) for name in NAMES[1:]]
        async with AsyncExitStack() as stack:
            for friend in friends:
                await stack.enter_async_context(friend)
            await begin([host, *friends])
            live = both[0].house.tables[host.table].live
            assert live is not None
            row = archived(live.match, table=host.table)
            await both.journals[0].archive(row)  # it was kept, but could not be ended, and goes on
            path = f"/api/replays/{host.table}/1/{key_of(row)}"
            for server in both.servers:
                found = await get(server.address, path)
                assert (found.status_code, found.json()["code"]) == (404, "no-such-match")
            await host.must("lobby")
            keyed = await post(both[1].address, f"/api/tables/{host.table}/matches/1/share", None, host.cookie)
            path = f"/api/replays/{host.table}/1/{keyed.json()['key']}"
            assert [(await get(server.address, path)).status_code for server in both.servers] == [200, 200]
            await host.do("close")
            await eventually(lambda: not both[0].house.tables)
            assert [(await get(server.address, path)).status_code for server in both.servers] == [200, 200]


async def test_a_name_that_could_not_be_looked_up_is_looked_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([frozenset[str](), frozenset({"192.0.2.9"})])

    async def look_up(url: str) -> frozenset[str]:
        return next(answers, frozenset())

    monkeypatch.setattr("lichina.server.relay._addresses", look_up)
    journal = MemoryJournal(Memory(), "http://n3.internal:8001")
    relay = Relay(House(journal), "http://n3.internal:8001", narrow())
    for expected in (set(), {"192.0.2.9"}, {"192.0.2.9"}):
        await relay.look_round()
        assert relay.addresses == expected


async def test_a_server_answers_to_the_name_by_which_the_others_call_it() -> None:
    journal = MemoryJournal(Memory(), "http://n3.internal:8001")
    async with running(journal=journal, node_url="http://n3.internal:8001") as server:
        found = [(await get(server.address, "/healthz", host=host)).status_code for host in ("n3.internal:8001", "n4")]
        assert found == [200, 421]
