"""Playing many matches to learn something about a game."""

from .simulate import Mean, Rate, Result, Tally, simulate

__all__ = ["Mean", "Rate", "Result", "Tally", "simulate"]
