"""lichina tournament: bots against each other, with the same deals and from every side."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence

from rich.table import Table

from ..registry import find
from ..research import Portion, Standing, TournamentInterrupted, TournamentResult
from ..research.simulate import hired
from ..research.statistics import signed
from ..research.tournament import Tournament
from ..words import Words
from .arguments import options
from .screen import bar, console, table


def run(arguments: Namespace, words: Words) -> None:
    """Play it, with a bar on the terminal, and show what came out, even if it is broken off."""
    found = find(arguments.game)
    chosen = options(found, arguments.mode, arguments.options)
    played = Tournament(
        found.address, arguments.seats, arguments.bots, arguments.deals, arguments.mode, chosen, arguments.seed
    )
    if arguments.figure is not None:
        from ..research.figures import ending_of

        ending_of(arguments.figure)  # what cannot be drawn is refused before anything is played
    crew = hired(arguments.deals, arguments.workers, arguments.cluster)
    words = found.words(words.language, chosen)
    try:
        with bar(words, len(played.bouts)) as progress:
            result = played.run(crew, progress)
    except TournamentInterrupted as stop:
        if stop.result.deals:
            _report(stop.result, arguments.figure, words)
        raise
    _report(result, arguments.figure, words)


def _report(result: TournamentResult, figure: str | None, words: Words) -> None:
    show(result, words)
    if figure is not None:
        from ..research.standings import picture

        picture(result, words).save(figure, words("tournament-points"))
        console().print(words("figure-drawn", path=figure), style="dim", soft_wrap=True)


def show(result: TournamentResult, words: Words) -> None:
    """The table of all bots, and who has beaten whom."""
    screen = console()
    game = words.get("game-name", result.game)
    title = words("tournament-title", game=game, seats=result.players, deals=result.deals, matches=result.matches)
    screen.print(title, style="bold")
    screen.print()
    screen.print(_ranked(result.standings, words))
    screen.print()
    screen.print(_against(result, words))
    screen.print()
    screen.print(words("tournament-note"), style="dim")
    screen.print(words("simulate-seed", seed=str(result.seed)))


def _ranked(standings: Sequence[Standing], words: Words) -> Table:
    sides = sorted({side for standing in standings for side in standing.sides})
    heads = [words(head) for head in ("simulate-bots", "tournament-rating", "tournament-share", "tournament-wins")]
    heads += [words.get(f"side-{side}", side) for side in sides]
    made = table(*heads, right=len(heads) - 1)
    for standing in standings:
        low, high = standing.rating.interval
        rating = f"{signed(standing.rating.value)} ({signed(low)} … {signed(high)})"
        shares = [standing.points, standing.wins, *(standing.sides.get(side) for side in sides)]
        made.add_row(standing.bot, rating, *(spread(share, words) for share in shares))
    return made


def _against(result: TournamentResult, words: Words) -> Table:
    order = [result.bots.index(standing.bot) for standing in result.standings]
    names = [result.bots[number] for number in order]
    made = table(words("tournament-against"), *names, right=len(names))
    for name, row in zip(names, order, strict=True):
        made.add_row(name, *(spread(result.points[row][column], words) for column in order))
    return made


def spread(share: Portion | None, words: Words) -> str:
    """A share and its interval, in percent."""
    if share is None:
        return "—"
    value, low, high = (words.number(100 * part, 1) for part in (share.value, *share.interval))
    return f"{value} % ({low}–{high})"
