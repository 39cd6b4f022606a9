"""The twelve powers, each alone: what it does, and where it is of no use."""

from __future__ import annotations

import pytest

from lichina.games.spyfall import talk
from lichina.games.spyfall.box import POWERS

from .table import FIVE, FOUR, Table

SIX = f"{FIVE} Fyodor"


def opened(table: Table) -> list[tuple[str, str]]:
    """Which powers were opened, and by whom."""
    return [(event["seat"], event["power"]) for event in table.heard(None, "power-opened")]


def test_there_are_twelve_in_the_box() -> None:
    """B32: what eleven of them do is told in the table of powers."""
    assert POWERS[:12] == (
        *("override", "second", "pass-on", "lasso", "shield", "loop"),
        *("mute", "hothead", "xray", "shadow", "backwards", "alter"),
    )


def test_everybody_knows_the_own_power_and_nobody_elses() -> None:
    table = Table(FOUR, "Anna", powers={"Ivan": "shield"}, look=False)
    assert table.private("Ivan", "power") == "shield"
    assert table.heard("Ivan", "power-dealt") == [{"seat": "Ivan", "power": "shield"}]
    assert [event["power"] for event in table.heard("Maria", "power-dealt")] != ["shield"]
    assert table.heard(None, "power-dealt") == []
    assert table.public("opened") == {}


def test_powers_are_dealt_anew_in_every_round() -> None:
    table = Table(FOUR, "Anna", powers={"Ivan": "loop"}, rounds=2)
    table.take("Ivan", "loop", "add")
    table.guess("Anna", "museum")
    table.pass_on_to_next()
    assert table.public("opened") == {}
    assert len({table.private(name, "power") for name in table.names}) == 4


# --- override -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("holder", ["Ivan", "Maria"])
def test_override_makes_a_majority_enough(holder: str) -> None:
    """B31: for the accuser and for any other who was for."""
    table = Table(SIX, "Anna", powers={holder: "override"})
    table.take("Ivan", "accuse", "Anna")
    table.wait(6)
    table.vote(against="Fyodor")
    assert table.public("trial").part == "override"
    assert table.options(holder) == ["pass", "override"]
    table.answer(holder, "override", "override")
    assert table.stage == "accusation", "the window is always so long"
    table.wait(6)
    assert opened(table) == [(holder, "override")]
    assert table.heard(None, "overridden") == [{"seat": holder}]
    assert (table.reason, table.heard(None, "accusation-failed")) == ("spy-caught-early", [])
    assert table.points == {"Ivan": 2, "Maria": 1, "Dmitry": 1, "Elena": 1, "Fyodor": 1}


def test_override_need_not_be_used() -> None:
    table = Table(SIX, "Anna", powers={"Ivan": "override"})
    table.take("Ivan", "accuse", "Anna")
    table.wait(6)
    table.vote(against="Fyodor")
    table.answer("Ivan", "override", "pass")
    table.wait(6)
    assert (table.stage, opened(table)) == ("questions", [])
    assert table.heard(None, "accusation-failed") == [{"seat": "Ivan", "target": "Anna"}]


def test_override_is_of_no_use_to_whoever_was_against_or_is_accused() -> None:
    """B31"""
    for holder in ("Fyodor", "Anna"):
        table = Table(SIX, "Anna", powers={holder: "override"})
        table.take("Ivan", "accuse", "Anna")
        table.wait(6)
        table.vote(against="Fyodor")
        assert table.waiting() == dict.fromkeys(["Ivan", "Maria", "Dmitry", "Elena"], "override")
        assert all(table.options(name) == ["pass"] for name in ("Ivan", "Maria", "Dmitry", "Elena"))
        table.wait(6)
        assert table.stage == "questions"


