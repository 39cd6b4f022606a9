"""The colours of the web client: lines around what can be used are seen by everybody, in both lights."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).parent.parent / "web" / "src"
TOKENS = (SOURCES / "ui" / "tokens.css").read_text(encoding="utf-8")
GROUNDS = ("ground", "raised", "high", "gold-ground")


def colours(selector: str) -> dict[str, str]:
    """The colours of a block of the tokens."""
    block = TOKENS.partition(f"\n{selector} {{")[2].partition("\n}")[0]
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", block))


def luminance(colour: str) -> float:
    """As in WCAG 2.2."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("light", ["night", "day"])
def test_lines_around_fields_and_quiet_buttons_reach_three_to_one_on_every_ground(light: str) -> None:
    found = colours(":root") | (colours('[data-light="day"]') if light == "day" else {})
    weak = {ground: contrast(found["outline"], found[ground]) for ground in GROUNDS}
    assert [ground for ground, reached in weak.items() if reached < 3] == [], weak


def test_such_a_line_never_has_the_colour_of_one_that_only_divides() -> None:
    drawn = re.compile(r"1\.5px (?:solid |dashed )?var\(--line\)")
    assert [path.name for path in SOURCES.rglob("*.svelte") if drawn.search(path.read_text(encoding="utf-8"))] == []


def test_contrast_is_measured_as_the_standard_does() -> None:
    assert round(contrast("#000000", "#ffffff"), 5) == 21
    assert round(contrast("#777777", "#ffffff"), 2) == 4.48
