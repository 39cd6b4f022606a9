"""Golden playthroughs: a match on paper, line by line: what every viewer heard and saw change, and what nobody heard.

python -m lichina.testing.golden            compare, and show where the rules have changed
python -m lichina.testing.golden --write    write them anew
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from difflib import unified_diff
from pathlib import Path
from typing import Any

import msgspec

from lichina.kernel import NOBODY, Entry, Game, LichinaError, Match, Told
from lichina.kernel.deltas import Delta, delta

from .cases import Case, spread
from .chosen import games
from .play import LONGEST, ORDINARY, Habits, RandomPeople, drive
from .snapshot import viewers

FOLDER = Path("tests/golden")
MOST = 60
"""No more entries than this are written down of a match."""
LEAST = 8
"""A match should have more entries than this, if the game has longer ones."""
LARGEST = 12
"""No more players than this: what everybody hears and sees at a larger table nobody can read."""
CANDIDATES = 8
"""One match in this many is kept."""
FEW = 6
IMPATIENT = ORDINARY._replace(lapse=5, skip=20)
"""Where more than a few people would fill the page with the first day, time runs out for them often."""
SHORT = 80
"""A value that is longer is not written down once more when it changes."""
ARROW = " <- "


class GoldenHead(msgspec.Struct, frozen=True):
    """The first line of a playthrough: how the match starts."""

    game: str
    version: int
    mode: str
    seats: int
    seed: str


def golden_cases(game: type[Game]) -> list[Case]:
    """The cases that are written down: every mode with the fewest and with the most players, up to a size."""
    found: list[Case] = []
    for name, mode in game.MODES.items():
        counts = mode.players or game.PLAYERS
        readable = [seats for seats in counts if seats <= max(LARGEST, counts[0])]
        found.extend(Case(game, name, seats) for seats in spread(readable, few=2))
    return found


# --- writing --------------------------------------------------------------------------------------------------------


def write(case: Case) -> str:
    """The playthrough of a smallish match; at a larger table, of one in which much happens before the page ends."""
    played = _candidates(case, ORDINARY)
    seed, entries = min(played, key=lambda pair: (len(pair[1]) <= LEAST, len(pair[1])))
    if len(entries) == MOST and case.seats > FEW:
        seed, entries = max(_candidates(case, IMPATIENT), key=lambda pair: _variety(case, *pair))
    head = GoldenHead(case.game.id, case.game.version, case.mode, case.seats, seed)
    return "".join(f"{line}\n" for line in lines(case, head, entries))


def _candidates(case: Case, habits: Habits) -> list[tuple[str, list[Entry]]]:
    """Some matches: the seed of each, and what is written down of it."""
    seeds = [f"golden {number}" for number in range(CANDIDATES)]
    return [(seed, _entries(case, seed, habits)) for seed in seeds]


def _entries(case: Case, seed: str, habits: Habits) -> list[Entry]:
    match = case.start(seed)
    drive(match, RandomPeople(seed, habits).decide, None, LONGEST)
    return list(match.record.entries[:MOST])


def _variety(case: Case, seed: str, entries: Sequence[Entry]) -> int:
    """How many different things are told to anybody."""
    match = case.start(seed)
    for entry in entries:
        match.enter(entry)
    return len({event.key for viewer in viewers(match) for event in match.told(viewer)})


def lines(case: Case, head: GoldenHead, entries: Sequence[Entry]) -> Iterator[str]:
    """Play the entries, and say after each what is new to whom."""
    yield _json(head)
    match = case.start(head.seed)
    page = _Page(match)
    yield from page.news()
    for number, entry in enumerate(entries, 1):
        yield f"{number} {_name(match, entry)}{ARROW}{_json(entry)}"
        match.enter(entry)
        yield from page.news()
    yield f"over: {_json(match.outcome)}" if match.outcome else "and so on"


def _name(match: Match, entry: Entry) -> str:
    """An entry in a word: the key of the ask or offer, or what else happens."""
    if entry.lapse:
        return "time passes"
    if entry.seat is None:
        return "skip" if entry.skip is not None else "other"
    if isinstance(entry.ask, str):
        return f"seat {entry.seat} takes the offer {entry.ask}"
    keys = [ask.key for ask in match.asks_of(entry.seat) if ask.number == entry.ask]
    return f"seat {entry.seat} {keys[0] if keys else entry.ask}"


class _Page:
    """Keeps what every viewer knew, so that only what is new is written."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.pages = 0
        self.heard: dict[int | None, int] = {}
        self.seen: dict[int | None, Any] = {}

    def news(self) -> Iterator[str]:
        """What is new since the last time, each line with those to whom it is."""
        found: dict[str, list[int | None]] = {}
        for viewer in viewers(self.match):
            for line in self._news_for(viewer):
                found.setdefault(line, []).append(viewer)
        for line, who in found.items():
            yield f"    {self._names(who)}: {line}"
        pages = self.match.game.story.since(self.pages)
        self.pages += len(pages)
        yield from (f"    nobody: {_told(event)}" for to, event in pages if to == NOBODY)

    def _news_for(self, viewer: int | None) -> Iterator[str]:
        told = self.match.told(viewer, self.heard.get(viewer, 0))
        self.heard[viewer] = self.heard.get(viewer, 0) + len(told)
        yield from map(_told, told)
        view = msgspec.to_builtins(self.match.view(viewer), str_keys=True)
        before = self.seen.get(viewer, {"public": {}, "private": {}})
        self.seen[viewer] = view
        for part in ("public", "private"):
            old, new = before[part] or {}, view[part] or {}
            for name, value in new.items():
                if name not in old:
                    yield f"{part} {name} {_json(value)}"
                elif change := delta(old[name], value):
                    yield from _changes(f"{part} {name}", old[name], msgspec.json.decode(change))

    def _names(self, who: list[int | None]) -> str:
        if len(who) == len(viewers(self.match)):
            return "everybody"
        seats = [str(seat) for seat in who if seat is not None]
        names = [f"seat {', '.join(seats)}"] if seats else []
        return " and ".join([*names, *(["the spectator"] if None in who else [])])


