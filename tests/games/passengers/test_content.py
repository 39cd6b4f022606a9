"""What the rulebook lists: the cards of the box, casts, boats, gifts and points, and where each comes from."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from lichina.games.passengers import Passengers
from lichina.games.passengers.box import (
    BOATS,
    CASTS,
    CHOICE,
    CONTENT,
    FACES,
    GIFTS,
    GROUPS,
    LAID,
    PASSENGERS,
    PLACES,
    SEATS,
    SETS,
    SIDE_OF,
    TOKENS,
    WIDTH,
)
from lichina.games.passengers.gifts import gifts

DOCUMENT = Path(__file__).parents[3] / "docs" / "passengers.md"


def test_the_box_holds_12_souls_12_demons_and_jaster() -> None:
    held: Counter[str] = Counter()
    for card in PASSENGERS.values():
        held[card.kind] += card.box
    assert held == {"soul": 12, "demon": 12, "jaster": 1}


def test_the_cards_of_the_game_are_passengers_and_gifts() -> None:
    assert [*Passengers.CARDS["souls"], *Passengers.CARDS["demons"], *Passengers.CARDS["jaster"]] == list(FACES)
    assert {name: Passengers.CARDS[name] for name in list(Passengers.CARDS)[3:]} == SETS
    assert {gift for name in SETS for gift in Passengers.CARDS[name]} == set(GIFTS)
    assert sum(Passengers.COPIES.values()) == 25


def test_every_cast_is_as_many_as_play_and_is_dealt_from_the_box() -> None:
    for players, cast in CASTS.items():
        assert cast.guides + cast.smugglers + cast.jaster == players
        assert bool(cast.jaster) == (cast.fixed is not None)
        assert max(cast.guides, cast.smugglers) + cast.mystery + players <= 12
    assert list(CASTS) == list(Passengers.PLAYERS) == [4, 5, 6, 7, 8]


def test_every_kind_of_faction_card_has_a_side() -> None:
    assert set(SIDE_OF) == {card.kind for card in PASSENGERS.values()}


def test_in_every_round_each_gift_is_there_once_and_every_vote_of_the_box() -> None:
    assert [(boat.round, boat.boat) for boat in LAID] == [(number, boat) for number in (1, 2, 3) for boat in BOATS]
    for boats in SEATS:
        seats = [seat for boat in BOATS for seat in boats[boat]]
        assert sorted(gift for gift, _ in seats) == list(range(10))
        assert sum(votes for _, votes in seats) == TOKENS == 17
        assert {len(boats[boat]) for boat in BOATS} == {WIDTH}


def test_a_set_has_a_gift_for_every_number_and_every_gift_but_the_vessel_does_something() -> None:
    for name in SETS:
        assert [place.number for place in PLACES if place.set == name] == list(range(10))
    assert set(GIFTS) - {"vessel"} == set(gifts)


def test_the_set_of_four_is_not_to_be_chosen() -> None:
    assert CHOICE == ("one", "two", "three")
    assert {cast.gifts for cast in CASTS.values()} == {"four", None}


def test_souls_of_one_colour_count_up_to_a_full_boat() -> None:
    assert list(GROUPS) == list(range(2, WIDTH + 1))


def test_a_gift_has_the_same_number_in_every_set() -> None:
    numbers: dict[str, set[int]] = {}
    for place in PLACES:
        numbers.setdefault(place.gift, set()).add(place.number)
    assert {gift: found for gift, found in numbers.items() if len(found) > 1} == {}


def test_every_ruling_that_a_row_cites_is_in_the_document() -> None:
    rulings = set(re.findall(r"^\| (A\d+) \|", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE))
    cited = {
        number
        for file in CONTENT.glob("*.toml")
        for number in re.findall(r'source = ".*?ruling (A\d+)', file.read_text(encoding="utf-8"))
    }
    assert cited == {"A1", "A5"}
    assert cited <= rulings
