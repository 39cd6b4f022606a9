"""Bags, cards and dealers: what comes, how often, and what never comes again."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any

import pytest

import lichina
from lichina.games.spyfall import Spyfall
from lichina.games.spyfall.box import POWERS
from lichina.games.spyfall.packs import shipped
from lichina.kernel import Match
from lichina.testing import play, run_seed, soak

from .table import FIVE, FOUR, Table, laid_out

PLACES = {place.id for place in shipped("everyday")}
EXTRA = {place.id for place in shipped("everyday") if place.extra}
DRAWS = 700 * soak()


def deals(count: int, seats: int, seed: str, **options: Any) -> list[Match]:
    """So many first rounds, just dealt; always the same, so that no surprise is ever one of chance."""
    return [
        lichina.start(Spyfall, seats=seats, seed=f"{seed} {number}", options=options, checkpoints=False)
        for number in range(count)
    ]


def room(match: Match) -> Any:
    """What everybody sees."""
    return match.view(None).public


def hands(match: Match) -> list[Any]:
    """What everybody holds."""
    return [match.view(seat).private for seat in match.game.seats]


def bag_of(match: Match) -> str:
    """The bag that was drawn, by the cards that came out of it."""
    places = {hand.card for hand in hands(match)} - {"spy"}
    return "joke" if not places else places.pop() if len(places) == 1 else "mixed"


def about(found: int, chance: float, count: int) -> bool:
    """Whether so many of so many are no surprise: within four standard deviations."""
    return abs(found - chance * count) <= 4 * sqrt(count * chance * (1 - chance))


def skip_round(match: Match) -> None:
    """Nobody says anything until the next round, or the end."""
    stage = "deal"
    while match.outcome is None and not (stage == "score" and room(match).stage == "deal"):
        stage = room(match).stage
        match.lapse()


# --- one round ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(3, 9))
def test_one_is_the_spy_and_all_others_hold_the_same_place(seats: int) -> None:
    for match in deals(30, seats, "one spy"):
        cards = Counter(hand.card for hand in hands(match))
        assert cards.pop("spy") == 1
        assert [*cards.values()] == [seats - 1]
        assert set(cards) <= PLACES
        assert all(not hand.ally and hand.power is None for hand in hands(match))


def test_each_sees_the_own_card_and_nobody_elses() -> None:
    table = Table(FOUR, "Anna", look=False)
    assert table.private("Anna", "card") == "spy"
    assert [table.private(name, "card") for name in ("Ivan", "Maria", "Dmitry")] == ["zoo"] * 3
    assert table.heard("Ivan", "dealt") == [{"seat": "Ivan", "card": "zoo", "ally": False}]
    assert table.heard(None, "dealt") == []
    assert table.match.view(None).private is None


def test_every_seat_and_every_place_is_drawn_as_often_as_the_next() -> None:
    matches = deals(DRAWS, 4, "fair")
    spies = Counter([hand.card for hand in hands(match)].index("spy") for match in matches)
    places = Counter(bag_of(match) for match in matches)
    assert all(about(spies[seat], 1 / 4, DRAWS) for seat in range(4))
    assert set(places) == PLACES
    assert all(about(places[place], 1 / 20, DRAWS) for place in PLACES)


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_the_sign_of_the_ally_is_there_with_a_chance_of_one_in_seven_for_each_local(seats: int) -> None:
    matches = deals(DRAWS, seats, "ally", ally=True)
    allies = [[seat for seat, hand in enumerate(hands(match)) if hand.ally] for match in matches]
    assert all(len(found) <= 1 for found in allies)
    there = sum(map(len, allies))
    assert there == DRAWS if seats == 8 else about(there, (seats - 1) / 7, DRAWS)
    by_seat = Counter(seat for found in allies for seat in found)
    assert all(about(by_seat[seat], (seats - 1) / 7 / seats, DRAWS) for seat in range(seats))
    for match, found in zip(matches, allies, strict=True):
        assert all(hands(match)[seat].card != "spy" for seat in found)


def test_only_the_ally_is_told_of_the_sign() -> None:
    table = Table(FIVE, "Anna", ally="Elena", look=False)
    assert table.heard("Elena", "dealt") == [{"seat": "Elena", "card": "zoo", "ally": True}]
    assert [table.private(name, "ally") for name in table.names] == [False, False, False, False, True]
    assert table.heard("Ivan", "dealt") == [{"seat": "Ivan", "card": "zoo", "ally": False}]


def test_a_bag_that_is_no_places_has_no_ally() -> None:
    for match in deals(200, 8, "no ally", ally=True, joke=True, madness=True):
        if bag_of(match) in ("joke", "mixed"):
            assert not any(hand.ally for hand in hands(match))


def test_everybody_has_a_power_of_the_own_where_there_are_powers() -> None:
    seen: set[str] = set()
    for match in deals(100, 8, "powers", mission=True):
        powers = [hand.power for hand in hands(match)]
        assert len(set(powers)) == 8
        seen |= set(powers)
    assert seen == set(POWERS)


# --- bags -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "bags"),
    [({}, 20), ({"joke": True}, 21), ({"madness": True}, 22), ({"joke": True, "madness": True}, 23)],
)
def test_all_bags_come_once_and_then_there_are_no_more(options: dict[str, bool], bags: int) -> None:
    match = lichina.start(Spyfall, seats=3, seed=run_seed(), options={**options, "rounds": bags, "minutes": 1})
    while match.outcome is None:
        match.lapse()
    sheets = room(match).sheets
    drawn = Counter(sheet.bag for sheet in sheets)
    assert drawn.pop("joke", 0) == ("joke" in options)
    assert drawn.pop("mixed", 0) == 2 * ("madness" in options)
    assert drawn == dict.fromkeys(PLACES, 1)
    assert room(match).used == tuple(sheet.bag for sheet in sheets)


def test_special_bags_are_drawn_like_any_other() -> None:
    drawn = Counter(bag_of(match) for match in deals(DRAWS, 5, "special", joke=True, madness=True))
    assert about(drawn["joke"], 1 / 23, DRAWS)
    assert about(drawn["mixed"], 2 / 23, DRAWS)


def test_a_joke_bag_has_nothing_but_spies_and_a_mixed_bag_none() -> None:
    for match in deals(300, 5, "kinds", joke=True, madness=True):
        cards = [hand.card for hand in hands(match)]
        if bag_of(match) == "joke":
            assert cards == ["spy"] * 5
        elif bag_of(match) == "mixed":
            assert len(set(cards)) == 5
            assert set(cards) <= EXTRA


def test_sixteen_places_of_each_pack_have_an_extra_card() -> None:
    """B37: the sixteen are the eighth cards of their places, and no cards of the bags."""
    for pack in ("everyday", "dc"):
        assert sum(place.extra for place in shipped(pack)) == 16
    match = lichina.start(Spyfall, seats=8, seed=3, options={"madness": True, "deal": [mixed(8)], "rounds": 2})
    skip_round(match)
    assert room(match).used == ("mixed",)
    assert {hand.card for hand in hands(match)} & PLACES, "a place whose extra card was seen can still be drawn"


def mixed(seats: int) -> dict[str, Any]:
    """A mixed bag that is laid out."""
    return laid_out(FOUR.split() + ["Elena", "Fyodor", "Galina", "Hanna"][: seats - 4], bag="mixed")


@pytest.mark.parametrize("seats", [4, 8])
def test_the_second_mixed_bag_has_no_card_of_the_first(seats: int) -> None:
    """B39: there is one extra card of each place."""
    met = 0
    for number in range(60):
        options = {"madness": True, "rounds": 22, "minutes": 1, "deal": [mixed(seats)]}
        match = lichina.start(Spyfall, seats=seats, seed=number, options=options, checkpoints=False)
        first = {hand.card for hand in hands(match)}
        skip_round(match)
        if bag_of(match) == "mixed":
            met += 1
            second = {hand.card for hand in hands(match)}
            assert not first & second
            assert seats < 8 or first | second == EXTRA
    assert met


def test_places_that_were_played_may_be_in_a_mixed_bag() -> None:
    """B39: the bag of a place and its extra card are two things."""
    found = False
    for number in range(300):
        options = {"madness": True, "rounds": 2, "deal": [laid_out(FOUR.split(), "Anna", "zoo")]}
        match = lichina.start(Spyfall, seats=4, seed=number, options=options, checkpoints=False)
        skip_round(match)
        found = found or (bag_of(match) == "mixed" and "zoo" in [hand.card for hand in hands(match)])
    assert found


def test_a_bag_that_was_played_is_struck_out_for_all() -> None:
    """B14: its place is on the list of all places, and cannot be named any more."""
    table = Table(FOUR, "Anna", rounds=2, deal=[laid_out(FOUR.split(), "Anna"), laid_out(FOUR.split(), "Ivan", "bank")])
    assert "zoo" in table.offer_options("Anna", "guess")
    table.guess("Anna", "museum")
    assert table.public("used") == ("zoo",)
    table.pass_on_to_next()
    table.look()
    assert len(table.public("places")) == 20
    assert "zoo" in table.public("places")
    assert set(table.offer_options("Ivan", "guess")) == PLACES - {"zoo"}
    assert table.refusal("Ivan", "guess", "zoo") == "not-an-option"


# --- the dealer -----------------------------------------------------------------------------------------------------


def test_the_dealer_asks_first() -> None:
    table = Table(FOUR, "Anna", dealer="Maria", look=False)
    assert table.heard(None, "round-begins") == [{"round": 1, "rounds": 1, "seat": "Maria"}]
    table.look()
    assert table.waiting() == {"Maria": "ask"}


def test_the_first_dealer_is_chosen_or_drawn() -> None:
    assert all(room(match).dealer == 2 for match in deals(20, 4, "chosen", dealer=2))
    drawn = Counter(room(match).dealer for match in deals(DRAWS, 4, "drawn"))
    assert all(about(drawn[seat], 1 / 4, DRAWS) for seat in range(4))


def test_whoever_was_the_spy_deals_next() -> None:
    table = Table(FOUR, "Dmitry", dealer="Maria", rounds=2)
    table.guess("Dmitry", "museum")
    table.pass_on_to_next()
    assert table.heard(None, "round-begins")[-1] == {"round": 2, "rounds": 2, "seat": "Dmitry"}


def test_whoever_was_the_spy_deals_next_after_a_false_call_too() -> None:
    """B13: in the bag of a place there was a spy, whoever called."""
    table = Table(FOUR, "Dmitry", dealer="Maria", madness=True, rounds=2)
    table.call("Anna", "Ivan Maria")
    assert (table.reason, table.dealer) == ("madness-wrong", "Dmitry")
    table = Table(FOUR, "Dmitry", dealer="Maria", joke=True, rounds=2)
    table.guess("Dmitry", "joke")
    assert (table.reason, table.dealer) == ("joke-wrong", "Dmitry")


def test_whoever_called_the_joke_rightly_deals_next() -> None:
    """B13"""
    table = Table(FOUR, bag="joke", dealer="Maria", rounds=2)
    table.guess("Ivan", "joke")
    table.pass_on_to_next()
    assert table.heard(None, "round-begins")[-1]["seat"] == "Ivan"


def test_whose_call_of_madness_passed_deals_next() -> None:
    """B13"""
    table = Table(FOUR, bag="mixed", dealer="Maria", rounds=2)
    table.call("Anna", "Ivan")
    assert table.dealer == "Maria"
    table.call("Ivan", "Anna Dmitry")
    assert (table.reason, table.dealer) == ("madness-found", "Ivan")


@pytest.mark.parametrize(("dealer", "following"), [("Maria", "Dmitry"), ("Dmitry", "Anna")])
def test_if_nobody_found_it_out_the_next_seat_deals(dealer: str, following: str) -> None:
    """B13: also if somebody named a place, or madness passed in a bag of spies."""
    for bag in ("joke", "mixed"):
        table = Table(FOUR, bag=bag, dealer=dealer, rounds=2)
        table.point(Anna="Ivan")
        assert table.dealer == following
    table = Table(FOUR, bag="joke", dealer=dealer, rounds=2)
    table.guess("Anna", "zoo")
    assert (table.reason, table.dealer) == ("joke-missed", following)
    table = Table(FOUR, bag="joke", dealer=dealer, madness=True, rounds=2)
    table.call("Anna", "Ivan Maria")
    assert (table.reason, table.dealer) == ("joke-missed", following)


# --- what a seat may take for true ----------------------------------------------------------------------------------


def worlds(match: Match, seat: int, count: int) -> Counter[str]:
    """The bags of so many worlds that a seat imagines."""
    found: Counter[str] = Counter()
    for number in range(count):
        world = match.imagine(seat, number)
        assert world is not None
        found[world.game.bag] += 1  # type: ignore[attr-defined]
    return found


def test_a_spy_expects_a_joke_as_often_as_it_comes() -> None:
    """One of the bags makes all five spies, each of the twenty others one of five."""
    table = Table(FIVE, "Anna", joke=True)
    found = worlds(table.match, 0, DRAWS)
    assert about(found["joke"], 1 / (1 + 20 / 5), DRAWS)
    assert set(found) == PLACES | {"joke"}


@pytest.mark.parametrize(("ally", "held"), [(False, 4 / 5), (True, 4 / 5 * 6 / 7)])
def test_a_local_expects_a_mixed_bag_as_often_as_it_comes(ally: bool, held: float) -> None:
    """Two bags of sixteen cards bring this one; with an ally one of the seven others would have borne the sign."""
    table = Table(FIVE, "Anna", madness=True, ally="Elena" if ally else None)
    found = worlds(table.match, 1, DRAWS)
    assert set(found) == {"zoo", "mixed"}
    assert about(found["mixed"], (2 / 16) / (2 / 16 + held), DRAWS)


def test_whoever_holds_the_sign_or_a_place_without_an_extra_card_is_in_no_mixed_bag() -> None:
    table = Table(FIVE, "Anna", madness=True, ally="Elena")
    assert set(worlds(table.match, 4, 50)) == {"zoo"}
    table = Table(FIVE, "Anna", bag="circus", madness=True)
    assert set(worlds(table.match, 1, 50)) == {"circus"}


def test_whoever_holds_a_place_that_was_played_knows_that_the_bag_is_mixed() -> None:
    names = FIVE.split()
    first, second = laid_out(names, "Ivan"), laid_out(names, bag="mixed")
    table = Table(FIVE, "Ivan", madness=True, rounds=2, deal=[first, second])
    table.guess("Ivan", "museum")
    table.pass_on_to_next()
    assert table.private("Anna", "card") == "zoo"
    assert set(worlds(table.match, 0, 50)) == {"mixed"}


def test_random_matches_never_draw_a_bag_twice() -> None:
    """B37: and mixed bags have only places with an extra card."""
    for number in range(3 * soak()):
        modes = {"joke": True, "madness": True, "mission": True, "minutes": 1, "rounds": 23}
        match = play(Spyfall, 4, modes, f"{run_seed()} bags {number}", checkpoints=False)
        sheets = room(match).sheets
        assert sorted(sheet.bag for sheet in sheets) == sorted([*PLACES, "joke", "mixed", "mixed"])
        strewn = [card for sheet in sheets if sheet.bag == "mixed" for card in sheet.cards]
        assert len(strewn) == len(set(strewn)) == 8
        assert set(strewn) <= EXTRA
