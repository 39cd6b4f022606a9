"""What the words on a command line mean: numbers, seeds, options of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import isfinite
from pathlib import Path
from typing import Any

from ..kernel import BadOptions, LichinaError, describe
from ..kernel.options import from_text
from ..registry import FoundGame

MOST_SIZES = 100
"""More numbers of players than any game has."""


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


def counts(text: str) -> list[int]:
    """One number, or all from one to another: `6`, `5-8`."""
    low, sign, high = text.partition("-")
    known = low.isdecimal() and (high if sign else low).isdecimal()
    found = range(int(low), int(high or low) + 1) if known else range(0)
    if not 0 < len(found) <= MOST_SIZES:
        raise BadArguments("bad-counts", f"a number or a range such as 5-8 is needed, not {text}", value=text)
    return [*found]


def shard(text: str) -> tuple[int, int]:
    """Which share of how many: `2/5`."""
    own, sign, of = text.partition("/")
    if not sign or not own.isdecimal() or not of.isdecimal():
        raise BadArguments("bad-share", f"a share is written 2/5, not {text}", value=text)
    return int(own), int(of)


def bots(text: str) -> str | list[str] | dict[str, str]:
    """One bot, one for each seat, or `town=belief,others=random`."""
    named = [name.partition("=") for name in names(text)]
    keyed = {key: bot for key, sign, bot in named if sign and ":" not in key}
    if keyed and len(keyed) < len(named):
        raise BadArguments("mixed-bots", f"either every bot has a seat or side before it, or none: {text}", value=text)
    each = names(text)
    return keyed or (each[0] if len(each) == 1 else each)


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


def options(found: FoundGame, mode: str | None, texts: Sequence[tuple[str, str]]) -> dict[str, Any]:
    """The options of a match between bots: the game's own, over them those of the mode, and over them those given."""
    return found.between_bots(mode, given(found, texts))


def given(found: FoundGame, texts: Sequence[tuple[str, str]]) -> dict[str, Any]:
    """The options that are given, as the game takes them."""
    return {name: _value(found, name, text) for name, text in texts}


def _value(found: FoundGame, name: str, text: str) -> Any:
    """What a text means for an option; after an @, it is a file."""
    if name == "deal" and name in found.game.Options.__struct_fields__:
        raise BadArguments(
            "no-deal-here", "a deal cannot be given on the command line: rule vectors and programs give it"
        )
    known = [info.name for info in describe(found.game.Options)]
    if name not in known:
        listed = ", ".join(known) or "—"
        raise BadOptions("unknown-option", f"there is no option “{name}”; known: {listed}", name=name, known=listed)
    if text.startswith("@"):
        return found.read_option(name, contents(Path(text[1:])))
    return from_text(found.game.Options, name, text)


def seats(found: FoundGame, mode: str | None, given: int | None) -> int:
    """For how many players: as given, if the mode allows it; the fewest, if not given."""
    return found.seats(mode)[0] if given is None else found.check_seats(mode, given)
