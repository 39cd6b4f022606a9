"""The rules of a journal, the same for every kind of storage."""

from __future__ import annotations

import asyncio
import time

import pytest

from lichina.journal import BadJournal, FinishedHeading, Journal, JournalDown, Taken
from tests.journal.journals import finished, rows_of


async def test_rows_are_found_in_the_order_of_their_indices(journal: Journal) -> None:
    await journal.append("oak", 0, [b"a", b"b"])
    await journal.append("oak", 2, [b"c"])
    await journal.append("elm", 7, [b"z"])
    assert [(kept.table, kept.first, kept.rows, kept.mark) for kept in await journal.load()] == [
        ("elm", 7, [b"z"], None),
        ("oak", 0, [b"a", b"b", b"c"], None),
    ]


async def test_an_index_that_is_taken_is_refused(journal: Journal) -> None:
    await journal.append("oak", 0, [b"a", b"b"])
    with pytest.raises(Taken) as caught:
        await journal.append("oak", 1, [b"other", b"more"])
    assert (caught.value.code, caught.value.data) == ("journal-taken", {"table": "oak", "index": 1})
    assert await rows_of(journal, "oak") == (0, [b"a", b"b"])
    await journal.append("oak", 2, [b"c"])


async def test_rows_leave_no_gap(journal: Journal) -> None:
    await journal.append("oak", 0, [b"a"])
    with pytest.raises(BadJournal) as caught:
        await journal.append("oak", 2, [b"c"])
    assert (caught.value.code, caught.value.data["next"]) == ("journal-gap", 1)
    assert await rows_of(journal, "oak") == (0, [b"a"])


async def test_what_was_asked_for_behind_a_failed_append_fails_too(journal: Journal) -> None:
    await journal.append("oak", 0, [b"a"])
    asked = [
        journal.append("oak", 0, [b"mine"]),
        journal.append("oak", 1, [b"stands on mine"]),
        journal.append("elm", 0, [b"b"]),
    ]
    outcomes = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Taken, Taken, type(None)]
    assert await rows_of(journal, "oak") == (0, [b"a"])
    await journal.append("oak", 1, [b"c"])  # the failure is known by now


async def test_a_trim_behind_a_failed_append_forgets_nothing(journal: Journal) -> None:
    await journal.append("oak", 0, [b"a", b"b"])
    failing = journal.append("oak", 0, [b"mine"])
    with pytest.raises(Taken):
        await journal.trim("oak", 2)
    with pytest.raises(Taken):
        await failing
    assert await rows_of(journal, "oak") == (0, [b"a", b"b"])


async def test_trimmed_rows_are_gone_and_the_indices_go_on(journal: Journal) -> None:
    await journal.append("oak", 0, [b"a", b"b", b"c"])
    await journal.trim("oak", 2)
    assert await rows_of(journal, "oak") == (2, [b"c"])
    await journal.trim("oak", 1)
    assert await rows_of(journal, "oak") == (2, [b"c"])
    await journal.trim("oak", 99)
    assert await rows_of(journal, "oak") == (3, [])
    with pytest.raises(Taken):
        await journal.append("oak", 2, [b"c"])
    await journal.append("oak", 3, [b"d"])
    assert await rows_of(journal, "oak") == (3, [b"d"])
    await journal.trim("nobody", 5)


async def test_a_match_is_archived_once_and_the_last_word_counts(journal: Journal) -> None:
    await journal.archive(finished("oak", 2))
    await journal.archive(finished("oak", 1, record=b"first"))
    await journal.archive(finished("oak", 1, record=b"second"))
    await journal.archive(finished("elm", 1))
    assert await journal.match("oak", 1) == finished("oak", 1, record=b"second")
    assert await journal.match("oak", 3) is None
    assert await journal.finished("oak") == [
        FinishedHeading("oak", 1, "mafia", 1, 100.0, 201.0, b'{"won":"town"}'),
        FinishedHeading("oak", 2, "mafia", 1, 100.0, 202.0, b'{"won":"town"}'),
    ]


