"""A leak: what it is, and how it is reported."""

from __future__ import annotations

from typing import NamedTuple

from .cases import Case


class Leak(NamedTuple):
    """A difference that a seat sees and must not see."""

    case: Case
    seed: int | str
    seat: int
    phase: str
    channels: tuple[str, ...]
    changes: tuple[str, ...]
    moves: tuple[str, ...]
    """What happened in both worlds since they were alike; empty if they differed at once."""
    sealed: tuple[str, ...] = ()
    """The sealed answers of others that differed between the two worlds."""

    @property
    def channel(self) -> str:
        """Where the secret shows most plainly."""
        return self.channels[0]

    def __str__(self) -> str:
        lines = [
            f"a leak to seat {self.seat} through {', '.join(self.channels)} in phase “{self.phase}”",
            f"  of {self.case}, seed {self.seed!r}",
            "  in the match → in a world that this seat could not tell from it:",
            *(f"    {line}" for line in self.changes[:12]),
        ]
        if self.sealed:
            lines.append(f"  sealed answers that differ: {'; '.join(self.sealed[:6])}")
        if self.moves:
            lines += ["  after this had happened in both:", *(f"    {move}" for move in self.moves[-6:])]
        else:
            lines.append("  at once, before anything else had happened")
        return "\n".join(lines)
