"""What can be seen of a running match: what it waits for, what each seat may know, and what was told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic

import msgspec

from .channels import Channel, OpenChannel, open_channels
from .engine import Engine
from .errors import IllegalAnswer, RuleError
from .game import Outcome, P_co, S_co
from .gates import Ask, First, Node, Question
from .highlights import Highlight
from .history import Page, Told
from .moments import Moment


class View(msgspec.Struct, Generic[P_co, S_co], frozen=True):
    """Everything a seat may know at this moment: what everybody knows, and what it alone knows."""

    public: P_co
    private: S_co | None


class Viewed(Engine):
    """A running match as people, clients and bots look at it."""

    __slots__ = ("_imagined", "_public", "_public_at", "_rooms", "_rooms_at")

    _imagined: bool
    """Whether this is a match that a seat imagines: it has no record, and its end opens nothing."""
    _public: msgspec.Struct
    _public_at: int
    """After how many entries `_public` was made; it is the same for all viewers, and so is the next."""
    _rooms: list[Channel]
    _rooms_at: int

    # --- what it waits for ----------------------------------------------------------------------------------------

    @property
    def now(self) -> float:
        """The game's own time, as of the last entry."""
        return self.game.now

    @property
    def phase(self) -> str:
        """The name of the phase that the match is in."""
        return self._phase

    @property
    def asks(self) -> list[Ask]:
        """Everything the table waits for. Who is asked may itself be secret: a client gets `asks_of` its seat."""
        if self._plain:
            return list(self._open.values())
        if not self._several:
            return [ask for ask in self._open.values() if ask.held is None]
        asks: list[Ask] = []
        for found in self._open.values():
            for ask in found if found.__class__ is list else (found,):
                if ask.held is None:
                    asks.append(ask)
        return asks

    def asks_of(self, seat: int) -> list[Ask]:
        """What this seat is asked, including asks whose answers are held and may still be changed."""
        found = self._open.get(seat) if seat.__class__ is int else None
        if found is None:
            return []
        return list(found) if found.__class__ is list else [found]

    @property
    def offers(self) -> list[Ask]:
        """What seats may do although nobody waits for it."""
        gates = self._offering()
        return [offer for seat in self.game.seats for _, offer in standing(gates, seat)] if gates else []

    @property
    def offering(self) -> bool:
        """Whether the rules wait where seats may have offers, without looking at which ones."""
        return bool(self._offering())

    @property
    def reacting(self) -> bool:
        """Whether a window is open, in which some may react and nobody may see who."""
        if self._bound is None or self._root is None:  # a window has an end
            return False
        return any(node.optional and not node.moment for node in self._walk(self._root))

    @property
    def moment(self) -> Moment | None:
        """What everybody looks at now, before anything else goes on."""
        if self._bound is None or self._root is None:  # a moment has an end
            return None
        found = next((node for node in self._walk(self._root) if node.moment), None)
        return None if found is None else Moment(found.moment[0].key, found.moment, found.limit, found.deadline)

    def due(self, ask: Ask) -> float | None:
        """When this open ask will be answered by its default, or be gone."""
        ends = []
        node: Node | None = ask
        while node is not None:
            ends.append(self._ends(node))
            node = node.parent
        return min((end for end in ends if end is not None), default=None)

    def owed(self, part: Node) -> bool:
        """Whether the others wait for this: letting a window pass means missing nothing."""
        node: Node | None = part
        while node is not None and not node.optional:
            node = node.parent
        return node is None

    def awaiting(self) -> list[Ask]:
        """The questions that everybody waits for and may know about."""
        game = self.game
        if not game.AWAITED or self._phase in game.RESTARTS:
            return []
        return [ask for ask in self.asks if ask.key in game.AWAITED and self.owed(ask)]

    @property
    def awaited(self) -> list[int]:
        """The seats whose answers everybody waits for, in order."""
        return sorted({ask.seat for ask in self.awaiting()})

    def questions(self, seat: int) -> list[Question]:
        """What this seat is asked, as plain data: everything a client or a bot of the seat needs."""
        return [
            Question(ask.number, ask.key, ask.form, ask.context(), dict(ask.closed or {}), ask.held, self.due(ask))
            for ask in self.asks_of(seat)
        ]

    def chances(self, seat: int) -> list[Question]:
        """What this seat may do although nobody waits for it, as plain data. Offers have no number: the key is used."""
        return [
            Question(0, offer.key, offer.form, offer.context(), dict(offer.closed or {}), None, None)
            for offer in self.offers_of(seat)
        ]

    def offers_of(self, seat: int) -> list[Ask]:
        """What this seat may do although nobody waits for it."""
        gates = self._offering()
        if not gates or seat.__class__ is not int or seat not in self.game.seats:
            return []
        return [offer for _, offer in standing(gates, seat)]

    @property
    def deadline(self) -> float | None:
        """When `lapse` is due next, or None."""
        due = self._next_due()
        return None if due is None else due[0]

    def _offering(self) -> list[First]:
        """The open gates that have standing offers, the innermost first."""
        if self._plain or self._root is None:
            return []
        gates = [node for node in self._walk(self._root) if node.__class__ is First and node.standing is not None]
        gates.reverse()
        return gates

    def _forget(self) -> None:
        """What was found for all who looked may no longer hold although nothing has come in."""
        self._public_at = self._due_at = self._rooms_at = -1

    # --- what may be known ----------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """Everything this seat may know; for anybody else (None, or not a seat of this match), what spectators see."""
        entries, game = self._entries, self.game
        moment = entries.start + len(entries.items)
        if self._public_at != moment:
            self._public = game.public()
            self._public_at = moment
        if seat.__class__ is not int or seat not in game.seats:
            return View(self._public, None)
        return View(self._public, game.private(seat))

    def told(self, seat: int | None, since: int = 0) -> list[Told]:
        """The story as this seat (or a spectator) heard it, counted per seat, from `since` on."""
        story = self.game.story
        if seat.__class__ is not int:
            seat = None
        base = story.bases.get(seat)  # whoever is there has been found to be a seat of this match, or the spectator
        if base is None and seat not in self.game.seats:
            seat = None
        elif base is not None and since >= base:
            whispers = story.whispers.get(seat)  # type: ignore[arg-type]
            if whispers is None:
                return story.public[since - base :]
            since -= base + len(whispers)
            if since >= whispers[-1][0]:
                return story.public[since:]
            since += base + len(whispers)
        return story.heard(seat, since if since > 0 else 0)

    def channels(self, seat: int | None) -> list[OpenChannel]:
        """Where this seat (or a spectator) may listen now, and whether it may speak there."""
        moment = len(self._entries)
        if self._rooms_at != moment:
            self._rooms = self.game.channels()
            self._rooms_at = moment
        own = seat.__class__ is int and seat in self.game.seats
        return open_channels(self._rooms, seat if own else None)

    @property
    def story(self) -> list[Page]:
        """Every event with its audience, open to all once the match is over."""
        if self.outcome is None or self._imagined:
            raise IllegalAnswer("not-over", "the whole story is told when the match is over")
        return self.game.story.since(0)

    @property
    def facts(self) -> list[Told]:
        """What the game has counted, open to all once the match is over."""
        self._ended()
        return self.game.facts()

    @property
    def awards(self) -> list[Highlight]:
        """Everything awards might be given for, open to all once the match is over."""
        return list(self.game.awards(self._ended()))

    @property
    def retelling(self) -> list[Highlight]:
        """The turns that the match has taken, open to all once it is over."""
        return list(self.game.retelling(self._ended()))

    def _ended(self) -> Outcome:
        if self.outcome is None or self._imagined:
            raise IllegalAnswer("not-over", "what was hidden is counted when the match is over")
        return self.outcome

    def glimpse(self, seat: int | None, since: int = 0) -> bytes:
        """Everything a client of this seat could see at this moment, byte for byte: even order is visible."""
        own = seat.__class__ is int
        return msgspec.json.encode(
            {
                "view": self.view(seat),
                "asks": [question.seen() for question in self.questions(seat)] if own else [],  # type: ignore[arg-type]
                "offers": [question.seen() for question in self.chances(seat)] if own else [],  # type: ignore[arg-type]
                "channels": self.channels(seat),
                "deadline": self.deadline,
                "moment": self.moment,
                "told": [(event.key, event.data) for event in self.told(seat, since)],
                "over": self.outcome,
            }
        )


def standing(gates: list[First], seat: int) -> Iterator[tuple[First, Ask]]:
    """What these gates offer a seat, each offer with its gate; of two with the same key, the inner one counts."""
    keys: set[str] = set()
    for gate in gates:
        for offer in gate.standing(seat):  # type: ignore[misc]
            if offer.seat != seat:
                raise RuleError("bad-offer", f"asked for the offers of seat {seat}, the rules offer {offer!r}")
            if offer.key not in keys and not offer.form.empty:
                keys.add(offer.key)
                yield gate, offer
