"""«Пассажиры»: ferrymen of Limbo, some of whom smuggle demons."""

from .rules import Passengers
from .scoring import Guest, row, score

__all__ = ["Guest", "Passengers", "row", "score"]
