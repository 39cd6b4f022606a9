"""How a round goes: places, gifts by their numbers, and what becomes of the two boats."""

from __future__ import annotations

from typing import Any

import pytest

from lichina.kernel import IllegalAnswer

from .table import EIGHT, FIVE, FOUR, SEVEN, SIX, Table

FIRST = {
    "Anna": "vessel Sg",
    "Ivan": "mask Sr",
    "Maria": "scroll Dg",
    "Dmitry": "colour-lore Dg",
    "Elena": "master-coin Db",
}


# --- placing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("coin", "order"), [("Anna", FIVE), ("Dmitry", "Dmitry Elena Anna Ivan Maria")])
def test_all_place_in_turn_from_the_coin_on(coin: str, order: str) -> None:
    table = Table(FIVE, coin=coin)
    assert table.heard(None, "round-begins") == [{"round": 1, "seat": coin}]
    seen = []
    while table.stage == "place":
        (name,) = table.waiting()
        assert table.public("turn") == table.number(name)
        seen.append(name)
        table.answer(name, "place", placed(table, name))
    assert " ".join(seen) == order


def placed(table: Table, name: str) -> tuple[str, str]:
    """What this player places in the first round, and where."""
    where, card = FIRST[name].split()
    return card, table.cell(where)


def test_a_passenger_lies_face_down_and_its_seat_is_taken_with_gift_and_votes() -> None:
    table = Table(FIVE)
    assert table.options("Anna") == ["Sr", "Sg", "Dr"]
    every = [f"{boat}-{number}" for boat in ("raven", "wolf") for number in range(1, 6)]
    assert table.options("Anna", "Sg") == every
    table.answer("Anna", "place", ("Sg", "raven-4"))
    assert table.heard(None, "placed") == [{"seat": "Anna", "cell": "raven-4", "gift": "hourglass", "votes": 2}]
    assert table.heard("Anna", "you-placed") == [{"face": "Sg", "cell": "raven-4"}]
    assert table.hearers("you-placed") == "Anna"
    (rider,) = table.public("riders")
    assert (rider.by, rider.round, rider.mask, rider.face) == (0, 1, None, None)
    assert table.known("Anna") == {0: "Sg"}
    assert table.known("Ivan") == {}
    assert (table.hand("Anna"), table.public("cards")) == ("Sr Dr", (2, 3, 3, 3, 3))
    assert (table.public("held"), table.tokens()["Anna"], table.public("supply")) == ({0: 4}, 2, 15)
    assert "raven-4" not in table.options("Ivan", "Sr")
    assert table.refusal("Ivan", ("Sr", "raven-4")) == "not-an-option"


def test_only_cards_of_the_hand_are_placed_and_only_in_turn() -> None:
    table = Table(FIVE)
    assert table.refusal("Anna", ("Sb", "raven-1")) == "not-an-option"
    assert table.refusal("Anna", ("Sg", "raven-6")) == "not-an-option"
    assert table.refusal("Anna", ("Sg", "shore-1-1")) == "not-an-option"
    assert table.refusal("Anna", ("Sg",)) == "path-too-short"
    assert table.refusal("Anna", ("Sg", "raven-1", "raven-2")) == "path-too-long"
    assert table.refusal("Anna", "Sg") == "not-a-list"
    assert table.refusal("Anna", None) == "not-a-list"
    assert table.refusal("Ivan", ("Sr", "raven-1")) == "not-asked"


@pytest.mark.parametrize(
    ("names", "options", "cap"),
    [
        (FIVE, {}, 3),
        (FIVE, {"boat_cap": 5}, 3),
        (SIX, {}, 3),
        (SIX, {"boat_cap": 5}, 3),
        (SEVEN, {}, 4),
        (SEVEN, {"boat_cap": 5}, 5),
        (EIGHT, {}, 4),
        (EIGHT, {"boat_cap": 5}, 5),
    ],
)
def test_a_boat_takes_three_with_up_to_six_players_and_four_with_more(
    names: str, options: dict[str, Any], cap: int
) -> None:
    """A1"""
    table = Table(names, **options)
    for number in range(1, cap + 1):
        assert [boat.full for boat in table.public("boats")] == [False, False]
        (name,) = table.waiting()
        table.answer(name, "place", (table.options(name)[0], f"raven-{number}"))
    assert [boat.full for boat in table.public("boats")] == [True, False]
    (name,) = table.waiting()
    assert table.options(name, table.options(name)[0]) == [f"wolf-{number}" for number in range(1, 6)]


# --- gifts ------------------------------------------------------------------------------------------------------------


def test_gifts_are_used_by_their_numbers_and_the_master_coin_comes_last() -> None:
    """A27: the phase ends with the gift of that name, not with who has the coin."""
    table = Table(FIVE)
    table.seat(Anna="hamsa-hand Sg", Ivan="mask Sr", Maria="scroll Dg", Dmitry="colour-lore Dg", Elena="master-coin Db")
    assert (table.stage, table.public("turn")) == ("gifts", 3)
    table.answer("Dmitry", "colour-lore", "blue")
    assert (table.public("used"), table.public("turn")) == ((1,), 0)
    table.to("talk")
    assert [(one["seat"], one["gift"]) for one in table.heard(None, "gift")] == [
        ("Dmitry", "colour-lore"),
        ("Anna", "hamsa-hand"),
        ("Maria", "scroll"),
        ("Ivan", "mask"),
        ("Elena", "master-coin"),
    ]
    assert (table.public("used"), table.public("turn"), table.coin) == ((1, 3, 5, 8, 9), None, "Elena")


