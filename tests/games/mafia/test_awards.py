"""Whom a match of «Мафия» has shown in a special light, and how it is retold."""

from __future__ import annotations

from functools import cache

import pytest

from lichina.games.mafia import Mafia
from lichina.kernel import IllegalAnswer
from lichina.testing import soak
from tests.games.retelling import awards, played, shows, story, with_three

from .table import Table

PEOPLE = "Тимур Вера Гоша Соня Майя Лев Даша Марк"


@cache
def evening() -> Table:
    """C1 is healed in the first night, in the second the Detective dies; by day the town finds both criminals.

    No fixture: what goes otherwise in here is to fail the test, where it would be a mere error of a fixture.
    """
    table = Table("M1 M2 C1 C2 C3 C4 Doctor Detective")
    table.night(mafia="C1", doctor="C1", detective="M1")
    assert table.vote(C1="M1", C2="M1", C3="C2", C4="M1", M2="M1") == "M1"
    assert table.night(mafia="Detective", doctor="C2") == "Detective"
    assert table.vote(C1="M2", C2="C1", C3="M2", C4="M2") == "M2"
    assert table.winner == "town"
    return table


def test_nothing_is_retold_before_the_end() -> None:
    match = Table("M1 C1 C2 C3 C4 C5").match
    with pytest.raises(IllegalAnswer, match="when the match is over"):
        _ = match.awards
    with pytest.raises(IllegalAnswer, match="when the match is over"):
        _ = match.retelling


def test_who_saves_somebody_else_of_the_own_side_is_a_saviour() -> None:
    table = evening()
    assert awards(table, "saviour") == [{"seat": "Doctor", "target": "C1", "count": 1}]
    assert shows(table, "saviour") == "spared"


def test_who_heals_a_criminal_is_no_saviour() -> None:
    table = Table("M1 T1 C1 C2 C3 C4 Doctor")
    table.night(mafia="T1", triads="C1", doctor="T1")
    table.vote(C2="T1", C3="T1", C4="T1")
    table.night(mafia="C2")
    table.vote(C3="M1", C4="M1", Doctor="M1")
    assert awards(table, "saviour") == []


def test_a_check_that_the_town_follows_is_a_light() -> None:
    table = evening()
    assert awards(table, "light") == [{"seat": "Detective", "target": "M1"}]
    assert shows(table, "light") == "checked"


def test_a_criminal_who_votes_a_fellow_out_is_a_traitor() -> None:
    table = evening()
    assert awards(table, "traitor") == [{"seat": "M2", "target": "M1"}]
    assert shows(table, "traitor") == "hand"


def test_the_first_to_point_at_a_card_that_the_town_needs_has_the_shot() -> None:
    table = evening()
    assert awards(table, "shot") == [{"seat": "M2", "target": "Detective", "card": "detective"}]
    assert shows(table, "shot") == "pointed"


def test_eyes_are_those_of_the_town_who_mostly_vote_against_criminals() -> None:
    table = evening()
    found = {one["seat"]: (one["hits"], one["votes"]) for one in awards(table, "eye")}
    assert found == {"C1": (2, 2), "C4": (2, 2)}


def test_whom_no_hand_was_raised_against_and_who_lives_is_unseen() -> None:
    table = evening()
    assert [one["seat"] for one in awards(table, "unseen")] == ["C3", "C4", "Doctor"]


def test_the_first_who_died_at_night_is_the_victim_of_that_night() -> None:
    table = evening()
    assert awards(table, "victim") == [{"seat": "Detective", "night": 2}]


def test_who_claims_a_card_of_others_and_is_never_voted_out_is_a_liar() -> None:
    table = Table("M1 C1 C2 C3 C4 C5", start="day", nights=1)
    table.say("M1", "claim", "citizen")
    table.say("C1", "claim", "mafioso")
    table.vote(C1="C2", M1="C2", C3="C2")
    table.night(mafia="C1")
    table.vote(C3="C4", M1="C4")
    table.night(mafia="C3")
    assert table.winner == "mafia"
    assert awards(table, "liar") == [{"seat": "M1", "count": 1}]
    assert shows(table, "liar") == "claimed"


def test_who_accuses_a_criminal_first_is_a_herald_if_the_town_follows() -> None:
    table = Table("M1 C1 C2 C3 C4 C5", start="day", nights=1)
    table.say("C2", "accuse", "M1", "hunch")
    table.say("C3", "accuse", "M1", "hunch")
    table.vote(C1="M1", C4="M1")
    assert awards(table, "herald") == [{"seat": "C2", "target": "M1"}]


def test_a_loner_who_wins_has_all_the_merit_there_is() -> None:
    table = Table("M1 Maniac C1 C2")
    table.night(mafia="C1", maniac="M1")
    assert table.winner == "maniac"
    (award,) = (one for one in table.match.awards if one.key == "loner")
    assert (award.data["won"], award.merit) == (True, 5)


def test_the_town_member_whom_most_hands_went_up_against_is_nobodys_friend() -> None:
    table = Table("M1 C1 C2 C3 C4 C5", start="vote", nights=1)
    table.vote(M1="C1", C2="C1", C3="C1", C4="M1")
    table.night(mafia="C2")
    table.vote(C3="M1", C4="M1")
    assert awards(table, "scapegoat") == [{"seat": "C1", "count": 3}]


def test_the_story_is_told_in_russian_with_names_in_their_cases() -> None:
    table = evening()
    assert story(table.match, PEOPLE) == (
        "Мафия в этом городе — Тимур и Вера. "
        "В первую ночь Доктор (Даша) успевает вовремя, и Гоша остаётся в живых. "
        "На второй день город прогоняет Тимура и не ошибается: на карте — Мафиози. "
        "Во вторую ночь погибает Марк, на карте — Детектив. "
        "На третий день город прогоняет Веру и не ошибается: на карте — Мафиози. "
        "Преступников больше нет, и город побеждает. До конца доживают 5 игроков."
    )


def test_names_that_cannot_be_declined_stay_as_they_are() -> None:
    table = evening()
    assert "На третий день город не ошибается: Kiki9 выбывает, на карте — Мафиози." in story(
        table.match, PEOPLE.replace("Вера", "Kiki9")
    )


def test_the_story_is_told_in_english() -> None:
    table = evening()
    told = story(table.match, "Ada Ben Cleo Dan Eve Finn Grace Hugo", "en")
    assert told.startswith(
        "The Mafia of this town: Ada and Ben. On the first night the Doctor (Grace) is there in time"
    )
    assert told.endswith("There are no criminals left, and the town wins. 5 players live to the end.")


def test_nearly_every_match_has_three_awards() -> None:
    assert with_three(played(Mafia, 24 * soak())) > 0.9
