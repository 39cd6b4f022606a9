"""Matches of other evenings: who has won how often, and one's own name taken out of them."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Phones
from .test_match import sit


def test_statistics_say_who_won_how_often_and_where_it_is_too_early_to_tell(phones: Phones) -> None:
    phone = phones()
    phone.open("/")
    phone.page.get_by_role("link", name="Статистика").click()
    eight = phone.sees("statistics-mafia-8")
    expect(eight.get_by_role("heading")).to_have_text("8 игроков 12 партий")
    expect(eight.get_by_role("listitem")).to_have_text(["Мирные жители 75\xa0%", "Мафия 25\xa0%"])
    expect(phone.find("statistics-mafia-6")).to_contain_text("Судить рано: нужно хотя бы 10 партий.")
    expect(phone.find("statistics-mafia-6").get_by_role("listitem")).to_have_count(0)
    phone.inspect("statistics")


def test_somebody_removes_their_name_from_past_matches_after_a_question(phones: Phones) -> None:
    (host,) = sit(phones, 1, 6, "apart")
    host.act("lobby")
    host.sees("lobby")
    host.page.get_by_text("Сыгранные партии").click()
    host.tap("forget")
    expect(host.page.get_by_text("Ваше имя и всё, что вы напечатали")).to_be_visible()
    host.inspect("forget")
    host.tap("no")
    path = f"/api/tables/{host.table}/matches"
    assert host.call("GET", path)[0]["names"][0] == host.name
    host.tap("forget")
    host.tap("forget-sure")
    expect(host.page.get_by_text("Вашего имени больше нет в 1 партии.")).to_be_visible()
    assert host.call("GET", path)[0]["names"][0] == "Игрок 1"
