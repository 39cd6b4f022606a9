"""Whom a match of «Находка для шпиона» has shown in a special light, and how it is retold."""

from __future__ import annotations

from lichina.games.spyfall import Spyfall
from lichina.testing import soak
from tests.games.retelling import awards, played, shows, story, with_three

from .table import FOUR, Table, laid_out

NAMES = FOUR.split()
PEOPLE = "Анна Иван Мария Дмитрий"


def after(*rounds: str) -> Table:
    """Anna is the spy in as many rounds; each is ended as its word says."""
    places = ("zoo", "bank", "pool", "beach", "metro")
    deals = [laid_out(NAMES, "Anna", place) for place in places[: len(rounds)]]
    table = Table(FOUR, "Anna", rounds=len(rounds), deal=deals)
    for number, how in enumerate(rounds):
        if number:
            table.pass_on_to_next()
            table.look()
        if how == "named":
            table.guess("Anna", places[number])
        elif how == "missed":
            table.guess("Anna", "school")
        elif how == "caught":
            table.accuse("Ivan", "Anna")
        else:
            table.point(Ivan="Maria", Dmitry="Anna")
    assert table.match.outcome is not None
    return table


def test_a_spy_who_names_the_place_has_sharp_ears() -> None:
    table = after("named")
    assert awards(table, "ears") == [{"seat": "Anna", "place": "zoo", "round": 1, "questions": 0}]
    assert shows(table, "ears") == "guessed"


def test_a_spy_who_names_a_wrong_place_has_missed() -> None:
    table = after("missed")
    assert awards(table, "miss") == [{"seat": "Anna", "place": "school", "round": 1}]
    assert awards(table, "ears") == []


def test_the_first_to_accuse_the_spy_that_is_exposed_has_the_eye() -> None:
    table = after("caught")
    assert awards(table, "eye") == [{"seat": "Ivan", "target": "Anna", "round": 1}]
    assert shows(table, "eye") == "accused"


def test_a_spy_whom_nobody_finds_is_a_shadow_and_the_only_one_who_pointed_right_is_alone() -> None:
    table = after("hidden")
    assert awards(table, "shadow") == [{"seat": "Anna", "round": 1}]
    assert awards(table, "finger") == [{"seat": "Dmitry", "target": "Anna", "round": 1}]
    assert shows(table, "finger") == "pointed"


def test_the_only_vote_against_a_false_accusation_is_the_voice_of_reason() -> None:
    table = Table(FOUR, "Anna")
    table.accuse("Ivan", "Maria", against="Dmitry")
    table.guess("Anna", "zoo")
    assert awards(table, "reason") == [{"seat": "Dmitry", "target": "Maria"}]
    assert awards(table, "hasty") == [{"seat": "Ivan", "target": "Maria", "count": 1}]


def test_who_was_the_spy_most_often_is_a_born_agent() -> None:
    assert awards(after("named", "caught"), "agent") == [{"seat": "Anna", "count": 2}]
    assert awards(after("named"), "agent") == []


def test_who_calls_the_catch_has_a_nose_for_it() -> None:
    table = Table(FOUR, bag="mixed")
    table.call("Anna", "Ivan Maria")
    assert awards(table, "nose") == [{"seat": "Anna", "round": 1, "reason": "madness-found"}]


def test_the_story_tells_every_round_and_who_has_won() -> None:
    assert story(after("named", "caught", "hidden").match, PEOPLE) == (
        "Первый раунд, Зоопарк: шпион (Анна) угадывает место. "
        "Второй раунд, Банк: Иван обвиняет, и шпион (Анна) раскрыт раньше срока. "
        "Третий раунд, Бассейн: шпион (Анна) уходит неузнанным. "
        "Побеждает Анна: 6 очков."
    )


def test_of_a_long_match_the_rounds_that_tell_the_most_are_told() -> None:
    told = story(after("hidden", "hidden", "named", "caught", "named").match, PEOPLE, "en")
    assert told.count("Round") == 5
    assert told.endswith("wins with 12 points.")


def test_nearly_every_match_has_three_awards() -> None:
    assert with_three(played(Spyfall, 60 * soak())) > 0.9
