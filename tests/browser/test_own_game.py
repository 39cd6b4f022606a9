"""A designer's own game, served from where it lies: its words on the buttons, its rules to read, its bots at work."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import Phones

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
FILE = re.compile(r"^```\w+\n# file: (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture
def knock(tmp_path: Path) -> Iterator[str]:
    """The address of a server that offers the game of the page, which is installed nowhere."""
    for name, text in FILE.findall(PAGE.read_text(encoding="utf-8")):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "lichina", "serve", "--game", "./knock", "--lang", "en"]
    command += ["--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path / "data")]
    with (tmp_path / "log.txt").open("wb") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, cwd=tmp_path, text=True)
    assert process.stdout is not None
    said = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
    assert said is not None, (tmp_path / "log.txt").read_text()
    try:
        yield said[0]
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
    assert "trouble" not in (tmp_path / "log.txt").read_text(encoding="utf-8")


def test_a_game_of_ones_own_is_played_in_the_browser(phones: Phones, knock: str) -> None:
    host = phones("Ann", "en", origin=knock)
    host.served = _At(knock)  # type: ignore[assignment]
    host.host(game="knock", language="en")
    host.sees("lobby")
    host.act("set", bots=[0, 0])
    for _ in range(2):
        host.act("bot", level="careful")
    host.act("start")
    host.wait(lambda: bool(host.guest.match.get("asks")) or bool(host.guest.match.get("over")))
    expect(host.page.get_by_text("Peek at a card").first).to_be_visible()
    host.inspect("own-game")
    host.page.locator("[data-option=knock]").first.click()
    host.tap("confirm")
    host.wait(lambda: bool(host.guest.match.get("over")))
    host.open("/rules/knock")
    expect(host.page.get_by_text("What it is about").first).to_be_visible()
    table = host.look()["table"]["table"]
    assert (table["game"], table["stage"]) == ("knock", "ended")


class _At:
    """Where the phone's server is."""

    def __init__(self, address: str) -> None:
        self.port = int(address.rpartition(":")[2])
