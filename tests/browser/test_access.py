"""For everybody: colours that the system chooses, and the keys at the title of a new stage."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Phones
from .mafia_pages import bring
from .test_match import sit

BARE = """() => [...document.querySelectorAll('button, label:has(> input[type=radio])')]
  .filter((one) => one.checkVisibility({visibilityProperty: true, opacityProperty: true}))
  .filter((one) => !['Top', 'Right', 'Bottom', 'Left'].every((side) => {
    const style = getComputedStyle(one);
    return parseFloat(style[`border${side}Width`]) >= 1 && style[`border${side}Style`] !== 'none';
  }))
  .map((one) => one.outerHTML.slice(0, 120))"""
DISC = """(one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).color]"""
FOCUSED = "() => document.activeElement.tagName"


def test_in_colours_of_the_system_every_button_has_a_border_and_a_badge_its_disc(phones: Phones) -> None:
    host, guest = phones(forced_colors="active"), phones("Гоша")
    guest.enter(host.host(sitting="apart"))
    for path in ("/settings", "/new"):
        host.open(path)
        host.page.locator("h1").first.wait_for()
        assert host.page.evaluate(BARE) == []
    host.open(f"/t/{host.table}")
    host.sees("lobby")
    assert host.page.evaluate(BARE) == []
    host.tap("fill")
    host.act("set", bots=[0, 0.1])
    host.tap("start")
    host.sees("match")
    guest.sees("match")
    bring([host, guest], "discussion")
    assert host.page.evaluate(BARE) == []
    guest.act("say", channel="table", text="Всем привет!")
    badge = host.page.locator(".badge").first
    badge.wait_for()
    ground, letters = badge.evaluate(DISC)
    assert ground != letters
    assert ground != host.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert ground != "rgba(0, 0, 0, 0)"
    host.screenshot("forced")


def test_the_keys_go_to_the_title_of_a_new_stage_but_not_from_somebody_who_types(phones: Phones) -> None:
    host, guest = sit(phones, 2, 6, "apart")
    bring([host, guest], "discussion")
    # A gangster's page may still show the talk of the gang, whose field goes with the night.
    expect(host.page.get_by_role("heading", level=1)).to_have_text("Слово городу")
    host.page.set_viewport_size({"width": 1280, "height": 800})  # talk lies beside the board
    host.page.locator(".frame-aside").locator("input, textarea").first.focus()
    guest.find("card").get_by_role("button").focus()
    bring([host, guest], "vote")
    guest.wait(lambda: guest.page.evaluate(FOCUSED) == "H1")
    assert host.page.evaluate(FOCUSED) in ("INPUT", "TEXTAREA")
    assert guest.page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "none"
