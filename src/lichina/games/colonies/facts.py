"""What a simulation counts when a match is over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from lichina.kernel import Count

from .box import COLONIES, OBJECTIVES

if TYPE_CHECKING:
    from .rules import Colonies


def tally(game: Colonies) -> Iterator[Count]:
    """How it ended, how long it took and what it cost, the morale of both colonies, and the missions of the wolf."""
    fallen = not all(game.morale[colony] for colony in COLONIES)
    yield Count("endings", "collapse" if fallen else game.objective if game.rounds else "time")
    yield Count("length", "rounds", OBJECTIVES[game.objective].rounds - max(0, game.rounds - 1))
    yield Count("length", "dead", len(game.dead))
    yield Count("length", "victories", sum(len(game.won[colony]) for colony in COLONIES))
    for colony in COLONIES:
        yield Count("morale", colony, game.morale[colony])
    if game.wolf_seat is not None:
        yield Count("missions", "accomplished", game.counts["missions"][game.wolf_seat])
