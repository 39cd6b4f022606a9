"""Take the pictures of the README: a table is played on a phone and a television for it.

python -m tools.screenshots                  writes all of them into docs/images
python -m tools.screenshots doom winter      writes doom.png and winter.png alone
"""

from __future__ import annotations

import random
import sys
from base64 import b64encode
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser

from tests.browser import passengers_pages, people, spyfall_pages
from tests.browser.chromium import ROOT, find, opened
from tests.browser.mafia_pages import QUICK, bring, legal, run_out
from tests.browser.phone import TELEVISION, Phone
from tests.browser.server import Served
from tests.browser.stages import stages

IMAGES = ROOT / "docs" / "images"
SEATS = 10
CARD = "doctor"
TRIES = 200
PAGE = """<style>
  body {{ margin: 0; padding: 24px; display: flex; gap: 24px; width: max-content; background: transparent; }}
  img {{ width: 300px; border-radius: 28px; border: 6px solid #2b2838; display: block; }}
</style>{images}"""


def main(wanted: list[str]) -> None:
    with TemporaryDirectory() as folder, Served(Path(folder) / "log.txt") as served, opened(find()) as browser:
        for name, take in PICTURES.items():
            if not wanted or name in wanted:
                take(browser, served, Path(folder))


def evening(browser: Browser, served: Served, folder: Path) -> None:
    phone = among_bots(browser, served, folder, SEATS, sitting="together", options=QUICK)
    pictures = [phone.screenshot("lobby")]
    phone.act("set", sitting="apart")
    tv = television(browser, served, folder, phone)
    deal(phone)
    bring([phone], "vote")
    pictures.append(vote(phone, tv))
    bring([phone], "night", 1)
    pictures.insert(1, night(phone))
    run_out([phone])
    pictures.append(replay(phone))
    (IMAGES / "phones.png").write_bytes(side_by_side(browser, pictures))
    print("docs/images/phones.png and docs/images/tv.png are new")


def spies(browser: Browser, served: Served, folder: Path) -> None:
    """«Находка для шпиона»: the player's own card, an answer, an accusation and the score."""
    phone = among_bots(browser, served, folder, 6, game="spyfall", sitting="apart")
    phone.act("set", options={**spyfall_pages.SLOW, "dealer": 1})
    phone.act("start")
    phone.sees("match")
    pictures = [pressed(phone)]
    spyfall_pages.answer(phone, "look")
    phone.wait(lambda: people.find(phone, "answer") is not None, patience=60_000)
    pictures.append(phone.screenshot("answer"))
    spyfall_pages.stop(phone, "accuse", phone.guest.match["public"]["asker"])
    phone.wait(lambda: people.stage(phone) != "accusation", patience=30_000)
    phone.page.wait_for_timeout(600)
    pictures.append(phone.screenshot("verdicts"))
    while people.stage(phone) not in ("score", "over"):
        phone.act("hasten")
    phone.page.wait_for_timeout(600)
    pictures.append(phone.screenshot("score"))
    (IMAGES / "spies.png").write_bytes(side_by_side(browser, pictures))
    print("docs/images/spies.png is new")


def ferry(browser: Browser, served: Served, folder: Path) -> None:
    """«Пассажиры»: placing, a gift, the fists that have opened, and the points."""
    phone = among_bots(browser, served, folder, 6, game="passengers", sitting="apart", options=passengers_pages.SLOW)
    phone.act("start")
    phone.sees("match")
    dice = random.Random(7)
    pictures = []
    for stage, number in (("place", 1), ("gifts", 1), ("sailed", 2), ("scoring", 3)):
        passengers_pages.play([phone], dice, lambda: asks_in(phone, stage, number))  # noqa: B023  # it is over before the next
        if stage == "scoring":
            phone.tap("scoring-end")
        phone.page.wait_for_timeout(4000)
        pictures.append(phone.screenshot(stage))
    (IMAGES / "ferry.png").write_bytes(side_by_side(browser, pictures))
    print("docs/images/ferry.png is new")


def doom(browser: Browser, served: Served, folder: Path) -> None:
    """«Судный день»: a turn, a shot, the player's own cards and the replay."""
    wanted = ("card", "turn", "shot", "replay")
    (IMAGES / "doom.png").write_bytes(side_by_side(browser, of_stages(browser, served, folder, "doomsday", wanted)))
    print("docs/images/doom.png is new")


