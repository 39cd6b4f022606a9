"""How many connections a server takes: in all, by the descriptors that the system gives it, and from one address."""

from __future__ import annotations

import sys

from .limits import Limits

if sys.platform != "win32":
    import resource

BACKLOG = 256
"""Connections that wait to be taken. All of them may be taken at once, before the first can be refused."""
PARTING = 64
"""Connections that were refused and are told so; further ones are cut without a word."""
RESERVE = 64
"""Descriptors for what is no connection: the journal, its backups, files, pipes, the log."""


def room(limits: Limits) -> int:
    """How many connections fit; the process is given the descriptors for all that are allowed, if it can have them."""
    kept = BACKLOG + PARTING + RESERVE
    return max(1, min(limits.connections, _descriptors(limits.connections + kept) - kept))


def _descriptors(wanted: int) -> int:
    """How many the process may have, now that it has asked for this many."""
    if sys.platform == "win32":  # there sockets are no descriptors, and not limited
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, allowed), hard))
    except (OSError, ValueError):  # macOS has a limit below the one that it names
        return soft
    return max(soft, allowed)


class Capacity:
    """Who holds how many connections. An address of None is counted for nobody."""

    def __init__(self, most: int, per_address: int) -> None:
        self._most = most
        self._per_address = per_address
        self._held: dict[str, int] = {}
        self._parting = 0
        self.taken = 0

    def take(self, address: str | None) -> bool:
        """Whether there is a place for one more connection; then it is taken."""
        if self.taken >= self._most or not self.take_address(address):
            return False
        self.taken += 1
        return True

    def leave(self, address: str | None) -> None:
        """A connection is gone."""
        self.taken -= 1
        self.leave_address(address)

    def take_address(self, address: str | None) -> bool:
        """The same for what is no connection of its own: a socket that comes through a proxy."""
        if address is None:
            return True
        held = self._held.get(address, 0)
        if held >= self._per_address:
            return False
        self._held[address] = held + 1
        return True

    def leave_address(self, address: str | None) -> None:
        """It is gone."""
        if address is None:
            return
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]

    def part(self) -> bool:
        """Whether a connection that gets no place can be told so; then somebody waits until it is gone."""
        if self._parting >= PARTING:
            return False
        self._parting += 1
        return True

    def parted(self) -> None:
        """A connection that got no place is gone."""
        self._parting -= 1
