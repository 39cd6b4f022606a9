"""Copies of a match: a checkpoint and the few entries since, played again; and standing where it stood before."""

from __future__ import annotations

from functools import cache
from typing import Any, NoReturn, Self

from .dice import Dice, key_of
from .engine import Checkpoint, Engine, _default, restore_game
from .errors import IllegalAnswer, LichinaError, RuleError
from .forms import shown
from .game import Game
from .gates import Ask, First
from .history import History, Story
from .opengates import OpenGates
from .views import Viewed, standing


@cache
def _nothing_before(seats: int) -> dict[int | None, int]:
    """Nobody has heard anything before the start; every viewer is in it, so nobody ever writes to it."""
    return dict.fromkeys((None, *range(seats)), 0)


class Copied(Viewed):
    """A running match that can be copied, and that goes back to where it was if a rule fails."""

    __slots__ = ("seed",)

    seed: int | str

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
        self._forget()
        self._reset([0] * len(seats))
        try:
            self._run(game.setup)
            if self._flat is None:
                self._settle()
        except LichinaError:
            raise
        except Exception as error:
            raise RuleError("rule-failed", f"the rules of “{kind.id}” failed at the start: {error!r}") from error

    # --- copies ---------------------------------------------------------------------------------------------------

    def fork(self, seed: int | str | None = None, *, checkpoints: bool = True) -> Self:
        """The same position, to be played on apart; with a seed, dice fall differently from here on.

        Without checkpoints it keeps none from here on, for play to the end: it runs faster, nothing can be imagined in
        it, and a copy of it plays all that has come in since again.
        """
        copy = self._copy(self._since())
        copy._keep = self._keep and checkpoints
        if seed is not None:
            copy._reseed(seed)
        return copy

    def __copy__(self) -> Self:
        return self.fork()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.fork()  # what it shares with this one only grows, and nobody changes it

    def _since(self) -> list[Any]:
        """The entries in force since the checkpoint."""
        entries = self._entries.since(self._checkpoint.entries if self._checkpoint else 0)
        if not any(entry[1] == "undo" for entry in entries):
            return entries
        kept: list[Any] = []
        for entry in entries:
            if entry[1] == "undo":
                del kept[last_of(entry[2], kept)]  # type: ignore[arg-type]  # it was there to be taken back
            else:
                kept.append(entry)
        return kept

    def _copy(self, since: list[Any]) -> Self:
        checkpoint = self._checkpoint
        if self._imagined:
            for entry in since:
                if entry[1] == "imagine":
                    entry[2].look(self)
        copy = self.__class__.__new__(self.__class__)
        copy.seed = self.seed
        copy._keep = self._keep
        copy._imagined = self._imagined
        if checkpoint is None:
            copy._start(self.game.__class__, self.game.seats, self.game.options)
        copy._entries = History(self._entries, len(self._entries))
        if checkpoint is not None:
            copy._stand_at(checkpoint, restore_game(checkpoint, self.game))
        copy._play(since)
        copy.game.now = self.game.now  # time may have passed beyond the last thing that happened
        copy._forget()
        return copy

    # --- playing again --------------------------------------------------------------------------------------------

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
                if self._live or not self._open or self._maybe_due(game.now):
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

    def _offered(self, seat: int, key: int | str | None) -> tuple[First, Ask]:
        """The standing offer with this key, and where it stands."""
        found = next((pair for pair in standing(self._offering(), seat) if pair[1].key == key), None)
        if found is None:
            raise IllegalAnswer("no-such-offer", f"seat {seat} has no offer {shown(key)} now", key=shown(key))
        return found

    def _taken(self, gate: First, offer: Ask, value: Any) -> None:
        self._withdraw(gate)
        self._finish(gate, ((offer.seat, offer.key), value))

    def _skipped(self, seat: int) -> None:
        for ask in self.asks_of(seat):
            if ask.held is None and ask in self.asks_of(seat):
                self._answered(ask, _default(ask), by_hand=False)
        self._settle()

    # --- going back, and other dice -------------------------------------------------------------------------------

    def _become(self, other: Self) -> None:
        """Take over the position of a copy, keeping its own entries."""
        for name in (*OpenGates.__slots__, *Engine.__slots__):
            if name != "_entries":
                setattr(self, name, getattr(other, name))
        self._forget()

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


def last_of(seat: int, entries: list[Any]) -> int | None:
    """Where the last thing stands that this seat has done, or that was done for it."""
    for place in range(len(entries) - 1, -1, -1):
        what = entries[place][1]
        if what == seat or (what == "skip" and entries[place][2] == seat):
            return place
    return None
