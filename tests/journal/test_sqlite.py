"""The journal in a file: one commit for all that waits, a full or failing disk, one server for one folder."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from lichina.journal import BadJournal, JournalDown, SqliteJournal, Taken
from tests.journal.journals import finished, opened, rows_of

POSIX = pytest.mark.skipif(os.name == "nt", reason="an open file cannot be moved there, and there are no such modes")


class Disk(sqlite3.Connection):
    """SQLite that counts commits, and can be made to fail as a disk does."""

    commits = 0
    failing: list[str] = []  # noqa: RUF012
    """What becomes of the next commits: "lost" before it is done, "kept" after it is."""
    latest: Disk

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        Disk.latest = self

    def execute(self, statement: str, *arguments: Any) -> sqlite3.Cursor:
        if statement != "COMMIT":
            return super().execute(statement, *arguments)
        how = Disk.failing.pop(0) if Disk.failing else ""
        if how != "lost":
            Disk.commits += 1
            cursor = super().execute(statement)
        if how:
            raise sqlite3.OperationalError("disk I/O error")
        return cursor


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> type[Disk]:
    plain = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *args, **options: plain(*args, **{"factory": Disk, **options}))
    Disk.commits = 0
    Disk.failing = []
    return Disk


async def test_a_journal_is_found_again_as_it_was_left(tmp_path: Path) -> None:
    async with opened(tmp_path) as journal:
        await journal.append("oak", 3, [b"a", b"b"])
        await journal.append("elm", 0, [b"c"])
        await journal.close_table("elm", "empty")
        await journal.mark({"oak": 4.5})
        await journal.archive(finished("oak", 1))
    async with opened(tmp_path) as journal:
        (kept,) = await journal.load()
        assert (kept.table, kept.first, kept.rows, kept.mark) == ("oak", 3, [b"a", b"b"], 4.5)
        assert await journal.closed("elm") == "empty"
        assert await journal.match("oak", 1) == finished("oak", 1)
        with pytest.raises(Taken):
            await journal.append("oak", 4, [b"b"])
        await journal.append("oak", 5, [b"c"])


@POSIX
async def test_the_files_are_for_their_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "place"
    async with opened(folder) as journal:
        await journal.append("oak", 0, [b"a"])
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
        assert set(modes) == {"lichina.db", "lichina.db-wal", "lichina.db-shm", "lichina.lock"}
        assert set(modes.values()) == {0o600}
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


async def test_all_that_waits_is_one_commit(tmp_path: Path, disk: type[Disk]) -> None:
    async with opened(tmp_path) as journal:
        other = sqlite3.connect(tmp_path / "lichina.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        before = disk.commits
        asked = [journal.append(f"table {number}", 0, [b"a"]) for number in range(200)]
        other.execute("ROLLBACK")
        other.close()
        await asyncio.gather(*asked)
        # What came while the writer was waking up is a first commit, which had to wait; all the rest is the second.
        assert 1 <= disk.commits - before <= 2
        assert len(await journal.load()) == 200


async def test_a_commit_waits_for_the_disk(tmp_path: Path, disk: type[Disk]) -> None:
    async with opened(tmp_path):
        assert disk.latest.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert disk.latest.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL


async def test_one_bad_request_does_not_hurt_the_others(tmp_path: Path) -> None:
    async with opened(tmp_path) as journal:
        await journal.append("oak", 0, [b"a"])
        await journal.append("fir", 0, [b"a"])
        await journal.close_table("fir", "idle")
        asked = [
            journal.append("elm", 0, [b"a"]),
            journal.append("oak", 0, [b"b"]),
            journal.append("fir", 1, [b"b"]),
            journal.append("ash", 1 << 70, [b"a"]),
            journal.append("elm", 1, [b"b"]),
        ]
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), Taken, BadJournal, OverflowError, type(None)]
        assert await rows_of(journal, "elm") == (0, [b"a", b"b"])
        assert [kept.table for kept in await journal.load()] == ["elm", "oak"]


async def test_the_primary_key_is_the_fence_against_another_writer(tmp_path: Path) -> None:
    async with opened(tmp_path) as journal:
        await journal.append("oak", 0, [b"a"])
        other = sqlite3.connect(tmp_path / "lichina.db", isolation_level=None)
        other.execute("INSERT INTO live_row (table_id, idx, body, written) VALUES ('oak', 1, x'62', 0)")
        other.close()
        asked = [journal.append("oak", 1, [b"mine"]), journal.append("elm", 0, [b"a"])]
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [Taken, type(None)]
        assert await rows_of(journal, "oak") == (0, [b"a", b"b"])
        with pytest.raises(Taken):
            await journal.append("oak", 1, [b"mine"])


async def test_a_commit_that_fails_fails_all_of_its_batch_and_the_next_is_tried(
    tmp_path: Path, disk: type[Disk]
) -> None:
    async with opened(tmp_path) as journal:
        await journal.append("oak", 0, [b"a"])
        disk.failing = ["lost", "lost"]
        for _ in range(2):
            with pytest.raises(JournalDown) as caught:
                await journal.append("oak", 1, [b"b"])
            assert (caught.value.code, caught.value.data) == ("journal-down", {"detail": "disk I/O error"})
        await journal.append("oak", 1, [b"c"])
        assert await rows_of(journal, "oak") == (0, [b"a", b"c"])


async def test_rows_of_a_failed_commit_that_turn_up_after_all_are_taken_back(tmp_path: Path, disk: type[Disk]) -> None:
    async with opened(tmp_path) as journal:
        await journal.append("oak", 0, [b"a"])
        disk.failing = ["kept", "kept"]  # the two may be two batches
        asked = [journal.append("oak", 1, [b"b"]), journal.append("elm", 0, [b"b"])]
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [JournalDown, JournalDown]
        disk.failing = []
        await journal.append("oak", 1, [b"c"])
        assert [(kept.table, kept.rows) for kept in await journal.load()] == [("oak", [b"a", b"c"])]
        await journal.append("elm", 5, [b"d"])
        assert await rows_of(journal, "elm") == (5, [b"d"])


async def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path, largest=1_000_000) as journal:
        row = bytes(4000)
        count = 0
        with pytest.raises(JournalDown) as caught:
            for count in range(1000):
                await journal.append("oak", count, [row])
        assert caught.value.data["detail"] == "database or disk is full"
        assert 100 < count < 260
        assert await rows_of(journal, "oak") == (0, [row] * count)
        with pytest.raises(JournalDown):
            await journal.probe()
        await journal.trim("oak", count - 5)
        await journal.probe()
        await journal.append("oak", count, [row])
        assert await rows_of(journal, "oak") == (count - 5, [row] * 6)
    assert (tmp_path / "lichina.db").stat().st_size <= 1_000_000


LIMITED = """
import asyncio, resource, sys
from pathlib import Path
from lichina.journal import JournalDown, SqliteJournal

