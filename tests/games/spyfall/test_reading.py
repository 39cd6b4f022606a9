"""What bots understand of typed words: which trait, yes or no, and which place."""

from __future__ import annotations

import pytest

from lichina.games.spyfall.mind import REPLIES, SaidTrait, understood
from lichina.games.spyfall.packs import shipped, traits
from lichina.games.spyfall.reading import read
from lichina.games.spyfall.view import Exchange

PLACES = shipped("everyday")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Здесь холодно?", {"cold": "yes"}),
        ("Нет, тут совсем не холодно.", {"cold": "no"}),
        ("Мёрзнешь постоянно", {"cold": "yes"}),
        ("МЕРЗНЕШЬ ПОСТОЯННО", {"cold": "yes"}),
        ("Бывает прохладно", {"cold": "partly"}),
        ("Детей тут не бывает", {"children": "no"}),
        ("Собак тут нет", {"animals": "no"}),
        ("Билет не понадобится", {"tickets": "no"}),
        ("Ни одной собаки", {"animals": "no"}),
        ("Без шубы не обойтись", {"cold": "yes"}),
        ("Тут не только холодно, но и темно", {"cold": "yes", "dark": "yes"}),
        ("Сюда пускают без билета", {"tickets": "no"}),
        ("У нас тихо и пахнет лекарствами", {"quiet": "yes", "smell": "yes", "medicine": "yes"}),
        ("Мы под землёй?", {"underground": "yes"}),
        ("Это не на земле", {"space": "yes"}),
        ("It isn’t cold at all", {"cold": "no"}),
        ("It isn't cold at all", {"cold": "no"}),
        ("Can't eat here", {"food": "no"}),
        ("Sometimes it gets dark", {"dark": "partly"}),
        ("Nobody's cold", {"cold": "no"}),
        ("It is not cold here", {"cold": "no"}),
        ("Cold but not dark", {"cold": "yes", "dark": "no"}),
        ("Babies everywhere", {"children": "yes"}),
        ("You can't do without a torch", {"dark": "yes"}),
        ("Dogs aren't allowed", {"animals": "no"}),
        ("", {}),
        ("?!", {}),
        ("Ну такое", {}),
    ],
)
def test_a_text_speaks_of_traits(text: str, found: dict[str, str]) -> None:
    assert read(text, PLACES).traits == found


@pytest.mark.parametrize(
    ("text", "reply"),
    [
        *((text, "yes") for text in ("Да", "Ага, точно", "Ещё как!", "Yes, of course", "Of course", "Sure")),
        *(
            (text, "no")
            for text in ("Нет, конечно", "неа", "Да нет, наверное", "Конечно нет", "Вряд ли", "Я бы не сказал")
        ),
        *((text, "no") for text in ("Куда там!", "Не жалуюсь", "No", "Nope", "Not really", "Of course not")),
        *(
            (text, "partly")
            for text in ("И да и нет", "Иногда", "Да, бывает", "Смотря когда", "Как когда", "It depends", "Sort of")
        ),
        *((text, None) for text in ("Хороший вопрос", "Спроси у Даши", "Слонов не видно", "Ask Ben", "")),
    ],
)
def test_an_answer_begins_with_yes_no_or_something_between(text: str, reply: str | None) -> None:
    assert read(text, PLACES).reply == reply


def test_words_that_belong_to_a_place_are_noticed_unless_they_are_denied() -> None:
    assert read("В палате душно", PLACES).places == {"hospital"}
    assert read("The big top is full", PLACES).places == {"circus"}
    assert read("Слонов не видно", PLACES).places == frozenset()
    assert read("Это не школа", PLACES).places == frozenset()
    assert read("Как дела?", PLACES).places == frozenset()


def test_every_stem_is_read_as_its_trait() -> None:
    for trait, known in traits().items():
        for stems in known.stems.values():
            for stem in stems:
                assert trait in read(stem, PLACES).traits, stem


def exchange(about: str = "own", **said: object) -> Exchange:
    """A question of seat 0 to seat 1, and its answer."""
    words = {"line": None, "text": None, "lasso": False, "manner": None, **said}
    return Exchange(seat=0, target=1, about=about, **words)  # type: ignore[arg-type]


def said(one: Exchange) -> list[tuple[str, str]]:
    return [(heard.trait, REPLIES[heard.reply]) for heard in understood(one, PLACES)[1]]


def test_a_ready_answer_speaks_of_the_trait_of_its_question() -> None:
    asked = exchange("cold", line="cold-q1", reply="no", reply_about="cold", reply_line="cold-n1")
    assert understood(asked, PLACES) == ("cold", [SaidTrait("cold", 2)], frozenset())


def test_a_ready_answer_to_a_typed_question_speaks_of_what_was_read_in_it() -> None:
    assert said(exchange(text="Тут пахнет?", reply="yes", reply_line="any-y1")) == [("smell", "yes")]
    assert said(exchange(text="Is it noisy?", reply="yes", reply_line="any-y1")) == []


def test_a_typed_answer_speaks_of_its_question_and_of_itself() -> None:
    asked = exchange("cold", line="cold-q1", reply="own", reply_text="Нет, зато темно")
    assert sorted(said(asked)) == [("cold", "no"), ("dark", "yes")]
    assert said(exchange(text="Is it cold here?", reply="own", reply_text="Not really")) == [("cold", "no")]


def test_a_hint_speaks_of_its_own_trait() -> None:
    hint = exchange(text="Как настроение?", reply="partly", reply_about="crowds", reply_line="crowds-p1")
    assert said(hint) == [("crowds", "partly")]


def test_what_a_yes_means_after_a_question_with_a_not_nobody_knows() -> None:
    assert said(exchange(text="Тут не холодно?", reply="yes", reply_line="any-y1")) == []
    assert said(exchange(text="Тут не холодно?", reply="no", reply_line="any-n1")) == [("cold", "no")]


def test_what_was_said_aloud_is_no_evidence_but_for_a_yes_or_no_under_the_lasso() -> None:
    assert said(exchange("aloud", reply="yes", reply_line="any-y1")) == []
    assert said(exchange("cold", line="cold-q1", reply="aloud", reply_about="cold")) == []
    assert said(exchange("cold", line="cold-q1", lasso=True, reply="aloud-no", reply_about="cold")) == [("cold", "no")]
    both = exchange("cold", line="cold-q1", lasso=True, reply="own-yes", reply_about="cold", reply_text="и сыро")
    assert ("cold", "yes") in said(both)
