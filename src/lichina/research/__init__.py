"""Playing many matches to learn something about a game."""

from .simulate import Rate, Result, Tally, simulate

__all__ = ["Rate", "Result", "Tally", "simulate"]
