"""Which awards are given, and which turns of a match are told."""

from __future__ import annotations

from lichina.kernel import Highlight, honoured, retold


def award(key: str, seat: int, merit: int) -> Highlight:
    return Highlight(key, {"seat": seat}, at=0, merit=merit)


def given(*awards: Highlight, people: tuple[int, ...] = ()) -> list[tuple[str, int]]:
    return [(one.key, one.data["seat"]) for one in honoured(awards, people)]


def test_the_three_with_the_most_merit_are_given() -> None:
    found = [award("eye", 0, 2), award("liar", 1, 5), award("shot", 2, 1), award("light", 3, 4)]
    assert given(*found) == [("liar", 1), ("light", 3), ("eye", 0)]


def test_where_the_merit_is_equal_people_come_before_bots() -> None:
    found = [award("eye", 0, 3), award("eye", 1, 3), award("liar", 2, 3)]
    assert given(*found, people=(1,)) == [("eye", 1), ("liar", 2)]
    assert given(*found, people=()) == [("eye", 0), ("liar", 2)]


def test_a_bot_with_more_merit_comes_before_a_person() -> None:
    assert given(award("eye", 0, 4), award("eye", 1, 3), people=(1,)) == [("eye", 0)]


def test_nobody_has_two_awards_before_everybody_who_could_has_one() -> None:
    found = [award("eye", 0, 5), award("liar", 0, 4), award("shot", 1, 1), award("light", 2, 1)]
    assert given(*found) == [("eye", 0), ("shot", 1), ("light", 2)]
    assert given(*found[:3]) == [("eye", 0), ("shot", 1), ("liar", 0)]


def test_no_kind_is_given_twice_even_if_fewer_than_three_are_left() -> None:
    assert given(award("eye", 0, 5), award("eye", 1, 5)) == [("eye", 0)]
    assert given() == []


def test_the_turns_that_tell_the_most_are_told_in_their_order() -> None:
    turns = [Highlight("cast", {}, 0, 5), *(Highlight("night", {}, at, at % 3 + 1) for at in range(1, 9))]
    turns.append(Highlight("end", {}, 9, 5))
    assert [turn.at for turn in retold(turns, most=5)] == [0, 2, 5, 8, 9]
    assert [turn.at for turn in retold(turns, most=3)] == [0, 2, 9]
    assert retold([]) == []
