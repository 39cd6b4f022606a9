"""The log beside a journal, as far as SQLite does not tell: whether it has left something out that was committed.

SQLite reads its log up to the first frame that is not whole, and takes all behind it for what a crash has left. After a
crash that is right: each commit is on disk before the next begins, so that no more than one can be torn. Where two or
more lie behind the frame at which it stopped, the disk has forgotten something.
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

HEADER = struct.Struct(">8I")
FRAME = struct.Struct(">6I")
MAGIC = (0x377F0682, 0x377F0683)
"""By the order of bytes in which the sums were made, the second the network's."""
_READ = 16
"""Where the index of a log says how many of its frames count."""


def flaw(log: Path, index: Path) -> str | None:
    """What is wrong with a log, if anything is; its index must be there, so a connection must have read it."""
    with log.open("rb") as opened:
        head = opened.read(HEADER.size)
        if len(head) < HEADER.size:
            return None  # nothing was committed to it
        magic, _, page, _, *salts, first, second = HEADER.unpack(head)
        if magic not in MAGIC or _sum(head[:24], magic == MAGIC[1]) != (first, second):
            return "its beginning is not that of a log"
        behind = sum(1 for _ in _commits(opened, page, tuple(salts), _read(index)))
    return f"{behind} commits lie behind a frame that is not whole" if behind > 1 else None


def _commits(log: BinaryIO, page: int, salts: tuple[int, ...], start: int) -> Iterator[int]:
    """The commits of this log in the frames after this many; those of an older one have other salts."""
    number = start
    while True:
        log.seek(HEADER.size + number * (FRAME.size + page))
        frame = log.read(FRAME.size)
        if len(frame) < FRAME.size:
            return
        _, commit, *own, _, _ = FRAME.unpack(frame)
        if commit and tuple(own) == salts:
            yield number
        number += 1


def _read(index: Path) -> int:
    """How many frames SQLite has found whole."""
    return int.from_bytes(index.read_bytes()[_READ : _READ + 4], sys.byteorder)


def _sum(data: bytes, network: bool) -> tuple[int, int]:
    """SQLite's own sum."""
    one = other = 0
    for first, second in struct.iter_unpack(">2I" if network else "<2I", data):
        one = (one + first + other) & 0xFFFFFFFF
        other = (other + second + one) & 0xFFFFFFFF
    return one, other
