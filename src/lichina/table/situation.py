"""How a table stands: who sits at it and who is here, which match is on, what its clock shows.

The parts of a table share it. It answers questions and does nothing by itself.
"""

from __future__ import annotations

from typing import Any

from ..kernel import Channel, LichinaError
from ..registry import FoundGame
from ..words import Words
from . import lobby
from .clocks import GameClock
from .environment import Environment
from .inflection import Cases, cases_of
from .livematch import LiveMatch
from .presence import Presence
from .rows import Line
from .state import MASK_ORDER, Refused, TableState


class Situation:
    """What the parts of a table know of it."""

    def __init__(self, state: TableState, around: Environment, live: LiveMatch | None = None) -> None:
        self.state = state
        self.around = around
        self.live = live
        self.presence = Presence()
        self.clock = GameClock(live.match.now if live else 0.0, around.now(), state.settings.pace)
        self.halted: str | None = "nobody" if live and live.match.outcome is None else None
        """Why the match stands still, apart from a pause by the host: nobody is here, or the storage is away."""
        self.standing_in: set[int] = set()
        """The seats of people for whom a bot plays."""
        self.notices: list[str] = []
        self.chat: list[Line] = []
        """What has been said since the table is in the lobby."""
        self._forms: tuple[list[str], list[Cases | None]] = ([], [])
        for person in state.people:
            self.presence.expect(person.id, around.now())

    # --- the match ------------------------------------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        """Whether a match is on that has not ended."""
        return self.live is not None and self.state.stage == "match" and self.live.match.outcome is None

    @property
    def running(self) -> bool:
        """Whether it goes on: nobody has stopped it, and nothing stands against it."""
        return self.playing and self.halted is None and self.state.paused is None

    def seat_for(self, person: int, match: int) -> tuple[LiveMatch, int]:
        """The match and the seat of somebody who wants to act in it; Refused says why it cannot be."""
        live = self.live
        if live is None or self.state.stage != "match":
            raise Refused("no-match", "no match is on")
        if match != self.state.match:
            raise Refused("other-match", "this match is over, and another one is on")
        seat = self.viewer(person)
        if seat is None:
            raise Refused("no-seat", "those who watch do not play")
        if not self.running:
            raise Refused("paused", "the match is paused")
        return live, seat

    def time(self) -> float:
        """The game's time, which never goes back."""
        assert self.live is not None
        return max(self.live.match.now, self.clock.now(self.around.now()))

    # --- people ---------------------------------------------------------------------------------------------------

    def viewer(self, person: int) -> int | None:
        """The seat through which this person sees the match; after its end, the one that he had in it."""
        if self.state.stage == "ended" and self.live is not None:
            people = self.state.evening[-1].people
            return people.index(person) if person in people else None
        return self.state.seat_of(person)

    def may_watch(self, person: int) -> bool:
        """Whether this person gets the match at all."""
        found = self.state.person(person)
        return not found.waits and (
            self.viewer(person) is not None or self.state.settings.spectators or found.kind == "tv"
        )

    def acting(self) -> int:
        """Who has the host's powers now."""
        return self.presence.acting(self.state, self.around.now())

    def plays(self, seat: int) -> bool:
        """Whether a person plays this seat now, and no bot."""
        return self.state.seats[seat].person is not None and seat not in self.standing_in

    def names(self) -> list[str]:
        """The names of those who play, or have played."""
        if self.state.stage == "ended" and self.live is not None:
            return list(self.state.evening[-1].players)
        return self.state.names()

    def masks(self) -> list[int]:
        """What they wear, or have worn."""
        if self.state.stage == "ended" and self.live is not None:
            return list(self.state.evening[-1].masks or MASK_ORDER[: self.live.began.seats])
        return self.state.masks()

    def forms(self) -> list[Cases | None]:
        """The cases of their names, made once for the same names."""
        names = self.names()
        if self._forms[0] != names:
            self._forms = (names, [cases_of(name) for name in names])
        return self._forms[1]

    def spellings(self) -> list[tuple[str, ...]]:
        """All names round the table as they may be written: in every case that is known."""
        return [
            tuple(dict.fromkeys((name, *(found or ())))) for name, found in zip(self.names(), self.forms(), strict=True)
        ]

    # --- what is talked about, and how ----------------------------------------------------------------------------

    def allows(self, channel: Channel) -> bool:
        """Which of the game's channels are open: in a room nobody types, in a call only what is not for all."""
        sitting = self.state.settings.sitting
        return sitting == "apart" or (sitting == "call" and channel.key != "table")

    def played(self) -> tuple[FoundGame, Any]:
        """The game and the options of the match that is on, or of the one to come, if it has any that can be."""
        if self.live is not None and self.state.stage == "match":
            return self.live.game, self.live.match.game.options
        found = lobby.game_of(self.state.settings)
        try:
            return found, lobby.chosen_options(self.state)
        except LichinaError:
            return found, None

    def words(self, language: str) -> Words:
        """The words of the match that is on, or of the one to come."""
        try:
            found, options = self.played()
        except LichinaError:
            return Words(language)
        return found.words(language, options)
