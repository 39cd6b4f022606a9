"""Every form of a question is sent as the protocol declares it, with words and without."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from lichina.kernel import CARD, SEAT, Branch, Choose, Form, Number, Option, Order, Pick, Question, Share, Text, Tree
from lichina.kernel.forms import FORMS
from lichina.registry import find
from lichina.table import protocol
from lichina.table.texts import GameTexts
from tests.server.protocol_check import left_out, strict

SAMPLES: list[Form] = [
    Pick[Option]([1, "pass"], SEAT),
    Choose([0, 1, 2], 1, 2, SEAT),
    Number(2, 5),
    Text(40),
    Order([2, 0, 1], SEAT),
    Share(3, [0, 1], [2, 3], SEAT),
    Tree(Branch("whom", {0: None, 1: Branch("how", {"softly": None}, {"loudly": "asleep"}, CARD)}, of=SEAT)),
]


def test_there_is_a_sample_of_every_form() -> None:
    assert {type(form) for form in SAMPLES} == FORMS


def words_in(question: Any) -> set[bool]:
    """Whether the words that may be left out of a question are there; what its options are is there anyway."""
    fields = left_out(strict(question, protocol.SentAsk), {})
    return set().union(*(there for name, there in fields.items() if not name.endswith(".of")))


def asked(form: Form, words: bool) -> Any:
    """A question with this form, as a client gets it."""
    question = Question(4, "vote", form, {"night": 2}, {2: "jailed"}, form.fallback(), 60.5)
    texts = GameTexts(find("mafia"), "ru", ["Даша", "Гоша", "Майя"])
    return json.loads(msgspec.json.encode(texts.asked(question) if words else question.seen()))


@pytest.mark.parametrize("form", SAMPLES, ids=lambda form: form.kind)
def test_a_question_without_words_has_none(form: Form) -> None:
    assert words_in(asked(form, words=False)) == {False}


@pytest.mark.parametrize("form", SAMPLES, ids=lambda form: form.kind)
def test_a_question_with_words_has_all_of_them(form: Form) -> None:
    assert words_in(asked(form, words=True)) == {True}


@pytest.mark.parametrize("words", [False, True])
@pytest.mark.parametrize("form", SAMPLES, ids=lambda form: form.kind)
def test_what_options_are_is_sent_with_words_and_without(form: Form, words: bool) -> None:
    fields = left_out(strict(asked(form, words), protocol.SentAsk), {})
    expected = [] if form.kind in ("number", "text") else [{True}]
    assert [there for name, there in fields.items() if name.endswith(".of")] == expected
