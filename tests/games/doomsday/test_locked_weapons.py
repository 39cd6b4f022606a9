"""Rocket launcher and laser where they lie locked: taken for the weapon in hand, and locked again once dropped."""

from __future__ import annotations

from typing import Any

import pytest

import lichina
from lichina.games.doomsday import Doomsday
from lichina.kernel import Match

ANN, BOB, CID, DAN = range(4)


def armed_with_a_pistol(program: str) -> Match:
    """Ann aims a pistol at Cid and holds this program."""
    seats: list[dict[str, Any]] = [
        {"role": [role], "left": "loyalty_human", "right": "loyalty_machine"}
        for role in ("sniper", "mercenary", "homeless", "seeker")
    ]
    seats[ANN] |= {"programs": [program], "weapons": [{"id": "pistol", "aim": [CID]}]}
    return lichina.start(Doomsday, 4, 1, {"deal": {"seats": seats}})


def held(match: Match) -> dict[str, int | None]:
    """Who holds which weapon."""
    public: Any = match.view(None).public
    return {weapon.kind: weapon.holder for weapon in public.weapons}


@pytest.mark.parametrize(
    ("program", "path"), [("prog_rocket", ["yes", "rocket", BOB, CID]), ("small_update", ["rocket", CID, DAN])]
)
def test_a_weapon_that_is_dropped_for_the_rocket_launcher_does_not_keep_it_from_its_own_target(
    program: str, path: list[str | int]
) -> None:
    match = armed_with_a_pistol(program)
    match.answer(ANN, [program, *path], "play")
    assert held(match) == {"pistol": None, "rifle": None, "rocket": ANN, "laser": None}


def test_a_locked_weapon_is_locked_again_once_it_is_dropped() -> None:
    """A40."""
    match = armed_with_a_pistol("small_update")
    match.answer(ANN, ["small_update", "laser"], "play")
    match.answer(ANN, ["end"])
    for seat in (BOB, CID, DAN):
        match.answer(seat, ["end"])
    match.answer(ANN, ["drop", "laser"])
    public: Any = match.view(None).public
    assert [(one.kind, one.locked) for one in public.weapons if one.holder is None] == [
        ("pistol", False),
        ("rifle", False),
        ("rocket", True),
        ("laser", True),
    ]
