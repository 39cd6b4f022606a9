"""Whom a match of «Пассажиры» has shown in a special light, and how it is retold."""

from __future__ import annotations

from lichina.games.passengers import Passengers
from lichina.testing import soak
from tests.games.retelling import awards, played, shows, story, with_three

from .table import FIVE, Table
from .test_facts import quiet
from .test_points import play_to_seven_each

PEOPLE = "Анна Иван Мария Дмитрий Елена Павел"


def test_who_says_more_than_one_untruth_is_a_liar_and_who_says_none_is_honest() -> None:
    table = quiet()
    table.say("Maria", "placed", "Sr")
    table.say("Maria", "am", "guides")
    table.say("Elena", "am", "guides")
    for what in ("Sg", "soul", "green"):
        table.say("Anna", "placed", what)
    table.to("over")
    assert awards(table, "liar") == [{"seat": "Maria", "count": 2}]
    assert shows(table, "liar") == "said-placed"
    assert awards(table, "honest") == [{"seat": "Anna", "count": 3}]


def test_who_sees_through_others_is_a_reader_and_a_guide_under_suspicion_nobodys_friend() -> None:
    table = quiet()
    table.say("Anna", "think", "Maria", "smugglers")
    table.say("Anna", "think", "Elena", "smugglers")
    table.say("Maria", "think", "Ivan", "smugglers")
    table.say("Elena", "think", "Ivan", "smugglers")
    table.to("over")
    assert awards(table, "reader") == [{"seat": "Anna", "count": 2}]
    assert awards(table, "suspected") == [{"seat": "Ivan", "count": 2}]
    assert shows(table, "suspected") == "said-think"


def test_the_coin_that_decides_is_an_award_for_whoever_holds_it() -> None:
    table = Table(FIVE, discussion=0)
    table.seat(Anna="vessel Sg", Ivan="mask Sr", Maria="scroll Dg", Dmitry="colour-lore Dg", Elena="hamsa-hand Db")
    table.vote("Anna Dmitry")
    table.to("place").sail("raven").sail("wolf").to("over")
    assert awards(table, "coin") == [{"seat": "Anna", "round": 1, "boat": "raven"}]
    assert shows(table, "coin") == "sailed"


def test_one_alone_for_the_other_boat_and_votes_that_decide_alone_are_seen() -> None:
    table = Table(FIVE, discussion=0)
    table.seat(Anna="vessel Sg", Ivan="mask Sr", Maria="scroll Dg", Dmitry="colour-lore Dg", Elena="hamsa-hand Db")
    table.vote("Anna")
    table.to("place").sail("raven").sail("wolf").to("over")
    assert awards(table, "alone") == [{"seat": "Anna", "round": 1, "boat": "raven"}]
    assert shows(table, "alone") == "voted"


def test_passengers_of_the_own_kind_who_have_landed_are_counted_for_whoever_placed_them() -> None:
    table = play_to_seven_each("Anna").to("over")
    assert {one["seat"]: one["count"] for one in awards(table, "ferryman")} == {"Anna": 2, "Ivan": 1, "Dmitry": 1}
    assert {one["seat"]: one["count"] for one in awards(table, "smuggler")} == {"Maria": 1, "Elena": 1}
    assert shows(table, "ferryman") == "placed"


def test_the_story_tells_who_was_who_the_three_boats_and_the_points() -> None:
    assert story(play_to_seven_each("Anna").to("over").match, PEOPLE) == (
        "Души провожают Анна, Иван и Дмитрий, контрабанду везут Мария и Елена, а Ястер — Павел. "
        "Первой отплывает лодка ворона (11:0 по голосам): в ней 3 души и ни одного демона. "
        "Второй отплывает лодка волка (11:0 по голосам): в ней 1 душа и 2 демона. "
        "Последней отплывает лодка ворона (11:0 по голосам): в ней 1 душа и 2 демона. "
        "Очков поровну, по 7, и монета отдаёт победу проводникам."
    )


def test_nearly_every_match_has_three_awards() -> None:
    assert with_three(played(Passengers, 10 * soak())) > 0.9
