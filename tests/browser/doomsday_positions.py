"""Where a browser test of «Судный день» begins: no deal can be chosen at a live table, so it is a mode here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lichina.kernel import Mode

PLAYERS: list[dict[str, Any]] = [
    {"role": ["sniper"], "left": "loyalty_human", "right": "loyalty_human", "lives": 1},
    {"role": ["joke"], "left": "loyalty_machine", "right": "loyalty_machine", "programs": ["charge"]},
    {"role": ["seer"], "left": "loyalty_outcast", "right": "loyalty_outcast", "programs": ["rollback"]},
    {"role": ["seeker"], "left": "loyalty_human", "right": "loyalty_machine", "programs": ["rollback"]},
]
"""The first has lost a life; a second can heal, a third can cancel that, and a fourth can cancel the cancelling."""
STANDOFF: Mapping[str, Mode] = {"standoff": Mode({"deal": {"seats": PLAYERS}}, range(4, 5))}
