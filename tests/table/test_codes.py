"""A code can be said aloud, understood, and typed in all the ways people type."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lichina.table.codes import LANGUAGES, draw, normalise, words
from lichina.testing import soak

EFFORT = settings(max_examples=100 * soak(), deadline=None)
ALPHABET = {"ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя", "en": "abcdefghijklmnopqrstuvwxyz"}
BOTH = pytest.mark.parametrize("language", LANGUAGES)
EVERY_WORD = [word for language in LANGUAGES for word in words(language)]

RUSSIAN_SOUNDS = [
    *[("ё", "е"), ("ь", ""), ("ъ", ""), ("стн", "сн"), ("здн", "зн"), ("стл", "сл"), ("лнц", "нц"), ("рдц", "рц")],
    *[("вств", "ств"), ("тс", "ц"), ("дс", "ц"), ("дц", "ц"), ("тц", "ц"), ("сч", "щ"), ("зч", "щ"), ("жч", "щ")],
    *[("чн", "шн"), ("чт", "шт"), ("гк", "хк")],
]
ENGLISH_SOUNDS = [
    *[("^kn", "n"), ("^wr", "r"), ("^gn", "n"), ("^ps", "s"), ("^wh", "w"), ("mb$", "m"), ("ph", "f"), ("gh", "")],
    *[("tch", "C"), ("ch", "C"), ("sh", "S"), ("th", "T"), ("dg", "g"), ("ck", "k"), ("qu", "kw"), ("q", "k")],
    *[("x", "ks"), ("scle$", "sal"), ("sc(?=[eiy])", "s"), ("c(?=[eiy])", "s"), ("c", "k"), ("j", "g"), ("z", "s")],
    *[("st(?=le$|en)", "s"), ("(?<=[^aeiouy])le$", "al"), ("(?<=[ao])l(?=[kmfv])", ""), ("(?<=[^aeiouy])e$", "")],
    *[("(?<=.)h", ""), ("(?<=[aeiou])[wy]", "a"), ("(?<=.)y", "a"), ("r(?![aeiou])", ""), ("[aeiou]+", "a")],
]


def sound(language: str, word: str) -> str:
    """What is surely heard of a word.

    Russian: vowels as if none were stressed, consonants as if all were voiceless, hard and soft as one. English: all
    vowels as one, and no letter that may be silent.
    """
    if language == "ru":
        for heard, kept in RUSSIAN_SOUNDS:
            word = word.replace(heard, kept)
        word = word.translate(str.maketrans("бвгджзщоеяэыйю", "пфктшсшаиииииу"))
    else:
        for heard, kept in ENGLISH_SOUNDS:
            word = re.sub(heard, kept, word)
    return re.sub(r"(.)\1+", r"\1", word)


def one_letter_off(word: str) -> set[str]:
    """Patterns that a word shares with every other at edit distance one, and with no further one."""
    changed = {f"{word[:place]}?{word[place + 1 :]}" for place in range(len(word))}
    return changed | {f"{word[:place]}?{word[place:]}" for place in range(len(word) + 1)}


def always(number: int) -> Callable[[int], int]:
    return lambda below: number % below


def is_code(text: str) -> bool:
    parts = text.split("-")
    return len(parts) <= 2 and any(set(parts) <= set(words(language)) for language in LANGUAGES)


# --- the lists --------------------------------------------------------------------------------------------------------


@BOTH
def test_there_are_a_thousand_different_words(language: str) -> None:
    assert len(words(language)) >= 1000
    assert len(set(words(language))) == len(words(language))


@BOTH
def test_every_word_has_three_to_nine_letters_of_its_language(language: str) -> None:
    assert [word for word in words(language) if not 3 <= len(word) <= 9 or set(word) - set(ALPHABET[language])] == []


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        *[("ru", "код", "кот"), ("ru", "луг", "лук"), ("ru", "пруд", "прут"), ("ru", "коза", "каза")],
        *[("ru", "леса", "лиса"), ("ru", "счёт", "щёт"), ("ru", "солнце", "сонце"), ("ru", "касса", "каса")],
        *[("en", "bear", "bare"), ("en", "knight", "night"), ("en", "sail", "sale"), ("en", "flour", "flower")],
        *[("en", "muscle", "mussel"), ("en", "pedal", "peddle"), ("en", "cellar", "seller"), ("en", "yolk", "yoke")],
        *[("en", "sauce", "source"), ("en", "idol", "idle"), ("en", "whale", "wail"), ("en", "plum", "plumb")],
    ],
)
def test_homophones_sound_alike(language: str, one: str, other: str) -> None:
    assert sound(language, one) == sound(language, other)
    assert not {one, other} <= set(words(language))


@BOTH
def test_no_two_words_sound_alike(language: str) -> None:
    heard = defaultdict(list)
    for word in words(language):
        heard[sound(language, word)].append(word)
    assert [alike for alike in heard.values() if len(alike) > 1] == []


@BOTH
def test_one_wrong_letter_never_makes_another_code(language: str) -> None:
    near = defaultdict(set)
    for word in words(language):
        for pattern in one_letter_off(word.replace("ё", "е")):
            near[pattern].add(word)
    assert [alike for alike in near.values() if len(alike) > 1] == []


def test_words_are_written_with_yo() -> None:
    assert {"верёвка", "осётр", "самолёт", "ёжик", "ёрш"} <= set(words("ru"))
    assert not {"веревка", "самолет", "костер", "актер", "орел", "ежик"} & set(words("ru"))


def test_a_language_without_words_is_not_taken_for_another() -> None:
    with pytest.raises(ValueError, match="'de'"):
        words("de")


# --- drawing ----------------------------------------------------------------------------------------------------------


@BOTH
def test_every_word_can_be_drawn(language: str) -> None:
    every = words(language)
    assert [draw(language, [], always(at)) for at in range(len(every))] == list(every)


@BOTH
def test_a_taken_word_is_not_drawn_however_it_is_written(language: str) -> None:
    first, second, *_ = words(language)
    assert draw(language, [first.upper().replace("Ё", "Е")], lambda below: 0) == second


@BOTH
def test_when_words_run_out_two_are_joined_and_none_is_taken_twice(language: str) -> None:
    taken = list(words(language))
    for turn in range(30):
        code = draw(language, taken, always(turn))
        first, second = code.split("-")
        assert first != second and {first, second} <= set(words(language))
        assert code not in taken
        assert normalise(code) == code
        taken.append(code)


def test_when_all_pairs_of_a_word_are_taken_the_next_word_leads() -> None:
    first, second, *rest = words("en")
    taken = [*words("en"), *(f"{first}-{word}" for word in (second, *rest))]
    assert draw("en", taken, lambda below: 0) == f"{second}-{first}"


# --- typing -----------------------------------------------------------------------------------------------------------


def test_a_code_is_its_own_normal_form() -> None:
    assert [word for word in EVERY_WORD if normalise(word) != word] == []


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("СОВА", "сова"),
        ("  Сова.\n", "сова"),
        ("«сова»", "сова"),
        ("со ва", "сова"),
        ("сова́", "сова"),
        ("cjdf", "сова"),
        ("CJDF", "сова"),
        ("cjdf.", "сова"),
        ("COBA", "сова"),
        ("coвa", "сова"),
        ("с0ва", "сова"),
        ("ежик", "ёжик"),
        ("Ёжик", "ёжик"),
        ("`;br", "ёжик"),
        ("~:BR", "ёжик"),
        ("\\;br", "ёжик"),
        ("t;br", "ёжик"),
        ("h.rpfr", "рюкзак"),
        ("и\u0306огурт", "йогурт"),
        ("Badger", "badger"),
        ("ифвпук", "badger"),
        ("ｂａｄｇｅｒ", "badger"),
        ("c0ttage", "cottage"),
        ("wоmbаt", "wombat"),
        ("сова-ёжик", "сова-ёжик"),
        ("сова — ежик", "сова-ёжик"),
        ("Сова Ежик", "сова-ёжик"),
        ("сова_ёжик", "сова-ёжик"),
        ("сова\u2011ёжик", "сова-ёжик"),
        ("сова−ёжик", "сова-ёжик"),
        ("cjdf-`;br", "сова-ёжик"),
    ],
)
def test_what_people_type_is_understood(typed: str, meant: str) -> None:
    assert is_code(meant)
    assert normalise(typed) == meant


KEYS = str.maketrans("ёйцукенгшщзхъфывапролджэячсмитьбю", "`qwertyuiop[]asdfghjkl;'zxcvbnm,.")
KEYS_BACK = {english: russian for russian, english in KEYS.items()}
LOOKS = str.maketrans("АВЕКМНОРСТХУ", "ABEKMHOPCTXY")
LOOKS_BACK = str.maketrans("ABEKMHOPCTXY", "АВЕКМНОРСТХУ")


@pytest.mark.parametrize("variant", ["upper", "without yo", "wrong layout", "look-alikes", "spelt out", "with a dot"])
def test_every_word_is_understood_however_it_is_typed(variant: str) -> None:
    misread = []
    for word in EVERY_WORD:
        russian = word in words("ru")
        typed = {
            "upper": word.upper(),
            "without yo": word.replace("ё", "е"),
            "wrong layout": word.translate(KEYS if russian else KEYS_BACK),
            "look-alikes": word.upper().translate(LOOKS if russian else LOOKS_BACK),
            "spelt out": " ".join(word),
            "with a dot": f"{word.capitalize()}. ",
        }[variant]
        if normalise(typed) != word:
            misread.append((word, typed, normalise(typed)))
    assert misread == []


@pytest.mark.parametrize(
    "garbage",
    [
        "",
        " ",
        "-",
        "qwerty",
        "сов",
        "совва",
        "李сова",
        "сова-badger",
        "сова-ёжик-сова",
        "0",
        "🦉",
        "\ud800",
        "owl" * 40,
    ],
)
def test_garbage_is_no_code(garbage: str) -> None:
    assert not is_code(normalise(garbage))


def test_what_is_too_long_to_be_a_code_is_none() -> None:
    assert normalise("сова" + " " * 96) == "сова"
    assert normalise("сова" + " " * 97) == ""


@pytest.mark.parametrize("thing", [None, 7, b"owl", ["owl"], {"code": "owl"}])
def test_what_is_no_text_is_no_code(thing: object) -> None:
    assert normalise(thing) == ""


@EFFORT
@given(st.text(max_size=120) | st.text("cjdfсова ёе-`;.OО0*", max_size=12))
def test_a_normal_form_is_final_whatever_was_typed(typed: str) -> None:
    assert normalise(normalise(typed)) == normalise(typed)
