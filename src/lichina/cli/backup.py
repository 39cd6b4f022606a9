"""lichina backup: a copy of the journal, also while a server runs."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from ..journal import backup
from ..words import Words
from .storage import folder_of


def run(arguments: Namespace, words: Words) -> None:
    """Make the copy."""
    backup(folder_of(arguments), Path(arguments.file))
    print(words("backup-made", path=arguments.file))
