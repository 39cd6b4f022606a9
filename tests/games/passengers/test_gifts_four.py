"""The gifts for four players, each by itself: what it does, who sees what, and whom it may be used on."""

from __future__ import annotations

from lichina.games.passengers import Passengers
from lichina.testing import play

from .table import FOUR, Table


def four(mystery: str, **placed: str) -> Table:
    """Dmitry and Maria have put the mystery passengers, a blue soul and a red demon, on these two seats."""
    table = Table(FOUR)
    first, second = mystery.split()
    table.answer("Dmitry", "mystery", first)
    table.answer("Maria", "mystery", second)
    return table.seat(**placed)


def until(table: Table, name: str, gift: str) -> Table:
    """Nobody answers until it is this player's turn to use this gift."""
    while table.waiting() != {name: gift}:
        table.match.lapse()
    return table


def limbo() -> Table:
    """Anna has the torch of Limbo, Ivan the whisper, Maria the scroll, Dmitry the vessel."""
    return four("raven-1 wolf-3", Anna="torch-of-limbo Sg", Ivan="raven-2 Sr", Maria="scroll Dg", Dmitry="vessel Sb")


# --- torch of Limbo, whisper, scroll ----------------------------------------------------------------------------------


def test_a_torch_of_limbo_turns_up_a_mystery_passenger() -> None:
    table = limbo()
    assert table.waiting() == {"Anna": "torch-of-limbo"}
    assert table.options("Anna") == ["raven-1", "wolf-3"]
    assert table.refusal("Anna", "raven-3") == "not-an-option"
    table.answer("Anna", "torch-of-limbo", "raven-1")
    assert table.heard(None, "turned-up") == [{"seat": "Anna", "cell": "raven-1", "face": "Sb"}]
    assert table.hearers("turned-up") == "all"
    assert [rider.face for rider in table.public("riders")] == ["soul-blue", None, None, None, None, None]


def test_a_whisper_peeks_at_a_mystery_passenger_that_is_face_down() -> None:
    """A12"""
    table = four("raven-1 wolf-3", Anna="torch-of-limbo Sg", Ivan="whisper Sr", Maria="raven-2 Dg", Dmitry="vessel Sb")
    table.answer("Anna", "torch-of-limbo", "raven-1")
    assert table.waiting() == {"Ivan": "whisper"}
    assert table.options("Ivan") == ["wolf-3"]
    table.answer("Ivan", "whisper", "wolf-3")
    assert table.heard(None, "peeked") == [{"seat": "Ivan", "cell": "wolf-3", "target": None}]
    assert table.heard("Ivan", "saw") == [{"cell": "wolf-3", "face": "Dr"}]
    assert table.hearers("saw") == "Ivan"
    assert table.known("Ivan") == {1: "Dr", 3: "Sr"}
    assert table.known("Maria") == {4: "Dg"}


def test_both_mystery_passengers_may_be_whispered_about_by_anybody() -> None:
    """A17: also by who has put it there, unseen."""
    table = four("raven-1 wolf-3", Anna="vessel Sg", Ivan="scroll Sr", Maria="raven-2 Dg", Dmitry="whisper Sb")
    assert until(table, "Dmitry", "whisper").options("Dmitry") == ["raven-1", "wolf-3"]


def test_a_scroll_is_for_mystery_passengers_too_unless_they_are_face_up() -> None:
    """A12"""
    table = limbo()
    table.answer("Anna", "torch-of-limbo", "raven-1")
    until(table, "Maria", "scroll")
    assert table.options("Maria") == ["raven-2", "raven-3", "wolf-3", "wolf-4"]
    table.answer("Maria", "scroll", "wolf-3")
    assert table.heard("Maria", "saw") == [{"cell": "wolf-3", "face": "Dr"}]


def test_nobody_answers_for_a_mystery_passenger() -> None:
    """A18: no gift of this set asks about colours, and no true answer is ever about one."""
    for seed in range(5):
        match = play(Passengers, 4, None, seed, checkpoints=False)
        assert match.view(None).public.truths == ()  # type: ignore[attr-defined]
        assert not {event.key for event in match.told(None)} & {"lore", "named", "coloured", "counted"}


# --- Hamsa hand for one, seal, obol -----------------------------------------------------------------------------------


