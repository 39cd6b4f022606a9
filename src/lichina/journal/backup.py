"""Copies of a journal: made while a server writes, and brought back when none does."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
import time
from contextlib import closing, suppress
from pathlib import Path

from .files import (
    JOURNAL,
    NOTE,
    RESTORING,
    Lock,
    beside,
    check_format,
    check_whole,
    damaged,
    is_damage,
    make_folder,
    make_private,
    read_only,
    sync_file,
    sync_folder,
)
from .journal import BadJournal


def backup(folder: Path, file: Path) -> None:
    """Copy the journal in the folder into a new file, as it is at one moment, whole and checked."""
    journal = folder / JOURNAL
    if not journal.exists():
        raise BadJournal("journal-missing", f"there is no journal in {folder}", path=str(folder))
    if file.exists():
        raise _exists(file)
    try:
        handle, name = tempfile.mkstemp(prefix=f".{file.name}-", dir=file.parent)
        os.close(handle)
    except OSError as error:
        raise _failed(file, error) from error
    part = Path(name)
    try:
        _copy(journal, part)
        sync_file(part)
        _put(part, file)
        sync_folder(file.parent)
    except (OSError, sqlite3.Error) as error:
        raise damaged(journal, str(error)) if is_damage(error) else _failed(file, error) from error
    finally:
        part.unlink(missing_ok=True)


def _copy(journal: Path, part: Path) -> None:
    """All pages in one step: a server that goes on writing cannot make it start again."""
    with closing(read_only(journal)) as source, closing(sqlite3.connect(part, isolation_level=None)) as copy:
        check_format(source, journal)
        source.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")
        check_whole(copy, journal)


def _put(part: Path, file: Path) -> None:
    """Give the finished copy its name, never that of a file which is there."""
    try:
        os.link(part, file)
    except FileExistsError:
        raise _exists(file) from None
    except OSError:  # a file system without hard links
        if file.exists():
            raise _exists(file) from None
        part.rename(file)


def restore(file: Path, folder: Path) -> Path | None:
    """Put a backup in the place of the folder's journal, and say where that journal is now, if there was one."""
    _check_backup(file)
    make_folder(folder)
    lock = Lock(folder)
    new = folder / RESTORING
    try:
        make_private(new)
        shutil.copyfile(file, new)
        _check_backup(new, named=file)
        sync_file(new)
        kept = _set_aside(folder)
        new.rename(folder / JOURNAL)
        sync_folder(folder)
    except (OSError, sqlite3.Error) as error:
        raise _failed(folder / JOURNAL, error) from error
    finally:
        lock.release()
    return kept


def _check_backup(file: Path, named: Path | None = None) -> None:
    """Refuse what would make no journal, in words about the file that was named."""
    named = named or file
    try:
        if file.stat().st_size == 0:
            raise _broken(named, "it is empty")
        with closing(read_only(file, still=True)) as connection:
            check_format(connection, named)
            check_whole(connection, named)
    except BadJournal as error:
        if error.code != "journal-damaged":
            raise
        raise _broken(named, error.data["detail"]) from error
    except sqlite3.Error as error:
        raise _broken(named, str(error)) from error
    except OSError as error:
        raise BadJournal(
            "backup-unreadable", f"the backup {named} cannot be read: {error}", path=str(named), detail=str(error)
        ) from error


def _set_aside(folder: Path) -> Path | None:
    """Give the journal that is there another name, with the log that belongs to it."""
    journal = folder / JOURNAL
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    names = (folder / f"lichina-before-{stamp}{number}.db" for number in ("", *(f"-{n}" for n in range(2, 1000))))
    kept = next(name for name in names if not name.exists() and not beside(name, "-wal").exists())
    moved = False
    # The main file first: should this be cut off, its lack is noticed when the journal is opened.
    for suffix in ("", "-wal"):
        with suppress(FileNotFoundError):
            beside(journal, suffix).rename(beside(kept, suffix))
            moved = True
    for rest in (beside(journal, "-shm"), folder / NOTE):
        rest.unlink(missing_ok=True)
    return kept if moved else None


def _exists(file: Path) -> BadJournal:
    return BadJournal("backup-exists", f"{file} is there already, and is not overwritten", path=str(file))


def _broken(file: Path, detail: str) -> BadJournal:
    return BadJournal(
        "backup-damaged",
        f"the backup {file} is damaged ({detail}); nothing was restored",
        path=str(file),
        detail=detail,
    )


def _failed(file: Path, error: Exception) -> BadJournal:
    return BadJournal("backup-failed", f"{file} cannot be written: {error}", path=str(file), detail=str(error))
