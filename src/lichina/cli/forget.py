"""lichina forget: names and words are removed from matches that are over."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from pathlib import Path
from urllib.parse import urlsplit

from ..journal import BadJournal, Journal, SqliteJournal
from ..journal.files import JOURNAL
from ..registry import load
from ..table import codes
from ..table.forgetting import forget_named
from ..words import Words
from .arguments import BadArguments
from .tables import state_of


def run(arguments: Namespace, words: Words) -> int:
    """Remove the name of one, or of everybody, and what they typed. No server may use the folder meanwhile."""
    if (arguments.name is None) != arguments.everybody:
        raise BadArguments("forget-whom", "say whom: either --name NAME or --everybody")
    folder = Path(arguments.data)
    if not (folder / JOURNAL).exists():
        raise BadJournal("journal-missing", f"there is no journal in {folder}", path=str(folder))
    load()
    count = asyncio.run(_forget(folder, arguments.table, arguments.name, words.language))
    print(words("forget-done" if count else "forget-nothing", count=count))
    return 0 if count else 1


async def _forget(folder: Path, named: str, name: str | None, language: str) -> int:
    journal = SqliteJournal(folder)
    try:
        await journal.open()
        return await forget_named(journal, await _table_of(journal, named), name, language)
    finally:
        await journal.close()


async def _table_of(journal: Journal, named: str) -> str:
    """The id of a table by its code, as long as it is open; by a link to it or to a replay; or by itself."""
    code = codes.normalise(named)
    for kept in await journal.load():
        state = state_of(kept.rows)
        if state is not None and code == codes.normalise(state.code):
            return kept.table
    parts = urlsplit(named).path.split("/")
    return parts[2] if len(parts) > 2 and parts[1] in ("t", "r") else named
