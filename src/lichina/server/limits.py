"""How much one person, one address and all together may ask of a server."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network, ip_address

from ..journal import Journal, JournalDown
from ..kernel import LichinaError

MOST_KEYS = 10_000
TABLES = 2_000
"""How many tables a server has at most, unless it is told otherwise."""
_LONGEST_ADDRESS = 64
_ROUNDING = 1e-6
"""How little may be missing: anybody who waits as long as they were told gets in."""


class Bucket:
    """Holds up to `burst` tokens, and gets `per_second` back. It starts full."""

    __slots__ = ("at", "burst", "level", "per_second")

    def __init__(self, burst: float, per_second: float, now: float = 0.0) -> None:
        self.burst = burst
        self.per_second = per_second
        self.level = float(burst)
        self.at = now

    def take(self, now: float, cost: float = 1) -> float:
        """0.0 if the tokens were there and are taken; else the seconds until they will be, and nothing is taken."""
        seconds = self.wait(now, cost)
        if seconds == 0.0:
            self.level = max(0.0, self.level - cost)
        return seconds

    def wait(self, now: float, cost: float = 1) -> float:
        """The seconds until this much could be taken; infinite if never."""
        self._fill(now)
        lacking = cost - self.level
        if lacking <= _ROUNDING:
            return 0.0
        return lacking / self.per_second if cost <= self.burst and self.per_second > 0 else math.inf

    def full(self, now: float) -> bool:
        """Whether it is as good as new."""
        self._fill(now)
        return self.level >= self.burst

    def _fill(self, now: float) -> None:
        self.level = min(self.burst, self.level + max(0.0, now - self.at) * self.per_second)
        self.at = max(self.at, now)


class Limiter:
    """A bucket for each key, of which a limited number is remembered.

    A bucket that is full again is forgotten: it is as good as a new one. Under a flood of keys those go that were
    asked for longest ago, so that a flood costs no memory, and those forgotten are only treated too well.
    """

    def __init__(self, burst: float, per_second: float, time: Callable[[], float], most: int = MOST_KEYS) -> None:
        self.burst = burst
        self.per_second = per_second
        self._time = time
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, cost: float = 1) -> float:
        """0.0 if it is allowed and counted; else the seconds to wait, and nothing is counted."""
        now = self._time()
        self._forget(now)
        bucket = self._buckets.get(key) or Bucket(self.burst, self.per_second, now)
        seconds = bucket.take(now, cost)
        self._buckets[key] = bucket
        self._buckets.move_to_end(key)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return seconds

    def wait(self, key: str, cost: float = 1) -> float:
        """What `take` would say, with nothing counted: for what costs only if it goes wrong, as a guess does."""
        now = self._time()
        bucket = self._buckets.get(key) or Bucket(self.burst, self.per_second, now)
        return bucket.wait(now, cost)

    def _forget(self, now: float) -> None:
        """Two at a time are enough: no more than one is added between."""
        for _ in range(2):
            oldest = next(iter(self._buckets), None)
            if oldest is None or not self._buckets[oldest].full(now):
                return
            del self._buckets[oldest]


@dataclass(frozen=True)
class Limits:
    """All the numbers of a server. What is per address is per `address_key`; a burst may come at once."""

    tables_burst: float = 10
    """Tables created per address: an evening of a club, and then one a minute."""
    tables_per_second: float = 1 / 60
    joins_burst: float = 64
    """Per address: a club of 32 behind one address joins within ten seconds, also if everybody tries twice."""
    joins_per_second: float = 2
    choices_burst: float = 120
    """What could not be chosen, asked per address: a host tries one option after another."""
    choices_per_second: float = 4
    links_burst: float = 32
    """Links to another device made per address."""
    links_per_second: float = 0.5
    replays_burst: float = 64
    """Replays opened per address: everybody who played, behind one address, and twice."""
    replays_per_second: float = 1
    removals_burst: float = 32
    """Removals of a name from past matches per address: everybody at a large table, once, and again a minute later."""
    removals_per_second: float = 1 / 2
    misses_burst: float = 10
    """Wrong codes, links and keys per address. Only misses cost: ask `wait` before, and `take` when it was wrong."""
    misses_per_second: float = 0.2
    all_misses_burst: float = 300
    """The same over all addresses: who guesses from a thousand of them is no faster than from fifty."""
    all_misses_per_second: float = 10
    messages_burst: float = 40
    """Per connection."""
    messages_per_second: float = 10
    message_size: int = 24 * 1024
    """Bytes in one frame: all options of a table go in one, and one of them may be a pack of the host's own."""
    address_size: int = 4 * 1024
    """Bytes in the address of a request, with what is asked for after it."""
    header_size: int = 8 * 1024 - 128
    """Bytes in one header: the shaking of hands for a socket is parsed once more, by a library that takes 8 KiB."""
    headers_size: int = 32 * 1024
    """Bytes in all headers of one request: a browser also brings the cookies of everything else on this machine."""
    headers: int = 100
    body_size: int = 64 * 1024
    """Bytes in the body of one request."""
    pipelined: int = 8
    """Requests of one connection that wait for the answers before them; browsers send none like this."""
    head_seconds: float = 10
    """From the first byte of a request, or from the connection, until its headers are here."""
    body_seconds: float = 20
    """From the headers until the body is here."""
    keep_alive_seconds: int = 5
    """Between an answer and the next request."""
    unread_seconds: float = 30
    """Within how many seconds a client that is being answered has to read something."""
    commands_waiting: int = 16
    """Commands of one connection that are not done yet."""
    connections: int = 20_000
    """Of all kinds, where the system has that many descriptors for us."""
    connections_address: int = 512
    """Of all kinds, per address: 64 devices in one flat, each of which loads a page over six and has two sockets."""
    connections_table: int = 160
    tables: int = TABLES