def test_by_the_hamsa_hand_for_one_somebody_else_shows_a_card() -> None:
    table = limbo()
    table.answer("Anna", "torch-of-limbo", "raven-1")
    assert table.waiting() == {"Ivan": "hamsa-hand-one"}
    assert table.options("Ivan") == ["Anna", "Maria", "Dmitry"]
    table.answer("Ivan", "hamsa-hand-one", "Dmitry")
    assert table.waiting() == {"Dmitry": "show"}
    assert dict(table.question("Dmitry").about) == {"seat": 1, "gift": "hamsa-hand-one"}
    assert table.options("Dmitry") == ["Dg", "J"]
    table.answer("Dmitry", "show", "J")
    assert table.heard("Ivan", "shown") == [{"seat": "Dmitry", "target": "Ivan", "face": "J"}]
    assert table.hearers("shown") == "Ivan Dmitry"
    assert table.heard(None, "hand-shown") == [{"seat": "Dmitry", "target": "Ivan"}]
    assert table.glimpses("Ivan") == [(1, "Dmitry", "J", "saw")]


def test_in_the_third_round_the_hamsa_hand_for_one_is_void() -> None:
    """A22"""
    table = Table(FOUR)
    while (table.public("round"), table.stage) != (3, "mystery"):
        table.match.lapse()
    for _ in range(2):
        (name,) = table.waiting()
        table.answer(name, "mystery", "raven-1" if table.options(name)[0] == "raven-1" else "wolf-2")
    (name,) = table.waiting()
    table.answer(name, "place", (table.hand(name), "wolf-1"))
    table.to("talk")
    assert {"seat": name, "gift": "hamsa-hand-one"} in table.heard(None, "fizzled")


def test_the_seal_and_the_obol_are_those_of_the_other_sets() -> None:
    table = four("raven-1 wolf-3", Anna="seal-of-silence Sg", Ivan="obol Sr", Maria="scroll Dg", Dmitry="wolf-5 Sb")
    table.answer("Anna", "seal-of-silence", "Dmitry")
    assert table.named(table.public("silenced")) == "Dmitry"
    until(table, "Ivan", "obol").answer("Ivan", "obol", "Anna")
    assert table.tokens() == {"Anna": 1, "Ivan": 2, "Maria": 1, "Dmitry": 1}


# --- changeling -------------------------------------------------------------------------------------------------------


def test_a_changeling_swaps_a_mystery_passenger_with_anybody_in_play() -> None:
    """A10 and A11"""
    table = four("raven-1 wolf-3", Anna="changeling Sg", Ivan="vessel Sr", Maria="scroll Dg", Dmitry="raven-2 Sb")
    until(table, "Anna", "changeling")
    assert table.options("Anna") == ["raven-1", "wolf-3"]
    assert table.options("Anna", "raven-1") == ["raven-2", "raven-3", "wolf-2", "wolf-3", "wolf-5"]
    assert table.options("Anna", "wolf-3") == ["raven-1", "raven-2", "raven-3", "wolf-2", "wolf-5"]
    assert table.refusal("Anna", ("raven-2", "wolf-2")) == "not-an-option"
    assert table.refusal("Anna", ("raven-1", "raven-1")) == "not-an-option"
    before = table.public("held"), table.public("tokens")
    table.answer("Anna", "changeling", ("wolf-3", "wolf-5"))
    assert table.heard(None, "swapped") == [{"seat": "Anna", "cell": "wolf-3", "goal": "wolf-5"}]
    assert table.boat("wolf") == [None, 4, 2, None, 1]
    assert (table.public("held"), table.public("tokens")) == before
    assert [rider.by for rider in table.public("riders")] == [None, None, 0, 1, 2, 3]


def test_a_changeling_may_swap_the_two_mystery_passengers() -> None:
    table = four("raven-1 wolf-3", Anna="changeling Sg", Ivan="vessel Sr", Maria="scroll Dg", Dmitry="raven-2 Sb")
    until(table, "Anna", "changeling").answer("Anna", "changeling", ("raven-1", "wolf-3"))
    assert (table.boat("raven")[0], table.boat("wolf")[2]) == (1, 0)


# --- mask and coin ----------------------------------------------------------------------------------------------------


def test_a_mystery_passenger_may_be_masked_and_the_coin_is_taken() -> None:
    table = four("raven-2 wolf-1", Anna="vessel Sg", Ivan="mask Sr", Maria="scroll Dg", Dmitry="master-coin Sb")
    until(table, "Ivan", "mask")
    assert table.options("Ivan", "red") == ["raven-1", "raven-2", "raven-3", "wolf-1", "wolf-2", "wolf-3"]
    table.answer("Ivan", "mask", ("red", "wolf-1"))
    assert table.public("riders")[1].mask == "red"
    assert (table.heard(None, "coin"), table.coin) == ([{"seat": "Dmitry", "target": "Dmitry"}], "Dmitry")
    table.sail("wolf")
    assert table.waiting() == {"Maria": "mystery"}
