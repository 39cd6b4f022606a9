"""lichina replay: a recorded match, told in words."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import msgspec

from .. import replay
from ..kernel import Match, Record
from ..registry import find, of_record
from ..words import Words
from .arguments import BadArguments
from .watch import storyteller


def run(arguments: Namespace, words: Words) -> None:
    """Play a record again; only when all of it fits is it told."""
    record = Record.from_json(_read(Path(arguments.file)))
    entry = find(arguments.game) if arguments.game else of_record(record)
    whole = replay(record, entry.game)
    if arguments.json:
        print(msgspec.json.encode(whole.outcome).decode())
        return
    match = Match(entry.game, record.seats, record.seed, record.options)
    teller = storyteller(match, Words(words.language, entry.locale), arguments)
    teller.title(words("watch-seed", seed=str(match.seed)))
    teller.go_on()
    for line in record.entries:
        match.enter(line)
        teller.go_on()
    teller.end()


def _read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        detail = str(error.strerror)
        raise BadArguments("no-file", f"{file} cannot be read: {detail}", path=str(file), detail=detail) from None
