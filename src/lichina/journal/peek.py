"""A look at a journal from outside, while a server may be writing to it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from .files import JOURNAL, check_format, damaged, is_damage, no_place, read_only
from .journal import BadJournal, Kept
from .store import Store


def peek(folder: Path) -> list[Kept]:
    """The live tables of the journal in this folder."""
    file = folder / JOURNAL
    if not file.exists():
        raise BadJournal("journal-missing", f"there is no journal in {folder}", path=str(folder))
    try:
        with closing(read_only(file)) as connection:
            connection.execute("BEGIN")  # one moment, whatever is written meanwhile
            check_format(connection, file)
            return Store(connection, file).load()
    except sqlite3.Error as error:
        raise damaged(file, str(error)) if is_damage(error) else no_place(file, error) from error
