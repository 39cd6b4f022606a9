"""A match: the whole public API of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NoReturn

import msgspec

from .channels import Door, doors
from .dice import Dice, key_of
from .engine import Checkpoint, Engine, _default, restore_game
from .errors import BadOptions, BadRecord, IllegalAnswer, LichinaError, RuleError
from .forms import Pick, closed_option, shown
from .game import Game
from .gatehouse import Gatehouse
from .gates import All, Ask, First, Node, Question
from .history import History, Page, Story, Told
from .options import read
from .record import FORMAT, Entry, Record, to_entry
from .worlds import imagine, sealed, worlds

_WIDE = 1 << 63
_FOREVER = 1e15
"""Seconds from which on time no longer counts in fractions."""
CHANGES = 24
"""How often an answer may be changed or taken back and given again."""


@cache
def _nothing_before(seats: int) -> dict[int | None, int]:
    """Nobody has heard anything before the start; every viewer is in it, so nobody ever writes to it."""
    return dict.fromkeys((None, *range(seats)), 0)


class View(msgspec.Struct, frozen=True):
    """All that a seat may know at this moment: what everybody knows, and what it alone knows."""

    public: msgspec.Struct
    private: msgspec.Struct | None


class Match(Engine):
    """One match. Same game, seats, options, seed and answers: same match, always."""

    __slots__ = ("_imagined", "_public", "_public_at", "seed")

    seed: int | str

    def __init__(
        self,
        game: type[Game],
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

    def _start(self, kind: type[Game], seats: range, options: Any) -> None:
        game = kind.__new__(kind)
        game.seats = seats
        game.options = options
        game.dice = Dice(key_of(self.seed))
        game.now = 0.0
        game.story = Story()
        game.story.bases = _nothing_before(len(seats))
        game.logs = None
        self.game = game
        self._entries = History()
        self._checkpoint = None
        self._public_at = -1
        self._reset([0] * len(seats))
        try:
            self._run(game.setup)
            if self._flat is None:
                self._settle()
        except LichinaError:
            raise
        except Exception as error:
            raise RuleError("rule-failed", f"the rules of “{kind.id}” failed at the start: {error!r}") from error

    # --- what is going on -----------------------------------------------------------------------------------------

    @property
    def now(self) -> float:
        """The game's own time: that of the last entry."""
        return self.game.now

    @property
    def phase(self) -> str:
        """The name of the phase that the match is in."""
        return self._phase

    @property
    def asks(self) -> list[Ask]:
        """All that the table waits for. Who is asked may itself be secret: a client gets `asks_of` its seat."""
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
        """What this seat is asked, with answers that are held and may still be changed."""
        found = self._open.get(seat) if seat.__class__ is int else None
        if found is None:
            return []
        return list(found) if found.__class__ is list else [found]

    @property
    def offers(self) -> list[Ask]:
        """What seats may do although nobody waits for it."""
        gates = self._offering()
        return [offer for seat in self.game.seats for _, offer in _standing(gates, seat)] if gates else []

    @property
    def offering(self) -> bool:
        """Whether the rules wait in a place where seats may have offers; which ones, is not looked at."""
        return bool(self._offering())

    def due(self, ask: Ask) -> float | None:
        """When this open ask will be answered by its default, or be gone."""
        ends = []
        node: Node | None = ask
        while node is not None:
            ends.append(self._ends(node))
            node = node.parent
        return min((end for end in ends if end is not None), default=None)

    def owed(self, part: Node) -> bool:
        """Whether the others wait for this: whoever lets a window pass has missed nothing."""
        node: Node | None = part
        while node is not None and not node.optional:
            node = node.parent
        return node is None

    def questions(self, seat: int) -> list[Question]:
        """What this seat is asked, as plain data: all that a client or a bot of the seat needs."""
        return [
            Question(ask.number, ask.key, ask.form, ask.context(), dict(ask.closed or {}), ask.held, self.due(ask))
            for ask in self.asks_of(seat)
        ]

    def chances(self, seat: int) -> list[Question]:
        """What this seat may do although nobody waits for it, as plain data. It has no number: its key takes it."""
        return [
            Question(0, offer.key, offer.form, offer.context(), dict(offer.closed or {}), None, None)
            for offer in self.offers_of(seat)
        ]

    def offers_of(self, seat: int) -> list[Ask]:
        """What this seat may do although nobody waits for it."""
        gates = self._offering()
        if not gates or seat.__class__ is not int or seat not in self.game.seats:
            return []
        return [offer for _, offer in _standing(gates, seat)]

    @property
    def deadline(self) -> float | None:
        """When `lapse` is due next, or None."""
        due = self._next_due()
        return due[0] if due else None

    def view(self, seat: int | None) -> View:
        """All that this seat may know; for anybody else (None, or no seat of this match), what spectators see."""
        moment = len(self._entries)
        if self._public_at != moment:
            self._public = self.game.public()
            self._public_at = moment
        if seat.__class__ is not int or seat not in self.game.seats:
            return View(self._public, None)
        return View(self._public, self.game.private(seat))

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

    def channels(self, seat: int | None) -> list[Door]:
        """Where this seat (or a spectator) may listen now, and whether it may speak there."""
        own = seat.__class__ is int and seat in self.game.seats
        return doors(self.game.channels(), seat if own else None)

    @property
    def story(self) -> list[Page]:
        """Every event with its audience, open to all once the match is over."""
        if self.outcome is None or self._imagined:
            raise IllegalAnswer("not-over", "the whole story is told when the match is over")
        return self.game.story.since(0)

    @property
    def facts(self) -> list[Told]:
        """What the game has counted, open to all once the match is over."""
        if self.outcome is None or self._imagined:
            raise IllegalAnswer("not-over", "what was hidden is counted when the match is over")
        return self.game.facts()

    def glimpse(self, seat: int | None, since: int = 0) -> bytes:
        """Everything that a client of this seat could ever see at this moment, byte for byte: order is visible, too."""
        own = seat.__class__ is int
        return msgspec.json.encode(
            {
                "view": self.view(seat),
                "asks": [question.seen() for question in self.questions(seat)] if own else [],  # type: ignore[arg-type]
                "offers": [question.seen() for question in self.chances(seat)] if own else [],  # type: ignore[arg-type]
                "channels": self.channels(seat),
                "deadline": self.deadline,
                "told": [(event.key, event.data) for event in self.told(seat, since)],
                "over": self.outcome,
            }
        )

    # --- what comes in --------------------------------------------------------------------------------------------

    def answer(self, seat: int, value: Any, ask: int | str | None = None, at: float | None = None) -> None:
        """Answer an ask by its number or take an offer by its key; without either, the seat's only open ask.

        IllegalAnswer says why not, and then nothing has changed, except that time which had run out by `at` is noted.
        """
        flat = self._flat
        if flat is None or at is not None or seat.__class__ is not int:
            return self._answer(seat, value, ask, at)
        asked = self._open.get(seat)
        if asked is None or asked.number != ask or ask.__class__ is not int:
            return self._answer(seat, value, ask, at)
        # A sealed answer among several: nothing else can come of it, unless it is the last.
        form = asked.form
        if form.__class__ is not Pick or value.__class__ is not int or value not in form.options:
            value = self._accept(asked, value)
        self._entries.items.append((self.game.now, seat, ask, value))
        flat.results[asked.slot] = value
        asked.finished = True
        del self._open[seat]
        if not self._open:
            self._close_flat(flat)

    def _close_flat(self, gate: All) -> None:
        """The last of a list of asks is answered."""
        checkpoint = self._checkpoint
        try:
            self._finish_flat(gate)
            if self._live or self._bound is not None or self._floating or not self._open:
                self._settle()
        except Exception as error:
            self._fail(error, checkpoint, self.game.now)

    def _answer(self, seat: int, value: Any, ask: int | str | None, at: float | None) -> None:
        game = self.game
        if at is None:
            at = game.now
        elif at.__class__ is not float or at != game.now:
            at = self._moment(at)
            if self._maybe_due(at):
                self.lapse(at)
        found = self._open.get(seat) if seat.__class__ is int else None
        if found.__class__ is not Ask or ask.__class__ is not int or ask != found.number:
            found = self._find(seat, ask)
            if found is None:
                self._take(seat, ask, value, at)
                return
        if found.held is not None:
            self._check_changes(found)
        form = found.form
        if form.__class__ is not Pick or value.__class__ is not int or value not in form.options:
            value = self._accept(found, value)
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

    def _offered(self, seat: int, key: int | str | None) -> tuple[First, Ask]:
        """The standing offer with this key, and where it stands."""
        found = next((pair for pair in _standing(self._offering(), seat) if pair[1].key == key), None)
        if found is None:
            raise IllegalAnswer("no-such-offer", f"seat {seat} has no offer {shown(key)} now", key=shown(key))
        return found

    def _taken(self, gate: First, offer: Ask, value: Any) -> None:
        self._withdraw(gate)
        self._finish(gate, ((offer.seat, offer.key), value))

    def lapse(self, at: float | None = None) -> bool:
        """Let time pass until `at`, or to the next deadline: what is due takes its default. Whether anything was."""
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

    def _skipped(self, seat: int) -> None:
        for ask in self.asks_of(seat):
            if ask.held is None and ask in self.asks_of(seat):
                self._answered(ask, _default(ask), by_hand=False)
        self._settle()

    def undo(self, seat: int, at: float | None = None) -> None:
        """Take this seat's last answer back, as long as an open gate keeps it sealed: no rule has seen it, nor anybody.

        Whether it can be taken back hangs on that gate alone, never on what others have done since: the refusal of
        somebody who tries again and again would count their deeds.
        """
        self._check_seat(seat)
        at = self.game.now if at is None else self._moment(at)
        if self._maybe_due(at):
            self.lapse(at)
        since = self._since()
        last = _last_of(seat, since)
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

    def _accept(self, ask: Ask, value: Any) -> Any:
        """The answer in canonical form; IllegalAnswer says why it is none."""
        try:
            return ask.form.accept(value)
        except IllegalAnswer:
            if ask.closed and value.__class__ in (int, str) and value in ask.closed:
                raise closed_option(value, ask.closed[value]) from None
            raise

    def _moment(self, at: Any) -> float:
        if at.__class__ not in (int, float) or not -_FOREVER < at < _FOREVER:
            raise IllegalAnswer("bad-time", f"{shown(at)} is no moment in time")
        if at < self.game.now:
            raise IllegalAnswer("time-runs-back", f"it is {self.game.now} already, {at} is past", now=self.game.now)
        return float(at)

    def _offering(self) -> list[First]:
        """The open gates that have standing offers, the innermost first."""
        if self._plain or self._root is None:
            return []
        gates = [node for node in self._walk(self._root) if node.__class__ is First and node.standing is not None]
        gates.reverse()
        return gates

    # --- copies ---------------------------------------------------------------------------------------------------

    def fork(self, seed: int | str | None = None, *, checkpoints: bool = True) -> Match:
        """The same position, to be played on apart; with a seed, dice fall differently from here on.

        Without checkpoints it keeps none from here on, for play to the end: it runs faster, nothing can be imagined in
        it, and a copy of it plays all that has come in since again.
        """
        copy = self._copy(self._since())
        copy._keep = self._keep and checkpoints
        if seed is not None:
            copy._reseed(seed)
        return copy

    def __copy__(self) -> Match:
        return self.fork()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.fork()  # what it shares with this one only grows, and nobody changes it

    def __reduce__(self) -> tuple[Any, ...]:
        """A match is pickled as its record: what waits in the middle of a phase cannot be."""
        if self._imagined:
            raise TypeError("an imagined match has no record, so it cannot be pickled; it can be forked")
        return _unpickled, (self.game.__class__, self.record.to_json(), self._keep)

    def _since(self) -> list[Any]:
        """The entries in force since the checkpoint."""
        entries = self._entries.since(self._checkpoint.entries if self._checkpoint else 0)
        if not any(entry[1] == "undo" for entry in entries):
            return entries
        kept: list[Any] = []
        for entry in entries:
            if entry[1] == "undo":
                del kept[_last_of(entry[2], kept)]  # type: ignore[arg-type]  # it was there to be taken back
            else:
                kept.append(entry)
        return kept

    def _copy(self, since: list[Any]) -> Match:
        checkpoint = self._checkpoint
        if self._imagined:
            for entry in since:
                if entry[1] == "imagine":
                    entry[2].look(self)
        copy = Match.__new__(Match)
        copy.seed = self.seed
        copy._keep = self._keep
        copy._imagined = self._imagined
        copy._public_at = -1
        if checkpoint is None:
            copy._start(self.game.__class__, self.game.seats, self.game.options)
        else:
            copy._stand_at(checkpoint, restore_game(checkpoint, self.game))
        copy._entries = History(self._entries, len(self._entries))
        copy._play(since)
        copy.game.now = self.game.now  # time may have passed beyond the last thing that happened
        return copy

    def _stand_at(self, checkpoint: Checkpoint, game: Game) -> None:
        """Begin the phase of a checkpoint with the game as it was then."""
        self.game = game
        self._checkpoint = checkpoint
        self._reset(checkpoint.numbers.copy())
        self._phase = checkpoint.phase
        self._generator = getattr(game, checkpoint.phase)()
        self._go(None)
        if self._live or self._bound is not None or self._floating or not self._open:
            self._settle()
        if checkpoint.lapsing is not None:
            self._pass(checkpoint.lapsing)

    def _play(self, entries: list[Any]) -> None:
        """Play entries again that were found legal before."""
        game = self.game
        for entry in entries:
            what = entry[1]
            if what.__class__ is int:
                game.now = entry[0]
                self._play_answer(what, entry[2], entry[3])
                if self._live or self._bound is not None or self._floating or not self._open:
                    self._settle()
            elif what == "lapse":
                self._pass(entry[0])
            elif what == "skip":
                game.now = entry[0]
                self._skipped(entry[2])
            elif what == "reseed":
                game.dice = Dice(key_of(entry[2]))
            elif what == "dice":
                game.dice = entry[2].copy()
            else:
                entry[2].deal_again(self)

    def _play_answer(self, seat: int, ask: int | str, value: Any) -> None:
        if ask.__class__ is int:
            found = self._open[seat]
            if found.__class__ is list:
                found = next(one for one in found if one.number == ask)
            self._answered(found, value)
        else:
            gate, offer = self._offered(seat, ask)
            self._taken(gate, offer, value)

    def _become(self, other: Match) -> None:
        """Take over the position of a copy, keeping the own entries."""
        for name in (*Gatehouse.__slots__, *Engine.__slots__):
            if name != "_entries":
                setattr(self, name, getattr(other, name))
        self._public_at = -1

    def _fail(self, error: Exception, checkpoint: Checkpoint | None, was: float) -> NoReturn:
        """A rule has raised: stand where the match stood before the entry, and say so."""
        self._entries.cut(len(self._entries) - 1)
        self._checkpoint = checkpoint
        self._become(self._copy(self._since()))
        self.game.now = was
        if isinstance(error, RuleError):
            raise error
        raise RuleError(
            "rule-failed",
            f"the rules of “{self.game.id}” failed in phase “{self._phase}”: {error!r}",
            phase=self._phase,
        ) from error

    def _reseed(self, seed: int | str) -> None:
        self._entries.append((self.game.now, "reseed", seed))
        self.game.dice = Dice(key_of(seed))

    def take_dice(self, dice: Dice) -> None:
        """From here on these are rolled: to try a rule out. Copies do so, too; but there is no record any more."""
        self._entries.append((self.game.now, "dice", dice.copy()))
        self.game.dice = dice

    # --- what a seat can imagine ----------------------------------------------------------------------------------

    def imagine(self, seat: int, seed: int | str) -> Match | None:
        """One position that might be the true one for all that this seat knows, with dice of its own.

        In a phase where even who is asked is secret, the phase is played again from its start: this seat's own answers
        and those shown to all are given again, the others decide anew. None if that led elsewhere.
        """
        return imagine(self, seat, seed)

    def worlds(self, seat: int, seed: int | str, tries: int = 50) -> Iterator[Match]:
        """Imagined matches without end that this seat cannot tell from the true one; it stops if none can be found."""
        return worlds(self, seat, seed, tries)

    # --- writing it down ------------------------------------------------------------------------------------------

    def entries(self, since: int = 0) -> list[Entry]:
        """What has come in, from the n-th entry on."""
        if self._imagined:
            raise IllegalAnswer("imagined", "an imagined match has no record")
        return [to_entry(entry) for entry in self._entries.since(since)]

    @property
    def record(self) -> Record:
        """All that is needed to play this match again."""
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

    def enter(self, entry: Entry) -> None:
        """Let one entry of a record happen."""
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


