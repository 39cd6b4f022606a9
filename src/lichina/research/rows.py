"""Matches as rows of a data set: one row for each match, and in a second file one for each seat."""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import IO, Any, NamedTuple, TypeAlias

import msgspec

from ..kernel import BadOptions, Count, LichinaError, Outcome, Part

DataRow: TypeAlias = dict[str, Any]

MATCH: Mapping[str, type] = {
    "game": str,
    "seats": int,
    "match": int,
    "seed": str,
    "options": str,
    "bots": str,
    "side": str,
    "reason": str,
    "winners": str,
    "decisions": int,
    "seconds": float,
    "counts": str,
    "simulation": str,
}
"""The columns of a match. `options`, `bots`, `winners` and `counts` are JSON; `seconds` is the game's own time."""
SEAT: Mapping[str, type] = {
    "game": str,
    "seats": int,
    "match": int,
    "seat": int,
    "bot": str,
    "role_dealt": str,
    "side_dealt": str,
    "role": str,
    "side": str,
    "won": bool,
    "points": int,
    "reason": str,
    "decisions": int,
    "seconds": float,
}
"""The columns of a seat: what it was at the deal and at the end, and how the match went."""
ENDINGS = (".csv", ".jsonl", ".parquet")
_JSON_BEGINS = '{"game": '
_GROUP = 10_000
"""How many rows are written into a Parquet file at a time."""


class SimulatedMatch(msgspec.Struct, frozen=True):
    """One match of a simulation, as it is counted and written down."""

    game: str
    seats: int
    match: int
    seed: str
    outcome: Outcome
    bots: tuple[str, ...]
    dealt: tuple[Part, ...]
    """Who was who at the deal; empty where the game has no parts."""
    ended: tuple[Part, ...]
    decisions: int
    seconds: float
    counts: tuple[Count, ...]
    record: bytes = b""
    """What it can be watched by again, where that is wanted."""
    first: int | None = None
    """Who began, where that is wanted and anybody did."""
    told: tuple[str, ...] = ()
    """The cards that everybody heard of, where that is wanted."""


def rows_of(played: SimulatedMatch, options: str, simulation: str) -> tuple[DataRow, list[DataRow]]:
    """A match as its own row and those of its seats."""
    outcome = played.outcome
    match = {
        "game": played.game,
        "seats": played.seats,
        "match": played.match,
        "seed": played.seed,
        "options": options,
        "bots": json.dumps(played.bots, ensure_ascii=False),
        "side": outcome.side,
        "reason": outcome.reason,
        "winners": json.dumps(outcome.winners),
        "decisions": played.decisions,
        "seconds": played.seconds,
        "counts": msgspec.json.encode(played.counts).decode(),
        "simulation": simulation,
    }
    return match, [_seat_row(played, seat) for seat in range(played.seats)]


def _seat_row(played: SimulatedMatch, seat: int) -> DataRow:
    outcome = played.outcome
    dealt, ended = (cast[seat] if cast else Part("", None) for cast in (played.dealt, played.ended))
    return {
        "game": played.game,
        "seats": played.seats,
        "match": played.match,
        "seat": seat,
        "bot": played.bots[seat],
        "role_dealt": dealt.role or None,
        "side_dealt": dealt.side,
        "role": ended.role or None,
        "side": ended.side,
        "won": seat in outcome.winners,
        "points": None if outcome.scores is None else outcome.scores[seat],
        "reason": outcome.reason,
        "decisions": played.decisions,
        "seconds": played.seconds,
    }


def of_row(row: DataRow) -> SimulatedMatch:
    """A match as far as its own row tells: enough to count it again."""
    winners, bots = tuple(json.loads(row["winners"])), tuple(json.loads(row["bots"]))
    counts = msgspec.json.decode(row["counts"], type=tuple[Count, ...])
    outcome = Outcome(winners, row["reason"], row["side"])
    which = (row["game"], row["seats"], row["match"], row["seed"])
    return SimulatedMatch(*which, outcome, bots, (), (), row["decisions"], row["seconds"], counts)


# --- files ------------------------------------------------------------------------------------------------------------


class BadData(LichinaError):
    """A file of rows cannot be read, cannot be written, or is of another simulation."""


class DataFiles(NamedTuple):
    """The two files of a data set."""

    matches: Path
    seats: Path


def files(name: str | os.PathLike[str]) -> DataFiles:
    """`x.csv` holds the matches, and `x.seats.csv` the seats."""
    path = Path(name)
    if path.suffix not in ENDINGS:
        known = ", ".join(ENDINGS)
        raise BadData("unknown-ending", f"{path} should end in one of: {known}", path=str(path), known=known)
    return DataFiles(path, path.with_suffix(f".seats{path.suffix}"))


class TextSheet:
    """A file that rows are written into one by one; what is flushed can be read even if the process dies."""

    def __init__(self, path: Path, columns: Mapping[str, type]) -> None:
        try:
            self._file: IO[str] = path.open("w", encoding="utf-8", newline="")
        except OSError as error:
            raise unwritable(path, error) from None
        self._json = path.suffix == ".jsonl"
        self._table = csv.DictWriter(self._file, list(columns), lineterminator="\n")
        if not self._json:
            self._table.writeheader()

    def write(self, row: DataRow) -> None:
        """One row more."""
        if self._json:
            self._file.write(json.dumps(row, ensure_ascii=False) + "\n")
        else:
            self._table.writerow({name: int(cell) if cell.__class__ is bool else cell for name, cell in row.items()})

    def flush(self) -> None:
        """Let others see what is written."""
        self._file.flush()

    def close(self) -> None:
        self._file.close()


