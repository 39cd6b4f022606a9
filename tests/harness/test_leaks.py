"""Every leak that was planted on purpose is found, and reported where it is."""

from __future__ import annotations

import re
from typing import ClassVar, Literal

import pytest

from lichina.kernel import Amount, Dice, Next, Outcome, Steps, Tale
from lichina.testing import Leak, Varied, cases, check_game, check_memory, check_worlds, find_leak, run_seed, soak

from .leaks import Ambush, planted
from .sound import Sound

PLANTED: dict[type[Ambush], set[str]] = {
    planted.Hint: {"view.public"},
    planted.Sorted: {"view.public"},
    planted.Listed: {"view.public"},
    planted.Neighbour: {"view.private"},
    planted.Overheard: {"told"},
    planted.Talkative: {"told"},
    planted.Chill: {"told"},
    planted.Polled: {"asked"},
    planted.Spared: {"asks"},
    planted.Reason: {"asks"},
    planted.Whisper: {"asks"},
    planted.Serial: {"asks"},
    planted.Long: {"deadline"},
    planted.Early: {"told", "deadline"},
    planted.Hasty: {"deadline"},
    planted.Titled: {"phase"},
    planted.Offered: {"offers"},
    planted.Fallback: {"default", "told"},
    planted.Wordy: {"error"},
    planted.Prudish: {"censor"},
    planted.Careless: {"undo", "frames"},
    planted.Fickle: {"amend"},
    planted.Remembered: {"frames"},
    planted.Foretold: {"view.public"},
    planted.Omen: {"told"},
    planted.Counted: {"view.public"},
}
"""Each variant, and where its leak may first be seen: a default is also told when it is taken, a
sealed gate also stands in the frames."""
AT_LARGE = [game for game in PLANTED if game not in (planted.Serial, planted.Careless)]
"""Those that are found at once where many sit; two show only to a seat that does something rare."""


def first_leak(game: type[Ambush], matches: int = 60) -> Leak | None:
    """The first leak in so many matches."""
    for number in range(matches):
        for case in cases(game):
            leak = find_leak(case, f"{run_seed()} {game.__name__} {number}", Varied())
            if leak is not None:
                return leak
    return None


@pytest.mark.parametrize("game", PLANTED, ids=lambda game: game.__name__)
def test_planted_leak_is_found_and_reported_under_its_channel(game: type[Ambush]) -> None:
    leak = first_leak(game)
    assert leak is not None
    assert leak.channel in PLANTED[game], str(leak)


@pytest.mark.parametrize("game", [Ambush, planted.Weather, planted.Crowned], ids=lambda game: game.__name__)
def test_game_without_a_planted_leak_has_none(game: type[Ambush]) -> None:
    check_worlds(cases(game), 2 * soak())


@pytest.mark.parametrize("game", [planted.Weather, planted.Crowned], ids=lambda game: game.__name__)
def test_what_dice_decide_openly_or_for_one_seat_is_remembered(game: type[Ambush]) -> None:
    check_memory(cases(game)[0], 2 * soak())


@pytest.mark.parametrize("game", [planted.Heralded, planted.Murmured], ids=lambda game: game.__name__)
def test_secret_decision_of_dice_that_is_told_to_all_is_found(game: type[Ambush]) -> None:
    with pytest.raises(AssertionError, match=r"through told in phase(.|\n)*crown: \d → \d"):
        check_memory(cases(game)[0], 20)


def at_a_large_table(game: type[Ambush]) -> type[Ambush]:
    """The same for twenty, over after a few turns."""

    class Large(game):  # type: ignore[misc, valid-type]
        PLAYERS = range(20, 21)

        def night(self) -> Steps[Next]:
            after = yield from super().night()
            return after if self.turn < 8 else Outcome((self.traitor,), "dawn")

    return Large


@pytest.mark.parametrize("game", AT_LARGE, ids=lambda game: game.__name__)
def test_planted_leak_is_found_although_only_a_few_look_at_a_time(game: type[Ambush]) -> None:
    leak = first_leak(at_a_large_table(game))
    assert leak is not None
    assert leak.channel in PLANTED[game], str(leak)


def test_large_table_without_a_planted_leak_has_none() -> None:
    check_worlds(cases(at_a_large_table(Ambush)), soak())


