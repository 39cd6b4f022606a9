"""Where the page comes from decides what a browser lets it do."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from lichina import registry

from .conftest import Phones


def test_on_a_phone_in_the_home_network_the_page_is_no_secure_context(phones: Phones) -> None:
    phone = phones()
    phone.open("/")
    assert phone.page.evaluate("isSecureContext") is False


def test_on_the_own_machine_the_page_is_a_secure_context(phones: Phones) -> None:
    phone = phones()
    phone.page.goto(phone.served.safe + "/")
    assert phone.page.evaluate("isSecureContext") is True


@pytest.mark.parametrize("game", registry.BUILT_IN)
def test_the_picture_of_a_game_leads_to_a_new_table_that_shows_it_with_no_scrolling(phones: Phones, game: str) -> None:
    phone = phones()
    phone.open("/")
    phone.tap(f"tile-{game}")
    phone.sees("create-form")
    for part in ("name", f"tile-{game}"):
        expect(phone.find(part)).to_be_in_viewport(ratio=1)
    expect(phone.find(f"tile-{game}").get_by_role("radio")).to_be_checked()


def test_whoever_came_by_the_picture_of_a_game_can_choose_another(phones: Phones) -> None:
    phone = phones()
    phone.open("/new?game=colonies")
    expect(phone.sees("tile-colonies")).to_be_visible()
    expect(phone.find("tile-mafia")).to_have_count(0)
    phone.tap("other-game")
    expect(phone.find("tile-colonies").get_by_role("radio")).to_be_focused()
    phone.tap("tile-mafia")
    expect(phone.find("tile-mafia").get_by_role("radio")).to_be_checked()
    expect(phone.find("tile-colonies").get_by_role("radio")).not_to_be_checked()
    phone.inspect("another-game")
