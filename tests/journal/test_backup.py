"""A backup is made while a server writes, and is brought back whole or not at all."""

from __future__ import annotations

import asyncio
import os
import stat
from pathlib import Path

import pytest

from lichina.journal import BadJournal, SqliteJournal, backup, restore
from tests.journal.journals import finished, rows_of


async def write(folder: Path, rows: list[bytes]) -> None:
    journal = SqliteJournal(folder)
    kept = {one.table: one.first + len(one.rows) for one in await journal.load()}
    await journal.append("oak", kept.get("oak", 0), rows)
    await journal.archive(finished("oak", 1, record=bytes(20_000)))
    await journal.close()


async def read(folder: Path) -> list[bytes]:
    journal = SqliteJournal(folder)
    try:
        return (await rows_of(journal, "oak"))[1]
    finally:
        await journal.close()


def names(folder: Path) -> set[str]:
    """What lies there, but for what SQLite leaves beside a database that was only read."""
    return {path.name for path in folder.iterdir() if not path.name.endswith("-shm") and not is_empty_log(path)}


def is_empty_log(path: Path) -> bool:
    return path.name.endswith("-wal") and path.stat().st_size == 0


def code_of(function: object, *paths: Path) -> str:
    assert callable(function)
    with pytest.raises(BadJournal) as caught:
        function(*paths)
    return caught.value.code


async def test_a_backup_made_while_a_server_writes_is_one_moment_of_it(tmp_path: Path) -> None:
    journal = SqliteJournal(tmp_path / "live")
    await journal.append("oak", 0, [b"0"])
    copying = asyncio.create_task(asyncio.to_thread(backup, tmp_path / "live", tmp_path / "copy"))
    index = 1
    while not copying.done():
        await journal.append("oak", index, [b"%d" % index])
        index += 1
    await copying
    await journal.append("oak", index, [b"%d" % index])
    await journal.close()
    assert restore(tmp_path / "copy", tmp_path / "other") is None
    assert index > 1
    rows = await read(tmp_path / "other")
    assert rows == [b"%d" % number for number in range(len(rows))]
    assert 1 <= len(rows) <= index
    assert names(tmp_path) == {"live", "copy", "other"}


async def test_a_backup_is_one_file_for_its_owner(tmp_path: Path) -> None:
    await write(tmp_path / "live", [b"a"])
    backup(tmp_path / "live", tmp_path / "copy")
    assert names(tmp_path) == {"live", "copy"}
    if os.name != "nt":
        assert stat.S_IMODE((tmp_path / "copy").stat().st_mode) == 0o600


async def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    await write(tmp_path / "live", [b"a"])
    (tmp_path / "copy").write_text("dear")
    assert code_of(backup, tmp_path / "live", tmp_path / "copy") == "backup-exists"
    assert (tmp_path / "copy").read_text() == "dear"
    assert names(tmp_path) == {"live", "copy"}


async def test_a_backup_needs_a_journal_and_a_place(tmp_path: Path) -> None:
    assert code_of(backup, tmp_path, tmp_path / "copy") == "journal-missing"
    assert names(tmp_path) == set()
    await write(tmp_path / "live", [b"a"])
    assert code_of(backup, tmp_path / "live", tmp_path / "no" / "copy") == "backup-failed"


async def test_a_damaged_journal_makes_no_backup(tmp_path: Path) -> None:
    await write(tmp_path / "live", [bytes(100)] * 500)
    with (tmp_path / "live" / "lichina.db").open("rb+") as file:
        file.seek(8 * 4096)
        file.write(bytes(4 * 4096))
    assert code_of(backup, tmp_path / "live", tmp_path / "copy") == "journal-damaged"
    assert names(tmp_path) == {"live"}


async def test_a_restore_keeps_the_journal_that_was_there_and_says_where(tmp_path: Path) -> None:
    folder = tmp_path / "live"
    await write(folder, [b"a"])
    backup(folder, tmp_path / "copy")
    await write(folder, [b"b"])
    kept = restore(tmp_path / "copy", folder)
    assert kept is not None and kept.parent == folder
    assert await read(folder) == [b"a"]
    again = restore(kept, folder)
    assert again is not None and again != kept
    assert await read(folder) == [b"a", b"b"]
    assert names(folder) == {"lichina.db", "lichina.lock", "lichina.closed", kept.name, again.name}


async def test_a_restore_replaces_a_damaged_journal(tmp_path: Path) -> None:
    folder = tmp_path / "live"
    await write(folder, [b"a"])
    backup(folder, tmp_path / "copy")
    (folder / "lichina.db").write_bytes(b"broken")
    (folder / "lichina.db-wal").write_bytes(b"broken too")
    kept = restore(tmp_path / "copy", folder)
    assert kept is not None
    assert kept.read_bytes() == b"broken"
    assert kept.with_name(kept.name + "-wal").read_bytes() == b"broken too"
    assert await read(folder) == [b"a"]


async def test_a_restore_is_refused_while_a_server_uses_the_folder(tmp_path: Path) -> None:
    journal = SqliteJournal(tmp_path / "live")
    await journal.append("oak", 0, [b"a"])
    backup(tmp_path / "live", tmp_path / "copy")
    assert code_of(restore, tmp_path / "copy", tmp_path / "live") == "journal-in-use"
    await journal.append("oak", 1, [b"b"])
    await journal.close()
    assert await read(tmp_path / "live") == [b"a", b"b"]


@pytest.mark.parametrize("damage", ["empty", "truncated", "zeroed", "foreign"])
async def test_a_broken_backup_is_not_restored(tmp_path: Path, damage: str) -> None:
    folder, copy = tmp_path / "live", tmp_path / "copy"
    await write(folder, [b"a"] * 2000)
    backup(folder, copy)
    whole = copy.read_bytes()
    copy.write_bytes(
        {
            "empty": b"",
            "truncated": whole[: len(whole) // 2],
            "zeroed": whole[: 8 * 4096] + bytes(4 * 4096) + whole[12 * 4096 :],
            "foreign": b"a letter to my aunt\n" * 1000,
        }[damage]
    )
    before = (folder / "lichina.db").read_bytes()
    assert code_of(restore, copy, folder) == "backup-damaged"
    assert (folder / "lichina.db").read_bytes() == before
    assert names(folder) == {"lichina.db", "lichina.lock", "lichina.closed"}


def test_a_backup_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadJournal) as caught:
        restore(tmp_path / "nowhere", tmp_path / "live")
    assert caught.value.data["path"] == str(tmp_path / "nowhere")


async def test_a_restore_that_was_cut_off_is_noticed(tmp_path: Path) -> None:
    folder = tmp_path / "live"
    await write(folder, [b"a"])
    backup(folder, tmp_path / "copy")
    # Where it can be cut off: the backup has come in, the old journal is set aside.
    (folder / "lichina.db").rename(folder / "lichina-before.db")
    (folder / "lichina.restoring").write_bytes(b"half of it")
    assert code_of(SqliteJournal, folder) == "journal-half-restored"
    restore(tmp_path / "copy", folder)
    assert await read(folder) == [b"a"]
