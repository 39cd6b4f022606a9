"""Whom a match of «Судный день» has shown in a special light, and how it is retold."""

from __future__ import annotations

from lichina.games.doomsday import Doomsday
from lichina.testing import soak
from tests.games.retelling import awards, played, shows, story, with_three

from .table import Table

PEOPLE = "Анна Иван Мария Дмитрий"


def duel(**more: str) -> Table:
    """Ann shoots Bob dead, who has one life and is all there is of the machines."""
    players = {
        "Ann": "^sniper human/human @rifle>Bob",
        "Bob": "^joke 1 machine/machine",
        "Cat": "^seeker",
        "Dan": "fixer",
        **more,
    }
    return Table(**players)


def shot(table: Table) -> Table:
    table.act("Ann", "shoot", "rifle").tell("Bob", "answer", ("damage",))
    return table


def test_who_wins_alive_without_a_shot_and_who_dies_first_are_named() -> None:
    table = shot(duel())
    assert [one["seat"] for one in awards(table, "pacifist")] == ["Cat", "Dan"]
    assert awards(table, "victim") == [{"seat": "Bob", "turn": 1}]
    assert shows(table, "victim") == "died"


def test_who_says_to_be_somebody_else_wears_anothers_mask() -> None:
    table = duel()
    table.say("Bob", "am", "human").say("Cat", "am", "human")
    shot(table)
    assert awards(table, "liar") == [{"seat": "Bob", "count": 1, "team": "machine"}]
    assert shows(table, "liar") == "said-am"


def test_a_shot_at_the_own_side_that_kills_is_friendly_fire_and_no_steady_hand() -> None:
    machines = {"Cat": "^joke 1", "Dan": "^mercenary 1"}
    table = Table(deck="", Ann="^sniper human/human @rifle>Bob", Bob="^informant 1 human/human", **machines)
    shot(table)
    table.act("Ann", "end").act("Cat", "end").act("Dan", "arm", "pistol", "Ann").act("Dan", "end")
    for name in ("Ann", "Cat"):
        table.act(name, "end")
    table.act("Dan", "shoot", "pistol").tell("Ann", "answer", ("damage",)).act("Dan", "end")
    for name in ("Ann", "Cat"):
        table.act(name, "end")
    table.act("Dan", "arm", "pistol", "Ann").act("Dan", "end").act("Ann", "end").act("Cat", "end")
    table.act("Dan", "shoot", "pistol").tell("Ann", "answer", ("damage",))
    assert table.winners == "Cat Dan"
    assert awards(table, "friendly") == [{"seat": "Ann", "target": "Bob"}]
    assert awards(table, "steady") == [{"seat": "Dan", "count": 2}]
    assert awards(table, "target") == [{"seat": "Ann", "count": 2}]


def test_who_cancels_a_program_in_the_turn_of_another_is_seen() -> None:
    table = duel(Cat="^seeker +charge", Dan="fixer +rollback")
    table.play("Cat", "charge", "Bob").tell("Dan", "played", ("rollback",))
    shot(table)
    assert awards(table, "counter") == [{"seat": "Dan", "target": "Cat", "card": "charge"}]
    assert shows(table, "counter") == "played"


def test_who_comes_back_and_lives_is_a_phoenix() -> None:
    table = duel(Cat="^informant 0", Dan="fixer +backup")
    table.play("Dan", "backup", "Cat").tell("Cat", "cover", "left")
    shot(table)
    assert awards(table, "phoenix") == [{"seat": "Cat"}]
    assert shows(table, "phoenix") == "revived"


def test_the_story_tells_who_was_who_who_was_killed_and_who_has_won() -> None:
    assert story(shot(duel()).match, PEOPLE) == (
        "За людей Анна, Мария и Дмитрий; за машин Иван; изгоев нет. "
        "Ход 1: Анна убивает Ивана (Шут.Ник). Чем — винтовка. "
        "Врагов больше нет, и люди побеждают. До конца доживают 3 игрока."
    )
    assert story(shot(duel()).match, "Ann Bob Cat Dan", "en") == (
        "For the humans: Ann, Cat and Dan; for the machines: Bob; no outcasts. "
        "Turn 1: Ann kills Bob (J.O.K.E.) with rifle. "
        "No enemies are left, and the humans win. 3 players live to the end."
    )


def test_nearly_every_match_has_three_awards() -> None:
    assert with_three(played(Doomsday, 12 * soak())) > 0.9