async def test_a_mark_is_found_again_and_strangers_are_passed_over(journal: Journal) -> None:
    tables = [f"table {number:03}" for number in range(70)]
    for table in tables:
        await journal.append(table, 0, [b"a"])
    await journal.mark({table: number + 0.5 for number, table in enumerate(tables)} | {"nobody": 1.0})
    await journal.mark({tables[0]: 99.0})
    await journal.mark({})
    kept = await journal.load()
    assert [one.table for one in kept] == tables
    assert [one.mark for one in kept] == [99.0] + [number + 0.5 for number in range(1, 70)]


async def test_a_table_knows_when_it_was_last_written_to(journal: Journal) -> None:
    before = time.time()
    await journal.append("oak", 0, [b"a"])
    (kept,) = await journal.load()
    assert before <= kept.touched <= time.time()
    between = time.time()
    await journal.mark({"oak": 3.0})
    (kept,) = await journal.load()
    assert between <= kept.touched <= time.time()


async def test_a_closed_table_keeps_its_matches_and_takes_no_rows(journal: Journal) -> None:
    await journal.append("oak", 0, [b"a"])
    await journal.archive(finished("oak", 1))
    assert await journal.closed("oak") is None
    await journal.close_table("oak", "idle")
    await journal.close_table("oak", "again")
    await journal.mark({"oak": 1.0})
    assert await journal.closed("oak") == "idle"
    assert await journal.load() == []
    assert [heading.number for heading in await journal.finished("oak")] == [1]
    with pytest.raises(BadJournal) as caught:
        await journal.append("oak", 1, [b"b"])
    assert caught.value.code == "journal-table-closed"
    with pytest.raises(BadJournal):
        await journal.append("oak", 0, [b"b"])
    assert await journal.load() == []
    await journal.archive(finished("oak", 2))
    assert [heading.number for heading in await journal.finished("oak")] == [1, 2]


async def test_an_append_to_a_closed_table_does_not_spoil_another_beside_it(journal: Journal) -> None:
    await journal.append("elm", 0, [b"a"])
    await journal.append("oak", 0, [b"a"])
    await journal.close_table("oak", "idle")
    asked = [
        journal.append("elm", 1, [b"b"]),
        journal.append("elm", 1, [b"late"]),
        journal.append("oak", 1, [b"b"]),
    ]
    outcomes = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None), Taken, BadJournal]
    assert await rows_of(journal, "elm") == (0, [b"a", b"b"])


async def test_a_probe_changes_nothing(journal: Journal) -> None:
    await journal.append("oak", 0, [b"a"])
    before = await journal.load()
    await journal.probe()
    await journal.probe()
    assert await journal.load() == before


async def test_closing_finishes_what_was_asked_for_and_then_nothing_is_taken(journal: Journal) -> None:
    asked = [journal.append("oak", index, [b"a"]) for index in range(50)]
    await journal.close()
    await journal.close()
    assert await asyncio.gather(*asked) == [None] * 50
    for refused in (journal.append("oak", 50, [b"b"]), journal.probe(), journal.load(), journal.trim("oak", 1)):
        with pytest.raises(JournalDown) as caught:
            await refused
        assert caught.value.code == "journal-down"


async def test_a_caller_that_gives_up_waiting_takes_nothing_back(journal: Journal) -> None:
    journal.append("oak", 0, [b"a"]).cancel()
    await journal.append("oak", 1, [b"b"])
    assert await rows_of(journal, "oak") == (0, [b"a", b"b"])


async def test_rows_are_taken_as_they_were_when_asked_for(journal: Journal) -> None:
    rows = [b"a", b""]
    future = journal.append("oak", 0, rows)
    rows.clear()
    await future
    assert await rows_of(journal, "oak") == (0, [b"a", b""])


async def test_one_row_of_many_bytes_and_many_rows_at_once(journal: Journal) -> None:
    many = [b"%d" % number for number in range(1000)]
    await journal.append("oak", 0, [bytes(range(256)) * 4096])
    await journal.append("oak", 1, many)
    assert await rows_of(journal, "oak") == (0, [bytes(range(256)) * 4096, *many])
