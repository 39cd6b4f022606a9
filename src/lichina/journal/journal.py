"""What a journal promises: rows of live tables, each written once, and the matches that are over."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

import msgspec

from ..kernel.errors import LichinaError

ROUNDING = 1e-6
"""How many seconds may be missing: anybody who waits as long as they were told gets in."""


class JournalError(LichinaError):
    """The base of what a journal refuses with."""


class Taken(JournalError):
    """There is a row at this index already: somebody else runs this table."""


class Elsewhere(JournalError):
    """Another server runs this table; `url` says where."""


class JournalDown(JournalError):
    """The storage is full, away or failing; nothing of this call is kept, and a later call may succeed."""


class BadJournal(JournalError):
    """The journal cannot be used as it is: damaged, in use, of another format, in an impossible place, misused."""


class Kept(msgspec.Struct, frozen=True):
    """A live table as it is found after a restart."""

    table: str
    first: int
    """The index of the first row; with no rows, the index of the next."""
    rows: list[bytes]
    mark: float | None
    touched: float
    """The wall time of the last write: an append, a mark or a trim."""


class TablePlan(msgspec.Struct, frozen=True):
    """What is to become of a table if its server dies."""

    wake: float | None
    """From this wall time on, somebody is to run it; None: not before anybody asks for it."""
    rules: str | None
    """Which rules its match is played by, such as `mafia/2`; None: there is no match."""


class FinishedHeading(msgspec.Struct, frozen=True):
    """A match that is over, as lists show it."""

    table: str
    number: int
    game: str
    version: int
    started: float
    ended: float
    head: bytes


class Finished(FinishedHeading, frozen=True):
    """A match that is over, or was broken off, with all that is left of it."""

    record: bytes
    transcript: bytes


class SideCount(msgspec.Struct, frozen=True):
    """How many matches of a game a side has won with this number of seats."""

    game: str
    seats: int
    side: str | None
    """None: the game knows no sides, or nobody won."""
    count: int


class Journal(ABC):
    """An append-only list of rows for each table. It serves one event loop, and does things in the order asked.

    Who writes to a table has claimed it, or has made it by its first row. Where several servers share a database, one
    of them runs a table at a time, and what another still writes after that is `Taken`.
    """

    shared = False
    """Whether other servers may write to the same storage."""
    lost: Callable[[str], None] = staticmethod(lambda table: None)
    """Called with a table that another server has claimed, where that is noticed without a write."""

    @abstractmethod
    async def open(self) -> None:
        """Begin; BadJournal if it cannot be used."""

    @abstractmethod
    def append(self, table: str, index: int, rows: Sequence[bytes]) -> asyncio.Future[None]:
        """Add rows from this index on, all or none; the future is done when they are durable.

        A table's first row may have any index; the next ones follow without a gap. When an append fails, so does
        everything appended to the same table before that failure was known: no row stands on one that is missing.
        Cancelling the future takes nothing back.
        """

    @abstractmethod
    async def trim(self, table: str, before: int) -> None:
        """Forget the rows with smaller indices."""

    @abstractmethod
    async def archive(self, finished: Finished) -> None:
        """Keep a match that is over. The same table and number again: the later one counts."""

    @abstractmethod
    async def finished(self, table: str) -> list[FinishedHeading]:
        """The matches of this table that are over, in order."""

    @abstractmethod
    async def match(self, table: str, number: int) -> Finished | None:
        """One match that is over."""

    @abstractmethod
    async def replace(self, old: Finished, new: Finished) -> bool:
        """Put other words in the place of a match that is over; False if it is gone, or is another by now."""

    @abstractmethod
    async def expire(self, before: float, most: int) -> int:
        """Remove the oldest matches that ended before a wall time, up to a limit; return how many."""

    @abstractmethod
    async def statistics(self) -> list[SideCount]:
        """Who won the matches in which at least half of the seats were people's, also those that were removed since."""

    @abstractmethod
    async def mark(self, times: Mapping[str, float]) -> None:
        """Note the game clocks of many tables; a table that is not live is passed over."""

    @abstractmethod
    async def plan(self, plans: Mapping[str, TablePlan]) -> None:
        """Note what is to become of many tables; one that is not ours is passed over."""

    @abstractmethod
    async def load(self) -> list[Kept]:
        """The live tables, in order of their names, whoever runs them."""

    @abstractmethod
    async def adrift(self, most: int) -> list[str]:
        """Tables that should be running and that nobody runs, the most urgent first."""

    @abstractmethod
    async def claim(self, table: str) -> Kept | None:
        """Run a table from now on; None if there is none, Elsewhere if another server runs it, or has to."""

    @abstractmethod
    async def release(self, table: str) -> None:
        """Run it no longer: the next server that claims it has it at once."""

    @abstractmethod
    async def servers(self) -> list[str]:
        """The addresses of the servers that share the storage and are there, this one's among them."""

    @abstractmethod
    async def secret(self) -> str:
        """A secret that only these servers know; the same for all of them."""

    @abstractmethod
    async def charge(self, account: str, seconds: float, most: float, *, only_ask: bool = False) -> float:
        """Count something that somebody does, over all servers: it costs `seconds`, which time pays back.

        0.0 if it leaves no more than `most` to be paid, and is counted; else the seconds to wait, with nothing counted.
        A server that has the storage to itself counts by itself, and is never refused here.
        """

    @abstractmethod
    async def reserve(self, code: str, table: str) -> bool:
        """Let a code lead to a table; False if it leads to another."""

    @abstractmethod
    async def find(self, code: str) -> str | None:
        """The table that a code leads to."""

    @abstractmethod
    async def close_table(self, table: str, why: str) -> None:
        """Its rows and its code go for good, its finished matches stay, and the first reason given is remembered."""

    @abstractmethod
    async def closed(self, table: str) -> str | None:
        """Why the table was closed, or None."""

    @abstractmethod
    async def probe(self) -> None:
        """Make a durable write that changes nothing; JournalDown if the storage would not take a row now."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was asked for, and let go of the storage."""


def taken(table: str, index: int) -> Taken:
    """The refusal of a write to a table that somebody else runs."""
    return Taken(
        "journal-taken",
        f"row {index} of table {table} is there already: somebody else runs this table",
        table=table,
        index=index,
    )


def elsewhere(table: str, url: str) -> Elsewhere:
    """The refusal of a claim."""
    return Elsewhere("journal-elsewhere", f"another server runs table {table}: {url}", table=table, url=url)


def check_next(table: str, index: int, following: int) -> None:
    """Refuse rows that do not begin where the table's rows end."""
    if index < following:
        raise taken(table, index)
    if index > following:
        raise BadJournal(
            "journal-gap",
            f"row {index} of table {table} cannot be kept: the next one is {following}",
            table=table,
            index=index,
            next=following,
        )


def table_closed(table: str, why: str) -> BadJournal:
    """The refusal of rows for a closed table."""
    return BadJournal("journal-table-closed", f"table {table} is closed: {why}", table=table, why=why)


def down(detail: str) -> JournalDown:
    """The storage does not take anything now."""
    return JournalDown("journal-down", f"nothing can be kept now: {detail}", detail=detail)


def again(error: JournalError) -> JournalError:
    """The same refusal for another call, with a traceback of its own."""
    return type(error)(error.code, str(error), **error.data)


@contextmanager
def postgres_needed() -> Iterator[None]:
    """The error if what a journal in a database needs is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise BadJournal("no-postgres", "for a database, asyncpg is needed: pip install lichina[postgres]") from None
