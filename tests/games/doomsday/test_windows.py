"""What people are asked in a window: however much that is, it fits into what the game has room for."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import lichina
from lichina import registry
from lichina.games.doomsday import Doomsday
from lichina.games.doomsday.box import PROGRAMS, ROLES, SUPPLIES, WEAPONS
from lichina.kernel import Match
from lichina.table.frames import Lens, SentClock, Showing, window_room
from lichina.table.texts import GameTexts

from .table import Table

LEADERS = [["human_leader_a", "human_leader_b"], ["machine_leader_a", "machine_leader_b"]]
BASE = [role.id for role in ROLES.values() if role.pool == "base"]
PAIRS = [("human", "machine")] * 6 + [("human_x2", "machine_x2")] * 2
GAPS = ["human"] * 6 + ["machine"] * 5 + ["human_x2", "machine_x2"] * 2 + ["outcast_x2"]


def crammed(seats: int) -> Match:
    """A shot is announced; everybody lives, all lies face down, and one has all programs for any time at once."""
    places: list[dict[str, Any]] = [{"role": role} for role in [*LEADERS, *([role] for role in BASE)][:seats]]
    advanced = seats > 8
    if not advanced:
        for place, (left, right) in zip(places, PAIRS, strict=False):
            place |= {"left": f"loyalty_{left}", "right": f"loyalty_{right}"}
    armed = [
        kind for kind, count in SUPPLIES[seats].weapons.items() if WEAPONS[kind].targets == 1 for _ in range(count)
    ]
    for seat, kind in enumerate(armed):
        aim = [(seat + 1) % seats] if WEAPONS[kind].aims else []
        places[seat]["weapons"] = [{"id": kind, "aim": aim}]
    places[-1]["programs"] = [row.id for row in PROGRAMS.values() if row.when == "any"]
    gaps = [{"id": f"loyalty_{card}"} for card in GAPS[:seats]] if advanced else []
    options = {"deal": {"seats": places, "gaps": gaps}, "legion": True}
    match = lichina.start(Doomsday, seats=seats, seed=1, options=options)
    match.answer(0, ["shoot", armed[0]])
    assert match.reacting
    return match


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("seats", range(4, 17))
def test_all_programs_for_any_time_in_one_hand_fit_into_the_room_of_a_window(seats: int, language: str) -> None:
    match = crammed(seats)
    names = [f"Константин-Александр {seat}" for seat in match.game.seats]
    texts = GameTexts(registry.find(Doomsday.id), language, names, options={"legion": True})
    asked = [*match.questions(seats - 1), *match.chances(seats - 1)]
    assert [question.key for question in asked] == ["shot"]
    assert sum(len(msgspec.json.encode(texts.asked(question))) for question in asked) < window_room(match.game)


def test_when_somebody_has_stepped_in_the_table_waits_for_the_same_player_again() -> None:
    match = Table(window=4.0, Ann="sniper", Bob="joke +spam", Cat="seeker +charge", Dan="fixer").match
    scene, lens = Showing(match, lambda channel: True), Lens(None, None)

    def awaits() -> list[int]:
        clock = SentClock(match.now, True, 1.0, match.deadline)
        found: list[int] = msgspec.json.decode(scene.whole(lens, 0, clock, b'"match":1'))["awaits"]
        return found

    ann, bob, *_ = match.game.seats
    before = [ask.number for ask in match.asks_of(ann)]
    assert awaits() == [ann]
    match.answer(bob, ["spam"], "play")
    assert awaits() == [], "a window is nobody's turn"
    match.lapse()
    assert [ask.number for ask in match.asks_of(ann)] == before
    assert awaits() == [ann]
