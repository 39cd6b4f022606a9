"""What a table could not choose now, and why: each choice is tried at a table that is only imagined."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any

import msgspec

from ..kernel import LichinaError
from ..kernel.options import read
from ..registry import Content, FoundGame
from ..table import lobby
from ..table.protocol import SentList
from ..table.state import Sitting, TableSeat, TableSettings, TableState
from .catalogue import OptionInfo, imagined, options_of

MOST_SEATS = 64


class Choice(msgspec.Struct, forbid_unknown_fields=True):
    """What is chosen so far, for how many seats, how many of them are bots', and how people sit."""

    seats: Annotated[int, msgspec.Meta(ge=0, le=MOST_SEATS)]
    bots: Annotated[int, msgspec.Meta(ge=0, le=MOST_SEATS)] = 0
    mode: str | None = None
    options: dict[str, Any] = {}
    sitting: Sitting = "apart"


class BarredName(SentList):
    """A mode or a preset that could not be chosen, and the reason in words."""

    id: str
    text: str


class BarredValue(SentList):
    """A value that an option could not take, or that could not be in its list, and the reason in words."""

    option: str
    value: Any
    text: str


class Barred(msgspec.Struct):
    """What could not be chosen now, and in which words what is chosen would be told."""

    modes: list[BarredName]
    presets: list[BarredName]
    options: list[BarredValue]
    content: Content


def barred(game: str, choice: Choice, language: str) -> Barred:
    """What could not be chosen; Refused if what is chosen already makes no sense at all."""
    lobby.configure(imagined(TableSettings(game)), {"game": game, "mode": choice.mode, "options": choice.options})
    found = lobby.game_of(TableSettings(game))
    trial = _Trial(found, choice)
    words = found.words(language, trial.chosen)

    def said(error: LichinaError) -> str:
        return " ".join(words.error(error).split())

    modes = ((name, trial.refusal(name, {})) for name in found.game.MODES)
    presets = ((name, trial.refusal(one.mode, one.options)) for name, one in found.game.PRESETS.items())
    return Barred(
        modes=[BarredName(name, said(error)) for name, error in modes if error],
        presets=[BarredName(name, said(error)) for name, error in presets if error],
        options=[BarredValue(name, value, said(error)) for name, value, error in trial.options()],
        content=found.content(trial.chosen),
    )


class _Trial:
    """A table of that size, at which one thing after another is tried."""

    def __init__(self, found: FoundGame, choice: Choice) -> None:
        self._found = found
        self._choice = choice
        bots = min(choice.bots, choice.seats)
        self._seats = (*(TableSeat(bot="bot") for _ in range(bots)), *(TableSeat() for _ in range(choice.seats - bots)))
        state = self._state(choice.mode, choice.options)
        self.chosen = read(found.game.Options, lobby.chosen_options(state))

    def _state(self, mode: str | None, options: Mapping[str, Any]) -> TableState:
        return imagined(TableSettings(self._found.game.id, mode, dict(options), self._choice.sitting), self._seats)

    def refusal(self, mode: str | None, options: Mapping[str, Any]) -> LichinaError | None:
        """Why a match could not begin with this."""
        return lobby.problem(self._state(mode, options))

    def options(self) -> Iterator[tuple[str, Any, LichinaError]]:
        """Each value that is at fault itself: with another value of the same option it would not be refused so."""
        for info in options_of(self._found):
            for value, refused, otherwise in self._tried(info):
                if refused is not None and not all(_same(refused, other) for other in otherwise):
                    yield info.name, value, refused

    def _tried(self, info: OptionInfo) -> Iterable[tuple[Any, LichinaError | None, list[LichinaError | None]]]:
        """Each value of an option with what comes of it, and what comes of the other values."""
        if info.kind == "list":
            for value, _ in info.choices or ():
                rest = [one for one in getattr(self.chosen, info.name) or () if one != value]
                yield value, self._with(info.name, [*rest, value]), [self._with(info.name, rest)]
        elif info.kind in ("bool", "choice"):
            values = [False, True] if info.kind == "bool" else [value for value, _ in info.choices or ()]
            tried = [self._with(info.name, value) for value in values]
            yield from ((value, refused, tried) for value, refused in zip(values, tried, strict=True))

    def _with(self, name: str, value: Any) -> LichinaError | None:
        return self.refusal(self._choice.mode, {**self._choice.options, name: value})


def _same(one: LichinaError, other: LichinaError | None) -> bool:
    return other is not None and (one.code, one.data) == (other.code, other.data)
