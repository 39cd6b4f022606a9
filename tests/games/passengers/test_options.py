"""The options: each has an effect, each is checked, and what cannot be is refused with a code.

Other files show the effect of: empty_seats (test_points), boat_cap (test_rounds), deal (test_dealing).
"""

from __future__ import annotations

from typing import Any

import pytest

import lichina
from lichina import testing
from lichina.games.passengers import Passengers
from lichina.kernel import BadOptions
from lichina.testing import Case, cases, play, play_silently, run_seed

from .table import FIVE, FOUR, Table

WRONG: dict[str, list[Any]] = {
    "gifts": ["four", "all", 1, None],
    "empty_seats": ["ignore", True, None],
    "boat_cap": [3, 6, "4", None],
    "help_jaster": ["points", 1, None],
    "turn": [9, 601, "long", 20.5],
    "discussion": [-1, 601, None],
    "voting": [4, 301, "short"],
    "moment": [-1, 31, "long"],
    "deal": ["cards", [], {"coin": 0}, {"hands": "Sg"}, {"hands": [], "moon": "full"}, {"hands": [], "coin": "Anna"}],
}
SEATED = {
    "Anna": "vessel Sg",
    "Ivan": "hourglass Sr",
    "Maria": "scroll Dg",
    "Dmitry": "colour-lore Dg",
    "Elena": "candle Db",
}


def refusal(seats: int = 5, **options: Any) -> BadOptions:
    return testing.refusal(Passengers, seats, options)


# --- what is refused --------------------------------------------------------------------------------------------------


def test_every_option_is_checked_and_four_to_eight_play() -> None:
    testing.check_options(Passengers, WRONG, range(4, 9))


def test_the_modes_and_presets_are_those_of_the_rules() -> None:
    assert {name: (dict(mode.options), mode.players) for name, mode in Passengers.MODES.items()} == {
        "basic": ({}, None),
        "two": ({"gifts": "two"}, range(5, 9)),
        "three": ({"gifts": "three"}, range(5, 9)),
        "vote": ({"gifts": "vote"}, range(5, 9)),
        "random": ({"gifts": "random"}, range(5, 9)),
    }
    assert {name: (preset.mode, dict(preset.options)) for name, preset in Passengers.PRESETS.items()} == {
        "first": ("basic", {}),
        "usual": ("basic", {"gifts": "vote"}),
        "everything": ("basic", {"gifts": "random"}),
    }


def test_unless_a_table_chooses_otherwise_it_plays_with_these() -> None:
    chosen = Passengers.Options()
    assert (chosen.gifts, chosen.empty_seats, chosen.boat_cap) == ("one", "skip", 4)
    assert (chosen.turn, chosen.discussion, chosen.voting, chosen.deal) == (90, 90, 30, None)


# --- which gifts ------------------------------------------------------------------------------------------------------


def sets_of(table: Table) -> list[str]:
    """The sets of the three rounds; nobody ever answers."""
    found: list[str] = []
    while table.match.outcome is None:
        if table.stage == "place" and len(found) < table.public("round"):
            found.append(table.public("set"))
        table.match.lapse()
    return found


@pytest.mark.parametrize("gifts", ["one", "two", "three"])
def test_a_set_that_was_chosen_beforehand_stays(gifts: str) -> None:
    """A31"""
    table = Table(FIVE, gifts=gifts)
    assert sets_of(table) == [gifts] * 3
    assert table.heard(None, "gifts-laid") == [{"set": gifts}] * 3


def test_a_set_may_be_drawn_for_each_round() -> None:
    """A31: in forty matches every set is met, and more than one in a match."""
    drawn = [sets_of(Table(FIVE, gifts="random", seed=seed)) for seed in range(40)]
    assert {one for sets in drawn for one in sets} == {"one", "two", "three"}
    assert any(len(set(sets)) == 3 for sets in drawn)
    assert all(Table(FIVE, gifts="random", seed=seed).heard(None, "set-chosen") == [] for seed in range(3))


def ballot(table: Table, votes: str) -> str:
    """All choose a set, in the order of the seats: the one that is chosen."""
    assert (table.stage, table.waiting()) == ("set", dict.fromkeys(table.names, "set"))
    assert table.public("set") is None
    for name, vote in zip(table.names, votes.split(), strict=True):
        assert table.options(name) == ["one", "two", "three"]
        assert table.heard(None, "set-chosen") == []
        table.answer(name, "set", vote)
    (chosen,) = table.heard(None, "set-chosen")
    assert chosen["pairs"] == dict(zip(table.names, votes.split(), strict=True))
    assert chosen["set"] == table.public("set")
    return str(chosen["set"])


@pytest.mark.parametrize(
    ("coin", "votes", "chosen"),
    [
        ("Anna", "one two two three two", "two"),
        ("Anna", "three one one three two", "three"),
        ("Maria", "three one one three two", "one"),
        ("Anna", "one two two three three", None),
    ],
)
def test_most_votes_choose_the_set_of_equals_the_holder_of_the_coin_and_else_the_lot(
    coin: str, votes: str, chosen: str | None
) -> None:
    """A31"""
    found = {ballot(Table(FIVE, gifts="vote", coin=coin, seed=seed), votes) for seed in range(12)}
    assert found == ({chosen} if chosen else {"two", "three"})


