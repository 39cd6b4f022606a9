"""Two threads never use a type for the first time at once: msgspec would end the process."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path

import msgspec

from . import alone

PAGE = alone.ROOT / "docs" / "operating.md"


def test_nothing_that_threads_share_is_left_to_be_made_once_the_house_is_open() -> None:
    said = alone.asked()
    assert said["late"] == []
    assert said["early"] > 200, "every Struct of the server and of the games"
    assert said["dictionaries"] == 1


def test_a_type_that_is_first_read_late_is_noticed() -> None:
    kind = msgspec.defstruct("Late", [("field", int)])
    before = alone.notes()
    msgspec.convert({"field": 1}, kind)
    late = [found for key, found in alone.notes().items() if key not in before]
    assert [list(alone.subjects(found)) for found in late] == [["Late"]]


def test_the_fault_is_still_there_as_the_page_says(tmp_path: Path) -> None:
    (program,) = re.findall(r"^```py\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    (tmp_path / "fault.py").write_text(program, encoding="utf-8")
    died = subprocess.run([sys.executable, "fault.py"], capture_output=True, cwd=tmp_path, check=False)
    assert died.returncode == -signal.SIGSEGV, "msgspec is mended: the page and `registry.load` can be shorter"
