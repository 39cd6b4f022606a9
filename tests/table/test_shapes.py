"""Every form of a question is sent as the shapes declare it, with words and without."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from lichina.kernel import Branch, Choose, Form, Number, Order, Pick, Question, Share, Text, Tree
from lichina.kernel.forms import FORMS
from lichina.registry import find
from lichina.table import shapes
from lichina.table.texts import GameTexts
from tests.server.shapes import left_out, strict

SAMPLES: list[Form] = [
    Pick([1, "pass"]),
    Choose([0, 1, 2], 1, 2),
    Number(2, 5),
    Text(40),
    Order([2, 0, 1]),
    Share(3, [0, 1], [2, 3]),
    Tree(Branch("whom", {0: None, 1: Branch("how", {"softly": None}, {"loudly": "asleep"})})),
]


def test_there_is_a_sample_of_every_form() -> None:
    assert {type(form) for form in SAMPLES} == FORMS


def asked(form: Form, words: bool) -> Any:
    """A question with this form, as a client gets it."""
    question = Question(4, "vote", form, {"night": 2}, {2: "jailed"}, form.fallback(), 60.5)
    texts = GameTexts(find("mafia"), "ru", ["Даша", "Гоша", "Майя"])
    return json.loads(msgspec.json.encode(texts.asked(question) if words else question.seen()))


@pytest.mark.parametrize("form", SAMPLES, ids=lambda form: form.kind)
def test_a_question_without_words_has_none(form: Form) -> None:
    found = strict(asked(form, words=False), shapes.Ask)
    assert set().union(*left_out(found, {}).values()) == {False}


@pytest.mark.parametrize("form", SAMPLES, ids=lambda form: form.kind)
def test_a_question_with_words_has_all_of_them(form: Form) -> None:
    found = strict(asked(form, words=True), shapes.Ask)
    assert set().union(*left_out(found, {}).values()) == {True}
