"""lichina play: a table for this evening. The tables are opened, and on this machine the page as well."""

from __future__ import annotations

import os
import sys
import webbrowser
from argparse import Namespace
from threading import Thread

from ..server.config import Config
from ..words import Words
from . import serve

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")


def run(arguments: Namespace, words: Words) -> None:
    """Serve, and show the page to the person at this machine."""
    serve.run(arguments, words, None if arguments.no_browser else _show)


def _show(config: Config, port: int) -> None:
    if _has_screen():
        # A browser that starts may take seconds, and the page is to be answered meanwhile.
        Thread(target=_open, args=(own_page(config, port),), daemon=True).start()


def own_page(config: Config, port: int) -> str:
    """The address for this machine itself: there the page may do what browsers allow only where it is safe."""
    if config.public_url is not None or config.host not in serve.EVERYWHERE:
        return config.address(port)
    return f"http://{'[::1]' if ':' in config.host else '127.0.0.1'}:{port}"


def _has_screen() -> bool:
    if "SSH_CONNECTION" in os.environ:
        return False
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in SCREENS)


def _open(address: str) -> None:
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    if type(browser) is not webbrowser.GenericBrowser:  # those live in the terminal, and it is in use
        browser.open(address)
