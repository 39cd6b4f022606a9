"""lichina forget: names and words are removed from matches that are over."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from pathlib import Path
from urllib.parse import urlsplit

from ..journal import BadJournal, SqliteJournal
from ..journal.files import JOURNAL
from ..registry import load
from ..table import codes
from ..table.forgetting import forget_named
from ..words import Words
from .arguments import BadArguments


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
        table = table_of(named)
        return await forget_named(journal, await journal.find(codes.normalise(table)) or table, name, language)
    finally:
        await journal.close()


def table_of(named: str) -> str:
    """The id in a link to a table or to a replay; anything else is an id or a code already."""
    parts = urlsplit(named).path.split("/")
    return parts[2] if len(parts) > 2 and parts[1] in ("t", "r") else named
