"""The way to a table, and around it, before a match."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from lichina import registry
from lichina.table.state import OwnedProgram
from lichina.visit import FarTable

from .conftest import Phones
from .phone import DRAWN, Phone


def enter(phone: Phone, table: str) -> None:
    """Come in by the link, through the door."""
    phone.table = table
    phone.open(f"/t/{table}")
    phone.sees("door")
    phone.find("name").fill(phone.name)
    phone.tap("enter")


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_table_is_made_and_others_come_in_by_its_word(phones: Phones, lang: str) -> None:
    host, guest = phones("Даша", lang), phones("Гоша", lang)
    host.open("/")
    host.tap("create")
    host.find("name").fill("Даша")
    host.inspect("create")
    host.tap("create-table")
    host.sees("lobby")
    word = host.find("code").inner_text()
    guest.open("/")
    guest.find("code").fill(f" {word.upper()} ")
    guest.tap("join")
    guest.sees("door")
    guest.inspect("door")
    guest.find("name").fill("Гоша")
    guest.tap("enter")
    guest.sees("lobby")
    expect(host.find("seat-1")).to_contain_text("Гоша")
    expect(guest.find("seat-0")).to_contain_text("Даша")
    host.inspect("lobby")
    guest.inspect("lobby-guest")


def test_a_word_that_no_table_has_is_refused_in_its_place(phones: Phones) -> None:
    phone = phones()
    phone.expected.append("404")
    phone.open("/")
    phone.find("code").fill("нетакого")
    phone.tap("join")
    expect(phone.page.get_by_role("alert").or_(phone.page.locator(".error")).first).to_be_visible()


def test_the_host_fills_the_table_with_bots_and_starts(phones: Phones) -> None:
    host = phones()
    host.host()
    host.sees("lobby")
    expect(host.find("start")).to_be_disabled()
    expect(host.find("problem")).to_be_visible()
    host.tap("fill")
    expect(host.find("start")).to_be_enabled()
    host.screenshot("ready")
    host.tap("start")
    host.sees("match")


def test_an_option_that_changes_nothing_for_so_many_players_says_so(phones: Phones) -> None:
    host = phones("Даша")
    host.host(game="passengers")
    for _ in range(3):
        host.act("bot")
    host.sees("lobby")
    host.tap("game-settings")
    host.page.get_by_text("Все настройки игры").click()
    idle = "Для 4 игроков это ничего не меняет."
    expect(host.sees("option-gifts")).to_contain_text(idle)
    expect(host.find("option-boat_cap")).to_contain_text(idle)
    expect(host.find("option-empty_seats")).not_to_contain_text(idle)
    host.accessible()
    for _ in range(3):
        host.act("bot")
    for name in ("gifts", "boat_cap"):
        expect(host.find(f"option-{name}")).not_to_contain_text("ничего не меняет")


def test_while_people_are_still_coming_no_mode_is_barred_for_their_number(phones: Phones) -> None:
    host = phones("Даша")
    host.open("/")
    host.tap("create")
    with host.page.expect_response(lambda response: "/passengers/barred" in response.url) as answered:
        host.tap("tile-passengers")
    assert answered.value.json()["modes"] == []
    host.page.get_by_text("Все настройки игры").click()
    expect(host.page.get_by_label("Второй набор")).to_be_enabled()


@pytest.mark.parametrize("game", registry.BUILT_IN)
def test_nothing_of_a_new_table_is_barred_for_a_number_that_nobody_has_named(phones: Phones, game: str) -> None:
    host = phones("Даша")
    with host.page.expect_response(lambda response: f"/{game}/barred" in response.url):
        host.open(f"/new?game={game}")
    host.page.evaluate(DRAWN)
    rules = host.page.get_by_role("group", name="Правила на сегодня")
    expect(rules.get_by_role("radio")).not_to_have_count(0)
    expect(rules.get_by_role("radio", disabled=True)).to_have_count(0)
    expect(rules).not_to_contain_text("Игроков должно быть")


def test_whoever_is_sent_away_is_told_so(phones: Phones) -> None:
    host, guest = phones("Даша"), phones("Гоша")
    guest.expected.append("403")
    enter(guest, host.host())
    guest.sees("lobby")
    host.tap("seat-1")
    host.tap("kick")
    host.tap("kick-sure")
    guest.sees("gone")
    guest.inspect("gone")
    expect(host.find("seat-1")).to_have_count(0)
    guest.tap("ask-back")
    guest.sees("door")
    guest.find("name").fill("Кто-то другой")
    guest.tap("enter")
    guest.sees("waiting")
    expect(host.sees("knocking")).to_contain_text("уже просили уйти")
    host.tap("admit")
    guest.sees("lobby")


def test_whoever_comes_to_a_table_full_of_bots_sits_down_and_is_seen_without_scrolling(phones: Phones) -> None:
    host, guest = phones("Мама"), phones("Папа")
    host.host(game="spyfall")
    for _ in range(7):
        host.act("bot")
    enter(guest, host.table)
    expect(guest.sees("seat-1")).to_contain_text("Папа")
    face = host.sees("arrived").get_by_text("Папа")
    expect(face).to_be_in_viewport(ratio=1)
    host.inspect("full-of-bots")


def test_back_closes_a_sheet_first_and_then_asks(phones: Phones) -> None:
    host = phones("Даша")
    host.open("/")
    host.host()
    host.sees("lobby")
    host.tap("menu")
    host.sees("menu-game")
    host.page.go_back()
    expect(host.find("menu-game")).to_have_count(0)
    host.page.go_back()
    host.sees("back-asks")
    host.inspect("back-asks")
    host.tap("back-stay")
    expect(host.find("back-asks")).to_have_count(0)
    host.page.go_back()
    host.sees("back-asks")
    host.tap("back-go")
    host.sees("home")
    host.page.go_back()
    host.sees("lobby")


def test_at_a_door_where_one_knocks_the_host_opens(phones: Phones) -> None:
    host, guest = phones("Даша"), phones("Гоша")
    host.host()
    host.act("set", door="knock")
    enter(guest, host.table)
    guest.sees("waiting")
    guest.inspect("waiting")
    host.sees("knocking")
    host.accessible()
    host.tap("admit")
    guest.sees("lobby")
    assert guest.guest.at["stage"] == "lobby"


def test_a_closed_door_says_so(phones: Phones) -> None:
    host, guest = phones("Даша"), phones("Гоша")
    host.host()
    host.act("set", door="closed")
    guest.open(f"/t/{host.table}")
    guest.sees("door")
    expect(guest.find("enter")).to_have_count(0)


def test_the_language_changes_at_once_and_nothing_is_lost(phones: Phones) -> None:
    host = phones()
    host.host()
    host.sees("lobby")
    host.tap("menu")
    host.page.get_by_label("English").check()
    expect(host.page.locator("html")).to_have_attribute("lang", "en")
    host.page.keyboard.press("Escape")
    expect(host.find("seat-0")).to_contain_text("Даша")
    expect(host.find("start")).to_contain_text("Start")


def test_somebody_takes_another_mask_and_everybody_sees_it(phones: Phones) -> None:
    host, guest = phones("Даша"), phones("Гоша")
    enter(guest, host.host())
    guest.sees("lobby")
    guest.tap("seat-1")
    guest.tap("mask-17")
    host.until(lambda seen: seen["table"]["table"]["people"][1]["mask"] == 17)
    expect(guest.find("mask-17")).to_be_visible()
    guest.accessible()


def test_whoever_moves_to_another_device_is_the_same_there(phones: Phones) -> None:
    phone, other = phones("Даша"), phones("Даша")
    phone.host()
    phone.sees("lobby")
    link = phone.call("POST", f"/api/tables/{phone.table}/links")["link"]
    other.page.goto(link)
    other.sees("move")
    other.accessible()
    other.tap("move-go")
    other.sees("lobby")
    assert other.guest.you["person"] == phone.guest.you["person"]


def test_a_table_that_is_closed_is_gone_for_everybody(phones: Phones) -> None:
    host, guest = phones("Даша"), phones("Гоша")
    for phone in (host, guest):
        phone.expected.append("404")
    enter(guest, host.host())
    guest.sees("lobby")
    host.tap("menu")
    host.tap("close-table")
    host.tap("close-table-sure")
    guest.sees("gone")


@pytest.mark.parametrize(
    ("lang", "said"), [("ru", "программа «Mine», чья: Анна"), ("en", "program “Mine”, run by Анна")], ids=["ru", "en"]
)
def test_everybody_reads_in_the_lobby_which_seat_is_a_program_and_whose(phones: Phones, lang: str, said: str) -> None:
    host = phones("Даша", lang)
    table = host.host(language=lang)
    host.sees("lobby")
    FarTable(f"{host.served.safe}/t/{table}").enter("Робот", OwnedProgram("Mine", "Анна"))
    expect(host.find("seat-1").get_by_test_id("program")).to_have_text(said)
    assert host.find("seat-0").get_by_test_id("program").count() == 0
    host.inspect(f"program-{lang}")
