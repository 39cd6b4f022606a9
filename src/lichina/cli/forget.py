"""lichina forget: names and words are removed from matches that are over."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from pathlib import Path
from urllib.parse import urlsplit

from ..journal import BadJournal, Journal, SqliteJournal, postgres_needed
from ..journal.files import JOURNAL
from ..registry import load
from ..table import codes
from ..table.forgetting import forget_named
from ..words import Words
from .arguments import BadArguments
from .storage import Storage, storage_of
from .tables import state_of


def run(arguments: Namespace, words: Words) -> int:
    """Remove the name of one, or of everybody, and what they typed. No server may use a folder meanwhile."""
    if (arguments.name is None) != arguments.everybody:
        raise BadArguments("forget-whom", "say whom: either --name NAME or --everybody")
    journal = _journal(storage_of(arguments))
    load()
    count = asyncio.run(_forget(journal, arguments.table, arguments.name, words.language))
    print(words("forget-done" if count else "forget-nothing", count=count))
    return 0 if count else 1


def _journal(storage: Storage) -> Journal:
    """Where the matches are kept; of a folder, it is the only one who uses it."""
    if storage.database is not None:
        with postgres_needed():
            from ..journal.postgres import PostgresJournal
        return PostgresJournal(storage.database, serving=False)
    folder = storage.folder or Path()
    if not (folder / JOURNAL).exists():
        raise BadJournal("journal-missing", f"there is no journal in {folder}", path=str(folder))
    return SqliteJournal(folder)


async def _forget(journal: Journal, named: str, name: str | None, language: str) -> int:
    try:
        await journal.open()
        return await forget_named(journal, await _table_of(journal, named), name, language)
    finally:
        await journal.close()


async def _table_of(journal: Journal, named: str) -> str:
    """The id of a table by its code, as long as it is open; by a link to it or to a replay; or by itself."""
    code = codes.normalise(named)
    found = await journal.find(code) if journal.shared else await _by_rows(journal, code)
    if found is not None:
        return found
    parts = urlsplit(named).path.split("/")
    return parts[2] if len(parts) > 2 and parts[1] in ("t", "r") else named


async def _by_rows(journal: Journal, code: str) -> str | None:
    """A folder of an earlier version does not know its codes by themselves."""
    for kept in await journal.load():
        state = state_of(kept.rows)
        if state is not None and code == codes.normalise(state.code):
            return kept.table
    return None
