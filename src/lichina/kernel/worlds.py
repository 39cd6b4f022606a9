"""What a seat can imagine: positions that might be the true one, dealt anew where the seat cannot look."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from .dice import Dice, NoDice, key_of
from .engine import restore_game
from .errors import IllegalAnswer
from .gates import All, Ask
from .history import History, Story

if TYPE_CHECKING:
    from .match import Match


def imagine(match: Match, seat: int, seed: int | str, heard: Story | None = None) -> Match | None:
    """One position that might be the true one for all that the seat knows; None if the attempt led elsewhere.

    `heard` is the part of the story that the seat heard, where it is at hand already.
    """
    if match._checkpoint is None:
        raise ValueError("only a match that keeps checkpoints can be imagined")
    if match._phase in match.game.RESTARTS and match.outcome is None:
        return _replay_phase(match, seat, seed)
    world = match._copy(match._since())
    world.seed = ""
    world._entries.append((world.game.now, "imagine", seat, seed))
    redeal(world, seat, seed, heard)
    world._imagined = True
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


def redeal(world: Match, seat: int, seed: int | str, heard: Story | None = None) -> None:
    """Deal anew, in place, what a seat cannot know: hidden things, sealed answers of others, the dice."""
    game = world.game
    dice = Dice(key_of(f"imagine {seed}"))
    heard = game.story.part(seat) if heard is None else heard
    game.story = Story(heard, len(heard))
    game.dice = NoDice()
    game.imagine(seat, dice)
    for gate, slot, ask in sealed(world):
        if ask.seat != seat and not ask.seen_by(seat):
            _redraw(gate, slot, ask, dice)
    game.dice = Dice(key_of(f"future {seed}"))
    world._ran += 1  # not a rule, but the state is another
    if world._live:
        world._refresh()


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


def _redraw(gate: All, slot: Any, ask: Ask, dice: Dice) -> None:
    """Draw a sealed answer anew."""
    if ask.live is not None:
        ask.form = ask.live()
    if not ask.form.empty:
        gate.results[slot] = ask.form.draw(dice)
        if ask.held is not None:
            ask.held = gate.results[slot]


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
    world._public_at = -1
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
    return world


def _live_through(world: Match, entry: Any, truth: Match, seat: int, dice: Dice) -> bool:
    """Let an imagined phase go through what the seat saw of an entry; whether it could."""
    at, what = entry[0], entry[1]
    phase = world._phase
    if what == "lapse":
        for ask in world.asks:  # each of the others may have answered by then, or not
            if ask.seat == seat or ask.seen_by(seat):
                continue
            if dice.below(2) and ask in world.asks_of(ask.seat) and world._phase == phase:
                world.answer(ask.seat, ask.form.draw(dice), ask.number)
        if world._phase == phase and world._maybe_due(at):
            world.lapse(at)
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