class TooOften(LichinaError):
    """Something came too often."""


def slow_down(wait: float) -> TooOften:
    """The refusal of what comes too often, with the seconds to wait."""
    seconds = max(1, round(min(wait, 3600)))
    return TooOften("slow-down", f"too many at once; try again in {seconds} s", seconds=seconds)


def forwarded_for(headers: Mapping[str, str]) -> str | None:
    """Whom a proxy names: it adds the client at the end, and what stands before, the client may have written."""
    named = headers.get("x-forwarded-for")
    return None if named is None else named.rpartition(",")[2].strip()


def address_key(address: str) -> str:
    """What counts as one address: an IPv6 address stands for its /64, which one household or phone has to itself."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:_LONGEST_ADDRESS]
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(IPv6Network((found, 64), strict=False))
    return str(found)


class SharedLimiter:
    """The same, counted over all servers where several share a storage.

    A flood is refused by the server that it reaches, without asking the others. While the storage is away, each server
    counts for itself.
    """

    def __init__(self, what: str, burst: float, per_second: float, time: Callable[[], float], journal: Journal) -> None:
        self._what = what
        self._own = Limiter(burst, per_second, time)
        self._journal = journal

    async def take(self, key: str, cost: float = 1) -> float:
        """0.0 if it is allowed and counted; else the seconds to wait, and nothing is counted."""
        seconds = await self._ask(key, cost, only_ask=False)
        return seconds if seconds > 0 else self._own.take(key, cost)

    async def wait(self, key: str, cost: float = 1) -> float:
        """What `take` would say, with nothing counted."""
        return await self._ask(key, cost, only_ask=True)

    async def _ask(self, key: str, cost: float, *, only_ask: bool) -> float:
        seconds, rate = self._own.wait(key, cost), self._own.per_second
        if seconds > 0 or rate <= 0 or not self._journal.shared:
            return seconds
        try:
            return await self._journal.charge(
                f"{self._what} {key}", cost / rate, self._own.burst / rate, only_ask=only_ask
            )
        except JournalDown:
            return 0.0
