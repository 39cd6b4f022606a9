"""Tables in a database, as a server leaves them that has stopped: eight people in the lobby, and nobody runs them.

So that many rooms need not come in one by one: whoever opens a socket finds the table, and a server takes it up.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from pathlib import Path

from lichina import registry
from lichina.journal import MemoryJournal
from lichina.journal.postgres import PostgresJournal
from lichina.server import guards
from lichina.table.house import House
from lichina.table.rows import ChangedRow, decode, encode

from .driver import HOST
from .openmafia import OpenMafia
from .ours import NAMES

BATCH = 500


async def seed(database: str, count: int, file: Path) -> None:
    """This many tables; the file has a line for each, with its id and the cookies of its people."""
    first = await _lobby()
    journal = PostgresJournal(database, f"http://{HOST}:1", patience=60.0)
    await journal.open()
    with file.open("w", encoding="utf-8") as out:
        for done in range(0, count, BATCH):
            made = [_another(first, number) for number in range(done, min(done + BATCH, count))]
            await asyncio.gather(*(journal.append(table, 0, [row]) for table, row, _ in made))
            await asyncio.gather(*(journal.release(table) for table, _, _ in made))
            out.writelines(json.dumps([table, cookies]) + "\n" for table, _, cookies in made)
    await journal.close()


async def _lobby() -> bytes:
    """A table of eight, as a house writes it down."""
    registry.register(OpenMafia)
    house = House(MemoryJournal())
    await house.open()
    table, _ = await house.create({"game": OpenMafia.id}, NAMES[0], "")
    for name in NAMES[1:]:
        await house.enter(table, name, "")
    row = encode(ChangedRow(table.state))
    await house.close()
    return row


def _another(row: bytes, number: int) -> tuple[str, bytes, list[str]]:
    """A table like that, with people of its own: its id, its row in the journal, and their cookies."""
    changed = decode(row)
    assert isinstance(changed, ChangedRow)
    state = changed.state
    state.id, state.number, state.code = secrets.token_urlsafe(12), number, f"стол {number}"
    tokens = [guards.new_token() for _ in state.people]
    for person, token in zip(state.people, tokens, strict=True):
        person.tokens = [guards.token_hash(token)]
    name = guards.cookie_name(state.id)
    return state.id, encode(changed), [f"{name}={token}" for token in tokens]
