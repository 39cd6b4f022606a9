"""Contact sheets: matches of every game are played, and every stage of them pictured, on phones and on televisions.

python -m tools.sheets                 writes mafia-360.png, …, mafia-tv-8.png, … into build/sheets
python -m tools.sheets spyfall         of one game alone
python -m tools.sheets mafia-tv-32     one table before a television
python -m tools.sheets doomsday-16     one table on phones and desks, with another number of players than in its tests
"""

from __future__ import annotations

import sys
from base64 import b64encode
from collections import defaultdict
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser

from tests.browser.chromium import ROOT, find, opened
from tests.browser.phone import DRAWN, Phone
from tests.browser.server import Served
from tests.browser.stages import SCRIPTS, TELEVISIONS, WIDTHS, broadcast, stages

SHEETS = ROOT / "build" / "sheets"
ACROSS = {360: 6, 768: 4, 1280: 3, 1920: 3}
"""How many pictures are in a row."""
WIDEST = 2400
PAGE = """<style>
  body {{ margin: 0; padding: 16px; background: #808080; font: 16px sans-serif; }}
  main {{ display: grid; grid-template-columns: repeat({across}, 1fr); gap: 16px; }}
  figure {{ margin: 0; }}
  img {{ width: 100%; display: block; }}
</style><main>{figures}</main>"""

LONG_NAME = "Бабушка Валентина"
Pictures = dict[str, bytes]


def main(wanted: list[str]) -> None:
    SHEETS.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, Served(Path(folder) / "log.txt") as served, opened(find()) as browser:
        studio = Studio(browser, served, Path(folder))
        for game, script in SCRIPTS.items():
            if not wanted or game in wanted:
                studio.lay_phones(game, game, script.seats)
            for seats in script.others:
                if not wanted or {game, f"{game}-{seats}"} & {*wanted}:
                    studio.lay_phones(f"{game}-{seats}", game, seats)
            for seats in script.crowds:
                if not wanted or {game, f"{game}-tv-{seats}"} & {*wanted}:
                    studio.lay(f"{game}-tv-{seats}", studio.on_television(game, seats), len(TELEVISIONS))


class Studio:
    """Where matches are played to be pictured."""

    def __init__(self, browser: Browser, served: Served, folder: Path) -> None:
        self.browser, self.served, self.folder = browser, served, folder

    def on_phones(self, game: str, seats: int) -> dict[int, Pictures]:
        """Pictures of every stage, by width."""
        phone = Phone(self.browser, self.served, "Даша", self.folder, device_scale_factor=1)
        pictures: dict[int, Pictures] = defaultdict(dict)
        for _, stage in stages(phone, game, seats):
            for width, height in WIDTHS.items():
                pictures[width][stage] = taken(phone, width, height)
        phone.close()
        return pictures

    def on_television(self, game: str, seats: int) -> Pictures:
        """Pictures of every stage in every size, those of one stage beside each other."""
        host = Phone(self.browser, self.served, LONG_NAME, self.folder)
        screen: dict[str, Any] = {"device_scale_factor": 1, "has_touch": False, "is_mobile": False}
        tv = Phone(self.browser, self.served, "TV", self.folder, **screen)
        pictures: Pictures = {}
        for stage in broadcast(host, tv, game, seats):
            for width, height in TELEVISIONS:
                pictures[f"{stage} {width}×{height}"] = taken(tv, width, height)
        for phone in (host, tv):
            phone.close()
        return pictures

    def lay_phones(self, name: str, game: str, seats: int) -> None:
        for width, pictures in self.on_phones(game, seats).items():
            self.lay(f"{name}-{width}", pictures, ACROSS[width])

    def lay(self, name: str, pictures: Pictures, across: int) -> None:
        target = SHEETS / f"{name}.png"
        target.write_bytes(sheet(self.browser, pictures, across))
        print(f"{target.relative_to(ROOT)} is new", flush=True)


def taken(phone: Phone, width: int, height: int) -> bytes:
    phone.page.set_viewport_size({"width": width, "height": height})
    phone.page.evaluate(DRAWN)
    return phone.page.screenshot(animations="disabled")


def sheet(browser: Browser, pictures: Pictures, across: int) -> bytes:
    figures = "".join(
        f'<figure><figcaption>{escape(stage)}</figcaption><img src="data:image/png;base64,{b64encode(one).decode()}">'
        "</figure>"
        for stage, one in pictures.items()
    )
    page = browser.new_page(viewport={"width": WIDEST, "height": 800})
    page.set_content(PAGE.format(across=across, figures=figures))
    made = page.screenshot(full_page=True)
    page.close()
    return made


if __name__ == "__main__":
    main(sys.argv[1:])
