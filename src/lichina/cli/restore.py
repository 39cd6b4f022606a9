"""lichina restore: a copy of the journal takes its place."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from ..journal import restore
from ..words import Words
from .storage import folder_of


def run(arguments: Namespace, words: Words) -> None:
    """Put the copy there; what was there is kept under another name."""
    folder = folder_of(arguments)
    kept = restore(Path(arguments.file), folder)
    print(words("restore-made", path=str(folder)))
    if kept is not None:
        print(words("restore-kept", path=str(kept)))
