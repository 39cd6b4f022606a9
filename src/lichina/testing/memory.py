"""What a seat was told stays with it: no world that it imagines afterwards may say otherwise.

If one does, either the seat was told what it should not have heard, so that `imagine` knows nothing of it, or `imagine`
deals anew what the seat knows.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeAlias

from lichina.kernel import Dice, Entry, IllegalAnswer, Match
from lichina.kernel.dice import key_of

from .cases import Case
from .leak import Leak
from .snapshot import canonical, shown

ENOUGH = 16
"""So many worlds where the same is told, and as many where something else is, must agree before we speak."""
TRIES = 300
LATER = 8
"""So many worlds are imagined afterwards."""

Hidden: TypeAlias = dict[str, Any]


class Lesson(NamedTuple):
    """A seat learns something by an entry: the match before it and after it."""

    case: Case
    before: Match
    after: Match
    entry: Entry
    seat: int

    def contradiction(self, seed: str) -> Leak | None:
        """A thing that follows from what the seat was told, and that is otherwise in a world imagined afterwards."""
        learned = self.determined(f"{seed} first")
        for number in range(LATER if learned else 0):
            world = self.after.imagine(self.seat, f"{seed} {number}")
            imagined = hidden(world) if world is not None else {}
            wrong = [place for place, value in learned.items() if imagined.get(place, value) != value]
            if wrong:
                sure = self.determined(f"{seed} again")
                return next((self._leak(place, imagined[place]) for place in wrong if place in sure), None)
        return None

    def determined(self, seed: str) -> Hidden:
        """What is as in the match in every world where the seat is told the same, and in no world where it is not."""
        same: list[Hidden] = []
        other: list[Hidden] = []
        for alike, found in self._worlds(seed):
            (same if alike else other).append(found)
            if len(same) >= ENOUGH and len(other) >= ENOUGH:
                return {
                    place: value
                    for place, value in hidden(self.after).items()
                    if all(one.get(place, value) == value for one in same)
                    and all(one.get(place, value) != value for one in other)
                }
        return {}

    def _worlds(self, seed: str) -> Iterator[tuple[bool, Hidden]]:
        """Worlds of the moment before in which the same happens as far as the seat can see; dice would blur it."""
        heard = len(self.before.told(self.seat))
        news = self.after.told(self.seat, heard)
        dice = Dice(key_of(f"lesson {seed}"))
        for number in range(TRIES):
            world = self.before.imagine(self.seat, f"{seed} {number}")
            if world is not None and self._happens(world, dice) and not world.game.dice.count:
                yield world.told(self.seat, heard) == news, hidden(world)

    def _happens(self, world: Match, dice: Dice) -> bool:
        """Let the entry happen in a world; what others answer the seat does not know, so it may be anything."""
        entry = self.entry
        try:
            if entry.lapse:
                for ask in world.asks:
                    if ask.seat != self.seat and ask in world.asks_of(ask.seat) and dice.below(2):
                        world.answer(ask.seat, ask.form.draw(dice), ask.number)
                return world.deadline == self.before.deadline and world.lapse(entry.at)
            if entry.seat == self.seat or entry.seat is None:
                world.enter(entry)
                return True
            open_now = [*world.asks_of(entry.seat), *world.offers_of(entry.seat)]
            ask = next(ask for ask in open_now if entry.ask in (ask.number, ask.key))
            world.answer(entry.seat, ask.form.draw(dice), entry.ask, entry.at)
        except (IllegalAnswer, StopIteration):
            return False
        return True

    def _leak(self, place: str, value: Any) -> Leak:
        events = self.after.told(self.seat, len(self.before.told(self.seat)))
        told = "; ".join(f"{event.key} {event.data}" for event in events if event.key in self.case.game.REVEALS)
        lines = (
            shown(f"{place}: {hidden(self.after)[place]!r} → {value!r}"),
            shown(f"but the seat was told: {told}"),
            "either it should not have heard this, or imagine() deals anew what it knows",
        )
        move = shown(f"{self.entry}")
        return Leak(self.case, self.after.seed, self.seat, self.after.phase, ("told",), lines, (move,))


def is_lesson(before: Match, after: Match, entry: Entry, seat: int) -> bool:
    """Whether the seat learns something by an entry, and it can be tried what else might have happened."""
    game = after.game
    if {before.phase, after.phase} & game.RESTARTS or after.outcome is not None:
        return False
    if entry.seat is None and (not entry.lapse or entry.at != before.deadline):
        return False
    return any(event.key in game.REVEALS for event in after.told(seat, len(before.told(seat))))


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
