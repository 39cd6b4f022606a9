"""How soon the web client is usable on a slow phone: `python -m benchmarks.client`, or `make bench-client`.

A page counts as usable when its heading and its first control are drawn. Every run is a browser that has never been
here; the processor is slowed down to a quarter. The figures are medians, in milliseconds.
"""

from __future__ import annotations

import statistics
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser

from tests.browser.chromium import find, opened
from tests.browser.phone import Phone
from tests.browser.server import Served

RUNS = 5
SLOWER = 4
USABLE = "h1 >> visible=true", ":is(button, input, a[href]):enabled >> visible=true"


def main() -> None:
    with TemporaryDirectory() as folder, Served(Path(folder) / "log.txt") as served, opened(find()) as browser:
        table = Phone(browser, served, "Даша", Path(folder)).host()
        for name, path in (("home", "/"), ("a link to a table", f"/t/{table}")):
            times = [usable(browser, served, path) for _ in range(RUNS)]
            print(f"{name}: {statistics.median(times):.0f} ms ({min(times):.0f}–{max(times):.0f})")


def usable(browser: Browser, served: Served, path: str) -> float:
    """Milliseconds from opening an address to a page that can be used."""
    phone = Phone(browser, served, "Гоша", Path())
    phone.context.new_cdp_session(phone.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    start = time.perf_counter()
    phone.page.goto(phone.origin + path, wait_until="commit")
    for part in USABLE:
        phone.page.locator(part).first.wait_for()
    taken = (time.perf_counter() - start) * 1000
    phone.close()
    return taken


if __name__ == "__main__":
    main()
