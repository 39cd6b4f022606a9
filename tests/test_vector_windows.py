"""`{"rest": "windows"}`: time passes as long as the table waits for nothing but windows to react."""

from __future__ import annotations

from typing import Any

from lichina.vectors import Failure, check_one, read
from tests.games.duel import Duel

STRUCK: list[dict[str, Any]] = [{"seat": "@A", "ask": "action", "value": ["strike", "@B"]}]


def duel(*orders: dict[str, Any], hands: list[list[str]], **expect: Any) -> list[Failure]:
    cast = ["A", "B", "C"][: len(hands)]
    vector = {"id": "D1", "cast": cast, "deal": {"hands": hands}, "orders": list(orders), "expect": expect}
    return check_one(Duel, read({"game": "duel", "vectors": [vector]}).vectors[0])


def test_windows_pass_until_something_else_is_asked() -> None:
    passed = {"asks": [{"seat": "@B", "key": "action"}], "view": {"public.lives": [2, 1, 2]}}
    assert duel(*STRUCK, {"rest": "windows"}, hands=[[], [], []], **passed) == []


def test_a_window_in_which_all_have_answered_passes_too() -> None:
    answers = [{"seat": seat, "ask": "counter", "value": "pass"} for seat in ("@B", "@C")]
    asked = {"asks": [{"seat": "@B", "key": "action"}]}
    assert duel(*STRUCK, *answers, {"expect": {"asks": []}}, {"rest": "windows"}, hands=[[], [], []], **asked) == []


def test_one_window_after_another_passes() -> None:
    """A bomb that is played into the window of a strike has a window of its own."""
    bomb = {"seat": "@C", "offer": "play", "value": ["bomb", "@A"]}
    lives = {"view": {"public.lives": [1, 1, 2]}}
    assert duel(*STRUCK, bomb, {"rest": "windows"}, hands=[[], [], ["bomb"]], **lives) == []


def test_where_no_window_is_open_none_can_pass() -> None:
    assert duel({"rest": "windows"}, hands=[[], []], phase="take_turn") == [
        Failure("D1", "orders[0]", "a window is open, and nothing else is asked", "0: action")
    ]
