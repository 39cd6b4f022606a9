"""How a round is told: names in their cases, or in sentences that need none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lichina.games import spyfall
from lichina.games.spyfall import Spyfall
from lichina.kernel import Told
from lichina.table.inflection import cases_of
from lichina.words import Narrator, Words

NAMES = ["Лев", "Мама", "xX_Wolf_Xx"]
LEV, MAMA, WOLF = range(3)
PLAIN = {"line": "crowds-q3", "text": None, "lasso": False, "manner": "plain", "about": "crowds"}
ALOUD = {"line": None, "text": None, "lasso": False, "manner": "plain", "about": "aloud"}


@pytest.fixture
def narrator() -> Narrator:
    words = Words("ru", Path(spyfall.__file__).parent / "locale", strict=True)
    return Narrator(words, NAMES, [cases_of(name) for name in NAMES], Spyfall)


@pytest.mark.parametrize(
    ("key", "data", "said"),
    [
        (
            "asked",
            {"target": MAMA, **PLAIN},
            "Лев спрашивает Маму: — Крикнешь «Саша!» — обернутся человек пять?",
        ),
        (
            "asked",
            {"target": WOLF, **PLAIN},
            "Лев спрашивает, отвечает xX_Wolf_Xx: — Крикнешь «Саша!» — обернутся человек пять?",
        ),
        ("asked", {"target": MAMA, **ALOUD}, "Лев спрашивает Маму вслух."),
        ("asked", {"target": WOLF, **ALOUD}, "Лев спрашивает, отвечает xX_Wolf_Xx. Вопрос задан вслух."),
        ("accused", {"target": MAMA, "line": "accuse-c1"}, "Лев обвиняет Маму: «Карту на стол!» Часы стоят."),
        (
            "accused",
            {"target": WOLF, "line": "accuse-c3"},
            "Лев обвиняет, под обвинением xX_Wolf_Xx: «Кто-то здесь не знает, где мы!» Часы стоят.",
        ),
    ],
)
def test_a_name_stands_in_its_case_or_needs_none(narrator: Narrator, key: str, data: dict[str, Any], said: str) -> None:
    assert narrator.told(Told(key, {"seat": LEV, **data})) == said


def test_whoever_points_at_nobody_points_at_nobody(narrator: Narrator) -> None:
    pointed = Told("pointed", {"pairs": {"0": 1, "1": "nobody"}})
    assert narrator.told(pointed) == "Раз, два, три! Лев — Мама, Мама — ни на кого."
