"""What must be so of a match that was played through all of it; in a process of its own, for it takes a while."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

import lichina
from lichina.registry import load
from lichina.table.rows import BeganRow, EnteredRow, decode
from tests.server.killing import heard, in_order
from tests.server.listener import Heard, Story, Written, check_size, compare

from .wanderer import Wanderer


@dataclass
class Witness:
    """What one device has seen and heard of a match, and what was acknowledged to it."""

    heard: list[Heard]
    told: list[dict[str, Any]]
    lines: list[dict[str, Any]]
    over: dict[str, Any]
    seat: int
    said: list[str]
    acknowledged: list[tuple[Any, Any]]
    doubtful: Counter[tuple[Any, str]]
    miscounted: list[dict[str, Any]]
    lang: str = "ru"
    text: bool = False

    @classmethod
    def of(cls, one: Wanderer) -> Witness:
        """As it is now; what it has noted is forgotten there, but for the talk, which belongs to the match."""
        made = cls(
            one.chapters.pop(one.match["match"]),
            one.told,
            one.lines,
            one.over,
            one.match["seat"],
            one.said,
            one.acknowledged,
            one.doubtful,
            one.miscounted,
        )
        one.chapters.clear()
        one.frames.clear()
        one.said, one.acknowledged, one.doubtful = [], [], Counter()
        return made


@dataclass
class Played:
    """A match that is over, as the journal has it, as it is told, and as people saw it."""

    rows: list[bytes]
    record: dict[str, Any]
    witnesses: list[Witness]
    names: list[str]


@dataclass
class Verdict:
    """What was compared."""

    acknowledged: int
    doubtful: int
    """Answers of which nobody had said whether they were kept."""
    frames: int
    entries: int


def judge(played: Played) -> Verdict:
    """The record is what the journal has, every acknowledged answer is in it once, and nobody saw more than was his."""
    load()
    found = Written(played.rows)
    _check_record(found, played.record)
    story = Story(found, {(one.seat, None) for one in played.witnesses} | {(None, None)}, played.names)
    steps = _steps(played.rows)
    outcome = lichina.replay(played.record).outcome
    assert outcome is not None
    for one in played.witnesses:
        check_answers(one, steps)
        assert (one.over["reason"], one.over["winners"]) == (outcome.reason, list(outcome.winners))
        assert heard(one.told) == heard([{"key": e.key, "data": e.data} for e in story.match.told(one.seat)])
        assert in_order(one.said, [line["text"] for line in one.lines if line["seat"] == one.seat])
        compare(one, story)
        for frame in one.heard:
            check_size(frame)
    return Verdict(
        sum(len(one.acknowledged) for one in played.witnesses),
        sum(one.doubtful.total() for one in played.witnesses),
        sum(len(one.heard) for one in played.witnesses),
        len(found.entries),
    )


def _steps(rows: Sequence[bytes]) -> list[EnteredRow]:
    """What came in during the last match; rows of the one before may still be there."""
    decoded = list(map(decode, rows))
    start = max(place for place, row in enumerate(decoded) if isinstance(row, BeganRow))
    return [row for row in decoded[start:] if isinstance(row, EnteredRow)]


def _check_record(found: Written, record: dict[str, Any]) -> None:
    """What is told of the match is what the rows of the journal say."""
    began = found.began
    head = [record[name] for name in ("game", "version", "seats", "seed", "options")]
    assert head == [began.game, began.version, began.seats, began.seed, began.options]
    assert record["entries"] == msgspec.to_builtins(found.entries)


def check_answers(one: Witness, steps: Sequence[EnteredRow]) -> None:
    """Each answer is kept as often as it was acknowledged, or once more for each time that nobody said so.

    A bot may have played for somebody who was away for long.
    """
    entries = [row.entry for row in steps if row.by == "person" and row.entry.seat == one.seat]
    own = [(entry.ask, json.loads(msgspec.json.encode(entry.value))) for entry in entries]
    assert in_order(one.acknowledged, own), "answers are kept in the order in which they were given"
    kept = Counter((ask, json.dumps(value)) for ask, value in own)
    acknowledged = Counter((ask, json.dumps(value)) for ask, value in one.acknowledged)
    for given in kept | acknowledged:
        least = acknowledged[given]
        most = least + one.doubtful[given]
        assert least <= kept[given] <= most, (given, kept[given], least, most, one.seat, steps)
