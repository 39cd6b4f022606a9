"""lichina serve: tables for phones and browsers."""

from __future__ import annotations

import logging
import sys
from argparse import Namespace
from collections.abc import Callable

import segno

from ..registry import offer
from ..server import logs
from ..server.config import Config
from ..server.limits import Limits
from ..server.run import journal_of, listen
from ..server.run import run as serve
from ..server.supervisor import run as serve_in_several
from ..words import Words
from .arguments import BadArguments
from .screen import console
from .storage import Storage, storage_of

EVERYWHERE = frozenset(("0.0.0.0", "::"))


def run(arguments: Namespace, words: Words, then: Callable[[Config, int], None] | None = None) -> None:
    """Serve until interrupted. What is open to whom is said first; then comes what else is to be done with the port."""
    storage = storage_of(arguments)
    if storage.database is None and arguments.node_url is not None:
        raise BadArguments("node-url-alone", "--node-url is for servers that share a database: --database is missing")
    for path in arguments.own_games:
        offer(path)
    config = Config(
        data=storage.folder,
        database=storage.database,
        node_url=arguments.node_url,
        processes=arguments.processes,
        own_games=tuple(arguments.own_games),
        host=arguments.host,
        port=arguments.port,
        public_url=arguments.public_url,
        proxied=arguments.proxied,
        metrics="anyone" if arguments.open_metrics else "local",
        limits=Limits(tables=arguments.tables),
        keep_days=arguments.keep_matches,
    )
    level = logging.INFO if arguments.log or not sys.stderr.isatty() else logging.WARNING
    logs.setup(level, sys.stderr)

    def ready(port: int, tables: int) -> None:
        _welcome(config, port, tables, storage, words)
        if then is not None:
            then(config, port)

    if config.processes > 1:
        found = listen(config)
        port = found.getsockname()[1]
        serve_in_several(config, found, level, words.language, lambda tables: ready(port, tables))
    else:
        journal = journal_of(config)
        found = listen(config)
        port = found.getsockname()[1]
        serve(config, found, lambda app: ready(port, len(app.house.tables)), journal)
    print(words("serve-stopped"), flush=True)


def _welcome(config: Config, port: int, tables: int, storage: Storage, words: Words) -> None:
    """The address, also as a picture for phones, and who can reach it."""
    screen = console()
    address = config.address(port)
    screen.print(words("serve-ready", address=address), style="bold green", soft_wrap=True)
    if screen.is_terminal:
        segno.make(address, error="l").terminal(compact=True, border=2)
    else:
        segno.make(address, error="l").terminal(out=sys.stdout, compact=True, border=2)
    key = "serve-open" if config.host in EVERYWHERE else "serve-local" if _loopback(config.host) else "serve-there"
    screen.print(words(key, port=str(port), host=config.host), soft_wrap=True)
    if tables:
        screen.print(words("serve-tables", count=tables), soft_wrap=True)
    kept = "serve-data" if storage.database is None else "serve-database"
    screen.print(words(kept, path=storage.shown), soft_wrap=True)
    screen.print(words("serve-stop"), soft_wrap=True)
    sys.stdout.flush()


def _loopback(host: str) -> bool:
    return host in ("127.0.0.1", "::1", "localhost")
