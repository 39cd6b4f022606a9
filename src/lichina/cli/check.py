"""lichina check: a game against a file of rule vectors."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from ..registry import find
from ..vectors import check, load
from ..words import Words


def run(arguments: Namespace, words: Words) -> int:
    """Play all vectors; a line for what is not as it must be, and how many passed."""
    total = failed = 0
    for _, failures in check(find(arguments.game).game, load(Path(arguments.file))):
        total += 1
        failed += bool(failures)
        for failure in failures:
            print(words("check-failed-at" if failure.where else "check-failed", **failure._asdict()))
    print(words("check-summary", total=total, passed=total - failed, failed=failed))
    return 1 if failed else 0
