"""The third set of gifts, each by itself: what it does, who sees what, and whom it may be used on."""

from __future__ import annotations

from typing import Any

import pytest

from .table import FIVE, SIX, Table

FIRST = {
    "Anna": "raven-3 Sg",
    "Ivan": "raven-1 Sr",
    "Maria": "wolf-1 Dg",
    "Dmitry": "wolf-2 Sb",
    "Elena": "wolf-4 Db",
}
"""Cracked vessel, double mint, beacon, all-seeing eye and stained glass."""
SECOND = {
    "Ivan": "raven-1 Sg",
    "Maria": "raven-2 Sr",
    "Dmitry": "raven-5 Sb",
    "Elena": "wolf-1 Sg",
    "Anna": "wolf-3 Sr",
}
"""Two-faced mask, stained glass, beacon, cracked vessel and horn; Ivan has the coin."""


def five(**placed: str) -> Table:
    return Table(FIVE, gifts="three").seat(**placed)


def until(table: Table, name: str, gift: str) -> Table:
    """Nobody answers until it is this player's turn to use this gift."""
    while table.waiting() != {name: gift}:
        table.match.lapse()
    return table


def second_round() -> Table:
    """The raven's boat with Anna's and Ivan's passengers has landed; gifts of the second round are about to be used."""
    return five(**FIRST).sail("raven").seat(**SECOND)


# --- 0: cracked vessel ------------------------------------------------------------------------------------------------


def test_a_cracked_vessel_gives_a_vote_to_somebody_else() -> None:
    table = five(**FIRST)
    assert table.waiting() == {"Anna": "cracked-vessel"}
    assert table.options("Anna") == ["Ivan", "Maria", "Dmitry", "Elena"]
    assert table.refusal("Anna", "Anna") == "not-an-option"
    table.answer("Anna", "cracked-vessel", "Elena")
    assert table.heard(None, "vote-given") == [{"seat": "Anna", "target": "Elena"}]
    assert table.tokens() == {"Anna": 2, "Ivan": 1, "Maria": 2, "Dmitry": 1, "Elena": 3}
    assert table.public("supply") == 8


# --- 1: stained glass -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("boat", "colour", "count"), [("raven", "red", 1), ("raven", "blue", 0), ("wolf", "blue", 2), ("wolf", "green", 1)]
)
def test_stained_glass_counts_a_colour_in_a_boat_for_all(boat: str, colour: str, count: int) -> None:
    table = until(five(**FIRST), "Elena", "stained-glass")
    assert table.options("Elena") == ["raven", "wolf"]
    assert table.options("Elena", "wolf") == ["red", "green", "blue"]
    table.answer("Elena", "stained-glass", (boat, colour))
    assert table.heard(None, "counted") == [{"seat": "Elena", "boat": boat, "colour": colour, "count": count}]
    assert table.hearers("counted") == "all"
    riders = {"raven": (1, 0), "wolf": (2, 3, 4)}[boat]
    assert [(truth.colour, truth.riders, truth.count) for truth in table.public("truths")] == [(colour, riders, count)]


@pytest.mark.parametrize("colour", ["red", "green", "blue"])
def test_stained_glass_does_not_count_jaster(colour: str) -> None:
    table = Table(SIX, gifts="three").seat(
        Anna="raven-3 Sg",
        Ivan="raven-2 Sr",
        Maria="raven-5 Dg",
        Dmitry="wolf-2 Sb",
        Elena="wolf-4 Db",
        Pavel="wolf-1 J",
    )
    until(table, "Elena", "stained-glass").answer("Elena", "stained-glass", ("wolf", colour))
    assert table.heard(None, "counted")[0]["count"] == {"red": 0, "green": 0, "blue": 2}[colour]


# --- 2: beacon --------------------------------------------------------------------------------------------------------


def test_in_the_first_round_a_beacon_is_void() -> None:
    """A9"""
    table = five(**FIRST).to("talk")
    assert table.heard(None, "fizzled") == [{"seat": "Maria", "gift": "beacon"}]


def test_a_beacon_peeks_at_a_passenger_in_the_afterlands() -> None:
    """A10: not at the own one."""
    table = until(second_round(), "Dmitry", "beacon")
    assert table.options("Dmitry") == ["shore-1-1", "shore-1-3"]
    table.answer("Dmitry", "beacon", "shore-1-3")
    assert table.heard(None, "peeked")[-1] == {"seat": "Dmitry", "cell": "shore-1-3", "target": "Anna"}
    assert table.heard("Dmitry", "saw")[-1] == {"cell": "shore-1-3", "face": "Sg"}
    assert table.heard("Anna", "saw") == []
    assert table.known("Dmitry")[0] == "Sg"


