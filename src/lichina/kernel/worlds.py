"""What a seat can imagine: positions that might be the true one, dealt anew where the seat cannot look."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from .clock import Clock
from .dice import Dice, NoDice, key_of
from .engine import restore_game
from .errors import IllegalAnswer
from .forms import Answer
from .gates import All, Ask
from .history import History, Story

if TYPE_CHECKING:
    from .game import Game
    from .match import Match


def imagine(match: Match, seat: int, seed: int | str, heard: Story | None = None) -> Match | None:
    """One position that might be the true one for all that the seat knows; None if the attempt led elsewhere.

    `heard` is the part of the story that the seat heard, where it is at hand already.
    """
    if not match._keep:
        raise ValueError("only a match that keeps checkpoints can be imagined")
    if not match.game.imaginable():
        raise ValueError(f"“{match.game.id}” imagines nothing in a contrived position")
    if match._phase in match.game.RESTARTS and match.outcome is None:
        return _replay_phase(match, seat, seed)
    world = match._copy(match._since())
    world.seed = ""
    world._imagined = True
    dealt = Dealt(seat, seed, match.game.story.part(seat) if heard is None else heard)
    world._entries.append((world.game.now, "imagine", dealt))
    dealt.deal(world)
    return world


def worlds(match: Match, seat: int, seed: int | str, tries: int) -> Iterator[Match]:
    """Imagined matches that the seat cannot tell from the true one."""
    since = len(match.told(seat))
    if match._phase in match.game.RESTARTS:
        assert match._checkpoint is not None
        since = match.game.story.count(seat, match._checkpoint.told)
    seen = match.glimpse(seat, since)
    heard = match.game.story.part(seat)
    failed = number = 0
    while failed < tries:
        number += 1
        world = imagine(match, seat, f"{seed} {number}", heard)
        if world is not None and world.glimpse(seat, since) == seen:
            failed = 0
            yield world
        else:
            failed += 1


class Dealt:
    """What a seat cannot know, dealt anew in the middle of a phase.

    A copy of the imagined match goes through the phase as it truly went, up to here, and then takes over what was
    dealt: to imagine it again may cost many times as much as all the rest.
    """

    __slots__ = ("_answers", "_changes", "_heard", "_ran", "_seat", "_seed", "_state")

    def __init__(self, seat: int, seed: int | str, heard: Story) -> None:
        self._seat = seat
        self._seed = seed
        self._heard = heard
        self._ran = 0
        """How often rules had run then: until the next time, the state of the imagined match is the one dealt."""
        self._answers: list[Answer] = []
        """The sealed answers of others, drawn anew."""
        self._state: dict[str, Any] | None = None
        """The state as it was dealt, where the match that is about to be copied still stands like that."""
        self._changes: bytes | None = None
        """What of the state is not as it truly is; found out when the first copy is made."""

    def deal(self, world: Match) -> None:
        """Deal anew, in place, what the seat cannot know: hidden things, sealed answers of others, the dice."""
        game = world.game
        game.story = Story(self._heard, len(self._heard))
        dice = self._imagine(game)
        for gate, slot, ask in self._doubtful(world):
            self._answers.append(ask.form.draw(dice))
            _seal(gate, slot, ask, self._answers[-1])
        self._ran = world._ran + 1
        self._go_on(world)

    def look(self, world: Match) -> None:
        """The imagined match is about to be copied: look whether what was dealt still stands like that."""
        self._state = world.game.__dict__ if self._changes is None and world._ran == self._ran else None

    def deal_again(self, copy: Match) -> None:
        """Let a copy that has come to this place take over what was dealt here."""
        game = copy.game
        game.story = Story(self._heard, len(self._heard))
        if self._changes is None:
            self._changes = _changes(game.__dict__, self._state or self._dealt(game))
            self._state = None
        changed, gone = pickle.loads(self._changes)
        for name, value in changed.items():
            game.__dict__[name] = _put(game.__dict__.get(name), value)
        for name in gone:
            del game.__dict__[name]
        for (gate, slot, ask), answer in zip(self._doubtful(copy), self._answers, strict=True):
            _seal(gate, slot, ask, answer)
        self._go_on(copy)

    def _imagine(self, game: Game) -> Dice:
        dice = Dice(key_of(f"imagine {self._seed}"))
        game.dice = NoDice()
        game.imagine(self._seat, dice)
        return dice

    def _dealt(self, game: Game) -> dict[str, Any]:
        """The state as it was dealt, imagined once more: the imagined match has gone on before it was first copied."""
        other = game.__class__.__new__(game.__class__)
        other.__dict__ = pickle.loads(pickle.dumps(game.__dict__, 5))
        for name in ("seats", "options", "now", "story", "logs"):
            setattr(other, name, getattr(game, name))
        self._imagine(other)
        return other.__dict__

    def _doubtful(self, world: Match) -> Iterator[tuple[All, Any, Ask]]:
        """The sealed answers that the seat does not know."""
        for gate, slot, ask in sealed(world):
            if ask.seat != self._seat and not ask.seen_by(self._seat):
                if ask.live is not None:
                    ask.form = ask.live()
                if not ask.form.empty:
                    yield gate, slot, ask

    def _go_on(self, world: Match) -> None:
        world.game.dice = Dice(key_of(f"future {self._seed}"))
        world._ran += 1  # no rule has run, but the state is another
        if world._live:
            world._refresh()


def _changes(truth: dict[str, Any], dealt: dict[str, Any]) -> bytes:
    """The attributes that were dealt otherwise than they truly are, and the names of those that are gone."""
    changed = {name: value for name, value in dealt.items() if name not in truth or not _alike(truth[name], value)}
    return pickle.dumps((changed, [name for name in truth if name not in dealt]), 5)


_encode = msgspec.msgpack.Encoder().encode
_PLAIN: frozenset[type[Any]] = frozenset((int, str, bool, float, type(None)))
_HELD: frozenset[type[Any]] = frozenset((list, dict, Clock))


def _alike(one: Any, other: Any) -> bool:
    """Whether two values are the same to everybody who looks: 1 and True are not, nor are dicts in another order."""
    kind = one.__class__
    if kind is not other.__class__:
        return False
    if kind is Clock:
        return (one.name, one.left, one.since) == (other.name, other.left, other.since)
    return one == other and (not one or kind in _PLAIN or _encode(one) == _encode(other))


def _put(old: Any, new: Any) -> Any:
    """A value in the place of another, which goes on as the same list, dict or clock: a gate may hold on to it."""
    kind = new.__class__
    if kind is not old.__class__:
        return new
    if kind is Clock:
        old.name, old.left, old.since = new.name, new.left, new.since
    elif kind is list:
        for place, (was, value) in enumerate(zip(old, new, strict=False)):
            if value.__class__ in _HELD:
                new[place] = _put(was, value)
        old[:] = new
    elif kind is dict:
        for key, value in new.items():
            if value.__class__ in _HELD:
                new[key] = _put(old.get(key), value)
        old.clear()
        old.update(new)
    else:
        return new
    return old


def sealed(match: Match) -> Iterator[tuple[All, Any, Ask]]:
    """Every answer that was given and that an open gate still keeps to itself, with its place."""
    if match._root is not None:
        for gate in match._walk(match._root):
            if isinstance(gate, All):
                yield from _kept(gate)


def _kept(gate: All) -> Iterator[tuple[All, Any, Ask]]:
    children = gate.children
    for slot, child in enumerate(children) if isinstance(children, list) else children.items():
        if isinstance(child, Ask) and child.finished and child.shown is not True:
            yield gate, slot, child
        elif isinstance(child, All) and child.finished:
            yield from _kept(child)


def _seal(gate: All, slot: Any, ask: Ask, answer: Answer) -> None:
    """Put another answer in the place of one that is sealed."""
    gate.results[slot] = answer
    if ask.held is not None:
        ask.held = answer


def _replay_phase(match: Match, seat: int, seed: int | str) -> Match | None:
    """Play the phase again from its start with hidden things dealt anew, along what the seat saw of it."""
    checkpoint = match._checkpoint
    assert checkpoint is not None
    dice = Dice(key_of(f"imagine {seed}"))
    game = restore_game(checkpoint, match.game)
    heard = match.game.story.part(seat, checkpoint.told)
    game.story = Story(heard, len(heard))
    game.dice = NoDice()
    game.imagine(seat, dice)
    game.dice = Dice(key_of(f"future {seed}"))
    world = match.__class__.__new__(match.__class__)
    world.seed = ""
    world._keep = True
    world._imagined = True
    world.game = game
    world._entries = History()
    world._reset(checkpoint.numbers.copy())
    world._run(getattr(game, checkpoint.phase))
    world._settle()
    if checkpoint.lapsing is not None and world._maybe_due(checkpoint.lapsing):
        world.lapse(checkpoint.lapsing)
    truth = match._copy([])
    for entry in match._since():
        if not _live_through(world, entry, truth, seat, dice):
            return None
        truth._play([entry])
    world.game.now = max(world.game.now, match.game.now)
    world._forget()
    return world


def _live_through(world: Match, entry: Any, truth: Match, seat: int, dice: Dice) -> bool:
    """Let an imagined phase go through what the seat saw of an entry; whether it could."""
    at, what = entry[0], entry[1]
    if what == "lapse":
        _let_time_pass(world, at, seat, dice)
        return True
    if what == "skip":
        if entry[2] == seat and world.asks_of(seat):
            world.skip(seat, at)
        return True
    if what != seat and not any(ask.number == entry[2] and ask.seen_by(seat) for ask in truth.asks_of(what)):
        return True
    try:
        if isinstance(entry[2], int):
            _others_decide(world, seat, dice, until=(what, entry[2]))
        world.answer(what, entry[3], entry[2], max(at, world.now))
    except IllegalAnswer:
        return False
    return True


def _let_time_pass(world: Match, at: float, seat: int, dice: Dice) -> None:
    """Time runs out in an imagined phase: each of the others may have answered by then, or not."""
    phase = world._phase
    for ask in world.asks:
        if ask.seat == seat or ask.seen_by(seat):
            continue
        if dice.below(2) and ask in world.asks_of(ask.seat) and world._phase == phase:
            world.answer(ask.seat, ask.form.draw(dice), ask.number)
    if world._phase == phase and world._maybe_due(at):
        world.lapse(at)


def _others_decide(world: Match, seat: int, dice: Dice, until: tuple[int, int]) -> None:
    """The others answer what they are asked, as they might have, until the ask of this seat and number is open."""
    phase = world._phase
    for _ in range(1000):
        if any(ask.number == until[1] for ask in world.asks_of(until[0])):
            return
        asks = [ask for ask in world.asks if ask.seat != seat and not ask.seen_by(seat)]
        if not asks or world._phase != phase or world.outcome is not None:
            return
        ask = dice.choice(asks)
        world.answer(ask.seat, ask.form.draw(dice), ask.number)
