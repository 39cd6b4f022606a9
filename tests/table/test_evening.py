"""The evening: what the matches of a table add up to."""

from __future__ import annotations

from typing import Any

from lichina.table.state import Result, totals

from .tabletop import home, match_of, seated


def result(players: str, people: tuple[int | None, ...], winners: tuple[int, ...], **more: Any) -> Result:
    return Result(1, "parlour", tuple(players.split()), people, winners, None, "counted", more.get("scores"))


def test_an_evening_without_matches_has_no_totals() -> None:
    assert totals([]) == []


def test_whoever_has_won_most_comes_first() -> None:
    evening = [result("Ann Bob", (1, 2), (1,)), result("Bob Ann", (2, 1), (0,)), result("Ann Bob", (1, 2), (0,))]
    assert totals(evening) == [
        {"person": 2, "played": 3, "won": 2, "name": "Bob"},
        {"person": 1, "played": 3, "won": 1, "name": "Ann"},
    ]


def test_points_are_added_up_and_decide_between_equals() -> None:
    evening = [
        result("Ann Bob", (1, 2), (0, 1), scores=(1, 5)),
        result("Ann Bob", (1, 2), (), scores=(2, 0)),
    ]
    assert [(row["name"], row["points"]) for row in totals(evening)] == [("Bob", 5), ("Ann", 3)]


def test_of_equals_whoever_played_less_comes_first_and_then_the_name_decides() -> None:
    evening = [result("Ann Bob Cid", (1, 2, 3), (0, 1)), result("Bob Cid", (2, 3), ())]
    assert [row["name"] for row in totals(evening)] == ["Ann", "Bob", "Cid"]


def test_a_person_is_counted_under_the_last_name_and_a_bot_by_its_own() -> None:
    evening = [result("Ann Гоша", (1, None), (0,)), result("Anna Гоша", (1, None), (0,))]
    assert totals(evening) == [
        {"person": 1, "played": 2, "won": 2, "name": "Anna"},
        {"person": None, "played": 2, "won": 0, "name": "Гоша"},
    ]


def test_a_bot_and_a_person_of_one_name_are_two() -> None:
    evening = [result("Ann", (1,), ()), result("Ann", (None,), ())]
    assert len(totals(evening)) == 2


async def test_a_table_shows_its_evening_to_all_and_forgets_nobody_who_left() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"rounds": 1})
        for first, other in (("yes", "no"), ("no", "yes"), ("yes", "no")):
            await host.must("start")
            await host.answer(first)
            await second.answer(other)
        rows = [(row["name"], row["won"], row["points"]) for row in second.at["evening"]["totals"]]
        assert rows == [("Даша", 2, 2), ("Маша", 1, 1)]
        assert [match["winners"] for match in second.at["evening"]["matches"]] == [[0], [1], [0]]
        await place.house.leave(host.table, second.person)
        assert [row["name"] for row in host.at["evening"]["totals"]] == ["Даша", "Маша"]


async def test_after_a_match_everybody_sees_it_from_the_seat_that_was_played_until_the_lobby() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"rounds": 1})
        await host.must("start")
        await host.answer("yes")
        await second.answer("no")
        await host.must("arrange", order=[1, 0])
        twin = await second.twin().attach()
        assert twin.match["seat"] == 1 and twin.match["private"] == {"word": "no"}
        assert twin.match["names"] == ["Даша", "Маша"]
        assert await second.refused("answer", match=1, ask=1, value="yes") == "no-match"
        await host.must("lobby")
        assert host.at["stage"] == "lobby" and second.you["seat"] == 0


async def test_a_match_takes_over_what_the_last_of_its_game_hands_on_and_nobody_else_sets_it() -> None:
    async with home() as place:
        host, second = await seated(place, 2, options={"rounds": 1})
        assert await host.refused("set", options={"said": ["yes"]}) == "no-fixed-deal"
        before = []
        for word in ("yes", "no", "yes"):
            await host.must("start")
            before.append(match_of(host).game.options.said)
            await host.answer(word)
            await second.answer("yes")
        assert before == [(), ("yes", "yes"), ("yes", "yes", "no", "yes")]
        assert "said" not in host.at["options"]
