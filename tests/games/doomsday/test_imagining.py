"""What a seat imagines is as likely as it should be, with a box so small that many deals look the same to it."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import chain
from typing import Any, ClassVar

import pytest

from lichina.games.doomsday import Doomsday
from lichina.kernel import Match
from lichina.testing import check_imagining, soak


class Small(Doomsday):
    """Four roles, loyalty cards of three kinds, and one kind of program that everybody has."""

    ROLES: ClassVar = ("informant", "joke", "seer", "photographer")
    LOYALTY: ClassVar = ("loyalty_human",) * 4 + ("loyalty_machine",) * 3 + ("loyalty_outcast",)
    PROGRAM: ClassVar = "echo_off"

    def deal_cards(self) -> None:
        super().deal_cards()
        self.turn = 0
        self.box = []

    def pools(self) -> list[list[int]]:
        """Roles that are not among those of this box are nowhere."""
        found = set(chain(*self.lying()))
        return [[card for card in pool if card in found] for pool in super().pools()]

    def chosen_roles(self) -> list[str]:
        return self.dice.sample(self.ROLES, 4)

    def chosen_loyalty(self) -> list[str]:
        return self.dice.sample(self.LOYALTY, 8)

    def chosen_programs(self) -> list[str]:
        return [self.PROGRAM] * 8


class Listing(Small):
    """Everybody can have the members of a team listed."""

    PROGRAM: ClassVar = "fog_of_war_off"


class Deadly(Small):
    """Everybody has one life, and can take it from somebody."""

    LOYALTY: ClassVar = ("loyalty_human",) * 4 + ("loyalty_machine",) * 4
    PROGRAM: ClassVar = "guard_bot"

    def deal_cards(self) -> None:
        super().deal_cards()
        self.lives = [1 for _ in self.seats]


class Eating(Small):
    """The Mind Eater is among the roles, and everybody can turn a role up."""

    ROLES: ClassVar = ("mind_eater", "joke", "seer", "photographer")
    LOYALTY: ClassVar = ("loyalty_human",) * 4 + ("loyalty_machine",) * 4
    PROGRAM: ClassVar = "plus_thrower"


class Peeking(Eating):
    """The same, and everybody can look at a role."""

    PROGRAM: ClassVar = "virtual_console"


OPTIONS = {"window": 0.0}


def eyes(match: Match, seat: int) -> Any:
    """What a seat sees and has heard, by words: cards have numbers that mean nothing."""
    view = match.view(seat)
    return view.public, view.private, match.told(seat)


def teams(match: Match) -> Hashable:
    game: Any = match.game
    return tuple(game.team(seat) for seat in game.seats)


def of_next(match: Match) -> Hashable:
    """The cards of whoever sits on the left of the first seat."""
    game: Any = match.game
    return game.face[game.role[1][0]], *sorted(game.face[game.slots[place]] for place in game.places(1))


def role_of_third(match: Match) -> Hashable:
    game: Any = match.game
    return str(game.face[game.role[2][0]])


def marks(match: Match) -> Hashable:
    """Who was converted."""
    game: Any = match.game
    return tuple(game.marks)


def begun(game: type[Doomsday], **roles: str) -> Match:
    """A match in which the first seat is a human or a machine by its role, and others have these roles."""
    wanted = {int(seat.strip("_")): role for seat, role in roles.items()}
    for seed in range(1000):
        match = Match(game, 4, seed, OPTIONS)
        table: Any = match.game
        dealt = [table.face[table.role[seat][0]] for seat in table.seats]
        if dealt[0] in ("joke", "photographer") and all(dealt[seat] == role for seat, role in wanted.items()):
            return match
    raise AssertionError("no such deal")


def check(match: Match, trait: Any, seat: int = 0, few: int = 60) -> None:
    """As few samples as show a fault; in a soak more."""
    check_imagining(match, seat, trait, eyes=eyes, samples=few if soak() == 1 else 300, patience=800)


@pytest.mark.parametrize("trait", [teams, of_next])
def test_before_anything_has_happened_all_deals_that_fit_are_as_likely(trait: Any) -> None:
    check(begun(Small), trait)


def test_a_true_answer_about_a_team_leaves_what_agrees_with_it_as_likely_as_before() -> None:
    match = begun(Small)
    match.answer(0, ("echo_off", 1, "machine"), "play")
    check(match, teams)


def test_a_list_of_a_team_leaves_what_agrees_with_it_as_likely_as_before() -> None:
    match = begun(Listing)
    match.answer(0, ("fog_of_war_off", "human"), "play")
    check(match, teams)


def test_that_a_match_goes_on_after_a_death_leaves_what_agrees_with_it_as_likely_as_before() -> None:
    match = begun(Deadly)
    match.answer(0, ("guard_bot", 1), "play")
    assert match.outcome is None
    check(match, teams, few=20)


def test_the_dead_know_the_teams_and_imagine_any_cards_that_make_them() -> None:
    match = begun(Deadly)
    match.answer(0, ("guard_bot", 1), "play")
    check(match, role_of_third, seat=1, few=20)


def test_whom_the_mind_eater_has_chosen_may_be_anybody_who_was_not_told() -> None:
    match = begun(Eating, _1="mind_eater")
    match.answer(0, ("plus_thrower", 1), "play")
    match.answer(1, (2,))
    check(match, marks)


def test_whoever_has_looked_at_a_role_may_have_been_converted_by_it() -> None:
    match = begun(Peeking, _2="mind_eater")
    match.answer(0, ("end",))
    match.answer(1, ("virtual_console", 2), "play")
    check(match, marks)
