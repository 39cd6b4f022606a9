"""What can be said at the table in a few taps, by whom, how often, and how the vote begins."""

from __future__ import annotations

import pytest

from .table import Table

USUAL = ["greet", "claim", "accuse", "defend", "ask", "answer", "relent", "intend"]
"""What can always be said."""
CAST = "M1 C1 C2 C3 C4 Detective Judge Journalist"


def after_a_night() -> Table:
    """The second day of a table at which nothing has happened."""
    table = Table(CAST)
    table.lapse(2)
    return table


# --- statements -----------------------------------------------------------------------------------------------------


def test_on_the_first_day_there_is_no_night_and_no_vote_to_speak_of() -> None:
    table = Table(CAST, "day")
    assert table.options("C1") == ["ready", *USUAL]
    for grounds in (("check", 1), ("vote", 1)):
        assert table.refusal("C1", "say", ("accuse", "M1", *grounds)) == "not-an-option"


def test_after_a_night_checks_can_be_reported() -> None:
    table = after_a_night()
    assert table.options("C1") == ["ready", *USUAL, "found", "saw", "compared"]


@pytest.mark.parametrize(
    ("said", "key", "data"),
    [
        (("claim", "judge"), "claimed", {"role": "judge"}),
        (("accuse", "M1", "hunch"), "accused", {"target": "M1", "grounds": "hunch", "number": 0}),
        (("accuse", "M1", "claim"), "accused", {"target": "M1", "grounds": "claim", "number": 0}),
        (("accuse", "M1", "words"), "accused", {"target": "M1", "grounds": "words", "number": 0}),
        (("accuse", "M1", "check", 1), "accused", {"target": "M1", "grounds": "check", "number": 1}),
        (("defend", "M1", "vote", 1), "defended", {"target": "M1", "grounds": "vote", "number": 1}),
        (("defend", "M1", "hunch"), "defended", {"target": "M1", "grounds": "hunch", "number": 0}),
        (("found", 1, "M1", "criminal"), "said-found", {"night": 1, "target": "M1", "answer": "criminal"}),
        (("found", 1, "M1", "killed"), "said-found", {"night": 1, "target": "M1", "answer": "killed"}),
        (("saw", 1, "M1", "mafioso"), "said-saw", {"night": 1, "target": "M1", "answer": "mafioso"}),
        (("saw", 1, "M1", "infected"), "said-saw", {"night": 1, "target": "M1", "answer": "infected"}),
        (("compared", "M1", "C2", "same"), "said-compared", {"targets": "M1 C2", "answer": "same"}),
        (("ask", "role", "M1"), "questioned", {"target": "M1", "about": "role"}),
        (("answer", "later", "M1"), "replied", {"target": "M1", "reply": "later"}),
        (("relent", "M1"), "relented", {"target": "M1"}),
        (("intend", "M1"), "intended", {"target": "M1"}),
        (("greet",), "greeted", {"mood": "quiet"}),
    ],
)
def test_everybody_hears_what_is_said(said: tuple[object, ...], key: str, data: dict[str, object]) -> None:
    """True or false: anybody may say that he has found something out."""
    table = after_a_night()
    table.say("C1", *said)
    assert table.heard(None, key) == [{"seat": "C1", **data}]


def test_one_accuses_and_defends_the_living_and_never_oneself() -> None:
    table = Table("M1 C1 C2 C3 C4 C5 C6", "day", dead="C6")
    assert table.refusal("C1", "say", ("accuse", "C1", "hunch")) == "not-an-option"
    assert table.refusal("C1", "say", ("defend", "C6", "hunch")) == "not-an-option"


def test_nobody_reports_a_check_of_himself_and_a_pair_is_named_in_one_way_only() -> None:
    table = after_a_night()
    for said in (
        ("found", 1, "C1", "town"),
        ("saw", 1, "C1", "citizen"),
        ("compared", "C1", "C2", "same"),
        ("compared", "C2", "C2", "same"),
        ("compared", "C2", "M1", "same"),
    ):
        assert table.refusal("C1", "say", said) == "not-an-option"


def test_what_was_found_out_about_the_dead_can_still_be_said() -> None:
    table = Table("M1 C1 C2 C3 C4 C5 Detective", "night")
    table.night(mafia="C5")
    table.say("Detective", "found", 1, "C5", "killed")
    assert table.heard(None, "said-found") == [{"seat": "Detective", "night": 1, "target": "C5", "answer": "killed"}]


