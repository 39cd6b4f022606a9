"""Every rule of the market, each with a position of its own."""

from __future__ import annotations

from typing import Any

import pytest

from lichina.kernel import IllegalAnswer, Match
from tests.games.market import Market


def market(shelves: list[list[str]], *, row: list[str], deck: list[str], coins: list[int], **options: Any) -> Match:
    deal = {"shelves": shelves, "row": row, "deck": deck, "coins": coins}
    return Match(Market, len(shelves), 1, {"deal": deal, **options})


def stall(**parts: Any) -> Match:
    """Three players, of whom 0 and 1 stand at the stall."""
    given: dict[str, Any] = {"shelves": [[], [], ["salt", "salt", "fur"]], "row": ["amber", "honey"]}
    given |= {"deck": ["fur", "salt"], "coins": [6, 6, 0], **parts}
    match = market(given.pop("shelves"), **given)
    bid(match, 1, 1, 0)
    assert state(match).traders == [0, 1]
    return match


def state(match: Match) -> Any:
    return match.game


def bid(match: Match, *bids: int) -> None:
    for seat, coins in enumerate(bids):
        match.answer(seat, coins)


def shelf(match: Match, seat: int) -> list[str]:
    private: Any = match.view(seat).private
    return list(private.wares)


def told(match: Match, key: str) -> list[dict[str, Any]]:
    return [event.data for event in match.told(None) if event.key == key]


# --- bidding --------------------------------------------------------------------------------------------------------


def test_the_two_highest_bidders_pay_and_trade() -> None:
    match = market([[], [], [], []], row=["fur"], deck=["fur"], coins=[6, 6, 6, 6])
    bid(match, 1, 4, 0, 3)
    assert state(match).traders == [1, 3]
    assert state(match).coins == [6, 2, 6, 3]
    assert told(match, "bids") == [{"bids": (1, 4, 0, 3)}]


def test_of_equal_bids_the_earlier_seat_counts() -> None:
    match = market([[], [], []], row=["fur"], deck=["fur"], coins=[6, 6, 6])
    bid(match, 2, 2, 2)
    assert state(match).traders == [0, 1]


def test_a_bid_can_be_changed_and_is_unseen_until_all_are_in() -> None:
    match = market([[], [], []], row=["fur"], deck=["fur"], coins=[6, 6, 6])
    match.answer(0, 5)
    assert told(match, "bids") == []
    match.answer(0, 1, ask=1)
    bid_of_others = {1: 2, 2: 3}
    for seat, coins in bid_of_others.items():
        match.answer(seat, coins)
    assert told(match, "bids") == [{"bids": (1, 2, 3)}]


def test_nobody_bids_more_than_they_have() -> None:
    match = market([[], [], []], row=["fur"], deck=["fur"], coins=[6, 6, 0])
    with pytest.raises(IllegalAnswer):
        match.answer(2, 1)


# --- trading --------------------------------------------------------------------------------------------------------


def test_what_one_takes_is_gone_for_the_other_and_the_row_is_filled_up() -> None:
    match = stall()
    match.answer(0, ["take", "amber"])
    assert shelf(match, 0) == ["amber"]
    public: Any = match.view(None).public
    assert public.row == ("honey", "fur")
    with pytest.raises(IllegalAnswer):
        match.answer(1, ["take", "amber"])


def test_drawing_is_blind_for_everybody_else() -> None:
    match = stall()
    match.answer(1, ["draw"])
    assert shelf(match, 1) == ["fur"]
    assert "drew-ware" not in [event.key for event in match.told(0)]
    assert match.told(1)[-1].data == {"kind": "fur"}


def test_when_the_deck_is_out_drawing_is_closed_with_its_reason() -> None:
    match = stall(deck=["fur"])
    match.answer(0, ["draw"])
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(1, ["draw"])
    assert (refused.value.code, refused.value.data["reason"]) == ("closed-option", "deck-is-out")


def test_a_third_player_is_asked_and_gives_what_he_likes_for_a_coin_each() -> None:
    match = stall()
    match.answer(0, ["beg", 2, "salt"])
    ask = match.asks_of(2)[0]
    assert ask.key == "give"
    match.answer(2, 2)
    assert (shelf(match, 0), shelf(match, 2)) == (["salt", "salt"], ["fur"])
    assert state(match).coins == [3, 5, 2]


def test_the_asked_one_may_give_nothing_even_with_the_wares_at_hand() -> None:
    match = stall()
    match.answer(0, ["beg", 2, "fur"])
    match.answer(2, 0)
    assert told(match, "gave") == [{"seat": 2, "target": 0, "count": 0}]
    assert state(match).coins == [5, 5, 0]


def test_who_is_being_asked_cannot_be_asked_by_the_other_at_the_same_time() -> None:
    match = stall()
    match.answer(0, ["beg", 2, "salt"])
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(1, ["beg", 2, "salt"])
    assert refused.value.code in ("closed-option", "not-an-option")
    match.answer(2, 0)
    match.answer(1, ["beg", 2, "salt"])
    assert [ask.key for ask in match.asks_of(2)] == ["give"]


def test_a_shelf_is_put_in_order_unseen() -> None:
    match = stall(shelves=[["salt", "fur", "salt"], [], []])
    match.answer(0, ["tidy"])
    match.answer(0, ["fur", "salt"])
    assert shelf(match, 0) == ["fur", "salt", "salt"]
    assert match.told(1)[-1].key == "bids"


