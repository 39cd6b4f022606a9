"""A table's time: it stands still while the table does."""

from __future__ import annotations

_EDGE_SECONDS = 0.001
"""An answer at its deadline is too late: where time must not run out, it stops this much before."""


class GameClock:
    """The game's own time, in step with a real clock that never goes back.

    `pace` 2.0 makes everything last twice as long.
    """

    __slots__ = ("_cap", "_game", "_pace", "_real", "runs")

    def __init__(self, game: float, real: float, pace: float = 1.0) -> None:
        self._game = game
        self._real = real
        self._pace = pace
        self._cap: float | None = None
        self.runs = False

    def now(self, real: float) -> float:
        """What the game's clock shows."""
        if not self.runs:
            return self._game
        game = self._game + max(0.0, real - self._real) / self._pace
        return game if self._cap is None else min(game, self._cap)

    def _settle(self, real: float) -> None:
        self._game = self.now(real)
        self._real = real

    def run(self, real: float) -> None:
        """Go on."""
        self._settle(real)
        self.runs = True

    def stop(self, real: float) -> None:
        """Stand still."""
        self._settle(real)
        self.runs = False

    def set_pace(self, pace: float, real: float) -> None:
        """Run slower or faster from here on."""
        self._settle(real)
        self._pace = pace

    def jump(self, game: float, real: float) -> None:
        """Show this time, if it is not past."""
        self._settle(real)
        self._cap = None
        self._game = max(self._game, game)

    def hold(self, deadline: float | None, real: float) -> None:
        """Do not reach this moment; None: as it comes."""
        self._settle(real)
        self._cap = None if deadline is None else max(self._game, deadline - _EDGE_SECONDS)

    def until(self, game: float, real: float) -> float:
        """In how many real seconds the game's clock will show this."""
        return max(0.0, (game - self.now(real)) * self._pace)

    def forget(self, seconds: float) -> None:
        """This many real seconds did not count: the machine slept."""
        self._real += seconds
