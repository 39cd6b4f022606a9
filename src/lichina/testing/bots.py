"""What every bot of every game must do: play to the end, play the same again, and know no more than its seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lichina.bots import Bot, Driver, RandomBot, Sight, seated
from lichina.kernel import Match

from .cases import Case, run_seed, spread
from .snapshot import canonical

CLOSELY = 3
"""How many of the cases are examined closely."""
LOOKS = 6
"""At how many moments of a match we look at what the seats would do."""


def check_bot(kind: type[Bot], chosen: Sequence[Case]) -> None:
    """Check that a bot plays all these cases to their end, with bots of its kind and with random ones.

    In a few of them it must play the same again with the same seed, and do the same in two matches that its seat cannot
    tell apart.
    """
    for number, case in enumerate(chosen):
        _played(case, [kind] * case.seats, f"{run_seed()} bots {case}")
        if number % CLOSELY == 0:
            _played(case, [kind, *[RandomBot] * (case.seats - 1)], f"{run_seed()} beside {case}")
    closely = [chosen[index] for index in spread(range(len(chosen)), CLOSELY)]
    for case in closely:
        records = [_played(case, [kind] * case.seats, "again").record.to_json() for _ in range(2)]
        assert records[0] == records[1], f"{kind.__name__} plays {case} otherwise with the same seed"
    compared = sum(_compared(case, kind, number) for number, case in enumerate(closely))
    assert compared, f"{kind.__name__} was never seen to do anything: nothing was compared"


def _played(case: Case, kinds: Sequence[type[Bot]], seed: str) -> Match:
    """A match that bots have played to its end."""
    match = case.start(seed, checkpoints=any(kind.imagines for kind in kinds))
    driver = Driver(match, seated(list(kinds), seed))
    while match.outcome is None:
        driver.step()
    return match


def _compared(case: Case, kind: type[Bot], number: int) -> int:
    """How many seats do something, and the same in a world that they cannot tell from the match, at some moments."""
    seed = f"{run_seed()} sight {case} {number}"
    length = len(_played(case, [kind] * case.seats, seed).entries())
    match = case.start(seed)
    driver = Driver(match, seated([kind] * case.seats, seed))
    acted = 0
    for look in range(LOOKS):
        acted += sum(_does_alike(case, match, kind, seat) for seat in match.game.seats)
        while match.outcome is None and len(match.entries()) < length * (look + 1) // LOOKS:
            driver.step()
    return acted


def _does_alike(case: Case, match: Match, kind: type[Bot], seat: int) -> bool:
    """Whether the seat does something now; it must be the same in a world that it cannot tell from the match."""
    world = next(match.worlds(seat, f"{run_seed()} other"), None)
    if world is None or not _unlike(match, world):
        return False
    moves = [seated([kind], "same")[0].decide(SameWorlds(one, seat, match)) for one in (match, world)]
    assert moves[0] == moves[1], (
        f"{kind.__name__} in seat {seat} of {case} does {moves[0]} in phase “{match.phase}”, "
        f"but {moves[1]} in a world that looks the same to it"
    )
    return moves[0] is not None


class SameWorlds(Sight):
    """What a seat sees of a match, and worlds imagined in a certain one of those that it cannot tell apart.

    Which worlds come out hangs on the true one; only how often each does must not, and `check_imagining` sees to that.
    So a bot that imagines is given the same ones in both.
    """

    __slots__ = ("_other",)

    def __init__(self, match: Match, seat: int, imagined_in: Match) -> None:
        super().__init__(match, seat, 1)
        self._other = Sight(imagined_in, seat, 1)

    def worlds(self) -> Iterator[Match]:
        return self._other.worlds()


def _unlike(match: Match, world: Match) -> bool:
    """Whether something hidden is not the same in both."""
    names = match.game.HIDDEN
    return any(canonical(getattr(match.game, name)) != canonical(getattr(world.game, name)) for name in names)
