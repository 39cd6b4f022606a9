"""Whatever happens to the server, nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from lichina.testing.cases import run_seed, soak

from .killing import Process, Returning, command, filled, judge, killed, sit_down
from .party import eventually


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    made = Process(tmp_path)
    yield made
    made.clean_up()


@pytest.mark.parametrize("number", range(soak()))
async def test_a_server_that_is_killed_again_and_again_loses_nothing_that_it_has_acknowledged(
    number: int, process: Process
) -> None:
    dice = random.Random(f"{run_seed()} kill {number}")
    ledger = await killed(process, 3 if soak() == 1 else 12, dice)
    assert ledger.returns > 0
    assert ledger.acknowledged > 20


async def test_a_server_that_is_told_to_stop_says_goodbye_and_goes_on_where_it_was(process: Process) -> None:
    await process.start()
    guests = await sit_down(process, 3, 4)
    dice = random.Random(f"{run_seed()} stop")
    playing = [asyncio.create_task(guest.persist(dice, haste=guest is guests[0])) for guest in guests]
    await eventually(lambda: all(guest.acknowledged for guest in guests))
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


async def test_a_full_disk_pauses_the_table_in_words_and_loses_nothing(process: Process) -> None:
    await process.start()
    await filled(process, process.fill_disk, process.make_room, random.Random(f"{run_seed()} full"))


async def test_a_copy_made_while_people_play_brings_their_match_back(process: Process) -> None:
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
async def test_a_damaged_journal_is_refused_in_one_sentence_and_left_as_it_is(lang: str, process: Process) -> None:
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
