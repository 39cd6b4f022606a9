"""lichina simulate: many matches between bots, as tables."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Mapping

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..registry import find
from ..research import Mean, Rate, SimulationResult, simulate
from ..words import Words
from .arguments import options, seats
from .screen import clock, console, table


def run(arguments: Namespace, words: Words) -> None:
    """Simulate, with a bar on the terminal while it goes on, and show what came out."""
    entry = find(arguments.game)
    chosen = options(entry, arguments.mode, arguments.options)
    words = entry.words(words.language, chosen)
    errors = Console(stderr=True)
    # Without a thread that draws the bar: processes are started while it stands there.
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, disable=not errors.is_terminal, transient=True, auto_refresh=False) as bar:
        task = bar.add_task(words("simulate-progress"), total=arguments.games)

        def progress(done: int) -> None:
            bar.update(task, completed=done, refresh=True)

        result = simulate(
            entry.address,
            seats(entry, arguments.mode, arguments.seats),
            arguments.games,
            bots=arguments.bots or [next(iter(entry.bots()))],
            seed=arguments.seed,
            options=chosen,
            workers=arguments.workers,
            progress=progress,
        )
    _show(result, words)


def _show(result: SimulationResult, words: Words) -> None:
    screen = console()
    screen.print(words("simulate-title", game=words.get("game-name", result.game), games=result.games), style="bold")
    sides = [(words(f"side-{side}"), rate) for side, rate in result.sides.items()]
    if sides:
        _rates(screen, words, "simulate-sides", "simulate-wins", sides)
    reasons = [(words(f"reason-{reason}"), rate) for reason, rate in result.reasons.items()]
    if result.draws.count:
        reasons.append((words("simulate-draw"), result.draws))
    _rates(screen, words, "simulate-reasons", "simulate-count", reasons)
    by_seat = [
        (f"{seat} · {bot}", rate) for seat, (bot, rate) in enumerate(zip(result.bots, result.seats, strict=True))
    ]
    _rates(screen, words, "simulate-seats", "simulate-wins", by_seat)
    if len(result.by_bot) > 1:
        _rates(screen, words, "simulate-bots", "simulate-wins", result.by_bot.items())
    for what, rates in result.cases.items():
        often = sorted(rates.items(), key=lambda row: -row[1].count)
        _rates(screen, words, f"tally-{what}", "simulate-cases", [(words.row(what, row), rate) for row, rate in often])
    for what, means in result.amounts.items():
        _means(screen, words, what, means)
    screen.print()
    screen.print(words("simulate-decisions", mean=round(result.mean_decisions, 1)))
    screen.print(words("simulate-seconds", time=clock(result.mean_seconds)))
    screen.print(words("simulate-speed", speed=round(result.decisions_per_second)))
    screen.print(words("simulate-seed", seed=str(result.seed)))


def _rates(screen: Console, words: Words, what: str, count: str, rates: Iterable[tuple[str, Rate]]) -> None:
    heads = (what, count, "simulate-rate", "simulate-error", "simulate-interval")
    made = table(*(words(head) for head in heads), right=4)
    for name, rate in rates:
        value, error, low, high = (
            f"{words.number(100 * share, 1)} %" for share in (rate.value, rate.error, *rate.interval)
        )
        made.add_row(name, str(rate.count), value, error, f"{low} – {high}")
    screen.print()
    screen.print(made)


def _means(screen: Console, words: Words, what: str, means: Mapping[str, Mean]) -> None:
    heads = (f"tally-{what}", "simulate-cases", "simulate-mean", "simulate-error")
    made = table(*(words(head) for head in heads), right=3)
    for row, mean in means.items():
        numbers = (words.number(value, 2) for value in (mean.value, mean.error))
        made.add_row(words.row(what, row), str(mean.count), *numbers)
    screen.print()
    screen.print(made)
