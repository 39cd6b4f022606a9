"""lichina watch: bots play one match, told in words."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from .. import start
from ..bots import Driver, seated
from ..kernel import Match
from ..registry import find
from ..research.simulate import line_up
from ..words import Words
from .arguments import BadArguments, options, seats
from .screen import Storyteller


def run(arguments: Namespace, words: Words) -> None:
    """Play one match and tell it; what was played so far is written down even if it is broken off."""
    entry = find(arguments.game)
    count = seats(entry, arguments.mode, arguments.seats)
    bots = line_up(entry, count, arguments.bots or [next(iter(entry.bots()))])
    match = start(entry.game, count, arguments.seed, options(entry, arguments.mode, arguments.options))
    teller = storyteller(match, entry.words(words.language, match.game.options), arguments)
    file = _writable(arguments.record) if arguments.record else None
    teller.title(words("watch-bots", bots=words.joined(sorted(set(bots)))), words("watch-seed", seed=str(match.seed)))
    driver = Driver(match, seated([entry.bot(name) for name in bots], match.seed))
    try:
        teller.go_on()
        while match.outcome is None:
            driver.step()
            teller.go_on()
        teller.end()
    finally:
        if file is not None:
            file.write_bytes(match.record.to_json())
            teller.note(words("record-saved", path=str(file)))


def storyteller(match: Match, words: Words, arguments: Namespace) -> Storyteller:
    """A storyteller as the arguments want it."""
    seat = arguments.seat
    if seat is not None and arguments.everything:
        raise BadArguments("seat-and-all", "choose one of --seat and --all")
    if seat is not None and seat not in match.game.seats:
        raise BadArguments("no-such-seat", f"there is no seat {seat} in this match", seat=str(seat))
    return Storyteller(match, words, seat=seat, everything=arguments.everything, pace=arguments.pace)


def _writable(name: str) -> Path:
    """The file to write to; refused before the match if it cannot be."""
    file = Path(name)
    try:
        file.open("ab").close()
    except OSError as error:
        detail = str(error.strerror)
        raise BadArguments("no-write", f"{file} cannot be written: {detail}", path=str(file), detail=detail) from None
    return file
