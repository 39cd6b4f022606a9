"""What holds on a phone, a tablet, a laptop and a desktop, in every stage of every game."""

from __future__ import annotations

import pytest

from .conftest import Phones
from .phone import DRAWN, Phone
from .stages import MATCH, SCRIPTS, WIDTHS, stages
from .test_screens import walk

TABLET, LAPTOP = 768, 1280
LEAST_NAME, LEAST_TARGET, LEAST_GAP = 15, 44, 4
SMALL = """([name, target]) => {
  const top = document.querySelector('dialog[open]') ?? document;
  const seen = (one) => one.checkVisibility({visibilityProperty: true}) && one.getBoundingClientRect().width > 0;
  const told = (one, size) => `${one.textContent.trim().slice(0, 30)} (${one.tagName} ${one.className}): ${size}`;
  const names = [...top.querySelectorAll('.name')].filter(seen)
    .map((one) => [one, parseFloat(getComputedStyle(one).fontSize)])
    .filter(([, size]) => size < name)
    .map(([one, size]) => told(one, `${size} px high`));
  const targets = [...top.querySelectorAll('button, input:not([type=radio]), select, textarea, summary')].filter(seen)
    .filter((one) => innerWidth > 700 || !one.closest('[data-testid=log]'))  // on a phone, lines to be read
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, {width, height}]) => Math.min(width, height) < target - 0.5)
    .map(([one, {width, height}]) => told(one, `${Math.round(width)} × ${Math.round(height)} px`));
  return {names, targets};
}"""
COVERED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const over = (one, two) => Math.min(one.right, two.right) - Math.max(one.left, two.left) > 2
    && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 2;
  const covers = [...document.querySelectorAll('main .seat :is(svg.mask, .badge)')].map(box);
  return [...document.querySelectorAll('main .seat :is(.name, .card)')].filter((one) => one.textContent.trim())
    .filter((one) => covers.some((cover) => over(box(one), cover)))
    .map((one) => `a mask or its badge lies over ${one.textContent.trim()}`);
}"""
TOUCHING = """(free) => {
  const seats = [...document.querySelectorAll('[data-testid=ring] .seat')].map((seat) => {
    const parts = [...seat.querySelectorAll('.picture, .name, .cards')].map((one) => one.getBoundingClientRect());
    const [most, least] = [Math.max, Math.min].map((pick) => (side) => pick(...parts.map((one) => one[side])));
    return {left: least('left'), top: least('top'), right: most('right'), bottom: most('bottom')};
  });
  const near = (one, two) => one.left < two.right + free && two.left < one.right + free
    && one.top < two.bottom + free && two.top < one.bottom + free;
  return seats.flatMap((one, index) => seats.slice(index + 1).flatMap((two, further) =>
    near(one, two) ? [`seats ${index} and ${index + 1 + further} are less than ${free} px apart`] : []));
}"""
CUT = """() => [...document.querySelectorAll('[data-testid=ring] .seat .who')]
  .filter((one) => one.textContent.trim().length < 7 && one.scrollWidth > one.clientWidth)
  .map((one) => `${one.textContent.trim()} is cut off`)"""
"""Bots have short names: they are read whole, with a sign of the team before them, too."""
SIDES = """() => {
  const [board, aside] = ['main', '[data-testid=beside-board]'].map((one) => document.querySelector(one));
  if (!aside) return 'nothing is beside the board';
  const [left, right] = [board, aside].map((one) => one.getBoundingClientRect());
  if (left.right > right.left + 1) return `the board ends at ${left.right}, talk begins at ${right.left}`;
  if (right.top > 1 || right.bottom > innerHeight + 1) return `it is from ${right.top} to ${right.bottom}`;
  return aside.querySelector('[data-testid=talk]') ? '' : 'there is no talk beside the board';
}"""


@pytest.mark.parametrize("game", SCRIPTS)
def test_every_stage_uses_the_width_it_has(phones: Phones, game: str) -> None:
    phone = phones(device_scale_factor=1)
    for screen, stage in stages(phone, game):
        for width, height in WIDTHS.items():
            phone.page.set_viewport_size({"width": width, "height": height})
            phone.page.evaluate(DRAWN)
            phone.troubles += [f"{stage} at {width} px: {trouble}" for trouble in troubles(phone, screen, width)]
            phone.fits()
        if stage == SCRIPTS[game].stages[1].name:
            at_a_desk(phone)


def troubles(phone: Phone, screen: str, width: int) -> list[str]:
    """What is too small to read or to hit, lies under a mask or touches its neighbour; talk not beside the board."""
    small = phone.page.evaluate(SMALL, [LEAST_NAME, LEAST_TARGET])
    found = [*small["targets"], *(small["names"] if width >= TABLET else ()), *phone.page.evaluate(COVERED)]
    found += phone.page.evaluate(CUT)
    if width >= LAPTOP:
        found += phone.page.evaluate(TOUCHING, LEAST_GAP)
    if screen == MATCH and width >= LAPTOP and (apart := phone.page.evaluate(SIDES)):
        found.append(apart)
    return found


def at_a_desk(phone: Phone) -> None:
    """On a laptop everything is in reach of the keyboard and accessible, and forced colours fit, too."""
    phone.page.set_viewport_size({"width": LAPTOP, "height": WIDTHS[LAPTOP]})
    phone.page.evaluate(DRAWN)
    walk(phone)
    phone.accessible()
    phone.page.emulate_media(forced_colors="active")
    phone.fits()
    phone.page.emulate_media(forced_colors="none")
