"""What can be seen of a match at one moment, and how two such moments differ, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from lichina.kernel import Clock, Form, Game, Match
from lichina.kernel.gates import Node

_PLAIN = (int, str, float, bool, type(None))


class Snapshot(NamedTuple):
    """Everything that anybody could see of a match, and what the rules will do next."""

    glimpses: dict[int | None, bytes]
    """What every seat sees, and (None) the spectator; or some of them."""
    record: bytes
    dice: tuple[bytes, int]
    now: float
    deadline: float | None
    phase: str


def snapshot(match: Match, who: Iterable[int | None] | None = None) -> Snapshot:
    """Look at a match with everybody's eyes, or with those of some."""
    return Snapshot(
        {viewer: match.glimpse(viewer) for viewer in (viewers(match) if who is None else who)},
        match.record.to_json(),
        (match.game.dice.key, match.game.dice.count),
        match.now,
        match.deadline,
        match.phase,
    )


def viewers(match: Match) -> tuple[int | None, ...]:
    """All seats, and None for the spectator."""
    return (*match.game.seats, None)


def name_of(viewer: int | None) -> str:
    """A viewer in words."""
    return "the spectator" if viewer is None else f"seat {viewer}"


def compare(first: Snapshot, second: Snapshot, *, record: bool = True) -> list[str]:
    """How two snapshots differ, a line for each difference; nothing if they do not."""
    lines: list[str] = []
    for viewer, glimpse in first.glimpses.items():
        if glimpse != second.glimpses[viewer]:
            before, after = msgspec.json.decode(glimpse), msgspec.json.decode(second.glimpses[viewer])
            lines.extend(f"{name_of(viewer)} sees {line}" for line in changes(before, after))
    if record and first.record != second.record:
        lines.extend(f"record: {line}" for line in changes(first.record.splitlines(), second.record.splitlines()))
    for name in ("dice", "now", "deadline", "phase"):
        if getattr(first, name) != getattr(second, name):
            lines.append(f"{name}: {getattr(first, name)!r} → {getattr(second, name)!r}")
    return lines


def changes(before: Any, after: Any, path: str = "") -> Iterator[str]:
    """The differences between two pieces of plain data, each with its place."""
    if isinstance(before, dict) and isinstance(after, dict):
        for name in [*before, *(name for name in after if name not in before)]:
            place = f"{path}.{name}" if path else str(name)
            if name not in after:
                yield f"{place}: {shown(before[name])} → nothing"
            elif name not in before:
                yield f"{place}: nothing → {shown(after[name])}"
            else:
                yield from changes(before[name], after[name], place)
        if before.keys() == after.keys() and list(before) != list(after):
            yield f"{path}: in the order {list(before)} → {list(after)}"
    elif _rows(before) and _rows(after) and len(before) == len(after):
        for index, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from changes(old, new, f"{path}[{index}]")
    elif before != after:
        yield f"{path}: {shown(before)} → {shown(after)}"


def _rows(value: Any) -> bool:
    """Whether this is a list whose items are worth a line each; a list of mere numbers is not."""
    return isinstance(value, list) and any(not isinstance(item, _PLAIN) for item in value)


def shown(value: Any, longest: int = 200) -> str:
    """A value on one line of bearable length."""
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= longest else text[: longest - 1] + "…"


def canonical(value: Any) -> Any:
    """Any value of a state or a local variable as plain data that can be compared; what is the kernel's is left out."""
    if isinstance(value, _PLAIN):
        return value
    if isinstance(value, dict):
        return {shown(canonical(key)): canonical(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [canonical(item) for item in value]
    if isinstance(value, set | frozenset):
        return sorted((canonical(item) for item in value), key=repr)
    return _canonical_object(value)


def _canonical_object(value: Any) -> Any:
    if isinstance(value, Form):
        return canonical(value.seen())
    if isinstance(value, Clock):
        return {"clock": value.name, "left": value.left, "since": value.since}
    if isinstance(value, msgspec.Struct):
        return canonical(msgspec.structs.asdict(value))
    if isinstance(value, Game | Node) or callable(value):
        return f"<{type(value).__name__}>"
    fields = getattr(value, "__dict__", None)
    return {"type": type(value).__name__} | (canonical(fields) if fields else {})
