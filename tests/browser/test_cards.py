"""The cards of a match, looked through: what a card does, how many there are, and what has been seen of them."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, expect

from . import passengers_pages, spyfall_pages
from .conftest import Phones
from .people import begin, come, gather, public
from .phone import Phone
from .server import Served
from .test_forms import bid, form, market, option

ONLY_WHOLE = """async () => {
  const kept = await caches.open('words');
  const texts = [];
  for (const one of await kept.keys()) {
    if (!one.url.includes('/api/words/')) continue;
    texts.push(await (await kept.match(one)).text());
    await kept.delete(one);
  }
  await kept.put('/api/words/ru/mafia', new Response(texts.join('\\n')));
}"""
LAPTOP = {"viewport": {"width": 1280, "height": 800}, "has_touch": False, "is_mobile": False}


def hold(phone: Phone, card: Locator) -> None:
    """A finger lies on a card until it tells what it is."""
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = phone.context.new_cdp_session(phone.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    phone.sees("cards")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def ask(phone: Phone, card: Locator) -> None:
    """With the keys on a card, ask about it."""
    card.focus()
    phone.page.keyboard.press("?")
    phone.sees("cards")


def told(phone: Phone, card: str) -> Locator:
    """What a card does is in sight, and the keys are on it."""
    found = phone.sees(f"role-{card}")
    expect(found.locator("p")).to_be_in_viewport()
    expect(found.locator("summary")).to_be_focused()
    return found


def close(phone: Phone) -> None:
    phone.page.keyboard.press("Escape")
    expect(phone.page.locator("dialog[open]")).to_have_count(0)


def seek(phone: Phone, words: str, *found: str) -> None:
    """Of the cards these are left, and they are open."""
    phone.find("cards-search").fill(words)
    expect(phone.find("cards").locator("[data-testid^=role-]")).to_have_count(len(found))
    for card in found:
        expect(phone.find(f"role-{card}").locator("mark").first).to_be_visible()


def test_roles_of_mafia_as_they_are_in_the_deck_and_in_the_box(phones: Phones) -> None:
    (host,) = gather(phones, 1, 8, game="mafia", sitting="apart")
    begin([host])
    hold(host, host.sees("deck").locator("[data-card=doctor]"))
    told(host, "doctor")
    host.inspect("doctor")
    close(host)
    host.page.keyboard.press("?")
    expect(host.sees("role-doctor").locator("p")).to_be_hidden()
    expect(host.find("role-citizen")).to_contain_text("×4")
    expect(host.find("role-patient0")).to_have_count(0)
    host.tap("tab-box")
    expect(host.find("role-citizen")).to_contain_text("×7")
    seek(host, "лечение", "doctor", "patient0")
    host.inspect("found")


def test_gifts_and_passengers_on_a_laptop_with_the_keys(phones: Phones) -> None:
    laptop = phones("Dan", "en", **LAPTOP)
    passengers_pages.sit(phones, 1, 5, "apart", "en", made=[laptop], gifts="one")
    passengers_pages.answer(laptop, "look", "seen")
    come([laptop], "place")
    gift = laptop.sees("gift-2")
    ask(laptop, gift)
    told(laptop, "candle")
    laptop.inspect("candle")
    expect(laptop.find("role-prism")).to_have_count(0)
    expect(laptop.find("role-soul-red")).to_contain_text("×4")
    seek(laptop, "neighbours", "candle")
    laptop.find("cards-search").fill("")  # else Escape does that
    close(laptop)
    expect(gift).to_be_focused()


def test_places_and_powers_of_spyfall(phones: Phones) -> None:
    made = spyfall_pages.sit(phones, 3, 3, "apart", "en", mode="mission")
    spyfall_pages.look(made)
    host = spyfall_pages.idle(made)[0]
    zoo = host.sees("places").get_by_test_id("place-zoo")
    hold(host, zoo)
    expect(host.sees("role-zoo")).to_be_in_viewport()
    expect(zoo).to_have_attribute("aria-pressed", "false")
    host.inspect("zoo")
    assert public(host)["places"][0] == "hospital"
    expect(host.find("role-asylum")).to_have_count(0)
    host.tap("tab-box")
    expect(host.find("role-asylum")).to_have_text("Arkham Asylum")
    seek(host, "majority", "override")


def test_a_game_without_a_board_has_its_cards_from_its_list_and_texts(phones: Phones) -> None:
    first, second, third = market(phones)
    bid(first, second, third)
    option(first, "deed", "take")
    amber = form(first, "deed").locator("[data-card=amber]")
    hold(first, amber)
    expect(told(first, "amber")).to_contain_text("никогда не портится")
    expect(first.find("role-salt")).to_have_text("Соль")
    first.inspect("wares")
    close(first)
    expect(first.find("confirm").first).to_be_disabled()


def test_the_cards_of_every_game_are_in_its_rules(phones: Phones) -> None:
    phone = phones(lang="en")
    cards = {"mafia": "infected", "spyfall": "asylum", "passengers": "prism", "doomsday": "spy_net", "market": "amber"}
    for game, card in cards.items():
        phone.open(f"/rules/{game}")
        phone.sees("rules-cards").get_by_test_id(f"role-{card}").wait_for()
        phone.page.wait_for_load_state("networkidle")
        phone.inspect(game)


def test_rules_and_cards_can_be_read_without_reception(phones: Phones, tmp_path: Path) -> None:
    with Served(tmp_path / "log.txt") as gone:
        phone = phones(origin=gone.safe)
        phone.open("/rules/mafia")
        phone.page.evaluate("navigator.serviceWorker.ready")
        phone.page.reload()  # from now on everything goes by the worker
        phone.sees("role-doctor")
        phone.page.get_by_text("О чём игра").wait_for()
    phone.expected += ["ERR_CONNECTION_REFUSED", "ERR_FAILED"]
    phone.page.reload()
    expect(phone.sees("role-doctor")).to_contain_text("Доктор")
    expect(phone.page.get_by_text("О чём игра")).to_be_visible()
    # What a client kept that asked for all words at once is as good.
    phone.page.evaluate(ONLY_WHOLE)
    phone.page.reload()
    expect(phone.sees("role-doctor")).to_contain_text("Доктор")
    expect(phone.page.get_by_text("О чём игра")).to_be_visible()
