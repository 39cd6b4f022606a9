"""Where people may talk, and what must not be said when the time is up."""

from __future__ import annotations

import pytest

from lichina.games.spyfall.packs import shipped
from lichina.registry import find

from .table import FIVE, FOUR, Table

FORMS = """
    больницей школе библиотеку супермаркетом метрополитен аэропорту пляжа кинотеатром ресторану зоопарке музеями катке
    бассейну поезда цирком стройку банке клубом даче маяком
"""
"""All twenty places of a pack, in forms that their names do not have."""
HARMLESS = [
    "Мне кажется, это Иван.",
    "Между нами пять метров.",
    "Поездка удалась, палатка промокла.",
    "Маячить тут незачем, и манежить тоже.",
    "Да ты книгочей-самоучка!",
    "I was just training, and I count on nobody.",
    "Он слишком долго думал над ответом!",
    "Почему ты так сказал?",
    "Who hesitated the longest?",
    "I trust nobody here, not even myself.",
]


def doors(table: Table, name: str | None) -> dict[str, bool]:
    """The channels that somebody reads, and whether he may write there."""
    return {door.key: door.writes for door in table.match.channels(None if name is None else table.seat(name))}


def writers(table: Table) -> str:
    """Who may write at the table."""
    assert all(set(doors(table, name)) == {"table"} for name in (*table.names, None))
    assert doors(table, None) == {"table": False}
    return " ".join(name for name in table.names if doors(table, name)["table"])


def forbidden(table: Table, text: str) -> bool:
    """Whether this must not be said now."""
    return minded(table, text) is not None


def minded(table: Table, text: str) -> str | None:
    """The word because of which this must not be said now."""
    found = table.match.game.censor("table", text)
    if found is None:
        return None
    assert found.reason == "names-a-place" and found.word is not None and found.word in text
    return found.word


def at_the_end() -> Table:
    """A table whose time is up."""
    table = Table(FOUR, "Anna")
    table.run_out()
    return table


# --- where people talk ----------------------------------------------------------------------------------------------


def test_people_talk_before_and_after_the_questions_and_not_during_them() -> None:
    table = Table(FOUR, "Anna", powers={}, look=False, rounds=2)
    assert writers(table) == FOUR
    table.look()
    assert (table.stage, writers(table)) == ("questions", "")
    table.take("Ivan", "accuse", "Anna")
    assert (table.stage, writers(table)) == ("accusation", "")
    table.wait(21)
    table.run_out()
    assert (table.stage, writers(table)) == ("discussion", FOUR)
    table.lapse()
    assert (table.stage, writers(table)) == ("final", "")
    table.lapse()
    assert (table.stage, writers(table)) == ("applause", FOUR)
    table.lapse()
    assert (table.stage, writers(table)) == ("score", FOUR)


def test_nobody_writes_while_hands_are_raised_and_everybody_when_it_is_over() -> None:
    table = Table(FOUR, "Anna", madness=True)
    table.take("Ivan", "madness", "call")
    assert (table.stage, writers(table)) == ("madness", "")
    for name in ("Anna", "Maria", "Dmitry"):
        table.answer(name, "hands", "for")
    assert (table.stage, writers(table)) == ("over", FOUR)


def test_all_but_the_spy_talk_about_the_ally_and_the_spy_listens() -> None:
    table = Table(FIVE, "Ivan", ally="Elena")
    table.guess("Ivan", "zoo")
    assert (table.stage, writers(table)) == ("unmasking", "Anna Maria Dmitry Elena")
    table.lapse()
    assert (table.stage, writers(table)) == ("ally-vote", "")


# --- what must not be said ------------------------------------------------------------------------------------------


PLACES = [
    (pack, language, place.id) for pack in ("everyday", "dc") for language in ("ru", "en") for place in shipped(pack)
]


@pytest.mark.parametrize(("pack", "language", "place"), PLACES)
def test_no_place_of_the_pack_is_named_when_the_time_is_up(pack: str, language: str, place: str) -> None:
    """B36: whichever it is, in both languages, in small letters and large."""
    name = find("spyfall").words(language, {"pack": pack})(f"card-{place}")
    table = Table(FOUR, "Anna", bag=shipped(pack)[0].id, pack=pack)
    table.run_out()
    for text in (name, f"так это {name.lower()}!", f"{name.upper()}?", f"«{name}», я думаю"):
        assert forbidden(table, text), place


