"""lichina tables: what is going on in a journal."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from datetime import datetime
from pathlib import Path

from ..journal import Kept, postgres_needed
from ..journal.peek import peek
from ..table.rows import ChangedRow, decode
from ..table.state import TableState
from ..words import Words
from .screen import console, table
from .storage import Storage, storage_of


def run(arguments: Namespace, words: Words) -> None:
    """A line for every table. It may be looked at while a server runs."""
    screen = console()
    found = _found(storage_of(arguments))
    if not found:
        screen.print(words("tables-none"))
        return
    heads = ("tables-number", "tables-code", "tables-game", "tables-stage", "tables-people", "tables-touched")
    made = table(*(words(head) for head in heads))
    for kept in found:
        touched = datetime.fromtimestamp(kept.touched).strftime("%Y-%m-%d %H:%M")
        state = state_of(kept.rows)
        if state is None:
            made.add_row("—", "—", "—", words("tables-broken"), "—", touched)
            continue
        stage = words(f"tables-stage-{'paused' if state.paused else state.stage}")
        people = str(sum(person.kind == "player" for person in state.people))
        made.add_row(str(state.number), state.code, state.settings.game, stage, people, touched)
    screen.print(made)


def _found(storage: Storage) -> list[Kept]:
    """The live tables, wherever they are kept."""
    if storage.database is None:
        return peek(storage.folder or Path())
    with postgres_needed():
        from ..journal.shared_schema import look
    return asyncio.run(look(storage.database))


def state_of(rows: list[bytes]) -> TableState | None:
    """The table as it was last written down; None if it cannot be read."""
    for body in reversed(rows):
        try:
            row = decode(body)
        except ValueError:
            return None
        if isinstance(row, ChangedRow):
            return row.state
    return None
