"""Whatever people do, with whatever gifts and options: nothing is lost, matches end, and records replay."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Any, ClassVar

import pytest

from lichina.games.passengers import Passengers
from lichina.kernel import Dice, Entry, Match, Mode
from lichina.kernel.dice import key_of
from lichina.testing import Case, Invariants, cases, check_copies, check_memory, check_worlds, play, run_seed, soak
from lichina.testing.cases import one_each
from lichina.testing.copies import check_replay

BRIEF = {"discussion": 0, "turn": 10, "voting": 5}
COMBINED: dict[str, Mode] = {
    "four": Mode({}, range(4, 5)),
    "four-strict": Mode({"empty_seats": "strict", **BRIEF}, range(4, 5)),
    **{gifts: Mode({"gifts": gifts}, range(5, 9)) for gifts in ("one", "two", "three", "vote", "random")},
    **{
        f"{gifts}-five": Mode({"gifts": gifts, "boat_cap": 5, "empty_seats": "strict", **BRIEF}, range(7, 9))
        for gifts in ("one", "two", "three", "vote", "random")
    },
}
"""All sets and ways to choose one, with every number of players, and with larger boats."""


class Combined(Passengers):
    """The game with all of its options."""

    MODES: ClassVar = COMBINED


class Sound:
    """What must hold after every entry of a match, besides what holds in every game."""

    def __init__(self) -> None:
        self.invariants = Invariants()

    def __call__(self, match: Match, entry: Entry | None) -> None:
        self.invariants(match, entry)
        public: Any = match.view(None).public
        assert sum(public.tokens) + public.supply == 17
        assert min(public.tokens) >= 0
        assert public.supply >= 0
        self.check_boats(match, public)
        self.check_masks(public)
        self.check_cards(match, public)
        assert len(set(public.held.values())) == len(public.held)
        assert list(public.used) == sorted(public.used)
        assert 0 <= public.coin < len(public.tokens)

    def check_boats(self, match: Match, public: Any) -> None:
        """Nobody sits twice, no boat has too many, and the rows of the Afterlands are those that won."""
        players = len(public.tokens)
        cap = 3 if players < 7 else match.game.options.boat_cap
        rows = [boat.riders for boat in public.boats] + [row.riders for row in (*public.shore, *public.lost)]
        for row in rows:
            assert len(row) == 5
            assert sum(rider is not None for rider in row) <= cap
        sitting = [rider for row in rows for rider in row if rider is not None]
        assert sorted(sitting) == list(range(len(public.riders)))
        assert [row.animal for row in public.shore] == [one.boat for one in public.sailings[: len(public.shore)]]
        assert len(public.shore) == len(public.lost)

    def check_masks(self, public: Any) -> None:
        """Each mask is left or on one passenger, at most one on each."""
        worn = [rider.mask for rider in public.riders if rider.mask is not None]
        assert sorted([*worn, *public.masks]) == ["blue", "green", "red"]

    def check_cards(self, match: Match, public: Any) -> None:
        """Every card is in a hand, on a boat, among the mystery passengers or in the box."""
        game: Any = match.game
        players = len(public.tokens)
        box = [card for card, owner in enumerate(game.owner) if owner == -2]
        everywhere = [*chain(*game.hands), *game.carried, *game.pile, *box]
        assert sorted(everywhere) == list(range(25 if public.jaster else 24))
        placed = Counter(rider.by for rider in public.riders)
        for seat in game.seats:
            hand: Any = match.view(seat).private
            assert len(hand.cards) == public.cards[seat] == 3 - placed[seat]
            assert public.cards[seat] in (3 - public.round, 4 - public.round, 3)
        assert placed[None] + public.mystery == (6 if players == 4 else 0)


def test_there_are_twelve_ways_to_play_and_every_number_of_players() -> None:
    assert len(COMBINED) == 12
    assert {case.seats for case in cases(Combined, thorough=True)} == {4, 5, 6, 7, 8}


@pytest.mark.parametrize("number", range(12))
def test_whatever_the_gifts_and_options_matches_are_sound_and_end(number: int) -> None:
    for case in one_each(Combined)[number::12]:
        for again in range(1 if soak() == 1 else 4):
            match = play(case.game, case.seats, case.options, f"{run_seed()} {case} {again}", Sound())
            assert match.outcome is not None
            public: Any = match.view(None).public
            assert (public.cards, public.round, len(public.shore)) == ((0,) * case.seats, 3, 3)
            assert match.outcome.side == public.score.side
            assert match.outcome.reason == public.score.how


def drawn(what: str, few: int) -> list[Case]:
    """So many ways to play, drawn by the seed of the run; in a soak all."""
    every = one_each(Combined)
    return every if soak() > 1 else Dice(key_of(f"{run_seed()} {what}")).sample(every, few)


def test_copies_are_true_and_nobody_imagines_what_cannot_be() -> None:
    """The harness does so for every mode; here it is for the other options, too."""
    for case in drawn("copies", 1):
        check_copies(case, 1)
        check_memory(case, 1)


def test_no_seat_sees_a_difference_between_two_worlds() -> None:
    check_worlds(drawn("worlds", 3), 1)


def test_a_record_replays_to_the_byte() -> None:
    check_replay(play(Passengers, 6, {"gifts": "vote"}, f"{run_seed()} replay"))


def test_over_many_matches_every_gift_is_used_and_only_those_are_void_that_can_be() -> None:
    """A9 and A22: hands in the third round, the beacon in the first, the coin for who has it."""
    used, void = set(), set()
    for number in range(30 * min(soak(), 10)):
        seats = 4 if number % 4 == 0 else 5 + number % 4
        match = play(Passengers, seats, {"gifts": "random"}, f"gifts {number}", checkpoints=False)
        for event in match.told(None):
            used |= {event.data["gift"]} if event.key == "gift" else set()
            void |= {event.data["gift"]} if event.key == "fizzled" else set()
    assert len(used) == 33
    assert void <= {"hamsa-hand", "hamsa-hand-one", "mirror", "bundle", "beacon", "master-coin"}
