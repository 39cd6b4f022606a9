"""What the rulebook lists: the cards of the box, the gangs, the order of the night, the tables for decks."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from lichina.games.mafia import Mafia, night
from lichina.games.mafia.box import CAPS, EVEN, STYLES
from lichina.games.mafia.deck import Style, check
from lichina.games.mafia.roles import ASKS, CALLS, CONTENT, GANGS, ROLES, SPECIAL

DOCUMENT = Path(__file__).parents[3] / "docs" / "mafia.md"


def test_the_box_holds_16_townsfolk_13_criminals_and_3_loners() -> None:
    held = {side: sum(ROLES[card].box for card in cards) for side, cards in Mafia.CARDS.items()}
    assert held == {"town": 16, "mafia": 7, "triads": 6, "loner": 3}


def test_the_cards_of_the_game_are_those_of_the_box() -> None:
    cards = [card for cards in Mafia.CARDS.values() for card in cards]
    assert sorted(cards) == sorted(ROLES) == sorted(Mafia.COPIES)


def test_members_and_chief_of_a_gang_are_cards_of_its_side() -> None:
    for gang in GANGS.values():
        assert {ROLES[gang.ordinary].side, ROLES[gang.chief].side} == {gang.id}


def test_everybody_who_is_called_at_night_does_something_then_and_the_others_do_not() -> None:
    assert sorted(call.id for call in CALLS) == sorted(night.roles)


def test_whoever_has_a_question_of_his_own_at_night_is_called_in_the_half_of_the_last_one() -> None:
    asked = {ask.of: ask.half for ask in sorted(ASKS, key=lambda ask: ask.half or 0) if ask.of in ROLES}
    assert asked == {call.id: call.half for call in CALLS if call.id in ROLES}


def test_both_gangs_are_called_where_they_are_asked() -> None:
    assert {call.half for call in CALLS if call.id in GANGS} == {1}
    assert [(ask.id, ask.half) for ask in ASKS if ask.of == "gangs"] == [("shoot", 1), ("again", 2)]


def test_the_table_of_criminals_reaches_as_far_as_the_game() -> None:
    assert CAPS[-1].players == Mafia.PLAYERS[-1] == 32
    assert Mafia.PLAYERS[0] == 6
    assert [cap.players for cap in CAPS] == sorted(cap.players for cap in CAPS)


def test_every_style_that_a_table_may_choose_is_listed() -> None:
    assert list(STYLES) == list(get_args(Style))


def test_every_deck_of_the_even_style_can_be_played() -> None:
    for players, deck in EVEN.items():
        check({"detective": 1, **deck.cards}, players, triads=False, strict_box=True)


def test_every_special_card_of_the_town_comes_into_decks_in_some_order() -> None:
    town = {card for card in Mafia.CARDS["town"] if card != "citizen"}
    assert {card.id for card in SPECIAL} == town - {"detective", "judge"}


def test_every_ruling_that_a_row_cites_is_in_the_document() -> None:
    rulings = set(re.findall(r"^\| (A\d+) \|", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE))
    cited = {
        number
        for file in CONTENT.glob("*.toml")
        for number in re.findall(r'source = "ruling (A\d+)', file.read_text(encoding="utf-8"))
    }
    assert cited == {"A3", "A4"}
    assert cited <= rulings
