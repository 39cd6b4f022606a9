"""«Судный день» on phones: whole matches, programs in the turn of another, and nothing secret at arm's length."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import expect

from lichina.games.doomsday.box import LOYALTY, PROGRAMS, ROLES, WEAPONS

from .answers import drawn, over
from .conftest import Phones
from .doomsday_pages import WINDOWS, bring, is_theirs, offered, play, sit, steps, tap
from .people import Ask, at, public, seat, time_is_up
from .phone import Phone
from .test_passengers import no_form
from .test_tv import readable, television

BRIEF_SECONDS = 0.05
"""Bots need no longer to answer; how long people have is tested elsewhere."""
LONG_SECONDS = 30.0
"""Longer than anybody taps."""


class Looking:
    """Looks at every screen once: it fits, in large letters, too, and is accessible."""

    def __init__(self, *keys: str) -> None:
        self.keys = {*keys}
        self.seen = set[str]()

    def __call__(self, phone: Phone, ask: Ask) -> None:
        key = ask["key"]
        if key in self.keys - self.seen:
            phone.inspect(key)
        self.seen.add(key)


def unmasked(made: Sequence[Phone]) -> None:
    """Everybody sees who was who in the end."""
    for phone in made:
        phone.sees("end")
        seats = len(phone.guest.match["names"])
        expect(phone.find("unmasked").locator("li [data-card]")).not_to_have_count(0)
        expect(phone.find("unmasked").locator("li")).to_have_count(seats)
    no_form(made)


# --- whole matches ----------------------------------------------------------------------------------------------------


def watch_again(phone: Phone) -> None:
    """In a replay the cards that lie face down are open to whoever sees all, and to nobody else."""
    phone.tap("watch")
    phone.sees("replay")
    slider = phone.find("slider")
    faces = {}
    for view in ("all", "spectator"):
        phone.tap(f"view-{view}")
        phone.page.wait_for_url(f"**as={view}**")
        slider.fill(str(int(slider.get_attribute("max") or 0) // 4))
        phone.inspect(f"replay-{view}")
        faces[view] = phone.sees("replay-board").locator(".known").count()
    assert faces["spectator"] == 0 < faces["all"]


def test_eight_play_to_the_end_and_watch_it_again(phones: Phones) -> None:
    made = sit(phones, 2, 8, "apart", window=BRIEF_SECONDS)
    look = Looking("turn", "answer", "discard")
    keys = play(made, random.Random(5), lambda: all(map(over, made)), look)
    assert keys.count("turn") > 2
    unmasked(made)
    made[0].inspect("end")
    watch_again(made[0])


def test_ten_play_with_the_legion_to_the_end(phones: Phones) -> None:
    made = sit(phones, 1, 10, "together", lang="en", mode="advanced-legion", window=BRIEF_SECONDS)
    assert (public(made[0])["advanced"], public(made[0])["legion"]) == (True, True)
    play(made, random.Random(8), lambda: all(map(over, made)), Looking("turn"))
    unmasked(made)


# --- at any time ------------------------------------------------------------------------------------------------------


PLAIN = {"charge", "plus_thrower", "trust", "spam", "old_firewall", "working_virus", "trace_ip", "rescue_bot"}
"""Programs for any time that hang on nothing but the players."""


def choosing(*wanted: str) -> Callable[[Ask], Any]:
    """The first of these that may be done in a turn; everything else by chance."""

    def choose(ask: Ask) -> Any:
        ways = [way for way, _ in ask["form"]["branches"][0]["options"]] if ask["key"] == "turn" else []
        way = next((way for way in wanted if way in ways), None)
        drawings = (drawn(ask["form"], random.Random(number)) for number in count())
        return next(path for path in drawings if way is None or path[0] == way)

    return choose


def interrupts(phone: Phone) -> str | None:
    """A program that can be played from this phone in the turn of another."""
    return next((card for card in offered(phone) if card in PLAIN), None) if is_theirs(phone) else None


def has_played(phone: Phone, card: str) -> bool:
    return any(event["key"] == "played" and event["data"]["card"] == card for event in phone.guest.told)


def test_a_program_is_played_from_a_phone_in_the_turn_of_another(phones: Phones) -> None:
    made = sit(phones, 4, 4, "apart", window=BRIEF_SECONDS, stalemate_rounds=50)
    bring(made, lambda: any(map(interrupts, made)), choosing("draw", "end"))
    phone = next(filter(interrupts, made))
    card = str(interrupts(phone))
    form = next(offer["form"] for offer in phone.guest.match["offers"] if offer["key"] == "play")
    path = next(path for number in count() if (path := drawn(form, random.Random(number)))[0] == card)
    phone.tap("hand")
    phone.sees("hand-sheet")
    phone.accessible()
    phone.tap(f"play-{card}")
    further = [option for option in steps(form, path) if option != card]
    for option in further:
        tap(phone, option)
    if further:  # where there is only one way to play it, it is played at once
        phone.tap("confirm")
    for other in made:
        other.wait(lambda other=other: has_played(other, card))  # type: ignore[misc]
    assert public(phone)["turn"] != seat(phone)


def use(phone: Phone, card: str) -> None:
    """Take a program out of the hand and play it; what else it needs is tapped on the board."""
    phone.tap("hand")
    phone.sees("hand-sheet")
    phone.tap(f"play-{card}")


def announced(made: Sequence[Phone], *cards: str) -> None:
    """Everybody sees a window in which the last of these programs can be answered."""
    for phone in made:
        phone.wait(lambda phone=phone: public(phone)["stack"] == [*cards])  # type: ignore[misc]
        expect(phone.sees("announced").get_by_test_id("closing")).to_be_visible()
        assert public(phone)["announced"] == "played"


def promised(phone: Phone) -> None:
    """What was tapped has arrived: it is played as soon as the window closes."""
    phone.wait(lambda: not any(ask["key"] == "played" for ask in phone.guest.asks))


def test_a_program_is_countered_and_the_counter_countered_from_phones_in_the_turn_of_another(phones: Phones) -> None:
    made = sit(phones, 4, 4, "apart", mode="standoff", window=LONG_SECONDS)
    hurt, healer, foe, friend = (at(made, number) for number in range(4))
    assert (public(hurt)["turn"], public(hurt)["lives"]) == (0, [1, 2, 2, 2])
    question = [(ask["ask"], ask["key"]) for ask in hurt.guest.asks]
    use(healer, "charge")
    tap(healer, 0)
    healer.tap("confirm")
    announced(made, "charge")
    use(foe, "rollback")
    promised(foe)
    time_is_up(made)
    announced(made, "charge", "rollback")
    use(friend, "rollback")
    promised(friend)
    time_is_up(made)
    for phone in made:
        phone.wait(lambda phone=phone: public(phone)["lives"] == [2, 2, 2, 2])  # type: ignore[misc]
    assert public(hurt)["turn"] == 0
    assert [(ask["ask"], ask["key"]) for ask in hurt.guest.asks] == question


def test_a_window_is_a_ring_that_closes_and_looks_the_same_for_all(phones: Phones) -> None:
    made = sit(phones, 4, 4, "together", window=LONG_SECONDS)
    bring(made, lambda: public(made[0])["announced"] in WINDOWS, choosing("shoot", "arm", "end"))
    for phone in made:
        expect(phone.sees("announced").get_by_test_id("closing")).to_be_visible()
        expect(phone.find("confirm")).to_have_count(0)
        own = phone.guest.match["private"]["programs"]
        assert all(phone.page.locator(f"[data-card={card}]").count() == 0 for card in own)
    made[0].inspect("window")


# --- secrets ----------------------------------------------------------------------------------------------------------


def test_the_own_team_is_explained_while_the_cards_are_pressed(phones: Phones) -> None:
    phone, *_ = sit(phones, 4, 4, "together")
    own = phone.guest.match["private"]
    box = phone.sees("card").bounding_box()
    assert box is not None
    phone.page.mouse.move(box["x"] + 20, box["y"] + 20)
    phone.page.mouse.down()
    palm = phone.sees("palm")
    assert palm.get_by_test_id("team").get_attribute("data-team") == own["team"]
    assert palm.locator(f"[data-card={own['roles'][0]}]").count() == 1
    phone.accessible()
    phone.screenshot("palm")
    phone.page.set_viewport_size({"width": 360, "height": 420})
    expect(palm).to_have_attribute("tabindex", "0")
    phone.accessible()
    phone.page.mouse.up()
    expect(phone.find("palm")).to_have_count(0)
    assert phone.page.locator(".known").count() == 0


# --- cards ------------------------------------------------------------------------------------------------------------


SMALL = """() => {
  const side = 40;
  const drawn = new Map();
  for (const svg of document.querySelectorAll('[data-testid=rules-cards] svg[data-card]')) {
    const ink = new OffscreenCanvas(side, side).getContext('2d');
    ink.scale(side / svg.viewBox.baseVal.width, side / svg.viewBox.baseVal.height);
    ink.lineCap = ink.lineJoin = 'round';
    for (const path of svg.querySelectorAll('path')) {
      const shape = new Path2D(path.getAttribute('d'));
      ink.lineWidth = Number(path.getAttribute('stroke-width'));
      if (path.getAttribute('fill') === 'none') ink.stroke(shape);
      else ink.fill(shape);
    }
    const dots = ink.getImageData(0, 0, side, side).data;
    drawn.set(svg.dataset.card, Array.from({length: side * side}, (_, dot) => dots[4 * dot + 3] > 127));
  }
  return [...drawn].flatMap(([one, first], place) => [...drawn].slice(place + 1).map(([other, second]) => {
    const inked = first.filter((dot, at) => dot || second[at]).length;
    return [first.filter((dot, at) => dot !== second[at]).length / inked, one, other];
  }));
}"""
"""How much of the ink of each two drawings is not the same, when they are 40 dots wide."""


def test_all_cards_are_in_the_rules_and_their_drawings_are_told_apart_at_forty_dots(phones: Phones) -> None:
    phone = phones(lang="en")
    phone.open("/rules/doomsday")
    cards = phone.sees("rules-cards")
    for card in (*ROLES, *PROGRAMS, *LOYALTY, *WEAPONS):
        expect(cards.get_by_test_id(f"role-{card}")).to_have_count(1)
    phone.page.wait_for_load_state("networkidle")
    phone.accessible()
    compared = phone.page.evaluate(SMALL)
    assert len(compared) == 94 * 93 / 2
    assert min(compared) > [0.2], sorted(compared)[:5]


# --- for a whole room -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "size", "seats"), [("ru", "1080p", 16), ("en", "720p", 4)])
def test_a_television_shows_the_ring_and_what_a_window_answers(
    phones: Phones, lang: str, size: str, seats: int
) -> None:
    (host,) = sit(phones, 1, seats, "together", lang, window=LONG_SECONDS)
    tv = television(phones, lang, size)
    tv.open(f"/tv/{host.guest.at['code']}")
    host.tap("admit")
    tv.sees("tv-board")
    tv.wait(lambda: bool(tv.guest.match))
    bring([host], lambda: public(tv)["announced"] in WINDOWS, choosing("shoot", "arm", "end"))
    expect(tv.sees("announced").get_by_test_id("closing")).to_be_visible()
    expect(tv.find("ring").locator("li[data-testid^=seat-]")).to_have_count(seats)
    readable(tv, "window", size)
    assert tv.guest.match["private"] is None
