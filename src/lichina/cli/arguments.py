"""What the words on a command line mean: numbers, seeds, options of a game."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from math import isfinite
from pathlib import Path
from typing import Any

from ..kernel import BadOptions, LichinaError, Mode, describe
from ..kernel.options import read
from ..registry import FoundGame


class BadArguments(LichinaError):
    """The command line is not understood."""


def whole(low: int) -> Callable[[str], int]:
    """A whole number, `low` or more."""

    def parse(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = low - 1
        if number < low:
            raise BadArguments("bad-number", f"a whole number from {low} up is needed, not {text}", low=low, value=text)
        return number

    return parse


def seconds(text: str) -> float:
    """A number of seconds, none below 0."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if number < 0 or not isfinite(number):
        raise BadArguments("bad-seconds", f"a number of seconds is needed, not {text}", value=text)
    return number


def seed(text: str) -> int | str:
    """A number, if it is written as one is; else the text as it stands."""
    number = text.removeprefix("-")
    return int(text) if number.isdecimal() and str(int(number)) == number and len(number) < 19 else text


def names(text: str) -> list[str]:
    """Names with commas between them."""
    return [name.strip() for name in text.split(",") if name.strip()]


def assignment(text: str) -> tuple[str, str]:
    """A name and a value."""
    name, sign, value = text.partition("=")
    if not sign or not name:
        raise BadArguments("bad-assignment", f"an option is written name=value, not {text}", value=text)
    return name.strip(), value.strip()


def contents(file: Path) -> bytes:
    """What is in a file; BadArguments if it cannot be read."""
    try:
        return file.read_bytes()
    except OSError as error:
        detail = str(error.strerror)
        raise BadArguments("no-file", f"{file} cannot be read: {detail}", path=str(file), detail=detail) from None


_TRUTH = {"yes": True, "true": True, "on": True, "да": True, "no": False, "false": False, "off": False, "нет": False}


def options(entry: FoundGame, mode: str | None, given: Sequence[tuple[str, str]]) -> dict[str, Any]:
    """The options of a match between bots: the game's own, over them those of the mode, and over them those given."""
    found = {**entry.game.WITH_BOTS, **_mode(entry, mode).options}
    for name, text in given:
        found[name] = _value(entry, name, text)
    return found


def _no_number(text: str) -> None:
    raise ValueError(f"{text} is no number")


def _value(entry: FoundGame, name: str, text: str) -> Any:
    """A text may mean a number, a truth value, or itself: the first that the option takes; after an @, it is a file."""
    if name == "deal" and name in entry.game.Options.__struct_fields__:
        raise BadArguments(
            "no-deal-here", "a deal cannot be given on the command line: rule vectors and programs give it"
        )
    known = [info.name for info in describe(entry.game.Options)]
    if name not in known:
        listed = ", ".join(known) or "—"
        raise BadOptions("unknown-option", f"there is no option “{name}”; known: {listed}", name=name, known=listed)
    if text.startswith("@"):
        return entry.read_option(name, contents(Path(text[1:])))
    meanings: list[Any] = []
    with suppress(ValueError):
        meanings.append(json.loads(text, parse_constant=_no_number))
    if text.lower() in _TRUTH:
        meanings.append(_TRUTH[text.lower()])
    meanings.append(text)
    refused: BadOptions | None = None
    for meaning in meanings:
        try:
            read(entry.game.Options, {name: meaning})
        except BadOptions as error:
            refused = refused or error
        else:
            return meaning
    assert refused is not None
    raise refused


def _mode(entry: FoundGame, name: str | None) -> Mode:
    modes = entry.game.MODES
    if name is None:
        return Mode()
    if name not in modes:
        known = ", ".join(modes)
        raise BadArguments("unknown-mode", f"there is no mode “{name}”; known: {known}", name=name, known=known)
    return modes[name]


def seats(entry: FoundGame, mode: str | None, given: int | None) -> int:
    """For how many players: as given, if the mode allows it; the fewest, if not given."""
    players = _mode(entry, mode).players or entry.game.PLAYERS
    if given is None:
        return players[0]
    if given not in players:
        raise BadOptions(
            "wrong-seats",
            f"this is for {players[0]} to {players[-1]} players, not {given}",
            low=players[0],
            high=players[-1],
            given=str(given),
        )
    return given
