"""Every stage on a television, with few players and with many: all of it is used, nothing is cut off, no face covered.

What is drawn is measured, not compared with a picture: where masks, names, lines and the caption are.
"""

from __future__ import annotations

import random

import pytest

from lichina.testing import run_seed, soak

from .conftest import Phones
from .phone import DRAWN, Phone
from .stages import TELEVISIONS, broadcast
from .test_tv import SCROLLS, SMALL

LAST = {"mafia": "vote", "spyfall": "end", "passengers": "end", "doomsday": "shot", "colonies": "act"}
"""So far each match is followed here."""
FEW_AND_MANY = [
    *(("mafia", seats) for seats in (8, 12, 20, 32)),
    *(("spyfall", seats) for seats in (3, 8)),
    *(("passengers", seats) for seats in (4, 8)),
    *(("doomsday", seats) for seats in (4, 16)),
    *(("colonies", seats) for seats in (5, 11)),
]
BETWEEN = [("spyfall", 5), ("passengers", 6)]
"""Of these one is looked at every day, drawn by the seed of the run; in a soak both."""
TABLES = FEW_AND_MANY + (BETWEEN if soak() > 1 else [random.Random(run_seed()).choice(BETWEEN)])
LEAST_USED = 0.7
"""What is on the board reaches over so much of its width at least."""

FAULTS = """(least) => {
  const screen = document.querySelector('[data-testid=tv-match], [data-testid=tv-lobby]');
  const faults = [];
  const box = (one) => one.getBoundingClientRect();
  const seen = (one) => one.checkVisibility({opacityProperty: true, visibilityProperty: true}) && box(one).width > 2;
  const all = (query) => [...screen.querySelectorAll(query)].filter(seen);
  const over = (one, two, by) => Math.min(one.right, two.right) - Math.max(one.left, two.left) > by
    && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > by;
  const masks = all('svg.mask').map(box);
  const told = ({left, top, width}) => `${Math.round(width)} px at ${Math.round(left)}, ${Math.round(top)}`;
  masks.forEach((one, index) => {
    if (one.left < -1 || one.top < -1 || one.right > innerWidth + 1 || one.bottom > innerHeight + 1)
      faults.push(`a mask of ${told(one)} is beyond the edge`);
    masks.slice(index + 1).filter((two) => over(one, two, 3)).forEach((two) =>
      faults.push(`a mask of ${told(two)} covers one of ${told(one)}`));
  });
  for (const line of all('svg.hands path')) {
    const place = line.getScreenCTM();
    for (let part = 0; part <= 100; part++) {
      const {x, y} = line.getPointAtLength(line.getTotalLength() * part / 100).matrixTransform(place);
      const face = masks.find((one) => Math.abs(x - (one.left + one.right) / 2) < one.width * 0.45
        && Math.abs(y - (one.top + one.bottom) / 2) < one.height * 0.45);
      if (face) { faults.push(`a line lies over the face of ${told(face)}`); break; }
    }
  }
  for (const name of all('.name')) {
    if (masks.some((one) => over(one, box(name), 4))) faults.push(`${name.textContent} lies over a mask`);
    const clipped = name.scrollWidth > name.clientWidth + 2 || name.scrollHeight > name.clientHeight + 4;
    if (clipped && !name.closest('.others')) faults.push(`${name.textContent} is cut off`);
  }
  const caption = screen.querySelector('[data-testid=subtitle]');
  const board = screen.querySelector('.board');
  if (caption && (box(caption).bottom > innerHeight || box(caption).top < box(board).bottom - 1))
    faults.push(`the caption is from ${box(caption).top} to ${box(caption).bottom}`);
  if (caption?.textContent.trim()) masks.filter((one) => over(one, box(caption), 3)).forEach((one) =>
    faults.push(`a mask of ${told(one)} lies over the caption`));
  if (caption?.textContent.trim()) all('.board .name').filter((one) => over(box(one), box(caption), 3)).forEach((one) =>
    faults.push(`${one.textContent} lies over the caption`));
  for (const part of all('.board .wide'))
    if (part.scrollWidth > part.clientWidth + 1)
      faults.push(`${part.scrollWidth - part.clientWidth} px of a table are cut off`);
  if (board) {
    const parts = [...board.querySelectorAll('svg.mask, p, .name, img, svg[role=img], li, td')].filter(seen).map(box);
    const wide = Math.max(...parts.map(({right}) => right)) - Math.min(...parts.map(({left}) => left));
    if (wide < least * innerWidth) faults.push(`only ${Math.round(wide)} px of the width are used`);
  }
  return faults;
}"""


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_television_covers_no_face_and_cuts_nothing_off(phones: Phones, game: str, seats: int) -> None:
    host = phones("Бабушка Валентина")
    tv = phones("Телевизор", device_scale_factor=1, has_touch=False, is_mobile=False)
    found: list[str] = []
    for stage in broadcast(host, tv, game, seats):
        for width, height in TELEVISIONS:
            found += [f"{stage}, {width} × {height}: {fault}" for fault in faults(tv, width, height)]
        if stage == LAST[game]:
            break
    assert found == []


def faults(tv: Phone, width: int, height: int) -> list[str]:
    tv.page.set_viewport_size({"width": width, "height": height})
    tv.page.evaluate(DRAWN)
    small = tv.page.evaluate(SMALL, 24 * height / 1080 - 0.5)
    down, aside = tv.page.evaluate(SCROLLS)
    found: list[str] = tv.page.evaluate(FAULTS, LEAST_USED)
    return [*found, *small, *([f"it scrolls by {down}, {aside}"] if max(down, aside) > 0 else [])]
