"""What a seat takes for possible: no card shows what it should not, whatever is done with it."""

from __future__ import annotations

from typing import Any

import pytest

from lichina.games.doomsday import Doomsday
from lichina.games.doomsday.box import PROGRAMS, ROLES
from lichina.kernel import Dice
from lichina.kernel.dice import key_of
from lichina.testing import Case, run_seed, soak
from lichina.testing.cases import LaidOut
from lichina.testing.search import find_leak
from lichina.testing.varied import Varied

from .table import Table

LEADERS = {
    "human_leader_a": "human_leader_a&human_leader_b",
    "human_leader_b": "human_leader_b&human_leader_a",
    "machine_leader_a": "machine_leader_a&machine_leader_b",
    "machine_leader_b": "machine_leader_b&machine_leader_a",
}


def position(name: str, begins: str = "Ann", **players: str) -> Case:
    """A position in which a card comes soon, and that is over soon."""
    table = Table(stalemate_rounds=1, legion=True, window=4.0, begins=begins, **players)
    return Case(Doomsday, name, len(players), LaidOut(table.match.record.options))


def of_role(role: str) -> list[Case]:
    """A role that is about to be shot at, and one that lies open."""
    own = LEADERS.get(role, role)
    others = [one for one in ("joke", "seer", "informant", "photographer", "thief") if one != role][:3]
    places = dict(zip(("Bob", "Cat", "Dan"), others, strict=True))
    armed = {
        "Ann": f"{own} human/machine +trust +virtual_console",
        "Bob": f"{places['Bob']} outcast/machine @rifle>Ann +plus_thrower",
        "Cat": f"{places['Cat']} human/machine2 +charge",
        "Dan": f"^{places['Dan']} human2/machine 0",
    }
    return [
        position(f"{role}-down", begins="Bob", **armed),
        position(f"{role}-up", **(armed | {"Ann": "^" + armed["Ann"] + " @pistol>Cat"})),
    ]


def of_program(program: str) -> Case:
    """A program in the hand of whose turn it is, and others that may be used against it."""
    spare = "virtual_console" if program != "virtual_console" else "charge"
    return position(
        program,
        Ann=f"mind_eater human/machine +{program}",
        Bob="joke outcast/machine @rifle>Ann +rollback",
        Cat=f"^deathbringer human/machine2 +{spare} +prog_loyalty_outcast_x2",
        Dan="^thief human2/machine 0",
    )


ROLE_CASES = [case for role in ROLES for case in of_role(role)]
PROGRAM_CASES = [of_program(program) for program in PROGRAMS]


def drawn(among: list[Any]) -> list[Any]:
    """Two of these, drawn by the seed of the run; in a soak all."""
    return among if soak() > 1 else Dice(key_of(f"{run_seed()} cards")).sample(among, 2)


@pytest.mark.parametrize("case", drawn(ROLE_CASES) + drawn(PROGRAM_CASES), ids=str)
def test_no_seat_sees_a_difference_between_two_worlds_when_this_card_comes(case: Case) -> None:
    for number in range(2 if soak() == 1 else 8):
        leak = find_leak(case, f"{run_seed()} worlds {case} {number}", Varied(), every=2)
        assert leak is None, str(leak)
