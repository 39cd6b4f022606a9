"""Plays for docs/balance anew, and draws its figures: python -m tools.balance.

It takes some minutes of a processor that has nothing else to do; the same rules and bots make the same figures.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from lichina.registry import BUILT_IN, find
from lichina.research import BalanceReport, balance
from lichina.research.report import ReportSheet, picture, sheets, summary
from lichina.words import Words

FOLDER = Path(__file__).parent.parent / "docs" / "balance"
GAMES, DEALS, SEED = 200, 10, 1
LESS: dict[str, tuple[int, Sequence[int], int]] = {"mafia": (120, (6, 8, 10, 12), 8)}
"""Where bots think for long at large tables: fewer matches, smaller tables, fewer deals."""
FIGURES = {"odds": ("parties", "seats", "effects", "rivals"), "more": ("modes", "roles", "first", "length", "endings")}
HEAD = """# How balanced are our games?

This is how bots play; people play differently. [Tournaments and balance](../balance.md) says how it is measured and
how to read it. `make balance-docs` rewrites this page and its figures, with the same matches as long as rules and bots
stay the same. `make balance` makes whole reports as pages, in Russian or English.

The dot is what came out; the bar is where the true value lies with 95 % confidence. A few matches say little: look at
the bars before the dots. Bots change more often than this page: these are the ones of November 2026.
"""


def main() -> None:
    write(report_on(game) for game in BUILT_IN)


def report_on(game: str) -> BalanceReport:
    games, seats, deals = LESS.get(game, (GAMES, None, DEALS))
    return balance(game, games, seats=seats, deals=deals, seed=SEED)


def write(reports: Iterable[BalanceReport], folder: Path = FOLDER) -> None:
    """Figures of each report, and a page with all of them."""
    folder.mkdir(parents=True, exist_ok=True)
    page = [HEAD]
    for report in reports:
        found = find(report.game)
        mode = report.settings[0].mode
        words = found.words("en", found.between_bots(mode, found.game.MEASURED))
        page.append(section(report, words))
        for name, keys in FIGURES.items():
            picture(report, words, keys).save(
                folder / f"{report.game}-{name}.svg", words("balance-title", game=words("game-name"))
            )
    (folder / "README.md").write_text("\n".join(page), encoding="utf-8")


def section(report: BalanceReport, words: Words) -> str:
    """What the page says of one game."""
    name = words("game-name")
    images = "\n".join(
        f'<img src="{report.game}-{figure}.svg" width="400" align="top" alt="{name}: {_titles(report, words, keys)}">'
        for figure, keys in FIGURES.items()
    )
    tables = "\n".join(_table(sheet) for sheet in sheets(report, words) if sheet.key == "effects" and sheet.rows)
    return f"## {name}\n\n{summary(report, words)}\n\n{images}\n\n{tables}"


def _titles(report: BalanceReport, words: Words, keys: Sequence[str]) -> str:
    titles = {sheet.key: sheet.title for sheet in sheets(report, words)}
    return ", ".join(titles[key] for key in keys if key in titles)


def _table(sheet: ReportSheet) -> str:
    rows = [(sheet.title, *sheet.heads[1:]), ("---",) * len(sheet.heads), *sheet.rows]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows) + "\n"


if __name__ == "__main__":
    main()
