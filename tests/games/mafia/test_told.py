"""How the story of a match is told: names in their cases, or in sentences that need none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lichina.games import mafia
from lichina.games.mafia import Mafia
from lichina.kernel import Told
from lichina.table.inflection import cases_of
from lichina.words import Narrator, Words

NAMES = ["Лев", "Мама", "xX_Wolf_Xx", "Тётя Люда"]
DOCTOR, MAMA, WOLF, AUNT = range(4)


@pytest.fixture
def russian() -> Narrator:
    words = Words("ru", Path(mafia.__file__).parent / "locale", strict=True)
    return Narrator(words, NAMES, [cases_of(name) for name in NAMES], Mafia)


@pytest.fixture
def english() -> Narrator:
    return Narrator(Words("en", Path(mafia.__file__).parent / "locale", strict=True), NAMES, game=Mafia)


GANG = {"gang": "mafia"}
VOID = {"void": None}


@pytest.mark.parametrize(
    ("key", "data", "mama", "wolf"),
    [
        ("hand", {}, "Лев голосует против Мамы.", "Лев голосует. Выбор: xX_Wolf_Xx."),
        ("pointed", GANG, "Мафия: Лев показывает на Маму.", "Мафия: Лев показывает, цель — xX_Wolf_Xx."),
        ("advised", {}, "Лев советует заразить Маму.", "Лев советует, кого заразить. Это xX_Wolf_Xx."),
        (
            "visited",
            {},
            "Красотка (Лев) навещает Маму.",
            "Красотка (Лев) идёт в гости. Дверь открывает xX_Wolf_Xx.",
        ),
        ("healed", VOID, "Доктор (Лев) лечит Маму.", "Доктор (Лев) лечит, пациент — xX_Wolf_Xx."),
        (
            "guarded",
            {"void": "visited"},
            "Телохранитель (Лев) закрывает собой Маму. Напрасно: в гостях Красотка.",
            "Телохранитель (Лев) на посту, под охраной — xX_Wolf_Xx. Напрасно: в гостях Красотка.",
        ),
        (
            "represented",
            VOID,
            "Адвокат (Лев) берёт под защиту Маму.",
            "Адвокат (Лев) берёт дело, клиент — xX_Wolf_Xx.",
        ),
        ("hunted", VOID, "Маньяк (Лев) охотится на Маму.", "Маньяк (Лев) выходит на охоту, жертва — xX_Wolf_Xx."),
        (
            "poisoned",
            {"void": "poisoned"},
            "Чёрная вдова (Лев) наливает яд Маме. Вторая доза ничего не меняет.",
            "Чёрная вдова (Лев) наливает яд. Бокал берёт xX_Wolf_Xx. Вторая доза ничего не меняет.",
        ),
        (
            "touched",
            {"void": "dead"},
            "Пациент Ноль (Лев) хочет заразить Маму. Напрасно: до утра Мама не доживёт.",
            "Пациент Ноль (Лев) несёт заразу, на пути xX_Wolf_Xx. Напрасно: до утра xX_Wolf_Xx не доживёт.",
        ),
        (
            "spared",
            {"cause": "mafia", "reason": "healed"},
            "Мафия стреляет в Маму. Спасает Доктор (Лев).",
            "Мафия стреляет. Цель — xX_Wolf_Xx. Спасает Доктор (Лев).",
        ),
        (
            "weighed",
            {},
            "Рука Лидера (Лев) против Мамы считается за две.",
            "Рука Лидера (Лев) считается за две. Выбор: xX_Wolf_Xx.",
        ),
        (
            "accused",
            {"grounds": "words", "number": None, "tone": "plain"},
            "Лев: «Мне не нравится Мама: слова звучат неискренне».",
            "Лев: «Мне не нравится xX_Wolf_Xx: слова звучат неискренне».",
        ),
        (
            "intended",
            {"tone": "weary"},
            "Лев: «Не будем тянуть: Мама, и дело с концом».",
            "Лев: «Не будем тянуть: xX_Wolf_Xx, и дело с концом».",
        ),
    ],
)
def test_a_name_stands_in_its_case_or_needs_none(
    russian: Narrator, key: str, data: dict[str, Any], mama: str, wolf: str
) -> None:
    assert russian.told(Told(key, {"seat": DOCTOR, "target": MAMA, **data})) == mama
    assert russian.told(Told(key, {"seat": DOCTOR, "target": WOLF, **data})) == wolf


@pytest.mark.parametrize(
    ("targets", "said"),
    [
        ((MAMA,), "Лев проверяет Маму. Ответа нет: банда успевает раньше."),
        ((MAMA, AUNT), "Лев проверяет Маму и Тётю Люду. Ответа нет: банда успевает раньше."),
        ((MAMA, WOLF), "Лев проверяет, на очереди Мама и xX_Wolf_Xx. Ответа нет: банда успевает раньше."),
    ],
)
def test_several_names_stand_in_their_case_if_all_can(russian: Narrator, targets: tuple[int, ...], said: str) -> None:
    assert russian.told(Told("silenced", {"seat": DOCTOR, "targets": targets})) == said


def test_whoever_heals_himself_is_not_named_twice(russian: Narrator, english: Narrator) -> None:
    healed = Told("healed", {"seat": DOCTOR, "target": DOCTOR, "void": "visited"})
    assert russian.told(healed) == "Доктор (Лев) лечит себя. Напрасно: в гостях Красотка."
    assert english.told(healed) == "The Doctor (Лев) is their own patient. In vain: the Beauty is there."


@pytest.mark.parametrize(
    ("key", "data", "said"),
    [
        ("length", {"days": 3, "nights": 3}, "Партия длилась 3 дня и 3 ночи."),
        ("quiet", {"quiet": 1, "nights": 3}, "Без жертв прошла 1 ночь из 3."),
        ("quiet", {"quiet": 2, "nights": 3}, "Без жертв прошли 2 ночи из 3."),
        ("quiet", {"quiet": 0, "nights": 3}, "Ни одна ночь не обошлась без жертв."),
        ("shots", {"shots": 1, "missed": 1}, "Единственный ночной выстрел никого не убил."),
        ("shots", {"shots": 3, "missed": 0}, "По ночам прозвучали 3 выстрела, и каждый достиг цели."),
        ("shots", {"shots": 5, "missed": 1}, "По ночам прозвучало 5 выстрелов, и 1 из них никого не убил."),
        ("heals", {"heals": 3, "saved": 0}, "Доктор лечил 3 ночи и не угадал ни разу."),
        ("heals", {"heals": 5, "saved": 2}, "Доктор лечил 5 ночей и 2 раза спас жизнь."),
        ("checks", {"checks": 5, "lies": 1}, "Солгала 1 проверка из 5."),
        ("checks", {"checks": 4, "lies": 0}, "Правду сказали все 4 проверки."),
        ("checks", {"checks": 1, "lies": 0}, "Единственная проверка сказала правду."),
        ("votes", {"votes": 12, "hits": 5}, "Мирные жители голосовали 12 раз, из них против преступников — 5."),
        ("wronged", {"seats": (MAMA,), "times": 3}, "Из мирных жителей чаще всех под обвинением Мама: 3 раза."),
        (
            "wronged",
            {"seats": (MAMA, WOLF), "times": 2},
            "Из мирных жителей чаще всех под обвинением Мама и xX_Wolf_Xx: по 2 раза.",
        ),
    ],
)
def test_what_was_counted_is_told_in_a_sentence(russian: Narrator, key: str, data: dict[str, Any], said: str) -> None:
    assert russian.counted(Told(key, data)) == said


@pytest.mark.parametrize(
    ("key", "data", "said"),
    [
        ("quiet", {"quiet": 1, "nights": 3}, "1 night out of 3 passed without a death."),
        ("shots", {"shots": 5, "missed": 2}, "5 shots were fired at night, and 2 of them killed nobody."),
        ("heals", {"heals": 1, "saved": 1}, "The Doctor healed on 1 night and saved a life once."),
        ("checks", {"checks": 5, "lies": 1}, "1 of 5 checks lied."),
        ("votes", {"votes": 12, "hits": 5}, "The town cast 12 votes, 5 of them against criminals."),
    ],
)
def test_what_was_counted_is_told_in_english_sentences(
    english: Narrator, key: str, data: dict[str, Any], said: str
) -> None:
    assert english.counted(Told(key, data)) == said
