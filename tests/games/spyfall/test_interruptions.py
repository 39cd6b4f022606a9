"""What may be done while there are questions, whoever's turn it is: how often, by whom, and what the clock does."""

from __future__ import annotations

from typing import Any

import pytest

from lichina.games.spyfall.packs import shipped

from .table import FIVE, FOUR, Table, laid_out

PLACES = [place.id for place in shipped("everyday")]


# --- who may do what ------------------------------------------------------------------------------------------------


def test_everybody_may_accuse_and_only_the_spy_may_guess() -> None:
    table = Table(FOUR, "Anna")
    assert table.offered("Anna") == ["accuse", "guess"]
    assert [table.offered(name) for name in ("Ivan", "Maria", "Dmitry")] == [["accuse"]] * 3
    assert table.refusal("Ivan", "guess", "zoo") == "no-such-offer"


def test_whoever_knows_the_place_can_call_neither_it_nor_the_joke() -> None:
    """B19: only who holds a spy's card may call the joke."""
    table = Table(FOUR, "Anna", joke=True)
    assert [name for name in table.names if "guess" in table.offered(name)] == ["Anna"]
    assert table.offer_options("Anna", "guess") == [*PLACES, "joke"]


def test_in_a_bag_of_spies_everybody_may_guess() -> None:
    """B19"""
    table = Table(FOUR, bag="joke")
    assert all("guess" in table.offered(name) for name in table.names)


def test_in_a_mixed_bag_nobody_may_guess() -> None:
    table = Table(FOUR, bag="mixed", joke=True)
    assert [table.offered(name) for name in table.names] == [["accuse", "madness"]] * 4


def test_without_their_modes_there_is_neither_joke_nor_madness() -> None:
    table = Table(FOUR, "Anna")
    assert "joke" not in table.offer_options("Anna", "guess")
    assert table.refusal("Anna", "guess", "joke") == "not-an-option"
    assert table.refusal("Ivan", "madness", "call") == "no-such-offer"


def test_nobody_accuses_oneself() -> None:
    """B12"""
    table = Table(FOUR, "Anna")
    assert table.offer_options("Ivan", "accuse") == ["Anna", "Maria", "Dmitry"]
    assert table.refusal("Ivan", "accuse", "Ivan") == "not-an-option"


def test_nothing_can_be_done_before_the_questions_begin() -> None:
    table = Table(FOUR, "Anna", madness=True, look=False)
    assert [table.offered(name) for name in table.names] == [[]] * 4


def test_the_joke_can_be_called_when_its_bag_is_out_and_is_wrong() -> None:
    """B38"""
    names = FOUR.split()
    deals = [laid_out(names, bag="joke"), laid_out(names, "Ivan")]
    table = Table(FOUR, bag="joke", rounds=2, deal=deals)
    table.guess("Anna", "joke")
    table.pass_on_to_next()
    table.look()
    assert table.public("used") == ("joke",)
    assert "joke" in table.offer_options("Ivan", "guess")
    table.guess("Ivan", "joke")
    assert (table.reason, table.points) == ("joke-wrong", {"Anna": 1, "Maria": 1, "Dmitry": 1})


# --- how often ------------------------------------------------------------------------------------------------------


def test_a_failed_accusation_is_spent() -> None:
    """B11: everybody may accuse once in a round."""
    table = Table(FOUR, "Anna")
    assert table.private("Ivan", "may_accuse")
    table.accuse("Ivan", "Anna", against="Maria")
    assert "accuse" not in table.offered("Ivan")
    assert not table.private("Ivan", "may_accuse")
    assert table.refusal("Ivan", "accuse", "Dmitry") == "no-such-offer"
    assert "accuse" in table.offered("Maria")


def test_the_same_player_may_be_accused_again_and_again() -> None:
    table = Table(FOUR, "Anna")
    table.accuse("Ivan", "Anna", against="Maria")
    table.accuse("Maria", "Anna", against="Dmitry")
    table.accuse("Dmitry", "Anna", against="Ivan")
    assert table.public("accusations") == ((1, 0), (2, 0), (3, 0))
    assert table.stage == "questions"


