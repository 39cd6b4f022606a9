"""All that a seat could find out at one moment, channel by channel."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from lichina.kernel import Ask, IllegalAnswer, Match

from .frames import frames
from .snapshot import canonical

CHANNELS = (
    "told",
    "view.public",
    "view.private",
    "deadline",
    "asks",
    "offers",
    "channels",
    "over",
    "asked",
    "default",
    "undo",
    "error",
    "frames",
)
"""Where a secret may come out, the plainest first.

The first eight are the glimpse. `asked` is who else is asked what, which is public in every phase that does not
restart; `default` is what an own ask takes when time runs out; `undo` whether an own answer can be taken back; `error`
what an illegal answer is told; `frames` what the rules remember in local variables, which an imagined match takes over.
"""

Sight: TypeAlias = dict[str, Any]

_NONSENSE: tuple[Any, ...] = (None, "no such word", -1, 1 << 70, ["no", "such", "list"])


def look(match: Match, seat: int, since: int, asked_before: int, answered: bool = False) -> Sight:
    """What the seat could find out now, of the story only what it heard from `since` on.

    `asked_before` is how many questions it had had by then: it may try its luck with later numbers. A seat that has
    just `answered` may try to take it back.
    """
    glimpse = msgspec.json.decode(match.glimpse(seat, since))
    sight: Sight = {name: glimpse[name] for name in ("told", "asks", "offers", "channels", "deadline", "over")}
    sight["view.public"] = glimpse["view"]["public"]
    sight["view.private"] = glimpse["view"]["private"]
    sight["default"] = {ask.key: canonical(default_of(ask)) for ask in match.asks_of(seat)}
    if answered:
        sight["undo"] = _undo(match, seat)
    sight["error"] = refusals(match, seat, asked_before)
    if match.phase not in match.game.RESTARTS:
        sight["asked"] = sorted([ask.seat, ask.key] for ask in match.asks if ask.seat != seat)
        sight["frames"] = frames(match)
    return sight


def default_of(ask: Ask) -> Any:
    """What the ask takes when nobody answers."""
    if ask.default is None:
        return ask.form.fallback()
    return ask.default() if callable(ask.default) else ask.default


def _undo(match: Match, seat: int) -> str:
    """What comes of taking the last answer back."""
    try:
        match.fork().undo(seat)
    except IllegalAnswer as error:
        return error.code
    return "allowed"


def refusals(match: Match, seat: int, asked_before: int) -> dict[str, str]:
    """What the seat is told when it tries what is not allowed."""
    heard: dict[str, str] = {}

    def attempt(value: Any, ask: int | str | None) -> None:
        try:
            match.answer(seat, value, ask)
        except IllegalAnswer as error:
            heard[f"{value!r} to {ask}"] = f"{error.code}: {error} {error.data}"
        else:
            raise AssertionError(f"seat {seat} answered {value!r} to {ask}, and it was accepted")

    asks = match.asks_of(seat)
    for ask in asks:
        for value in (*_NONSENSE, *(ask.closed or ())):
            if not _legal(ask, value):
                attempt(value, ask.number)
    for offer in match.offers_of(seat):
        for value in _NONSENSE[:2]:
            if not _legal(offer, value):
                attempt(value, offer.key)
    taken = {ask.number for ask in asks}
    for number in range(asked_before + 1, asked_before + 7):
        if number not in taken:
            attempt(0, number)
    attempt(0, "no such offer")
    return heard


def _legal(ask: Ask, value: Any) -> bool:
    try:
        ask.form.accept(value)
    except IllegalAnswer:
        return False
    return True


def differing(first: Sight, second: Sight) -> tuple[str, ...]:
    """The channels in which two sights differ; one that is looked at in only one of them does not count."""
    return tuple(
        name for name in CHANNELS if name in first and name in second and _unlike(name, first[name], second[name])
    )


def _unlike(channel: str, first: Any, second: Any) -> bool:
    """Whether there is a difference; in what a client gets even the order of names is one."""
    if channel == "frames":
        return bool(first != second)
    return msgspec.json.encode(first) != msgspec.json.encode(second)
