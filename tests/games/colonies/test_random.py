"""Whatever people do, with however many and whichever options: matches are sound, end, and tell no secrets."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, ClassVar

import pytest

from lichina.games.colonies import Colonies
from lichina.games.colonies.box import OBJECTIVES
from lichina.kernel import Mode, describe
from lichina.testing import (
    Invariants,
    cases,
    check_answers,
    check_copies,
    check_memory,
    check_silence,
    check_texts,
    check_worlds,
    find_leak,
    play,
    run_seed,
    soak,
)
from lichina.testing.cases import one_each, positions
from lichina.testing.copies import check_replay
from lichina.testing.harness import reproducible
from lichina.testing.varied import Varied

COMBINED: dict[str, Mode] = {
    "basic": Mode({}),
    "quick": Mode({"quick": True, "pause": 0, "glass": 10}),
    "lot": Mode({"teams": "random", "objective": "mo_keep_the_fires", "pause": 0}),
    "bare": Mode(
        {
            "random_items": False,
            "more_crossroads": False,
            "leave_out": True,
            "collapse_wins": False,
            "objective": "mo_new_blood",
            "pause": 0,
        }
    ),
    "moments": Mode({"moment": 4, "pause": 0}),
    "short": Mode({"objective": "mo_divide_and_conquer", "thinking": 10, "asking": 5, "turn": 60, "pause": 0}),
}
"""All options, each with every number of players."""


PEOPLE = [
    ("talia_jones", 0, "library", ["pistol", "ri_hunting_rifle", "mop"]),
    ("nina_kovacs", 0, "blue", ["walkie_talkie", "hammer", "sniper_rifle"]),
    ("gabriel_diaz", 0, "school", ["bp_school", "jazzercise"]),
    ("mike_cho", 1, "blue", []),
    ("sophie_robinson", 1, "gas_station", ["lighter"]),
    ("blue_chimp", 2, "school", ["flashlight", "ri_town_map"]),
    ("charlotte_ross", 2, "blue-1", ["switchblade", "ri_bulletproof_vest"]),
    ("rod_miller", 3, "yellow", []),
    ("jonah_reyes", 3, "gas_station", []),
    ("brian_lee", 4, "den", ["guide_to_leadership"]),
    ("sparky", 4, "school", ["shotgun"]),
]
RICH: dict[str, Any] = {
    "rounds": 4,
    "survivors": [
        {"id": survivor, "owner": owner, "place": place, "equipment": items, "wounds": 2 if place == "blue-1" else 0}
        for survivor, owner, place, items in PEOPLE
    ],
    "hands": [
        [one, "junk", "food_2", "medicine", "fuel", other]
        for one, other in zip(
            ("megaphone", "scissors", "padlock", "reading_lamp", "ri_nail_box"),
            ("ri_road_flare", "ri_ammo_belt", "ri_painkillers", "ri_ration_pack", "ri_bear_trap"),
            strict=True,
        )
    ],
    "dice": [[3, 5, 6, 6], [], [4, 5, 6], [], []],
    "blue": {"morale": 8, "food": 9, "bullets": 5, "helpless": 2, "waste": ["wrench", "junk", "fuel"]},
    "yellow": {"morale": 8, "food": 9, "bullets": 5, "waste": ["baseball_bat", "junk"]},
    "den": {"morale": 2, "food": 5, "waste": ["junk"] * 5 + ["food_1"] * 4},
    "spots": {
        "school": {"zombies": 3},
        "library": {"zombies": 2},
        "blue-1": {"zombies": 2},
        "yellow-2": {"zombies": 1},
    },
}
"""Much to do, and much that dealing seldom brings."""
STARTS: dict[str, tuple[int, dict[str, Any]]] = {
    "rich": (5, {"wolf": 4, "pause": 0, "deal": RICH | {"phase": "act", "roads": {"blue": "cr_burnt_letters"}}}),
    "wolf": (5, {"wolf": 4, "pause": 0, "deal": RICH | {"phase": "move", "active": [4]}}),
    "waste": (
        5,
        {
            "wolf": 4,
            "pause": 0,
            "deal": RICH
            | {
                "phase": "crossroads",
                "roads": {"yellow": "cr_scrap_mountain"},
                "deeds": [{"seat": 2, "what": "clean", "survivor": "blue_chimp", "place": "school"}],
            },
        },
    ),
}


class Combined(Colonies):
    """The game with all of its options."""

    MODES: ClassVar = COMBINED


@pytest.mark.parametrize("mode", COMBINED)
def test_whatever_people_do_matches_are_sound_and_end(mode: str) -> None:
    for case in one_each(Combined):
        if case.mode == mode:
            for number in range(2 if soak() == 1 else 5):
                match = play(case.game, case.seats, case.options, f"{run_seed()} {case} {number}", Invariants())
                assert match.outcome is not None
                assert match.outcome.reason in ("objective", "collapse", "time")


@pytest.mark.parametrize("start", STARTS)
def test_matches_from_rich_positions_are_sound_and_end(start: str) -> None:
    seats, options = STARTS[start]
    for number in range(3 * soak()):
        assert play(Colonies, seats, options, f"{run_seed()} {start} {number}", Invariants()).outcome is not None


def any_options(seats: int, dice: random.Random) -> dict[str, Any]:
    """Whatever a table may choose, by chance."""
    flags = ("quick", "random_items", "more_crossroads", "leave_out", "collapse_wins")
    return {
        "objective": dice.choice(("random", *OBJECTIVES)),
        "teams": dice.choice(("seats", "random")),
        "wolf": dice.choice((None, *range(seats))) if seats % 2 else None,
        **{flag: dice.random() < 0.5 for flag in flags},
        "glass": dice.choice((10, 120, 600)),
        "turn": dice.choice((60, 900)),
        "thinking": dice.choice((10, 90)),
        "asking": dice.choice((5, 30)),
        "pause": dice.choice((0, 4.0)),
        "moment": dice.choice((0, 4)),
    }


def test_matches_of_every_number_of_players_and_any_options_end() -> None:
    """3,200 of them in a soak."""
    found: Counter[int] = Counter()
    count = 3 if soak() == 1 else 8 * soak()
    dice = random.Random(f"{run_seed()} options")
    for seats in range(4, 12):
        for number in range(count):
            options = any_options(seats, dice)
            match = play(Colonies, seats, options, f"{run_seed()} {seats} {number}", checkpoints=False)
            match.game.invariants()  # type: ignore[attr-defined]
            assert match.outcome is not None, (seats, options)
            found[seats] += 1
    assert found == dict.fromkeys(range(4, 12), count)
    assert set(any_options(5, dice)) == {option.name for option in describe(Colonies.Options)}


def test_if_nobody_ever_answers_a_match_ends() -> None:
    for case in one_each(Combined):
        check_silence(case)


def test_copies_are_true_and_illegal_answers_change_nothing() -> None:
    case = one_each(Combined)[0]
    check_copies(case)
    check_answers(case)


def test_nobody_imagines_what_contradicts_what_was_told() -> None:
    few = [case for case in cases(Combined, thorough=True) if (case.mode, case.seats) == ("short", 5)]
    for case in few if soak() == 1 else cases(Combined, also=STARTS):
        check_memory(case)


def test_no_seat_sees_a_difference_between_two_worlds() -> None:
    """With a wolf, and in a soak with every number of players."""
    chosen = cases(Combined, thorough=True)
    few = [case for case in chosen if (case.mode, case.seats) == ("moments", 5)]
    check_worlds(chosen if soak() > 1 else few)


@pytest.mark.parametrize("start", STARTS)
def test_no_seat_does_so_from_a_rich_position(start: str) -> None:
    """Hands and decks of several backs, people who peek and steal, a wolf at the end of his tether."""
    (case,) = positions(Colonies, {start: STARTS[start]})
    for number in range(soak()):
        with reproducible():
            assert find_leak(case, f"{run_seed()} {start} {number}", Varied()) is None


def test_all_that_is_said_from_rich_positions_has_its_words() -> None:
    check_texts(Colonies, also=STARTS)


def test_a_record_replays_to_the_byte() -> None:
    check_replay(play(Colonies, 7, {}, f"{run_seed()} replay"))
