"""lichina watch: bots play one match, told in words."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from .. import start
from ..bots import Driver, seated
from ..kernel import Match
from ..registry import find
from ..research.lineup import line_up, maker
from ..words import Words
from .arguments import BadArguments, options, seats
from .screen import Storyteller


def run(arguments: Namespace, words: Words) -> None:
    """Play one match and tell it; what was played so far is written down even if it is broken off."""
    found = find(arguments.game)
    count = seats(found, arguments.mode, arguments.seats)
    chosen = options(found, arguments.mode, arguments.options)
    lineup = line_up(found, count, arguments.bots, arguments.rotate, chosen)
    match = start(found.game, count, _seed(arguments), chosen)
    teller = storyteller(match, found.words(words.language, match.game.options), arguments)
    file = _writable(arguments.record) if arguments.record else None
    bots = words.joined(sorted(lineup.names))
    teller.title(words("watch-bots", bots=bots), words("watch-seed", seed=str(match.seed)))
    makers = [maker(found, bot) for bot in lineup.bots]
    sitting = lineup.sit(arguments.match or 0, match.game.cast(), count)
    driver = Driver(match, seated([makers[which] for which in sitting], match.seed))
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


def _seed(arguments: Namespace) -> int | str | None:
    """The seed, or that of one match of a simulation."""
    if arguments.match is None:
        found: int | str | None = arguments.seed
        return found
    return f"{0 if arguments.seed is None else arguments.seed} {arguments.match}"


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
