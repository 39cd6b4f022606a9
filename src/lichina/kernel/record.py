"""A match written down: what it started from, and everything that came in, in order."""

from __future__ import annotations

from typing import Any

import msgspec

from .errors import BadRecord, IllegalAnswer

FORMAT = 1


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One thing that came in at a moment: an answer, or something done to time or to a seat."""

    at: float
    seat: int | None = None
    ask: int | str | None = None
    """The number of the ask, or the key of the offer."""
    value: Any = None
    lapse: bool = False
    skip: int | None = None
    undo: int | None = None
    reseed: int | str | None = None


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole match, as JSON."""

    lichina: int
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    seed: int | str
    entries: tuple[Entry, ...]

    def to_json(self) -> bytes:
        """The record as readable JSON, one entry per line."""
        head = msgspec.to_builtins(self)
        entries = head.pop("entries")
        lines = [
            f"  {msgspec.json.encode(name).decode()}: {msgspec.json.encode(head[name]).decode()}," for name in head
        ]
        body = ",\n".join("    " + msgspec.json.encode(entry).decode() for entry in entries)
        return ("{\n" + "\n".join(lines) + '\n  "entries": [\n' + body + "\n  ]\n}\n").encode()

    @classmethod
    def from_json(cls, text: bytes | str) -> Record:
        """Read a record; BadRecord says what is wrong with it."""
        try:
            record = msgspec.json.decode(text, type=cls)
        except msgspec.ValidationError as error:
            raise BadRecord("foreign-record", f"this is no record of a match: {error}", detail=str(error)) from None
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadRecord("broken-record", f"this is not readable as JSON: {error}", detail=str(error)) from None
        if record.lichina != FORMAT:
            raise BadRecord(
                "other-format",
                f"this record is of format {record.lichina}; format {FORMAT} is read here",
                found=record.lichina,
                known=FORMAT,
            )
        return record


def to_entry(entry: tuple[Any, ...]) -> Entry:
    """An entry kept in a running match, written out."""
    at, what = entry[0], entry[1]
    if what == "lapse":
        return Entry(at=at, lapse=True)
    if what == "skip":
        return Entry(at=at, skip=entry[2])
    if what == "undo":
        return Entry(at=at, undo=entry[2])
    if what == "reseed":
        return Entry(at=at, reseed=entry[2])
    if what == "dice":
        raise IllegalAnswer("strange-dice", "other dice were brought into this match: no record could be played again")
    return Entry(at=at, seat=what, ask=entry[2], value=entry[3])
