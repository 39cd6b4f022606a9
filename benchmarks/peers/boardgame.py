"""boardgame.io without a server: a Node of its own plays a slice whenever it is asked to, and says how fast it was."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path
from typing import IO

import msgspec

from benchmarks.server import peer

from .contest import Rate

PROGRAM = Path(peer.__file__).parent / "peer" / "headless.mjs"


class Headless:
    """Plays slices of the reference Mafia, by one client that sees everything, or by a client for each seat."""

    def __init__(self, clients: bool) -> None:
        self.clients = clients

    def __call__(self, seconds: float, seed: int) -> Rate:
        asked, answers = _process()
        asked.write(msgspec.json.encode({"clients": self.clients, "seconds": seconds}) + b"\n")
        asked.flush()
        return msgspec.json.decode(answers.readline(), type=Rate)


@cache
def _process() -> tuple[IO[bytes], IO[bytes]]:
    """It ends by itself when nothing can be asked of it any more."""
    run = subprocess.Popen([peer.install(), str(PROGRAM)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert run.stdin is not None and run.stdout is not None
    return run.stdin, run.stdout
