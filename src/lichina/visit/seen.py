"""What a socket has sent so far, added up: the table, the match as one seat sees it, and the talk."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, get_type_hints

import msgspec

from ..kernel import Game, Outcome, Question, Told, View
from ..kernel.deltas import patched
from ..registry import FoundGame
from ..table import protocol
from ..table.protocol import UNSET
from .forms import plain, question_of

FindGame = Callable[[str], FoundGame]
"""Finds the rules of a game by the id that a table names."""
AnyMatch = protocol.MatchFrame[Any, Any]


class Seen:
    """One device at one table."""

    def __init__(self, find: FindGame) -> None:
        self._find = find
        self.you: protocol.You | None = None
        self.table: protocol.SentTable | None = None
        self.match: SeenMatch | None = None
        self.lines = 0
        """How many lines of talk have come."""

    def take(self, frame: Any) -> None:
        """Add a frame that the table has sent."""
        if isinstance(frame, protocol.HelloFrame):
            self.you = frame.you
        elif isinstance(frame, protocol.TableFrame):
            self.table = frame.table
            if frame.table.stage == "lobby":
                self.match = None
        elif isinstance(frame, protocol.MatchFrame):
            self._begin(frame)
        elif isinstance(frame, protocol.StepFrame) and self.match is not None:
            self.match.step(frame)
        elif isinstance(frame, protocol.SaidFrame):
            self.lines = frame.since + len(frame.lines)
            if self.match is not None:
                self.match.hear(frame.lines)

    def _begin(self, frame: AnyMatch) -> None:
        known = self.match
        if known is not None and known.is_same(frame):
            known.resume(frame)
            return
        if known is None or known.number != frame.match:
            self.lines = 0
        self.match = SeenMatch(self._find(frame.game), frame)

    def resuming(self) -> dict[str, int]:
        """What a device that comes back says it has already."""
        if self.match is None:
            return {}
        match = self.match
        return {"match": match.number, "edition": match.edition, "told": len(match.told), "said": self.lines}


class SeenMatch:
    """A match as one seat was sent it."""

    def __init__(self, game: FoundGame, frame: AnyMatch) -> None:
        self.game = game
        self.number = frame.match
        self.edition = frame.edition
        self.told: list[Told] = []
        self.typed: list[tuple[int, Told]] = []
        """What was typed for all to read, as far as the game's first bot understands it."""
        self._spellings = [
            tuple(dict.fromkeys((name, *(forms or ())))) for name, forms in zip(frame.names, frame.forms, strict=True)
        ]
        self.resume(frame)

    @cached_property
    def _view(self) -> type[View[Any, Any]]:
        rules: type[Game] = self.game.game
        public, private = (get_type_hints(getattr(rules, side))["return"] for side in ("public", "private"))
        return View[public, private]  # type: ignore[valid-type]

    def is_same(self, frame: AnyMatch) -> bool:
        """Whether this frame goes on with what is known, and does not replace it."""
        return (frame.match, frame.edition) == (self.number, self.edition) and frame.since <= len(self.told)

    def resume(self, frame: AnyMatch) -> None:
        """All that the seat may know now; of the story, what is new."""
        self.seats = range(len(frame.names))
        self.seat = frame.seat
        self._public, self._private = frame.public, frame.private
        self.clock = frame.clock
        self.over = frame.over
        self.moment = frame.moment
        self._asks = frame.asks
        self._offers = frame.offers
        self._known = {offer.key: offer for offer in frame.offers}
        del self.told[frame.since :]
        self._hear(frame.told)

    def step(self, frame: protocol.StepFrame) -> None:
        """What has changed."""
        self.clock = frame.clock
        if frame.public is not UNSET:
            self._public = patched(self._public, frame.public)
        if frame.private is not UNSET:
            self._private = patched(self._private, frame.private)
        if frame.asks is not UNSET:
            self._asks = frame.asks
        if frame.offers is not UNSET:
            self._offers = [self._known[offer] if isinstance(offer, str) else offer for offer in frame.offers]
            self._known |= {offer.key: offer for offer in self._offers}
        if frame.moment is not UNSET:
            self.moment = frame.moment
        if frame.over is not UNSET:
            self.over = frame.over
        if frame.told is not UNSET:
            self._hear(frame.told)

    def _hear(self, told: list[protocol.SentTold]) -> None:
        self.told += [Told(event.key, plain(event.data)) for event in told]

    def hear(self, lines: list[protocol.SentLine]) -> None:
        """What somebody has typed; after a cut it is not known how much of the story came before it."""
        reader = next(iter(self.game.bots().values()))
        for line in lines:
            if line.channel == "table" and line.person is not None and line.seat is not None:
                heard = reader.understand(line.text, line.seat, self._spellings)
                self.typed += [(len(self.told), event) for event in heard]

    # --- as a bot sees it ---------------------------------------------------------------------------------------------

    @property
    def asks(self) -> list[Question]:
        """What the seat is asked."""
        return [question_of(ask) for ask in self._asks]

    @property
    def offers(self) -> list[Question]:
        """What the seat may do although nobody waits for it."""
        return [question_of(offer) for offer in self._offers]

    @property
    def view(self) -> View[Any, Any]:
        """The table as the seat sees it, in the types of the game."""
        seen = {"public": self._public, "private": self._private}
        found: View[Any, Any] = msgspec.convert(seen, self._view, str_keys=True)
        return found

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        if self.over is None:
            return None
        scores = None if self.over.scores is None else tuple(self.over.scores)
        return Outcome(tuple(self.over.winners), self.over.reason, self.over.side, scores)
