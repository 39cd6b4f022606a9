"""Puts the files of several simulations, such as the shares of many machines, into one."""

from __future__ import annotations

import heapq
import os
from collections.abc import Iterator, Sequence

from .rows import BadData, DataRow, matches_in, of_row
from .simulate import SimulationResult
from .statistics import Tally
from .writer import Writer


def merge(out: str | os.PathLike[str], names: Sequence[str | os.PathLike[str]]) -> list[SimulationResult]:
    """Write the matches of all these files into one, in their order; a result for each number of seats.

    They must be shares of the same simulation, and none may be there twice.
    """
    tallies: dict[int, Tally] = {}
    game = simulation = last = None
    writer = Writer(out)
    try:
        for match, seats in heapq.merge(*(_of(name) for name in names), key=_place):
            simulation = simulation or match["simulation"]
            if match["simulation"] != simulation:
                raise BadData("not-one-simulation", "these files are not of one simulation")
            if _place((match, seats)) == last:
                raise BadData("match-twice", f"match {match['match']} is there twice", match=match["match"])
            last, game = _place((match, seats)), match["game"]
            played = of_row(match)
            tally = tallies.setdefault(played.seats, Tally([0] * played.seats))
            tally.add(played.outcome, played.decisions, played.seconds, played.counts, played.bots)
            writer.write(match, seats)
    except BadData:
        writer.discard()
        raise
    writer.close()
    return [SimulationResult(str(game), (), "", tally) for tally in tallies.values()]


def _of(name: str | os.PathLike[str]) -> Iterator[tuple[DataRow, list[DataRow]]]:
    yield from matches_in(name)


def _place(both: tuple[DataRow, list[DataRow]]) -> tuple[int, int]:
    return both[0]["match"], both[0]["seats"]
