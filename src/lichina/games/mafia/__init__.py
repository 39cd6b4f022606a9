"""«Мафия» with Triads and loners."""

from .rules import Mafia

__all__ = ["Mafia"]