def test_of_two_equal_wares_the_one_that_all_have_seen_is_given_first() -> None:
    match = stall(shelves=[["salt"], [], ["salt"]], row=["salt"], coins=[6, 6, 6])
    match.answer(0, ["take", "salt"])
    match.answer(0, ["done"])
    match.answer(1, ["done"])
    while match.phase != "bid":
        match.lapse()
    bid(match, 0, 1, 1)
    match.answer(1, ["beg", 0, "salt"])
    match.answer(0, 1)
    (left,) = state(match).shelves[0]
    assert left not in state(match).known, "nobody has seen the one that is left, nor knows that there is one"


def test_what_is_shown_everybody_knows_and_the_rest_of_the_shelf_nobody() -> None:
    match = stall(shelves=[["salt", "fur", "honey"], [], []])
    match.answer(0, ["show"])
    match.answer(0, ["salt", "honey"])
    assert told(match, "showed") == [{"seat": 0, "kinds": ("honey", "salt")}], "not in the order of the shelf"
    assert [state(match).face[number] for number in state(match).known] == ["honey", "salt"]
    assert shelf(match, 0) == ["salt", "fur", "honey"]


def test_a_trader_has_so_many_deeds_and_no_more() -> None:
    match = stall(deeds=2)
    for left in (2, 1):
        assert match.questions(0)[0].about == {"left": left}
        match.answer(0, ["draw"])
    assert match.asks_of(0) == []
    assert told(match, "done") == [{"seat": 0}]


def test_whoever_is_done_first_turns_the_glass_and_what_the_other_has_not_done_is_lost() -> None:
    match = stall(glass=45)
    assert match.deadline == 600, "nobody is done"
    match.answer(0, ["done"], at=30)
    assert match.deadline == 75
    match.answer(1, ["draw"], at=70)
    match.lapse()
    assert (match.phase, match.now, shelf(match, 1)) == ("thank", 75.0, ["fur"])


def test_an_unanswered_begging_is_over_with_the_glass() -> None:
    match = stall(glass=45)
    match.answer(0, ["done"])
    match.answer(1, ["beg", 2, "salt"])
    match.lapse()
    assert match.phase == "thank"
    assert told(match, "gave") == [{"seat": 2, "target": 1, "count": 0}]


# --- after the trade ------------------------------------------------------------------------------------------------


def thanking(**parts: Any) -> Match:
    match = stall(**parts)
    for seat in (0, 1):
        match.answer(seat, ["done"])
    return match


def test_everybody_lays_two_coins_before_others() -> None:
    match = thanking()
    for seat, share in ((0, [2, 0]), (1, [1, 1]), (2, [0, 2])):
        match.answer(seat, share)
    assert state(match).coins == [5 + 1, 5 + 2 + 2, 0 + 1]


def raising(**parts: Any) -> Match:
    match = thanking(**parts)
    match.lapse()
    assert match.phase == "show_hands"
    return match


def test_hands_are_seen_as_they_go_up_and_may_be_changed_until_all_are_up() -> None:
    match = raising()
    match.answer(0, "enough")
    match.answer(0, "on")
    public: Any = match.view(None).public
    assert public.hands == ("on", "", "")
    assert [data["hand"] for data in told(match, "raised")] == ["enough", "on"]


def test_the_fair_is_over_when_most_have_had_enough() -> None:
    match = raising()
    for seat, hand in enumerate(["enough", "on", "enough"]):
        match.answer(seat, hand)
    assert match.outcome is not None
    assert match.outcome.reason == "enough"


def test_hands_that_stay_down_go_on_and_the_time_is_not_prolonged_by_those_that_move() -> None:
    match = raising()
    deadline = match.deadline
    match.answer(0, "enough", at=match.now + 10)
    assert match.deadline == deadline
    match.lapse()
    assert match.phase == "bid"


def test_anybody_may_say_a_word_meanwhile() -> None:
    match = raising()
    match.answer(2, "Ещё круг!", ask="say")
    assert told(match, "said") == [{"seat": 2, "words": "Ещё круг!"}]
    assert len(match.asks) == 3


def test_the_fair_is_over_when_the_deck_is_out() -> None:
    match = stall(deck=["fur"])
    match.answer(0, ["draw"])
    while match.outcome is None:
        match.lapse()
    assert match.outcome.reason == "deck-out"


def test_the_fair_is_over_after_the_last_round() -> None:
    match = raising(rounds=1)
    match.lapse()
    assert match.outcome is not None
    assert match.outcome.reason == "last-round"


def test_a_coin_is_a_point_and_three_of_a_kind_are_five() -> None:
    match = raising(shelves=[["salt"] * 3, ["fur"] * 2, ["fur"] * 3 + ["salt"] * 3], rounds=1)
    coins = list(state(match).coins)
    match.lapse()
    assert match.outcome is not None
    assert match.outcome.scores == (coins[0] + 5, coins[1], coins[2] + 10)


def test_a_deal_with_wares_that_do_not_exist_is_refused() -> None:
    with pytest.raises(Exception, match="wares are amber, fur, honey, salt"):
        market([["gold"], [], []], row=[], deck=[], coins=[1, 1, 1])
