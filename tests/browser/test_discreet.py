"""Where people sit together, others see the screen at arm's length: it tells nothing until the card is pressed."""

from __future__ import annotations

import time
from base64 import b64encode
from typing import Any, NamedTuple

from playwright.sync_api import expect

from .conftest import Phones
from .mafia_pages import answer, asked, bring
from .phone import PATIENCE_MILLISECONDS, Phone
from .test_match import sit


def shown(phone: Phone) -> tuple[str, str]:
    """Everything that a screen shows or says."""
    phone.page.mouse.move(0, 0)
    phone.page.evaluate(SETTLED)
    return phone.page.locator("body").aria_snapshot(), phone.page.locator("#page").evaluate(SHAPE)


SETTLED = """() => Promise.all(document.getAnimations()
  .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime))
  .map((one) => one.finished.catch(() => null)))"""
"""The light turns slowly: a picture is taken when it has."""

SHAPE = """(page) => [...page.querySelectorAll('*')].map((one) => {
  const {x, y, width, height} = one.getBoundingClientRect();
  const style = getComputedStyle(one);
  return [one.tagName, x, y, width, height, style.color, style.backgroundColor, style.borderColor, style.opacity,
    style.outlineStyle, one.getAttribute('d')].join();
}).join('\\n')"""


DIFFERENCE = """async (pictures) => {
  let wide = 1;
  const pixels = await Promise.all(pictures.map(async (picture) => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + picture;
    await image.decode();
    wide = image.width;
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, image.width, image.height).data;
  }));
  const [first, ...others] = pixels;
  let [most, where] = [0, 0];
  for (const other of others) {
    if (other.length !== first.length) return [255, -1, -1];
    for (let at = 0; at < first.length; at += 1) {
      const gap = Math.abs(first[at] - other[at]);
      if (gap > most) [most, where] = [gap, at / 4];
    }
  }
  return [most, Math.floor(where) % wide, Math.floor(where / wide)];
}"""
"""By how much two pictures differ in their most different point, of 255, and where that is."""
NOISE = 8
"""Round corners that were drawn while something faded differ by so little that nobody sees it."""


ANEW = """async () => {
  for (const seen of ['hidden', '']) {
    document.body.style.visibility = seen;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }
}"""
"""What was drawn while something moved may stay a little blurred: the whole page is drawn anew."""


class Difference(NamedTuple):
    """By how much pictures differ in their most different point, of 255, and where that is."""

    most: int
    x: int
    y: int


def picture(phone: Phone) -> bytes:
    """The whole page, with what is further down, when all has come to rest."""
    phone.page.evaluate(SETTLED)
    phone.page.evaluate(ANEW)
    return phone.page.screenshot(full_page=True, animations="disabled")


def difference(phones: list[Phone]) -> Difference:
    """By how much the whole pages of these phones differ, and where."""
    return apart(phones[0], {picture(phone) for phone in phones})


def apart(phone: Phone, pictures: set[bytes]) -> Difference:
    """By how much these pictures differ, and where."""
    if len(pictures) == 1:
        return Difference(0, 0, 0)
    browser = phone.context.browser
    assert browser is not None
    page = browser.new_page()
    found = page.evaluate(DIFFERENCE, [b64encode(picture).decode() for picture in pictures])
    page.close()
    return Difference(*found)


def same(phones: list[Phone], name: str) -> None:
    """Every phone comes to show the same, and stays so: a phone may be a moment late, never different."""
    until = time.monotonic() + PATIENCE_MILLISECONDS / 1000
    while len({shown(phone) for phone in phones}) > 1:
        assert time.monotonic() < until, name
    for phone in phones:
        phone.screenshot(f"{name}-{phone.name}")
    while (found := difference(phones)).most > NOISE:
        assert time.monotonic() < until, (name, found)
    assert len({shown(phone) for phone in phones}) == 1, name


