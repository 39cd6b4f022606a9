"""The roles, each with a small function for each of its moments, in the room of its symbol."""

from . import humans, leaders, machines, outcasts

__all__ = ["humans", "leaders", "machines", "outcasts"]