def _changes(path: str, old: Any, change: Delta) -> Iterator[str]:
    """What a step would send of a view, a line for each place that has another value."""
    if isinstance(change, dict):
        for key, inner in change.items():
            yield from _changes(f"{path}/{key}", _found(old, key, inner), inner)
    else:
        before = [] if old is msgspec.UNSET else [_before(old), "->"]
        yield " ".join([path, *before, *(map(_json, change) if change else ["nothing"])])


def _before(old: Any) -> str:
    """What was there; what is long stands further up."""
    text = _json(old)
    return text if len(text) <= SHORT else "…"


def _found(old: Any, key: str, change: Delta) -> Any:
    """What was under a key; where a list is cut, all from there on."""
    if isinstance(old, dict):
        return old.get(key, msgspec.UNSET)
    index = int(key)
    if change == []:
        return old[index:]
    return old[index] if index < len(old) else msgspec.UNSET


def _told(event: Told) -> str:
    return " ".join([f"told {event.key}", *(f"{name}={_json(value)}" for name, value in event.data.items())])


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# --- reading --------------------------------------------------------------------------------------------------------


def read(text: str) -> tuple[GoldenHead, list[Entry]]:
    """How a playthrough starts, and its entries."""
    first, *rest = text.splitlines()
    entries = [line.split(ARROW, 1)[1] for line in rest if line[:1].isdigit() and ARROW in line]
    return msgspec.json.decode(first, type=GoldenHead), [msgspec.json.decode(entry, type=Entry) for entry in entries]


def compare(case: Case, text: str) -> str:
    """Play a playthrough again: the difference as a diff, or nothing."""
    head, entries = read(text)
    golden, played = text.splitlines(), list[str]()
    broken: list[str] = []
    try:
        for line in lines(case, head, entries):
            played.append(line)
    except LichinaError as error:
        golden = golden[: len(played)]
        broken.append(f"and then it breaks off: {error}")
    diff = list(unified_diff(golden, played, "golden", "now", lineterm="", n=2))
    if len(diff) > MOST:
        diff[MOST:] = [f"… and {len(diff) - MOST} lines more"]
    return "\n".join(diff + broken)


def check(case: Case, folder: Path = FOLDER) -> None:
    """The match goes as it is written down; AssertionError shows where it does not."""
    file = folder / f"{case}.txt"
    assert file.is_file(), f"there is no {file}; python -m lichina.testing.golden --write makes it"
    difference = compare(case, file.read_text("utf-8"))
    assert not difference, f"{case} does not go as in {file} any more; if it should not, write it anew:\n{difference}"


# --- the command ----------------------------------------------------------------------------------------------------


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare the playthroughs, or write them anew."""
    parser = argparse.ArgumentParser(prog="python -m lichina.testing.golden", description=main.__doc__)
    parser.add_argument("games", nargs="*", help="ids or paths; all games that are found here, if none is given")
    parser.add_argument("--write", action="store_true", help="write the playthroughs anew")
    parser.add_argument("--folder", type=Path, default=FOLDER, help=f"where they are ({FOLDER})")
    options = parser.parse_args(arguments)
    chosen = [case for game in games(options.games) for case in golden_cases(game)]
    if options.write:
        return _write_all(chosen, options.folder, everything=not options.games)
    failed = 0
    for case in chosen:
        try:
            check(case, options.folder)
        except AssertionError as error:
            failed += 1
            print(error)
    print(f"{len(chosen) - failed} of {len(chosen)} playthroughs go as they are written down")
    return 1 if failed else 0


def _write_all(chosen: list[Case], folder: Path, everything: bool) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    names = {f"{case}.txt" for case in chosen}
    for case in chosen:
        (folder / f"{case}.txt").write_text(write(case), "utf-8")
    stale = [file for file in folder.glob("*.txt") if file.name not in names] if everything else []
    for file in stale:
        file.unlink()
    print(f"{len(chosen)} playthroughs written to {folder}" + (f", {len(stale)} removed" if stale else ""))
    return 0


if __name__ == "__main__":
    sys.exit(main())
