"""Moments: every gift at work, the boat that sails, the cards that are turned and the points are looked at by all."""

from __future__ import annotations

from lichina.games.passengers import Passengers
from lichina.kernel import Match, Moment
from tests.moments import LIVE


def shown(match: Match) -> Moment | None:
    """What everybody looks at now."""
    return match.moment


def step(match: Match) -> None:
    """Somebody answers, or time passes."""
    asks = match.asks
    if asks and match.moment is None:
        match.answer(asks[0].seat, asks[0].form.fallback(), asks[0].number)
    else:
        match.lapse()


def looked_at(match: Match) -> list[tuple[int, str, list[str], float]]:
    """Play to the end: all moments with their round, what they show and how long they last."""
    found = []
    while match.outcome is None:
        moment = match.moment
        if moment is not None:
            view = match.view(None).public
            assert match.offers == [], "nobody speaks meanwhile"
            found.append((view.round, view.stage, [event.key for event in moment.told], moment.seconds))  # type: ignore[attr-defined]
        step(match)
    return found


def test_every_gift_every_boat_the_cards_and_the_points_are_looked_at_in_their_order() -> None:
    found = looked_at(Match(Passengers, 5, 1, {"moment": 6, "discussion": 0}))
    gifts = [(stage, told[0], seconds) for _, stage, told, seconds in found if told[0] == "gift"]
    assert gifts == [("gift", "gift", 4.5)] * 15
    sailed = [(round, told, seconds) for round, _, told, seconds in found if told[0] == "sailed"]
    assert sailed == [(round, ["sailed", "voted"], 12) for round in (1, 2, 3)]
    assert [(told, seconds) for _, _, told, seconds in found[-2:]] == [
        (["ashore", "landed", "landed", "landed"], 9),
        (["scored"], 9),
    ]


def test_a_gift_is_looked_at_with_what_it_did_and_without_what_people_said_meanwhile() -> None:
    match = Match(Passengers, 5, 1, {"moment": 6})
    while match.phase != "use_gifts" or not match.asks or match.moment is not None:
        step(match)
    gift = match.asks[0]
    for seat in range(5):
        match.answer(seat, ("am", "guides"), "say")
    match.answer(gift.seat, gift.form.fallback(), gift.number)
    while (moment := shown(match)) is None:
        step(match)
    keys = [event.key for event in moment.told]
    assert keys[0] == "gift" and len(keys) > 1
    assert "said-am" not in keys


def test_where_all_have_looked_at_the_boat_nobody_is_asked_whether_to_go_on() -> None:
    keys = []
    match = Match(Passengers, 5, 1, {"moment": 6})
    while match.view(None).public.round < 2:  # type: ignore[attr-defined]
        keys += [ask.key for ask in match.asks[:1]]
        step(match)
    assert "next" not in keys


def test_a_table_with_people_looks_for_six_seconds() -> None:
    assert LIVE["passengers"] == {"moment": 6}
