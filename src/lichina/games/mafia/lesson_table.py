"""What the guided matches of «Мафия» have in common: the names of the bots, and a table that waits for a newcomer."""

from __future__ import annotations

from typing import Any, Final

NAMES: Final = {
    "ru": ("Вера", "Платон", "Зоя", "Марк", "Тимур", "Нина", "Ася", "Глеб", "Кира"),
    "en": ("Grace", "Hugo", "Iris", "Victor", "Finn", "Tess", "Kate", "Leo", "Ruby"),
}
UNHURRIED: Final[dict[str, Any]] = {
    "tie": "nobody",
    "constant_night": False,
    "discussion": 600,
    "voting": 300,
    "night": 600,
}
