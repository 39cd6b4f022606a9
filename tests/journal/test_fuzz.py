"""Whatever is asked of a journal at once, in whatever order: it does what the simplest journal would do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import pytest

from lichina.journal import BadJournal, Journal, JournalError, Taken
from lichina.kernel.dice import Dice, key_of
from lichina.testing import run_seed, soak
from tests.journal.journals import finished

NAMES = ("oak", "elm", "fir")
BURSTS = 20
AT_ONCE = 8


@dataclass
class Simplest:
    """A table as it should be, and what is to come of whatever is asked next."""

    first: int | None = None
    rows: list[bytes] = field(default_factory=list)
    closed: bool = False
    failed: type[JournalError] | None = None
    """An append has failed, and nobody has heard of it yet."""
    archived: dict[int, bytes] = field(default_factory=dict)

    @property
    def end(self) -> int:
        return (self.first or 0) + len(self.rows)

    def append(self, index: int, rows: list[bytes]) -> type[JournalError] | None:
        """Why it is refused, if it is."""
        if self.failed is None:
            if self.closed or (self.first is not None and index > self.end):
                self.failed = BadJournal
            elif self.first is not None and index < self.end:
                self.failed = Taken
            else:
                self.first = index if self.first is None else self.first
                self.rows += rows
        return self.failed

    def trim(self, before: int) -> type[JournalError] | None:
        """The same, for rows that are forgotten."""
        if self.failed is None and self.first is not None and before > self.first:
            cut = min(before - self.first, len(self.rows))
            del self.rows[:cut]
            self.first += cut
        return self.failed


Asked = tuple[Callable[[], Awaitable[None]], type[JournalError] | None]
"""Something that is asked for, and why it should be refused."""


class Fuzz:
    """Several who write to the same tables at once; each believes that they end somewhere, and some are mistaken."""

    def __init__(self, journal: Journal, dice: Dice) -> None:
        self.tables = {name: Simplest() for name in NAMES}
        self._journal = journal
        self._dice = dice
        self._serial = 0

    async def burst(self) -> None:
        """A few things at once: each is done or refused as if they had been asked for one after another."""
        deeds = [self._append, self._append, self._append, self._trim, self._mark, self._archive, self._close]
        chosen = [self._dice.choice(deeds) for _ in range(self._dice.below(AT_ONCE) + 1)]
        asked = [deed(self._dice.choice(NAMES)) for deed in chosen]
        outcomes = await asyncio.gather(*(_in_turn(call) for call, _ in asked), return_exceptions=True)
        for outcome, (_, expected) in zip(outcomes, asked, strict=True):
            assert type(outcome) is (expected or type(None)), (outcome, expected)
        for table in self.tables.values():
            table.failed = None
        await self._compare()

    async def _compare(self) -> None:
        live = {name: table for name, table in self.tables.items() if table.first is not None and not table.closed}
        found = {kept.table: (kept.first, kept.rows) for kept in await self._journal.load()}
        assert found == {name: (table.first, table.rows) for name, table in live.items()}
        for name, table in self.tables.items():
            assert [heading.number for heading in await self._journal.finished(name)] == sorted(table.archived)
            for number, record in table.archived.items():
                match = await self._journal.match(name, number)
                assert match is not None and match.record == record

    def _append(self, name: str) -> Asked:
        table = self.tables[name]
        rows = [self._row() for _ in range(self._dice.below(3) + 1)]
        index = max(0, table.end + self._dice.choice((0, 0, 0, 0, 0, -1, -3, 1)))
        return lambda: self._journal.append(name, index, rows), table.append(index, rows)

    def _row(self) -> bytes:
        self._serial += 1
        return b"%d" % self._serial

    def _trim(self, name: str) -> Asked:
        before = self.tables[name].end - self._dice.below(4)
        return lambda: self._journal.trim(name, before), self.tables[name].trim(before)

    def _mark(self, name: str) -> Asked:
        return lambda: self._journal.mark({name: 1.5, "nobody": 2.5}), None

    def _archive(self, name: str) -> Asked:
        number, record = self._dice.below(2) + 1, self._row()
        self.tables[name].archived[number] = record
        return lambda: self._journal.archive(finished(name, number, record=record)), None

    def _close(self, name: str) -> Asked:
        if self._dice.below(6) or self.tables[name].first is None:
            return self._journal.probe, None
        self.tables[name].closed = True
        return lambda: self._journal.close_table(name, "idle"), None


async def _in_turn(call: Callable[[], Awaitable[None]]) -> None:
    """An append is asked for when it is called, and all else when it is waited for: so all of them are."""
    await call()


@pytest.mark.parametrize("number", range(2 * soak()))
async def test_whatever_is_asked_at_once_is_done_in_its_order_or_refused(journal: Journal, number: int) -> None:
    fuzz = Fuzz(journal, Dice(key_of(f"{run_seed()} fuzz {number}")))
    for _ in range(BURSTS):
        await fuzz.burst()
