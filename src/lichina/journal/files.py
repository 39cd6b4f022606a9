"""The files of a journal: where they lie, how they are opened, who uses them, and whether they are whole."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from .journal import BadJournal
from .log import flaw
from .schema import FORMAT, statements

JOURNAL = "lichina.db"
LOCK = "lichina.lock"
NOTE = "lichina.closed"
"""The size and the time of the journal as it was left by a clean close."""
RESTORING = "lichina.restoring"
"""A backup on its way into the folder."""

CHECKED_WHOLE_BYTES = 1 << 30
"""A file of more bytes is not read whole when it is opened: it would take minutes."""

SUMMED = ("live_row", "finished_match")
"""Tables whose rows have a sum; rows of before there were any have none, and are believed."""
LIVE = ("meta", "live_table", "live_row")


def primary(error: Exception) -> int:
    """SQLite's code for what happened, without the details; 0 if it is not from SQLite."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def is_damage(error: Exception) -> bool:
    """Whether SQLite met something that it could not have written."""
    return primary(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def damaged(file: Path, detail: str) -> BadJournal:
    return BadJournal(
        "journal-damaged",
        f"the journal {file} is damaged ({detail}); nothing in it was changed. `lichina restore` brings a backup back",
        path=str(file),
        detail=detail,
    )


def no_place(path: Path, error: Exception | str) -> BadJournal:
    detail = str((error.strerror if isinstance(error, OSError) else None) or error)
    return BadJournal("journal-no-place", f"no journal can be kept in {path}: {detail}", path=str(path), detail=detail)


def beside(file: Path, suffix: str) -> Path:
    """A file that SQLite keeps beside a database: `-wal`, `-shm`, `-journal`."""
    return file.with_name(file.name + suffix)


def make_private(file: Path) -> None:
    """Make an empty file for the owner only, unless it is there.

    One that is there is not opened: closing it would drop the locks that SQLite in this process has on it.
    """
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def sync_file(file: Path) -> None:
    with file.open("rb+") as opened:
        os.fsync(opened.fileno())


def sync_folder(folder: Path) -> None:
    """Make a rename durable; there is no such thing on Windows."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


class Lock:
    """Says that a process uses the folder: a transaction on a database of its own, which ends with the process."""

    def __init__(self, folder: Path) -> None:
        file = folder / LOCK
        try:
            make_private(file)
            # Nothing is ever written to it: there is nothing to roll back after a crash either.
            self._held = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
        except (OSError, sqlite3.Error) as error:
            raise no_place(folder, error) from error
        try:
            self._held.execute("PRAGMA journal_mode=MEMORY")
            self._held.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._held.close()
            if primary(error) != sqlite3.SQLITE_BUSY:
                raise no_place(file, error) from error
            raise BadJournal(
                "journal-in-use", f"another server uses the journal in {folder}", path=str(folder)
            ) from error

    def release(self) -> None:
        self._held.close()


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise no_place(folder, error) from error


def read_only(file: Path, *, still: bool = False) -> sqlite3.Connection:
    """A connection that changes no byte; `still` promises that nobody else does either."""
    uri = f"{file.absolute().as_uri()}?mode=ro{'&immutable=1' if still else ''}"
    return sqlite3.connect(uri, uri=True, isolation_level=None)


def connect(file: Path, largest: int | None) -> sqlite3.Connection:
    """The connection that writes. It never makes a file; `largest` limits the journal's bytes."""
    uri = f"{file.absolute().as_uri()}?mode=rw"
    connection = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        # On macOS a plain sync leaves the data in the disk's cache.
        connection.execute("PRAGMA fullfsync=ON")
        connection.execute(f"PRAGMA journal_size_limit={64 << 20}")
        if largest is not None:
            (page,) = connection.execute("PRAGMA page_size").fetchone()
            connection.execute(f"PRAGMA max_page_count={max(1, largest // page)}")
        for table in SUMMED:
            if not has_sums(connection, table):
                connection.execute(f"ALTER TABLE {table} ADD COLUMN sum BIGINT")
        for statement in statements():
            connection.execute(statement)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def has_sums(connection: sqlite3.Connection, table: str) -> bool:
    """Whether the rows of this table have sums."""
    return any(name == "sum" for _, name, *_ in connection.execute(f"PRAGMA table_info({table})"))


def prepare(folder: Path) -> Path:
    """The journal of this folder, made if there is none, and checked as far as is needed."""
    file = folder / JOURNAL
    try:
        if not file.exists():
            _refuse_remains(folder)
            _make(folder)
        elif file.stat().st_size == 0:
            raise damaged(file, "it is empty")
        whole = not _left_as_closed(folder)
        with closing(read_only(file)) as connection:
            check_format(connection, file)
            _check_size(connection, file)
            check_log(file)
            if whole:
                _check_quickly(connection, file)
    except (OSError, sqlite3.Error) as error:
        if is_damage(error):
            raise damaged(file, str(error)) from error
        raise no_place(file, error) from error
    return file


def _refuse_remains(folder: Path) -> None:
    """An empty journal must not take the place of one that has lost its main file."""
    file = folder / JOURNAL
    if (folder / RESTORING).exists():
        raise BadJournal(
            "journal-half-restored",
            f"a restore into {folder} was cut off: run `lichina restore` again",
            path=str(folder),
        )
    if _has_tail(file):
        raise damaged(file, f"the file is gone, and {beside(file, '-wal').name} is there")


def _make(folder: Path) -> None:
    file = folder / JOURNAL
    new = folder / f"{JOURNAL}.new"
    for old in (new, beside(new, "-journal")):
        old.unlink(missing_ok=True)
    make_private(new)
    with closing(sqlite3.connect(new, isolation_level=None)) as connection:
        connection.execute("BEGIN")
        for statement in statements():
            connection.execute(statement)
        connection.execute("INSERT INTO meta (name, value) VALUES ('format', ?)", (str(FORMAT),))
        connection.execute("COMMIT")
    new.rename(file)
    sync_folder(folder)


def check_format(connection: sqlite3.Connection, file: Path) -> None:
    """Refuse what is no journal, or one of another format."""
    try:
        row = connection.execute("SELECT value FROM meta WHERE name = 'format'").fetchone()
    except sqlite3.OperationalError as error:
        if primary(error) != sqlite3.SQLITE_ERROR:
            raise
        row = None
    except UnicodeDecodeError as error:  # SQLite quotes what it does not understand of its tables, and that is no text
        raise damaged(file, str(error)) from error
    if row is None or not str(row[0]).isdecimal():
        raise BadJournal("journal-foreign", f"{file} is a database, but no journal of Lichina", path=str(file))
    found = int(row[0])
    if found != FORMAT:
        raise BadJournal(
            "journal-other-format",
            f"the journal {file} is of format {found}; format {FORMAT} is read here",
            path=str(file),
            found=found,
            known=FORMAT,
        )


def check_whole(connection: sqlite3.Connection, file: Path) -> None:
    """Read every page and compare every index."""
    (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise damaged(file, verdict)


def _check_quickly(connection: sqlite3.Connection, file: Path) -> None:
    """Walk all pages; of a very large file, those of the live tables: a match that is over is looked at when read."""
    parts = LIVE if file.stat().st_size > CHECKED_WHOLE_BYTES else ("1",)
    for part in parts:
        (verdict,) = connection.execute(f"PRAGMA quick_check({part})").fetchone()
        if verdict != "ok":
            raise damaged(file, verdict)


def _check_size(connection: sqlite3.Connection, file: Path) -> None:
    """Part of a last page is taken by SQLite for a page; only a log that waits can explain it."""
    (page,) = connection.execute("PRAGMA page_size").fetchone()
    if file.stat().st_size % page and not _has_tail(file):
        raise damaged(file, "its last page is cut off")


def _has_tail(file: Path) -> bool:
    """Whether a log with something in it waits beside the file."""
    tail = beside(file, "-wal")
    return tail.exists() and tail.stat().st_size > 0


def check_log(file: Path) -> None:
    """Refuse a log of which SQLite has read less than was once committed to it; a connection must have read it."""
    log = beside(file, "-wal")
    found = flaw(log, beside(file, "-shm")) if _has_tail(file) else None
    if found is not None:
        raise damaged(log, found)


def _state(file: Path) -> str:
    found = file.stat()
    return f"{found.st_size} {found.st_mtime_ns}"


def note_closed(folder: Path) -> None:
    """Remember how the journal was left. Not needed to be right: without the note, it is checked."""
    with suppress(OSError):
        note = folder / NOTE
        make_private(note)
        note.write_text(_state(folder / JOURNAL), encoding="ascii")


def _left_as_closed(folder: Path) -> bool:
    """Whether not a byte was written since the journal was closed: the note fits, and no log waits beside the file."""
    file = folder / JOURNAL
    try:
        return (folder / NOTE).read_text(encoding="ascii") == _state(file) and not _has_tail(file)
    except (OSError, ValueError):
        return False
