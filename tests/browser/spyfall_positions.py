"""Rounds of «Находка для шпиона» to begin from, in which neither cards nor powers are left to chance.

The server of the browser tests takes them for modes, as it does turning points.
"""

from __future__ import annotations

from collections.abc import Mapping

from lichina.kernel import Mode

ORDINARY = ("lasso", "second", "loop", "xray")
"""Powers that take nothing away from those who hold them."""
ASKING = ("lasso", "second", "shield", "override", "loop")
"""The first who asks, and the next one, have a power for it."""
ASKED = ("xray", "pass-on", "shield", "override", "loop")
"""The first who is asked has one."""

DEALT: Mapping[tuple[str, str | None], Mode] = {
    ("spyfall", "first-is-spy"): Mode(
        {"mission": True, "deal": [{"cards": ["spy", "bank", "bank", "bank"], "powers": [*ORDINARY]}]}
    ),
    ("spyfall", "second-is-spy"): Mode(
        {"mission": True, "deal": [{"cards": ["bank", "spy", "bank", "bank"], "powers": [*reversed(ORDINARY)]}]}
    ),
    ("spyfall", "every-question"): Mode(
        {
            **dict.fromkeys(("mission", "ally", "joke", "madness"), True),
            "deal": [
                {"cards": [place, place, place, "spy", place], "ally": 4, "powers": [*powers]}
                for place, powers in (("bank", ASKING), ("zoo", ASKED))
            ],
        }
    ),
}
