"""`make test` runs the few tests that fail beside others once more, alone, and says so."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]

TESTS = """
import os

import pytest


@pytest.mark.xdist_group("alike")
def test_hard():
    with open("seeds", "a") as seeds:
        print(os.environ["LICHINA_SEED"], file=seeds)
    assert {hard}


@pytest.mark.parametrize("number", range(20))
def test_easy(number):
    assert number < {easy}
"""
ALONE = '"PYTEST_XDIST_WORKER" not in os.environ'


def run(folder: Path, hard: str, easy: int = 20) -> tuple[int, str]:
    """Run tests of which these hold as `make test` does: the exit code, and what was printed."""
    (folder / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    (folder / "test_few.py").write_text(TESTS.format(hard=hard, easy=easy), encoding="utf-8")
    command = [sys.executable, str(ROOT / "tools" / "suite.py"), "-n", "1", "--dist", "loadgroup"]
    outside = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_XDIST")}
    ended = subprocess.run(command, cwd=folder, env=outside, capture_output=True, text=True, check=False)
    return ended.returncode, ended.stdout


def test_what_fails_only_beside_others_is_named(tmp_path: Path) -> None:
    code, printed = run(tmp_path, hard=ALONE)
    assert code == 0
    assert "1 failed, 20 passed" in printed
    assert printed.endswith("failed beside others, and passed alone with the same seed:\n  test_few.py::test_hard\n")


def test_a_fault_fails_again_with_the_same_seed(tmp_path: Path) -> None:
    code, printed = run(tmp_path, hard="False")
    assert code == 1
    assert printed.count("FAILED test_few.py::test_hard") == 2 and "passed alone" not in printed
    first, second = (tmp_path / "seeds").read_text(encoding="utf-8").split()
    assert first == second


def test_many_failures_are_not_tried_again(tmp_path: Path) -> None:
    code, printed = run(tmp_path, hard=ALONE, easy=14)
    assert code == 1
    assert "7 failed, 14 passed" in printed and "once more" not in printed


def test_where_all_pass_nothing_is_run_again(tmp_path: Path) -> None:
    code, printed = run(tmp_path, hard="True")
    assert code == 0
    assert "21 passed" in printed and "once more" not in printed
