"""What has happened: append-only, shared between copies of a match by its length, never copied."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Any, Generic, TypeVar

import msgspec

T = TypeVar("T")


class Audience(Enum):
    """Who hears an event that is not for certain seats only."""

    ALL = "all"
    NOBODY = "nobody"
    """Nobody before the end; then it is part of the story."""


ALL = Audience.ALL
NOBODY = Audience.NOBODY


class Told(msgspec.Struct, frozen=True, gc=False):
    """One event of the story, as it was told to its audience."""

    key: str
    data: dict[str, Any]
    to: Audience | frozenset[int]

    def heard_by(self, viewer: int | None) -> bool:
        """Whether this viewer (a seat, or None for a spectator) hears it."""
        to = self.to
        return to is ALL or (to is not NOBODY and viewer in to)  # type: ignore[operator]


class History(Generic[T]):
    """A list that only grows. A branch shares all that came before it with its parent."""

    __slots__ = ("items", "parent", "start")

    def __init__(self, parent: History[T] | None = None, start: int = 0) -> None:
        while parent is not None and (start < parent.start or (start == parent.start and parent.may_skip())):
            parent = parent.parent  # it adds nothing before `start`: keep the chain short
        self.parent: History[T] | None = parent
        self.start: int = start
        self.items: list[T] = []

    def may_skip(self) -> bool:
        """Whether a branch that takes nothing of the items here may hang on the parent instead."""
        return True

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


class _Ear:
    """What one viewer has heard: how much before the branch, and which events since."""

    __slots__ = ("base", "events", "upto")

    def __init__(self, base: int) -> None:
        self.base = base
        self.upto = 0
        self.events: list[Told] = []


class Story(History[Told]):
    """All told events, with an ear for every viewer: asking for what is new costs no more than what is new."""

    __slots__ = ("ears", "only")
    parent: Story | None

    def __init__(self, parent: Story | None = None, start: int = 0, only: int | None = None) -> None:
        super().__init__(parent, start)
        self.ears: dict[int | None, _Ear] = {}
        self.only = only
        """In an imagined match: of what came before the branch, only what this seat heard is there."""

    def may_skip(self) -> bool:
        return self.only is None

    def heard(self, viewer: int | None, since: int = 0) -> list[Told]:
        """What this viewer heard, counted as this viewer counts, from `since` on."""
        ear = self.ears.get(viewer)
        if ear is None or ear.upto != len(self.items):
            ear = self.listen(viewer)
        base = ear.base
        if since >= base:
            return ear.events[since - base :]
        return self._before(viewer)[since:] + ear.events

    def cut(self, length: int) -> None:
        super().cut(length)
        self.ears.clear()

    def listen(self, viewer: int | None) -> _Ear:
        """Bring this viewer's ear up to date."""
        ear = self.ears.get(viewer)
        if ear is None:
            ear = self.ears[viewer] = _Ear(self._count_before(viewer))
        items = self.items
        for event in items[ear.upto :] if ear.upto else items:
            to = event.to
            if to is ALL or (to is not NOBODY and viewer in to):  # type: ignore[operator]
                ear.events.append(event)
        ear.upto = len(items)
        return ear

    def _count_before(self, viewer: int | None) -> int:
        if self.parent is None:
            return 0
        if self.only is not None and viewer != self.only:
            return len(self._before(viewer))
        return self.parent.count(viewer, self.start)

    def count(self, viewer: int | None, end: int) -> int:
        """How many of the events before `end` this viewer heard."""
        ear = self.listen(viewer)
        late = sum(event.heard_by(viewer) for event in self.items[end - self.start :])
        return ear.base + len(ear.events) - late

    def _before(self, viewer: int | None) -> list[Told]:
        if self.parent is None:
            return []
        if self.only is not None and viewer != self.only:
            return [event for event in self.parent._upto(self.only, self.start) if event.heard_by(viewer)]
        return self.parent._upto(viewer, self.start)

    def _upto(self, viewer: int | None, end: int) -> list[Told]:
        return (self._before(viewer) + self.listen(viewer).events)[: self.count(viewer, end)]