def _standing(gates: list[First], seat: int) -> Iterator[tuple[First, Ask]]:
    """What a seat is offered by these gates, each with its gate; of two with one key the inner one counts."""
    keys: set[str] = set()
    for gate in gates:
        for offer in gate.standing(seat):  # type: ignore[misc]
            if offer.seat != seat:
                raise RuleError("bad-offer", f"asked for the offers of seat {seat}, the rules offer {offer!r}")
            if offer.key not in keys and not offer.form.empty:
                keys.add(offer.key)
                yield gate, offer


def _last_of(seat: int, entries: list[Any]) -> int | None:
    """Where the last thing stands that this seat has done, or that was done for it."""
    for place in range(len(entries) - 1, -1, -1):
        what = entries[place][1]
        if what == seat or (what == "skip" and entries[place][2] == seat):
            return place
    return None


def _unpickled(kind: type[Game], text: bytes, checkpoints: bool) -> Match:
    """The match of a record, played again."""
    record = Record.from_json(text)
    match = Match(kind, record.seats, record.seed, record.options, checkpoints=checkpoints)
    for entry in record.entries:
        match.enter(entry)
    return match


def replay(record: Record, kind: type[Game]) -> Match:
    """Play a record again; BadRecord names the entry that does not fit."""
    steps = retrace(record, kind)
    match = next(steps)
    for _ in steps:
        pass
    return match


def retrace(record: Record, kind: type[Game]) -> Iterator[Match]:
    """Play a record again step by step: the match as it began, and again after each entry."""
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