def test_in_the_next_round_everybody_may_accuse_and_call_again() -> None:
    table = Table(FOUR, "Anna", madness=True, rounds=2)
    table.accuse("Ivan", "Anna", against="Maria")
    table.call("Ivan")
    assert table.offered("Ivan") == []
    table.guess("Anna", "museum")
    table.pass_on_to_next()
    table.look()
    assert {"accuse", "madness"} <= set(table.offered("Ivan"))
    assert (table.public("accusations"), table.public("callers")) == ((), ())


def test_everybody_may_call_madness_once_in_a_round() -> None:
    """B15: apart from the accusation."""
    table = Table(FOUR, "Anna", madness=True)
    assert table.private("Ivan", "may_call")
    table.call("Ivan")
    assert table.stage == "questions"
    assert table.offered("Ivan") == ["accuse"]
    assert not table.private("Ivan", "may_call")
    table.exchange("Anna", "Ivan")
    assert table.refusal("Ivan", "madness", "call") == "no-such-offer"
    table.call("Maria")
    assert table.public("callers") == (1, 2)


def test_where_calls_are_free_one_may_call_again_but_not_twice_running_before_the_next_question() -> None:
    """B15"""
    table = Table(FOUR, "Anna", madness=True, madness_calls="free")
    table.call("Ivan")
    assert table.refusal("Ivan", "madness", "call") == "no-such-offer"
    assert not table.private("Ivan", "may_call")
    table.ask("Anna", "Maria", "crowds")
    table.call("Ivan")
    table.reply("Maria", "no")
    assert "madness" not in table.offered("Ivan")
    table.call("Maria")
    table.call("Ivan")
    assert table.public("callers") == (1, 1, 2, 1)


# --- the clock and the order of things ------------------------------------------------------------------------------


def test_the_clock_stands_still_during_an_accusation_and_runs_on_where_it_stood() -> None:
    """B10"""
    table = Table(FOUR, "Anna")
    table.wait(100)
    table.take("Ivan", "accuse", "Anna")
    glass = table.public("glass")
    assert (glass.ends, glass.left, glass.whole) == (None, 260, 360)
    table.wait(10)
    table.vote(against="Maria")
    assert (table.left(), table.public("glass").ends) == (260, 370)
    table.wait(259)
    assert table.stage == "questions"
    table.wait(1)
    assert table.stage == "discussion"


def test_the_clock_stands_still_during_a_call_of_madness() -> None:
    """B10"""
    table = Table(FOUR, "Anna", madness=True)
    table.wait(350)
    table.take("Ivan", "madness", "call")
    table.wait(14)
    assert (table.stage, table.public("glass").left) == ("madness", 10)
    table.wait(1)
    assert (table.stage, table.left()) == ("questions", 10)
    table.wait(10)
    assert table.stage == "discussion"


@pytest.mark.parametrize("moment", ["ask", "answer", "write"])
def test_after_a_failed_vote_play_goes_on_where_it_was(moment: str) -> None:
    table = Table(FOUR, "Anna")
    if moment == "answer":
        table.ask("Anna", "Ivan", "crowds")
    elif moment == "write":
        table.ask("Anna", "Ivan", "own")
    before = (asked(table), table.public("exchanges"))
    table.accuse("Ivan", "Anna", against="Maria")
    assert (asked(table), table.public("exchanges")) == before


def asked(table: Table) -> list[list[dict[str, Any]]]:
    """What everybody is asked, as a client sees it."""
    return [[question.seen() for question in table.match.questions(seat)] for seat in range(4)]


def test_while_one_interruption_is_under_way_there_is_no_other() -> None:
    table = Table(FOUR, "Anna", madness=True, powers={})
    for key, value in (("accuse", "Anna"), ("madness", "call")):
        table.take("Ivan", key, value)
        while table.stage != "questions":
            assert [table.offered(name) for name in table.names] == [[]] * 4
            assert "ask" not in table.waiting().values()
            assert table.refusal("Maria", "accuse", "Ivan") == "no-such-offer"
            table.lapse()


