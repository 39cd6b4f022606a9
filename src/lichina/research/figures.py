"""Figures, drawn by matplotlib: needs the extra `research`, and is imported only where something is drawn.

A figure is as wide as a phone and made of panels, one above another. As SVG it takes the colours of its surroundings,
so that it can be read in the dark, too; its letters stay letters.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from io import BytesIO
from itertools import accumulate
from math import ceil
from pathlib import Path
from textwrap import fill, wrap
from typing import Any, NamedTuple, TypeAlias

from ..kernel import BadOptions
from .rows import unwritable
from .statistics import signed

try:
    import matplotlib
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.patches import Rectangle
except ImportError:
    raise BadOptions(
        "needs-extra", "for this Lichina needs further packages: pip install “lichina[research]”", extra="research"
    ) from None

Interval: TypeAlias = tuple[float, float]
Palette: TypeAlias = Mapping[str, str]
Panel: TypeAlias = Callable[[Axes, Palette], None]

LIGHT: Palette = {
    **{"ink": "#1d1b22", "faint": "#b9b4c2", "paper": "#ffffff"},
    **{"s0": "#3b63c4", "s1": "#c2491d", "s2": "#1f7a4d", "s3": "#8a3fb0", "s4": "#8a6d00", "s5": "#0f7c8a"},
}
DARK: Palette = {
    **{"ink": "#ece9f1", "faint": "#5b5666", "paper": "#17151b"},
    **{"s0": "#8fb0ff", "s1": "#ff9b73", "s2": "#6fd6a0", "s3": "#d79bf5", "s4": "#e3c04d", "s5": "#6fd0dd"},
}
_MARKED: Palette = {name: f"#0a0b{number:02x}" for number, name in enumerate(LIGHT)}
"""What stands for the colours while an SVG is drawn."""
SERIES = tuple(name for name in LIGHT if name.startswith("s"))

_WIDTH = 3.6
"""In inches: on a phone, letters are then as large as those around."""
_LETTERS = 9
_LABEL = 20
"""How many letters of a label fit into a line."""
_SHORT = 9
"""Up to how many letters the names in a legend may have to stand side by side."""
_TITLE = 26
"""How many letters of a title fit into a line: what is drawn may be half as wide as the figure."""
_STYLE = {
    "svg.fonttype": "none",
    "svg.hashsalt": "lichina",
    "font.family": "sans-serif",
    "font.size": _LETTERS,
    "text.parse_math": False,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "ytick.left": False,
}


def css(palette: Palette) -> str:
    """The colours as properties of a style sheet."""
    return "".join(f"--{name}:{colour};" for name, colour in palette.items())


STYLE_SHEET = (
    f":root{{{css(LIGHT)}}}@media(prefers-color-scheme:dark){{:root{{{css(DARK)}}}}}"
    f"@media print{{:root{{{css(LIGHT)}}}}}"
)


class Point(NamedTuple):
    """A value with its interval, and what it is called."""

    label: str
    value: float
    interval: Interval


class PlacedPanel(NamedTuple):
    """A panel, how high it is in inches, how much of that is above its axes, and the title over all."""

    panel: Panel
    height: float
    above: float = 0.0
    title: str = ""


class Picture:
    """Panels one above another."""

    def __init__(self, *panels: PlacedPanel) -> None:
        self._panels = panels

    def _drawn(self, palette: Palette, ending: str, clear: bool = False) -> bytes:
        titles = [wrap(placed.title, _TITLE) for placed in self._panels]
        above = [0.15 * (len(title) + 1) if title else 0.0 for title in titles]
        heights = [placed.height + more for placed, more in zip(self._panels, above, strict=True)]
        into = BytesIO()
        style: Any = {**_STYLE, **_colours(palette)}
        with matplotlib.rc_context(style):
            figure = Figure((_WIDTH, sum(heights)), layout="constrained")
            rows: Any = figure.subplots(len(self._panels), 1, height_ratios=heights, squeeze=False)
            for placed, title, (axes,) in zip(self._panels, titles, rows, strict=True):
                pad = 72 * placed.above + 6
                axes.set_title("\n".join(title), loc="left", fontweight="bold", fontsize=_LETTERS, pad=pad)
                placed.panel(axes, palette)
            figure.savefig(into, format=ending, transparent=clear, metadata=_NAMELESS.get(ending), dpi=200)
        return into.getvalue()

    def inline(self, label: str) -> str:
        """An element for a page with the style sheet; people who cannot see it are told the label."""
        return self._element(label, clear=True)

    def _element(self, label: str, clear: bool) -> str:
        text = self._drawn(_MARKED, "svg", clear).decode()
        for name, mark in _MARKED.items():
            text = text.replace(mark, f"var(--{name})")
        text = text[text.index("<svg") :]
        text = re.sub(r"<metadata>.*?</metadata>|<!--.*?-->", "", text, flags=re.DOTALL)
        text = re.sub(r'(<svg[^>]*?) width="[^"]*"', r"\1", text, count=1)
        text = re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", text, count=1)
        return text.replace("<svg ", f'<svg role="img" aria-label="{_escaped(label)}" ', 1).strip()

    def save(self, name: str | os.PathLike[str], label: str) -> None:
        """Write it into a file: SVG with colours for light and dark, or whatever else matplotlib can write."""
        path, ending = Path(name), ending_of(name)
        if ending == "svg":
            element = self._element(label, clear=False)
            drawn = element.replace("<defs>", f"<style>{STYLE_SHEET}</style><defs>", 1).encode()
        else:
            drawn = self._drawn(LIGHT, ending)
        try:
            path.write_bytes(drawn)
        except OSError as error:
            raise unwritable(path, error) from None


def ending_of(name: str | os.PathLike[str]) -> str:
    """Which kind of figure a file of this name is; refused if we cannot draw it."""
    path = Path(name)
    ending = path.suffix.removeprefix(".")
    if ending not in _ENDINGS:
        known = ", ".join(f".{one}" for one in _ENDINGS)
        raise BadOptions("unknown-ending", f"{path} should end in one of: {known}", path=str(path), known=known)
    return ending


_ENDINGS = ("svg", "png", "pdf")
_NAMELESS: Mapping[str, dict[str, None]] = {
    "svg": {"Date": None, "Creator": None},
    "pdf": {"CreationDate": None, "Creator": None, "Producer": None},
}
"""The same figure is the same file."""


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")


def _colours(palette: Palette) -> dict[str, Any]:
    ink = dict.fromkeys(("text.color", "axes.labelcolor", "xtick.color", "ytick.color"), palette["ink"])
    return {**ink, "axes.edgecolor": palette["faint"], "figure.facecolor": palette["paper"], "axes.facecolor": "none"}


# --- panels -----------------------------------------------------------------------------------------------------------


def rates(rows: Sequence[tuple[str, Point]], among: Sequence[str] = (), *, legend: bool = True) -> PlacedPanel:
    """Shares from 0 to 100 % with their intervals, one below another, each of a group; `among` orders their colours."""
    there = {group for group, _ in rows}
    order = list(dict.fromkeys([*among, *(group for group, _ in rows)]))
    groups = [group for group in order if group in there]
    shown = legend and len(groups) > 1

    def panel(axes: Axes, palette: Palette) -> None:
        _dots(axes, palette, [point for _, point in rows], [_nth(order, group) for group, _ in rows])
        axes.set_xlim(0, 1)
        axes.set_xticks([0, 0.25, 0.5, 0.75, 1], ["0 %", "", "50 %", "", "100 %"])
        if shown:
            _legend(axes, groups, [palette[_nth(order, group)] for group in groups])

    above = _legend_height(groups) if shown else 0.0
    return PlacedPanel(panel, _height([point for _, point in rows]) + above, above)


def changes(points: Sequence[Point]) -> PlacedPanel:
    """By how many percentage points something changes the odds, with intervals; the middle is no change."""

    def panel(axes: Axes, palette: Palette) -> None:
        _dots(axes, palette, points, [SERIES[point.value > 0] for point in points])
        reach = max([0.1, *(abs(end) for point in points for end in point.interval)]) * 1.05
        axes.set_xlim(-reach, reach)
        axes.axvline(0, color=palette["ink"], linewidth=0.8)
        axes.xaxis.set_major_formatter(lambda value, _: signed(100 * value))

    return PlacedPanel(panel, _height(points))


def ratings(points: Sequence[Point]) -> PlacedPanel:
    """Ratings with their intervals."""

    def panel(axes: Axes, palette: Palette) -> None:
        _dots(axes, palette, points, [SERIES[0]] * len(points))
        axes.axvline(0, color=palette["faint"], linewidth=0.8)
        axes.xaxis.set_major_formatter(lambda value, _: signed(value))
        axes.locator_params(axis="x", nbins=5)

    return PlacedPanel(panel, _height(points))


def courses(lines: Mapping[str, Sequence[tuple[int, float, Interval]]], below: str) -> PlacedPanel:
    """For each line, a share with its interval at each of some whole numbers."""

    def panel(axes: Axes, palette: Palette) -> None:
        shift = {name: (number - (len(lines) - 1) / 2) * 0.12 for number, name in enumerate(lines)}
        for name, course in lines.items():
            colour = palette[_nth([*lines], name)]
            at = [x + shift[name] for x, _, _ in course]
            axes.plot(at, [value for _, value, _ in course], "o-", color=colour, markersize=4, linewidth=1.2)
            axes.vlines(at, [low for *_, (low, _) in course], [high for *_, (_, high) in course], colour, linewidth=1.2)
        axes.set_ylim(0, 1)
        axes.set_yticks([0, 0.5, 1], ["0 %", "50 %", "100 %"])
        axes.grid(axis="y", color=palette["faint"], linewidth=0.4)
        axes.set_xticks(sorted({x for course in lines.values() for x, _, _ in course}))
        axes.set_xlabel(below)
        _legend(axes, list(lines), [palette[_nth([*lines], name)] for name in lines])

    above = _legend_height([*lines])
    return PlacedPanel(panel, 2.2 + above, above)


def lengths(values: Sequence[float], below: str) -> PlacedPanel:
    """How many matches were how long."""

    def panel(axes: Axes, palette: Palette) -> None:
        axes.hist(values, bins=min(24, max(4, round(len(values) ** 0.5))), color=palette["s0"])
        axes.set_xlabel(below)
        axes.locator_params(axis="both", nbins=6, integer=True)

    return PlacedPanel(panel, 1.8)


def matrix(names: Sequence[str], values: Sequence[Sequence[float | None]]) -> PlacedPanel:
    """Which share of the points the bot of a row has won against that of a column."""

    def panel(axes: Axes, palette: Palette) -> None:
        for row, line in enumerate(values):
            for column, value in enumerate(line):
                if value is not None:
                    colour = palette["s0"] if value >= 0.5 else palette["s1"]
                    field = Rectangle((column, row), 1, 1, facecolor=colour, alpha=0.15 + 0.7 * abs(value - 0.5))
                    axes.add_patch(field)
                    axes.text(column + 0.5, row + 0.5, f"{100 * value:.0f} %", ha="center", va="center")
        each = [place + 0.5 for place in range(len(names))]
        axes.set_xlim(0, len(names))
        axes.set_ylim(len(names), 0)
        axes.set_xticks(each, [fill(name, 10, break_long_words=True) for name in names])
        axes.set_yticks(each, [fill(name, _LABEL) for name in names])
        axes.xaxis.tick_top()
        axes.tick_params(length=0)
        axes.spines[:].set_visible(False)

    return PlacedPanel(panel, 0.6 + 0.42 * len(names), above=0.2)


def _dots(axes: Axes, palette: Palette, points: Sequence[Point], colours: Sequence[str]) -> None:
    rows = _rows(points)
    for row, point, colour in zip(rows, points, colours, strict=True):
        shade = palette[colour]
        axes.hlines(row, *point.interval, shade, linewidth=1.6, clip_on=False)
        axes.plot(point.value, row, "o", color=shade, markersize=4.5, clip_on=False)
    axes.set_ylim(sum(map(_room, points)) - 0.4, -0.6)
    axes.set_yticks(rows, [fill(point.label, _LABEL) for point in points])
    axes.grid(axis="x", color=palette["faint"], linewidth=0.4)


def _room(point: Point) -> float:
    """A label of several lines takes the room of as many."""
    return max(1.0, 0.55 * len(fill(point.label, _LABEL).splitlines()))


def _rows(points: Sequence[Point]) -> list[float]:
    """Where each point stands, from above: in the middle of its room."""
    ends = list(accumulate(map(_room, points)))
    return [end - _room(point) / 2 - 0.5 for end, point in zip(ends, points, strict=True)]


def _legend(axes: Axes, names: Sequence[str], colours: Sequence[str]) -> None:
    """Above the panel, each name with its colour."""
    handles = [Rectangle((0, 0), 1, 1, color=colour) for colour in colours]
    axes.legend(
        handles,
        names,
        loc="lower left",
        bbox_to_anchor=(0, 1),
        ncols=_columns(names),
        frameon=False,
        handlelength=0.8,
        borderaxespad=0,
        columnspacing=1,
    )


def _columns(names: Sequence[str]) -> int:
    """Two beside each other where they are short."""
    return 2 if max(map(len, names)) <= _SHORT else 1


def _legend_height(names: Sequence[str]) -> float:
    return 0.1 + 0.17 * ceil(len(names) / _columns(names))


def _nth(names: Sequence[str], name: str) -> str:
    return SERIES[names.index(name) % len(SERIES)]


def _height(points: Sequence[Point]) -> float:
    return 0.5 + 0.3 * sum(map(_room, points))
