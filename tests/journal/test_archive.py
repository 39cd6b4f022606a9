"""Matches that are over: counted once and for good, reworded, and removed; the same for every kind of storage."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import msgspec
import pytest

from lichina.journal import Journal, SideCount
from lichina.journal.played import PlayedMatch, played, played_id
from lichina.journal.postgres import PostgresJournal
from lichina.journal.shared_schema import migrate
from tests.journal.database import Database
from tests.journal.journals import LONG, finished, kept_open, match_over, opened


async def counts(journal: Journal) -> dict[tuple[str, int, str | None], int]:
    return {(one.game, one.seats, one.side): one.count for one in await journal.statistics()}


def test_a_match_is_counted_without_anybody_s_name() -> None:
    assert played(match_over("oak", 1)) == PlayedMatch(
        id=played_id("oak", 1),
        game="mafia",
        version=2,
        mode=None,
        seats=4,
        persons=2,
        side="town",
        reason="criminals-dead",
        started=100.0,
        seconds=100.0,
    )
    assert played_id("oak", 1) != played_id("oak", 11) and "oak" not in played_id("oak", 1)
    assert played(finished("oak", 1)) is None  # nothing in it can be read


def test_a_person_counts_who_has_answered_and_old_matches_do_not_know_who_has() -> None:
    told = match_over("oak", 1)
    unknown = msgspec.structs.replace(told, transcript=b'{"names":["\xd0\xaf"]}')
    row = played(unknown)
    assert row is not None and row.persons is None and not row.counts


async def test_a_match_that_is_archived_is_counted_once(journal: Journal) -> None:
    await journal.archive(match_over("oak", 1, side="mafia"))
    await journal.archive(match_over("oak", 1, side="town"))  # the later one counts
    await journal.archive(match_over("oak", 2, side="town"))
    await journal.archive(match_over("elm", 1, side="mafia"))
    await journal.archive(match_over("elm", 2, side="town", seats=5, people=5))
    assert sorted(await journal.statistics(), key=str) == [
        SideCount("mafia", 4, "mafia", 1),
        SideCount("mafia", 4, "town", 2),
        SideCount("mafia", 5, "town", 1),
    ]


async def test_matches_of_bots_and_those_broken_off_are_not_counted(journal: Journal) -> None:
    await journal.archive(match_over("oak", 1, seats=5, people=3))
    await journal.archive(match_over("oak", 2, seats=5, people=2))
    await journal.archive(match_over("oak", 3, seats=4, people=2))
    await journal.archive(match_over("oak", 4, seats=4, people=1))
    await journal.archive(match_over("oak", 5, side=None))
    await journal.archive(finished("oak", 6))
    assert await counts(journal) == {("mafia", 5, "town"): 1, ("mafia", 4, "town"): 1}


async def test_old_matches_go_the_oldest_first_and_what_was_counted_stays(journal: Journal) -> None:
    for number, ended in ((1, 300.0), (2, 100.0), (3, 200.0), (4, 400.0)):
        await journal.archive(match_over("oak", number, ended=ended))
    await journal.archive(match_over("elm", 1, ended=150.0))
    assert await journal.expire(350.0, 2) == 2
    assert [heading.number for heading in await journal.finished("oak")] == [1, 3, 4]
    assert await journal.finished("elm") == []
    assert await journal.expire(350.0, 2) == 2
    assert await journal.expire(350.0, 2) == 0
    assert [heading.number for heading in await journal.finished("oak")] == [4]
    assert await journal.match("oak", 1) is None
    assert await counts(journal) == {("mafia", 4, "town"): 5}


async def test_a_match_is_reworded_only_if_it_is_still_what_was_read(journal: Journal) -> None:
    first = match_over("oak", 1)
    second, third = match_over("oak", 1, names=["Игрок 1"]), match_over("oak", 1, names=["Игрок 2"])
    await journal.archive(first)
    assert await journal.replace(first, second) is True
    assert await journal.match("oak", 1) == second
    assert await journal.replace(first, third) is False
    assert await journal.match("oak", 1) == second
    assert await journal.expire(1000.0, 10) == 1
    assert await journal.replace(second, third) is False
    assert await journal.match("oak", 1) is None
    assert await counts(journal) == {("mafia", 4, "town"): 1}


async def test_nothing_of_what_was_reworded_or_removed_is_left_in_the_file(tmp_path: Path) -> None:
    long = [f"Серафима-{number}" for number in range(2000)]  # more than a page
    first = match_over("oak", 1, names=long)
    async with opened(tmp_path) as journal:
        await journal.archive(first)
        await journal.archive(match_over("oak", 2, names=["Евлампий"] * 500))
        await journal.archive(match_over("oak", 3, names=["Даша"], ended=900.0))
        assert "Серафима-7".encode() in whole(tmp_path) and "Евлампий".encode() in whole(tmp_path)
        await journal.replace(first, match_over("oak", 1, names=["Игрок 1"], ended=901.0))
        await journal.expire(899.0, 10)
    left = (tmp_path / "lichina.db").read_bytes()
    assert "Серафима".encode() not in left and "Евлампий".encode() not in left
    assert "Даша".encode() in left


def whole(folder: Path) -> bytes:
    """What is in the files of a journal."""
    return b"".join(file.read_bytes() for file in sorted(folder.glob("lichina.db*")))


def as_before(database: sqlite3.Connection) -> None:
    """Make it a database of before there were statistics."""
    for statement in (
        "DROP TABLE played_match",
        "DROP INDEX finished_match_ended",
        "DELETE FROM meta WHERE name = 'tallied'",
    ):
        database.execute(statement)
    database.commit()


async def test_a_file_of_before_is_counted_when_it_is_opened(tmp_path: Path) -> None:
    async with opened(tmp_path) as journal:
        for number in range(1, 451):  # more than go in one transaction
            await journal.archive(match_over("oak", number, side="town" if number % 3 else "mafia"))
        await journal.archive(finished("oak", 451))
        await journal.archive(match_over("pine", 1))
    with closing(sqlite3.connect(tmp_path / "lichina.db")) as database:
        as_before(database)
        database.execute("UPDATE finished_match SET game = 'nonsense' WHERE table_id = 'pine'")  # its sum is wrong now
        database.commit()
    for _ in range(2):
        async with opened(tmp_path) as journal:
            assert await counts(journal) == {("mafia", 4, "town"): 300, ("mafia", 4, "mafia"): 150}


async def test_a_file_that_is_full_opens_all_the_same_and_is_counted_later(tmp_path: Path) -> None:
    async with opened(tmp_path) as journal:
        for number in range(1, 200):
            await journal.archive(match_over("oak", number))
    with closing(sqlite3.connect(tmp_path / "lichina.db")) as database:
        database.execute("DELETE FROM played_match")
        database.execute("DELETE FROM meta WHERE name = 'tallied'")
        database.commit()
        database.execute("VACUUM")
    size = (tmp_path / "lichina.db").stat().st_size
    async with opened(tmp_path, largest=size) as journal:
        assert await counts(journal) == {}
        assert len(await journal.finished("oak")) == 199
    async with opened(tmp_path) as journal:
        assert await counts(journal) == {("mafia", 4, "town"): 199}


async def test_a_database_of_before_is_counted_when_it_is_migrated(postgres: Database) -> None:
    address = await postgres.make()
    async with kept_open(PostgresJournal(address, lease=LONG, patience=60.0)) as journal:
        for number in range(1, 251):
            await journal.archive(match_over("oak", number))
    connection = await asyncpg.connect(address)
    await connection.execute("DROP TABLE played_match; DELETE FROM meta WHERE name = 'tallied'")
    await connection.close()
    await migrate(address)
    async with kept_open(PostgresJournal(address, lease=LONG, patience=60.0)) as journal:
        assert await counts(journal) == {("mafia", 4, "town"): 250}


async def test_a_match_and_its_count_are_kept_together_or_not_at_all(tmp_path: Path) -> None:
    too_large = msgspec.json.encode({"seats": 1 << 80, "entries": []})  # no number that a database takes
    async with opened(tmp_path) as journal:
        with pytest.raises(OverflowError):
            await journal.archive(msgspec.structs.replace(match_over("oak", 1), record=too_large))
        assert await counts(journal) == {} and await journal.match("oak", 1) is None
