"""Playing rule vectors: what they order is done through the public API, as a table would do it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec import UNSET, UnsetType

from lichina.kernel import Game, IllegalAnswer, LichinaError, Match

from .data import plain, written
from .dice import Loaded, left_over
from .expectations import Comparison, Marks
from .files import BadVectors, Instruction, Seats, Vector, Vectors

_PATIENCE = 1000


class Failure(NamedTuple):
    """What was not as it must be."""

    vector: str
    where: str
    """The step, or empty for the end."""
    expected: str
    found: str


def check(game: type[Game], vectors: Vectors) -> Iterator[tuple[Vector, list[Failure]]]:
    """Play every vector of a file, and say what was not as it must be."""
    if vectors.game != game.id:
        raise BadVectors(
            "other-vectors",
            f"these are vectors of “{vectors.game}”, not of “{game.id}”",
            found=vectors.game,
            known=game.id,
        )
    for vector in vectors.vectors:
        yield vector, check_one(game, vector)


def check_one(game: type[Game], vector: Vector) -> list[Failure]:
    """Play one vector; a step that goes wrong ends it, an expectation that is not met does not."""
    seats = Seats(vector.cast)
    options = dict(seats(vector.options))
    if vector.deal is not UNSET:
        options["deal"] = seats(vector.deal)
    try:
        match = Match(game, len(vector.cast), vector.seed, options)
    except LichinaError as error:
        if vector.refused in (True, error.code):
            return []
        wanted = "a start" if vector.refused is UNSET else f"the start {_refused(vector.refused)}"
        return [Failure(vector.id, "", wanted, _refusal(error))]
    if vector.refused is not UNSET:
        return [Failure(vector.id, "", f"the start {_refused(vector.refused)}", "it started")]
    return _Run(vector, match, seats).failures()


def _refused(wanted: str | bool) -> str:
    return "refused" if wanted is True else f"refused with “{wanted}”"


def _refusal(error: LichinaError) -> str:
    return f"{error.code}: {error}"


class _Run:
    """One vector while it is played."""

    def __init__(self, vector: Vector, match: Match, seats: Seats) -> None:
        self.vector = vector
        self.match = match
        self.seats = seats
        self.look = Comparison(match, seats)
        self.at = 0.0
        """The time by the vector's own reckoning: it passes even where nothing is due."""

    def failures(self) -> list[Failure]:
        """Play the orders, and look whether all is as expected."""
        found: list[Failure] = []
        for index, order in enumerate(self.vector.orders):
            marks = self._marks()
            wrong = self._step(order)
            where = f"orders[{index}]"
            if wrong is not None:
                found.append(Failure(self.vector.id, where, *wrong))
                return found
            if order.expect is not UNSET:
                found += [Failure(self.vector.id, where, *pair) for pair in self.look.unmet(order.expect, marks)]
        if self.vector.expect is not UNSET:
            nothing: Marks = dict.fromkeys((None, *self.match.game.seats), 0)
            found += [Failure(self.vector.id, "", *pair) for pair in self.look.unmet(self.vector.expect, nothing)]
        if left := left_over(self.match.game.dice):
            found.append(Failure(self.vector.id, "", "all the dice rolled", f"left over: {written(left)}"))
        return found

    def _marks(self) -> Marks:
        return {viewer: len(self.match.told(viewer)) for viewer in (None, *self.match.game.seats)}

    # --- steps --------------------------------------------------------------------------------------------------------

    def _step(self, order: Instruction) -> tuple[str, str] | None:
        """Do one step; what was expected of it and what came, if it went wrong."""
        shown = _step_shown(order)
        before = self._everything() if order.refused is not UNSET else None
        try:
            wrong = self._do(order)
        except IllegalAnswer as error:
            return self._refused_rightly(order, error, before)
        except LichinaError as error:
            return shown, _refusal(error)
        if order.refused is not UNSET:
            return f"{shown} {_refused(order.refused)}", "it was taken"
        return wrong

    def _refused_rightly(
        self, order: Instruction, error: IllegalAnswer, before: list[Any] | None
    ) -> tuple[str, str] | None:
        """What was expected of a step that was refused and what came, if that is not the same."""
        shown = _step_shown(order)
        if order.refused is UNSET:
            return f"{shown} taken", _refusal(error)
        if order.refused not in (True, error.code):
            return f"{shown} {_refused(order.refused)}", _refusal(error)
        if self._everything() != before:
            return f"{shown} refused and nothing changed", "something has changed"
        return None

    def _everything(self) -> list[Any]:
        """All that could have changed."""
        match = self.match
        return [len(match._entries), match.phase, *(match.glimpse(viewer) for viewer in (None, *match.game.seats))]

    def _do(self, order: Instruction) -> tuple[str, str] | None:
        match = self.match
        self.at = max(self.at, match.now)
        if isinstance(order.seat, str):
            seat = self.seats.number(order.seat)
            name = order.offer if isinstance(order.offer, str) else self._open(seat, str(order.ask))
            match.answer(seat, self.seats(order.value), name, self.at)
        elif isinstance(order.skip, str):
            match.skip(self.seats.number(order.skip), self.at)
        elif isinstance(order.undo, str):
            match.undo(self.seats.number(order.undo))
        elif not isinstance(order.dice, UnsetType):
            match.take_dice(Loaded(match.game.dice, self.seats(order.dice)))
        elif order.rest == "windows":
            return self._pass_windows()
        elif order.rest is not UNSET:
            return self._rest(order.until if isinstance(order.until, str) else None)
        elif order.lapse is True:
            match.lapse()
        elif not isinstance(order.lapse, UnsetType):
            self.at += order.lapse
            match.lapse(self.at)
        return None

    def _open(self, seat: int, key: str) -> int:
        """The number of the seat's open ask with this key; one not yet answered, if there are several."""
        asks = sorted((ask for ask in self.match.asks_of(seat) if ask.key == key), key=lambda ask: ask.held is not None)
        if not asks:
            raise IllegalAnswer("not-asked", f"seat {seat} is not asked “{key}” now", seat=seat)
        return asks[0].number

    def _rest(self, until: str | None) -> tuple[str, str] | None:
        """Let open asks take their defaults: those that are open now, or all until a phase begins."""
        match = self.match
        if until is None:
            waiting = [(ask.seat, ask.number) for ask in match.asks]
            if not waiting:
                return "somebody is asked", "nobody is"
            for seat, number in waiting:
                if any(ask.number == number and ask.held is None for ask in match.asks_of(seat)):
                    match.skip(seat, max(self.at, match.now))
            return None
        for _ in range(_PATIENCE):
            if match.outcome is not None:
                return f"phase {until}", f"the match is over: {written(plain(match.outcome))}"
            if match.asks:
                match.skip(match.asks[0].seat, max(self.at, match.now))
            else:
                match.lapse()
            if match.phase == until and match.outcome is None:
                return None
        return f"phase {until}", f"still phase {match.phase} after {_PATIENCE} steps"

    def _pass_windows(self) -> tuple[str, str] | None:
        """Let time pass as long as the table waits for nothing but windows to react."""
        if not self._window():
            return "a window is open, and nothing else is asked", self._asked_shown()
        for _ in range(_PATIENCE):
            self.match.lapse()
            if not self._window():
                return None
        return "the windows close", f"another is open after {_PATIENCE} steps"

    def _window(self) -> bool:
        """Whether a window is open, and nobody owes an answer to anything else."""
        match = self.match
        due = match._next_due()
        return due is not None and not any(match.owed(node) for node in (due[1], *match.asks))

    def _asked_shown(self) -> str:
        return "; ".join(f"{ask.seat}: {ask.key}" for ask in self.match.asks) or "nobody is asked"


def _step_shown(order: Instruction) -> str:
    fields = ((name, getattr(order, name)) for name in order.__struct_fields__)
    given = {name: value for name, value in fields if value is not UNSET and name not in ("expect", "note", "refused")}
    return written(given)
