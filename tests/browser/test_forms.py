"""Every form of a question, answered on the screen that every game has: a market, played by three with phones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from .conftest import Phones
from .phone import Phone


def form(phone: Phone, key: str) -> Locator:
    """The question under this key, once it is on the screen."""
    found = phone.page.locator(f"[data-generic-ask={key}]")
    expect(found).to_be_visible()
    return found


def confirm(phone: Phone, key: str) -> None:
    """The one button; the answer counts when the question is closed or shows it."""
    asks = phone.page.locator(f"[data-generic-ask={key}]")
    asks.get_by_test_id("confirm").click()
    expect(asks.get_by_test_id("confirm").or_(asks.get_by_test_id("busy"))).to_have_count(0)


def option(phone: Phone, key: str, value: Any) -> None:
    chosen = form(phone, key).locator(f"[data-option='{value}']")
    if chosen.get_attribute("type") in ("radio", "checkbox"):
        chosen.check(force=True)
    else:
        chosen.click()


def market(phones: Phones, sitting: str = "apart") -> list[Phone]:
    made = [phones(name) for name in ("Даша", "Гоша", "Майя")]
    host = made[0]
    host.host(game="market", sitting=sitting)
    host.act("set", options={"glass": 600}, clocks=False)
    for phone in made[1:]:
        phone.enter(host.table)
    host.until(lambda frames: len(frames["table"]["table"]["seats"]) == 3)
    host.act("start")
    return made


def test_every_form_is_answered_by_taps(phones: Phones) -> None:
    first, second, third = market(phones)
    forms: dict[str, Callable[[], None]] = {
        "number": lambda: bid(first, second, third),
        "order": lambda: tidy(first),
        "choose": lambda: show(first),
        "tree": lambda: trade(first, second, third),
        "share": lambda: thank(first, second, third),
        "text": lambda: talk(second, first),
        "pick": lambda: raise_hands(first, second, third),
    }
    for answered in forms.values():
        answered()
    assert first.guest.match["public"]["round"] == 2


def test_where_people_sit_together_questions_lie_under_a_cover(phones: Phones) -> None:
    first = market(phones, "together")[0]
    first.sees("uncover")
    assert first.page.locator("[data-generic-ask]").count() == 0
    first.inspect("covered")
    first.tap("uncover")
    form(first, "bid")
    first.inspect("uncovered")
    first.page.evaluate("window.dispatchEvent(new Event('blur'))")
    expect(first.page.locator("[data-generic-ask]")).to_have_count(0)


def bid(first: Phone, second: Phone, third: Phone) -> None:
    """A number, and another one after it was sent."""
    option(first, "bid", 1)
    first.inspect("number")
    confirm(first, "bid")
    expect(form(first, "bid").get_by_test_id("held")).to_contain_text("1")
    first.inspect("held")
    form(first, "bid").get_by_test_id("change").click()
    option(first, "bid", 6)
    confirm(first, "bid")
    for phone, coins in ((second, 5), (third, 0)):
        option(phone, "bid", coins)
        form(phone, "bid").get_by_test_id("confirm").click()
    first.wait(lambda: first.guest.match["public"]["bids"] == [[6, 5, 0]])


def kinds(phone: Phone) -> list[str]:
    """The kinds of wares on one's own shelf, in their order there."""
    return list(dict.fromkeys(phone.guest.match["private"]["wares"]))


def tidy(phone: Phone) -> None:
    """The kinds of one's own shelf in another order."""
    before = kinds(phone)
    option(phone, "deed", "tidy")
    form(phone, "deed").get_by_test_id("confirm").click()
    form(phone, "order").locator("li").first.get_by_role("button").last.click()
    phone.inspect("order")
    form(phone, "order").get_by_test_id("confirm").click()
    phone.wait(lambda: kinds(phone) == before[::-1])


def show(phone: Phone) -> None:
    """Some of several."""
    shown = kinds(phone)
    option(phone, "deed", "show")
    form(phone, "deed").get_by_test_id("confirm").click()
    for kind in shown:
        option(phone, "show", kind)
    phone.inspect("choose")
    form(phone, "show").get_by_test_id("confirm").click()
    phone.wait(lambda: any(event["key"] == "showed" for event in phone.guest.told))


def beg(phone: Phone, other: Phone) -> None:
    """A way through a tree, and back, and on; whoever is asked gives one."""
    kind = kinds(other)[0]
    option(phone, "deed", "take")
    phone.tap("tree-back")
    option(phone, "deed", "beg")
    option(phone, "deed", 2)
    option(phone, "deed", kind)
    phone.inspect("tree")
    form(phone, "deed").get_by_test_id("confirm").click()
    option(other, "give", 1)
    form(other, "give").get_by_test_id("confirm").click()
    phone.wait(lambda: phone.guest.match["private"]["wares"].count(kind) == 2)


def talk(phone: Phone, other: Phone) -> None:
    """What may be said although nobody asks."""
    form(phone, "say").get_by_role("textbox").fill("Янтарь дёшев")
    phone.inspect("text")
    form(phone, "say").get_by_test_id("confirm").click()
    other.wait(lambda: any("Янтарь дёшев" in str(event) for event in other.guest.told))


def trade(first: Phone, second: Phone, third: Phone) -> None:
    """The last deed of one, and the other has none."""
    beg(first, third)
    option(second, "deed", "done")
    form(second, "deed").get_by_test_id("confirm").click()


def thank(*phones: Phone) -> None:
    """A total is divided; before all of it is given away the button cannot be pressed."""
    for phone in phones:
        button = form(phone, "thank").get_by_test_id("confirm")
        expect(button).to_be_disabled()
        more = form(phone, "thank").locator("li").first.get_by_role("button").last
        more.click()
        expect(button).to_be_disabled()
        more.click()
        phone.inspect("share")
        button.click()


def raise_hands(*phones: Phone) -> None:
    for phone in phones:
        option(phone, "hands", "on")
        phone.inspect("pick")
        form(phone, "hands").get_by_test_id("confirm").click()
    phones[0].wait(lambda: phones[0].guest.match["public"]["round"] == 2)
