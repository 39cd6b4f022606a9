"""When the time is up, people say by a few taps whom they suspect, and why; then all point."""

from __future__ import annotations

from typing import Any

import pytest

from .table import FIVE, FOUR, Table


def talking(*exchanges: tuple[str, str, str, str]) -> Table:
    """A table whose time is up after these questions: who, whom, about what, and the answer."""
    table = Table(FOUR, "Anna")
    for exchange in exchanges:
        table.exchange(*exchange)
    table.run_out()
    assert table.stage == "discussion"
    return table


def says(table: Table, name: str, *path: str) -> None:
    """Somebody says this; names stand for seats."""
    table.take(name, "say", [table.names.index(one) if one in table.names else one for one in path])


def last(table: Table, key: str) -> dict[str, Any]:
    data = dict(table.heard(None, f"said-{key}")[-1])
    del data["tone"]
    return data


def ways(table: Table, name: str, *path: str) -> list[Any]:
    """What can be said next on this way."""
    seat = table.names.index(name)
    (ask,) = [ask for ask in table.match.chances(seat) if ask.key == "say"]
    branch: Any = ask.form.root  # type: ignore[attr-defined]
    for one in path:
        branch = branch.options[table.names.index(one) if one in table.names else one]
    return list(branch.options)


def test_before_anybody_has_said_anything_one_may_suspect_trust_ask_and_say_that_one_knows_the_place() -> None:
    table = talking()
    assert ways(table, "Ivan") == ["suspect", "trust", "who", "know"]


def test_somebody_is_suspected_for_an_answer_that_was_given_or_for_being_vague_or_for_nothing() -> None:
    table = talking(("Anna", "Ivan", "cold", "yes"), ("Ivan", "Maria", "animals", "partly"))
    assert ways(table, "Anna", "suspect", "Ivan") == ["hunch", "cold"]
    assert ways(table, "Anna", "suspect", "Maria") == ["hunch", "vague", "animals"]
    assert ways(table, "Anna", "suspect", "Dmitry") == ["hunch"]


def test_a_suspicion_is_told_with_its_grounds() -> None:
    table = talking(("Anna", "Ivan", "cold", "yes"))
    says(table, "Maria", "suspect", "Ivan", "cold")
    said = {"seat": "Maria", "target": "Ivan", "grounds": "answer", "about": "cold", "how": "answer"}
    assert last(table, "suspect") == said


def test_whoever_is_named_again_is_named_so() -> None:
    table = talking()
    says(table, "Maria", "suspect", "Ivan", "hunch")
    assert last(table, "suspect")["how"] == "hunch"
    says(table, "Dmitry", "suspect", "Ivan", "hunch")
    assert last(table, "suspect")["how"] == "agree"
    says(table, "Maria", "suspect", "Ivan", "hunch")
    assert last(table, "suspect")["how"] == "stand"
    says(table, "Maria", "suspect", "Dmitry", "hunch")
    assert last(table, "suspect")["how"] == "turn"


def test_only_whoever_is_suspected_asks_why_and_only_whoever_suspects_takes_it_back() -> None:
    table = talking()
    says(table, "Maria", "suspect", "Ivan", "hunch")
    assert ways(table, "Ivan", "why") == [2]
    assert ways(table, "Maria", "relent") == [1]
    assert "why" not in ways(table, "Dmitry") and "relent" not in ways(table, "Dmitry")
    says(table, "Maria", "relent", "Ivan")
    assert last(table, "relent") == {"seat": "Maria", "target": "Ivan"}
    assert "relent" not in ways(table, "Maria")


def test_only_what_was_answered_can_have_been_a_joke() -> None:
    table = talking(("Anna", "Ivan", "cold", "yes"))
    assert ways(table, "Ivan", "joked") == ["cold"]
    assert "joked" not in ways(table, "Maria")


def test_everybody_says_five_things_at_most() -> None:
    table = talking()
    for left in (5, 4, 3, 2, 1):
        assert table.match.view(None).public.words == (left, 5, 5, 5)  # type: ignore[attr-defined]
        says(table, "Anna", "know")
    assert table.offered("Anna") == []
    assert table.refusal("Anna", "say", ["know"]) == "no-such-offer"


def test_nobody_speaks_before_the_time_is_up_nor_while_all_point() -> None:
    table = Table(FOUR, "Anna")
    assert "say" not in table.offered("Ivan")
    table.run_out()
    assert table.offered("Ivan") == ["say"]
    table.lapse()
    assert (table.stage, table.offered("Ivan")) == ("final", [])


def test_who_the_ally_is_is_talked_over_in_words_of_ones_own() -> None:
    table = Table(FIVE, "Ivan", ally="Elena")
    table.guess("Ivan", "zoo")
    assert (table.stage, table.offered("Anna")) == ("unmasking", [])


def test_all_who_are_ready_may_still_speak_and_the_talk_ends_when_all_are() -> None:
    table = talking()
    for name in ("Anna", "Ivan", "Maria"):
        table.answer(name, "ready", "ready")
    says(table, "Anna", "trust", "Ivan")
    assert table.stage == "discussion"
    table.answer("Dmitry", "ready", "ready")
    assert table.stage == "final"


@pytest.mark.parametrize("kind", ["know", "trust"])
def test_no_wording_comes_again_before_the_five_others_of_its_kind(kind: str) -> None:
    table = talking()
    for name in ("Anna", "Ivan", "Maria"):
        for _ in range(2):
            says(table, name, *([kind] if kind == "know" else [kind, "Dmitry"]))
    tones = [data["tone"] for data in table.heard(None, f"said-{kind}")]
    assert sorted(tones) == ["curt", "plain", "stern", "warm", "weary", "wry"]


def test_a_match_goes_on_with_the_wordings_that_the_last_one_has_left() -> None:
    lately = ("plain", "curt", "warm", "stern", "wry")
    table = Table(FOUR, "Anna", said={"tones": {"know": lately}})
    table.run_out()
    says(table, "Ivan", "know")
    assert [data["tone"] for data in table.heard(None, "said-know")] == ["weary"]
    assert table.match.game.handed_on()["said"]["tones"] == {"know": ("curt", "warm", "stern", "wry", "weary")}


def test_the_very_same_sentence_is_not_heard_twice_in_an_evening() -> None:
    """If it was said in an earlier match, another wording is found; a different one comes back whose turn it is."""
    table = Table(FOUR, "Anna", said={"lines": {"talk suspect hunch plain 1 None": 1}})
    table.run_out()
    says(table, "Anna", "suspect", "Ivan", "hunch", "plain")
    says(table, "Maria", "suspect", "Dmitry", "hunch", "plain")
    assert [(data["target"], data["tone"]) for data in table.heard(None, "said-suspect")] == [
        ("Ivan", "curt"),
        ("Dmitry", "plain"),
    ]
    assert table.match.game.handed_on()["said"]["lines"]["talk suspect hunch curt 1 None"] == 1
