"""A journal that is damaged, foreign or too new is refused, named, and left as it is."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from lichina.journal import BadJournal, SqliteJournal
from tests.journal.journals import finished

PAGE = 4096

CUT_OFF = """
import asyncio, os, sys
from pathlib import Path
from lichina.journal import SqliteJournal

async def main():
    journal = SqliteJournal(Path(sys.argv[1]))
    await journal.append("late", 0, [b"a"] * 100)
    os._exit(0)

asyncio.run(main())
"""


async def fill(folder: Path) -> Path:
    journal = SqliteJournal(folder)
    for table in range(10):
        await journal.append(f"table {table}", 0, [b"row %d" % number for number in range(200)])
    await journal.archive(finished("oak", 1, record=b"x" * 50_000))
    await journal.close()
    return folder / "lichina.db"


def cut_off(folder: Path) -> None:
    """A server that writes and dies: its last rows are in the log only."""
    subprocess.run([sys.executable, "-c", CUT_OFF, folder], check=True)


def overwrite(file: Path, start: int, content: bytes) -> None:
    with file.open("rb+") as opened:
        opened.seek(start)
        opened.write(content)


def truncate(file: Path, size: int) -> None:
    os.truncate(file, size)


def change(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement)


DAMAGES: dict[str, Callable[[Path], None]] = {
    "truncated to half": lambda file: truncate(file, file.stat().st_size // 2),
    "truncated by a byte": lambda file: truncate(file, file.stat().st_size - 1),
    "truncated to less than a header": lambda file: truncate(file, 50),
    "empty": lambda file: truncate(file, 0),
    "header overwritten": lambda file: overwrite(file, 0, b"\xff" * 100),
    "first page zeroed": lambda file: overwrite(file, 0, bytes(PAGE)),
    "a page of the schema's tables zeroed": lambda file: overwrite(file, 3 * PAGE, bytes(PAGE)),
    "pages in the middle zeroed": lambda file: overwrite(file, 10 * PAGE, bytes(5 * PAGE)),
    "the statement of a table is no text": lambda file: overwrite(
        file, file.read_bytes().index(b"TABLE live_row"), b"TABL\xc5 live_row"
    ),
    "the index of a row is not a number": lambda file: change(
        file, "UPDATE live_row SET idx = 'x' WHERE table_id = 'table 3' AND idx = 7"
    ),
    "not a database": lambda file: overwrite(file, 0, b"a letter to my aunt\n" * (file.stat().st_size // 20)),
}


def contents(folder: Path) -> dict[str, bytes]:
    """What lies in the folder, but for SQLite's shared memory and logs with nothing in them."""
    files = {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.endswith("-shm")}
    return {name: content for name, content in files.items() if content}


def refusal(folder: Path) -> BadJournal:
    with pytest.raises(BadJournal) as caught:
        SqliteJournal(folder)
    return caught.value


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_journal_is_named_and_not_touched(tmp_path: Path, damage: str) -> None:
    file = await fill(tmp_path)
    DAMAGES[damage](file)
    before = contents(tmp_path)
    error = refusal(tmp_path)
    assert error.code == "journal-damaged"
    assert error.data["path"] == str(file)
    assert str(file) in str(error) and "lichina restore" in str(error)
    assert contents(tmp_path) == before


async def test_a_damaged_journal_with_a_log_is_not_touched_either(tmp_path: Path) -> None:
    file = await fill(tmp_path)
    cut_off(tmp_path)
    overwrite(file, 10 * PAGE, bytes(5 * PAGE))
    before = contents(tmp_path)
    assert len(before["lichina.db-wal"]) > PAGE
    assert refusal(tmp_path).code == "journal-damaged"
    assert contents(tmp_path) == before


async def test_no_new_journal_takes_the_place_of_one_whose_file_is_gone(tmp_path: Path) -> None:
    file = await fill(tmp_path)
    cut_off(tmp_path)
    file.unlink()
    assert refusal(tmp_path).code == "journal-damaged"
    assert not file.exists()


async def test_damage_met_later_is_told_to_who_reads_it(tmp_path: Path) -> None:
    """Nothing was written since the clean close, so far as can be seen: the file is not read whole at opening."""
    file = await fill(tmp_path)
    found = file.stat()
    content = file.read_bytes()
    page = content.index(b"x" * (PAGE - 4)) // PAGE  # one with nothing but a part of the long record
    overwrite(file, page * PAGE, b"\xff" * PAGE)
    os.utime(file, ns=(found.st_atime_ns, found.st_mtime_ns))
    journal = SqliteJournal(tmp_path)
    with pytest.raises(BadJournal) as caught:
        await journal.match("oak", 1)
    assert caught.value.code == "journal-damaged"
    await journal.append("oak", 0, [b"a"])
    await journal.close()