def test_whoever_has_placed_all_that_has_landed_finds_nothing_by_the_beacon() -> None:
    """A9 and A10"""
    first = FIRST | {"Anna": "wolf-3 Sg", "Ivan": "raven-1 Sr", "Dmitry": "raven-2 Sb"}
    table = five(**first).sail("raven")
    second = SECOND | {"Ivan": "raven-5 Sg", "Dmitry": "raven-1 Sb"}
    table.seat(**second)
    assert until(table, "Ivan", "beacon").options("Ivan") == ["shore-1-2"]


def test_a_beacon_does_not_shine_on_who_is_face_up() -> None:
    """A12: a torch of the second set has turned up Ivan's passenger in the round before."""
    table = Table(FIVE, gifts="vote")
    choose(table, "two")
    table.seat(**FIRST)
    until(table, "Dmitry", "torch").answer("Dmitry", "torch", "raven-1")
    until(table, "Ivan", "granted-coin").answer("Ivan", "granted-coin", "Ivan")
    table.sail("raven")
    choose(table, "three")
    table.seat(**SECOND)
    assert table.public("riders")[1].face == "soul-red"
    assert until(table, "Dmitry", "beacon").options("Dmitry") == ["shore-1-3"]


def choose(table: Table, gifts: str) -> None:
    for name in table.names:
        table.answer(name, "set", gifts)


# --- 3: bundle --------------------------------------------------------------------------------------------------------


def bundled() -> Table:
    """Anna with the bundle."""
    return five(**(FIRST | {"Anna": "raven-2 Sg", "Elena": "wolf-3 Db"}))


def test_by_the_bundle_two_exchange_a_card_of_their_choice() -> None:
    table = bundled()
    assert table.waiting() == {"Anna": "bundle"}
    assert table.options("Anna") == ["Ivan", "Maria", "Dmitry", "Elena"]
    assert table.options("Anna", "Maria") == ["Sr", "Dr"]
    table.answer("Anna", "bundle", ("Elena", "Sr"))
    assert table.news() == [("chosen", {"seat": "Anna", "targets": "Elena"})]
    assert table.waiting() == {"Elena": "give"}
    assert dict(table.question("Elena").about) == {"seat": 0, "gift": "bundle"}
    assert table.options("Elena") == ["Sg", "Dg"]
    table.answer("Elena", "give", "Dg")
    assert table.heard(None, "traded") == [{"seat": "Anna", "target": "Elena"}]
    assert table.hearers("traded") == "all"
    both = [{"seat": "Anna", "target": "Elena", "gave": "Sr", "got": "Dg"}]
    assert table.heard("Anna", "traded-cards") == table.heard("Elena", "traded-cards") == both
    assert table.hearers("traded-cards") == "Anna Elena"
    assert (table.hand("Anna"), table.hand("Elena")) == ("Dr Dg", "Sr Sg")
    assert table.glimpses("Anna") == [(1, "Elena", "Sr", "gave"), (1, "Elena", "Dg", "got")]
    assert table.glimpses("Elena") == [(1, "Anna", "Dg", "gave"), (1, "Anna", "Sr", "got")]


def test_who_has_exchanged_a_card_is_on_the_same_side_as_before() -> None:
    """A23: Anna is left with two demons and is a guide, Elena with two souls smuggles."""
    table = bundled()
    table.answer("Anna", "bundle", ("Elena", "Sr"))
    table.answer("Elena", "give", "Dg")
    assert [table.private(name, "side") for name in ("Anna", "Elena")] == ["guides", "smugglers"]
    assert table.named(table.private("Maria", "fellows")) == "Elena"
    outcome = table.to("over").match.outcome
    assert outcome is not None
    assert ("Anna" in table.named(outcome.winners)) == (outcome.side == "guides")
    assert ("Elena" in table.named(outcome.winners)) == (outcome.side == "smugglers")


def test_what_was_got_in_a_bundle_is_placed_like_any_card() -> None:
    table = bundled()
    table.answer("Anna", "bundle", ("Elena", "Sr"))
    table.answer("Elena", "give", "Dg")
    table.sail("raven")
    table.seat(**(SECOND | {"Elena": "wolf-1 Sr", "Anna": "wolf-3 Dg"}))
    assert table.heard("Anna", "you-placed")[-1] == {"face": "Dg", "cell": "wolf-3"}
    assert table.heard("Elena", "you-placed")[-1] == {"face": "Sr", "cell": "wolf-1"}
    assert (table.hand("Anna"), table.hand("Elena")) == ("Dr", "Sg")


