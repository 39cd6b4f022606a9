"""Several servers of one database, each with a network to it that can fail."""

from __future__ import annotations

import asyncio
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from tests.journal.database import Database, database
from tests.server.killing import RETURN_SECONDS, START_SECONDS, free_port
from tests.server.machines import Machine

from .audit import Audit

LINE = Path(__file__).with_name("line.py")
MACHINES = 3


class Line:
    """The way of one server to the database."""

    def __init__(self, path: str) -> None:
        self.port = free_port()
        self._path = path
        self._process: subprocess.Popen[bytes] | None = None

    async def mend(self) -> None:
        """It works, from now on or again."""
        if self._process is None:
            command = [sys.executable, "-ES", str(LINE), str(self.port), self._path]
            self._process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        self._process.send_signal(signal.SIGCONT)
        async with asyncio.timeout(START_SECONDS):
            while not await self._taken():
                await asyncio.sleep(0.02)

    async def _taken(self) -> bool:
        with suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            writer.transport.abort()
            return True
        return False

    def swallow(self) -> None:
        """Nothing arrives any more, and nobody is told."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def tear(self) -> None:
        """All connections are broken, and there are no new ones."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(RETURN_SECONDS)
            self._process = None


class Wired(Machine):
    """One of several servers, with its own way to the database."""

    def __init__(self, folder: Path, line: Line, name: str) -> None:
        super().__init__(folder, f"postgresql://postgres@127.0.0.1:{line.port}/{name}")
        self.line = line
        self.url = f"http://{self.address}"

    async def come_up(self) -> None:
        """Start it; where the database is away just now, again, as whatever looks after it would."""
        async with asyncio.timeout(RETURN_SECONDS):
            while True:
                with suppress(AssertionError):
                    await self.start()
                    return
                await asyncio.sleep(0.5)


class City:
    """The database and its servers."""

    def __init__(self, kept: Database, audit: Audit, machines: list[Wired]) -> None:
        self.database = kept
        self.audit = audit
        self.machines = machines

    @property
    def addresses(self) -> list[str]:
        """Where people may come in."""
        return [machine.address for machine in self.machines]

    def somewhere(self, dice: random.Random) -> str:
        return dice.choice(self.addresses)


@asynccontextmanager
async def city(folder: Path) -> AsyncIterator[City]:
    """A database and servers that are up, all gone afterwards."""
    with database() as kept:
        address = await kept.make()
        audit = Audit(address)
        await audit.open()
        machines = [_machine(folder / str(number), address) for number in range(MACHINES)]
        try:
            await asyncio.gather(*(machine.line.mend() for machine in machines))
            await asyncio.gather(*(machine.start() for machine in machines))
            yield City(kept, audit, machines)
        finally:
            for machine in machines:
                machine.clean_up()
                machine.line.tear()
            await audit.close()


def _machine(folder: Path, address: str) -> Wired:
    parts = urlsplit(address)
    path = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.5432"
    return Wired(folder, Line(path), parts.path.strip("/"))