def test_only_roles_of_the_deck_are_spoken_of_where_it_is_known() -> None:
    table = Table("M1 C1 C2 C3 C4 C5", "day", nights=1)
    assert table.options("C1") == ["ready", *USUAL], "no checker is in the deck"
    assert table.refusal("C1", "say", ("claim", "doctor")) == "not-an-option"
    table.say("C1", "claim", "mafioso")


def test_every_role_may_be_spoken_of_where_the_deck_is_secret() -> None:
    table = Table("M1 C1 C2 C3 C4 C5", "day", nights=1, reveal_deck_list=False)
    assert table.options("C1") == ["ready", *USUAL, "found", "saw", "compared"]
    table.say("C1", "claim", "doctor")


def test_jail_is_grounds_only_where_a_judge_is_or_could_be_in_the_deck() -> None:
    said = ("accuse", "M1", "jail")
    assert Table("M1 C1 C2 C3 C4 C5", "day", nights=1).refusal("C1", "say", said) == "not-an-option"
    Table("M1 C1 C2 C3 C4 C5", "day", nights=1, reveal_deck_list=False).say("C1", *said)
    Table("M1 C1 C2 C3 C4 Judge", "day", nights=1).say("C1", *said)
    Table("M1 C1 C2 C3 C4 C5 Judge", "day", nights=1, dead="Judge").say("C1", *said)


# --- what is said of the past ---------------------------------------------------------------------------------------


def test_a_vote_is_held_against_somebody_with_the_card_that_it_hit() -> None:
    table = Table("M1 C1 C2 C3 C4 C5 Doctor", "vote")
    table.vote(C1="Doctor", C2="Doctor", C3="M1")
    table.night()
    table.say("C3", "accuse", "C1", "vote", 1)
    table.say("C4", "accuse", "C3", "vote", 1)
    first, second = table.heard(None, "accused")
    assert (first["whom"], first["card"], first["number"]) == ("Doctor", "doctor", 1)
    assert second == {"seat": "C4", "target": "C3", "grounds": "vote", "number": 1, "whom": "M1"}


def test_whoever_defended_a_gangster_hears_of_it_and_nobody_else_does() -> None:
    table = Table("M1 M2 C1 C2 C3 C4 C5", "day")
    table.say("C1", "defend", "M1", "hunch")
    table.lapse()
    table.vote(C2="M1")
    table.night()
    table.say("C3", "accuse", "C1", "defence")
    table.say("C4", "accuse", "C2", "defence")
    assert table.heard(None, "accused") == [
        {"seat": "C3", "target": "C1", "grounds": "defence", "number": 0, "whom": "M1", "card": "mafioso"},
        {"seat": "C4", "target": "C2", "grounds": "hunch", "number": 0},
    ]


def test_one_agrees_with_whoever_has_accused_last() -> None:
    table = Table(CAST, "day")
    table.say("C1", "accuse", "M1", "agree")
    table.say("C2", "accuse", "M1", "words")
    table.say("C1", "accuse", "M1", "agree")
    grounds = [(said["grounds"], said.get("whom")) for said in table.heard(None, "accused")]
    assert grounds == [("impression", None), ("words", None), ("agree", "C2")]


def test_a_hunch_is_a_first_impression_on_the_first_day_and_an_old_one_is_told_as_such() -> None:
    table = Table(CAST, "day")
    table.say("C1", "accuse", "M1", "hunch")
    table.vote()
    table.night()
    table.say("C1", "accuse", "M1", "hunch")
    table.say("C2", "accuse", "M1", "hunch")
    table.say("C1", "relent", "M1")
    table.say("C1", "accuse", "M1", "hunch")
    feelings = [(said["seat"], said["grounds"], said["number"]) for said in table.heard(None, "accused")]
    assert feelings == [("C1", "impression", 0), ("C1", "still", 1), ("C2", "hunch", 0), ("C1", "hunch", 0)]


