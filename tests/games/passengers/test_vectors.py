"""The rule vectors: the round that the rulebook tells, its second vote, a whole match, points and winners."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

from lichina.cli import main
from lichina.games.passengers import Passengers
from lichina.testing import play
from lichina.vectors import Vector, check_one, load

HERE = Path(__file__).parent
FILE = HERE / "vectors.json"
PAGE = (HERE.parents[2] / "docs" / "passengers.md").read_text("utf-8")
VECTORS = load(FILE)


@pytest.mark.parametrize("vector", VECTORS.vectors, ids=lambda vector: vector.id)
def test_it_comes_as_the_rules_say(vector: Vector) -> None:
    """R1 is the round vector, R2 the vote vector, V3 the whole match to 9 : 7 : 6.5."""
    assert check_one(Passengers, vector) == []


def test_all_the_vectors_are_there() -> None:
    assert [(vector.id, len(vector.cast)) for vector in VECTORS.vectors] == [("R1", 5), ("R2", 5), ("V3", 6)]


def test_the_command_checks_the_same_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "passengers", str(FILE), "--lang", "en"]) == 0
    assert capsys.readouterr().out == "Vectors: 3, passed: 3, failed: 0.\n"


def test_the_command_names_a_vector_that_does_not_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(FILE.read_text(encoding="utf-8"))
    data["vectors"] = [vector for vector in data["vectors"] if vector["id"] == "V3"]
    data["vectors"][0]["expect"]["outcome"]["side"] = "smugglers"
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps(data), encoding="utf-8")
    assert main(["check", "passengers", str(wrong), "--lang", "en"]) == 1
    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith('V3: expected outcome side = "smugglers"')
    assert last == "Vectors: 1, passed: 0, failed: 1."


def test_the_page_of_the_rules_names_every_event_and_all_that_it_tells() -> None:
    table = PAGE.split("| event | data |")[1].split("\n\n")[0]
    rows = [row.split("|")[1:3] for row in table.splitlines() if row.startswith("| `")]
    written = {name: set(_words(data)) for names, data in rows for name in _words(names)}
    met: dict[str, set[str]] = {}
    for number in range(60):
        if set(met) == set(written):
            break
        seats, gifts = [(4, "one"), (5, "random"), (6, "vote")][number % 3]
        for _, event in play(Passengers, seats, {"gifts": gifts}, number, checkpoints=False).story:
            met.setdefault(event.key, set()).update(event.data)
    assert set(met) == set(written)
    assert [key for key in met if not met[key] <= written[key]] == []


def _words(cell: str) -> list[str]:
    """What stands between backticks."""
    return re.findall(r"`([a-z-]+)`", cell)


def test_every_ruling_is_cited_by_a_test() -> None:
    """Each ruling of the rules' page stands in the docstring of a test that shows it."""
    rulings = {int(number) for number in re.findall(r"^\| A(\d+) \|", PAGE, re.MULTILINE)}
    assert rulings >= set(range(1, 34))
    cited: set[int] = set()
    for file in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                cited |= {int(number) for number in re.findall(r"\bA(\d+)\b", ast.get_docstring(node) or "")}
    assert cited == rulings
