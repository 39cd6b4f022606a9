"""What everybody looks at together, whom a match has shown in a special light, and how it is retold."""

from __future__ import annotations

from typing import Any

import pytest

import lichina
from lichina.games.colonies import Colonies
from lichina.games.colonies.view import Public
from lichina.kernel import Match

SLOW: dict[str, Any] = {"pause": 0, "moment": 4}


def laid(phase: str, *, seed: int = 1, seats: int = 4, **deal: Any) -> Match:
    """A match from a position, with moments of four seconds."""
    people = [
        {"id": "brian_lee", "owner": 0, "place": "blue"},
        {"id": "mike_cho", "owner": 2, "place": "yellow"},
        *deal.pop("more", ()),
    ]
    position = {"phase": phase, "survivors": people, **deal}
    return lichina.start(Colonies, seats=seats, seed=seed, options={**SLOW, "deal": position})


def boards(match: Match) -> Public:
    """What everybody sees."""
    public = match.view(None).public
    assert isinstance(public, Public)
    return public


def shown(match: Match) -> tuple[str, list[str], float]:
    """The moment that is on: its key, what it shows, and how long it lasts."""
    moment = match.moment
    assert moment is not None
    return moment.key, [event.key for event in moment.told], moment.seconds


def see(match: Match) -> None:
    """Everybody has seen it."""
    for seat in match.game.seats:
        match.answer(seat, "seen")


def test_a_new_crisis_is_a_moment_before_dice_are_rolled() -> None:
    match = laid("round")
    assert shown(match) == ("crisis", ["crisis"], 4)
    assert not any(player.dice for player in boards(match).players)
    see(match)
    assert match.moment is None
    assert all(player.dice for player in boards(match).players)


def test_a_crisis_that_is_decided_lasts_half_as_long_again() -> None:
    match = laid("crisis", crisis="cs_panic", given=["junk"])
    assert shown(match) == ("crisis-over", ["crisis-over"], 6)
    assert boards(match).camps["blue"].morale == 5
    see(match)
    assert boards(match).camps["blue"].morale == 3


def test_a_break_in_shows_who_died_of_it() -> None:
    full = {f"blue-{gate}": {"zombies": 3} for gate in range(1, 7)}
    match = laid("zombies", spots=full)
    assert shown(match) == ("overrun", ["overrun", "died"], 4)
    assert "brian_lee" not in boards(match).people


def test_tactics_and_dice_of_a_combat_are_moments_for_all() -> None:
    guest = [{"id": "rod_miller", "owner": 2, "place": "school"}, {"id": "buddy_davis", "owner": 0, "place": "school"}]
    match = laid("combat", more=guest)
    match.answer(0, "tac_charge")
    match.answer(2, "tac_charge")
    assert shown(match) == ("tactics", ["tactics"], 4)
    see(match)
    match.answer(0, 0)
    match.answer(2, 0)
    assert shown(match) == ("combat-dice", ["combat-dice"], 6)


def test_the_end_opens_all_objectives_at_once() -> None:
    match = laid("objective", blue={"morale": 0})
    key, told, seconds = shown(match)
    assert (key, told, seconds) == ("ended", ["ended", *["secret-opened"] * 4], 8)
    see(match)
    assert match.outcome is not None
    assert match.outcome.reason == "collapse"


def test_nobody_is_held_up_by_a_death_while_two_act() -> None:
    """A survivor with two wounds who attacks and is wounded dies at once, and both go on acting."""
    dying = {"id": "rod_miller", "owner": 0, "place": "school", "wounds": 2}
    for seed in range(40):
        match = laid("act", seed=seed, more=[dying], dice=[[6]], spots={"school": {"zombies": 1}})
        match.answer(0, ["rod_miller", "attack", 6])
        if "rod_miller" not in boards(match).people:
            assert match.moment is None
            assert [ask.key for ask in match.questions(2)] == ["act"]
            return
    pytest.fail("nobody died in forty attacks")


def test_without_moments_nothing_waits() -> None:
    position = {"phase": "round", "survivors": [{"id": "brian_lee", "owner": 0, "place": "blue"}]}
    match = lichina.start(Colonies, seats=4, seed=1, options={"pause": 0, "deal": position})
    assert match.moment is None
    assert all(player.dice for player in boards(match).players)


# --- afterwards -------------------------------------------------------------------------------------------------------


def test_whoever_kills_most_zombies_is_honoured() -> None:
    people = [{"id": "mike_cho", "owner": 0, "place": "school"}, {"id": "rod_miller", "owner": 2, "place": "yellow"}]
    position = {
        "phase": "act",
        "survivors": people,
        "dice": [[6, 6, 6, 6]],
        "spots": {"school": {"zombies": 4}},
        "rounds": 1,
    }
    match = lichina.start(Colonies, seats=4, seed=1, options={"pause": 0, "deal": position})
    for _ in range(4):
        match.answer(0, ["mike_cho", "attack", 6])
    while match.outcome is None:
        match.lapse()
    slayers = [award for award in match.awards if award.key == "slayer"]
    assert [award.data for award in slayers] == [{"seat": 0, "count": 4}]


def test_a_match_is_retold_from_its_goal_to_its_end() -> None:
    match = lichina.start(Colonies, seats=5, seed=3, options={"pause": 0, "wolf": 4, "objective": "mo_killing_blow"})
    while match.outcome is None:
        match.lapse()
    told = match.retelling
    assert told[0].key == "start"
    assert told[0].data == {"objective": "mo_killing_blow", "blue": (0, 1), "yellow": (2, 3), "wolf": 4}
    assert told[-1].key == "end"
    assert told[-1].data["reason"] == match.outcome.reason
