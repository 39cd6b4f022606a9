"""One PostgreSQL for all tests of a process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.journal.database import Database, database


@pytest.fixture(scope="session")
def postgres() -> Iterator[Database]:
    with database() as made:
        yield made
