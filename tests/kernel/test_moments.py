"""Moments: for so many seconds everybody looks at what was told, and nothing else goes on."""

from __future__ import annotations

from typing import Any

import pytest

from lichina.kernel import (
    ALL,
    SOME,
    Ask,
    Game,
    Match,
    Moment,
    MomentSeconds,
    Pick,
    RuleError,
    Seat,
    Steps,
    Tale,
    replay,
)
from tests.games.unmasking import Unmasking

from .probe import Probe, noted

HIT = Tale("hit", moment=1.5, seat=Seat)
AFTER = Tale("after")
SAW = Tale("saw", SOME)


class Timed(Game.Options, frozen=True):
    moment: MomentSeconds = 0


def shown(body: Any, seconds: int = 6, seats: int = 3) -> Match:
    """A match with this body and moments of so many seconds."""
    kind = type("Shown", (Probe,), {"body": body, "EVENTS": (HIT, AFTER, SAW), "Options": Timed})
    return Match(kind, seats, 1, {"moment": seconds})


def hit(game: Probe) -> Steps[Any]:
    yield Ask(0, "go", Pick(["on"]))
    yield from game.moment(game.tell(ALL, "hit", seat=2), game.tell(ALL, "after"))
    return game.now


def test_moment_asks_everybody_for_nothing_but_a_tap_and_lasts_as_long_as_its_row_says() -> None:
    match = shown(hit)
    before = match.moment
    match.answer(0, "on", at=4)
    moment = match.moment
    assert before is None and moment is not None
    assert (moment.key, moment.seconds, moment.ends) == ("hit", 9.0, 13.0)
    assert [(event.key, event.data) for event in moment.told] == [("hit", {"seat": 2}), ("after", {})]
    assert [(ask.seat, ask.key, ask.form.seen()["options"]) for ask in match.asks] == [
        (s, "moment", ("seen",)) for s in range(3)
    ]
    assert not any(match.owed(ask) for ask in match.asks), "whoever looks on has missed nothing"
    assert not match.reacting
    match.answer(1, "seen", at=12)
    match.lapse()
    assert noted(match) == [13.0]
    assert shown_now(match) is None


def test_moment_ends_early_when_all_have_tapped_and_the_taps_are_in_the_record() -> None:
    match = shown(hit)
    match.answer(0, "on", at=4)
    for seat, at in ((2, 5), (0, 6), (1, 7)):
        assert match.moment is not None
        match.answer(seat, "seen", at=at)
    assert noted(match) == [7.0]
    assert [(entry.seat, entry.value) for entry in match.entries()[1:]] == [(2, "seen"), (0, "seen"), (1, "seen")]
    again = replay(match.record, type(match.game))
    assert again.glimpse(1) == match.glimpse(1)


def test_moment_of_no_time_asks_nobody_and_the_story_is_the_same() -> None:
    match = shown(hit, seconds=0)
    match.answer(0, "on", at=4)
    assert noted(match) == [4.0]
    assert [event.key for event in match.told(None)] == ["hit", "after"]


def test_moment_is_in_a_copy_and_in_what_a_spectator_sees() -> None:
    match = shown(hit)
    match.answer(0, "on", at=4)
    match.answer(1, "seen", at=5)
    assert match.fork().moment == match.moment
    assert b'"moment":{"key":"hit","told":[{"key":"hit","data":{"seat":2}}' in match.glimpse(None)


@pytest.mark.parametrize(
    ("to", "keys", "line"),
    [
        (ALL, ["after"], "“after” is shown as a moment, and not declared as one"),
        (0, ["hit", "saw"], "the moment “hit” shows something that is not always told to all"),
    ],
    ids=["no moment", "a secret"],
)
def test_what_is_no_moment_or_not_for_all_is_a_rule_error(to: Any, keys: list[str], line: str) -> None:
    def body(game: Probe) -> Steps[Any]:
        yield Ask(0, "go", Pick(["on"]))
        told = [game.tell(ALL if key != "saw" else to, key, **({"seat": 0} if key == "hit" else {})) for key in keys]
        yield from game.moment(*told)

    match = shown(body)
    with pytest.raises(RuleError, match=line):
        match.answer(0, "on")


def test_moment_is_declared_for_all_and_its_game_has_the_option() -> None:
    with pytest.raises(ValueError, match="“won” is a moment and declared for SOME"):
        Tale("won", SOME, moment=1)
    with pytest.raises(TypeError, match="“hit” is a moment: the options need a field `moment: MomentSeconds = 0`"):
        type("Bare", (Probe,), {"EVENTS": (HIT,)})


def test_moment_is_as_long_in_a_world_that_its_seat_cannot_tell_from_the_match() -> None:
    match = Match(Unmasking, 5, 1, {"moment": 6})
    seat = (mole(match) + 1) % 5
    others = (world for number in range(99) if (world := match.imagine(seat, number)) is not None)
    other = next(world for world in others if mole(world) != mole(match))
    for one in (match, other):
        for ask in list(one.asks):
            one.answer(ask.seat, ask.form.fallback(), ask.number, at=3)
    assert shown_now(match) == shown_now(other)
    assert (match.deadline, other.deadline) == (9, 9)


def mole(match: Match) -> int:
    assert isinstance(match.game, Unmasking)
    return match.game.mole


def shown_now(match: Match) -> Moment | None:
    return match.moment
