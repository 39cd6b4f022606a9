"""Playthroughs that are written down are played again line by line."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import pytest

from lichina.kernel import NOBODY, Mode, Seat, Tale
from lichina.testing import Case, golden

from .all_games import SHIPPED
from .leaks import Ambush

FOLDER = Path(__file__).parent.parent / "golden"
CASES = [case for game in SHIPPED for case in golden.golden_cases(game)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_match_goes_as_it_is_written_down(case: Case) -> None:
    golden.check(case, FOLDER)


def test_every_playthrough_belongs_to_a_game() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {f"{case}.txt" for case in CASES}


def test_large_tables_are_not_written_down() -> None:
    class Crowded(Ambush):
        PLAYERS = range(6, 33)
        MODES: ClassVar = {"basic": Mode(), "huge": Mode({}, range(20, 33))}

    assert [(case.mode, case.seats) for case in golden.golden_cases(Crowded)] == [
        ("basic", 6),
        ("basic", 12),
        ("huge", 20),
    ]


def test_playthrough_names_the_viewers_of_everything_new() -> None:
    text = golden.write(Case(Ambush, "basic", 3))
    assert text.splitlines()[0].startswith('{"game":"ambush","version":1,"mode":"basic","seats":3,"seed":"golden ')
    assert "\n    everybody: public hits [0,0,0]\n" in text
    assert "\n    everybody: told struck seat=0 target=" in text
    assert "\n    seat 0: told drew card=" in text


def test_playthrough_names_the_place_of_each_change_as_a_step_sends_it() -> None:
    river = (FOLDER / "passengers-basic-4.txt").read_text("utf-8")
    assert "\n    everybody: public boats/1/riders/0 null -> 0\n" in river
    assert '\n    everybody: public riders/1 {"by":null,"round":1,"mask":null,"face":null}\n' in river
    assert '\n    seat 0: private cards/2 ["demon-red"] -> nothing\n' in river


def test_playthrough_does_not_repeat_what_is_long_when_it_goes() -> None:
    room = (FOLDER / "spyfall-basic-8.txt").read_text("utf-8")
    assert "\n    everybody: public exchanges … -> []\n" in room


def test_playthrough_has_what_nobody_heard_too() -> None:
    class Secretive(Ambush):
        EVENTS: ClassVar = (*Ambush.EVENTS, Tale("aimed", NOBODY, seat=Seat))

        def announce(self, seat: int, target: int) -> None:
            self.tell(NOBODY, "aimed", seat=seat)
            super().announce(seat, target)

    text = golden.write(Case(Secretive, "basic", 3))
    assert "\n    nobody: told aimed seat=0\n" in text
    assert golden.compare(Case(Secretive, "basic", 3), text) == ""
    assert "-    nobody: told aimed seat=0" in golden.compare(Case(Ambush, "basic", 3), text)


def test_changed_rule_shows_as_a_diff_at_the_step_where_it_matters() -> None:
    class Softer(Ambush):
        def announce(self, seat: int, target: int) -> None:
            super().announce(seat, (target + 1) % len(self.seats))

    case = Case(Ambush, "basic", 3)
    text = golden.write(case)
    assert golden.compare(case, text) == ""
    diff = golden.compare(Case(Softer, "basic", 3), text)
    assert "-    everybody: told struck seat=0 target=" in diff
    assert "+    everybody: told struck seat=0 target=" in diff


def test_entry_that_no_longer_fits_is_shown_where_it_stands() -> None:
    class Narrow(Ambush):
        def targets(self, seat: int) -> list[int]:
            return [self.others(seat)[-1]]

    text = golden.write(Case(Ambush, "basic", 5))
    last = golden.compare(Case(Narrow, "basic", 5), text).splitlines()[-1]
    assert last.startswith("and then it breaks off: ")
    assert "is not among the options" in last


def test_missing_playthrough_says_how_it_is_made(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="golden --write makes it"):
        golden.check(CASES[0], tmp_path)
