"""Both languages say the same, and there is a sentence for everything that can go wrong."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar, NamedTuple

import pytest

import lichina
from lichina.kernel import (
    AMOUNT,
    CARD,
    PLACE,
    SEAT,
    WORD,
    Amount,
    BadRecord,
    Card,
    Game,
    IllegalAnswer,
    Kind,
    LichinaError,
    Meaning,
    Option,
    Outcome,
    Pick,
    Question,
    Seat,
    Tale,
    Told,
    Word,
)
from lichina.registry import BUILT_IN
from lichina.words import LANGUAGES, OWN, Narrator, Words, files_in, messages, missing

SOURCE = Path(lichina.__file__).parent
GAMES = sorted([*(SOURCE / "games").glob("*/locale"), *(Path(__file__).parent / "games").glob("*/locale")])
PACKS = sorted({file.parent for file in (SOURCE / "games").glob("*/content/*/*.ftl")})
RUSSIAN = sorted(SOURCE.glob("**/locale/ru*.ftl")) + sorted(Path(__file__).parents[1].glob("web/locale/ru/*.ftl"))


def write(folder: Path, ru: str, en: str, more: str = "") -> Path:
    """A folder with these texts; `more` stands between the language and the ending of the names of their files."""
    folder.mkdir(exist_ok=True)
    (folder / f"ru{more}.ftl").write_text(ru, encoding="utf-8")
    (folder / f"en{more}.ftl").write_text(en, encoding="utf-8")
    return folder


def locale_of(pack: Path) -> Path:
    """The words over which those of a pack lie."""
    return pack.parent.parent / "locale"


# --- the two languages ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("folder", [OWN, *GAMES], ids=lambda folder: folder.parent.name)
def test_russian_and_english_have_the_same_messages_with_the_same_variables(folder: Path) -> None:
    assert missing(folder) == []


@pytest.mark.parametrize("folder", [OWN, *GAMES], ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_whatever_the_numbers(folder: Path, language: str) -> None:
    words = Words(language, folder, strict=True)
    for key, variables in messages(*files_in(folder, language))[0].items():
        for value in (0, 1, 2, 5, 21, "слово"):
            assert words(key, **dict.fromkeys(variables, value)).strip()


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: f"{pack.parent.parent.name}-{pack.name}")
def test_both_languages_of_a_pack_say_the_same_and_fit_over_the_words_of_their_game(pack: Path) -> None:
    assert missing(pack, over=locale_of(pack)) == []


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: f"{pack.parent.parent.name}-{pack.name}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_a_game_can_be_said_in_the_words_of_a_pack(pack: Path, language: str) -> None:
    words = Words(language, locale_of(pack), pack, strict=True)
    below, over = (messages(*files_in(folder, language))[0] for folder in (locale_of(pack), pack))
    for key, variables in {**below, **over}.items():
        for value in (0, 1, 2, 5, 21, "слово"):
            assert words(key, **dict.fromkeys(variables, value)).strip()


def test_a_message_that_one_language_lacks_is_found(tmp_path: Path) -> None:
    assert missing(write(tmp_path, "a = А\nb = Б\n", "a = A\nc = C\n")) == ["b: missing in en", "c: missing in ru"]


def test_an_attribute_that_one_language_lacks_is_found(tmp_path: Path) -> None:
    assert missing(write(tmp_path, "a = А\n    .about = о\n", "a = A\n")) == ["a.about: missing in en"]


def test_a_variable_that_one_language_does_not_use_is_found(tmp_path: Path) -> None:
    ru = "a = { $n ->\n    [one] { $who }\n   *[many] много\n}\n"
    assert missing(write(tmp_path, ru, "a = { $who }\n")) == ["a: different variables (ru: n, who; en: who)"]


def test_what_cannot_be_read_or_refers_to_nothing_or_is_there_twice_is_found(tmp_path: Path) -> None:
    wrong = missing(write(tmp_path, "a = А\nb = { c }\n?!\n", "a = A\na = Again\nb = B\n"))
    assert wrong == ["ru.ftl: not readable: ?!", "ru.ftl: b refers to c", "en.ftl: a is there twice"]


def test_a_language_without_a_file_is_found(tmp_path: Path) -> None:
    (tmp_path / "ru.ftl").write_text("a = А\n", encoding="utf-8")
    assert missing(tmp_path) == ["en.ftl is missing"]


def test_the_files_of_a_language_are_one_text(tmp_path: Path) -> None:
    write(tmp_path, "-spy = шпион\nhint = { question }\n", "-spy = spy\nhint = { question }\n")
    write(tmp_path, "question = Где { -spy }?\n", "question = Where is the { -spy }?\n", more="-lines")
    assert missing(tmp_path) == []
    assert Words("ru", tmp_path, strict=True)("hint") == "Где шпион?"


def test_a_file_that_one_language_lacks_is_found(tmp_path: Path) -> None:
    write(tmp_path, "a = А\n", "a = A\n")
    (tmp_path / "ru-lines.ftl").write_text("b = Б\n", encoding="utf-8")
    assert missing(tmp_path) == ["en-lines.ftl is missing"]


def test_a_message_that_stands_in_two_files_is_found(tmp_path: Path) -> None:
    write(write(tmp_path, "a = А\n", "a = A\n"), "a = Опять\n", "b = B\n", more="-lines")
    wrong = ["ru-lines.ftl: a is there twice", "b: missing in ru"]
    assert missing(tmp_path) == wrong


# --- content packs ----------------------------------------------------------------------------------------------------

BASE = """
-spy = { $case ->
    [gen] шпиона
   *[nom] шпион
}
told-seen = { $seat } видит { -spy(case: "gen") }.
option-joke = Все — { -spy }.
    .title = Все шпионы
