"""Every screen that has an address and every sheet of a table: readable, not too wide, in reach of the keyboard."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from .conftest import Phones
from .phone import Phone

ADDRESSES = ["/", "/new", "/learn", "/rules", "/rules/mafia", "/settings", "/move", "/tv"]

MARK = """() => {
  const open = document.querySelector('dialog[open]') ?? document;
  const radios = new Set();
  return [...open.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
    .filter((one) => !one.disabled && one.tabIndex >= 0 && one.checkVisibility({visibilityProperty: true}))
    .filter((one) => {
      if (one.type !== 'radio') return true;
      const group = [...open.querySelectorAll(`input[name="${one.name}"]`)];
      const chosen = group.find((other) => other.checked) ?? group[0];
      return one === chosen;
    })
    .map((one, number) => {
      one.dataset.walk = String(number);
      return one.outerHTML.slice(0, 120);
    });
}"""
FOCUSED = """() => {
  const one = document.activeElement;
  const shown = [one, ...one.labels ?? [], one.closest('label')].filter(Boolean).some((part) => {
    const style = getComputedStyle(part);
    return style.outlineStyle !== 'none' || style.boxShadow !== 'none';
  });
  return [one.dataset.walk ?? null, shown, one.outerHTML.slice(0, 120)];
}"""

STILL = """() => [...document.querySelectorAll('[data-walk]')]
  .filter((one) => one.tabIndex >= 0)
  .map((one) => Number(one.dataset.walk))"""


def walk(phone: Phone) -> None:
    """With Tab alone one comes to everything that can be used, and always sees where one is."""
    parts: Sequence[str] = phone.page.evaluate(MARK)
    phone.page.evaluate("document.activeElement.blur()")
    reached: set[int] = set()
    for _ in range(2 * len(parts) + 10):
        phone.page.keyboard.press("Tab")
        number, shown, part = phone.page.evaluate(FOCUSED)
        if number is None:
            continue
        if int(number) in reached and len(reached) == len(parts):
            break
        reached.add(int(number))
        assert shown, f"no sign of the focus on {part}"
    still = phone.page.evaluate(STILL)  # what scrolled, and does not any more, is no stop either
    assert [part for number, part in enumerate(parts) if number not in reached and number in still] == []


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("address", ADDRESSES)
def test_a_screen_is_sound(phones: Phones, address: str, lang: str) -> None:
    phone = phones(lang=lang)
    phone.expected.append("404")
    phone.open(address)
    phone.page.locator("h1").first.wait_for()
    phone.page.wait_for_load_state("networkidle")
    phone.inspect(lang)
    assert "⟨" not in phone.page.locator("body").inner_text()
    walk(phone)


def test_a_screen_that_leads_nowhere_and_the_rules_of_every_game_are_sound(phones: Phones) -> None:
    phone = phones()
    phone.expected.append("404")
    for address in ("/nowhere", "/t/AAAAAAAAAAAAAAAA", "/rules/spyfall", "/rules/passengers"):
        phone.open(address)
        phone.page.locator("h1").first.wait_for()
        phone.page.wait_for_load_state("networkidle")
        phone.accessible()
        phone.fits()


def test_every_sheet_of_a_lobby_is_sound(phones: Phones) -> None:
    host = phones()
    host.host()
    host.sees("lobby")
    host.tap("fill")
    expect(host.find("start")).to_be_enabled()
    host.inspect("lobby")
    walk(host)
    for opener, name in (("seat-0", "own"), ("seat-1", "bot"), ("game-settings", "game"), ("invite-more", "invite")):
        host.tap(opener)
        sheet(host, name)
    for opener in ("menu-game", "menu-table"):
        host.tap("menu")
        host.tap(opener)
        sheet(host, opener)
    host.tap("menu")
    sheet(host, "menu")


def sheet(phone: Phone, name: str) -> None:
    """An open sheet is sound, and Escape closes it."""
    phone.page.locator("dialog[open]").wait_for()
    phone.inspect(name)
    walk(phone)
    phone.page.keyboard.press("Escape")
    expect(phone.page.locator("dialog[open]")).to_have_count(0)


def test_every_part_of_the_menu_of_a_match_is_sound(phones: Phones) -> None:
    host, guest = phones(), phones("Гоша")
    guest.enter(host.host(sitting="apart"))  # alone with bots there is nobody to talk with
    guest.sees("lobby")
    host.tap("fill")
    expect(host.find("start")).to_be_enabled()
    host.act("set", bots=[0, 0])
    host.tap("start")
    host.sees("match")
    walk(host)
    host.tap("menu")
    for tab in ("story", "talk", "people", "cards", "rules", "settings"):
        host.tap(f"tab-{tab}")
        if tab in ("cards", "rules"):
            host.sees("role-doctor")
        host.inspect(tab)
        walk(host)


# --- with the keyboard alone ------------------------------------------------------------------------------------------


def press(phone: Phone, testid: str, key: str = "Enter") -> None:
    """Go to a part with Tab, and press it."""
    phone.sees(testid)
    for _ in range(120):
        phone.page.keyboard.press("Tab")
        if phone.find(testid).first.evaluate(
            "one => one === document.activeElement || one.contains(document.activeElement)"
        ):
            phone.page.keyboard.press(key)
            return
    raise AssertionError(f"{testid} is out of reach")


def test_a_table_is_made_and_a_match_begun_without_touching_the_screen(phones: Phones) -> None:
    phone = phones(has_touch=False, is_mobile=False)
    phone.open("/")
    press(phone, "create")
    phone.page.get_by_role("radio", name=re.compile("^Мафия")).press("Space")
    press(phone, "name", "End")
    phone.page.keyboard.type("Даша")
    press(phone, "create-table")
    phone.sees("lobby")
    press(phone, "fill")
    expect(phone.find("start")).to_be_enabled()
    press(phone, "start")
    phone.sees("match")
    press(phone, "card")
    press(phone, "confirm")
    phone.wait(lambda: not phone.guest.asks or phone.guest.asks[0]["key"] != "look")
