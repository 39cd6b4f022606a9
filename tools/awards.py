"""Let bots play, and count which awards their matches would give: how often three are found, and how often each comes.

python -m tools.awards mafia --games 200 --bot beginner
python -m tools.awards mafia --retell 3     tells three of the matches besides
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator

from lichina.bots import Driver, seated
from lichina.kernel import BadOptions, Match, honoured, retold
from lichina.registry import FoundGame, find
from lichina.table.inflection import cases_of
from lichina.words import Narrator


def matches(found: FoundGame, games: int, level: str | None) -> Iterator[Match]:
    """This many matches between bots, over all modes and sizes of table in turn."""
    bot = found.bot(level) if level else next(iter(found.bots().values()))
    kinds = [(mode, count) for mode in found.game.MODES for count in found.game.PLAYERS if count <= 12]
    for number in range(games):
        mode, count = kinds[number % len(kinds)]
        seed = f"awards {number}"
        try:
            options = {**found.game.MODES[mode].options, **found.game.SIMULATED}
            match = Match(found.game, count, seed, options, checkpoints=bot.imagines)
        except BadOptions:  # this mode needs more players
            continue
        driver = Driver(match, seated([bot] * count, seed))
        while match.outcome is None:
            driver.step()
        yield match


def told(found: FoundGame, match: Match, language: str) -> str:
    """A match as its end screen tells it."""
    words = found.words(language, match.game.options)
    names = words.names(len(match.game.seats))
    narrator = Narrator(words, names, [cases_of(name) for name in names], found.game)
    lines = [" ".join(narrator.turned(turn) for turn in retold(match.retelling))]
    lines += [f"  {words(f'award-{award.key}')}: {narrator.awarded(award)}" for award in honoured(match.awards)]
    return "\n".join(lines)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot")
    parser.add_argument("--retell", type=int, default=0)
    asked = parser.parse_args()
    known = find(asked.game)
    given: Counter[str] = Counter()
    found: Counter[str] = Counter()
    counts: Counter[int] = Counter()
    for number, match in enumerate(matches(known, asked.games, asked.bot)):
        awards = match.awards
        chosen = honoured(awards)
        counts[len(chosen)] += 1
        given.update(award.key for award in chosen)
        found.update({award.key for award in awards})
        if number < asked.retell:
            print(*(told(known, match, language) for language in ("ru", "en")), sep="\n", end="\n\n")
    total = counts.total()
    print(f"{total} matches; awards given:", ", ".join(f"{count} in {counts[count]}" for count in sorted(counts)))
    for tale in known.game.AWARDS:
        print(f"  {tale.key:12} found in {found[tale.key] / total:5.0%}, given in {given[tale.key] / total:5.0%}")


if __name__ == "__main__":
    main()
