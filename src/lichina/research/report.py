"""A report on balance as one page: figures and tables, in the words of a language, without anything from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import NamedTuple

from .. import __version__
from ..words import Words
from . import figures
from .balance import BalanceReport
from .effects import Effect, Factor
from .figures import Picture, PlacedPanel, Point
from .standings import matrix_of, strengths
from .statistics import Portion, Rate, signed

_ROLES = 40
"""How many roles are drawn; the table has all."""
_STYLE = """
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:76rem;margin:0 auto;padding:1rem}
header{max-width:44rem}
h1{font-size:1.6rem;line-height:1.2;margin:.5rem 0}
h2{font-size:1.15rem;line-height:1.3;margin:0 0 .25rem}
p{margin:.25rem 0 .75rem}
.all{columns:22rem;column-gap:1rem}
section{break-inside:avoid;margin:0 0 1rem;border:1px solid var(--faint);border-radius:.75rem;padding:1rem;min-width:0}
svg{display:block;width:100%;max-width:27rem;height:auto}
details{margin-top:.5rem}
summary{cursor:pointer;padding:.5rem 0;min-height:2.75rem}
.wide{overflow-x:auto}
table{border-collapse:collapse;font-size:.9rem;font-variant-numeric:tabular-nums}
th,td{text-align:right;padding:.2rem .6rem;border-top:1px solid var(--faint);white-space:nowrap}
th:first-child,td:first-child{text-align:left;white-space:normal;padding-left:0}
footer{font-size:.9rem;margin:1rem 0}
a:focus-visible,summary:focus-visible{outline:3px solid var(--s0);outline-offset:2px}
"""


class ReportSheet(NamedTuple):
    """A part of a report: its heading, what it says, its figures, and the numbers behind them."""

    key: str
    title: str
    about: str
    panels: tuple[PlacedPanel, ...]
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def page(report: BalanceReport, words: Words) -> str:
    """The report as a page."""
    title = words("balance-title", game=words.get("game-name", report.game))
    sections = "\n".join(_section(sheet, words) for sheet in sheets(report, words))
    return f"""<!doctype html>
