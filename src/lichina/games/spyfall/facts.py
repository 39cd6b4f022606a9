"""What is worth counting when a match is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from lichina.kernel import Count, Told, most_often

from .box import JOKE, MIXED, SPY
from .scoring import CAUGHT

if TYPE_CHECKING:
    from .rules import Spyfall


def facts(game: Spyfall) -> list[Told]:
    """Who was accused most, how the spies fared, and whose power was applauded."""
    found: list[Told] = []
    spies = [sheet for sheet in game.sheets if sheet["cards"].count(SPY) == 1]
    caught = sum(sheet["reason"] in CAUGHT for sheet in spies)
    named = sum(sheet["reason"] in ("guessed-right", "ally-found", "ally-hidden") for sheet in spies)
    if spies:
        found.append(Told("spies", {"rounds": len(spies), "caught": caught, "named": named}))
    found += most_often("accused", Counter(target for _, target in game.log("accusations")))
    found += most_often("asked-most", Counter(game.log("asked")))
    found += most_often("applause", Counter(seat for sheet in game.sheets for seat in sheet.get("applauded", ())))
    return found


def tally(game: Spyfall) -> Iterator[Count]:
    """Of every round, how it ended, and what each had of it; in bags without a place, all are the same."""
    for sheet in game.sheets:
        yield Count("endings", sheet["reason"])
        for seat, points in enumerate(sheet["points"]):
            if sheet["bag"] in (JOKE, MIXED):
                role = sheet["bag"]
            elif sheet["cards"][seat] == SPY:
                role = "spy"
            else:
                role = "ally" if seat == sheet["ally"] else "local"
            yield Count("points", role, points)
