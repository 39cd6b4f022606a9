"""The whole harness for one game: what a game's test calls."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from lichina.kernel import Game

from .cases import SEED, Case, Starts, cases, run_seed, soak, with_moments
from .copies import Copies
from .declared import Declared
from .invariants import Invariants
from .moments import Moments
from .onlookers import tables
from .play import LONGEST, RESTLESS, play, play_silently
from .remembering import find_contradiction
from .search import find_leak
from .varied import Varied


def check_game(
    game: type[Game],
    *,
    effort: int | None = None,
    longest: int = LONGEST,
    only: Sequence[str] | None = None,
    also: Starts | None = None,
) -> None:
    """Run every check of the harness on a game: every mode, few or many player counts; all with hypothesis.

    `effort` multiplies the number of matches (by default LICHINA_SOAK); `longest` is how many entries a match may take;
    `only` names some of the modes. `also={"last-card": (4, {"deal": …})}` adds positions to start from, so that rare
    situations are checked as well. AssertionError says what does not hold, and how to reproduce it.
    """
    effort = soak() if effort is None else effort
    chosen = cases(game, effort > 1, only=only, also=also)
    check_declared(chosen, effort, longest)
    check_texts(game, effort, longest, only, also)
    check_moments(game, effort, longest)
    for case in chosen:
        check_play(case, effort, longest)
        check_silence(case, effort, longest)
        check_copies(case, effort, longest)
        check_answers(case, effort)
        check_memory(case, effort)
    check_worlds(chosen, effort)


def check_declared(chosen: list[Case], effort: int = 1, longest: int = LONGEST, patience: int = 20) -> None:
    """Check that everything a game declares occurs: matches are played until all of it is met, or for long enough."""
    if not chosen:
        return
    declared = Declared(chosen[0].game)
    for number in range(effort * patience):
        for case in chosen:
            if declared.met():
                return
            with reproducible():
                seed = f"{run_seed()} declared {case} {number}"
                play(case.game, case.seats, case.options, seed, declared, longest=longest)
    lines = declared.faults()
    assert not lines, f"“{chosen[0].game.id}” declares what does not exist:\n  " + "\n  ".join(lines)


def check_texts(
    game: type[Game],
    effort: int = 1,
    longest: int = LONGEST,
    only: Sequence[str] | None = None,
    also: Starts | None = None,
    matches: int = 4,
) -> None:
    """Check that all a game says in random matches has a text in every language that uses only what it is given.

    A game without a folder `locale` beside its module has no texts, so there is nothing to check.
    """
    from . import texts

    folder = texts.folder_of(game)
    if folder is None:
        return
    said = texts.TextCheck(game, folder)
    for case in cases(game, effort > 1, only=only, also=also):
        for seed in _seeds("texts", case, matches * effort):
            with reproducible():
                play(case.game, case.seats, case.options, seed, said, longest=longest)
    with reproducible():
        lines = said.faults()
        assert not lines, texts.report(game, lines)


def check_moments(game: type[Game], effort: int = 1, longest: int = LONGEST) -> None:
    """Check that every moment lasts as long as was chosen, is for everybody, and that nothing else goes on meanwhile.

    A game without moments has nothing to check.
    """
    chosen = with_moments(game)
    moments = Moments()
    for case in chosen:
        for seed in _seeds("moments", case, effort):
            with reproducible():
                play(case.game, case.seats, case.options, seed, moments, longest=longest)
    assert moments.seen or not chosen, f"“{game.id}” declares moments, and none ever came"


def check_play(case: Case, effort: int = 1, longest: int = LONGEST) -> None:
    """Check that random matches end, and that every invariant holds after every entry."""
    for seed in _seeds("play", case, 3 * effort):
        with reproducible():
            play(case.game, case.seats, case.options, seed, Invariants(), longest=longest)


def check_silence(case: Case, effort: int = 1, longest: int = LONGEST) -> None:
    """Check that a match in which nobody ever answers ends."""
    for seed in _seeds("silence", case, effort):
        with reproducible():
            play_silently(case.game, case.seats, case.options, seed, Invariants(), longest=longest)


def check_copies(case: Case, effort: int = 1, longest: int = LONGEST) -> None:
    """Check that forks, replays, undo, lapse and skip do what they should in every state."""
    for seed in _seeds("copies", case, effort):
        with reproducible():
            play(case.game, case.seats, case.options, seed, Copies(seed), habits=RESTLESS, longest=longest)


def check_answers(case: Case, effort: int = 1) -> None:
    """Check that hypothesis finds no answers that break a match, and no illegal answer that changes anything."""
    from . import properties

    with reproducible():
        properties.check_answers(case, f"{run_seed()} {case}", examples=8 * effort)


def check_memory(case: Case, effort: int = 1) -> None:
    """Check that what a seat was told holds in every world it imagines later, on a few lessons that say enough."""
    learned = 0
    for seed in _seeds("memory", case, 6 * effort):
        with reproducible():
            leak, count = find_contradiction(case, seed)
            assert leak is None, str(leak)
        learned += count
        if learned >= 3 * effort:
            return


def check_worlds(chosen: list[Case], effort: int = 1, patience: int = 30, comparisons: int = 5) -> None:
    """Check that no seat in any case sees what it cannot know, and that everything hidden was really varied.

    If something was not varied in the planned matches, more are played: `patience` times as many.
    """
    varied = Varied()
    for number in range(effort * patience):
        due = [case for case in chosen if number < _matches(case, 2 * effort)]
        for case in due or varied.helpful(chosen, comparisons):
            with reproducible():
                leak = find_leak(case, f"{run_seed()} worlds {case} {number}", varied)
                assert leak is None, str(leak)
    lines = varied.lacking(chosen, comparisons)
    assert not lines, "the two worlds prove nothing, for something was never varied:\n  " + "\n  ".join(lines)


def _seeds(what: str, case: Case, count: int) -> Iterator[str]:
    return (f"{run_seed()} {what} {case} {number}" for number in range(_matches(case, count)))


def _matches(case: Case, count: int) -> int:
    """How many matches a large table plays for this many of a small one: they take longer."""
    return -(-count // tables(case.seats))


@contextmanager
def reproducible() -> Iterator[None]:
    """If anything fails, say how to reproduce it."""
    try:
        yield
    except Exception as error:
        error.add_note(f"to see it again: {SEED}={run_seed()}")
        raise
