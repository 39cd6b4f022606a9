"""What is in the data folder of version 0.1.0, as its people left it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / "fixtures" / "data-1"
KEPT: dict[str, Any] = json.loads((FOLDER / "people.json").read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Left:
    """A match under way as its people left it, and how one of them goes on."""

    names: list[str]
    stage: str
    paused: str | None
    deadline: float
    """Of the question that is open, in the game's time."""
    asked: dict[str, list[str]]
    """Who is asked what."""
    lines: list[str]
    said: dict[str, str]
    """Something that all of them had heard, in each language."""
    who: str
    answers: Any
    then: list[tuple[str, dict[str, Any]]]
    """What this answer tells to whoever gave it."""


LEFT = {
    "mafia": Left(
        names=["Даша", "Маша", "Пётр", "Гоша", "Майя", "Тимур", "Соня"],
        stage="night",
        paused=None,
        deadline=3900.582050883,
        asked={"Даша": ["suspect"], "Маша": ["heal"], "Пётр": []},
        lines=["Всем привет!", "Кому здесь можно верить?"],
        said={
            "ru": "Город решает: Пётр выбывает. На карте — Мафиози.",
            "en": "The town has decided: Пётр is out. The card: Mafioso.",
        },
        who="Маша",
        answers=0,
        then=[],
    ),
    "spyfall": Left(
        names=["Iris", "Hugo", "Ada", "Ben", "Cleo"],
        stage="questions",
        paused=None,
        deadline=2400.615323782,
        asked={"Iris": ["answer"], "Hugo": []},
        lines=["Hello everybody!", "Whom can we trust here?"],
        said={"ru": "Раунд 2 из 3. Раздаёт Ben.", "en": "Round 2 of 3. Ben deals."},
        who="Iris",
        answers=["yes"],
        then=[
            (
                "answered",
                {
                    "seat": 0,
                    "target": 4,
                    "reply": "yes",
                    "lasso": False,
                    "about": "moving",
                    "line": "moving-y4",
                    "text": None,
                    "manner": None,
                },
            ),
            ("power-opened", {"seat": 4, "power": "second"}),
        ],
    ),
    "passengers": Left(
        names=["Даша", "Маша", "Пётр", "Гоша", "Майя"],
        stage="place",
        paused="host",
        deadline=1276.3920644109999,
        asked={"Даша": ["place"], "Маша": [], "Пётр": []},
        lines=["Всем привет!", "Кому здесь можно верить?"],
        said={
            "ru": "Ворон — 4, волк — 5. На тот берег плывёт лодка волка.",
            "en": "Raven 4, wolf 5. The wolf’s boat sails for the far shore.",
        },
        who="Даша",
        answers=["soul-red", "raven-2"],
        then=[
            ("placed", {"seat": 0, "cell": "raven-2", "gift": "prism", "votes": 2}),
            ("you-placed", {"face": "soul-red", "cell": "raven-2"}),
        ],
    ),
}


@dataclass(frozen=True)
class Told:
    """A match that is over: how it ended, and some of its story."""

    game: str
    names: list[str]
    broken: str | None
    winners: list[int] | None
    ru: list[str]
    en: list[str]


EVENING = {
    1: Told(
        game="spyfall",
        names=["Даша", "Маша", "Пётр"],
        broken=None,
        winners=[0],
        ru=[
            "Даша получает карту: Шпион.",
            "Время пошло: 20 минут. Первый вопрос задаёт Маша.",
            "Раз, два, три! Даша — Маша, Маша — Даша, Пётр — ни на кого.",
        ],
        en=[
            "Даша gets a card: The spy.",
            "The clock is running: 20 minutes. Маша asks first.",
            "One, two, three! Даша — Маша, Маша — Даша, Пётр — nobody.",
        ],
    ),
    2: Told(
        game="passengers",
        names=["Даша", "Маша", "Пётр", "Гоша"],
        broken="host",
        winners=None,
        ru=[
            "Маша — Ястер. Пассажиры: синяя душа, зелёный демон, Ястер.",
            "Маша применяет дар «Рука Хамсы».",
            "Даша применяет дар «Печать безмолвия».",
        ],
        en=[
            "Маша is Jaster. Passengers: blue soul, green demon, Jaster.",
            "Маша uses the gift “Hamsa hand”.",
            "Даша uses the gift “Seal of silence”.",
        ],
    ),
    3: Told(
        game="passengers",
        names=["Даша", "Маша", "Пётр", "Гоша"],
        broken=None,
        winners=[3],
        ru=[
            "Ворон — 6, волк — 1. На тот берег плывёт лодка ворона.",
            "Лодка 2, волк: синий демон, синий демон, синяя душа.",
            "Очки. Проводники душ — 7, контрабандисты — 9, Ястер — 6,5.",
        ],
        en=[
            "Raven 6, wolf 1. The raven’s boat sails for the far shore.",
            "Boat 2, the wolf: blue demon, blue demon, blue soul.",
            "Points. Soul guides: 7, smugglers: 9, Jaster: 6.5.",
        ],
    ),
    4: Told(
        game="mafia",
        names=["Даша", "Маша", "Пётр", "Гоша", "Майя", "Тимур"],
        broken=None,
        winners=[1, 2, 4, 5],
        ru=[
            "Город решает: Даша выбывает. На карте — Мафиози.",
            "Мафия стреляет в Машу. Спасает Доктор (Тимур).",
            "Город решает: Гоша выбывает. На карте — Дон мафии.",
        ],
        en=[
            "The town has decided: Даша is out. The card: Mafioso.",
            "The Mafia shoots at Маша. The Doctor (Тимур) is in time.",
            "The town has decided: Гоша is out. The card: Don.",
        ],
    ),
}

TABLES = [
    ["1", "фиалка", "mafia", "собираются", "4"],
    ["2", "шалфей", "mafia", "идёт партия", "3"],
    ["3", "lavender", "spyfall", "идёт партия", "2"],
    ["4", "кепка", "passengers", "пауза", "3"],
    ["5", "нарцисс", "mafia", "партия кончилась", "3"],
    ["7", "миндаль", "mafia", "идёт партия", "1"],
]
"""As `lichina tables` lists them, but for the time."""
