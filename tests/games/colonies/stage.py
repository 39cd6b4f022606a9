"""A match in which one row of effects is carried out, to see what it does."""

from __future__ import annotations

from typing import Any, ClassVar

import lichina
from lichina.games.colonies import Colonies
from lichina.games.colonies.effects import run
from lichina.games.colonies.selecting import EffectScene
from lichina.games.colonies.vocabulary import program
from lichina.kernel import Ask, Next, Outcome, Pick, Steps

from .table import Winter, names, person


class Acted(Colonies):
    """The game with one row in the place of its phases; the seat is the first of blue."""

    ROW: ClassVar[str] = "nil"
    ABOUT_WHOM: ClassVar[tuple[str, str]] = ("", "")

    def from_position(self, phase: str) -> Next:
        return self.carry_out

    def carry_out(self) -> Steps[Next]:
        yield from run(self, EffectScene(self.row_seat(), *self.ABOUT_WHOM, {}), program(self.ROW))
        yield Ask(0, "over", Pick(["over"]))
        return Outcome((), "time")

    def row_seat(self) -> int:
        """The wolf, where he is among the active; otherwise the first of blue."""
        return self.active[0]


def carried_out(row: str, *survivors: str, about: tuple[str, str] = ("", ""), **position: Any) -> Winter:
    """A table on which a row has been carried out, up to the first question."""
    return on_stage(row, about, *survivors, **position)


def on_stage(row: str, about: tuple[str, str], *survivors: str, **position: Any) -> Winter:
    """The same; dice that are to fall are given as `throws`."""
    kind = type("Acted", (Acted,), {"ROW": row, "ABOUT_WHOM": about})
    players = position.pop("players", 4)
    table = Winter.__new__(Winter)
    table.names = names(players)
    for name in ("hands", "dice"):
        given = position.pop(name, {})
        position[name] = [given.get(one, []) for one in table.names]
    if "active" in position:
        position["active"] = [table.names.index(name) for name in position["active"].split()]
    deal = {"contrived": True, "phase": "act", "survivors": [person(one, table.names) for one in survivors], **position}
    options = {"deal": deal, "wolf": players - 1 if players % 2 else None}
    table.match = lichina.start(kind, seats=players, seed=3, options=options)
    return table
