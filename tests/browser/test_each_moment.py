"""Each moment of each game by itself: it comes for certain, on all devices, and what follows waits for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from lichina import registry

from . import doomsday_pages, mafia_pages, spyfall_pages
from .conftest import Phones
from .moment_positions import SCENES, Scene, Step
from .people import begin, come, find, gather, stage
from .phone import Phone
from .test_moments import LAPTOP, LONG_SECONDS, look, named, tap
from .test_tv import television

SLOW: dict[str, dict[str, Any]] = {
    "mafia": mafia_pages.QUICK,
    "spyfall": spyfall_pages.SLOW,
    "doomsday": doomsday_pages.SLOW,
}
EACH = [
    pytest.param(game, scene, id=f"{game}-{name}") for game, scenes in SCENES.items() for name, scene in scenes.items()
]
EVERY_MATCH = {"passengers": {"gift", "sailed", "ashore", "scored"}}
"""Moments that no match is without, see `test_moments.py`."""


@pytest.mark.parametrize("game", [*SLOW, *EVERY_MATCH])
def test_no_moment_is_left_to_chance(game: str) -> None:
    shown = {key for scene in SCENES.get(game, {}).values() for key in scene.shows} | EVERY_MATCH.get(game, set())
    assert shown == {tale.key for tale in registry.find(game).game.EVENTS if tale.moment}


@pytest.mark.parametrize(("game", "scene"), EACH)
def test_all_devices_show_the_moment_and_go_on_together_when_all_have_seen_it(
    phones: Phones, request: pytest.FixtureRequest, game: str, scene: Scene
) -> None:
    people = [phones("Даша"), phones("Гоша", **LAPTOP)]
    tv = television(phones, "ru", "720p")
    options = {**SLOW[game], "moment": LONG_SECONDS}
    name = request.node.callspec.id.partition("-")[2]
    gather(phones, 2, scene.seats, made=people, game=game, mode=name, sitting="together", options=options)
    people[0].act("set", bots=[60, 60], pace=10)
    tv.open(f"/tv/{people[0].guest.at['code']}")
    people[0].tap("admit")
    tv.sees("tv-lobby")
    begin(people)
    seen: list[str] = []
    for step in scene.steps:
        take(people, step)
        while (moment := people[0].until(settled)["match"]["moment"]) is not None:
            here, everybody = f"{moment['key']} {moment['ends']}", (*people, tv)
            for device in everybody:
                device.wait(lambda device=device, here=here: named(device) == here)  # type: ignore[misc]
            before = [stage(device) for device in everybody]
            seen.append(moment["key"])
            look(people, tv, "720p", set())
            assert [stage(device) for device in everybody] == before, "nothing goes on while somebody looks"
            tap(people)
    assert tuple(seen) == scene.shows
    for device in (*people, tv):
        device.wait(lambda device=device: bool(device.guest.over) == (scene.then is None))  # type: ignore[misc]
        expect(device.find("moment")).to_have_count(0)
    if scene.then is not None:
        come((*people, tv), scene.then)


def settled(frames: dict[str, Any]) -> bool:
    """Whether a moment has come, or none comes until somebody does something: a window ends by itself."""
    match = frames["match"]
    return match["moment"] is not None or all(ask["key"] not in doomsday_pages.WINDOWS for ask in match["asks"])


def take(people: Sequence[Phone], step: Step) -> None:
    """Somebody answers what is asked, or takes what is offered, without the screens for it; or time is up."""
    if step is None:
        people[0].act("hasten")
        return
    who, key, value = step
    phone = people[who]

    def open_now() -> Any:
        offered = any(offer["key"] == key for offer in phone.guest.match["offers"])
        return (find(phone, key) or {}).get("ask") or (key if offered else None)

    phone.wait(lambda: open_now() is not None)
    phone.act("answer", match=phone.guest.match["match"], ask=open_now(), value=value)
