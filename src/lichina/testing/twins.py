"""Two worlds: a match beside one that differs only in what a seat cannot know. The seat must not see a difference.

At first both worlds must look the same to the seat, although even their dice are not the same. Then the same things
happen in both, with the same luck, and the first difference that the seat sees must be an event that the game lists in
`REVEALS` (or a view that comes with one): by that the seat lawfully learns something. The end of the match opens
everything.
"""

from __future__ import annotations

from itertools import chain, zip_longest
from typing import Any

from lichina.kernel import Ask, Dice, IllegalAnswer, Match, Told

from .cases import Case
from .commondice import CommonDice
from .leak import Leak
from .sight import Findings, differing, look
from .snapshot import canonical, changes, shown
from .varied import Varied, sealed

TRIES = 12
"""So often an answer is looked for that is legal in both worlds."""


class Twins:
    """Two worlds that one seat cannot tell apart, and everything that happens in both."""

    def __init__(self, case: Case, worlds: tuple[Match, Match], seat: int, since: int, dice: Dice) -> None:
        self.case = case
        self.worlds = worlds
        self.seat = seat
        self.dice = dice
        self.since = since
        self.asked = worlds[0]._numbers[seat]
        self.heard = [since, since]
        self.moves: list[str] = []
        self.excused: set[str] = set()
        self.unlike: dict[tuple[int, str], str] = {}
        """The sealed answers of others that have differed, in words."""
        self._note_sealed()

    def compare(self) -> Leak | bool:
        """A leak, if there is one; otherwise whether the worlds are still alike."""
        sights = [look(world, self.seat, self.since, self.asked) for world in self.worlds]
        channels = tuple(name for name in differing(*sights) if name not in self.excused)
        news = [world.told(self.seat, heard) for world, heard in zip(self.worlds, self.heard, strict=True)]
        self.heard = [len(world.told(self.seat)) for world in self.worlds]
        if not channels:
            self._note_sealed()
            return True
        if self._lawful(channels, *news):
            return False
        if channels == ("frames",) and any(event.key in self.case.game.REVEALS for event in news[0]):
            self.excused.add("frames")  # what the event is about is in the frames, too, and may be more than it says
            return True
        return self._leak(channels, *sights)

    def _lawful(self, channels: tuple[str, ...], first: list[Told], second: list[Told]) -> bool:
        """Whether a difference may be seen: by an event that reveals, in a view that goes with one, or at the end."""
        if self.moves and any(world.outcome is not None for world in self.worlds):
            return True
        reveals = self.case.game.REVEALS
        for pair in zip_longest(first, second):
            if pair[0] != pair[1]:
                return any(event is not None and event.key in reveals for event in pair)
        shown = "view.public" in channels or "view.private" in channels
        return shown and any(event.key in reveals for event in first)

    def _note_sealed(self) -> None:
        """Keep in mind which answers that wait for their gate to close are not the same: they are opened later."""
        first, second = ({(who, key): value for who, key, value in sealed(one, self.seat)} for one in self.worlds)
        for name, value in first.items():
            if name in second and second[name] != value:
                self.unlike[name] = f"seat {name[0]} “{name[1]}”: {value!r} → {second[name]!r}"

    def _leak(self, channels: tuple[str, ...], first: Findings, second: Findings) -> Leak:
        lines = [line for name in channels for line in changes(*_unlike(first[name], second[name]), name)]
        match = self.worlds[0]
        return Leak(
            self.case,
            match.seed,
            self.seat,
            match.phase,
            channels,
            tuple(map(shown, lines)),
            tuple(self.moves),
            tuple(self.unlike.values()),
        )

    def old_story(self) -> Leak | None:
        """An imagined match must have told the seat exactly what the true one did."""
        first, second = (world.told(self.seat)[: self.since] for world in self.worlds)
        if first == second:
            return None
        stories = [canonical([(event.key, event.data) for event in story]) for story in (first, second)]
        return self._leak(("told",), {"told": stories[0]}, {"told": stories[1]})

    def run(self, steps: int, varied: Varied) -> Leak | None:
        """Let the same things happen in both worlds as long as they are alike."""
        for _ in range(steps + 1):
            found = self.compare()
            varied.comparisons[self.case, self.seat] += 1
            if isinstance(found, Leak):
                return found
            if not found or any(world.outcome is not None for world in self.worlds):
                return None
            self._share_luck()
            self._step()
        return None

    # --- what happens ---------------------------------------------------------------------------------------------

    def _share_luck(self) -> None:
        """Let dice fall alike in what happens next, however many fell in secret before."""
        luck = f"luck {self.dice.below(1 << 30)}"
        for world in self.worlds:
            world.take_dice(CommonDice(world.game.dice, luck))

    def _step(self) -> None:
        match, world = self.worlds
        asks = [self._named(one.asks) for one in self.worlds]
        whim = self.dice.below(10)
        if whim == 0 and self._take_offer():
            return
        if match.deadline is not None and (whim <= 2 or not (asks[0] or asks[1])):
            self._lapse()
            return
        both = [name for name in asks[0] if name in asks[1]]
        alone = [[name for name in one if name not in both] for one in asks]
        if both and not (whim <= 5 and any(alone)):
            name = self.dice.choice(both)
            self._answer([asks[0][name], asks[1][name]])
        elif any(alone):
            names = [self.dice.choice(one) if one else None for one in alone]
            self._answer([one[name] if name else None for one, name in zip(asks, names, strict=True)])
        else:
            assert self._take_offer(), f"nothing can happen in both worlds: {match.asks}, {world.asks}"

    def _named(self, asks: list[Ask]) -> dict[tuple[int, str], Ask]:
        return {(ask.seat, ask.key): ask for ask in asks}

    def _lapse(self) -> None:
        """Time runs out in both. They have the same deadline: the seat would have seen another one."""
        for world in self.worlds:
            world.lapse()
        self.moves.append(f"time passes until {self.worlds[0].now}")

    def _take_offer(self) -> bool:
        """Somebody takes an offer that stands in both worlds, in the same way; whether there was such a one."""
        offers = [self._named(world.offers) for world in self.worlds]
        names = [name for name in offers[0] if name in offers[1]]
        if not names:
            return False
        name = self.dice.choice(names)
        value = self._common(offers[0][name], offers[1][name])
        if value is None:
            return False
        for world in self.worlds:
            world.answer(name[0], value, name[1])
        self.moves.append(f"seat {name[0]} takes the offer “{name[1]}”: {value!r}")
        return True

    def _answer(self, asks: list[Ask | None]) -> None:
        """Answer an ask in each world, with the same answer if there is one that is legal in both."""
        first, second = asks
        values = [None if ask is None else ask.form.draw(self.dice) for ask in asks]
        if first is not None and second is not None and first.key == second.key:
            common = self._common(first, second, *values)
            values = values if common is None else [common, common]
        moment = self._moment()
        said: list[str] = []
        for world, ask, value in zip(self.worlds, asks, values, strict=True):
            if ask is not None:
                said.append(f"seat {ask.seat} answers “{ask.key}”: {value!r}")
                world.answer(ask.seat, value, ask.number, moment)
            else:
                said.append("nobody is asked")
        self.moves.append(said[0] if said[0] == said[1] else f"{said[0]} → {said[1]}")

    def _moment(self) -> float:
        """Now or later, the same in both worlds, and before the deadline."""
        match, world = self.worlds
        now = max(match.now, world.now)
        if match.deadline is None or self.dice.below(4):
            return now
        return now + (match.deadline - now) * self.dice.below(4) / 4

    def _common(self, first: Ask, second: Ask, *drawn: Any) -> Any:
        """An answer that is legal in both worlds, if it can be one of these; or None."""
        more = (ask.form.draw(self.dice) for ask in (first, second) * (TRIES // 2))
        return next((value for value in chain(drawn, more) if _accepts(first, value) and _accepts(second, value)), None)


def _accepts(ask: Ask, value: Any) -> bool:
    """Whether this can be answered."""
    try:
        ask.form.accept(value)
    except IllegalAnswer:
        return False
    return True


def _unlike(first: Any, second: Any) -> tuple[Any, Any]:
    """Two stories without the beginning that they share; other things as they are."""
    if isinstance(first, list) and isinstance(second, list):
        same = 0
        while same < min(len(first), len(second)) and first[same] == second[same]:
            same += 1
        if len(first) != len(second):
            return first[same:], second[same:]
    return first, second


def twins_of(case: Case, match: Match, seat: int, seed: str, dice: Dice) -> Twins | None:
    """The match as it stands, copied, beside one of the worlds that the seat can imagine."""
    since = len(match.told(seat))
    if match.phase in match.game.RESTARTS:
        checkpoint = match._checkpoint
        assert checkpoint is not None
        if match._since():
            return None
        since = match.game.story.count(seat, checkpoint.told)
    world = match.imagine(seat, seed)
    return None if world is None else Twins(case, (match.fork(), world), seat, since, dice)
