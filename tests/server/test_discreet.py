"""A server that says all it can about a whole evening gives nobody away."""

from __future__ import annotations

import io
import json
import logging
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from lichina.server.logs import setup

from .guest import get, post, running
from .party import NAMES, begin, convict, everybody, party, reach

CHAT = "встретимся у фонтана"
CARDS = ("don", "mafioso", "detective", "citizen")


@pytest.fixture
def talkative() -> Iterator[io.StringIO]:
    """Everything down to the smallest detail is logged; afterwards the process is as it was."""
    names = ["", *(name for name in logging.root.manager.loggerDict if not name.startswith("_"))]
    loggers = [logging.getLogger(name or None) for name in names]
    kept = [(logger, logger.handlers[:], logger.level, logger.propagate) for logger in loggers]
    hooks = threading.excepthook, sys.unraisablehook
    written = io.StringIO()
    setup(logging.DEBUG, written)
    try:
        yield written
    finally:
        logging.captureWarnings(False)
        threading.excepthook, sys.unraisablehook = hooks
        for logger, handlers, level, propagate in kept:
            logger.handlers[:] = handlers
            logger.setLevel(level)
            logger.propagate = propagate


async def test_the_log_of_a_whole_match_holds_nothing_of_it(talkative: io.StringIO, tmp_path: Path) -> None:
    async with running(tmp_path) as server, party(server) as guests:
        await begin(guests)
        live = server.house.table(guests[0].table).live
        assert live is not None
        await reach(guests, "discussion")
        await guests[1].must("say", channel="table", text=CHAT)
        await guests[1].send('{"do": "answer", "value": "' + CHAT)
        await guests[1].do("answer", match=1, ask=2, value=CHAT)
        await convict(guests)
        await everybody(guests, lambda guest: guest.at["stage"] == "ended")
        table = guests[0].table
        link = await post(server.address, f"/api/tables/{table}/links", None, guests[1].cookie)
        for path in (f"/api/tables/{table}/matches/1", f"/api/codes/{guests[0].at['code']}", f"/api/codes/{CHAT}"):
            await get(server.address, path, guests[1].cookie)
        await guests[0].must("kick", person=guests[5].person)
        server.house.around.trouble(1, ValueError(CHAT, live.began.seed))
        tokens = [guest.cookie.partition("=")[2] for guest in guests]
        tokens.append(link.json()["link"].partition("#")[2])
        secrets = [*tokens, live.began.seed, table, guests[0].at["code"], CHAT, *NAMES]
    text = talkative.getvalue()
    lines = [json.loads(line) for line in text.splitlines()]
    assert any(line["event"] == "trouble" for line in lines)
    spoken = json.dumps(lines, ensure_ascii=False)
    for secret in secrets:
        assert secret not in spoken, secret
    for card in CARDS:
        assert f'"{card}"' not in spoken
