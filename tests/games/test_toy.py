from __future__ import annotations

from lichina.kernel import Match
from tests.games.toy import Secret, Toy


def started(seats: int = 5) -> tuple[Match, int]:
    match = Match(Toy, seats, 1)
    return match, match.game.mole


def test_the_mole_alone_is_told_and_sees_that_it_is_the_mole() -> None:
    match, mole = started()
    for seat in range(5):
        assert [event.key for event in match.told(seat)] == (["you-are-the-mole"] if seat == mole else [])
        assert match.view(seat).private == Secret(mole=seat == mole)


def test_nobody_points_at_themselves() -> None:
    match, _ = started(3)
    assert [ask.form.options for ask in match.asks] == [(1, 2), (0, 2), (0, 1)]  # type: ignore[attr-defined]


def test_the_mole_is_caught_if_most_point_at_it() -> None:
    match, mole = started()
    for seat in range(5):
        match.answer(seat, mole if seat != mole else (mole + 1) % 5)
    assert match.outcome is not None
    assert (match.outcome.side, match.outcome.reason) == ("town", "caught")
    assert match.outcome.winners == tuple(seat for seat in range(5) if seat != mole)


def test_half_is_not_most() -> None:
    match, mole = started(4)
    others = [seat for seat in range(4) if seat != mole]
    for seat in others[:2]:
        match.answer(seat, mole)
    match.answer(others[2], others[0])
    match.answer(mole, others[0])
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((mole,), "unnoticed")


def test_who_has_not_pointed_in_a_minute_points_at_the_first_seat() -> None:
    match, _ = started(3)
    match.lapse()
    assert match.now == 60
    assert match.told(None)[0].data["seats"] == (1, 0, 0)