@pytest.mark.parametrize(("names", "against"), [(FIVE, "Maria Dmitry"), ("Anna Ivan Maria", "Maria")])
def test_override_is_of_no_use_in_a_tie(names: str, against: str) -> None:
    """B31: and nobody is asked then."""
    table = Table(names, "Anna", powers={"Ivan": "override"})
    table.take("Ivan", "accuse", "Anna")
    table.wait(6)
    table.vote(against=against)
    assert (table.stage, "override" in table.waiting().values()) == ("questions", False)


def test_override_is_not_asked_for_where_all_were_for() -> None:
    table = Table(FOUR, "Anna", powers={"Ivan": "override"})
    table.accuse("Ivan", "Anna")
    assert (table.reason, opened(table)) == ("spy-caught-early", [])


def test_the_spy_may_override_against_a_local() -> None:
    """B31"""
    table = Table(FIVE, "Anna", powers={"Anna": "override"})
    table.take("Ivan", "accuse", "Dmitry")
    table.wait(6)
    table.vote(against="Maria")
    table.answer("Anna", "override", "override")
    table.wait(6)
    assert (table.reason, table.points) == ("local-accused", {"Anna": 4})


def test_override_is_used_once() -> None:
    table = Table(FIVE, bag="mixed", powers={"Ivan": "override"}, rounds=2)
    table.take("Ivan", "accuse", "Dmitry")
    table.wait(6)
    table.vote(against="Maria")
    table.answer("Ivan", "override", "override")
    table.wait(6)
    assert table.public("opened") == {1: "override"}


# --- second ---------------------------------------------------------------------------------------------------------


def test_second_asks_somebody_else_when_the_question_has_been_answered() -> None:
    table = Table(FOUR, "Anna", powers={"Anna": "second"})
    table.exchange("Anna", "Ivan")
    assert "second" in table.offered("Anna")
    table.take("Anna", "second", "second")
    assert opened(table) == [("Anna", "second")]
    assert table.waiting() == {"Anna": "ask"}
    assert table.options("Anna") == ["Maria", "Dmitry"]
    table.exchange("Anna", "Maria")
    assert table.waiting() == {"Maria": "ask"}
    assert table.options("Maria") == ["Ivan", "Dmitry"], "whoever answered the second goes on, and does not ask back"


def test_second_may_be_announced_while_the_answer_is_waited_for_and_nobody_sees_it_yet() -> None:
    table = Table(FOUR, "Anna", powers={"Anna": "second"})
    table.ask("Anna", "Ivan", "crowds")
    table.take("Anna", "second", "second")
    assert (opened(table), table.waiting(), "second" in table.offered("Anna")) == ([], {"Ivan": "answer"}, False)
    table.reply("Ivan", "no")
    assert (opened(table), table.waiting()) == ([("Anna", "second")], {"Anna": "ask"})
    assert table.options("Anna") == ["Maria", "Dmitry"]
    table.exchange("Anna", "Dmitry")
    assert table.waiting() == {"Dmitry": "ask"}


def test_second_is_of_no_use_before_the_first_question_and_when_another_has_asked() -> None:
    table = Table(FOUR, "Anna", powers={"Anna": "second"})
    assert "second" not in table.offered("Anna")
    table.exchange("Anna", "Ivan")
    table.ask("Ivan", "Maria", "crowds")
    assert table.refusal("Anna", "second", "second") == "no-such-offer"
    table.reply("Maria", "no")
    assert "second" not in table.offered("Anna")


def test_second_is_used_once() -> None:
    table = Table(FOUR, "Anna", powers={"Anna": "second"})
    table.exchange("Anna", "Ivan")
    table.take("Anna", "second", "second")
    table.exchange("Anna", "Maria")
    assert "second" not in table.offered("Anna")


def test_second_goes_to_the_third_of_three() -> None:
    table = Table("Anna Ivan Maria", "Anna", powers={"Anna": "second"})
    table.exchange("Anna", "Ivan")
    table.take("Anna", "second", "second")
    assert table.options("Anna") == ["Maria"]


