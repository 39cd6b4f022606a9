"""Names and words that are taken out of matches that are over. Who played which card and how it ended, stays."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Collection, Mapping
from typing import Any

import msgspec

from ..journal import Finished, FinishedHeading, Journal
from ..kernel import Entry, LichinaError, Match, Record, Text
from ..kernel.match import retrace
from ..registry import BadGame, find, of_record
from ..words import Words
from .inflection import cases_of
from .livematch import Transcript
from .replay import MOST_ENTRIES
from .rows import Written, encode
from .state import Person, Refused, TableState
from .table import Table

NO_WORDS = "—"
"""What stands where somebody had typed something."""
TRIES = 8
"""How often a match is read again that somebody else has reworded meanwhile."""

_ID = re.compile(r"[a-z0-9_-]*")
"""What an option or a card is called in the rules; what people type looks otherwise."""

Neutral = Callable[[int], str]
"""What a seat is called that has no name any more."""


class _Names:
    """What people are to be called from now on, wherever their names are written, in any case of them."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self._instead = {
            spelt.casefold(): instead for name, instead in names.items() for spelt in (name, *(cases_of(name) or ()))
        }
        longest_first = sorted(self._instead, key=len, reverse=True)
        found = "|".join(map(re.escape, longest_first))
        self._pattern = re.compile(rf"(?<!\w)(?:{found})(?!\w)", re.IGNORECASE)

    def masked(self, text: str) -> str:
        """A text without the names."""
        return self._pattern.sub(lambda found: self._instead.get(found[0].casefold(), NO_WORDS), text)


def neutral_names(language: str) -> Neutral:
    """«Игрок 3», in a language."""
    words = Words(language)
    return lambda seat: words("player-number", number=seat + 1)


def without(row: Finished, seats: Collection[int], neutral: Neutral) -> Finished:
    """A match without the names of those who had these seats, and without what they typed."""
    try:
        head: dict[str, Any] = msgspec.json.decode(row.head)
        story = msgspec.json.decode(row.transcript, type=Transcript)
        record = Record.from_json(row.record)
    except (msgspec.DecodeError, LichinaError) as error:
        raise Refused("cannot-forget", "what is kept of this match cannot be read", match=row.number) from error
    names = [neutral(seat) if seat in seats else name for seat, name in enumerate(story.names)]
    known = _Names({story.names[seat]: names[seat] for seat in seats})
    head["names"] = names
    if "people" in head:
        head["people"] = [None if seat in seats else person for seat, person in enumerate(head["people"])]
    typed = _typed(record)
    entries = tuple(
        _entry(entry, entry.seat in seats, known, typed[place]) if place in typed else entry
        for place, entry in enumerate(record.entries)
    )
    # Shorter than any name, and different ones for different people: such a list has rules of its own.
    options = _options(record.options, _Names({story.names[seat]: str(seat + 1) for seat in seats}))
    events = tuple((at, _event(row.game, told, seats, known)) for at, told in story.events)
    return msgspec.structs.replace(
        row,
        head=encode(head),
        record=msgspec.structs.replace(record, entries=entries, options=options).to_json(),
        transcript=encode(msgspec.structs.replace(story, names=tuple(names), events=events)),
    )


def _reworded(text: str, own: bool, names: _Names) -> str:
    """What somebody typed: nothing is left of one's own words, and the names are gone from those of others."""
    if not text.split():
        return text  # blanks are no answer, and must not become one
    return NO_WORDS if own else names.masked(text)


def _entry(entry: Entry, own: bool, names: _Names, longest: int) -> Entry:
    return msgspec.structs.replace(entry, value=_reworded(entry.value, own, names)[:longest])


def _typed(record: Record) -> dict[int, int]:
    """Which entries are in somebody's own words, and how long they may be: by the rules, or by their looks where the
    rules have changed."""
    try:
        kind = of_record(record).game
        if not any(_free_fields(kind.id, key) for key in kind.TALES):
            return {}
        if len(record.entries) <= MOST_ENTRIES:
            asked = zip(enumerate(record.entries), retrace(record, kind), strict=False)
            found = ((place, _text_form(match, entry)) for (place, entry), match in asked)
            return {place: form.longest for place, form in found if form is not None}
    except LichinaError:
        pass
    values = ((place, entry.value) for place, entry in enumerate(record.entries))
    return {place: len(value) for place, value in values if isinstance(value, str) and not _ID.fullmatch(value)}


