"""What a table writes down: whatever changes is in the journal before anybody sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ..journal import Journal, Taken
from .desk import Desk
from .live import Live
from .rows import Changed, Line, Row, Said, encode
from .state import State
from .surroundings import Surroundings


class Ledger(Desk):
    """A table with its journal."""

    def __init__(self, state: State, around: Surroundings, journal: Journal, index: int, live: Live | None) -> None:
        super().__init__(state, around, live)
        self.journal = journal
        self.index = index
        """Where the next row of the journal goes."""
        self._kept = encode(state)

    async def _append(self, rows: Sequence[Row]) -> None:
        """Rows into the journal; nobody has seen anything of them yet."""
        try:
            await self.journal.append(self.state.id, self.index, [encode(row) for row in rows])
        except Taken:
            self.around.taken(self.state.id)
            raise
        self.index += len(rows)

    async def change(self, act: Callable[[], Any], told: bool = True) -> Any:
        """Change the state of the table; if it cannot be kept, it has not happened."""
        try:
            result = act()
            await self._append([Changed(self.state)])
        except Exception:
            self.state = msgspec.json.decode(self._kept, type=State)
            raise
        self._kept = encode(self.state)
        if told:
            self.tell_table()
        return result

    async def say(self, line: Line) -> None:
        """Keep a line, and let those hear it who may."""
        if self.live is not None:
            line = msgspec.structs.replace(line, pages=len(self.live.match.game.story))
        await self._append([Said(line)])
        lines = self.chat if self.live is None else self.live.lines
        lines.append(line)
        if self.live is not None:
            self.live.understand(line, self.spellings())
        for viewer, client in self._listeners():
            if line.to is None or viewer in line.to:
                first = len(self.chat if self.live is None else self.live.heard(viewer)) - 1
                client.send(self._lines(viewer, [line], first))
