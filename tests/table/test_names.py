"""A name can be read, and no two at a table look the same."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lichina.table.names import BadName, clean, distinct, look
from lichina.testing import soak

EFFORT = settings(max_examples=100 * soak(), deadline=None)

REAL = [
    *("Даша", "Гоша", "Мария-Луиза", "xX_Wolf_Xx", "Кот №2", "Ёж", "O'Brien", "李雷", "عمر", "Nguyễn", "עומר", "สมชาย"),
    *("Д’Артаньян", "Сергей Б.", "J.R.", "Ąžuolas", "Ὀδυσσεύς", "ქეთი", "राम", "မြွှေ", "علی\u200cرضا", "...", "7"),
]
EMOJI = {
    "skin tones in a family": "👨🏻\u200d👩🏻\u200d👧🏻\u200d👦🏻",
    "a kiss": "👩🏻\u200d❤️\u200d💋\u200d👨🏻",
    "a flag of two letters": "🇬🇧",
    "a flag of tags": "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "a rainbow flag": "🏳️\u200d🌈",
    "a keycap": "1️⃣",
    "a shrug": "🤷🏽\u200d♀️",
    "newer than Python": "\U0001fae8",
    "a heart": "❤️",
}
UNPRINTABLE = {
    "control": "Ма\x00ша",
    "escape": "\x1b[31mМаша",
    "bidi override": "Маша\u202eкот",
    "bidi isolate": "\u2068Маша\u2069",
    "bidi mark": "Маша\u200f",
    "zero width space": "Ма\u200bша",
    "joiner between letters": "Ма\u200dша",
    "byte order mark": "\ufeffМаша",
    "soft hyphen": "Ма\u00adша",
    "private use": "Маша\ue000",
    "lone surrogate": "Маша\ud83d",
    "unassigned": "Маша\u0378",
    "pile of marks": "М\u0316\u0317\u0318\u0319аша",
    "pile of Thai tones": "ก้้้้้",
    "accents in a row": "М\u0300\u0301\u0302аша",
    "mark on nothing": "\u0301Маша",
    "mark on a space": "Маша \u0301",
    "blank letter": "\u3164",
    "blank symbol": "\u2800",
    "variation twice": "❤\ufe0f\ufe0f",
    "variation of a letter": "М\ufe0fаша",
    "hidden text in tags": "\U0001f3f4\U000e0061\U000e0062",
    "endless family": "👨" + "\u200d👨" * 8,
    "replacement": "Ма\ufffdа",
}


def refused(name: object) -> BadName:
    with pytest.raises(BadName) as caught:
        clean(name)
    return caught.value


# --- what may be a name -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", REAL)
def test_a_real_name_stays_as_it_was_written(name: str) -> None:
    assert clean(name) == name


@pytest.mark.parametrize("name", EMOJI.values(), ids=EMOJI.keys())
def test_an_emoji_counts_as_one_character(name: str) -> None:
    assert clean(name * 24) == name * 24
    assert refused(name * 25).code == "name-too-long"


def test_spaces_of_all_kinds_become_single_ones() -> None:
    assert clean("  Мария \u00a0\t Луиза\r\n") == "Мария Луиза"


def test_a_letter_and_its_accent_become_one() -> None:
    assert clean("И\u0306ося") == "Йося"


@pytest.mark.parametrize("name", ["", "  \n", None, 7, b"Dasha", ["Даша"]])
def test_what_is_no_text_or_only_spaces_is_no_name(name: object) -> None:
    assert refused(name).code == "name-empty"


def test_a_name_has_at_most_twenty_four_characters() -> None:
    assert clean("ё" * 24) == "ё" * 24
    error = refused("ё" * 25)
    assert (error.code, error.data) == ("name-too-long", {"high": 24})
    assert refused("я" * 1_000_000).code == "name-too-long"


def test_characters_are_counted_as_people_count_them() -> None:
    assert clean("n\u0303\u0331" * 24)
    assert clean("มี่" * 24)


@pytest.mark.parametrize("name", UNPRINTABLE.values(), ids=UNPRINTABLE.keys())
def test_what_cannot_be_seen_is_refused(name: str) -> None:
    assert refused(name).code == "name-unprintable"


@EFFORT
@given(st.text(max_size=40))
def test_whatever_is_typed_is_a_name_or_is_refused_in_words(name: str) -> None:
    try:
        shown = clean(name)
    except BadName as error:
        assert error.code in {"name-empty", "name-too-long", "name-unprintable"}
    else:
        assert clean(shown) == shown
        assert shown.encode()


# --- what looks alike -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Маша", "Mашa"),
        ("МАША", "маша"),
        ("Вова", "BOBA"),
        ("Нина", "Hинa"),
        ("Ёж", "Еж"),
        ("Андрей", "Андреи"),
        ("José", "Jose"),
        ("Olga", "0lga"),
        ("Wolf", "Wo1f"),
        ("Wolf", "WoIf"),
        ("Wolf", "𝓦𝓸𝓵𝓯"),
        ("Wolf", "Ｗｏｌｆ"),
        ("Alla", "Αlla"),
        ("Modern", "Modem"),
        ("Wanda", "VVanda"),
        ("Кот 2", "кот-2"),
        ("xX_Wolf_Xx", "xXWolfXx"),
        ("Кот №2", "Кот No 2"),
        ("Зоя", "3оя"),
        ("Іван", "Lван"),
        ("عُمَر", "عمر"),
        ("❤️", "❤"),
    ],
)
def test_names_that_look_alike_are_the_same_at_a_table(one: str, other: str) -> None:
    assert look(one) == look(other)
    with pytest.raises(BadName) as caught:
        distinct(other, ["Кто-то", one])
    assert caught.value.code == "name-taken"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Даша", "Маша"),
        ("Даша", "Паша"),
        ("Саша", "Сашка"),
        ("Лена", "Лёня"),
        ("Вова", "Боба"),
        ("Маша 2", "Маша 3"),
        ("Маша", "Маша🦊"),
        ("Маша\U0001fae8", "Маша"),
        ("राम", "रमा"),
        ("李雷", "李蕾"),
        ("...", "!!!"),
        ("👍🏻", "👍🏿"),
        (EMOJI["a flag of tags"], "\U0001f3f4"),
    ],
)
def test_names_that_can_be_told_apart_sit_at_one_table(one: str, other: str) -> None:
    assert look(one) != look(other)
    distinct(one, [other])
    distinct(other, [one])


@pytest.mark.parametrize("name", [" ", "-", "\u0301", "\ufe0f", "!?"])
def test_even_what_is_hardly_a_name_looks_like_something(name: str) -> None:
    assert look(name) == name


@EFFORT
@given(st.text(min_size=1, max_size=30))
def test_every_name_looks_like_something_and_the_look_is_final(name: str) -> None:
    assert look(name)
    assert look(look(name)) == look(name)


@pytest.mark.parametrize(
    ("name", "others", "suggestion"),
    [
        ("Маша", ["Маша"], "Маша 2"),
        ("Маша", ["Mаша", "маша-2"], "Маша 3"),
        ("Маша 2", ["Маша", "Маша 2"], "Маша 3"),
        ("Кот №2", ["Кот №2"], "Кот №2 2"),
        ("я" * 24, ["я" * 24], "я" * 22 + " 2"),
        ("я" * 21 + " яя", ["я" * 21 + " яя"], "я" * 21 + " 2"),
        ("🏳️\u200d🌈" * 24, ["🏳️\u200d🌈" * 24], "🏳️\u200d🌈" * 22 + " 2"),
    ],
)
def test_who_is_too_late_is_offered_a_free_name(name: str, others: list[str], suggestion: str) -> None:
    with pytest.raises(BadName) as caught:
        distinct(name, others)
    assert caught.value.data == {"name": name, "suggestion": suggestion}


def test_sixty_four_people_of_one_name_can_all_sit_down() -> None:
    seated = ["Александра-Виктория Конст"[:24]]
    while len(seated) < 64:
        with pytest.raises(BadName) as caught:
            distinct(seated[0], seated)
        suggestion = caught.value.data["suggestion"]
        assert clean(suggestion) == suggestion
        distinct(suggestion, seated)
        seated.append(suggestion)
    assert seated[-1] == "Александра-Виктория К 64"
