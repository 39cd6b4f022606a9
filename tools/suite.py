"""All tests, many at a time: `make test`. The few that fail are run once more, alone and with the same seed.

A fault fails again. What passes alone hung on what else the machine was doing: it is named at the end, to be mended.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from lichina.testing.cases import run_seed

CACHE = Path("build/failed")
FEW = 5
"""If more tests fail than these, it is not for the others that run beside them."""


def main(arguments: Sequence[str]) -> int:
    """Run the tests with these arguments of pytest; the exit code."""
    run_seed()  # both runs have the same
    shutil.rmtree(CACHE, ignore_errors=True)
    code = _pytest(["-o", f"cache_dir={CACHE}", *arguments])
    failed = _failed()
    if code != 1 or not 0 < len(failed) <= FEW:
        return code
    print(f"\n{len(failed)} failed beside others: once more, alone\n", flush=True)
    code = _pytest(failed)
    if code == 0:
        print("\nfailed beside others, and passed alone with the same seed:", *failed, sep="\n  ", flush=True)
    return code


def _pytest(arguments: Sequence[str]) -> int:
    return subprocess.run([sys.executable, "-m", "pytest", *arguments], check=False).returncode


def _failed() -> list[str]:
    """The tests that have failed; behind the name of one that belongs to a group stands that of the group."""
    found = CACHE / "v" / "cache" / "lastfailed"
    names = json.loads(found.read_text(encoding="utf-8")) if found.exists() else {}
    return [name[: name.rfind("@")] if name.rfind("@") > name.rfind("]") else name for name in names]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
