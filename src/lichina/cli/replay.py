"""lichina replay: a recorded match, told in words."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import msgspec

from .. import replay
from ..kernel import Match, Record
from ..registry import FoundGame, find, known, lying_in
from ..words import Words
from .arguments import BadArguments, contents
from .watch import storyteller


def run(arguments: Namespace, words: Words) -> None:
    """Play a record again; only when all of it fits is it told."""
    file = Path(arguments.file)
    record = Record.from_json(contents(file))
    found = find(arguments.game) if arguments.game else _game_of(record, file)
    whole = replay(record, found.game)
    if arguments.json:
        print(msgspec.json.encode(whole.outcome).decode())
        return
    match = Match(found.game, record.seats, record.seed, record.options)
    teller = storyteller(match, found.words(words.language, match.game.options), arguments)
    teller.title(words("watch-seed", seed=str(match.seed)))
    teller.go_on()
    for line in record.entries:
        match.enter(line)
        teller.go_on()
    teller.end()


def _game_of(record: Record, file: Path) -> FoundGame:
    """The game that a record names: one that is known, or one that lies here or beside the record."""
    if record.game in known():
        return find(record.game)
    found = lying_in(record.game, Path.cwd(), file.parent)
    if found is None:
        listed = ", ".join(known()) or "—"
        raise BadArguments(
            "unknown-game-of-record",
            f"this is a record of “{record.game}”, which is not known here; known: {listed}; --game PATH names it",
            name=record.game,
            known=listed,
        )
    return found