def test_after_a_question_that_was_passed_on_second_goes_to_anybody_but_the_one_who_answered() -> None:
    table = Table(FOUR, "Anna", powers={"Anna": "second", "Ivan": "pass-on"})
    table.ask("Anna", "Ivan", "crowds")
    table.reply("Ivan", "pass-on", "Maria")
    table.reply("Maria", "no")
    table.take("Anna", "second", "second")
    assert table.options("Anna") == ["Ivan", "Dmitry"]


# --- pass-on --------------------------------------------------------------------------------------------------------


def test_pass_on_lets_another_answer_and_ask_next_but_not_back() -> None:
    table = Table(FOUR, "Anna", powers={"Ivan": "pass-on"})
    table.ask("Anna", "Ivan", "crowds")
    assert table.options("Ivan") == ["own", "yes", "partly", "no", "pass-on"]
    assert table.options("Ivan", "pass-on") == ["Maria", "Dmitry"]
    table.reply("Ivan", "pass-on", "Maria")
    assert opened(table) == [("Ivan", "pass-on")]
    assert table.heard(None, "passed-on") == [{"seat": "Ivan", "target": "Maria"}]
    assert table.waiting() == {"Maria": "answer"}
    table.reply("Maria", "no")
    assert (table.public("exchanges")[0].seat, table.public("exchanges")[0].target) == (0, 2)
    assert table.waiting() == {"Maria": "ask"}
    assert table.options("Maria") == ["Ivan", "Dmitry"]


def test_pass_on_is_of_no_use_to_whoever_is_not_asked_and_is_used_once() -> None:
    table = Table(FOUR, "Anna", powers={"Ivan": "pass-on"})
    table.ask("Anna", "Maria", "crowds")
    assert "pass-on" not in table.options("Maria")
    table.reply("Maria", "no")
    table.ask("Maria", "Ivan", "crowds")
    table.reply("Ivan", "pass-on", "Anna")
    table.reply("Anna", "no")
    table.ask("Anna", "Ivan", "crowds")
    assert "pass-on" not in table.options("Ivan")


def test_what_is_passed_on_must_be_answered() -> None:
    table = Table("Anna Ivan Maria", "Anna", powers={"Ivan": "pass-on"})
    table.ask("Anna", "Ivan", "crowds")
    assert table.options("Ivan", "pass-on") == ["Maria"]
    table.reply("Ivan", "pass-on", "Maria")
    assert table.options("Maria") == ["own", "yes", "partly", "no"]


# --- lasso ----------------------------------------------------------------------------------------------------------


def test_lasso_makes_the_answer_begin_with_yes_or_no() -> None:
    table = Table(FOUR, "Anna", powers={"Anna": "lasso"})
    assert table.options("Anna", "Ivan")[-1] == "lasso"
    assert "lasso" not in table.options("Anna", "Ivan", "lasso")
    table.ask("Anna", "Ivan", "lasso", "crowds")
    assert opened(table) == [("Anna", "lasso")]
    assert table.heard(None, "asked")[0]["lasso"] is True
    assert table.question("Ivan").about["lasso"] is True
    assert table.options("Ivan") == ["own-yes", "own-no", "yes", "no"]
    table.reply("Ivan", "no")
    (answered,) = table.heard(None, "answered")
    assert (answered["reply"], answered["lasso"], answered["about"]) == ("no", True, "crowds")
    assert answered["line"] in talk.answers("crowds", "no")


def test_lasso_leaves_room_for_words_of_ones_own_behind_the_yes_or_no() -> None:
    table = Table(FOUR, "Anna", powers={"Anna": "lasso"})
    table.ask("Anna", "Ivan", "lasso", "own")
    table.answer("Anna", "write", "Тут весело?")
    assert table.options("Ivan") == ["own-yes", "own-no", "yes", "no"]
    table.reply("Ivan", "own-no")
    table.answer("Ivan", "write", "да какое там")
    (answered,) = table.heard(None, "answered")
    assert (answered["reply"], answered["text"], answered["line"]) == ("own-no", "да какое там", None)


