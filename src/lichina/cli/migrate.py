"""lichina migrate: the tables of a database that several servers share are made, or brought up to date."""

from __future__ import annotations

import asyncio
from argparse import Namespace

from ..journal import postgres_needed
from ..words import Words
from .storage import database_of


def run(arguments: Namespace, words: Words) -> None:
    """Make what is missing. Servers may be running; once more changes nothing."""
    database = database_of(arguments)
    with postgres_needed():
        from ..journal.shared_schema import migrate
    asyncio.run(migrate(database))
    print(words("migrate-done"))
