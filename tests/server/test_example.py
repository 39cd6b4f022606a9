"""The worked example of the protocol's page happens just so."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from lichina.table import bottimers

from .guest import Guest, running

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def example() -> list[tuple[str, dict[str, Any]]]:
    """The lines of the example: which way they go, and what they say."""
    text = PAGE.read_text(encoding="utf-8").split("## An example", 1)[1].split("## Closing", 1)[0]
    block = re.search(r"```\n(.*?)```", text, re.DOTALL)
    assert block is not None
    return [(line[0], json.loads(line[2:])) for line in block[1].splitlines()]


async def test_the_example_is_what_a_server_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bottimers, "HURRIED_SECONDS", (2.0, 2.0))  # she is the first to answer, as in the example
    async with running() as server, await Guest.host(server.address, sitting="apart") as host:
        seen = 0
        for way, frame in example():
            if way == "→":
                await host.send(json.dumps(frame))
                continue
            seen = await _await(host, seen, frame)


async def _await(host: Guest, seen: int, wanted: dict[str, Any]) -> int:
    """Wait for a frame that has all that the example shows of it; frames between are passed over."""

    def found() -> int | None:
        places = range(seen, len(host.raw))
        return next((place for place in places if _is(wanted, json.loads(host.raw[place]))), None)

    await host.until(lambda: found() is not None)
    place = found()
    assert place is not None
    return place + 1


def _is(wanted: dict[str, Any], given: dict[str, Any]) -> bool:
    return fits(wanted, given) and (wanted["t"] != "error" or wanted["code"] == given["code"])


def fits(wanted: Any, given: Any) -> bool:
    """Whether a frame has the shape that the example shows; what chance and clocks decide may differ."""
    if isinstance(wanted, dict):
        return isinstance(given, dict) and all(
            key in given and (key in FREE or fits(value, given[key])) for key, value in wanted.items()
        )
    if isinstance(wanted, list):
        return isinstance(given, list) and len(given) >= len(wanted) and all(map(fits, wanted, given))
    return bool(wanted == given)


FREE = frozenset(("code", "card", "now", "deadline", "edition", "names", "server", "temper"))
