"""Everything that an agent can say, as numbers: seats, amounts, words, and which question is meant.

Whatever can be chosen in a game is a seat, an amount or a word that has a name in its texts. So the texts and the
number of seats declare the whole vocabulary, and nothing is listed a second time.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...kernel import SEAT, Kind, LichinaError, Option
from ...kernel.game import PASS as NO_REACTION
from ...registry import FoundGame, GameName, find
from ...words import LANGUAGES, OWN, files_in, names_in

PASS = "pass"
"""Nothing for now."""
END = "end"
"""The list is complete."""
ASK, SEATED, MUCH, SAID = "ask:", "seat:", "amount:", "word:"
AMOUNTS = 100
"""How many amounts there are, from 0 on."""


class OutOfVocabulary(LichinaError):
    """A game offers something that its vocabulary has no token for."""


class Vocabulary:
    """The tokens of a game at a table of this size, each with its number."""

    def __init__(self, tokens: Iterable[str]) -> None:
        self.tokens: tuple[str, ...] = tuple(tokens)
        self._numbers = {token: number for number, token in enumerate(self.tokens)}

    @classmethod
    def of(cls, game: GameName, seats: int, options: Mapping[str, Any] | None = None) -> Vocabulary:
        """The vocabulary of a game for this many seats, as a match with these options is told."""
        found = find(game)
        names = {name for folder in _folders(found, options) for name in names_in(*files_in(folder, LANGUAGES[0]))}
        words = {name.removeprefix("card-") for name in names if name.startswith("card-")}
        words |= {NO_REACTION, *found.content(options).names}
        keys = {name.removeprefix("ask-") for name in names if name.startswith("ask-")}
        return cls(
            [
                PASS,
                END,
                *(f"{ASK}{key}" for key in sorted(keys)),
                *(f"{SEATED}{seat}" for seat in range(seats)),
                *(f"{MUCH}{amount}" for amount in range(AMOUNTS)),
                *(f"{SAID}{word}" for word in sorted(words)),
            ]
        )

    def __len__(self) -> int:
        return len(self.tokens)

    def number(self, token: str) -> int:
        """The number of a token."""
        try:
            return self._numbers[token]
        except KeyError:
            raise OutOfVocabulary("out-of-vocabulary", f"there is no token “{token}”", token=token) from None


def token_of(option: Option, of: Kind) -> str:
    """What an option is called: a word that is a number means an amount."""
    if of == SEAT and isinstance(option, int):
        return f"{SEATED}{option}"
    if isinstance(option, int) or option.isdecimal():
        return f"{MUCH}{option}"
    return f"{SAID}{option}"


def _folders(found: FoundGame, options: Mapping[str, Any] | None) -> list[Any]:
    """Where the words of a match with these options lie."""
    pack = found.content(options).pack
    packs = [] if pack is None else [found.packs[pack]]
    return [OWN, *([found.locale] if found.locale else []), *packs]
