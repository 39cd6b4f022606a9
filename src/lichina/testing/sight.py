"""All that a seat could find out at one moment, channel by channel."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any, TypeAlias

import msgspec

from lichina.kernel import Ask, Game, IllegalAnswer, Match
from lichina.registry import find
from lichina.words import LANGUAGES

from .frames import frames
from .snapshot import canonical

CHANNELS = (
    "told",
    "view.public",
    "view.private",
    "deadline",
    "moment",
    "phase",
    "asks",
    "awaits",
    "offers",
    "channels",
    "over",
    "asked",
    "default",
    "undo",
    "amend",
    "error",
    "censor",
    "frames",
)
"""Where a secret may come out, the plainest first.

`phase` is for bots, and `awaits` is whom everybody is seen to wait for; the other nine of the first eleven are the
glimpse. `asked` is who else is asked what, which is public in every phase that does not restart; `default` is what an
own ask takes when time runs out; `undo` and `amend` are what comes of taking an own answer back and of giving it once
more; `error` what an illegal answer is told; `censor` what may not be said; `frames` what the rules remember in local
variables, which an imagined match takes over.
"""

Findings: TypeAlias = dict[str, Any]

_NONSENSE: tuple[Any, ...] = (None, "no such word", -1, 1 << 70, ["no", "such", "list"])


def look(match: Match, seat: int, since: int, asked_before: int) -> Findings:
    """What the seat could find out now, of the story only what it heard from `since` on.

    `asked_before` is how many questions it had had by then: it may try its luck with later numbers.
    """
    glimpse = msgspec.json.decode(match.glimpse(seat, since))
    sight: Findings = {
        name: glimpse[name] for name in ("told", "asks", "offers", "channels", "deadline", "moment", "over")
    }
    sight["view.public"] = glimpse["view"]["public"]
    sight["view.private"] = glimpse["view"]["private"]
    sight["phase"] = match.phase
    sight["awaits"] = match.awaited
    sight["default"] = {ask.key: canonical(default_of(ask)) for ask in match.asks_of(seat)}
    sight["undo"] = _attempt(match, seat, since, lambda copy: copy.undo(seat))
    sight["amend"] = [
        _attempt(match, seat, since, lambda copy, ask=ask: copy.answer(seat, ask.held, ask.number))  # type: ignore[misc]
        for ask in match.asks_of(seat)
        if ask.held is not None
    ]
    sight["error"] = refusals(match, seat, asked_before)
    if type(match.game).censor is not Game.censor:
        sight["censor"] = censored(match, seat)
    if match.phase not in match.game.RESTARTS:
        sight["asked"] = sorted([ask.seat, ask.key] for ask in match.asks if ask.seat != seat)
        sight["frames"] = frames(match)
    return sight


def default_of(ask: Ask) -> Any:
    """What the ask takes when nobody answers."""
    if ask.default is None:
        return ask.form.fallback()
    return ask.default() if callable(ask.default) else ask.default


def _attempt(match: Match, seat: int, since: int, act: Callable[[Match], None]) -> str:
    """What the seat sees if it does this: what it is told if it may not, or everything if it may."""
    copy = match.fork()
    try:
        act(copy)
    except IllegalAnswer as error:
        return f"{error.code}: {error} {error.data}"
    return copy.glimpse(seat, since).decode()


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

    for value, ask in _not_allowed(match, seat, asked_before):
        attempt(value, ask)
    return heard


def _not_allowed(match: Match, seat: int, asked_before: int) -> Iterator[tuple[Any, int | str]]:
    """Answers that are none, and the questions and offers, real or not, to which they are given."""
    asks = match.asks_of(seat)
    for ask in asks:
        yield from ((value, ask.number) for value in (*_NONSENSE, *(ask.closed or ())) if not _legal(ask, value))
    for offer in match.offers_of(seat):
        yield from ((value, offer.key) for value in _NONSENSE[:2] if not _legal(offer, value))
    taken = {ask.number for ask in asks}
    yield from ((0, number) for number in range(asked_before + 1, asked_before + 7) if number not in taken)
    yield 0, "no such offer"


def censored(match: Match, seat: int, most: int = 6) -> dict[str, Any]:
    """What comes of naming what everybody sees: a few words at a time, others each time that something was told."""
    texts = sorted(set(_names(match)))
    start = most * len(match.told(seat)) % max(1, len(texts))
    tried = (texts + texts)[start : start + most]
    rooms = [door.key for door in match.channels(seat) if door.writes]
    return {f"{text!r} in {room}": match.game.censor(room, text) for room in rooms for text in tried}


def _names(match: Match) -> Iterator[str]:
    """Every word of the public view, and its names."""
    found = find(type(match.game))
    content = msgspec.json.encode(found.content(match.game.options))
    known = _NAMED.setdefault((found.game, content), {})
    words = set(_words(canonical(match.view(None).public)))
    if not words <= known.keys():
        tongues = [found.words(language, match.game.options) for language in LANGUAGES]
        for word in words - known.keys():
            known[word] = {word, *(tongue.get(f"card-{word}", word) for tongue in tongues)}
    return chain.from_iterable(known[word] for word in words)


_NAMED: dict[tuple[type[Game], bytes], dict[str, set[str]]] = {}
"""What a word is called, by the game and what it is told in: it is looked up again and again."""


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield key
            yield from _words(item)
    elif isinstance(value, list):
        for item in value:
            yield from _words(item)


def _legal(ask: Ask, value: Any) -> bool:
    try:
        ask.form.accept(value)
    except IllegalAnswer:
        return False
    return True


def differing(first: Findings, second: Findings) -> tuple[str, ...]:
    """The channels in which two sights differ; one that is looked at in only one of them does not count."""
    return tuple(
        name for name in CHANNELS if name in first and name in second and _unlike(name, first[name], second[name])
    )


def _unlike(channel: str, first: Any, second: Any) -> bool:
    """Whether there is a difference; in what a client gets even the order of names is one."""
    if channel == "frames":
        return bool(first != second)
    return msgspec.json.encode(first) != msgspec.json.encode(second)