def test_nobody_exchanges_with_oneself_or_what_is_not_in_the_hand() -> None:
    table = bundled()
    assert table.refusal("Anna", ("Anna", "Sr")) == "not-an-option"
    assert table.refusal("Anna", ("Elena", "Sg")) == "not-an-option"
    table.answer("Anna", "bundle", ("Elena", "Sr"))
    assert table.refusal("Elena", "Db") == "not-an-option"
    assert table.refusal("Anna", "Sr") == "not-asked"


# --- 4: horn ----------------------------------------------------------------------------------------------------------


def test_by_the_horn_all_but_two_are_silent() -> None:
    table = five(**(FIRST | {"Anna": "raven-4 Sg"}))
    until(table, "Anna", "horn")
    assert table.options("Anna") == ["Ivan", "Maria", "Dmitry", "Elena"]
    table.answer("Anna", "horn", "Maria")
    assert table.heard(None, "silenced") == [{"seat": "Anna", "targets": "Ivan Dmitry Elena"}]
    assert table.named(table.public("silenced")) == "Ivan Dmitry Elena"


# --- 5: all-seeing eye ------------------------------------------------------------------------------------------------


def test_the_eye_peeks_at_a_passenger_in_each_boat() -> None:
    """A10: not at the own one."""
    table = until(five(**FIRST), "Dmitry", "all-seeing-eye")
    assert table.options("Dmitry") == ["raven-1", "raven-3"]
    assert table.options("Dmitry", "raven-1") == ["wolf-1", "wolf-4"]
    assert table.refusal("Dmitry", ("raven-1",)) == "path-too-short"
    assert table.refusal("Dmitry", ("raven-1", "wolf-2")) == "not-an-option"
    assert table.refusal("Dmitry", ("raven-1", "raven-3")) == "not-an-option"
    table.answer("Dmitry", "all-seeing-eye", ("raven-3", "wolf-4"))
    assert table.heard(None, "peeked") == [
        {"seat": "Dmitry", "cell": "raven-3", "target": "Anna"},
        {"seat": "Dmitry", "cell": "wolf-4", "target": "Elena"},
    ]
    assert table.heard("Dmitry", "saw") == [{"cell": "raven-3", "face": "Sg"}, {"cell": "wolf-4", "face": "Db"}]
    assert table.hearers("saw") == "Dmitry"
    assert table.known("Dmitry") == {0: "Sg", 3: "Sb", 4: "Db"}


@pytest.mark.parametrize(("up", "options"), [((0, 1), ["wolf-1", "wolf-4"]), ((2, 4), ["raven-1", "raven-3"])])
def test_if_only_one_boat_has_anybody_to_peek_at_the_eye_sees_one(up: tuple[int, ...], options: list[str]) -> None:
    """A12: no gift of this set turns anybody up, so it is done by hand."""
    table = five(**FIRST)
    turn_up(table, up)
    until(table, "Dmitry", "all-seeing-eye")
    assert table.options("Dmitry") == options
    table.answer("Dmitry", "all-seeing-eye", (options[0],))
    assert [one["cell"] for one in table.heard(None, "peeked")] == [options[0]]


def test_if_there_is_nobody_to_peek_at_the_eye_is_void() -> None:
    """A9 and A12"""
    table = five(**FIRST)
    turn_up(table, (0, 1, 2, 4))
    table.to("talk")
    assert {"seat": "Dmitry", "gift": "all-seeing-eye"} in table.heard(None, "fizzled")


def turn_up(table: Table, riders: tuple[int, ...]) -> None:
    game: Any = table.match.game
    for rider in riders:
        game.up[rider] = True


# --- 6: scales --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pair", "tokens"), [(("Anna", "Ivan"), [3, 2, 2, 1, 1]), (("Maria", "Elena"), [2, 3, 1, 1, 2])]
)
def test_by_the_scales_two_exchange_their_votes(pair: tuple[str, str], tokens: list[int]) -> None:
    """Elena has them, and may be one of the two."""
    table = five(**(FIRST | {"Ivan": "raven-4 Sr", "Elena": "raven-5 Db"}))
    table.answer("Anna", "cracked-vessel", "Ivan")
    until(table, "Elena", "scales")
    assert [*table.tokens().values()] == [2, 3, 2, 1, 1]
    assert table.options("Elena") == ["Anna", "Ivan", "Maria", "Dmitry", "Elena"]
    assert table.refusal("Elena", ("Anna",)) == "wrong-count"
    assert table.refusal("Elena", ("Anna", "Anna")) == "twice"
    table.answer("Elena", "scales", pair)
    assert table.heard(None, "votes-swapped") == [{"seat": "Elena", "targets": " ".join(pair)}]
    assert [*table.tokens().values()] == tokens


