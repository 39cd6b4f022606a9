"""The cards of docs/adding-a-card.md in a copy of the source, as the page puts them there: nothing else knows them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"^```\w+\n# file: (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TABLE = re.compile(r"^(\w+) = \[\n(.*?)^\]\n", re.MULTILINE | re.DOTALL)
PLACE = re.compile(r'set = "\w+", number = \d+')


def files() -> list[tuple[str, str]]:
    """What the page adds, and to which file."""
    return BLOCK.findall((ROOT / "docs/adding-a-card.md").read_text(encoding="utf-8"))


def with_rows(content: str, block: str) -> str:
    """A file of content with further rows: at the end of their table, or in the place that another row has in a set."""
    for table, rows in TABLE.findall(block):
        known = next(found[0] for found in TABLE.finditer(content) if found[1] == table)
        place = PLACE.search(rows)
        taken = re.search(rf".*{place[0]},.*\n", known) if place else None
        longer = known.replace(taken[0], rows) if taken else known.removesuffix("]\n") + rows + "]\n"
        content = content.replace(known, longer)
    return content


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source, with the cards of the page in the files that it names."""
    folder = tmp_path_factory.mktemp("cards")
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "client"))
    for name, text in files():
        file = folder / name
        if file.suffix == ".toml":
            file.write_text(with_rows(file.read_text(encoding="utf-8"), text), encoding="utf-8")
        else:
            file.parent.mkdir(parents=True, exist_ok=True)
            with file.open("a", encoding="utf-8") as end:
                end.write(f"\n\n{text}")
    return folder


def run(copy: Path, *tests: Path) -> str:
    """What pytest says to these tests over the copy."""
    environment = {**os.environ, "PYTHONPATH": str(copy / "src")}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", str(ROOT / "pyproject.toml")]
    command += ["--rootdir", str(ROOT), *map(str, tests)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=environment, check=False, timeout=600)
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_a_card_is_five_files() -> None:
    touched = [Path(name) for name, _ in files()]
    for game in ("passengers", "spyfall", "mafia"):
        assert sum(game in name.parts for name in touched) == 5


def test_the_tests_of_the_page_pass(copy: Path) -> None:
    assert "5 passed" in run(copy, *sorted((copy / "tests").rglob("test_*.py")))


def test_the_cards_are_shown_said_offered_and_played(copy: Path) -> None:
    run(copy, ROOT / "tests/added_cards.py")
