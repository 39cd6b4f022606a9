"""What has happened: append-only, shared between copies of a match by its length, never copied."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Any, Final, Generic, TypeAlias, TypeVar

import msgspec

T = TypeVar("T")


class Everybody(Enum):
    """Who hears an event that is not just for certain seats."""

    ALL = "all"


ALL: Final = Everybody.ALL
NOBODY: frozenset[int] = frozenset()
"""Nobody until the end; then it is part of the story."""


class Told(msgspec.Struct, frozen=True, gc=False):
    """One event as it was told. Who else heard it is not part of it: that may be a secret."""

    key: str
    data: dict[str, Any]


def most_often(key: str, counts: Mapping[int, int]) -> list[Told]:
    """The seat with the highest count, as a fact; the first of equals, and nothing if nobody has any."""
    seat = min(counts, key=lambda one: (-counts[one], one), default=None)
    return [] if seat is None else [Told(key, {"seat": seat, "count": counts[seat]})]


Hearers: TypeAlias = Everybody | frozenset[int]
Page: TypeAlias = tuple[Hearers, Told]
"""An event with its audience: what the whole story is made of."""


def hears(viewer: int | None, to: Hearers) -> bool:
    """Whether this viewer (a seat, or None for a spectator) is in the audience."""
    return to is ALL or viewer in to


class History(Generic[T]):
    """A list that only grows. A branch shares everything before it with its parent."""

    __slots__ = ("items", "parent", "start")

    def __init__(self, parent: History[T] | None = None, start: int = 0) -> None:
        while parent is not None and start <= parent.start:
            parent = parent.parent  # it adds nothing before `start`: keep the chain short
        self.parent: History[T] | None = parent
        self.start: int = start
        self.items: list[T] = []

    def __len__(self) -> int:
        return self.start + len(self.items)

    def append(self, item: T) -> None:
        """Add one more thing that has happened."""
        self.items.append(item)

    def since(self, start: int, stop: int | None = None) -> list[T]:
        """The items from `start` on."""
        if stop is None:
            stop = self.start + len(self.items)
        if start >= self.start:
            return self.items[start - self.start : stop - self.start]
        assert self.parent is not None
        early = self.parent.since(start, min(stop, self.start))
        return early + self.items[: stop - self.start] if stop > self.start else early

    def __getitem__(self, index: int) -> T:
        if index < 0:
            index += len(self)
        return self.since(index, index + 1)[0]

    def __iter__(self) -> Iterator[T]:
        return iter(self.since(0))

    def cut(self, length: int) -> None:
        """Forget the items from `length` on, which nobody has seen."""
        del self.items[max(0, length - self.start) :]


class Story(History[Page]):
    """All told events. Asking what is new to a viewer costs only as much as there is.

    What everybody hears is kept once and shared; what only some hear is kept for each of them, with its place.
    """

    __slots__ = ("bases", "public", "whispers")
    parent: Story | None

    def __init__(self, parent: Story | None = None, start: int = 0) -> None:
        if parent is not None:
            super().__init__(parent, start)
        else:
            self.parent = None
            self.start = 0
            self.items = []
        self.public: list[Told] = []
        self.whispers: dict[int, list[tuple[int, Told]]] = {}
        """For each seat, what it heard alone or with some, each with the number of public events before it."""
        self.bases: dict[int | None, int] = {}
        """For each viewer that has asked, how much it heard before the branch."""

    def whisper(self, to: frozenset[int], event: Told) -> None:
        """Add an event that only some hear; events for all are simply appended to `public` and to the pages."""
        for seat in to:
            self.whispers.setdefault(seat, []).append((len(self.public), event))
        self.items.append((to, event))

    def heard(self, viewer: int | None, since: int = 0) -> list[Told]:
        """What this viewer heard, from `since` on in this viewer's own count."""
        base = self.bases.get(viewer)
        if base is None:
            base = self.bases[viewer] = len(self._before(viewer))
        if since < base:
            return self._before(viewer)[since:] + self._own(viewer, 0)
        return self._own(viewer, since - base)

    def _own(self, viewer: int | None, since: int) -> list[Told]:
        whispers = self.whispers.get(viewer) if self.whispers else None  # type: ignore[arg-type]
        if not whispers:
            return self.public[since:]
        count = len(whispers)
        if since >= whispers[-1][0] + count:
            return self.public[since - count :]
        merged: list[Told] = []
        done = 0
        for place, event in whispers:
            merged += self.public[done:place]
            merged.append(event)
            done = place
        return (merged + self.public[done:])[since:]

    def count(self, viewer: int | None, end: int) -> int:
        """How many of the events before `end` this viewer heard."""
        late = sum(hears(viewer, to) for to, _ in self.items[end - self.start :])
        return len(self.heard(viewer)) - late

    def _before(self, viewer: int | None) -> list[Told]:
        """What this viewer heard before the branch."""
        return [event for to, event in self.since(0, self.start) if hears(viewer, to)] if self.parent else []

    def part(self, seat: int, end: int | None = None) -> Story:
        """A separate story with only what this seat heard, so far or up to `end`."""
        part = Story()
        for to, event in self.since(0, end):
            if to is ALL:
                part.public.append(event)
                part.items.append((ALL, event))
            elif seat in to:
                part.whisper(to, event)
        return part
