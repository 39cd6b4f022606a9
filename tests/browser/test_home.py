"""Where the page comes from decides what a browser lets it do."""

from __future__ import annotations

from .conftest import Phones


def test_on_a_phone_in_the_home_network_the_page_is_no_secure_context(phones: Phones) -> None:
    phone = phones()
    phone.open("/")
    assert phone.page.evaluate("isSecureContext") is False


def test_on_the_own_machine_the_page_is_a_secure_context(phones: Phones) -> None:
    phone = phones()
    phone.page.goto(phone.served.safe + "/")
    assert phone.page.evaluate("isSecureContext") is True
