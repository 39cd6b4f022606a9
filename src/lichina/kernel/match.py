"""A match: the whole public API of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Generic, Self

import msgspec

from .copies import Copied, last_of
from .errors import BadOptions, BadRecord, IllegalAnswer
from .forms import Pick, closed_option, shown
from .game import Game
from .gates import Ask
from .options import read
from .record import FORMAT, Entry, Record, to_entry
from .worlds import imagine, sealed, worlds

_WIDE = 1 << 63
_FOREVER = 1e15
"""From this many seconds on, time is no longer counted in fractions."""
CHANGES = 24
"""How often an answer may be changed or taken back and given again."""


if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from .game import P_co, S_co
    from .views import View

    G_co = TypeVar("G_co", bound=Game, covariant=True, default=Game)
else:
    from typing import TypeVar

    G_co = TypeVar("G_co", covariant=True)


class Match(Copied, Generic[G_co]):
    """One match. The same game, seats, options, seed and answers always give the same match.

    A `Match[G]` is one of the game G: its views have the types that G declares.
    """

    __slots__ = ()

    game: G_co

    if TYPE_CHECKING:

        def view(self: Match[Game[P_co, S_co]], seat: int | None) -> View[P_co, S_co]:
            """As of any match, with the types of this game."""

    def __init__(
        self,
        game: type[G_co],
        seats: int,
        seed: int | str,
        options: Mapping[str, Any] | None = None,
        *,
        checkpoints: bool = True,
    ) -> None:
        chosen = read(game.Options, options)
        players = game.table_sizes(chosen)
        if seats.__class__ is not int or seats not in players:
            raise BadOptions(
                "wrong-seats",
                f"“{game.id}” is for {players[0]} to {players[-1]} players, not {shown(seats)}",
                low=players[0],
                high=players[-1],
                given=shown(seats),
            )
        if seed.__class__ is not str and (seed.__class__ is not int or not -_WIDE <= seed < _WIDE):
            raise BadOptions(
                "bad-seed", f"a seed is text or a number of at most 63 bits, not {shown(seed)}", given=shown(seed)
            )
        self.seed = seed
        self._keep = checkpoints
        self._imagined = False
        self._start(game, range(seats), chosen)

    # --- what comes in --------------------------------------------------------------------------------------------

    def answer(self, seat: int, value: Any, ask: int | str | None = None, at: float | None = None) -> None:
        """Answer an ask by its number, or take an offer by its key; with neither, answer the seat's only open ask.

        IllegalAnswer says why an answer is refused. Then nothing has changed, except that any time that had run out by
        `at` is noted.
        """
        asked: Any = self._open.get(seat) if self._plain and at is None and seat.__class__ is int else None
        if asked is None or asked.number != ask or ask.__class__ is not int:
            return self._answer(seat, value, ask, at)
        # By far the most answers: at once, and to the only ask of a seat, where nothing that is given can be changed.
        form = asked.form
        kind = value.__class__
        if form.__class__ is not Pick or (kind is not int and kind is not str) or value not in form.options:
            try:
                value = form.accept(value)
            except IllegalAnswer:
                _check_closed(asked, value)
                raise
        now = self.game.now
        checkpoint = self._checkpoint
        flat: Any = self._flat
        self._entries.items.append((now, seat, ask, value))
        try:
            if flat is None:
                self._answered(asked, value)
                if self._live or self._floating or not self._open or (self._bound is not None and self._bound <= now):
                    self._settle()
                return
            # A single ask, or one of a mere list: until the last answer is in, nothing else can come of it.
            asked.finished = True
            del self._open[seat]
            if flat is not asked:
                flat.results[asked.slot] = value
                if self._open:
                    return
                value = flat.finish()
            self._flat = None
            self._go(value)
            if self._flat is None:
                self._settle()
        except Exception as error:
            self._fail(error, checkpoint, now)

    def _answer(self, seat: int, value: Any, ask: int | str | None, at: float | None) -> None:
        game = self.game
        if at is None:
            at = game.now
        elif at.__class__ is not float or at != game.now:
            at = self._come_to(at)
        found = self._open.get(seat) if seat.__class__ is int else None
        if found.__class__ is not Ask or ask.__class__ is not int or ask != found.number:
            found = self._find(seat, ask)
            if found is None:
                self._take(seat, ask, value, at)
                return
        if not self._plain and found.held is not None:
            self._check_changes(found)
        form = found.form
        kind = value.__class__
        if form.__class__ is not Pick or (kind is not int and kind is not str) or value not in form.options:
            try:
                value = form.accept(value)
            except IllegalAnswer:
                _check_closed(found, value)
                raise
        checkpoint = self._checkpoint
        was = game.now
        game.now = at
        self._entries.items.append((at, seat, found.number, value))
        try:
            self._answered(found, value)
            if self._live or self._floating or not self._open or (self._bound is not None and self._bound <= game.now):
                self._settle()
        except Exception as error:
            self._fail(error, checkpoint, was)

    def _come_to(self, at: float) -> float:
        """A time at which something comes in, after what was due by then."""
        at = self._moment(at)
        if self._maybe_due(at):
            self.lapse(at)
        return at

    def _take(self, seat: int, key: int | str | None, value: Any, at: float) -> None:
        """Take a standing offer, if there is one at this moment: what is offered may hang on the time."""
        checkpoint = self._checkpoint
        was = self.game.now
        self.game.now = at
        try:
            gate, offer = self._offered(seat, key)
            value = offer.form.accept(value)
        except Exception:
            self.game.now = was
            raise
        self._entries.append((at, seat, offer.key, value))
        try:
            self._taken(gate, offer, value)
            self._settle()
        except Exception as error:
            self._fail(error, checkpoint, was)

    def lapse(self, at: float | None = None) -> bool:
        """Let time pass until `at`, or to the next deadline; what is due takes its default. True if anything was."""
        if at is None:
            due = self._next_due()
            if due is None:
                raise IllegalAnswer("no-deadline", "nothing here waits for time to pass")
            at = self._moment(due[0])
        else:
            at = self._moment(at)
            due = self._next_due() if self._maybe_due(at) else None
        if due is None or due[0] > at:
            return False
        checkpoint = self._checkpoint
        was = self.game.now
        self._entries.append((at, "lapse"))
        try:
            self._pass(at)
        except Exception as error:
            self._fail(error, checkpoint, was)
        return True

    def skip(self, seat: int, at: float | None = None) -> None:
        """Let this seat's open asks take their defaults now."""
        self._check_seat(seat)
        at = self.game.now if at is None else self._moment(at)
        if self._maybe_due(at):
            self.lapse(at)
        if not any(ask.held is None for ask in self.asks_of(seat)):
            raise IllegalAnswer("not-asked", f"seat {seat} is asked nothing now", seat=seat)
        checkpoint = self._checkpoint
        was = self.game.now
        self.game.now = at
        self._entries.append((at, "skip", seat))
        try:
            self._skipped(seat)
        except Exception as error:
            self._fail(error, checkpoint, was)

    def undo(self, seat: int, at: float | None = None) -> None:
        """Take this seat's last answer back while an open gate keeps it sealed: no rule has seen it, and no person.

        Whether it can be taken back depends on that gate alone, never on what others have done since. Otherwise a seat
        could count what others do by trying again and again.
        """
        self._check_seat(seat)
        at = self.game.now if at is None else self._moment(at)
        if self._maybe_due(at):
            self.lapse(at)
        since = self._since()
        last = last_of(seat, since)
        ask = None if last is None else self._sealed(since[last])
        if last is None or ask is None:
            raise IllegalAnswer("nothing-to-undo", "there is no answer of yours that can still be taken back")
        self._check_changes(ask)
        del since[last]
        self._become(self._copy(since))
        self.game.now = at
        self._entries.append((at, "undo", seat))

    def _sealed(self, entry: Any) -> Ask | None:
        """The ask that this entry answered, if nothing at all has come of the answer yet.

        A clock of the ask's own has stopped with the answer, and a gate with `each` has handed it on: others may know.
        """
        for gate, _, ask in sealed(self):
            if ask.seat == entry[1] and ask.number == entry[2]:
                untouched = gate.each is None and not ask.shown and ask.limit is None and ask.until is None
                return ask if untouched else None
        return None

    def _check_changes(self, ask: Ask) -> None:
        """Nobody changes one answer without end: every change is kept, and played again by every copy."""
        since = self._entries.since(self._checkpoint.entries if self._checkpoint else 0)
        if sum(entry[1] == ask.seat and entry[2] == ask.number for entry in since) > CHANGES:
            raise IllegalAnswer("changed-enough", f"an answer is changed at most {CHANGES} times; now it stands")

    def _find(self, seat: Any, ask: int | str | None) -> Ask | None:
        """The open ask that is meant, or None if it is an offer's key."""
        self._check_seat(seat)
        if self.outcome is not None:
            raise IllegalAnswer("over", "the match is over")
        if isinstance(ask, str):
            return None
        if ask is not None and ask.__class__ is not int:
            raise IllegalAnswer("no-such-ask", f"an ask is named by its number, not by {shown(ask)}", ask=shown(ask))
        asks = self.asks_of(seat)
        if ask is None:
            if not asks:
                raise IllegalAnswer("not-asked", f"seat {seat} is asked nothing now", seat=seat)
            if len(asks) > 1:
                numbers = ", ".join(f"{one.number} ({one.key})" for one in asks)
                raise IllegalAnswer("which-ask", f"seat {seat} has several asks, name one: {numbers}", asks=numbers)
            return asks[0]
        for one in asks:
            if one.number == ask:
                return one
        if 0 < ask <= self._numbers[seat]:
            raise IllegalAnswer("closed-ask", f"ask {ask} is no longer open", ask=ask)
        raise IllegalAnswer("no-such-ask", f"seat {seat} was never asked number {shown(ask)}", ask=shown(ask))

    def _check_seat(self, seat: Any) -> None:
        if seat.__class__ is not int or seat not in self.game.seats:
            raise IllegalAnswer("no-such-seat", f"there is no seat {shown(seat)} in this match", seat=shown(seat))

    def _moment(self, at: Any) -> float:
        if at.__class__ not in (int, float) or not -_FOREVER < at < _FOREVER:
            raise IllegalAnswer("bad-time", f"{shown(at)} is no moment in time")
        if at < self.game.now:
            raise IllegalAnswer("time-runs-back", f"it is {self.game.now} already, {at} is past", now=self.game.now)
        return float(at)

    # --- what a seat can imagine ----------------------------------------------------------------------------------

    def imagine(self, seat: int, seed: int | str) -> Self | None:
        """One position that might be the true one for all this seat knows, with dice of its own.

        In a phase where even who is asked is secret, the phase is played again from its start: this seat's own answers
        and those shown to all are given again, and the others decide afresh. None if that led elsewhere.
        """
        return imagine(self, seat, seed)  # type: ignore[return-value]

    def worlds(self, seat: int, seed: int | str, tries: int = 50) -> Iterator[Self]:
        """Yield endless imagined matches that this seat cannot tell from the true one; stop if none can be found."""
        return worlds(self, seat, seed, tries)  # type: ignore[return-value]

    # --- writing it down ------------------------------------------------------------------------------------------

    def entries(self, since: int = 0) -> list[Entry]:
        """Everything that has come in, from the n-th entry on."""
        if self._imagined:
            raise IllegalAnswer("imagined", "an imagined match has no record")
        return [to_entry(entry) for entry in self._entries.since(since)]

    @property
    def record(self) -> Record:
        """Everything needed to play this match again."""
        if self._imagined:
            raise IllegalAnswer("imagined", "an imagined match has no record")
        game = self.game
        return Record(
            lichina=FORMAT,
            game=game.id,
            version=game.version,
            seats=len(game.seats),
            options=msgspec.to_builtins(game.options),
            seed=self.seed,
            entries=tuple(to_entry(entry) for entry in self._entries),
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """A match is pickled as its record: a phase that waits midway cannot be pickled."""
        if self._imagined:
            raise TypeError("an imagined match has no record, so it cannot be pickled; it can be forked")
        return _unpickled, (self.game.__class__, self.record.to_json(), self._keep)

    def enter(self, entry: Entry) -> None:
        """Apply one entry of a record."""
        if entry.lapse:
            self.lapse(entry.at)
        elif entry.skip is not None:
            self.skip(entry.skip, entry.at)
        elif entry.undo is not None:
            self.undo(entry.undo, entry.at)
        elif entry.reseed is not None:
            self._reseed(entry.reseed)
        elif entry.seat is not None:
            self.answer(entry.seat, entry.value, entry.ask, entry.at)
        else:
            raise IllegalAnswer("empty-entry", "this entry says nothing")


def _check_closed(ask: Ask, value: Any) -> None:
    """Of an answer that is not accepted, say so if it is there and only cannot be taken now."""
    if ask.closed and value.__class__ in (int, str) and value in ask.closed:
        raise closed_option(value, ask.closed[value]) from None


def _unpickled(kind: type[Game], text: bytes, checkpoints: bool) -> Match:
    """The match of a record, played again."""
    record = Record.from_json(text)
    match = Match(kind, record.seats, record.seed, record.options, checkpoints=checkpoints)
    for entry in record.entries:
        match.enter(entry)
    return match


def replay(record: Record, kind: type[G_co]) -> Match[G_co]:
    """Replay a record; BadRecord names the entry that does not fit."""
    steps = retrace(record, kind)
    match = next(steps)
    for _ in steps:
        pass
    return match


def retrace(record: Record, kind: type[G_co]) -> Iterator[Match[G_co]]:
    """Replay a record step by step: yield the match as it began, and again after each entry."""
    if record.game != kind.id:
        raise BadRecord(
            "other-game", f"this is a record of “{record.game}”, not of “{kind.id}”", found=record.game, known=kind.id
        )
    if record.version != kind.version:
        raise BadRecord(
            "other-version",
            f"this record was made by version {record.version} of “{kind.id}”; here is version {kind.version}",
            found=record.version,
            known=kind.version,
        )
    try:
        match = Match(kind, record.seats, record.seed, record.options)
    except BadOptions as error:
        raise BadRecord("bad-start", f"this record cannot start: {error}", detail=str(error)) from error
    yield match
    for index, entry in enumerate(record.entries):
        try:
            match.enter(entry)
        except IllegalAnswer as error:
            raise BadRecord(
                "bad-entry", f"entry {index} does not fit: {error}", index=index, detail=str(error)
            ) from error
        yield match
