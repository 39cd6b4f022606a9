"""Several servers over one database, each in a process of its own: what one leaves, another takes up."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
from contextlib import suppress
from pathlib import Path

import httpx

from lichina.journal.postgres import PostgresJournal
from lichina.server.run import rules_known
from lichina.testing.cases import run_seed, soak
from tests.journal.database import Database
from tests.journal.journals import LONG

from .guest import get, post, running
from .killing import command, filled, free_port, gone, judge
from .machines import Machine, Roaming, Upgraded, machines, playing, sit_around
from .party import eventually


async def test_all_servers_are_restarted_one_after_another_and_no_answer_is_lost(
    tmp_path: Path, postgres: Database
) -> None:
    async with machines(tmp_path, await postgres.make(), min(3, 1 + soak())) as servers:
        tables = [await sit_around(servers, 6, 0) for _ in range(min(8, soak()))]
        guests = [guest for table in tables for guest in table]
        dice = random.Random(f"{run_seed()} rolling")
        players = [player for table in tables for player in playing(table, dice)]
        await eventually(lambda: all(guest.acknowledged for guest in guests))
        for server in servers:
            assert await asyncio.to_thread(server.stop) == 0
            if server is not servers[-1]:  # the last one is not needed any more
                await server.start()
        async with asyncio.timeout(120):
            await asyncio.gather(*players)
        for table in tables:
            table[0].address = servers[0].address
            await judge(table)  # type: ignore[arg-type]
        assert all(guest.returns > 0 for guest in guests)
        assert {guest.bye["code"] for guest in guests if guest.bye is not None} <= {1012, 4412}
        for guest in guests:
            await guest.cut()
        await _look_after(servers[0], tables[0][0])


async def _look_after(server: Machine, host: Roaming) -> None:
    """What an operator does while the servers run."""
    code = host.at["code"]
    listed = await asyncio.to_thread(command, "tables", "--database", server.database)
    assert listed.returncode == 0 and code in listed.stdout
    for left in (0, 1):  # the second time there is nothing left to forget
        done = await asyncio.to_thread(command, "forget", code, "--name", "Гость 1", "--database", server.database)
        assert done.returncode == left
    (heading,) = (await get(server.address, f"/api/tables/{host.table}/matches", host.cookie)).json()
    assert heading["names"][:2] == ["Даша", "Игрок 2"]


async def test_a_match_waits_for_its_rules_and_is_broken_off_when_no_server_has_them_any_more(
    tmp_path: Path, postgres: Database
) -> None:
    database = await postgres.make()
    new = Upgraded(tmp_path / "new", database)
    async with machines(tmp_path, database, 2) as (old, last):
        try:
            await new.start()
            guests = await sit_around((old, new), 6, 0)
            host, second, *_ = guests
            told = list(second.told)
            assert await asyncio.to_thread(old.stop) == 0
            for guest in guests:  # all of them come by the new server, which has to pass them on
                guest.addresses = [new.address]
                guest.address = new.address
                await guest.come_back()
            assert second.told[: len(told)] == told
            ask = second.asks[0]
            assert (await second.answer(ask, ask["form"]["options"][0]))["t"] == "ok"
            last.kill()
            for guest in guests:
                await guest.until(lambda guest=guest: guest.code is not None)  # type: ignore[misc]
                await guest.come_back()
                await guest.until(lambda guest=guest: guest.at["stage"] == "lobby")  # type: ignore[misc]
            (heading,) = (await get(new.address, f"/api/tables/{host.table}/matches", host.cookie)).json()
            assert (heading["match"], heading["broken"]) == (1, "rules")
            story = await get(new.address, f"/api/tables/{host.table}/matches/1", host.cookie)
            answers = [entry for entry in story.json()["record"]["entries"] if entry.get("seat") is not None]
            assert answers[-1]["ask"] == ask["ask"]
            for guest in guests:
                await guest.cut()
        finally:
            new.clean_up()


async def test_a_database_that_stops_pauses_the_tables_in_words_and_nothing_is_lost(postgres: Database) -> None:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    journal = PostgresJournal(await postgres.make(), url, rules_known())
    async with running(journal=journal, port=port, node_url=url) as server:
        dice = random.Random(f"{run_seed()} stopped")
        assert await filled(server, lambda: postgres.stop("immediate"), postgres.start, dice) > 6


async def test_what_no_database_takes_is_refused_like_any_wrong_guess(postgres: Database) -> None:
    url = f"http://127.0.0.1:{free_port()}"
    journal = PostgresJournal(await postgres.make(), url, rules_known(), lease=LONG, patience=60.0)
    async with running(journal=journal, node_url=url) as server:
        link = await post(server.address, "/api/links", {"token": "\0.nothing"})
        assert (link.status_code, link.json()["code"]) == (404, "dead-link")
        for path, code in {
            "/api/replays/%00/1/key": "no-such-match",
            "/api/replays/%00/1/key/record": "no-such-match",
            "/api/tables/%00": "no-such-table",
            "/api/codes/%00": "no-such-table",
        }.items():
            refused = await get(server.address, path)
            assert (refused.status_code, refused.json()["code"]) == (404, code)


async def test_several_processes_serve_at_one_address_and_one_that_dies_is_started_anew(
    tmp_path: Path, postgres: Database
) -> None:
    several = ("--processes", "2", "--game", "tests/games/market")
    async with machines(tmp_path, await postgres.make(), 1, several) as (machine,):
        await well(machine, 2)
        for number in (1, 2):
            offered = (await get(f"127.0.0.1:{machine.port + number}", "/api/games")).json()
            assert "market" in {game["id"] for game in offered}, "every process serves a game of one's own"
        serving = machine.children()
        tables = [await sit_around((machine,), 6, 0) for _ in range(soak())]
        dice = random.Random(f"{run_seed()} several")
        players = [player for guests in tables for player in playing(guests, dice)]
        await eventually(lambda: all(guest.acknowledged for guests in tables for guest in guests))
        os.kill(serving[0], signal.SIGKILL)
        async with asyncio.timeout(120):
            await asyncio.gather(*players)
        for guests in tables:
            await judge(guests)  # type: ignore[arg-type]
            for guest in guests:
                await guest.cut()
        await eventually(lambda: len(machine.children()) == 2)
        anew = machine.children()
        assert serving[0] not in anew and serving[1] in anew
        await well(machine, 2)
        assert machine.stop() == 0
        assert all(map(gone, anew))
        said = machine.out.read_text()
        assert said.count("ждёт гостей") == 1 and said.count("Остановлено") == 1


async def test_processes_end_with_the_one_who_looks_after_them(tmp_path: Path, postgres: Database) -> None:
    machine = Machine(tmp_path, await postgres.make(), ("--processes", "2"))
    starting = asyncio.create_task(machine.start())
    try:
        await eventually(lambda: machine.begun and len(machine.children()) == 2)
        serving = machine.children()
        machine.kill()
        await eventually(lambda: all(map(gone, serving)))
        assert "Traceback" not in machine.out.read_text()
    finally:
        starting.cancel()
        machine.clean_up()


async def test_where_one_process_cannot_start_none_does(tmp_path: Path, postgres: Database) -> None:
    machine = Machine(tmp_path, await postgres.make())
    with socket.create_server(("127.0.0.1", machine.port + 2)):
        words = ("serve", *machine.journal(), "--host", "127.0.0.1", "--port", str(machine.port), "--processes", "2")
        refused = await asyncio.to_thread(command, *words, lang="en")
    assert (refused.returncode, refused.stdout) == (2, "")
    *why, last = refused.stderr.strip().splitlines()
    assert any(line.startswith(f"127.0.0.1, port {machine.port + 2} cannot be listened on: ") for line in why), why
    assert last == "One of the processes could not start, so the others were stopped."


async def well(machine: Machine, processes: int) -> None:
    """Wait until each process answers at its own port."""
    for number in range(1, processes + 1):
        async with asyncio.timeout(60):
            while True:
                with suppress(httpx.TransportError):
                    if (await get(f"127.0.0.1:{machine.port + number}", "/healthz")).status_code == 200:
                        break
                await asyncio.sleep(0.05)
