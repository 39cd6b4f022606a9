"""Where tables are kept: in a folder of this machine, or in a database that several servers share."""

from __future__ import annotations

import os
import re
from argparse import Namespace
from pathlib import Path
from typing import NamedTuple
from urllib.parse import parse_qs, urlsplit

from .arguments import BadArguments, contents
from .parser import DATA

VARIABLE = "LICHINA_DATABASE"
"""The environment may say where the database is: unlike a command line, nobody else on the machine can read it."""
ADDRESS = re.compile(r"postgres(ql)?://\S+")
PASSWORD = re.compile(r"[^:/?#]*://[^:/?#@]*:[^@]+@")
SECRETS = frozenset(("password", "sslpassword"))


class Storage(NamedTuple):
    """One of the two."""

    folder: Path | None
    database: str | None

    @property
    def shown(self) -> str:
        """How it may be named to everybody: of a database its server and its name, and no more."""
        if self.database is None:
            return str(self.folder)
        parts = urlsplit(self.database)
        host = parts.netloc.rpartition("@")[2] or "".join(parse_qs(parts.query).get("host", [])[:1])
        return f"{host}{parts.path}"


def storage_of(arguments: Namespace) -> Storage:
    """The folder or the database that is asked for; the environment names it where the command line does not."""
    named = [name for name in ("data", "database", "database_file") if getattr(arguments, name) is not None]
    if len(named) > 1:
        raise BadArguments("two-storages", "only one of --data, --database and --database-file can be given")
    if named == ["data"]:
        return Storage(Path(arguments.data), None)
    if named == ["database"]:
        return Storage(None, _without_secret(_address(arguments.database)))
    if named == ["database_file"]:
        return Storage(None, _address(contents(Path(arguments.database_file)).decode("utf-8", "replace")))
    if os.environ.get(VARIABLE):
        return Storage(None, _address(os.environ[VARIABLE]))
    return Storage(Path(DATA), None)


def database_of(arguments: Namespace) -> str:
    """The database that is asked for."""
    found = storage_of(arguments).database
    if found is None:
        raise BadArguments("no-database", f"name the database: --database, --database-file, or {VARIABLE}")
    return found


def folder_of(arguments: Namespace) -> Path:
    """The folder that is asked for, by a command that is for folders alone."""
    found = storage_of(arguments)
    if found.folder is None:
        raise BadArguments("backup-by-postgres", "a database is copied and brought back by pg_dump and pg_restore")
    return found.folder


def _address(text: str) -> str:
    if not ADDRESS.fullmatch(text.strip()):
        raise BadArguments(
            "bad-database-url", "the address of a database looks like postgresql://lichina@db.example/lichina"
        )
    return text.strip()


def _without_secret(url: str) -> str:
    """Everybody on a machine can read the command lines of all programs, and shells remember them."""
    query = url.partition("?")[2]
    if PASSWORD.match(url) or SECRETS & {name.lower() for name in parse_qs(query, keep_blank_values=True)}:
        raise BadArguments(
            "password-shown",
            f"a password on the command line can be read by others: use {VARIABLE}, --database-file or PGPASSWORD",
            variable=VARIABLE,
        )
    return url
