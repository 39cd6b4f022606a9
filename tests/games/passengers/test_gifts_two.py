"""The second set of gifts, each by itself: what it does, who sees what, and whom it may be used on."""

from __future__ import annotations

from typing import Any

import pytest

from .table import EIGHT, FIVE, SIX, Table


def five(**placed: str) -> Table:
    return Table(FIVE, gifts="two").seat(**placed)


def until(table: Table, name: str, gift: str) -> Table:
    """Nobody answers until it is this player's turn to use this gift."""
    while table.waiting() != {name: gift}:
        table.match.lapse()
    return table


# --- 0: censer --------------------------------------------------------------------------------------------------------


def test_whoever_has_the_censer_is_silent() -> None:
    table = five(Anna="censer Sg", Ivan="torch Sr", Maria="granted-coin Dg", Dmitry="mask Sb", Elena="lantern Db")
    assert table.heard(None, "silenced") == [{"seat": "Anna", "targets": "Anna"}]
    assert table.named(table.public("silenced")) == "Anna"


# --- 1: prism ---------------------------------------------------------------------------------------------------------


def shining() -> Table:
    """Six players, of whom Anna has the prism, and Pavel has placed Jaster."""
    return Table(SIX, gifts="two").seat(
        Anna="prism Sg",
        Ivan="censer Sr",
        Maria="granted-coin Dg",
        Dmitry="torch Sb",
        Elena="lantern Db",
        Pavel="raven-5 J",
    )


def test_a_prism_tells_the_colours_of_two_passengers_of_others() -> None:
    table = shining()
    assert table.options("Anna") == ["Ivan", "Maria", "Dmitry", "Elena", "Pavel"]
    table.answer("Anna", "prism", ("Maria", "Pavel"))
    assert table.heard(None, "named") == [
        {"target": "Maria", "colour": "green"},
        {"target": "Pavel", "colour": "none"},
    ]
    assert table.hearers("named") == "all"
    assert [(truth.colour, truth.riders, truth.count) for truth in table.public("truths")] == [
        ("green", (2,), 1),
        ("none", (5,), 1),
    ]
    assert [rider.face for rider in table.public("riders")] == [None] * 6


def test_a_true_answer_is_given_for_somebody_who_is_silent_too() -> None:
    """A14"""
    table = shining()
    assert table.named(table.public("silenced")) == "Ivan"
    table.answer("Anna", "prism", ("Ivan", "Elena"))
    assert table.heard(None, "named") == [{"target": "Ivan", "colour": "red"}, {"target": "Elena", "colour": "blue"}]


def test_a_prism_is_for_exactly_two_others() -> None:
    table = shining()
    assert table.refusal("Anna", ("Anna", "Ivan")) == "not-an-option"
    assert table.refusal("Anna", ("Ivan",)) == "wrong-count"
    assert table.refusal("Anna", ("Ivan", "Ivan")) == "twice"


# --- 2: lantern -------------------------------------------------------------------------------------------------------


def test_a_lantern_peeks_at_another_passenger_of_the_own_boat_and_all_are_told_its_colour() -> None:
    table = five(Anna="lantern Sg", Ivan="torch Sr", Maria="boathook Dg", Dmitry="censer Sb", Elena="granted-coin Db")
    assert table.options("Anna") == ["wolf-2", "wolf-5"]
    assert table.refusal("Anna", "wolf-1") == "not-an-option"
    assert table.refusal("Anna", "raven-1") == "not-an-option"
    table.answer("Anna", "lantern", "wolf-5")
    assert table.heard(None, "peeked") == [{"seat": "Anna", "cell": "wolf-5", "target": "Maria"}]
    assert table.heard(None, "coloured") == [{"cell": "wolf-5", "colour": "green"}]
    assert table.hearers("coloured") == "all"
    assert table.heard("Anna", "saw") == [{"cell": "wolf-5", "face": "Dg"}]
    assert table.hearers("saw") == "Anna"
    assert table.known("Anna") == {0: "Sg", 2: "Dg"}
    assert [(truth.colour, truth.riders, truth.count) for truth in table.public("truths")] == [("green", (2,), 1)]