def test_there_is_no_guess_during_a_vote() -> None:
    """B8: whoever is accused, and whatever is voted on."""
    table = Table(FOUR, "Anna", madness=True)
    table.take("Ivan", "accuse", "Maria")
    assert table.refusal("Anna", "guess", "zoo") == "no-such-offer"
    table.vote(against="Anna Dmitry")
    table.take("Ivan", "madness", "call")
    assert table.refusal("Anna", "guess", "zoo") == "no-such-offer"


def test_after_a_failed_vote_the_spy_may_guess_again() -> None:
    """B7: also if it was he who was accused."""
    table = Table(FOUR, "Anna")
    table.accuse("Ivan", "Anna", against="Maria")
    table.guess("Anna", "zoo")
    assert (table.reason, table.points) == ("guessed-right", {"Anna": 4})


def test_the_first_that_comes_is_served_and_the_next_must_wait() -> None:
    """Two want something at the same moment: the second is refused, and may try again when the first is settled."""
    table = Table(FOUR, "Anna")
    table.wait(20)
    table.take("Maria", "accuse", "Ivan")
    assert table.refusal("Anna", "guess", "zoo") == "no-such-offer"
    assert table.refusal("Ivan", "accuse", "Anna") == "no-such-offer"
    table.vote(against="Dmitry")
    table.take("Ivan", "accuse", "Anna")
    assert [(event["seat"], event["target"]) for event in table.heard(None, "accused")] == [
        ("Maria", "Ivan"),
        ("Ivan", "Anna"),
    ]


def test_when_the_time_is_up_nobody_interrupts_any_more() -> None:
    """B9: not even the spy with a guess."""
    table = Table(FOUR, "Anna", madness=True)
    table.wait(359)
    assert "guess" in table.offered("Anna")
    table.wait(1)
    for talk in (["say"], []):
        assert [table.offered(name) for name in table.names] == [talk] * 4
        assert table.refusal("Anna", "guess", "zoo") == "no-such-offer"
        table.lapse()
    assert table.reason == "spy-hidden"


def test_a_guess_at_the_last_moment_is_too_late_and_just_before_it_is_not() -> None:
    """B9"""
    table = Table(FOUR, "Anna")
    table.at = 360
    assert table.refusal("Anna", "guess", "zoo") == "no-such-offer"
    assert table.stage == "discussion"
    table = Table(FOUR, "Anna")
    table.at = 359.9
    table.guess("Anna", "zoo")
    assert table.reason == "guessed-right"


def test_a_vote_that_is_begun_in_the_last_second_is_finished() -> None:
    table = Table(FOUR, "Anna")
    table.wait(359)
    table.take("Ivan", "accuse", "Anna")
    table.wait(14)
    table.vote()
    assert (table.reason, table.heard(None, "time-up")) == ("spy-caught-early", [])


def test_a_guess_ends_the_round_whoever_is_asked_at_that_moment() -> None:
    table = Table(FOUR, "Anna")
    table.ask("Anna", "Ivan", "own")
    table.guess("Anna", "zoo")
    assert table.match.outcome is not None
    assert table.heard(None, "guessed") == [{"seat": "Anna", "place": "zoo", "right": True, "line": "guess-c6"}]
    assert table.public("spy") == 0


def test_everything_else_is_where_it_was_after_a_call_that_fails() -> None:
    table = Table(FIVE, "Anna", madness=True)
    table.ask("Anna", "Ivan", "crowds")
    table.call("Maria", "Dmitry")
    assert table.waiting() == {"Ivan": "answer"}
    assert table.heard(None, "madness-voted") == [
        {"seat": "Maria", "voters": "Maria Dmitry", "seats": "Anna Ivan Elena", "passed": False}
    ]
