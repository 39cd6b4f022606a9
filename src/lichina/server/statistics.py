"""How often which side has won, of all matches in which people played: nothing in it leads to a table or a person."""

from __future__ import annotations

import asyncio
from collections import defaultdict

from ..journal import SideCount
from ..registry import BadGame, FoundGame, find, known
from ..table.house import House
from ..table.protocol import Sent
from ..words import Words

FEW = 10
"""Of fewer matches nothing is said but how many there were."""
FRESH_SECONDS = 60.0
"""How long what was counted is good enough: anybody may ask, as often as they like."""


class SideWins(Sent):
    """How many matches a side has won."""

    side: str | None
    """Null: nobody has won."""
    name: str
    won: int


class SeatStatistics(Sent):
    """The matches of a game with this number of seats."""

    seats: int
    matches: int
    sides: list[SideWins] | None
    """Those that have won, the most frequent first; null where there are too few matches to tell, or no sides."""


class GameStatistics(Sent):
    """What was played of a game."""

    game: str
    name: str
    sides: bool
    """Whether sides win here; else single players do."""
    seats: list[SeatStatistics]


class AllStatistics(Sent):
    """Who has won in the matches in which at least half of the seats were people's."""

    few: int
    """Of fewer matches than this nothing is said."""
    games: list[GameStatistics]


class Statistics:
    """The statistics, looked up at most once a minute."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._turn = asyncio.Lock()
        self._counts: list[SideCount] = []
        self._until = -1.0

    async def show(self, language: str) -> AllStatistics:
        """All of it, in a language."""
        async with self._turn:
            now = self._house.around.now()
            if now >= self._until:
                self._counts = await self._house.journal.statistics()
                self._until = now + FRESH_SECONDS
        return told(self._counts, language)


def told(counts: list[SideCount], language: str) -> AllStatistics:
    """What was counted, as it is shown: the games in their usual order, the smallest tables first."""
    games: dict[str, list[SideCount]] = defaultdict(list)
    for count in counts:
        games[count.game].append(count)
    shown = []
    for game in known():
        try:
            if game in games:
                shown.append(_game(find(game), games[game], language))
        except BadGame:
            continue  # it cannot be played here any more
    return AllStatistics(FEW, shown)


def _game(found: FoundGame, counts: list[SideCount], language: str) -> GameStatistics:
    words = found.words(language)
    sides = any(count.side is not None for count in counts)
    by_seats: dict[int, list[SideCount]] = defaultdict(list)
    for count in counts:
        by_seats[count.seats].append(count)
    seats = [_seats(number, by_seats[number], sides, words) for number in sorted(by_seats)]
    return GameStatistics(found.game.id, words("game-name"), sides, seats)


def _seats(seats: int, counts: list[SideCount], sides: bool, words: Words) -> SeatStatistics:
    matches = sum(count.count for count in counts)
    if matches < FEW or not sides:
        return SeatStatistics(seats, matches, None)
    often = sorted(counts, key=lambda count: (-count.count, count.side is None, count.side))
    return SeatStatistics(seats, matches, [SideWins(one.side, _name(one.side, words), one.count) for one in often])


def _name(side: str | None, words: Words) -> str:
    return words("statistics-nobody") if side is None else words.get(f"side-{side}", side)