def test_a_hunch_about_somebody_cleared_by_a_living_checker_is_told_as_one_in_spite_of_the_check() -> None:
    table = Table(CAST, "day")
    table.vote()
    table.night()
    table.say("C1", "found", 1, "M1", "town")
    for name in ("C2", "C1"):
        table.say(name, "accuse", "M1", "hunch")
    table.say("C2", "accuse", "C1", "hunch")
    table.say("C2", "accuse", "M1", "words")
    told = [(said["seat"], said["grounds"]) for said in table.heard(None, "accused")]
    assert told == [("C2", "despite"), ("C1", "hunch"), ("C2", "hunch"), ("C2", "words")]
    table.vote()
    table.night(mafia="C1")
    table.say("C3", "accuse", "M1", "hunch")
    assert table.heard(None, "accused")[-1]["grounds"] == "hunch"


def test_nobody_agrees_with_whoever_has_taken_it_back() -> None:
    table = Table(CAST, "day")
    table.say("C2", "accuse", "M1", "words")
    table.say("C3", "accuse", "M1", "words")
    table.say("C3", "relent", "M1")
    table.say("C1", "accuse", "M1", "agree")
    table.say("C1", "relent", "M1")
    table.say("C2", "relent", "M1")
    table.say("C1", "accuse", "M1", "agree")
    table.say("C3", "accuse", "M1", "agree")
    grounds = [(said["seat"], said["grounds"], said.get("whom")) for said in table.heard(None, "accused")]
    assert grounds[2:] == [("C1", "agree", "C2"), ("C1", "impression", None), ("C3", "agree", "C1")]


def test_silence_is_counted_in_whole_days_and_who_has_spoken_today_is_not_silent() -> None:
    table = Table(CAST, "day")
    table.say("C1", "greet")
    table.night()
    table.night()
    table.say("C2", "accuse", "C1", "silence")
    table.say("C2", "accuse", "C3", "silence")
    table.say("C3", "accuse", "C2", "silence")
    heard = [(said["grounds"], said["number"]) for said in table.heard(None, "accused")]
    assert heard == [("silence", 1), ("silence", 2), ("hunch", 0)]


@pytest.mark.parametrize(
    ("voted", "killed", "mood"),
    [("M1", None, "hit"), ("C5", None, "miss"), ("C5", "C4", "loss"), (None, None, "quiet"), (None, "C4", "loss")],
)
def test_the_first_word_of_a_day_is_about_the_night(voted: str | None, killed: str | None, mood: str) -> None:
    table = Table("M1 M2 C1 C2 C3 C4 C5 C6", "vote")
    table.vote(**({"C1": voted} if voted else {}))
    table.night(**({"mafia": killed} if killed else {}))
    table.say("C1", "greet")
    assert table.heard(None, "greeted") == [{"seat": "C1", "mood": mood}]


# --- how it is worded -----------------------------------------------------------------------------------------------


def tones(table: Table, key: str) -> list[str]:
    return [event.data["tone"] for event in table.match.told(None) if event.key == key]


def test_a_tone_is_a_wish_that_is_granted_if_nobody_has_just_spoken_so() -> None:
    table = Table(CAST, "day")
    for name in ("C1", "C2"):
        table.say(name, "accuse", "M1", "hunch", "wry")
    table.say("C3", "accuse", "M1", "words", "wry")
    first, second, third = tones(table, "accused")
    assert (first, third) == ("wry", "wry"), "each kind has its own turn"
    assert second != "wry"


def test_no_wording_comes_again_before_the_five_others_of_its_kind() -> None:
    table = Table("M1 M2 C1 C2 C3 C4 C5 C6 C7 C8 C9 C10", "day", statements=1)
    for name in table.names[1:]:
        table.say(name, "accuse", "M1", "hunch", "stern")
    heard = tones(table, "accused")
    assert len(heard) == 11
    assert all(len(set(heard[place : place + 6])) == 6 for place in range(6))


def test_a_match_goes_on_with_the_wordings_that_the_last_one_has_left() -> None:
    lately = ("plain", "curt", "warm", "stern", "wry")
    table = Table(CAST, "day", said={"accused impression": lately})
    for name, wish in (("C1", "plain"), ("C2", "plain")):
        table.say(name, "accuse", "M1", "hunch", wish)
    assert tones(table, "accused") == ["weary", "plain"]
    said = table.match.game.handed_on()["said"]
    assert said == {"accused impression": ("warm", "stern", "wry", "weary", "plain")}


# --- how often ------------------------------------------------------------------------------------------------------


