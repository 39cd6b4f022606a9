"""The first set of gifts, each by itself: what it does, who sees what, and whom it may be used on."""

from __future__ import annotations

import pytest

from .table import EIGHT, FIVE, SIX, Table

VESSELS = {1: "raven-3", 2: "wolf-1", 3: "raven-5"}


def table_with(gift: str) -> Table:
    """Five players, of whom Anna is about to use this gift; nothing has been decided before."""
    others = {
        "colour-lore": {"Ivan": "raven-1 Sr", "Maria": "raven-2 Dg", "Dmitry": "wolf-2 Sb", "Elena": "wolf-3 Db"},
        "candle": {"Ivan": "raven-1 Sr", "Maria": "raven-2 Dg", "Dmitry": "wolf-3 Sb", "Elena": "wolf-5 Db"},
        "hamsa-hand": {"Ivan": "raven-1 Sr", "Maria": "raven-3 Dg", "Dmitry": "wolf-2 Sb", "Elena": "wolf-3 Db"},
        "hourglass": {"Ivan": "raven-1 Sr", "Maria": "raven-3 Dg", "Dmitry": "wolf-2 Sb", "Elena": "wolf-3 Db"},
        "scroll": {"Ivan": "raven-1 Sr", "Maria": "raven-3 Dg", "Dmitry": "wolf-5 Sb", "Elena": "wolf-3 Db"},
        "obol": {"Ivan": "raven-1 Sr", "Maria": "raven-3 Dg", "Dmitry": "wolf-5 Sb", "Elena": "wolf-3 Db"},
    }
    return Table(FIVE).seat(Anna=f"{gift} Sg", **others[gift])


# --- 0 and 1 ----------------------------------------------------------------------------------------------------------


def test_a_vessel_does_nothing_and_has_three_votes_in_every_round() -> None:
    table = Table(FIVE)
    for number, cell in VESSELS.items():
        while (table.public("round"), table.stage) != (number, "place"):
            table.match.lapse()
        (name,) = table.waiting()
        table.answer(name, "place", (table.hand(name).split()[0], cell))
        assert table.heard(None, "placed")[-1] == {"seat": name, "cell": cell, "gift": "vessel", "votes": 3}
        assert table.tokens()[name] == 3
        table.to("talk")
        assert (name, "vessel") in [(one["seat"], one["gift"]) for one in table.heard(None, "gift")]
        assert {"seat": name, "gift": "vessel"} not in table.heard(None, "fizzled")


def test_colour_lore_tells_of_all_others_whether_their_passenger_has_the_colour() -> None:
    table = table_with("colour-lore")
    assert table.waiting() == {"Anna": "colour-lore"}
    assert table.options("Anna") == ["red", "green", "blue"]
    table.answer("Anna", "colour-lore", "blue")
    assert table.heard(None, "lore") == [
        {"seat": "Anna", "colour": "blue", "seats": "Dmitry Elena", "targets": "Ivan Maria"}
    ]
    assert table.hearers("lore") == "all"
    assert [(truth.round, truth.colour, truth.riders, truth.count) for truth in table.public("truths")] == [
        (1, "blue", (1,), 0),
        (1, "blue", (2,), 0),
        (1, "blue", (3,), 1),
        (1, "blue", (4,), 1),
    ]


def test_colour_lore_goes_round_from_who_asks() -> None:
    table = Table(FIVE).seat(
        Anna="raven-1 Sg", Ivan="raven-3 Sr", Maria="colour-lore Dg", Dmitry="wolf-2 Dg", Elena="wolf-3 Dg"
    )
    table.answer("Maria", "colour-lore", "green")
    assert table.heard(None, "lore") == [
        {"seat": "Maria", "colour": "green", "seats": "Dmitry Elena Anna", "targets": "Ivan"}
    ]


@pytest.mark.parametrize("colour", ["red", "green", "blue"])
def test_jaster_has_no_colour_when_colour_lore_asks(colour: str) -> None:
    table = Table(SIX).seat(
        Anna="colour-lore Sg",
        Ivan="scroll Db",
        Maria="candle Dg",
        Dmitry="vessel Dg",
        Elena="obol Sg",
        Pavel="hourglass J",
    )
    table.answer("Anna", "colour-lore", colour)
    assert "Pavel" in table.heard(None, "lore")[0]["targets"].split()


# --- 2: candle --------------------------------------------------------------------------------------------------------


def test_a_candle_lights_the_next_passenger_over_an_empty_seat() -> None:
    table = table_with("candle")
    assert table.options("Anna") == ["wolf-3"]
    table.answer("Anna", "candle", "wolf-3")
    assert table.heard(None, "peeked") == [{"seat": "Anna", "cell": "wolf-3", "target": "Dmitry"}]
    assert table.hearers("peeked") == "all"
    assert table.heard("Anna", "saw") == [{"cell": "wolf-3", "face": "Sb"}]
    assert table.hearers("saw") == "Anna"
    assert table.known("Anna") == {0: "Sg", 3: "Sb"}
    assert table.known("Ivan") == {1: "Sr"}