class ParquetSheet:
    """A Parquet file, which can be read once it is closed: until then it has another name."""

    def __init__(self, path: Path, columns: Mapping[str, type]) -> None:
        arrow, parquet = _parquet()
        kinds = {str: arrow.string(), int: arrow.int64(), float: arrow.float64(), bool: arrow.bool_()}
        self._arrow = arrow
        self._schema = arrow.schema([(name, kinds[kind]) for name, kind in columns.items()])
        self._path, self._part = path, path.with_name(f"{path.name}.part")
        try:
            self._writer = parquet.ParquetWriter(self._part, self._schema, compression="zstd")
        except OSError as error:
            raise unwritable(path, error) from None
        self._rows: list[DataRow] = []

    def write(self, row: DataRow) -> None:
        """One row more."""
        self._rows.append(row)
        if len(self._rows) >= _GROUP:
            self._write_group()

    def flush(self) -> None:
        """Nothing can be read before the end."""

    def _write_group(self) -> None:
        if self._rows:
            self._writer.write_table(self._arrow.Table.from_pylist(self._rows, self._schema))
            self._rows = []

    def close(self) -> None:
        self._write_group()
        self._writer.close()
        os.replace(self._part, self._path)


def sheet(path: Path, columns: Mapping[str, type]) -> TextSheet | ParquetSheet:
    """A new file for rows, of the kind that its name says."""
    return ParquetSheet(path, columns) if path.suffix == ".parquet" else TextSheet(path, columns)


def unwritable(path: Path, error: OSError) -> BadData:
    """The error for a file that cannot be written."""
    detail = str(error.strerror)
    return BadData("no-write", f"{path} cannot be written: {detail}", path=str(path), detail=detail)


def _parquet() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadOptions(
            "needs-extra", "for this Lichina needs further packages: pip install “lichina[research]”", extra="research"
        ) from None
    return pyarrow, pyarrow.parquet


def read(path: Path, columns: Mapping[str, type]) -> Iterator[DataRow]:
    """The rows of a file, up to the first that is not whole: whoever wrote it may have died over it."""
    try:
        yield from _READERS[path.suffix](path, columns)
    except OSError as error:
        detail = str(error.strerror or error)
        raise BadData("no-file", f"{path} cannot be read: {detail}", path=str(path), detail=detail) from None


def _read_csv(path: Path, columns: Mapping[str, type]) -> Iterator[DataRow]:
    with path.open(encoding="utf-8", newline="") as file, suppress(ValueError, KeyError, TypeError, csv.Error):
        lines = (line for line in file if line.endswith("\n"))
        for row in csv.DictReader(lines):
            yield {name: _meant(row[name], kind) for name, kind in columns.items()}


def _meant(text: str, kind: type) -> Any:
    if text == "":
        return None
    return text == "1" if kind is bool else kind(text)


def _read_jsonl(path: Path, columns: Mapping[str, type]) -> Iterator[DataRow]:
    with path.open(encoding="utf-8") as file, suppress(ValueError, KeyError, TypeError):
        for line in file:
            row = json.loads(line)
            yield {name: row[name] for name in columns}


def _read_parquet(path: Path, columns: Mapping[str, type]) -> Iterator[DataRow]:
    arrow, parquet = _parquet()
    try:
        with parquet.ParquetFile(path) as file:
            for batch in file.iter_batches(columns=list(columns)):
                yield from batch.to_pylist()
    except (arrow.ArrowException, KeyError) as error:
        raise BadData("no-file", f"{path} cannot be read: {error}", path=str(path), detail=str(error)) from None


_READERS: Mapping[str, Callable[[Path, Mapping[str, type]], Iterable[DataRow]]] = {
    ".csv": _read_csv,
    ".jsonl": _read_jsonl,
    ".parquet": _read_parquet,
}


def foreign(path: Path) -> bool:
    """Whether a file that is there was surely not written as matches."""
    if path.suffix == ".parquet":
        return False  # reading it will say so
    with path.open(encoding="utf-8", errors="replace") as file:
        first = file.readline(1 << 20)
    begins = _JSON_BEGINS if path.suffix == ".jsonl" else ",".join(MATCH)
    if not first.endswith("\n"):  # whoever wrote it may have died over the first line
        return not (first.startswith(begins) or begins.startswith(first))
    return not first.startswith(begins) if path.suffix == ".jsonl" else first.strip() != begins


def matches_in(name: str | os.PathLike[str]) -> Iterator[tuple[DataRow, list[DataRow]]]:
    """The matches of a data set with their seats, in their order, as far as both files are whole."""
    where = files(name)
    seats = read(where.seats, SEAT)
    for match in read(where.matches, MATCH):
        own = list(islice(seats, match["seats"]))
        if len(own) < match["seats"] or any((r["seats"], r["match"]) != (match["seats"], match["match"]) for r in own):
            return
        yield match, own
