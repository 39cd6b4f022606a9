"""What a table writes down: whatever changes is in the journal before anybody sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ..journal import Journal, Taken
from .rows import ChangedRow, Row, encode
from .situation import Situation
from .state import TableState


class Ledger:
    """The journal of one table."""

    def __init__(self, situation: Situation, journal: Journal, index: int) -> None:
        self.journal = journal
        self.index = index
        """Where the next row of the journal goes."""
        self._situation = situation
        self._kept = encode(situation.state)

    async def append(self, rows: Sequence[Row]) -> None:
        """Rows into the journal; nobody has seen anything of them yet."""
        state = self._situation.state
        try:
            await self.journal.append(state.id, self.index, [encode(row) for row in rows])
        except Taken:
            self._situation.around.taken(state.id)
            raise
        self.index += len(rows)

    async def change(self, act: Callable[[], Any], and_then: Sequence[Row] = ()) -> Any:
        """Change the state of the table and keep it, with what comes of it; if that cannot be, it has not happened."""
        situation = self._situation
        try:
            result = act()
            await self.append([ChangedRow(situation.state), *and_then])
        except Exception:
            situation.state = msgspec.json.decode(self._kept, type=TableState)
            raise
        self._kept = encode(situation.state)
        return result
