"""What cards do, in words: every one of them in both languages, from its row or by a text of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from lichina.games.colonies import Colonies, wording
from lichina.games.colonies.box import CONTENT, MISSIONS, ROADS, SURVIVORS
from lichina.games.colonies.vocabulary import program
from lichina.words import LANGUAGES, Words

FOLDER: Path = CONTENT.parent / "locale"


def spoken(language: str) -> Words:
    """The words of the game, which complain of whatever is missing."""
    return Words(language, FOLDER, strict=True)


@pytest.mark.parametrize(
    ("row", "russian", "english"),
    [
        ("mor(C,-1); zadd(home,6)", "Моральный дух −1. Зомби +6: дом.", "Morale −1. Zombies +6: home."),
        ("food(C,-99)", "Вся еда колонии пропадает.", "All food of the colony is lost."),
        (
            "pay give(P,O,1) -> mor(E,+1)",
            "Сначала заплатите. Отдайте карты, 1. Кому: игрок, чей выживший там же. Моральный дух соперников +1.",
            "Pay first. Give cards, 1: the player of a stranger there. The rivals’ morale +1.",
        ),
        (
            "roll{1: wound(S*,1); 2-6: nil}",
            "Бросьте кубик. 1: Раны +1: кто выполнил условие. 2–6: Ничего не происходит.",
            "Roll a die. 1: Wounds +1: who met the card. 2–6: Nothing happens.",
        ),
        (
            "zmove(L*,rnd,2); fetch(P,school,book,1)",
            "До 2 зомби переходят: то же место → локация по жребию. Найдите в колоде (школа) карты, 1: книга.",
            "Up to 2 zombies move: there → a location by lot. Search a deck (the school) and take 1: book.",
        ),
    ],
)
def test_a_row_says_what_it_does(row: str, russian: str, english: str) -> None:
    said = [wording.row(spoken(language), program(row)) for language in LANGUAGES]
    assert said == [russian, english]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does(language: str) -> None:
    words = spoken(language)
    for group, cards in Colonies.CARDS.items():
        for card in cards:
            if group != "crossroads":
                assert wording.does(words, card), card
    for mission in MISSIONS:
        assert wording.reward(words, mission)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_crossroads_card_says_when_it_comes_and_what_can_be_chosen(language: str) -> None:
    words = spoken(language)
    for road in ROADS:
        assert wording.when(words, road)
        choices = wording.ways(words, road)
        assert list(choices) in (["a", "b"], ["a", "b", "c"])
        assert all(choices.values())


def test_an_ability_says_where_it_works_and_what_it_costs() -> None:
    english = spoken("en")
    assert wording.does(english, "loretta_clay") == "At home. With a die of 4 or more. Once a round. Food +2."
    assert wording.does(english, "maria_lopez").startswith("Here: the school. With a die of 1 or more. Once a round.")
    assert wording.does(english, "mike_cho") == "Attacks without exposure."
    assert set(SURVIVORS) <= {card for cards in Colonies.CARDS.values() for card in cards}


@pytest.mark.parametrize(
    ("card", "russian", "english"),
    [
        ("sniper_rifle", "Раз в раунд. Зомби −1: любое место.", "Once a round. Zombies −1: anywhere."),
        ("survivors_cookbook", "Дома. Раз в раунд. Еда +1.", "At home. Once a round. Food +1."),
        ("ri_ammo_box", "Патроны +2. Одинокому волку: Еда +1.", "Bullets +2. For the lone wolf: Food +1."),
        ("junk", "Перебросьте неиспользованные кубики: 1.", "Roll again, unused dice: 1."),
    ],
)
def test_an_item_says_how_often_and_where_it_works_and_what_the_wolf_has_of_it(
    card: str, russian: str, english: str
) -> None:
    assert [wording.does(spoken(language), card) for language in LANGUAGES] == [russian, english]


def test_a_card_says_that_all_vote_and_what_happens_at_home_is_said_to_happen_there() -> None:
    assert wording.about(spoken("ru"), "bc_army") == (
        "Когда: ваш выживший дома. Решает голосование. А) Отныне для основной цели нужно ещё пять жетонов еды. "
        "Б) По кубику за каждого, до 3 — рана: все свои дома. "
        "В) Если Томас Харт дома, только так: ничего не происходит."
    )
    assert wording.about(spoken("en"), "cr_sleeping_guard") == (
        "When: somebody of yours is at home; a stranger stands at your gates. "
        "A) Wounds +1: the friend with the least influence at home. "
        "B) Pay first. Bullets −2. Without exposure, the stranger with the least influence at your gates → home."
    )


def test_missions_say_whom_they_take_from() -> None:
    assert wording.reward(spoken("en"), "mi_sellsword") == (
        "Morale +1. Take two cards at random from the leader of the losers."
    )
    assert wording.reward(spoken("ru"), "mi_pantry_thief") == "Заберите у этой колонии жетоны еды, до 3."


def test_a_symbol_is_no_name_in_the_middle_of_a_sentence() -> None:
    assert wording.about(spoken("ru"), "cs_foul_water").startswith("Против него: лекарство, топливо.")
    assert wording.about(spoken("ru"), "fuel").startswith("Разовая карта (топливо).")
    assert wording.when(spoken("ru"), "cr_medics_oath") == "вы разыгрываете карту: лекарство"