async def test_of_a_very_large_journal_only_the_live_tables_are_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lichina.journal.files.CHECKED_WHOLE_BYTES", 0)
    file = await fill(tmp_path)
    overwrite(file, file.read_bytes().index(b"x" * (PAGE - 4)) // PAGE * PAGE, b"\xff" * PAGE)
    await SqliteJournal(tmp_path).close()
    overwrite(file, file.read_bytes().index(b"row 100") // PAGE * PAGE, bytes(PAGE))
    assert refusal(tmp_path).code == "journal-damaged"


@pytest.mark.parametrize(
    ("written", "flipped"),
    [(b"row 100", b"row 101"), (b"table 3", b"table 2"), (b"table 3", b"tablf 3")],
    ids=["a row", "whose row it is", "of no table"],
)
async def test_a_row_that_is_not_as_it_was_written_is_damage(tmp_path: Path, written: bytes, flipped: bytes) -> None:
    file = await fill(tmp_path)
    content = file.read_bytes()
    overwrite(file, content.index(written, 10 * PAGE), flipped)
    before = contents(tmp_path)
    assert refusal(tmp_path).code == "journal-damaged"
    assert contents(tmp_path) == before


async def test_a_match_that_is_not_as_it_was_written_is_told_to_who_reads_it(tmp_path: Path) -> None:
    file = await fill(tmp_path)
    overwrite(file, file.read_bytes().index(b"x" * 1000) + 500, b"y")
    journal = SqliteJournal(tmp_path)
    with pytest.raises(BadJournal) as caught:
        await journal.match("oak", 1)
    assert caught.value.code == "journal-damaged"
    await journal.close()


async def test_rows_of_before_there_were_sums_are_believed_and_new_ones_are_summed(tmp_path: Path) -> None:
    file = await fill(tmp_path)
    connection = sqlite3.connect(file, isolation_level=None)
    for table in ("live_row", "finished_match"):
        connection.execute(f"ALTER TABLE {table} DROP COLUMN sum")
    connection.close()
    journal = SqliteJournal(tmp_path)
    assert len(await journal.load()) == 10
    assert await journal.match("oak", 1) == finished("oak", 1, record=b"x" * 50_000)
    await journal.append("table 0", 200, [b"new"])
    await journal.close()
    connection = sqlite3.connect(file, isolation_level=None)
    summed = connection.execute("SELECT table_id, idx FROM live_row WHERE sum IS NOT NULL").fetchall()
    connection.close()
    assert summed == [("table 0", 200)]


# --- the log ----------------------------------------------------------------------------------------------------------

FRAME = 24 + PAGE


async def leave_log(folder: Path, commits: int) -> Path:
    """A server that commits so many times and dies: all of it is in the log only."""
    await fill(folder)
    subprocess.run([sys.executable, "-c", MANY_COMMITS, folder, str(commits)], check=True)
    return folder / "lichina.db-wal"


MANY_COMMITS = """
import asyncio, os, sys
from pathlib import Path
from lichina.journal import SqliteJournal

async def main():
    journal = SqliteJournal(Path(sys.argv[1]))
    for number in range(int(sys.argv[2])):
        await journal.append("late", number, [b"a"])
    os._exit(0)

asyncio.run(main())
"""


@pytest.mark.parametrize("content", [b"Dear aunt,\n" * 400, bytes(PAGE)], ids=["a letter", "zeros"])
async def test_a_log_that_is_none_is_damage(tmp_path: Path, content: bytes) -> None:
    (await leave_log(tmp_path, 5)).write_bytes(content)
    before = contents(tmp_path)
    error = refusal(tmp_path)
    assert (error.code, error.data["path"]) == ("journal-damaged", str(tmp_path / "lichina.db-wal"))
    assert contents(tmp_path) == before


async def test_a_log_that_is_damaged_before_its_last_commits_is_damage(tmp_path: Path) -> None:
    log = await leave_log(tmp_path, 20)
    overwrite(log, 32 + 3 * FRAME + 1000, b"\xff")
    before = contents(tmp_path)
    assert refusal(tmp_path).code == "journal-damaged"
    assert contents(tmp_path) == before


async def test_a_last_commit_that_a_crash_has_torn_is_as_if_it_had_never_been(tmp_path: Path) -> None:
    log = await leave_log(tmp_path, 20)
    overwrite(log, log.stat().st_size - 100, b"\xff" * 10)
    journal = SqliteJournal(tmp_path)
    (late,) = [kept for kept in await journal.load() if kept.table == "late"]
    assert late.rows == [b"a"] * 19
    await journal.close()


def test_a_foreign_database_is_no_journal(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "lichina.db")
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    assert refusal(tmp_path).code == "journal-foreign"


async def test_a_journal_of_a_newer_format_is_refused(tmp_path: Path) -> None:
    file = await fill(tmp_path)
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute("UPDATE meta SET value = '2' WHERE name = 'format'")
    connection.close()
    before = contents(tmp_path)
    error = refusal(tmp_path)
    assert (error.code, error.data) == ("journal-other-format", {"path": str(file), "found": 2, "known": 1})
    assert contents(tmp_path) == before


async def test_a_refused_folder_is_free_for_others(tmp_path: Path) -> None:
    file = await fill(tmp_path)
    whole = file.read_bytes()
    truncate(file, PAGE)
    refusal(tmp_path)
    file.write_bytes(whole)
    journal = SqliteJournal(tmp_path)
    assert len(await journal.load()) == 10
    await journal.close()
