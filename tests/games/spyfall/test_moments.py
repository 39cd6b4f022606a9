"""Moments: an accusation and what came of it, the spy's guess and the end of every round are looked at by all."""

from __future__ import annotations

import pytest

from lichina.games.spyfall import Spyfall
from lichina.kernel import Match
from tests.moments import LIVE

BANK = {"cards": ["spy", "bank", "bank", "bank"]}


def start(**options: object) -> Match:
    """Four in the bank, the first of whom is the spy; questions have begun, and moments last six seconds."""
    match = Match(Spyfall, 4, 1, {"rounds": 1, "deal": [BANK], "moment": 6, **options})
    for seat in range(4):
        match.answer(seat, "seen")
    return match


def shown(match: Match) -> tuple[list[str], float]:
    """What everybody looks at now, and for how long."""
    moment = match.moment
    return ([], 0) if moment is None else ([event.key for event in moment.told], moment.seconds)


def test_an_accusation_is_looked_at_before_the_vote_and_then_what_came_of_it() -> None:
    match = start()
    match.answer(1, 0, "accuse")
    assert shown(match) == (["accused"], 4.5)
    assert match.offers == [], "nobody does anything else meanwhile"
    match.lapse()
    for seat in (2, 3):
        match.answer(seat, "for")
    assert shown(match) == (["verdicts", "showed"], 9)
    match.lapse()
    assert shown(match) == (["round-over"], 12)
    match.lapse()
    assert match.outcome is not None


def test_an_accusation_that_fails_is_looked_at_as_long_and_the_clock_stands_still() -> None:
    match = start()
    before = match.view(None).public.glass  # type: ignore[attr-defined]
    match.answer(1, 0, "accuse")
    match.lapse()
    match.answer(2, "for")
    match.answer(3, "against")
    assert shown(match) == (["verdicts", "accusation-failed"], 9)
    match.lapse()
    assert match.phase == "question"
    after = match.view(None).public.glass  # type: ignore[attr-defined]
    assert after.left == before.left


@pytest.mark.parametrize(("place", "right"), [("bank", True), ("zoo", False)])
def test_the_guess_of_the_spy_is_looked_at_right_or_wrong(place: str, right: bool) -> None:
    match = start()
    match.answer(0, place, "guess")
    assert shown(match) == (["guessed"], 9)
    moment = match.moment
    assert moment is not None and moment.told[0].data["right"] is right
    match.lapse()
    assert shown(match) == (["round-over"], 12)


def test_when_the_time_is_up_the_hands_are_looked_at_with_the_card() -> None:
    match = start()
    match.lapse()
    match.lapse()
    match.lapse()
    for seat in (1, 2, 3):
        match.answer(seat, 0)
    match.answer(0, "nobody")
    assert shown(match) == (["pointed", "showed"], 9)


def test_every_round_has_an_end_to_look_at_the_last_one_too() -> None:
    match = start(rounds=2, deal=[BANK, {"cards": ["zoo", "spy", "zoo", "zoo"]}])
    for round in (1, 2):
        match.answer(round - 1, "beach", "guess")
        match.lapse()
        assert shown(match)[0] == ["round-over"]
        match.lapse()
        for _ in ("next", "look") if round == 1 else ():
            for ask in list(match.asks):
                match.answer(ask.seat, ask.form.fallback(), ask.number)
    assert match.outcome is not None


def test_madness_is_looked_at_when_it_is_called_and_when_hands_are_up() -> None:
    match = start(madness=True)
    match.answer(1, "call", "madness")
    assert shown(match) == (["madness-called"], 4.5)
    match.lapse()
    for seat in (0, 2, 3):
        match.answer(seat, "against")
    assert shown(match) == (["madness-voted"], 6)


def test_an_accusation_that_is_blocked_is_looked_at() -> None:
    powers = ["shield", "loop", "second", "xray"]
    match = start(mission=True, deal=[{**BANK, "powers": powers}])
    match.answer(1, 0, "accuse")
    match.lapse()
    match.answer(0, "shield")
    match.lapse()
    assert shown(match) == (["shielded"], 6)


def test_a_table_with_people_looks_for_six_seconds() -> None:
    assert LIVE["spyfall"] == {"moment": 6}