def test_a_lantern_finds_no_colour_in_jaster() -> None:
    table = Table(SIX, gifts="two").seat(
        Anna="lantern Sg",
        Ivan="censer Sr",
        Maria="granted-coin Dg",
        Dmitry="raven-5 Sb",
        Elena="torch Db",
        Pavel="mask J",
    )
    table.answer("Anna", "lantern", "wolf-3")
    assert table.heard(None, "coloured") == [{"cell": "wolf-3", "colour": "none"}]


# --- 3: mirror --------------------------------------------------------------------------------------------------------


def mirrored() -> Table:
    """Anna with the mirror."""
    return five(Anna="mirror Sg", Ivan="torch Sr", Maria="granted-coin Dg", Dmitry="mask Sb", Elena="censer Db")


def test_by_the_mirror_two_show_each_other_a_card_of_their_choice() -> None:
    table = mirrored()
    assert table.options("Anna") == ["Ivan", "Maria", "Dmitry", "Elena"]
    assert table.options("Anna", "Maria") == ["Sr", "Dr"]
    table.answer("Anna", "mirror", ("Maria", "Dr"))
    assert table.news() == [("chosen", {"seat": "Anna", "targets": "Maria"})]
    assert table.heard("Maria", "shown") == []
    assert table.waiting() == {"Maria": "show"}
    assert dict(table.question("Maria").about) == {"seat": 0, "gift": "mirror"}
    assert table.options("Maria") == ["Sr", "Dr"]
    table.answer("Maria", "show", "Sr")
    both = [
        {"seat": "Anna", "target": "Maria", "face": "Dr"},
        {"seat": "Maria", "target": "Anna", "face": "Sr"},
    ]
    assert table.heard("Anna", "shown") == table.heard("Maria", "shown") == both
    assert table.hearers("shown") == "Anna Maria"
    assert table.heard(None, "hand-shown") == [
        {"seat": "Anna", "target": "Maria"},
        {"seat": "Maria", "target": "Anna"},
    ]
    assert table.glimpses("Anna") == [(1, "Maria", "Dr", "showed"), (1, "Maria", "Sr", "saw")]
    assert table.glimpses("Maria") == [(1, "Anna", "Dr", "saw"), (1, "Anna", "Sr", "showed")]
    assert (table.hand("Anna"), table.hand("Maria")) == ("Sr Dr", "Sr Dr")


def test_nobody_looks_into_the_own_mirror_and_only_cards_of_the_hand_are_shown() -> None:
    table = mirrored()
    assert table.refusal("Anna", ("Anna", "Dr")) == "not-an-option"
    assert table.refusal("Anna", ("Maria", "Sg")) == "not-an-option"
    assert table.refusal("Anna", ("Maria",)) == "path-too-short"
    table.answer("Anna", "mirror", ("Maria", "Dr"))
    assert table.refusal("Maria", "Dg") == "not-an-option"


# --- 4: seal of silence -----------------------------------------------------------------------------------------------


def test_by_the_seal_somebody_else_is_silent() -> None:
    table = five(
        Anna="seal-of-silence Sg", Ivan="torch Sr", Maria="granted-coin Dg", Dmitry="mask Sb", Elena="boathook Db"
    )
    assert table.options("Anna") == ["Ivan", "Maria", "Dmitry", "Elena"]
    assert table.refusal("Anna", "Anna") == "not-an-option"
    table.answer("Anna", "seal-of-silence", "Ivan")
    assert table.heard(None, "silenced") == [{"seat": "Anna", "targets": "Ivan"}]
    assert table.named(table.public("silenced")) == "Ivan"


# --- 5: torch ---------------------------------------------------------------------------------------------------------


def torchlight() -> Table:
    """Anna with the torch; after her come the bowl and the mask."""
    return five(
        Anna="torch Sg", Ivan="granted-coin Sr", Maria="mask Dg", Dmitry="offering-bowl Sb", Elena="boathook Db"
    )


