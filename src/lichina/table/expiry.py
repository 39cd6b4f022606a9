"""How long matches that are over are kept."""

from __future__ import annotations

import asyncio

from ..journal import Journal, JournalError
from .house import DAY_SECONDS, House

EVERY_SECONDS = 600.0
"""How often to look for matches whose time is over."""
PORTION = 16
"""How many go at once: what tables write waits for no more than these."""
BREATH_SECONDS = 0.05
"""Between two portions, so that a large archive that is to go keeps nobody waiting."""


async def keep(house: House, days: int | None) -> None:
    """While the server runs, remove matches that have been over for this number of days; without a number, none."""
    while days is not None:
        try:
            await let_go(house.journal, house.around.wall() - days * DAY_SECONDS)
        except JournalError as error:  # the next time, then
            house.around.trouble(0, error)
        await asyncio.sleep(EVERY_SECONDS)


async def let_go(journal: Journal, before: float) -> int:
    """Remove the matches that were over before this wall time, a few at a time; how many they were."""
    gone = 0
    while (removed := await journal.expire(before, PORTION)) > 0:
        gone += removed
        await asyncio.sleep(BREATH_SECONDS)
    return gone
