"""Coming to a table and leaving it: a few requests by HTTP."""

from __future__ import annotations

import json
from http.cookies import SimpleCookie
from typing import Any, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

from ..kernel import LichinaError
from ..table.state import OwnedProgram

PATIENCE_SECONDS = 30.0
TABLE = "/t/"
"""What stands before the id of a table in its link."""


class Unwelcome(LichinaError):
    """The table cannot be come to, or lets nobody in; its own words say why."""


class Ticket(NamedTuple):
    """What opens a table for one person."""

    table: str
    person: int
    waits: bool
    cookie: str


class FarTable:
    """A table of a server, from the outside. A link leads to it; so do the address of a server and a code."""

    def __init__(self, link: str, code: str | None = None, language: str = "en") -> None:
        parts = urlsplit(link if "//" in link else f"http://{link}")
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise Unwelcome("bad-table-link", f"{link} is no link to a table", link=link)
        prefix, sign, table = parts.path.partition(TABLE)
        self._base = f"{parts.scheme}://{parts.netloc}{prefix.rstrip('/')}"
        self._language = language
        if code is not None:
            self.table = str(self._ask("GET", f"/api/codes/{quote(code, safe='')}")[0]["table"])
        elif sign and table.strip("/"):
            self.table = table.strip("/")
        else:
            raise Unwelcome("bad-table-link", f"{link} is no link to a table", link=link)

    def enter(self, name: str, program: OwnedProgram) -> Ticket:
        """Come in, as a program that says whose it is."""
        shown = {"name": program.name, "owner": program.owner}
        body, cookies = self._ask("POST", f"{self._path}/people", {"name": name, "program": shown})
        cookie = "; ".join(f"{morsel.key}={morsel.value}" for morsel in SimpleCookie(cookies).values())
        return Ticket(self.table, body["person"], body["waits"], cookie)

    def leave(self, ticket: Ticket) -> None:
        """Get up and go."""
        self._ask("DELETE", f"{self._path}/me", cookie=ticket.cookie)

    @property
    def _path(self) -> str:
        return f"/api/tables/{quote(self.table, safe='')}"

    @property
    def socket(self) -> str:
        """The address of the table's socket."""
        return f"ws{self._base.removeprefix('http')}/ws/{quote(self.table, safe='')}"

    def _ask(self, method: str, path: str, body: Any = None, cookie: str | None = None) -> tuple[Any, str]:
        """What the server answers, and the cookie that it sets."""
        headers = {"Content-Type": "application/json", "Accept-Language": self._language}
        if cookie is not None:
            headers["Cookie"] = cookie
        data = None if body is None else json.dumps(body).encode()
        request = Request(self._base + path, data, headers, method=method)
        try:
            with urlopen(request, timeout=PATIENCE_SECONDS) as answer:
                said = answer.read()
                return (json.loads(said) if said else None), answer.headers.get("Set-Cookie", "")
        except HTTPError as error:
            raise _refused(error) from None
        except (URLError, TimeoutError, ConnectionError, ValueError) as error:
            detail = str(getattr(error, "reason", error))
            raise Unwelcome(
                "no-server-there", f"{self._base} does not answer: {detail}", link=self._base, detail=detail
            ) from None


def _refused(error: HTTPError) -> Unwelcome:
    """A refusal in the words of the server, which speaks our language."""
    try:
        said = json.loads(error.read())
        text = str(said["text"])
    except (ValueError, KeyError, TypeError):
        text = f"HTTP {error.code}"
    return Unwelcome("refused-there", text, detail=text)
