"""Values as plain JSON data: compared, shown and looked into."""

from __future__ import annotations

from typing import Any

import msgspec


def plain(value: Any) -> Any:
    """Anything as plain JSON data, so that a tuple equals a list."""
    return msgspec.json.decode(msgspec.json.encode(value))


def written(value: Any) -> str:
    """A value in a line of text, cut where it is long."""
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 200 else text[:197] + "..."


def follow(value: Any, path: str) -> tuple[Any, bool]:
    """What lies at a dotted path, and whether there is anything; if not, the last thing on the way."""
    for part in path.split("."):
        if isinstance(value, dict) and part in value:
            value = value[part]
        elif isinstance(value, list) and part.isdecimal() and int(part) < len(value):
            value = value[int(part)]
        else:
            return value, False
    return value, True