def test_lasso_works_where_people_speak() -> None:
    table = Table(FOUR, "Anna", powers={"Anna": "lasso"}, talk="spoken")
    table.ask("Anna", "Ivan", "lasso", "aloud")
    assert table.options("Ivan") == ["aloud-yes", "aloud-no", "yes", "no"]
    table.reply("Ivan", "aloud-yes")
    assert table.heard(None, "answered")[0]["reply"] == "aloud-yes"


def test_lasso_need_not_be_thrown_and_is_thrown_once_and_binds_one_answer() -> None:
    table = Table(FOUR, "Anna", powers={"Anna": "lasso"})
    table.exchange("Anna", "Ivan", "crowds", "partly")
    assert opened(table) == []
    table.exchange("Ivan", "Maria")
    table.exchange("Maria", "Anna")
    table.ask("Anna", "Dmitry", "lasso", "crowds")
    table.reply("Dmitry", "yes")
    table.ask("Dmitry", "Ivan", "crowds")
    assert table.options("Ivan") == ["own", "yes", "partly", "no"]
    table.reply("Ivan", "partly")
    table.ask("Ivan", "Anna", "smell")
    table.reply("Anna", "no")
    assert "lasso" not in table.options("Anna", "Dmitry")


def test_whoever_has_no_lasso_is_not_offered_one() -> None:
    table = Table(FOUR, "Anna", powers={"Ivan": "lasso", "Anna": "shield"})
    assert "lasso" not in table.options("Anna", "Ivan")


# --- shield ---------------------------------------------------------------------------------------------------------


def test_shield_stops_the_vote_before_it_is_held() -> None:
    table = Table(FOUR, "Anna", powers={"Anna": "shield"})
    table.take("Ivan", "accuse", "Anna")
    assert table.waiting() == {"Anna": "shield"}
    assert table.options("Anna") == ["pass", "shield"]
    table.answer("Anna", "shield", "shield")
    table.wait(6)
    assert opened(table) == [("Anna", "shield")]
    assert table.heard(None, "shielded") == [{"seat": "Anna"}]
    assert (table.stage, table.heard(None, "verdicts")) == ("questions", [])


def test_a_shielded_accusation_is_spent_and_counts_as_the_first() -> None:
    table = Table(FOUR, "Anna", powers={"Anna": "shield"})
    table.take("Ivan", "accuse", "Anna")
    table.answer("Anna", "shield", "shield")
    table.wait(6)
    assert "accuse" not in table.offered("Ivan")
    table.accuse("Maria", "Anna")
    assert table.points == {"Ivan": 2, "Maria": 1, "Dmitry": 1}


def test_shield_need_not_be_used_and_stops_one_vote() -> None:
    table = Table(FOUR, "Anna", powers={"Anna": "shield"})
    table.accuse("Ivan", "Anna", against="Dmitry")
    assert opened(table) == []
    table.take("Maria", "accuse", "Anna")
    table.answer("Anna", "shield", "shield")
    table.wait(6)
    table.take("Dmitry", "accuse", "Anna")
    assert table.options("Anna") == ["pass"]
    table.wait(6)
    table.vote()
    assert table.reason == "spy-caught-early"


def test_shield_is_of_no_use_when_another_is_accused() -> None:
    table = Table(FOUR, "Anna", powers={"Anna": "shield"})
    table.take("Ivan", "accuse", "Maria")
    assert (table.waiting(), table.options("Maria")) == ({"Maria": "shield"}, ["pass"])


def test_a_shielded_vote_cannot_be_overridden() -> None:
    table = Table(FOUR, "Anna", powers={"Anna": "shield", "Ivan": "override"})
    table.take("Ivan", "accuse", "Anna")
    table.answer("Anna", "shield", "shield")
    table.wait(6)
    assert (table.stage, table.asked("Ivan")) == ("questions", [])


