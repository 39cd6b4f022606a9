"""What a seat was told stays true for it: no world that it imagines later may say otherwise.

If one does, either the seat was told something it should not have heard, so that `imagine` knows nothing of it, or
`imagine` redeals what the seat knows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple, TypeAlias

from lichina.kernel import Dice, Entry, IllegalAnswer, Match
from lichina.kernel.dice import key_of

from .cases import Case
from .leak import Leak
from .play import in_words, watch
from .snapshot import canonical, shown

ENOUGH = 16
"""How many worlds where the same is told, and how many where something else is, must agree before we speak."""
TRIES = 300
LATER = 8
"""How many worlds are imagined afterwards."""

CLEAR = 48
"""How many worlds where dice told the seat the same must lack what a quarter of the others have before we speak."""
HOPELESS = 40
"""How many worlds must have held two of each kind: dice with many sides hardly ever agree."""
NEVER = 64
"""How many worlds must have held each kind once: of one that comes often enough, 16 in 300 were to be expected."""

Hidden: TypeAlias = dict[str, Any]


class Remembering:
    """Waits for seats to learn something, and checks whether they remember it."""

    def __init__(self, case: Case, seed: int | str, most: int = 3) -> None:
        self.case = case
        self.seed = seed
        self.left = most
        """How many lessons of one match are looked at."""
        self.dice = Dice(key_of(f"lessons {seed}"))
        self.learned = 0
        """From how many lessons something followed for certain."""
        self.leak: Leak | None = None
        self._before: Match | None = None

    def __call__(self, match: Match, entry: Entry | None) -> None:
        before, self._before = self._before, match.fork()
        seat = self.dice.choice(match.game.seats)
        if before is None or entry is None or not is_lesson(before, match, entry, seat):
            return
        lesson = Learned(self.case, before, match, entry, seat)
        seed = f"{self.seed} {self.left}"
        if learned := lesson.determined(seed):
            self.learned += 1
            self.leak = lesson.contradiction(learned, seed)
        elif excluded := lesson.excluded(seed):
            self.learned += 1
            self.leak = lesson.impossibility(excluded, seed)
        self.left -= 1

    def enough(self) -> bool:
        """Whether enough has been seen to stop playing."""
        return self.leak is not None or not self.left


def find_contradiction(case: Case, seed: int | str) -> tuple[Leak | None, int]:
    """Play one match at random. Return what a seat was told and did not keep, and how many lessons were examined."""
    lessons = Remembering(case, seed)
    watch(case, seed, lessons, lessons.enough)
    return lessons.leak, lessons.learned


class Learned(NamedTuple):
    """Something a seat learns from an entry: the match before it and after it."""

    case: Case
    before: Match
    after: Match
    entry: Entry
    seat: int

    def contradiction(self, learned: Hidden, seed: str) -> Leak | None:
        """Something that follows from what the seat was told, and is different in a world imagined later."""
        for number in range(LATER):
            world = self.after.imagine(self.seat, f"{seed} {number}")
            imagined = hidden(world) if world is not None else {}
            wrong = [place for place, value in learned.items() if imagined.get(place, value) != value]
            if wrong:
                return next((self._leak(place, imagined[place]) for place in wrong if self._certain(place, seed)), None)
        return None

    def impossibility(self, excluded: dict[str, set[Any]], seed: str) -> Leak | None:
        """Something that what dice told the seat rules out, and that is true in a world imagined later."""
        for number in range(LATER):
            world = self.after.imagine(self.seat, f"{seed} {number}")
            for place, value in hidden(world).items() if world is not None else ():
                if value in excluded.get(place, ()) and not self._possible(place, value, seed):
                    return self._leak(place, value)
        return None

    def determined(self, seed: str) -> Hidden:
        """What is as in the match in every world where the seat is told the same, and in no world where it is not."""
        same, other = self._sorted(seed, ENOUGH)
        if not same:
            return {}
        return {
            place: value
            for place, value in hidden(self.after).items()
            if all(one.get(place, value) == value for one in same)
            and all(one.get(place, value) != value for one in other)
        }

    def excluded(self, seed: str) -> dict[str, set[Any]]:
        """What is never so where dice tell the seat the same, and often so where they tell it something else."""
        same, other = self._sorted(seed, CLEAR) if self.rolled else ([], [])
        found: dict[str, set[Any]] = {}
        for place in set().union(*other):
            often = Counter(one[place] for one in other if place in one)
            never = {value for value, count in often.items() if count >= len(other) / 4}
            never -= {one[place] for one in same if place in one}
            if never:
                found[place] = never
        return found

    def _sorted(self, seed: str, enough: int) -> tuple[list[Hidden], list[Hidden]]:
        """Enough worlds where the seat is told the same, and enough where it is not; none if they are too rare."""
        same: list[Hidden] = []
        other: list[Hidden] = []
        for alike, found in self._worlds(seed, guessing=False):
            (same if alike else other).append(found)
            if len(same) >= enough and len(other) >= enough:
                return same, other
            tried, rarest = len(same) + len(other), min(len(same), len(other))
            if (self.rolled and tried == HOPELESS and rarest < 2) or (tried == NEVER and not rarest):
                break
        return [], []

    @property
    def rolled(self) -> bool:
        """Whether dice had a hand in it."""
        return self.before.game.dice.count != self.after.game.dice.count

    def _certain(self, place: str, seed: str) -> bool:
        """Whether it still follows if one does not know what the others answered."""
        value = hidden(self.after)[place]
        same = [found.get(place, value) == value for alike, found in self._worlds(f"{seed} guess", True) if alike]
        return len(same) >= ENOUGH and all(same)

    def _possible(self, place: str, value: Any, seed: str) -> bool:
        """Whether it might be after all, if one does not know what the others answered."""
        same = [found.get(place) == value for alike, found in self._worlds(f"{seed} guess", True) if alike]
        return len(same) < CLEAR or any(same)

    def _worlds(self, seed: str, guessing: bool) -> Iterator[tuple[bool, Hidden]]:
        """Worlds of the moment before in which the same thing happens: whether the seat is told the same, and all."""
        heard = len(self.before.told(self.seat))
        news = self.after.told(self.seat, heard)
        dice = Dice(key_of(f"lesson {seed}"))
        for number in range(TRIES * 4 if guessing else TRIES):
            world = self.before.imagine(self.seat, f"{seed} {number}")
            if world is None:
                continue
            try:
                self._happen(world, dice if guessing else None)
            except IllegalAnswer:
                continue
            if self.rolled or not world.game.dice.count:  # where no die fell, one that falls in a world proves nothing
                yield world.told(self.seat, heard) == news, hidden(world)

    def _happen(self, world: Match, guess: Dice | None) -> None:
        """Let the entry happen in a world; guessing, others may have answered anything."""
        entry = self.entry
        if guess is None or entry.seat == self.seat:
            world.enter(entry)
            return
        for ask in world.asks if entry.lapse else []:
            if ask.seat != self.seat and ask in world.asks_of(ask.seat) and guess.below(2):
                world.answer(ask.seat, ask.form.draw(guess), ask.number)
        if entry.lapse:
            world.lapse(entry.at)
        elif entry.seat is not None:
            open_now = [*world.asks_of(entry.seat), *world.offers_of(entry.seat)]
            meant = [ask for ask in open_now if entry.ask in (ask.number, ask.key)]
            value = meant[0].form.draw(guess) if meant else entry.value
            world.answer(entry.seat, value, entry.ask, entry.at)

    def _leak(self, place: str, value: Any) -> Leak:
        events = self.after.told(self.seat, len(self.before.told(self.seat)))
        lawful = [event for event in events if event.key in self.case.game.REVEALS] or events
        told = "; ".join(f"{event.key} {event.data}" for event in lawful)
        lines = (
            shown(f"{place}: {hidden(self.after).get(place)!r} → {value!r}"),
            shown(f"but the seat was told: {told}"),
            "either it should not have heard this, or imagine() deals anew what it knows",
        )
        move = shown(in_words(self.before, self.entry))
        return Leak(self.case, self.after.seed, self.seat, self.after.phase, ("told",), lines, (move,))


def is_lesson(before: Match, after: Match, entry: Entry, seat: int) -> bool:
    """Whether the seat learns something by an entry, and it can be tried what else might have happened."""
    game = after.game
    if {before.phase, after.phase} & game.RESTARTS or after.outcome is not None:
        return False
    if entry.seat is None and (not entry.lapse or entry.at != before.deadline):
        return False
    news = after.told(seat, len(before.told(seat)))
    rolled = before.game.dice.count != after.game.dice.count
    return bool(news) if rolled else any(event.key in game.REVEALS for event in news)


def hidden(match: Match) -> Hidden:
    """Everything in the hidden attributes, each thing by its place."""
    return dict(_places([(name, canonical(getattr(match.game, name, None))) for name in match.game.HIDDEN]))


def _places(named: list[tuple[str, Any]]) -> Iterator[tuple[str, Any]]:
    for place, value in named:
        if isinstance(value, dict):
            yield from _places([(f"{place}[{key!r}]", item) for key, item in value.items()])
        elif isinstance(value, list):
            yield from _places([(f"{place}[{index}]", item) for index, item in enumerate(value)])
        else:
            yield place, value