def _text_form(match: Match, entry: Entry) -> Text | None:
    """The question with free text that an entry is about to answer."""
    if entry.seat is None or not isinstance(entry.value, str):
        return None
    asks = match.offers_of(entry.seat) if isinstance(entry.ask, str) else match.asks_of(entry.seat)
    meant = (ask.form for ask in asks if entry.ask in (ask.number, ask.key))
    return next((form for form in meant if isinstance(form, Text)), None)


def _fields(game: str, key: str) -> Mapping[str, Any]:
    """The fields of an event as the game declares them today."""
    try:
        tale = find(game).game.TALES.get(key)
    except BadGame:
        return {}
    return {} if tale is None else tale.fields


def _free_fields(game: str, key: str) -> frozenset[str]:
    """Those that hold somebody's own words: texts that stand for nothing in the rules."""
    return frozenset(name for name, hint in _fields(game, key).items() if hint in (str, str | None))


def _event(game: str, told: Written, seats: Collection[int], names: _Names) -> Written:
    to, key, data = told
    known, free = _fields(game, key), _free_fields(game, key)
    own = data.get("seat") in seats
    changed = {
        name: _reworded(value, own, names)
        for name, value in data.items()
        if isinstance(value, str) and (name in free or (name not in known and not _ID.fullmatch(value)))
    }
    return (to, key, {**data, **changed}) if changed else told


def _options(value: Any, names: _Names) -> Any:
    """Options may hold places that people have written: those stay, but for the names in them."""
    if isinstance(value, dict):
        return {key: _options(item, names) for key, item in value.items()}
    if isinstance(value, list):
        return [_options(item, names) for item in value]
    return names.masked(value) if isinstance(value, str) and not _ID.fullmatch(value) else value


# --- whose matches ----------------------------------------------------------------------------------------------------


class _Players(msgspec.Struct):
    """Of a head, who played."""

    names: list[str]
    people: list[int | None] | None = None
    masks: list[int] = []


def seats_of(heading: FinishedHeading, state: TableState, person: Person) -> frozenset[int]:
    """Where a person sat in a match that is over."""
    players = msgspec.json.decode(heading.head, type=_Players)
    if players.people is None:
        result = next((one for one in state.evening if one.match == heading.number), None)
        players.people = None if result is None else list(result.people)
    if players.people is not None:
        return frozenset(seat for seat, number in enumerate(players.people) if number == person.id)
    masks = players.masks or [person.mask] * len(players.names)  # of before it was noted who they were
    both = enumerate(zip(players.names, masks, strict=False))
    return frozenset(seat for seat, (name, mask) in both if (name, mask) == (person.name, person.mask))


def seats_named(heading: FinishedHeading, name: str | None) -> frozenset[int]:
    """Where somebody of this name sat, or everybody."""
    players = msgspec.json.decode(heading.head, type=_Players)
    return frozenset(seat for seat, one in enumerate(players.names) if name in (None, one))


# --- doing it ---------------------------------------------------------------------------------------------------------


async def forget_person(table: Table, journal: Journal, person: Person) -> int:
    """Take a person's name and words out of all matches of a table that are over; how many they were."""
    state = table.state
    over = [
        heading
        for heading in await journal.finished(state.id)
        if not (heading.number == state.match and state.stage == "match")
    ]
    neutral = neutral_names(state.settings.language)
    found = [(heading.number, seats_of(heading, state, person)) for heading in over]
    return sum([await _forget(journal, state.id, number, seats, neutral) for number, seats in found if seats])


async def forget_named(journal: Journal, table: str, name: str | None, language: str) -> int:
    """The same by a name, or of everybody, for an operator."""
    neutral = neutral_names(language)
    found = [(one.number, seats_named(one, name)) for one in await journal.finished(table)]
    return sum([await _forget(journal, table, number, seats, neutral) for number, seats in found if seats])


async def _forget(journal: Journal, table: str, number: int, seats: Collection[int], neutral: Neutral) -> bool:
    """Whether anything was left to forget in a match."""
    for _ in range(TRIES):
        row = await journal.match(table, number)
        if row is None:
            return False
        new = await asyncio.to_thread(without, row, seats, neutral)
        if new == row:
            return False
        if await journal.replace(row, new):
            return True
    raise Refused("cannot-forget", "this match is being changed all the time", match=number)
