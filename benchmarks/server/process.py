"""A server in a process of its own: how it is started, watched and stopped."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Mapping, Sequence
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PATIENCE = 120.0


class ServerProcess:
    """A server that prints its port when it listens, and a line when it was told by a signal to collect its garbage."""

    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self.process = process
        self.port = port

    @classmethod
    async def start(cls, command: Sequence[str], environment: Mapping[str, str], folder: Path) -> ServerProcess:
        process = await asyncio.create_subprocess_exec(
            *command, cwd=folder, env={**os.environ, **environment}, stdout=asyncio.subprocess.PIPE
        )
        line = await cls._line(process)
        return cls(process, int(line))

    @staticmethod
    async def _line(process: asyncio.subprocess.Process) -> bytes:
        assert process.stdout is not None
        try:
            line = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
        except TimeoutError:
            process.kill()
            raise
        if not line:
            raise RuntimeError("the server ended before it listened; what it said is above")
        return line

    async def memory(self) -> float:
        """Resident memory in MB, when the garbage is collected; once is not enough for Node to give pages back."""
        for _ in range(2):
            self.process.send_signal(signal.SIGUSR2)
            await self._line(self.process)
            await asyncio.sleep(0.2)
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    async def pauses(self) -> tuple[float, float, float]:
        """The longest pauses of our server since it was last asked, in ms.

        Of its event loop by the clock, of it by the server's own processor time, and to collect garbage.
        """
        self.process.send_signal(signal.SIGUSR1)
        clock, working, collecting = (float(seconds) * 1e3 for seconds in (await self._line(self.process)).split())
        return clock, working, collecting

    def processor(self, children: bool = False) -> float:
        """Seconds of CPU time so far; with that of the processes that it has started and that still run, or not."""
        return processor(self.process.pid, children)

    async def stop(self) -> None:
        if self.process.returncode is None:
            self.process.terminate()
            try:
                await asyncio.wait_for(self.process.wait(), PATIENCE)
            except TimeoutError:
                self.process.kill()
                await self.process.wait()


def processor(process: int, children: bool) -> float:
    """Seconds of CPU time that a process has taken so far, and its children that still run, or not."""
    return sum(map(_seconds, (process, *(_children(process) if children else ()))))


def _seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _children(process: int) -> list[int]:
    lists = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for listed in lists for child in listed.read_text(encoding="ascii").split()]