def test_a_set_is_chosen_before_every_round() -> None:
    """A31"""
    table = Table(FIVE, gifts="vote")
    for number, gifts in enumerate(("three", "one", "two"), 1):
        assert table.public("round") == number
        for name in table.names:
            table.answer(name, "set", gifts)
        assert (table.stage, table.public("set")) == ("place", gifts)
        if number < 3:
            table.to("sailed").to("set")
    assert [one["set"] for one in table.heard(None, "set-chosen")] == ["three", "one", "two"]
    assert table.heard(None, "gifts-laid") == []


def test_the_set_of_four_players_is_not_voted_on() -> None:
    """A31"""
    table = Table(FOUR, gifts="vote")
    assert (table.stage, table.public("set")) == ("mystery", "four")


# --- times ------------------------------------------------------------------------------------------------------------


def test_the_times_are_as_agreed() -> None:
    table = Table(FIVE, gifts="vote", turn=20, discussion=40, voting=10, look=False)
    assert table.match.deadline == 60
    limits = []
    while table.match.outcome is None:
        deadline = table.match.deadline
        assert deadline is not None
        limits.append((table.stage, deadline - table.match.now))
        table.match.lapse()
    assert {stage: {limit for one, limit in limits if one == stage} for stage in dict(limits)} == {
        "deal": {60},
        "set": {30},
        "place": {20},
        "gifts": {20},
        "talk": {40},
        "vote": {10},
        "sailed": {45},
        "scoring": {180},
    }


def test_mystery_passengers_have_the_time_of_a_turn_too() -> None:
    table = Table(FOUR, turn=20)
    assert (table.stage, table.match.deadline) == ("mystery", 20)


def test_without_a_discussion_the_vote_follows_the_gifts() -> None:
    table = Table(FIVE, discussion=0).seat(**SEATED).to("vote")
    assert "discussion-begins" not in table.story()
    table = Table(FIVE, discussion=10).seat(**SEATED).to("talk")
    assert "discussion-begins" in table.story()


def test_people_talk_until_all_are_ready() -> None:
    table = Table(FIVE).seat(**SEATED).to("talk")
    for name in table.names:
        assert table.stage == "talk"
        table.answer(name, "ready", "ready")
    assert table.stage == "vote"


def test_a_statement_does_not_give_anybody_more_time() -> None:
    table = Table(FIVE)
    table.match.answer(1, ["send", "raven"], "say", 60)
    assert (table.match.now, table.match.deadline) == (60, 90)


# --- whoever is late --------------------------------------------------------------------------------------------------


def test_whoever_is_late_leaves_the_place_to_the_lot() -> None:
    """A30: some card of the hand on some free seat."""
    cells, cards = set(), set()
    for seed in range(60):
        table = Table(FIVE, seed=seed)
        table.match.lapse()
        (one,) = table.heard(None, "placed")
        cells.add(one["cell"])
        (own,) = table.heard("Anna", "you-placed")
        cards.add(own["face"])
        assert one["seat"] == "Anna"
    assert len(cells) == 10
    assert cards == {"Sg", "Sr", "Dr"}


IDLE = [
    *[(seats, {"boat_cap": 4}, {"boat_cap": 5}) for seats in (4, 5, 6)],
    *[(4, {"gifts": "one"}, {"gifts": gifts}) for gifts in ("two", "vote", "random")],
]


@pytest.mark.parametrize(("seats", "one", "other"), IDLE, ids=str)
def test_an_idle_option_changes_nothing(seats: int, one: dict[str, Any], other: dict[str, Any]) -> None:
    assert Passengers.idle(seats).issuperset(other)
    seed = f"idle {run_seed()}"
    first, second = (play(Passengers, seats, options, seed) for options in (one, other))
    assert list(first.story) == list(second.story)
    assert first.outcome == second.outcome


def test_where_a_table_chooses_gifts_or_the_room_of_a_boat_they_are_not_idle() -> None:
    assert [sorted(Passengers.idle(seats)) for seats in Passengers.PLAYERS] == [
        ["boat_cap", "gifts", "help_jaster"],
        ["boat_cap", "help_jaster"],
        ["boat_cap"],
        ["help_jaster"],
        [],
    ]


@pytest.mark.parametrize(
    ("seats", "points", "gaps", "told"),
    [(4, 6.5, False, None), (6, 6.5, True, "gaps"), (7, None, False, None), (8, 9.5, False, "points")],
)
def test_among_bots_jaster_is_helped_where_he_needs_it_and_everybody_is_told(
    seats: int, points: float | None, gaps: bool, told: str | None
) -> None:
    match = lichina.start(Passengers, seats, 1, Passengers.WITH_BOTS)
    view: Any = match.view(None).public
    assert (view.fixed, view.gaps) == (points, gaps)
    assert [event.data["how"] for event in match.told(None) if event.key == "jaster-helped"] == ([told] if told else [])


@pytest.mark.parametrize("case", cases(Passengers, thorough=True), ids=str)
def test_a_match_in_which_nobody_ever_answers_ends(case: Case) -> None:
    match = play_silently(case.game, case.seats, case.options, f"silent {case}")
    assert match.outcome is not None
    assert match.outcome.reason in ("points", "coin", "guides-tie")
    public: Any = match.view(None).public
    assert (len(public.shore), len(public.lost), public.stage) == (3, 3, "over")