def winter(browser: Browser, served: Served, folder: Path) -> None:
    """«Война колоний»: the player's own cards, a move, an action and the replay."""
    wanted = ("card", "move", "act", "replay")
    (IMAGES / "winter.png").write_bytes(side_by_side(browser, of_stages(browser, served, folder, "colonies", wanted)))
    print("docs/images/winter.png is new")


def of_stages(browser: Browser, served: Served, folder: Path, game: str, wanted: tuple[str, ...]) -> list[bytes]:
    """Some stages of a match, as they are pictured for the contact sheets."""
    phone = Phone(browser, served, "Даша", folder)
    pictures = {}
    for _, stage in stages(phone, game):
        if stage in wanted:
            phone.page.wait_for_timeout(600)
            pictures[stage] = phone.screenshot(stage)
    return [pictures[stage] for stage in wanted]


def among_bots(browser: Browser, served: Served, folder: Path, seats: int, **settings: Any) -> Phone:
    """A phone at a table with bots in all other seats."""
    phone = Phone(browser, served, "Даша", folder)
    phone.host(**settings)
    phone.act("set", bots=[0, 0.2])
    for _ in range(seats - 1):
        phone.act("bot")
    phone.wait(lambda: len(phone.guest.at["seats"]) == seats)
    return phone


def asks_in(phone: Phone, stage: str, number: int) -> bool:
    """Whether something is asked in this stage of this round."""
    return people.stage(phone) == stage and people.public(phone)["round"] >= number and bool(phone.guest.asks)


def pressed(phone: Phone) -> bytes:
    """The own card, while it is held."""
    box = phone.sees("card").bounding_box()
    assert box is not None
    phone.page.mouse.move(box["x"] + 20, box["y"] + 20)
    phone.page.mouse.down()
    phone.sees("palm")
    picture = phone.screenshot("pressed")
    phone.page.mouse.up()
    return picture


def television(browser: Browser, served: Served, folder: Path, host: Phone) -> Phone:
    tv = Phone(
        browser, served, "", folder, viewport=TELEVISION, device_scale_factor=1, has_touch=False, is_mobile=False
    )
    tv.open(f"/tv/{host.guest.at['code']}")
    tv.sees("pairing")
    tv.wait(lambda: bool(tv.guest.at))
    host.act("admit", person=tv.guest.you["person"])
    tv.sees("tv-lobby")
    return tv


def deal(phone: Phone) -> None:
    """Begin until the card is one that has something to do at night."""
    for _ in range(TRIES):
        phone.act("start")
        seen = phone.look()
        if seen["match"]["private"]["card"] == CARD:
            phone.sees("match")
            return
        phone.act("lobby")
    raise RuntimeError(f"nobody was dealt the {CARD}")


def vote(phone: Phone, tv: Phone) -> bytes:
    """The hands of the bots are up, and one's own is about to be."""
    phone.wait(lambda: len(phone.guest.match["public"]["hands"]) >= SEATS - 2)
    hands: list[int] = list(phone.guest.match["public"]["hands"].values())
    phone.find(f"seat-{max((one for one in hands if one), key=hands.count)}").get_by_role("button").click()
    tv.sees("tv-match")
    tv.page.wait_for_timeout(500)
    tv.page.screenshot(path=IMAGES / "tv.png", animations="disabled")
    return phone.screenshot("vote")


def night(phone: Phone) -> bytes:
    phone.sees("grid")
    ask = phone.guest.asks[0]
    target = next(one for one in iter(lambda: legal(ask, random.Random(4)), None) if one != "pass")
    phone.tap(f"pick-{target}")
    return phone.screenshot("night")


def replay(phone: Phone) -> bytes:
    """All cards open, somewhere in the middle."""
    phone.sees("end")
    phone.tap("watch")
    phone.sees("replay")
    last = int(phone.find("slider").get_attribute("max") or 0)
    phone.find("slider").fill(str(last * 3 // 5))
    phone.page.wait_for_timeout(300)
    return phone.screenshot("replay")


def side_by_side(browser: Browser, pictures: list[bytes]) -> bytes:
    page = browser.new_page(viewport={"width": 1400, "height": 720}, device_scale_factor=2)
    page.set_content(
        PAGE.format(images="".join(f'<img src="data:image/png;base64,{b64encode(one).decode()}">' for one in pictures))
    )
    return page.locator("body").screenshot(omit_background=True)


PICTURES = {"evening": evening, "spies": spies, "ferry": ferry, "doom": doom, "winter": winter}


if __name__ == "__main__":
    main(sys.argv[1:])
