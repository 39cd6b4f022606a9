"""A journal of every kind."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from lichina.journal import Journal, MemoryJournal, SqliteJournal
from lichina.journal.postgres import PostgresJournal
from tests.journal.journals import LONG, kept_open


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def journal(request: pytest.FixtureRequest, tmp_path: Path) -> AbstractAsyncContextManager[Journal]:
    """A fresh journal, open in the event loop of the test."""
    made: Journal
    if request.param == "memory":
        made = MemoryJournal()
    elif request.param == "sqlite":
        made = SqliteJournal(tmp_path)
    else:
        made = PostgresJournal(request.getfixturevalue("postgres").fresh(), lease=LONG, patience=60.0)
    return kept_open(made)