card-spy = Шпион
"""
OVER = """
-spy = { $case ->
    [gen] Клоуна
   *[nom] Клоун
}
card-spy = Клоун
card-cave = Пещера
"""


def test_the_words_of_a_pack_lie_over_those_of_the_game_and_its_terms_too(tmp_path: Path) -> None:
    base, pack = write(tmp_path / "locale", BASE, BASE), write(tmp_path / "pack", OVER, OVER)
    assert missing(pack, over=base) == []
    words = Words("ru", base, pack, strict=True)
    assert words("told-seen", seat="Даша") == "Даша видит Клоуна."
    assert [words("card-spy"), words("card-cave"), words("option-joke.title")] == ["Клоун", "Пещера", "Все шпионы"]
    assert Words("ru", base)("told-seen", seat="Даша") == "Даша видит шпиона."


def test_a_pack_may_refer_to_the_words_of_its_game_and_to_nothing_else(tmp_path: Path) -> None:
    base = write(tmp_path / "locale", BASE, BASE)
    pack = write(tmp_path / "pack", "a = { -spy }\nb = { -ally }\n", "a = { -spy }\nb = { -spy }\n")
    assert missing(pack, over=base) == ["ru.ftl: b refers to -ally"]


def test_a_pack_replaces_a_text_as_a_whole_and_with_what_it_gets(tmp_path: Path) -> None:
    base = write(tmp_path / "locale", BASE, BASE)
    text = "option-joke = Шутка.\ntold-seen = { $seat }, { $target }!\n"
    wrong = [
        "option-joke.title is lost, for option-joke is replaced without it",
        "told-seen uses $target, and the text below it does not",
    ]
    found = missing(write(tmp_path / "pack", text, text), over=base)
    assert found == [f"{language}: {line}" for language in LANGUAGES for line in wrong]


def test_names_that_people_gave_are_said_as_they_are(tmp_path: Path) -> None:
    text = "told-there = { $place-name }!\ncard-own-2 = no\n"
    names = {"own-1": {"ru": "{ $seat } «Кухня»"}, "own-2": {"ru": "Погреб", "en": "Cellar"}, "own-3": {}}
    words = Words("en", write(tmp_path, text, text), names=names, strict=True)
    assert [words("card-own-1"), words.get("card-own-2", "—")] == ["{ $seat } «Кухня»", "Cellar"]
    assert Narrator(words, []).told(Told("there", {"place": "own-1"})) == "{ $seat } «Кухня»!"
    assert [words.get(key, "—") for key in ("card-own-3", "own-1", "side-own-1")] == ["—"] * 3


# --- saying -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "said"), [(1, "1 партия"), (2, "2 партии"), (5, "5 партий"), (11, "11 партий"), (21, "21 партия")]
)
def test_russian_plurals_are_right(count: int, said: str) -> None:
    assert Words("ru")("simulate-title", game="Крот", games=count) == f"«Крот»: {said}"


def test_a_missing_key_is_shown_and_does_not_stop_the_play() -> None:
    assert Words("ru")("told-nothing", seat=3) == "⟨told-nothing seat=3⟩"


def test_a_missing_key_stops_strict_words() -> None:
    with pytest.raises(KeyError, match="ru: told-nothing"):
        Words("ru", strict=True)("told-nothing")


def test_a_missing_variable_stops_strict_words() -> None:
    with pytest.raises(KeyError, match="ru: record-saved: Unknown external: path"):
        Words("ru", strict=True)("record-saved")


def test_what_a_language_lacks_is_said_in_the_other(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("game-name = The bell\n", encoding="utf-8")
    assert Words("ru", tmp_path)("game-name") == "The bell"


def test_the_words_of_a_game_count_more_than_ours(tmp_path: Path) -> None:
    assert Words("ru", write(tmp_path, "nobody = ни души\n", "nobody = no soul\n"))("nobody") == "ни души"


@pytest.mark.parametrize(
    ("language", "said"), [("ru", ["2,50", "1,5", "2", "0,5–3"]), ("en", ["2.50", "1.5", "2", "0.5–3"])]
)
def test_a_decimal_is_written_as_its_language_does(language: str, said: list[str]) -> None:
    words = Words(language)
    assert [words.number(2.5, 2), words.number(1.5), words.number(2.0), words.kinds("0.5–3")] == said


def test_decimals_in_a_list_are_written_as_the_language_does() -> None:
    told = [Narrator(Words(language), []).parameters({"times": [1.5, 2]}, {})["times"] for language in LANGUAGES]
    assert told == ["1,5, 2", "1.5, 2"]


def test_a_row_of_a_simulation_has_a_name_of_its_own_or_that_of_its_card(tmp_path: Path) -> None:
    text = "card-guides = проводник\ncard-coin = монета\ntally-points-guides = проводники\n"
    words = Words("ru", write(tmp_path, text, text), strict=True)
    assert [words.row("points", "guides"), words.row("endings", "guides")] == ["проводники", "проводник"]
    assert words.row("points", "coin") == "монета"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(LichinaError, match="there is no language “de”; known: ru, en"):
        Words("de")


def test_there_are_different_names_for_thirty_two_players_and_numbers_beyond() -> None:
    for language in LANGUAGES:
        assert len(set(Words(language).names(32))) == 32
    assert Words("ru").names(34)[31:] == ["Захар", "Игрок 33", "Игрок 34"]


# --- the narrator -----------------------------------------------------------------------------------------------------

TEXTS = """
told-shot = { $seat } стреляет. Цель: { $target }.
told-dawn = Ночь прошла. Выбыли: { $dead } ({ $dead-count }).
told-drew = { $seat } берёт: { $card-name } ({ $card }).
told-hand = Карты: { $cards-name }, всего { $cards-count }.
told-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
told-checked = { $guilty ->
    [yes] виновен
   *[no] невиновен
}
told-spared = { $victim ->
    [none] никто не выбыл
   *[other] { $victim }
}
told-order = По местам: { $numbers }.
told-shown = Открыто: { $cards }.
told-deck = В колоде: { $deck }.
told-votes = Голоса: { $pairs }.
told-old = Что-то было: { $seat }.
fact-shots = { $seat } стреляет чаще всех: { $count }.
ask-beg = { $seat } просит: { $kind-name }.
card-potion = зелье
card-bomb = бомба
reason-parity = силы равны
reason-goal = цель достигнута
    .draw = цель достигнута, но не теми
