"""The cases of names: right where they are sure, and left alone where they are not."""

from __future__ import annotations

import pytest

from lichina.table.forms import _dictionary, forms
from lichina.words import Words

from .desk import home, seated

BOTS = """
Даша Даши Даше Дашу Дашей Даше
Гоша Гоши Гоше Гошу Гошей Гоше
Майя Майи Майе Майю Майей Майе
Тимур Тимура Тимуру Тимура Тимуром Тимуре
Соня Сони Соне Соню Соней Соне
Лев Льва Льву Льва Львом Льве
Вера Веры Вере Веру Верой Вере
Платон Платона Платону Платона Платоном Платоне
Нина Нины Нине Нину Ниной Нине
Яша Яши Яше Яшу Яшей Яше
Зоя Зои Зое Зою Зоей Зое
Марк Марка Марку Марка Марком Марке
Ася Аси Асе Асю Асей Асе
Глеб Глеба Глебу Глеба Глебом Глебе
Лада Лады Ладе Ладу Ладой Ладе
Фёдор Фёдора Фёдору Фёдора Фёдором Фёдоре
Ульяна Ульяны Ульяне Ульяну Ульяной Ульяне
Рома Ромы Роме Рому Ромой Роме
Кира Киры Кире Киру Кирой Кире
Егор Егора Егору Егора Егором Егоре
Варя Вари Варе Варю Варей Варе
Семён Семёна Семёну Семёна Семёном Семёне
Тася Таси Тасе Тасю Тасей Тасе
Илья Ильи Илье Илью Ильёй Илье
Злата Златы Злате Злату Златой Злате
Артур Артура Артуру Артура Артуром Артуре
Люба Любы Любе Любу Любой Любе
Матвей Матвея Матвею Матвея Матвеем Матвее
Инна Инны Инне Инну Инной Инне
Клим Клима Климу Клима Климом Климе
Жанна Жанны Жанне Жанну Жанной Жанне
Захар Захара Захару Захара Захаром Захаре
"""

PEOPLE = """
Мария-Луиза Марии-Луизы Марии-Луизе Марию-Луизу Марией-Луизой Марии-Луизе
МАРИЯ МАРИИ МАРИИ МАРИЮ МАРИЕЙ МАРИИ
даша даши даше дашу дашей даше
Саша Саши Саше Сашу Сашей Саше
Женя Жени Жене Женю Женей Жене
Любовь Любови Любови Любовь Любовью Любови
Пётр Петра Петру Петра Петром Петре
Петр Петра Петру Петра Петром Петре
Семен Семена Семену Семена Семеном Семене
Алена Алены Алене Алену Аленой Алене
Дмитрий Дмитрия Дмитрию Дмитрия Дмитрием Дмитрии
Наталья Натальи Наталье Наталью Натальей Наталье
София Софии Софии Софию Софией Софии
Лея Леи Лее Лею Леей Лее
Толик Толика Толику Толика Толиком Толике
Антоша Антоши Антоше Антошу Антошей Антоше
Мика Мики Мике Мику Микой Мике
Павел Павла Павлу Павла Павлом Павле
Роза Розы Розе Розу Розой Розе
Мари Мари Мари Мари Мари Мари
"""


@pytest.mark.parametrize("line", [*BOTS.split("\n")[1:-1], *PEOPLE.split("\n")[1:-1]])
def test_a_name_that_is_known_has_its_six_cases(line: str) -> None:
    cases = tuple(line.split(" "))
    assert forms(cases[0]) == cases


def test_every_bot_has_a_name_whose_cases_are_checked_here() -> None:
    assert Words("ru").names(32) == [line.split(" ")[0] for line in BOTS.split("\n")[1:-1]]


@pytest.mark.parametrize(
    ("name", "genitive", "instrumental"),
    [
        ("Саша Петров", "Саши Петрова", "Сашей Петровым"),
        ("Саша Петрова", "Саши Петровой", "Сашей Петровой"),
        ("Каренина Анна", "Карениной Анны", "Карениной Анной"),
        ("Лев Николаевич Толстой", "Льва Николаевича Толстого", "Львом Николаевичем Толстым"),
        ("Анна Кац", "Анны Кац", "Анной Кац"),
        ("Юра Кац", "Юры Каца", "Юрой Кацем"),
        ("Тарас Шевченко", "Тараса Шевченко", "Тарасом Шевченко"),
    ],
)
def test_a_surname_or_a_patronymic_beside_a_first_name_goes_with_it(
    name: str, genitive: str, instrumental: str
) -> None:
    found = forms(name)
    assert found is not None
    assert (found[0], found[1], found[4]) == (name, genitive, instrumental)


@pytest.mark.parametrize(
    "name",
    [
        "xX_Wolf_Xx",
        "Кот №2",
        "Кот",
        "Серый Волк",
        "Jack",
        "Mаша",  # the first letter is a Latin one
        "Даша 2",
        "дАША",
        "Маша Первая",
        "Петров",
        "Саша Кац",  # he would be «Каца», she is not inflected
        "Мишель",
        "Жан-Жак",
        "Маша-Медведь",
        "Анна Мария Ольга",
        "Афоня",  # the dictionary does not inflect it, and people do
        "Алия",
        "любовь",
        "роман",
        "Я",
        "Ярполк",
        "",
        " ",
        "-",
        "Анна ",
        "Анна--Мария",
    ],
)
def test_what_is_not_sure_is_not_inflected(name: str) -> None:
    assert forms(name) is None


async def test_a_match_has_the_cases_of_its_names_and_those_of_whoever_takes_a_seat() -> None:
    async with home() as place:
        host, second = await seated(place, 2, bots=0, options={"rounds": 1})
        await host.must("bot", name="xX_Wolf_Xx")
        await host.must("start")
        dasha = ["Даша", "Даши", "Даше", "Дашу", "Дашей", "Даше"]
        masha = ["Маша", "Маши", "Маше", "Машу", "Машей", "Маше"]
        assert host.match["forms"] == second.match["forms"] == [dasha, masha, None]
        late = await host.friend("Фёдор")
        await host.must("give", seat=2, person=late.person)
        fedor = ["Фёдор", "Фёдора", "Фёдору", "Фёдора", "Фёдором", "Фёдоре"]
        assert host.match["forms"] == late.match["forms"] == [dasha, masha, fedor]
        assert late.match["names"] == ["Даша", "Маша", "Фёдор"]


async def test_a_house_that_is_open_has_read_the_dictionary() -> None:
    _dictionary.cache_clear()
    async with home():
        assert _dictionary.cache_info().currsize == 1
