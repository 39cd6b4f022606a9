"""lichina restore: a copy of the journal takes its place."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from ..journal import restore
from ..words import Words


def run(arguments: Namespace, words: Words) -> None:
    """Put the copy there; what was there is kept under another name."""
    kept = restore(Path(arguments.file), Path(arguments.data))
    print(words("restore-made", path=arguments.data))
    if kept is not None:
        print(words("restore-kept", path=str(kept)))
