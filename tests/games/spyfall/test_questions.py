"""Questions and answers: whose turn it is, what can be said, and in which words."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from lichina.games.spyfall import Spyfall, talk
from lichina.games.spyfall.packs import shipped, traits
from lichina.kernel import IllegalAnswer
from lichina.registry import find
from lichina.testing import play, run_seed, soak

from .table import FIVE, FOUR, Table

REPLIES = {"yes": "y", "partly": "p", "no": "n"}


# --- whose turn it is -----------------------------------------------------------------------------------------------


def test_whoever_answers_asks_next() -> None:
    table = Table(FOUR, "Anna", dealer="Ivan")
    assert table.waiting() == {"Ivan": "ask"}
    table.ask("Ivan", "Maria", "crowds")
    assert table.waiting() == {"Maria": "answer"}
    table.reply("Maria", "no")
    assert table.waiting() == {"Maria": "ask"}


def test_nobody_asks_oneself_or_back() -> None:
    table = Table(FOUR, "Anna", dealer="Ivan")
    assert table.options("Ivan") == ["Anna", "Maria", "Dmitry"]
    table.exchange("Ivan", "Maria")
    assert table.options("Maria") == ["Anna", "Dmitry"]
    assert table.public("spared") == table.seat("Ivan")
    assert table.refusal("Maria", "ask", ("Ivan", "crowds")) == "not-an-option"
    table.exchange("Maria", "Anna")
    assert table.options("Anna") == ["Ivan", "Dmitry"], "only the last asker is spared"


def test_three_players_ask_in_turn_once_the_first_is_chosen() -> None:
    for first, circle in (("Ivan", "Anna Ivan Maria Anna Ivan Maria Anna"), ("Maria", "Anna Maria Ivan Anna Maria")):
        table = Table("Anna Ivan Maria", "Anna")
        order = circle.split()
        assert order[1] == first
        assert table.options("Anna") == ["Ivan", "Maria"]
        table.exchange("Anna", first)
        for asker, target in pairwise(order[1:]):
            assert table.options(asker) == [target]
            table.exchange(asker, target)


def test_everybody_hears_the_question_and_the_answer() -> None:
    table = Table(FOUR, "Anna")
    table.ask("Anna", "Ivan", "crowds")
    (asked,) = table.heard("Dmitry", "asked")
    assert (asked["seat"], asked["target"], asked["about"], asked["text"]) == ("Anna", "Ivan", "crowds", None)
    assert (asked["lasso"], asked["manner"]) == (False, None)
    assert asked["line"] in talk.questions("crowds")
    table.reply("Ivan", "partly")
    (answered,) = table.heard(None, "answered")
    assert (answered["seat"], answered["target"], answered["about"]) == ("Ivan", "Anna", "crowds")
    assert answered["reply"] == "partly"
    assert answered["line"] in talk.answers("crowds", "partly")
    (exchange,) = table.public("exchanges")
    assert (exchange.line, exchange.reply, exchange.reply_line) == (asked["line"], "partly", answered["line"])


def test_whoever_answers_has_the_question_before_them() -> None:
    table = Table(FOUR, "Anna")
    table.ask("Anna", "Ivan", "crowds")
    about = table.question("Ivan").about
    assert (about["seat"], about["about"], about["lasso"]) == (0, "crowds", False)
    assert about["line"] == table.public("exchanges")[0].line


# --- ready-made lines -----------------------------------------------------------------------------------------------


def test_traits_that_hold_for_some_place_of_the_pack_can_be_asked_about() -> None:
    holding = {trait for place in shipped("everyday") for trait in place.traits}
    table = Table(FOUR, "Anna")
    offered = table.options("Anna", "Ivan")
    assert offered[0] == "own"
    assert offered[1:] == [trait for trait in traits() if trait in holding]


def test_a_question_about_a_trait_is_answered_about_that_trait() -> None:
    for reply, letter in REPLIES.items():
        table = Table(FOUR, "Anna")
        table.ask("Anna", "Ivan", "smell")
        assert table.options("Ivan") == ["own", "yes", "partly", "no"]
        table.reply("Ivan", reply)
        assert table.heard(None, "answered")[0]["line"].startswith(f"smell-{letter}")


def test_a_question_in_own_words_is_answered_by_a_line_for_any_or_by_a_hint() -> None:
    for reply, letter in REPLIES.items():
        table = Table(FOUR, "Anna")
        table.ask("Anna", "Ivan", "own")
        table.answer("Anna", "write", "Ну как тут?")
        assert table.options("Ivan") == ["own", "yes", "partly", "no", "hint"]
        table.reply("Ivan", reply)
        (answered,) = table.heard(None, "answered")
        assert (answered["about"], answered["reply"]) == (None, reply)
        assert answered["line"].startswith(f"any-{letter}")


def test_a_hint_is_about_a_trait_that_one_chooses() -> None:
    table = Table(FOUR, "Anna")
    table.ask("Anna", "Ivan", "own")
    table.answer("Anna", "write", "Ну как тут?")
    assert "animals" in table.options("Ivan", "hint")
    assert table.options("Ivan", "hint", "animals") == ["yes", "partly", "no"]
    table.reply("Ivan", "hint", "animals", "no")
    (answered,) = table.heard(None, "answered")
    assert (answered["about"], answered["reply"]) == ("animals", "no")
    assert answered["line"].startswith("animals-n")


def test_no_question_is_worded_twice_in_a_round_and_a_trait_that_is_asked_out_is_closed() -> None:
    table = Table(FOUR, "Anna")
    names = FOUR.split()
    for number in range(6):
        assert "cold" in table.options(names[number % 4], names[(number + 1) % 4])
        table.exchange(names[number % 4], names[(number + 1) % 4], "cold", "no")
    lines = [asked["line"] for asked in table.heard(None, "asked")]
    assert sorted(lines) == [f"cold-q{number}" for number in range(1, 7)]
    form: Any = table.question("Maria").form
    branch = form.root.options[table.seat("Dmitry")]
    assert "cold" not in branch.options
    assert branch.closed == {"cold": "asked-out"}
    assert table.refusal("Maria", "ask", ("Dmitry", "cold")) == "closed-option"
    with pytest.raises(IllegalAnswer) as caught:
        table.ask("Maria", "Dmitry", "cold")
    assert caught.value.data["reason"] == "asked-out"


def test_no_answer_is_worded_twice_while_there_is_another() -> None:
    table = Table(FOUR, "Anna")
    names = FOUR.split()
    for number in range(6):
        table.exchange(names[number % 4], names[(number + 1) % 4], "cold", "yes")
    lines = [answered["line"] for answered in table.heard(None, "answered")]
    assert sorted(lines) == [f"cold-y{number}" for number in range(1, 7)]


def test_no_line_comes_again_in_a_match_before_the_others_of_its_kind() -> None:
    names = FOUR.split()
    table = Table(FOUR, "Anna", rounds=3)
    for _ in range(3):
        first = table.match.game.asker  # type: ignore[attr-defined]
        for number in range(first, first + 2):
            table.exchange(names[number % 4], names[(number + 1) % 4], "cold", "no")
        table.run_out()
        table.lapse()
        table.lapse()
        if table.match.outcome is None:
            table.lapse()
            table.look()
    lines = [answered["line"] for answered in table.heard(None, "answered")]
    assert sorted(lines) == [f"cold-n{number}" for number in range(1, 7)]


def test_a_match_goes_on_with_the_lines_that_the_last_one_has_left() -> None:
    before = {"cold-q1": 2, "cold-q2": 1, "cold-q3": 1, "cold-q5": 1, "cold-q6": 1, "cold-y1": 1}
    table = Table(FOUR, "Anna", said={"lines": before})
    for asker, whom in (("Anna", "Ivan"), ("Ivan", "Maria")):
        table.exchange(asker, whom, "cold", "yes")
    asked = [event["line"] for event in table.heard(None, "asked")]
    answered = [event["line"] for event in table.heard(None, "answered")]
    assert asked[0] == "cold-q4" and asked[1] in ("cold-q2", "cold-q3", "cold-q5", "cold-q6")
    assert "cold-y1" not in answered
    lines = table.match.game.handed_on()["said"]["lines"]
    assert lines == {**before, "cold-q4": 1, asked[1]: 2, answered[0]: 1, answered[1]: 1}


@pytest.mark.parametrize("language", ["ru", "en"])
def test_whoever_stops_the_clock_has_six_ways_to_say_so(language: str) -> None:
    for pack in ("everyday", "dc"):
        words = find("spyfall").words(language, {"pack": pack})
        for occasion in ("accuse", "guess", "joke", "madness"):
            texts = {words(f"card-{line}") for line in talk.cries(occasion)}
            assert len(texts) == 6
            assert not any("⟨" in text or "{" in text for text in texts)


def test_in_a_new_round_everything_can_be_said_again() -> None:
    names = FOUR.split()
    table = Table(FOUR, "Anna", rounds=2)
    for number in range(6):
        table.exchange(names[number % 4], names[(number + 1) % 4], "cold", "no")
    table.guess("Anna", "museum")
    table.pass_on_to_next()
    table.look()
    assert table.public("exchanges") == ()
    assert "cold" in table.options("Anna", "Ivan")


def test_whatever_is_said_in_random_matches_no_question_is_worded_twice_in_a_round() -> None:
    for number in range(3 * soak()):
        match = play(Spyfall, 4, {"rounds": 4, "mission": True}, f"{run_seed()} said {number}", checkpoints=False)
        said: list[str] = []
        for event in match.told(None):
            if event.key == "round-begins":
                said = []
            elif event.key == "asked" and event.data["line"] is not None:
                assert event.data["line"] not in said
                said.append(event.data["line"])


def test_the_wording_does_not_hang_on_who_is_the_spy() -> None:
    lines = set()
    for spy in ("Anna", "Ivan", "Maria"):
        table = Table(FOUR, spy, dealer="Dmitry")
        table.ask("Dmitry", "Anna", "crowds")
        lines.add(table.heard(None, "asked")[0]["line"])
    assert len(lines) == 1


def test_which_wording_comes_first_is_another_matter_in_another_match() -> None:
    lines = set()
    for seed in range(20):
        table = Table(FOUR, "Anna", seed=seed)
        table.ask("Anna", "Ivan", "crowds")
        lines.add(table.heard(None, "asked")[0]["line"])
    assert lines == set(talk.questions("crowds"))


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_line_has_its_words_and_the_first_of_each_kind_has_at_most_five(language: str) -> None:
    words = find("spyfall").words(language, {})
    for trait in [*traits(), "any"]:
        kinds = [talk.answers(trait, reply) for reply in REPLIES]
        kinds += [talk.questions(trait)] if trait != "any" else []
        for lines in kinds:
            texts = [words(f"card-{line}") for line in lines]
            assert not any("⟨" in text for text in texts), texts
            assert len(set(texts)) == len(texts), trait
            assert len(texts[0].replace("—", "").split()) <= 5, texts[0]


# --- words of one's own ---------------------------------------------------------------------------------------------


def test_typed_words_are_asked_for_and_then_heard_by_all() -> None:
    table = Table(FOUR, "Anna")
    table.ask("Anna", "Ivan", "own")
    assert (table.waiting(), table.public("typing")) == ({"Anna": "write"}, 0)
    assert table.heard(None, "asked") == []
    table.answer("Anna", "write", "  Ну   как тут? ")
    (asked,) = table.heard(None, "asked")
    assert (asked["about"], asked["line"], asked["text"]) == ("own", None, "Ну как тут?")
    assert (table.waiting(), table.public("typing")) == ({"Ivan": "answer"}, None)
    table.reply("Ivan", "own")
    assert (table.waiting(), table.public("typing")) == ({"Ivan": "write"}, 1)
    table.answer("Ivan", "write", "Бывало и лучше.")
    (answered,) = table.heard(None, "answered")
    assert (answered["reply"], answered["line"], answered["text"]) == ("own", None, "Бывало и лучше.")
    assert table.waiting() == {"Ivan": "ask"}


def test_whoever_writes_has_the_question_before_them() -> None:
    table = Table(FOUR, "Anna")
    table.ask("Anna", "Ivan", "own")
    assert table.question("Anna").about["text"] is None
    table.answer("Anna", "write", "Ну как тут?")
    table.reply("Ivan", "own")
    assert table.question("Ivan").about["text"] == "Ну как тут?"


@pytest.mark.parametrize("blank", ["", " ", "    "])
def test_nothing_but_blanks_is_asked_again(blank: str) -> None:
    table = Table(FOUR, "Anna")
    table.ask("Anna", "Ivan", "own")
    table.answer("Anna", "write", blank)
    assert (table.waiting(), table.heard(None, "asked")) == ({"Anna": "write"}, [])
    table.answer("Anna", "write", "Ну как тут?")
    table.reply("Ivan", "own")
    table.answer("Ivan", "write", blank)
    assert (table.waiting(), table.heard(None, "answered")) == ({"Ivan": "write"}, [])


def test_typed_words_have_at_most_two_hundred_characters() -> None:
    table = Table(FOUR, "Anna")
    table.ask("Anna", "Ivan", "own")
    assert table.refusal("Anna", "write", "я" * 201) == "too-long"
    table.answer("Anna", "write", "я" * 200)
    assert table.heard(None, "asked")[0]["text"] == "я" * 200


def test_where_people_speak_words_of_their_own_are_only_marked() -> None:
    table = Table(FOUR, "Anna", talk="spoken")
    assert table.options("Anna", "Ivan")[0] == "aloud"
    assert "own" not in table.options("Anna", "Ivan")
    table.ask("Anna", "Ivan", "aloud")
    (asked,) = table.heard(None, "asked")
    assert (asked["about"], asked["line"], asked["text"]) == ("aloud", None, None)
    assert table.options("Ivan") == ["aloud", "yes", "partly", "no", "hint"]
    table.reply("Ivan", "aloud")
    (answered,) = table.heard(None, "answered")
    assert (answered["reply"], answered["line"], answered["text"]) == ("aloud", None, None)
    assert table.waiting() == {"Ivan": "ask"}


def test_where_people_speak_a_question_about_a_trait_may_be_answered_aloud() -> None:
    table = Table(FOUR, "Anna", talk="spoken")
    table.ask("Anna", "Ivan", "crowds")
    assert table.options("Ivan") == ["aloud", "yes", "partly", "no"]


def test_people_who_sit_together_or_talk_in_a_call_speak() -> None:
    assert Spyfall.SITTING == {"together": {"talk": "spoken"}, "call": {"talk": "spoken"}}


def test_somebody_may_say_the_place_while_there_are_questions() -> None:
    """B36: it is only bad play."""
    table = Table(FOUR, "Anna")
    table.ask("Anna", "Ivan", "own")
    table.answer("Anna", "write", "Мы в зоопарке?")
    assert table.heard("Maria", "asked")[0]["text"] == "Мы в зоопарке?"


# --- the clock ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("names", "minutes"), [("Anna Ivan Maria", 6), (FOUR, 6), (FIVE, 7), (f"{FIVE} F", 7)])
def test_how_long_a_round_is_hangs_on_how_many_play(names: str, minutes: int) -> None:
    """B33"""
    table = Table(names, "Anna")
    assert table.heard(None, "questions-begin") == [{"seat": "Anna", "minutes": minutes}]
    assert table.left() == 60 * minutes
    table.wait(60 * minutes - 1)
    assert table.stage == "questions"
    table.wait(1)
    assert table.stage == "discussion"


@pytest.mark.parametrize("names", [f"{FIVE} F G", f"{FIVE} F G H"])
def test_large_tables_have_eight_minutes(names: str) -> None:
    """B33"""
    assert Table(names, "Anna").left() == 480


def test_a_table_may_choose_how_long_a_round_is() -> None:
    """B33"""
    table = Table(FOUR, "Anna", minutes=2)
    assert (table.left(), table.public("glass").whole) == (120, 120)


def test_the_clock_begins_with_the_questions() -> None:
    table = Table(FOUR, "Anna", look=False)
    assert (table.stage, table.public("glass").ends, table.public("glass").left) == ("deal", None, 360)
    table.wait(20)
    table.look()
    assert table.left() == 360


def test_whoever_does_not_look_is_not_waited_for_longer_than_half_a_minute() -> None:
    table = Table(FOUR, "Anna", look=False)
    table.wait(29)
    assert table.stage == "deal"
    table.wait(1)
    assert (table.stage, table.left()) == ("questions", 360)


def test_half_a_minute_before_the_end_everybody_hears_it_once() -> None:
    table = Table(FOUR, "Anna")
    table.wait(329)
    assert table.heard(None, "hurry") == []
    table.wait(1)
    assert table.heard(None, "hurry") == [{"seconds": 30}]
    assert (table.stage, table.waiting()) == ("questions", {"Anna": "ask"})
    table.exchange("Anna", "Ivan")
    table.wait(30)
    assert table.heard(None, "hurry") == [{"seconds": 30}]
    assert table.stage == "discussion"


def test_the_time_runs_on_through_questions_and_answers() -> None:
    table = Table(FOUR, "Anna")
    table.wait(100)
    table.ask("Anna", "Ivan", "own")
    table.wait(50)
    table.answer("Anna", "write", "Ну как тут?")
    table.wait(10)
    assert table.left() == 200


@pytest.mark.parametrize("moment", ["ask", "answer", "write"])
def test_the_time_may_be_up_in_the_middle_of_anything(moment: str) -> None:
    table = Table(FOUR, "Anna")
    if moment == "answer":
        table.ask("Anna", "Ivan", "crowds")
    elif moment == "write":
        table.ask("Anna", "Ivan", "own")
    table.wait(360)
    assert (table.stage, table.heard(None, "time-up")) == ("discussion", [{}])
    assert (table.public("asker"), table.public("target"), table.public("typing")) == (None, None, None)
    assert set(table.waiting().values()) == {"ready"}
