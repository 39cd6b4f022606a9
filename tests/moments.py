"""Tests that do not speak of moments have none at their tables: whoever wants them chooses how long they last."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lichina.registry import BUILT_IN, find

LIVE: dict[str, Mapping[str, Any]] = {name: find(name).game.LIVE for name in BUILT_IN}
"""What the games say of tables with people."""


def pass_over_moments() -> None:
    """From here on, in this process, no table takes moments by itself."""
    for name in BUILT_IN:
        find(name).game.LIVE = {}
