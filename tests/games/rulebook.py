"""What is written of a game beside its rules: the page about it, its vectors and the words for what it refuses."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from lichina.kernel import Match


def spoiled(vectors: Path, folder: Path, vector: str, **outcome: Any) -> Path:
    """A file with one of the vectors, which expects that the match ends otherwise."""
    data = json.loads(vectors.read_text(encoding="utf-8"))
    data["vectors"] = [one for one in data["vectors"] if one["id"] == vector]
    data["vectors"][0]["expect"]["outcome"].update(outcome)
    wrong = folder / "wrong.json"
    wrong.write_text(json.dumps(data), encoding="utf-8")
    return wrong


def check_events(page: str, matches: Iterable[Match]) -> None:
    """The page names all events that these matches tell and no others, and of each all that it ever tells."""
    written = events_of(page)
    met: dict[str, set[str]] = {}
    for match in matches:
        for _, event in match.story:
            met.setdefault(event.key, set()).update(event.data)
        if set(met) == set(written):
            break
    assert set(met) == set(written)
    assert [key for key in met if not met[key] <= written[key]] == []


def events_of(page: str) -> dict[str, set[str]]:
    """The events that a page names, and all words that it quotes of each."""
    table = page.split("| event | data |")[1].split("\n\n", maxsplit=1)[0]
    rows = [row.split("|")[1:3] for row in table.splitlines() if row.startswith("| `")]
    return {name: set(_quoted(data)) for names, data in rows for name in _quoted(names)}


def _quoted(cell: str) -> list[str]:
    """What stands between backticks."""
    return re.findall(r"`([a-z-]+)`", cell)


def rulings(page: str, letter: str) -> set[int]:
    """The rulings of a page: `| A12 | …`."""
    return {int(number) for number in re.findall(rf"^\| {letter}(\d+) \|", page, re.MULTILINE)}


def cited(folder: Path, letter: str) -> set[int]:
    """The rulings that stand in the docstrings of the tests in a folder."""
    return {int(number) for text in docstrings(folder) for number in re.findall(rf"\b{letter}(\d+)\b", text)}


def docstrings(folder: Path) -> Iterator[str]:
    """What the tests in a folder say of themselves."""
    for file in folder.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield ast.get_docstring(node) or ""
