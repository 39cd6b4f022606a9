"""Is what a seat imagines as likely as it should be? Compares `imagine` with matches dealt at random until they fit.

A bot thinks with imagined matches. If they lean towards the truth, the bot cheats, and no other check would notice:
each of them might be the true one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from itertools import islice
from math import sqrt
from typing import Any, TypeAlias

from lichina.kernel import Dice, Entry, IllegalAnswer, Match
from lichina.kernel.dice import key_of

from .cases import run_seed

Feature: TypeAlias = Callable[[Match], Hashable]
"""Something hidden that is looked up in every world: who the spy is, which card is on top."""
Eyes: TypeAlias = Callable[[Match, int], Any]
"""What a seat knows of a match: two matches with the same knowledge are alike to it."""

FAR = 5.0
"""How many standard deviations are no accident: one run in a million."""


def check_imagining(
    match: Match, seat: int, trait: Feature, *, eyes: Eyes = Match.glimpse, samples: int = 300, patience: int = 200
) -> None:
    """Check that a seat imagines a secret as often as it is true in redealt matches that look the same to the seat.

    These begin with any deal, and the same happens in them: the seat answers as it did, the others in any legal way.
    Choose a small position, or hardly any match will fit: out of `samples` times `patience`, `samples` must.
    """
    drawn = Counter(trait(one) for one in islice(_fitting(match, seat, eyes, samples * patience), samples))
    enough = drawn.total()
    assert enough >= samples, f"only {enough} of {samples * patience} matches fit: the position is too rare"
    worlds = match.worlds(seat, f"{run_seed()} imagining")
    imagined = Counter(trait(one) for one in islice(worlds, samples))
    lines = [line for value in {*drawn, *imagined} if (line := _unlikely(value, imagined, drawn))]
    assert not lines, f"seat {seat} imagines what is not as likely:\n  " + "\n  ".join(sorted(lines))


def _unlikely(value: Hashable, imagined: Counter[Hashable], drawn: Counter[Hashable]) -> str | None:
    """In words, if the two counts of a value are too far apart to come from the same chances."""
    shares = [counts[value] / counts.total() for counts in (imagined, drawn)]
    both = (imagined[value] + drawn[value]) / (imagined.total() + drawn.total())
    spread = sqrt(both * (1 - both) * (1 / imagined.total() + 1 / drawn.total()))
    if abs(shares[0] - shares[1]) <= FAR * spread:
        return None
    return f"{value!r}: in {shares[0]:.0%} of the worlds that it imagines, but in {shares[1]:.0%} of those that fit"


def _fitting(match: Match, seat: int, eyes: Eyes, tries: int) -> Iterator[Match]:
    """Matches that were dealt anew, in which the same has happened, and that the seat cannot tell from this one."""
    record, known = match.record, eyes(match, seat)
    dice = Dice(key_of(f"{run_seed()} fitting"))
    for number in range(tries):
        other = Match(type(match.game), record.seats, f"{run_seed()} fitting {number}", record.options)
        if all(_happens(other, entry, seat, dice) for entry in record.entries) and eyes(other, seat) == known:
            yield other


def _happens(match: Match, entry: Entry, seat: int, dice: Dice) -> bool:
    """Let an entry happen in another match, with any answer of another seat; whether it could."""
    try:
        if entry.seat is None or entry.seat == seat:
            match.enter(entry)
            return True
        open_now = (*match.asks_of(entry.seat), *match.offers_of(entry.seat))
        meant = [ask for ask in open_now if entry.ask in (ask.number, ask.key)]
        if meant:
            match.answer(entry.seat, meant[0].form.draw(dice), entry.ask, entry.at)
    except IllegalAnswer:
        return False
    return bool(meant)