def test_everybody_has_three_statements_a_day() -> None:
    table = Table(CAST, "day")
    for _ in range(3):
        table.say("C1", "claim", "citizen")
    assert table.options("C1") == ["ready", "answer", "relent"]
    assert len(table.options("C2")) == 9
    table.night()
    assert len(table.options("C1")) == 12, "a new day, and three new statements"


def test_whoever_has_made_all_statements_can_still_answer_once() -> None:
    """A52: nobody asks in vain."""
    table = Table(CAST, "day", statements=1)
    table.say("C1", "accuse", "M1", "hunch")
    table.say("C1", "ready")
    table.say("M1", "ask", "why", "C1")
    assert table.options("C1") == ["answer", "relent"]
    table.say("C1", "answer", "stand", "M1")
    assert table.options("C1") == ["ready"], "an answer is one, and whoever gives it is no longer ready"


def test_an_answer_costs_a_statement_while_there_are_any() -> None:
    """A52: the one besides is kept for later."""
    table = Table(CAST, "day", statements=2)
    table.say("C1", "answer", "here", "M1")
    assert len(table.options("C1")) == 9
    table.say("C1", "answer", "no", "M1")
    assert table.options("C1") == ["ready", "answer", "relent"]


def test_a_table_without_statements_only_calls_for_the_vote() -> None:
    table = Table(CAST, "day", statements=0)
    assert table.options("C1") == ["ready"]


# --- the vote begins ------------------------------------------------------------------------------------------------


def test_the_vote_begins_when_all_want_it() -> None:
    table = Table("M1 C1 C2 C3 C4 C5", "day", nights=1)
    for name in table.names[:-1]:
        table.say(name, "ready")
    assert table.named(table.public("ready")) == "M1 C1 C2 C3 C4"
    assert table.match.phase == "discussion"
    table.say("C5", "ready")
    assert (table.match.phase, table.match.now, table.public("ready")) == ("vote", 0, ())


def test_the_vote_begins_when_time_is_up() -> None:
    table = Table("M1 C1 C2 C3 C4 C5", "day")
    table.say("C1", "ready")
    table.lapse()
    assert (table.match.phase, table.match.now) == ("vote", 180)


def test_whoever_speaks_again_does_not_want_to_vote_yet() -> None:
    table = Table("M1 C1 C2 C3 C4 C5", "day")
    table.say("C1", "ready")
    assert table.options("C1") == USUAL
    table.say("C1", "claim", "citizen")
    assert table.public("ready") == ()
    for name in ("M1", "C2", "C3", "C4", "C5"):
        table.say(name, "ready")
    assert table.match.phase == "discussion"
    table.say("C1", "ready")
    assert table.match.phase == "vote"


def test_whoever_has_nothing_more_to_say_and_wants_to_vote_is_asked_nothing() -> None:
    table = Table("M1 C1 C2 C3 C4 C5", "day", statements=1)
    table.say("C1", "claim", "citizen")
    table.say("C1", "answer", "here", "C2")
    table.say("C1", "ready")
    assert table.asked("C1") == []


# --- who does not speak ---------------------------------------------------------------------------------------------


def test_the_dead_say_nothing() -> None:
    table = Table("M1 C1 C2 C3 C4 C5 C6", "day", dead="C6")
    assert table.asked("C6") == []
    for name in ("M1", "C1", "C2", "C3", "C4", "C5"):
        table.say(name, "ready")
    assert table.match.phase == "vote", "nobody waits for them"


def test_the_moderator_says_nothing_and_is_not_spoken_of() -> None:
    table = Table("Host M1 C1 C2 C3 C4 C5", "day")
    table.answer("Host", "begin", "begin")
    assert table.asked("Host") == ["end"]
    assert table.refusal("C1", "say", ("accuse", "Host", "hunch")) == "not-an-option"


def test_last_words_are_one_statement() -> None:
    table = Table("M1 C1 C2 C3 C4 C5", "vote", statements=0)
    table.vote(C1="M1", C2="C1")
    table.answer("M1", "plead", ("accuse", "C1", "words"))
    assert table.heard(None, "accused") == [{"seat": "M1", "target": "C1", "grounds": "words", "number": 0}]
    assert (table.asked("M1"), table.asked("C1")) == ([], ["plead"])
