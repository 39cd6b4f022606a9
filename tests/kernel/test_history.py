from __future__ import annotations

from typing import Any

from lichina.kernel import ALL, NOBODY, SOME, Game, Match, Tale, Told, most_often
from lichina.kernel.history import History, Story
from tests.games.market import Market


def test_a_branch_shares_the_past_and_not_the_future() -> None:
    trunk: History[int] = History()
    for item in (1, 2, 3):
        trunk.append(item)
    branch = History(trunk, 2)
    branch.append(30)
    trunk.append(4)
    assert (list(trunk), list(branch)) == ([1, 2, 3, 4], [1, 2, 30])
    assert (len(branch), branch[0], branch[2], branch[-1]) == (3, 1, 30, 30)
    assert branch.since(1, 2) == [2]


def test_branches_of_branches_do_not_make_long_chains() -> None:
    trunk: History[int] = History()
    trunk.append(1)
    branch = trunk
    for _ in range(100):
        branch = History(branch, 1)
    assert branch.parent is trunk
    assert list(branch) == [1]


def test_what_was_cut_is_gone() -> None:
    trunk: History[int] = History()
    for item in range(5):
        trunk.append(item)
    trunk.cut(3)
    assert list(trunk) == [0, 1, 2]


class Teller(Game):
    """Only to tell, anything to anybody."""

    EVENTS = tuple(Tale(key, ALL, SOME, NOBODY) for key in "abcdefgxy")


def tell(told: Story, to: Any, key: str) -> None:
    teller = Teller.__new__(Teller)
    teller.story = told
    teller.seats = range(3)
    teller.tell(to, key)


def story(*pages: tuple[Any, str]) -> Story:
    told = Story()
    for to, key in pages:
        tell(told, to, key)
    return told


def keys(events: list[Told]) -> str:
    return "".join(event.key for event in events)


def test_public_and_private_events_are_heard_in_the_order_they_were_told() -> None:
    told = story((ALL, "a"), ([1], "b"), ([1, 2], "c"), (ALL, "d"), (NOBODY, "e"), ([2], "f"), (ALL, "g"))
    assert [keys(told.heard(viewer)) for viewer in (0, 1, 2, None)] == ["adg", "abcdg", "acdfg", "adg"]
    assert [keys(told.heard(2, since)) for since in range(6)] == ["acdfg", "cdfg", "dfg", "fg", "g", ""]


def test_a_branch_of_a_story_counts_on() -> None:
    told = story((ALL, "a"), ([1], "b"), (ALL, "c"), ([0], "d"))
    branch = Story(told, 3)
    tell(branch, 1, "x")
    tell(branch, ALL, "y")
    assert [keys(branch.heard(viewer)) for viewer in (0, 1, None)] == ["acy", "abcxy", "acy"]
    assert keys(branch.heard(1, 3)) == "xy"
    assert [branch.count(1, end) for end in range(3, 6)] == [3, 4, 5]


def test_a_part_of_a_story_holds_what_one_seat_heard_and_nothing_else() -> None:
    told = story((ALL, "a"), ([1], "b"), ([0, 1], "c"), ([0], "d"), (ALL, "e"))
    part = told.part(0)
    assert [event.key for _, event in part] == ["a", "c", "d", "e"]
    assert [keys(part.heard(viewer)) for viewer in (0, 1, 2)] == ["acde", "ace", "ae"]
    assert [event.key for _, event in told.part(0, end=3)] == ["a", "c"]
    tell(part, ALL, "x")
    assert keys(told.heard(0)) == "acde"


def test_a_log_of_a_game_is_shared_with_its_forks_and_goes_its_own_way_in_them() -> None:
    match = Match(Market, 3, 1)
    for seat in range(3):
        match.answer(seat, 1)
    fork = match.fork()
    while match.phase != "bid":
        match.lapse()
    for seat in range(3):
        match.answer(seat, 0)
    assert list(match.game.log("bids")) == [(1, 1, 1), (0, 0, 0)]
    assert list(fork.game.log("bids")) == [(1, 1, 1)]


def test_whose_count_is_the_highest_is_a_fact_and_of_equals_the_first_seat() -> None:
    assert most_often("accused", {3: 2, 1: 5, 0: 5}) == [Told("accused", {"seat": 0, "count": 5})]
    assert most_often("accused", {}) == []