def legal_for_all(phones: list[Phone]) -> Any:
    """A mask that everybody may choose now, or nobody."""
    closed = {option for phone in phones for ask in phone.guest.asks for option, *_ in ask["closed"]}
    options = set.intersection(*(set(ask["form"]["options"]) for phone in phones for ask in phone.guest.asks))
    return next((option for option in sorted(options - closed, key=str)), "pass")


def test_at_night_the_screens_of_all_roles_are_the_same_until_the_card_is_pressed(phones: Phones) -> None:
    made = sit(phones, 6, 6, "together")
    made[0].act("set", clocks=False)  # pictures are taken one after the other
    made[0].sees("table-voice").get_by_role("button").last.click()  # the host's phone may speak; this one shall not
    expect(made[0].find("table-voice")).to_have_count(0)
    cards = {phone.guest.match["private"]["card"] for phone in made}
    assert len(cards) >= 3, cards
    same(made, "introduction")
    bring(made, "night", 1)
    for phone in made:
        phone.sees("grid")
    same(made, "night")
    chosen = legal_for_all(made)
    for phone in made:
        answer(phone, phone.guest.asks[0]["key"], chosen)
    same(made, "answered")
    bring(made, "night", 2)
    same(made, "second-half")
    for phone in made:
        phone.page.set_viewport_size({"width": 1280, "height": 800})
    same(made, "laptop")


def test_the_card_shows_while_it_is_pressed_and_is_nowhere_in_the_page_otherwise(phones: Phones) -> None:
    (phone, *_) = sit(phones, 1, 6, "together")
    card = phone.guest.match["private"]["card"]
    assert phone.find("palm").count() == 0
    assert f"role-{card}" not in phone.page.content()
    box = phone.sees("card").bounding_box()
    assert box is not None
    phone.page.mouse.move(box["x"] + 20, box["y"] + 20)
    phone.page.mouse.down()
    phone.sees("palm")
    phone.screenshot("pressed")
    phone.accessible()
    phone.page.mouse.up()
    phone.wait(lambda: phone.find("palm").count() == 0)


def test_the_card_is_covered_when_the_page_is_left(phones: Phones) -> None:
    (phone, *_) = sit(phones, 1, 6, "together")
    phone.find("card").get_by_role("button").focus()
    phone.page.keyboard.down("Space")
    phone.sees("palm")
    phone.page.evaluate("window.dispatchEvent(new Event('blur'))")
    expect(phone.find("palm")).to_have_count(0)
    assert f"role-{phone.guest.match['private']['card']}" not in phone.page.content()


def tap_the_card(phone: Phone) -> None:
    """A short tap: where finger down and finger up lie too far apart, it was held, and is tapped again."""

    def stays_open() -> bool:
        phone.find("card").get_by_role("button").click()
        return phone.find("palm").count() > 0

    phone.wait(stays_open)


def test_at_night_the_question_is_one_tap_away_and_the_next_tap_covers_it(phones: Phones) -> None:
    (phone, *_) = sit(phones, 1, 6, "together")
    phone.act("set", bots=[60, 60])  # no bot votes anybody out before the host says that time is up
    bring([phone], "night", 1)
    phone.sees("grid")
    ask = asked(phone)
    assert ask is not None
    tap_the_card(phone)
    expect(phone.sees("palm")).to_contain_text(ask["text"])
    phone.find("card").get_by_role("button").click()
    expect(phone.find("palm")).to_have_count(0)
    assert ask["text"] not in phone.page.content()


def test_what_cannot_be_chosen_is_said_only_in_the_palm(phones: Phones) -> None:
    made = sit(phones, 6, 6, "together")
    bring(made, "night", 1)
    for phone in made:
        phone.sees("grid")
    barred = [phone for phone in made if any(ask["closed"] for ask in phone.guest.asks)]
    for phone in barred:
        ask = asked(phone)
        assert ask is not None
        option, _, words = ask["closed"][0]
        phone.tap("pick-nobody" if option == "pass" else f"pick-{option}")
        phone.tap("confirm")
        assert words not in phone.page.locator("body").inner_text()
        assert phone.guest.asks != []
    assert barred