def test_a_candle_in_the_middle_lights_the_left_or_the_right() -> None:
    table = third_round()
    table.seat(
        Anna="raven-3 Dr", Ivan="raven-1 Db", Maria="raven-5 Dr", Dmitry="wolf-1 Dg", Elena="wolf-2 Dg"
    )  # the vessel and the Hamsa hand come to nothing
    assert table.question("Anna").key == "candle"
    assert table.options("Anna") == ["raven-1", "raven-5"]


def third_round() -> Table:
    """Five players who are about to place their last passenger."""
    table = Table(FIVE)
    table.seat(Anna="raven-3 Sg", Ivan="raven-2 Sr", Maria="wolf-1 Dg", Dmitry="wolf-2 Sb", Elena="wolf-4 Db")
    table.sail("raven")
    table.seat(Anna="wolf-1 Sr", Ivan="wolf-3 Sg", Maria="wolf-4 Sr", Dmitry="raven-2 Sb", Elena="raven-3 Sg")
    return table.sail("raven")


# --- 3: Hamsa hand ----------------------------------------------------------------------------------------------------


def test_by_the_hamsa_hand_two_others_show_a_card_of_their_choice() -> None:
    table = table_with("hamsa-hand")
    assert table.options("Anna") == ["Ivan", "Maria", "Dmitry", "Elena"]
    table.answer("Anna", "hamsa-hand", ("Ivan", "Elena"))
    assert table.news() == [("chosen", {"seat": "Anna", "targets": "Ivan Elena"})]
    assert table.named(table.public("asked")) == "Ivan Elena"
    assert table.waiting() == {"Ivan": "show", "Elena": "show"}
    assert dict(table.question("Ivan").about) == {"seat": 0, "gift": "hamsa-hand"}
    assert table.options("Ivan") == ["Sg", "Db"]
    assert table.options("Elena") == ["Sg", "Dg"]
    table.answer("Elena", "show", "Dg")
    assert table.heard("Anna", "shown") == []
    table.answer("Ivan", "show", "Db")
    assert table.heard("Anna", "shown") == [
        {"seat": "Ivan", "target": "Anna", "face": "Db"},
        {"seat": "Elena", "target": "Anna", "face": "Dg"},
    ]
    assert table.heard("Ivan", "shown") == [{"seat": "Ivan", "target": "Anna", "face": "Db"}]
    assert table.hearers("shown") == "Anna Ivan Elena"
    assert table.heard(None, "hand-shown") == [
        {"seat": "Ivan", "target": "Anna"},
        {"seat": "Elena", "target": "Anna"},
    ]
    assert table.glimpses("Anna") == [(1, "Ivan", "Db", "saw"), (1, "Elena", "Dg", "saw")]
    assert table.glimpses("Ivan") == [(1, "Anna", "Db", "showed")]
    assert table.glimpses("Maria") == []
    assert (table.hand("Ivan"), table.hand("Elena"), table.public("asked")) == ("Sg Db", "Sg Dg", ())


def test_exactly_two_others_are_chosen_for_the_hamsa_hand() -> None:
    table = table_with("hamsa-hand")
    assert table.refusal("Anna", ("Anna", "Ivan")) == "not-an-option"
    assert table.refusal("Anna", ("Ivan",)) == "wrong-count"
    assert table.refusal("Anna", ("Ivan", "Maria", "Elena")) == "wrong-count"
    assert table.refusal("Anna", ("Ivan", "Ivan")) == "twice"


def test_a_card_that_is_not_in_the_hand_is_not_shown() -> None:
    table = table_with("hamsa-hand")
    table.answer("Anna", "hamsa-hand", ("Ivan", "Elena"))
    assert table.refusal("Ivan", "Sr") == "not-an-option"
    assert table.refusal("Maria", "Sr") == "not-asked"


def test_in_the_third_round_the_hamsa_hand_is_void() -> None:
    """A22: hands are empty. A9: all see it."""
    table = third_round()
    table.seat(Anna="raven-3 Dr", Ivan="raven-1 Db", Maria="raven-5 Dr", Dmitry="wolf-1 Dg", Elena="wolf-2 Dg").to(
        "talk"
    )
    assert table.heard(None, "fizzled") == [{"seat": "Dmitry", "gift": "hamsa-hand"}]
    assert table.hearers("fizzled") == "all"


# --- 4: hourglass -----------------------------------------------------------------------------------------------------


