"""Moments: every device shows them at once, before anything else goes on, and they end when all people have tapped.

Here whole matches are played; each moment by itself is brought about in `test_each_moment.py`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.server.guest import draw

from . import colonies_pages, mafia_pages, passengers_pages
from .conftest import Phones
from .people import Ask, gather, time_is_up
from .phone import Phone
from .test_pass import around
from .test_tv import SCROLLS, SMALL, television

LAPTOP: dict[str, Any] = {
    "viewport": {"width": 1280, "height": 800},
    "device_scale_factor": 1,
    "has_touch": False,
    "is_mobile": False,
}
BEYOND = """() => {
  const stage = document.querySelector('[data-testid=moment]');
  const {top, bottom} = stage.parentElement.getBoundingClientRect();
  return [...stage.querySelectorAll('*')]
    .filter((one) => one.tagName === 'svg' || !one.closest('svg'))
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 2)
    .filter((one) => one.getBoundingClientRect().top < top - 3 || one.getBoundingClientRect().bottom > bottom + 3)
    .map((one) => `${one.tagName} ${one.getAttribute('class') ?? ''} ${one.textContent.trim().slice(0, 20)}`);
}"""
"""What of a picture stands out of its place on a television."""
LONG_SECONDS = 30
"""So many seconds a moment lasts here: it does not end by itself while somebody looks."""


class Evening(NamedTuple):
    """A match: how it is set up, how large the television is, and which moments come in every one."""

    game: str
    seats: int
    options: dict[str, Any]
    size: str
    always: frozenset[str]


EVENINGS = [
    Evening(
        "mafia",
        9,
        {**mafia_pages.QUICK, "checker": "judge", "statements": 0},
        "1080p",
        frozenset({"morning", "unmasked"}),
    ),
    Evening("passengers", 5, passengers_pages.SLOW, "1080p", frozenset({"gift", "sailed", "ashore", "scored"})),
    Evening(
        "colonies",
        5,
        {**colonies_pages.SLOW, "objective": "mo_divide_and_conquer"},  # the fewest rounds
        "1080p",
        frozenset({"crisis", "crisis-over", "ended"}),
    ),
]


def named(device: Phone) -> str | None:
    """The moment that the device was told of."""
    found = device.guest.match["moment"]
    return None if found is None else f"{found['key']} {found['ends']}"


def look(devices: Sequence[Phone], tv: Phone, size: str, seen: set[str]) -> None:
    """All devices show the same moment; the first of its kind is looked at more closely."""
    moment = devices[0].guest.match["moment"]
    key = moment["key"]
    for device in (*devices, tv):
        device.wait(lambda device=device: named(device) == named(devices[0]))  # type: ignore[misc]
        expect(device.find("moment")).to_have_attribute("data-moment", key)
        expect(device.find("moment").locator("svg, img").first).to_be_visible()
    if key in seen:
        return
    seen.add(key)
    for device, name in zip((*devices, tv), ("phone", "laptop", "tv"), strict=True):
        device.screenshot(f"{key}-{name}")
        device.accessible()
        device.fits()
    expect(tv.find("subtitle")).to_have_text(devices[0].find("moment-line").inner_text())
    assert tv.page.evaluate(SMALL, 24 * (1080 if size == "1080p" else 720) / 1080 - 0.5) == []
    assert max(tv.page.evaluate(SCROLLS)) <= 0, key
    assert tv.page.evaluate(BEYOND) == [], key


def tap(people: Sequence[Phone]) -> None:
    """One after the other says that it was seen: it stays until the last has."""
    here = named(people[0])
    for phone in people[:-1]:
        phone.tap("seen")
        expect(phone.find("seen")).to_be_disabled()
    assert named(people[-1]) == here
    people[-1].tap("seen")
    for phone in people:
        phone.wait(lambda phone=phone: named(phone) != here)  # type: ignore[misc]


def answer(people: Sequence[Phone], dice: random.Random) -> None:
    """Whoever is asked answers anything, without the screens for it, and accuses who may; else time is up."""
    wanted = [(phone, ask) for phone in people for ask in phone.guest.asks if ask["key"] != "moment"]
    if not wanted:
        wanted = [
            (phone, offer) for phone in people for offer in phone.guest.match["offers"] if offer["key"] == "accuse"
        ]
    done = [
        phone.try_to("answer", match=phone.guest.match["match"], ask=ask["ask"] or ask["key"], value=chosen(ask, dice))
        for phone, ask in wanted
    ]
    if not any(done) and named(people[0]) is None:
        time_is_up(people)


def chosen(ask: Ask, dice: random.Random) -> Any:
    """Something that may be answered; where people talk, the end of it."""
    last = mafia_pages.last_words(ask) if ask["form"]["kind"] == "tree" else []
    return last or draw(ask["form"], dice)


@pytest.mark.parametrize("evening", EVENINGS, ids=lambda evening: evening.game)
def test_every_device_shows_every_moment_before_anything_else_goes_on(phones: Phones, evening: Evening) -> None:
    game, seats, options, size, always = evening
    people = [phones("Даша"), phones("Гоша", **LAPTOP)]
    tv = television(phones, "ru", size)
    gather(phones, 2, seats, made=people, game=game, sitting="together", options={**options, "moment": LONG_SECONDS})
    tv.open(f"/tv/{people[0].guest.at['code']}")
    people[0].tap("admit")
    tv.sees("tv-lobby")
    people[0].act("start")
    seen: set[str] = set()
    dice = random.Random(3)
    for phone in (*people, tv):
        phone.wait(lambda phone=phone: bool(phone.guest.match))  # type: ignore[misc]
    for _ in range(1_500):
        if people[0].guest.over:
            break
        if named(people[0]) is not None:
            if not seen:
                people[1].page.reload()
                people[1].sees("moment")
            look(people, tv, size, seen)
            tap(people)
        else:
            answer(people, dice)
    assert seen >= always, seen
    people[0].sees("unmasked")
    people[0].tap("watch")
    people[0].sees("replay")
    slider = people[0].find("slider")
    for step in range(int(slider.get_attribute("max") or 0)):
        slider.fill(str(step))
        if people[0].find("moment").count():
            break
    assert people[0].find("moment").get_attribute("data-moment") in seen, "a replay shows moments as steps of their own"
    people[0].screenshot("replay")


def test_on_a_phone_that_several_share_a_moment_is_for_all_of_them_and_one_tap_ends_it(phones: Phones) -> None:
    phone = around(phones, 2, 6, options={**mafia_pages.QUICK, "moment": LONG_SECONDS})
    for _ in range(60):
        if named(phone) is not None:
            break
        phone.hasten()
    shown = named(phone)
    expect(phone.find("moment")).to_have_attribute("data-moment", phone.guest.match["moment"]["key"])
    expect(phone.find("cover")).to_have_count(0)
    phone.screenshot("shared")
    phone.tap("seen")
    phone.wait(lambda: named(phone) != shown)