def test_a_torch_turns_up_a_passenger_for_all_and_for_good() -> None:
    table = torchlight()
    table.answer("Anna", "torch", "wolf-3")
    assert table.heard(None, "turned-up") == [{"seat": "Anna", "cell": "wolf-3", "face": "Dg"}]
    assert table.hearers("turned-up") == "all"
    assert [rider.face for rider in table.public("riders")] == [None, None, "demon-green", None, None]
    table.sail("wolf")
    assert table.public("riders")[2].face == "demon-green"


def test_a_torch_is_not_for_the_own_passenger() -> None:
    """A10"""
    table = torchlight()
    assert table.options("Anna") == ["raven-1", "raven-5", "wolf-3", "wolf-5"]
    assert table.refusal("Anna", "wolf-2") == "not-an-option"


def test_a_passenger_that_is_face_up_is_swapped_and_masked_as_it_is() -> None:
    """A11 and A24: the face stays up, the printed colour is seen, and the mask counts."""
    table = torchlight()
    table.answer("Anna", "torch", "wolf-3")
    table.answer("Dmitry", "offering-bowl", "Ivan")
    table.answer("Elena", "boathook", ("raven-1", "wolf-3"))
    assert table.options("Maria", "blue") == ["raven-1", "raven-5", "wolf-2", "wolf-3", "wolf-5"]
    table.answer("Maria", "mask", ("blue", "raven-1"))
    rider = table.public("riders")[2]
    assert (rider.by, rider.face, rider.mask) == (2, "demon-green", "blue")
    assert table.boat("raven") == [2, None, None, None, 3]


# --- 6: offering bowl -------------------------------------------------------------------------------------------------


def test_the_bowl_has_a_vote_for_its_holder_and_for_somebody_else() -> None:
    table = torchlight()
    table.answer("Anna", "torch", "wolf-3")
    assert table.options("Dmitry") == ["Anna", "Ivan", "Maria", "Elena"]
    assert (table.tokens(), table.public("supply")) == (
        {"Anna": 1, "Ivan": 1, "Maria": 2, "Dmitry": 1, "Elena": 1},
        11,
    )
    table.answer("Dmitry", "offering-bowl", "Anna")
    assert table.heard(None, "votes-gained") == [{"seat": "Dmitry", "count": 1}, {"seat": "Anna", "count": 1}]
    assert (table.tokens(), table.public("supply")) == (
        {"Anna": 2, "Ivan": 1, "Maria": 2, "Dmitry": 2, "Elena": 1},
        9,
    )


def offering() -> Table:
    """Eight players who leave two votes, of whom Elena has the bowl."""
    table = Table(EIGHT, gifts="two").seat(
        Anna="raven-2 Sg",
        Ivan="raven-3 Sr",
        Maria="raven-4 Dg",
        Dmitry="wolf-1 Sb",
        Elena="raven-5 Db",
        Pavel="wolf-3 Dr",
        Olga="wolf-4 Sg",
        Sergey="wolf-5 J",
    )
    return until(table, "Elena", "offering-bowl")


def test_eight_players_may_empty_the_supply() -> None:
    table = offering()
    assert table.public("supply") == 2
    table.answer("Elena", "offering-bowl", "Anna")
    assert table.public("supply") == 0


@pytest.mark.parametrize(("left", "gained"), [(1, [1, 0]), (0, [0, 0])])
def test_from_an_empty_supply_there_is_no_vote_to_be_had(left: int, gained: list[int]) -> None:
    """A20: the holder is first. No seats and gifts lead there, so the votes are given by hand."""
    table = offering()
    game: Any = table.match.game
    game.tokens[7] += 2 - left
    table.answer("Elena", "offering-bowl", "Anna")
    assert [one["count"] for one in table.heard(None, "votes-gained")] == gained
    assert table.public("supply") == 0