side-mafia = мафия
side-triads = Триады
    .wins = Побеждают Триады
"""


class Shooting(Game):
    """What the texts above tell of."""

    EVENTS = (
        Tale("shot", seat=Seat, target=Seat | None),
        Tale("turned", seat=Seat, target=Seat | None),
        Tale("dawn", dead=tuple[Seat, ...]),
        Tale("drew", seat=Seat, card=Card),
        Tale("hand", cards=tuple[Card, ...]),
        Tale("points", points=Amount),
        Tale("checked", guilty=bool),
        Tale("spared", victim=Seat | None),
        Tale("order", numbers=tuple[Amount, ...]),
        Tale("shown", cards=dict[Seat, Card]),
        Tale("deck", deck=dict[Card, Amount]),
        Tale("votes", pairs=dict[Seat, Seat | Word]),
    )
    FACTS = (Tale("shots", seat=Seat, count=Amount),)
    ABOUT: ClassVar = {"seat": Seat, "kind": Card}


@pytest.fixture
def narrator(tmp_path: Path) -> Narrator:
    words = Words("ru", write(tmp_path, TEXTS, TEXTS), strict=True)
    return Narrator(words, ["Даша", "Гоша", "Майя"], game=Shooting)


@pytest.mark.parametrize(
    ("key", "data", "said"),
    [
        ("shot", {"seat": 0, "target": 2}, "Даша стреляет. Цель: Майя."),
        ("dawn", {"dead": (0, 1, 2)}, "Ночь прошла. Выбыли: Даша, Гоша и Майя (3)."),
        ("dawn", {"dead": ()}, "Ночь прошла. Выбыли: никто (0)."),
        ("drew", {"seat": 1, "card": "potion"}, "Гоша берёт: зелье (potion)."),
        ("drew", {"seat": 1, "card": "sword"}, "Гоша берёт: sword (sword)."),
        ("hand", {"cards": ("potion", "bomb")}, "Карты: зелье, бомба, всего 2."),
        ("points", {"points": 3}, "3 очка"),
        ("checked", {"guilty": True}, "виновен"),
        ("checked", {"guilty": False}, "невиновен"),
        ("spared", {"victim": None}, "никто не выбыл"),
        ("spared", {"victim": 0}, "Даша"),
        ("order", {"numbers": (2, 0, 1)}, "По местам: 2, 0, 1."),
        ("shown", {"cards": {"0": "bomb", "2": "potion"}}, "Открыто: Даша — бомба, Майя — зелье."),
        ("deck", {"deck": {"bomb": 2, "potion": 1}}, "В колоде: бомба ×2, зелье."),
        ("votes", {"pairs": {"0": 2, "1": "nobody"}}, "Голоса: Даша — Майя, Гоша — nobody."),
        ("old", {"seat": 1}, "Что-то было: 1."),
    ],
)
def test_data_become_words(narrator: Narrator, key: str, data: dict[str, object], said: str) -> None:
    assert narrator.told(Told(key, data)) == said


def test_what_was_counted_is_said_with_the_names_of_players(narrator: Narrator) -> None:
    assert narrator.counted(Told("shots", {"seat": 1, "count": 2})) == "Гоша стреляет чаще всех: 2."


@pytest.mark.parametrize(
    ("option", "of", "label"),
    [(1, SEAT, "Гоша"), (1, AMOUNT, "1"), ("bomb", CARD, "бомба"), ("pass", SEAT, "pass"), ("bay", PLACE, "bay")],
)
def test_an_option_is_called_by_what_it_is(narrator: Narrator, option: Option, of: Kind, label: str) -> None:
    assert narrator.label(option, of) == label


@pytest.mark.parametrize("of", [WORD, CARD, PLACE, AMOUNT])
def test_only_a_seat_has_the_name_of_a_player(narrator: Narrator, of: Kind) -> None:
    assert [narrator.label(number, of) for number in range(3)] == ["0", "1", "2"]


CASES = """
told-dawn = { $dead-forms ->
    [yes] Город прощается с { $dead-ins } ({ $dead-count }).
   *[no] Ночь прошла. Выбыли: { $dead } ({ $dead-count }).
}
told-turned = { $target-self ->
    [yes] { $seat } стреляет в себя.
   *[no] { $seat } стреляет. Цель: { $target }.
}
told-shot = { $target-forms ->
    [yes] { $seat } в { $target-acc }: без { $target-gen }, к { $target-dat }, с { $target-ins }, о { $target-loc }.
   *[no] { $seat } стреляет. Цель: { $target }.
}
"""
PLAIN = """
told-dawn = { $dead } ({ $dead-count })
told-turned = { $seat }: { $target }
told-shot = { $seat } shoots { $target }.
"""


@pytest.fixture
def inflecting(tmp_path: Path) -> Narrator:
    gosha = ("Гоша", "Гоши", "Гоше", "Гошу", "Гошей", "Гоше")
    forms = [None, gosha, None, ("Лев", "Льва", "Льву", "Льва", "Львом", "Льве")]
    names = ["Ёлка-2", "Гоша", "Wolf", "Лев"]
    return Narrator(Words("ru", write(tmp_path, CASES, CASES), strict=True), names, forms, Shooting)


def test_a_name_whose_forms_are_known_stands_in_the_case_that_the_sentence_needs(inflecting: Narrator) -> None:
    said = "Ёлка-2 в Гошу: без Гоши, к Гоше, с Гошей, о Гоше."
    assert inflecting.told(Told("shot", {"seat": 0, "target": 1})) == said


@pytest.mark.parametrize(
    ("name", "said"),
    [("Гошу", "в Гошу"), ("Льва", "во Льва"), ("Веру", "в Веру"), ("Владимира", "во Владимира"), ("Фрола", "во Фрола")],
)
def test_the_preposition_before_a_name_is_the_one_that_can_be_said(tmp_path: Path, name: str, said: str) -> None:
    narrator = Narrator(Words("ru", write(tmp_path, CASES, CASES)), ["Имя"], [("Имя", "", "", name, "", "")])
    assert narrator.parameters({"seat": 0}, {"seat": Meaning(numbers=SEAT)})["seat-into"] == said


@pytest.mark.parametrize(("target", "said"), [(2, "Wolf"), (7, "7"), (None, "none")])
def test_what_cannot_be_inflected_is_said_otherwise(inflecting: Narrator, target: int | None, said: str) -> None:
    assert inflecting.told(Told("shot", {"seat": 1, "target": target})) == f"Гоша стреляет. Цель: {said}."


@pytest.mark.parametrize(
    ("dead", "said"),
    [
        ((3,), "Город прощается с Львом (1)."),
        ((1, 3), "Город прощается с Гошей и Львом (2)."),
        ((1, 2, 3), "Ночь прошла. Выбыли: Гоша, Wolf и Лев (3)."),
        ((), "Ночь прошла. Выбыли: никто (0)."),
    ],
)
def test_several_names_stand_in_a_case_if_all_of_them_can(
    inflecting: Narrator, dead: tuple[int, ...], said: str
) -> None:
    assert inflecting.told(Told("dawn", {"dead": dead})) == said


@pytest.mark.parametrize(
    ("target", "said"),
    [(1, "Гоша стреляет в себя."), (3, "Гоша стреляет. Цель: Лев."), (None, "Гоша стреляет. Цель: none.")],
)
def test_a_text_knows_whether_somebody_does_it_to_himself(inflecting: Narrator, target: int | None, said: str) -> None:
    assert inflecting.told(Told("turned", {"seat": 1, "target": target})) == said


@pytest.mark.parametrize("file", RUSSIAN, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_no_sentence_puts_a_noun_before_a_name_that_cannot_be_inflected(file: Path) -> None:
    assert re.findall(r"[Ии]грок(?:а|у|ом|е) \{ \$(?:name|seat|target) \}", file.read_text(encoding="utf-8")) == []


def test_in_a_language_without_cases_every_case_is_the_name(tmp_path: Path) -> None:
    narrator = Narrator(Words("en", write(tmp_path, CASES, CASES)), ["Гоша"], [("Гоша", *["Гоши"] * 5)])
    found = narrator.parameters({"seat": 0}, {"seat": Meaning(numbers=SEAT)})
    cases = {f"seat-{case}": "Гоша" for case in ("gen", "dat", "acc", "ins", "loc", "into")}
    assert found == {"seat": "Гоша", **cases, "seat-forms": "no"}


def test_a_language_without_cases_need_not_name_them(tmp_path: Path) -> None:
    assert missing(write(tmp_path, CASES, PLAIN)) == []
    wrong = "told-shot: different variables (ru: seat, target, target-acc, target-dat, target-forms, target-gen, "
    wrong += "target-ins, target-loc; en: seat)"
    assert missing(write(tmp_path, CASES, PLAIN.replace(" shoots { $target }", ""))) == [wrong]


def test_a_question_is_asked_with_what_it_is_about(narrator: Narrator) -> None:
    question = Question(1, "beg", Pick([1]), {"seat": 2, "kind": "bomb"}, {}, None, None)
    assert narrator.asked(question) == "Майя просит: бомба."


@pytest.mark.parametrize(
    ("outcome", "said"),
    [
        (Outcome((0,), "parity"), "Выигрывает Даша: силы равны."),
        (Outcome((0, 2), "parity"), "Выигрывают Даша и Майя: силы равны."),
        (
            Outcome((0, 1), "parity", "mafia"),
            "Победа стороны «мафия»: силы равны. Победители: Даша и Гоша.",
        ),
        (Outcome((0, 1), "parity", "triads"), "Побеждают Триады: силы равны. Победители: Даша и Гоша."),
        (Outcome((2,), "parity", "triads"), "Побеждают Триады: силы равны. Победитель: Майя."),
        (Outcome((), "parity"), "Не выигрывает никто: силы равны."),
        (Outcome((), "goal"), "Не выигрывает никто: цель достигнута, но не теми."),
        (Outcome((0,), "goal"), "Выигрывает Даша: цель достигнута."),
    ],
)
def test_the_end_is_told(narrator: Narrator, outcome: Outcome, said: str) -> None:
    assert narrator.ended(outcome) == said


# --- errors -----------------------------------------------------------------------------------------------------------


class Raised(NamedTuple):
    """An error as it stands in the source: its code, and the data that it is given."""

    code: str
    data: frozenset[str]


def name_of(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def keywords(call: ast.Call) -> frozenset[str]:
    return frozenset(keyword.arg for keyword in call.keywords if keyword.arg)


def raised_in(texts: list[str]) -> Iterator[Raised]:
    """Every error with a code that is made in these sources, also through a function whose first argument is one."""
    nodes = [node for text in texts for node in ast.walk(ast.parse(text))]
    kinds = {"LichinaError"}
    for _ in range(5):
        kinds |= {n.name for n in nodes if isinstance(n, ast.ClassDef) and kinds & {name_of(b) for b in n.bases}}
    functions = [n for n in nodes if isinstance(n, ast.FunctionDef) and [a.arg for a in n.args.args[:1]] == ["code"]]
    given = dict.fromkeys(kinds, frozenset[str]())
    inside: list[ast.Call] = []
    for function in functions:
        calls = [n for n in ast.walk(function) if isinstance(n, ast.Call) and name_of(n.func) in kinds]
        given[function.name] = frozenset().union(*map(keywords, calls))
        inside += calls
    for node in nodes:
        if isinstance(node, ast.Call) and name_of(node.func) in given and node.args and node not in inside:
            code = node.args[0]
            assert isinstance(code, ast.Constant) and isinstance(code.value, str), ast.unparse(node)
            yield Raised(code.value, keywords(node) | given[name_of(node.func)])


def our_errors() -> list[Raised]:
    rules = SOURCE / "games"
    return list(raised_in([f.read_text(encoding="utf-8") for f in SOURCE.rglob("*.py") if rules not in f.parents]))


def test_errors_are_found_in_the_source() -> None:
    text = """
