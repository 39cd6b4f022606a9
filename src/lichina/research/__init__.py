"""Playing many matches to learn something about a game."""

from .lineup import Lineup, line_up
from .merge import merge
from .rows import BadData, SimulatedMatch, matches_in
from .simulate import Interrupted, Simulation, SimulationResult, simulate
from .statistics import Mean, Rate, Tally

__all__ = [
    "BadData",
    "Interrupted",
    "Lineup",
    "Mean",
    "Rate",
    "SimulatedMatch",
    "Simulation",
    "SimulationResult",
    "Tally",
    "line_up",
    "matches_in",
    "merge",
    "simulate",
]
