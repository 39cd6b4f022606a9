"""What a bot may know: as much as a person in its seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic

from msgspec.structs import replace

from ..kernel import Game, Match, Question, Told, View
from ..kernel.game import P_co, S_co
from ..kernel.match import G_co


class Sight(Generic[G_co]):
    """Everything that this seat sees at this moment, made only when it is looked at. The match itself is not here.

    `worlds` are separate matches: each is a position that might be the true one for all the seat knows.
    """

    __slots__ = ("_calls", "_match", "_seed", "seat")

    def __init__(self, match: Match[G_co], seat: int, seed: int | str) -> None:
        self.seat = seat
        self._match = match
        self._seed = seed
        self._calls = 0

    @property
    def seats(self) -> range:
        """All seats at the table."""
        return self._match.game.seats

    @property
    def phase(self) -> str:
        """The name of the phase that the match is in."""
        return self._match.phase

    @property
    def asks(self) -> list[Question]:
        """What this seat is asked; an answer that is `held` may still be changed."""
        return self._match.questions(self.seat)

    @property
    def offers(self) -> list[Question]:
        """What this seat may do although nobody waits for it."""
        return self._match.chances(self.seat)

    @property
    def view(self: Sight[Game[P_co, S_co]]) -> View[P_co, S_co]:
        """The table as this seat sees it."""
        return self._match.view(self.seat)

    @property
    def options(self) -> Game.Options:
        """What the table has chosen, as everybody there knows it; a deal that was laid out on purpose is left out."""
        return chosen(self._match)

    @property
    def deadline(self) -> float | None:
        """When time runs out next, or None."""
        return self._match.deadline

    @property
    def now(self) -> float:
        """The time of the match when something last happened."""
        return self._match.now

    @property
    def spoken(self) -> bool:
        """Whether people here also talk by voice, which no bot hears."""
        return False

    def told(self, since: int = 0) -> list[Told]:
        """The story as this seat heard it, from `since` on."""
        return self._match.told(self.seat, since)

    def typed(self) -> list[tuple[int, Told]]:
        """What people typed for all to read, as far as understood, each with how much of the story came before."""
        return []

    def worlds(self) -> Iterator[Match[G_co]]:
        """Yield endless imagined matches, or none if none can be found. Each call imagines different ones."""
        self._calls += 1
        return _Worlds(self._match.worlds(self.seat, f"{self._seed} {self._calls}"))


def chosen(match: Match) -> Game.Options:
    """The options of a match without its deal."""
    options: Game.Options = match.game.options
    known = type(options)
    return replace(options, deal=known().deal) if "deal" in known.__struct_fields__ else options  # type: ignore[attr-defined]


class _Worlds(Iterator[Match[G_co]]):
    """An iterator that shows nothing of where its matches come from, as a generator would."""

    __slots__ = ("_found",)

    def __init__(self, found: Iterator[Match[G_co]]) -> None:
        self._found = found

    def __next__(self) -> Match[G_co]:
        return next(self._found)
