"""The television: let in by its number, readable from afar, and with nothing on it that is not everybody's."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from .conftest import Phones
from .mafia_pages import QUICK, play, run_out
from .phone import Phone

SMALL = """(least) => {
  const size = (one) => parseFloat(getComputedStyle(one).fontSize) * (one.getScreenCTM?.().a ?? 1);
  return [...document.querySelectorAll('body *')]
    .filter((one) => [...one.childNodes].some((part) => part.nodeType === 3 && part.textContent.trim()))
    .filter((one) => one.checkVisibility({opacityProperty: true, visibilityProperty: true}))
    .filter((one) => one.getBoundingClientRect().width > 2 && size(one) < least)
    .map((one) => `${size(one)}px ${one.textContent.trim().slice(0, 40)}`);
}"""
SCROLLS = """() => {
  const {scrollHeight, scrollWidth} = document.documentElement;
  return [scrollHeight - innerHeight, scrollWidth - innerWidth];
}"""
WANTED = {"ru": "Нужно ещё 5 игроков", "en": "5 more players needed"}
ENOUGH = {"ru": "Можно начинать, и есть ещё 24 места", "en": "Ready to start, with room for 24 more"}
WON = {
    "ru": {"town": "Город победил", "mafia": "Победила мафия"},
    "en": {"town": "The town has won", "mafia": "The Mafia has won"},
}
SIZES = {"1080p": (1920, 1080), "720p": (1280, 720)}


def television(phones: Phones, lang: str, size: str) -> Phone:
    width, height = SIZES[size]
    screen = {"viewport": {"width": width, "height": height}, "device_scale_factor": 1}
    return phones("Телевизор", lang, has_touch=False, is_mobile=False, **screen)


def readable(tv: Phone, name: str, size: str) -> None:
    """Nothing is smaller than 24 px where the screen has 1080 lines, and nothing has to be scrolled."""
    tv.screenshot(name)
    tv.accessible()
    assert tv.page.evaluate(SMALL, 24 * SIZES[size][1] / 1080 - 0.5) == []
    down, aside = tv.page.evaluate(SCROLLS)
    assert (down <= 0, aside <= 0) == (True, True), (name, down, aside)


@pytest.mark.parametrize(("lang", "size"), [("ru", "1080p"), ("en", "720p")])
def test_a_television_follows_a_whole_match(phones: Phones, lang: str, size: str) -> None:
    host, tv = phones("Даша", lang), television(phones, lang, size)
    host.host(sitting="together", language=lang)
    host.act("set", options=QUICK, bots=[0, 0.1])
    host.sees("lobby")
    code = host.guest.at["code"]
    tv.open(f"/tv/{code}")
    tv.sees("pairing")
    tv.wait(lambda: bool(tv.guest.at))
    expect(tv.find("pairing")).to_contain_text(str(tv.guest.at["people"][-1]["number"]))
    readable(tv, "pairing", size)
    host.tap("admit")
    tv.sees("tv-lobby")
    expect(tv.find("tv-wanted")).to_have_text(WANTED[lang])
    readable(tv, "empty-lobby", size)
    for _ in range(7):
        host.act("bot")
    expect(tv.find("tv-wanted")).to_have_text(ENOUGH[lang])
    readable(tv, "lobby", size)
    host.tap("start")
    host.sees("match")
    tv.sees("tv-match")
    taken = set[str]()

    def seen(stage: str) -> None:
        tv.wait(lambda: bool(tv.guest.match["public"]["stage"] == host.guest.match["public"]["stage"]))
        stage = tv.guest.match["public"]["stage"]  # bots are quick: it may be the next one by now
        tv.sees("subtitle")
        if stage not in taken:
            taken.add(stage)
            readable(tv, stage, size)

    play(host, [host], random.Random(2), seen)
    tv.wait(lambda: bool(tv.guest.over))
    expect(tv.page.locator("h1")).to_have_text(WON[lang][tv.guest.over["side"]])
    readable(tv, "end", size)
    assert tv.guest.match["private"] is None
    assert [event for event in tv.guest.told if event.get("private")] == []
    assert [line for line in tv.guest.lines if line["channel"] != "table"] == []


@pytest.mark.parametrize("size", SIZES)
def test_from_the_second_match_on_a_television_shows_the_score_of_the_evening(phones: Phones, size: str) -> None:
    host, tv = phones("Даша"), television(phones, "ru", size)
    host.host(sitting="together", language="ru")
    host.act("set", options=QUICK, bots=[0, 0.1])
    for _ in range(9):
        host.act("bot")
    host.sees("lobby")
    tv.open(f"/tv/{host.guest.at['code']}")
    host.tap("admit")
    tv.sees("tv-lobby")
    for number in (1, 2):
        host.act("start")
        for one in (host, tv):  # the match before is over, and a page may be a moment late
            one.wait(lambda one=one, number=number: one.guest.match.get("match") == number)  # type: ignore[misc]
        run_out([host])
        tv.wait(lambda: bool(tv.guest.over))
        tv.sees("tv-match")
        expect(tv.find("tv-evening")).to_have_count(number - 1)
        if number == 1:
            host.act("lobby")
            tv.sees("tv-lobby")
    person = next(row for row in tv.guest.at["evening"]["totals"] if row["person"] is not None)
    expect(tv.find("tv-evening").get_by_role("listitem").first).to_have_text(f"Даша {person['won']} из 2")
    readable(tv, "evening", size)


def test_a_second_television_comes_in_without_complaint(phones: Phones) -> None:
    host, screens = phones("Даша"), [television(phones, "ru", "720p") for _ in range(2)]
    host.host(sitting="together")
    host.sees("lobby")
    for tv in screens:
        tv.open(f"/tv/{host.guest.at['code']}")
        host.tap("admit")
        tv.sees("tv-lobby")
    names = [one["name"] for one in host.guest.at["people"] if one["kind"] == "tv"]
    assert names == ["Телевизор", "Телевизор 2"]
