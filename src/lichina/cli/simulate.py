"""lichina simulate: many matches between bots, as tables."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Mapping, Sequence

from rich.console import Console

from ..registry import find
from ..research import Interrupted, Mean, Rate, Simulation, SimulationResult
from ..words import Words
from .arguments import options
from .screen import bar, clock, console, table


def run(arguments: Namespace, words: Words) -> None:
    """Simulate, with a bar on the terminal while it goes on, and show what came out, even if it is broken off."""
    found = find(arguments.game)
    chosen = options(found, arguments.mode, arguments.options)
    simulation = Simulation(
        found.address,
        arguments.seats,
        arguments.games,
        mode=arguments.mode,
        options=chosen,
        bots=arguments.bots,
        rotate=arguments.rotate,
        seed=arguments.seed,
        keep=arguments.keep,
        shard=arguments.shard,
    )
    words = found.words(words.language, chosen)
    try:
        with bar(words, len(simulation.tasks)) as progress:
            results = simulation.run(
                workers=arguments.workers,
                progress=progress,
                out=arguments.out,
                resume=arguments.resume,
                cluster=arguments.cluster,
            )
    except Interrupted as stop:
        _report(stop.results, arguments, words)
        raise
    _report(results, arguments, words)


def _report(results: Sequence[SimulationResult], arguments: Namespace, words: Words) -> None:
    for result in results:
        if result.games:
            show(result, words, several=len(results) > 1)
    screen = console()
    for key, path in (("rows-written", arguments.out), ("records-kept", arguments.keep)):
        if path is not None:
            screen.print(words(key, path=path), style="dim", soft_wrap=True)


def show(result: SimulationResult, words: Words, several: bool = False) -> None:
    """The tables of a result; of several results each says how many players it is about."""
    screen = console()
    game = words.get("game-name", result.game)
    title = "simulate-title-players" if several else "simulate-title"
    screen.print(words(title, game=game, games=result.games, seats=result.players), style="bold")
    sides = [(words.get(f"side-{side}", side), rate) for side, rate in result.sides.items()]
    if sides:
        _rates(screen, words, "simulate-sides", "simulate-wins", sides)
    reasons = [(words.get(f"reason-{reason}", reason), rate) for reason, rate in result.reasons.items()]
    if result.draws.count:
        reasons.append((words("simulate-draw"), result.draws))
    _rates(screen, words, "simulate-reasons", "simulate-count", reasons)
    names = [f" · {bot}" for bot in result.bots] or [""] * result.players
    by_seat = [(f"{seat}{name}", rate) for seat, (name, rate) in enumerate(zip(names, result.seats, strict=True))]
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
    if result.elapsed:
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
