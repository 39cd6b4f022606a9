"""The rule vectors: what 33 rounds are worth, and 8 early votes."""

from __future__ import annotations

import ast
import json
import re
from collections import Counter
from pathlib import Path

import pytest

from lichina.cli import main
from lichina.games.spyfall import Spyfall
from lichina.testing import play
from lichina.vectors import Vector, check_one, load

HERE = Path(__file__).parent
FILE = HERE / "vectors.json"
PAGE = (HERE.parents[2] / "docs" / "spyfall.md").read_text("utf-8")
VECTORS = load(FILE)

ROUNDS = """
01 02 03 04 05 06 07 08 10 11 13 14 16 17 19 20 22 23 25 26 28 29 31 32 34 35 37 38 40 41 43 44 46
"""
EARLY = "01 02 03 04 05 06 07 08"


@pytest.mark.parametrize("vector", VECTORS.vectors, ids=lambda vector: vector.id)
def test_it_comes_as_the_rules_say(vector: Vector) -> None:
    assert check_one(Spyfall, vector) == []


def test_all_the_vectors_are_there() -> None:
    wanted = [f"S{number}" for number in ROUNDS.split()] + [f"E{number}" for number in EARLY.split()]
    assert [vector.id for vector in VECTORS.vectors] == wanted
    assert Counter(vector.id[0] for vector in VECTORS.vectors) == {"S": 33, "E": 8}
    assert Counter(vector.source for vector in VECTORS.vectors) == {"rulebook": 28, "designed": 13}


def test_the_command_checks_the_same_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "spyfall", str(FILE), "--lang", "en"]) == 0
    assert capsys.readouterr().out == "Vectors: 41, passed: 41, failed: 0.\n"


def test_the_command_names_a_vector_that_does_not_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(FILE.read_text(encoding="utf-8"))
    data["vectors"] = [vector for vector in data["vectors"] if vector["id"] == "S04"]
    data["vectors"][0]["expect"]["outcome"]["scores"] = [4, 0, 0, 0]
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps(data), encoding="utf-8")
    assert main(["check", "spyfall", str(wrong), "--lang", "en"]) == 1
    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith("S04: expected outcome scores = [4,0,0,0]")
    assert last == "Vectors: 1, passed: 0, failed: 1."


def test_the_page_of_the_rules_names_every_event_and_all_that_it_tells() -> None:
    table = PAGE.split("| event | data |")[1].split("\n\n")[0]
    rows = [row.split("|")[1:3] for row in table.splitlines() if row.startswith("| `")]
    written = {name: set(_words(data)) for names, data in rows for name in _words(names)}
    met: dict[str, set[str]] = {}
    modes = {"mission": True, "ally": True, "joke": True, "madness": True, "rounds": 23}
    for number in range(40):
        if set(met) == set(written):
            break
        for _, event in play(Spyfall, 5, modes, number, checkpoints=False).story:
            met.setdefault(event.key, set()).update(event.data)
    assert set(met) == set(written)
    assert [key for key in met if not met[key] <= written[key]] == []


def _words(cell: str) -> list[str]:
    """What stands between backticks."""
    return re.findall(r"`([a-z-]+)`", cell)


def test_every_ruling_is_cited_by_a_test() -> None:
    """Each ruling of the rules' page stands in the docstring of a test that shows it."""
    rulings = {int(number) for number in re.findall(r"^\| B(\d+) \|", PAGE, re.MULTILINE)}
    assert rulings >= set(range(1, 38))
    cited: set[int] = set()
    for file in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                cited |= {int(number) for number in re.findall(r"\bB(\d+)\b", ast.get_docstring(node) or "")}
    assert cited == rulings
