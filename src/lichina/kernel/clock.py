"""Time that can be stopped and resumed: a round of questions, an hourglass."""

from __future__ import annotations


class Clock:
    """A named stretch of time, plain data in the state. `until=clock.ends` puts a deadline on a gate."""

    __slots__ = ("left", "name", "since")

    def __init__(self, name: str, seconds: float) -> None:
        self.name = name
        self.left = float(seconds)
        self.since: float | None = None

    def run(self, now: float) -> None:
        """Start it; if it is already running, it goes on."""
        if self.since is None:
            self.since = now

    def stop(self, now: float) -> None:
        """Stop it and keep the time left."""
        if self.since is not None:
            self.left = self.remaining(now)
            self.since = None

    def add(self, seconds: float) -> None:
        """Add (or take away) time, running or not."""
        self.left = max(0.0, self.left + seconds)

    def remaining(self, now: float) -> float:
        """How much is left at this moment."""
        return self.left if self.since is None else max(0.0, self.left - (now - self.since))

    def ends(self) -> float | None:
        """When it will run out, or None while it is stopped."""
        return None if self.since is None else self.since + self.left