def test_by_the_hourglass_somebody_else_votes_openly_before_all_others() -> None:
    table = table_with("hourglass")
    assert table.options("Anna") == ["Ivan", "Maria", "Dmitry", "Elena"]
    table.answer("Anna", "hourglass", "Elena")
    assert table.heard(None, "opener") == [{"seat": "Anna", "target": "Elena"}]
    assert table.public("opener") == 4
    table.to("vote")
    assert table.waiting() == {"Elena": "open-vote"}
    table.answer("Elena", "open-vote", "wolf")
    assert table.news() == [("open-voted", {"seat": "Elena", "boat": "wolf"})]
    assert table.public("opened") == "wolf"
    assert table.waiting() == dict.fromkeys(["Anna", "Ivan", "Maria", "Dmitry"], "vote")
    table.vote("Anna Ivan Maria Dmitry")
    assert table.heard(None, "voted") == [
        {"pairs": {"Anna": "raven", "Ivan": "raven", "Maria": "raven", "Dmitry": "raven", "Elena": "wolf"}}
    ]


# --- 5: scroll --------------------------------------------------------------------------------------------------------


def test_a_scroll_peeks_at_any_passenger_in_play_but_the_own_one() -> None:
    """A10"""
    table = table_with("scroll")
    assert table.options("Anna") == ["raven-1", "raven-3", "wolf-3", "wolf-5"]
    assert table.refusal("Anna", "wolf-2") == "not-an-option"
    table.answer("Anna", "scroll", "raven-1")
    assert table.heard(None, "peeked") == [{"seat": "Anna", "cell": "raven-1", "target": "Ivan"}]
    assert table.heard("Anna", "saw") == [{"cell": "raven-1", "face": "Sr"}]
    assert table.hearers("saw") == "Anna"
    assert table.public("riders")[1].face is None


# --- 6: obol ----------------------------------------------------------------------------------------------------------


def test_an_obol_takes_a_vote_from_somebody_else() -> None:
    table = table_with("obol")
    assert table.tokens() == {"Anna": 1, "Ivan": 1, "Maria": 3, "Dmitry": 1, "Elena": 2}
    assert table.options("Anna") == ["Ivan", "Maria", "Dmitry", "Elena"]
    table.answer("Anna", "obol", "Ivan")
    assert table.heard(None, "vote-taken") == [{"seat": "Anna", "target": "Ivan"}]
    assert table.tokens() == {"Anna": 2, "Ivan": 0, "Maria": 3, "Dmitry": 1, "Elena": 2}
    assert table.public("supply") == 9


def test_whoever_has_no_vote_left_votes_without_weight() -> None:
    """A19"""
    table = table_with("obol")
    table.answer("Anna", "obol", "Ivan")
    table.vote("Ivan")
    assert table.heard(None, "sailed")[0]["raven"] == 0
    assert table.heard(None, "sailed")[0]["boat"] == "wolf"


# --- 7: oar -----------------------------------------------------------------------------------------------------------


def rowing() -> Table:
    """Anna with the oar; raven 1, 3 and wolf 1, 3, 5 are taken."""
    return Table(FIVE).seat(
        Anna="oar Sg", Ivan="vessel Sr", Maria="mask Dg", Dmitry="candle Sb", Elena="master-coin Db"
    )


def test_an_oar_moves_a_passenger_to_an_empty_seat_of_the_same_boat() -> None:
    table = rowing()
    table.answer("Dmitry", "candle", "wolf-3")
    assert table.options("Anna") == ["raven-1", "raven-3", "wolf-1", "wolf-3", "wolf-5"]
    assert table.options("Anna", "raven-1") == ["raven-2", "raven-4", "raven-5"]
    assert table.options("Anna", "wolf-5") == ["wolf-2", "wolf-4"]
    assert table.refusal("Anna", ("raven-1", "wolf-2")) == "not-an-option"
    assert table.refusal("Anna", ("raven-1", "raven-3")) == "not-an-option"
    assert table.refusal("Anna", ("raven-2", "raven-4")) == "not-an-option"
    table.answer("Anna", "oar", ("raven-1", "raven-5"))
    assert table.heard(None, "moved") == [{"seat": "Anna", "cell": "raven-1", "goal": "raven-5"}]
    assert table.boat("raven") == [None, None, 1, None, 4]
    assert table.boat("wolf") == [3, None, 2, None, 0]


def test_who_was_moved_keeps_nothing_of_the_seat_and_the_player_keeps_gift_and_votes() -> None:
    """A10: also the own passenger. A11: it is still known who has placed it."""
    table = rowing()
    table.answer("Dmitry", "candle", "wolf-3")
    before = table.public("held"), table.public("tokens")
    table.answer("Anna", "oar", ("wolf-5", "wolf-2"))
    assert table.boat("wolf") == [3, 0, 2, None, None]
    assert (table.public("held"), table.public("tokens")) == before
    assert table.public("riders")[0].by == 0
    assert table.known("Anna") == {0: "Sg"}


