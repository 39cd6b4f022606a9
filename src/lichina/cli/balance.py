"""lichina balance: how fair games are between bots, as a summary and as a page."""

from __future__ import annotations

from argparse import Namespace
from importlib import import_module
from pathlib import Path
from typing import Any

from ..registry import FoundGame, find, known
from ..research.balance import Balance, BalanceInterrupted, BalanceReport
from ..research.rows import unwritable
from ..research.simulate import hired
from ..words import Words
from .arguments import given
from .screen import bar, console, table


def run(arguments: Namespace, words: Words) -> None:
    """A page and a summary for each game; what is done when somebody presses Ctrl-C is reported, too."""
    pages: Any = import_module("..research.report", __package__)  # what is lacking is said before anything is played
    plans = [_planned(find(name), arguments) for name in arguments.games or known()]
    folder = Path(arguments.out)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(folder, error) from None
    for plan in plans:
        own = plan.words(words.language)
        try:
            with bar(own, plan.matches) as progress:
                report = plan.run(hired(arguments.count, arguments.workers, arguments.cluster), progress)
        except BalanceInterrupted as stop:
            if stop.report.usual:
                _show(stop.report, folder, own, pages)
            raise
        _show(report, folder, own, pages)


def _planned(found: FoundGame, arguments: Namespace) -> Balance:
    return Balance(
        found.address,
        arguments.count,
        seats=arguments.seats,
        modes=arguments.modes,
        options=given(found, arguments.options),
        bots=arguments.bots,
        rivals=arguments.rivals,
        deals=arguments.deals,
        seed=arguments.seed,
    )


def _show(report: BalanceReport, folder: Path, words: Words, pages: Any) -> None:
    """Write the page, and print what it says."""
    screen = console()
    screen.print(words("balance-title", game=words.get("game-name", report.game)), style="bold")
    screen.print(pages.summary(report, words), soft_wrap=True)
    for sheet in pages.sheets(report, words):
        screen.print()
        screen.print(sheet.title, style="bold")
        if not sheet.rows:
            screen.print(sheet.about, soft_wrap=True)
            continue
        made = table(*sheet.heads, right=len(sheet.heads) - 1)
        for row in sheet.rows:
            made.add_row(*row)
        screen.print(made)
    file = folder / f"{report.game}.html"
    try:
        file.write_text(pages.page(report, words), encoding="utf-8")
    except OSError as error:
        raise unwritable(file, error) from None
    screen.print()
    screen.print(words("report-written", path=str(file)), style="dim", soft_wrap=True)
