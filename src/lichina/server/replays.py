"""Matches that are over, for those who have their key: played again step by step, or as the record to keep."""

from __future__ import annotations

import asyncio
import gzip
import re
from base64 import urlsafe_b64encode
from collections import OrderedDict
from datetime import UTC, datetime
from hashlib import blake2b
from hmac import compare_digest
from typing import Any, Literal

import msgspec

from ..journal import Finished
from ..kernel.deltas import Delta
from ..registry import Content
from ..table.house import House
from ..table.protocol import MatchFrame, Over, Sent, SentTold, StepFrame, Unset
from ..table.replay import ALL_OPEN, Cast, Watcher, cannot_replay, frames
from ..table.state import Refused
from .storytelling import story, transcript

TABLE_ID = re.compile(r"[A-Za-z0-9_-]+")
"""What the id of a table is made of: a database takes no other text, such as one with a zero byte."""
MOST_KEPT_BYTES = 16 << 20
"""Bytes of replays that are kept ready: everybody who gets a link opens it at once."""


# --- what goes over the wire ------------------------------------------------------------------------------------------


class Shared(msgspec.Struct):
    """The link to a replay, and the key in it."""

    link: str
    key: str


class ReplayTold(SentTold, kw_only=True):
    """An event; with everything open, with those who heard it."""

    to: Literal["all", "nobody"] | list[int] | Unset = msgspec.UNSET


class ReplayEntry(Sent):
    """What came in: somebody answers, time passes, a default is taken, an answer is taken back."""

    what: Literal["answer", "lapse", "skip", "undo", "reseed"]
    seat: int | None
    key: str | None
    """Of the question or the offer."""
    value: Any
    by: Literal["person", "bot", "clock"] | None


class ReplayStart(MatchFrame[Any, Any], tag="match", kw_only=True):
    """The match as it began for this viewer; with everything open, with the private view of every seat."""

    told: list[ReplayTold]  # type: ignore[assignment]
    privates: list[Any] | Unset = msgspec.UNSET


class ReplayStep(StepFrame, tag="step", kw_only=True):
    """What was new for this viewer at a moment of the game's time; with everything open, also what came in."""

    at: float
    told: list[ReplayTold] | Unset = msgspec.UNSET  # type: ignore[assignment]
    privates: dict[str, Delta] | Unset = msgspec.UNSET
    """What has changed in the private view of each seat, where anything has."""
    entry: ReplayEntry | Unset = msgspec.UNSET


class Fact(Sent):
    """Something that was counted, with its sentence."""

    key: str
    data: dict[str, Any]
    text: str


class Prize(Sent):
    """An award: whose it is, what it is called, what it was given for, and the step that shows it."""

    key: str
    seat: int
    title: str
    text: str
    step: int


class Turn(Sent):
    """A part of the story of a match in a paragraph, and the step that shows it."""

    text: str
    step: int


class Replay(Sent, kw_only=True):
    """A match that is over, step by step, as one viewer saw it or with everything open."""

    match: int
    game: str
    version: int
    names: list[str]
    masks: list[int]
    forms: list[tuple[str, str, str, str, str, str] | None]
    content: Content
    viewer: Literal["spectator", "all"] | int
    outcome: Over | None
    """Null where the match was broken off."""
    facts: list[Fact] | Unset = msgspec.UNSET
    """With everything open, if the match has come to its end; the two below likewise."""
    awards: list[Prize] | Unset = msgspec.UNSET
    """Three, or fewer where there was less to see; none in a game that gives none."""
    retold: list[Turn] | Unset = msgspec.UNSET
    """What came of it in a few sentences, one after another."""
    start: ReplayStart
    steps: list[ReplayStep]


# --- who may see it ---------------------------------------------------------------------------------------------------


async def over(house: House, table: str, number: int) -> Finished:
    """A match that is over. Its table may be closed by now; while the match is on, it is nowhere."""
    row = await house.journal.match(table, number) if TABLE_ID.fullmatch(table) else None
    found = house.tables.get(table)
    on = found is not None and number == found.state.match and found.state.stage == "match"  # kept, and yet it goes on
    if row is None or on:
        raise _no_such_match()
    return row


class _Seeded(msgspec.Struct):
    """Of a record, what a key is made of."""

    seed: int | str


def key_of(row: Finished) -> str:
    """The key to a match, made of the key of its dice: nobody can know it before the end, and it opens nothing else."""
    try:
        secret = blake2b(str(msgspec.json.decode(row.record, type=_Seeded).seed).encode()).digest()
    except msgspec.DecodeError as error:
        raise cannot_replay("record") from error
    made = blake2b(f"{row.table} {row.number}".encode(), digest_size=16, key=secret, person=b"lichina replay")
    return urlsafe_b64encode(made.digest()).rstrip(b"=").decode()


async def unlock(house: House, table: str, number: int, key: str) -> Finished:
    """A match that is over, by its key; a wrong key is refused as a match that is not there."""
    row = await over(house, table, number)
    if not _opens(row, key):
        raise _no_such_match()
    return row


def _opens(row: Finished, key: str) -> bool:
    try:
        return compare_digest(key_of(row).encode(), key.encode("utf-8", "surrogatepass"))
    except Refused:
        return False


def _no_such_match() -> Refused:
    return Refused("no-such-match", "there is no such match at this table, or it is not over")


def watcher_of(text: str) -> Watcher:
    """With whose eyes: `spectator`, `all`, or the number of a seat."""
    if text == ALL_OPEN:
        return ALL_OPEN
    return int(text) if text.isdecimal() else None


def file_name(row: Finished) -> str:
    """What the record is called when it is kept."""
    day = datetime.fromtimestamp(row.started, UTC).date().isoformat()
    return f"lichina-{re.sub('[^a-z0-9_-]', '_', row.game.lower())}-{day}-{row.number}.json"


# --- making it --------------------------------------------------------------------------------------------------------


class Replays:
    """Makes replays and stories one after another, in a thread, and keeps the last replays ready."""

    def __init__(self, most: int = MOST_KEPT_BYTES) -> None:
        self._turn = asyncio.Semaphore(1)
        self._ready: OrderedDict[tuple[str, int, int, str, Watcher], bytes] = OrderedDict()
        self._most = most

    async def show(self, row: Finished, language: str, watcher: Watcher) -> bytes:
        """The replay of a match, compressed."""
        kept = hash((row.record, row.transcript))  # names may have gone since
        name = (row.table, row.number, kept, language, watcher)
        async with self._turn:
            found = self._ready.get(name)
            if found is None:
                found = self._ready[name] = await asyncio.to_thread(_made, row, language, watcher)
            self._ready.move_to_end(name)
            while sum(map(len, self._ready.values())) > self._most and len(self._ready) > 1:
                self._ready.popitem(last=False)
        return found

    async def tell(self, row: Finished, language: str | None) -> bytes:
        """The story of a match, even of one that can no longer be played again; with a language, also in words."""
        async with self._turn:
            return await asyncio.to_thread(story, row, language)


def _made(row: Finished, language: str, watcher: Watcher) -> bytes:
    told = transcript(row)
    cast = Cast(told.names, told.outcome, told.masks, told.by, row.number)
    return gzip.compress(frames(row.record, cast, language, watcher), 6, mtime=0)


def accepts_gzip(header: str) -> bool:
    """Whether an Accept-Encoding names it."""
    parts = [part.replace(" ", "").lower().split(";") for part in header.split(",")]
    return any(part[0] == "gzip" and part[1:] not in (["q=0"], ["q=0.0"]) for part in parts)
