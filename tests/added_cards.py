"""What holds of the cards of docs/adding-a-card.md in a copy of the source that has them; see test_adding_a_card.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from lichina.bots import Bot, Driver, play, seated
from lichina.kernel import Game, Match
from lichina.registry import find
from lichina.testing import check_bot, check_texts
from lichina.testing.cases import positions
from lichina.words import LANGUAGES
from tools import content


class Added(NamedTuple):
    """A card, and what says that it was used."""

    game: str
    card: str
    about: str
    """The key of its text."""
    mode: str
    seats: int
    options: Mapping[str, Any]
    event: str
    given: Mapping[str, Any]


CARDS = (
    Added("passengers", "barter", "gift-barter", "two", 5, {"gifts": "two"}, "gift", {"gift": "barter"}),
    Added("spyfall", "floor", "card-floor.about", "mission", 8, {"mission": True}, "power-opened", {"power": "floor"}),
    Added(
        "mafia",
        "avenger",
        "role-avenger",
        "classic",
        7,
        {"counts": {"avenger": 1, "citizen": 3, "doctor": 1, "mafioso": 1, "don": 1}},
        "avenged",
        {},
    ),
)
TRIES = 20
"""In so many matches it is used at least once."""
of_each = pytest.mark.parametrize("added", CARDS, ids=lambda added: added.card)


def game_of(added: Added) -> type[Game]:
    return find(added.game).game


@of_each
def test_it_is_in_the_catalogue_of_cards_and_has_its_words(added: Added) -> None:
    assert any(added.card in group for group in game_of(added).CARDS.values())
    for language in LANGUAGES:
        words = find(added.game).words(language)
        assert words(f"card-{added.card}") and words(added.about)


@of_each
def test_the_client_and_the_documents_list_it(added: Added) -> None:
    constants = {"passengers": content.passengers_constants, "spyfall": content.spyfall_constants}
    assert f'"{added.card}"' in constants.get(added.game, content.mafia_constants)()
    tables = {"passengers": content.passengers_tables, "spyfall": content.spyfall_tables}
    assert any(f"`{added.card}`" in table for table in tables.get(added.game, content.mafia_tables)().values())


@of_each
def test_everything_that_it_says_has_a_text(added: Added) -> None:
    check_texts(game_of(added), only=[added.mode], also={added.card: (added.seats, added.options)})


def used(added: Added, kind: type[Bot], seed: int) -> bool:
    """Whether bots of this kind use the card in a match."""
    match = Match(game_of(added), added.seats, seed, added.options)
    play(match, seated([kind] * added.seats, seed))
    return any(event.key == added.event and added.given.items() <= event.data.items() for _, event in match.story)


def bots_of(added: Added) -> list[type[Bot]]:
    """All but the one that thinks ahead: it does nothing that these do not, and takes long."""
    return list(find(added.game).usual_bots().values())


@of_each
def test_every_bot_uses_it(added: Added) -> None:
    for kind in bots_of(added):
        assert any(used(added, kind, seed) for seed in range(TRIES)), f"{kind.__name__} never uses it"


@of_each
def test_bots_know_no_more_than_their_seats_where_they_use_it(added: Added) -> None:
    for kind in bots_of(added):
        check_bot(kind, positions(game_of(added), {added.card: (added.seats, added.options)}))


def votes(match: Match) -> tuple[int, ...]:
    """The votes of everybody in «Пассажиры»."""
    river: Any = match.view(None).public
    return tuple(river.tokens)


def test_a_bot_that_foresees_what_a_gift_does_gains_by_it() -> None:
    """A barter with anybody would bring half a vote."""
    gains = []
    for seed in range(10):
        match = Match(game_of(CARDS[0]), 7, seed, {"gifts": "two"})
        driver = Driver(match, seated([find("passengers").bots()["belief"]] * 7, seed))
        while match.outcome is None:
            asked = [ask.seat for ask in match.asks if ask.key == "barter"]
            before = votes(match)
            if driver.step() in asked:
                (seat,) = asked
                gains.append(votes(match)[seat] - before[seat])
    assert sum(gains) >= len(gains) >= 10
