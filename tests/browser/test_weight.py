"""What a phone has to fetch before anything can be done, on a slow network."""

from __future__ import annotations

import re
from urllib.request import urlopen

import pytest

from .conftest import Phones
from .phone import Phone
from .served import Served

FETCHED = """() => performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))
    .map((one) => [new URL(one.name).pathname, one.encodedBodySize])"""


def fetched(phone: Phone) -> dict[str, int]:
    """What was fetched, and the bytes of each as they were sent."""
    phone.page.locator("h1").first.wait_for()
    phone.page.wait_for_load_state("networkidle")
    return {name: size for name, size in phone.page.evaluate(FETCHED) if not name.startswith("/api/")}


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_phone_that_opens_a_table_fetches_little(phones: Phones, lang: str) -> None:
    host, guest = phones("Даша", lang), phones("Гоша", lang)
    host.host(language=lang)
    guest.open(f"/t/{host.table}")
    for phone in (host, guest):
        found = fetched(phone)
        code = {name: size for name, size in found.items() if re.search(r"\.(js|css)$|^/t/", name)}
        fonts = {name: size for name, size in found.items() if name.endswith(".woff2")}
        assert sum(code.values()) < 150_000, code
        assert sum(fonts.values()) < 90_000, fonts


def test_nothing_is_fetched_from_anybody_else(phones: Phones) -> None:
    phone = phones()
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(request.url))
    phone.host()
    phone.page.locator("h1").first.wait_for()
    own = (phone.origin, phone.origin.replace("http", "ws"), "data:")
    assert [url for url in asked if not url.startswith(own)] == []


def test_the_page_has_neither_scripts_nor_styles_of_its_own(served: Served) -> None:
    with urlopen(served.safe) as answer:
        page = answer.read().decode()
        policy = answer.headers["Content-Security-Policy"]
    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
    assert re.findall(r"<style|\sstyle=|\son\w+=", page) == []
    assert "unsafe" not in policy