def test_in_a_full_boat_nobody_can_be_moved() -> None:
    table = Table(EIGHT, boat_cap=5).seat(
        Anna="raven-1 Sg",
        Ivan="raven-2 Sr",
        Maria="raven-3 Dg",
        Dmitry="raven-4 Sb",
        Elena="raven-5 Db",
        Pavel="wolf-5 Dr",
        Olga="wolf-1 Sg",
        Sergey="wolf-2 J",
    )
    while "Pavel" not in table.waiting():
        table.match.lapse()
    assert table.options("Pavel") == ["wolf-1", "wolf-2", "wolf-5"]


# --- 8: mask ----------------------------------------------------------------------------------------------------------


def masking() -> Table:
    """Anna with the mask, after whom nobody decides anything."""
    return Table(FIVE).seat(
        Anna="mask Sg", Ivan="vessel Sr", Maria="hourglass Dg", Dmitry="candle Sb", Elena="master-coin Db"
    )


def test_a_mask_that_is_left_is_put_on_a_passenger_in_play() -> None:
    table = masking()
    table.answer("Dmitry", "candle", "wolf-3")
    table.answer("Maria", "hourglass", "Ivan")
    assert table.options("Anna") == ["red", "green", "blue"]
    assert table.options("Anna", "blue") == ["raven-1", "raven-3", "raven-4", "wolf-1", "wolf-3"]
    table.answer("Anna", "mask", ("blue", "raven-4"))
    assert table.heard(None, "masked") == [{"seat": "Anna", "colour": "blue", "cell": "raven-4"}]
    assert table.public("masks") == ("red", "green")
    assert [rider.mask for rider in table.public("riders")] == [None, None, "blue", None, None]
    assert table.public("riders")[2].face is None


def test_a_mask_may_be_put_on_the_own_passenger() -> None:
    """A10"""
    table = masking()
    table.answer("Dmitry", "candle", "wolf-3")
    table.answer("Maria", "hourglass", "Ivan")
    table.answer("Anna", "mask", ("red", "wolf-3"))
    assert table.public("riders")[0].mask == "red"


def test_each_mask_is_used_once_and_lost_with_the_boat_that_did_not_sail() -> None:
    """A25"""
    table = masking()
    table.answer("Dmitry", "candle", "wolf-3")
    table.answer("Maria", "hourglass", "Ivan")
    table.answer("Anna", "mask", ("red", "wolf-3"))
    table.sail("raven")
    assert table.public("masks") == ("green", "blue")
    table.seat(Elena="raven-1 Sg", Anna="wolf-1 Sr", Ivan="wolf-3 Db", Maria="raven-3 Dr", Dmitry="wolf-4 Sb")
    while "Elena" not in table.waiting() or table.question("Elena").key != "mask":
        table.match.lapse()
    assert table.options("Elena") == ["green", "blue"]
    assert table.options("Elena", "green") == ["raven-1", "raven-3", "wolf-1", "wolf-3", "wolf-4"]


# --- 9: master coin ---------------------------------------------------------------------------------------------------


def test_the_master_coin_is_taken_breaks_a_tie_of_the_same_round_and_begins_the_next() -> None:
    """A27: the gift of that name comes last, and its holder takes the coin from whoever has it."""
    table = masking()
    table.answer("Dmitry", "candle", "wolf-3")
    table.answer("Maria", "hourglass", "Ivan")
    assert table.coin == "Anna"
    table.answer("Anna", "mask", ("red", "wolf-3"))
    assert table.heard(None, "coin") == [{"seat": "Elena", "target": "Elena"}]
    assert table.coin == "Elena"
    assert table.tokens() == {"Anna": 2, "Ivan": 3, "Maria": 2, "Dmitry": 2, "Elena": 1}
    table.vote("Ivan Maria")
    assert table.heard(None, "sailed") == [
        {"round": 1, "boat": "wolf", "raven": 5, "wolf": 5, "how": "coin", "seat": "Elena"}
    ]
    table.to("place")
    assert table.waiting() == {"Elena": "place"}


def test_the_master_coin_is_void_for_who_has_it() -> None:
    """A9"""
    table = Table(FIVE, coin="Elena").seat(
        Anna="mask Sg", Ivan="vessel Sr", Maria="hourglass Dg", Dmitry="candle Sb", Elena="master-coin Db"
    )
    table.to("talk")
    assert table.heard(None, "fizzled") == [{"seat": "Elena", "gift": "master-coin"}]
    assert table.heard(None, "coin") == []
    assert table.coin == "Elena"
