"""A match that is over is watched again: with all cards open, as a spectator saw it, and as any seat did."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Phones
from .mafia_pages import run_out
from .phone import Phone
from .test_match import sit
from .test_screens import walk


def over(phones: Phones) -> Phone:
    """Somebody at the end of a match."""
    (host, *_) = sit(phones, 1, 6, "apart")
    run_out([host])
    host.sees("end")
    return host


def position(phone: Phone) -> tuple[int, int]:
    slider = phone.find("slider")
    return int(slider.input_value()), int(slider.get_attribute("max") or 0)


def test_a_replay_is_watched_in_three_views(phones: Phones) -> None:
    host = over(phones)
    host.tap("watch")
    host.sees("replay")
    log = host.find("log")
    told = {}
    for view in ("all", "spectator", "seat"):
        host.tap(f"view-{view}")
        if view == "seat":
            host.tap("eyes-0")
        host.page.keyboard.press("End")
        host.page.wait_for_url(re.compile(f"as={view if view != 'seat' else 0}"))
        expect(host.find("slider")).to_have_value(str(position(host)[1]))
        host.inspect(view)
        told[view] = log.inner_text()
    assert len({*told.values()}) == 3
    assert len(told["all"]) > len(told["seat"]) > len(told["spectator"])
    walk(host)


def test_the_keyboard_steps_through_a_replay_until_a_new_match_begins(phones: Phones) -> None:
    host = over(phones)
    host.tap("watch")
    host.sees("replay")
    host.page.keyboard.press("Home")
    assert position(host)[0] == 0
    host.page.keyboard.press("ArrowRight")
    host.page.keyboard.press("ArrowRight")
    assert position(host)[0] == 2
    host.page.keyboard.press("ArrowLeft")
    assert position(host)[0] == 1
    host.page.keyboard.press("End")
    at, last = position(host)
    assert at == last > 10
    host.act("start")
    host.sees("next-match")
    host.tap("watch-on")
    host.inspect("next-match")
    host.tap("to-match")
    host.sees("match")


def test_whoever_has_the_link_watches_from_the_same_moment_without_having_been_there(phones: Phones) -> None:
    host, stranger = over(phones), phones("Зоя")
    host.tap("watch")
    host.sees("replay")
    host.tap("view-spectator")
    host.page.wait_for_url(re.compile("as=spectator"))
    host.page.keyboard.press("Home")
    host.page.keyboard.press("ArrowRight")
    host.page.wait_for_url(re.compile("as=spectator&step=1$"))
    stranger.page.goto(host.page.url)
    stranger.sees("replay")
    assert position(stranger)[0] == 1
    expect(stranger.find("view-spectator")).to_have_attribute("aria-pressed", "true")


def test_a_link_with_a_wrong_key_opens_nothing(phones: Phones) -> None:
    host, stranger = over(phones), phones("Зоя")
    stranger.expected.append("40[34]")
    host.tap("watch")
    host.sees("replay")
    path = host.page.url.split("?")[0]
    stranger.page.goto(path[:-4] + ("AAAA" if not path.endswith("AAAA") else "BBBB"))
    stranger.sees("replay-trouble")
    stranger.inspect("wrong")
    assert stranger.find("replay").count() == 0


def test_a_match_whose_rules_have_changed_is_read_in_words(phones: Phones) -> None:
    host, stranger = over(phones), phones("Зоя")
    host.tap("watch")
    host.sees("replay")
    refusal = {"code": "cannot-replay", "text": "Эту партию уже не показать: с тех пор изменились правила игры."}
    stranger.expected.append("409")
    stranger.page.route(re.compile(r"/api/replays/.*\?as="), lambda route: route.fulfill(status=409, json=refusal))
    stranger.page.goto(host.page.url.split("?")[0])
    expect(stranger.find("replay-trouble")).to_have_text(refusal["text"])
    expect(stranger.find("kept-story")).to_contain_text("День 1.")
    expect(stranger.find("record")).to_be_visible()
    stranger.inspect("kept")


def test_after_the_end_another_match_begins_and_nothing_of_the_last_one_is_left(phones: Phones) -> None:
    host = over(phones)
    host.tap("another")
    host.sees("match")
    host.wait(lambda: host.guest.match["match"] == 2 and not host.guest.over)
    expect(host.find("end")).to_have_count(0)