@pytest.mark.parametrize("power", ["shield", "mute"])
def test_there_is_time_for_a_shield_whether_there_is_one_or_not(power: str) -> None:
    table = Table(FOUR, "Anna", powers={"Anna": power})
    table.take("Ivan", "accuse", "Anna")
    table.answer("Anna", "shield", "pass")
    table.wait(5.9)
    assert table.public("trial").part == "shield"
    table.wait(0.1)
    assert table.public("trial").part == "ballots"


def test_without_powers_there_is_no_time_for_a_shield() -> None:
    table = Table(FOUR, "Anna")
    table.take("Ivan", "accuse", "Anna")
    assert table.public("trial").part == "ballots"


# --- loop -----------------------------------------------------------------------------------------------------------


def test_loop_adds_a_minute() -> None:
    table = Table(FOUR, "Anna", powers={"Ivan": "loop"})
    table.wait(100)
    table.take("Ivan", "loop", "add")
    assert opened(table) == [("Ivan", "loop")]
    assert table.heard(None, "time-changed") == [{"seat": "Ivan", "seconds": 60, "how": "add"}]
    assert table.left() == 320
    assert "loop" not in table.offered("Ivan")


def test_loop_takes_a_minute_away() -> None:
    table = Table(FOUR, "Anna", powers={"Ivan": "loop"})
    table.wait(100)
    table.take("Ivan", "loop", "remove")
    assert table.heard(None, "time-changed") == [{"seat": "Ivan", "seconds": 60, "how": "remove"}]
    assert table.left() == 200
    table.wait(169)
    assert table.heard(None, "hurry") == []
    table.wait(1)
    assert table.heard(None, "hurry") == [{"seconds": 30}]


def test_loop_leaves_at_least_fifteen_seconds() -> None:
    table = Table(FOUR, "Anna", powers={"Ivan": "loop"})
    table.wait(320)
    table.take("Ivan", "loop", "remove")
    assert table.heard(None, "time-changed") == [{"seat": "Ivan", "seconds": 25, "how": "remove"}]
    assert table.left() == 15
    table.wait(15)
    assert table.stage == "discussion"


def test_loop_is_of_no_use_in_the_last_half_minute() -> None:
    table = Table(FOUR, "Anna", powers={"Ivan": "loop"})
    table.wait(329)
    assert "loop" in table.offered("Ivan")
    table.wait(1)
    assert "loop" not in table.offered("Ivan")
    table = Table(FOUR, "Anna", powers={"Ivan": "loop"})
    table.at = 331
    assert table.refusal("Ivan", "loop", "add") == "no-such-offer"


def test_loop_does_not_disturb_whoever_is_speaking() -> None:
    table = Table(FOUR, "Anna", powers={"Ivan": "loop"})
    table.ask("Anna", "Maria", "own")
    table.take("Ivan", "loop", "add")
    assert (table.waiting(), table.public("typing")) == ({"Anna": "write"}, 0)


# --- mute -----------------------------------------------------------------------------------------------------------


def test_mute_may_not_accuse_but_votes_and_is_never_opened() -> None:
    table = Table(FOUR, "Anna", powers={"Ivan": "mute"})
    assert "accuse" not in table.offered("Ivan")
    assert not table.private("Ivan", "may_accuse")
    assert table.refusal("Ivan", "accuse", "Anna") == "no-such-offer"
    table.take("Maria", "accuse", "Anna")
    table.wait(6)
    assert table.options("Ivan") == ["for", "against"]
    table.vote(against="Ivan")
    assert table.stage == "accusation", "two to one: there is time for an override"
    table.wait(6)
    assert (table.stage, opened(table)) == ("questions", [])


def test_mute_may_guess_and_call_madness() -> None:
    table = Table(FOUR, "Anna", powers={"Anna": "mute"}, madness=True)
    assert table.offered("Anna") == ["guess", "madness"]


# --- hothead --------------------------------------------------------------------------------------------------------


