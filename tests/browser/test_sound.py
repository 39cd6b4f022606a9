"""Sounds: a television asks for them once, a telephone is its owner's, and nobody hears who acts at night."""

from __future__ import annotations

import random
from collections.abc import Sequence

from playwright.sync_api import expect

from .conftest import Phones
from .heard_sounds import heard, listen
from .mafia_pages import QUICK, bring
from .people import gather
from .phone import Phone
from .stages import legal

SEATS = 8
OWN = {"call", "tick"}
"""All that a telephone in the same room lets be heard."""
EVENING = {
    "mafia": ({"discussion": 600, "voting": 600, "night": 600}, {"deal", "night", "stop", "dawn", "win"}),
    "spyfall": ({"rounds": 3, "minutes": 20, "discussion": 600}, {"deal", "stop", "card", "win"}),
    "passengers": ({"turn": 600, "discussion": 600, "voting": 300}, {"deal", "card", "boat", "dawn", "win"}),
}
"""The games of an evening: how they are played, and what is heard of each at least."""


def admitted(phones: Phones, host: Phone) -> Phone:
    """A television at the table of this host."""
    screen = {"viewport": {"width": 1280, "height": 720}, "device_scale_factor": 1}
    tv = phones("Телевизор", "ru", has_touch=False, is_mobile=False, **screen)
    listen(tv)
    tv.open(f"/tv/{host.guest.at['code']}")
    host.tap("admit")
    tv.sees("tv-lobby")
    return tv


def play_out(made: Sequence[Phone], dice: random.Random) -> None:
    """Everybody answers anything, without the screens for it, and time is up at once."""
    host = made[0]
    for _ in range(600):
        if host.guest.over:
            return
        asks = [(phone, ask) for phone in made for ask in phone.guest.asks if ask["held"] is None]
        for phone, ask in asks:
            phone.try_to("answer", match=phone.guest.match["match"], ask=ask["ask"], value=legal(ask, dice))
        host.hasten()
    raise AssertionError("the match does not end")


def test_a_television_asks_once_for_sound_and_is_silent_at_one_tap(phones: Phones) -> None:
    (host,) = gather(phones, 1, SEATS, sitting="together", options=QUICK)
    tv = admitted(phones, host)
    tv.sees("sound-on")
    tv.accessible()
    tv.tap("sound-on")
    expect(tv.find("sound-on")).to_have_count(0)
    host.act("start")
    tv.sees("tv-match")
    tv.wait(lambda: {"deal", "night"} <= set(heard(tv)))
    expect(tv.find("sound-on")).to_have_count(0)
    tv.tap("mute")
    expect(tv.find("mute")).to_have_attribute("aria-pressed", "true")
    before = heard(tv)
    bring([host], "vote")
    tv.wait(lambda: bool(tv.guest.match["public"]["stage"] == "vote"))
    assert heard(tv) == before
    tv.page.reload()
    expect(tv.find("mute")).to_have_attribute("aria-pressed", "true")
    tv.accessible()


def test_a_television_without_a_voice_of_the_language_says_so_and_names_a_phone_that_speaks(phones: Phones) -> None:
    (host,) = gather(phones, 1, SEATS, sitting="together", options=QUICK)
    screen = {"viewport": {"width": 1280, "height": 720}, "device_scale_factor": 1}
    tv = phones("Телевизор", "ru", has_touch=False, is_mobile=False, **screen)
    tv.context.add_init_script("speechSynthesis.getVoices = () => [{voiceURI: 'kate', name: 'Kate', lang: 'en-GB'}]")
    tv.open(f"/tv/{host.guest.at['code']}")
    host.tap("admit")
    tv.sees("tv-lobby")
    expect(tv.find("speaker")).to_contain_text("На этом экране нет русского голоса. Говорит телефон: Даша")
    tv.accessible()
    host.wait(lambda: bool(host.guest.at["voice"] == host.guest.at["host"]))
    host.act("start")
    host.sees("table-voice")


def test_a_phone_that_cannot_tremble_lights_up_and_may_be_told_not_to(phones: Phones) -> None:
    phone = phones()
    phone.context.add_init_script("delete Navigator.prototype.vibrate")
    phone.open("/settings")
    switch = phone.page.get_by_role("switch", name="Вспышка по краю экрана")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "false")
    expect(phone.find("glow")).to_have_count(0)
    switch.click()
    phone.sees("glow")
    expect(phone.find("glow")).to_have_count(0)
    phone.accessible()


def test_a_whole_evening_of_three_games_with_four_phones_and_a_television_and_sound(phones: Phones) -> None:
    made = [phones(name) for name in ("Даша", "Гоша", "Майя", "Тимур")]
    for phone in made:
        listen(phone)
    host = made[0]
    gather(phones, 4, SEATS, made=made, sitting="together")
    tv, dice = admitted(phones, host), random.Random(5)
    tv.tap("sound-on")
    for phone in made:
        phone.page.locator("h1").first.click()  # whoever has touched the screen may hear something
    for number, (game, (options, sounds)) in enumerate(EVENING.items(), 1):
        first = len(heard(tv))
        host.act("set", game=game, options=options)
        host.act("start")
        tv.wait(lambda number=number: tv.guest.match.get("match") == number)  # type: ignore[misc]
        tv.sees("tv-match")
        play_out(made, dice)
        tv.wait(lambda: bool(tv.guest.over))
        tv.wait(lambda first=first, sounds=sounds: sounds <= set(heard(tv)[first:]))  # type: ignore[misc]
        for phone in made:
            phone.sees("end")
            assert set(heard(phone)) <= OWN, (game, heard(phone))
            if game == "mafia":
                assert "call" not in heard(phone)  # all are called at once, and these phones tremble
        host.act("lobby")
        tv.sees("tv-lobby")
    evening = tv.guest.at["evening"]["matches"]
    assert [one["game"] for one in evening] == list(EVENING)
    assert any("call" in heard(phone) for phone in made)