async def main():
    journal = SqliteJournal(Path(sys.argv[1]))
    await journal.append("oak", 0, [b"0"])
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, resource.RLIM_INFINITY))
    failures = 0
    for index in range(1, 600):
        while True:
            try:
                await journal.append("oak", index, [b"%d" % index + bytes(1000)])
                break
            except JournalDown:
                failures += 1
                if failures == 20:
                    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    (kept,) = await journal.load()
    await journal.close()
    rows = [b"0", *(b"%d" % index + bytes(1000) for index in range(1, 600))]
    print(failures >= 20, kept.first, kept.rows == rows)

asyncio.run(main())
"""


@POSIX
def test_a_journal_gets_over_a_disk_that_failed(tmp_path: Path) -> None:
    """The system itself refuses to write past a size, and allows it again."""
    told = subprocess.run([sys.executable, "-c", LIMITED, tmp_path], capture_output=True, text=True, check=True)
    assert told.stdout == "True 0 True\n"


async def test_a_busy_event_loop_cannot_keep_the_writer_from_its_turn(tmp_path: Path) -> None:
    async with opened(tmp_path):
        assert sys.getswitchinterval() <= 0.0001


@POSIX
async def test_a_file_that_is_away_is_down_and_comes_back(tmp_path: Path) -> None:
    async with opened(tmp_path) as journal:
        await journal.append("oak", 0, [b"a"])
        file, away = tmp_path / "lichina.db", tmp_path / "away.db"
        file.rename(away)
        for refused in (journal.append("oak", 1, [b"b"]), journal.probe(), journal.load()):
            with pytest.raises(JournalDown):
                await refused
        assert not file.exists()
        file.write_bytes(b"another one")
        with pytest.raises(JournalDown):
            await journal.append("oak", 1, [b"b"])
        away.replace(file)
        await journal.append("oak", 1, [b"c"])
        assert await rows_of(journal, "oak") == (0, [b"a", b"c"])


async def test_a_second_server_on_the_folder_is_refused(tmp_path: Path) -> None:
    async with opened(tmp_path) as journal:
        with pytest.raises(BadJournal) as caught:
            SqliteJournal(tmp_path)
        assert (caught.value.code, caught.value.data) == ("journal-in-use", {"path": str(tmp_path)})
        program = (
            "import sys; from pathlib import Path; from lichina.journal import *\n"
            "try: SqliteJournal(Path(sys.argv[1]))\nexcept BadJournal as error: print(error.code)"
        )
        told = subprocess.run([sys.executable, "-c", program, tmp_path], capture_output=True, text=True, check=True)
        assert told.stdout == "journal-in-use\n"
        await journal.append("oak", 0, [b"a"])
    async with opened(tmp_path) as journal:
        await journal.append("oak", 1, [b"b"])


def test_an_impossible_place_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(BadJournal) as caught:
        SqliteJournal(tmp_path / "file")
    assert caught.value.code == "journal-no-place"
    assert caught.value.data["path"] == str(tmp_path / "file")


def test_the_journal_serves_the_next_event_loop_too(tmp_path: Path) -> None:
    journal = SqliteJournal(tmp_path)

    async def leave_without_waiting() -> None:
        for index in range(20):
            journal.append("oak", index, [b"a"])

    async def come_later() -> None:
        assert await rows_of(journal, "oak") == (0, [b"a"] * 20)
        await journal.close()

    asyncio.run(leave_without_waiting())
    asyncio.run(come_later())
