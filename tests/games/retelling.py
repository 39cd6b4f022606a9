"""What is retold of a match, by names: which awards might be given, what shows them, and the story in a paragraph."""

from __future__ import annotations

from typing import Any

from lichina.bots import Driver, seated
from lichina.kernel import BadOptions, Game, Match, honoured, retold
from lichina.registry import find
from lichina.table.inflection import cases_of
from lichina.words import Narrator
from tests.games.named_table import NamedTable


def awards(table: NamedTable, key: str) -> list[dict[str, Any]]:
    """What might be given of this kind; names stand for seats."""
    seats = ("seat", "target")
    found = [award.data for award in table.match.awards if award.key == key]
    return [{name: table.names[value] if name in seats else value for name, value in one.items()} for one in found]


def shows(table: NamedTable, key: str) -> str:
    """The event that shows the first award of a kind."""
    award = next(one for one in table.match.awards if one.key == key)
    return table.match.story[award.at][1].key


def story(match: Match, names: str, language: str = "ru") -> str:
    """The match in a paragraph, told of people with these names."""
    people = names.split()
    words = find(type(match.game)).words(language, match.game.options)
    narrator = Narrator(words, people, [cases_of(name) for name in people], type(match.game))
    return " ".join(narrator.turned(turn) for turn in retold(match.retelling))


def played(game: type[Game], count: int, bot: str = "simple") -> list[Match]:
    """So many matches between bots, over the modes and the sizes of table in turn; what is too small is left out."""
    known = find(game)
    kind = known.bot(bot)
    kinds = [(mode, size) for size in game.PLAYERS if size <= 12 for mode in game.MODES]
    found: list[Match] = []
    for number in range(count):
        mode, size = kinds[number * 7 % len(kinds)]
        options = {**game.MODES[mode].options, **game.SIMULATED}
        try:
            match = Match(game, size, f"retold {number}", options, checkpoints=kind.imagines)
        except BadOptions:
            continue
        driver = Driver(match, seated([kind] * size, number))
        while match.outcome is None:
            driver.step()
        found.append(match)
    return found


def with_three(matches: list[Match]) -> float:
    """In which share of these matches three awards are given."""
    return sum(len(honoured(match.awards)) == 3 for match in matches) / len(matches)