def test_there_is_no_way_to_leave_a_gift_unused() -> None:
    """A9"""
    table = Table(FIVE).seat(**FIRST)
    assert table.waiting() == {"Dmitry": "colour-lore"}
    for nothing in (None, "", "pass", ()):
        assert table.refusal("Dmitry", nothing) == "not-an-option"


# --- sailing ----------------------------------------------------------------------------------------------------------


def test_the_boat_that_sails_lands_as_it_is_and_the_other_is_gone() -> None:
    table = Table(FIVE).seat(**FIRST)
    table.to("vote")
    table.vote("Anna Ivan Maria Dmitry Elena")
    assert (table.stage, table.public("shore"), table.public("lost")) == ("sailed", (), ())
    assert table.waiting() == dict.fromkeys(table.names, "next")
    for name in table.names:
        table.answer(name, "next", "next")
    (landed,), (lost,) = table.public("shore"), table.public("lost")
    assert (landed.round, landed.animal, landed.riders) == (1, "raven", (4, None, 0, None, None))
    assert (lost.round, lost.animal, lost.riders) == (1, "wolf", (None, 2, 1, 3, None))
    assert [rider.face for rider in table.public("riders")] == [None] * 5


def test_a_new_round_has_new_boats_and_everything_is_given_back() -> None:
    table = Table(FIVE).seat(**FIRST).sail("raven")
    assert (table.stage, table.public("round")) == ("place", 2)
    assert (table.public("tokens"), table.public("supply"), table.public("held")) == ((0,) * 5, 17, {})
    assert (table.public("used"), table.public("opener"), table.public("opened")) == ((), None, None)
    assert [boat.riders for boat in table.public("boats")] == [(None,) * 5] * 2
    assert table.public("cards") == (2,) * 5
    assert table.waiting() == {"Elena": "place"}
    assert table.heard(None, "round-begins")[-1] == {"round": 2, "seat": "Elena"}


def test_after_three_rounds_all_in_the_afterlands_are_turned_up_and_nobody_else() -> None:
    """A28: who was in the boats that were lost is not shown."""
    table = Table(FIVE).seat(**FIRST).sail("raven")
    table.seat(Elena="wolf-1 Sg", Anna="raven-1 Sr", Ivan="raven-3 Db", Maria="wolf-3 Dr", Dmitry="wolf-5 Sb").sail(
        "wolf"
    )
    order = {
        "Elena": "wolf-1 Dg",
        "Anna": "wolf-2 Dr",
        "Ivan": "wolf-5 Sg",
        "Maria": "raven-1 Sr",
        "Dmitry": "raven-5 Sb",
    }
    table.seat(**order).sail("wolf")
    assert table.stage == "scoring"
    assert [(row.round, row.animal) for row in table.public("shore")] == [(1, "raven"), (2, "wolf"), (3, "wolf")]
    ashore = {rider for row in table.public("shore") for rider in row.riders if rider is not None}
    assert {n for n, rider in enumerate(table.public("riders")) if rider.face is not None} == ashore
    assert len(ashore) == 8
    assert table.story()[-5:] == ["ashore", "landed", "landed", "landed", "scored"]
    assert table.heard(None, "landed") == [
        {"round": 1, "boat": "raven", "cards": "Db Sg"},
        {"round": 2, "boat": "wolf", "cards": "Sg Dr Sb"},
        {"round": 3, "boat": "wolf", "cards": "Dg Dr Sg"},
    ]
    assert table.public("cards") == (0,) * 5
    table.to("over")
    assert {n for n, rider in enumerate(table.public("riders")) if rider.face is not None} == ashore


def test_while_boats_have_not_all_landed_there_are_no_points() -> None:
    table = Table(FOUR)
    while table.stage != "scoring":
        assert table.public("score") is None
        table.match.lapse()
    assert table.public("score").jaster == 6.5


@pytest.mark.parametrize(("names", "jaster"), [(FOUR, 6.5), (FIVE, None), (SIX, 6.5), (SEVEN, None), (EIGHT, 8.5)])
def test_jaster_has_the_points_of_the_number_of_players_wherever_the_card_is(names: str, jaster: float | None) -> None:
    table = Table(names).to("scoring")
    assert table.public("score").jaster == jaster
    assert table.public("jaster") == (jaster is not None)


def test_the_stages_come_in_their_order() -> None:
    table = Table(FIVE, gifts="vote", look=False)
    stages = [table.stage]
    while table.match.outcome is None:
        table.match.lapse()
        if table.stage != stages[-1]:
            stages.append(table.stage)
    assert stages == ["deal", *["set", "place", "gifts", "talk", "vote", "sailed"] * 3, "scoring", "over"]


JUNK: list[Any] = [
    None,
    "",
    "nobody",
    -1,
    99,
    True,
    1.5,
    [],
    {},
    ["raven-1", "raven-1"],
    [None],
    ["red", "shore-9-9"],
    "raven-9",
]


@pytest.mark.parametrize(
    ("names", "gifts"), [(FOUR, "one"), (SIX, "one"), (SIX, "two"), (SIX, "three"), (FIVE, "vote")]
)
def test_whatever_is_asked_what_is_no_answer_is_refused_with_a_code_and_changes_nothing(names: str, gifts: str) -> None:
    table = Table(names, gifts=gifts, look=False)
    while table.match.outcome is None:
        before = table.match.glimpse(None), table.match.record
        for name, key in table.waiting().items():
            for value in JUNK:
                with pytest.raises(IllegalAnswer) as caught:
                    table.match.answer(table.number(name), value)
                assert caught.value.code in ("not-an-option", "not-a-list", "wrong-count", "path-too-short"), key
        assert (table.match.glimpse(None), table.match.record) == before
        table.match.lapse()
    assert table.refusal("Anna", "next") == "over"
    assert table.refusal("Anna", ("send", "raven"), "say") == "over"
