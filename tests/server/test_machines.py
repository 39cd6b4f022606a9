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

from lichina.testing.cases import run_seed
from tests.journal.database import Database

from .guest import get
from .killing import command, gone, judge
from .machines import Machine, machines, playing, sit_around
from .party import eventually


async def test_a_match_outlives_the_server_that_ran_it(tmp_path: Path, postgres: Database) -> None:
    async with machines(tmp_path, await postgres.make(), 2) as (one, other):
        guests = await sit_around((one, other), 4, 3)
        dice = random.Random(f"{run_seed()} outlived")
        players = playing(guests, dice)
        await eventually(lambda: all(guest.acknowledged for guest in guests))
        one.kill()
        async with asyncio.timeout(120):
            await asyncio.gather(*players)
        for guest in guests:
            guest.address = other.address
        await judge(guests)  # type: ignore[arg-type]
        for guest in guests:
            await guest.cut()
        listed = await asyncio.to_thread(command, "tables", "--database", other.database)
        assert listed.returncode == 0 and guests[0].at["code"] in listed.stdout
        forget = ("forget", guests[0].at["code"], "--name", "Гость 1", "--database", other.database)
        for code in (0, 1):  # while the other server runs; the second time there is nothing left
            assert (await asyncio.to_thread(command, *forget)).returncode == code


async def test_several_processes_serve_at_one_address_and_one_that_dies_is_started_anew(
    tmp_path: Path, postgres: Database
) -> None:
    async with machines(tmp_path, await postgres.make(), 1, ("--processes", "2")) as (machine,):
        serving = machine.children()
        tables = [await sit_around((machine,), 2, 4) for _ in range(3)]
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
    async with machines(tmp_path, await postgres.make(), 1, ("--processes", "2")) as (machine,):
        serving = machine.children()
        machine.kill()
        await eventually(lambda: all(map(gone, serving)))


async def test_where_one_process_cannot_start_none_does(tmp_path: Path, postgres: Database) -> None:
    machine = Machine(tmp_path, await postgres.make())
    with socket.create_server(("127.0.0.1", machine.port + 2)):
        words = ("serve", *machine.journal(), "--host", "127.0.0.1", "--port", str(machine.port), "--processes", "2")
        refused = await asyncio.to_thread(command, *words, lang="en")
    assert (refused.returncode, refused.stdout) == (2, "")
    first, second = refused.stderr.strip().splitlines()
    assert first.startswith(f"127.0.0.1, port {machine.port + 2} cannot be listened on: ")
    assert second == "One of the processes could not start, so the others were stopped."


async def well(machine: Machine, processes: int) -> None:
    """Wait until each process answers at its own port."""
    for number in range(1, processes + 1):
        async with asyncio.timeout(60):
            while True:
                with suppress(httpx.TransportError):
                    if (await get(f"127.0.0.1:{machine.port + number}", "/healthz")).status_code == 200:
                        break
                await asyncio.sleep(0.05)
