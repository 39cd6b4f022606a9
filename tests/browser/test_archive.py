"""Matches of other evenings: who has won how often."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Phones


def test_statistics_say_who_won_how_often_and_where_it_is_too_early_to_tell(phones: Phones) -> None:
    phone = phones()
    phone.open("/")
    phone.page.get_by_role("link", name="Статистика").click()
    thirteen = phone.sees("statistics-mafia-13")
    expect(thirteen.get_by_role("heading")).to_have_text("13 игроков 12 партий")
    expect(thirteen.get_by_role("listitem")).to_have_text(["Мирные жители 75\xa0%", "Мафия 25\xa0%"])
    expect(phone.find("statistics-mafia-11")).to_contain_text("Судить рано: нужно хотя бы 10 партий.")
    expect(phone.find("statistics-mafia-11").get_by_role("listitem")).to_have_count(0)
    phone.inspect("statistics")
