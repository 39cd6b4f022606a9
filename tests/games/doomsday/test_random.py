"""Whatever people do, with every number of players and in every mode: nothing is lost, and matches end."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Any, ClassVar

import pytest

from lichina.games.doomsday import Doomsday
from lichina.kernel import Dice, Entry, Match, Mode
from lichina.kernel.dice import key_of
from lichina.testing import Case, Invariants, check_copies, check_memory, check_worlds, play, run_seed, soak
from lichina.testing.cases import cases
from lichina.testing.copies import check_replay

SMALL, LARGE = range(4, 9), range(9, 17)
COMBINED = {
    "basic": Mode({}, SMALL),
    "legion": Mode({"legion": True}, SMALL),
    "other": Mode(
        {"arsenal": "other", "weapon_text": "cards", "row6": "copies", "may_pass": False, "window": 0.0}, SMALL
    ),
    "advanced": Mode({}, LARGE),
    "advanced-legion": Mode({"legion": True, "with_ono": False, "window": 0.0}, LARGE),
}
"""All modes, and the other options besides."""


class Combined(Doomsday):
    """The game with all of its options."""

    MODES: ClassVar = COMBINED


class Sound:
    """What must hold after every entry of a match; if it is to be thorough, also what holds in every game."""

    def __init__(self, thorough: bool = True) -> None:
        self.invariants = Invariants() if thorough else None

    def __call__(self, match: Match, entry: Entry | None) -> None:
        if self.invariants is not None:
            self.invariants(match, entry)
        game: Any = match.game
        self.check_cards(game)
        self.check_weapons(game)
        assert all(0 <= lives <= 2 for lives in game.lives)
        assert all(game.face[card] for card in game.stack)
        assert all(not game.lives[seat] for seat in game.buried)

    def check_cards(self, game: Any) -> None:
        """Every card is in one place, and each place has cards of its kind."""
        assert sorted(chain(*game.lying())) == list(range(len(game.face)))
        assert [len(cards) for cards in game.laid] == [len(names) for names in game.chosen]
        for cards, facing, by in zip(game.role, game.role_up, game.opener, strict=True):
            assert 1 <= len(cards) == len(facing) == len(by) <= 2

    def check_weapons(self, game: Any) -> None:
        """Nobody dead is armed or aimed at, nobody holds two weapons unless a card lets them, and two aim apart.

        Cards are looked at, and what was exchanged has come to its owner, once no effect is being carried out.
        """
        held = Counter(holder for holder in game.holder if holder >= 0)
        for seat, count in held.items():
            assert count <= 2
            assert game.lives[seat] or seat not in game.buried
            if game.idle_table:
                targets = [target for weapon in game.armed(seat) for target in game.aims[weapon]]
                assert game.room(seat) >= 0
                assert len(targets) == len(set(targets))
                assert all(game.lives[target] for target in targets)
        assert not (game.idle_table and game.aside)
        for weapon, holder in enumerate(game.holder):
            assert holder not in game.aims[weapon]
            assert holder >= 0 or not game.aims[weapon]


EVERY = cases(Combined, thorough=True)


def drawn(what: str, among: list[Case]) -> list[Case]:
    """One of these, drawn by the seed of the run; in a soak all."""
    return among if soak() > 1 else [Dice(key_of(f"{run_seed()} {what}")).choice(among)]


NUMBERS = [*range(4, 17)]
THOROUGH = NUMBERS if soak() > 1 else Dice(key_of(f"{run_seed()} thorough")).sample(NUMBERS, 4)
"""With so many players matches are looked at thoroughly: on an ordinary day with four numbers of them."""


@pytest.mark.parametrize("seats", NUMBERS)
def test_whatever_the_mode_and_options_matches_are_sound_and_end(seats: int) -> None:
    for case in drawn(f"play {seats}", [case for case in EVERY if case.seats == seats]):
        for again in range(1 if soak() == 1 else 13 * soak()):  # a soak of 50: more than 20,000 matches
            sound = Sound(seats in THOROUGH and again % 20 == 0)
            match = play(case.game, case.seats, case.options, f"{run_seed()} {case} {again}", sound)
            assert match.outcome is not None
            assert match.outcome.reason in ("last-team", "last-alive", "nobody-left", "stalemate")


FEW = [case for case in EVERY if case.seats in (4, 5)]


def test_copies_are_true() -> None:
    for case in drawn("copies", FEW):
        check_copies(case, 1)


def test_nobody_imagines_what_cannot_be() -> None:
    for case in drawn("memory", FEW):
        check_memory(case, 1)


def test_no_seat_sees_a_difference_between_two_worlds() -> None:
    few = [case for case in FEW if str(case) == "doomsday-legion-4"]
    check_worlds(few if soak() == 1 else EVERY, 1)


def test_a_record_replays_to_the_byte() -> None:
    check_replay(play(Doomsday, 7, {"legion": True}, f"{run_seed()} replay"))
