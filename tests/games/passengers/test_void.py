"""Gifts with nothing to use them on, where no seating leads: by hand, before the last passenger is placed."""

from __future__ import annotations

from typing import Any

import pytest

from .table import FIVE, FOUR, Table

SEATED = {"Anna": "raven-3 Sg", "Ivan": "raven-1 Sr", "Maria": "wolf-4 Dg", "Dmitry": "wolf-5 Sb"}
"""All but Elena, who places last and in either boat."""
STRANGE = {"Anna": "raven-3 Sg", "Ivan": "wolf-2 Sr", "Maria": "raven-2 Dg"}
"""All but Dmitry, who places last; mystery passengers sit at raven 1 and wolf 3."""


def but_one(table: Table, placed: dict[str, str]) -> Any:
    """All but the last have placed a passenger: the game, to be changed by hand."""
    for name, what in placed.items():
        where, card = what.split()
        table.answer(name, "place", (card, where))
    return table.match.game


def void(table: Table, name: str, gift: str) -> bool:
    """Whether this gift is lost, and all see it; its holder must not be asked."""
    while table.stage == "gifts":
        assert gift not in table.waiting().values()
        table.match.lapse()
    return {"seat": name, "gift": gift} in table.heard(None, "fizzled") and table.hearers("fizzled") == "all"


@pytest.mark.parametrize(
    ("gifts", "gift"),
    [("one", "candle"), ("one", "scroll"), ("two", "lantern"), ("two", "torch"), ("three", "all-seeing-eye")],
)
def test_where_all_others_are_face_up_nobody_is_peeked_at_or_turned_up(gifts: str, gift: str) -> None:
    """A9, A10 and A12: the own passenger lies face down."""
    table = Table(FIVE, gifts=gifts)
    game = but_one(table, SEATED)
    game.up[:] = [True] * 4
    table.answer("Elena", "place", ("Db", table.cell(gift)))
    assert void(table, "Elena", gift)
    assert table.heard(None, "peeked") == []


@pytest.mark.parametrize(("gifts", "gift"), [("one", "mask"), ("two", "mask"), ("three", "two-faced-mask")])
def test_where_no_mask_is_left_none_is_put_on(gifts: str, gift: str) -> None:
    """A9"""
    table = Table(FIVE, gifts=gifts)
    game = but_one(table, SEATED)
    game.masks.clear()
    table.answer("Elena", "place", ("Db", table.cell(gift)))
    assert void(table, "Elena", gift)


def test_an_obol_is_for_those_who_have_a_vote() -> None:
    table = Table(FIVE)
    game = but_one(table, SEATED)
    game.tokens[1] = 0
    table.answer("Elena", "place", ("Db", "raven-5"))
    while table.waiting() != {"Elena": "obol"}:
        table.match.lapse()
    assert table.options("Elena") == ["Anna", "Maria", "Dmitry"]


def test_an_obol_is_void_if_nobody_else_has_a_vote() -> None:
    """A9"""
    table = Table(FIVE)
    game = but_one(table, SEATED)
    game.tokens[:4] = [0] * 4
    table.answer("Elena", "place", ("Db", "raven-5"))
    assert void(table, "Elena", "obol")
    assert table.tokens() == {"Anna": 0, "Ivan": 0, "Maria": 0, "Dmitry": 0, "Elena": 1}


def test_whoever_has_no_vote_gives_none_from_a_cracked_vessel() -> None:
    """A9"""
    table = Table(FIVE, gifts="three")
    game = but_one(table, SEATED)
    game.tokens[0] = 0
    table.answer("Elena", "place", ("Db", "wolf-2"))
    assert void(table, "Anna", "cracked-vessel")
    assert table.heard(None, "vote-given") == []
    assert table.tokens()["Anna"] == 0


def test_an_empty_boat_has_no_whirlpool() -> None:
    table = Table(FIVE, gifts="three")
    game = but_one(table, SEATED)
    table.answer("Elena", "place", ("Db", "wolf-2"))
    game.boats["raven"] = [None] * 5
    while table.waiting() != {"Dmitry": "whirlpool"}:
        table.match.lapse()
    assert table.options("Dmitry") == ["wolf"]


@pytest.mark.parametrize("gift", ["torch-of-limbo", "whisper"])
def test_where_mystery_passengers_are_face_up_there_is_nothing_to_light_or_to_hear(gift: str) -> None:
    """A9 and A12"""
    table = Table(FOUR)
    table.answer("Dmitry", "mystery", "raven-1")
    table.answer("Maria", "mystery", "wolf-3")
    game = but_one(table, STRANGE)
    game.up[:2] = [True, True]
    table.answer("Dmitry", "place", ("Sb", table.cell(gift)))
    assert void(table, "Dmitry", gift)


def test_without_mystery_passengers_there_is_no_changeling() -> None:
    """A9"""
    table = Table(FOUR)
    table.answer("Dmitry", "mystery", "raven-1")
    table.answer("Maria", "mystery", "wolf-3")
    game = but_one(table, STRANGE)
    game.boats["raven"][0] = game.boats["wolf"][2] = None
    table.answer("Dmitry", "place", ("Sb", "wolf-5"))
    assert void(table, "Dmitry", "changeling")