# --- 7: whirlpool -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("boat", "way", "riders"),
    [
        ("wolf", "left", [3, None, None, 4, 2]),
        ("wolf", "right", [4, 2, 3, None, None]),
        ("raven", "left", [None, 0, None, None, 1]),
        ("raven", "right", [None, 1, None, 0, None]),
    ],
)
def test_a_whirlpool_moves_a_whole_boat_by_a_seat_and_round_its_end(
    boat: str, way: str, riders: list[int | None]
) -> None:
    """A11: gifts and votes stay."""
    table = five(**(FIRST | {"Elena": "wolf-5 Db"}))
    until(table, "Elena", "whirlpool")
    assert (table.boat("raven"), table.boat("wolf")) == ([1, None, 0, None, None], [2, 3, None, None, 4])
    assert table.options("Elena") == ["raven", "wolf"]
    assert table.options("Elena", "wolf") == ["left", "right"]
    before = table.public("held"), table.public("tokens")
    table.answer("Elena", "whirlpool", (boat, way))
    assert table.heard(None, "whirled") == [{"seat": "Elena", "boat": boat, "way": way}]
    assert table.boat(boat) == riders
    assert table.public("held") == before[0]


# --- 8: two-faced mask ------------------------------------------------------------------------------------------------


def test_a_two_faced_mask_is_for_the_afterlands_too() -> None:
    table = until(second_round(), "Ivan", "two-faced-mask")
    assert table.options("Ivan") == ["red", "green", "blue"]
    cells = ["raven-1", "raven-2", "raven-5", "wolf-1", "wolf-3", "shore-1-1", "shore-1-3"]
    assert table.options("Ivan", "green") == cells
    table.answer("Ivan", "two-faced-mask", ("green", "shore-1-3"))
    assert table.heard(None, "masked") == [{"seat": "Ivan", "colour": "green", "cell": "shore-1-3"}]
    assert table.public("riders")[0].mask == "green"
    assert table.public("masks") == ("red", "blue")


def test_nobody_wears_two_masks() -> None:
    """A26"""
    table = until(second_round(), "Ivan", "two-faced-mask")
    table.answer("Ivan", "two-faced-mask", ("green", "shore-1-3"))
    table.sail("wolf")
    table.seat(Ivan="wolf-4 Db", Maria="raven-1 Dr", Dmitry="raven-5 Dg", Elena="wolf-1 Dg", Anna="wolf-5 Dr")
    until(table, "Ivan", "two-faced-mask")
    assert table.options("Ivan") == ["red", "blue"]
    cells = ["raven-1", "raven-5", "wolf-1", "wolf-4", "wolf-5", "shore-1-1", "shore-2-1", "shore-2-3"]
    assert table.options("Ivan", "red") == cells
    assert table.refusal("Ivan", ("red", "shore-1-3")) == "not-an-option"
    assert table.refusal("Ivan", ("green", "raven-1")) == "not-an-option"


# --- 9: double mint ---------------------------------------------------------------------------------------------------


def test_double_mint_takes_the_coin_and_a_vote() -> None:
    table = five(**FIRST).to("talk")
    assert table.heard(None, "coin") == [{"seat": "Ivan", "target": "Ivan"}]
    assert table.heard(None, "votes-gained") == [{"seat": "Ivan", "count": 1}]
    assert table.coin == "Ivan"


def test_for_who_has_the_coin_double_mint_is_the_vote() -> None:
    table = Table(FIVE, gifts="three", coin="Ivan").seat(**FIRST)
    until(table, "Anna", "cracked-vessel").answer("Anna", "cracked-vessel", "Elena")
    table.to("talk")
    assert table.heard(None, "coin") == []
    assert table.heard(None, "votes-gained") == [{"seat": "Ivan", "count": 1}]
    assert table.tokens()["Ivan"] == 2
    assert table.coin == "Ivan"


def test_in_the_third_round_the_bundle_is_void() -> None:
    """A22"""
    table = second_round().sail("raven")
    table.seat(Ivan="raven-1 Db", Maria="wolf-1 Dr", Dmitry="raven-5 Dg", Elena="wolf-2 Dg", Anna="wolf-5 Dr").to(
        "talk"
    )
    assert {"seat": "Maria", "gift": "bundle"} in table.heard(None, "fizzled")
