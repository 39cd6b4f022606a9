"""A server that is killed at any moment has lost nothing that it had acknowledged."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from lichina.journal import SqliteJournal
from lichina.testing import soak

TABLES = 5

SERVER = """
import asyncio, sys
from pathlib import Path
from lichina.journal import SqliteJournal

async def play(journal, table, index):
    while True:
        await journal.append(table, index, [f"{table} {row}".encode() for row in range(index, index + 3)])
        index += 3
        print(table, index, flush=True)
        if index % 60 == 0:
            await journal.trim(table, index - 30)

async def main():
    journal = SqliteJournal(Path(sys.argv[1]))
    kept = {one.table: one.first + len(one.rows) for one in await journal.load()}
    await asyncio.gather(*(play(journal, f"t{n}", kept.get(f"t{n}", 0)) for n in range(int(sys.argv[2]))))

asyncio.run(main())
"""


async def test_everything_acknowledged_survives_a_kill_and_nothing_is_torn(tmp_path: Path) -> None:
    acknowledged = {f"t{number}": 0 for number in range(TABLES)}
    for life in range(3 * soak()):
        acknowledged |= live_and_die(tmp_path, lines=100 + 37 * (life % 10))
        await check(tmp_path, acknowledged)


def live_and_die(folder: Path, lines: int) -> dict[str, int]:
    """Let a server write until so many lines are printed, kill it, and gather all that it had printed."""
    command = [sys.executable, "-c", SERVER, str(folder), str(TABLES)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        said = [server.stdout.readline() for _ in range(lines)]
        server.kill()
        said += server.stdout.readlines()
    whole = [line.split() for line in said if line.endswith("\n")]
    assert len(whole) >= lines
    return {table: int(index) for table, index in whole}


async def check(folder: Path, acknowledged: dict[str, int]) -> None:
    journal = SqliteJournal(folder)
    found = {kept.table: kept for kept in await journal.load()}
    await journal.close()
    assert set(found) == set(acknowledged)
    for table, kept in found.items():
        end = kept.first + len(kept.rows)
        assert kept.rows == [f"{table} {index}".encode() for index in range(kept.first, end)]
        assert acknowledged[table] <= end <= acknowledged[table] + 3
        assert end % 3 == 0, "an append is kept whole or not at all"
        assert kept.first % 30 == 0
