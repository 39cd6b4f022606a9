"""What a house does because other servers keep their tables in the same journal."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ..journal import BadJournal, Elsewhere, JournalDown, TablePlan, Taken
from .state import Refused
from .table import Table

if TYPE_CHECKING:
    from .house import House

ADRIFT = 16
"""How many tables that nobody runs are taken at a time: other servers want some of them."""
MOST_ADRIFT = 8
"""How often that is done in a row."""
HANDED_OVER = 8
"""How many tables are handed over at a time: somebody else has to bring each of them back."""
NOTED_SECONDS = 600.0
"""How often it is noted when a table with people in it would be closed."""
LATER_SECONDS = 86_400.0
"""How long from then on nobody need look after it."""


class Sharing:
    """Tables that come from other servers, and go to them."""

    def __init__(self, house: House) -> None:
        self.planned: dict[str, TablePlan] = {}
        """What the journal knows of what is to become of the tables."""
        self._house = house
        self._looking = False
        self._left: set[str] = set()
        """Tables that were let go, of which the journal could not be told."""

    # --- from others ----------------------------------------------------------------------------------------------

    async def look_round(self) -> None:
        """Let others know how the tables stand, and take those that nobody runs."""
        if self._looking:
            return
        self._looking = True
        try:
            await self._release_left()
            await self._note_plans()
            await self.take_adrift()
        finally:
            self._looking = False

    async def _note_plans(self) -> None:
        plans = {name: plan for name, plan in self.plans().items() if self.planned.get(name) != plan}
        if plans:
            await self._house.journal.plan(plans)
            self.planned |= {name: plan for name, plan in plans.items() if name in self._house.tables}

    async def take_adrift(self, times: int = MOST_ADRIFT) -> None:
        """Run what nobody else does and what cannot wait."""
        for _ in range(times):
            found = await self._house.journal.adrift(ADRIFT)
            for name in found:
                await self._take(name)
            if len(found) < ADRIFT:
                break

    async def _take(self, name: str) -> None:
        """Run one of them, unless another server is quicker; one that is damaged holds up no other."""
        try:
            await self._house.reach(name)
        except (Elsewhere, Taken, Refused):
            pass
        except BadJournal as error:
            self._house.around.trouble(0, error)

    # --- to others ------------------------------------------------------------------------------------------------

    def plans(self) -> dict[str, TablePlan]:
        """What is to become of all tables if this server is no more."""
        return {name: self._plan(table) for name, table in self._house.tables.items()}

    def _plan(self, table: Table) -> TablePlan:
        """A match is to go on at once, whoever has to see to it; a table without people is to be closed in time."""
        at = table.situation
        rules = f"{at.live.began.game}/{at.live.began.version}" if at.live is not None and at.playing else None
        if at.running:
            return TablePlan(0.0, rules)
        until = self._house.until(table)
        if until is None:  # somebody is there now; noted every few minutes, so that it is written seldom
            until = (at.around.wall() // NOTED_SECONDS + 1) * NOTED_SECONDS + LATER_SECONDS
        return TablePlan(until, rules)

    async def hand_over(self) -> None:
        """Let others have the tables, a few at a time; devices are told to come back when theirs is free."""
        self._house.closing = True
        tables = list(self._house.tables.values())
        for place in range(0, len(tables), HANDED_OVER):
            await asyncio.gather(*map(self._hand_over, tables[place : place + HANDED_OVER]))

    async def _hand_over(self, table: Table) -> None:
        name, at, journal = table.state.id, table.situation, self._house.journal
        await table.end()
        try:
            if at.playing:
                await journal.mark({name: at.clock.now(at.around.now())})
            await journal.plan({name: self._plan(table)})
            await journal.release(name)
        except JournalDown as error:
            at.around.trouble(at.state.number, error)
        self._house.taken(name)

    def let_go(self) -> None:
        """Others can reach the journal, and this server cannot: devices are told to come back, and find them."""
        self._left |= self._house.tables.keys()
        for name in list(self._house.tables):
            self._house.taken(name)

    def give_back(self, name: str) -> None:
        """A table was claimed and could not be brought back: it is anybody's as soon as the journal can be told."""
        self._house.taken(name)
        self._left.add(name)

    async def _release_left(self) -> None:
        """The journal can be told again that these tables are anybody's."""
        for name in self._left - self._house.claiming.keys():
            if name not in self._house.tables:
                await self._house.journal.release(name)
            self._left.discard(name)