def test_lawful_event_told_to_the_wrong_people_is_found() -> None:
    with pytest.raises(AssertionError) as caught:
        check_memory(cases(planted.Loud)[0], 20)
    lines = str(caught.value).splitlines()
    assert " through told in phase " in lines[0]
    assert lines[4].startswith("    but the seat was told: ")
    assert "drew {'card': " in lines[4]
    assert re.fullmatch(r"    (seat \d (answers|takes the offer) “\w+”: .+|time passes until [\d.]+)", lines[7])
    assert lines[5] == "    either it should not have heard this, or imagine() deals anew what it knows"


def test_sealed_answers_that_differ_are_named_when_the_event_that_opens_them_does_not_reveal() -> None:
    class Unlisted(Sound):
        EVENTS: ClassVar = (Tale("scored", answers=tuple[Amount, ...]),)

    leaks = [find_leak(cases(Unlisted)[-1], f"{run_seed()} {number}", Varied()) for number in range(20)]
    leak = next(filter(None, leaks))
    assert leak.channel == "told"
    (line,) = [line for line in str(leak).splitlines() if line.startswith("  sealed answers that differ: ")]
    assert re.fullmatch(
        r"seat \d “number”: (\d) → (?!\1)\d", line.removeprefix("  sealed answers that differ: ").split("; ")[0]
    )


def test_leak_without_sealed_answers_names_none() -> None:
    leak = find_leak(cases(planted.Hint)[0], "any", Varied())
    assert leak is not None
    assert leak.sealed == ()
    assert "sealed" not in str(leak)


def test_imagining_that_forgets_what_was_told_is_found() -> None:
    with pytest.raises(AssertionError, match=r"but the seat was told: .*drew"):
        check_memory(cases(planted.Forgetful)[0], 20)


@pytest.mark.parametrize("game", [planted.Early, planted.Hasty, planted.Long, planted.Polled])
def test_leaks_by_time_show_in_most_matches(game: type[Ambush]) -> None:
    case = cases(game)[-1]
    found = sum(find_leak(case, f"{run_seed()} {number}", Varied()) is not None for number in range(30))
    assert found >= 10


def test_report_names_the_seat_the_phase_the_channel_and_the_difference() -> None:
    leak = find_leak(cases(planted.Hint)[0], "any", Varied())
    assert leak is not None
    lines = str(leak).splitlines()
    assert lines[0] == f"a leak to seat {leak.seat} through view.public in phase “{leak.phase}”"
    assert lines[1] == "  of ambush-basic-3, seed 'any'"
    assert lines[3] in ("    view.public.hint: 0 → 1", "    view.public.hint: 1 → 0")


def test_hidden_thing_that_is_never_dealt_anew_is_named() -> None:
    with pytest.raises(AssertionError, match="“password” is in HIDDEN and was the same in all worlds"):
        check_worlds(cases(planted.Twin)[:1], patience=3)


class Comet(Ambush):
    """Under a comet, which no dealing brings, everybody sees an omen that nobody may know."""

    PLAYERS = range(3, 4)
    HIDDEN: ClassVar = (*Ambush.HIDDEN, "omen")

    class Options(Ambush.Options, frozen=True):
        deal: Literal["comet"] | None = None

    omen: int

    def setup(self) -> Next:
        self.omen = 0
        return super().setup()

    def hint(self) -> int:
        return self.omen if self.options.deal == "comet" else 0

    def imagine(self, seat: int, dice: Dice) -> None:
        """It is another in every world, so any two worlds show the leak, whatever the dice."""
        super().imagine(seat, dice)
        self.omen += 1


def test_leak_that_no_dealing_brings_is_found_from_a_position() -> None:
    check_game(Comet, effort=1)
    with pytest.raises(AssertionError, match=r"through view.public(, undo)? in phase (.|\n)*of ambush-comet-3"):
        check_game(Comet, effort=1, also={"comet": (3, {"deal": "comet"})})


def test_same_seed_finds_the_same_leak() -> None:
    reports = [str(find_leak(cases(planted.Careless)[0], "any", Varied())) for _ in range(2)]
    assert reports[0] == reports[1]
    assert reports[0].startswith("a leak to seat ")