def test_a_vote_that_was_gained_counts_in_the_same_round() -> None:
    table = torchlight()
    table.answer("Anna", "torch", "wolf-3")
    table.answer("Dmitry", "offering-bowl", "Anna")
    table.vote("Anna Dmitry")
    sailed = table.heard(None, "sailed")[0]
    assert (sailed["raven"], sailed["wolf"], sailed["how"]) == (4, 4, "coin")


# --- 7: boathook ------------------------------------------------------------------------------------------------------


def hooked() -> Table:
    """Anna with the boathook in the wolf's boat; nobody has decided anything before."""
    return five(Anna="boathook Sg", Ivan="granted-coin Sr", Maria="censer Dg", Dmitry="mask Sb", Elena="raven-2 Db")


def test_a_boathook_swaps_a_passenger_of_the_raven_with_one_of_the_wolf() -> None:
    """A10 and A11: also the own one; gifts and votes stay with their players."""
    table = until(hooked(), "Anna", "boathook")
    assert table.options("Anna") == ["raven-1", "raven-2", "raven-3"]
    assert table.options("Anna", "raven-2") == ["wolf-3", "wolf-5"]
    assert table.refusal("Anna", ("raven-1", "raven-2")) == "not-an-option"
    assert table.refusal("Anna", ("wolf-3", "raven-1")) == "not-an-option"
    before = table.public("held"), table.public("tokens")
    table.answer("Anna", "boathook", ("raven-1", "wolf-5"))
    assert table.heard(None, "swapped") == [{"seat": "Anna", "cell": "raven-1", "goal": "wolf-5"}]
    assert table.boat("raven") == [0, 4, 2, None, None]
    assert table.boat("wolf") == [None, None, 3, None, 1]
    assert (table.public("held"), table.public("tokens")) == before
    assert [rider.by for rider in table.public("riders")] == [0, 1, 2, 3, 4]


def test_a_boathook_is_void_if_a_boat_is_empty() -> None:
    """A9: no seating leads there, so the boat is emptied by hand."""
    table = hooked()
    game: Any = table.match.game
    game.boats["raven"] = [None] * 5
    while table.stage == "gifts":
        table.match.lapse()
    assert {"seat": "Anna", "gift": "boathook"} in table.heard(None, "fizzled")


# --- 8 and 9 ----------------------------------------------------------------------------------------------------------


def test_the_mask_is_that_of_the_first_set() -> None:
    table = until(torchlight(), "Maria", "mask")
    assert table.options("Maria") == ["red", "green", "blue"]


@pytest.mark.parametrize("name", ["Anna", "Ivan", "Elena"])
def test_the_coin_is_granted_to_anybody(name: str) -> None:
    """Also to its holder, and to who has it already."""
    table = until(torchlight(), "Ivan", "granted-coin")
    assert (table.options("Ivan"), table.coin) == (["Anna", "Ivan", "Maria", "Dmitry", "Elena"], "Anna")
    table.answer("Ivan", "granted-coin", name)
    assert table.heard(None, "coin") == [{"seat": "Ivan", "target": name}]
    assert table.coin == name


def test_in_the_third_round_the_mirror_is_void() -> None:
    """A22"""
    table = five(Anna="raven-3 Sg", Ivan="raven-1 Sr", Maria="wolf-1 Dg", Dmitry="wolf-2 Sb", Elena="wolf-3 Db")
    until(table, "Ivan", "granted-coin").answer("Ivan", "granted-coin", "Anna")
    table.sail("raven")
    table.seat(Anna="wolf-1 Sr", Ivan="wolf-3 Sg", Maria="raven-1 Sr", Dmitry="raven-2 Sb", Elena="raven-3 Sg").sail(
        "raven"
    )
    table.seat(Anna="wolf-1 Dr", Ivan="raven-1 Db", Maria="raven-3 Dr", Dmitry="raven-5 Dg", Elena="wolf-5 Dg")
    table.to("talk")
    assert table.heard(None, "fizzled") == [{"seat": "Anna", "gift": "mirror"}]
