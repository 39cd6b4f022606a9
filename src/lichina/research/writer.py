"""Writes matches into the two files of a data set, and goes on with files that a simulation has begun."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter

from .rows import MATCH, SEAT, BadData, DataRow, ParquetSheet, TextSheet, files, foreign, matches_in, sheet

_FLUSH_SECONDS = 0.1


class Writer:
    """Writes the two files of a data set; one that is there already is not overwritten, but may be gone on with."""

    def __init__(self, name: str | os.PathLike[str], resume: bool = False) -> None:
        self._files = files(name)
        self.path = self._files.matches
        for path in self._files:
            if path.exists() and not resume:
                raise BadData("file-there", f"{path} is there already", path=str(path))
        there = self.path.exists()
        if there and foreign(self.path):
            raise BadData("foreign-data", f"{self.path} holds no matches of a simulation", path=str(self.path))
        self._moving = there
        """Whether rows go into new files that are yet to take the place of the earlier ones."""
        self._taken = not there
        matches, seats = (self._beside(path) if there else path for path in self._files)
        self._matches: TextSheet | ParquetSheet = sheet(matches, MATCH)
        self._seats: TextSheet | ParquetSheet = sheet(seats, SEAT)
        self._flushed = 0.0

    def _beside(self, path: Path) -> Path:
        return path.with_name(f"{path.stem}.new{path.suffix}")

    def earlier(self) -> Iterator[tuple[DataRow, list[DataRow]]]:
        """What the files held before."""
        return matches_in(self.path) if self._moving else iter(())

    def take_place(self) -> None:
        """All that is wanted of the earlier files is written: now these stand in their place."""
        self._flush()
        self._taken = True
        if self._moving and not isinstance(self._matches, ParquetSheet):
            self._move()

    def _move(self) -> None:
        for path in self._files:
            os.replace(self._beside(path), path)
        self._moving = False

    def write(self, match: DataRow, seats: Sequence[DataRow]) -> None:
        """One match more: its seats first, so that a match that can be read has all of them."""
        for row in seats:
            self._seats.write(row)
        self._matches.write(match)
        if perf_counter() - self._flushed > _FLUSH_SECONDS:
            self._flush()

    def _flush(self) -> None:
        self._seats.flush()
        self._matches.flush()
        self._flushed = perf_counter()

    def close(self) -> None:
        self._seats.close()
        self._matches.close()
        if self._moving and self._taken:
            self._move()
        elif self._moving:
            self._remove(*(self._beside(path) for path in self._files))

    def discard(self) -> None:
        """Throw away what was written."""
        self.close()
        self._remove(*self._files)

    def _remove(self, *paths: Path) -> None:
        for path in paths:
            path.unlink(missing_ok=True)
