"""Whatever happens to the server, nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import lichina
from lichina.testing.cases import run_seed, soak

from .guest import Guest, get
from .killing import Process, Returning, command, in_order

SHORT = {"night": 10, "discussion": 10, "voting": 5, "statements": 1}


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    made = Process(tmp_path)
    yield made
    made.clean_up()


async def sit_down(process: Process, people: int, bots: int) -> list[Returning]:
    """A table with so many people and bots, and a match that has begun."""
    first = await Guest.host(process.address, options=SHORT)
    guests = [first, *[await first.friend(f"Гость {number}") for number in range(1, people)]]
    made = [Returning.of(guest) for guest in guests]
    for guest in made:
        await guest.open()
    await made[0].must("set", bots=[0, 0])
    for _ in range(bots):
        await made[0].must("bot")
    await made[0].must("start")
    for guest in made:
        await guest.until(lambda guest=guest: bool(guest.match))  # type: ignore[misc]
    return made


async def judge(guests: list[Returning]) -> None:
    """The record holds every acknowledged answer, ends as it was played, and tells every guest what he was told."""
    host = guests[0]
    answer = await get(host.address, f"/api/tables/{host.table}/matches/1", host.cookie)
    assert answer.status_code == 200, answer.text
    record = answer.json()["record"]
    match = lichina.replay(record)
    assert match.outcome is not None
    entries = [entry for entry in record["entries"] if entry.get("seat") is not None]
    for guest in guests:
        seat = guest.match["seat"]
        own = [(entry["ask"], entry["value"]) for entry in entries if entry["seat"] == seat]
        assert in_order(guest.acknowledged, own)
        assert guest.over["reason"] == match.outcome.reason
        assert guest.over["winners"] == list(match.outcome.winners)
        assert heard(guest.told) == heard([{"key": e.key, "data": e.data} for e in match.told(seat)])
        said = [line["text"] for line in guest.lines if line["seat"] == seat]
        assert in_order(guest.said, said)


def heard(story: list[dict[str, Any]]) -> list[Any]:
    """A story as plain data."""
    return [(event["key"], json.loads(json.dumps(event["data"]))) for event in story]


@pytest.mark.parametrize("number", range(soak()))
def test_a_server_that_is_killed_again_and_again_loses_nothing_that_it_has_acknowledged(
    number: int, process: Process
) -> None:
    asyncio.run(_killed(process, random.Random(f"{run_seed()} kill {number}")))


async def _killed(process: Process, dice: random.Random) -> None:
    await process.start()
    tables = [await sit_down(process, 4, 3), await sit_down(process, 3, 4)]
    playing = [
        asyncio.create_task(guest.persist(random.Random(dice.random()), haste=guest is guests[0]))
        for guests in tables
        for guest in guests
    ]
    killed = 0
    while killed < (3 if soak() == 1 else 12) and not all(task.done() for task in playing):
        await asyncio.wait(playing, timeout=dice.uniform(0.05, 0.6), return_when=asyncio.FIRST_EXCEPTION)
        process.kill()
        killed += 1
        await process.start()
    async with asyncio.timeout(90):
        await asyncio.gather(*playing)
    assert sum(guest.returns for guests in tables for guest in guests) > 0
    for guests in tables:
        await judge(guests)
        assert sum(len(guest.acknowledged) for guest in guests) > 10
        for guest in guests:
            await guest.cut()


def test_a_server_that_is_told_to_stop_says_goodbye_and_goes_on_where_it_was(process: Process) -> None:
    asyncio.run(_stopped(process))


async def _stopped(process: Process) -> None:
    await process.start()
    guests = await sit_down(process, 3, 4)
    dice = random.Random(f"{run_seed()} stop")
    playing = [asyncio.create_task(guest.persist(dice, haste=guest is guests[0])) for guest in guests]
    while not all(guest.acknowledged for guest in guests):
        await asyncio.sleep(0.02)
    assert process.stop() == 0
    for guest in guests:
        await guest.until(lambda guest=guest: guest.bye is not None or guest.returns > 0)  # type: ignore[misc]
        assert guest.bye is not None
        assert (guest.bye["code"], guest.bye["back"]) == (1012, 3)
    await process.start()
    async with asyncio.timeout(60):
        await asyncio.gather(*playing)
    await judge(guests)
    for guest in guests:
        await guest.cut()


def test_a_full_disk_pauses_the_table_in_words_and_loses_nothing(process: Process) -> None:
    asyncio.run(_full(process))


async def _full(process: Process) -> None:
    await process.start()
    guests = await sit_down(process, 6, 0)
    host, second, third, *_ = guests
    for guest in guests:
        await guest.until(lambda guest=guest: bool(guest.asks))  # type: ignore[misc]
    ask, value = host.asks[0], host.asks[0]["form"]["options"][0]
    assert (await host.answer(ask, value))["t"] == "ok"
    host.acknowledged.append((ask["ask"], value))
    process.fill_disk()
    refused = await second.answer(second.asks[0], second.asks[0]["form"]["options"][0])
    assert (refused["t"], refused["code"]) == ("error", "journal-down")
    assert re.search("[а-яё]{3}", refused["text"]) and "⟨" not in refused["text"]
    for guest in guests:
        await guest.until(lambda guest=guest: bool(guest.at["paused"]))  # type: ignore[misc]
        assert guest.at["paused"]["why"] == "storage"
        assert guest.at["paused"]["text"] and "⟨" not in guest.at["paused"]["text"]
    async with asyncio.timeout(5):  # it is looked at once a second
        while (await get(process.address, "/healthz")).status_code != 503:
            await asyncio.sleep(0.1)
    assert (await third.do("hasten"))["code"] == "host-only"
    assert (await host.do("hasten"))["code"] == "paused"
    process.make_room()
    for guest in guests:
        await guest.until(lambda guest=guest: guest.at["paused"] is None)  # type: ignore[misc]
    dice = random.Random(f"{run_seed()} full")
    async with asyncio.timeout(60):
        await asyncio.gather(*(guest.persist(dice, haste=guest is host) for guest in guests))
    await judge(guests)
    for guest in guests:
        await guest.cut()


def test_a_copy_made_while_people_play_brings_their_match_back(process: Process) -> None:
    asyncio.run(_copied(process))


async def _copied(process: Process) -> None:
    await process.start()
    guests = await sit_down(process, 3, 4)
    for guest in guests:
        await guest.until(lambda guest=guest: bool(guest.asks))  # type: ignore[misc]
        ask = guest.asks[0]
        assert (await guest.answer(ask, ask["form"]["options"][0]))["t"] == "ok"
        guest.acknowledged.append((ask["ask"], ask["form"]["options"][0]))
    data, copy = process.folder / "data", process.folder / "copy.db"
    made = await asyncio.to_thread(command, "backup", str(copy), "--data", str(data))
    assert (made.returncode, made.stderr) == (0, "") and copy.is_file()
    listed = await asyncio.to_thread(command, "tables", "--data", str(data))
    assert listed.returncode == 0 and host_code(guests[0]) in listed.stdout and "mafia" in listed.stdout
    refused = await asyncio.to_thread(command, "restore", str(copy), "--data", str(data))
    assert refused.returncode == 2 and len(refused.stderr.strip().splitlines()) == 1
    process.kill()
    for file in data.iterdir():
        file.unlink()
    restored = await asyncio.to_thread(command, "restore", str(copy), "--data", str(data))
    assert (restored.returncode, restored.stderr) == (0, "")
    for guest in guests:
        await guest.cut()
        guest.match, guest.told, guest.lines = {}, [], []
    await process.start()
    dice = random.Random(f"{run_seed()} copy")
    for guest in guests:
        await guest.come_back()
    async with asyncio.timeout(60):
        await asyncio.gather(*(guest.persist(dice, haste=guest is guests[0]) for guest in guests))
    await judge(guests)
    for guest in guests:
        await guest.cut()


def host_code(guest: Returning) -> str:
    """The code of the table."""
    return str(guest.at["code"])


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_damaged_journal_is_refused_in_one_sentence_and_left_as_it_is(lang: str, process: Process) -> None:
    asyncio.run(_damaged(process, lang))


async def _damaged(process: Process, lang: str) -> None:
    await process.start()
    guests = await sit_down(process, 3, 4)
    for guest in guests:
        await guest.cut()
    process.stop()
    data = process.folder / "data"
    for file in data.iterdir():
        body = bytearray(file.read_bytes())
        body[: len(body) // 2] = bytes(byte ^ 0x5A for byte in body[: len(body) // 2])
        file.write_bytes(bytes(body))
    before = {file.name: file.read_bytes() for file in data.iterdir()}
    assert before
    for words in (["serve", "--port", "0"], ["tables"], ["backup", str(process.folder / "copy.db")]):
        refused = await asyncio.to_thread(command, *words, "--data", str(data), lang=lang)
        assert (refused.returncode, refused.stdout) == (2, ""), (words, refused)
        sentence = refused.stderr.strip()
        assert len(sentence.splitlines()) == 1 and "Traceback" not in sentence and "⟨" not in sentence, words
        assert bool(re.search("[а-яё]{3}", sentence)) == (lang == "ru")
    assert {file.name: file.read_bytes() for file in data.iterdir()} == before
