"""Phones sleep, networks fail, people reload: nobody loses a seat or an answer."""

from __future__ import annotations

import random
import re
from urllib.parse import urlsplit

from playwright.sync_api import Route, expect

from lichina.server.client import folder
from tests.server.guest import PROTOCOL

from .conftest import Phones
from .mafia_pages import answer, asked, bring, legal, play
from .test_match import sit


def test_a_reload_in_the_middle_of_a_question_finds_the_same_question(phones: Phones) -> None:
    (host, *_) = sit(phones, 1, 8, "apart")
    bring([host], "vote")  # before the first vote nobody has left
    before = asked(host)
    assert before is not None
    host.page.reload()
    host.sees("match")
    host.wait(lambda: asked(host) is not None)
    after = asked(host)
    assert after is not None
    assert (after["ask"], after["key"]) == (before["ask"], before["key"])
    answer(host, after["key"], legal(after, random.Random(1)))


def old_client(route: Route) -> None:
    """A part of the client as it was in the version before."""
    text = (folder() / urlsplit(route.request.url).path.lstrip("/")).read_text("utf-8")
    route.fulfill(body=text.replace(PROTOCOL, "lichina.1"), content_type="text/javascript")


def test_an_open_page_of_an_older_version_loads_itself_anew_and_keeps_its_seat(phones: Phones) -> None:
    (host, *_) = sit(phones, 1, 8, "apart")
    bring([host], "vote")
    before = host.guest.match
    loads: list[str] = []
    host.page.on("request", lambda request: loads.append(request.url) if request.is_navigation_request() else None)
    host.context.route("**/assets/*.js", lambda route: old_client(route) if len(loads) < 2 else route.continue_())
    host.page.reload()
    host.wait(lambda: len(loads) == 2)
    host.sees("match")
    host.wait(lambda: asked(host) is not None)
    after = host.guest.match
    assert (after["seat"], after["private"]["card"]) == (before["seat"], before["private"]["card"])
    assert len(loads) == 2, "once by the test, and once by itself"
    ask = asked(host)
    assert ask is not None
    answer(host, ask["key"], legal(ask, random.Random(1)))


def test_a_page_that_is_out_of_date_however_often_it_is_loaded_says_so(phones: Phones) -> None:
    (host, *_) = sit(phones, 1, 8, "apart")
    host.context.route("**/assets/*.js", old_client)
    host.page.reload()
    host.sees("gone")
    expect(host.page.get_by_role("button", name="Обновить страницу")).to_be_visible()
    host.accessible()


def test_two_tabs_on_one_seat_show_the_same(phones: Phones) -> None:
    made = sit(phones, 2, 8, "apart")
    bring(made, "vote")
    host = made[0]
    other = host.tab()
    other.goto(host.page.url)
    other.get_by_test_id("match").wait_for()
    ask = asked(host)
    assert ask is not None
    target = next(option for option in ask["form"]["options"] if option != "abstain")
    other.get_by_test_id(f"seat-{target}").get_by_role("button").click()
    other.get_by_test_id("confirm").click()
    host.until(lambda seen: seen["match"]["asks"][0]["held"] == target)
    for page in (host.page, other):
        expect(page.get_by_test_id("confirm")).to_be_disabled()
        expect(page.get_by_test_id("confirm")).to_have_text(re.compile("^Ваш голос: "))
    expect(host.find("confirm")).to_have_text(other.get_by_test_id("confirm").inner_text())


def test_a_phone_without_reception_says_so_and_comes_back_by_itself(phones: Phones) -> None:
    host, guest = sit(phones, 2, 8, "apart")
    guest.expected += ["ERR_INTERNET_DISCONNECTED"]
    answer(guest, "look", "seen")
    expect(guest.sees("awaited")).to_contain_text(host.name)
    expect(host.find("awaited")).to_have_count(0)
    guest.screenshot("awaited")
    guest.context.set_offline(True)
    guest.page.evaluate("window.dispatchEvent(new Event('offline'))")
    guest.sees("lost")
    guest.screenshot("lost")
    bring([host], "discussion")
    guest.context.set_offline(False)
    guest.page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(guest.find("lost")).to_have_count(0)
    guest.wait(lambda: guest.guest.match.get("public", {}).get("stage") == "discussion")


def test_for_whoever_stays_silent_a_bot_plays_until_one_says_that_one_is_here(phones: Phones) -> None:
    host, guest = sit(phones, 2, 8, "apart")
    for _ in range(20):
        if guest.find("bot-plays").count():
            break
        ask = asked(host)
        if ask:
            answer(host, ask["key"], legal(ask, random.Random(1)))
        host.hasten()
    guest.sees("bot-plays")
    guest.accessible()
    guest.tap("here")
    host.until(lambda seen: seen["table"]["table"]["seats"][1]["by"] == "person")
    expect(guest.find("bot-plays")).to_have_count(0)


def test_somebody_who_comes_in_the_middle_watches_and_learns_nothing_hidden(phones: Phones) -> None:
    (host, *_) = sit(phones, 1, 8, "apart")
    watcher = phones("Зоя")
    watcher.enter(host.table, "spectator")
    watcher.sees("match")
    watcher.sees("watching")
    watcher.accessible()
    assert watcher.find("card").count() == 0
    assert watcher.guest.match["private"] is None
    play(host, [host], random.Random(3))
    watcher.sees("end")


def test_whoever_is_sent_away_in_a_match_is_told_so_and_a_bot_plays_on(phones: Phones) -> None:
    host, guest = sit(phones, 2, 8, "apart")
    guest.expected.append("40[13]")
    host.act("kick", person=guest.guest.you["person"])
    guest.sees("gone")
    guest.accessible()
    host.until(lambda seen: seen["table"]["table"]["seats"][1]["by"] == "bot")


def test_a_pause_is_seen_by_everybody_and_the_host_goes_on(phones: Phones) -> None:
    host, guest = sit(phones, 2, 8, "apart")
    host.act("pause")
    for phone in (host, guest):
        phone.sees("paused")
        phone.accessible()
    assert guest.find("resume").count() == 0
    host.tap("resume")
    for phone in (host, guest):
        expect(phone.find("paused")).to_have_count(0)
