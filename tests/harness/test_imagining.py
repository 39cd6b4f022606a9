"""What seats imagine is as likely as it should be, in every game; an imagining that knows too much is found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lichina.games.mafia import Mafia
from lichina.games.passengers import Passengers
from lichina.games.spyfall import Spyfall
from lichina.kernel import Dice, Match
from lichina.testing import check_imagining
from tests.games.duel import Duel
from tests.games.market import Market
from tests.games.toy import Toy

from .leaks import Ambush

# --- the games --------------------------------------------------------------------------------------------------------


def state(match: Match) -> Any:
    return match.game


def dealt(match: Match, rank: Callable[[Match, int], bool]) -> int:
    """The first seat of which this holds."""
    return next(seat for seat in match.game.seats if rank(match, seat))


def test_anybody_else_may_be_the_mole() -> None:
    match = Match(Toy, 5, 1)
    seat = dealt(match, lambda one, seat: state(one).mole != seat)
    check_imagining(match, seat, lambda one: state(one).mole)


def test_any_card_of_the_duel_that_one_does_not_hold_may_lie_on_top() -> None:
    def hand(match: Match, seat: int) -> tuple[str, ...]:
        return tuple(state(match).face[number] for number in state(match).hands[seat])

    match = Match(Duel, 2, 1, {"hand": 1, "charms": False})
    check_imagining(match, 0, lambda one: state(one).face[state(one).deck[0]], eyes=hand)
    match.answer(0, ["draw"])
    check_imagining(match, 0, lambda one: hand(one, 1), eyes=lambda one, seat: sorted(hand(one, seat)))


def test_any_ware_that_one_does_not_see_may_be_on_the_shelf_of_another() -> None:
    def seen(match: Match, seat: int) -> list[str]:
        return sorted(state(match).face[number] for number in (*state(match).shelves[seat], *state(match).row))

    match = Match(Market, 3, 1)
    check_imagining(match, 0, lambda one: state(one).face[state(one).shelves[1][0]], eyes=seen)


@pytest.mark.parametrize("own", ["mafioso", "citizen", "detective"])
def test_the_other_cards_of_the_town_may_lie_anywhere(own: str) -> None:
    match = Match(Mafia, 6, 3)
    seat = state(match).card.index(own)
    check_imagining(match, seat, lambda one: state(one).card[(seat + 1) % 6])


def test_whoever_was_found_to_be_a_criminal_is_one_of_the_gang() -> None:
    match = Match(Mafia, 6, 3)
    seat, suspect = state(match).card.index("detective"), state(match).card.index("mafioso")
    while match.asks_of(seat)[0].key != "check":
        match.lapse()
    match.answer(seat, suspect)
    match.lapse()
    assert [event.data["answer"] for event in match.told(seat) if event.key == "checked"] == ["criminal"]
    check_imagining(match, seat, lambda one: state(one).card[suspect])


@pytest.mark.parametrize("own", ["spy", "beach"])
def test_each_of_the_others_may_be_the_spy_and_the_spy_may_be_anywhere(own: str) -> None:
    match = Match(Spyfall, 4, 2)
    seat = state(match).card.index(own)

    check_imagining(
        match, seat, lambda one: state(one).bag if own == "spy" else state(one).card.index("spy"), samples=150
    )


@pytest.mark.parametrize("side", ["guides", "smugglers"])
def test_a_guide_suspects_everybody_alike_and_a_smuggler_is_sure(side: str) -> None:
    """Which cards one holds says nothing about the sides of the others."""
    match = Match(Passengers, 5, 2)
    seat = dealt(match, lambda one, seat: state(one).side_of(seat) == side)
    neighbour = (seat + 1) % 5
    check_imagining(match, seat, lambda one: state(one).side_of(neighbour), eyes=own_side)


def own_side(match: Match, seat: int) -> tuple[str, tuple[int, ...]]:
    hand: Any = match.view(seat).private
    return hand.side, hand.fellows


# --- the check --------------------------------------------------------------------------------------------------------


class Sly(Ambush):
    """Whoever imagines keeps the truth in one world of three."""

    def imagine(self, seat: int, dice: Dice) -> None:
        if dice.below(3):
            super().imagine(seat, dice)


class Wishful(Ambush):
    """Whoever imagines takes every other for the traitor, but one twice as often."""

    def imagine(self, seat: int, dice: Dice) -> None:
        super().imagine(seat, dice)
        if seat != self.traitor:
            self.traitor = dice.choice([*self.others(seat), self.others(seat)[0]])


class Sure(Ambush):
    """Whoever imagines never takes one of the others for the traitor."""

    def imagine(self, seat: int, dice: Dice) -> None:
        super().imagine(seat, dice)
        if self.traitor == self.others(seat)[-1]:
            self.traitor = self.others(seat)[0]


def ambush(game: type[Ambush]) -> tuple[Match, int]:
    """A match some steps on, and a seat that is no traitor."""
    match = Match(game, 5, "ambush")
    seat = dealt(match, lambda one, seat: state(one).traitor not in (seat, 4 if seat < 4 else 3))
    match.lapse()
    match.lapse()
    return match, seat


def test_an_imagining_as_likely_as_the_deals_passes() -> None:
    match, seat = ambush(Ambush)
    check_imagining(match, seat, lambda one: state(one).traitor)


@pytest.mark.parametrize("game", [Sly, Wishful, Sure], ids=lambda game: game.__name__)
def test_an_imagining_that_knows_too_much_or_believes_too_little_is_found(game: type[Ambush]) -> None:
    match, seat = ambush(game)
    with pytest.raises(AssertionError, match=r"imagines what is not as likely:\n  \d: in \d+% of the worlds"):
        check_imagining(match, seat, lambda one: state(one).traitor, samples=2500)


def test_a_position_that_hardly_ever_comes_is_refused() -> None:
    match, seat = ambush(Ambush)
    with pytest.raises(AssertionError, match=r"only \d+ of 200 matches fit: the position is too rare"):
        check_imagining(match, seat, lambda one: 0, samples=200, patience=1)