def test_hothead_is_for_the_first_accusation_of_the_round() -> None:
    table = Table(FOUR, "Anna", powers={"Ivan": "hothead"})
    table.take("Maria", "accuse", "Anna")
    table.wait(6)
    assert (table.options("Ivan"), table.options("Dmitry")) == (["for"], ["for", "against"])
    table.wait(15)
    assert table.heard(None, "verdicts") == [{"target": "Anna", "voters": "Ivan Maria", "seats": "Dmitry"}]
    table.wait(6)
    table.take("Dmitry", "accuse", "Anna")
    table.wait(6)
    assert table.options("Ivan") == ["for", "against"]
    table.wait(15)
    assert table.heard(None, "verdicts")[1] == {"target": "Anna", "voters": "Dmitry", "seats": "Ivan Maria"}
    assert opened(table) == []


def test_hothead_is_of_no_use_when_the_own_accusation_was_the_first() -> None:
    table = Table(FOUR, "Anna", powers={"Ivan": "hothead"})
    table.accuse("Ivan", "Anna", against="Maria")
    table.take("Dmitry", "accuse", "Anna")
    table.wait(6)
    assert table.options("Ivan") == ["for", "against"]


def test_hothead_waits_for_the_first_vote_in_which_there_is_a_ballot() -> None:
    """Neither being accused nor a vote that a shield has stopped counts."""
    table = Table(FIVE, "Anna", powers={"Ivan": "hothead", "Anna": "shield"})
    table.accuse("Maria", "Ivan", against="Dmitry Elena")
    table.take("Dmitry", "accuse", "Anna")
    table.answer("Anna", "shield", "shield")
    table.wait(6)
    table.take("Elena", "accuse", "Anna")
    table.wait(6)
    assert table.options("Ivan") == ["for"]


def test_hothead_is_hot_again_in_no_other_vote() -> None:
    table = Table(FOUR, "Anna", powers={"Ivan": "hothead"}, madness=True)
    table.take("Maria", "madness", "call")
    assert table.options("Ivan") == ["for", "against"]


# --- xray -----------------------------------------------------------------------------------------------------------


def test_xray_sees_the_power_of_the_neighbour_on_the_left() -> None:
    table = Table(FOUR, "Anna", powers={"Ivan": "xray", "Maria": "shield"}, look=False)
    assert table.heard("Ivan", "saw-power") == [{"seat": "Ivan", "target": "Maria", "power": "shield"}]
    assert table.private("Ivan", "neighbour") == (2, "shield")
    assert [table.heard(name, "saw-power") for name in ("Anna", "Maria", "Dmitry", None)] == [[]] * 4
    assert [table.private(name, "neighbour") for name in ("Anna", "Maria", "Dmitry")] == [None] * 3


def test_xray_of_the_last_seat_sees_the_first() -> None:
    table = Table(FOUR, "Anna", powers={"Dmitry": "xray", "Anna": "mute"}, look=False)
    assert table.heard("Dmitry", "saw-power") == [{"seat": "Dmitry", "target": "Anna", "power": "mute"}]


def test_xray_shows_nothing_that_the_neighbour_could_notice() -> None:
    table = Table(FOUR, "Anna", powers={"Ivan": "xray", "Maria": "shield"})
    assert table.story("Maria") == ["round-begins", "dealt", "power-dealt", "questions-begin"]


# --- manners --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("power", ["shadow", "backwards", "alter"])
def test_a_manner_of_speaking_may_be_acted_and_is_heard_then(power: str) -> None:
    table = Table(FOUR, "Anna", powers={"Anna": power, "Ivan": "shield", "Maria": "mute", "Dmitry": "loop"})
    assert table.options("Anna", "Ivan", "crowds") == ["plain", "acted"]
    table.ask("Anna", "Ivan", "crowds", "acted")
    assert table.heard(None, "asked")[0]["manner"] == power
    assert table.options("Ivan", "yes") == [], "whoever has no manner is not asked about it"
    table.reply("Ivan", "yes")
    table.ask("Ivan", "Maria", "crowds")
    table.reply("Maria", "yes")
    table.ask("Maria", "Anna", "crowds")
    assert table.options("Anna", "yes") == ["plain", "acted"]
    table.reply("Anna", "yes", "acted")
    assert table.heard(None, "answered")[-1]["manner"] == power
    assert (opened(table), table.public("opened")) == ([], {}), "it is never opened"


