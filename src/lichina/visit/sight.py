"""What a bot may know that sits at somebody else's table: what a person there could know, and no more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..bots import Sight
from ..kernel import Game, LichinaError, Match, Question, Told, View
from ..kernel.options import read
from ..table import lobby
from ..table.protocol import SentTable
from ..table.state import SPOKEN, TableSeat, TableSettings, TableState
from .seen import SeenMatch


class OutOfSight(LichinaError):
    """A bot asks for what nobody can know who only sits at a table."""


class SocketSight(Sight[Any]):
    """A sight made of what the socket sends. There is no match behind it, and so nothing to imagine others from."""

    __slots__ = ("_options", "_seen", "_spoken")

    def __init__(self, seen: SeenMatch, seat: int, table: SentTable) -> None:
        self.seat = seat
        self._seen = seen
        self._spoken = table.sitting in SPOKEN
        self._options = options_of(seen, table)

    @property
    def seats(self) -> range:
        return self._seen.seats

    @property
    def phase(self) -> str:
        raise OutOfSight("no-phase-here", "a table does not say in which phase of its rules a match is")

    @property
    def asks(self) -> list[Question]:
        return self._seen.asks

    @property
    def offers(self) -> list[Question]:
        return self._seen.offers

    @property
    def view(self) -> View[Any, Any]:
        return self._seen.view

    @property
    def options(self) -> Game.Options:
        return self._options

    @property
    def deadline(self) -> float | None:
        return self._seen.clock.deadline

    @property
    def now(self) -> float:
        return self._seen.clock.now

    @property
    def spoken(self) -> bool:
        return self._spoken

    def told(self, since: int = 0) -> list[Told]:
        return self._seen.told[since:]

    def typed(self) -> list[tuple[int, Told]]:
        return list(self._seen.typed)

    def worlds(self) -> Iterator[Match[Any]]:
        raise OutOfSight(
            "no-worlds-here", "worlds are imagined from a match, and at somebody else's table there is none"
        )


def options_of(seen: SeenMatch, table: SentTable) -> Game.Options:
    """The options of the match, put together from what the host has chosen as the table itself does it."""
    settings = TableSettings(seen.game.game.id, table.mode, table.options, table.sitting)
    state = TableState("", 0, "", 0.0, settings)
    state.seats = [TableSeat(person=seat.person, bot=seat.bot) for seat in table.seats]
    return read(seen.game.game.Options, lobby.chosen_options(state))