<html lang="{words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(title)}</title>
<style>{figures.STYLE_SHEET}{_STYLE}</style>
</head>
<body>
<main>
<header>
<h1>{escape(title)}</h1>
<p>{escape(summary(report, words))}</p>
<p>{escape(words("balance-how-to-read"))}</p>
</header>
<div class="all">
{sections}
</div>
<footer>{escape(words("balance-made", version=__version__, seed=str(report.seed)))}</footer>
</main>
</body>
</html>
"""


def summary(report: BalanceReport, words: Words) -> str:
    """How many matches there are, and who played them."""
    seats = sorted({setting.seats for setting in report.settings})
    return words(
        "balance-summary",
        usual=report.usual,
        varied=report.varied,
        bots=", ".join(report.bots),
        seats=", ".join(map(str, seats)),
        modes=", ".join(dict.fromkeys(words(f"mode-{setting.mode}") for setting in report.settings)),
    )


def _section(sheet: ReportSheet, words: Words) -> str:
    drawn = "".join(Picture(panel).inline(panel.title or sheet.title) for panel in sheet.panels)
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in sheet.heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(text)}</td>' for text in row)}</tr>" for row in sheet.rows)
    table = f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
    about = f"<p>{escape(sheet.about)}</p>" if sheet.about else ""
    shown = f"<details><summary>{escape(words('balance-numbers'))}</summary>{table}</details>"
    return f"<section><h2>{escape(sheet.title)}</h2>{about}{drawn}{shown if sheet.rows else ''}</section>"


def picture(report: BalanceReport, words: Words, keys: Sequence[str]) -> Picture:
    """The figures of these parts, one above another."""
    chosen = {sheet.key: sheet for sheet in sheets(report, words)}
    parts = [chosen[key] for key in keys if key in chosen]
    return Picture(
        *(
            panel if number else panel._replace(title=part.title)
            for part in parts
            for number, panel in enumerate(part.panels)
        )
    )


# --- its parts --------------------------------------------------------------------------------------------------------


def sheets(report: BalanceReport, words: Words) -> Iterator[ReportSheet]:
    """All parts that have anything to say."""
    if report.parties:
        yield _parties(report, words)
        yield _by_seats(report, words)
        if len({setting.mode for setting in report.settings}) > 1:
            yield _by_mode(report, words)
    if report.roles:
        yield _roles(report, words)
    yield _first(report, words)
    yield _length(report, words)
    yield _endings(report, words)
    yield _effects(report, words)
    if report.rivals is not None:
        yield _rivals(report, words)


def _parties(report: BalanceReport, words: Words) -> ReportSheet:
    named = {party(name, report, words): share for name, share in report.parties.items()}
    if report.draws.count:
        named[words("simulate-draw")] = _as_portion(report.draws)
    points = [(name, _point(name, share)) for name, share in named.items()]
    about = words("balance-sides-about" if report.sided else "balance-parties-about")
    title = words("balance-sides" if report.sided else "balance-parties")
    return _shares("parties", title, about, figures.rates(points, _colours(report, words), legend=False), named, words)


def _by_seats(report: BalanceReport, words: Words) -> ReportSheet:
    title, below = words("balance-by-seats"), words("balance-players")
    lines = {
        party(name, report, words): [(count, share.value, share.interval) for count, share in sorted(by.items())]
        for name, by in report.by_seats.items()
    }
    named = {
        f"{count} · {party(name, report, words)}": share
        for name, by in report.by_seats.items()
        for count, share in sorted(by.items())
    }
    return _shares("seats", title, "", figures.courses(lines, below), named, words)


def _by_mode(report: BalanceReport, words: Words) -> ReportSheet:
    named: dict[str, Portion] = {}
    rows: list[tuple[str, Point]] = []
    for mode in dict.fromkeys(setting.mode for setting in report.settings):
        label = words(f"mode-{mode}")
        there = [(party(name, report, words), by[mode]) for name, by in report.by_mode.items() if mode in by]
        for number, (name, share) in enumerate(there):
            rows.append((name, _point("" if number else label, share)))
            named[f"{label} · {name}"] = share
    return _shares("modes", words("balance-by-mode"), "", figures.rates(rows, _colours(report, words)), named, words)


def _roles(report: BalanceReport, words: Words) -> ReportSheet:
    named: dict[str, Portion] = {}
    rows: list[tuple[str, Point]] = []
    often = sorted(report.roles, key=lambda one: -one.wins.cases)[:_ROLES]
    for one in sorted(report.roles, key=lambda one: (one.side or "", -one.wins.value, one.role)):
        side = party(one.side, report, words) if one.side else ""
        label = thing(one.role, words)
        named[f"{label} · {side}" if side else label] = one.wins
        if one in often:
            rows.append((side, _point(label, one.wins)))
    panel = figures.rates(rows, _colours(report, words) if report.sided else ())
    return _shares("roles", words("balance-roles"), words("balance-roles-about"), panel, named, words)


def _first(report: BalanceReport, words: Words) -> ReportSheet:
    title = words("balance-first")
    if not report.places:
        return ReportSheet("first", title, words("balance-nobody-first"), (), (), ())
    named = {words(f"balance-place-{place}"): share for place, share in report.places.items()}
    panel = figures.rates([("", _point(name, share)) for name, share in named.items()])
    return _shares("first", title, words("balance-first-about"), panel, named, words)


def _length(report: BalanceReport, words: Words) -> ReportSheet:
    minutes = [seconds / 60 for seconds in report.seconds]
    panels = [figures.lengths(report.decisions, words("balance-decisions"))]
    rows = [(words("balance-decisions"), *_quarters(report.decisions, words))]
    if any(minutes):
        panels.append(figures.lengths(minutes, words("balance-minutes")))
        rows.append((words("balance-minutes"), *_quarters(minutes, words)))
    heads = ("", *(words(f"balance-{mark}") for mark in ("quarter", "half", "three-quarters", "longest")))
    return ReportSheet(
        "length", words("balance-length"), words("balance-length-about"), tuple(panels), heads, tuple(rows)
    )


def _quarters(values: Sequence[float], words: Words) -> list[str]:
    """What a quarter, half and three quarters of all stay below, and the most."""
    ordered = sorted(values)
    marks = (ordered[min(len(ordered) - 1, len(ordered) * part // 4)] for part in range(1, 5)) if ordered else ()
    return [words.number(round(mark, 1)) for mark in marks]


def _endings(report: BalanceReport, words: Words) -> ReportSheet:
    named = {words(f"reason-{reason}"): _as_portion(rate) for reason, rate in report.endings.items()}
    panel = figures.rates([("", _point(name, share)) for name, share in named.items()])
    return _shares("endings", words("balance-endings"), "", panel, named, words)


def _effects(report: BalanceReport, words: Words) -> ReportSheet:
    found = report.effects
    title = words("balance-effects")
    if not found.strongest:
        return ReportSheet("effects", title, words("balance-no-effects"), (), (), ())
    about = words("balance-effects-about", compared=found.compared)
    marked = [
        (f"{factor(effect.factor, words)}: {party(effect.whom, report, words)}", effect) for effect in found.strongest
    ]
    panel = figures.changes([Point(label, effect.change, effect.interval) for label, effect in marked])
    heads = ("", *(words(f"balance-{head}") for head in ("change", "with", "without")), words("simulate-interval"))
    rows = tuple((label, *effect_row(effect, words)) for label, effect in marked)
    return ReportSheet("effects", title, about, (panel,), heads, rows)


def effect_row(effect: Effect, words: Words) -> tuple[str, ...]:
    """By how many percentage points something moves the odds; how often somebody won with it and without."""
    low, high = (signed_number(100 * end, words) for end in effect.interval)
    with_it, without = (f"{percent(rate.value, words)} ({rate.of})" for rate in (effect.with_it, effect.without))
    return signed_number(100 * effect.change, words), with_it, without, f"{low} … {high}"


def _rivals(report: BalanceReport, words: Words) -> ReportSheet:
    result = report.rivals
    assert result is not None
    mode = words(f"mode-{report.settings[0].mode}")
    about = words("balance-rivals-about", seats=result.players, deals=result.deals, mode=mode)
    order = [result.bots.index(standing.bot) for standing in result.standings]
    names = [result.bots[number] for number in order]
    heads = ("", words("tournament-rating"), words("tournament-share"), words("simulate-interval"), *names)
    rows = tuple(
        (
            one.bot,
            signed(one.rating.value),
            *portion_row(one.points, words),
            *(_against(result.points[number][other], words) for other in order),
        )
        for one, number in zip(result.standings, order, strict=True)
    )
    panels = (matrix_of(result), strengths(result)._replace(title=words("tournament-ratings")))
    return ReportSheet("rivals", words("tournament-points"), about, panels, heads, rows)


def _against(share: Portion | None, words: Words) -> str:
    return "—" if share is None else "{} ({})".format(*portion_row(share, words))


# --- words ------------------------------------------------------------------------------------------------------------


def party(name: str, report: BalanceReport, words: Words) -> str:
    """What a side is called, or a role where there are no sides."""
    return words.get(f"side-{name}", thing(name, words)) if report.sided else thing(name, words)


def thing(name: str, words: Words) -> str:
    """What a role or a card is called."""
    found = name
    for key in (f"tally-points-{name}", f"role-{name}", f"card-{name}"):
        found = words.get(key, found)
    return found


def factor(one: Factor, words: Words) -> str:
    """What may be in a match: a card, a role, or an option that is not the usual one."""
    if one.kind != "option":
        return words(f"balance-{one.kind}", name=thing(one.name, words))
    title = words.get(f"option-{one.name}.title", one.name)
    if isinstance(one.value, bool):
        return words("balance-option", name=title, value=words("yes" if one.value else "no"))
    return words("balance-option", name=title, value=words.get(f"option-{one.name}-{one.value}", str(one.value)))


def percent(value: float, words: Words) -> str:
    """A share as people write it."""
    return f"{words.number(100 * value, 1)} %"


def signed_number(value: float, words: Words) -> str:
    """With its sign, and one digit after the comma."""
    text = signed(value, 1)
    return text.replace(".", ",") if words.number(0.5) == "0,5" else text


def portion_row(share: Portion, words: Words) -> tuple[str, str]:
    """A share and its interval."""
    low, high = (words.number(100 * end, 1) for end in share.interval)
    return percent(share.value, words), f"{low}–{high}"


def _colours(report: BalanceReport, words: Words) -> list[str]:
    """Whoever may win, in the order that colours follow in all figures."""
    return [party(name, report, words) for name in report.parties]


def _point(label: str, share: Portion) -> Point:
    return Point(label, share.value, share.interval)


def _as_portion(rate: Rate) -> Portion:
    return Portion(rate.value, rate.error, rate.of, rate.of)


def _shares(
    key: str, title: str, about: str, panel: PlacedPanel, named: Mapping[str, Portion], words: Words
) -> ReportSheet:
    heads = ("", words("simulate-rate"), words("simulate-interval"), words("simulate-cases"))
    rows = tuple((name, *portion_row(share, words), f"{share.cases:.0f}") for name, share in named.items())
    return ReportSheet(key, title, about, (panel,), heads, rows)
