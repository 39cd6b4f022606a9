"""Where people talk: who may read and who may write at this moment."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from .history import ALL, Everybody


class Objection(NamedTuple):
    """Why something must not be said: the key of the reason, and the offending word if there is one."""

    reason: str
    word: str | None = None


class Channel(NamedTuple):
    """A place to talk, as the rules declare it. Who else is in it may be the secret: a seat never gets this."""

    key: str
    readers: Everybody | Collection[int]
    writers: Collection[int]


class OpenChannel(NamedTuple):
    """A channel as one seat sees it: the seat may read there, and perhaps write."""

    key: str
    writes: bool


def open_channels(channels: Collection[Channel], viewer: int | None) -> list[OpenChannel]:
    """The channels that this viewer may read."""
    return [
        OpenChannel(channel.key, viewer in channel.writers)
        for channel in channels
        if channel.readers is ALL or viewer in channel.readers
    ]
