"""«Пассажиры» on a television, the count of the points, who was who, and a match that is watched again."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from .answers import drawn
from .conftest import Phones
from .passengers_pages import SLOW
from .passengers_pages import sit as sit_down
from .people import Ask, gather, public, stage
from .phone import Phone
from .test_tv import SIZES, readable

SHOWN = "board => [...board.querySelectorAll('[data-face]')].map((card) => card.dataset.face).sort()"
"""The faces that can be seen on a board; whoever lies face down has none."""
LIT = "board => [...board.querySelectorAll('[data-lit]')].map((cell) => cell.dataset.cell).sort()"
CUT = "panel => panel.scrollHeight - panel.clientHeight"
STAGES = {"deal", "place", "talk", "vote", "sailed", "scoring"}
"""In these everybody has something to do, whatever the gifts are and whoever has the coin."""


def sit(phones: Phones, people: int, seats: int, lang: str, size: str, motion: str, **options: Any) -> list[Phone]:
    """A table with a television, the last of those returned, and so many people; bots have the other seats."""
    made = gather(phones, people, seats, lang, game="passengers", sitting="together", options={**SLOW, **options})
    width, height = SIZES[size]
    screen = {"viewport": {"width": width, "height": height}, "device_scale_factor": 1, "reduced_motion": motion}
    host, tv = made[0], phones("Телевизор", lang, has_touch=False, is_mobile=False, **screen)
    tv.open(f"/tv/{host.guest.at['code']}")
    host.tap("admit")
    tv.sees("tv-lobby")
    host.act("start")
    tv.sees("tv-board")
    for phone in (*made, tv):
        phone.wait(lambda phone=phone: bool(phone.guest.match))  # type: ignore[misc]
    return [*made, tv]


def answers(made: list[Phone], choose: Callable[[Ask], Any]) -> Iterator[None]:
    """Everybody answers, without the screens for it, whatever is asked; each time before somebody does."""
    host = made[0]
    while True:
        host.wait(lambda: bool(host.guest.over) or any(map(_open, made)))
        if host.guest.over:
            return
        seen = [(phone, ask) for phone in made for ask in phone.guest.asks if ask["held"] is None]
        yield
        for phone, ask in seen:
            phone.try_to("answer", match=host.guest.match["match"], ask=ask["ask"], value=choose(ask))
        for phone, ask in seen:
            phone.wait(lambda phone=phone, ask=ask: ask["ask"] not in _open(phone))  # type: ignore[misc]


def _open(phone: Phone) -> list[int]:
    return [ask["ask"] for ask in phone.guest.asks if ask["held"] is None]


def by_chance(seed: int) -> Callable[[Ask], Any]:
    dice = random.Random(seed)
    return lambda ask: drawn(ask["form"], dice)


def bring(made: list[Phone], wanted: str, seed: int = 3) -> None:
    """Everybody answers until it has come to this stage."""
    for _ in answers(made, by_chance(seed)):
        if stage(made[0]) == wanted:
            return


def caught_up(tv: Phone, host: Phone) -> bool:
    """Whether the television has heard what everybody can know by now."""
    return bool(host.look()["match"]["public"] == public(tv))


def hidden(phone: Phone) -> list[str]:
    """What somebody knows of riders that lie face down."""
    riders, match = public(phone)["riders"], phone.guest.match
    return [face for rider, face in match["private"]["known"].items() if not riders[int(rider)]["face"]]


# --- the television ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "size", "seats", "gifts"), [("ru", "1080p", 8, "vote"), ("en", "720p", 4, "one")])
def test_a_television_follows_a_match_and_shows_no_face_that_only_some_know(
    phones: Phones, lang: str, size: str, seats: int, gifts: str
) -> None:
    *made, tv = sit(phones, 2, seats, lang, size, "reduce", gifts=gifts)
    host = made[0]
    taken, secrets = set[str](), 0
    for _ in answers(made, by_chance(seats)):
        tv.wait(lambda: caught_up(tv, host))
        view, now = public(tv), stage(tv)
        if now not in taken:
            taken.add(now)
            expect(tv.find("tv-board")).to_have_attribute("data-stage", now)
            readable(tv, now, size)
            assert "⟨" not in tv.page.locator("body").inner_text()
        if tv.find("tv-now").count():
            assert tv.find("tv-now").evaluate(CUT) <= 1, tv.find("tv-now").inner_text()
        if now != "scoring":
            rows = [] if now == "set" else view["boats"] + view["shore"]  # then only the sets are there
            here = {rider for row in rows for rider in row["riders"]}
            up = sorted(one["face"] for rider, one in enumerate(view["riders"]) if one["face"] and rider in here)
            known = Counter(one["face"] for one in view["riders"] if one["face"])
            assert not Counter(tv.find("tv-board").evaluate(SHOWN)) - known
            tv.wait(lambda up=up: tv.find("tv-board").evaluate(SHOWN) == up)  # type: ignore[misc]
            secrets += sum(len(hidden(phone)) for phone in made)
    assert secrets > 0
    tv.wait(lambda: bool(tv.guest.over))
    expect(tv.find("tv-cast").get_by_role("listitem")).to_have_count(seats)
    expect(tv.find("tv-cast").get_by_role("heading")).to_have_count(3 if seats % 2 == 0 else 2)
    readable(tv, "end", size)
    assert taken >= STAGES | ({"set"} if gifts == "vote" else set())
    assert tv.guest.match["private"] is None
    assert [event for event in tv.guest.told if event.get("private")] == []


# --- the count --------------------------------------------------------------------------------------------------------


def sums(phone: Phone) -> dict[str, float]:
    found = {}
    for side in ("guides", "smugglers", "jaster"):
        if phone.find(f"sum-{side}").count():
            found[side] = float(phone.find(f"sum-{side}").inner_text().replace(",", "."))
    return found


def every_point_is_counted(host: Phone) -> None:
    """Where everybody sees it, for one thing after the other."""
    scoring = host.sees("scoring")
    score = public(host)["score"]
    reasons, before = list(score["steps"]), sums(host)
    assert before == {"guides": 0, "smugglers": 0, "jaster": 0}
    while reasons:
        host.tap("scoring-on")
        why, lit = scoring.get_attribute("data-why"), set(scoring.evaluate(LIT))
        now = [step for step in reasons if step["why"] == why and set(step["cells"]) <= lit]
        assert now
        assert lit == {cell for step in now for cell in step["cells"]}
        after = sums(host)
        side = now[0]["side"]
        assert after == {**before, side: before[side] + sum(step["points"] for step in now)}
        reasons, before = [step for step in reasons if step not in now], after
    assert before == {side: score[side] for side in before}
    host.tap("scoring-on")
    last = scoring.get_attribute("data-last") or ""
    expect(scoring).to_have_attribute("data-at", last)
    expect(host.find("scoring-line")).to_contain_text("Выигрыва" if score["how"] == "points" else "Поровну")
    host.inspect("counted")
    skip_and_return(host, last)


def skip_and_return(host: Phone, last: str) -> None:
    """The count can be gone back in, looked at again and skipped."""
    scoring, score = host.sees("scoring"), public(host)["score"]
    host.tap("scoring-back")
    expect(scoring).to_have_attribute("data-at", str(int(last) - 1))
    host.tap("scoring-end")
    host.tap("scoring-play")
    expect(scoring).to_have_attribute("data-at", "0")
    host.inspect("beginning")
    host.tap("scoring-on")
    host.inspect("counting")
    host.tap("scoring-end")
    expect(scoring).to_have_attribute("data-at", last)
    assert sums(host) == {side: score[side] for side in ("guides", "smugglers", "jaster")}


def test_on_a_television_the_count_goes_on_by_itself_until_somebody_stops_it(phones: Phones) -> None:
    host, tv = sit(phones, 1, 5, "en", "720p", "no-preference")
    bring([host], "scoring")
    scoring = tv.sees("scoring")
    expect(scoring).to_have_attribute("data-at", "2")
    tv.tap("scoring-play")
    stopped = scoring.get_attribute("data-at")
    tv.page.wait_for_timeout(2500)
    expect(scoring).to_have_attribute("data-at", stopped or "")


# --- afterwards -------------------------------------------------------------------------------------------------------


def everybody_stands_with_the_own_side_and_its_points(host: Phone, sides: dict[int, str]) -> None:
    """At the end all faces are open."""
    unmasked = host.sees("unmasked")
    expect(unmasked.get_by_role("listitem")).to_have_count(6)
    expect(unmasked.locator("section h3 .clockface")).to_have_count(3)
    expect(unmasked.locator("li [data-face]")).to_have_count(18)
    for seat, side in sides.items():
        group = unmasked.locator("section", has=host.find(f"was-{seat}")).first
        expect(group.locator("h3 [data-side]")).to_have_attribute("data-side", side)
    won = unmasked.locator("section").first.locator("h3 [data-side]").get_attribute("data-side")
    assert won == host.guest.over["side"]
    score = host.find("scoring")
    expect(score).to_have_attribute("data-at", score.get_attribute("data-last") or "")
    host.inspect("end")


def a_replay_opens_the_faces_to_whoever_sees_all_and_to_nobody_else(host: Phone) -> None:
    """From the deal to the count."""
    host.sees("end")
    host.tap("watch")
    host.sees("replay")
    host.page.keyboard.press("Home")
    host.inspect("dealt")
    slider = host.find("slider")
    faces = {}
    for view in ("all", "spectator"):
        host.tap(f"view-{view}")
        host.page.wait_for_url(f"**as={view}**")
        slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
        board = host.sees("replay-board")
        host.inspect(view)
        faces[view] = len(board.get_by_test_id("boats").evaluate(SHOWN))
    assert faces["spectator"] == 0 < faces["all"]
    host.page.keyboard.press("End")
    host.sees("scoring")
    host.inspect("over")


def test_a_match_is_counted_unmasked_and_watched_again(phones: Phones) -> None:
    made = sit_down(phones, 2, 6, "together")
    bring(made, "scoring")
    every_point_is_counted(made[0])
    sides = {phone.guest.match["seat"]: phone.guest.match["private"]["side"] for phone in made}
    bring(made, "over")
    everybody_stands_with_the_own_side_and_its_points(made[0], sides)
    a_replay_opens_the_faces_to_whoever_sees_all_and_to_nobody_else(made[0])
