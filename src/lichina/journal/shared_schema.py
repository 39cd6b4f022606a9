"""A database that several servers share: how it is reached, its tables made, and a look at it from outside."""

from __future__ import annotations

import asyncio
import secrets

import asyncpg

from . import shared_archive
from .journal import BadJournal, Kept
from .leased import Database, LeasedStore
from .schema import FORMAT, TABLES, statements

AWAY = (
    OSError,
    asyncio.TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.exceptions.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.exceptions.OperatorInterventionError,
    asyncpg.exceptions.IdleInTransactionSessionTimeoutError,
)
"""The database cannot be reached, or was cut off in the middle: nobody knows what it has still done."""
FIRST_SECONDS = 15.0
"""How long the database may take for the first answer to a command."""
TRIES = 8
"""How often the tables are made that somebody else is making at the same moment."""
AT_ONCE = (
    asyncpg.exceptions.UniqueViolationError,
    asyncpg.exceptions.DuplicateTableError,
    asyncpg.exceptions.DuplicateObjectError,
    asyncpg.exceptions.TransactionRollbackError,
)
"""What PostgreSQL says to one of two who make the same table."""


async def connect(database: str, seconds: float = FIRST_SECONDS) -> Database:
    """A connection; BadJournal says in words why there is none, and nothing of the address: it may hold a secret."""
    try:
        return await asyncpg.connect(
            database, timeout=seconds, command_timeout=seconds, server_settings={"application_name": "lichina"}
        )
    except TimeoutError:
        raise BadJournal(
            "database-silent", f"the database has not answered within {seconds:.0f} s", seconds=round(seconds)
        ) from None
    except (asyncpg.exceptions.ClientConfigurationError, ValueError):
        raise bad_address() from None
    except (*AWAY, asyncpg.PostgresError) as error:
        raise unusable(error) from error


def bad_address() -> BadJournal:
    """The error for something that cannot be the address of a database."""
    return BadJournal(
        "bad-database-url", "the address of a database looks like postgresql://lichina@db.example/lichina"
    )


def unusable(error: Exception) -> BadJournal:
    """The error for a database that cannot be used now."""
    detail = str(error) or type(error).__name__
    return BadJournal("database-away", f"the database cannot be used: {detail}", detail=detail.rstrip("."))


async def check(connection: Database) -> None:
    """Refuse a database that lacks the tables of this version."""
    here = await _tables(connection)
    if not here or (found := await _format(connection, here)) is None:
        raise BadJournal("database-empty", "the database has no tables of Lichina's yet: run lichina migrate")
    if found > FORMAT:
        raise _too_new(found)
    if found < FORMAT or here < TABLES.keys():
        raise BadJournal("database-old", "the database is of an older version: run lichina migrate")


async def check_whole(database: str) -> None:
    """The same for a database by its address."""
    connection = await connect(database)
    try:
        await check(connection)
    except (*AWAY, asyncpg.PostgresError) as error:
        raise unusable(error) from error
    finally:
        await connection.close()


def _too_new(found: int) -> BadJournal:
    return BadJournal(
        "database-new", f"the database is of format {found}; this version knows {FORMAT}", found=found, known=FORMAT
    )


async def _tables(connection: Database) -> set[str]:
    """Which of our tables are there."""
    found = await connection.fetch(
        "SELECT table_name FROM information_schema.tables"
        " WHERE table_schema = current_schema() AND table_name = ANY($1::text[])",
        list(TABLES),
    )
    return {row["table_name"] for row in found}


async def _format(connection: Database, here: set[str]) -> int | None:
    """The format that a database says it has; BadJournal if its tables are somebody else's."""
    try:
        said = await connection.fetchval("SELECT value FROM meta WHERE name = 'format'") if "meta" in here else None
    except asyncpg.exceptions.UndefinedColumnError:
        said = None
    if said is None or not str(said).isdecimal():
        raise BadJournal("database-foreign", "the database has tables of the same names that are not Lichina's")
    return int(said)


async def migrate(database: str) -> None:
    """Make the tables of a journal, or bring them up to date."""
    connection = await connect(database)
    try:
        for number in range(TRIES):
            try:
                await _make(connection)
                break
            except AT_ONCE as error:
                if number + 1 == TRIES:
                    raise unusable(error) from error
                await asyncio.sleep(0.1)
        await shared_archive.count_old(connection)
    except (*AWAY, asyncpg.PostgresError) as error:
        raise unusable(error) from error
    finally:
        await connection.close()


async def _make(connection: Database) -> None:
    async with connection.transaction():
        here = await _tables(connection)
        found = await _format(connection, here) if here else None
        if found is not None and found > FORMAT:
            raise _too_new(found)
        for statement in statements("BYTEA"):
            await connection.execute(statement)
        for name, value in (("format", str(FORMAT)), ("secret", secrets.token_urlsafe(32))):
            await connection.execute(
                "INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", name, value
            )


async def look(database: str) -> list[Kept]:
    """The live tables of a database, while servers may be writing to it."""
    connection = await connect(database)
    try:
        await check(connection)
        return await LeasedStore("", "", (), 0.0, lambda table: None).load(connection)
    except (*AWAY, asyncpg.PostgresError) as error:
        raise unusable(error) from error
    finally:
        await connection.close()
