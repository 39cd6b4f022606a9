"""What may happen to the folder in which a server keeps its tables, and what must never come of it."""

from __future__ import annotations

import asyncio
import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tests.server.guest import Guest
from tests.server.killing import START_SECONDS, Process, Returning, sit_down

LANGUAGES = ("ru", "en")

MEEK = """
import ctypes, os, sys
ctypes.CDLL(None).prctl(24, 1, 0, 0, 0)  # root may no longer write what is read-only; others never could
os.execv(sys.executable, [sys.executable, "-m", "lichina", *sys.argv[1:]])
"""


def serve(data: Path, lang: str) -> subprocess.CompletedProcess[str]:
    """A server that is expected to refuse this folder, and has no more power over it than anybody has."""
    command = [sys.executable, "-c", MEEK, "serve", "--host", "127.0.0.1", "--port", "0"]
    command += ["--data", str(data), "--lang", lang]
    environment = {**os.environ, "COLUMNS": "200", "NO_COLOR": "1"}
    return subprocess.run(command, capture_output=True, text=True, timeout=START_SECONDS, env=environment, check=False)


def refused_in_words(data: Path) -> None:
    """The server refuses the folder in one sentence, in both languages, and leaves it as it is."""
    before = contents(data)
    for lang in LANGUAGES:
        ended = serve(data, lang)
        assert ended.returncode == 2, ended
        check_sentence(ended.stderr, lang)
    assert contents(data) == before


def check_sentence(text: str, lang: str) -> None:
    """One sentence in this language, without the innards of the program."""
    sentence = text.strip()
    assert len(sentence.splitlines()) == 1 and "Traceback" not in sentence and "⟨" not in sentence, text
    assert bool(re.search("[а-яё]{3}", sentence)) == (lang == "ru"), text


def contents(folder: Path) -> dict[str, bytes]:
    """What lies in a folder, but for SQLite's shared memory and files with nothing in them."""
    found = {file.name: file.read_bytes() for file in folder.iterdir() if not file.name.endswith("-shm")}
    return {name: content for name, content in found.items() if content}


# --- damage -----------------------------------------------------------------------------------------------------------


def reach(file: Path) -> int:
    """How far damage goes: what is wrong with the very end of a log looks like a commit that a crash has torn."""
    size = file.stat().st_size
    return size // 2 if file.name.endswith("-wal") else size


def flip(file: Path, dice: random.Random) -> None:
    """A few bits are others."""
    body = bytearray(file.read_bytes())
    for _ in range(dice.randint(1, 8)):
        body[dice.randrange(reach(file))] ^= 1 << dice.randrange(8)
    file.write_bytes(bytes(body))


def scramble(file: Path, dice: random.Random) -> None:
    """A stretch of it is something else."""
    body = bytearray(file.read_bytes())
    start, size = dice.randrange(reach(file)), dice.randrange(1, 9000)
    body[start : start + size] = dice.randbytes(len(body[start : start + size]))
    file.write_bytes(bytes(body))


def cut(file: Path, dice: random.Random) -> None:
    """The end of the journal is gone; that of its log may be missing after any crash."""
    os.truncate(file.with_name("lichina.db"), dice.randrange(file.with_name("lichina.db").stat().st_size))


def replace(file: Path, dice: random.Random) -> None:
    """It is a file of somebody else's."""
    file.write_bytes("Дорогая тётя!\n".encode() * dice.randint(1, 1000))


DAMAGES: dict[str, Callable[[Path, random.Random], None]] = {
    "flipped bits": flip,
    "a scrambled stretch": scramble,
    "a cut-off end": cut,
    "a foreign file": replace,
}
HARMLESS = frozenset(("refused in words", "everything is there"))
"""What may come of damage."""


async def kept_table(process: Process, clean: bool) -> list[Returning]:
    """A table with a match that is on, as a server left it that was stopped, or killed.

    Its host has paused it, so that no clock can run out while somebody looks what is still there.
    """
    await process.start()
    guests = await sit_down(process, 3, 4)
    for guest in guests:
        await guest.until(lambda guest=guest: bool(guest.asks))  # type: ignore[misc]
        ask = guest.asks[0]
        assert (await guest.answer(ask, ask["form"]["options"][0]))["t"] == "ok"
    await guests[0].must("pause")
    await asyncio.gather(*(guest.must("ping") for guest in guests))
    for guest in guests:
        await guest.cut()
    if clean:
        process.stop()
    else:
        process.kill()
    return guests


async def damaged(process: Process, guests: list[Returning], whole: Path, damage: str, dice: random.Random) -> str:
    """Damage the journal of this folder and start a server over it: what becomes of it."""
    data = process.folder / "data"
    shutil.rmtree(data)
    shutil.copytree(whole, data)
    files = [file for file in data.iterdir() if file.name in ("lichina.db", "lichina.db-wal") and file.stat().st_size]
    DAMAGES[damage](dice.choice(files), dice)
    before = contents(data)
    ended = await _try(process)
    if ended is not None:
        check_sentence(ended, "ru")
        return "refused in words" if contents(data) == before else "refused and changed"
    try:
        for guest in guests:
            if not await _same(guest):
                return "something is lost"
        return "everything is there"
    finally:
        process.kill()


async def _try(process: Process) -> str | None:
    """Start the server: what it says if it does not start."""
    before = process.out.stat().st_size
    try:
        await process.start()
    except AssertionError:
        process.clean_up()
        return process.out.read_bytes()[before:].decode()
    return None


async def _same(guest: Guest) -> bool:
    """Whether somebody who comes back finds the match as it was."""
    fresh = Guest(guest.address, guest.table, guest.cookie, guest.person)
    async with fresh:
        if fresh.code is not None:
            return False
        await fresh.until(lambda: bool(fresh.match))
    return bool(known(fresh) == known(guest))


def known(guest: Guest) -> Any:
    """What somebody knows of a match."""
    held = [(ask["ask"], ask["held"]) for ask in guest.match["asks"]]
    return guest.match["private"], guest.told[:2], held


# --- a disk that is really full ---------------------------------------------------------------------------------------


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[bool]:
    """A disk of so many megabytes at this folder, if this machine lets us have one."""
    folder.mkdir(parents=True, exist_ok=True)
    mount = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)]
    mounted = (
        shutil.which("mount") is not None and subprocess.run(mount, capture_output=True, check=False).returncode == 0
    )
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)


class Ballast:
    """A file that takes all the room there is."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "ballast"

    def fill(self) -> None:
        """From now on there is no room."""
        with self._file.open("wb", buffering=0) as opened, suppress(OSError):
            while True:
                opened.write(bytes(4096))

    def drop(self) -> None:
        """There is room again."""
        self._file.unlink()
