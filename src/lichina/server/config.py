"""How a server is set up."""

from __future__ import annotations

import ipaddress
import socket
import sys
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from urllib.parse import urlsplit

from ..kernel import LichinaError
from .limits import Limits


class BadSetup(LichinaError):
    """The server cannot be set up like this."""


@dataclass(frozen=True)
class Config:
    """Where a server keeps its tables, where it listens, and what it allows."""

    data: Path | None = None
    """None: nothing is kept, unless there is a database."""
    database: str | None = None
    """The address of a database that several servers share."""
    node_url: str | None = None
    """Where the other servers reach this one."""
    processes: int = 1
    """How many processes serve here; each of them is a server of its own to the others."""
    own_games: tuple[str, ...] = ()
    """Where games lie that are offered besides those that come with Lichina."""
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None
    proxied: bool = False
    """Whether a proxy in front says who the clients are."""
    metrics: str = "local"
    """Who may read the metrics: `local` or `anyone`."""
    limits: Limits = field(default_factory=Limits)
    largest: int | None = None
    """The most bytes that the journal may grow to."""
    keep_days: int | None = None
    """For how many days matches that are over are kept; None: for good."""

    def __post_init__(self) -> None:
        if self.public_url is not None and not is_address(self.public_url):
            raise BadSetup(
                "bad-public-url",
                f"a public address looks like https://play.example, not {self.public_url}",
                value=self.public_url,
            )
        if self.database is not None and (self.node_url is None or not is_address(self.node_url)):
            raise BadSetup(
                "bad-node-url",
                "with a database, --node-url says where the other servers reach this one,"
                f" such as http://10.0.0.3:8000; not {self.node_url}",
                value=self.node_url or "—",
            )
        if self.processes > 1:
            self._check_processes()

    def _check_processes(self) -> None:
        """Refuse several processes where they cannot share their tables, or cannot be told apart."""
        if sys.platform == "win32":
            raise BadSetup("processes-here", "several processes are not possible on this system")
        if self.database is None or self.node_url is None:
            raise BadSetup("processes-need-database", "several processes share a database: --database is missing")
        if not self.node_url.startswith("http://"):
            raise BadSetup(
                "processes-need-http", "several processes are reached at several ports, by http: see --node-url"
            )

    def member(self, number: int) -> Config:
        """The setup of one of several processes: the others reach it at a port of its own."""
        parts = urlsplit(self.node_url or "")
        host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
        return replace(self, processes=1, node_url=f"http://{host}:{(parts.port or 80) + number}")

    @property
    def names(self) -> frozenset[str]:
        """What this server is called, apart from its public address: by its machine, and by the other servers."""
        node = urlsplit(self.node_url or "").hostname
        return own_names() | ({node} if node else set())

    @property
    def secure(self) -> bool:
        """Whether clients come by https."""
        return self.public_url is not None and self.public_url.startswith("https://")

    def address(self, port: int) -> str:
        """The address that people open."""
        if self.public_url is not None:
            return self.public_url.rstrip("/")
        host = own_address() if self.host in ("0.0.0.0", "::") else self.host
        shown = f"[{host}]" if ":" in host else host
        return f"http://{shown}:{port}"


def is_address(url: str) -> bool:
    """Whether this is the address of a server."""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        return False
    plain = parts.scheme in ("http", "https") and bool(parts.hostname) and "@" not in parts.netloc
    return plain and parts.path in ("", "/") and not parts.query and not parts.fragment


def own_address() -> str:
    """This machine's address in its network, as far as it can be told without sending anything."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address for documents; a datagram socket only looks up its route
        found = probe.getsockname()[0]
        if not ipaddress.ip_address(found).is_unspecified:
            return str(found)
    return "127.0.0.1"


def own_names() -> frozenset[str]:
    """What this machine is called."""
    name = socket.gethostname().lower()
    return frozenset({name, name.split(".")[0]})