@pytest.mark.parametrize("form", FORMS.split())
def test_a_place_is_not_named_in_another_form_either(form: str) -> None:
    """B36"""
    assert forbidden(at_the_end(), f"Всё дело в {form}, ясно же.")


@pytest.mark.parametrize(
    "text", ["Maybe two schools?", "the librarians know", "ON THE BEACHES", "a night at the movies"]
)
def test_nor_in_another_form_of_english(text: str) -> None:
    """B36"""
    assert forbidden(at_the_end(), text)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("Ну и очередь в Метро!", "Метро"),
        ("мы едем в одном вагоне?", "вагоне"),
        ("Коньками здесь не пахнет", "Коньками"),
        ("It was a sleeping car, I say.", "sleeping car"),
        ("То ли шеф-повара, то ли слоны", "шеф-повара"),
    ],
)
def test_it_is_said_which_word_is_minded(text: str, word: str) -> None:
    assert minded(at_the_end(), text) == word


@pytest.mark.parametrize("text", HARMLESS)
def test_anything_else_may_be_said(text: str) -> None:
    assert not forbidden(at_the_end(), text)


def test_what_is_forbidden_does_not_hang_on_where_everybody_is() -> None:
    """B36: a refusal tells nothing."""
    for bag in ("zoo", "bank"):
        table = Table(FOUR, "Anna", bag=bag)
        table.run_out()
        assert forbidden(table, "зоопарк")
        assert forbidden(table, "банк")


def test_places_that_are_out_are_not_named_either() -> None:
    table = Table(FOUR, "Anna", rounds=2)
    table.guess("Anna", "museum")
    table.pass_on_to_next()
    table.look()
    table.run_out()
    assert forbidden(table, "зоопарк")


def test_the_places_of_another_pack_may_be_named() -> None:
    table = Table(FOUR, "Anna", bag=shipped("dc")[0].id, pack="dc")
    table.run_out()
    assert not forbidden(table, "В школе было веселее, чем на даче.")


def test_before_the_time_is_up_and_when_the_round_is_over_places_may_be_named() -> None:
    """B36"""
    table = Table(FOUR, "Anna", powers={}, look=False, rounds=2)
    assert not forbidden(table, "зоопарк")
    table.look()
    assert not forbidden(table, "зоопарк")
    table.guess("Anna", "zoo")
    for stage in ("applause", "score"):
        assert (table.stage, forbidden(table, "зоопарк")) == (stage, False)
        table.lapse()
    table = Table(FIVE, "Anna", ally="Elena")
    table.guess("Anna", "zoo")
    assert (table.stage, forbidden(table, "зоопарк")) == ("unmasking", False)


@pytest.mark.parametrize(
    "text",
    [
        "Кухня!",
        "мы на КУХНЕ",
        "из кухни",
        "This is the kitchen.",
        "kitchens",
        "в зале ожидания",
        "зале долгого ожиданья",
    ],
)
def test_the_names_of_own_places_are_not_said_either_in_whatever_form(text: str) -> None:
    held = {"food": 2, "smell": 2, "cold": 1}
    own = [{"ru": f"Комната {number}", "traits": held} for number in range(7)]
    own += [{"ru": "Кухня", "en": "The kitchen", "traits": held}, {"ru": "Зал ожидания", "traits": held}]
    table = Table(FOUR, "Anna", bag="own-8", pack="own", own={"places": own})
    assert not forbidden(table, text)
    table.run_out()
    assert forbidden(table, text)
    assert not forbidden(table, "Мне кажется, это Иван.")


def test_a_name_without_a_single_letter_is_not_said_either() -> None:
    held = {"food": 2, "smell": 2, "cold": 1}
    own = [{"ru": f"Комната {number}", "traits": held} for number in range(7)] + [{"ru": "...", "traits": held}]
    table = Table(FOUR, "Anna", bag="own-8", pack="own", own={"places": own})
    table.run_out()
    assert forbidden(table, "мы на ...")
