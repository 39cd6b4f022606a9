"""What a journal does to its database, statement by statement; the transactions around it are the caller's."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from .files import damaged, has_sums
from .journal import Finished, FinishedHeading, Kept, SideCount, check_next, table_closed
from .played import COUNTED, PORTION, TALLIED, played, upsert, values_of

HEADING = "table_id, number, game, version, started, ended, head"
FINISHED = f"{HEADING}, record, transcript"
OPEN = "SELECT table_id, floor, mark, touched FROM live_table WHERE closed IS NULL"
PROBE = "0" * 16384
"""More than a page, so that a probe finds out whether there is room."""


def together(rows: Sequence[tuple[Any, ...]]) -> Iterator[tuple[str, list[Any]]]:
    """Rows for statements on many at once: by powers of two, so that the statements are few and stay prepared."""
    done = 0
    while done < len(rows):
        size = min(64, 1 << ((len(rows) - done).bit_length() - 1))
        part = rows[done : done + size]
        one = f"({', '.join('?' * len(part[0]))})"
        yield ", ".join([one] * size), [value for row in part for value in row]
        done += size


def sum_of(*parts: object) -> int:
    """A sum over all parts of a row: a bit that was flipped on the disk is noticed."""
    found = 0
    for part in parts:
        found = zlib.crc32(part if isinstance(part, bytes) else f"{part}\n".encode(), found)
    return found


class Store:
    """One connection. Rows are gathered and go in many at a time: each statement waits for the interpreter's lock a few
    times, and a busy event loop holds it for milliseconds."""

    def __init__(self, connection: sqlite3.Connection, file: Path, following: dict[str, int] | None = None) -> None:
        self.connection = connection
        self._file = file
        self.following = self._find_ends() if following is None else following
        """The next index of each live table."""
        self._tables: list[tuple[Any, ...]] = []
        self._rows: list[tuple[Any, ...]] = []
        self.touched: dict[str, int | None] = {}
        """Where the rows of the tables written to in this transaction ended before it; None: there was no table."""

    def begin(self) -> None:
        self.connection.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self.connection.execute("COMMIT")
        self.touched.clear()

    def rollback(self) -> None:
        """Forget what is not committed."""
        self._tables.clear()
        self._rows.clear()
        for table, end in self.touched.items():
            if end is None:
                self.following.pop(table, None)
            else:
                self.following[table] = end
        self.touched.clear()
        if self.connection.in_transaction:
            self.connection.execute("ROLLBACK")

    def append(self, table: str, index: int, rows: Sequence[bytes], now: float, careful: bool) -> None:
        """Gather rows. Unless careful, what is remembered is believed; the primary keys have the last word."""
        following = self._look_up(table) if careful else self.following.get(table)
        if following is not None:
            check_next(table, index, following)
        else:
            self._tables.append((table, index, now))
        self.touched.setdefault(table, following)
        self._rows += [
            (table, place, row, now, sum_of(table, place, row)) for place, row in enumerate(rows, start=index)
        ]
        self.following[table] = index + len(rows)

    def _find_ends(self) -> dict[str, int]:
        floors = self.connection.execute("SELECT table_id, floor FROM live_table WHERE closed IS NULL").fetchall()
        lasts = self.connection.execute("SELECT table_id, MAX(idx) FROM live_row GROUP BY table_id").fetchall()
        if not all(isinstance(index, int) for _, index in floors + lasts):
            raise damaged(self._file, "the index of a row is not a number")
        return dict(floors) | {table: last + 1 for table, last in lasts}

    def _look_up(self, table: str) -> int | None:
        """The next index as the database has it, remembered from here on."""
        self.following.pop(table, None)
        following = self._find_end(table)
        if following is not None:
            self.following[table] = following
        return following

    def _find_end(self, table: str) -> int | None:
        """The next index of a table; None if there is no such table."""
        found = self.connection.execute("SELECT floor, closed FROM live_table WHERE table_id = ?", (table,)).fetchone()
        if found is None:
            return None
        floor, closed = found
        if closed is not None:
            raise table_closed(table, closed)
        (last,) = self.connection.execute("SELECT MAX(idx) FROM live_row WHERE table_id = ?", (table,)).fetchone()
        return int(floor if last is None else last + 1)

    def flush(self) -> None:
        """Put in what was gathered so far."""
        self._insert("live_table (table_id, floor, touched)", self._tables)
        self._insert("live_row (table_id, idx, body, written, sum)", self._rows)

    def _insert(self, into: str, gathered: list[tuple[Any, ...]]) -> None:
        for values, flat in together(gathered):
            self.connection.execute(f"INSERT INTO {into} VALUES {values}", flat)
        gathered.clear()

    def take_back(self, ends: Mapping[str, int | None]) -> None:
        """Remove rows past these ends, if there are any."""
        for table, end in ends.items():
            if end is None:
                self.connection.execute("DELETE FROM live_row WHERE table_id = ?", (table,))
                self.connection.execute("DELETE FROM live_table WHERE table_id = ?", (table,))
            else:
                self.connection.execute("DELETE FROM live_row WHERE table_id = ? AND idx >= ?", (table, end))

    def trim(self, table: str, before: int, now: float) -> None:
        following = self.following.get(table)
        if following is None:
            return
        floor = min(before, following)
        self.connection.execute("DELETE FROM live_row WHERE table_id = ? AND idx < ?", (table, floor))
        self.connection.execute(
            "UPDATE live_table SET floor = ?, touched = ? WHERE table_id = ? AND floor < ?", (floor, now, table, floor)
        )

    def archive(self, finished: Finished) -> None:
        values = [getattr(finished, name) for name in Finished.__struct_fields__]
        columns = f"{FINISHED}, sum"
        marks = ", ".join("?" * (len(values) + 1))
        changed = ", ".join(f"{name} = excluded.{name}" for name in columns.split(", ")[2:])
        self.connection.execute(
            f"INSERT INTO finished_match ({columns}) VALUES ({marks}) "
            f"ON CONFLICT (table_id, number) DO UPDATE SET {changed}",
            [*values, sum_of(*values)],
        )
        self._count(finished)

    def _count(self, finished: Finished) -> None:
        """Note a match for the statistics."""
        row = played(finished)
        if row is not None:
            values = values_of(row)
            self.connection.execute(upsert(", ".join("?" * len(values))), values)

    def count_old(self) -> None:
        """Count the matches from before there were statistics; if it fails, the next start tries again."""
        try:
            self._count_old()
        except sqlite3.DatabaseError:
            self.rollback()

    def _count_old(self) -> None:
        """A few in each transaction."""
        if self.connection.execute("SELECT 1 FROM meta WHERE name = ?", (TALLIED,)).fetchone():
            return
        last = ("", -1)
        while True:
            self.begin()
            found = self.connection.execute(
                f"SELECT {FINISHED}, sum FROM finished_match WHERE (table_id, number) > (?, ?)"
                " ORDER BY table_id, number LIMIT ?",
                (*last, PORTION),
            ).fetchall()
            for *values, kept in found:
                if kept in (None, sum_of(*values)):
                    self._count(Finished(*values))
            if not found:
                self.connection.execute("INSERT INTO meta (name, value) VALUES (?, '1')", (TALLIED,))
            self.commit()
            if not found:
                return
            last = found[-1][:2]

    def replace(self, old: Finished, new: Finished) -> bool:
        values = [getattr(new, name) for name in Finished.__struct_fields__]
        kept = (old.table, old.number, old.head, old.record, old.transcript)
        done = self._without_traces(
            "UPDATE finished_match SET head = ?, record = ?, transcript = ?, sum = ?"
            " WHERE table_id = ? AND number = ? AND head = ? AND record = ? AND transcript = ?",
            (new.head, new.record, new.transcript, sum_of(*values), *kept),
        )
        return done == 1

    def expire(self, before: float, most: int) -> int:
        return self._without_traces(
            "DELETE FROM finished_match WHERE (table_id, number) IN"
            " (SELECT table_id, number FROM finished_match WHERE ended < ? ORDER BY ended LIMIT ?)",
            (before, most),
        )

    def _without_traces(self, statement: str, values: Sequence[Any]) -> int:
        """Do it so that nothing of what was there is left in the pages of the file; how many rows were changed."""
        (usual,) = self.connection.execute("PRAGMA secure_delete").fetchone()
        self.connection.execute("PRAGMA secure_delete=ON")
        try:
            return self.connection.execute(statement, values).rowcount
        finally:
            self.connection.execute(f"PRAGMA secure_delete={('OFF', 'ON', 'FAST')[usual]}")

    def mark(self, times: Sequence[tuple[str, float]], now: float) -> None:
        for values, flat in together(times):
            self.connection.execute(
                f"WITH given (table_id, mark) AS (VALUES {values}) UPDATE live_table SET mark = given.mark, touched = ?"
                " FROM given WHERE live_table.table_id = given.table_id AND closed IS NULL",
                [*flat, now],
            )

    def close_table(self, table: str, why: str, now: float) -> None:
        following = self.following.pop(table, None)
        if following is not None:
            self.touched.setdefault(table, following)
        self.connection.execute("DELETE FROM live_row WHERE table_id = ?", (table,))
        self.connection.execute(
            "INSERT INTO live_table (table_id, floor, touched, closed) VALUES (?, 0, ?, ?)"
            " ON CONFLICT (table_id) DO UPDATE SET closed = excluded.closed, touched = excluded.touched"
            " WHERE live_table.closed IS NULL",
            (table, now, why),
        )
        self.connection.execute("DELETE FROM table_code WHERE table_id = ?", (table,))

    def reserve(self, code: str, table: str) -> None:
        self.connection.execute(
            "INSERT INTO table_code (code, table_id) VALUES (?, ?) ON CONFLICT (code) DO NOTHING", (code, table)
        )

    def find(self, code: str) -> str | None:
        found = self.connection.execute("SELECT table_id FROM table_code WHERE code = ?", (code,)).fetchone()
        return None if found is None else found[0]

    def probe(self) -> None:
        # The same value again would not be written at all.
        self.connection.execute("INSERT INTO meta (name, value) VALUES ('probe', ?)", (PROBE,))
        self.connection.execute("DELETE FROM meta WHERE name = 'probe'")

    def finished(self, table: str) -> list[FinishedHeading]:
        found = self.connection.execute(
            f"SELECT {HEADING} FROM finished_match WHERE table_id = ? ORDER BY number", (table,)
        )
        return [FinishedHeading(*row) for row in found]

    def match(self, table: str, number: int) -> Finished | None:
        found = self.connection.execute(
            f"SELECT {FINISHED}, sum FROM finished_match WHERE table_id = ? AND number = ?", (table, number)
        ).fetchone()
        if found is None:
            return None
        *values, kept = found
        if kept not in (None, sum_of(*values)):
            raise damaged(self._file, f"match {number} of a table is not as it was written")
        return Finished(*values)

    def statistics(self) -> list[SideCount]:
        return [SideCount(*row) for row in self.connection.execute(COUNTED)]

    def closed(self, table: str) -> str | None:
        found = self.connection.execute("SELECT closed FROM live_table WHERE table_id = ?", (table,)).fetchone()
        return None if found is None else found[0]

    def open_tables(self) -> list[str]:
        """The names of all live tables."""
        return sorted(row[0] for row in self.connection.execute(OPEN))

    def load(self, only: str | None = None) -> list[Kept]:
        """All live tables, or this one."""
        rows: dict[str, list[bytes]] = {}
        ends: dict[str, tuple[int, float]] = {}
        kept_sum = "sum" if has_sums(self.connection, "live_row") else "NULL"
        where, which = ("WHERE table_id = ?", (only,)) if only is not None else ("", ())
        for table, index, body, written, kept in self.connection.execute(
            f"SELECT table_id, idx, body, written, {kept_sum} FROM live_row {where} ORDER BY table_id, idx", which
        ):
            if table in ends and ends[table][0] != index - 1:
                raise damaged(self._file, f"table {table} has no row {index - 1}")
            if kept not in (None, sum_of(table, index, body)):
                raise damaged(self._file, f"row {index} of a table is not as it was written")
            rows.setdefault(table, []).append(body)
            ends[table] = index, written
        open_tables = self.connection.execute(f"{OPEN} AND table_id = ?" if which else OPEN, which)
        found = [self._kept(row, rows, ends) for row in open_tables]
        if rows:
            raise damaged(self._file, "it has rows of a table that it does not have")
        return sorted(found, key=lambda one: one.table)

    def _kept(
        self,
        row: tuple[str, int, float | None, float],
        rows: dict[str, list[bytes]],
        ends: dict[str, tuple[int, float]],
    ) -> Kept:
        """A table that is open, with its rows, which are taken out of all."""
        table, floor, mark, touched = row
        own = rows.pop(table, [])
        last, written = ends.get(table, (floor - 1, touched))
        if last + 1 - len(own) != floor:
            raise damaged(self._file, f"a table begins with row {last + 1 - len(own)}, not {floor}")
        return Kept(table, floor, own, mark, max(written, touched))
