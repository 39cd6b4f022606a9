"""`lichina play`: the page opens by itself for whoever sits at this machine."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from lichina.cli.play import own_page
from lichina.server.config import Config

PATIENCE_SECONDS = 30.0


@pytest.mark.parametrize(
    ("config", "address"),
    [
        (Config(host="0.0.0.0"), "http://127.0.0.1:8000"),
        (Config(host="::"), "http://[::1]:8000"),
        (Config(host="192.0.2.7"), "http://192.0.2.7:8000"),
        (Config(host="0.0.0.0", public_url="https://play.example"), "https://play.example"),
    ],
)
def test_on_this_machine_the_page_is_opened_where_it_may_do_most(config: Config, address: str) -> None:
    assert own_page(config, 8000) == address


def played(folder: Path, *more: str, **surroundings: str) -> list[str]:
    """What a browser was asked to open, of a program that is stopped as soon as it awaits its guests."""
    browser, opened = folder / "browser", folder / "opened.txt"
    browser.write_text(f'#!/bin/sh\necho "$1" >> "{opened}.new"; mv "{opened}.new" "{opened}"\n')
    browser.chmod(0o755)
    clean = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "SSH_CONNECTION")}
    command = [sys.executable, "-m", "lichina", "play", "--data", str(folder / "data"), "--port", "0", *more]
    environment = {**clean, "BROWSER": f"{browser} %s &", **surroundings}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment) as process:
        assert process.stdout is not None
        said = process.stdout.readline().decode()
        deadline = time.monotonic() + (PATIENCE_SECONDS if surroundings and not more else 1.0)
        while not opened.exists() and time.monotonic() < deadline:
            time.sleep(0.02)
        process.terminate()
        process.stdout.read()
    assert "http://" in said
    return opened.read_text().split() if opened.exists() else []


def test_where_there_is_a_screen_the_browser_opens_the_page(tmp_path: Path) -> None:
    (address,) = played(tmp_path, DISPLAY=":0")
    assert address.startswith("http://127.0.0.1:")


def test_without_a_screen_no_browser_is_opened(tmp_path: Path) -> None:
    assert played(tmp_path) == []


def test_whoever_wants_no_browser_gets_none(tmp_path: Path) -> None:
    assert played(tmp_path, "--no-browser", DISPLAY=":0") == []
