"""Playing many matches to learn something about a game."""

from .balance import BalanceInterrupted, BalanceReport, balance
from .lineup import Lineup, line_up
from .merge import merge
from .rows import BadData, SimulatedMatch, matches_in
from .simulate import Interrupted, Simulation, SimulationResult, simulate
from .statistics import Mean, Portion, Rate, Tally
from .tournament import Standing, TournamentInterrupted, TournamentResult, tournament

__all__ = [
    "BadData",
    "BalanceInterrupted",
    "BalanceReport",
    "Interrupted",
    "Lineup",
    "Mean",
    "Portion",
    "Rate",
    "SimulatedMatch",
    "Simulation",
    "SimulationResult",
    "Standing",
    "Tally",
    "TournamentInterrupted",
    "TournamentResult",
    "balance",
    "line_up",
    "matches_in",
    "merge",
    "simulate",
    "tournament",
]
