"""Random play: people who answer anything legal, in any order, late, or not at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeAlias

from lichina.kernel import Ask, Dice, Entry, Game, IllegalAnswer, Match, Record
from lichina.kernel.dice import key_of

from .cases import Case

LONGEST = 5000
"""No match played at random should take more entries than this."""

Observer: TypeAlias = Callable[[Match, Entry | None], None]
"""Called at the start (with None) and after every entry."""


class Habits(NamedTuple):
    """How often people do each thing: once in this many times, 0 for never."""

    offer: int = 6
    lapse: int = 12
    skip: int = 40
    amend: int = 6
    later: int = 3
    undo: int = 0
    reseed: int = 0


ORDINARY = Habits()
RESTLESS = Habits(offer=4, lapse=8, skip=12, undo=3, reseed=40)


class RandomPeople:
    """Everybody at the table, each decision made by dice."""

    def __init__(self, seed: int | str, habits: Habits = ORDINARY) -> None:
        self.dice = Dice(key_of(f"crowd {seed}"))
        self.habits = habits

    def sometimes(self, rate: int) -> bool:
        """Once in `rate` times."""
        return rate > 0 and self.dice.below(rate) == 0

    def decide(self, match: Match) -> Entry:
        """What happens next."""
        return self._whim(match) or self._duty(match)

    def _duty(self, match: Match) -> Entry:
        """What the table waits for."""
        asks = match.asks
        if asks:
            return self._reply(match, self.dice.choice(asks))
        if match.deadline is not None:
            return Entry(at=match.deadline, lapse=True)
        if offers := match.offers:
            return self._accept(match, self.dice.choice(offers))
        raise AssertionError("nobody is asked, no clock runs and no offer stands, yet the match is not over")

    def _whim(self, match: Match) -> Entry | None:
        """What nobody waits for."""
        return next(self._whims(match), None)

    def _whims(self, match: Match) -> Iterator[Entry]:
        """All that somebody may feel like; the first counts."""
        habits, dice = self.habits, self.dice
        if match.deadline is not None and self.sometimes(habits.lapse):
            yield Entry(at=match.deadline + (dice.below(60) if self.sometimes(3) else 0), lapse=True)
        if self.sometimes(habits.offer) and (offers := match.offers):
            yield self._accept(match, dice.choice(offers))
        if self.sometimes(habits.skip) and (asks := match.asks):
            yield Entry(at=match.now, skip=dice.choice(asks).seat)
        if self.sometimes(habits.amend) and (held := list(_held(match))):
            yield self._reply(match, dice.choice(held))
        if self.sometimes(habits.undo) and may_undo(match, seat := dice.choice(match.game.seats)):
            yield Entry(at=match.now, undo=seat)
        if self.sometimes(habits.reseed):
            yield Entry(at=match.now, reseed=dice.below(1000))

    def _reply(self, match: Match, ask: Ask) -> Entry:
        return Entry(at=self._moment(match), seat=ask.seat, ask=ask.number, value=ask.form.draw(self.dice))

    def _accept(self, match: Match, offer: Ask) -> Entry:
        return Entry(at=self._moment(match), seat=offer.seat, ask=offer.key, value=offer.form.draw(self.dice))

    def _moment(self, match: Match) -> float:
        """Now or somewhat later, but before anything is due."""
        now, deadline = match.now, match.deadline
        if not self.sometimes(self.habits.later):
            return now
        if deadline is None:
            return now + self.dice.below(20)
        return now + (deadline - now) * self.dice.below(8) / 8


def _held(match: Match) -> Iterator[Ask]:
    for seat in match.game.seats:
        yield from (ask for ask in match.asks_of(seat) if ask.held is not None)


def may_undo(match: Match, seat: int) -> bool:
    """Whether this seat could take its last answer back."""
    try:
        match.fork().undo(seat)
    except IllegalAnswer:
        return False
    return True


@contextmanager
def telling(match: Match) -> Iterator[None]:
    """If anything fails, say in which match and where."""
    try:
        yield
    except Exception as error:
        game, record = match.game, match.record
        last = "".join(f"\n  {line}" for line in last_moves(type(game), record)) or " nothing"
        error.add_note(
            f"in “{game.id}” with {len(game.seats)} seats, options {record.options}, seed {match.seed!r}, "
            f"phase “{match.phase}”, after {len(record.entries)} entries; the last:{last}"
        )
        raise


def last_moves(game: type[Game], record: Record, count: int = 3) -> list[str]:
    """The last entries of a record in words; the match is replayed, because only a match knows its questions."""
    try:
        match = Match(game, record.seats, record.seed, record.options)
        lines: list[str] = []
        for entry in record.entries:
            lines.append(in_words(match, entry))
            match.enter(entry)
    except Exception:  # what is told here must not hide what has failed
        return [in_words(None, entry) for entry in record.entries[-count:]]
    return lines[-count:]


def in_words(match: Match | None, entry: Entry) -> str:
    """An entry as a line for people; the match, if given, is as it was before the entry."""
    if entry.lapse:
        return f"time passes until {entry.at}"
    if entry.skip is not None:
        return f"seat {entry.skip} is skipped"
    if entry.undo is not None:
        return f"seat {entry.undo} takes its last answer back"
    if entry.seat is None:
        return f"the dice are seeded anew: {entry.reseed!r}"
    if isinstance(entry.ask, str):
        return f"seat {entry.seat} takes the offer “{entry.ask}”: {entry.value!r}"
    keys = [ask.key for ask in match.asks_of(entry.seat) if ask.number == entry.ask] if match else []
    return f"seat {entry.seat} answers {f'“{keys[0]}”' if keys else f'ask {entry.ask}'}: {entry.value!r}"


def enter(match: Match, entry: Entry) -> None:
    """Apply an entry; if the rules fail, say at which entry."""
    try:
        match.enter(entry)
    except Exception as error:
        error.add_note(f"at this: {in_words(match, entry)}")
        raise


def play(
    game: type[Game],
    seats: int,
    options: Mapping[str, Any] | None,
    seed: int | str,
    observer: Observer | None = None,
    *,
    habits: Habits = ORDINARY,
    longest: int = LONGEST,
    checkpoints: bool = True,
) -> Match:
    """Play a match to its end at random, all decided by the seed; AssertionError if it does not end."""
    match = Match(game, seats, seed, options, checkpoints=checkpoints)
    crowd = RandomPeople(seed, habits)
    drive(match, crowd.decide, observer, longest)
    return match


def play_silently(
    game: type[Game],
    seats: int,
    options: Mapping[str, Any] | None,
    seed: int | str,
    observer: Observer | None = None,
    *,
    longest: int = LONGEST,
) -> Match:
    """Play a match in which nobody ever answers: time runs out, and where no clock runs, asked seats are skipped."""
    match = Match(game, seats, seed, options)
    drive(match, _silence, observer, longest)
    return match


def watch(case: Case, seed: int | str, observer: Observer, enough: Callable[[], bool]) -> None:
    """Play a match at random until it is over, or the observer has seen enough."""
    match = case.start(seed)
    crowd = RandomPeople(seed)
    with telling(match):
        observer(match, None)
        for _ in range(LONGEST):
            if match.outcome is not None or enough():
                return
            entry = crowd.decide(match)
            enter(match, entry)
            observer(match, entry)


def _silence(match: Match) -> Entry:
    if match.deadline is not None:
        return Entry(at=match.deadline, lapse=True)
    if asks := match.asks:
        return Entry(at=match.now, skip=asks[0].seat)
    raise AssertionError("nobody answers, no clock runs and nobody is asked: the match never ends")


def drive(match: Match, decide: Callable[[Match], Entry], observer: Observer | None, longest: int) -> None:
    """Apply one entry after another until the match is over."""
    with telling(match):
        if observer is not None:
            observer(match, None)
        for _ in range(longest):
            if match.outcome is not None:
                return
            entry = decide(match)
            enter(match, entry)
            if observer is not None:
                observer(match, entry)
        assert match.outcome is not None, f"the match is not over after {longest} entries"
