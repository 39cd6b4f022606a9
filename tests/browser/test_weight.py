"""What a phone has to fetch before anything can be done, on a slow network."""

from __future__ import annotations

import re
from urllib.request import urlopen

import pytest

from .conftest import Phones
from .people import begin, gather
from .phone import Phone
from .server import Served

FETCHED = """() => performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))
    .map((one) => [new URL(one.name).pathname, one.encodedBodySize])"""
CODE = (r"\.(js|css)$", "^/t/")
FONTS = r"\.woff2$"
WORDS = "^/api/words/"


def fetched(phone: Phone, *kinds: str) -> dict[str, int]:
    """What was fetched of these kinds, and the bytes of each as they were sent."""
    phone.page.locator("h1").first.wait_for()
    phone.page.wait_for_load_state("networkidle")
    found: dict[str, int] = {}
    for name, size in phone.page.evaluate(FETCHED):
        if re.search("|".join(kinds), name):
            found[name] = found.get(name, 0) + size
    return found


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_phone_that_opens_a_table_fetches_little(phones: Phones, lang: str) -> None:
    host, guest = phones("Даша", lang), phones("Гоша", lang)
    host.host(language=lang)
    guest.open(f"/t/{host.table}")
    for phone in (host, guest):
        code, fonts = fetched(phone, *CODE), fetched(phone, FONTS)
        assert sum(code.values()) < 150_000, code
        assert sum(fonts.values()) < 90_000, fonts


@pytest.mark.parametrize(
    ("game", "seats", "most_code", "most_words"),
    [
        *[("mafia", 8, 171_500, 15_500), ("spyfall", 5, 185_000, 20_500), ("passengers", 6, 184_500, 14_500)],
        *[("doomsday", 8, 181_500, 22_000), ("colonies", 8, 175_000, 17_500)],
    ],
)
def test_the_board_of_a_game_and_the_words_on_it_are_light(
    phones: Phones, game: str, seats: int, most_code: int, most_words: int
) -> None:
    (phone,) = gather(phones, 1, seats, game=game, sitting="apart")
    begin([phone])
    code, words = fetched(phone, *CODE), fetched(phone, WORDS)
    assert sum(code.values()) < most_code, code
    assert sum(words.values()) < most_words, words


def test_rules_cards_and_lines_are_fetched_when_somebody_wants_them(phones: Phones) -> None:
    (phone,) = gather(phones, 1, 5, game="spyfall", sitting="together")
    begin([phone])
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(request.url.removeprefix(phone.origin)))
    assert fetched(phone, WORDS, "/cards$").keys() == {"/api/words/ru/spyfall"}
    phone.tap("menu")
    phone.tap("tab-cards")
    phone.sees("role-zoo")
    assert [one for one in asked if one.startswith("/api/")] == ["/api/games/spyfall/cards?lang=ru"]
    phone.tap("tab-rules")
    phone.page.get_by_text("О чём игра").wait_for()
    assert "/api/words/ru/spyfall?part=rules" in asked
    assert "/api/words/ru/spyfall?part=lines" not in asked


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