class Odd(LichinaError): ...
class Odder(module.Odd): ...
def refuse(code, message, value): return IllegalAnswer(code, message, value=value)
class IllegalAnswer(LichinaError): ...
raise Odder("one", "…", a=1)
raise refuse("two", "…", 5, b=2)
"""
    assert set(raised_in([text])) == {Raised("one", frozenset("a")), Raised("two", frozenset({"value", "b"}))}
    assert {"not-an-option", "wrong-seats", "unknown-game", "bad-vectors"} <= {error.code for error in our_errors()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_sentence_made_of_what_it_knows(language: str) -> None:
    texts = messages(OWN / f"{language}.ftl")[0]
    for error in our_errors():
        assert f"error-{error.code}" in texts
        assert texts[f"error-{error.code}"] <= error.data | {"message"}, error.code


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_left_of_an_error_that_is_gone(language: str) -> None:
    said = {key for key in messages(OWN / f"{language}.ftl")[0] if key.startswith("error-")}
    known = {f"error-{error.code}" for error in our_errors()} | {"error-interrupted", "error-unexpected"}
    assert said - known == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN)
def test_what_a_game_refuses_has_a_sentence_in_its_own_words(game: str, language: str) -> None:
    folder = SOURCE / "games" / game
    files = [SOURCE / "kernel" / "errors.py", *folder.glob("*.py")]
    raised = list(raised_in([file.read_text(encoding="utf-8") for file in files]))
    texts = messages(*files_in(folder / "locale", language))[0]
    assert {key for key in texts if key.startswith("error-")} == {f"error-{error.code}" for error in raised}
    for error in raised:
        assert texts[f"error-{error.code}"] <= error.data | {"message"}, error.code


def test_an_error_is_said_in_the_readers_language() -> None:
    error = IllegalAnswer("out-of-range", "7 is not a whole number from 1 to 3", value="7", low=1, high=3)
    assert Words("ru").error(error) == "7 не подходит: нужно целое число от 1 до 3."
    assert Words("en").error(error) == "7 will not do: a whole number from 1 to 3 is needed."


def test_an_error_explains_what_led_to_it_in_the_same_language() -> None:
    error = BadRecord("bad-entry", "entry 3 does not fit: the match is over", index=3, detail="the match is over")
    error.__cause__ = IllegalAnswer("over", "the match is over")
    assert Words("ru").error(error) == "Строка 3 записи не подходит. Партия уже закончилась."


def test_the_reason_of_a_closed_option_is_in_the_words_of_the_game(tmp_path: Path) -> None:
    words = Words("ru", write(tmp_path, "closed-twice-running = вчера лечили\n", "closed-twice-running = again\n"))
    error = IllegalAnswer("closed-option", "2 cannot be chosen now", value="2", reason="twice-running")
    assert words.error(error) == "2 — сейчас это выбрать нельзя: вчера лечили."


def test_an_error_without_a_sentence_is_said_as_it_is() -> None:
    assert Words("ru").error(LichinaError("of-a-game", "the boat is full")) == "the boat is full"


def test_a_name_that_cannot_be_inflected_is_never_propped_up_by_the_word_player() -> None:
    """«Обвинение: xX_Wolf_Xx», and not «игрока xX_Wolf_Xx»."""
    client = Path(__file__).parents[1] / "web" / "locale" / "ru"
    files = [*client.glob("*.ftl"), *(SOURCE / "locale").glob("ru*.ftl"), *(SOURCE / "games").glob("*/locale/ru*.ftl")]
    assert len(files) > 15
    propped = re.compile(r"игрок(а|у|ом|е)? «?\{ \$")
    assert [file.name for file in files if propped.search(file.read_text(encoding="utf-8"))] == []
