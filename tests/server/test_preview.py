"""What a link shows where it is shared: our own picture, and of a table nothing but its game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .guest import get, running
from .party import party


def tags(page: str) -> dict[str, str]:
    """The meta tags of a page by their names."""
    return dict(re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', page))


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client of one empty page."""
    (tmp_path / "index.html").write_text("<html><head><title>Личина</title></head></html>", encoding="utf-8")
    monkeypatch.setenv("LICHINA_CLIENT", str(tmp_path))


@pytest.mark.usefixtures("built")
async def test_the_first_screen_is_shown_with_our_own_picture_in_the_language_of_whoever_asks() -> None:
    async with running(public_url="https://mask.example") as server:
        russian = await get(server.address, "/")
        assert russian.headers["content-type"].startswith("text/html")
        shown = tags(russian.text)
        assert shown["og:title"] == shown["og:site_name"] == "Личина"
        assert shown["og:url"] == "https://mask.example/"
        assert shown["og:image"] == "https://mask.example/preview.png"
        assert shown["og:description"] == shown["description"]
        english = await get(server.address, "/", **{"Accept-Language": "en-GB"})
        assert tags(english.text)["og:title"] == "Lichina"


@pytest.mark.usefixtures("built")
async def test_a_link_to_a_table_names_its_game_and_tells_nothing_else_of_it() -> None:
    async with running() as server, party(server) as guests:
        host = guests[0]
        page = (await get(server.address, f"/t/{host.table}", **{"Accept-Language": "en"})).text
        assert tags(page)["og:title"] == "Мафия · «Личина»"
        assert tags(page)["og:url"].endswith(f"/t/{host.table}")
        for secret in (host.at["code"], *(person["name"] for person in host.at["people"])):
            assert secret not in page
        before = page
        await host.must("start")
        assert (await get(server.address, f"/t/{host.table}")).text == before


@pytest.mark.usefixtures("built")
async def test_a_table_that_is_not_here_and_a_replay_look_like_the_first_screen_without_their_address() -> None:
    async with running() as server:
        for path in ("/t/0123456789abcdef", "/r/0123456789abcdef/1/key", "/move"):
            shown = tags((await get(server.address, path)).text)
            assert shown["og:title"] == "Личина"
            assert "og:url" not in shown
