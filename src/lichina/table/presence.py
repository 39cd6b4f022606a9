"""Who is here: the devices that listen, since when, and who has the host's powers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Protocol

from .state import TableState

STAND_IN_SECONDS = 60.0
"""After how many seconds somebody else acts for a host who is away."""
BLINK_SECONDS = 5.0
"""A person who is cut off for less than this has not been away: nobody is told."""


class Has(NamedTuple):
    """What a device that comes back has already: of which match and edition, how many events and lines of talk."""

    match: int
    edition: int
    told: int
    said: int


NOTHING = Has(0, 0, 0, 0)


class Client(Protocol):
    """One device at the table. It takes what it is given without delay, or is cut off."""

    person: int
    language: str
    text: bool
    """Whether it wants the game's words beside the keys."""

    def send(self, frame: bytes) -> None:
        """Give it a frame."""

    def close(self, code: int) -> None:
        """Let it go, after what it was given."""


class Presence:
    """The devices of a table, by person."""

    def __init__(self) -> None:
        self.clients: dict[int, list[Client]] = {}
        self._since: dict[int, float] = {}
        """When somebody who is here came; a blink does not count."""
        self._gone: dict[int, float] = {}
        """When somebody who is away left."""
        self._speechless: set[int] = set()
        """Whose device has said that it cannot speak the language of the table; one that comes says so again."""

    def __iter__(self) -> Iterator[Client]:
        for devices in self.clients.values():
            yield from devices

    def of(self, person: int) -> list[Client]:
        """All devices of one person."""
        return self.clients.get(person, [])

    def add(self, client: Client, now: float) -> None:
        """A device has come."""
        away = now - self._gone.pop(client.person, float("-inf"))
        if away > BLINK_SECONDS or client.person not in self._since:
            self._since[client.person] = now
        self.clients.setdefault(client.person, []).append(client)
        self._speechless.discard(client.person)

    def remove(self, client: Client, now: float) -> bool:
        """A device has gone; whether it was this person's last."""
        devices = self.clients.get(client.person, [])
        if client not in devices:
            return False
        devices.remove(client)
        if devices:
            return False
        del self.clients[client.person]
        self._gone[client.person] = now
        return True

    def expect(self, person: int, now: float) -> None:
        """Somebody is at the table, and a device of his will come: from now on he counts as away."""
        if not self.connected(person):
            self._gone[person] = now

    def forget(self, person: int) -> None:
        """Somebody is no longer at the table."""
        self._since.pop(person, None)
        self._gone.pop(person, None)
        self._speechless.discard(person)

    def speaks(self, person: int, able: bool) -> bool:
        """The device of this person can speak, or cannot; whether that is news."""
        if (person not in self._speechless) == able:
            return False
        self._speechless ^= {person}
        return True

    def can_speak(self, person: int) -> bool:
        """Whether a device of this person listens, and may be the voice of the table."""
        return self.connected(person) and person not in self._speechless

    def connected(self, person: int) -> bool:
        """Whether a device of this person listens."""
        return person in self.clients

    def here(self, person: int, now: float) -> bool:
        """Whether this person is here, or has been a moment ago."""
        return self.connected(person) or now - self._gone.get(person, float("-inf")) < BLINK_SECONDS

    def away(self, person: int, now: float) -> float:
        """For how long this person has been away; somebody who never came has been away for ever."""
        if self.connected(person):
            return 0.0
        return now - self._gone.get(person, float("-inf"))

    def acting(self, state: TableState, now: float) -> int:
        """Who has the powers: the host; while the host is away, the person who has been here longest, no program."""
        if self.away(state.host, now) < STAND_IN_SECONDS:
            return state.host
        present = [
            person.id
            for person in state.people
            if person.kind != "tv" and not person.waits and person.program is None and self.connected(person.id)
        ]
        return min(present, key=lambda person: self._since[person], default=state.host)

    def anybody(self, state: TableState) -> bool:
        """Whether a device listens of somebody who has been let in."""
        return any(not person.waits and self.connected(person.id) for person in state.people)

    def watching_each_other(self, state: TableState) -> bool:
        """Whether there are two people here who could watch each other."""
        return sum(person.kind != "tv" and person.id in self.clients for person in state.people) > 1
