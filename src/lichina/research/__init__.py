"""Playing many matches to learn something about a game."""

from .simulate import Mean, Rate, SimulationResult, Tally, simulate

__all__ = ["Mean", "Rate", "SimulationResult", "Tally", "simulate"]
