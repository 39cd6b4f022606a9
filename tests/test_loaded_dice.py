"""Loaded dice: a vector says how they fall; copies of the match know it, and a record of it is refused."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct

from lichina.kernel import (
    ALL,
    All,
    Amount,
    Ask,
    Card,
    Dice,
    Game,
    IllegalAnswer,
    Match,
    Next,
    Outcome,
    Pick,
    RuleError,
    Seat,
    Steps,
    Tale,
)
from lichina.kernel.dice import key_of
from lichina.vectors import Failure, check_one, read
from lichina.vectors.dice import Loaded, left_over

WAYS = ["roll", "draw", "pick", "shuffle", "sample", "think"]


class Seen(Struct, frozen=True):
    turns: int


class Chance(Game):
    """Each turn is a phase in which somebody lets chance decide something in one of several ways."""

    id = "chance"
    PLAYERS = range(2, 4)
    EVENTS = (
        Tale("roll", what=Amount),
        Tale("draw", what=Amount),
        Tale("pick", what=Seat),
        Tale("shuffle", what=tuple[Card, ...]),
        Tale("sample", what=tuple[Seat, ...]),
    )

    def setup(self) -> Next:
        self.turns = 0
        return self.turn

    def turn(self) -> Steps[Next]:
        way = yield Ask(self.turns % len(self.seats), "way", Pick(WAYS))
        if way == "think":
            yield All([Ask(seat, "sure", Pick(["yes"])) for seat in self.seats[:2]])
        else:
            self.tell(ALL, way, what=getattr(self, f"try_{way}")())
        self.turns += 1
        return self.turn if self.turns < 5 else Outcome((0,), "done")

    def try_roll(self) -> int:
        return self.dice.roll()

    def try_draw(self) -> int:
        return self.dice.below(10)

    def try_pick(self) -> int:
        return self.dice.choice(self.seats)

    def try_shuffle(self) -> list[str]:
        cards = ["ace", "king", "king"]
        self.dice.shuffle(cards)
        return cards

    def try_sample(self) -> list[int]:
        return self.dice.sample(self.seats, 2)

    def public(self) -> Seen:
        return Seen(self.turns)


def failures(*orders: dict[str, Any], **expect: Any) -> list[Failure]:
    vector = {"id": "C1", "cast": ["A", "B", "C"], "orders": list(orders), "expect": {"outcome": None, **expect}}
    return check_one(Chance, read({"game": "chance", "vectors": [vector]}).vectors[0])


def told(way: str, what: Any) -> dict[str, Any]:
    return {"told": [{"to": None, "key": way, "data": {"what": what}}]}


def way(seat: str, name: str) -> dict[str, Any]:
    return {"seat": seat, "ask": "way", "value": name}


@pytest.mark.parametrize(
    ("name", "throws"),
    [
        ("roll", [1, 6]),
        ("draw", [0, 9]),
        ("pick", ["@A", "@C"]),
        ("shuffle", [["king", "ace", "king"], ["king", "king", "ace"]]),
        ("sample", [["@B", "@A"], ["@C", "@B"]]),
    ],
)
def test_each_throw_is_what_comes_of_one_roll_draw_choice_shuffle_or_sample(name: str, throws: list[Any]) -> None:
    for throw in throws:
        assert failures({"dice": [throw]}, {**way("@A", name), "expect": told(name, throw)}) == []


@pytest.mark.parametrize(
    ("name", "throw", "found"),
    [
        ("roll", 7, "a die with 6 sides cannot give 7"),
        ("roll", 0, "a die with 6 sides cannot give 0"),
        ("roll", True, "a die with 6 sides cannot give true"),
        ("draw", 10, "a draw from 0 to 9 cannot give 10"),
        ("pick", "ace", 'a choice among [0,1,2] cannot give "ace"'),
        ("shuffle", ["king", "ace"], 'a shuffle of ["ace","king","king"] cannot give ["king","ace"]'),
        ("shuffle", ["ace", "ace", "king"], 'a shuffle of ["ace","king","king"] cannot give ["ace","ace","king"]'),
        ("sample", ["@A", "@A"], "a draw of 2 from [0,1,2] cannot give [0,0]"),
        ("sample", 1, "a draw of 2 from [0,1,2] cannot give 1"),
    ],
)
def test_a_throw_that_cannot_be_fails_in_words(name: str, throw: Any, found: str) -> None:
    (failure,) = failures({"dice": [throw]}, way("@A", name))
    assert (failure.where, failure.found) == ("orders[1]", f"impossible-throw: {found}")


def test_throws_that_are_left_over_at_the_end_fail() -> None:
    orders = [{"dice": [4, 5]}, {**way("@A", "roll"), "expect": told("roll", 4)}]
    assert failures(*orders) == [Failure("C1", "", "all the dice rolled", "left over: [5]")]


def test_throws_wait_through_phases_and_more_may_be_laid_down() -> None:
    orders = [{"dice": [4, 5]}, way("@A", "roll"), {"dice": [6]}, way("@B", "roll"), way("@C", "roll")]
    assert failures(*orders, **{"told": [event for what in (4, 5, 6) for event in told("roll", what)["told"]]}) == []


def test_after_the_last_throw_dice_fall_as_they_would_have() -> None:
    bare, loaded = (Match(Chance, 3, 1) for _ in range(2))
    loaded.take_dice(Loaded(loaded.game.dice, [bare.fork().game.dice.roll() % 6 + 1]))
    for match in (bare, loaded):
        for seat in range(3):
            match.answer(seat, "draw" if seat else "roll")
    first, second = ([event.data["what"] for event in match.told(None)] for match in (bare, loaded))
    assert first[0] != second[0]
    assert first[1:] == second[1:]


@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_a_sealed_answer_is_taken_back_with_the_throws_still_to_come(place: int) -> None:
    sure = [{"seat": seat, "ask": "sure", "value": "yes"} for seat in ("@A", "@B")]
    orders = [way("@A", "think"), sure[0], {"undo": "@A"}, sure[0], sure[1]]
    orders.insert(place, {"dice": [3]})
    assert failures(*orders, {**way("@B", "roll"), "expect": told("roll", 3)}) == []


def test_what_dice_have_decided_is_not_taken_back() -> None:
    orders = [{"dice": [3]}, way("@A", "roll"), {"undo": "@A", "refused": True}]
    assert failures(*orders) == []


def loaded(*throws: Any, checkpoints: bool = True) -> Match:
    match = Match(Chance, 3, 1, checkpoints=checkpoints)
    match.take_dice(Loaded(match.game.dice, throws))
    return match


@pytest.mark.parametrize("checkpoints", [True, False])
def test_copies_have_the_same_throws_before_them(checkpoints: bool) -> None:
    match = loaded(4, 5, 6, checkpoints=checkpoints)
    match.answer(0, "roll")
    copy = match.fork()
    copy.answer(1, "roll")
    copy.fork().answer(2, "roll")
    assert [event.data["what"] for event in copy.told(None)] == [4, 5]
    assert (left_over(copy.game.dice), left_over(match.game.dice)) == ([6], [5, 6])


def test_a_throw_that_cannot_be_changes_nothing() -> None:
    match = loaded(4, 9)
    match.answer(0, "roll")
    with pytest.raises(RuleError):
        match.answer(1, "roll")
    assert (match.asks[0].seat, left_over(match.game.dice)) == (1, [9])


def test_dice_of_its_own_are_not_loaded() -> None:
    assert left_over(loaded(4).fork("elsewhere").game.dice) == []


def test_a_match_with_other_dice_has_no_record() -> None:
    match = loaded(4)
    for look in (lambda: match.record, match.entries):
        with pytest.raises(IllegalAnswer, match="no record could be played again") as caught:
            look()
        assert caught.value.code == "strange-dice"


def test_a_copy_of_dice_falls_as_they_do_and_they_do_not_notice() -> None:
    dice = Dice(key_of("copied"))
    dice.below(6)
    copy = dice.copy()
    drawn = [copy.below(100) for _ in range(40)]
    assert dice.count == 1
    assert [dice.below(100) for _ in range(40)] == drawn