def test_a_manner_that_is_not_acted_is_not_heard() -> None:
    table = Table(FOUR, "Anna", powers={"Anna": "alter"})
    table.ask("Anna", "Ivan", "crowds", "plain")
    assert table.heard(None, "asked")[0]["manner"] is None


def test_brevity_takes_the_short_line_if_it_is_acted() -> None:
    for seed in range(8):
        table = Table(FOUR, "Anna", powers={"Anna": "shadow"}, seed=seed)
        table.ask("Anna", "Ivan", "crowds", "acted")
        assert table.heard(None, "asked")[0]["line"] == "crowds-q1"


@pytest.mark.parametrize("seed", range(6))
def test_brevity_says_nothing_twice_either(seed: int) -> None:
    table = Table("Anna Ivan Maria", "Anna", powers={"Anna": "shadow", "Ivan": "shield", "Maria": "mute"}, seed=seed)
    for _ in range(2):
        table.ask("Anna", "Ivan", "crowds", "acted")
        table.reply("Ivan", "no")
        table.exchange("Ivan", "Maria", "smell")
        table.ask("Maria", "Anna", "cold")
        table.reply("Anna", "no", "acted")
    asked = [event["line"] for event in table.heard(None, "asked") if event["seat"] == "Anna"]
    answered = [event["line"] for event in table.heard(None, "answered") if event["seat"] == "Anna"]
    assert (asked[0], answered[0]) == ("crowds-q1", "cold-n1")
    assert asked[1] != "crowds-q1"
    assert answered[1] != "cold-n1"


def test_a_hint_may_be_acted_too() -> None:
    table = Table(FOUR, "Anna", powers={"Ivan": "backwards", "Anna": "mute"})
    table.ask("Anna", "Ivan", "own")
    table.answer("Anna", "write", "Ну как тут?")
    table.reply("Ivan", "hint", "smell", "no", "acted")
    (answered,) = table.heard(None, "answered")
    assert (answered["about"], answered["reply"], answered["manner"]) == ("smell", "no", "backwards")


# --- all of them ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bag", ["joke", "mixed"])
def test_powers_work_in_every_bag_and_change_no_points(bag: str) -> None:
    table = Table(FOUR, bag=bag, powers={"Anna": "shield", "Ivan": "override"})
    table.take("Ivan", "accuse", "Anna")
    table.answer("Anna", "shield", "shield")
    table.wait(6)
    table.take("Maria", "accuse", "Anna")
    table.wait(6)
    table.vote(against="Dmitry")
    table.answer("Ivan", "override", "override")
    table.wait(6)
    assert opened(table) == [("Anna", "shield"), ("Ivan", "override")]
    assert table.points == {}


def test_override_works_against_the_ally() -> None:
    """B31"""
    table = Table(FIVE, "Anna", ally="Elena", powers={"Ivan": "override"})
    table.take("Ivan", "accuse", "Elena")
    table.wait(6)
    table.vote(against="Anna")
    table.answer("Ivan", "override", "override")
    table.wait(6)
    assert (table.reason, table.points) == ("ally-accused", {"Anna": 1, "Ivan": 1, "Maria": 1, "Dmitry": 1})


def test_no_power_is_asked_for_in_the_final_vote_nor_in_the_one_on_the_ally() -> None:
    table = Table(FIVE, "Anna", ally="Elena", powers={"Ivan": "override", "Elena": "shield"})
    table.run_out()
    table.lapse()
    for name, target in zip(table.names, ("Elena", "Elena", "Elena", "Anna", "Anna"), strict=True):
        table.answer(name, "point", target)
    assert table.reason == "spy-hidden"
